"""The whole table as one picture, drawn from a seat's view."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from engine.lang.terms import Color
from engine.model.zones import HAND
from engine.seat.view import PileView, PlayerView, TableView
from tutor.scene.annotated import draw_annotations
from tutor.scene.card_shapes import COUNT_LABEL, CardSize, Shape, fan_regions
from tutor.scene.cards import SLIDE, named_edges
from tutor.scene.density import (
    BONUS_ROOM,
    GAP,
    LAST,
    MANY,
    MARGIN,
    MOST_GAP,
    RAIL,
    RAIL_GAP,
    Density,
    Fan,
    HandGrid,
    board_height,
    card_size,
    columns,
    densities,
    fan_box,
    hand_grid,
    largest,
    place_width,
)
from tutor.scene.draw_cache import cached_drawing, middle_inputs, pile_inputs, seat_inputs
from tutor.scene.enlarged import draw_card, draw_limited, draw_out_of_play
from tutor.scene.header import FURTHER, HeaderPlan
from tutor.scene.inputs import DESCRIPTIONS, LABELS, Marks, Options, TableWords
from tutor.scene.lanes import draw_lanes
from tutor.scene.layout import Box, pile_key, player_key, text_width, zone_key
from tutor.scene.primitives import Rect, Scene, Stroke
from tutor.scene.river import RiverPen, RiverPlan
from tutor.scene.scaling import scaled

LARGER = (1.6, 1.45, 1.3, 1.15)
"""how much larger everything is drawn where the largest cards leave room"""
_ABOVE, _BELOW = 4.0, 9.0
"""room above a header and below a board"""
_LESS = 4.0
"""how much less of that there is where everything is as low as can be"""
_MOST_SPREAD = 40.0
"""most room above the own header, and between the own board and the hand, where height is left over"""
_NARROW = 700.0
"""a table narrower than this is never drawn larger"""


def draw_table(view: TableView, words: TableWords, marks: Marks, options: Options) -> Scene:
    """Draw the table as seen by ``view.viewer``, whose area is at the bottom (seat 0 if the viewer is no seat)."""
    width = options.width / options.scale
    height = None if options.height is None else options.height / options.scale
    table = _Table(view, words, marks, options.theme, options.opened)
    if height is not None:
        for larger in LARGER:
            if width / larger < _NARROW:
                continue
            table.widen(width / larger)
            layout = table.roomiest(height / larger)
            if layout is not None:
                scene = table.finished(table.draw(layout, height / larger))
                return scaled(scene, options.scale * larger)
    table.widen(width)
    return scaled(table.finished(table.draw(table.layout(height), height)), options.scale)


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that was decided about one table."""

    density: Density
    others: CardSize
    own: CardSize
    hand: HandGrid
    lefts: tuple[float, ...]
    """left edges of the columns"""
    widths: tuple[float, ...]
    gap: float
    """between columns"""
    rail: float
    """left edge of the rail; 0: there is none"""
    counted: bool
    """whether boards above the river count their piles"""
    header: HeaderPlan
    river: RiverPlan
    heights: tuple[float, ...]
    """of the areas above the river, the river and the area at the bottom"""

    @property
    def height(self) -> float:
        """Height of everything."""
        return sum(self.heights)


class _Table(RiverPen):
    """Lays out and draws one view."""

    def __init__(
        self,
        view: TableView,
        words: TableWords,
        marks: Marks,
        theme: Literal["light", "dark"],
        opened: int | None,
    ) -> None:
        super().__init__(view, words, marks, theme)
        self.inner = 0.0
        self.rail = RAIL + (BONUS_ROOM if any(player.bonuses for player in view.players) else 0.0)
        self.in_rail = {player.seat: self._rail_zones(player) for player in view.players}
        self.boards = tuple(tuple(self._fan(pile) for pile in player.piles) for player in view.players)
        self.chosen = opened
        self.opened = self._opened() if opened is None else opened
        self.sentences = False
        self.headers: dict[tuple[object, ...], HeaderPlan] = {}
        self.rivers: dict[tuple[bool, bool, bool], RiverPlan] = {}
        self.layouts: dict[tuple[Density, float, int, bool], Layout] = {}
        self.spare = False
        """whether names of special achievements may be missing or cut"""

    def widen(self, width: float) -> None:
        """Lay everything out in this width from now on."""
        self.width, self.inner = width, width - 2 * MARGIN
        self.headers, self.rivers, self.layouts = {}, {}, {}

    def _fan(self, pile: PileView) -> Fan:
        named = named_edges(pile, self.marks)
        return Fan(pile.splay, len(pile.cards), named if any(named) else ())

    def _opened(self) -> int:
        """Return whose board is open where boards are folded: where something may be picked, changed, or is played."""
        others = [self.view.players[seat] for seat in self.others]
        for keys in (self.marks.choices, self.marks.asked, self.marks.changed):
            for player in others:
                if any(card.key in keys for pile in player.piles for card in pile.cards):
                    return player.seat
        return self.view.current if self.view.current in self.others else -1

    # layout

    def roomiest(self, height: float) -> Layout | None:
        """Return the layout with the largest cards of the roomiest density for this table, if it fits."""
        density = next(densities(len(self.view.players), len(self.sets)))
        layout = self._arranged(density, 1.0)
        return layout if layout is not None and not layout.density.folded and layout.height <= height else None

    def layout(self, height: float | None) -> Layout:
        """Return the layout with the largest cards that fit; without ``height`` only the width counts."""
        tried = [self.opened]
        if self.chosen is None and self.opened >= 0:
            tried.append(-1)  # whose board is open was only guessed: what is below must not be cut
        last: Layout | None = None
        named: Layout | None = None
        opened, spare = self.opened, self.spare
        for close, self.spare in ((False, False), (True, False), (True, True)):
            for self.opened in tried:
                found, densest = self._largest(height, close=close)
                last = densest or last
                if found is None:
                    continue
                if close and not self.spare and _nameless(found):
                    if named is None:  # names of cards tell more than those of special achievements
                        named, opened, spare = found, self.opened, self.spare
                    continue
                if named is None or _nameless(found) < _nameless(named):
                    return found
        if named is not None:
            self.opened, self.spare = opened, spare
            return named
        return last if last is not None else self._arrange(LAST, 0.0)

    def _largest(self, height: float | None, *, close: bool) -> tuple[Layout | None, Layout | None]:
        """Return the layout that fits, and the densest one, among those that are as low as can be or not."""
        last: Layout | None = None
        for density in densities(len(self.view.players), len(self.sets)):
            if density.close is not close:
                continue
            if height is not None and density.tight < 1 and not density.folded and len(self.others) > 1:
                continue  # a board that can be read and others on a line tell more than many that cannot
            share = largest(self._fits(density, height))
            if share is not None:
                layout = self._arranged(density, share)
                assert layout is not None
                return layout, layout
            last = self._arranged(density, 0.0) or last
        return None, last

    def _fits(self, density: Density, height: float | None) -> Callable[[float], bool]:
        def fits(share: float) -> bool:
            layout = self._arranged(density, share)
            return layout is not None and (height is None or layout.height <= height)

        return fits

    def _arranged(self, density: Density, share: float) -> Layout | None:
        """Return the layout with cards of this share of the range of widths; ``None`` if it is too wide."""
        key = density, share, self.opened, self.spare
        layout = self.layouts.get(key)
        if layout is None:
            layout = self.layouts[key] = self._arrange(density, share)
        return layout if layout.gap >= GAP - 0.01 else None

    def _shown(self, density: Density) -> tuple[int, ...]:
        """Return the seats above the river whose boards are open."""
        return tuple(seat for seat in self.others if not density.folded or seat == self.opened)

    def _arrange(self, density: Density, share: float) -> Layout:
        def wide(span: tuple[float, float]) -> float:
            return float(int(span[0] + (span[1] - span[0]) * share))

        others = card_size(density.others, wide(density.others_range), density.tight)
        own = card_size(density.own, wide(density.own_range), density.tight)
        shown = self._shown(density)
        widths = columns([*((self.boards[seat], others) for seat in shown), (self.boards[self.bottom], own)])
        used = sum(widths)
        railed = density.rail and bool(self.further_zones) and used + 4 * GAP + self.rail + RAIL_GAP <= self.inner
        room = self.inner - (self.rail + RAIL_GAP if railed else 0.0)
        gap = min(MOST_GAP, (room - used) / 4)
        left = MARGIN + (room - used - 4 * gap) / 2
        lefts = []
        for each in widths:
            lefts.append(left)
            left += each + gap
        header, river = self._bands(railed=railed, shown=shown, density=density)
        hand = hand_grid(density, self._hand_count(), self.inner - self._caption(), share)
        less = _LESS if density.close else 0.0
        counted = others.shape is Shape.TALL
        heights = [
            self._other_height(seat, header, others, counted=counted, railed=railed, folded=seat not in shown)
            - (less if seat in shown else 0.0)
            for seat in self.others
        ]
        heights += [river.height, self._own_height(header, own, hand, railed=railed) - less]
        rail = self.width - MARGIN - self.rail if railed else 0.0
        return Layout(
            density, others, own, hand, tuple(lefts), widths, gap, rail, counted, header, river, tuple(heights)
        )

    def _bands(self, *, railed: bool, shown: tuple[int, ...], density: Density) -> tuple[HeaderPlan, RiverPlan]:
        """Return what does not depend on the size of cards, computed once for each way of laying it out."""
        as_header = railed, shown, density.short, density.close
        if as_header not in self.headers:
            self.headers[as_header] = (
                self.plan_close(self.inner)
                if density.close
                else self.plan_header(self.inner, railed=railed, open_=(*shown, self.bottom), short=density.short)
            )
        lowest, low = density.close or density.low_river, density.folded or density.others is Shape.TINY
        as_river = lowest, low, self.spare
        if as_river not in self.rivers:
            plan = self.plan_river(self.inner, low=low, spare=self.spare)
            if lowest:  # names below coins take less height than beside them where many rows lie beside the decks
                plan = min(self.plan_close_river(self.inner, spare=self.spare), plan, key=lambda each: each.height)
            self.rivers[as_river] = plan
        return self.headers[as_header], self.rivers[as_river]

    def _hand_count(self) -> int:
        return len(self.view.players[self.bottom].hand)

    def _caption(self) -> float:
        return text_width(self.words.label("hand"), 12) + 14

    def _rail_zones(self, player: PlayerView) -> tuple[str, ...]:
        zones = ("hand", "score", *self.strips(player))
        return tuple(zone for zone in zones if self.has_zone(player, zone) and not self.own_hand(player, zone))

    def _rail_height(self, player: PlayerView) -> float:
        return FURTHER * (-(-len(self.in_rail[player.seat]) // 2))

    def _other_height(
        self, seat: int, header: HeaderPlan, size: CardSize, *, counted: bool, railed: bool, folded: bool
    ) -> float:
        if folded:
            return header.name_height - 3
        board = board_height(self.boards[seat], size, counted=counted)
        if railed:
            board = max(board, self._rail_height(self.view.players[seat]))
        return _ABOVE + header.height + _under(size) + board + _BELOW

    def _own_height(self, header: HeaderPlan, size: CardSize, hand: HandGrid, *, railed: bool) -> float:
        player = self.view.players[self.bottom]
        board = board_height(self.boards[self.bottom], size, counted=True)
        if railed:
            board = max(board, self._rail_height(player))
        tall = _ABOVE + header.height + _under(size) + board + _BELOW
        if self.view.viewer != -1:
            tall += (hand.height if self._hand_count() else 30.0) + 12
        return tall

    # drawing

    def draw(self, layout: Layout, height: float | None) -> Scene:
        """Draw a layout; height that is left over goes between the areas, and below the last one."""
        view, theme = self.view, self.theme
        total = max(layout.height, height or 0.0)
        free = total - layout.height
        others, river, own = layout.heights[:-2], layout.heights[-2], layout.heights[-1]
        pad = min(14.0, free / (len(layout.heights) + 1))
        self.sentences = layout.density.sentences
        self.items.append(Rect(0, 0, self.width, total, 0, theme.ground))
        y = 0.0
        for seat, needed in zip(self.others, others, strict=True):
            player, tall = view.players[seat], needed + pad
            area = (0.0, y, self.width, tall)
            folded = layout.density.folded and seat != self.opened
            if self.has_turn(player):
                self.rect(area, 0, theme.mat)
            if y:
                self.items.append(Stroke(MARGIN, y, self.width - MARGIN, y, theme.line, 1))
            self._area(player, area, layout, pad / 2, folded=folded)
            y += tall
        band = river + min(pad, 8.0) + max(0.0, min(24.0, free - pad * (len(layout.heights) + 1)) / 2)
        bottom = total - y - band
        if bottom - own > 60 and not self._hand_count():
            bottom = own + 60
        self._middle(layout.river, y, band)
        y += band
        player = view.players[self.bottom]
        if self.has_turn(player):
            self.rect((0, y, self.width, total - y), 0, theme.mat)
        spread = max(pad / 2, min(_MOST_SPREAD, (total - y - own) / 3))  # no empty ground below all the rest
        self._area(player, (0.0, y, self.width, total - y), layout, spread, folded=False)
        small = any(size.shape is Shape.TINY for size in (layout.others, layout.own))
        return replace(self.scene(total), nameless=small)

    def finished(self, scene: Scene) -> Scene:
        """Return the picture with what lies over the whole table: trails, arrows, and what a person has drawn."""
        marked = draw_lanes(scene, self.marks, self.words, self.theme)
        return draw_annotations(marked, self.marks, self.words, self.theme)

    def _area(self, player: PlayerView, area: Box, layout: Layout, pad: float, *, folded: bool) -> None:
        self._seat(player, area, layout, pad, folded=folded)
        if player.left:
            x, y, w, h = area
            self.over.append(Rect(x, y, w, h, 0, self.theme.ground, opacity=0.6))

    @cached_drawing(seat_inputs)
    def _seat(self, player: PlayerView, area: Box, layout: Layout, pad: float, *, folded: bool) -> None:
        x, y, w, h = area
        density = layout.density
        self.player_box(player, area)
        own = player.seat == self.bottom
        fold = folded if density.folded and not own else None
        above = _ABOVE - (3.0 if density.close else 0.0)
        top = y + (above + pad if not folded else -1.5 + pad)
        self.header(player, layout.header, (MARGIN, top, self.inner, 0), fold=fold)
        self.mark(player_key(player.seat), (x + 7, y + 3, w - 14, h - 6), 8)
        if folded:
            return
        size = layout.own if own else layout.others
        top += layout.header.height + _under(size) + (_ABOVE - above)
        counted = own or layout.counted
        for pile, fan, left, wide in zip(
            player.piles, self.boards[player.seat], layout.lefts, layout.widths, strict=True
        ):
            self._pile(player, pile, (left, top, wide, 0.0), fan, size, counted=counted)
        board = board_height(self.boards[player.seat], size, counted=counted)
        if layout.rail:
            self._rail(player, layout.rail, top)
            board = max(board, self._rail_height(player))
        if own and self.view.viewer != -1:
            self._hand(player, layout.hand, top + board + _BELOW - (4.0 if density.close else 0.0) + pad)

    def _rail(self, player: PlayerView, x: float, y: float) -> None:
        wide = (self.rail - 10) / 2
        for place, zone in enumerate(self.in_rail[player.seat]):
            row, column = divmod(place, 2)
            self.field(player, zone, (x + column * (wide + 10), y + row * FURTHER, wide, FURTHER))

    @cached_drawing(pile_inputs)
    def _pile(self, player: PlayerView, pile: PileView, box: Box, fan: Fan, size: CardSize, *, counted: bool) -> None:
        x, y, w, _ = box
        key, label = pile_key(player.seat, pile.color), self.pile_label(player, pile)
        owner = player_key(player.seat)
        if not pile.cards:
            wide = min(w, place_width(size))
            at = (x + (w - wide) / 2, y, wide, size.h)
            self.empty_place(at[0], y, size, pile.color, wide)
            self.box(key, at, label, owner)
            self.mark(key, at, size.radius)
            return
        wide, tall = fan_box(size, fan)
        left = x + (w - wide) / 2
        whole = (left, y, wide, tall + (COUNT_LABEL if counted and fan.count > 1 else 0.0))
        self.group(key, whole, label, owner)
        slide = -SLIDE if pile.color is Color.PURPLE else SLIDE
        self.pile(left, y, size, pile, sentence=self.sentences, label=counted, slide=slide)
        regions = fan_regions(size, pile.splay, fan.count, fan.named)
        for place, (card, (cx, cy, cw, ch)) in enumerate(zip(pile.cards, regions, strict=True)):
            at = (left + cx, y + cy, cw, ch)
            self.card_box(card, at, player.name, "board", key, covered=place > 0)
        self.mark(key, (left, y, wide, tall), size.radius)

    def _hand(self, player: PlayerView, grid: HandGrid, y: float) -> None:
        theme, key = self.theme, zone_key(HAND, player.seat)
        x, room = MARGIN, self._caption()
        count, size = len(player.hand), grid.size
        tall = grid.height if count else 28.0
        whole = (x - 4, y - 5, self.inner + 8, tall + 10)
        self.group(key, whole, self.words.describe("hand", owner=player.name, count=count), player_key(player.seat))
        self.text(x, y + min(tall, size.h) / 2 + 4.4, self.words.label("hand"), 12, 400, "start", theme.muted)
        if not count:
            self.rect((x + room, y, 130, tall), 8, theme.river, opacity=0.8)
            self.text(x + room + 65, y + tall / 2 + 4, self.words.label("empty"), 11.5, 400, "middle", theme.muted)
        for place, card in enumerate(player.hand):
            row, column = divmod(place, grid.columns)
            at = (x + room + column * (size.w + grid.gap), y + row * (size.h + grid.gap * 0.8), size.w, size.h)
            if card.color is None:
                self.back(at[0], at[1], min(size.w, size.h / 0.76), card)
            else:
                self.card(at[0], at[1], size, card, sentence=self.sentences)
            self.card_box(card, at, player.name, "hand", key, place=place + 1, count=count)
        self.mark(key, whole, 8)

    # the river

    @cached_drawing(middle_inputs)
    def _middle(self, plan: RiverPlan, y: float, height: float) -> None:
        self.river(plan, y, height)


def _nameless(layout: Layout) -> int:
    """Return whether the own board and the hand show no names of cards: 0, 1 or 2 of them."""
    return sum(size.shape is Shape.TINY for size in (layout.own, layout.hand.size))


def _under(size: CardSize) -> float:
    """Return the room between a header and the cards below it, for the states of both."""
    return 5.0 if size.shape is Shape.TALL else 1.0


__all__ = [
    "DESCRIPTIONS",
    "LABELS",
    "MANY",
    "Marks",
    "Options",
    "TableWords",
    "draw_card",
    "draw_limited",
    "draw_out_of_play",
    "draw_table",
]
