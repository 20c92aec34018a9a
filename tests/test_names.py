"""One word, one meaning: the glossary's citations are those of the rule index, and its banned words do not occur.

The banned words are the rows of `docs/glossary.md` whose last column says where they are enforced. They are enforced in
`ENFORCED`; `LATER` names the few names in code that still break them.
"""

import ast
import io
import re
import tokenize
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.rules import RULES
from engine.text.game_text import GameText
from tests.conftest import ROOT

GLOSSARY = ROOT / "docs" / "glossary.md"
ENFORCED = ("engine", "tutor")
LATER = {
    "engine/run/bounds.py": {"moment", "Moment"},
    "engine/run/machine.py": {"moment", "Moment", "tell_choice"},
    "engine/run/verbs/choose.py": {"tell_choice"},
    "engine/run/verbs/order.py": {"tell_choice"},
    "engine/run/verbs/pick.py": {"tell_choice"},
    "engine/saves/read.py": {"told", "kept"},
}
"""file -> names in its code that are still to be renamed; its docstrings and comments obey already

They belong to the machine and to saves, which are being restructured: to be renamed once that is done.
"""


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of the tables under a heading of the glossary, without their heads."""
    text = GLOSSARY.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    for number, line in enumerate(lines):
        ruled = number + 1 < len(lines) and set(lines[number + 1]) <= set("|-")
        if not ruled and not set(line) <= set("|-"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


@cache
def banned(where: str) -> dict[str, str]:
    """Return banned word -> what to say instead, of those enforced in ``text`` or in a ``name``."""
    found: dict[str, str] = {}
    for words, instead, enforced in rows("Words that are not used"):
        if where in enforced.split(", "):
            found |= {word.strip(): instead for word in words.split(",")}
    return found


def files(rooms: tuple[str, ...]) -> list[Path]:
    return sorted(
        path for room in rooms for path in ([ROOT / room] if room.endswith(".py") else (ROOT / room).rglob("*.py"))
    )


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line number, line) of every docstring and comment of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from enumerate(node.value.value.splitlines(), start=node.lineno)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def names(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line number, name) of every name that a module defines or uses."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield node.lineno, name
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield node.lineno, name


def parts(name: str) -> list[str]:
    """Return the words of a name: ``kept_file`` and ``KeptPage`` both begin with ``kept``."""
    return [part.lower() for part in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def faults(source: str, later: Container[str] = ()) -> Iterator[tuple[int, str, str]]:
    """Yield (line number, banned word, what to say instead) for every use outside the names in ``later``."""
    in_text, in_names = banned("text"), banned("name")
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, in_text))})\b", re.IGNORECASE)
    for line, text in prose(source):
        yield from ((line, found[0].lower(), in_text[found[0].lower()]) for found in pattern.finditer(text))
    for line, name in names(source):
        yield from ((line, part, in_names[part]) for part in parts(name) if part in in_names and name not in later)


def test_banned_words_do_not_occur() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word!r}: say {instead!r}"
        for path in files(ENFORCED)
        for line, word, instead in faults(
            path.read_text(encoding="utf-8"), LATER.get(path.relative_to(ROOT).as_posix(), ())
        )
    ]
    assert not found, "\n".join(found)
    assert len(files(ENFORCED)) > 280


def test_what_is_left_for_later_exists_and_breaks_the_ban() -> None:
    in_names = banned("name")
    for path, later in LATER.items():
        used = {name for _, name in names((ROOT / path).read_text(encoding="utf-8"))}
        assert later <= used, f"{path} has no {sorted(later - used)}"
        assert all(set(parts(name)) & in_names.keys() for name in later), f"{path}: a name there is not banned"


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ('"""Begin the lesson anew."""', "anew"),
        ("x = 1  # Whoever decides", "whoever"),
        ('def f():\n    """A table that gave\n    way."""\n\nx = 1  # it gives way', "gives way"),
        ("kept = 1", "kept"),
        ("class KeptPage: pass", "kept"),
        ("app.untold", "untold"),
        ("def f(speech): pass", "speech"),
    ],
)
def test_a_banned_word_is_found(source: str, word: str) -> None:
    assert word in [found for _, found, _ in faults(source)]


def test_a_banned_word_inside_another_or_in_a_string_is_none() -> None:
    assert not list(faults("retold_x = kepts = 1\nprint('anew', 'told')"))


def test_a_name_left_for_later_excuses_no_other_and_no_text() -> None:
    source = "emit_meld = told = 1  # anew, told of emit_meld"
    assert {word for _, word, _ in faults(source, {"emit_meld"})} == {"anew", "told of", "told"}


def test_citations_of_the_glossary_are_those_of_the_rule_index() -> None:
    words = GameText("en")
    cited = [row for row in rows("Terms of the rulebook") if len(row) == 4]
    assert len(cited) > 50
    for term, _, rule, where in cited:
        rule_id = rule.strip("`")
        assert rule_id in RULES, f"{term}: no rule {rule_id}"
        assert where == words.rule(rule_id, 4).citations[0], term


def test_every_term_has_one_meaning() -> None:
    terms = [row[0] for heading in ("Terms of the rulebook", "Terms of this project") for row in rows(heading)]
    assert len(terms) == len(set(terms)), [term for term in terms if terms.count(term) > 1]
    assert all(row[1] for row in rows("Terms of this project"))


def test_the_newcomers_test_has_twenty_behaviours_each_in_a_file_that_there_is() -> None:
    found = list(rows("The newcomer's test"))
    assert [row[0] for row in found] == [str(number) for number in range(1, 21)]
    for _number, _behaviour, guess, file in found:
        assert guess
        assert (ROOT / file.split("`")[1]).is_file(), file
