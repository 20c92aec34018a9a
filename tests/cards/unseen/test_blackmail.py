"""Blackmail: a hand is shown and a card of it melded, then the scored cards; one is self-executed, may being must."""

from tests.kit import Table, table


def laid(**other: str) -> Table:
    """Lay out a board with more industry than any other."""
    return table({"green": "Blackmail", "red": "Coal"}, other)


def test_i_choose_what_is_melded_and_what_is_executed() -> None:
    t = laid(hand="Oars, Tools", score="Writing, Paper")
    asking = t.play("dogma Blackmail", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"oars", "tools"})
    asking = asking.play("Tools", idle=False)
    assert asking.decider() == 0
    assert set(asking.options()) == {"oars", "tools", "writing", "paper"}, "all that were revealed, the melded one too"
    end = asking.play("Writing")
    assert end.pile(1, "blue") == ["Tools"]
    assert len(end.hand(1)) == 2, "a card was drawn by whom I blackmail"
    assert end.hand(0) == set()
    assert end.score(1) == {"Writing", "Paper"}


def test_may_is_must() -> None:
    """Code of Laws: you may tuck a card from your hand of a color on your board; then you may splay it left."""
    t = laid(hand="Code of Laws, Archery, Metalworking", red="Oars")
    asking = t.play("dogma Blackmail", "Code of Laws", "Code of Laws", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"archery", "metalworking"})
    assert asking.refuses(())
    end = asking.play("Archery")
    assert end.pile(1, "red") == ["Oars", "Archery"]
    assert end.splay(1, "red") == "left", "that is a must, too"


def test_without_cards_nothing_happens() -> None:
    t = laid(blue="Tools")
    assert t.dogma("Blackmail").bystander(t, 0, 1)


def test_without_a_hand_a_scored_card_is_executed() -> None:
    t = laid(score="Writing")
    end = t.dogma("Blackmail")
    assert len(end.hand(1)) == 1
    assert end.score(1) == {"Writing"}


def test_as_much_industry_is_spared() -> None:
    t = table({"green": "Blackmail"}, {"red": "Coal", "hand": "Oars"})
    assert t.dogma("Blackmail").bystander(t, 1)
