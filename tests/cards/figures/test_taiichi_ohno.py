"""Taiichi Ohno: a card of the same featured icon is achieved before a Dogma, or an 11 drawn."""

from tests.kit import NONE, Table, table


def laid(hand: str) -> Table:
    return table({"green": "Taiichi Ohno", "purple": "Mysticism", "hand": hand}, {}, decks={1: "Tools", 11: "Fusion"})


def test_one_is_achieved() -> None:
    """Construction features castles like Mysticism; Archery does, too; Writing has none, and Alchemy's are featured."""
    t = laid("Construction, Archery, Writing")
    asked = t.play("dogma Mysticism", idle=False)
    assert set(asked.options()) == {"construction", "archery"}
    end = t.dogma("Mysticism", "Construction")
    assert end.achievements(0) == {"Construction"}
    assert "Fusion" not in end.hand(0)


def test_who_declines_draws_an_11() -> None:
    assert laid("Construction").dogma("Mysticism", NONE).hand(0) >= {"Construction", "Fusion"}


def test_who_has_none_draws_an_11() -> None:
    """Oars shows castles and features them; Tools shows one and does not."""
    assert laid("Pottery").dogma("Mysticism").hand(0) >= {"Pottery", "Fusion"}


def test_others_dogmas_are_not_heard() -> None:
    t = table({"purple": "Mysticism"}, {"green": "Taiichi Ohno"}, decks={1: "Tools", 11: "Fusion"})
    assert t.dogma("Mysticism").hand(1) == set()
