"""Whether counts are what chance would give: Pearson's chi-square test, without a statistics package."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

V = TypeVar("V", bound=Hashable)

FEWEST = 5.0
"""Values expected more rarely than this are counted together, as the test demands."""
TINY = 1e-15


def likelihood(counts: Mapping[V, int], weights: Mapping[V, float]) -> float:
    """How often counts at least as odd as these come up where values are as likely as `weights` say; 0 where something
    came up that cannot."""
    assert math.isclose(sum(weights.values()), 1.0, abs_tol=1e-9), weights
    if any(not weights.get(value) for value in counts):
        return 0.0
    drawn = sum(counts.values())
    bins: list[tuple[int, float]] = []
    rare_count, rare_expected = 0, 0.0
    for value, weight in weights.items():
        count, expected = counts.get(value, 0), drawn * weight
        if expected >= FEWEST:
            bins.append((count, expected))
        else:
            rare_count, rare_expected = rare_count + count, rare_expected + expected
    if rare_expected >= FEWEST or (rare_count and not bins):
        bins.append((rare_count, rare_expected))
    elif bins and rare_expected:
        count, expected = bins.pop()
        bins.append((count + rare_count, expected + rare_expected))
    if len(bins) < 2:
        return 1.0
    statistic = sum((count - expected) ** 2 / expected for count, expected in bins)
    return chi_square_tail(statistic, len(bins) - 1)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least this."""
    return upper_gamma(freedom / 2, statistic / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x): by its series below a + 1, else by Lentz's continued
    fraction, where each converges fast."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * TINY:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b = x + 1 - a
    c, d = 1 / 1e-300, 1 / b
    fraction, i = d, 0
    while True:
        i += 1
        factor = -i * (i - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        fraction *= c * d
        if abs(c * d - 1) < TINY * 4:
            return scale * fraction
