"""Stephen Hawking: a bottom card for each card image before a Dogma, a tucked card before a draw."""

from tests.kit import table


def test_as_many_bottom_cards_as_images_are_visible() -> None:
    """Splayed left, a covered card shows its bottom right slot: Antibiotics has its image there, the others not."""
    t = table(
        {"blue": "Stephen Hawking", "yellow": "Agriculture, Antibiotics, Fermenting, Masonry, Machinery < left"}, {}
    )
    end = t.dogma("Agriculture")
    assert end.score(0) == {"Machinery", "Masonry"}
    assert end.pile(0, "yellow") == ["Agriculture", "Antibiotics", "Fermenting"]


def test_unsplayed_only_the_top_card_shows_its_image() -> None:
    t = table({"blue": "Stephen Hawking", "yellow": "Agriculture, Antibiotics, Ecology"}, {})
    assert t.dogma("Agriculture").score(0) == {"Ecology"}


def test_a_single_card_is_scored_itself_and_executed_all_the_same() -> None:
    t = table(
        {"blue": "Stephen Hawking", "green": "The Wheel", "red": "Construction"},
        {},
        decks={1: "Oars, Tools, Archery, Pottery"},
    )
    end = t.dogma("The Wheel")
    assert end.score(0) == {"The Wheel"}
    assert end.hand(0) == {"Tools", "Pottery"}


def test_a_card_of_the_same_value_is_tucked_before_each_draw() -> None:
    end = table({"blue": "Stephen Hawking"}, {}, decks={10: "Robotics, Software"}).play("draw")
    assert end.pile(0, "red") == ["Robotics"]
    assert end.hand(0) == {"Software"}


def test_others_do_both_as_ever() -> None:
    t = table({"green": "The Wheel"}, {"blue": "Stephen Hawking"}, decks={1: "Oars, Tools"})
    end = t.dogma("The Wheel")
    assert (end.hand(0), end.score(1)) == ({"Oars", "Tools"}, set())
