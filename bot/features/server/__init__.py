"""What moderators decide, and what is kept about whom."""
