"""The parts of the game that decisions are made of: creatures, druids, rays, stones, cards."""
