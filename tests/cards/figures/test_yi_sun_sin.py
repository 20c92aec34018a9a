"""Yi Sun-Sin: cards are tucked instead of transferred or exchanged."""

from tests.kit import table


def test_a_transfer_brings_the_card_under_his_board() -> None:
    """The demand's card is tucked by him; "if any card was transferred" does not hold."""
    t = table(
        {"green": "Mapmaking"},
        {"red": "Yi Sun-Sin", "score": "Metalworking"},
        decks={1: "Tools", 4: "Gunpowder"},
    )
    end = t.play("dogma Mapmaking")
    assert end.pile(1, "red") == ["Yi Sun-Sin", "Metalworking", "Gunpowder"]
    assert end.score(1) == {"Mapmaking"}  # the only top card with a castle
    assert (end.score(0), end.pile(0, "green")) == (set(), [])


def test_his_own_transfer_too() -> None:
    t = table(
        {"green": "Mapmaking", "red": "Yi Sun-Sin"},
        {"score": "Metalworking", "yellow": "Masonry"},
        decks={4: "Gunpowder"},
    )
    end = t.play("dogma Mapmaking", "Masonry")
    assert end.pile(0, "red") == ["Yi Sun-Sin", "Metalworking", "Gunpowder"]
    assert end.score(0) == {"Masonry"}


def test_an_exchange_is_one_deed_with_all_its_cards() -> None:
    t = table(
        {"yellow": "Canal Building", "hand": "Metalworking", "score": "The Wheel"},
        {"red": "Yi Sun-Sin"},
        decks={4: "Gunpowder"},
    )
    end = t.play("dogma Canal Building", "option-1")  # The Wheel is the only top card with a castle then
    assert (end.hand(0), end.score(0)) == (set(), set())
    assert end.pile(1, "red") == ["Yi Sun-Sin", "Metalworking", "Gunpowder"]
    assert (end.pile(1, "green"), end.score(1)) == ([], {"The Wheel"})
    assert len(end.facts("karma-instead")) == 1
    assert end.facts("karma-took-away") == []  # they are tucked instead: that is told already


def test_nothing_to_exchange_is_no_exchange() -> None:
    t = table({"yellow": "Canal Building"}, {"red": "Yi Sun-Sin"}, decks={4: "Gunpowder"})
    assert t.play("dogma Canal Building", "option-1").facts("karma-instead") == []


def test_what_a_karma_transfers_is_not_heard() -> None:
    """U28, Karma Chains: Shivaji makes his purple cards achievements."""
    t = table(
        {"red": "Shivaji", "yellow": "Domestication", "purple": "Philosophy"}, {"red": "Yi Sun-Sin"}, achievements=""
    )
    end = t.play("dogma Domestication")
    assert end.facts("karma-instead") == []
    assert end.available() == {2}


def test_each_card_of_a_transfer_is_a_deed() -> None:
    """Construction takes two cards: each is tucked by itself, with a 4 and a castle."""
    t = table(
        {"red": "Construction", "green": "The Wheel"},
        {"red": "Yi Sun-Sin", "hand": "Pottery, Clothing"},
        decks={2: "Calendar", 4: "Gunpowder, Colonialism"},
    )
    end = t.play("dogma Construction", "Pottery", "The Wheel")
    assert len(end.facts("karma-instead")) == 2
    assert end.pile(1, "red") == ["Yi Sun-Sin", "Gunpowder", "Colonialism"]
    assert (end.pile(1, "blue"), end.pile(1, "green")) == (["Pottery"], ["Clothing"])
    assert end.score(1) == {"The Wheel", "Construction"}
    assert (end.hand(0), end.hand(1)) == (set(), {"Calendar"})
