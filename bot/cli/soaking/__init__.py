"""The parts of `menhir soak`: a bot that is killed, people, troubles, and what must stand after each of them."""
