"""The printed material of Kemet: Blood and Sand as data: power tiles, cards, set-up, the board of six cities.

The engine plays with it: `differences` compares its figures with the table entry by entry, and is empty. Figures are
those of this game's own printings, 2021 and 2024, not of the first edition.
"""
