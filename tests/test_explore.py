"""All outcomes of an action, chance told from choice, branch counts, and what a seat cannot know."""

import random
from pathlib import Path

import pytest
import yaml

from engine import explore
from engine.game import Game
from engine.lang.terms import Icon, Splay
from engine.run import actions
from engine.seat.look import look
from engine.trace.recorder import Level
from tests.kit import Table, table

POSITIONS = yaml.safe_load((Path(__file__).parent / "perft.yaml").read_text(encoding="utf-8"))


def laid(spec: dict[str, object]) -> Table:
    """Lay out a position of ``perft.yaml``."""
    players = spec["players"]
    assert isinstance(players, list)
    decks = spec.get("decks", {})
    assert isinstance(decks, dict)
    return table(*players, decks=decks)


def dogma(t: Table, title: str) -> tuple[int]:
    """Return the answer that takes a Dogma action."""
    return (actions.option_of(t.m, "dogma", t.m.catalogue.find(title)),)


@pytest.mark.parametrize("spec", POSITIONS, ids=lambda spec: spec["id"])
def test_branch_counts(spec: dict[str, object]) -> None:
    t = laid(spec)
    counts = spec["counts"]
    assert isinstance(counts, dict)
    for depth, count in counts.items():
        assert explore.perft(t.game, depth) == count, f"split: {explore.divide(t.game, depth)}"


def test_a_set_is_one_branch_not_one_for_each_order() -> None:
    t = table({"green": "Currency", "hand": "Oars, Tools, Calendar"}, {})
    found = explore.outcomes(t.game, dogma(t, "Currency"))
    # none, three singles, three pairs, all three; Oars and Tools go to one deck, in either order
    assert found.choices == 1 + 1 + 1
    assert found.leaves == 1 + 3 + (2 + 1 + 1) + 2
    assert found.chances == 0


def test_an_unknown_draw_branches_over_all_it_could_be() -> None:
    t = table({"blue": "Writing"}, {}, decks={2: "Calendar, Currency, Mapmaking"}, achievements="")
    known = explore.outcomes(t.game, dogma(t, "Writing"))
    assert (known.leaves, known.chances) == (1, 0)
    wondering = explore.outcomes(t.game, dogma(t, "Writing"), seat=0)
    assert wondering.chances == 1
    assert wondering.choices == 0
    assert wondering.leaves == 10, "the seven junked ones are face down: any of the ten may have been drawn"


def test_what_is_known_is_not_imagined_anew() -> None:
    dice = random.Random(4)
    game = Game.new(("A", "B", "C"), seed=8)
    for _ in range(60):
        if game.request is None:
            break
        game.play(dice.choice(list(explore.answers(game.machine, game.state))))
    for seat in range(3):
        for seed in range(5):
            other = explore.imagine(game.machine, game.state, seat, seed)
            assert look(game.machine, other, seat) == look(game.machine, game.state, seat)
            assert sorted(c for zone in other.zones for c in zone) == sorted(
                c for zone in game.state.zones for c in zone
            )
    worlds = {explore.imagine(game.machine, game.state, 0, seed).key() for seed in range(5)}
    assert len(worlds) == 5


def test_exploring_changes_nothing() -> None:
    t = table({"blue": "Writing", "yellow": "Agriculture", "hand": "Tools, Oars"}, {"purple": "Philosophy"})
    before = hash(t.s)
    t.m.set_level(Level.FULL)
    explore.outcomes(t.game, dogma(t, "Agriculture"), seat=0)
    explore.perft(t.game, 3)
    explore.changes_nothing(t.game, dogma(t, "Agriculture"), 0)
    explore.melding(t.game, t.m.catalogue.find("Tools"), 0)
    assert hash(t.s) == before
    assert t.game.take_trace() == ()
    assert t.m.unseen_by is None


@pytest.mark.parametrize(
    ("player", "title", "verdict"),
    [
        ({"green": "Navigation"}, "Navigation", True),
        ({"blue": "Writing"}, "Writing", False),
        ({"red": "Archery"}, "Archery", False),
    ],
)
def test_says_when_nothing_would_happen(player: dict[str, str], title: str, verdict: bool) -> None:
    t = table(player, {})
    assert explore.changes_nothing(t.game, dogma(t, title), 0) is verdict


def test_does_not_pretend_to_know_what_a_hidden_hand_allows() -> None:
    t = table({"red": "Oars"}, {"hand": "Sailing"})
    t.s.seen[t.m.catalogue.find("Sailing")] = 0b10
    assert explore.changes_nothing(t.game, dogma(t, "Oars"), 0) is None


@pytest.mark.parametrize(
    ("title", "players", "verdict"),
    [
        # a demand that nobody is vulnerable to reads no hand (but here somebody shares what follows it)
        ("Oars", ({"red": "Oars"}, {"red": "Archery", "yellow": "Masonry", "hand": "Sailing"}), False),
        ("Gunpowder", ({"red": "Gunpowder"}, {"red": "Colonialism", "hand": "Sailing"}), True),
        # Tools offers the executing player's own hand only
        ("Tools", ({"blue": "Tools"}, {"hand": "Sailing"}), True),
        ("Tools", ({"blue": "Tools", "hand": "Oars, Sailing, Clothing"}, {"hand": "Pottery"}), False),
    ],
)
def test_a_hidden_hand_matters_only_to_what_would_be_executed(
    title: str, players: tuple[dict[str, str], ...], verdict: bool | None
) -> None:
    t = table(*players)
    for card in t.s.zones[t.m.zones.hand(1)]:
        t.s.seen[card] = 0b10
    assert explore.changes_nothing(t.game, dogma(t, title), 0) is verdict


def test_a_draw_and_a_meld_always_change_something() -> None:
    t = table({"blue": "Tools", "hand": "Oars"}, {})
    assert t.game.request is not None
    told = {
        actions.split(t.m, option)[0]: explore.changes_nothing(t.game, (option,), 0)
        for option in t.game.request.options
    }
    assert told[actions.DRAW] is False
    assert told[actions.MELD] is False


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_to_change_nothing_changes_nothing(seed: int) -> None:
    """Along random games: whenever a seat is told so, no way of playing the action changes the table."""
    dice, told = random.Random(seed), 0
    game = Game.new(("A", "B", "C"), seed=seed)
    for _ in range(160):
        request = game.request
        if request is None:
            break
        if request.kind == "action":
            for option in request.options:
                if not explore.changes_nothing(game, (option,), request.seat):
                    continue
                told += 1
                ends = explore.outcomes(game, (option,), limit=300).ends.values()
                assert all(end.zones == game.state.zones and end.splays == game.state.splays for end in ends)
        game.play(dice.choice(list(explore.answers(game.machine, game.state))))
    assert told


# --- before a Meld ------------------------------------------------------------------------------------------


def test_a_meld_onto_a_splayed_pile_tells_the_totals_and_what_it_covers() -> None:
    t = table({"blue": "Tools, Writing < left", "hand": "Pottery, Oars"}, {})
    before = t.s.key()
    found = explore.melding(t.game, t.m.catalogue.find("Pottery"), 0)
    assert found is not None
    change = {
        Icon(place): after - had for place, (had, after) in enumerate(zip(found.before, found.after, strict=True))
    }
    # the castle of Tools stays, as the slot that a splay to the left reveals; its bulbs are covered
    assert {icon: n for icon, n in change.items() if n} == {Icon.HEALTH: 3, Icon.CONCEPT: -2}
    assert found.covered == t.m.catalogue.find("Tools")
    assert found.splay == Splay.LEFT
    assert found.claims == ()
    assert t.s.key() == before
    alone = explore.melding(t.game, t.m.catalogue.find("Oars"), 0)
    assert alone is not None
    assert (alone.covered, alone.splay) == (None, Splay.NONE)


def test_a_meld_tells_the_special_achievement_that_it_claims() -> None:
    t = table({"red": "Archery", "yellow": "Medicine", "green": "Mapmaking", "hand": "City States, Code of Laws"}, {})
    found = explore.melding(t.game, t.m.catalogue.find("City States"), 0)
    assert found is not None
    assert [t.m.catalogue.key[card] for card in found.claims] == ["monument"]
    other = explore.melding(t.game, t.m.catalogue.find("Code of Laws"), 0)
    assert other is not None
    assert other.claims == ()


def test_nothing_is_told_of_a_meld_that_is_hidden_or_not_offered() -> None:
    t = table({"blue": "Tools", "hand": "Oars"}, {"hand": "Sailing"})
    oars, sailing = t.m.catalogue.find("Oars"), t.m.catalogue.find("Sailing")
    assert explore.melding(t.game, oars, None) is not None
    assert explore.melding(t.game, oars, 1) is None
    assert explore.melding(t.game, oars, -1) is None
    assert explore.melding(t.game, sailing, None) is None


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_of_a_meld_is_what_comes_of_it(seed: int) -> None:
    dice = random.Random(seed)
    game = Game.new(("A", "B", "C"), seed=seed)
    tried = 0
    for _ in range(120):
        request = game.request
        if request is None:
            break
        answer = dice.choice(list(explore.answers(game.machine, game.state)))
        kind, card = actions.split(game.machine, answer[0]) if request.kind == "action" else (None, -1)
        found = explore.melding(game, card, None) if kind is actions.MELD else None
        game.play(answer)
        if found is not None:
            tried += 1
            assert look(game.machine, game.state, None).players[request.seat].icons == found.after
    assert tried
