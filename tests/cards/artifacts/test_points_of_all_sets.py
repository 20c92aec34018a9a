"""What holds with any set, with Artifacts and with Echoes beside them (expansion_rules 3 to 6, 11, 28)."""

from engine.trace.events import Moved
from tests.kit import Table, table

BOTH = ("base", "echoes", "artifacts")
THREE_DEMANDS = {"red": "Archery", "purple": "City States", "green": "Mapmaking"}
CANOE = {"display": "Lurgan Canoe", "hand": "Medicine", **THREE_DEMANDS}
"""its owner's showcase melds a fourth demand card"""


def moved(t: Table) -> list[tuple[str, str]]:
    """Return the moves on the way, each by its verb and the title of the card."""
    moves = [entry.item for entry in t.entries if isinstance(entry.item, Moved)]
    return [(move.verb, t.m.catalogue.title[move.card]) for move in moves]


def test_special_achievements_are_looked_at_when_a_showcase_is_over() -> None:
    """U16, U26: "at the end of any action", and the free Dogma of a showcase is one (3)."""
    end = table({"blue": "Tools"}, CANOE, taken=1).play("draw", "Lurgan Canoe", idle=False)
    assert end.achievements(1) == {"Monument"}
    request = end.game.request
    assert request is not None
    assert (request.seat, request.purpose) == (1, "turn")
    assert moved(end).index(("claim", "Monument")) < moved(end).index(("rotate", "Lurgan Canoe")), "then it is stored"


def test_victory_is_looked_at_when_a_showcase_is_over() -> None:
    six = {"achievements": "[1], [2], [3], [4], [5], [6]"}
    end = table({"blue": "Tools"}, {**CANOE, **six}, taken=1).play("draw", "Lurgan Canoe", idle=False)
    assert end.winners == (1,)


def test_a_meld_from_a_museum_sets_off_a_dig_and_then_a_promotion() -> None:
    """U27: it is a Meld action; U9: the dig comes before the promotion (4)."""
    mine = {"green": "The Wheel", "museums": "Priest-King, Museum 2", "forecast": "Writing"}
    decks = {2: "Calendar"}
    dug = {("artifacts", 1): "Pavlovian Tusk"}
    end = table(mine, {}, sets=BOTH, decks=decks, further_decks=dug).play("meld Priest-King", idle=False)
    assert moved(end) == [
        ("meld", "Priest-King"),
        ("rotate", "Museum 2"),
        ("dig", "Pavlovian Tusk"),
        ("meld", "Writing"),
        ("draw", "Calendar"),
    ]


def test_the_11_of_a_chain_is_a_draw_like_any_other() -> None:
    """U16, U24: with a single highest top card it is an Echoes card (5)."""
    mine = {"green": "Priest-King", "hand": "Sailing, Clothing, Metalworking"}
    elevens = {("echoes", 11): "Deepfake"}
    end = table(mine, {}, sets=BOTH, further_decks=elevens).play("dogma Priest-King", "Sailing", "Clothing", idle=False)
    assert end.achievements(0) == {"Deepfake"}


def test_junking_a_deck_junks_base_cards_alone() -> None:
    """U12; the age is empty then for every set (6)."""
    t = table({"red": "Plumbing"}, {}, sets=BOTH)
    end = t.dogma("Plumbing")
    assert not end.deck(1)
    assert (end.deck(1, "echoes"), end.deck(1, "artifacts")) == (t.deck(1, "echoes"), t.deck(1, "artifacts"))
    drawn = end.play("draw")
    (card,) = drawn.hand(0)
    assert drawn.m.catalogue.back[drawn.m.catalogue.find(card)][1] == 2


def test_a_claimed_museum_has_no_value() -> None:
    """U21: it makes no achievement dearer, as specials do not (11)."""
    with_museum = table({"red": "Archery", "score": "[5]", "achievements": "Museum 1"}, {})
    assert "achieve achievement-1" in with_museum.options()


def test_all_cards_of_hands_are_not_those_beside_a_board() -> None:
    """U27: what is on display or in a Museum is neither hand nor board (28)."""
    mine = {"hand": "Sailing, Tools", "forecast": "Bell", "yellow": "Masonry"}
    others = {"hand": "Writing", "display": "Holy Grail", "museums": "Mona Lisa, Museum 1", "forecast": "Paper"}
    end = table(mine, others, sets=BOTH, decks={1: "Oars, Pottery", 2: "Calendar, Currency"}).play(
        "meld Sailing", idle=False
    )
    while end.game.request is not None and end.game.request.purpose != "turn":
        end = end.play(() if end.game.request.optional else end.options()[0], idle=False)
    assert end.hand(1) == set(), "Bell was foreseen"
    assert (end.zone("display", 1), end.zone("museums", 1)) == ({"Holy Grail"}, {"Mona Lisa", "Museum 1"})
    assert end.zone("forecast", 1) == {"Paper"}
