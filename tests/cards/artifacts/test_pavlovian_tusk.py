"""Pavlovian Tusk: three cards as high as my top green one; one goes back, one is scored, one stays."""

from tests.kit import table


def test_one_returned_one_scored_one_kept() -> None:
    t = table(
        {"red": "Pavlovian Tusk", "green": "Currency", "hand": "Oars"},
        {"blue": "Physics"},
        decks={2: "Calendar, Mathematics, Philosophy"},
    )
    asking = t.play("dogma Pavlovian Tusk", "Mathematics", idle=False)
    assert set(asking.options()) == {"calendar", "philosophy"}
    end = asking.play("Philosophy")
    assert end.deck(2) == ["Mathematics"]
    assert end.score(0) == {"Philosophy"}
    assert end.hand(0) == {"Oars", "Calendar"}
    assert end.bystander(t, 1)


def test_without_a_green_card_they_are_1s() -> None:
    t = table({"red": "Pavlovian Tusk"}, {"blue": "Physics"}, decks={1: "Tools, Writing, Sailing"})
    end = t.dogma("Pavlovian Tusk", "Tools", "Sailing")
    assert end.hand(0) == {"Writing"}


def test_who_shares_looks_at_the_own_green_card() -> None:
    t = table(
        {"red": "Pavlovian Tusk"},
        {"green": "Navigation"},
        decks={1: "Tools, Writing, Sailing", 4: "Reformation, Enterprise, Anatomy"},
    )
    end = t.dogma("Pavlovian Tusk", "Anatomy", "Enterprise", "Tools", "Sailing")
    assert end.score(1) == {"Enterprise"}
    assert end.score(0) == {"Sailing"}
    assert end.free_draw
