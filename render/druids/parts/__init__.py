"""Parts of the pictures: called after what they show."""
