"""Linguistics: a 3, or a 4 foreshadowed; a card of a bonus's value; foreseen, the achievements of it are junked."""

from tests.kit import empty, table

DECKS = {3: "Paper, Optics", 4: "Gunpowder", 2: "Calendar", 1: "Oars, Tools"}


def test_a_3_or_a_4_and_a_card_of_the_value_of_any_bonus() -> None:
    t = table(
        {"blue": "Linguistics"}, {"red": "Bangle"}, {"yellow": "Soap"}, further_decks=empty("echoes"), decks=DECKS
    )
    asking = t.play("dogma Linguistics", 1, idle=False)
    assert asking.zone("forecast", 0) == {"Gunpowder"}
    assert asking.options() == ("1", "2")
    assert asking.play("2").hand(0) == {"Calendar"}
    assert t.dogma("Linguistics", 0, "1").hand(0) == {"Paper", "Oars"}


def test_without_a_bonus_anywhere_nothing_is_drawn() -> None:
    t = table({"blue": "Linguistics"}, {}, further_decks=empty("echoes"), decks=DECKS)
    assert t.dogma("Linguistics", 0).hand(0) == {"Paper"}


def test_foreseen_it_junks_the_achievements_of_that_value() -> None:
    t = table(
        {"hand": "Fermenting", "forecast": "Linguistics", "red": "Bangle"},
        {},
        further_decks=empty("echoes"),
        decks=DECKS,
        achievements="Masonry, Sailing, Mathematics",
    )
    assert t.play("meld Fermenting", 0).available() == {2}


def test_not_foreseen_they_stay() -> None:
    t = table({"blue": "Linguistics", "red": "Bangle"}, {}, decks=DECKS, achievements="Masonry")
    assert t.dogma("Linguistics", 0).available() == {1}
