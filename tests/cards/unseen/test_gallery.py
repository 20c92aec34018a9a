"""Gallery: a 2 in the score pile gives a 6, a 1 there a 7; without a 1 there is a 5."""

import pytest

from tests.kit import table


@pytest.mark.parametrize(
    ("score", "drawn"),
    [
        ("", {5}),
        ("Optics", {5}),
        ("Monotheism", {6, 5}),
        ("Agriculture", {7}),
        ("Agriculture, Monotheism", {6, 7}),
        ("Agriculture, Oars, Monotheism, Calendar", {6, 7}),
    ],
)
def test_what_is_drawn(score: str, drawn: set[int]) -> None:
    t = table({"yellow": "Gallery", "score": score, "hand": "Mysticism"}, {"score": "Calendar, Archery"})
    end = t.dogma("Gallery")
    new = [card for card in end.s.zones[end.m.zones.hand(0)] if end.m.catalogue.title[card] != "Mysticism"]
    assert {end.m.catalogue.age[card] for card in new} == drawn
    assert len(new) == len(drawn)
    assert end.bystander(t, 1)
