"""Rules engines: no I/O, no clock, nothing of Discord."""
