"""Sabotage: a 6 is drawn, the hand shown; a card of my choice is returned, its color tucked from board and score."""

from tests.kit import table


def test_the_demander_picks_from_the_shown_hand() -> None:
    t = table(
        {"yellow": "Sabotage"},
        {
            "hand": "Oars, Writing",
            "red": "Archery, Metalworking",
            "score": "Industrialization, Explosives, Physics",
            "blue": "Tools",
        },
        {"hand": "Paper", "red": "Coal, Gunpowder < right"},
        further_decks={("unseen", 6): "Hiking"},
    )
    asking = t.play("dogma Sabotage", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"oars", "writing", "hiking"})
    end = t.play("dogma Sabotage", "Oars", "Explosives", idle=False)
    assert end.deck(1)[-1] == "Oars"
    assert end.pile(1, "red")[0] == "Metalworking"
    assert set(end.pile(1, "red")) == {"Archery", "Metalworking", "Explosives", "Industrialization"}
    assert end.score(1) == {"Physics"}
    assert end.hand(1) == {"Writing", "Hiking"}
    assert end.pile(1, "blue") == ["Tools"]


def test_a_color_of_which_there_is_nothing_costs_the_card_only() -> None:
    t = table({"yellow": "Sabotage"}, {"red": "Archery", "score": "Coal"}, further_decks={("unseen", 6): "Hiking"})
    end = t.dogma("Sabotage")
    assert (end.hand(1), end.pile(1, "red"), end.score(1)) == (set(), ["Archery"], {"Coal"})
    assert end.deck(6, "unseen") == ["Hiking"]


def test_as_much_industry_is_spared() -> None:
    t = table({"yellow": "Sabotage"}, {"red": "Coal", "hand": "Oars"})
    assert t.icons(1, "industry") == t.icons(0, "industry")
    assert t.dogma("Sabotage").bystander(t, 1)
