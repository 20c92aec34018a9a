"""Murasaki Shikibu: a card of the score pile is junked, and may be achieved with the achievement."""

from tests.kit import NONE, table

MINE = {"purple": "Murasaki Shikibu", "score": "Software, Tools"}


def test_the_junked_card_may_be_achieved_too() -> None:
    t = table(MINE, {}, achievements="Sailing")
    end = t.play("achieve 1", "Tools", "junk-1")
    assert (end.achievements(0), end.score(0)) == ({"Sailing", "Tools"}, {"Software"})
    kept = t.play("achieve 1", "Tools", NONE)
    assert (kept.achievements(0), "Tools" in kept.junk()) == ({"Sailing"}, True)


def test_without_junking_the_achievement_is_claimed_alone() -> None:
    end = table(MINE, {}, achievements="Sailing").play("achieve 1", NONE)
    assert (end.achievements(0), end.score(0)) == ({"Sailing"}, {"Software", "Tools"})


def test_who_is_no_longer_eligible_claims_nothing() -> None:
    """Four points of the bonus and one of Tools are just enough, until Tools is junked."""
    t = table({"purple": "Murasaki Shikibu", "score": "Tools"}, {}, achievements="Sailing")
    end = t.play("achieve 1", "Tools")
    assert (end.achievements(0), end.available()) == (set(), {1})


def test_another_players_claim_is_none() -> None:
    t = table({"score": "Coal", "red": "Archery"}, {"purple": "Murasaki Shikibu"}, achievements="Sailing")
    assert t.play("achieve 1").achievements(0) == {"Sailing"}
