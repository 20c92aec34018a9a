"""Every renderer declares which fields of its node it words, so that none is left out unnoticed.

A field that differs from its default and is not declared raises; so does a value without words. A new field of a node
therefore raises in every text until a renderer words it.
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
    """The text of cards has no words for a node of a program, or for the value of one of its fields."""

    code = "no-words"

    def __init__(self, node: object, field: str = "") -> None:
        self.node = node
        self.field = field
        """the field that has no words; empty if the whole node has none"""
        spelling = canonical(node) if isinstance(node, Node) else repr(node)
        what = f"{type(node).__name__}.{field}" if field else type(node).__name__
        super().__init__(f"no words for {what} in {spelling}")


def given(node: Node) -> set[str]:
    """Return the names of the fields without a default, and of those that differ from their default."""
    return {each.name for each in fields(node) if differs(node, each)}


def word_only(node: Node, *names: str) -> None:
    """Check that no field of a node but these has a meaning that the words would leave out.

    Raises:
        NoWordsError: another field differs from its default.
    """
    key = (type(node), names)
    unworded = _unworded.get(key)
    if unworded is None:
        unworded = _unworded[key] = [each for each in fields(node) if each.name not in names]
    for each in unworded:
        if differs(node, each):
            raise NoWordsError(node, each.name)


_unworded: dict[tuple[type[Node], tuple[str, ...]], list[Field[Any]]] = {}
"""(class, worded fields) -> the other fields"""


def worded(*names: str) -> Callable[[Renderer], Renderer]:
    """Declare which fields of its node a renderer words: ``@worded("value", "times")``."""

    def declared(renderer: Renderer) -> Renderer:
        @wraps(renderer)
        def checked(node: Node, *args: Any, **kwargs: Any) -> Any:
            word_only(node, *names)
            return renderer(node, *args, **kwargs)

        return cast("Renderer", checked)

    return declared
