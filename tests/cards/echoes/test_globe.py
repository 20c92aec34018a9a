"""Globe: a hand with blue, green and yellow is worth three foreshadowed cards; foreseen, it takes a top card."""

from tests.kit import Table, empty, table

DECKS = {6: "Industrialization", 7: "Bicycle", 8: "Flight"}


def laid(hand: str) -> Table:
    return table(
        {"green": "Globe", "red": "Oars, Archery", "hand": hand}, {}, decks=DECKS, further_decks=empty("echoes")
    )


def test_three_cards_and_a_splay() -> None:
    end = laid("Tools, Sailing, Masonry").dogma("Globe", "yes", "Masonry", "Sailing")
    assert end.zone("forecast", 0) == {"Industrialization", "Bicycle", "Flight"}
    assert end.splay(0, "red") == "right"
    assert end.hand(0) == set()


def test_a_color_is_missing() -> None:
    end = laid("Tools, Sailing").dogma("Globe", "yes", "Sailing")
    assert (end.zone("forecast", 0), end.hand(0)) == (set(), set())
    assert end.splay(0, "red") == "none"


def test_it_may_be_declined() -> None:
    t = laid("Tools, Sailing, Masonry")
    assert t.dogma("Globe", "no").bystander(t, 0, 1)


def test_foreseen_a_top_card_from_any_board_is_foreshadowed() -> None:
    t = table({"hand": "Perspective", "forecast": "Globe"}, {"blue": "Physics, Tools"}, decks=DECKS)
    end = t.play("meld Perspective", "Physics")
    assert end.zone("forecast", 0) == {"Physics"}
    assert end.pile(1, "blue") == ["Tools"]
