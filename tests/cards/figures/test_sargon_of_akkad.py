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
