"""Rocketry: for every color of yours that shows efficiency a card of any opponents' score piles goes back.

Sources: FAQ of 2011 (the full number; you pick); 4e base p. 17, 22 (Return), 24; battlestar takes all from one pile.
"""

import pytest

from tests.kit import Table, table


def three(**board: str) -> Table:
    """Lay out: two opponents with score cards; nobody shares."""
    return table(
        {"blue": "Rocketry", "score": "Tools", **board},
        {"score": "Paper, Coal", "hand": "Oars", "blue": "Bioengineering"},
        {"score": "Sailing, Robotics"},
    )


def test_every_color_that_shows_efficiency_counts_covered_icons_too() -> None:
    t = three(red="Archery, Flight < up", purple="Philosophy, Railroad", green="The Wheel, Bicycle < left")
    end = t.dogma("Rocketry", ("score-of-2-5", "score-of-3-1"))
    request, options = end.asked[-1]
    assert (request.seat, request.low, request.high) == (0, 2, 2)  # blue and red
    assert set(options) == {"score-of-2-3", "score-of-2-5", "score-of-3-1", "score-of-3-10"}
    assert (end.score(1), end.score(2)) == ({"Paper"}, {"Robotics"})
    assert (end.deck(5)[-1], end.deck(1)[-1]) == ("Coal", "Sailing")
    assert end.score(0) == {"Tools"}
    assert end.hand(1) == {"Oars"}


def test_both_cards_may_come_from_one_opponent() -> None:
    end = three(red="Flight").dogma("Rocketry", ("score-of-3-1", "score-of-3-10"))
    assert end.score(2) == set()
    assert end.score(1) == {"Paper", "Coal"}


def test_the_full_number_must_be_returned() -> None:
    t = three(red="Flight").play("dogma Rocketry", idle=False)
    for answer in ((), "score-of-2-3", ("score-of-2-3", "score-of-2-5", "score-of-3-1")):
        assert t.refuses(answer)


def test_with_fewer_cards_than_colors_all_go() -> None:
    t = table(
        {"blue": "Rocketry", "red": "Flight", "purple": "Railroad", "score": "Tools"},
        {"score": "Paper"},
        {"score": "Coal"},
    )
    end = t.dogma("Rocketry")
    assert (end.score(0), end.score(1), end.score(2)) == ({"Tools"}, set(), set())


def test_without_opposing_score_cards_nothing_happens() -> None:
    t = table({"blue": "Rocketry", "score": "Tools"}, {"blue": "Writing"})
    assert t.dogma("Rocketry").bystander(t, 0, 1)


def test_a_teammates_score_pile_is_safe() -> None:
    t = table(
        {"blue": "Rocketry"},
        {"score": "Paper"},
        {"score": "Coal"},
        {"score": "Robotics"},
        teams=(0, 1, 0, 1),
    ).play("dogma Rocketry", idle=False)
    assert t.options() == ("score-of-2-3", "score-of-4-10")


def test_a_sharer_returns_the_activators_cards() -> None:
    t = table(
        {"blue": "Rocketry", "score": "Tools"},
        {"green": "Databases", "score": "Paper"},
        decks={8: "Flight"},
    )
    end = t.dogma("Rocketry")
    assert (end.score(0), end.score(1)) == (set(), set())
    assert end.free_draw
    assert end.hand(0) == {"Flight"}


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("board", "icons", "many"), [({}, 3, 1), ({"red": "Flight"}, 4, 2), ({"purple": "Railroad"}, 5, 2)]
)
def test_one_card_of_opponents_for_every_two_efficiency(board: dict[str, str], icons: int, many: int) -> None:
    t = three(**board)
    assert t.icons(0, "efficiency") == icons
    asking = t.play("dogma Rocketry", idle=False)
    assert asking.game.request is not None
    assert (asking.game.request.low, asking.game.request.high) == (many, many)
    assert len(asking.options()) == 4
    end = asking.play(("score-of-2-5", "score-of-3-1")[:many])
    assert end.score(1) == {"Paper"}
    assert end.score(2) == ({"Robotics"} if many == 2 else {"Sailing", "Robotics"})
    assert (end.score(0), end.hand(1)) == ({"Tools"}, {"Oars"})
