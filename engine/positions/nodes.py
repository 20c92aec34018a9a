"""YAML with a place for everything: composed, never constructed, so that nothing in a file is ever executed.

A :class:`Sheet` reads one text. Its readers return what a node says, or report a problem at its place and return
nothing, so that one reading finds everything that is wrong.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.positions.problems import Problem, did_you_mean

MAX_BYTES = 250_000
MAX_DEPTH = 20
MAX_VALUES = 10_000
MAX_TEXT = 20_000
MAX_SHOWN = 60
"""characters of a file's own text that a message repeats"""

TAG = "tag:yaml.org,2002:"
STR, INT, BOOL, NULL = TAG + "str", TAG + "int", TAG + "bool", TAG + "null"
PLAIN = {STR, INT, BOOL, NULL, TAG + "float", TAG + "timestamp", TAG + "value"}

INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,19})")
CONTROL = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""categories of characters that no text may hold: they hide, or turn what stands around them"""


class Pair(NamedTuple):
    """A key with its value."""

    key: str
    at: Node
    """where the key stands"""
    value: Node


def shown(text: str) -> str:
    """A text of the file as a message repeats it: quoted, escaped, and not too long."""
    return repr(text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…")


def describe(node: Node) -> str:
    """What a node is, in words."""
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, SequenceNode):
        return "a list"
    if node.tag == NULL:
        return "nothing"
    if node.tag == BOOL:
        return f"{shown(node.value)}, which YAML takes for true or false"
    if node.tag in (STR, TAG + "value"):
        return shown(node.value)
    kind = {INT: "the number", TAG + "float": "the number", TAG + "timestamp": "the date"}.get(node.tag, "the value")
    return f"{kind} {node.value[:MAX_SHOWN]}"


def spelt(node: Node) -> str:
    """What a node says, after "there is no ..."."""
    return shown(node.value) if isinstance(node, ScalarNode) and node.tag != NULL else describe(node)


class _WildError(yaml.MarkedYAMLError):
    """Good YAML, but nothing that a position needs."""


class _Composer(yaml.SafeLoader):
    """Composes nodes, but no tags, anchors or aliases, and neither too deep nor too many."""

    depth = 0
    values = 0

    def compose_node(self, parent: Node | None, index: int) -> Node | None:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        self.depth += 1
        self.values += 1
        fault = ""
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            fault = "anchors (&) and aliases (*) are not allowed; write it out twice"
        elif event.tag:
            fault = f"tags (!) are not allowed, found {shown(event.tag)}"
        elif self.depth > MAX_DEPTH:
            fault = f"nested more than {MAX_DEPTH} deep"
        elif self.values > MAX_VALUES:
            fault = "too many values"
        if fault:
            raise _WildError(problem=fault, problem_mark=event.start_mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


class Sheet:
    """One text being read, with all that is wrong with it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.problems: list[Problem] = []

    def problem(self, node: Node, message: str) -> None:
        """Report what is wrong at a node."""
        self.problem_at(node.start_mark.line + 1, node.start_mark.column + 1, message)

    def problem_at(self, line: int, column: int, message: str) -> None:
        """Report what is wrong at a place."""
        self.problems.append(Problem(self.source, line, column, message))

    # --- the text ---

    def compose(self, text: str) -> Node | None:
        """The text as nodes, or nothing if it is no YAML, or more of it than a position needs."""
        if len(text.encode("utf-8", "replace")) > MAX_BYTES:
            self.problem_at(1, 1, f"more than {MAX_BYTES:,} bytes")
            return None
        try:
            root = yaml.compose(text, Loader=_Composer)
        except yaml.reader.ReaderError as error:
            before = text[: error.position]
            column = error.position - before.rfind("\n")
            self.problem_at(before.count("\n") + 1, column, f"control character U+{ord(text[error.position]):04X}")
            return None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            words = " ".join(filter(None, ("this is no YAML:", error.context, error.problem)))
            message = str(error.problem) if isinstance(error, _WildError) else words
            self.problem_at(mark.line + 1 if mark else 1, mark.column + 1 if mark else 1, message)
            return None
        except (ValueError, OverflowError) as error:  # an escape such as "\UFFFFFFFF"
            self.problem_at(1, 1, f"this is no YAML: {error}")
            return None
        if root is None:
            self.problem_at(1, 1, "the file is empty")
        return root

    # --- the nodes ---

    def pairs(self, node: Node, what: str, allowed: Collection[str] | None = None) -> list[Pair]:
        """The keys and values of a mapping, each key once; ``allowed`` are those that there are."""
        if not isinstance(node, MappingNode):
            self.problem(node, f"{what} must be a mapping (key: value), found {describe(node)}")
            return []
        found: dict[str, Pair] = {}
        for at, value in node.value:
            if not isinstance(at, ScalarNode) or at.tag not in PLAIN:
                found_ = "'<<', which merges" if at.tag == TAG + "merge" else describe(at)
                self.problem(at, f"a key of {what} must be a word, found {found_}")
                continue
            key = at.value
            if key in found:
                first = found[key].at.start_mark.line + 1
                self.problem(at, f"the key {shown(key)} is here twice (first on line {first})")
            elif allowed is not None and key not in allowed:
                near = did_you_mean(key, allowed)
                self.problem(at, f"{what} has no key {shown(key)}{near or '; there are: ' + ', '.join(allowed)}")
            else:
                found[key] = Pair(key, at, value)
        return list(found.values())

    def items(self, node: Node, what: str) -> list[Node]:
        """The items of a list."""
        if isinstance(node, SequenceNode):
            return list(node.value)
        self.problem(node, f"{what} must be a list, found {describe(node)}")
        return []

    def text(self, node: Node, what: str, *, lines: bool = False, longest: int = MAX_TEXT) -> str | None:
        """A text without control characters; with ``lines`` it may have several lines."""
        if not isinstance(node, ScalarNode) or node.tag != STR:
            quotes = "; put it in quotes if it is a text" if isinstance(node, ScalarNode) and node.tag != NULL else ""
            self.problem(node, f"{what} must be a text, found {describe(node)}{quotes}")
            return None
        text: str = node.value
        for char in text:
            if unicodedata.category(char) in CONTROL and not (lines and char == "\n"):
                self.problem(node, f"{what} holds the control character U+{ord(char):04X}")
                return None
        if not text.strip():
            self.problem(node, f"{what} is empty")
            return None
        if len(text) > longest:
            self.problem(node, f"{what} is longer than {longest} characters")
            return None
        return text

    def number(self, node: Node, what: str, low: int, high: int) -> int | None:
        """A whole number."""
        if not isinstance(node, ScalarNode) or node.tag != INT or not INTEGER.fullmatch(node.value):
            self.problem(node, f"{what} must be a whole number, found {describe(node)}")
            return None
        number = int(node.value)
        if low <= number <= high:
            return number
        self.problem(node, f"{what} must be {low} to {high}, found {number}")
        return None

    def truth(self, node: Node, what: str) -> bool | None:
        """True or false."""
        if isinstance(node, ScalarNode) and node.tag == BOOL:
            return node.value.casefold() in ("true", "yes", "on")
        self.problem(node, f"{what} must be true or false, found {describe(node)}")
        return None

    def one_of(self, node: Node, what: str, choices: Iterable[str]) -> str | None:
        """One of several words, in any case."""
        known = {choice.casefold(): choice for choice in choices}
        if isinstance(node, ScalarNode) and node.value.casefold() in known:
            return known[node.value.casefold()]
        near = did_you_mean(node.value, known.values()) if isinstance(node, ScalarNode) else ""
        self.problem(node, f"no {what} {spelt(node)}{near or '; there are: ' + ', '.join(known.values())}")
        return None
