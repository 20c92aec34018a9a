"""A folder of one's own may hold anything: each file is listed, a broken one with its fault."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tutor
from engine.positions import PositionError, check, load
from tutor.panels.html import to_text
from tutor.scenario_index import OWN, ScenarioEntry, entries

HEAD = "schema: innovation-position/1\n"
GOOD = HEAD + "title: Fine\nplayers: [A, B]\n"
A_B = HEAD + "players: [A, B]\n"
MERGES = "a0: &a0 {k: v}\n" + "".join(f"a{n}: &a{n} {{<<: [{', '.join([f'*a{n - 1}'] * 7)}]}}\n" for n in range(1, 9))
DEEP = "title: " + "[" * 50_000
LAUGHS = "a: &a [x, x]\nb: &b [*a, *a]\ntitle: *b\n"


def _text(text: str) -> Callable[[Path], object]:
    return lambda path: path.write_text(text, encoding="utf-8")


WRITTEN: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "deep": (_text(DEEP), "line 1, column 27: nested more than 20 deep", "20"),
    "merges": (_text(MERGES), "line 1, column 5: anchors (&) and aliases (*) are not allowed", "мітки (&) і посилання"),
    "laughs": (_text(LAUGHS), "anchors (&) and aliases (*) are not allowed", "мітки (&) і посилання"),
    "int": (_text(A_B + 'title: !!int ""\n'), "line 3, column 8: tags (!) are not allowed", "теги"),
    "float": (_text(A_B + 'title: !!float ""\n'), "tags (!) are not allowed", "теги"),
    "bool": (_text(A_B + "title: !!bool x\n"), "tags (!) are not allowed", "теги"),
    "timestamp": (_text(A_B + "title: !!timestamp x\n"), "tags (!) are not allowed", "теги"),
    "python": (_text("!!python/object/apply:os.system ['exit 3']\n"), "tags (!) are not allowed", "теги"),
    "unknown": (_text(A_B + "cards: [" + "Nonsense, " * 9_000 + "]\n"), "no card 'Nonsense'", "немає картки"),
    "too-many": (_text(A_B + "cards: [" + "Nons, " * 30_000 + "]\n"), "too many values", "забагато значень"),
    "fifo": (os.mkfifo, "only an ordinary file can be read", "лише звичайний файл"),
    "device": (lambda path: path.symlink_to("/dev/zero"), "only an ordinary file can be read", "лише звичайний файл"),
    "folder": (lambda path: path.mkdir(), "the file cannot be opened", "файл не відкривається"),
    "nowhere": (lambda path: path.symlink_to(path.with_name("none")), "the file cannot be opened", "не відкривається"),
    "big": (_text(A_B + "#" * 1_000_000), "more than 250,000 bytes", "250"),
    "latin": (lambda path: path.write_bytes(b"title: caf\xe9\n"), "line 1, column 11: this is no UTF-8 text", "UTF-8"),
    "override": (_text(A_B + 'title: "a\\u202Eb"\n'), "control character U+202E", "U+202E"),
}


def listed(folder: Path) -> dict[str, ScenarioEntry]:
    return {entry.name: entry for entry in entries(folder) if entry.kind == OWN}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are elsewhere there")
@pytest.mark.parametrize("kind", WRITTEN)
def test_what_is_broken_is_listed_with_its_fault(kind: str, tmp_path: Path) -> None:
    write, english, ukrainian = WRITTEN[kind]
    write(tmp_path / f"{kind}.yaml")
    (tmp_path / "fine.yaml").write_text(GOOD, encoding="utf-8")
    found = listed(tmp_path)
    assert set(found) == {kind, "fine"}
    assert found["fine"].fault is None
    assert found["fine"].title.en == "Fine"
    fault = found[kind].fault
    assert fault is not None
    assert english in fault.problems[0].whole("en")
    assert ukrainian in fault.problems[0].whole("uk")
    assert check(tmp_path / f"{kind}.yaml")[0] == fault.problems[0]
    for language, words in (("en", english), ("uk", ukrainian)):
        finder = tutor.find(lang=language, folder=tmp_path)
        finder.activate("more")
        said = to_text(finder.list.content)
        assert words in said
        assert f"{kind}.yaml" in said
        finder.open(kind)
        assert finder.app is None
        assert words in to_text(finder.list.content)


def test_how_many_more_faults_there_are_is_said(tmp_path: Path) -> None:
    (tmp_path / "two.yaml").write_text(A_B + "sead: 3\nvewer: A\n", encoding="utf-8")
    finder = tutor.find(lang="en", folder=tmp_path)
    finder.activate("more")
    said = to_text(finder.list.content)
    assert "a position has no key 'sead'; did you mean 'seed'?" in said
    assert "and 1 more" in said


@pytest.mark.skipif(sys.platform == "win32", reason="names are checked by the system there")
def test_a_name_that_no_text_can_hold_is_shown_without_it(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/a\xff\xe2\x80\xaeb.yaml"
    Path(os.fsdecode(odd)).write_text(GOOD, encoding="utf-8")
    (name,) = listed(tmp_path)
    assert name == "a\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}b"
    finder = tutor.find(lang="en", folder=tmp_path)
    finder.open(name)
    assert finder.app is not None


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are elsewhere there")
@pytest.mark.parametrize("kind", ["fifo", "device", "folder", "nowhere"])
def test_loading_one_of_them_is_refused_as_well(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    WRITTEN[kind][0](path)
    with pytest.raises(PositionError, match=r"only an ordinary file|cannot be opened"):
        load(path)


def test_the_explorer_lists_them_too(tmp_path: Path) -> None:
    (tmp_path / "deep.yaml").write_text(DEEP, encoding="utf-8")
    page = tutor.explore(lang="en", folder=tmp_path)
    page.activate("list")
    page.activate("more")
    assert "nested more than 20 deep" in to_text(page.list.content)
