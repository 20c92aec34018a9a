"""Charles Darwin: a win before a claim, unless somebody has more achievements."""

from tests.kit import table

READY = {"blue": "Charles Darwin", "score": "Coal, Canning"}


def test_he_wins_when_nobody_has_more() -> None:
    assert table(READY, {}, achievements="Tools").play("achieve 1").winners == (0,)
    tied = table({**READY, "achievements": "Oars"}, {"achievements": "Archery"}, achievements="Calendar")
    assert tied.play("achieve 2").winners == (0,)


def test_he_draws_an_8_when_anybody_has_and_claims() -> None:
    t = table(READY, {}, {"achievements": "Archery"}, achievements="Tools", decks={8: "Flight"})
    end = t.play("achieve 1")
    assert end.winners is None
    assert end.hand(0) == {"Flight"}
    assert end.achievements(0) == {"Tools"}


def test_a_claim_by_an_effect_and_a_special_one_are_claims() -> None:
    universe = table({"blue": "Charles Darwin", "purple": "Astronomy"}, {}, decks={6: "Canning"})
    assert universe.dogma("Astronomy").winners == (0,)
    wonder = table(
        {
            "red": "Archery, Oars < up",
            "yellow": "Masonry, Agriculture < up",
            "green": "Sailing, Clothing < up",
            "blue": "Charles Darwin, Tools < up",
            "purple": "Mysticism, Code of Laws < up",
        },
        {},
        {"achievements": "Paper"},
        decks={7: "Bicycle", 8: "Rocketry"},
    )
    end = wonder.play("draw")
    assert "Wonder" in end.achievements(0)
    assert end.hand(0) == {"Bicycle", "Rocketry"}


def test_anothers_claim_is_not_heard() -> None:
    t = table({"blue": "Writing", "score": "Coal"}, {"blue": "Charles Darwin"}, achievements="Tools")
    assert t.play("achieve 1").winners is None
