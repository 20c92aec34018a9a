"""Perspective: return a hand card to score as many others as colors on your board show concept."""

import pytest

from tests.kit import NONE, table


@pytest.mark.parametrize(
    ("board", "many"),
    [
        ({}, 1),
        ({"red": "Oars", "green": "Sailing, Paper"}, 1),
        ({"green": "Sailing, Measurement < left"}, 1),
        ({"green": "Sailing, Measurement < right"}, 2),
        ({"blue": "Writing, Tools < right"}, 2),
        ({"blue": "Writing", "purple": "Philosophy"}, 3),
    ],
)
def test_a_color_counts_once_if_any_visible_concept_is_in_it(board: dict[str, str], many: int) -> None:
    """Perspective itself is one. Measurement shows concept on its left side only; unsplayed, a covered card none."""
    hand = {"Oars", "Archery", "Metalworking", "Optics"} - {"Oars" if "red" in board else ""}
    t = table({"yellow": "Perspective", "hand": ", ".join([*sorted(hand), "Coal"]), **board}, {})
    asking = t.play("dogma Perspective", "Coal", idle=False)
    assert asking.game.request is not None
    assert (asking.game.request.low, asking.game.request.high) == (many, many)
    picked = tuple(sorted(hand))[:many]
    end = asking.play(picked)
    assert end.score(0) == set(picked)
    assert end.hand(0) == hand - set(picked)
    assert end.deck(5)[-1] == "Coal"


def test_with_fewer_cards_than_colors_all_are_scored() -> None:
    """CRD-11: three colors with concept, two cards left."""
    t = table(
        {"yellow": "Perspective", "blue": "Writing", "purple": "Philosophy", "hand": "Sailing, Coal, Canning"},
        {"hand": "Oars", "blue": "Pottery"},
        decks={1: "Tools"},
    )
    end = t.dogma("Perspective", "Sailing")
    assert end.score(0) == {"Coal", "Canning"}
    assert end.hand(0) == set()
    assert end.deck(1) == ["Tools", "Sailing"]
    assert end.bystander(t, 1)


def test_declining_scores_nothing_and_an_empty_hand_is_not_asked() -> None:
    t = table({"yellow": "Perspective", "hand": "Oars, Coal", "score": "Tools"}, {})
    asking = t.play("dogma Perspective", idle=False)
    assert set(asking.options()) == {"oars", "coal"}
    assert asking.play(NONE).bystander(t, 0, 1)
    empty = table({"yellow": "Perspective", "score": "Tools"}, {})
    assert empty.dogma("Perspective").bystander(empty, 0, 1)


def test_returning_the_only_card_scores_nothing_more() -> None:
    t = table({"yellow": "Perspective", "hand": "Oars"}, {}, decks={1: ""})
    end = t.dogma("Perspective", "Oars")
    assert end.hand(0) == end.score(0) == set()
    assert end.deck(1) == ["Oars"]


def test_a_sharer_counts_colors_of_its_own_board() -> None:
    t = table(
        {"yellow": "Perspective", "hand": "Metalworking"},
        {"blue": "Writing", "purple": "Philosophy", "hand": "Oars, Coal, Optics, Archery"},
        decks={4: "Invention"},
    )
    end = t.dogma("Perspective", "Oars", ("Coal", "Optics"), NONE)
    assert end.score(1) == {"Coal", "Optics"}
    assert end.hand(1) == {"Archery"}
    assert end.free_draw
    assert end.hand(0) == {"Metalworking", "Invention"}


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("board", "icons", "many"),
    [({}, 2, 1), ({"purple": "Philosophy"}, 5, 2), ({"purple": "Philosophy", "blue": "Writing"}, 7, 3)],
)
def test_one_card_for_every_two_concept(board: dict[str, str], icons: int, many: int) -> None:
    """The rulebook's own example of a text ("Dogma"); the help counts seven icons as three cards."""
    t = table({"yellow": "Perspective", "hand": "Oars, Archery, Metalworking, Optics, Coal", **board}, {})
    assert t.icons(0, "concept") == icons
    asking = t.play("dogma Perspective", "Coal", idle=False)
    assert asking.game.request is not None
    assert (asking.game.request.low, asking.game.request.high) == (many, many)
    picked = ("Archery", "Metalworking", "Oars")[:many]
    end = asking.play(picked)
    assert end.score(0) == set(picked)
    assert len(end.hand(0)) == 4 - many
    assert t.dogma("Perspective", NONE).bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_with_fewer_cards_than_that_all_are_scored() -> None:
    t = table({"yellow": "Perspective", "purple": "Philosophy", "hand": "Coal, Oars"}, {})
    end = t.dogma("Perspective", "Coal")
    assert (end.score(0), end.hand(0)) == ({"Oars"}, set())
