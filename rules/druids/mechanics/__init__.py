"""What happens on the board: the map, populations, demons, stones."""
