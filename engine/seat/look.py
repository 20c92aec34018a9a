"""From a state to what one seat may see of it."""

from __future__ import annotations

from engine.lang.terms import REVEALED_SLOTS, Color, Icon, Mark, Splay, icon_in
from engine.model.cards import INTRODUCED, Special
from engine.model.frames import VERDICT_NAMES, ActionFrame, TurnFrame
from engine.model.state import State
from engine.model.zones import BOX, JUNKED_SPECIALS
from engine.query import banners, karmas, limits, sight, table
from engine.query.eligibility import claimable, special_progress
from engine.query.running import running_action, running_turn
from engine.query.sight import Viewer
from engine.run import plan
from engine.run.choices import is_closed
from engine.run.draws import foretell
from engine.run.machine import Machine
from engine.seat.view import (
    HIDDEN,
    AchievementView,
    BannerView,
    CardView,
    DeckView,
    KarmaCountView,
    NextDrawView,
    PileView,
    PlayerView,
    SpecialView,
    TableView,
    ZoneView,
    shown_slots,
)
from engine.trace import facts
from engine.trace.events import Fact


def card_view(m: Machine, s: State, card: int, viewer: Viewer) -> CardView:
    """Return a card as a viewer sees it where it lies."""
    zone = s.where[card]
    if not sight.knows(m, s, viewer, card):
        place = s.zones[zone].index(card)
        word, owner = m.zones.word[zone], m.zones.owner[zone]
        key = f"{word}-{place}" if owner < 0 else f"{word}-{owner}-{place}"
        return CardView(key, m.catalogue.age[card], m.catalogue.facts[card].set)
    facts = m.catalogue.facts[card]
    return CardView(
        key=facts.key,
        value=table.value(m, s, card),
        set=facts.set,
        card=card,
        title=facts.title,
        color=facts.color,
        slots=facts.slots,
        featured=facts.featured,
        ready=m.is_written(card),
    )


def look(m: Machine, s: State, viewer: Viewer) -> TableView:
    """Return the whole table as a viewer sees it."""
    asked = s.request if s.request is not None and not is_closed(m, s, viewer, s.request) else None
    turn = running_turn(s)
    before_turns = next((frame.seat for frame in s.frames), 0)  # who is asked in setup, or begins the next turn
    current = turn.seat if turn is not None else before_turns
    actions = turn.vars[TurnFrame.ACTIONS] if turn is not None else 0
    taken = turn.vars[TurnFrame.ACTIONS_TAKEN] if turn is not None else 0
    running = running_action(s)
    above = turn is not None and s.frames[-1] is not turn  # an action, or what comes before the first one
    action = taken if above else min(taken + 1, actions)
    locked = running.vars[ActionFrame.VERDICTS] if running is not None else ()
    executing = running.vars[ActionFrame.CARD] if running is not None and locked else None
    featured = m.catalogue.featured.get(executing) if executing is not None else None
    if running is not None and featured is not None and running.vars[ActionFrame.COUNTED] is not None:
        featured = Icon(running.vars[ActionFrame.COUNTED])
    verdicts: tuple[tuple[int, str, int, int], ...] = ()
    if running is not None and executing is not None and featured is not None:
        leader = table.icon_count(m, s, running.seat, featured) + table.lent_icons(m, s, executing, featured)
        compelled, exposed = running.vars[ActionFrame.COMPELLED], running.vars[ActionFrame.EXPOSED]
        kinds = plan.kinds(plan.codes(m, s, running)) if m.compelling or exposed else _PLAIN
        verdicts = tuple(
            (
                seat,
                _verdict(VERDICT_NAMES[each], kinds, compelled=seat in compelled, exposed=seat in exposed),
                table.icon_count(m, s, seat, featured),
                leader,
            )
            for seat, each in enumerate(locked)
            if seat not in s.out
        )
    return TableView(
        edition=s.setup.edition,
        viewer=viewer,
        players=tuple(_player(m, s, seat, viewer) for seat in range(s.players)),
        decks=tuple(
            DeckView(age, len(s.zones[m.zones.deck(age, set_)]), set_)
            for set_, age in m.zones.decks
            if (set_, age) != INTRODUCED or table.are_introduced(m, s)
        ),
        achievements=_achievements(m, s, viewer, current),
        specials=tuple(_special(m, s, special) for special in m.catalogue.specials),
        zones=tuple(_zone(m, s, m.zones.of(kind.word), viewer) for kind in m.zones.common_kinds if kind.cards),
        current=current,
        action=action,
        actions=actions,
        next_draw=_next_draw(m, s, current if asked is None else asked.seat) if turn is not None else None,
        executing=executing,
        featured=featured,
        verdicts=verdicts,
        winners=s.result.winners if s.result is not None else None,
        icons=table.standard_icons(m, s),
    )


_PLAIN = plan.Kinds(shared=True, demand=True, compel=False, echoes=False)
"""effects with which a verdict is what was locked"""


def _verdict(name: str, kinds: plan.Kinds, *, compelled: bool, exposed: bool) -> str:
    """Return a seat's verdict on a card with effects of some kinds.

    ``exposed``: it shares by a karma, and demands hit it all the same. If the card compels and demands nothing, too few
    icons harm nobody.
    """
    if compelled:
        return "compelled"
    if exposed and kinds["demand"]:
        return "exposed" if kinds["shared"] else "vulnerable"
    return "spared" if name == "vulnerable" and kinds["compel"] and not kinds["demand"] else name


def _player(m: Machine, s: State, seat: int, viewer: Viewer) -> PlayerView:
    zones = m.zones
    titles = {special.id: special.title for special in m.catalogue.specials}
    return PlayerView(
        seat=seat,
        name=s.setup.players[seat],
        team=s.setup.teams[seat],
        piles=tuple(_pile(m, s, color, zones.pile(seat, color), viewer) for color in Color),
        zones=tuple(_zone(m, s, zones.of(kind.word, seat), viewer) for kind in zones.player_kinds),
        specials=tuple(titles[card] for card in s.zones[zones.achievements(seat)] if card in titles),
        icons=table.icon_totals(m, s, seat),
        points=table.score(m, s, seat),
        left=seat in s.out,
        bonuses=table.bonuses(m, s, seat),
        by_karmas=tuple((m.catalogue.title[card], n) for card, n in table.points_by_karmas(m, s, seat)),
        banners=tuple(_banner(m, fact) for fact in banners.explained(m, s, seat)),
        counted_by_karma=tuple(
            KarmaCountView(m.catalogue.key[card], card, n) for card, n in karmas.achievements(m, s, seat)
        ),
    )


def _banner(m: Machine, fact: Fact) -> BannerView:
    """Return a visible flag or fountain, of which a fact tells whether it counts."""
    (card,) = fact.cards
    color, key = m.catalogue.color[card], m.catalogue.key[card]
    if fact.kind is facts.FOUNTAIN_COUNTS:
        return BannerView(key, Mark.FOUNTAIN, Color(color), 0, 0, counts=True)
    return BannerView(key, Mark.FLAG, Color(color), fact.number("own"), fact.number("most"), counts=bool(fact.holds))


def _zone(m: Machine, s: State, zone: int, viewer: Viewer) -> ZoneView:
    """Return a zone without its special achievements, which have no back."""
    cards = tuple(card_view(m, s, card, viewer) for card in s.zones[zone] if m.home[card] >= 0)
    word, owner = m.zones.word[zone], m.zones.owner[zone]
    return ZoneView(word, cards, limits.limit(m, s, owner, word) if owner >= 0 else None)


def _pile(m: Machine, s: State, color: Color, zone: int, viewer: Viewer) -> PileView:
    """Return a colour of a board; where boards are not open, another's covered cards show only what the splay does.

    Where piles may not be counted either, those of another that are not splayed show their top cards alone.
    """
    splay = Splay(s.splays[zone])
    cards = tuple(card_view(m, s, card, viewer) for card in s.zones[zone])
    if cards and not sight.counts_covered(m, viewer, zone, splay):
        return PileView(color, splay, cards[:1], counted=False)
    if sight.sees_covered(m, viewer, zone):
        return PileView(color, splay, cards)
    covered = tuple(
        CardView(
            key=f"board-{zone}-{place}",
            value=0,
            set=card.set,
            color=card.color,
            slots=tuple(
                contents if slot in REVEALED_SLOTS[len(card.slots)][splay] else HIDDEN
                for slot, contents in enumerate(card.slots)
            ),
        )
        for place, card in enumerate(cards[1:], start=1)
    )
    return PileView(color, splay, cards[:1] + covered)


def _achievements(m: Machine, s: State, viewer: Viewer, current: int) -> tuple[AchievementView, ...]:
    seat = viewer if viewer is not None and viewer >= 0 else current
    found = []
    for card in sorted(s.zones[m.zones.available], key=lambda card: m.catalogue.age[card]):
        fact = claimable(m, s, seat, card)
        value, points, needed, top = (fact.number(name) for name in ("value", "points", "needed", "top"))
        held = dict(fact.numbers).get("held", 0)
        found.append(AchievementView(card_view(m, s, card, viewer), needed, max(0, needed - points), top < value, held))
    return tuple(found)


def _special(m: Machine, s: State, special: Special) -> SpecialView:
    zone = s.where[special.id]
    holder = m.zones.owner[zone] if m.zones.owner[zone] >= 0 else None
    state = "claimed" if zone in m.zones.achievements_of else "in-use"
    if holder is None:
        in_stock = zone == m.stock[special.id]
        state = ("available" if zone == m.zones.specials else "in-supply") if in_stock else _STATES[m.zones.word[zone]]
    progress = [special_progress(m, s, seat, special.id) for seat in range(s.players)]
    counted = tuple(min(each) for each in progress if each is not None)
    needed = max((need for each in progress if each is not None for need in each[1:]), default=0)
    at = s.zones[zone].index(special.id)
    bears = m.catalogue.title[s.zones[zone][at - 1]] if state == "in-use" and at else ""
    needs = tuple(each[1] for each in progress if each is not None)
    each_needs = needs if len({*needs}) > 1 else ()
    rule = m.cite(special.rule)
    return SpecialView(
        special.title, state, holder, counted, needed, special.set, bears, rule, each_needs, special.color
    )


_STATES = {JUNKED_SPECIALS: "junked", BOX: "removed"}
"""of a special achievement that nobody has, by the word of its zone"""


def _next_draw(m: Machine, s: State, seat: int) -> NextDrawView | None:
    """Return where that seat's next Draw action takes its card from; ``None`` if it ends the game."""
    value = table.highest_top(m, s, seat)
    found = foretell(m, s, seat, value)
    back = m.zones.back[found.deck] if not found.ends_the_game else None
    return NextDrawView(seat, value, found.age, back[0], found.set) if back is not None else None


def visible_icons(view: TableView, icon: Icon) -> frozenset[str]:
    """Return the keys of the cards on boards that show an icon now."""
    found = set()
    for player in view.players:
        for pile in player.piles:
            for place, card in enumerate(pile.cards):
                shown = card.slots if place == 0 else shown_slots(card, pile.splay)
                if any(contents is not HIDDEN and icon_in(contents) == icon for contents in shown):
                    found.add(card.key)
    return frozenset(found)
