"""Sergey Brin: every top card can be executed; for another's the own color is splayed up first."""

from tests.kit import table


def test_every_top_card_can_be_executed() -> None:
    t = table(
        {"green": "Sergey Brin", "blue": "Tools"},
        {"red": "Archery", "blue": "Huang Di"},
        {"purple": "Mysticism, Code of Laws"},
    )
    options = {*t.options()}
    assert {"dogma tools", "dogma archery", "dogma mysticism"} <= options
    assert not {"dogma huang-di", "dogma code-of-laws", "dogma sergey-brin"} & options


def test_the_own_color_is_splayed_up_before_anothers_card() -> None:
    t = table(
        {"green": "Sergey Brin", "blue": "Tools, Calendar"},
        {"blue": "Writing"},
    )
    end = t.dogma("Writing")
    assert end.splay(0, "blue") == "up"
    assert end.splay(1, "blue") == "none"


def test_not_before_an_own_card() -> None:
    end = table({"green": "Sergey Brin", "blue": "Writing, Calendar"}, {"blue": "Tools"}).dogma("Writing")
    assert end.splay(0, "blue") == "none"


def test_not_for_others() -> None:
    t = table({"blue": "Tools", "hand": "Oars"}, {"green": "Sergey Brin", "red": "Archery"})
    assert t.refuses("dogma Archery")


def test_with_parley_it_costs_nothing_for_anybodys() -> None:
    t = table({"green": "Sergey Brin", "hand": "Oars"}, {}, {"blue": "Writing"}, {})
    end = t.dogma("Writing")
    assert "Oars" in end.hand(0)
    assert end.facts("activated-by-karma")
