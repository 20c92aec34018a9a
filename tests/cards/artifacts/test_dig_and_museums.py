"""Digs, seizing, showcases and Museums (expansion_rules 24-28; Ultimate p. 26-27)."""

from collections.abc import Mapping

import pytest

from engine.cards.artifacts.rules.dig import image_slot
from engine.game import Game
from engine.lang.terms import Slot
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Began, Fact, Moved, Span
from tests.kit import NONE, Table, table

SETS = ("base", "artifacts")
BOWS, TUSK, KING = "Holmegaard Bows", "Pavlovian Tusk", "Priest-King"


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Artifacts of History."""
    return table(*players, sets=SETS, **more)  # type: ignore[arg-type]


DUG_3 = {("artifacts", 3): "Philosopher's Stone"}


def moved(t: Table, *verbs: str) -> list[str]:
    """Return the titles of what was moved by some verbs on the way, in order."""
    moves = [entry.item for entry in t.entries if isinstance(entry.item, Moved)]
    return [t.m.catalogue.title[item.card] for item in moves if item.verb in verbs]


def told(t: Table) -> list[str]:
    """Return what seat 0 reads of the reasons on the way."""
    words = GameText("en", ("You", "Ben"), 0)
    return [words.fact(t.m, entry, t.s).sentence for entry in t.entries if isinstance(entry.item, Fact)]


def why(t: Table) -> str:
    (fact,) = t.facts("artifacts-dig")
    assert fact.rule == "dig-event"
    return str(fact.number("why"))


def owner(t: Table, title: str) -> str:
    """Return the name of the zone of a card."""
    return t.m.zones.name(t.s.where[t.m.catalogue.find(title)])


# --- 24: digs -----------------------------------------------------------------------------------------------


def test_covering_an_equal_or_higher_card_is_a_dig() -> None:
    """Engineering, a 3, and Archery, a 1, have their images in different slots, as have Archery and Metalworking."""
    m = laid({}, {}).m
    images = {title: image_slot(m, m.catalogue.find(title)) for title in ("Archery", "Oars", "Gunpowder", "Coal")}
    assert images["Archery"] == Slot.BOTTOM_MIDDLE
    lower = laid({"red": "Gunpowder", "hand": "Archery"}, {}, further_decks={("artifacts", 4): "Mona Lisa"})
    assert images["Gunpowder"] != images["Archery"]
    end = lower.play("meld Archery", idle=False)
    assert why(end) == "value"
    assert end.zone("display", 0) == {"Mona Lisa"}, "the value of the covered card"
    assert not end.game.state.zones[end.m.hand_of[0]]


def test_covering_a_lower_card_is_a_dig_only_with_the_image_in_the_same_slot() -> None:
    """Archery has its image bottom middle, like Oars; Engineering bottom left."""
    other = laid({"red": "Archery", "hand": "Engineering"}, {}).play("meld Engineering", idle=False)
    assert not other.facts("artifacts-dig")
    assert other.zone("display", 0) == set()
    m = other.m
    alike = next(
        card.title
        for card in m.catalogue.cards
        if card.set == "base"
        and card.color == 0
        and card.age > 3
        and image_slot(m, card.id) == image_slot(m, m.catalogue.find("Archery"))
    )
    same = laid({"red": "Archery", "hand": alike}, {}, further_decks={("artifacts", 1): KING})
    end = same.play(f"meld {alike}", idle=False)
    assert why(end) == "image"
    assert end.zone("display", 0) == {KING}, "the dig has the value of the covered card, a 1"


def test_a_new_color_or_a_meld_by_an_effect_is_no_dig() -> None:
    assert not laid({"hand": "Archery"}, {}).play("meld Archery", idle=False).facts("artifacts-dig")
    by_effect = laid({"green": "Sailing, The Wheel"}, {}, decks={1: "Clothing"}).dogma("Sailing")
    assert "Clothing" in by_effect.pile(0, "green")
    assert not by_effect.facts("artifacts-dig")


def test_empty_ages_are_skipped_and_it_is_a_taking_no_draw() -> None:
    """ART-02: first skip ages whose base deck is empty, then look at the Artifacts deck."""
    t = laid({"red": "Archery", "hand": "Oars"}, {}, decks={1: "", 2: ""}, further_decks=DUG_3)
    end = t.play("meld Oars", idle=False)
    assert end.zone("display", 0) == {"Philosopher's Stone"}
    (fact,) = end.facts("artifacts-dig-skips")
    assert (fact.rule, fact.number("value"), fact.number("age")) == ("dig-takes", 1, 3)
    assert moved(end, "draw") == []


@pytest.mark.parametrize(
    ("area", "more", "kind", "said"),
    [
        ({"display": KING}, {}, "display-full", f"The dig is ignored: {KING} is on your display already."),
        (
            {},
            {"further_decks": {("artifacts", 1): ""}},
            "dig-ignored",
            "The dig is ignored: no Artifact of age 1 is left to dig up.",
        ),
        (
            {},
            {"decks": dict.fromkeys(range(1, 12), ""), "achievements": ""},
            "dig-ignored",
            "The dig is ignored: no age from 1 on has a card left.",
        ),
    ],
)
def test_a_dig_is_ignored_and_told(area: dict[str, str], more: dict[str, object], kind: str, said: str) -> None:
    """One on display, no Artifact of that age, no age left: no base card instead, and the game goes on."""
    end = laid({"red": "Archery", "hand": "Oars", **area}, {}, **more).play("meld Oars", idle=False)
    (fact,) = end.facts(f"artifacts-{kind}")
    assert fact.rule == "dig-ignored"
    assert said in told(end)
    assert end.zone("display", 0) == set(area.values())
    assert end.hand(0) == set()
    assert end.winners is None


# --- 25: seizing --------------------------------------------------------------------------------------------

RICH = {"museums": f"{KING}, Museum 1, Philosopher's Stone, Museum 2"}


def test_an_artifact_of_the_value_in_an_opponents_museum_may_be_seized() -> None:
    t = laid({"red": "Archery", "hand": "Oars"}, RICH, further_decks={("artifacts", 1): TUSK})
    asked = t.play("meld Oars", idle=False)
    request = asked.game.request
    assert request is not None
    assert (request.purpose, request.optional, asked.options()) == ("seize", True, ("priest-king",))
    end = t.play("meld Oars", KING, idle=False)
    assert end.zone("museums", 0) == {KING, "Museum 1"}
    assert end.zone("museums", 1) == {"Philosopher's Stone", "Museum 2"}
    assert end.zone("display", 0) == set(), "instead of the dig"
    (fact,) = end.facts("artifacts-seized")
    assert (fact.rule, fact.number("owner")) == ("seize", 1)
    assert moved(end, "transfer", "meld") == ["Oars"], "rotating is neither meld nor transfer (ART-11)"
    assert t.play("meld Oars", NONE, idle=False).zone("display", 0) == {TUSK}


def test_it_can_be_done_where_the_dig_would_be_ignored() -> None:
    """ART-03."""
    t = laid({"red": "Archery", "hand": "Oars", "display": TUSK}, RICH)
    assert t.play("meld Oars", KING, idle=False).zone("museums", 0) == {KING, "Museum 1"}
    declined = t.play("meld Oars", NONE, idle=False)
    assert [fact.cards for fact in declined.facts("artifacts-display-full")] == [(declined.m.catalogue.find(TUSK),)]


def test_teammates_and_other_values_are_safe() -> None:
    mine = {"red": "Archery", "hand": "Oars"}
    end = laid(mine, {}, RICH, {}, teams=(0, 1, 0, 1)).play("meld Oars", idle=False)
    assert not end.facts("artifacts-may-seize")
    high = laid({"red": "Metalworking", "hand": "Oars"}, {"museums": "Philosopher's Stone, Museum 1"})
    assert not high.play("meld Oars", idle=False).facts("artifacts-may-seize")


def test_after_empty_ages_the_value_is_a_switch() -> None:
    rich = {"museums": "Philosopher's Stone, Museum 1"}
    for value, seizable in (("covered-card", False), ("deck", True)):
        t = laid({"red": "Archery", "hand": "Oars"}, rich, decks={1: "", 2: ""}, switches={"seize-value": value}).play(
            "meld Oars", idle=False
        )
        assert bool(t.facts("artifacts-may-seize")) is seizable


FULL = "Museum 1, Museum 2, Museum 3, Museum 4, Museum 5"


def test_a_check_after_seizing_is_a_switch() -> None:
    """ART-04: all five Museums are in use before and after."""
    two = {"red": "Archery", "hand": "Oars", "museums": f"{BOWS}, Museum 3, {TUSK}, Museum 4"}
    three = {"museums": f"{KING}, Museum 1, Philosopher's Stone, Museum 2, Holy Grail, Museum 5"}
    kept = laid(two, three, switches={"seize-check": "no-check"}).play("meld Oars", KING, idle=False)
    assert not kept.facts("artifacts-museum-check")
    end = laid(two, three, switches={"seize-check": "check"}).play("meld Oars", KING, idle=False)
    assert end.facts("artifacts-museum-check")
    assert end.achievements(0) == {"Museum 1"}


# --- 26: the showcase ---------------------------------------------------------------------------------------


def turn_of_one(first: Mapping[str, str], second: Mapping[str, str], **more: object) -> Table:
    """Lay out the last action of seat 0, so that the turn of seat 1 begins with the next answer."""
    return laid(first, second, taken=1, **more)


def test_at_the_start_of_the_turn_it_must_be_showcased() -> None:
    t = turn_of_one({"blue": "Tools"}, {"display": KING, "hand": "Oars", "red": "Archery"})
    asked = t.play("draw", idle=False)
    request = asked.game.request
    assert request is not None
    assert (request.seat, request.purpose, request.optional) == (1, "showcase", True)
    declined = t.play("draw", NONE, idle=False)
    assert declined.zone("museums", 1) == {KING, "Museum 1"}
    assert declined.zone("display", 1) == set()
    (fact,) = declined.facts("artifacts-stored")
    assert (fact.rule, fact.number("left")) == ("showcase-museum", 4)
    assert declined.game.request is not None
    assert declined.game.request.purpose == "turn"


def test_its_free_dogma_action_is_neither_the_first_nor_the_second() -> None:
    """Priest-King: score a card from your hand."""
    t = turn_of_one({"blue": "Tools"}, {"display": KING, "hand": "Oars"})
    end = t.play("draw", KING, idle=False)
    assert end.score(1) == {"Oars"}
    assert end.zone("museums", 1) == {KING, "Museum 1"}
    began = [entry.item for entry in end.entries if isinstance(entry.item, Began) and entry.item.what is Span.TURN]
    assert [item.seat for item in began] == [1]
    again = end.play("draw", idle=False)
    assert again.game.request is not None
    assert again.game.request.seat == 1, "one of two actions is left"


def test_its_icons_count_for_sharing_and_vulnerability_alone() -> None:
    """ART-06: Priest-King on display shows three [authority]; the board of its owner shows none."""
    shares = turn_of_one({"red": "Archery, Metalworking < left"}, {"display": KING})
    end = shares.play("draw", KING, idle=False)
    (fact,) = end.facts("acts-last")
    assert (fact.number("own"), end.icons(1, "authority")) == (3, 0)
    other = [f for f in (*end.facts("shares"), *end.facts("vulnerable")) if f.seat == 0]
    assert [f.number("leader") for f in other] == [3]


def test_no_echo_effects_and_no_top_card() -> None:
    """The Artifact on display is no card of the board: nothing of its color there is executed or covered."""
    t = turn_of_one({"blue": "Tools"}, {"display": KING, "green": "Sailing", "hand": "Oars"})
    end = t.play("draw", KING, idle=False)
    assert end.pile(1, "green") == ["Sailing"]


def test_with_no_museum_in_the_supply_it_goes_to_the_hand_without_a_check() -> None:
    """U27."""
    mine = {"achievements": "Museum 1, Museum 2, Museum 3, Museum 4, Museum 5"}
    t = turn_of_one({"blue": "Tools"}, {"display": KING, **mine})
    end = t.play("draw", NONE, idle=False)
    assert KING in end.hand(1)
    (fact,) = end.facts("artifacts-no-museum")
    assert fact.rule == "showcase-no-museum"
    assert not end.facts("artifacts-museum-check")


def test_yamato_has_nothing_to_execute() -> None:
    t = turn_of_one({"blue": "Tools"}, {"display": "Battleship Yamato"})
    end = t.play("draw", idle=False)
    assert end.zone("museums", 1) == {"Battleship Yamato", "Museum 1"}
    assert [fact.rule for fact in end.facts("artifacts-showcase-no-effects")] == ["yamato"]


def test_a_game_can_be_saved_and_loaded_within_a_showcase() -> None:
    t = turn_of_one({"blue": "Tools"}, {"display": KING, "hand": "Oars"})
    asked = t.play("draw", idle=False)
    again = Game.load(asked.game.save())
    again.play(KING)
    assert again.state.key() == t.play("draw", KING, idle=False).s.key()


# --- 27: the Museum check -----------------------------------------------------------------------------------


def test_the_last_museum_brings_a_check_and_the_single_most_claims_one() -> None:
    first = {"blue": "Tools", "museums": f"{BOWS}, Museum 1, {TUSK}, Museum 2"}
    second = {"display": KING, "museums": "Philosopher's Stone, Museum 3, Holy Grail, Museum 4"}
    end = turn_of_one(first, second).play("draw", NONE, BOWS, TUSK, idle=False)
    assert end.achievements(1) == {"Museum 3"}
    assert end.zone("museums", 0) == end.zone("museums", 1) == set()
    assert end.zone("museum-supply") == {"Museum 1", "Museum 2", "Museum 4", "Museum 5"}
    (fact,) = end.facts("artifacts-museum-claimed")
    assert (fact.seat, fact.number("counts")) == (1, ((0, 2), (1, 3)))
    assert end.deck(1, "artifacts")[-3:] == [BOWS, TUSK, KING], "the current player has chosen the order"


def test_on_a_tie_nobody_claims_and_all_is_returned() -> None:
    """ART-05."""
    first = {"blue": "Tools", "museums": f"{BOWS}, Museum 1, {TUSK}, Museum 2"}
    second = {"display": KING, "museums": "Philosopher's Stone, Museum 3"}
    third = {"achievements": "Museum 4"}
    end = laid(first, second, third, taken=1).play("draw", NONE, BOWS, TUSK, idle=False)
    assert not any("Museum" in title for title in (*end.achievements(0), *end.achievements(1)))
    assert end.achievements(2) == {"Museum 4"}, "claimed ones stay out"
    (fact,) = end.facts("artifacts-museum-tied")
    assert fact.number("seats") == (0, 1)
    assert end.zone("museum-supply") == {"Museum 1", "Museum 2", "Museum 3", "Museum 5"}
    assert end.zone("museums", 0) == set()


def test_a_museum_is_no_special_and_no_available_achievement() -> None:
    t = laid({}, {})
    assert not any("Museum" in title for title in t.specials())
    assert t.zone("museum-supply") == {f"Museum {number}" for number in range(1, 6)}


def test_a_claimed_museum_counts_for_victory() -> None:
    first = {"blue": "Tools", "museums": f"{BOWS}, Museum 1, {TUSK}, Museum 2"}
    won = {"display": KING, "museums": "Philosopher's Stone, Museum 3, Holy Grail, Museum 4"}
    won["achievements"] = "[1], [2], [3], [4], [5], [6]"
    end = turn_of_one(first, won).play("draw", NONE, BOWS, TUSK, "draw", idle=False)
    assert end.winners == (1,)


# --- 28: in a Museum, on display ----------------------------------------------------------------------------


def test_melding_from_a_museum_is_a_meld_action_and_vacates_it() -> None:
    t = laid({"green": "The Wheel", "museums": f"{KING}, Museum 2"}, {}, further_decks={("artifacts", 1): TUSK})
    assert f"meld {'priest-king'}" in t.options()
    end = t.play(f"meld {KING}", idle=False)
    assert end.pile(0, "green") == [KING, "The Wheel"]
    assert end.zone("museum-supply") == {f"Museum {number}" for number in range(1, 6)}
    assert [fact.rule for fact in end.facts("artifacts-museum-vacant")] == ["museum-meld"]
    assert end.zone("display", 0) == {TUSK}, "a Meld action like any other: it digs"


def test_it_shows_no_icons_and_is_not_chosen_for_a_dogma() -> None:
    t = laid({"display": TUSK, "museums": f"{KING}, Museum 1"}, {})
    assert t.icons(0, "authority") == 0
    assert not any(option.startswith("dogma") for option in t.options())
    assert "meld pavlovian-tusk" not in t.options(), "a card on display cannot be melded"


def test_all_may_look_at_display_and_museums() -> None:
    t = laid({"display": TUSK, "museums": f"{KING}, Museum 1"}, {})
    seen = look(t.m, t.s, 1).players[0]
    zones = {zone.word: [card.key for card in zone.cards] for zone in seen.zones}
    assert (zones["display"], zones["museums"]) == (["pavlovian-tusk"], ["priest-king"])


# --- 7: who loses -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", ["leave-the-game", "available-again"])
def test_who_leaves_junks_display_and_museums(reading: str) -> None:
    t = laid({}, {"display": TUSK, "museums": f"{KING}, Museum 1"}, {}, switches={"leaving-specials": reading})
    t.game.concede(1)
    assert t.zone("display", 1) == t.zone("museums", 1) == set()
    assert {TUSK, KING} <= t.junk()
    assert ("Museum 1" in t.zone("museum-supply")) is (reading == "available-again")


# --- 29: Battleship Yamato ----------------------------------------------------------------------------------


def test_yamato_is_an_8_but_on_a_board_where_it_is_an_11() -> None:
    board = laid({"red": "Battleship Yamato"}, {})
    assert board.play("draw", idle=False).hand(0) <= {card.title for card in board.m.catalogue.cards if card.age == 11}
    assert laid({"score": "Battleship Yamato"}, {}).points(0) == 8
    assert not any(option.startswith("dogma") for option in board.options())
    dug = laid({"red": "Archery, Battleship Yamato"}, {})
    assert dug.m.catalogue.age[dug.m.catalogue.find("Battleship Yamato")] == 8


def test_covering_yamato_is_a_dig_of_value_11() -> None:
    t = laid({"red": "Battleship Yamato", "hand": "Archery"}, {})
    (fact,) = t.play("meld Archery", idle=False).facts("artifacts-dig")
    assert fact.number("value") == 11


@pytest.mark.parametrize(("museums", "display"), [("kept", "junked"), ("junked", "kept")])
def test_how_far_fission_reaches_is_two_switches(museums: str, display: str) -> None:
    """VIC-11: the Museum itself goes back to the supply."""
    cards = laid({}, {}).m.catalogue.cards
    red = next(c.title for c in cards if c.set == "base" and c.age == 10 and c.color == 0)
    end = laid(
        {"red": "Fission, Archery"},
        {"display": TUSK, "museums": f"{KING}, Museum 1", "hand": "Oars"},
        decks={10: red},
        switches={"fission-museums": museums, "fission-display": display},
    ).dogma("Fission")
    assert (end.zone("museums", 1) == set()) is (museums == "junked")
    assert (end.zone("display", 1) == set()) is (display == "junked")
    assert ("Museum 1" in end.zone("museum-supply")) is (museums == "junked")
    assert "Oars" in end.junk()
