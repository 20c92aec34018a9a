"""Reconnaissance: opponents show their hands; of three 7s two are returned, the color of the third may go right."""

from engine.trace.events import Revealed
from tests.kit import NONE, table


def test_hands_are_shown_and_one_of_three_7s_stays() -> None:
    t = table(
        {"blue": "Reconnaissance, Tools"},
        {"hand": "Oars, Calendar"},
        decks={7: "Evolution, Explosives, Railroad"},
        further_decks={("unseen", 7): "Private Eye"},
    )
    end = t.dogma("Reconnaissance", ("Explosives", "Private Eye"), "blue")
    assert end.hand(0) == {"Evolution"}
    assert end.splay(0, "blue") == "right"
    assert end.deck(7) == ["Railroad", "Explosives"]
    assert end.deck(7, "unseen") == ["Private Eye"]
    assert end.bystander(t, 1)
    shown = [entry.item for entry in end.entries if isinstance(entry.item, Revealed)]
    assert {"Oars", "Calendar"} == {end.m.catalogue.title[each.card] for each in shown if each.seat == 1}


def test_the_splay_may_be_declined_and_only_the_color_of_the_remaining_card_is_offered() -> None:
    t = table(
        {"blue": "Reconnaissance, Tools", "yellow": "Canning, Agriculture"},
        {},
        decks={7: "Evolution, Explosives"},
        further_decks={("unseen", 7): "Mafia"},
    )
    asking = t.play("dogma Reconnaissance", ("Evolution", "Explosives"), "Evolution", idle=False)
    assert asking.options() == ("yellow",)
    assert asking.play(NONE).splay(0, "yellow") == "none"
    assert asking.play("yellow").splay(0, "yellow") == "right"


def test_nothing_is_splayed_where_there_are_not_two_cards() -> None:
    t = table(
        {"blue": "Reconnaissance"}, {}, decks={7: "Evolution, Explosives"}, further_decks={("unseen", 7): "Mafia"}
    )
    end = t.dogma("Reconnaissance", ("Evolution", "Explosives"), "Evolution")
    assert end.hand(0) == {"Mafia"}


def test_reading_sixes() -> None:
    """One of the two sources of the text."""
    t = table(
        {"blue": "Reconnaissance"},
        {},
        decks={6: "Canning, Atomic Theory"},
        further_decks={("unseen", 6): "Sabotage"},
        switches={"reconnaissance": "sixes"},
    )
    end = t.dogma("Reconnaissance", ("Canning", "Sabotage"))
    assert end.hand(0) == {"Atomic Theory"}
