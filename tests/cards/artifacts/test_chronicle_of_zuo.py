"""Chronicle of Zuo: the least authority or prosperity gives a 3, the least concepts a 4."""

from tests.kit import table


def test_the_least_of_both() -> None:
    t = table(
        {"red": "Chronicle of Zuo"},
        {"green": "Navigation", "red": "Construction"},
        decks={3: "Optics", 4: "Anatomy"},
    )
    end = t.dogma("Chronicle of Zuo")
    assert end.hand(0) == {"Optics"}, "no authority against three; but two concepts against none"
    assert end.bystander(t, 1)


def test_the_least_prosperity_alone_is_enough() -> None:
    t = table(
        {"red": "Chronicle of Zuo", "green": "The Wheel"},
        {"green": "Navigation"},
        decks={3: "Optics", 4: "Anatomy"},
    )
    assert t.dogma("Chronicle of Zuo").hand(0) == {"Optics"}


def test_a_tie_is_nobody_s() -> None:
    t = table({"red": "Chronicle of Zuo"}, {"blue": "Mathematics"})
    assert t.dogma("Chronicle of Zuo").bystander(t, 0, 1)


def test_by_the_other_reading_a_tie_is_the_least() -> None:
    t = table(
        {"red": "Chronicle of Zuo"},
        {"blue": "Mathematics"},
        decks={3: "Optics, Paper", 4: "Anatomy, Enterprise"},
        switches={"most-when-tied": "tied-too"},
    )
    end = t.dogma("Chronicle of Zuo")
    assert end.hand(1) == {"Optics", "Anatomy"}, "neither authority nor concepts differ; and who has as many shares"
    assert end.hand(0) >= {"Paper", "Enterprise"}


def test_somebody_has_less_of_all() -> None:
    t = table({"red": "Chronicle of Zuo", "purple": "Mysticism"}, {"yellow": "Agriculture"})
    assert t.dogma("Chronicle of Zuo").bystander(t, 0, 1)
