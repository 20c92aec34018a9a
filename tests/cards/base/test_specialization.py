"""Specialization: show a hand card; the top card of its color comes to your hand from every opponent's board.

Sources: SHR-09 (showing alone is no sharing); FAQ of 2011 (a teammate is safe); 4e base p. 19, 22, 31.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def three(hand: str = "Writing, Coal") -> Table:
    """Lay out: two opponents; nobody shares."""
    return table(
        {"purple": "Specialization, Mysticism", "hand": hand, "blue": "Tools, Computers", "yellow": "Masonry, Canning"},
        {"blue": "Calendar, Pottery < left", "red": "Archery", "hand": "Alchemy"},
        {"blue": "Physics", "purple": "Philosophy", "score": "Mathematics"},
    )


def test_the_top_card_of_that_color_comes_from_every_opponents_board() -> None:
    t = three()
    end = t.dogma("Specialization", "Writing", NONE)
    assert end.asked[1][1] == ("writing", "coal")
    assert end.hand(0) == {"Writing", "Coal", "Calendar", "Physics"}
    assert (end.pile(1, "blue"), end.splay(1, "blue")) == (["Pottery"], "none")
    assert (end.pile(2, "blue"), end.pile(2, "purple")) == ([], ["Philosophy"])
    assert (end.pile(0, "blue"), end.pile(1, "red")) == (["Tools", "Computers"], ["Archery"])
    assert (end.hand(1), end.score(2)) == ({"Alchemy"}, {"Mathematics"})
    seen, all_seats = end.s.seen, end.m.all_seats
    assert seen[end.m.catalogue.find("Writing")] == all_seats
    assert seen[end.m.catalogue.find("Coal")] != all_seats
    assert t.play("dogma Specialization", idle=False).refuses(())


def test_yellow_or_blue_may_be_splayed_up() -> None:
    end = three().dogma("Specialization", "Coal", "yellow")
    assert end.asked[-1][1] == ("yellow", "blue")
    assert end.splay(0, "yellow") == "up"
    assert end.hand(0) == {"Writing", "Coal", "Archery"}


def test_with_an_empty_hand_nothing_is_taken() -> None:
    t = three("")
    assert t.dogma("Specialization", NONE).bystander(t, 0, 1, 2)


def test_a_teammates_board_is_safe() -> None:
    t = table(
        {"purple": "Specialization", "hand": "Writing"},
        {"blue": "Calendar"},
        {"blue": "Physics"},
        {"blue": "Pottery"},
        teams=(0, 1, 0, 1),
    )
    end = t.dogma("Specialization")
    assert end.hand(0) == {"Writing", "Calendar", "Pottery"}
    assert end.bystander(t, 2)


@pytest.mark.parametrize(("counts", "free"), [("no", False), ("yes", True)])
def test_a_sharer_who_only_shows_a_card_gives_no_free_draw(counts: str, free: bool) -> None:
    t = table(
        {"purple": "Specialization"},
        {"red": "Machine Tools", "hand": "Writing"},
        decks={9: "Genetics"},
        switches={"reveal-is-sharing": counts},
    )
    end = t.dogma("Specialization")
    assert end.free_draw == free
    assert end.hand(0) == ({"Genetics"} if free else set())


def test_a_sharer_takes_from_your_board() -> None:
    t = table(
        {"purple": "Specialization"},
        {"red": "Machine Tools", "hand": "Philosophy"},
        decks={1: "Sailing"},
    )
    end = t.dogma("Specialization")
    assert end.hand(1) == {"Philosophy", "Specialization"}
    assert end.pile(0, "purple") == []
    assert end.hand(0) == {"Sailing"}  # the free draw, with no top card left
