"""Cyrus Cylinder: a color of anybody's is splayed left; then somebody's top purple card is executed by me alone."""

from tests.kit import table


def test_a_color_and_a_card_of_an_opponent() -> None:
    t = table(
        {"purple": "Cyrus Cylinder, Code of Laws", "red": "Archery, Metalworking"},
        {"yellow": "Masonry, Agriculture", "purple": "Mysticism", "red": "Oars"},
        decks={1: "Tools"},
    )
    asking = t.play("dogma Cyrus Cylinder", idle=False)
    assert set(asking.options()) == {"player-1", "player-2"}
    end = asking.play("player-2")
    assert end.splay(1, "yellow") == "left"
    assert end.splay(0, "red") == end.splay(0, "purple") == "none"
    assert end.hand(0) == {"Tools"}
    assert end.hand(1) == set()


def test_it_is_not_executed_itself() -> None:
    t = table({"purple": "Cyrus Cylinder"}, {"green": "Sailing"})
    assert t.dogma("Cyrus Cylinder").bystander(t, 0, 1)


def test_another_player_has_it_on_top() -> None:
    """Who shares can take the card of mine that is another one than this."""
    t = table(
        {"purple": "Cyrus Cylinder"},
        {"purple": "Mysticism", "blue": "Writing"},
        decks={1: "Sailing, Oars"},
    )
    end = t.dogma("Cyrus Cylinder")
    assert end.hand(1) == {"Sailing"}
    assert end.hand(0) >= {"Oars"}
