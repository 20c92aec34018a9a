"""The README says what is so."""

import re
import shlex
from pathlib import Path

from engine.cards.facts import EDITIONS
from engine.cards.sets import set_names
from tests.conftest import ROOT
from tutor.cli.coverage import count
from tutor.cli.main import COMMANDS
from tutor.cli.shell import read

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_coverage_table_is_true() -> None:
    rows = re.findall(r"^\| (\d) \| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", README, flags=re.MULTILINE)
    table = {(edition, name): tuple(map(int, numbers)) for edition, name, *numbers in rows}
    measured = {}
    for edition in EDITIONS:
        for name in set_names():
            found = count(edition, name)
            if found["cards"]:
                measured[str(edition), name] = (found["cards"], found["done"], found["native"], found["by_hand"])
    assert table == measured


def test_what_it_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    for link in links:
        assert Path(ROOT / link).exists(), link


def test_its_commands_are_there() -> None:
    commands = re.findall(r"^python -m tutor (\w+)(.*?)(?: +#|$)", README, flags=re.MULTILINE)
    assert commands
    for name, rest in commands:
        usage, _ = COMMANDS[name]
        read(usage, shlex.split(rest))
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert set(re.findall(r"^make (\w+)", README, flags=re.MULTILINE)) <= targets


def test_its_notebook_lines_run() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    scope: dict[str, object] = {}
    exec(code, scope)  # noqa: S102 (our own README)
    assert "tutor" in scope
