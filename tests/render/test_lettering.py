"""Type: every letter of our languages is there, and texts fit."""

import pytest

from render.lettering import ELLIPSIS, SERIF, STRONG, fit, has_glyph, length, printable
from render.theme import LG, MD, SM, XS

FRENCH = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’"
GERMAN = "äöüßÄÖÜ„“"
OURS = "·×−…–+0123456789"


@pytest.mark.parametrize("weight", ["regular", "strong", "bold", "serif", "serif-bold"])
def test_letters_of_our_languages(weight: str) -> None:
    assert [c for c in FRENCH + GERMAN + OURS if not has_glyph(c, weight)] == []


def test_has_glyph_can_say_no() -> None:
    assert not has_glyph("漢")
    assert not has_glyph("🦊")


def test_names_keep_what_can_be_printed() -> None:
    assert printable("  Zoé\n🦊 漢字 B. ") == "Zoé B."
    assert printable("漢字") == ""


def test_fit_takes_the_largest_size_that_fits() -> None:
    wide = length("Yellow", MD, STRONG)
    assert fit("Yellow", wide, MD, STRONG) == ("Yellow", MD, False)
    assert fit("Yellow", wide - 1, MD, STRONG) == ("Yellow", SM, False)
    assert fit("Yellow", length("Yellow", XS, STRONG), LG, STRONG) == ("Yellow", XS, False)


def test_fit_cuts_only_when_the_smallest_size_is_too_wide() -> None:
    text, size, cut = fit("Yellow" * 5, 100, MD, SERIF)
    assert cut
    assert size == XS
    assert text.endswith(ELLIPSIS)
    assert length(text, size, SERIF) <= 100
    assert length(text[:-1] + "w" + ELLIPSIS, size, SERIF) > 100 - 20
    assert fit("anything", 0, MD, SERIF).cut
