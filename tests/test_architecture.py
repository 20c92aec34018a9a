"""The order of the packages, and what may stand in no file at all."""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import LONG, ROOT

ORDER = (
    "engine.strictness",
    "engine.workers",
    "engine.lang",
    "engine.model",
    "engine.trace",
    "engine.rules",
    "engine.editions",
    "engine.cards",
    "engine.query",
    "engine.run",
    "engine.saves",
    "engine.game",
    "engine.seat",
    "engine.text",
    "engine.positions",
    "engine.explore",
    "engine.compare",
    "engine.whatif",
    "engine.bots",
    "engine.puzzles",
    "engine.worth",
    "engine.lookback",
    "engine",
    "tutor.user_files",
    "tutor.annotations",
    "tutor.session",
    "tutor.session_line",
    "tutor.saved_games",
    "tutor.scenario_index",
    "tutor.scene",
    "tutor.panels",
    "tutor.widgets",
    "tutor.app",
    "tutor.page",
    "tutor.course",
    "tutor.desk",
    "tutor",
    "tutor.cli",
    "tutor.__main__",
)
"""The rooms, bottom first: each imports only from itself and from those before it.

``engine`` and ``tutor`` are the two ``__init__`` modules, doors that may hand out what is in the rooms behind them.
"""

LIBRARIES = {
    "engine.positions": {"yaml"},
    "engine.puzzles": {"yaml"},
    "engine.text": {"fluent"},
    "engine.workers": {"distributed"},
}
"""What a room of the engine imports from outside the standard library."""

WIDGET_LIBRARIES = {"ipywidgets", "anywidget", "traitlets", "ipycanvas", "IPython"}
"""What only ``tutor.widgets`` and the rooms after it import: pictures and panels are values."""

HOUSES = ("engine", "tutor")


def modules() -> dict[str, Path]:
    """Every module of the project by its dotted name."""
    found = {}
    for house in HOUSES:
        for path in sorted((ROOT / house).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules()


def room(module: str) -> str:
    """The first two parts of a dotted name, of which the order speaks; the rules of a set belong to what runs them."""
    parts = module.split(".")
    if parts[:2] == ["engine", "cards"] and parts[3:4] == ["rules"]:
        return "engine.run"
    return ".".join(parts[:2])


def rank(room: str) -> int:
    """The place of a room; one without a place is an error that tells what to do."""
    assert room in ORDER, f"{room} has no place in ORDER: give it one here and in docs/architecture.md"
    return ORDER.index(room)


def imports(module: str, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything that a module imports, also inside functions."""
    package = module if MODULES.get(module, Path()).name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                base = ".".join(filter(None, [*parents[: len(parents) - node.level + 1], base]))
            for alias in node.names:
                # `from engine import model` enters a room, `from engine.model import Card` does not enter another.
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if base in HOUSES and is_room(inner) else base


def is_room(name: str) -> bool:
    """Whether this is a room, and not something that a door hands out."""
    return name in MODULES or name in ORDER


def faults(module: str, tree: ast.AST) -> list[str]:
    """What a module imports against the order, a line each."""
    here = room(module)
    found = []
    for line, name in imports(module, tree):
        house = name.split(".")[0]
        if house in HOUSES:
            if rank(room(name)) > rank(here):
                found.append(f"line {line}: {here} comes before {room(name)} and cannot import {name}")
        elif (
            here.startswith("engine")
            and house not in sys.stdlib_module_names
            and house not in LIBRARIES.get(here, set())
        ):
            found.append(f"line {line}: {here} imports {name}; the engine uses the standard library only")
        elif house in WIDGET_LIBRARIES and rank(here) < rank("tutor.widgets"):
            found.append(f"line {line}: {here} imports {name}; only rooms from tutor.widgets on hold widgets")
    return found


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """Return what every module is parsed as. There are a thousand: one test looks at all and names those at fault."""
    return {module: ast.parse(path.read_text(encoding="utf-8")) for module, path in MODULES.items()}


def test_imports_only_from_below(trees: dict[str, ast.Module]) -> None:
    assert [f"{module}: {fault}" for module, tree in trees.items() for fault in faults(module, tree)] == []
    assert all(rank(room(module)) >= 0 for module in MODULES)
    assert len(MODULES) > 1000


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.lang.terms", "from engine.model import Card"),
        ("engine.lang.terms", "def later():\n    import engine.model.card"),
        ("engine.lang.terms", "from engine import model"),
        ("engine.lang.terms", "from ..model import Card"),
        ("engine.lang.terms", "import engine"),
        ("engine.bots", "from tutor.session import Session"),
        ("engine", "import tutor"),
        ("engine.model", "import yaml"),
        ("engine.positions", "import numpy"),
        ("tutor.scene.table", "from tutor import widgets"),
        ("tutor.panels.now", "import ipywidgets"),
        ("tutor.panels.now", "from tutor.widgets.panel import Panel"),
    ],
)
def test_what_the_order_forbids_is_found(module: str, source: str) -> None:
    assert faults(module, ast.parse(source))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.model", "from engine.lang.terms import Color"),
        ("engine.model.state", "from .card import Card"),
        ("engine.positions", "import yaml"),
        ("engine.text.game_text", "from fluent.runtime import FluentBundle"),
        ("tutor.scene.table", "import engine"),
        ("tutor.scene.table", "from engine import seat"),
        ("tutor.scene.table", "from engine.seat.view import SeatView"),
        ("tutor.app", "import ipywidgets"),
        ("tutor.widgets.panel", "from tutor.panels.html import Nodes"),
        ("tutor", "from tutor.app import App"),
        ("tutor.__main__", "import tutor"),
    ],
)
def test_what_the_order_allows_is_let_through(module: str, source: str) -> None:
    assert not faults(module, ast.parse(source))


def test_a_newcomer_must_be_given_its_place() -> None:
    with pytest.raises(AssertionError, match=r"engine\.attic has no place"):
        faults("engine.attic.box", ast.parse("import engine.lang"))


def deep_copies(tree: ast.AST) -> Iterator[int]:
    """Yield the lines in which a module names ``deepcopy``."""
    for node in ast.walk(tree):
        names = [node.id] if isinstance(node, ast.Name) else [node.attr] if isinstance(node, ast.Attribute) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
        if "deepcopy" in names:
            yield getattr(node, "lineno", 0)


def test_the_engine_never_copies_deeply(trees: dict[str, ast.Module]) -> None:
    """A state is plain data, its copy is written by hand."""
    engine = {module: tree for module, tree in trees.items() if module.startswith("engine")}
    assert [f"{module}: line {line}" for module, tree in engine.items() for line in deep_copies(tree)] == []
    assert len(engine) > 800


@pytest.mark.parametrize("source", ["from copy import deepcopy", "import copy\nx = copy.deepcopy(y)", "deepcopy(x)"])
def test_a_deep_copy_is_found(source: str) -> None:
    assert [*deep_copies(ast.parse(source))]


def test_the_page_on_architecture_tells_the_rooms_in_their_order() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = [
        name
        for row in re.findall(r"^\| (`(?:engine|tutor)/.*?) \|", page, re.MULTILINE)
        for name in re.findall("`(.+?)`", row)
    ]
    assert [name.removesuffix(".py").replace("/", ".") for name in told] == [
        each for each in ORDER if each not in HOUSES
    ]


@pytest.mark.parametrize("page", ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))])
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    named = re.findall(
        r"`((?:benchmarks|docs|engine|lessons|requirements|scenarios|tests|tutor)/[\w/.\-]*)`",
        (ROOT / page).read_text(encoding="utf-8"),
    )
    assert [
        name for name in named if not (ROOT / name).exists() and not (ROOT / "scenarios" / f"{name}.yaml").exists()
    ] == []


# Files

MADE = re.compile(r"build|dist|screenshots|node_modules|__pycache__|.*\.egg-info|\.(?!ci$|gitignore$|github$).*")
"""Names of files and folders that are made, or belong to a tool, and are not ours."""

ONE_MACHINE = re.compile(r"(?<![\w.\-])/(?:farm|home/\w+|root|tmp|work|Users/\w+)/")
HOST = re.compile(r"://|^\s*--?(?:index-url|extra-index-url|i|find-links|f|trusted-host)\b", re.MULTILINE)


def files() -> Iterator[Path]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = sorted(name for name in folders if not MADE.fullmatch(name))
        yield from (Path(folder, name) for name in sorted(names) if not MADE.fullmatch(name))


def test_the_long_files_of_tests_are_there() -> None:
    assert [name for name in LONG if not (ROOT / "tests" / name).is_file()] == []


def test_no_file_names_a_path_of_one_machine() -> None:
    found = []
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
            for number, line in enumerate(text.splitlines(), start=1)
            if ONE_MACHINE.search(line)
        ]
    assert not found


@pytest.mark.parametrize("text", ["see /work" + "/main", '"/root' + '/x"', "in /home/someone" + "/x"])
def test_a_path_of_one_machine_is_found(text: str) -> None:
    assert ONE_MACHINE.search(text)


@pytest.mark.parametrize("text", ["../work/x", "team/work/x", "/usr/share/fonts", "a /work b"])
def test_other_paths_are_let_through(text: str) -> None:
    assert not ONE_MACHINE.search(text)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=lambda lock: lock.name)
def test_a_lock_names_versions_and_hashes_but_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not HOST.search(text)
    pins = re.findall(r"^(?!\s|#).+", text, re.MULTILINE)
    assert pins
    for pin in pins:
        assert re.match(r"[\w.\-]+==[^ ]+ .*\\$", pin), pin
    assert text.count("--hash=sha256:") >= len(pins)


def test_the_developers_lock_contains_the_learners() -> None:
    def pins(name: str) -> set[str]:
        lock = (ROOT / "requirements" / name).read_text(encoding="utf-8")
        return set(re.findall(r"^[\w.\-]+==\S+", lock, re.MULTILINE))

    assert pins("runtime.txt") <= pins("dev.txt")


PRELUDE = "engine.lang.words"


def stars(tree: ast.AST) -> list[str]:
    """From where a module imports whatever there is."""
    return [
        node.module or ""
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]


def is_card_file(tree: ast.Module) -> bool:
    """Whether a module is the program of a card."""
    return any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CARD" for node in tree.body)


def imports_as_it_may(module: str, tree: ast.Module) -> bool:
    """Whether a module imports a prelude only if it is a card's, and that one nothing else."""
    if module.startswith("engine.cards.") and is_card_file(tree):
        places = f"{module.rpartition('.')[0]}.places"  # the zones that the set brings
        return {name for _line, name in imports(module, tree)} - {places} == {PRELUDE} and stars(tree) == [PRELUDE]
    if module.startswith("engine.cards.") and module.endswith(".specials"):
        return set(stars(tree)) <= {PRELUDE}  # the conditions of special achievements are written in the words of cards
    return not stars(tree)


def test_only_card_files_import_a_prelude_and_they_nothing_else(trees: dict[str, ast.Module]) -> None:
    assert [module for module, tree in trees.items() if not imports_as_it_may(module, tree)] == []
    prelude = f"from {PRELUDE} import *\n"
    card = f"{prelude}CARD = 1\n"
    assert imports_as_it_may("engine.cards.base.oars", ast.parse(card))
    assert not imports_as_it_may("engine.cards.base.oars", ast.parse(f"import re\n{card}"))
    assert not imports_as_it_may("engine.run.turn", ast.parse(prelude))


def test_a_prelude_elsewhere_is_found(trees: dict[str, ast.Module]) -> None:
    assert stars(ast.parse("def f():\n    from engine.lang.words import *")) == [PRELUDE]
    assert not is_card_file(ast.parse("from engine.lang.words import *\nCARDS = 1"))
    assert sum(is_card_file(tree) for tree in trees.values()) >= 115
