"""Piano: a card of a value in any hand; with five top cards of five values a card of each is scored."""

from tests.kit import empty, table

FIVE = {"purple": "Piano", "red": "Oars", "yellow": "Fermenting", "green": "Paper", "blue": "Experimentation"}
DECKS = {1: "Tools", 2: "Calendar", 3: "Optics", 4: "Gunpowder", 5: "Coal"}


def test_five_values_are_a_card_of_each() -> None:
    t = table(
        FIVE | {"score": "Archery, Masonry, Sailing, Writing, Mysticism, Physics"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    asking = t.play("dogma Piano", idle=False)
    end = asking.play(
        ("Archery", "Masonry", "Sailing", "Writing", "Mysticism"), "Archery", "Masonry", "Sailing", "Writing"
    )
    assert end.score(0) == {"Physics", "Tools", "Calendar", "Optics", "Gunpowder", "Coal"}
    assert end.hand(0) == set()


def test_with_two_of_one_value_nothing_happens() -> None:
    t = table(FIVE | {"green": "Mapmaking", "score": "Archery"}, {}, decks=DECKS, further_decks=empty("echoes"))
    assert t.dogma("Piano").bystander(t, 0, 1)


def test_a_card_of_a_value_in_any_hand() -> None:
    t = table(
        {"purple": "Piano", "hand": "Machinery"}, {"hand": "Agriculture"}, decks=DECKS, further_decks=empty("echoes")
    )
    asking = t.play("dogma Piano", idle=False)
    assert asking.options() == ("1", "3")
    assert asking.play("1").hand(0) == {"Machinery", "Tools"}


def test_no_cards_in_hands() -> None:
    t = table({"purple": "Piano"}, {})
    assert t.dogma("Piano").bystander(t, 0, 1)
