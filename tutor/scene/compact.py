"""The compact table: every seat visible in a small space.

A top card shows its icons in their slots; a splay shows the icons that it reveals, card by card or, if too many,
counted. The rest depends on the space: the roomiest of the levels that fits is used.
"""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.lang.terms import SLOT_WORDS, Color, Mark, Slot, SlotContents
from engine.model.zones import HAND
from engine.seat.view import (
    BLANK,
    AchievementView,
    CardView,
    DeckView,
    HiddenSlot,
    PileView,
    PlayerView,
    TableView,
    shown_slots,
)
from tutor.scene.draw_cache import cached_drawing, middle_inputs, pile_inputs, seat_inputs
from tutor.scene.glyphs import ARROWS, HEXAGON, ICONS
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import (
    AVAILABLE_KEY,
    DECKS_KEY,
    NOTE_KEY,
    SPECIALS_KEY,
    Box,
    deck_key,
    pile_key,
    player_key,
    text_width,
    wrap,
    zone_key,
)
from tutor.scene.parts import STRIP, Places
from tutor.scene.pen import front
from tutor.scene.primitives import HitBox, Path, Rect, Scene, Stroke, moved

_PAD, _GAP = 4.0, 4.0
_SIDE = 14.0
"""side of an icon's plate on a top card"""
_CELL = 12.0
"""side of a revealed icon's plate"""
_ROW = 14.0
"""height of a row of revealed icons"""
_COUNTED = 22.0
"""width of an icon with its number"""


NARROW = 500.0
"""below this width totals, verdict and numbers do not fit in one line"""


@dataclass(frozen=True, slots=True)
class Level:
    """The sizes of a seat's parts at one density."""

    top: float
    """height of a top card"""
    rows: int
    """rows of revealed icons, card by card; more are counted"""
    zones: float
    """height of the row with hand, score pile and achievements; 0: only their numbers, beside the totals"""
    hand: float
    """height of a card in the hand at the bottom; 0: small tiles"""
    missing: bool
    """whether the missing points of an achievement are written below it"""


LEVELS = (
    Level(48, 3, 24, 48, missing=True),
    Level(34, 3, 22, 34, missing=True),
    Level(34, 1, 20, 20, missing=True),
    Level(31, 1, 0, 0, missing=False),
)
"""from roomy to dense"""


@dataclass(frozen=True, slots=True)
class _Strip:
    """The covered cards of a pile: a place for each, nearest to the top card first, and the icons shown."""

    cells: tuple[Box, ...]
    counted: tuple[tuple[SlotContents | HiddenSlot, int], ...]
    """instead of the contents of the slots in the cells, where they are too many"""
    rows: int


@lru_cache(maxsize=2048)
def _strip(pile: PileView, column: float, most: int) -> _Strip:
    """Return the places of a pile's covered cards, in rows, each as wide as the icons that the splay reveals."""
    covered, left = pile.cards[1:], _count_width(pile) + 2
    if not covered:
        return _Strip((), (), 0)
    room = column - left
    shown = [shown_slots(card, pile.splay) for card in covered]
    most_shown = max(map(len, shown))
    if most_shown:
        wide = most_shown * _CELL + 2
        each = max(1, int((room + 2) // wide))
        rows = -(-len(covered) // each)
        if wide <= room and rows <= most:
            cells = tuple((left + i % each * wide, i // each * _ROW, wide - 2, _CELL) for i in range(len(covered)))
            return _Strip(cells, (), rows)
    numbers = Counter(contents for each in shown for contents in each if contents not in BLANK)
    counted = tuple((contents, numbers[contents]) for contents in SLOT_WORDS.values() if numbers[contents])
    rows = max(1, -(-len(counted) // max(1, int(room // _COUNTED))))
    wide = room / len(covered)
    cells = tuple((left + i * wide, 0.0, wide, rows * _ROW - 2) for i in range(len(covered)))
    return _Strip(cells, counted, rows)


def _count_width(pile: PileView) -> float:
    return text_width(f"×{len(pile.cards)}", 11, 700) + 4 + (10 if pile.splay else 0)


class CompactTable(Places):
    """Lays out and draws one view at one level."""

    def __init__(
        self,
        view: TableView,
        words: TableWords,
        marks: Marks,
        theme: Literal["light", "dark"],
        width: float,
        level: Level,
    ) -> None:
        super().__init__(view, words, marks, theme)
        self.width, self.level, self.top = width, level, level.top
        self.inner = width - 2 * _PAD
        self.line = 22.0 if level.zones else 19.0
        has_verdict_line = any(marks.verdicts.values()) and self._room() < (400 if level.zones else NARROW)
        self.verdict_line = 17.0 if has_verdict_line else 0.0
        """height of a separate line for the verdict, if it does not fit beside the totals; else 0"""
        self.head = self.line + self.verdict_line
        self.rows = tuple(max(self._strip(pile).rows for pile in player.piles) for player in view.players)
        """rows of revealed icons under the top cards, by seat"""

    # heights

    def _room(self) -> float:
        """Return the inner width of a seat's area."""
        return self.inner - 12

    def _column(self) -> float:
        return (self._room() - 16) / 5

    def _zones(self, player: PlayerView) -> tuple[str, ...]:
        return ("score", "achievements") if self._holds_hand(player) else ("hand", "score", "achievements")

    def _holds_hand(self, player: PlayerView) -> bool:
        """Return whether a seat's hand is drawn readable: only at the bottom, and not for viewer -1."""
        return player.seat == self.bottom and self.view.viewer != -1

    def _hand_grid(self, player: PlayerView) -> tuple[int, float, int]:
        """Return (columns, width of a card, rows) of the hand at the bottom."""
        least = 96.0
        columns = max(1, int((self._room() + 4) // (least + 4)))
        each = min(140.0, (self._room() - 4 * (columns - 1)) / columns)
        return columns, each, max(1, -(-len(player.hand) // columns))

    def _hand_height(self, player: PlayerView) -> float:
        if not self._holds_hand(player):
            return 0.0
        if not self.level.hand or not player.hand:
            return 22.0
        _, _, rows = self._hand_grid(player)
        return rows * (self.level.hand + 3) + 1

    def _strip(self, pile: PileView) -> _Strip:
        return _strip(pile, self._column(), self.level.rows)

    def _seat_height(self, player: PlayerView) -> float:
        below = self.level.zones + STRIP * len(self.strips(player)) + self._hand_height(player)
        return self.head + self.top + self.rows[player.seat] * _ROW + below + 4

    def _middle_height(self) -> float:
        return self._deck_top() + 33 + self.strips_height() + (18 if self.marks.note else 0)

    def _deck_top(self) -> float:
        """Return the distance from the achievements to the decks, with space for an arrow from an empty deck.

        If there is enough space, it is reserved without an arrow too, so that nothing moves when arrows come and go.
        """
        next_draw = self.view.next_draw
        arrow = next_draw is not None and next_draw[1] != next_draw[2]
        return (33.0 if self.level.missing else 21.0) + (8 if arrow or self.level.zones else 0)

    def need(self) -> float:
        """Return the height that the content needs."""
        players = self.view.players
        return sum(map(self._seat_height, players)) + self._middle_height() + _GAP * len(players) + 2 * _PAD

    # drawing

    def draw(self, height: float | None) -> Scene:
        """Draw the table; extra ``height`` is distributed."""
        view, need = self.view, self.need()
        total = max(need, height or 0)
        spare, seats = total - need, len(view.players)
        self.top += min(spare / seats, 14.0)
        gap = _GAP + min((total - self.need()) / (seats + 1), 14.0)
        self.rect((0, 0, self.width, total), 0, self.theme.ground)
        y = _PAD + (total - self.need() - (gap - _GAP) * seats) / 2
        for seat in self.others:
            player = view.players[seat]
            self._seat(player, (_PAD, y, self.inner, self._seat_height(player)))
            y += self._seat_height(player) + gap
        self._middle(y)
        y += self._middle_height() + gap
        bottom = view.players[self.bottom]
        self._seat(bottom, (_PAD, y, self.inner, self._seat_height(bottom)))
        return self.scene(total)

    @cached_drawing(seat_inputs)
    def _seat(self, player: PlayerView, area: Box) -> None:
        x, y, _, h = area
        theme, current = self.theme, self.has_turn(player)
        self.player_box(player, area)
        self.rect(area, 6, theme.board_active if current else theme.board, theme.line)
        if current:
            self.rect((x, y + 5, 4, h - 10), 2, theme.ink)
        left, room = x + 6, self._room()
        self._header(player, (left, y, room, self.head))
        top, column = y + self.head, self._column()
        for i, pile in enumerate(player.piles):
            self._pile(player, pile, (left + i * (column + 4), top, column, self.top))
        y = top + self.top + self.rows[player.seat] * _ROW
        if self.level.zones:
            zones = self._zones(player)
            at = left
            for zone, wide in zip(zones, self._shares(player, zones, room - 10 * (len(zones) - 1)), strict=True):
                self.zone(player, zone, (at, y + 1, wide, self.level.zones - 1), stacked=False)
                at += wide + 10
            y += self.level.zones
        for word in self.strips(player):
            self.zone(player, word, (left, y + 1, room, STRIP - 2), stacked=False)
            y += STRIP
        if self._holds_hand(player):
            if self.level.hand and player.hand:
                self._hand(player, (left, y + 2, room, self._hand_height(player) - 2))
            else:
                self.zone(player, "hand", (left, y + 1, room, 20), stacked=False)
        if player.left:
            self.over.append(Rect(*area, 6, theme.ground, opacity=0.6))
        self.mark(player_key(player.seat), area, 6)

    def _shares(self, player: PlayerView, zones: tuple[str, ...], room: float) -> list[float]:
        """Return the widths of zones side by side: their labels, and the rest in proportion to their cards."""
        least, cards = list[float](), list[int]()
        for zone in zones:
            _, _, number, lying, specials = self.zone_of(player, zone)
            figure = text_width(str(number), 14, 700) + (38 if lying else 14)
            least.append(text_width(self.words.label(zone), 11.5) + figure)
            cards.append(len(lying) + 2 * len(specials) + 1)
        spare = max(0.0, room - sum(least))
        shares = [one + spare * many / sum(cards) for one, many in zip(least, cards, strict=True)]
        return [share * room / sum(shares) for share in shares]

    # the line with the name

    def _header(self, player: PlayerView, box: Box) -> None:
        x, y, w, _ = box
        h = self.line
        theme, marks, view = self.theme, self.marks, self.view
        base = y + h / 2 + 4.5
        cell = 31.0 if w < 620 else 38.0
        badge = self.badge(player)
        if badge and self.has_turn(player):
            badge = f"{view.action}/{view.actions}"
        pill = text_width(badge, 11, 600) + 12 if badge else 0.0
        names = max(text_width(p.name, 13, 700) + (46 if self.badge(p) else 8) for p in view.players)
        before = min(max(names, 90.0), w * 0.24)
        name = min(text_width(player.name, 13, 700), before - 6 - (pill + 6 if badge else 0))
        self.text(x, base, player.name, 13, 700, "start", theme.ink, name + 1)
        if badge:
            at = x + name + 6
            self.rect((at, y + h / 2 - 7.5, pill, 15), 7.5, theme.ink)
            self.text(at + pill / 2, base - 0.5, badge, 11, 600, "middle", theme.ground, pill - 6)
        left = x + before
        for icon in view.icons:
            cx, lit = left + icon * cell, icon == marks.lit_icon
            if lit:
                self.rect((cx - 2, y + 1, cell - 1, h - 2), 4, theme.lit, theme.lit_line, 1.2)
            total = player.icons[icon] if player.icons else "?"
            ink = theme.card_ink if lit else (theme.ink if total else theme.muted)
            self.path(moved(ICONS[icon], cx, y + h / 2 - 6, 12), ink)
            self.text(cx + 13.5, base, str(total), 13, 700 if lit else 600, "start", ink, cell - 15)
        left += cell * len(view.icons) + 4
        right = x + w
        if not self.level.zones:
            for zone in reversed(self._zones(player)):
                right = self._number(player, zone, right, y, h) - 8
        verdict = marks.verdicts.get(player.seat, "")
        if self.verdict_line:
            left, right, y, h, base = x + before - 2, x + w, y + h, self.verdict_line, base + h - 1
        if verdict and right - left > 30:
            wide = min(right - left, text_width(verdict, 11.5, 600) + 12)
            self.rect((left, y + 1, wide, h - 2), 4, None, theme.lit_line, 1.2)
            self.text(left + wide / 2, base - 0.5, verdict, 11.5, 600, "middle", theme.ink, wide - 6)

    def _number(self, player: PlayerView, zone: str, right: float, y: float, h: float) -> float:
        """Draw a zone as its number, ending at ``right``; return its left edge."""
        theme, base = self.theme, y + h / 2 + 4.5
        key, label, number, cards, _ = self.zone_of(player, zone)
        figure = str(number)
        wide = text_width(figure, 12, 700)
        sign = text_width(self.words.label("score"), 11) if zone == "score" else 12.0
        left = right - wide - sign - 3
        at = (left, y + 1, right - left, h - 2)
        self.group(key, at, label, player_key(player.seat))
        if zone == "score":
            self.text(left, base - 0.5, self.words.label("score"), 11, 400, "start", theme.muted)
        elif zone == "hand":
            self.rect((left, y + h / 2 - 6, 9, 12), 2, theme.back, theme.back_line, 0.8)
            self.rect((left + 2.5, y + h / 2 - 6, 9, 12), 2, theme.back, theme.ground, 0.8)
        else:
            self.items.append(Path(moved(HEXAGON, left - 0.5, y + h / 2 - 6, 12), theme.muted))
        self.text(right, base, figure, 12, 700, "end", theme.ink)
        for i, card in enumerate(cards):
            each = (right - left) / len(cards)
            self.card_box(
                card, (left + i * each, y + 1, each, h - 2), player.name, zone, key, place=i + 1, count=len(cards)
            )
        hot = self.marks.choices | self.marks.changed
        if any(card.key in hot for card in cards):
            self._echo(at, [card.key for card in cards])
        self.mark(key, at, 4)
        return left

    def _echo(self, box: Box, keys: list[str]) -> None:
        """Mark a place on behalf of its cards, which are too small to be marked."""
        theme, marks = self.theme, self.marks
        if any(key in marks.choices for key in keys):
            self.over.append(Rect(*box, 4, None, theme.choice, 2, (5, 3)))
        else:
            self.over.append(Rect(*box, 4, None, theme.changed, 2))

    # piles

    @cached_drawing(pile_inputs)
    def _pile(self, player: PlayerView, pile: PileView, box: Box) -> None:
        x, y, w, h = box
        theme, key, owner = self.theme, pile_key(player.seat, pile.color), player_key(player.seat)
        label = self.pile_label(player, pile)
        if not pile.cards:
            self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 4, None, theme.line, 1.2, (4, 4))
            self.rect((x + w / 2 - 8, y + h / 2 - 8, 16, 16), 8, theme.cards[pile.color].band, opacity=0.55)
            letter = self.words.color_letter(pile.color)
            self.text(x + w / 2, y + h / 2 + 4, letter, 11, 600, "middle", theme.card_ink)
            self.box(key, box, label, owner)
            self.mark(key, box, 4)
            return
        strip = self._strip(pile)
        whole = (x, y, w, h + strip.rows * _ROW)
        self.group(key, whole, label, owner)
        self.small(box, pile.cards[0])
        self.card_box(pile.cards[0], box, player.name, "board", key)
        if strip.cells:
            self._under(pile, strip, (x, y + h + 1, w, strip.rows * _ROW - 1), player.name, key)
        self.mark(key, whole, 4)

    def _under(self, pile: PileView, strip: _Strip, box: Box, owner: str, key: str) -> None:
        """Draw the covered cards: count, direction of the splay, and the icons it reveals."""
        x, y, w, h = box
        theme, paint, ink = self.theme, self.theme.cards[pile.color], self.theme.card_ink
        self.rect((x + 0.5, y, w - 1, h), 3, paint.tint, theme.card_ink, 0.7)
        self.text(x + 3, y + 10.5, f"×{len(pile.cards)}", 11, 700, "start", ink)
        left = x + _count_width(pile)
        if pile.splay:
            self.path(moved(ARROWS[pile.splay.word], left - 10, y + 2, 9), ink)
        for i, (contents, many) in enumerate(strip.counted):
            row, column = divmod(i, max(1, int((w - (left - x) - 2) // _COUNTED)))
            at = (left + 2 + column * _COUNTED, y + row * _ROW)
            lit = any(self.lit(card, contents) for card in pile.cards[1:])
            self.plate((at[0], at[1] + 0.5, _CELL - 1, _CELL), contents, 10, lit=lit)
            self.text(at[0] + _CELL, at[1] + 10.5, str(many), 11, 700, "start", ink, _COUNTED - _CELL - 1)
        for card, (cx, cy, cw, ch) in zip(pile.cards[1:], strip.cells, strict=True):
            at_card = (x + cx, y + cy, cw, ch)
            if not strip.counted:
                for i, revealed in enumerate(shown_slots(card, pile.splay)):
                    place = (x + cx + i * _CELL, y + cy + 0.5, _CELL - 1, _CELL - 1)
                    self.plate(place, revealed, 8 if revealed is Mark.IMAGE else 10, lit=self.lit(card, revealed))
            self.card_box(card, at_card, owner, "board", key, covered=True)
            marks = self.marks
            if card.key in marks.choices | marks.changed | marks.past or card.key == marks.focus:
                self.mark(card.key, at_card, 2)

    def small(self, box: Box, card: CardView) -> None:
        """Draw a small front: icons in their slots, name, colour, letter and value."""
        name, color = front(card)
        x, y, w, h = box
        paint, ink = self.theme.cards[color], self.theme.card_ink
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 4, paint.tint, ink)
        band = _SIDE + 2
        self.band((x + 1, y + h - band - 1, w - 2, band), color, 3)
        first = card.slots[Slot.TOP_LEFT]
        self.plate((x + 2, y + 2, _SIDE, _SIDE), first, 11, lit=self.lit(card, first), blank=paint.tint)
        side = min(_SIDE, (w - 34) / 3 - 1)  # the value is beside the icons
        for i, slot in enumerate((Slot.BOTTOM_LEFT, Slot.BOTTOM_MIDDLE, Slot.BOTTOM_RIGHT)):
            contents = card.slots[slot]
            at = (x + 2 + i * (side + 1), y + h - 2 - (_SIDE + side) / 2, side, side)
            self.plate(at, contents, side - 3, lit=self.lit(card, contents))
        more = card.slots[Slot.TOP_MIDDLE :]
        for i, contents in enumerate(more, start=1):
            self.plate((x + 2 + i * (side + 1), y + 2, side, side), contents, side - 3, lit=self.lit(card, contents))
        left = _SIDE + len(more) * (side + 1)
        self._pill((x + w - 30, y + h - _SIDE - 2, 28, _SIDE), color, card.value)
        ring = 0.0 if card.ready else 12.0
        lines = wrap(self.words.title(name), 11, 700, w - left - 8 - ring, 2 if h - band >= 27 else 1)
        base = y + (h - band) / 2 + 4 - (len(lines) - 1) * 6
        for i, line in enumerate(lines):
            self.text(x + left + 5, base + i * 12, line, 11, 700, "start", ink, w - left - 8 - ring)
        if not card.ready:
            self.unready(x + w - 13, y + 3, 11)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 4)

    def _pill(self, box: Box, color: Color, value: int) -> None:
        x, y, w, h = box
        ink = self.theme.card_ink
        self.rect(box, h / 2, self.theme.plate)
        self.text(x + 8, y + h / 2 + 4, self.words.color_letter(color), 11, 400, "middle", ink, 11)
        self.text(x + w - 9, y + h / 2 + 4.5, str(value), 12, 700, "middle", ink, 14)

    # the hand at the bottom

    def _hand(self, player: PlayerView, box: Box) -> None:
        x, y, w, _ = box
        tall, key = self.level.hand, zone_key(HAND, player.seat)
        columns, each, rows = self._hand_grid(player)
        label = self.words.describe("hand", owner=player.name, count=len(player.hand))
        whole = (x - 2, y - 1, w + 4, rows * (tall + 3))
        self.group(key, whole, label, player_key(player.seat))
        for place, card in enumerate(player.hand):
            row, column = divmod(place, columns)
            at = (x + column * (each + 4), y + row * (tall + 3), each, tall)
            if card.title is None:
                self.back(at, card)
            elif tall < 30:
                self._chip(at, card)
            else:
                self.small(at, card)
            self.card_box(card, at, player.name, "hand", key, place=place + 1, count=len(player.hand))
        self.mark(key, whole, 4)

    def _chip(self, box: Box, card: CardView) -> None:
        """Draw a front in one line: letter, value and name."""
        name, color = front(card)
        x, y, w, h = box
        ink = self.theme.card_ink
        self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 4, self.theme.cards[color].tint, ink)
        self.band((x + 1, y + 1, 33, h - 2), color, 3)
        self._pill((x + 3.5, y + (h - _SIDE) / 2, 28, _SIDE), color, card.value)
        self.text(x + 38, y + h / 2 + 4, self.words.title(name), 11, 700, "start", ink, w - 42)
        self.mark(card.key, (x + 0.5, y + 0.5, w - 1, h - 1), 4)

    # the middle

    @cached_drawing(middle_inputs)
    def _middle(self, y: float) -> None:
        view, theme, words = self.view, self.theme, self.words
        x, w = _PAD, self.inner
        tall, decks = self._deck_top() + 33, view.base_decks
        side = min(240.0, max(186.0, w * 0.3))
        each = min(60.0, (w - side - 10) / max(1, len(decks)))
        spread, deck_y = each * len(decks), y + self._deck_top()
        self.group(AVAILABLE_KEY, (x, y, spread, deck_y - y - 2), words.describe("available"))
        by_age: dict[int, list[AchievementView]] = {}
        for achievement in view.achievements:
            by_age.setdefault(achievement.card.value, []).append(achievement)
        for i, deck in enumerate(decks):
            stack = by_age.pop(deck.age, [])
            wide = (each - 2) / max(1, len(stack))
            for j, achievement in enumerate(stack):
                self._achievement(achievement, (x + i * each + 1 + j * wide, y, wide, deck_y - y - 2))
        self.group(DECKS_KEY, (x, deck_y, spread, y + tall - deck_y), words.describe("decks"))
        for i, deck in enumerate(decks):
            self._deck(deck, (x + i * each + 1, deck_y, each - 2, y + tall - deck_y))
        self.draw_arrow(x, deck_y - 1, each, 2)
        left, wide = x + w - side, (side - 12) / 2
        self.group(SPECIALS_KEY, (left - 4, y, side + 4, tall), words.describe("specials"))
        line = tall / 3
        for i, special in enumerate(view.specials[:5]):
            at = (left + i % 2 * (wide + 12), y + i // 2 * line + (line - 18) / 2, wide, 18.0)
            self.special(special, at)
        self._out_of_play((left + wide + 12, y + 2 * line, wide, line))
        self.middle_strips(x + 4, y + tall + 1, w - 8)
        if self.marks.note:
            tall += self.strips_height()
            self.text(x + 4, y + tall + 13, self.marks.note, 12, 600, "start", theme.ink, w - 8)
            self.boxes.append(HitBox(NOTE_KEY, x, y + tall, w, 17, "note", self.marks.note))

    def _achievement(self, achievement: AchievementView, box: Box) -> None:
        x, y, w, _ = box
        theme, card = self.theme, achievement.card
        open_ = achievement.points_missing == 0 and not achievement.top_missing
        size = min(20.0, w)
        at = (x + w / 2 - size / 2, y, size, size)
        shape = moved(HEXAGON, at[0], y, size)
        self.items.append(Path(shape, theme.ink if open_ else theme.board, theme.ink if open_ else theme.muted, 1))
        ink = theme.ground if open_ else theme.muted
        self.text(x + w / 2, y + size / 2 + 4.5, str(card.value), 12, 700, "middle", ink)
        if self.level.missing:
            have = achievement.points_needed - (achievement.points_missing or 0)
            lacks = f"{have}/{achievement.points_needed}" if achievement.points_missing else ""
            lacks = lacks or (self.words.label("top") if achievement.top_missing else "")
            self.text(x + w / 2, y + 30, lacks, 11, 400, "middle", theme.muted, w + 1)
        self.achievement_box(achievement, box)
        self.mark(card.key, at, 4)

    def _deck(self, deck: DeckView, box: Box) -> None:
        x, y, w, h = box
        theme, next_draw = self.theme, self.view.next_draw
        tile = (x, y, w, h - 13)
        if deck.count == 0:
            self.rect((x + 0.5, y + 0.5, w - 1, h - 14), 3, None, theme.line, 1.2, (3, 3))
            self.items.append(Stroke(x + 3, y + h - 15, x + w - 3, y + 2, theme.line, 1.2))
            self.text(x + w / 2, y + (h - 13) / 2 + 4.5, str(deck.age), 12, 600, "middle", theme.muted)
        else:
            self.rect(tile, 3, theme.back, theme.back_line, 0.8)
            self.text(x + w / 2, y + (h - 13) / 2 + 4.5, str(deck.age), 13, 700, "middle", theme.back_ink)
        is_next = next_draw is not None and next_draw[2] == deck.age
        count = str(deck.count) if deck.count else "–"
        if is_next:
            self.rect((x - 1, y - 1.5, w + 2, h - 10), 4, None, theme.ink, 2)
            self.path(moved(ARROWS["up"], x + w / 2 - 13, y + h - 10, 9), theme.ink)
        ink = theme.ink if is_next else theme.muted
        self.text(x + w / 2, y + h - 1.5, count, 11, 700 if is_next else 400, "middle", ink)
        self.deck_box(deck, box)
        self.mark(deck_key(deck.age), tile, 3)

    def _out_of_play(self, box: Box) -> None:
        x, y, w, h = box
        gone = self.view.out_of_play
        count, base = len(gone.cards), y + h / 2 + 4.5
        self.text(x, base, self.words.label(gone.word), 12, 600, "start", self.theme.muted, w - 24)
        self.text(x + w, base, str(count), 12, 600, "end", self.theme.muted)
        self.out_of_play_box(box)
        self.mark(zone_key(gone.word), (x - 3, y + 1, w + 5, h - 2), 4)


__all__ = ["LEVELS", "CompactTable", "Level"]
