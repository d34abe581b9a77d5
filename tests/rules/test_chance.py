"""The chi-square test against values that can be known otherwise, and on counts that are plainly odd or even."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from tests.rules.chance import chi_square_tail, likelihood, upper_gamma


@pytest.mark.parametrize(
    ("statistic", "freedom", "tail"),
    [
        (3.841458820694124, 1, 0.05),
        (6.634896601021213, 1, 0.01),
        (5.991464547107979, 2, 0.05),
        (11.070497693516351, 5, 0.05),
        (15.086272469388987, 5, 0.01),
        (18.307038053275146, 10, 0.05),
        (29.58829844507442, 10, 0.001),
        (124.34211340400407, 100, 0.05),
        (77.92946516501726, 100, 0.95),
    ],
)
def test_the_tail_as_tables_print_it(statistic: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(statistic, freedom) == pytest.approx(tail, rel=1e-9)


def test_the_tail_where_it_has_a_closed_form() -> None:
    """Two degrees of freedom: exp(-x/2). One: erfc of the root. Four: (1 + x/2) exp(-x/2)."""
    for x in (0.001, 0.3, 1.0, 2.9, 3.1, 10.0, 80.0):
        assert chi_square_tail(x, 2) == pytest.approx(math.exp(-x / 2), rel=1e-9)
        assert chi_square_tail(x, 1) == pytest.approx(math.erfc(math.sqrt(x / 2)), rel=1e-9)
        assert chi_square_tail(x, 4) == pytest.approx((1 + x / 2) * math.exp(-x / 2), rel=1e-9)
    assert upper_gamma(3, 0) == 1
    assert chi_square_tail(1000, 3) < 1e-200


def test_even_counts_fit_and_odd_ones_do_not() -> None:
    die = dict.fromkeys(range(6), 1 / 6)
    chooser = random.Random(1)
    fair = Counter(chooser.randrange(6) for _ in range(3000))
    assert likelihood(fair, die) > 0.01
    loaded = Counter(min(chooser.randrange(7), 5) for _ in range(3000))
    assert likelihood(loaded, die) < 1e-6
    assert likelihood(Counter({9: 1, 0: 500}), die) == 0, "what cannot be"
    assert likelihood(Counter({0: 3000}), {0: 1.0}) == 1, "nothing to find out"


def test_rare_values_are_counted_together() -> None:
    """Ten values in a thousand each, and one for the rest: 1,000 draws expect one of each rare value, ten in all."""
    weights = {0: 0.99, **dict.fromkeys(range(1, 11), 0.001)}
    assert likelihood(Counter({0: 990, 1: 10}), weights) == pytest.approx(1)
    assert likelihood(Counter({0: 960, 1: 40}), weights) < 1e-9
    assert likelihood(Counter({0: 100, 1: 3}), {0: 0.99, 1: 0.01}) == 1, "too few to be judged"


@pytest.mark.parametrize("seed", range(3))
def test_the_likelihood_itself_is_even(seed: int) -> None:
    """Of fair counts, a tenth look as odd as one in ten, and so on."""
    chooser = random.Random(seed)
    found = []
    for _ in range(400):
        counts = Counter(chooser.randrange(8) for _ in range(400))
        found.append(likelihood(counts, dict.fromkeys(range(8), 1 / 8)))
    tenths = Counter(min(int(p * 10), 9) for p in found)
    assert likelihood(tenths, dict.fromkeys(range(10), 0.1)) > 0.001
