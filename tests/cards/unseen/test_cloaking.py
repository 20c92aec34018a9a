"""Cloaking: a standard achievement of an opponent becomes a secret of mine; special ones are safe from it."""

from tests.kit import table


def test_a_standard_achievement_comes_into_my_safe() -> None:
    t = table(
        {"red": "Cloaking"},
        {"achievements": "Oars, Coal, Monument"},
        {"blue": "Experimentation", "achievements": "Tools"},
    )
    end = t.dogma("Cloaking", "achievements-of-2-5")
    assert end.zone("safe", 0) == {"Coal"}
    assert end.achievements(1) == {"Oars", "Monument"}


def test_special_achievements_and_who_has_as_many_icons_keep_theirs() -> None:
    t = table({"red": "Cloaking"}, {"achievements": "Monument"}, {"blue": "Experimentation", "achievements": "Tools"})
    end = t.dogma("Cloaking")
    assert end.zone("safe", 0) == set()
    assert end.bystander(t, 1, 2)
