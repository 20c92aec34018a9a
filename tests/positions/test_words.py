"""Every problem in both languages: each message comes up in some case, with all its slots filled."""

import os
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from engine.game import Game
from engine.positions import PositionError, Problem, check, dump, from_line, load, loads, verify
from engine.positions.check import run_line
from engine.text.errors import worded
from engine.text.messages import Phrase, languages, messages, phrase
from tests.bad_input.test_bad_input import BAD
from tests.positions import test_check
from tests.positions.test_errors import A_B, HEAD, ONE_MISTAKE, ONE_MISTAKE_IN_A_LINE, player
from tests.test_session_line import damaged_lines
from tutor.desk import position_edits

AROUND = {"position-at", "position-in", "position-more", "position-in-deck-of-set", "position-other-set"}
"""messages of a whole error, tested by themselves, and of further sets, tested with one in ``tests/model``"""

MORE_TEXTS = [
    player("hand: [Empir, Empires]"),
    *(
        HEAD + f"  - {{name: A, {zone}}}\n  - B\nsets: [base, artifacts]"
        for zone in (
            "display: [Oars]",
            "hand: [Martian Internet]",
            "display: [3]",
            "display: [Priest-King, Mona Lisa]",
            "museums: [Museum 1]",
            "museums: [Holy Grail, Empire]",
            "museums: [Holy Lance, Mona Lisa, Sibidu Needle, Dancing Girl, Jumbo Kingdom, Holy Grail]",
        )
    ),
    A_B + "title: !!float 1",
    A_B + "title: 1.5",
    A_B + "title:",
    A_B + "title: <<",
    A_B + "title: {en: 3}",
    A_B + "title: ''",
    A_B + "id: " + "x" * 50,
    A_B + "seed: 2001-01-01",
    A_B + "sets: [3]",
    A_B + "sets: [base, x]",
    A_B + "reasons: [3]",
    A_B + "cards: [3]",
    A_B + "rules: [3]",
    A_B + "specials: [3]",
    A_B + "goal: {grade: 2}",
    A_B + "goal: {reach: {win: false, claim: Oars}, until: never, grade: 9, sees: [nothing]}",
    A_B + "goal: {reach: {icons: {oars: 3}, others: {cards: 2}, points: 0}}",
    A_B + "specials: Empire",
    A_B + "edition: 3\n" + "expect: {players: {A: {splay: {red: aslant}}}}",
    HEAD + "  - A\n  - B\n  - C\nteams: [1, 2, 1]\nedition: 3",
    A_B + "also_in: [4]",
    A_B + "also_in: [3, 1]\ndecks: {11: empty}",
    A_B + "edition: 3\nalso_in: [4]\nrules: [chain]",
    A_B + "edition: 1\n" + "expect: {players: {A: {splay: {red: aslant}}}}",
    HEAD + '  - "A\\nB"\n  - B',
    A_B + "turn: {begun: [x, 1], tally: [3]}",
    A_B + "turn: {drawn: [A, A]}",
    A_B + "question: {en: Which deck?}",
    A_B + "known: {Oars: A}",
    A_B + "junk: [Oars, Oars]\nachievements: [Tools, Tools]",
    HEAD + "  - {name: A, achievements: [Oars, Oars]}\n  - B\nspecials: [Empire, Empire]",
    A_B + "lines: [x, {id: 3, play: [], title: 3}, {id: y, play: [3.5, {a: b, c: d}, {A: ''}]}]",
    A_B + "lines: [{id: x, play: [{}]}]",
    A_B + "expect: {players: 3, decks: 3, turn: 3, request: 3, facts: [3, {}], events: [3]}",
    A_B + "expect: {players: {A: 3}}",
    A_B + "expect: {players: {A: {board: 3, splay: 3, hand: 3}}}",
    A_B + "expect: {players: {A: {icons: {health: x}}}, junk: [12], specials: {without: x}, achievements: [~]}",
    A_B + "expect: {facts: [{kind: shares, numbers: 3}, {kind: shares, numbers: {a: 9999999999}}]}",
    A_B + "expect: {request: {kind: cord}, events: [{event: draw, from: hnd, color: rad}]}",
]
MORE_EXPECTATIONS = [
    ("{achievements: []}", "did not expect"),
    ("{specials: []}", "did not expect"),
    ("{junk: [Oars]}", "expected Oars in the junk; found: no card"),
    ("{players: {You: {score: [Oars]}}}", "expected Oars in the score pile of You"),
    ("{players: {You: {achievements: [Oars]}}}", "expected Oars in the achievements of You; found: no card"),
    ("{turn: {of: 3}}", "expected the turn's actions: 3, found: 2"),
    ("{moves: [{event: draw}, {event: draw}, {event: draw}, {event: meld}]}", "expected 4 moves, found 3"),
    ("{turn: {player: 1, action: 1}}", "expected the turn's action: 1, found: 2"),
]


def refusal(do: Callable[[], object]) -> tuple[Problem, ...]:
    with pytest.raises(PositionError) as caught:
        do()
    return caught.value.problems


def by_hand() -> Iterator[Problem]:
    """Problems of what is changed or written by hand, and of lines."""
    table = load("lessons/staging")
    special = next(each.id for each in table.game().machine.catalogue.specials)
    yield from refusal(lambda: position_edits.moved(table, special, position_edits.CardPlace("hand", 0)))
    yield from refusal(lambda: position_edits.moved(table, 0, position_edits.CardPlace("attic")))
    yield from refusal(lambda: dump(Game.new(("A", "B"))))
    yield from refusal(lambda: load(Path(os.devnull)))
    yield from refusal(lambda: load(Path("no-such-folder/file.yaml")))
    over = table.game()
    over.concede(0)
    yield from refusal(lambda: dump(over))
    twins = Game.new(("A", "a"))
    while not (twins.request and twins.request.kind == "action"):
        assert twins.request is not None
        twins.play(twins.request.options[0])
    yield from refusal(lambda: dump(twins))
    for old, new in (
        ("[draw]", "[draw, draw]"),
        ("winners: [B]", "turn: {action: 1}"),
        ("winners: [B]", "winners: [A]"),
    ):
        yield from verify(loads(test_check.ENDS.replace(old, new)))
    yield from verify(loads(test_check.ENDS.replace("[draw]", "[]").replace("request: none, ", "")))
    yield from verify(loads(test_check.ENDS.replace("request: none", "request: {who: A}")))
    yield from verify(loads(test_check.ENDS.replace("request: none", "moves: [{event: draw}, {event: draw}]")))


def of_play(play: str, expect: str) -> list[Problem]:
    return verify(loads(f"{test_check.HEAD}    play: {play}\n    expect: {expect}\n"))


@cache
def problems() -> tuple[Problem, ...]:
    """All problems of the corpus and of the cases of these tests."""
    found: list[Problem] = []
    for path in BAD:
        if path.parent.name == "positions":
            found += check(path)
        else:
            found += refusal(partial(from_line, path.read_text(encoding="utf-8")))
    for text, *_ in ONE_MISTAKE:
        found += refusal(partial(loads, text))
    for text, *_ in ONE_MISTAKE_IN_A_LINE:
        found += refusal(partial(from_line, text))
    for text in damaged_lines():
        found += refusal(partial(from_line, text))
    for text in MORE_TEXTS:
        found += refusal(partial(loads, text))
    for play, expect, _ in test_check.FAILS:
        found += of_play(play, expect)
    for expect, _ in MORE_EXPECTATIONS:
        found += of_play(test_check.WRITING, expect)
    return (*found, *by_hand())


def parts(said: object) -> Iterator[Phrase]:
    """A phrase and all in it."""
    if isinstance(said, Phrase):
        yield said
        for _, slot in said.slots:
            yield from parts(slot)


def written(said: object) -> Iterator[str]:
    """What stands in a phrase as it was written."""
    for each in parts(said):
        yield from (slot for _, slot in each.slots if isinstance(slot, str) and slot)


def test_every_message_comes_up() -> None:
    found = {each.id for problem in problems() for each in parts(problem.said)}
    there = {id_ for id_ in messages("en").ids() if id_.startswith("position-")} - AROUND
    assert there - found == set()


@pytest.mark.parametrize("expect", MORE_EXPECTATIONS, ids=lambda row: str(row[0]))
def test_more_that_is_not_as_expected(expect: tuple[str, str]) -> None:
    problem, *_ = of_play(test_check.WRITING, expect[0])
    assert problem.message.startswith(expect[1])


@pytest.mark.parametrize("language", languages())
def test_every_slot_is_filled_and_said(language: str) -> None:
    other = {"en": "uk", "uk": "en"}[language]
    for problem in problems():
        said = problem.words(language)  # a missing message, form or slot raises under test
        assert "⟦" not in said
        assert "$" not in said
        for each in parts(problem.said):
            for name, slot in each.slots:
                if isinstance(slot, str) and (each.id, name) != ("position-player", other):
                    assert slot in said, (problem.code, name, said)


def test_the_ukrainian_is_ukrainian() -> None:
    """Latin letters are only what stands in a file, in quotation marks, or is a name of the format."""
    for problem in problems():
        said = problem.words("uk")
        assert re.search("[а-яіїєґ]", said), said
        for each in sorted(written(problem.said), key=len, reverse=True):
            said = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", "", said)
        said = re.sub(r"'[^']*'|\b(YAML|JSON|UTF-8|true|false|id)\b", "", said)
        assert not re.search("[A-Za-z]{2}", said), (problem.words("uk"), said)


def test_what_was_written_is_repeated_as_it_was() -> None:
    """Only the words around it are made to sound well."""
    name = "Я у Осла в Києві"
    (problem,) = refusal(lambda: loads(f"{HEAD}  - name: {name}\n    hand: [12]\n  - B"))
    assert problem.words("uk") == f"значення в руці ({name}): тут має бути число від 1 до 11, а є 12"
    (problem,) = refusal(lambda: loads(f"{HEAD}  - {name}\n  - B\nviewer: Я у Осла у Києві"))
    assert problem.words("uk") == f"немає такого гравця: 'Я у Осла у Києві'; може, '{name}'?"


def test_a_name_is_said_in_the_language() -> None:
    text = "schema: innovation-position/1\nplayers: [{name: {en: Ann, uk: Аня}, hand: [12]}, B]"
    (problem,) = refusal(lambda: loads(text))
    assert problem.message == "a value in the hand of Ann must be 1 to 11, found 12"
    assert problem.words("uk").startswith("значення в руці (Аня): ")


def test_a_whole_error_in_a_language() -> None:
    with pytest.raises(PositionError) as caught:
        loads(HEAD + "  - {name: A, hand: [Writting]}\n  - B", "mine.yaml")
    place = "mine.yaml, рядок 3, стовпчик 22: "
    assert caught.value.words("uk") == place + "немає картки 'Writting' у 4-му виданні (base); може, 'Writing'?"
    assert str(caught.value) == caught.value.words("en") == str(caught.value.problems[0])
    assert Problem("position", 0, 0, phrase("position-two-names")).whole("uk") == (
        "position: двоє гравців мають те саме ім’я"
    )


@pytest.mark.parametrize(
    ("many", "english", "ukrainian"),
    [
        (101, "and 1 more", "і ще 1 помилка"),
        (103, "and 3 more", "і ще 3 помилки"),
        (1_200, "and 1,100 more", "помилок"),
    ],
)
def test_what_is_too_much_to_say_is_counted(many: int, english: str, ukrainian: str) -> None:
    error = PositionError([Problem("x", 1, 1, phrase("position-empty"))] * many)
    assert str(error).splitlines()[-1] == english
    assert error.words("uk").splitlines()[-1].endswith(ukrainian)
    assert len(error.problems) == many


def test_plain_text_is_the_same_in_every_language() -> None:
    problem = Problem("x", 1, 1, "so it is")
    assert (problem.code, problem.words("uk"), problem.message) == ("", "so it is", "so it is")
    assert worded("у Осла", "uk") == "у Осла"


@pytest.mark.parametrize("id_", [id_ for id_ in messages("en").ids() if id_.startswith("position-")])
def test_both_languages_are_given_the_same(id_: str) -> None:
    english, ukrainian = (
        {slot.partition("-")[0] for slots in messages(language).forms(id_).values() for slot in slots}
        for language in ("en", "uk")
    )
    if id_ == "position-player":
        assert (english, ukrainian) == ({"en"}, {"uk"})
    else:
        assert english == ukrainian


def test_a_line_that_cannot_be_played_says_why_in_the_language() -> None:
    position = loads(test_check.HEAD + "    play: [dogma Writng]")
    (problem,) = refusal(lambda: run_line(position, "x"))
    assert problem.code.startswith("error-")
    assert problem.words("uk").startswith("тут немає варіанта 'dogma Writng'; може, 'dogma writing'?")
