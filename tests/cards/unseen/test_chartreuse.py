"""Chartreuse: a 3, 4, 5 and 6 are revealed, the green and yellow ones melded; green or yellow may go right."""

from tests.kit import NONE, table


def test_green_and_yellow_cards_are_melded_and_the_others_returned() -> None:
    t = table(
        {"yellow": "Chartreuse", "hand": "Sailing"},
        {"hand": "Oars"},
        decks={4: "Anatomy", 5: "Coal", 6: "Classification"},
        further_decks={("unseen", 3): "Brethren of Purity"},
    )
    end = t.dogma("Chartreuse", "yellow")
    assert end.pile(0, "yellow") == ["Anatomy", "Chartreuse"]
    assert end.pile(0, "green") == ["Classification"]
    assert end.splay(0, "yellow") == "right"
    assert end.deck(5) == ["Coal"]
    assert end.deck(3, "unseen") == ["Brethren of Purity"]
    assert end.hand(0) == {"Sailing"}
    assert end.bystander(t, 1)


def test_two_of_one_color_are_melded_in_the_order_of_my_choice() -> None:
    t = table(
        {"yellow": "Chartreuse"},
        {},
        decks={4: "Anatomy", 5: "Statistics", 6: "Machine Tools"},
        further_decks={("unseen", 3): "Freemasons"},
    )
    end = t.dogma("Chartreuse", "Statistics", "Freemasons", NONE)
    assert end.pile(0, "yellow") == ["Anatomy", "Freemasons", "Statistics", "Chartreuse"]
    assert end.deck(6) == ["Machine Tools"]
    assert end.splay(0, "yellow") == "none"


def test_none_of_them_is_green_or_yellow() -> None:
    t = table(
        {"yellow": "Chartreuse"},
        {},
        decks={4: "Gunpowder", 5: "Coal", 6: "Democracy"},
        further_decks={("unseen", 3): "Masquerade"},
    )
    end = t.dogma("Chartreuse")
    assert end.pile(0, "yellow") == ["Chartreuse"]
    assert end.hand(0) == set()
    assert (end.deck(4), end.deck(5), end.deck(6)) == (["Gunpowder"], ["Coal"], ["Democracy"])
