"""The words of one language: a plain wrapper over Project Fluent that renders phrases in the form a template asks for.

A :class:`Phrase` names a message and what goes into its slots; slots may hold phrases in their turn. A template says
which form of a slot it wants: ``{ $cards-acc }`` is the slot ``cards`` in the accusative, ``{ $cards-same }`` is the
slot in the form that the template itself is asked for, ``{ $color-f-same }`` its feminine (a plural has no gender).
So all grammar stands in the catalogues, and the code that puts phrases into slots is the same for every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NoReturn

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.cards.sets import CardSet, registered
from engine.strictness import strict
from engine.text.euphony import article, smooth

LANGUAGES = ("en", "uk")

GRAMMATICAL = frozenset({"gen", "dat", "acc", "ins", "loc", "inf", "subj"})
"""forms that a language with cases and moods has to spell out"""
GENDERS = frozenset({"f", "n"})
"""forms that only a singular has"""
INFLECTED = frozenset({"uk"})
"""languages whose words must not fall back from such a form to the plain one"""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
"""where a message or a term begins: nothing that goes on with one stands at the beginning of a line and looks so"""
CONTINUED = " }[*."
"""with what a line begins that goes on with a message"""
REMEMBERED = 8_000
"""how many worded messages the cache holds: Fluent takes longer for one than any other step of wording takes"""


SETS = "cards"
"""folder, inside that of a language, with a file for each set: what only games with that set need"""


def _set_folders() -> dict[str, Traversable]:
    """Return the folders of messages that registered sets bring: each holds a folder a language, with files."""
    return {each.name: each.locales for each in registered() if each.locales is not None}


def languages() -> tuple[str, ...]:
    """Return the languages that have catalogues."""
    return LANGUAGES


class MissingWordsError(LookupError):
    """A message, a form of it or one of its slots is missing; unless ``strict``, a marker is shown instead."""

    code = "missing-words"


class MessagesError(ValueError):
    """A catalogue that cannot be read: what is wrong and in which file."""

    code = "bad-catalogue"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and what goes into its slots, in no language yet."""

    id: str
    slots: tuple[tuple[str, Slot], ...] = ()


Slot = str | int | Phrase


def phrase(id_: str, /, **slots: Slot) -> Phrase:
    """Return a phrase: ``phrase("move", verb=phrase("verb-meld"), cards=some)``."""
    return Phrase(id_, tuple(slots.items()))


@dataclass(frozen=True, slots=True)
class _Pattern:
    """Properties of one form of a message, known before it is worded."""

    slots: frozenset[str]
    """the variables it uses, those of messages that it refers to included"""
    firm: bool
    """whether it holds words that do not change: letters of its own, and no slot in the ``same`` form"""


class Messages:
    """All messages of one language.

    >>> Messages("uk").message("cards.acc", n=2)
    '2 картки'
    """

    def __init__(self, language: str, *folders: Traversable) -> None:
        """Open the engine's messages, and those of ``folders``, which each hold a folder a language.

        A message is parsed when it is asked for first: most never are, and to parse all takes Fluent half a second.
        The files of a card set are opened when one of their messages is asked for first.

        Raises:
            MessagesError: a file with lines that belong to no message, or an id that is given twice.
        """
        if language not in LANGUAGES:
            msg = f"no words in {language!r}; there are {', '.join(LANGUAGES)}"
            raise MessagesError(msg)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False, functions={"CAP": _cap})
        self._sources: dict[str, tuple[str, Traversable]] = {}
        """the text of each message and term, and its file"""
        self._read: dict[str, ast.Message | ast.Term] = {}
        self._patterns: dict[tuple[str, str], _Pattern | None] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._sets: dict[str, list[Traversable]] = {}
        """the files of card sets, by set"""
        self._sets_read: set[str] = set()
        for folder in (files("engine.text") / "locales", *folders):
            for file in _files(folder / language):
                self._open(file)
            if (sets := folder / language / SETS).is_dir():
                for file in _files(sets):
                    self._sets.setdefault(file.name.removesuffix(".ftl"), []).append(file)

    def read_set(self, name: str) -> None:
        """Open the files of a card set, if it has any that are not open.

        Raises:
            MessagesError: a file with lines that belong to no message, or an id that is given twice.
        """
        folders = _set_folders()
        known = name in self._sets or name in folders
        if known and name not in self._sets_read:
            self._sets_read.add(name)
            more = _files(folders[name] / self.language) if name in folders else ()
            for file in (*self._sets.get(name, ()), *more):
                self._open(file)

    def _source(self, name: str) -> tuple[str, Traversable] | None:
        """Return the text of a message or term with its file; open one set after another until it is found."""
        found = self._sources.get(name)
        if found is not None:
            return found
        for set_name in (*self._sets, *_set_folders()):
            if set_name not in self._sets_read:
                self.read_set(set_name)
                if (found := self._sources.get(name)) is not None:
                    break
        return found

    def _open(self, file: Traversable) -> None:
        before, *entries = re.split(ENTRY, file.read_text(encoding="utf-8"))
        self._only_comments(before, file)
        for name, text in zip(entries[::2], entries[1::2], strict=True):
            if name in self._sources:
                first = self._sources[name][1].name
                msg = f"{file.name} ({self.language}): a second message {name!r}; the first is in {first}"
                raise MessagesError(msg)
            lines = text.split("\n")
            end = next((n for n, line in enumerate(lines[1:], 1) if line and line[0] not in CONTINUED), len(lines))
            self._only_comments("\n".join(lines[end:]), file)
            self._sources[name] = "\n".join((name + lines[0], *lines[1:end], "")), file

    def _only_comments(self, text: str, file: Traversable) -> None:
        for line in text.split("\n"):
            if line.strip() and not line.startswith("#"):
                self._cannot(file, line)

    def _cannot(self, file: Traversable, text: str) -> NoReturn:
        msg = f"{file.name} ({self.language}): cannot read {text.strip()[:80]!r}"
        raise MessagesError(msg)

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        """Read a message, or a term, whose name begins with a hyphen, with all that it refers to."""
        if name in self._read or (source := self._source(name)) is None:
            return self._read.get(name)
        text, file = source
        resource = FluentResource(text)
        entry = resource.body[0]
        if len(resource.body) > 1 or not isinstance(entry, ast.Message | ast.Term):
            self._cannot(file, text)
        self._read[name] = entry
        self._bundle.add_resource(resource)
        for each in walk_syntax(entry):
            if isinstance(each, ast.MessageReference | ast.TermReference):
                self._entry(f"{'-' * isinstance(each, ast.TermReference)}{each.id.name}")
        return entry

    def check(self) -> None:
        """Parse everything, of all sets.

        Raises:
            MessagesError: a message that is no Fluent.
        """
        self.ids()
        for name in self._sources:
            self._entry(name)

    # --- asking ---

    def __contains__(self, id_: str) -> bool:
        return self._source(id_.partition(".")[0]) is not None

    def has(self, id_: str, set_name: str) -> bool:
        """Return whether there is a message, without looking for it in the files of other sets than one."""
        self.read_set(set_name)
        return id_ in self._sources

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all messages, those of all sets included."""
        for name in (*self._sets, *_set_folders()):
            self.read_set(name)
        return tuple(name for name in self._sources if not name.startswith("-"))

    def message(self, id_: str, /, **slots: Slot) -> str:
        """Return a message, or a form of it: ``message("zone-hand.your-acc")``."""
        name, _, form = id_.partition(".")
        said = self._say(name, form, slots)
        composed = any(isinstance(slot, Phrase) for slot in slots.values())
        if not composed:
            return said
        said = re.sub(r"(?<!\.)\.\.$", ".", said)  # a title such as "A.I." at the end brings a full stop of its own
        said = re.sub(r" +,", ",", said)  # an insertion that begins with a comma
        said = re.sub(r",(?=[,.;:!?»]|$)", "", said)  # the comma at the end of an insertion, before another mark
        return smooth(re.sub(r"(?<=накше) (?=якщо)", ", ", said)) if self.language == "uk" else said

    def say(self, what: Slot, form: str = "") -> str:
        """Return a phrase in a form; text and numbers are what they are."""
        return self._say(what.id, form, dict(what.slots)) if isinstance(what, Phrase) else str(what)

    def _say(self, id_: str, form: str, slots: Mapping[str, Slot]) -> str:
        of = (strict(), id_, form, *slots.items())
        if (said := self._said.get(of)) is not None:
            return said
        found = self._find(id_, form)
        if found is None:
            return self._missing(id_, form, "no such message")
        name, pattern = found
        arguments: dict[str, Any] = {}
        for slot in pattern.slots:
            base, _, wanted = slot.partition("-")
            if slot in slots:
                arguments[slot] = self.say(value, "") if isinstance(value := slots[slot], Phrase) else value
            elif base in slots:
                value = slots[base]
                arguments[slot] = self.say(value, _resolved(wanted, form)) if isinstance(value, Phrase) else value
            else:
                return self._missing(id_, form, f"nothing for its slot ${slot}")
        if pattern.firm and self.language in INFLECTED and name != form and _asks_grammar(form) and strict():
            return self._missing(id_, form, f"no such form, only {name or 'the plain one'!r}")
        compiled = self._bundle.get_message(id_)
        value_of = compiled.attributes[name] if name else compiled.value
        assert value_of is not None
        text, errors = self._bundle.format_pattern(value_of, arguments)
        if errors:
            return self._missing(id_, form, str(errors[0]))
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[of] = article(str(text)) if self.language == "en" else str(text)
        return self._said[of]

    def _missing(self, id_: str, form: str, what: str) -> str:
        full = f"{id_}.{form}" if form else id_
        if strict():
            msg = f"{full} ({self.language}): {what}"
            raise MissingWordsError(msg)
        return f"⟦{full}⟧"

    # --- forms ---

    def _find(self, id_: str, form: str) -> tuple[str, _Pattern] | None:
        """Return the name of the form that stands in for ``form``, dropping its last part until there is one."""
        while True:
            pattern = self._pattern(id_, form)
            if pattern is not None:
                return form, pattern
            if not form:
                return None
            form = form.rpartition("-")[0]

    def _pattern(self, id_: str, form: str) -> _Pattern | None:
        key = (id_, form)
        if key not in self._patterns:
            node = self._node(id_, form)
            self._patterns[key] = None if node is None else self._known(node)
        return self._patterns[key]

    def _node(self, id_: str, form: str) -> ast.Pattern | None:
        message = self._entry(id_)
        if message is None or not form:
            return message.value if message else None
        return next((each.value for each in message.attributes if each.id.name == form), None)

    def _known(self, node: ast.Pattern) -> _Pattern:
        slots = frozenset(self.slots_of(node))
        letters = any(
            isinstance(each, ast.TextElement) and re.search(r"[^\W\d_]", re.sub(r"\[\w+\]", "", each.value))
            for each in walk_syntax(node)
        )
        return _Pattern(slots, bool(letters) and not any(slot.endswith("-same") for slot in slots))

    def slots_of(self, node: ast.BaseNode) -> Iterator[str]:
        """Yield the variables of a pattern, those of the messages it refers to included."""
        for each in walk_syntax(node):
            if isinstance(each, ast.VariableReference):
                yield each.id.name
            elif isinstance(each, ast.MessageReference):
                inner = self._node(each.id.name, each.attribute.name if each.attribute else "")
                if inner is not None:
                    yield from self.slots_of(inner)

    def forms(self, id_: str) -> dict[str, frozenset[str]]:
        """Return every form of a message with the slots it uses, for tests."""
        message = self._entry(id_)
        if message is None:
            raise KeyError(id_)
        names = [""] * (message.value is not None) + [each.id.name for each in message.attributes]
        return {name: pattern.slots for name in names if (pattern := self._pattern(id_, name))}


def _files(folder: Traversable) -> Iterator[Traversable]:
    """Yield the files of messages in a folder and those inside it, in order, without those that hold a set each."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.name.endswith(".ftl"):
            yield each
        elif each.name != SETS and each.is_dir():
            yield from _files(each)


def _resolved(wanted: str, form: str) -> str:
    """Return the form a slot is asked for, when its template was asked for ``form``."""
    if wanted == "same":
        return form
    if wanted.endswith("-same"):
        prefix = wanted.removesuffix("-same")
        return form if prefix in GENDERS and form.startswith("pl") else "-".join(filter(None, (prefix, form)))
    return wanted


def _asks_grammar(form: str) -> bool:
    return form.rpartition("-")[2] in GRAMMATICAL


def walk_syntax(node: object) -> Iterator[ast.BaseNode]:
    """Yield a piece of a Fluent tree and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from walk_syntax(value)
    elif isinstance(node, list | tuple):
        for each in node:
            yield from walk_syntax(each)


def capitalised(text: Any) -> str:
    """Return text with its first letter large; a mark such as ``[2]`` stays as it is. The ``CAP`` of the catalogues."""
    whole = str(text)
    for at, char in enumerate(whole):
        if char == "[":
            break
        if char.isalpha():
            return whole[:at] + char.upper() + whole[at + 1 :]
    return whole


_cap: Any = capitalised  # Fluent types its functions more narrowly than it calls them


def messages(language: str) -> Messages:
    """Return the engine's own messages of a language with those of the registered sets, loaded once."""
    return _messages(language, registered())


@lru_cache(maxsize=8)
def _messages(language: str, _sets: tuple[CardSet, ...]) -> Messages:
    return Messages(language)
