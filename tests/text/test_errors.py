"""What errors say in both languages, each message from a real error; one of the game as it says itself in English."""

import ast
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import pytest

import engine.saves
from engine.game import Game
from engine.lang.lower import lower
from engine.lang.words import dogma, not_done
from engine.positions import find, load, loads
from engine.query.context import Context
from engine.query.evaluate import Evaluator
from engine.run import bounds
from engine.run.errors import EndlessError, GameError, IllegalAnswerError
from engine.run.verbs import OPERATIONS
from engine.saves.faults import damaged, unknown
from engine.saves.write import seal
from engine.text.errors import WordedError, of_game, worded, words_of
from engine.text.messages import languages, messages
from tests.course.test_task_file import GOOD
from tests.positions.test_check import ENDS
from tutor.course import Progress, check, folders, library, loads_tasks, studies
from tutor.course.tasks import Solution, Term
from tutor.course.variants import families, variant
from tutor.saved_games import PlayedElsewhereError, find_games
from tutor.session import LONGEST, Session
from tutor.user_files import CAUSES, NotReadError, NotSavedError

STAGING = load("lessons/staging")
ENDLESS = Path(__file__).parents[1] / "robustness" / "endless"
ENDLESS_WHY = ("same-table", "within-itself", "long")
PICKS = """\
schema: innovation-position/1
players:
  - {name: Анна, board: {red: [Archery]}, hand: [1, 1, 2, 3]}
  - {name: B, score: [1, 2]}
"""


def asked() -> Game:
    """Somebody is asked for exactly one of two."""
    game = STAGING.game()
    game.play("dogma Archery")
    return game


def over() -> Game:
    game = STAGING.game()
    game.concede(0)
    assert game.result is not None
    return game


def unasked() -> None:
    game = STAGING.game()
    game.state.request = None
    game.play("draw")


def picked_together(together: str, *titles: str) -> None:
    """A request for two cards, made by hand, that may not be picked together."""
    game = asked()
    request = game.request
    assert request is not None
    facts = game.machine.catalogue
    options = tuple(sorted(map(facts.find, titles)))
    game.state.request = request._replace(options=options, low=2, high=2, together=together)
    game.machine.check(game.state, game.state.request.options)


def unprogrammed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = STAGING.game()
    monkeypatch.setattr(game.machine, "programmed", frozenset())
    game.play("dogma Archery")


def saved(change: Callable[[dict[str, Any]], object]) -> None:
    """A save of a game in the middle of an effect, changed."""
    data = json.loads(asked().save())
    change(data)
    data.pop("sum")
    Game.load(seal(data))


def in_the_way() -> None:
    """A kept game of an older version."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "a.session.json"
        file.write_text('{"schema": "innovation-session/1"}', encoding="utf-8")
        raise find_games(file).errors[0]


def kept(change: Callable[[dict[str, Any]], object], table: Game | None = None) -> None:
    """A saved session, changed."""
    session = Session(table or STAGING.game())
    session.play("draw", run=True)
    data = json.loads(session.dumps())
    change(data)
    data.pop("sum")
    Session.loads(seal(data))


def walked(do: Callable[[Session], object], table: Game | None = None, *played: str) -> None:
    """Something done to a session."""
    session = Session(table or STAGING.game())
    for answer in played:
        session.play(answer, run=True)
    do(session)


def held(session: Session) -> None:
    """A step on from where a question stops the game, amid an action."""
    session.play("dogma writing")
    session.held = session.cursor
    session.into()


def full(session: Session) -> None:
    """An answer in a session that has as many steps as it may."""
    with mock.patch("tutor.session.MOST_STEPS", len(session.steps)):
        session.play("draw")


def endless(name: str, choice: str = "") -> None:
    """A game in which cards execute each other, with a choice each time or with none."""
    game = load(ENDLESS / f"{name}.yaml").game()
    game.play("dogma Near-Field Comm")
    game.play("3")
    while choice:
        game.play(choice)


def self_executed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("lessons/self-execute").game()
    computers = game.machine.catalogue.find("Computers")
    monkeypatch.setattr(type(game.machine), "is_done", lambda _, card: card == computers)
    game.play("dogma Computers")


def unwritten() -> None:
    """A program with a part that says of itself that it is not there."""
    game = STAGING.game()
    machine = game.machine
    code = lower(dogma(not_done("why")), key="archery", card=machine.catalogue.find("Archery"), index=0)
    evaluator = Evaluator(code, Context(game.state.setup, machine.catalogue, [code]))
    handlers = tuple(OPERATIONS[ins.op](ins, at, evaluator) for at, ins in enumerate(code.body))
    machine._linked = {**machine._linked, code.id: handlers}
    game.play("dogma Archery")


def nearly_over() -> Game:
    """A game that ends with the next draw."""
    return loads(ENDS).game()


CASES: dict[str, Callable[[], object]] = {
    "game-over": lambda: over().machine.check(over().state, ()),
    "nothing-asked": unasked,
    "option-twice": lambda: asked().machine.check(asked().state, (5, 5)),
    "no-option-number": lambda: asked().machine.check(asked().state, (-7,)),
    "how-many": lambda: asked().machine.check(asked().state, ()),
    "same-value": lambda: picked_together("same-value", "Writing", "Calendar"),
    "same-color": lambda: picked_together("same-color", "Writing", "Oars"),
    "different-values": lambda: picked_together("different-values", "Writing", "Oars"),
    "different-colors": lambda: picked_together("different-colors", "Writing", "Calendar"),
    "no-option": lambda: asked().play("xyz"),
    "no-option-near": lambda: STAGING.game().play("dogma Archry"),
    "asked-for": lambda: asked().play(()),
    "not-programmed-part": unwritten,
    "seat-gone": lambda: over().concede(1),
    "no-part": lambda: STAGING.game().play([1.5]),  # type: ignore[list-item]  # a wrong answer on purpose
    "long-id": lambda: STAGING.game().play("x" * 5_000),
    "many-parts": lambda: STAGING.game().play([0] * 5_000),
    "save-damaged": lambda: saved(lambda data: data.update(zones=[])),
    "save-other-version": lambda: saved(lambda data: data.update(schema="x")),
    "save-older-version": lambda: saved(lambda data: data.update(schema="innovation-save/1")),
    "save-newer-version": lambda: kept(lambda data: data.update(schema="innovation-session/99")),
    "save-set-aside": in_the_way,
    "save-unknown-name": lambda: saved(lambda data: data["zones"].update(attic="oars")),
    "save-program-changed": lambda: saved(lambda data: data["programs"].update({"archery/0": "0"})),
    "session-too-long": lambda: Session.loads(" " * (LONGEST + 1)),
    "session-answer": lambda: kept(lambda data: data["lines"][0]["answers"].__setitem__(0, ["meld Evolution"])),
    "session-not-resumed": lambda: kept(lambda data: data["lines"][0].update(answers=[])),
    "session-after-end": lambda: kept(lambda data: data["lines"][0].update(steps=10**9), nearly_over()),
    "session-lines": lambda: kept(lambda data: data.update(lines=[])),
    "session-annotation": lambda: kept(lambda data: data["lines"][0].update(annotations={"0": {"marks": ["ring x"]}})),
    "session-viewer": lambda: kept(lambda data: data.update(viewer=9)),
    "session-number": lambda: kept(lambda data: data.update(step=-1)),
    "session-held": lambda: walked(held),
    "session-over": lambda: walked(Session.into, nearly_over(), "draw"),
    "session-undecided": lambda: walked(Session.into),
    "session-full": lambda: walked(full),
    "session-no-step": lambda: walked(lambda session: session.goto(99)),
    "session-last-line": lambda: walked(lambda session: session.delete(session.line)),
}
DETAILS = {
    ("save-unknown-name", "kind"),
    ("save-unknown-name", "where"),
    ("save-damaged", "part"),
    ("save-damaged", "where"),
    ("save-damaged", "what"),
    ("session-number", "what"),
    ("progress-damaged", "why"),
}
"""slots that only the English uses, or only to choose by"""


QUESTION = loads_tasks(GOOD).tasks[0]


def answered(*answer: str, **changes: Any) -> None:
    """An answer to a task that was changed."""
    check(replace(QUESTION, **changes), STAGING, answer)


def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "LESSONS", (Path("nowhere"),))
    folders.lessons()


def undealt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.course.variants.DEALS_TRIED", 0)
    variant(next(iter(families().values())), 1)


def raised(error: Exception) -> None:
    raise error


NOT_OF_GAMES: dict[str, Callable[[pytest.MonkeyPatch], object]] = {
    "no-scenario": lambda _: find("stagin"),
    "find-scenario": lambda _: find("qqqqqqqq"),
    "no-lesson": lambda _: library.load("01-first-step"),
    "no-lessons": nowhere,
    "no-study": lambda _: studies.load("a-settled"),
    "no-variant": undealt,
    "progress-other-version": lambda _: Progress().take('{"schema": "x"}'),
    "progress-newer-version": lambda _: Progress().take('{"schema": "innovation-progress/99"}'),
    "progress-damaged": lambda _: Progress().take("{"),
    "not-saved": lambda _: raised(NotSavedError(Path("a.json"), OSError(5, "I/O error"))),
    "not-read": lambda _: raised(NotReadError(Path("a.json"), OSError(5, "I/O error"))),
    "played-elsewhere": lambda _: raised(PlayedElsewhereError(Path("a.json"), Path("a.2.json"))),
    "no-option": lambda _: answered("7"),
    "option-twice": lambda _: answered("1", "1"),
    "one-option": lambda _: answered("1", "2"),
    "truth-without-option": lambda _: answered("2", options=QUESTION.options[1:]),
    "truth-nothing": lambda _: answered("1", read=Term("sharers")),
    "truth-no-action": lambda _: answered(
        "1", read=Term("next-action"), solution=Solution(("1",), (("dogma Archery",),))
    ),
    "truth-untold": lambda _: answered("1", read=Term("covered")),
}
"""errors that no game tells: of names, of what is kept, of tasks"""


def caught(do: Callable[[], object]) -> GameError:
    with pytest.raises(GameError) as error:
        do()
    return error.value


@pytest.mark.parametrize("reason", CASES)
def test_an_error_is_worded_in_both_languages(reason: str) -> None:
    error = caught(CASES[reason])
    assert error.reason == reason
    assert worded(of_game(error), "en") == str(error)
    ukrainian = worded(of_game(error), "uk")
    assert re.search("[а-яіїєґ]", ukrainian)
    for name, slot in error.slots.items():
        if isinstance(slot, str) and (reason, name) not in DETAILS:
            assert slot in ukrainian


def test_a_card_that_is_not_programmed(monkeypatch: pytest.MonkeyPatch) -> None:
    error = caught(lambda: unprogrammed(monkeypatch))
    assert worded(of_game(error), "en") == str(error)
    assert worded(of_game(error), "uk").startswith("«Стрільба з лука» ")


def test_a_card_that_is_not_programmed_and_would_be_self_executed(monkeypatch: pytest.MonkeyPatch) -> None:
    error = caught(lambda: self_executed(monkeypatch))
    assert error.reason == "not-programmed-self"
    assert worded(of_game(error), "en") == str(error)
    assert worded(of_game(error), "uk").endswith("ще не запрограмовано; поверніться й виберіть інше")


@pytest.mark.parametrize("why", ENDLESS_WHY)
def test_what_would_never_end(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if why == "long":
        monkeypatch.setattr(bounds, "ORDINARY", 0)
        monkeypatch.setattr(bounds, "LONGEST", 30)
    play = {
        "same-table": lambda: endless("near-field-comm"),
        "within-itself": lambda: endless("self-service", "Near-Field Comm"),
        "long": lambda: endless("self-service", "Near-Field Comm"),
    }
    error = caught(play[why])
    assert (type(error), error.reason) == (EndlessError, f"endless-{why}")
    assert worded(of_game(error), "en") == str(error)
    assert ", effect 2, sentence 1, goes on without end: " in str(error)
    ukrainian = worded(of_game(error), "uk")
    assert "», ефект 2, речення 1: це триває без кінця, бо " in ukrainian
    assert ukrainian.endswith("нічого не змінено: виберіть інше або поверніться далі назад")
    assert str(error.slots["n"]) in ukrainian or why == "same-table"


@pytest.mark.parametrize("reason", NOT_OF_GAMES)
def test_an_error_that_no_game_tells_is_worded_in_both_languages(reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(WordedError) as raised:
        NOT_OF_GAMES[reason](monkeypatch)
    error = raised.value
    (said,) = error.said
    hint = dict(said.slots).get("hint")
    assert f"error-{reason}" in (said.id, getattr(hint, "id", ""))
    assert str(error) == words_of(error, "en") == worded(said, "en")
    ukrainian = words_of(error, "uk")
    assert re.search("[а-яіїєґ]", ukrainian)
    assert all(slot in ukrainian for name, slot in said.slots if isinstance(slot, str) and name not in ("why", "cause"))


@pytest.mark.parametrize("name", CAUSES)
def test_every_cause_has_words_in_both_languages(name: str) -> None:
    error = NotSavedError(Path("a.json"), OSError(min(CAUSES[name]), "in the words of the system"))
    for language in languages():
        assert error.words(language) != NotSavedError(Path("a.json"), OSError(5, "I/O error")).words(language)
        assert "the system" not in error.words(language)


def test_every_message_comes_up() -> None:
    elsewhere = ["not-programmed", "not-programmed-self", "not-programmed-sentence"]
    elsewhere += [f"endless-{why}" for why in ENDLESS_WHY]
    assert {f"error-{reason}" for reason in (*CASES, *NOT_OF_GAMES, *elsewhere)} == {
        id_ for id_ in messages("en").ids() if id_.startswith("error-")
    }


@pytest.mark.parametrize("id_", [id_ for id_ in messages("en").ids() if id_.startswith("error-")])
def test_both_languages_are_given_the_same(id_: str) -> None:
    details = {name for reason, name in DETAILS if id_ == f"error-{reason}"}
    forms = [messages(language).forms(id_) for language in languages()]
    assert forms[0].keys() == forms[1].keys()
    assert all(forms[0][form] - details == forms[1][form] - details for form in forms[0])


def test_an_error_within_an_error_is_worded_too() -> None:
    error = caught(lambda: kept(lambda data: data["lines"][0]["answers"].__setitem__(0, ["draw", "draw"])))
    assert worded(of_game(error), "en") == str(error)
    assert worded(of_game(error), "uk") == "збережену гру не вдається відновити: один варіант вибрано двічі"


def places() -> set[str]:
    """Every part of a save that can be damaged, as the program names them."""
    files = [path.read_text(encoding="utf-8") for path in Path(engine.saves.__file__).parent.glob("*.py")]
    calls = [
        each
        for text in files
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
    ]
    at = {"want": 1, "damaged": 0}
    named = [each.args[at[each.func.id]] for each in calls if isinstance(each.func, ast.Name) and each.func.id in at]
    constant = {str(each.value) for each in named if isinstance(each, ast.Constant)}
    return constant | {"its request", "its result", "its sets", "its players", "its teams", "its switches", "frame 3"}


@pytest.mark.parametrize("where", sorted(places()))
def test_every_part_of_a_save_has_words(where: str) -> None:
    unknown = worded(of_game(damaged("nowhere", "")), "uk")
    said = worded(of_game(damaged(where, "x")), "uk")
    assert said.startswith("збереження пошкоджено: ")
    assert said != unknown


def test_a_name_in_an_error_stays_as_it_is() -> None:
    game = loads(PICKS).game()
    error = caught(lambda: game.play(()))
    assert "; Анна вибирає від 1 до 1 із таких: draw" in worded(of_game(error), "uk")


def test_an_error_without_a_reason_is_said_as_it_is() -> None:
    assert of_game(IllegalAnswerError("so it is")) == "so it is"
    assert (IllegalAnswerError().reason, str(IllegalAnswerError())) == ("", "")


@pytest.mark.parametrize("kind", ["zone", "card", "set", "switch", "choice", "splay", "option"])
def test_every_kind_of_unknown_name_has_words(kind: str) -> None:
    said = worded(of_game(unknown(kind, "attic", "its zones")), "uk")
    assert "attic" in said
    assert said != worded(of_game(unknown("part", "attic", "its zones")), "uk")
