"""What only Karnag's pictures show."""
