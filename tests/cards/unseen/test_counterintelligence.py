"""Counterintelligence: a top card with concept is tucked, the new top card of its color handed over for a 7; an 8."""

from tests.kit import table


def test_a_top_card_is_tucked_and_the_next_goes_over() -> None:
    t = table(
        {"blue": "Counterintelligence"},
        {"purple": "Astronomy, Monotheism, Philosophy", "green": "Navigation"},
        further_decks={("unseen", 7): "Slot Machine", ("unseen", 8): "Concealment"},
    )
    end = t.dogma("Counterintelligence")
    assert end.pile(0, "purple") == ["Monotheism"]
    assert end.pile(1, "purple") == ["Philosophy", "Astronomy"]
    assert end.hand(1) == {"Slot Machine"}
    assert end.hand(0) == {"Concealment"}
    assert end.pile(1, "green") == ["Navigation"]


def test_a_lone_card_is_tucked_and_handed_over_itself() -> None:
    t = table({"blue": "Counterintelligence, Genetics < right"}, {"purple": "Astronomy", "red": "Oars"})
    end = t.dogma("Counterintelligence")
    assert end.pile(0, "purple") == ["Astronomy"]
    assert end.pile(1, "purple") == []
    assert len(end.hand(1)) == 1


def test_without_concept_on_top_nothing_happens() -> None:
    t = table({"blue": "Counterintelligence"}, {"red": "Oars, Optics", "yellow": "Masonry"})
    end = t.dogma("Counterintelligence")
    assert end.bystander(t, 1)
    assert len(end.hand(0)) == 1


def test_the_demanded_player_picks_which() -> None:
    t = table(
        {"blue": "Counterintelligence, Genetics, Chemistry, Tools < up", "purple": "Reformation"},
        {"purple": "Philosophy, Mysticism", "blue": "Writing"},
    )
    asking = t.play("dogma Counterintelligence", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"philosophy", "writing"})
    assert asking.play("Philosophy").pile(0, "purple") == ["Mysticism", "Reformation"]
