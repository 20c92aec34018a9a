"""Robocar: an opponent picks a card of the hand unseen; it is melded, executed in one's own turn, and so on."""

from tests.kit import empty, table


def test_the_opponent_picks_a_back_and_it_goes_on() -> None:
    t = table({"green": "Robocar", "hand": "Sailing, Clothing"}, {}, decks={1: "Oars"}, further_decks=empty("echoes"))
    asking = t.play("dogma Robocar", idle=False)
    assert asking.decider() == 1
    assert len(asking.options()) == 2
    assert not any("sailing" in option or "clothing" in option for option in asking.options()), "only backs are seen"
    end = asking.play(asking.options()[0])
    assert end.hand(0) == set()
    assert {"Sailing", "Clothing"} <= {*end.pile(0, "green")}
    assert end.pile(0, "red") == ["Oars"], "Sailing was executed"


def test_an_empty_hand() -> None:
    t = table({"green": "Robocar"}, {})
    assert t.dogma("Robocar").bystander(t, 0, 1)


def test_who_leaves_chooses_nothing_any_more() -> None:
    """A third player's game goes on; the player whose card it is chooses instead."""
    t = table({"green": "Robocar", "hand": "Coal, Soap"}, {}, {"red": "Oars"}, further_decks=empty("echoes"))
    game = t.play("dogma Robocar", "player-2", idle=False).game.copy()
    assert game.request.seat == 1
    game.concede(1)
    assert game.request.seat == 0
    game.play("soap")
    assert type(t)(game).pile(0, "yellow") == ["Soap"]
