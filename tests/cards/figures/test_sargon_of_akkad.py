"""Sargon Of Akkad: who would not share does, for an available 1."""

from tests.kit import table


def test_the_one_without_icons_shares_and_a_1_is_junked() -> None:
    t = table(
        {"blue": "Writing"},
        {"green": "Sargon of Akkad"},
        achievements="Tools, Construction",
        decks={2: "Calendar, Mapmaking"},
    )
    end = t.play("dogma Writing")
    assert end.available() == {2}
    assert end.hand(1) == {"Calendar"}
    assert [fact.kind for fact in end.facts("karma-instead")]


def test_who_shares_anyway_pays_nothing() -> None:
    t = table({"green": "The Wheel"}, {"green": "Sargon of Akkad", "red": "Metalworking"}, achievements="Tools")
    end = t.play("dogma The Wheel")
    assert end.available() == {1}
    assert not end.facts("karma-instead")


def test_the_verdict_tells_that_the_karma_made_its_player_eligible() -> None:
    t = table({"blue": "Writing"}, {"green": "Sargon of Akkad"}, achievements="Tools, Construction")
    end = t.play("dogma Writing")
    (fact,) = [each for each in end.facts("shares") if each.seat == 1]
    assert (fact.number("eligible"), fact.number("own") < fact.number("leader")) == (1, True)
    assert not end.facts("vulnerable")


def test_a_demand_does_not_hit_who_is_eligible_by_it() -> None:
    t = table({"red": "Archery"}, {"green": "Sargon of Akkad", "hand": "Tools"}, achievements="Oars, Construction")
    end = t.play("dogma Archery", idle=False)
    (fact,) = [each for each in end.facts("shares") if each.seat == 1]
    assert fact.number("eligible") == 1
    assert end.facts("nobody-vulnerable")
    assert "Tools" in end.hand(1)
