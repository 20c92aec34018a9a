"""Lily Hevesh: five tops of decks instead of a Draw action; five colors win, else one of them is drawn."""

from tests.kit import empty, table

LILY = {"purple": "Lily Hevesh"}
TOPS = {1: "Oars", 2: "Calendar", 3: "Paper", 4: "Anatomy", 5: "Astronomy", 6: "Canning"}


def test_five_colors_win() -> None:
    t = table(LILY, {}, decks=TOPS)
    end = t.play("draw", "deck-1", "deck-2", "deck-3", "deck-4", "deck-5")
    assert end.winners == (0,)


def test_each_deck_is_chosen_once_the_card_before_was_shown() -> None:
    t = table(LILY, {}, decks=TOPS)
    asked = t.play("draw", idle=False)
    hidden = asked.options()
    assert all(each.startswith("deck") for each in hidden)
    again = t.play("draw", "deck-1", idle=False)
    assert "oars" not in again.options()
    assert len(again.options()) == len(hidden) - 1


def test_else_one_of_them_is_drawn_and_a_color_splayed_aslant() -> None:
    t = table({**LILY, "red": "Archery, Metalworking"}, {}, decks=TOPS)
    end = t.play("draw", "deck-1", "deck-2", "deck-3", "deck-4", "deck-6", "Canning")
    assert end.winners is None
    assert end.hand(0) == {"Canning"}
    assert end.splay(0, "red") == "aslant"
    assert end.deck(1)[0] == "Oars"


def test_what_was_revealed_is_known_where_it_stays() -> None:
    t = table({**LILY, "red": "Archery, Metalworking"}, {}, decks=TOPS)
    end = t.play("draw", "deck-1", "deck-2", "deck-3", "deck-4", "deck-6", "Canning")
    oars = end.m.catalogue.find("Oars")
    assert end.s.seen[oars] == end.m.all_seats


def test_with_fewer_decks_all_of_them_are_revealed() -> None:
    few = dict.fromkeys(range(1, 12), "") | {1: "Oars", 2: "Calendar"}
    t = table(LILY, {}, decks=few, further_decks=empty("figures"))
    end = t.play("draw", "deck-1", "Calendar")
    assert end.hand(0) == {"Calendar"}


def test_another_players_draw_action_and_a_draw_by_an_effect_are_left_alone() -> None:
    t = table({"red": "Oars"}, LILY, decks={1: "Tools, Archery"})
    assert t.play("draw").hand(0) == {"Tools"}
    effect = table({**LILY, "green": "The Wheel"}, {}, decks={1: "Tools, Archery"})
    assert effect.dogma("The Wheel").hand(0) == {"Tools", "Archery"}
