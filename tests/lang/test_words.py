"""The prelude in which card files are written: complete, called as its nodes, and typed so that mistakes are found."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.lang import words
from engine.lang.nodes import Node, Program
from engine.lang.words import card, demand, dogma, draw, first, fourth, since, third
from tests.conftest import ROOT

PUBLIC = set(words.__all__)


def test_all_words_and_nothing_else_are_handed_out() -> None:
    tree = ast.parse((ROOT / "engine/lang/words.py").read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
            defined |= {target.id for target in targets if isinstance(target, ast.Name)}
    assert {name for name in defined if not name.startswith("_")} - {"ANumber"} == PUBLIC
    assert words.__all__ == sorted(PUBLIC, key=lambda name: (not name.isupper(), name))


OTHER = {"splay": "SplayColor", "the_colors": "TheColor"}
"""a direction is a ``Splay``; several colours are kept like one"""


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_a_node_is_called_as_the_word_that_makes_it(name: str) -> None:
    made = getattr(words, name)
    if isinstance(made, type) and issubclass(made, Node):
        assert made.__name__ == OTHER.get(name, "".join(part.title() for part in name.split("_")))
    else:
        assert made.__doc__, f"{name} says nowhere what it means"


# --- editions ---

OLD, MIDDLE, NEW = (dogma(draw(n)) for n in (1, 3, 4))


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (card("x", fourth(NEW)), (None, None, NEW)),
        (card("x", third(MIDDLE)), (None, MIDDLE, None)),
        (card("x", since(1, OLD)), (OLD, OLD, OLD)),
        (card("x", since(3, MIDDLE)), (None, MIDDLE, MIDDLE)),
        (card("x", fourth(NEW), since(1, OLD)), (OLD, OLD, NEW)),
        (card("x", since(3, MIDDLE), first(OLD)), (OLD, MIDDLE, MIDDLE)),
        (card("x", fourth(NEW), third(MIDDLE), first(OLD)), (OLD, MIDDLE, NEW)),
    ],
)
def test_each_edition_has_its_own_effects(program: Program, expected: tuple[Node | None, ...]) -> None:
    found = tuple(program.effects(edition) for edition in (1, 3, 4))
    assert found == tuple(() if effect is None else (effect,) for effect in expected)


def test_an_edition_is_given_once() -> None:
    with pytest.raises(ValueError, match="Oars: an edition is given twice"):
        card("Oars", fourth(NEW), since(4, demand(draw(1))))


# --- mistakes that mypy finds in a card file ---

PLANTED = """
from engine.lang.words import *
fine = card("Fine", fourth(dogma(drawn_and_score(1))))  # Name "drawn_and_score" is not defined
a(HAND, color=3)  # Argument "color" to "a"
a(HAND, with_icon=RED)  # Argument "with_icon" to "a"
a(HAND, without_icon=the_color("x"))  # Argument "without_icon" to "a"
a(HAND, value="2")  # Argument "value" to "a"
a(HAND, where=count(HAND))  # Argument "where" to "a"
a(HAND, colour=RED)  # Unexpected keyword
dogma(draw(1), count(HAND))  # Argument 2 to "dogma"
card("Bare", dogma(draw(1)))  # Argument 2 to "card"
choose_player("them", OTHERS)  # Argument 1 to "choose_player"
repeat_effect(wanted="red")  # Argument "wanted"
meld(HAND)  # Argument 1 to "meld"
splay(RED, INDUSTRY)  # Argument 2 to "SplayColor"
"""
"""every line but the import has one mistake, and what mypy says of it"""


def test_mypy_finds_a_wrong_word_and_a_wrong_filter_in_a_card_file(tmp_path: Path) -> None:
    file = tmp_path / "planted.py"
    file.write_text(PLANTED, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path / "c")]
    found = subprocess.run([*command, str(file)], cwd=ROOT, capture_output=True, text=True, check=False)
    said = {int(line.split(":")[1]): line for line in found.stdout.splitlines() if ": error:" in line}
    lines = {number: line for number, line in enumerate(PLANTED.splitlines(), 1) if "#" in line}
    assert said.keys() == lines.keys(), found.stdout + found.stderr
    for number, line in lines.items():
        assert re.search(line.partition("  # ")[2], said[number]), said[number]


# --- the page for authors ---


def test_the_page_for_authors_lists_every_word_once() -> None:
    page = (ROOT / "docs/new-cards.md").read_text(encoding="utf-8").partition("## All words")[2]
    rows = [row.split("|")[2] for row in page.splitlines() if row.startswith("| ") and not row.startswith("| family")]
    listed = [word for row in rows for word in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(PUBLIC)


def test_the_cards_on_the_page_for_authors_are_written_as_it_says() -> None:
    page = (ROOT / "docs/new-cards.md").read_text(encoding="utf-8")
    shown = re.search(r'```python\n(""".*?)```', page, re.DOTALL)
    assert shown is not None
    assert shown[1] == (ROOT / "engine/cards/base/oars.py").read_text(encoding="utf-8")
