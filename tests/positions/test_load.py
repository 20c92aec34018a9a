"""What a position says, and what it leaves to the defaults."""

import hashlib
from pathlib import Path

import pytest

from engine.game import Game
from engine.lang.terms import Color, Splay
from engine.model.state import State
from engine.positions import (
    Bilingual,
    Position,
    PositionError,
    UnknownScenarioError,
    find,
    list_all,
    load,
    loads,
    run_line,
    verify,
)
from engine.trace.events import Asked
from engine.trace.recorder import Level
from tests.kit import turn_of, turns_of

HEAD = "schema: innovation-position/1\n"
TWO = HEAD + "players: [You, Opponent]\n"


def titles(position: Position, zone: str, *of: int) -> list[str]:
    """The titles in a zone, named as in ``Zones``."""
    game = position.game()
    place = getattr(game.machine.zones, zone)
    cards = game.state.zones[place(*of) if callable(place) else place]
    return [game.machine.catalogue.title[card] for card in cards]


def ages(position: Position, zone: str, *of: int) -> list[int]:
    game = position.game()
    place = getattr(game.machine.zones, zone)
    return [game.machine.catalogue.age[card] for card in game.state.zones[place(*of) if callable(place) else place]]


def everything(state: State) -> list[int]:
    return sorted(card for zone in state.zones for card in zone)


def test_all_is_by_default() -> None:
    position = loads(TWO, "table.yaml")
    assert (position.id, position.title, position.edition, position.sets) == ("table", Bilingual("table"), 4, ("base",))
    game = position.game()
    assert game.request is not None
    assert (game.request.seat, game.options()) == (0, ("draw",))
    assert everything(game.state) == list(range(120))
    assert ages(position, "available") == list(range(1, 11))
    assert len(titles(position, "specials")) == 5
    assert titles(position, "out_of_play") == []
    assert turn_of(game.state) == (0, 0, 2)


def test_the_decks_lie_as_in_a_new_game_of_that_seed() -> None:
    new = Game.new(seed=5)
    game = loads(TWO + "seed: 5").game()
    zones = game.machine.zones
    for age in range(2, 12):
        assert game.state.zones[zones.deck(age)] == new.state.zones[zones.deck(age)]
    assert game.state.zones[zones.available] == new.state.zones[zones.available]
    assert game.state.rng == new.state.rng


def test_the_shuffling_never_changes() -> None:
    """Positions in files, chats and lessons count on it: a seed means the same for ever."""
    told = ",".join(titles(loads(TWO + "seed: 1"), "deck", 1))
    assert hashlib.sha256(told.encode()).hexdigest()[:12] == "264e45f58959"


def test_a_bare_value_is_the_next_card_of_its_deck() -> None:
    first, second, third = titles(loads(TWO + "achievements: []"), "deck", 3)[:3]
    text = HEAD + "achievements: [3]\nplayers: [{name: A, hand: [3]}, {name: B, score: [3]}]"
    position = loads(text)
    assert titles(position, "available") == [first]
    assert titles(position, "hand", 0) == [second]
    assert titles(position, "score", 1) == [third]


def test_names_in_two_languages() -> None:
    position = loads(HEAD + "players: [{name: {en: You, uk: Ви}}, Opponent]\nturn: {player: ви}\nviewer: 2")
    assert position.name(0, "uk") == "Ви"
    assert position.name(1, "uk") == "Opponent"
    assert position.setup().players == ("You", "Opponent")
    assert (position.turn.seat, position.viewer) == (0, 1)


def test_titles_and_keys_in_any_case() -> None:
    position = loads(HEAD + "players: [{hand: [the-wheel, CITY STATES, aI]}, {}]")
    assert titles(position, "hand", 0) == ["The Wheel", "City States", "A.I."]
    assert position.name(1) == "Player 2"


def test_boards_and_splays() -> None:
    text = HEAD + "players: [{board: {red: {cards: [Oars, Archery], splay: left}, blue: [Tools]}}, {}]"
    state = loads(text).state()
    assert state.splays[Color.RED] == Splay.LEFT
    assert titles(loads(text), "pile", 0, Color.RED) == ["Oars", "Archery"]


@pytest.mark.parametrize(
    ("deck", "wanted", "junk"),
    [
        ("[Oars, Tools]", ["Oars", "Tools", ...], 0),
        ("{top: [Oars], bottom: [Tools, Pottery]}", ["Oars", ..., "Tools", "Pottery"], 0),
        ("{exactly: [Oars, Tools]}", ["Oars", "Tools"], 12),
        ("{exactly: []}", [], 14),
        ("empty", [], 14),
        ("{count: 2, top: [Oars]}", ["Oars", None], 12),
    ],
)
def test_decks(deck: str, wanted: list[object], junk: int) -> None:
    position = loads(TWO + f"decks: {{1: {deck}}}")
    found = titles(position, "deck", 1)
    if ... in wanted:
        at = wanted.index(...)
        after = len(wanted) - at - 1
        assert found[:at] == wanted[:at]
        assert found[len(found) - after :] == wanted[at + 1 :]
        assert len(found) == 14
    else:
        assert len(found) == len(wanted)
        assert all(want in (is_, None) for want, is_ in zip(wanted, found, strict=True))
    assert len(titles(position, "out_of_play")) == junk
    assert everything(position.state()) == list(range(120))


def test_specials_in_their_places() -> None:
    text = HEAD + "players: [{achievements: [Empire]}, {}]\nspecials: [World]\njunk: [Monument]"
    position = loads(text)
    assert titles(position, "achievements", 0) == ["Empire"]
    assert titles(position, "specials") == ["World"]
    assert titles(position, "specials_out_of_play") == ["Monument", "Wonder", "Universe"]
    assert position.state().seen[115:] == [3] * 5


def test_who_knows_what() -> None:
    state = loads(HEAD + "players: [{hand: [Oars], score: [Tools]}, {}]\nknown: {Tools: [1, 2], Writing: [2]}").state()
    catalogue = loads(TWO).game().machine.catalogue
    assert [state.seen[catalogue.find(name)] for name in ("Oars", "Tools", "Writing", "Archery")] == [1, 3, 2, 0]


def test_no_first_turn_unless_asked() -> None:
    state = loads(TWO + "turn: {player: 2, action: 2}").state()
    assert (turns_of(state), turn_of(state)) == ((2, (1, 1)), (1, 1, 2))
    first = loads(TWO + "turn: {player: 2, first_turn: true}").state()
    assert (turns_of(first), turn_of(first)) == ((1, (0, 1)), (1, 0, 1))


def test_after_the_first_of_four_the_second_has_one_action_too() -> None:
    game = loads(HEAD + "players: [A, B, C, D]\nturn: {first_turn: true}").game()
    actions = []
    for _ in range(4):
        seat, _taken, of = turn_of(game.state)
        actions.append((seat, of))
        game.play("draw")
    assert actions == [(0, 1), (1, 1), (2, 2), (2, 2)]


def test_who_has_left_is_passed_over() -> None:
    game = loads(HEAD + "players: [A, {name: B, left: 2}, C, {name: D, left: 1}]\nturn: {action: 2}").game()
    assert game.state.out == (3, 1)
    game.play("draw")
    assert game.request is not None
    assert game.request.seat == 2


def test_teams_switches_and_editions() -> None:
    text = HEAD + "players: [A, B, C, D]\nteams: [1, 2, 1, 2]\nedition: 3\nswitches: {score-tie: shared-victory}"
    game = loads(text).game()
    assert game.state.setup.teams == (0, 1, 0, 1)
    assert game.machine.switches["score-tie"] == "shared-victory"
    assert everything(game.state) == [*range(105), *range(115, 120)]
    assert ages(loads(text), "available") == list(range(1, 10))


def test_a_game_tells_from_its_first_question_on() -> None:
    told = loads(TWO).game(Level.FULL).take_trace()
    assert [type(entry.item) for entry in told] == [Asked]


def test_games_of_a_position_are_independent() -> None:
    position = loads(TWO)
    one, other = position.game(), position.game()
    one.play("draw")
    assert other.state == position.state() != one.state
    assert hash(position) == hash(loads(TWO))


def test_ages_beyond_the_last_are_not_in_the_game() -> None:
    with pytest.raises(ValueError, match="must be 1 to 10"):
        loads(HEAD + "edition: 3\nplayers: [{hand: [11]}, {}]")


# --- finding ---


def test_scenarios_are_found_by_name_and_id(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    for name in ("a/one", "a/two", "b/two"):
        (tmp_path / f"{name}.yaml").write_text(TWO, encoding="utf-8")
    folders = (tmp_path, tmp_path / "missing")
    assert list(list_all(folders)) == ["a/one", "a/two", "b/two"]
    assert find("one", folders) == find("a/one", folders) == find("a/one.yaml", folders) == tmp_path / "a" / "one.yaml"
    assert load("one", folders).id == "one"
    assert load(tmp_path / "b" / "two.yaml").id == "two"
    for unclear in ("two", "../a/one", "/a/one", "", "a/on"):
        with pytest.raises(UnknownScenarioError):
            find(unclear, folders)
    with pytest.raises(UnknownScenarioError, match=r"no scenario 'a/onne'; did you mean 'a/one'\?"):
        load("a/onne", folders)


def test_the_lessons_table() -> None:
    position = load("lessons/staging")
    assert position == load("staging")
    assert position.title.of("uk").startswith("Перші кроки")
    assert position.line("archery").after == position.line("writing").after == "first-turns"
    with pytest.raises(KeyError):
        position.line("nowhere")


def test_a_file_is_read_by_another_edition_than_it_names(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(f"{TWO}edition: 4\nswitches: {{coal: top-card-twice}}\n", encoding="utf-8")
    assert load(file).edition == 4
    third = load(file, edition=3)
    assert (third.edition, third.switches) == (3, (("coal", "top-card-twice"),))
    assert third.game().machine.catalogue.last_age == 10
    assert ages(third, "available") == list(range(1, 10))
    file.write_text(f"{HEAD}players:\n  - {{name: A, hand: [Hypersonics]}}\n  - B\n", encoding="utf-8")
    with pytest.raises(PositionError, match="no card 'Hypersonics' in the 3rd-edition base"):
        load(file, edition=3)


ENDED = HEAD + (
    "players:\n"
    "  - {name: A, board: {blue: [Bioengineering]}, score: [3], achievements: [1]}\n"
    "  - {name: B, score: [3], achievements: [2]}\n"
    "decks: {10: empty}\n"
    "edition: 3\nalso_in: [1]\nrules: [win-score-ties, teams-goal]\n"
    "lines:\n  - {id: end, play: [draw], expect: {reason: win-score-ties}}\n"
)


def test_a_position_holds_in_other_editions_as_well() -> None:
    position = loads(ENDED)
    (first,) = position.also_in
    assert (position.edition, first.edition, first.also_in) == (3, 1, ())
    # the rule is the one that is cited there, in what is expected and in what the position is about
    assert [line.expect[0].wanted for line in (position.lines[0], first.lines[0])] == [
        "win-score-ties",
        "win-score-shared-1e",
    ]
    assert first.rules[0] == "win-score-shared-1e"
    assert run_line(position, "end").game.result != run_line(first, "end").game.result
    assert not verify(position)


def test_what_fails_in_another_edition_is_told_with_it() -> None:
    position = loads(ENDED.replace("reason: win-score-ties", "winners: []"))
    assert [problem.message for problem in verify(position)] == [
        "in the first edition: expected winners: nobody, found: A, B"
    ]
    (problem,) = verify(position)
    assert (problem.line, problem.words("uk").split(":")[0]) == (10, "у першому виданні")


def test_an_edition_asked_for_is_the_only_one(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(ENDED, encoding="utf-8")
    for edition in (3, 1):
        assert (load(file, edition=edition).edition, load(file, edition=edition).also_in) == (edition, ())
    assert load(file, edition=1) == load(file).also_in[0]
