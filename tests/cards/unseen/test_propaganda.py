"""Propaganda: a card of a color I name is melded and the card beneath it comes to my board; then all meld a card."""

from tests.kit import Table, table


def laid(hand: str = "Tools, Domestication", **more: str) -> Table:
    return table(
        {"purple": "Propaganda", "hand": "Mathematics"},
        {"yellow": "Agriculture, Masonry < left", "hand": hand, **more},
        {"green": "The Wheel", "hand": "Paper"},
    )


def test_the_card_that_was_covered_comes_to_me() -> None:
    t = laid()
    asking = t.play("dogma Propaganda", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"red", "yellow", "green", "blue", "purple"}
    end = asking.play("yellow")
    assert end.pile(1, "yellow") == ["Domestication", "Masonry"]
    assert end.splay(1, "yellow") == "left"
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.hand(1) == {"Tools"}


def test_the_second_effect_is_shared_and_mine_comes_last() -> None:
    end = laid().dogma("Propaganda", "yellow")
    assert end.pile(2, "green")[0] == "Paper"
    assert end.pile(0, "blue") == ["Mathematics"]
    assert end.free_draw


def test_nothing_beneath_nothing_comes() -> None:
    end = laid().dogma("Propaganda", "blue")
    assert end.pile(1, "blue") == ["Tools"]
    assert end.pile(0, "blue") == ["Mathematics"]


def test_without_that_color_the_hand_is_shown() -> None:
    """Verification (4e base p. 18)."""
    end = laid().dogma("Propaganda", "red")
    assert end.hand(1) == {"Tools", "Domestication"}
    assert end.facts("proves-none-fits")
    assert end.pile(1, "yellow") == ["Agriculture", "Masonry"]


def test_the_demanded_player_picks_among_cards_of_the_color() -> None:
    asking = laid("Domestication, Statistics, Tools").play("dogma Propaganda", "yellow", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"domestication", "statistics"}
    assert asking.play("Statistics").pile(1, "yellow") == ["Statistics", "Masonry"]
