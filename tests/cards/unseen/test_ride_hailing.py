"""Ride-Hailing: another player's top card with efficiency is melded and self-executed; without one, an 11 is drawn."""

from tests.kit import Table, table

UNSEEN = {("unseen", 11): "Dark Web", ("unseen", 6): "Placebo"}


def laid(*others: dict[str, str], **board: str) -> Table:
    return table({"yellow": "Ride-Hailing", **board}, *others, decks={6: "Canning, Democracy"}, further_decks=UNSEEN)


def test_green_may_go_up_and_the_card_of_another_is_melded_and_executed() -> None:
    """Railroad returns its new owner's hand and draws three 6s, for him alone."""
    t = laid({"purple": "Railroad", "hand": "Tools"}, green="Sailing, Clothing", hand="Oars")
    end = t.dogma("Ride-Hailing", "green")
    assert end.splay(0, "green") == "up"
    assert (end.pile(0, "purple"), end.pile(1, "purple")) == (["Railroad"], [])
    assert end.hand(0) == {"Placebo", "Canning", "Democracy"}
    assert end.hand(1) == {"Tools"}


def test_neither_yellow_cards_nor_cards_without_efficiency() -> None:
    t = laid({"yellow": "Subway", "red": "Oars", "green": "Corporations"})
    end = t.dogma("Ride-Hailing")
    assert end.hand(0) == {"Dark Web"}
    assert end.bystander(t, 1)


def test_among_several_it_is_chosen_and_none_of_ones_own() -> None:
    t = laid({"blue": "Rocketry"}, {"green": "Databases", "blue": "Software"}, red="Fission")
    asked = t.play("dogma Ride-Hailing", idle=False)
    assert set(asked.options()) == {"rocketry", "databases", "software"}
