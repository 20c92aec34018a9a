"""All outcomes of an action, chance told from choice, branch counts, and what a seat cannot know."""

import random
from itertools import combinations
from pathlib import Path

import pytest
import yaml

from engine import explore
from engine.explore import Change, Tries
from engine.game import Game
from engine.lang.terms import Icon, Splay
from engine.model.state import Request, State
from engine.positions import loads
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


def told(game: Game, answer: tuple[int, ...], seat: int, tries: int = 300) -> Change:
    """What is told before an action of what it would change."""
    return explore.change(game, answer, seat, Tries(tries))


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
    assert found.ways == 1 + 3 + (2 + 1 + 1) + 2
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
    told(t.game, dogma(t, "Agriculture"), 0)
    explore.melding(t.game, t.m.catalogue.find("Tools"), 0)
    assert hash(t.s) == before
    assert t.game.take_trace() == ()
    assert t.m.unseen_by is None


@pytest.mark.parametrize(
    ("player", "title", "verdict"),
    [
        ({"green": "Navigation"}, "Navigation", Change.NOTHING),
        ({"blue": "Writing"}, "Writing", Change.SOMETHING),
        ({"red": "Archery"}, "Archery", Change.SOMETHING),
    ],
)
def test_says_when_nothing_would_happen(player: dict[str, str], title: str, verdict: Change) -> None:
    t = table(player, {})
    assert told(t.game, dogma(t, title), 0) is verdict


def test_does_not_pretend_to_know_what_a_hidden_hand_allows() -> None:
    t = table({"red": "Oars"}, {"hand": "Sailing"})
    t.s.seen[t.m.catalogue.find("Sailing")] = 0b10
    assert told(t.game, dogma(t, "Oars"), 0) is Change.UNKNOWN


@pytest.mark.parametrize(
    ("title", "players", "verdict"),
    [
        # a demand that nobody is vulnerable to reads no hand (but here somebody shares what follows it)
        ("Oars", ({"red": "Oars"}, {"red": "Archery", "yellow": "Masonry", "hand": "Sailing"}), Change.SOMETHING),
        ("Gunpowder", ({"red": "Gunpowder"}, {"red": "Colonialism", "hand": "Sailing"}), Change.NOTHING),
        # Tools offers the executing player's own hand only
        ("Tools", ({"blue": "Tools"}, {"hand": "Sailing"}), Change.NOTHING),
        ("Tools", ({"blue": "Tools", "hand": "Oars, Sailing, Clothing"}, {"hand": "Pottery"}), Change.SOMETHING),
    ],
)
def test_a_hidden_hand_matters_only_to_what_would_be_executed(
    title: str, players: tuple[dict[str, str], ...], verdict: Change
) -> None:
    t = table(*players)
    for card in t.s.zones[t.m.zones.hand(1)]:
        t.s.seen[card] = 0b10
    assert told(t.game, dogma(t, title), 0) is verdict


def test_a_draw_and_a_meld_always_change_something() -> None:
    t = table({"blue": "Tools", "hand": "Oars"}, {})
    assert t.game.request is not None
    found = {actions.split(t.m, option)[0]: told(t.game, (option,), 0) for option in t.game.request.options}
    assert found[actions.DRAW] is Change.SOMETHING
    assert found[actions.MELD] is Change.SOMETHING


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_to_change_nothing_changes_nothing(seed: int) -> None:
    """Along random games: whenever a seat is told so, no way of playing the action changes the table."""
    dice, many = random.Random(seed), 0
    game = Game.new(("A", "B", "C"), seed=seed)
    for _ in range(160):
        request = game.request
        if request is None:
            break
        if request.kind == "action":
            for option in request.options:
                if told(game, (option,), request.seat) is not Change.NOTHING:
                    continue
                many += 1
                found = explore.outcomes(game, (option,), limit=300)
                assert found.complete
                assert all(
                    end.zones == game.state.zones and end.splays == game.state.splays for end in found.end_states()
                )
        game.play(dice.choice(list(explore.answers(game.machine, game.state))))
    assert many


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


def test_what_a_meld_sets_off_is_told_and_not_tried() -> None:
    text = """
schema: innovation-position/1
sets: [base, echoes]
players:
  - {name: Ann, board: {red: [Archery]}, hand: [Construction], forecast: [Perfume]}
  - {name: Bob}
"""
    game = loads(text).game()
    found = explore.melding(game, game.machine.catalogue.find("Construction"), 0)
    assert found is not None
    ((word, why),) = found.sets_off
    assert (word, why and why.number("count")) == ("promotion", 1)
    alone = loads(text.replace(", forecast: [Perfume]", "")).game()
    without = explore.melding(alone, alone.machine.catalogue.find("Construction"), 0)
    assert without is not None
    assert not without.sets_off
    assert (found.before, found.after) == (without.before, without.after), "what the promotion brings is not counted"


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


# --- bounds -------------------------------------------------------------------------------------------------


MANY = ("Currency", "Masonry", "Democracy", "Suburbia", "Antibiotics")
"""cards that let any number of cards be chosen, or up to three"""


def crowded(title: str, hand: int) -> Table:
    """Return a table with so many cards in hand."""
    m = table({}, {}).m
    card = m.catalogue.find(title)
    others = [each.title for each in m.catalogue.cards if each.id != card][:hand]
    return table({m.catalogue.color[card].word: title, "hand": ", ".join(others)}, {}, achievements="")


@pytest.fixture
def copies(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every copy of a state that is made."""
    made: list[State] = []
    whole = State.copy

    def copy(self: State) -> State:
        made.append(whole(self))
        return made[-1]

    monkeypatch.setattr(State, "copy", copy)
    return made


@pytest.mark.parametrize("title", MANY)
@pytest.mark.parametrize("hand", [12, 104])
def test_a_trial_of_a_large_hand_makes_no_more_states_than_it_tries(title: str, hand: int, copies: list[State]) -> None:
    t = crowded(title, hand)
    copies.clear()
    tries = Tries(300)
    assert explore.change(t.game, dogma(t, title), 0, tries) is Change.SOMETHING
    assert len(copies) == 300 - tries.left < 10


@pytest.mark.parametrize("title", MANY)
def test_outcomes_of_a_large_hand_make_no_more_states_than_the_limit(title: str, copies: list[State]) -> None:
    t = crowded(title, 104)
    copies.clear()
    found = explore.outcomes(t.game, dogma(t, title), limit=50)
    assert not found.complete
    assert found.tried == 50
    assert 0 < found.leaves < 50
    assert len(copies) < 50 * 3


def test_a_trial_that_gives_up_says_neither_that_something_changes_nor_that_nothing_does() -> None:
    t = table({"purple": "Services"}, {}, {}, {})
    tries = Tries(300)
    assert explore.change(t.game, dogma(t, "Services"), 0, tries) is Change.TOO_MANY
    assert tries.left == 0
    t = table({"green": "Currency", "hand": "Oars, Tools"}, {})
    found = [explore.change(t.game, dogma(t, "Currency"), 0, Tries(n)) for n in range(5)]
    assert found == [*[Change.TOO_MANY] * 3, Change.SOMETHING, Change.SOMETHING]


def test_answers_of_one_value_are_those_sets_that_have_one() -> None:
    t = table({"hand": "Oars, Tools, Calendar, Currency, Mapmaking, Optics"}, {})
    value = t.m.catalogue.age
    options = tuple(sorted(t.s.zones[t.m.zones.hand(0)]))
    t.s.request = Request(0, "card", options, 1, 4, "return", optional=True, together="same-value")
    sets = [each for size in range(1, 5) for each in combinations(options, size)]
    wanted = [(), *(each for each in sets if len({value[card] for card in each}) == 1)]
    assert list(explore.answers(t.m, t.s)) == wanted
    assert len(wanted) == 1 + 6 + 1 + 3 + 1
    all_cards = tuple(card.id for card in t.m.catalogue.cards)
    t.s.request = t.s.request._replace(options=all_cards, low=60, high=105, optional=False)
    assert list(explore.answers(t.m, t.s)) == [], "no set of sixty is made to find that"
