"""Pebbles: the smallest complete title. It has chance, a secret and a simultaneous decision.

Everybody holds pebbles 1 to 5. Each of three rounds a die is rolled; all choose a pebble in secret; when all have
chosen, the pebbles are shown, and whoever is nearest to the die scores it (equal ones all do). Used pebbles are gone.
Then the winner of the round, if there is just one, may swap one of the first five for one drawn from a bag.
"""

from examples.pebbles.rules.game import Pebbles

PEBBLES = Pebbles()

__all__ = ["PEBBLES", "Pebbles"]
