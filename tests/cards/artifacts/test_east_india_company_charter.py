"""East India Company Charter: a value leaves all score piles, and for each pile that had it a 5 is scored."""

from tests.kit import Table, table


def laid(fives: str = "Coal, Statistics, Banking") -> Table:
    return table(
        {"red": "East India Company Charter", "score": "Construction, Tools"},
        {"purple": "Mysticism", "score": "Calendar, Fermenting, Engineering"},
        {"purple": "Philosophy", "score": "Gunpowder"},
        decks={2: "Currency, Mapmaking", 4: "", 5: fives, 6: "Democracy, Canning"},
        achievements="",
    )


def test_two_piles_two_5s() -> None:
    t = laid()
    end = t.dogma("East India Company Charter", "2", "Construction", "score-of-2-2-1")
    assert end.score(0) == {"Tools", "Coal", "Statistics"}
    assert end.score(1) == {"Engineering"}
    assert end.deck(2) == []
    assert end.junk() >= {"Currency", "Mapmaking", "Construction", "Calendar", "Fermenting"}
    assert end.bystander(t, 2)


def test_not_only_5s_were_scored() -> None:
    end = laid("Coal").dogma("East India Company Charter", "2", "Construction", "score-of-2-2-1")
    assert end.score(0) == {"Tools", "Coal", "Democracy"}
    assert end.deck(2)[:2] == ["Currency", "Mapmaking"]


def test_a_value_that_no_pile_has() -> None:
    t = laid()
    end = t.dogma("East India Company Charter", "9")
    assert end.bystander(t, 0, 1, 2)
    assert end.deck(9), "no 5 was scored"


def test_5_cannot_be_chosen() -> None:
    asking = laid().play("dogma East India Company Charter", idle=False)
    assert set(asking.options()) == {"1", "2", "3", "4", "6", "7", "8", "9", "10", "11"}


def test_a_pile_that_a_karma_keeps_together_is_not_counted() -> None:
    t = table(
        {"red": "East India Company Charter", "score": "Construction, Tools"},
        {"yellow": "Florence Nightingale", "score": "Calendar, Fermenting"},
        decks={5: "Coal, Statistics"},
        achievements="",
        sets=("base", "artifacts", "figures"),
    )
    end = t.dogma("East India Company Charter", "2", "Construction", "score-of-2-2-1")
    assert end.score(0) == {"Tools", "Coal"}
    assert end.score(1) == {"Calendar", "Fermenting"}
