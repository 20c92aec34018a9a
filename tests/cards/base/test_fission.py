"""Fission: a red 10 junks all cards but achievements and ends the dogma; else a top card is returned and a 10 drawn.

Sources: VIC-09, VIC-10; 4e base p. 11, 16-17, 19 (Verification).
"""

from tests.kit import Table, table


def three(tens: str, eleven: str = "Escapism") -> Table:
    """Lay out: seats 1 and 2 are vulnerable."""
    return table(
        {"red": "Fission, Oars", "score": "[9]", "achievements": "Gunpowder", "hand": "Paper"},
        {"green": "The Wheel, Sailing < left", "hand": "Coal", "achievements": "Canal Building"},
        {"blue": "Pottery", "score": "Calendar"},
        decks={10: tens, 11: eleven},
    )


def test_a_red_card_junks_everything_but_achievements_and_the_dogma_is_complete() -> None:
    t = three("Robotics, Stem Cells, Databases")
    end = t.dogma("Fission")
    for seat in range(3):
        assert all(end.pile(seat, color) == [] for color in ("red", "yellow", "green", "blue", "purple"))
        assert (end.hand(seat), end.score(seat)) == (set(), set())
    assert [end.achievements(seat) for seat in range(3)] == [{"Gunpowder"}, {"Canal Building"}, set()]
    assert end.deck(10) == ["Stem Cells", "Databases"]  # seat 2 is not demanded of, effect 2 is skipped
    assert end.deck(11) == ["Escapism"]
    assert end.available() == t.available()
    assert end.specials() == t.specials()
    assert end.splay(1, "green") == "none"
    assert end.winners is None
    assert len(end.facts("dogma-complete")) == 1


def test_a_red_card_of_the_second_victim_takes_the_first_ones_draw_along() -> None:
    t = three("Stem Cells, Robotics, Databases")
    end = t.dogma("Fission")
    assert (end.hand(1), end.hand(2)) == (set(), set())
    assert {"Stem Cells", "Robotics"} <= end.junk() - t.junk()
    assert end.deck(10) == ["Databases"]


def test_a_card_that_is_not_red_is_kept_and_the_second_effect_follows() -> None:
    t = three("Stem Cells, Databases, Software")
    end = t.dogma("Fission", "The Wheel")
    assert end.hand(1) == {"Coal", "Stem Cells"}
    assert end.hand(2) == {"Databases"}
    assert end.pile(1, "green") == ["Sailing"]
    assert end.splay(1, "green") == "none"
    assert end.deck(1)[-1] == "The Wheel"
    assert end.hand(0) == {"Paper", "Software"}
    assert end.pile(0, "red") == ["Fission", "Oars"]
    assert end.junk() == t.junk()
    assert not end.free_draw


def test_top_cards_of_all_boards_can_be_returned_but_not_fission_nor_covered_ones() -> None:
    t = table(
        {"red": "Fission, Oars", "yellow": "Agriculture"},
        {"green": "The Wheel, Sailing"},
        {"blue": "Pottery, Tools"},
        decks={10: "Stem Cells, Databases, Software"},
    ).play("dogma Fission", idle=False)
    assert t.decider() == 0
    assert t.options() == ("agriculture", "the-wheel", "pottery")
    assert t.refuses(())


def test_the_11_drawn_for_an_empty_10_counts() -> None:
    end = three("", "Fusion, Escapism").dogma("Fission")
    assert end.pile(0, "red") == []
    assert end.deck(11) == ["Escapism"]


def test_with_nothing_to_return_a_10_is_drawn_all_the_same() -> None:
    end = table({"red": "Fission"}, {"hand": "Coal"}, decks={10: "Stem Cells, Databases"}).dogma("Fission")
    assert end.pile(0, "red") == ["Fission"]
    assert end.hand(0) == {"Databases"}
    assert end.hand(1) == {"Coal", "Stem Cells"}


def test_as_much_efficiency_is_immune_and_shares_the_second_effect() -> None:
    t = table(
        {"red": "Fission", "yellow": "Agriculture"},
        {"blue": "Quantum Theory"},
        decks={10: "Robotics, Databases", 9: "Genetics"},
    )
    end = t.dogma("Fission", "Agriculture")  # seat 1; then seat 0 has but one card to return
    assert end.asked[1][0].seat == 1
    assert end.asked[1][1] == ("agriculture", "quantum-theory")
    assert (end.hand(1), end.pile(1, "blue")) == ({"Robotics"}, [])  # a red card kept: no demand
    assert end.free_draw
    assert end.hand(0) == {"Databases", "Genetics"}
