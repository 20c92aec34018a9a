"""Counterfeiting: top cards of values that I have not scored yet are scored; green or purple left."""

from tests.kit import NONE, table


def test_value_after_value() -> None:
    t = table(
        {
            "green": "Counterfeiting",
            "blue": "Software, Tools",
            "red": "Optics",
            "purple": "Mysticism, Monotheism",
            "score": "Machinery, Domestication",
        },
        {"red": "Coal"},
    )
    asking = t.play("dogma Counterfeiting", idle=False)
    assert set(asking.options()) == {"counterfeiting", "software"}
    assert asking.refuses(())
    end = asking.play("Software", "purple")
    assert end.score(0) == {"Machinery", "Domestication", "Software", "Counterfeiting"}
    assert end.pile(0, "blue") == ["Tools"]
    assert end.splay(0, "purple") == "left"
    assert end.bystander(t, 1)


def test_a_card_uncovered_meanwhile_is_a_top_card_too() -> None:
    t = table({"green": "Counterfeiting", "blue": "Software, Mathematics"}, {"red": "Coal"})
    end = t.dogma("Counterfeiting", "Software", "Mathematics")
    assert end.score(0) == {"Software", "Mathematics"}
    assert end.pile(0, "green") == ["Counterfeiting"], "it is a 2, too"


def test_nothing_new_nothing_scored_and_the_splay_declined() -> None:
    t = table({"green": "Counterfeiting, Cipher", "score": "Calendar"}, {"red": "Coal"})
    assert t.dogma("Counterfeiting", NONE).bystander(t, 0, 1)
