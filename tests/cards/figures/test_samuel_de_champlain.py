"""Samuel de Champlain: an achievement before the fifth card of a hand; a 6 before the first."""

from tests.kit import empty, table

FOUR = "Coal, Tools, Calendar, The Wheel"


def test_before_the_fifth_card_an_achievement_up_to_its_value() -> None:
    t = table(
        {"green": "Samuel de Champlain", "hand": FOUR},
        {},
        decks={5: "Astronomy"},
        achievements="Domestication, Machinery, Canning",
    )
    asked = t.play("draw", idle=False)
    assert len(asked.options()) == 2  # the 6 is too high
    end = t.play("draw", asked.options()[1])
    assert (end.achievements(0), end.hand(0)) == ({"Machinery"}, {*FOUR.split(", "), "Astronomy"})


def test_neither_the_fourth_nor_the_sixth() -> None:
    for hand in ("Coal, Tools, Calendar", FOUR + ", Sailing"):
        t = table({"green": "Samuel de Champlain", "hand": hand}, {}, achievements="Domestication")
        assert t.play("draw").achievements(0) == set()


def test_before_the_first_card_a_6_is_drawn() -> None:
    t = table({"green": "Samuel de Champlain"}, {}, decks={5: "Astronomy", 6: "Canning, Emancipation"})
    assert t.play("draw").hand(0) == {"Canning", "Astronomy"}


def test_a_card_that_is_drawn_and_melded_does_not_come_to_hand() -> None:
    t = table({"green": "Samuel de Champlain", "blue": "Experimentation"}, {}, decks={5: "Coal"})
    end = t.play("dogma Experimentation")
    assert (end.hand(0), end.pile(0, "red")) == (set(), ["Coal"])


def test_an_effect_that_draws_is_meant() -> None:
    """Writing draws a 2 into an empty hand; of two cards that The Wheel draws only the first is the first."""
    t = table({"green": "Samuel de Champlain", "blue": "Writing"}, {}, decks={2: "Calendar", 6: "Canning"})
    assert t.play("dogma Writing").hand(0) == {"Canning", "Calendar"}


def test_another_players_draw_is_not() -> None:
    t = table({"red": "Archery"}, {"green": "Samuel de Champlain"}, decks={1: "Tools"})
    assert t.play("draw").hand(0) == {"Tools"}


def test_a_city_that_is_drawn_comes_to_hand_too() -> None:
    """The meld of a new color empties the hand and draws a City: a 6 comes before it."""
    t = table(
        {"green": "Samuel de Champlain", "hand": "Oars"}, {}, decks={6: "Canning"}, sets=("base", "cities", "figures")
    )
    end = t.play("meld Oars")
    assert "Canning" in end.hand(0)
    assert len(end.hand(0)) == 2


def test_a_card_that_is_drawn_and_junked_does_not_come_to_hand() -> None:
    """Of "draw and" only "draw and reveal" places the card in the hand (Ultimate p. 12, Draw / Draw and X)."""
    t = table(
        {"green": "Samuel de Champlain", "red": "Safe Deposit Box"},
        {},
        decks={6: "Canning", 7: "Lighting, Railroad"},
        further_decks=empty("unseen"),
        sets=("base", "unseen", "figures"),
    )
    end = t.dogma("Safe Deposit Box", 0)
    assert {"Lighting", "Railroad"} <= end.junk()
    assert (end.hand(0), end.deck(6)) == (set(), ["Canning"])
