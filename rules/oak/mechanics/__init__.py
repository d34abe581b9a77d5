"""How the parts of Oak work: the oak itself, druids at rest, displays, potions, prices, effects, Broichan."""
