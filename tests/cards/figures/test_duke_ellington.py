"""Duke Ellington: his player's top Figures stay, and a fifth wins."""

from tests.kit import table

FOUR = {"purple": "Duke Ellington", "red": "Sun Tzu", "yellow": "Ximen Bao", "green": "Augustus Caesar"}


def test_no_figure_of_his_player_fades() -> None:
    end = table({**FOUR, "hand": "Writing"}, {}).play("meld Writing")
    assert end.score(0) == set()
    assert end.pile(0, "red") == ["Sun Tzu"]
    assert len(end.facts("karma-spares")) == 1


def test_others_fade_as_ever() -> None:
    t = table({**FOUR, "hand": "Writing"}, {"blue": "Archimedes", "red": "Saladin"})
    end = t.play("meld Writing", "Saladin")
    assert (end.score(0), end.score(1)) == (set(), {"Saladin"})


def test_under_another_card_he_spares_nobody() -> None:
    t = table({**FOUR, "purple": "Mysticism, Duke Ellington", "hand": "Writing"}, {})
    assert t.play("meld Writing", "Sun Tzu", "Ximen Bao").score(0) == {"Sun Tzu", "Ximen Bao"}


def test_with_four_top_figures_a_fifth_wins_instead_of_being_melded() -> None:
    end = table({**FOUR, "hand": "Archimedes"}, {}).play("meld Archimedes")
    assert end.winners == (0,)
    assert end.hand(0) == {"Archimedes"}


def test_three_are_too_few_and_a_base_card_is_none() -> None:
    three = {word: titles for word, titles in FOUR.items() if word != "green"}
    assert table({**three, "hand": "Archimedes"}, {}).play("meld Archimedes").winners is None
    assert table({**FOUR, "hand": "Writing"}, {}).play("meld Writing").winners is None
