"""`--shuffle SEED`: the tests in another order, to find those that lean on one another."""

from __future__ import annotations

import random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="files, and the tests of a file, in a random order")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Files stay together, so that what a file's tests share is made once."""
    seed = config.getoption("--shuffle")
    if seed is None:
        return
    chooser = random.Random(seed)
    files: dict[object, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    order = list(files)
    chooser.shuffle(order)
    for tests in files.values():
        chooser.shuffle(tests)
    items[:] = [item for path in order for item in files[path]]
