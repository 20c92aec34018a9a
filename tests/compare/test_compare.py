"""Side by side: what is played, what is the first difference, what is behind it, and what cannot be compared."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from engine.compare import CompareError, Comparison, Differs, compare, read_answers, settings
from engine.compare.streams import first_difference, play
from engine.editions import UnknownChoiceError
from engine.positions import Position, PositionError, loads
from engine.positions.carry import Original, Setting
from engine.run import link
from engine.run.machine import Tables

TOOLS = """
schema: innovation-position/1
players:
  - {name: Ann, board: {blue: [Tools]}, hand: [Oars, Sailing]}
  - {name: Ben, board: {red: [Archery]}}
"""
WRITING = """
schema: innovation-position/1
players:
  - {name: Ann, board: {blue: [Writing]}, hand: [Oars]}
  - {name: Ben, board: {red: [Archery]}}
"""
ARCHERY = """
schema: innovation-position/1
players:
  - {name: Ann, board: {red: [Archery]}, hand: [Oars]}
  - {name: Ben, board: {blue: [Writing]}}
"""


def found(text: str, editions: tuple[int, ...] = (4, 3), answers: str = "", **switches: tuple[str, ...]) -> Comparison:
    position = loads(text)
    named = {name.replace("_", "-"): choices for name, choices in switches.items()}
    pair, _ = settings(position, editions, named)
    given = read_answers(answers, position, "answers")
    return compare(text, pair, answers=given, answers_from="answers" if given else "")


# --- what is played -----------------------------------------------------------------------------------------


def test_the_same_answers_lead_to_the_first_difference() -> None:
    result = found(ARCHERY, answers="dogma Archery; pass; pass")
    assert [each.options for each in result.answers] == [("dogma archery",)]
    assert result.differs is Differs.PRESENCE
    one, other = result.sides
    assert one.thing is not None
    assert one.thing.entry is not None, "in the fourth edition a second effect follows"
    assert other.request is not None
    assert other.request.purpose == "turn"


def test_answers_that_nobody_is_asked_for_any_more_do_no_harm_after_the_difference() -> None:
    result = found(TOOLS, (4,), "dogma Tools; pass; pass; pass", may_cost=("in-full", "as-much-as-you-can"))
    assert [each.options for each in result.answers] == [("dogma tools",)]
    assert result.differs is Differs.PRESENCE


def test_a_line_of_text_is_a_position_too() -> None:
    text = "inn1 4e 1=Ann 1/red=archery 2=Ben 2/blue=writing"
    pair, _ = settings(loads(ARCHERY), (4, 3))
    answers = read_answers("dogma archery", loads(ARCHERY), "answers")
    assert compare(text, pair, answers=answers).differs is Differs.PRESENCE


def test_what_only_one_edition_lays_aside_is_no_difference_in_what_is_drawn() -> None:
    """The fourth edition's achievement of value 10 is the last 10 of the third, and not the next."""
    text = ARCHERY.replace("red: [Archery]", "red: [Fission]").replace("hand: [Oars]", "hand: [Oars, Tools]")
    result = found(text, answers="draw; draw")
    assert result.differs in (None, Differs.TABLE)
    assert len(result.answers) == 2
    four, three = (side.game.state for side in result.sides)
    assert (
        four.zones[result.sides[0].game.machine.zones.hand(0)]
        == three.zones[result.sides[1].game.machine.zones.hand(0)]
    )
    deck = three.zones[result.sides[1].game.machine.zones.deck(10)]
    assert deck[:-1] == four.zones[result.sides[0].game.machine.zones.deck(10)]


def test_nothing_differs_where_nothing_does() -> None:
    result = found(WRITING, answers="dogma Writing", board_information=("open", "visible-only"), editions=(4,))
    assert result.differs is None
    assert not result.switches
    assert result.tried is None


def test_a_comparison_cannot_be_changed() -> None:
    result = found(WRITING, answers="draw")
    with pytest.raises(FrozenInstanceError):
        result.differs = None  # type: ignore[misc]


# --- without answers ----------------------------------------------------------------------------------------


def test_without_answers_all_actions_are_tried_up_to_the_first_that_differs() -> None:
    result = found(ARCHERY)
    assert [each.options for each in result.answers] == [("dogma archery",)]
    assert result.tried is not None
    assert result.tried.answers > 1


def test_what_was_tried_is_said_where_nothing_differs() -> None:
    text = WRITING.replace("schema", "switches: {achievement-ages: one-to-nine}\nschema")
    position = loads(text)
    pair = Setting.of(4, {}), Setting.of(4, {"monument": "six-in-a-turn"})
    result = compare(text, pair)
    assert result.differs is None
    assert result.tried is not None
    assert result.tried.complete
    assert result.tried.stopped == 0
    actions = len(position.game().options())
    assert result.tried.answers == actions


def test_the_bound_is_honest() -> None:
    pair = Setting.of(4, {}), Setting.of(4, {"monument": "six-in-a-turn"})
    result = compare(WRITING, pair, limit=1)
    assert result.tried is not None
    assert (result.tried.answers, result.tried.limit, result.tried.complete) == (1, 1, False)


def test_a_difference_of_the_first_question_needs_no_try() -> None:
    players = "\n".join(
        f"  - {{name: {name}, board: {{{pile}}}, hand: [1]}}"
        for name, pile in (("Ann", "purple: [Philosophy]"), ("Ben", ""), ("Cem", "blue: [Writing]"), ("Dan", ""))
    )
    result = found(f"schema: innovation-position/1\nplayers:\n{players}\n")
    assert result.differs is Differs.OPTIONS
    assert result.switches == ("parley",)
    assert not result.answers


# --- what is behind it --------------------------------------------------------------------------------------


def test_a_switch_alone() -> None:
    result = found(TOOLS, (4,), "dogma Tools", may_cost=("in-full", "as-much-as-you-can"))
    assert result.switches == ("may-cost",)
    assert result.alone
    for side in result.sides:
        assert {"you-may", "golden-rule"} <= set(side.rules)


def test_of_several_that_differ_only_the_one_that_matters_is_named() -> None:
    both = {"specials-claimed": "immediately", "special-ties": "current-player-first", "monument": "six-in-a-turn"}
    text = """
schema: innovation-position/1
players:
  - {name: Ann, board: {yellow: [Agriculture]}, hand: [Writing]}
  - {name: Ben, board: {red: [Oars]}}
turn: {tally: [1-score, 1-score, 1-score, 1-score, 1-score]}
"""
    answers = read_answers("dogma Agriculture; Writing", loads(text), "answers")
    result = compare(text, (Setting.of(4, {}), Setting.of(4, both)), answers=answers)
    assert result.switches == ("monument",)


def test_a_card_is_behind_it_where_no_switch_is() -> None:
    result = found(ARCHERY, answers="dogma Archery")
    assert not result.switches
    titles = [result.sides[0].game.machine.catalogue.title[card] for card in result.cards]
    assert titles == ["Archery"]


def test_a_card_can_print_what_it_does_in_another_edition() -> None:
    """So it is found out whether a card is behind a difference."""
    game = loads(ARCHERY).game()
    archery, writing = (game.machine.catalogue.find(title) for title in ("Archery", "Writing"))
    machine = link.machine_with_printings(game.state.setup, (archery,), 3)
    assert [len(game.machine.codes.of(card)) for card in (archery, writing)] == [2, 1]
    assert [len(machine.codes.of(card)) for card in (archery, writing)] == [1, 1]
    assert machine.switches == game.machine.switches
    assert len(loads(ARCHERY).game().machine.codes.of(archery)) == 2, "other games have their own printing"


def test_the_reasons_of_either_side_are_its_own() -> None:
    result = found(ARCHERY, answers="dogma Archery")
    kinds = [{entry.item.kind for entry in side.reasons} for side in result.sides]
    assert "no-free-draw-only-demands" in kinds[1]
    assert not kinds[0] & kinds[1]


# --- settings -----------------------------------------------------------------------------------------------


def own(text: str) -> Position:
    return loads(f"{text}\nswitches: {{reveal-is-sharing: 'yes', may-for-every: may-stop}}\n")


def test_a_reading_of_the_position_is_set_aside_where_the_editions_differ() -> None:
    pair, aside = settings(own(WRITING), (4, 3))
    assert aside == ("reveal-is-sharing",)
    assert [setting.choices["reveal-is-sharing"] for setting in pair] == ["no", "yes"]
    assert {setting.choices["may-for-every"] for setting in pair} == {"may-stop"}


def test_a_reading_that_is_named_goes_before_the_position_s() -> None:
    pair, aside = settings(own(WRITING), (), {"reveal-is-sharing": ("no", "yes")})
    assert not aside
    assert [setting.edition for setting in pair] == [4, 4]
    assert [setting.choices["reveal-is-sharing"] for setting in pair] == ["no", "yes"]


def test_two_equal_sides_are_refused() -> None:
    with pytest.raises(CompareError, match="both sides would be the same"):
        settings(own(WRITING), (4, 4))


def test_an_unknown_choice_is_refused() -> None:
    with pytest.raises(UnknownChoiceError):
        settings(own(WRITING), (4, 3), {"parley": ("sometimes",)})


# --- what cannot be compared --------------------------------------------------------------------------------


@pytest.fixture
def third_without_archery(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The third edition, in which Archery has no program."""
    made = Tables.__init__

    def without(self: Tables, *args: Any, **named: Any) -> None:
        made(self, *args, **named)
        if self.setup.edition == 3:
            vars(self)["programmed"] -= {self.catalogue.find("Archery")}

    monkeypatch.setattr(Tables, "__init__", without)
    link.tables.cache_clear()
    yield
    link.tables.cache_clear()


@pytest.mark.usefixtures("third_without_archery")
def test_a_card_without_a_program_is_named() -> None:
    with pytest.raises(CompareError) as raised:
        found(ARCHERY, answers="dogma Archery")
    assert "Archery has no program yet in the third edition" in str(raised.value)
    assert "«Стрільба з лука» ще не має програми в третьому виданні" in raised.value.words("uk")


@pytest.mark.usefixtures("third_without_archery")
def test_a_card_without_a_program_is_no_difference_and_is_not_tried() -> None:
    result = found(ARCHERY)
    assert result.differs is Differs.TABLE
    assert result.unplayable == ((), (result.sides[0].game.machine.catalogue.find("Archery"),))
    assert result.tried is not None
    assert result.tried.complete
    assert result.tried.stopped == 1


def test_a_card_that_an_edition_does_not_have_is_named() -> None:
    text = ARCHERY.replace("red: [Archery]", "red: [Archery], blue: [Climatology]")
    with pytest.raises(CompareError, match="Climatology is no card of the third edition"):
        found(text, answers="dogma Climatology")


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("draw; dogma Oars", "answers, line 1, column 7: no option 'dogma Oars'"),
        ("Ben: draw", "answers, line 1, column 1: Ben is not asked here, but Ann is"),
        ("Bem: draw", "answers, line 1, column 1: no player 'Bem'; did you mean 'Ben'"),
    ],
)
def test_an_answer_that_neither_side_takes_is_an_error_with_its_place(answers: str, said: str) -> None:
    with pytest.raises(PositionError) as raised:
        found(WRITING, answers=answers)
    assert said in str(raised.value)


def test_a_scripted_line_that_neither_side_takes_is_reported() -> None:
    text = ARCHERY + "lines:\n  - {id: one, play: [dogma Archery, achievement-1]}\n"
    pair, _ = settings(loads(text), (3, 1))
    result = compare(text, pair)
    assert result.differs is None
    assert result.refused is not None
    assert "achievement-1" in str(result.refused)


# --- reading answers ----------------------------------------------------------------------------------------


def test_answers_are_read() -> None:
    read = read_answers("dogma Writing; 2: Oars, Tools ;ann: pass", loads(WRITING), "answers")
    assert [(each.who, each.picks, each.column) for each in read] == [
        (-1, ("dogma Writing",), 1),
        (1, ("Oars", "Tools"), 16),
        (0, (), 32),
    ]


def test_streams_of_one_setting_never_differ() -> None:
    (carried,) = Original(ARCHERY).under(Setting.of(4, {}))
    answers = read_answers("dogma Archery; achievement-1", loads(ARCHERY), "answers")
    streams = [play(carried, answers, frozenset(), "answers") for _ in range(2)]
    assert first_difference(streams[0].things, streams[1].things) is None
    assert len(streams[0].answers) == 2
