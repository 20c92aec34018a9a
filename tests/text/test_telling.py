"""Events, facts, prompts and options: each kind in both languages, to the one who looks and about the others."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.cards.sets import registered
from engine.game import Game
from engine.lang.terms import Color, Icon
from engine.model.state import Request
from engine.rules import RULES
from engine.run import actions
from engine.text.game_text import GameText
from engine.text.messages import messages
from engine.trace import facts
from engine.trace import facts as declared
from engine.trace.events import (
    Asked,
    At,
    Began,
    Chosen,
    ColorRevealed,
    CutOff,
    Ended,
    Entry,
    Event,
    Fact,
    FactKind,
    GameOver,
    Left,
    Moved,
    Outcome,
    Rearranged,
    Repeated,
    Revealed,
    SentenceEnded,
    Showing,
    Span,
    Splayed,
)
from engine.trace.recorder import Level
from tests.kit import Table
from tests.kit import table as lay
from tests.text.test_card_text import faults

KINDS = {str(kind): kind for kind in vars(declared).values() if isinstance(kind, FactKind)}
"""the kinds that the engine declares; the sets of other tests declare further ones"""


LANGUAGES = ("en", "uk")
NAMES = {"en": ("Ivy", "Bob", "Cleo"), "uk": ("Олена", "Суперник", "Ґавин")}
ENGINE = Path(engine.__path__[0])
NOWHERE = At(0, 0, -1, -1, -1, "", 0)


# --- what the engine can record ---


def called() -> set[FactKind]:
    """The names of the kinds of facts that the engine's source speaks of."""
    found: set[FactKind] = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "facts":
                kind = getattr(facts, node.attr, None)  # some call a card facts
                found |= {kind} if isinstance(kind, FactKind) else set()
            assert not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fact") or (
                path.name == "events.py"
            ), f"{path}: a fact is made by its kind"
    return found


def of_sets() -> set[FactKind]:
    """The kinds of facts that the sets of the project declare: their names begin with the set's."""
    for each in registered():
        each.load_rules()
    sets = tuple(f"{each.name}-" for each in registered())
    return {kind for kind in facts.KINDS.values() if kind.startswith(sets)}


def test_every_kind_of_fact_that_is_declared_is_recorded_somewhere() -> None:
    assert called() == set(KINDS.values())
    assert len(KINDS) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_fact_has_a_sentence_and_every_sentence_a_kind(language: str) -> None:
    words = messages(language)
    assert {id_.removeprefix("fact-") for id_ in words.ids() if id_.startswith("fact-")} == {*KINDS, *of_sets()}


def test_every_rule_of_a_fact_is_in_the_index() -> None:
    rules = {rule for kind in KINDS.values() for rule in kind.rules} | {
        "monument",
        "empire",
        "world",
        "wonder",
        "universe",
    }
    assert rules - set(RULES) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_game_that_ended_is_told(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ENGINE / "run").rglob("*.py"))
    reasons = set(re.findall(r'"(win-(?:achievements|score|card|elimination))"', source))
    assert len(reasons) == 4
    for reason in reasons:
        assert f"result-{reason}" in messages(language)


# --- every kind of event ---


@cache
def table() -> Game:
    return Game.new(("Ivy", "Bob", "Cleo"), seed=5, level=Level.FULL)


def events() -> Iterator[Event]:
    game = table()
    m = game.machine
    zones, card = m.zones, m.catalogue.find("Writing")
    special = m.catalogue.find("Monument")
    for seat in (0, 1):
        for seen in (0, 1, m.all_seats):
            for verb, source, target in (
                ("draw", zones.deck(2), zones.hand(seat)),
                ("meld", zones.hand(seat), zones.pile(seat, 0)),
                ("meld", zones.score(seat), zones.pile(seat, 0)),
                ("tuck", zones.hand(seat), zones.pile(seat, 0)),
                ("score", zones.pile(seat, 1), zones.score(seat)),
                ("return", zones.hand(seat), zones.deck(1)),
                ("return", zones.score(2), zones.deck(1)),
                ("junk", zones.deck(1), zones.out_of_play),
                ("junk", zones.available, zones.out_of_play),
                ("remove", zones.hand(2), zones.out_of_play),
                ("transfer", zones.hand(seat), zones.hand(1 - seat)),
                ("transfer", zones.score(2), zones.achievements(seat)),
                ("exchange", zones.hand(seat), zones.score(seat)),
                ("achieve", zones.available, zones.achievements(seat)),
            ):
                yield Moved(verb, seat, card, source, target, seen, 1)
        yield Moved("claim", seat, special, zones.specials, zones.achievements(seat), m.all_seats, 0)
        yield Moved("junk", seat, special, zones.specials, zones.specials_out_of_play, m.all_seats, 0)
        yield Moved("make-available", seat, special, zones.specials_out_of_play, zones.specials, m.all_seats, 0)
        for owner in (0, 1):
            yield Splayed(seat, owner, Color.RED, 0, 1)
            yield Splayed(seat, owner, Color.RED, 1, 0)
            yield Splayed(seat, owner, Color.RED, 1, 0, "few-cards")
            yield Rearranged(seat, owner, Color.RED)
        yield ColorRevealed(seat, Color.BLUE)
        for why in Showing:
            yield Revealed(seat, card, zones.hand(seat), why)
        yield Asked(seat, "card", "return", (card,), 1, 1)
        for kind, purpose, picked in (
            ("action", "turn", (0,)),
            ("card", "first-meld", (card,)),
            ("card", "return", (card,)),
            ("card", "return", ()),
            ("card", "choose", (card, card)),
            ("order", "return", (card,)),
            ("color", "splay", (1,)),
            ("color", "choose", (1, 2)),
            ("color", "rearrange", (1,)),
            ("color", "reveal-color", (1,)),
            ("order", "rearrange", (card,)),
            ("value", "choose", (3,)),
            ("icon", "choose", (3,)),
            ("player", "choose", (0,)),
            ("player", "choose", (1,)),
            ("yes-no", "may", (0,)),
            ("yes-no", "may", (1,)),
            ("sentence", "choose", (1,)),
        ):
            for forced in (False, True):
                yield Chosen(seat, kind, purpose, picked, picked, forced, 1 << seat)
        for what in (Span.GAME, Span.TURN, Span.FREE_DRAW):
            yield Began(what, seat)
        for number, action in enumerate(actions.ACTIONS):
            yield Began(Span.ACTION, seat, card if action.needs_card else -1, number)
        archery = m.catalogue.find("Archery")
        for what in (Span.DOGMA, Span.EFFECT, Span.EXECUTION, Span.SELF_EXECUTE, Span.KARMA, Span.PART, Span.SENTENCE):
            yield Began(what, seat, archery, 0)
            yield Began(what, seat, archery, 1)
        for what in (Span.TURN, Span.ACTION, Span.DOGMA, Span.EFFECT, Span.SELF_EXECUTE):
            yield Ended(what, seat, archery, 0)
        yield SentenceEnded(seat, archery, 0, 1, Outcome.SKIPPED, 3)
        yield Repeated(seat, archery, 0)
        yield CutOff(3)
        yield Left(seat, "card")
        yield Left(seat, "conceded")
        for reason in ("win-achievements", "win-score", "win-card", "win-elimination"):
            yield GameOver((seat,), reason, card if reason == "win-card" else -1)
            yield GameOver((0, 2), reason, card if reason == "win-card" else -1)
        yield GameOver((), "win-score")


@pytest.mark.parametrize("viewer", [0, 1, None, -1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str, viewer: int | None) -> None:
    words = GameText(language, NAMES[language], viewer)
    for event in events():
        line = words.event(table().machine, Entry(NOWHERE, event))
        if line is not None:
            assert not faults(line.replace("A.I.", "AI"), language), line
            assert line[-1] == "."


def test_every_event_class_is_among_them() -> None:
    assert {type(event) for event in events()} == set(Event.__args__)


def line(language: str, viewer: int | None, event: Event) -> str | None:
    return GameText(language, NAMES[language], viewer).event(table().machine, Entry(NOWHERE, event))


def test_you_are_spoken_to_and_others_are_named() -> None:
    zones = table().machine.zones
    writing = table().machine.catalogue.find("Writing")
    draw = Moved("draw", 0, writing, zones.deck(1), zones.hand(0), 1, 1)
    assert line("en", 0, draw) == "You draw a [1]: Writing."
    assert line("en", 1, draw) == "Ivy draws a [1]."
    assert line("en", None, draw) == "Ivy draws a [1]: Writing."
    assert line("uk", 0, draw) == "Ви добираєте [1]: «Писемність»."
    assert line("uk", 1, draw) == "Олена добирає [1]."
    give = Moved("transfer", 1, writing, zones.hand(1), zones.hand(0), 3, 1)
    assert line("en", 0, give) == "Bob transfers Writing from their hand to your hand."
    assert line("uk", 0, give) == "Суперник переміщує «Писемність» зі своєї руки у вашу руку."
    assert line("en", 2, give) == "Bob transfers a [1] from their hand to Ivy’s hand."
    assert line("uk", 2, give) == "Суперник переміщує [1] зі своєї руки в чужу руку (Олена)."


def test_a_hidden_card_is_never_named() -> None:
    for language in LANGUAGES:
        for event in events():
            if isinstance(event, Moved) and event.seen == 0 and event.verb not in ("claim", "make-available"):
                told = line(language, 2, event)
                assert told is not None
                assert "Writing" not in told
                assert "Писемність" not in told


# --- facts ---


@pytest.mark.parametrize("language", ["en", "uk"])
def test_who_begins_is_told_though_somebody_left_during_setup(language: str) -> None:
    game = Game.new(("Ivy", "Bob", "Cleo"), seed=5, level=Level.FULL)
    game.play(game.request.options[0])
    game.concede(0)
    melds = []
    for name in ("Bob", "Cleo"):
        melds.append((name, game.machine.catalogue.title[game.request.options[0]]))
        game.play(game.request.options[0])
    (entry,) = [each for each in game.take_trace() if isinstance(each.item, Fact) and each.item.kind == "first-player"]
    lines = GameText(language, ("Ivy", "Bob", "Cleo"), None).fact(game.machine, entry, game.state).numbers
    for line, (name, title) in zip(lines, melds, strict=True):
        assert name in line
        assert title in line


def fact(language: str, viewer: int | None, item: Fact) -> tuple[str, tuple[str, ...]]:
    text = GameText(language, NAMES[language], viewer).fact(table().machine, Entry(NOWHERE, item))
    return text.sentence, text.numbers


def test_who_shares_is_told_with_the_cards_that_count() -> None:
    find = table().machine.catalogue.find
    shares = facts.SHARES(
        1,
        icon=int(Icon.CONCEPT),
        own=3,
        leader=3,
        actor=0,
        shared=1,
        demand=1,
        icons=((1, find("Philosophy"), 3), (0, find("Writing"), 2), (0, find("Alchemy"), 1)),
    )
    assert fact("en", 0, shares) == (
        "Bob shares: 3 [concept] to your 3.",
        (
            "Bob: 3 [concept]",
            "Philosophy: 3 [concept]",
            "You: 3 [concept]",
            "Writing: 2 [concept]",
            "Alchemy: 1 [concept]",
        ),
    )
    assert fact("en", 1, shares)[0] == "You share: 3 [concept] to Ivy’s 3."
    assert fact("uk", 0, shares) == (
        "Суперник долучається: 3 [concept] проти ваших 3.",
        (
            "Суперник: 3 [concept]",
            "«Філософія»: 3 [concept]",
            "Ви: 3 [concept]",
            "«Писемність»: 2 [concept]",
            "«Алхімія»: 1 [concept]",
        ),
    )
    assert fact("uk", 1, shares)[0] == "Ви долучаєтеся: у вас 3 [concept], Олена має 3."


def test_a_demand_that_nobody_executes_is_named() -> None:
    oars = table().machine.catalogue.find("Oars")
    item = facts.NOBODY_VULNERABLE(0, cards=(oars,), effect=0)
    assert fact("en", 0, item)[0] == "Nobody is vulnerable, so nobody executes effect 1 of Oars, a demand."
    assert fact("uk", 0, item)[0] == "Ніхто не вразливий, тож вимогу (ефект 1 картки «Весла») ніхто не виконує."


def test_what_was_done_in_a_self_execution_only_is_told_where_it_does_not_count() -> None:
    item = facts.NO_FREE_DRAW_ONLY_SELF_EXECUTED(0, sharers=(1,))
    assert fact("en", 0, item)[0] == (
        "No free Draw action: Bob shared, but did something with a card only while self-executing, which does not "
        "count here."
    )
    assert fact("uk", 0, item)[0] == (
        "Бонусної дії добору немає: хто долучився (Суперник), зробив щось із карткою лише під час самостійного "
        "застосування, а тут це не враховують."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You shared and did something with a card, so Ivy takes a free Draw action."),
        ("uk", "Хтось долучився (ви) і щось зробив із карткою, тож Олена виконує бонусну дію добору."),
    ],
)
def test_of_those_who_shared_the_reader_is_you(language: str, told: str) -> None:
    item = facts.FREE_DRAW(0, rule="free-draw", sharers=(1,), deeds=("draw",), revealed=())
    assert fact(language, 1, item)[0] == told


@pytest.mark.parametrize(
    ("language", "viewer", "told"),
    [
        ("en", 1, "Your green pile has fewer than two cards and cannot be splayed."),
        ("en", 0, "Bob’s green pile has fewer than two cards and cannot be splayed."),
        ("uk", 1, "У вашому зеленому стосі менше ніж дві картки, тож його не можна розгорнути."),
        ("uk", 0, "У зеленому стосі (Суперник) менше ніж дві картки, тож його не можна розгорнути."),
    ],
)
def test_a_pile_that_cannot_be_splayed_is_told_with_its_owner(language: str, viewer: int, told: str) -> None:
    assert fact(language, viewer, facts.SPLAY_TOO_FEW(1, color=2, count=1, now=0, direction=1))[0] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Bob’s green pile is already splayed left, so nothing would change."),
        ("uk", "Зелений стос (Суперник) уже розгорнутий ліворуч, тож нічого не зміниться."),
    ],
)
def test_a_pile_that_is_splayed_so_already_is_told_with_its_owner(language: str, told: str) -> None:
    assert fact(language, 0, facts.SPLAY_SAME(1, color=2, count=2, now=1, direction=1))[0] == told


def test_why_there_is_a_free_draw_names_what_the_sharer_did() -> None:
    rearranged = facts.FREE_DRAW(0, rule="free-draw", sharers=(1,), deeds=("rearrange",), revealed=())
    assert fact("en", 0, rearranged)[1] == ("Bob changed the order of cards, which counts.",)
    assert fact("uk", 0, rearranged)[1] == ("Суперник — зміна порядку карток: це враховують.",)
    drawn = facts.FREE_DRAW(0, rule="free-draw", sharers=(1,), deeds=("draw",), revealed=())
    assert fact("en", 1, drawn)[1] == ("You drew a card, which counts.",)
    assert fact("uk", 1, drawn)[1] == ("Ви — добір картки: це враховують.",)


def test_a_splay_that_is_forgotten_is_told_with_the_cards_that_are_left() -> None:
    item = facts.SPLAY_FORGOTTEN(1, color=Color.RED, count=1, was=1)
    assert fact("en", 0, item)[0] == "Bob’s red pile is down to 1 card, so its splay left is forgotten."
    assert fact("en", 1, item)[0] == "Your red pile is down to 1 card, so its splay left is forgotten."
    assert (
        fact("uk", 0, item)[0] == "У червоному стосі (Суперник) лишилося карток: 1, тож розгортання ліворуч втрачено."
    )
    assert fact("uk", 1, item)[0] == "У вашому червоному стосі лишилося карток: 1, тож розгортання ліворуч втрачено."


def test_a_card_that_could_not_be_picked_is_named_only_to_who_sees_it() -> None:
    game = table()
    hidden = game.state.zones[game.machine.zones.hand(1)][0]
    item = facts.NOT_SELECTABLE(1, filter="color", cards=(hidden,))
    title = game.machine.catalogue.title[hidden]
    for viewer, seen in ((0, False), (1, True), (None, True), (-1, False)):
        text = GameText("en", NAMES["en"], viewer).fact(game.machine, Entry(NOWHERE, item), game.state)
        assert (title in text.sentence) == seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_quoted_with_their_pages(language: str) -> None:
    words = GameText(language)
    text = words.rule("sharing-eligible")
    assert text.title
    assert text.text
    assert re.search(r"pp?\. \d|с\. \d", text.citations[0])
    for id_ in RULES:
        assert all("⟦" not in citation and "  " not in citation for citation in words.rule(id_).citations)


# --- games ---


def play(
    seed: int, players: int, teams: tuple[int, ...] | None = None, sets: tuple[str, ...] = ("base",)
) -> Iterator[Game]:
    """Play at random, a step at a time; the trace of each step is still to be taken."""
    names = [f"P{seat}" for seat in range(players)]
    game = Game.new(names, seed=seed, level=Level.FULL, teams=teams, sets=sets)
    rng = random.Random(seed)
    yield game
    for _ in range(60):
        request = game.request
        if request is None:
            return
        game.play(choose(rng, request, game))
        yield game


def choose(rng: random.Random, request: Request, game: Game) -> tuple[int, ...]:
    dogmas = [option for option in request.options if actions.split(game.machine, option)[0] is actions.DOGMA]
    if request.kind == "action" and dogmas and rng.random() < 0.6:
        return (rng.choice(dogmas),)
    if request.together == "same-value":
        values = [game.machine.catalogue.age[card] for card in request.options]
        common = max(values, key=values.count)
        return tuple(c for c, v in zip(request.options, values, strict=True) if v == common)[: request.low]
    if request.optional and rng.random() < 0.2:
        return ()
    return tuple(rng.sample(request.options, rng.randint(request.low, request.high)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seed", "players", "teams", "sets"),
    [
        (1, 2, None, ()),
        (2, 3, None, ()),
        (3, 4, (0, 1, 0, 1), ()),
        (4, 2, None, ("echoes",)),
        (5, 2, None, ("artifacts",)),
        (6, 3, None, ("cities", "echoes", "artifacts", "unseen")),
    ],
)
def test_whole_games_are_told_without_a_gap(
    language: str, seed: int, players: int, teams: tuple[int, ...] | None, sets: tuple[str, ...]
) -> None:
    names = ("Олена", "Суперник", "Ґавин", "Юстина") if language == "uk" else ("Ivy", "Bob", "Cleo", "Dan")
    readers = [GameText(language, names[:players], viewer) for viewer in (0, None, -1)]
    for game in play(seed, players, teams, ("base", *sets)):
        for entry in game.take_trace():
            for words in readers:
                if isinstance(entry.item, Fact):
                    told = words.fact(game.machine, entry, game.state)
                    lines = [told.sentence, *told.numbers]
                    assert words.rule(told.rule).citations
                else:
                    lines = [words.event(game.machine, entry) or ""]
                for text in lines:
                    english_title = (
                        language == "uk" and isinstance(entry.item, Fact) and entry.item.kind == "first-player"
                    )
                    assert not faults(text.replace("A.I.", "AI"), "en" if english_title else language), text
        request = game.request
        for words in readers:
            if request is None:
                assert words.result(game.machine, game.state)
                continue
            prompt = words.prompt(game.machine, game.state, request)
            for text in (prompt.who, prompt.asked, prompt.how_many, prompt.fate, prompt.sentence, prompt.card):
                assert not faults(text.replace("A.I.", "AI"), language), text
            labels = [words.option(game.machine, game.state, request, option) for option in request.options]
            assert len(set(labels)) == len(labels)
            for label in labels:
                assert not faults(label.replace("A.I.", "AI"), language), label


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_that_is_ours_has_the_english_one_beside_it(language: str) -> None:
    words = GameText(language)
    assert words.title("the-wheel") == words.title("The Wheel")
    assert words.subtitle("the-wheel") == ("" if language == "en" else "The Wheel")
    assert words.subtitle("writing") == ""
    assert words.title("Monument") == words.message("special-monument")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_are_short(language: str) -> None:
    words = GameText(language, NAMES[language], 0)

    def said(seat: int, kind: str, own: int, leader: int, *, shared: bool = True, demand: bool = True) -> str:
        counted: dict[str, Any] = {"icon": 0, "own": own, "leader": leader, "actor": 1 - seat}
        return words.verdict(KINDS[kind](seat, shared=int(shared), demand=int(demand), **counted))

    assert "3 ≥ 3" in said(1, "shares", 3, 3)
    assert "0 < 2" in said(1, "vulnerable", 0, 2)
    assert said(1, "immune", 0, 2)
    # who is spoken to is spoken to: beside "You" stands no "shares"
    for kind, own in (("acts-last", 2), ("shares", 2), ("vulnerable", 1)):
        assert said(0, kind, own, 2, demand=False) != said(1, kind, own, 2, demand=False)
    # a card without demands makes nobody vulnerable, and of one that only demands there is nothing to share
    assert said(1, "vulnerable", 0, 2, demand=False) != said(1, "vulnerable", 0, 2)
    assert said(1, "shares", 3, 3, shared=False) != said(1, "shares", 3, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_has_words(language: str) -> None:
    from engine.editions import SWITCHES

    words = GameText(language)
    for switch in SWITCHES.values():
        text = words.switch(switch.id)
        assert tuple(choice for choice, _means in text.choices) == switch.choices


def test_a_card_is_rendered_with_the_readings_that_are_played() -> None:
    words = GameText("en")
    coal = words.card(table().machine, table().machine.catalogue.find("Coal"))
    other = Game.new(("A", "B"), switches=[("coal", "top-card-twice")])
    assert words.card(other.machine, other.machine.catalogue.find("Coal")) != coal


@pytest.mark.parametrize(
    ("language", "latest", "older"),
    [
        (
            "en",
            ("self-execute it", "You self-execute Robotics."),
            ("for yourself only", "You execute Robotics for you"),
        ),
        ("uk", ("самостійно", "Ви самостійно застосовуєте"), ("лише для себе", "Ви застосовуєте «Робототехніку» лише")),
    ],
)
@pytest.mark.parametrize("edition", [4, 3, 1])
def test_without_a_chain_rule_a_card_is_executed_for_yourself_only(
    language: str, edition: int, latest: tuple[str, str], older: tuple[str, str]
) -> None:
    """To self-execute is a term of the fourth edition, and of its Chain Rule."""
    laid = lay({"blue": "Computers"}, {"red": "Archery"}, decks={10: "Robotics, Databases"}, edition=edition).game
    words = GameText(language, NAMES[language], 0)
    laid.take_trace()
    laid.play("dogma computers")
    (said,) = [
        text
        for entry in laid.take_trace()
        if isinstance(entry.item, Began)
        and entry.item.what is Span.SELF_EXECUTE
        and laid.machine.catalogue.title[entry.item.card] == "Robotics"
        and (text := words.event(laid.machine, entry)) is not None
    ]
    in_card, in_story = latest if edition == 4 else older
    assert in_story in said
    assert in_card in words.card(laid.machine, laid.machine.catalogue.find("Computers")).effects[1].text


@pytest.mark.parametrize(("language", "term"), [("en", "self-execute"), ("uk", "самостійно застосувати")])
def test_without_a_chain_rule_one_is_not_asked_what_to_self_execute(language: str, term: str) -> None:
    def asked(chain: str) -> str:
        laid = lay({"red": "Archery, Oars"}, {}, switches={"chain-rule": chain}).game
        cards = tuple(sorted(laid.state.zones[laid.machine.zones.pile(0, Color.RED)]))
        request = Request(0, "card", cards, 1, 1, "self-execute")
        return GameText(language, NAMES[language], 0).prompt(laid.machine, laid.state, request).asked

    assert term in asked("any-effect")
    assert term not in asked("none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_becomes_of_a_choice_is_said_of_who_chooses_and_of_how_many(language: str) -> None:
    def fate(purpose: str, *, high: int = 1, viewer: int = 0) -> str:
        laid = lay({"red": "Archery, Oars, Metalworking"}, {}).game
        cards = tuple(sorted(laid.state.zones[laid.machine.zones.pile(0, Color.RED)]))
        request = Request(0, "card", cards, 1, high, purpose)
        return GameText(language, NAMES[language], viewer).prompt(laid.machine, laid.state, request).fate

    for purpose in ("meld", "tuck", "score", "self-execute", "first-meld", "parley-share"):
        assert fate(purpose) != fate(purpose, viewer=1), "another chooses, and it does not go to your board"
        assert NAMES[language][0] in fate(purpose, viewer=1)
    for purpose in ("meld", "tuck", "score", "return", "junk"):
        assert fate(purpose) != fate(purpose, high=3), "of three cards one does not say: it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_player_or_a_value_it_is_not_said_where_it_stays(language: str) -> None:
    words = GameText(language)
    laid = lay({"red": "Road Building", "hand": "Oars, Tools"}, {"blue": "Writing"}, {"blue": "Pottery"}).game
    laid.play("dogma road-building")
    laid.play(("oars", "tools"))
    assert laid.request is not None
    assert laid.request.kind == "player"
    assert not words.prompt(laid.machine, laid.state, laid.request).fate
    laid = lay({"green": "Mass Media", "hand": "Oars"}, {"blue": "Writing"}).game
    laid.play("dogma mass-media")
    laid.play("oars")
    assert laid.request is not None
    assert laid.request.kind == "value"
    assert not words.prompt(laid.machine, laid.state, laid.request).fate


def test_what_is_to_be_melded_stands_in_the_accusative() -> None:
    laid = lay({"blue": "Writing", "hand": "Optics"}, {"red": "Archery"}).game
    assert laid.request is not None
    labels = [GameText("uk").option(laid.machine, laid.state, laid.request, each) for each in laid.request.options]
    assert "Розіграти «Оптику» [3]" in labels
    assert "Догма: «Писемність» [1]" in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_splay_is_not_said_to_show_more(language: str) -> None:
    """A pile that goes from up to left shows less; of unsplaying nothing is uncovered at all."""
    words = GameText(language)
    assert words.message("fate-splay") != words.message("fate-unsplay")
    laid = lay({"yellow": "Agriculture, Masonry < up", "purple": "Philosophy"}, {}).game
    laid.play("dogma philosophy")
    assert laid.request is not None
    assert laid.request.kind == "color"
    told = words.prompt(laid.machine, laid.state, laid.request).fate
    assert told == words.message("fate-splay")
    assert not {"more", "більше"} & set(told.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_team_that_wins_is_spoken_to_together(language: str) -> None:
    laid = lay(
        {"blue": "Writing", "score": "Canning", "achievements": "[1], [2]"},
        {"blue": "Tools"},
        {"achievements": "[3], [4], [5]"},
        {},
        teams=(0, 1, 0, 1),
        achievements="Sailing",
    ).game
    laid.play(next(each for each in laid.options() if "achieve" in each))
    entries = laid.take_trace()
    assert laid.state.result is not None
    assert laid.state.result.winners == (0, 2)
    fact = next(e for e in entries if isinstance(e.item, Fact) and e.item.kind == "enough-achievements")
    names = ("Ann", "Ben", "Cy", "Di")
    mine, mates, theirs = (GameText(language, names, viewer) for viewer in (0, 2, 1))
    assert "Cy" in mine.result(laid.machine, laid.state)
    assert "Ann" not in mine.result(laid.machine, laid.state), "who is spoken to is not named"
    assert "Ann" in mates.result(laid.machine, laid.state)
    assert all(name in theirs.result(laid.machine, laid.state) for name in ("Ann", "Cy"))
    told = [words.fact(laid.machine, fact).sentence for words in (mine, mates, theirs)]
    assert told[0] == told[1] != told[2]
    assert "6" in told[0]


def of_table(language: str, end: Table) -> list[str]:
    """What is told on the way of a table: events and reasons, in order."""
    words = GameText(language, ("Ada", "Ben"), None)
    told = []
    for entry in end.entries:
        found = words.fact(end.m, entry, end.s).sentence if isinstance(entry.item, Fact) else words.event(end.m, entry)
        told.append(found or "")
    return told


def test_a_choice_among_deeds_says_the_deed_and_a_color_that_is_not_there_is_no_card() -> None:
    switches = {"blacklight-without-a-splay": "draws-nothing"}
    end = lay({"blue": "Blacklight"}, {}, sets=("base", "unseen"), switches=switches).dogma("Blacklight", 1)
    english, ukrainian = of_table("en", end), of_table("uk", end)
    assert any(line.startswith("Ada chooses: “Splay up any one unsplayed color") for line in english)
    assert any(line.startswith("Ada вибирає: «Розгорніть") for line in ukrainian)
    assert any(line.endswith("does not hold: there is no such color.") for line in english)
    assert any(line.endswith("не виконано: такого кольору немає.") for line in ukrainian)


def test_a_card_that_is_placed_lies_on_top_of_its_deck_and_values_in_turn_are_named() -> None:
    sets = ("base", "echoes")
    placed = lay({"blue": "Telescope", "forecast": "Palampore"}, {}, sets=sets)
    lines = of_table("en", placed.play("dogma Telescope", "Palampore", idle=False))
    assert any("on top of its deck" in line for line in lines if line.startswith("Ada places"))
    each = of_table("en", lay({"purple": "Indian Clubs", "score": "[2]"}, {}, sets=sets).dogma("Indian Clubs"))
    assert [line for line in each if line.startswith("For value")] == [f"For value {n}:" for n in range(1, 12)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You may return a card from your hand. If you do, draw and meld"),
        ("uk", "Можете повернути картку з руки. Якщо зробили це, доберіть і розіграйте"),
    ],
)
def test_who_may_decline_reads_what_follows_if_one_does_not(language: str, said: str) -> None:
    """The "if you do" of the next sentence is what the choice is about."""
    asked = lay({"blue": "Mathematics", "hand": "Tools"}, {"yellow": "Agriculture"})
    asked = asked.play("dogma Mathematics", idle=False)
    request = asked.game.request
    assert request is not None
    sentence = GameText(language, NAMES[language][:2], 0).prompt(asked.m, asked.s, request).sentence
    assert sentence.startswith(said)


def test_what_must_be_chosen_is_asked_by_its_own_sentence_alone() -> None:
    asked = lay({"purple": "Emancipation"}, {"yellow": "Agriculture", "hand": "Tools, Oars"})
    asked = asked.play("dogma Emancipation", idle=False)
    request = asked.game.request
    assert request is not None
    assert not request.optional
    assert GameText("en", ("Ivy", "Bob"), 0).prompt(asked.m, asked.s, request).sentence.count(".") == 0


def test_where_all_cards_of_a_kind_are_none_the_reason_says_so() -> None:
    """An effect that takes all of something, and finds none, tells why nothing moved."""
    end = lay({"purple": "Railroad"}, {"yellow": "Agriculture"}).play("dogma Railroad", idle=False)
    first = [entry for entry in end.entries if entry.at.effect == 0]
    assert [str(entry.item.kind) for entry in first if isinstance(entry.item, Fact)][:1] == ["nothing-fits"]
    ends = [entry.item for entry in first if isinstance(entry.item, SentenceEnded)]
    assert ends[0].outcome is Outcome.SKIPPED
    full = lay({"purple": "Railroad", "hand": "Tools"}, {"yellow": "Agriculture"}).play("dogma Railroad", idle=False)
    assert not full.facts("nothing-fits")
