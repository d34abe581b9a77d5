"""What only pictures of Oak show."""
