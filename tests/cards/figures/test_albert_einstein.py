"""Albert Einstein: cards with light bulbs and clocks are melded before a Draw action."""

from tests.kit import table


def test_from_every_hand() -> None:
    t = table(
        {"blue": "Albert Einstein", "hand": "Writing, Oars"}, {"hand": "Philosophy, The Wheel"}, decks={2: "Calendar"}
    )
    end = t.play("draw")
    assert end.hand(1) == {"The Wheel"}
    assert end.pile(0, "purple") == ["Philosophy"]
    assert end.pile(0, "blue") == ["Writing", "Albert Einstein"]
    assert end.hand(0) == {"Oars", "Calendar"}
