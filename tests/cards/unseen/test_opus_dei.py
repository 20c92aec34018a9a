"""Opus Dei: the highest scored card becomes a secret and its color goes up; each color up draws an 8."""

from tests.kit import table


def test_it_is_revealed_splays_its_color_and_is_safeguarded() -> None:
    t = table(
        {"purple": "Opus Dei", "red": "Oars, Archery", "score": "Tools, Coal", "green": "Sailing, Clothing < up"},
        {"yellow": "Masonry"},
        decks={8: "Flight, Mobility"},
        further_decks={("unseen", 8): "Scouting"},
    )
    end = t.dogma("Opus Dei")
    assert end.splay(0, "red") == "up"
    assert end.zone("safe", 0) == {"Coal"}
    assert end.score(0) == {"Tools"}
    assert end.hand(0) == {"Scouting", "Flight"}, "red and green are up"
    assert end.bystander(t, 1)


def test_an_empty_score_pile_reveals_and_draws_nothing() -> None:
    t = table({"purple": "Opus Dei", "red": "Oars, Archery"}, {"yellow": "Masonry"})
    end = t.dogma("Opus Dei")
    assert end.splay(0, "red") == "none"
    assert end.zone("safe", 0) == end.hand(0) == set()


def test_of_a_color_that_cannot_go_up_the_card_is_safeguarded_all_the_same() -> None:
    t = table({"purple": "Opus Dei", "score": "Coal"}, {"yellow": "Masonry"})
    end = t.dogma("Opus Dei")
    assert end.zone("safe", 0) == {"Coal"}
    assert end.hand(0) == set()
