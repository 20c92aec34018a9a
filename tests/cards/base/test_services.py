"""Services: all score cards of a value of the demander's choice go to his hand; for them a top card without health.

Sources: DEM-20 (nothing is not something); FAQ of 2011 (the demanded player picks); 4e base p. 17, 19, 23 (Value).
"""

import pytest

from tests.kit import Table, table

VALUES = tuple(str(value) for value in range(1, 12))


def demanded(**board: str) -> Table:
    """Lay out: seat 1 shows no health, seat 2 at least as much as seat 0."""
    return table(
        {"purple": "Services", "hand": "Tools", "score": "Sailing", **(board or {"red": "Coal, Oars"})},
        {"green": "The Wheel", "score": "Calendar, Mapmaking, Paper", "hand": "Flight"},
        {"yellow": "Stem Cells", "blue": "Pottery", "score": "Currency"},
    )


def test_all_cards_of_the_value_go_to_the_demanders_hand_and_a_top_card_comes_back() -> None:
    t = demanded()
    end = t.dogma("Services", "2")
    request, options = end.asked[1]
    assert (request.seat, options) == (0, VALUES)
    assert end.hand(0) == {"Tools", "Calendar", "Mapmaking"}
    assert end.score(1) == {"Paper"}
    assert end.hand(1) == {"Flight", "Coal"}
    assert end.pile(0, "red") == ["Oars"]
    assert (end.pile(0, "purple"), end.score(0)) == (["Services"], {"Sailing"})
    assert end.pile(1, "green") == ["The Wheel"]
    assert end.bystander(t, 2)
    assert not end.free_draw


def test_a_value_that_is_not_there_gives_nothing_and_takes_nothing() -> None:
    t = demanded()
    assert t.dogma("Services", "5").bystander(t, 0, 1, 2)


def test_the_demanded_player_picks_among_the_demanders_top_cards_without_health() -> None:
    t = demanded(red="Coal, Oars", yellow="Agriculture", blue="Writing, Quantum Theory")
    end = t.dogma("Services", "3", "Writing")
    request, options = end.asked[-1]
    assert (request.seat, set(options)) == (1, {"coal", "writing"})
    assert end.hand(1) == {"Flight", "Writing"}
    assert end.pile(0, "blue") == ["Quantum Theory"]
    assert t.play("dogma Services", "3", idle=False).refuses(())


def test_without_such_a_card_the_score_cards_go_all_the_same() -> None:
    end = demanded(yellow="Agriculture, Masonry").dogma("Services", "3")
    assert end.hand(0) == {"Tools", "Paper"}
    assert end.hand(1) == {"Flight"}
    assert end.pile(0, "yellow") == ["Agriculture", "Masonry"]


@pytest.mark.parametrize(("yellow", "given"), [("Perspective", True), ("Fermenting", True), ("Pottery", False)])
def test_fewer_health_icons_are_vulnerable_a_tie_is_not(yellow: str, given: bool) -> None:
    color = "blue" if yellow == "Pottery" else "yellow"
    t = table({"purple": "Services"}, {color: yellow, "score": "Paper"})
    end = t.dogma("Services", *(["3"] if given else []))
    assert end.hand(0) == ({"Paper"} if given else set())
