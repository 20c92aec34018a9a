"""Dead Sea Scrolls: an Artifact as high as my highest top card is drawn, its deck junked; then an achievement goes."""

from tests.kit import table


def test_an_artifact_its_deck_and_an_achievement() -> None:
    t = table(
        {"purple": "Dead Sea Scrolls", "red": "Engineering"},
        {"green": "Compass", "yellow": "Canning"},
        decks={3: "Optics"},
        further_decks={("artifacts", 3): "Excalibur, Ife Head, Yata No Kagami"},
        achievements="Medicine, Calendar, Democracy",
    )
    end = t.dogma("Dead Sea Scrolls", "player-2")
    assert end.hand(0) == {"Excalibur"}
    assert end.deck(3, "artifacts") == []
    assert end.deck(3) == ["Optics"]
    assert end.junk() >= {"Ife Head", "Yata No Kagami", "Democracy"}
    assert end.available() == {2, 3}
    assert end.bystander(t, 1)


def test_of_my_own_board() -> None:
    t = table(
        {"purple": "Dead Sea Scrolls"},
        {"green": "Compass"},
        further_decks={("artifacts", 2): "Holy Grail"},
        achievements="Medicine, Calendar",
    )
    end = t.dogma("Dead Sea Scrolls", "player-1")
    assert end.hand(0) == {"Holy Grail"}
    assert end.available() == {3}
