"""The printed material of Kemet: Blood and Sand as data: power tiles, cards, set-up, the board of six cities.

The engine does not play with it yet (`differences` says entry by entry in what it differs); texts and pictures of the
material stand ready beside it. Figures are those of this game's own printings, 2021 and 2024, not of the first edition.
"""
