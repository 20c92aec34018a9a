"""Witch Trial: a 5 is drawn and three cards are lost for it, again and again until one of them is missing."""

from tests.kit import table


def test_all_three_go_and_it_is_repeated_until_one_is_missing() -> None:
    t = table(
        {"red": "Witch Trial"},
        {
            "red": "Metalworking, Oars",
            "purple": "Reformation",
            "score": "The Wheel",
            "hand": "Optics, Monotheism, Agriculture",
        },
        decks={5: "Astronomy, Coal"},
        further_decks={("unseen", 5): "Cabal"},
    )
    end = t.dogma("Witch Trial")
    assert end.pile(1, "red") == ["Oars"]
    assert end.pile(1, "purple") == []
    assert end.score(1) == set()
    assert end.hand(1) == {"Agriculture", "Cabal", "Astronomy"}
    assert end.deck(5) == ["Coal"], "it stopped when there was no card to return from the score pile"


def test_another_card_is_none_that_was_drawn() -> None:
    t = table(
        {"red": "Witch Trial"},
        {"red": "Metalworking", "score": "The Wheel, Sailing", "hand": "Agriculture"},
        further_decks={("unseen", 5): "Cabal"},
    )
    end = t.dogma("Witch Trial", "Sailing")
    assert end.hand(1) == {"Agriculture", "Cabal"}
    assert end.pile(1, "red") == []
    assert end.score(1) == {"The Wheel"}
    assert [fact.holds for fact in end.facts("if-you-do")] == [False]


def test_a_missing_top_card_ends_it_too() -> None:
    t = table(
        {"red": "Witch Trial"},
        {"blue": "Tools", "score": "The Wheel", "hand": "Optics"},
        further_decks={("unseen", 5): "Cabal"},
    )
    end = t.dogma("Witch Trial")
    assert (end.hand(1), end.score(1), end.pile(1, "blue")) == ({"Cabal"}, set(), ["Tools"])


def test_who_has_as_much_industry_is_spared() -> None:
    t = table({"red": "Witch Trial"}, {"red": "Coal", "hand": "Oars"})
    assert t.icons(1, "industry") == t.icons(0, "industry")
    assert t.dogma("Witch Trial").bystander(t, 1)
