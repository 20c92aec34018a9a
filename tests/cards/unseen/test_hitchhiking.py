"""Hitchhiking: another player puts a card on my board and makes all my choices while I execute it."""

from tests.kit import Table, table


def laid(theirs: str, **mine: str) -> Table:
    return table({"green": "Hitchhiking", **mine}, {"hand": theirs}, {"hand": "Optics"})


def test_the_other_chooses_the_card_and_decides_for_me() -> None:
    """Agriculture returns a card of my hand for a scored card one higher: whether, and which, is not mine to say."""
    t = laid("Agriculture, Oars", hand="Tools, Paper, Fission")
    asked = t.play("dogma Hitchhiking", "player-2", idle=False)
    assert asked.decider() == 1
    assert set(asked.options()) == {"agriculture", "oars"}
    driven = t.play("dogma Hitchhiking", "player-2", "Agriculture", idle=False)
    assert driven.decider() == 1, "the other player decides"
    assert {"tools", "paper", "fission"} <= set(driven.options()), "and sees my hand"
    end = t.dogma("Hitchhiking", "player-2", "Agriculture", "Fission")
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.hand(0) == {"Tools", "Paper"}
    assert len(end.score(0)) == 1
    assert end.hand(1) == {"Oars"}
    assert end.bystander(t, 2)


def test_an_empty_hand_gives_no_ride() -> None:
    end = laid("").dogma("Hitchhiking", "player-2")
    assert end.pile(0, "yellow") == []
    assert not end.facts("decides-for")
