"""Al Kindi: two more cards for sharing; others' sharing scores."""

from tests.kit import empty, table


def test_two_cards_first() -> None:
    t = table(
        {"purple": "Al-Kindi", "blue": "Writing"},
        {"blue": "Tools"},
        decks={2: "Calendar, Mapmaking", 3: "Paper, Compass, Machinery"},
        further_decks=empty("figures"),
    )
    end = t.play("dogma Writing")
    assert end.hand(0) == {"Mapmaking", "Paper", "Compass", "Machinery"}


def test_anothers_draw_for_sharing_scores_from_hand() -> None:
    t = table(
        {"blue": "Writing"}, {"purple": "Al-Kindi", "blue": "Tools", "hand": "Oars"}, decks={2: "Calendar, Mapmaking"}
    )
    end = t.play("dogma Writing", "Oars")
    assert end.score(1) == {"Oars"}


def test_a_plain_draw_is_no_draw_for_sharing() -> None:
    t = table({"purple": "Al-Kindi"}, {}, decks={3: "Paper, Compass, Machinery"})
    assert t.play("draw").hand(0) == {"Paper"}
