"""Fu Xi: a 2 is scored before each draw of the first action."""

from tests.kit import table


def test_also_before_what_an_effect_draws() -> None:
    t = table({"green": "Fu Xi", "blue": "Writing"}, {}, decks={2: "Calendar, Mapmaking"})
    end = t.play("dogma Writing")
    assert (end.score(0), end.hand(0)) == ({"Calendar"}, {"Mapmaking"})


def test_not_in_the_second_action_nor_in_the_free_draw() -> None:
    t = table({"green": "Fu Xi"}, {}, taken=1, decks={1: "Oars", 2: "Calendar"})
    assert t.play("draw").score(0) == set()
    shared = table(
        {"green": "Fu Xi", "blue": "Writing"},
        {"blue": "Tools"},
        decks={2: "Calendar, Mapmaking, Fermenting, Canal Building"},
    )
    end = shared.play("dogma Writing")
    assert len(end.score(0)) == 1
    assert end.free_draw
