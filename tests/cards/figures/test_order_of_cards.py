"""In which order several cards go where a karma may step in: who moves them is asked (Ultimate p. 13, p. 28)."""

import pytest

from engine.lang.nodes import Deed
from engine.run import choices, karma
from engine.text.game_text import GameText
from tests.kit import NONE, Table, table

ROADS = {"red": "Road Building"}
DECK = {2: "Construction, Canal Building"}


def orders(t: Table) -> list[tuple[str, ...]]:
    """Return what could be chosen whenever an order was asked."""
    return [options for request, options in t.asked if request.kind == "order"]


def test_a_figure_among_the_cards_hears_only_those_that_come_after_it() -> None:
    """Sneferu waits for a meld, and is melded with Oars."""
    t = table({**ROADS, "hand": "Sneferu, Oars"}, {}, decks=DECK)
    asked = t.play("dogma Road Building", ("Sneferu", "Oars"), idle=False)
    assert (asked.decider(), asked.options()) == (0, ("oars", "sneferu"))
    first = t.play("dogma Road Building", ("Sneferu", "Oars"), "Sneferu", NONE)
    assert len(first.facts("karma-first")) == 1
    last = t.play("dogma Road Building", ("Sneferu", "Oars"), "Oars", NONE)
    assert last.facts("karma-first") == []
    assert last.pile(0, "red") == first.pile(0, "red")[:2] == ["Oars", "Road Building"]


def test_a_figure_that_waits_for_its_own_meld_may_go_first_or_last() -> None:
    t = table({**ROADS, "hand": "Alexander the Great, Tools"}, {"blue": "Archimedes"})
    for title in ("Alexander the Great", "Tools"):
        end = t.play("dogma Road Building", ("Alexander the Great", "Tools"), title, NONE)
        assert len(orders(end)) == 1
        assert end.score(0) == {"Archimedes"}


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ({"blue": "Pottery"}, {}),  # no Figure at all
        ({"yellow": "Cai Lun"}, {}),  # waits for a score
        ({"yellow": "Masonry, Sneferu"}, {}),  # covered, and no card leaves it
        ({}, {"yellow": "Sneferu"}),  # waits for the melds of its own player only
    ],
)
def test_it_is_not_asked_where_no_karma_waits_for_the_deed(mine: dict[str, str], theirs: dict[str, str]) -> None:
    t = table({**ROADS, "hand": "Tools, Sailing", **mine}, theirs, decks=DECK)
    assert orders(t.play("dogma Road Building", ("Tools", "Sailing"), NONE)) == []


def test_of_one_card_no_order_is_asked() -> None:
    t = table({**ROADS, "yellow": "Sneferu", "hand": "Tools, Sailing"}, {}, decks=DECK)
    assert orders(t.play("dogma Road Building", "Tools")) == []


def test_while_a_karma_runs_none_waits() -> None:
    """U28, Karma Chains: what Johannes Vermeer scores is not heard, so its order does not show."""
    t = table({"purple": "Johannes Vermeer", "green": "Sailing, The Wheel", "yellow": "Cai Lun", "hand": "Tools"}, {})
    end = t.play("meld Tools", "green", "Johannes Vermeer")
    assert end.score(0) == {"Sailing", "The Wheel", "Johannes Vermeer"}
    assert orders(end) == []


def test_a_figure_that_comes_to_light_on_the_way_may_hear_the_rest() -> None:
    """Cai Lun lies beneath Masonry; if that goes first, he hears of the other."""
    t = table({"yellow": "Masonry, Cai Lun, Agriculture", "green": "The Wheel"}, {})
    masonry, farm, wheel = (t.m.catalogue.find(title) for title in ("Masonry", "Agriculture", "The Wheel"))

    def shows(deed: Deed, *cards: int) -> bool:
        return karma.order_shows(t.m, t.s, 0, (deed,), cards)

    assert shows(Deed.SCORE, masonry, wheel)
    assert not shows(Deed.SCORE, farm, wheel)
    assert not shows(Deed.SCORE, masonry)
    assert not shows(Deed.RETURN, masonry, wheel)


def test_what_is_tucked_beneath_others_does_not_come_to_wait() -> None:
    t = table({"yellow": "Masonry", "hand": "Cai Lun, Tools"}, {})
    cards = tuple(t.m.catalogue.find(title) for title in ("Cai Lun", "Tools"))

    def goal(card: int) -> int:
        return t.m.piles_of[0][t.m.catalogue.color[card]]

    assert karma.order_shows(t.m, t.s, 0, (Deed.SCORE,), cards, goal)
    assert not karma.order_shows(t.m, t.s, 0, (Deed.TUCK,), cards, goal)


def test_the_others_see_who_decides_and_not_among_what() -> None:
    """The cards come from a hand: that one of them is a Figure that waits is not told."""
    t = table({**ROADS, "hand": "Sneferu, Oars"}, {}, decks=DECK)
    asked = t.play("dogma Road Building", ("Sneferu", "Oars"), idle=False)
    request = asked.game.request
    assert request is not None
    assert choices.is_closed(asked.m, asked.s, 1, request)
    assert not choices.is_closed(asked.m, asked.s, 0, request)


@pytest.mark.parametrize(("language", "said"), [("en", "go one after another"), ("uk", "ідуть одна за одною")])
def test_what_is_asked_is_true_of_cards_that_go_to_several_places(language: str, said: str) -> None:
    t = table({**ROADS, "hand": "Sneferu, Oars"}, {}, decks=DECK)
    asked = t.play("dogma Road Building", ("Sneferu", "Oars"), idle=False)
    request = asked.game.request
    assert request is not None
    assert said in GameText(language, ("Ann", "Ben")).prompt(asked.m, asked.s, request).asked
