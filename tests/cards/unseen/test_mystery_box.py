"""Mystery Box: an available achievement is claimed whatever it costs, and self-executed."""

from tests.kit import table


def test_the_claimed_card_is_self_executed_and_stays_an_achievement() -> None:
    """Agriculture's effect returns a card from hand for a scored card one higher."""
    t = table(
        {"green": "Mystery Box", "hand": "Paper"},
        {"blue": "Tools"},
        achievements="Agriculture, Optics",
        specials="",
        decks={4: "Colonialism"},
        further_decks={("unseen", 4): "Legend"},
    )
    end = t.dogma("Mystery Box", "achievement-1", "Paper")
    assert end.achievements(0) == {"Agriculture"}
    assert end.score(0) == {"Legend"}
    assert end.bystander(t, 1)


def test_none_available_executes_nothing() -> None:
    t = table({"green": "Mystery Box"}, {"blue": "Tools"}, achievements="", specials="")
    end = t.dogma("Mystery Box")
    assert end.bystander(t, 0, 1)
