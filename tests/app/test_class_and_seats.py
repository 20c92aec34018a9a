"""Before a class, through other eyes, and asking why: the app without a browser."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

import tutor
from benchmarks.engine import pick
from engine.explore import Change, Tries, change
from engine.game import Game
from engine.lang.terms import Icon
from engine.query.sight import Viewer, knows
from engine.trace.events import Fact
from tests.app.conftest import click, option, token_of
from tests.kit import table
from tutor.app import App, open_
from tutor.panels.concealed import Concealed
from tutor.panels.html import find, to_text
from tutor.panels.step_view import TRIED, StepView
from tutor.scene.svg import to_svg
from tutor.session import Session
from tutor.widgets.panel import Panel

PARTS = ("now", "why", "card", "log", "lines", "title")


def words(panel: Panel) -> str:
    return " ".join(to_text(panel.content).split())


def everything(app: App) -> str:
    """All that the app shows and says: the panels, their labels, the table's boxes and writing, what is read aloud."""
    scene = app.table.scene
    assert scene is not None
    drawn = [box.label for box in scene.boxes] + [item.text for item in scene.items if hasattr(item, "text")]
    return " ".join([*(getattr(app, part).html for part in PARTS), *drawn, app.hub.spoken, str(app)])


def late(players: int = 3, seed: int = 5, decisions: int = 60, *, at_turn: bool = False) -> Session:
    """A game of some length, played at random, whose whole way is in the session.

    ``at_turn`` plays on to a choice of an action with a hand to pay a Parley.
    """
    dice = random.Random(seed)
    session = Session(Game.new(("Ann", "Ben", "Cy", "Di")[:players], seed=seed), viewer=0)
    for number in range(decisions + 100):
        request = session.request
        if request is None or (number >= decisions and (not at_turn or can_parley(session))):
            break
        session.play(pick(session.game, dice), run=True)
    return session


def can_parley(session: Session) -> bool:
    request = session.request
    return request is not None and request.kind == "action" and any(n // 10_000 == 1 for n in request.options)


# --- before one clicks --------------------------------------------------------------------------------------


def test_a_dogma_that_would_change_nothing_says_so_and_can_be_chosen(lang: str) -> None:
    app = tutor.open("rulings/dem-13", lang)
    app.seat = 0
    nothing = app.texts.message("preview-nothing")
    assert nothing in words(app.now)
    before = app.session.state.zones
    click(app, "gunpowder")
    app.do("end")
    assert app.session.state.zones == before


def test_a_dogma_that_would_change_something_does_not_say_that_it_would_not(app: App) -> None:
    assert "Nothing would change" not in words(app.now)


def test_a_dogma_with_too_many_ways_to_look_through_says_so_and_claims_nothing(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent = 0

    def counted(game: Game, answer: tuple[int, ...], seat: Viewer, tries: Tries) -> Change:
        nonlocal spent
        before = tries.left
        found = change(game, answer, seat, tries)
        spent += before - tries.left
        return found

    monkeypatch.setattr("tutor.panels.step_view.change", counted)
    board = {"purple": "Services", "yellow": "Statistics", "green": "Navigation"}
    app = App(Session(table(board, {}, {}, {}).game, viewer=0), lang=lang)
    said = {name: app.texts.message(f"preview-{name}") for name in ("nothing", "too-many")}
    assert {name: words(app.now).count(each) for name, each in said.items()} == {"nothing": 1, "too-many": 2}
    for title, wanted in (("Services", "too-many"), ("Statistics", "too-many"), ("Navigation", "nothing")):
        app.now.activate(f"ask:dogma:{app.session.machine.catalogue.find(title)}")
        assert [name for name, each in said.items() if each in words(app.why)] == [wanted]
    assert 0 < spent <= TRIED
    once = spent
    app.do("larger")
    app.do("language")
    assert spent == once, "drawn again, nothing is tried again"
    click(app, "draw")
    app.do("end")
    assert spent > once


def test_who_takes_no_part_is_told_together_and_the_order_by_name() -> None:
    app = App(Session(table({"blue": "Writing"}, {}, {"purple": "Philosophy"}, {}).game, viewer=0))
    others = [name for seat, name in enumerate(app.texts.names) if seat in (1, 3)]
    assert f"Not sharing, with fewer than 2: {others[0]} 0, {others[1]} 0" in words(app.now)
    assert "In this order" not in words(app.now), "two need none"
    app = App(Session(table({"green": "Clothing"}, {"yellow": "Agriculture"}, {"yellow": "Fermenting"}).game, viewer=1))
    names = app.texts.names
    assert f"In this order: you, {names[2]}, {names[0]}" in words(app.now)


def test_a_neighbors_card_stands_under_parley_with_its_price_and_digits_follow_what_is_shown() -> None:
    app = App(late(4, at_turn=True))
    request = app.session.request
    assert request is not None
    assert "group-parley" in [each[1]["key"] for each in find(app.now.content, "role", "group")]
    assert "it costs a card from the hand" in words(app.now)
    options = find(app.now.content, "class", "itut-option")
    shown = [int(each[1]["data-act"].partition(":")[2]) for each in options if "aria-keyshortcuts" in each[1]]
    app.hub.press("3")
    assert app.session.step.answer == (shown[2],) or (shown[2],) in {step.answer for step in app.session.steps}


# --- why ----------------------------------------------------------------------------------------------------


def test_why_of_a_dogma_gives_every_verdict_with_numbers_rule_page_and_rulings(app: App) -> None:
    app.now.activate(f"ask:dogma:{option(app, 'dogma writing') % 10_000}")
    told = words(app.why)
    assert told.startswith("Why Who takes part in Writing?")
    assert "Opponent shares: 3 [concept (light bulb)] to your 3." in told
    assert "Philosophy: 3" in told
    assert "Rule: At least as many share" in told
    assert "pp. 14–15" in told
    assert "As many icons as the activator is enough to share" in told
    marks = app.drawing.marks()
    assert marks.lit_icon == Icon.CONCEPT
    assert marks.lit_cards == {"archery", "writing", "philosophy"}
    app.why.activate("unask")
    assert words(app.why) == "Why Nothing has happened yet."
    assert app.drawing.marks().lit_icon is None


def test_why_of_a_draw_tells_deck_and_rule(app: App, lang: str) -> None:
    app.lang = lang
    app.now.activate("ask:draw")
    rule = app.texts.game_text.rule("draw-highest-top")
    assert rule.title in words(app.why)
    assert rule.citations[0] in words(app.why)


def test_a_verdict_on_the_table_can_be_asked_while_the_dogma_runs(app: App) -> None:
    for name in ("draw", "meld", "draw", "meld", "dogma writing"):
        click(app, name)
    app.table.activate("player-1")
    assert "Does Opponent share, or are they vulnerable? Opponent shares: 3" in words(app.why)
    app.hub.press("Escape")
    assert "Does Opponent share" not in words(app.why)


def test_an_achievement_and_a_special_say_what_is_missing(app: App) -> None:
    app.table.activate(next(each.card.key for each in app.step_view.view.achievements if each.card.value == 1))
    assert "You cannot claim the achievement of value 1 yet." in words(app.why)
    assert "Rule:" in words(app.why)
    app.table.activate("special-empire")
    assert app.texts.game_text.rule("empire").text.split("[")[0] in words(app.why)


def test_a_ruling_is_opened_by_whoever_can_and_else_it_is_said_how(app: App) -> None:
    app.now.activate("ask:draw")
    link = find(app.why.content, "class", "itut-link")[0][1]["data-act"]
    assert link.startswith("ruling:rulings/")
    app.why.activate(link)
    assert f'tutor.open("{link.removeprefix("ruling:")}")' in words(app.now)
    opened: list[str] = []
    app.open_ruling = opened.append
    app.now.activate("ask:draw")
    app.why.activate(link)
    assert opened == [link.removeprefix("ruling:")]


def test_a_color_that_cannot_be_splayed_says_why() -> None:
    app = splaying()
    fact = next(
        entry.item
        for entry in app.session.step.entries
        if isinstance(entry.item, Fact) and entry.item.kind == "splay-too-few"
    )
    color = ("red", "yellow", "green", "blue", "purple")[fact.number("color")]
    app.table.activate(f"pile-{fact.seat}-{color}")
    assert "fewer than two cards and cannot be splayed" in words(app.why)
    assert "Rule:" in words(app.why)
    assert "fewer than two cards" in words(app.now)


def test_every_color_that_cannot_be_splayed_is_named(lang: str) -> None:
    """Also where more colors have too few cards than the folded panel has lines."""
    single = {"purple": "Philosophy", "blue": "Writing", "red": "Archery", "green": "Sailing"}
    t = table({"yellow": "Agriculture, Masonry", **single}, {})
    app = App(Session(t.game, viewer=0), lang=lang)
    click(app, "dogma philosophy")
    app.do("decision")
    facts = [entry for entry in app.session.step.entries if isinstance(entry.item, Fact)]
    few = [app.texts.fact(entry).sentence for entry in facts if entry.item.kind == "splay-too-few"]
    assert len(few) == 4, "red, green, blue and purple"
    for sentence in few:
        assert sentence in words(app.why)


def test_why_a_demand_cannot_be_refused(lang: str) -> None:
    t = table({"red": "Oars"}, {"hand": "Sailing, Code of Laws"})
    app = App(Session(t.game, viewer=1), lang=lang)
    click(app, "dogma oars")
    app.do("decision")
    assert app.session.request is not None
    assert app.session.request.seat == 1
    app.now.activate("ask:must")
    told = words(app.why)
    for rule in ("demand-vulnerable", "mandatory"):
        assert app.texts.game_text.rule(rule).title in told
        assert app.texts.game_text.rule(rule).citations[0] in told


def test_only_what_cannot_be_refused_is_asked_why(lang: str) -> None:
    """No "may" is called mandatory, whether it is declined by a button or by answering No."""
    session = late(2, seed=3, decisions=150)
    seen = set()
    for step in [step for step in session.steps if step.request is not None and step.request.card >= 0]:
        session.goto(step.index)
        request = step.request
        assert request is not None
        refusable = request.optional or request.kind == "yes-no"
        if (request.kind, refusable) in seen:
            continue
        seen.add((request.kind, refusable))
        app = App(session, lang=lang)
        app.seat = request.seat
        asks = "ask:must" in app.now.html
        assert asks is not refusable
        if asks:
            app.now.activate("ask:must")
        assert (app.texts.game_text.rule("mandatory").title in words(app.why)) is asks
    assert {("card", True), ("card", False), ("yes-no", True)} <= seen


@pytest.mark.parametrize("pays", [False, True])
def test_a_distant_player_is_not_said_to_share_before_paying(lang: str, *, pays: bool) -> None:
    t = table({"green": "The Wheel"}, {}, {"yellow": "Masonry", "purple": "City States", "hand": "Clothing"}, {})
    app = App(Session(t.game, viewer=0), lang=lang)
    preview = app.step_view.preview(app.session.machine.catalogue.find("The Wheel"))
    assert preview is not None
    fact = next(fact for fact in preview.facts if fact.seat == 2)
    assert fact.kind == "shares"
    said = {
        each: app.texts.message(
            f"preview-{each}", name="P2", who="other", own=fact.number("own"), leader=fact.number("leader")
        )
        for each in ("shares", "parleys")
    }
    assert said["parleys"] in words(app.now)
    assert said["shares"] not in words(app.now)
    click(app, "dogma the-wheel")
    app.do("decision")
    before = app.drawing.marks().verdicts[2]
    assert app.session.request is not None
    assert app.session.request.purpose == "parley-share"
    app.answer((app.session.request.options[0],) if pays else ())
    app.do("over")
    after = app.drawing.marks().verdicts[2]
    assert before != after
    assert ("≥" in after) is pays


def test_yes_comes_before_no(lang: str) -> None:
    t = table({"green": "Bicycle"}, {})
    app = App(Session(t.game, viewer=0), lang=lang)
    click(app, "dogma bicycle")
    app.do("decision")
    assert app.session.request is not None
    assert app.session.request.kind == "yes-no"
    assert app.now.html.index('data-act="option:1"') < app.now.html.index('data-act="option:0"')
    app.hub.press("1")
    assert any(step.answer == (1,) for step in app.session.steps)


def test_why_the_game_ended_and_why_there_is_no_free_draw() -> None:
    app = tutor.open("rulings/vic-01")
    click(app, "dogma masonry")
    app.do("decision")
    click(app, "oars")
    app.do("decision")
    assert app.session.state.result is not None
    app.attention.unfolded = True
    app.drawing.draw()
    assert app.texts.game_text.rule("win-achievements").title in words(app.why)

    app = App(Session(table({"blue": "Writing"}, {}).game, viewer=0))
    click(app, "dogma writing")
    seen = ""
    while app.session.can_step:
        app.hub.press("n")
        seen += words(app.why)
    assert "No free Draw action: no opponent shared an effect." in seen


def splaying() -> App:
    """A table on which Philosophy asks for a colour, of which some cannot be splayed."""
    t = table(
        {"purple": "Philosophy", "blue": "Writing, Tools", "red": "Archery", "yellow": "Agriculture, Masonry"}, {}
    )
    app = App(Session(t.game, viewer=0))
    click(app, "dogma philosophy")
    app.do("decision")
    assert app.session.request is not None
    assert app.session.request.kind == "color"
    return app


def test_a_card_that_is_read_tells_its_other_printings_and_its_rulings(app: App, lang: str) -> None:
    app.lang = lang
    app.table.activate("philosophy")
    shown = words(app.card)
    for other in app.texts.printings(app.session.machine.catalogue.find("Philosophy")):
        assert other.text in shown
    assert app.texts.message("run-rulings") in shown
    assert find(app.card.content, "data-act")[-1][1]["data-act"].startswith("ruling:rulings/")
    assert "⟦" not in shown


# --- the log ------------------------------------------------------------------------------------------------


def test_the_log_can_be_limited_to_one_seat(app: App) -> None:
    for name in ("draw", "meld", "draw", "meld", "dogma writing"):
        click(app, name)
    app.do("end")
    assert "You draw" in words(app.log)
    app.log.activate("only:1")
    told = words(app.log)
    assert "Opponent draws a [2]." in told
    assert "You draw" not in told
    app.log.activate("only:-1")
    assert "You draw" in words(app.log)


# --- other eyes ---------------------------------------------------------------------------------------------


def walk(session: Session) -> Iterator[int]:
    yield from session.path()[:: max(1, len(session.path()) // 9)]


@pytest.mark.parametrize(("viewer", "language"), [(0, "en"), (1, "uk"), (-1, "en")])
def test_no_part_of_the_app_names_a_card_that_these_eyes_have_never_seen(
    viewer: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("why", "card"):  # the titles of rulings name cards of their own
        monkeypatch.setattr(f"tutor.panels.{module}.ruling_list", lambda *_: None)
    session = late()
    app = App(session, lang=language)
    machine, path = session.machine, session.path()
    known: set[int] = set()
    for index in path:
        state = session.steps[index].state
        known |= {card for card in range(len(machine.catalogue.age)) if knows(machine, state, viewer, card)}
        for entry in session.steps[index].entries:
            card, seen = getattr(entry.item, "card", -1), getattr(entry.item, "seen", 0)
            if card >= 0 and (seen == machine.all_seats if viewer < 0 else seen >> viewer & 1):
                known.add(card)
    titles = {card: app.texts.card_title(card) for card in range(len(machine.catalogue.age)) if card not in known}
    assert len(titles) > 20
    public = [app.texts.card_title(card) for card in known] + list(app.texts.names)
    app.seat = viewer
    app.attention.unfolded = True
    for index in walk(session):
        session.goto(index)
        shown = everything(app)
        for title in sorted(public, key=len, reverse=True):
            shown = shown.replace(title, "")
        named = [title for title in titles.values() if re.search(rf"\b{re.escape(title)}\b", shown)]
        assert not named, f"step {index} as {viewer}: {named}"


def test_the_seats_are_switched_by_key_and_control_and_the_words_follow(app: App) -> None:
    assert words(app.now).startswith("Now Your turn")
    app.hub.press("v")
    assert app.seat == 1
    assert "’s turn" in words(app.now)
    assert "Your turn" not in words(app.now)
    for expected in ("decider", None, -1, 0):
        app.hub.press("v")
        assert ("decider" if app.seats.follows_decider else app.seat) == expected
    app.settings.seat.index = 3
    assert app.seat is None
    with pytest.raises(ValueError, match="seat 7"):
        app.seat = 7


def test_whoever_decides_sees_their_own_cards(app: App) -> None:
    app.hub.press("v")
    app.hub.press("v")
    for name in ("draw", "meld"):
        click(app, name)
    assert app.session.request is not None
    assert app.session.request.seat == app.seat == 1
    click(app, "draw")
    assert app.step_view.view.players[1].hand[0].title is not None


# --- before a class -----------------------------------------------------------------------------------------


def test_a_class_sees_no_answer_until_it_is_revealed(app: App) -> None:
    for name in ("draw", "meld", "draw", "meld"):
        click(app, name)
    assert "shares (3 ≥ 3)" in words(app.now)
    app.hub.press("c")
    assert app.scale == 1.5
    assert "itut-presenting" in app.box._dom_classes
    assert "shares (3" not in words(app.now)
    deck = app.step_view.view.next_draw
    assert deck is not None
    told = f"Draw a card: a [{deck.age}]"
    scene = app.table.scene
    assert scene is not None
    assert told not in words(app.now)
    assert "can be claimed" not in " ".join(box.label for box in scene.boxes)
    assert not any(box.enabled for box in scene.boxes if box.key.startswith("deck-"))
    app.hub.press("r")
    assert told in words(app.now)
    app.hub.press("r")
    click(app, "dogma writing")
    app.hub.press("ArrowRight")
    assert words(app.why) == "Why Opponent draws a [2]. The reasons are hidden from the class. Reveal (R)"
    assert "Opponent executes effect 1 of 1." in words(app.now)
    assert app.hub.spoken == "Opponent draws a card of value 2."
    assert "shares (" not in everything(app)
    assert app.drawing.marks().verdicts == {}
    assert "≥" not in app.hub.spoken
    app.hub.press("r")
    assert words(app.why).endswith("Hide (R)")
    assert "Opponent shares: 3" in words(app.why)
    assert app.drawing.marks().verdicts[1] == "shares (3 ≥ 3)"
    app.hub.press("ArrowRight")
    assert "hidden from the class" not in words(app.why), "what was revealed stays so from step to step"
    app.why.activate("reveal")
    assert "hidden from the class" in words(app.why)
    app.why.activate("reveal")
    assert "You draw a [2]" in words(app.why)
    app.hub.press("c")
    assert app.scale == 1.0
    assert "You draw a [2]" in words(app.why)


def test_before_a_class_the_words_grow_and_shrink_and_at_the_end_it_is_said(app: App, lang: str) -> None:
    app.lang = lang
    app.hub.press(">")
    assert app.scale == 1.15
    app.presenting = True
    assert app.scale == 1.5
    app.settings.buttons["larger"].click()
    assert app.hub.scale == app.scale == 1.75
    app.hub.press("Ю")
    largest = app.scale
    assert largest > 1.75
    assert app.texts.message("notice-largest") not in words(app.now)
    app.hub.press(">")
    assert app.scale == largest
    assert app.texts.message("notice-largest") in words(app.now)
    for _ in range(9):
        app.hub.press("<")
    assert app.scale == 1.0
    assert app.texts.message("notice-smallest") in words(app.now)
    app.presenting = False
    assert app.scale == 1.15, "its own size"


def test_while_a_guess_is_asked_for_there_is_nothing_to_reveal(app: App, lang: str) -> None:
    app.lang, app.presenting = lang, True
    app.conceal(Concealed(outcome=True))
    assert app.texts.message("why-hidden") in words(app.why)
    app.hub.press("r")
    assert app.texts.message("notice-nothing-to-reveal") in words(app.now)
    app.conceal(Concealed())
    assert app.curtained, "nothing was revealed"


def test_a_class_hears_step_by_step_who_executes_what_and_no_verdict_ahead(lang: str) -> None:
    """What is on the table for all to see is told; who is still to share or to obey is not."""
    t = table({"blue": "Writing"}, {"purple": "Philosophy"}, {"blue": "Tools"})
    app = App(Session(t.game, viewer=0), lang=lang)
    app.presenting = True
    click(app, "dogma writing")
    shown, lit = [], False
    while app.session.can_step and app.step_view.in_dogma:
        lit |= "data-current" in app.card.html
        assert not any(f"itut-{status}" in app.card.html for status in ("done", "skipped", "players"))
        verdicts = [app.texts.fact(entry).sentence for entry in app.step_view.reasons()]
        assert not any(each in words(app.now) + words(app.why) for each in verdicts)
        assert not app.drawing.marks().verdicts
        shown.append(words(app.now) + words(app.why))
        app.hub.press("ArrowRight")
    assert lit, "the sentence that runs"
    assert len(shown) >= 3
    assert all(before != after for before, after in pairwise(shown))


def test_a_class_can_be_shown_nothing_and_begin_again(app: App) -> None:
    app.hub.press(".")
    assert "before a class only" in words(app.now)
    assert not {"PageDown", "."} & set(app.hub.wanted), "what the page needs for itself"
    app.presenting = True
    assert {"PageDown", ".", "ю"} <= set(app.hub.wanted)
    click(app, "draw")
    app.hub.press(".")
    assert "itut-blank" in app.box._dom_classes
    app.hub.press("Escape")
    assert "itut-blank" not in app.box._dom_classes
    app.hub.press("0")
    assert app.session.step.number == 0
    assert len(app.session.steps) == 1


def test_a_blank_screen_hears_only_what_shows_it_again(app: App) -> None:
    app.presenting = True
    app.hub.press(".")
    assert "full stop" in app.hub.blank
    before = app.session.step.number
    for key in ("1", "3", "ArrowRight", "n", "r", "h", "0", "c", "т", "l"):
        app.hub.press(key)
    click(app, "draw")
    assert app.session.step.number == before
    assert (app.presenting, app.lang, words(app.help)) == (True, "en", "")
    app.lang = "uk"
    assert "крапку" in app.hub.blank
    app.hub.press("ю")
    assert "itut-blank" not in app.box._dom_classes
    app.hub.press("1")
    assert app.session.step.number > before


def test_keys_of_a_ukrainian_keyboard_serve_a_class_too(app: App) -> None:
    app.hub.press("с")
    assert app.presenting
    app.hub.press("ю")
    app.hub.press("ю")
    app.hub.press("к")
    assert "Hidden" not in words(app.why)


def test_a_table_that_does_not_fit_large_is_drawn_smaller_before_a_class() -> None:
    app = App(late(4))
    app.hub._heard(app.hub, {"type": "env", "theme": "light", "width": 640, "height": 440}, [])
    app.scale = 1.5
    alone = app.scene()
    assert alone.height > 440
    app.presenting = True
    assert app.scene().height <= 440


def test_before_a_class_a_narrow_table_keeps_its_decks_apart() -> None:
    app = App(late(4))
    app.presenting = True
    app.hub._heard(app.hub, {"type": "env", "theme": "light", "width": 500, "height": 900}, [])
    scene = app.scene()
    assert scene.width <= 500
    decks = sorted((box.x, box.w) for box in scene.boxes if box.key.startswith("deck-"))
    assert len(decks) == 11
    assert min(w for _, w in decks) >= 18
    assert all(x + w <= after for (x, w), (after, _) in pairwise(decks))


# --- faults -------------------------------------------------------------------------------------------------


def test_without_a_kernel_the_app_says_whether_anything_is_kept() -> None:
    assert "press Resume" in tutor.open("lessons/staging").now.resume
    app = tutor.open("lessons/staging", save=False)
    assert "nothing is kept" in app.now.resume
    assert app.table.overlay.resume_text == app.now.resume


def test_a_fault_in_one_place_leaves_the_rest_working(
    app: App, monkeypatch: pytest.MonkeyPatch, lenient: Callable[[], None]
) -> None:
    lenient()
    whole = StepView.of

    def broken(session: Session, *given: object) -> StepView:
        raise RuntimeError("out of order")

    monkeypatch.setattr(StepView, "of", broken)
    app.hub.press("w")
    assert "out of order" in app.error.html
    monkeypatch.setattr(StepView, "of", whole)
    click(app, "draw")
    assert "You draw a [1]: Agriculture." in words(app.why)
    app.hub.press("ArrowLeft")
    assert not app.session.at_tip


@pytest.mark.parametrize(("viewer", "names"), [(0, ("You", "Opponent")), (1, ("Player 1", "Player 2"))])
def test_who_is_you_depends_on_whose_eyes_one_sees_with(viewer: int, names: tuple[str, ...]) -> None:
    for seat in (viewer, None, -1) if viewer else (viewer,):
        assert open_("lessons/staging", "en", seat, save=False).texts.names == names


def test_before_the_first_turn_nobody_has_it_and_no_action_is_counted(lang: str) -> None:
    app = App(Session(Game.new(("Ann", "Ben"), seed=1)), lang=lang)
    turn = app.texts.message("now-setup")
    scene = app.table.scene
    assert scene is not None
    said = " ".join((words(app.now), scene.title, to_svg(scene), str(app), *(box.label for box in scene.boxes)))
    assert turn in words(app.now)
    for action in (0, 1, 2):
        assert app.texts.message("say-turn", action=action, actions=0) not in said
    while app.session.view().actions == 0:
        assert app.session.request is not None
        app.answer((app.session.request.options[0],))
    assert turn not in words(app.now)
    scene = app.table.scene
    assert scene is not None
    assert app.texts.message("say-turn", action=1, actions=1) in scene.title


def test_the_app_says_how_the_keys_come_to_it(lang: str) -> None:
    app = tutor.open("lessons/staging", lang)
    assert app.hub.outside == app.texts.message("app-outside")
    assert "Tab" in app.hub.outside
    said = app.hub.outside
    app.do("language")
    assert "Tab" in app.hub.outside
    assert app.hub.outside != said


def test_what_was_said_to_a_class_is_not_said_any_more_when_it_has_gone(app: App, lang: str) -> None:
    app.lang, app.presenting = lang, True
    app.hub.press("r")
    app.hub.press("r")
    hidden = app.texts.message("class-hidden")
    app.presenting = False
    assert hidden not in app.hub.spoken
    assert app.settings.buttons["class"].description == app.texts.message("set-class-off")


def test_a_second_click_on_the_same_place_is_for_the_same_question() -> None:
    """A double click on "Draw" draws once, whatever the next question offers in that place."""
    app = tutor.open("lessons/staging")
    asked, table_asked = app.now.question, app.table.overlay.question
    message = {"type": "activate", "id": f"option:{token_of(app, option(app, 'draw'))}", "question": asked}
    app.now._heard(app.now, message, [])
    after = len(app.session.steps)
    assert after > 1
    app.now._heard(app.now, message, [])
    app.table.overlay._heard(app.table.overlay, {"type": "activate", "key": "deck-1", "question": table_asked}, [])
    assert len(app.session.steps) == after
    app.now._heard(app.now, {**message, "question": app.now.question}, [])
    assert len(app.session.steps) > after
