"""What all titles share."""
