"""Friends who may look over a shoulder."""
