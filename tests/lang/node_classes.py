"""All classes of nodes, for tests that ask each of them something."""

import sys
from collections.abc import Iterator

from engine.lang import nodes

FAMILIES = {nodes.Amount, nodes.Cards, nodes.Condition, nodes.Step, nodes.Choose}
"""what other nodes are kinds of; no program holds one"""


def node_classes(family: type[nodes.Node] = nodes.Node) -> Iterator[type[nodes.Node]]:
    """Yield every class of a family that a program can hold, wherever it is defined."""
    for each in family.__subclasses__():
        # A class with slots is made twice, and the first of the two may not be gone yet.
        if getattr(sys.modules[each.__module__], each.__name__, None) is each:
            if each not in FAMILIES:
                yield each
            yield from node_classes(each)
