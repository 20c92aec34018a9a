"""Seikilos Epitaph: a 3 is melded, then the bottom card of its color, which is executed at once."""

from tests.kit import table


def test_the_bottom_card_comes_up_and_is_executed() -> None:
    t = table(
        {"blue": "Seikilos Epitaph", "purple": "Philosophy, Code of Laws, Mysticism"},
        {"red": "Coal"},
        decks={1: "Sailing, Oars", 3: "Education"},
    )
    end = t.dogma("Seikilos Epitaph")
    assert end.pile(0, "purple") == ["Mysticism", "Education", "Philosophy", "Code of Laws"]
    assert end.hand(0) == {"Sailing"}
    assert end.bystander(t, 1)


def test_the_card_drawn_may_be_the_bottom_one_itself() -> None:
    t = table({"blue": "Seikilos Epitaph"}, {"red": "Coal"}, decks={2: "Mapmaking, Currency", 3: "Education, Optics"})
    end = t.dogma("Seikilos Epitaph")
    assert end.pile(0, "purple") == ["Education"]
    assert end.bystander(t, 1)


def test_its_own_color() -> None:
    t = table(
        {"blue": "Writing, Seikilos Epitaph"}, {"red": "Coal"}, decks={2: "Mapmaking, Currency", 3: "Translation"}
    )
    end = t.play("dogma Writing")
    assert end.hand(0) == {"Mapmaking"}
