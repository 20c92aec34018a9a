"""Archimedes: values printed in an effect are one higher."""

from tests.kit import empty, table


def test_of_each_effect() -> None:
    t = table({"blue": "Archimedes", "green": "Sailing"}, {}, decks={1: "Archery", 2: "Mapmaking"})
    assert t.play("dogma Sailing").pile(0, "green") == ["Mapmaking", "Sailing"]


def test_a_drawn_value_is_one_higher() -> None:
    t = table({"blue": "Archimedes", "green": "Sailing"}, {}, decks={1: "Archery", 2: "Mapmaking"})
    end = t.dogma("Sailing")
    assert end.pile(0, "green") == ["Mapmaking", "Sailing"]
    (fact,) = end.facts("values-raised")
    assert fact.numbers == (("by", 1), ("effect", 0))


def test_a_draw_action_executes_no_effect() -> None:
    t = table({"blue": "Archimedes"}, {})
    assert not t.play("draw").facts("values-raised")


def test_each_effect_is_raised_by_one_from_what_it_prints() -> None:
    t = table(
        {"blue": "Archimedes", "yellow": "Masonry", "green": "Clothing"},
        {},
        decks={1: "Oars", 2: "Mapmaking, Calendar"},
    )
    end = t.dogma("Clothing")
    raised = [dict(fact.numbers) for fact in end.facts("values-raised")]
    assert raised == [{"by": 1, "effect": 0}, {"by": 1, "effect": 1}]
    assert end.points(0) == 2 + 2 + 3  # three colors; the 2s run out, not 2 + 3 + 3 by a second raise
    assert end.deck(1) == ["Oars"]


def test_who_shares_has_no_such_karma() -> None:
    t = table(
        {"blue": "Archimedes", "green": "Sailing"},
        {"green": "Navigation"},
        decks={1: "Archery, Tools", 2: "Mapmaking, Calendar, Construction"},
        further_decks=empty("figures"),
    )
    end = t.dogma("Sailing")
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(0, "green") == ["Mapmaking", "Sailing"]
    assert len(end.facts("values-raised")) == 1
    assert end.hand(0) == {"Calendar"}  # the free Draw is no effect: a 2 by the highest top card


def test_a_demand_that_its_owner_executes_is_raised_too() -> None:
    t = table(
        {"red": "Archery"},
        {"blue": "Archimedes"},
        decks={1: "Tools, Sailing", 2: "Mapmaking"},
        achievements="",
    )
    end = t.dogma("Archery")
    assert end.hand(0) == {"Mapmaking"}


def test_values_that_cards_must_have_are_raised() -> None:
    t = table(
        {"green": "Mapmaking"},
        {"blue": "Archimedes", "score": "Tools, Calendar, Canning"},
        decks={1: "Sailing, Oars"},
    )
    end = t.dogma("Mapmaking")
    assert end.score(1) == {"Tools", "Canning"}
    assert end.score(0) == {"Calendar", "Sailing"}  # whoever demanded has no such karma: a 1


def test_a_value_that_the_effect_begins_with_is_raised_too() -> None:
    t = table(
        {"blue": "Archimedes", "red": "Fusion", "yellow": "Fermenting"},
        {},
        achievements="",
    )
    end = t.dogma("Fusion")
    assert end.pile(0, "red") == ["Fusion"]  # an 11 would have been scored: it asks for a 12 now
    assert end.score(0) == set()


def test_under_another_card_it_does_nothing() -> None:
    t = table({"blue": "Tools, Archimedes", "green": "Sailing"}, {}, decks={1: "Archery", 2: "Mapmaking"})
    assert t.dogma("Sailing").pile(0, "red") == ["Archery"]


def test_it_cannot_be_activated_and_has_no_effects_to_execute() -> None:
    t = table({"blue": "Archimedes"}, {})
    assert "dogma archimedes" not in t.options()
