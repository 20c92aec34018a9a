"""16 Psyche: a value that none of my top cards has is scored from its deck and from the junk."""

from tests.kit import table


def test_a_deck_and_the_junk() -> None:
    t = table(
        {"red": "16 Psyche", "blue": "Software"},
        {"yellow": "Masonry"},
        decks={2: "Calendar, Currency"},
        junk="Construction, Oars",
        achievements="",
    )
    asking = t.play("dogma 16 Psyche", idle=False)
    assert set(asking.options()) == {"1", "2", "3", "4", "5", "6", "7", "8", "9"}
    end = asking.play("2")
    assert end.score(0) >= {"Calendar", "Currency", "Construction"}
    assert end.deck(2) == []
    assert "Oars" in end.junk() - end.score(0)
    assert end.bystander(t, 1)
