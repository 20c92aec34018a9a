"""The command line in both languages: what it prints, its exit codes, and one clear line for whatever goes wrong."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.positions import list_all
from tests.conftest import ROOT
from tests.course.test_task_file import GOOD as TASKS
from tutor.cli import jupyter_server, lab
from tutor.cli.main import COMMANDS, main
from tutor.cli.shell import Shell, read
from tutor.panels.app_text import LANGUAGE
from tutor.user_files import STATE, lessons_folder

STAGING = "scenarios/lessons/staging.yaml"
LANGUAGES = ("en", "uk")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (LANGUAGE, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(LANGUAGE, "en")
    monkeypatch.chdir(ROOT)


def run(*args: str) -> Ran:
    out, err = io.StringIO(), io.StringIO()
    code = main(list(args), out, err)
    for text in (out.getvalue(), err.getvalue()):
        assert "⟦" not in text
        assert "Traceback" not in text
    return Ran(code, out.getvalue(), err.getvalue())


# --- explain ------------------------------------------------------------------------------------------------

WALK = {
    "en": [
        "Writing: your opponent shares",
        "Opponent shares: 3 [concept] to your 3.",
        "Philosophy: 3 [concept]",
        "(4e rulebook, Sharing & Demands, pp. 14–15)",
        "Opponent draws a [2].",
        "You draw a [2]: Calendar.",
        "You take a free Draw action.",
        "You draw a [1]: Pottery.",
        "Archery: your opponent is vulnerable",
        "Opponent is vulnerable and does not share: 0 [authority] to your 2.",
        "Opponent draws a [1].",
        "Opponent transfers Pottery from their hand to your hand.",
        "8 cards cannot be chosen here.",
        "You junk a [1] from the available achievements.",
        "No free Draw action: no opponent shared an effect.",
    ],
    "uk": [
        "«Писемність»: суперник долучається",
        "(Правила 4-го видання, Спільна участь і вимоги, с. 9)",
        "Ви добираєте [2]: «Календар».",
        "Ви добираєте [1]: «Гончарство».",
        "«Стрільба з лука»",
        "8 карток тут вибрати не можна.",
        "Ви скидаєте [1] з-поміж доступних досягнень.",
        "Бонусної дії добору немає",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [STAGING, "lessons/staging", "staging"])
def test_explain_tells_the_walk_in_order(name: str, language: str) -> None:
    ran = run("explain", name, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in WALK[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_explain_one_line() -> None:
    ran = run("explain", STAGING, "--line", "archery")
    assert "vulnerable" in ran.out
    assert "Opponent shares" not in ran.out
    assert "after “A turn each”" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_explain_as_json_gives_events_and_facts(language: str) -> None:
    data = json.loads(run("explain", STAGING, "--json", "--lang", language).out)
    assert data["schema"] == "innovation-explain/1"
    assert [line["id"] for line in data["lines"]] == ["first-turns", "writing", "archery"]
    writing = data["lines"][1]["entries"]
    draws = [(entry["seat"], entry["value"], entry["card_key"]) for entry in writing if entry["type"] == "Moved"]
    assert draws == [(1, 2, "currency"), (0, 2, "calendar"), (0, 1, "pottery")]
    shares = next(entry for entry in writing if entry["type"] == "Fact" and entry["kind"] == "shares")
    assert (shares["rule"], shares["numbers"]["own"], shares["numbers"]["leader"]) == ("sharing-eligible", 3, 3)
    assert shares["text"]
    assert shares["citations"]
    archery = data["lines"][2]["entries"]
    ended = [entry for entry in archery if entry["type"] == "SentenceEnded"]
    assert {entry["outcome"] for entry in ended} <= {"done", "skipped", "declined"}
    assert ended
    for entry in ended:
        assert ("reason" in entry) is (entry["outcome"] != "done")
        assert "reason" not in entry or archery[entry["reason"]]["type"] in ("Fact", "Chosen")


def test_explain_keeps_what_the_viewer_cannot_see_out_of_the_text() -> None:
    assert "Currency" not in run("explain", STAGING).out


@pytest.mark.parametrize("name", sorted(list_all()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_with_lines_can_be_explained(name: str, language: str) -> None:
    ran = run("explain", name, "--lang", language)
    assert ran.code == 0 or "lines" in ran.err or "ліній" in ran.err


# --- check --------------------------------------------------------------------------------------------------


def test_check_says_that_nothing_is_wrong() -> None:
    ran = run("check", STAGING, "lessons/source/01-first-steps.yaml")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("nothing is wrong") == 2


def test_check_names_file_and_line_and_the_nearest_spelling(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(
        Path(STAGING).read_text(encoding="utf-8").replace("[Writing, Alchemy]", "[Writting, Alchemy]"), "utf-8"
    )
    ran = run("check", str(bad), STAGING)
    assert ran.code == 1
    line = next(n for n, text in enumerate(bad.read_text("utf-8").splitlines(), 1) if "Writting, Alchemy" in text)
    assert f"bad.yaml, line {line}," in ran.err
    assert "did you mean 'Writing'" in ran.err
    assert "1 file of 2 has errors" in ran.err


@pytest.mark.parametrize("command", ["check", "explain"])
def test_what_is_wrong_is_told_in_ukrainian(tmp_path: Path, command: str) -> None:
    bad = tmp_path / "bad.yaml"
    text = Path(STAGING).read_text(encoding="utf-8")
    bad.write_text(text.replace("[Writing, Alchemy]", "[Writting, Alchemy]"), "utf-8")
    ran = run(command, str(bad), "--lang", "uk")
    assert ran.code == 1
    assert re.search(
        r"bad\.yaml, рядок \d+, стовпчик \d+: немає картки 'Writting' у 4-му виданні \(base\); може, 'Writing'\?",
        ran.err,
    )
    bad.write_text(text.replace("dogma Writing", "dogma Writng"), "utf-8")
    ran = run(command, str(bad), "--lang", "uk")
    assert ran.code == 1
    assert "тут немає варіанта 'dogma Writng'; може, 'dogma writing'?" in ran.err


def test_check_finds_a_line_that_plays_otherwise(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text(Path(STAGING).read_text("utf-8").replace("free_draw: true", "free_draw: false"), "utf-8")
    ran = run("check", str(bad))
    assert ran.code == 1
    assert "free draw" in ran.err


def test_check_reads_tasks_too(tmp_path: Path) -> None:
    file = tmp_path / "tasks.yaml"
    file.write_text(TASKS.replace("solution: {answer: 1", "solution: {answer: 2"), encoding="utf-8")
    ran = run("check", str(file))
    assert ran.code == 1
    assert "tasks.yaml, line 7, column 1: task 'deck': the game says 1, the answer in the file does not" in ran.err
    file.write_text(TASKS, encoding="utf-8")
    assert run("check", str(file)).code == 0


HOSTILE = [
    b"",
    b"\x00\x01",
    b"\xff\xfe\x00",
    b"[",
    b"schema: innovation-tasks/1",
    b"a: &a [*a]",
    b"!!python/name:os.system",
    b"- " * 2000,
]


@pytest.mark.parametrize("content", HOSTILE, ids=range(len(HOSTILE)))
@pytest.mark.parametrize("command", ["check", "explain"])
def test_hostile_files_are_errors_and_nothing_else(tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "hostile.yaml"
    file.write_bytes(content)
    ran = run(command, str(file))
    assert ran.code == 1
    assert "hostile.yaml, line" in ran.err


@pytest.mark.parametrize("command", ["check", "explain"])
@pytest.mark.parametrize("name", ["no/such/file.yaml", "", ".", "\x00", "-", "lessons/stagin", "a" * 5000])
def test_files_that_there_are_not(command: str, name: str) -> None:
    ran = run(command, name)
    assert ran.code == 2
    assert ran.err.count("\n") == 1


# --- coverage, rules, card ----------------------------------------------------------------------------------


def test_coverage_as_json_is_nested_by_edition_and_set() -> None:
    data = json.loads(run("coverage", "--json").out)
    assert set(data) == {"1", "3", "4"}
    base = data["4"]["base"]
    assert {"cards", "done", "native", "by_hand"} <= set(base)
    assert base["cards"] == 115
    assert data["3"]["base"]["cards"] == 105
    assert 7 <= base["done"] <= 115
    assert base["native"] <= base["done"]
    assert base["by_hand"] <= base["sentences"]


@pytest.mark.parametrize(("language", "words"), [("en", "Edition 4, base:"), ("uk", "Видання 4, base:")])
def test_coverage_as_text(language: str, words: str) -> None:
    assert words in run("coverage", "--lang", language).out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Free draw for sharing", "4e rulebook, Sharing: Free Draw, pp. 18–19", "SHR-02"]),
        ("uk", ["Бонусний добір", "Правила 4-го видання", "с. 10"]),
    ],
)
def test_a_rule_with_its_places(language: str, words: list[str]) -> None:
    ran = run("rules", "free-draw", "--lang", language)
    assert ran.code == 0
    assert all(word in ran.out for word in words)


def test_a_rule_of_the_third_edition_is_cited_from_its_book_first() -> None:
    third = run("rules", "free-draw", "--edition", "3").out
    assert third.index("3e rulebook") < third.index("4e rulebook")


def test_rules_are_listed_by_edition() -> None:
    third, first, every = (run("rules", *args).out for args in (("--edition", "3"), ("--edition", "1"), ()))
    assert third.startswith("Rules of the third edition:\n")
    assert first.startswith("Rules of the first edition:\n")
    assert "free-draw-reveal-counts-3e " in third
    assert "setup-standard-achievements " in every
    assert "setup-standard-achievements " not in third
    assert set(third.splitlines()[1:]) | set(first.splitlines()[1:]) < set(every.splitlines())


@pytest.mark.parametrize("edition", ["4", "3", "1"])
def test_coverage_of_one_edition(edition: str) -> None:
    data = json.loads(run("coverage", "--edition", edition, "--json").out)
    assert list(data) == [edition]
    assert run("coverage", "--edition", edition).out.startswith(f"Edition {edition}, base: ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("lessons/draw",), "lessons/draw: nothing is wrong (Fourth edition)"),
        (("lessons/draw", "--edition", "3"), "lessons/draw: nothing is wrong (Third edition)"),
        (("lessons/draw", "--edition", "1", "--lang", "uk"), "lessons/draw: усе гаразд (Перше видання)"),
        (("rulings/shr-17-does-not-count",), "(Fourth edition, except for: "),
    ],
)
def test_check_says_what_a_scenario_is_played_by(args: tuple[str, ...], said: str) -> None:
    ran = run("check", *args)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out


def test_check_by_an_older_edition_finds_what_that_does_not_have(tmp_path: Path) -> None:
    file = tmp_path / "late.yaml"
    head = "schema: innovation-position/1\nplayers:\n"
    file.write_text(f"{head}  - {{name: Ada, hand: [Hypersonics]}}\n  - Ben\n", encoding="utf-8")
    assert run("check", str(file)).code == 0
    ran = run("check", str(file), "--edition", "3")
    assert ran.code == 1
    assert "no card 'Hypersonics' in the 3rd-edition base" in ran.err


def test_check_takes_no_edition_for_tasks() -> None:
    ran = run("check", "--edition", "3", str(ROOT / "lessons" / "source" / "03-draw.yaml"))
    assert ran.code == 2
    assert "leave --edition out" in ran.err


def test_explain_says_the_edition_and_takes_another() -> None:
    assert run("explain", "lessons/draw").out.splitlines()[1] == "Fourth edition"
    ran = run("explain", "lessons/draw", "--edition", "1")
    assert (ran.code, ran.out.splitlines()[1]) == (0, "First edition")
    data = json.loads(run("explain", "lessons/draw", "--edition", "3", "--json").out)
    assert (data["edition"], data["switches"]) == (3, {})
    third = json.loads(run("explain", "lessons/third-edition", "--json").out)
    assert third["edition"] == 3 or third["switches"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_listed(language: str) -> None:
    ran = run("rules", "--lang", language)
    assert "sharing-eligible" in ran.out
    assert len(ran.out.splitlines()) > 150


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["card", "writing"], ["Writing", "Value 1, blue", "1. Draw a [2]."]),
        (["card", "the", "wheel"], ["The Wheel", "authority"]),
        (["card", "Battleship Yamato"], ["Value 8 (11 on a board), red"]),
        (["card", "Battleship Yamato", "--lang", "uk"], ["Значення 8 (11 в ігровій зоні), червоний"]),
        (["card", "Писемність", "--lang", "uk"], ["Писемність (Writing)", "Доберіть [2]."]),
        (["card", "archery", "--lang", "uk"], ["Стрільба з лука (Archery)"]),
        (["card", "Publications"], ["Edition 4:", "Editions 3, 1:"]),
        (
            ["card", "Archery"],
            [
                "What differs in the third and first editions from the fourth edition; words in [-…-] are left out",
                "Number of effects: [-2-] {+1+}",
                "2. [-Junk an available achievement of value 1 or 2.-]",
            ],
        ),
        (["card", "Robotics"], ["Icons: [-[card image] [industry] [avatar] [industry]-] {+[card image] [industry]"]),
        (["card", "Archery", "--lang", "uk"], ["Що в третьому й першому виданнях інакше, ніж у четвертому виданні"]),
        (["card", "Monument"], ["at least four top cards", "Edition 3:", "six cards in a single turn", "3e rulebook"]),
        (["card", "Wonder", "--edition", "3"], ["each of them right or up."]),
        (["card", "Пам’ятка", "--lang", "uk"], ["Пам’ятка (Monument)", "Особливе досягнення", "У виданні 1:"]),
        (["card", "Всесвіт"], ["Universe", "five top cards"]),
        (
            ["card", "Climatology"],
            [
                "Read in several ways: Climatology demands two top cards",
                "- played so, unless you choose: It may not",
                "- or: It may, and it must",
                "(climatology-second-card=one-by-one)",
            ],
        ),
        (
            ["card", "Canning", "--edition", "3"],
            ["all top cards", "(uncovered-top-cards=safe)", "- or: It is taken too"],
        ),
        (["card", "Escapism", "--lang", "uk"], ["Читають по-різному: «Ескапізм», а рука порожня", "— або так: Не"]),
    ],
)
def test_a_card(args: list[str], words: list[str]) -> None:
    ran = run(*args)
    assert ran.code == 0
    assert all(word in ran.out for word in words), ran.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Edition 3 has no card “Fusion”; it is in edition 4\n"),
        ("uk", "У виданні 3 картки «Fusion» немає; вона є у виданні 4\n"),
    ],
)
def test_a_card_of_another_edition_is_no_misspelling(language: str, said: str) -> None:
    ran = run("card", "Fusion", "--edition", "3", "--lang", language)
    assert (ran.code, ran.err) == (2, said)


def test_a_card_as_json_has_its_printings_and_what_differs() -> None:
    data = json.loads(run("card", "archery", "--json").out)
    fourth, older = data["printings"]
    assert (fourth["editions"], older["editions"], older["differs"]["from"]) == ([4], [3, 1], [4])
    assert fourth["differs"] is None
    assert older["differs"]["facts"] == {"effects": {"before": "2", "after": "1"}}
    same, dropped = older["differs"]["effects"]
    assert [word["change"] for word in same["words"]] == ["same"]
    assert (dropped["before"], dropped["after"]) == (2, None)
    assert [word["change"] for word in dropped["words"]] == ["dropped"]
    assert dropped["words"][0]["text"] == fourth["effects"][1]["text"]
    special = json.loads(run("card", "Monument", "--json", "--edition", "3").out)
    assert [each["editions"] for each in special["printings"]] == [[3]]


# --- usage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_there_in_both_languages(command: str, language: str) -> None:
    ran = run(*filter(None, [command, "--help"]), "--lang", language)
    assert ran.code == 0
    assert "python -m tutor" in ran.out
    cyrillic = sum("а" <= char <= "я" for char in ran.out.casefold())
    assert (cyrillic > 20) == (language == "uk")


USAGE = [
    (["explian"], "did you mean “explain”"),
    (["explain"], "needs to be told more"),
    (["explain", "a", "b"], "does not know what to do with “b”"),
    (["explain", STAGING, "--line"], "--line of “explain” needs a value"),
    (["explain", STAGING, "--line", "writin"], "did you mean “writing”"),
    (["explain", STAGING, "--jsn"], "has no option --jsn"),
    (["explain", STAGING, "--js"], "has no option --js"),
    (["explain", STAGING, "--json=yes"], "takes none"),
    (["coverage", "now"], "does not know what to do with “now”"),
    (["rules", "free-drow"], "did you mean “free-draw”"),
    (["rules", "free-draw", "--edition", "2"], "No edition “2”"),
    (["card", "writting"], "did you mean “Writing”"),
    (["card", "empyr"], "did you mean “Empire”"),
    (["card"], "needs to be told more"),
    (["lessons", "biuld"], "did you mean “build”"),
    (["--lang", "de", "rules"], "No language “de”; there are en, uk"),
    (["--lang"], "No language"),
    (["lab", "--port", "many"], "is no port"),
    (["help", "explian"], "did you mean “explain”"),
]


@pytest.mark.parametrize(
    ("args", "message"), USAGE, ids=lambda value: "-".join(value) if isinstance(value, list) else ""
)
def test_what_cannot_be_carried_out_is_one_clear_line(args: list[str], message: str) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
    ukrainian = run(*(word if word != "de" else "fr" for word in args), *([] if "--lang" in args else ["--lang", "uk"]))
    assert ukrainian.code == 2


def test_the_language_of_a_command_is_that_of_no_later_one() -> None:
    assert "Писемність" in run("card", "Writing", "--lang", "uk").out
    assert os.environ[LANGUAGE] == "en"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "en_US.UTF-8"}, "uk"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "uk_UA.UTF-8"}, "en"),
        ({LANGUAGE: "uk", "LANG": "en_US.UTF-8"}, "uk"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(LANGUAGE)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert ("COMMAND --help tells more" in run().out) == (language == "en")


def process(args: Sequence[str], **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "tutor", *args],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_a_terminal_that_lacks_letters_stops_nothing() -> None:
    ran = process(["card", "archery", "--lang", "uk"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ran.returncode == 0
    assert b"Archery" in ran.stdout
    assert ran.stderr == b""


def test_a_reader_that_goes_away_leaves_no_traceback() -> None:
    command = f"{sys.executable} -m tutor rules | head -n 1"
    ran = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, capture_output=True, timeout=120, check=False)
    assert ran.stderr == b""
    assert ran.stdout


# --- lessons and lab ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_check(language: str) -> None:
    assert run("lessons", "check", "--lang", language).code == 0


def test_lessons_check_names_what_is_out_of_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "lessons", tmp_path / "lessons")
    monkeypatch.setattr("tutor.course.folders.LESSONS", (tmp_path / "lessons",))
    changed = tmp_path / "lessons" / "uk" / "00-contents.ipynb"
    changed.write_text("{}", encoding="utf-8")
    ran = run("lessons", "check")
    assert ran.code == 1
    assert "uk/00-contents.ipynb is not in step" in ran.err
    assert run("lessons", "build").code == 0
    assert run("lessons", "check").code == 0


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person's own files, and what Jupyter keeps, are in a folder of the test."""
    monkeypatch.setenv(STATE, str(tmp_path / "state"))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))


def lab_arguments(*args: str, language: str = "en") -> list[str]:
    started: list[str] = []
    environments: list[dict[str, str]] = []

    def start(command: Sequence[str], environment: dict[str, str]) -> int:
        started.extend(command)
        environments.append(environment)
        return 0

    call, out = read(lab.USAGE, args), io.StringIO()
    assert lab.run(Shell(language, out, io.StringIO()), call, start) == 0
    assert ("--allow-root" in out.getvalue()) == ("--allow-root" in started), "what is allowed is said"
    assert str(jupyter_server.JUPYTER) in environments[0]["JUPYTER_CONFIG_PATH"]
    assert environments[0]["JUPYTERLAB_WORKSPACES_DIR"]
    return started


@pytest.mark.usefixtures("own_folder")
def test_lab_opens_the_lessons_in_the_folder_of_the_person() -> None:
    started = lab_arguments("--no-browser", "--port", "8899", "--ServerApp.quit_button=False")
    assert started[1:3] == ["-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={lessons_folder()}" in started
    assert ROOT not in lessons_folder().parents
    assert "--LabApp.default_url=/lab/tree/00-contents.ipynb" in started
    assert {"--no-browser", "--port=8899", "--ServerApp.quit_button=False"} <= set(started)
    assert ("--allow-root" in started) == (os.geteuid() == 0)


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("root", [True, False])
def test_lab_says_what_it_allows_root(monkeypatch: pytest.MonkeyPatch, language: str, *, root: bool) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    assert ("--allow-root" in lab_arguments(language=language)) == root


@pytest.mark.usefixtures("own_folder")
def test_lab_ends_kernels_of_closed_pages_and_no_others() -> None:
    started = lab_arguments()
    assert f"--MappingKernelManager.cull_idle_timeout={lab.LEFT}" in started
    assert not any("cull_connected" in each or "cull_busy" in each for each in started)


@pytest.mark.usefixtures("own_folder")
def test_lab_in_ukrainian_opens_the_ukrainian_contents() -> None:
    assert "--LabApp.default_url=/lab/tree/uk/00-contents.ipynb" in lab_arguments(language="uk")


def test_lab_asks_nothing_about_news() -> None:
    settings = json.loads(
        (jupyter_server.JUPYTER / "labconfig" / "default_setting_overrides.json").read_text(encoding="utf-8")
    )
    assert settings["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"


@pytest.mark.usefixtures("own_folder")
def test_lab_opens_a_folder_of_ones_own(tmp_path: Path) -> None:
    started = lab_arguments("--folder", str(tmp_path / "mine"))
    assert f"--ServerApp.root_dir={tmp_path / 'mine'}" in started
    assert (tmp_path / "mine" / "00-contents.ipynb").is_file()


@pytest.mark.usefixtures("own_folder")
def test_lab_opens_the_lessons_themselves_where_they_are_named() -> None:
    assert f"--ServerApp.root_dir={ROOT / 'lessons'}" in lab_arguments("--folder", str(ROOT / "lessons"))
