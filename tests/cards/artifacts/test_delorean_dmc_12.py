"""DeLorean DMC-12: as a top card it junks every top card and every hand."""

from tests.kit import table


def test_every_top_card_and_every_hand() -> None:
    t = table(
        {"purple": "DeLorean DMC-12", "blue": "Mathematics, Calendar", "hand": "Software"},
        {"purple": "Philosophy, Code of Laws", "hand": "Coal"},
    )
    end = t.dogma("DeLorean DMC-12")
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.pile(0, "purple") == []
    assert end.pile(1, "purple") == ["Code of Laws"]
    assert end.hand(0) == end.hand(1) == set()
    assert end.junk() >= {"DeLorean DMC-12", "Mathematics", "Philosophy", "Software", "Coal"}


def test_on_display_it_does_nothing() -> None:
    """It is no top card on any board then."""
    t = table(
        {"display": "DeLorean DMC-12", "purple": "Mysticism", "hand": "Oars"},
        {"purple": "Philosophy", "hand": "Coal"},
    )
    end = t.play("draw")
    assert end.pile(1, "purple") == ["Philosophy"]
    assert end.hand(1) == {"Coal"}
