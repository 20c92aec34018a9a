"""Translation: you may meld your whole score pile; if each of your top cards has a crown, claim World, at once.

Sources: ACH-13 (undecided: "each" of no cards); rules notes (Translation, Construction); 4e base p. 20.
"""

import pytest

from engine.run import moves
from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def translate(score: str, **mine: str) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"blue": "Translation", "score": score, **mine}, {"red": "Archery", "hand": "Oars", "score": "Compass"}
    )


def test_the_whole_score_pile_is_melded_or_nothing() -> None:
    t = translate("Machinery, Sailing", red="Coal", hand="Tools")
    assert t.play("dogma Translation", idle=False).options() == ("no", "yes")
    end = t.dogma("Translation", "yes")
    assert end.score(0) == set()
    assert end.pile(0, "yellow") == ["Machinery"]
    assert end.pile(0, "green") == ["Sailing"]
    assert end.hand(0) == {"Tools"}
    assert end.bystander(t, 1)
    assert t.dogma("Translation", "no").bystander(t, 0, 1)


@pytest.mark.parametrize(("first", "pile"), [("Tools", ["Physics", "Tools"]), ("Physics", ["Tools", "Physics"])])
def test_you_choose_the_order_within_a_color(first: str, pile: list[str]) -> None:
    end = translate("Tools, Physics").dogma("Translation", "yes", first)
    assert end.pile(0, "blue") == [*pile, "Translation"]


def test_an_empty_score_pile_asks_nothing() -> None:
    t = translate("", red="Coal")
    assert t.dogma("Translation").bystander(t, 0, 1)


@pytest.mark.parametrize(
    ("mine", "claimed"),
    [
        ({}, True),  # Translation alone
        ({"green": "Compass", "red": "Optics, Archery", "purple": "City States"}, True),  # covered cards do not matter
        ({"green": "Banking", "red": "Archery"}, False),
        ({"red": "Archery, Optics < up"}, False),
    ],
)
def test_world_is_for_a_crown_on_every_top_card(mine: dict[str, str], claimed: bool) -> None:
    t = table({"blue": "Translation", **mine}, {"red": "Gunpowder"})
    end = t.dogma("Translation")
    assert end.achievements(0) == ({"World"} if claimed else set())
    assert ("World" in end.specials()) is not claimed


def test_cards_just_melded_count() -> None:
    t = translate("Sailing, Optics", red="Coal")
    assert t.dogma("Translation", "yes").achievements(0) == {"World"}
    assert t.dogma("Translation", "no").achievements(0) == set()


def test_a_sharer_who_meets_it_claims_first() -> None:
    t = table({"blue": "Translation"}, {"purple": "Enterprise"}, decks={3: "Paper"})
    end = t.dogma("Translation")
    assert end.achievements(1) == {"World"}
    assert end.achievements(0) == set()
    assert end.free_draw


def test_a_claimed_world_stays_where_it_is() -> None:
    t = table({"blue": "Translation"}, {"red": "Archery", "achievements": "World"})
    assert t.dogma("Translation").bystander(t, 0, 1)


@pytest.mark.parametrize(("reading", "claimed"), [("holds", True), ("fails", False)])
def test_each_of_no_top_cards_by_reading(reading: str, claimed: bool) -> None:
    # no action leads here as yet: the second effect is put on the stack for an empty board
    t = table({}, {"red": "Archery"}, switches={"all-of-none": reading})
    game = t.game.copy()
    game.play("draw")
    game.state.request = None
    game.machine.push(game.state, moves.effect_frame(game.machine, game.state, "translation/1", 0, -1))
    game.run()
    assert Table(game).achievements(0) == ({"World"} if claimed else set())
