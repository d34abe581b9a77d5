"""How pages, texts and ids look on Discord. Knows no table."""
