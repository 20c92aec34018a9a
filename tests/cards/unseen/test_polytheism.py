"""Polytheism: cards without an icon on those I melded due to it before are melded; then a 1 is tucked."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"purple": "Polytheism", "hand": hand},
        {"red": "Coal"},
        further_decks={("unseen", 1): "Assassination"},
    )


def test_each_icon_once() -> None:
    t = laid("Maze, Pilgrimage, Tomb, Woodworking, Symbology")
    end = t.dogma("Polytheism", "Symbology")
    assert end.pile(0, "purple") == ["Symbology", "Polytheism"]
    assert end.pile(0, "red") == ["Pilgrimage", "Assassination"]
    assert end.hand(0) == {"Maze", "Tomb", "Woodworking"}
    assert end.bystander(t, 1)


def test_the_first_card_is_free_and_must_be_melded() -> None:
    asking = laid("Maze, Oars").play("dogma Polytheism", idle=False)
    assert set(asking.options()) == {"maze", "oars"}
    assert asking.refuses(())
    end = asking.play("Maze")
    assert end.hand(0) == {"Oars"}


def test_all_cards_melded_before_bar_their_icons() -> None:
    asking = laid("Maze, Sailing, Optics, Experimentation").play("dogma Polytheism", "Maze", idle=False)
    assert set(asking.options()) == {"sailing", "optics", "experimentation"}
    end = asking.play("Sailing")
    assert end.pile(0, "blue") == ["Experimentation"]
    assert end.hand(0) == {"Optics"}


def test_what_others_melded_due_to_it_does_not_count() -> None:
    t = table(
        {"purple": "Polytheism", "hand": "Maze"},
        {"purple": "Philosophy", "hand": "Oars"},
        further_decks={("unseen", 1): "Tomb, Dance"},
    )
    end = t.dogma("Polytheism")
    assert end.pile(1, "red") == ["Oars"]
    assert end.pile(0, "red") == ["Maze"]
    assert end.free_draw
