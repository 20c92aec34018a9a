"""Dice: a bonus on a 1 of Echoes is the value of a card melded; foreseen, a 4 goes to a richer opponent."""

from tests.kit import table


def test_a_card_of_the_value_of_the_bonus_is_melded() -> None:
    t = table({"blue": "Dice"}, {}, further_decks={("echoes", 1): "Puppet", ("echoes", 3): ""}, decks={3: "Paper"})
    end = t.dogma("Dice")
    assert end.hand(0) == {"Puppet"}
    assert end.pile(0, "green") == ["Paper"]


def test_without_a_bonus_nothing_is_melded() -> None:
    end = table({"blue": "Dice"}, {}, further_decks={("echoes", 1): "Comb"}).dogma("Dice")
    assert end.hand(0) == {"Comb"}
    assert end.pile(0, "blue") == ["Dice"]


def test_foreseen_a_4_goes_to_an_opponent_with_more_bonus_points() -> None:
    t = table(
        {"hand": "Mysticism", "forecast": "Dice"},
        {"purple": "Puppet"},
        {"red": "Bangle"},
        further_decks={("echoes", 1): "Comb", ("echoes", 4): ""},
        decks={4: "Gunpowder, Reformation"},
    )
    end = t.play("meld Mysticism")
    assert end.hand(1) == {"Gunpowder"}
    assert (end.hand(0), end.hand(2)) == ({"Comb"}, set())


def test_foreseen_and_nobody_richer_the_4_stays() -> None:
    t = table(
        {"hand": "Mysticism", "forecast": "Dice"},
        {"red": "Bangle"},
        further_decks={("echoes", 1): "Comb", ("echoes", 4): ""},
        decks={4: "Gunpowder, Reformation"},
    )
    end = t.play("meld Mysticism")
    assert end.hand(0) == {"Comb", "Gunpowder"}
    (why,) = end.facts("nothing-to-choose")
    assert dict(why.numbers)["what"] == "player"
