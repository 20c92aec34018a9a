"""Services: all score cards of a value of the demander's choice go to his hand; for them a top card without health.

In the older editions it is all the highest of them.

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


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_all_the_highest_go_and_a_top_card_comes_back() -> None:
    t = table(
        {"purple": "Services", "hand": "Tools", "score": "Sailing", "red": "Coal, Oars"},
        {"green": "The Wheel", "score": "Calendar, Paper, Compass", "hand": "Flight"},
        {"yellow": "Stem Cells", "blue": "Pottery", "score": "Currency"},
    )
    end = t.dogma("Services")
    assert len(end.asked) == 1  # no value is chosen, and all of them go
    assert end.hand(0) == {"Tools", "Paper", "Compass"}
    assert end.score(1) == {"Calendar"}
    assert end.hand(1) == {"Flight", "Coal"}
    assert end.pile(0, "red") == ["Oars"]
    assert (end.pile(0, "purple"), end.score(0)) == (["Services"], {"Sailing"})
    assert end.bystander(t, 2)
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_an_empty_score_pile_takes_nothing_back() -> None:
    t = table({"purple": "Services", "red": "Coal", "hand": "Tools"}, {"green": "The Wheel", "hand": "Flight"})
    assert t.dogma("Services").bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_demanded_player_picks_the_top_card_too() -> None:
    """FAQ of 2011."""
    t = table(
        {"purple": "Services", "red": "Coal, Oars", "yellow": "Agriculture", "blue": "Writing, Quantum Theory"},
        {"green": "The Wheel", "score": "Paper, Calendar"},
    )
    end = t.dogma("Services", "Writing")
    request, options = end.asked[-1]
    assert (request.seat, set(options)) == (1, {"coal", "writing"})
    assert (end.hand(0), end.hand(1)) == ({"Paper"}, {"Writing"})
    assert end.pile(0, "blue") == ["Quantum Theory"]
    assert t.play("dogma Services", idle=False).refuses(())


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_cards_go_also_without_a_top_card_to_give_back() -> None:
    t = table({"purple": "Services", "yellow": "Agriculture, Masonry"}, {"green": "The Wheel", "score": "Paper, Tools"})
    end = t.dogma("Services")
    assert (end.hand(0), end.hand(1)) == ({"Paper"}, set())
    assert end.score(1) == {"Tools"}
    assert end.pile(0, "yellow") == ["Agriculture", "Masonry"]


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("color", "card", "given"), [("yellow", "Fermenting", True), ("blue", "Pottery", False)])
def test_in_the_older_editions_fewer_health_icons_are_vulnerable_a_tie_is_not(
    color: str, card: str, given: bool
) -> None:
    t = table({"purple": "Services"}, {color: card, "score": "Paper"})
    assert t.dogma("Services").hand(0) == ({"Paper"} if given else set())
