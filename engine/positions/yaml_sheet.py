"""YAML with a place for everything: composed, never constructed, so that nothing in a file is ever executed.

A :class:`Sheet` reads one text. Its readers return what a node says, or report a problem at its place and return
nothing, so that one reading finds everything that is wrong.
"""

import re
from collections.abc import Collection, Iterable
from functools import partial
from typing import Any, NamedTuple

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from engine.model.names import LONGEST_SHOWN, LONGEST_TEXT, shown, unseen
from engine.positions.problems import Problem, Said, hint_or_all
from engine.text.errors import worded
from engine.text.messages import Phrase, Slot, phrase

MAX_BYTES = 250_000
MAX_DEPTH = 20
MAX_VALUES = 10_000
"""characters of a file's own text that a message repeats"""

TAG = "tag:yaml.org,2002:"
STR, INT, BOOL, NULL = TAG + "str", TAG + "int", TAG + "bool", TAG + "null"
PLAIN = {STR, INT, BOOL, NULL, TAG + "float", TAG + "timestamp", TAG + "value"}

INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,19})")


class Pair(NamedTuple):
    """A key with its value."""

    key: str
    at: Node
    """the place of the key"""
    value: Node


def _code(char: str) -> str:
    return f"U+{ord(char):04X}"


def found_at(node: Node) -> Slot:
    """What a node is."""
    if isinstance(node, MappingNode):
        return phrase("position-found-mapping")
    if isinstance(node, SequenceNode):
        return phrase("position-found-list")
    if node.tag == NULL:
        return phrase("position-found-nothing")
    if node.tag == BOOL:
        return phrase("position-found-truth", found=shown(node.value))
    if node.tag in (STR, TAG + "value"):
        return shown(node.value)
    kind = {INT: "number", TAG + "float": "number", TAG + "timestamp": "date"}.get(node.tag, "value")
    return phrase(f"position-found-{kind}", found=node.value[:LONGEST_SHOWN])


def spelt(node: Node) -> Slot:
    """What a node says, after "there is no ..."."""
    return shown(node.value) if isinstance(node, ScalarNode) and node.tag != NULL else found_at(node)


def _no_key(what: Slot, key: str, allowed: Collection[str]) -> Phrase:
    return phrase("position-no-key", what=what, key=shown(key), hint=hint_or_all(key, allowed))


def _rest_of_a_text(node: MappingNode, value: Node) -> bool:
    """Return whether an unknown key has no value, and so may be what follows a comma in a text within ``{}``."""
    return bool(node.flow_style) and isinstance(value, ScalarNode) and value.start_mark.index == value.end_mark.index


def no_such(what: Slot, node: Node, known: Collection[str]) -> Phrase:
    """Return that what a node says is nothing known, with the nearest that is, or else all that are."""
    near = hint_or_all(node.value if isinstance(node, ScalarNode) else "", known)
    return phrase("position-no-such", what=what, found=spelt(node), hint=near)


class _WildError(yaml.MarkedYAMLError):
    """Good YAML, but nothing that a position needs."""

    def __init__(self, said: Phrase, mark: yaml.Mark) -> None:
        super().__init__(problem=worded(said, "en"), problem_mark=mark)
        self.said = said


def _no_yaml(error: yaml.MarkedYAMLError, text: str) -> Phrase:
    """Return why a text is no YAML, and for the commonest slips what to do.

    A "?" inside ``{}`` or ``[]`` begins a key, which nobody means by it.
    """
    mark, problem = error.problem_mark, error.problem or ""
    if mark is not None:
        line = text[text.rfind("\n", 0, mark.index) + 1 : mark.index]
        if text[mark.index : mark.index + 1] == "?" and "flow" in (error.context or ""):
            return phrase("position-question-mark")
        if problem.endswith("but got ':'") or (problem == "mapping values are not allowed here" and ":" in line):
            return phrase("position-colon")
        if problem.endswith("found '<scalar>'") and line.rstrip().endswith(("'", '"')):
            return phrase("position-after-quote")
        if problem == "mapping values are not allowed here" or problem.startswith("expected <block end>"):
            return phrase("position-indent")
        if problem.startswith("found character '\\t'"):
            return phrase("position-tab")
    return phrase("position-no-yaml", why=" ".join(filter(None, (error.context, problem))))


class _Composer(yaml.SafeLoader):
    """Composes nodes, but no tags, anchors or aliases, and neither too deep nor too many."""

    depth = 0
    values = 0

    def compose_node(self, parent: Node | None, index: int) -> Node | None:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        self.depth += 1
        self.values += 1
        fault: Phrase | None = None
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            fault = phrase("position-anchor")
        elif event.tag:
            fault = phrase("position-tag", found=shown(event.tag))
        elif self.depth > MAX_DEPTH:
            fault = phrase("position-too-deep", n=MAX_DEPTH)
        elif self.values > MAX_VALUES:
            fault = phrase("position-too-many-values")
        if fault is not None:
            raise _WildError(fault, event.start_mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def nodes_of(text: str) -> Node | None:
    """Return a text as nodes, which nobody changes.

    Raises:
        yaml.YAMLError: it is no YAML, or more of it than a position needs.
        ValueError, OverflowError: it has an escape of no character.
    """
    root: Node | None = yaml.compose(text, Loader=_Composer)
    return root


class Sheet:
    """A text that is being read, and its problems.

    Messages consist only of phrases and parts of the text, so that every language can word them.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.problems: list[Problem] = []

    def problem(self, node: Node, said: Said) -> None:
        """Report a problem at a node."""
        self.problem_at(node.start_mark.line + 1, node.start_mark.column + 1, said)

    def problem_at(self, line: int, column: int, said: Said) -> None:
        """Report a problem at a place."""
        self.problems.append(Problem(self.source, line, column, said))

    # --- the text ---

    def compose(self, text: str) -> Node | None:
        """The text as nodes, or nothing if it is no YAML, or more of it than a position needs."""
        if len(text.encode("utf-8", "replace")) > MAX_BYTES:
            self.problem_at(1, 1, phrase("position-too-big", n=MAX_BYTES))
            return None
        try:
            root = nodes_of(text)
        except yaml.reader.ReaderError as error:
            before = text[: error.position]
            column = error.position - before.rfind("\n")
            self.problem_at(
                before.count("\n") + 1, column, phrase("position-control", char=_code(text[error.position]))
            )
            return None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            said = error.said if isinstance(error, _WildError) else _no_yaml(error, text)
            self.problem_at(mark.line + 1 if mark else 1, mark.column + 1 if mark else 1, said)
            return None
        except (ValueError, OverflowError) as error:  # an escape such as "\UFFFFFFFF"
            self.problem_at(1, 1, phrase("position-no-yaml", why=str(error)))
            return None
        if root is None:
            self.problem_at(1, 1, phrase("position-empty"))
        return root

    # --- the nodes ---

    def pairs(self, node: Node, what: Slot, allowed: Collection[str] | None = None) -> list[Pair]:
        """Return the keys and values of a mapping, each key once; ``allowed`` are the known keys."""
        if not isinstance(node, MappingNode):
            self.problem(node, phrase("position-no-mapping", what=what, found=found_at(node)))
            return []
        found: dict[str, Pair] = {}
        for at, value in node.value:
            if not isinstance(at, ScalarNode) or at.tag not in PLAIN:
                merges = at.tag == TAG + "merge"
                found_ = phrase("position-found-merge") if merges else found_at(at)
                self.problem(at, phrase("position-key-no-word", what=what, found=found_))
                continue
            key = at.value
            if key in found:
                first = found[key].at.start_mark.line + 1
                self.problem(at, phrase("position-key-twice", key=shown(key), line=str(first)))
            elif allowed is not None and key not in allowed and found and _rest_of_a_text(node, value):
                self.problem(at, phrase("position-no-key-comma", what=what, key=shown(key)))
            elif allowed is not None and key not in allowed:
                self.problem(at, partial(_no_key, what, key, allowed))
            else:
                found[key] = Pair(key, at, value)
        return list(found.values())

    def items(self, node: Node, what: Slot) -> list[Node]:
        """The items of a list."""
        if isinstance(node, SequenceNode):
            return list(node.value)
        self.problem(node, phrase("position-no-list", what=what, found=found_at(node)))
        return []

    def text(self, node: Node, what: Slot, *, lines: bool = False, longest: int = LONGEST_TEXT) -> str | None:
        """A text without control characters; with ``lines`` it may have several lines."""
        if not isinstance(node, ScalarNode) or node.tag != STR:
            word = isinstance(node, ScalarNode) and node.tag != NULL
            said = "position-no-text-unquoted" if word else "position-no-text"
            self.problem(node, phrase(said, what=what, found=found_at(node)))
            return None
        text: str = node.value
        if char := unseen(text, lines=lines):
            self.problem(node, phrase("position-control-in", what=what, char=_code(char)))
            return None
        if not text.strip():
            self.problem(node, phrase("position-empty-text", what=what))
            return None
        if len(text) > longest:
            self.problem(node, phrase("position-long-text", what=what, n=str(longest)))
            return None
        return text

    def number(self, node: Node, what: Slot, low: int, high: int) -> int | None:
        """A whole number."""
        if not isinstance(node, ScalarNode) or node.tag != INT or not INTEGER.fullmatch(node.value):
            self.problem(node, phrase("position-no-number", what=what, found=found_at(node)))
            return None
        number = int(node.value)
        if low <= number <= high:
            return number
        bounds = {"low": str(low), "high": str(high), "found": str(number)}
        self.problem(node, phrase("position-not-between", what=what, **bounds))
        return None

    def truth(self, node: Node, what: Slot) -> bool | None:
        """True or false."""
        if isinstance(node, ScalarNode) and node.tag == BOOL:
            return node.value.casefold() in ("true", "yes", "on")
        self.problem(node, phrase("position-no-truth", what=what, found=found_at(node)))
        return None

    def one_of(self, node: Node, what: Slot, choices: Iterable[str]) -> str | None:
        """One of several words, in any case."""
        known = {choice.casefold(): choice for choice in choices}
        if isinstance(node, ScalarNode) and node.value.casefold() in known:
            return known[node.value.casefold()]
        self.problem(node, partial(no_such, what, node, tuple(known.values())))
        return None
