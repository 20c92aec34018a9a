"""Tasmanian Tiger: a scored card and a top card of its color on any board swap places; two returned cards repeat it."""

from tests.kit import NONE, table

TITLE = "Tasmanian Tiger"


def test_the_two_cards_swap_places_and_back() -> None:
    t = table(
        {"yellow": TITLE, "score": "Tools", "hand": "Archery, Canal Building"}, {"blue": "Calendar, Writing < left"}
    )
    once = t.dogma(TITLE, NONE)
    assert (once.score(0), once.pile(1, "blue"), once.splay(1, "blue")) == ({"Calendar"}, ["Tools", "Writing"], "left")
    twice = t.dogma(TITLE, ("Archery", "Canal Building"))
    assert (twice.score(0), twice.pile(1, "blue"), twice.hand(0)) == ({"Tools"}, ["Calendar", "Writing"], set())


def test_my_own_top_card_too() -> None:
    t = table({"yellow": TITLE, "score": "Masonry, Gunpowder"}, {"yellow": "Machinery"})
    asking = t.play(f"dogma {TITLE}", "Masonry", idle=False)
    assert set(asking.options()) == {"tasmanian-tiger", "machinery"}
    end = asking.play(TITLE)
    assert (end.score(0), end.pile(0, "yellow")) == ({TITLE, "Gunpowder"}, ["Masonry"])


def test_without_a_top_card_of_its_color_nothing_is_exchanged() -> None:
    t = table({"yellow": TITLE, "score": "Gunpowder"}, {"blue": "Calendar"})
    assert t.dogma(TITLE).bystander(t, 0, 1)


def test_without_a_scored_card() -> None:
    t = table({"yellow": TITLE}, {"blue": "Calendar"})
    assert t.dogma(TITLE).bystander(t, 0, 1)


def test_one_card_returned_does_not_repeat_it() -> None:
    t = table({"yellow": TITLE, "score": "Tools", "hand": "Archery"}, {"blue": "Calendar"})
    end = t.dogma(TITLE, "Archery")
    assert (end.score(0), end.hand(0)) == ({"Calendar"}, set())
