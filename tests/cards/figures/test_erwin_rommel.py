"""Erwin Rommel: top cards of its color and a card of any score pile, instead of a card that is no Figure."""

from tests.kit import table


def test_instead_of_a_base_card() -> None:
    t = table(
        {"red": "Erwin Rommel", "yellow": "Agriculture", "blue": "Tools, Writing", "hand": "Oars"},
        {"blue": "Pottery", "green": "Sailing", "score": "Paper"},
        decks={2: "Calendar"},
    )
    end = t.play("dogma Agriculture", "Oars", idle=False)
    while end.game.request is not None and end.game.request.purpose != "turn":
        end = end.play(end.options()[0], idle=False)
    assert "Calendar" in end.hand(0)
    assert end.score(0) >= {"Tools", "Pottery"}
    assert (end.pile(0, "blue"), end.pile(1, "blue"), end.pile(1, "green")) == (["Writing"], [], ["Sailing"])


def test_the_card_is_chosen_after_the_top_cards_are_scored() -> None:
    t = table(
        {"red": "Erwin Rommel", "yellow": "Agriculture", "hand": "Oars"},
        {"score": "Paper"},
        decks={2: "Calendar"},
    )
    end = t.dogma("Agriculture", "Oars")
    assert (end.score(0), end.score(1), end.hand(0)) == ({"Paper"}, set(), {"Calendar"})


def test_a_figure_is_scored() -> None:
    t = table(
        {"red": "Erwin Rommel", "yellow": "Shennong, Masonry", "hand": "Tools"}, {"blue": "Writing", "score": "Paper"}
    )
    end = t.play("meld Tools", "Shennong")
    assert end.score(0) == {"Shennong"}
    assert end.score(1) == {"Paper"}


def test_others_score_as_ever() -> None:
    t = table({"yellow": "Agriculture", "hand": "Oars"}, {"red": "Erwin Rommel"}, decks={2: "Calendar"})
    assert t.dogma("Agriculture", "Oars").score(0) == {"Calendar"}
