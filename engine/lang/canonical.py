"""One spelling of a program, by names: it stays the same when a node gains a field that no program uses yet.

Fingerprints are made of it: of an effect, which a save in the middle of it is tied to, and of a sentence, which words
given by hand are tied to.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from enum import Enum
from hashlib import sha256
from typing import Any

from engine.lang.nodes import Effect, Node, Sentence, Step


def canonical(value: object, *, apart: type[Node] | None = None) -> str:
    """Return a node, or a value of a field of a node, in its one spelling: ``Draw(value=1,times=2)``.

    Fields that have their default are left out. Of nodes of the class ``apart`` inside, only the name is
    given, without their fields.

    Raises:
        TypeError: a value that no node can hold.
    """
    match value:
        case Node():
            return _node(value, apart)
        case Enum():
            return f"{type(value).__name__}.{value.name}"
        case bool() | int() | str() | None:
            return repr(value)
        case tuple():
            return f"({''.join(f'{canonical(each, apart=apart)},' for each in value)})"
    msg = f"no node holds a {type(value).__name__}"
    raise TypeError(msg)


def _node(node: Node, apart: type[Node] | None) -> str:
    name = type(node).__name__
    if apart is not None and isinstance(node, apart):
        return name
    given = ((each.name, getattr(node, each.name)) for each in fields(node) if differs(node, each))
    return f"{name}({','.join(f'{field}={canonical(value, apart=apart)}' for field, value in given)})"


def differs(node: Node, field: Field[Any]) -> bool:
    """Return whether a field of a node has another value than its default; one without a default always has."""
    if field.default_factory is not MISSING:
        return bool(getattr(node, field.name) != field.default_factory())
    value = getattr(node, field.name)
    # 1 == True, but not the same program.
    return field.default is MISSING or value != field.default or type(value) is not type(field.default)


def fingerprint(text: str) -> str:
    """Return a short hash of a spelling: 12 hexadecimal digits."""
    return sha256(text.encode()).hexdigest()[:12]


def sentence_fingerprint(effect: Effect, sentence: Step) -> str:
    """Return the fingerprint of one sentence of an effect: of all that its words depend on within the effect.

    That is what the sentence does, but for the sentences inside it, which have words of their own; the kind of the
    effect; and the first values of its parameters.
    """
    step = sentence.step if isinstance(sentence, Sentence) else sentence
    parts = (effect.kind, effect.parameters)
    return fingerprint(f"{canonical(parts)}{canonical(step, apart=Sentence)}")
