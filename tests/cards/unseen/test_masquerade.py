"""Masquerade: as many cards as I hold is the value of a secret; cards of that value go, and a 4 brings Anonymity."""

from tests.kit import NONE, Table, table


def laid(hand: str, achievements: str = "Domestication, Construction, Experimentation", **me: str) -> Table:
    return table({"purple": "Masquerade, Mysticism", "hand": hand, **me}, {"red": "Coal"}, achievements=achievements)


def test_four_cards_a_4_in_the_safe_a_4_returned_and_anonymity() -> None:
    t = laid("Tools, Calendar, Optics, Gunpowder")
    end = t.dogma("Masquerade", "purple")
    assert end.zone("safe", 0) == {"Experimentation"}
    assert end.hand(0) == {"Tools", "Calendar", "Optics"}
    assert end.achievements(0) == {"Anonymity"}
    assert end.splay(0, "purple") == "left"
    assert end.bystander(t, 1)


def test_another_value_brings_no_anonymity() -> None:
    end = laid("Tools, Calendar").dogma("Masquerade", NONE)
    assert end.zone("safe", 0) == {"Construction"}
    assert end.hand(0) == {"Tools"}
    assert end.achievements(0) == set()


def test_no_such_achievement_keeps_the_hand() -> None:
    end = laid("Tools, Calendar, Optics").dogma("Masquerade", NONE)
    assert end.hand(0) == {"Tools", "Calendar", "Optics"}
    assert end.zone("safe", 0) == set()


def test_a_full_safe_keeps_the_hand() -> None:
    """Nothing is safeguarded, so "if you do" does not hold (Ultimate p. 31)."""
    end = laid("Tools, Calendar", safe="Paper, Compass, Medicine, Engineering, Education").dogma("Masquerade", NONE)
    assert end.hand(0) == {"Tools", "Calendar"}
    assert end.available() == {1, 2, 4}


def test_an_empty_hand_has_no_such_value() -> None:
    end = laid("").dogma("Masquerade", NONE)
    assert end.available() == {1, 2, 4}
