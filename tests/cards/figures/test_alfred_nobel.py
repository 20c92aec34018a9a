"""Alfred Nobel: icons of which he has twice as many as every opponent; the 7s are junked before a transfer."""

from engine.query import karmas
from tests.kit import table


def test_each_kind_with_twice_as_many_counts() -> None:
    """Prosperity 2 to 1, avatar 1 to 0; concepts 0 to 0 are not on the board."""
    t = table({"green": "Alfred Nobel"}, {"red": "Archery"})
    assert (t.icons(0, "prosperity"), t.icons(0, "avatar")) == (2, 1)
    assert karmas.achievement_count(t.m, t.s, 0) == 2
    assert karmas.achievement_count(t.m, t.s, 1) == 0


def test_twice_as_many_is_enough_and_fewer_are_not() -> None:
    """Two prosperity against two are not twice as many; four against two are. Its avatar counts each time."""
    one = table({"green": "Alfred Nobel"}, {"green": "Mapmaking"})
    assert (one.icons(0, "prosperity"), one.icons(1, "prosperity")) == (2, 2)
    assert karmas.achievement_count(one.m, one.s, 0) == 1
    two = table({"green": "Alfred Nobel", "yellow": "Michelangelo"}, {"green": "Mapmaking"})
    assert (two.icons(0, "prosperity"), two.icons(1, "prosperity")) == (4, 2)
    assert karmas.achievement_count(two.m, two.s, 0) == 2


def test_every_opponent_is_looked_at() -> None:
    t = table({"green": "Alfred Nobel"}, {}, {"green": "Mapmaking"})
    assert karmas.achievement_count(t.m, t.s, 0) == 1
    team = table({"green": "Alfred Nobel"}, {}, {"green": "Mapmaking"}, {}, teams=(0, 1, 0, 1))
    assert karmas.achievement_count(team.m, team.s, 0) == 2


def test_the_7s_are_junked_before_anybodys_transfer() -> None:
    """Archery demands that a card goes from hand to hand."""
    t = table({"red": "Archery"}, {"green": "Alfred Nobel", "hand": "Oars"}, decks={1: "Tools, Sailing"})
    end = t.play("dogma Archery", "Oars", idle=False)
    assert "Oars" in end.hand(0)
    assert end.deck(7) == []


def test_a_draw_junks_nothing() -> None:
    assert table({"green": "Alfred Nobel"}, {}).play("draw").deck(7) != []


def test_icons_that_another_karma_provides_do_not_count() -> None:
    """Catherine the Great doubles the concepts and gives efficiency; this karma looks at what is visible (FIG-11)."""
    t = table({"green": "Alfred Nobel", "purple": "Catherine the Great"}, {"blue": "Writing"})
    assert (t.icons(0, "concept"), t.icons(1, "concept")) == (4, 2)
    counted = karmas.achievement_count(t.m, t.s, 0)
    alone = table({"green": "Alfred Nobel", "purple": "Murasaki Shikibu"}, {"blue": "Writing"})
    assert counted == karmas.achievement_count(alone.m, alone.s, 0) == 2
