"""Tables: who sits where, what is played, what is told. Nothing here knows Discord's wire or a title by name."""
