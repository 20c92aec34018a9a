"""One step as every panel shows it, computed once: view, request, recent steps, running cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.explore import Change, Melding, Tries, change, foretold, melding
from engine.game import Game
from engine.lang.terms import Color, EffectKind, Icon
from engine.model.frames import ActionFrame
from engine.model.state import Frame, Request, State
from engine.model.zones import AVAILABLE, Zones
from engine.query import table
from engine.query.eligibility import claimable, eligibility
from engine.query.running import running_action
from engine.query.sight import Viewer
from engine.run import actions, plan
from engine.run.errors import EndlessError, NotDoneError
from engine.run.machine import Machine, UnknownCard
from engine.run.options import open_options
from engine.seat.look import card_view
from engine.seat.view import CardView, TableView
from engine.trace import facts
from engine.trace.events import (
    At,
    Began,
    Denies,
    Entry,
    Fact,
    FactKind,
    Moved,
    Rearranged,
    Shown,
    Span,
    Splayed,
)
from engine.trace.recorder import Level
from tutor.panels import execution
from tutor.panels.app_text import AppText
from tutor.scene.layout import SPECIALS_KEY, available_key, deck_key, pile_key, player_key, special_key, zone_key
from tutor.session import Session, Step

TRIED = 300
"""how many states are tried at most to find out whether the Dogmas of one drawing change anything, and as many for
the karmas that would step in"""


@dataclass(frozen=True, slots=True)
class Preview:
    """Who would take part in a Dogma, computed before it is chosen."""

    facts: tuple[Fact, ...]
    """one for each seat, clockwise from the activator's left, the activator last"""
    sharing: bool
    """whether the card has an effect that can be shared"""
    demanding: bool
    """whether it has a demand"""
    change: Change
    """whether anything would change, as far as the viewer can know"""
    echoes: Fact | None = None
    """which echo effects are executed first; ``None`` for none"""

    @property
    def said(self) -> str:
        """What is said about that, as ``Change`` names it; empty if nothing is."""
        return self.change.value if self.change in (Change.NOTHING, Change.TOO_MANY) else ""

    def order(self, actor: int) -> tuple[int, ...]:
        """Return the seats that would execute an effect, in order; ``actor`` is the activator."""
        kinds = {facts.SHARES, facts.COMPELLED} if self.sharing else {facts.COMPELLED}
        kinds |= {facts.VULNERABLE} if self.demanding else set[FactKind]()
        others = tuple(fact.seat for fact in self.facts if fact.kind in kinds)
        return (*others, actor) if self.sharing else others


class Trials:
    """What trying the actions offered at a session's step shows, as far as its viewer can know.

    They are tried when the first one is asked for, all of them together: each may use its part of the states that those
    before it have left.
    """

    def __init__(self, session: Session) -> None:
        self._machine, self._state, self._viewer = session.machine, session.state, session.viewer
        self._found: dict[int, Change] = {}
        self._ahead: dict[int, tuple[Fact, ...]] = {}

    def are_of(self, session: Session) -> bool:
        """Return whether they are those of a session where it stands now."""
        return self._state is session.state and self._viewer == session.viewer

    def of(self, option: int) -> Change:
        """Return whether an action would change anything; what is no offered Dogma is not tried."""
        if not self._found:
            kinds = {each: actions.split(self._machine, each)[0] for each in self._offered()}
            offered = [each for each, kind in kinds.items() if kind is actions.DOGMA or kind.icon is not None]
            for each, tries in _shared(offered):
                self._found[each] = change(self._game(), (each,), self._viewer, tries)
        return self._found.get(option, Change.UNKNOWN)

    def ahead(self, option: int) -> tuple[Fact, ...]:
        """Return the karmas that would step in, or may, if an action were taken; none if it is not offered."""
        if not self._ahead:
            for each, tries in _shared(self._offered()):
                self._ahead[each] = foretold(self._game(), each, self._viewer, tries)
        return self._ahead.get(option, ())

    def _offered(self) -> Sequence[int]:
        request = self._state.request
        return request.options if request is not None and request.kind == "action" else ()

    def _game(self) -> Game:
        return Game(self._state, machine_=self._machine)


def _shared(offered: Sequence[int]) -> Iterator[tuple[int, Tries]]:
    """Yield each offered action with its part of the states that may be tried; what one leaves is for the others."""
    left = TRIED
    for place, each in enumerate(offered):
        tries = Tries(left // (len(offered) - place))
        left -= tries.left
        yield each, tries
        left += tries.left


@dataclass(frozen=True, slots=True)
class StepView:
    """One step as its viewer may see it."""

    session: Session
    view: TableView
    recent: tuple[Step, ...]
    """the steps whose events the panels report"""
    action: tuple[Entry, ...]
    """events and facts since the running (or last) action began"""
    runs: tuple[execution.CardRun, ...]
    """the cards being executed, outermost first"""
    trials: Trials
    """what trying the offered actions shows: whether they would change anything, which karmas would step in"""
    verdicts: Mapping[int, Entry]
    """the locked facts of the running Dogma, by seat"""
    cards: Mapping[str, CardView] = field(default_factory=dict)
    """every card on the table by its key"""

    @classmethod
    def of(cls, session: Session, old: int | None = None, trials: Trials | None = None) -> StepView:
        """Return the session's current step.

        ``old`` is the index of the step from which it was reached, ``trials`` those of an earlier drawing: of the same
        table nothing is tried again.
        """
        view = session.view()
        entries = execution.current_action(session)
        runs = tuple(execution.running_cards(session.machine, session.state, entries))
        inside = bool(view.executing is not None)
        return cls(
            session=session,
            view=view,
            recent=tuple(execution.recent(session, old)),
            action=tuple(entries),
            runs=runs,
            verdicts=execution.locked_verdicts(entries) if inside else {},
            cards={card.key: card for card in all_cards(view)},
            trials=trials if trials is not None and trials.are_of(session) else Trials(session),
        )

    @property
    def machine(self) -> Machine:
        """The machine of the session."""
        return self.session.machine

    @property
    def state(self) -> State:
        """The state at the step."""
        return self.session.state

    @property
    def request(self) -> Request | None:
        """The pending request; ``None`` if it is closed to the viewer, as if nobody were asked."""
        return self.session.request if self.session.closed is None else None

    @property
    def closed(self) -> Request | None:
        """A choice of another seat that the viewer may not look into, made at this step."""
        return self.session.closed

    @property
    def viewer(self) -> Viewer:
        """The session's viewer."""
        return self.session.viewer

    @property
    def in_dogma(self) -> bool:
        """Whether a Dogma action is running."""
        return self.view.executing is not None

    # --- what just happened ---

    def news(self) -> Iterator[Entry]:
        """Yield the events of the recent steps."""
        for step in self.recent:
            for entry in self.session.visible_entries(step):
                if not isinstance(entry.item, Fact) and execution.in_log(entry):
                    yield entry

    def reasons(self) -> list[Entry]:
        """Return the facts that explain the recent steps, in the order of the steps.

        During a Dogma the locked verdict of the player who just acted is added at the end.
        """
        found = [
            entry
            for step in self.recent
            for entry in self.session.visible_entries(step)
            if isinstance(entry.item, Fact) and entry.item.kind.shown is not Shown.ASKED
        ]
        if self.in_dogma:
            entries = (entry for step in self.recent for entry in self.session.visible_entries(step))
            did = [entry for entry in entries if entry.at.card >= 0 and execution.in_log(entry)]
            verdict = self.verdicts.get(did[-1].at.seat) if did else None
            if verdict is not None and verdict not in found:
                found.append(verdict)
        return found

    def refusals(self, key: str) -> list[Entry]:
        """Return the facts of this step that say why the card or pile with this key cannot be chosen."""
        card = self.cards.get(key)
        found = []
        for entry in self.session.visible_entries(self.session.step):
            fact = entry.item
            if not isinstance(fact, Fact):
                continue
            if fact.denies is Denies.CARD and card is not None and card.card in fact.cards:
                found.append(entry)
            if fact.denies is Denies.SPLAY:
                color = Color(fact.number("color"))
                pile = self.view.players[fact.seat].piles[color]
                if key == pile_key(fact.seat, color) or any(key == each.key for each in pile.cards):
                    found.append(entry)
        return found

    # --- keys on the table ---

    def key_of(self, card: int) -> str:
        """Return the key of a card at its current place."""
        return card_key(self.machine, self.state, card, self.viewer)

    def zone_around(self, key: str) -> str:
        """Return the key of a player's zone in which a card lies, given the card's; empty if it lies in none."""
        zones = ((player.seat, zone) for player in self.view.players for zone in player.zones)
        return next(
            (zone_key(zone.word, seat) for seat, zone in zones if any(card.key == key for card in zone.cards)), ""
        )

    def option_keys(self, option: int) -> tuple[str, ...]:
        """Return the keys of the places on the table that choose an option; empty if it has none."""
        request = self.request
        if request is None:
            return ()
        if request.kind == "action":
            kind, card = actions.split(self.machine, option)
            if kind is actions.DRAW:
                next_draw = self.view.next_draw
                return (deck_key(next_draw.age, next_draw.set),) if next_draw is not None else ()
            return (self.key_of(card),) if card >= 0 else ()
        if request.kind in ("card", "order"):
            return (self.key_of(option),)
        if request.kind == "color":
            return (pile_key(request.seat, Color(option)),)
        if request.kind == "player":
            return (player_key(option),)
        return ()

    def choices(self) -> dict[str, list[int]]:
        """Return the options by the key of the place on the table that chooses them."""
        found: dict[str, list[int]] = {}
        for option in open_options(self.machine, self.state, self.viewer):
            for key in self.option_keys(option):
                found.setdefault(key, []).append(option)
        return found

    def changed(self) -> frozenset[str]:
        """Return the keys of cards and piles that the recent steps moved, splayed or rearranged."""
        found = set()
        for entry in self.news():
            match entry.item:
                case Moved(card=card):
                    found.add(place_key(self.machine, self.state, card, self.viewer))
                case Splayed(owner=owner, color=color) | Rearranged(owner=owner, color=color):
                    found.add(pile_key(owner, Color(color)))
        return frozenset(found)

    def trails(self) -> tuple[tuple[int, int, str, str], ...]:
        """Return (zone left, zone, key of the place left, key) for each way that cards went in the recent steps.

        Cards that went the same way go together, to the place where they lie; a card that came back left no trail.
        Of a series of several actions only the last step with moves counts: all ways together would hide the table.
        """
        ways: dict[int, tuple[int, int]] = {}
        for move in self._last_moves():
            ways[move.card] = ways.get(move.card, (move.source, 0))[0], move.target
        cards: dict[tuple[int, int], list[int]] = {}
        for card, way in ways.items():
            if way[0] != way[1]:
                cards.setdefault(way, []).append(card)
        machine, zones = self.machine, self.machine.zones
        found = []
        for (source, target), moved in cards.items():
            if len(moved) == 1 and self.state.where[moved[0]] == target:
                key = place_key(machine, self.state, moved[0], self.viewer)
            else:
                key = spot_key(zones, target)
            found.append((source, target, self._left_key(source, moved), key))
        return tuple(found)

    def _last_moves(self) -> list[Moved]:
        """Return the moves of the recent steps, of several actions only those of the last step that has some."""
        steps = [
            [entry.item for entry in self.session.visible_entries(step) if execution.in_log(entry)]
            for step in self.recent
        ]
        began = sum(
            isinstance(entry.item, Began) and entry.item.what is Span.ACTION
            for step in self.recent
            for entry in self.session.visible_entries(step)
        )
        moved = [moves for step in steps if (moves := [each for each in step if isinstance(each, Moved)])]
        return [move for moves in (moved[-1:] if began > 1 else moved) for move in moves]

    def _left_key(self, source: int, moved: list[int]) -> str:
        """Return the key of the place that cards left; of one achievement, that of its own coin."""
        zones, catalogue = self.machine.zones, self.machine.catalogue
        if len(moved) == 1 and zones.owner[source] < 0:
            if catalogue.is_special(moved[0]):
                return special_key(catalogue.title[moved[0]])
            if zones.word[source] == AVAILABLE:
                return available_key(catalogue.age[moved[0]])
        return spot_key(zones, source)

    def echoes(self, run: execution.CardRun) -> bool:
        """Return whether the running effect of a card is an echo effect."""
        effect = run.effect
        return effect is not None and self.machine.codes.of(run.card)[effect.index].kind is EffectKind.ECHO

    def echoing(self) -> frozenset[str]:
        """Return the keys of the cards on the table whose echo effects are being executed."""
        runs = self.runs if self.in_dogma else ()
        cards = {run.card for run in runs if not run.over and self.echoes(run)}
        return frozenset(key for key, card in self.cards.items() if card.card in cards)

    # --- before choosing ---

    def preview(self, card: int, kind: actions.ActionKind = actions.DOGMA) -> Preview | None:
        """Return who would take part in a card's Dogma; ``None`` without programmed effects or a request.

        ``kind`` is how the Dogma action is taken, if another icon counts in it than the featured one.
        """
        programs = plan.of_dogma(self.machine, self.state, card)
        request, codes = self.request, [self.machine.codes[program] for program in programs]
        if request is None or not codes:
            return None
        icon = int(self.machine.catalogue.featured[card] if kind.icon is None else kind.icon)
        kinds = plan.kinds(codes)
        echoing = plan.echoing(self.machine, self.state, card) if self.machine.echoes else []
        return Preview(
            eligibility(self.machine, self.state, request.seat, icon, **kinds),
            kinds["shared"],
            kinds["demand"],
            self.trials.of(actions.option_of(self.machine, kind.word, card)),
            plan.echo_effects(self.machine, request.seat, card, echoing) if echoing else None,
        )

    def leads_to(self, option: int) -> tuple[int, Preview] | None:
        """Return the card of the Dogma action that an option leads to at once, and who would take part in it.

        A promotion and a showcase do; ``None`` for any other option, and inside a Dogma action.
        """
        request = self.request
        if request is None or self.in_dogma or request.kind != "card" or request.high > 1:
            return None
        machine, state = self.machine.silent(unseen_by=request.seat), self.state.copy()
        machine.set_level(Level.FULL)
        machine.answer(state, (option,))
        locked: Frame | None = None
        try:
            while state.request is None and state.result is None and locked is None:
                machine.step(state)
                action = running_action(state)
                locked = action if action is not None and action.vars[ActionFrame.VERDICTS] else None
        except (UnknownCard, EndlessError, NotDoneError):
            return None
        if locked is None or machine.trace is None:
            return None
        found = [entry.item for entry in machine.trace.take() if isinstance(entry.item, Fact)]
        kinds = plan.kinds(plan.codes(machine, state, locked))
        verdicts = tuple(fact for fact in found if fact.kind.verdict)
        echoes = next((fact for fact in found if fact.kind is facts.ECHO_EFFECTS), None)
        preview = Preview(verdicts, kinds["shared"], kinds["demand"], Change.UNKNOWN, echoes)
        return locked.vars[ActionFrame.CARD], preview

    def karmas_ahead(self, option: int) -> tuple[Fact, ...]:
        """Return the facts about karmas that would step in, or may, if an action were taken."""
        return self.trials.ahead(option)

    def melding(self, card: int) -> Melding | None:
        """Return the result of melding a card; ``None`` if the viewer cannot see the card."""
        return melding(self.session.game, card, self.viewer)

    def next_achievement(self) -> Fact | None:
        """Return the fact about the lowest achievement that the deciding player cannot claim yet, or ``None``."""
        request = self.request
        if request is None or request.purpose != "turn":
            return None
        age = self.machine.catalogue.age
        lying = sorted(self.state.zones[self.machine.zones.available], key=lambda card: age[card])
        verdicts_ = (claimable(self.machine, self.state, request.seat, card) for card in lying)
        return next((fact for fact in verdicts_ if not fact.holds), None)

    def claimable_secrets(self) -> tuple[int, ...]:
        """Return the cards that the deciding player, and nobody else, may claim with an Achieve action, or could."""
        if self.request is None:
            return ()
        own = self.machine.achieved_from[self.request.seat]
        return tuple(card for zone in own for card in self.state.zones[zone])

    def not_done(self) -> list[int]:
        """Return the decider's top cards with effects that nobody programmed, so that no Dogma can choose them."""
        request = self.request
        if request is None or request.kind != "action":
            return []
        m = self.machine
        tops = table.top_cards(m, self.state, request.seat)
        return [card for card in tops if not m.is_written(card)]

    def featured_icon(self) -> Icon | None:
        """Return the featured icon of the running Dogma."""
        return self.view.featured


def named(view: TableView, texts: AppText) -> TableView:
    """Return the view with the players' names in the reader's language."""
    players = tuple(replace(player, name=texts.name(player.seat)) for player in view.players)
    return replace(view, players=players)


def all_cards(view: TableView) -> Iterator[CardView]:
    """Yield every card on a table."""
    for player in view.players:
        for pile in player.piles:
            yield from pile.cards
        for zone in player.zones:
            yield from zone.cards
    for zone in view.zones:
        if zone is not view.out_of_play:  # its backs have no keys of their own
            yield from zone.cards


def card_key(machine: Machine, state: State, card: int, viewer: Viewer) -> str:
    """Return the key of a card or special achievement in the picture."""
    if machine.catalogue.is_special(card):
        return special_key(machine.catalogue.title[card])
    return card_view(machine, state, card, viewer).key


def spot_key(zones: Zones, zone: int) -> str:
    """Return the key of a zone in the picture."""
    back, seat = zones.back[zone], zones.owner[zone]
    if back is not None:
        set_, age = back
        return deck_key(age, set_)
    if zones.is_board[zone]:
        return pile_key(seat, Color(zones.color[zone]))
    if zone in (zones.specials, zones.specials_out_of_play):
        return SPECIALS_KEY
    return zone_key(zones.word[zone], seat)


def place_key(machine: Machine, state: State, card: int, viewer: Viewer) -> str:
    """Return the key of a card, or of its place if that is a deck, out of the game or the special achievements."""
    zones, zone = machine.zones, state.where[card]
    if zones.back[zone] is not None or zone == zones.out_of_play or machine.catalogue.is_special(card):
        return spot_key(zones, zone) if not machine.catalogue.is_special(card) else SPECIALS_KEY
    return card_key(machine, state, card, viewer)


def moves(
    machine: Machine, before: State, after: State, steps: Iterator[Step] | tuple[Step, ...], viewer: Viewer
) -> list[tuple[str, str]]:
    """Return (old key, new key) for each card that moved, so that the picture can slide it."""
    found: dict[int, tuple[str, str]] = {}
    for step in steps:
        for entry in step.entries:
            if isinstance(entry.item, Moved):
                card = entry.item.card
                found.setdefault(
                    card, (place_key(machine, before, card, viewer), place_key(machine, after, card, viewer))
                )
    return [pair for pair in found.values() if pair[0] != pair[1]]


def outside(fact: Fact) -> Entry:
    """Wrap a fact that was computed outside the running game."""
    return Entry(At(0, fact.seat, -1, -1, -1, "", -1), fact)
