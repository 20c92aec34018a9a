"""Tale of the Shipwrecked Sailor: a card of the chosen color is melded, the color splayed left, its value junked."""

from tests.kit import Table, table


def laid(hand: str, **me: str) -> Table:
    return table(
        {"purple": "Tale of the Shipwrecked Sailor", "hand": hand, **me},
        {"green": "Sailing"},
        decks={1: "Archery, Tools"},
        achievements="Domestication, Mathematics",
    )


def test_melded_splayed_and_junked() -> None:
    t = laid("Construction, Writing", red="Oars")
    end = t.dogma("Tale of the Shipwrecked Sailor", "red", "Construction")
    assert end.pile(0, "red") == ["Construction", "Oars"]
    assert end.splay(0, "red") == "left"
    assert end.hand(0) == {"Writing", "Archery"}
    assert end.available() == {1}
    assert "Mathematics" in end.junk()
    assert end.bystander(t, 1)


def test_the_card_drawn_may_be_the_one() -> None:
    end = laid("Writing").dogma("Tale of the Shipwrecked Sailor", "red")
    assert end.pile(0, "red") == ["Archery"]
    assert end.splay(0, "red") == "none", "one card cannot be splayed"
    assert end.available() == {2}


def test_without_such_a_card_nothing_follows() -> None:
    t = laid("Writing", yellow="Masonry, Agriculture")
    end = t.dogma("Tale of the Shipwrecked Sailor", "yellow")
    assert end.splay(0, "yellow") == "none"
    assert end.available() == {1, 2}
    assert end.hand(0) == {"Writing", "Archery"}
