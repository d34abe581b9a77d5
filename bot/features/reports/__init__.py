"""Something is wrong here: what people report, kept for the operator."""
