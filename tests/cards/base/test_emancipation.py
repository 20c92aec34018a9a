"""Emancipation: each victim gives a hand card to my score pile and draws a 6; perhaps splay red or purple right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_victim_picks_any_hand_card_and_draws_a_6() -> None:
    t = table(
        {"purple": "Emancipation", "hand": "Paper", "score": "Pottery"},
        {"hand": "Tools, Flight", "score": "Oars", "green": "Sailing"},
        decks={6: "Canning, Democracy"},
    )
    asking = t.play("dogma Emancipation", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"tools", "flight"}
    assert asking.refuses(())
    end = asking.play("Tools")
    assert end.score(0) == {"Pottery", "Tools"}
    assert end.hand(0) == {"Paper"}
    assert end.hand(1) == {"Flight", "Canning"}
    assert end.score(1) == {"Oars"}
    assert end.pile(1, "green") == ["Sailing"]
    assert not end.free_draw


def test_an_empty_hand_gives_nothing_and_draws_nothing() -> None:
    t = table({"purple": "Emancipation"}, {"score": "Oars"}, decks={6: "Canning"})
    end = t.dogma("Emancipation")
    assert end.bystander(t, 0, 1)
    assert end.deck(6) == ["Canning"]


def test_red_or_purple_may_be_splayed_right() -> None:
    t = table(
        {"purple": "Emancipation, Mysticism", "red": "Oars, Archery < left", "blue": "Tools, Writing"},
        {"purple": "Philosophy, Education"},
    )
    asking = t.play("dogma Emancipation", idle=False)
    assert set(asking.options()) == {"red", "purple"}
    end = asking.play("red")
    assert [end.splay(0, color) for color in ("red", "purple", "blue")] == ["right", "none", "none"]
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)


def test_with_three_players_only_those_with_less_industry_give_and_the_others_share() -> None:
    t = table(
        {"purple": "Emancipation"},
        {"hand": "Tools"},
        {"red": "Coal, Oars", "hand": "Writing"},
        decks={6: "Canning, Democracy"},
    )
    end = t.dogma("Emancipation", "red")
    assert end.asked[1][0].seat == 2
    assert end.score(0) == {"Tools"}
    assert end.hand(1) == {"Canning"}
    assert end.hand(2) == {"Writing"}
    assert end.splay(2, "red") == "right"
    assert end.free_draw
    assert end.hand(0) == {"Democracy"}
