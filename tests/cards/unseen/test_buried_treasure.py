"""Buried Treasure: scored cards of an odd value become achievements; four are worth a secret and three achievements."""

from tests.kit import table


def test_only_odd_values_can_be_chosen_and_three_cards_are_too_few() -> None:
    t = table(
        {"green": "Buried Treasure", "score": "Coal, Statistics, Sailing"},
        {"score": "Astronomy, Metric System"},
        achievements="The Wheel, Agriculture",
        further_decks={("unseen", 5): "Pen Name"},
    )
    asking = t.play("dogma Buried Treasure", idle=False)
    assert asking.options() == ("1", "3", "5", "7", "9", "11")
    end = asking.play(5)
    assert end.score(0) == {"Sailing"}
    assert end.score(1) == {"Metric System"}
    assert end.zone("available") == {"The Wheel", "Agriculture", "Coal", "Statistics", "Astronomy"}
    assert end.zone("safe", 0) == set()


def test_four_cards_are_worth_a_secret_and_three_achievements() -> None:
    t = table(
        {"green": "Buried Treasure", "score": "Coal, Statistics"},
        {"score": "Astronomy, Physics, Oars"},
        achievements="The Wheel",
        further_decks={("unseen", 5): "Pen Name"},
    )
    end = t.dogma("Buried Treasure", 5, ("achievement-5-1", "achievement-5-3", "achievement-1"))
    assert end.zone("safe", 0) == {"Pen Name"}
    assert "The Wheel" in end.score(0)
    assert len(end.score(0)) == 3
    assert end.zone("available") | end.score(0) == {"Coal", "Statistics", "Astronomy", "Physics", "The Wheel"}
    assert end.score(1) == {"Oars"}


def test_at_the_limit_the_card_stays_in_hand() -> None:
    """The rulebook's example (Ultimate p. 31): four secrets, a color splayed right."""
    t = table(
        {
            "green": "Buried Treasure, Sailing < right",
            "score": "Coal, Statistics, Astronomy, Physics",
            "safe": "Tools, Oars, Masonry, Mysticism",
        },
        {},
        achievements="",
        further_decks={("unseen", 5): "Pen Name"},
    )
    end = t.dogma("Buried Treasure", 5, ("achievement-5-1", "achievement-5-2", "achievement-5-3"))
    assert end.hand(0) == {"Pen Name"}
    assert len(end.zone("safe", 0)) == 4
    assert len(end.score(0)) == 3


def test_a_value_of_which_there_is_nothing() -> None:
    t = table({"green": "Buried Treasure", "score": "Sailing"}, {}, achievements="The Wheel")
    assert t.dogma("Buried Treasure", 11).bystander(t, 0, 1)
