"""No renderer leaves anything out unnoticed: each declares which fields of its node its words tell.

A field that differs from its default and is not declared raises; so does a value that no words fit. A new field of a
node therefore raises in every text until somebody words it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields
from functools import wraps
from typing import Any, TypeVar, cast

from engine.lang.canonical import canonical, differs
from engine.lang.nodes import Node

Renderer = TypeVar("Renderer", bound=Callable[..., Any])


class NoWordsError(TypeError):
    """A node of a program, or the value of one of its fields, that the text of cards has no words for."""

    code = "no-words"

    def __init__(self, node: object, field: str = "") -> None:
        self.node = node
        self.field = field
        """the field that would be left out; empty if nothing of the node can be said"""
        spelling = canonical(node) if isinstance(node, Node) else repr(node)
        what = f"{type(node).__name__}.{field}" if field else type(node).__name__
        super().__init__(f"no words for {what} in {spelling}")


def given(node: Node) -> set[str]:
    """Return the names of the fields that say something: those without a default, and those that differ from it."""
    return {each.name for each in fields(node) if differs(node, each)}


def tell_only(node: Node, *told: str) -> None:
    """Declare that what is said of a node tells these fields and no other.

    Raises:
        NoWordsError: another field says something, too.
    """
    key = (type(node), told)
    untold = _untold.get(key)
    if untold is None:
        untold = _untold[key] = [each for each in fields(node) if each.name not in told]
    for each in untold:
        if differs(node, each):
            raise NoWordsError(node, each.name)


_untold: dict[tuple[type[Node], tuple[str, ...]], list[Field[Any]]] = {}
"""(class, fields that are told) -> the others"""


def tells(*told: str) -> Callable[[Renderer], Renderer]:
    """Declare which fields of its node a renderer tells: ``@tells("value", "times")``."""

    def declared(renderer: Renderer) -> Renderer:
        @wraps(renderer)
        def checked(node: Node, *args: Any, **kwargs: Any) -> Any:
            tell_only(node, *told)
            return renderer(node, *args, **kwargs)

        return cast("Renderer", checked)

    return declared
