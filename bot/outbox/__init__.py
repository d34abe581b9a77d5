"""What is wanted on Discord and not there yet: posts, errands, pictures that come later."""
