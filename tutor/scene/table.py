"""The whole table as one picture, drawn from a seat's view."""

from typing import Literal

from engine.model.zones import HAND
from engine.seat.view import AchievementView, PileView, PlayerView, TableView
from tutor.scene.compact import LEVELS, CompactTable
from tutor.scene.draw_cache import cached_drawing, middle_inputs, pile_inputs, seat_inputs
from tutor.scene.enlarged import draw_card, draw_out_of_play
from tutor.scene.glyphs import ICONS
from tutor.scene.inputs import DESCRIPTIONS, LABELS, Marks, Options, TableWords
from tutor.scene.lanes import draw_lanes
from tutor.scene.layout import (
    AVAILABLE_KEY,
    DECKS_KEY,
    NOTE_KEY,
    SPECIALS_KEY,
    Box,
    Fan,
    fan,
    pile_key,
    player_key,
    text_width,
    zone_key,
)
from tutor.scene.parts import STRIP, Places
from tutor.scene.pen import NARROW_SLIP, WIDE_SLIP
from tutor.scene.primitives import HitBox, Rect, Scene, moved, scaled

MANY = 2
"""maximum number of players whose boards fit in the full table"""


def draw_table(view: TableView, words: TableWords, marks: Marks, options: Options) -> Scene:
    """Draw the table as seen by ``view.viewer``, whose area is at the bottom (seat 0 if the viewer is no seat)."""
    width = options.width / options.scale
    height = None if options.height is None else options.height / options.scale
    compact = is_compact(view, words, marks, options) if options.compact is None else options.compact
    table: _Table | CompactTable = _Table(view, words, marks, options.theme, width, compact=compact)
    if compact and height is not None and table.need() > height:
        levels = (CompactTable(view, words, marks, options.theme, width, level) for level in LEVELS)
        for table in levels:
            if table.need() <= height:
                break
    return scaled(draw_lanes(table.draw(height), marks, words, table.theme), options.scale)


def is_compact(view: TableView, words: TableWords, marks: Marks, options: Options) -> bool:
    """Return whether the table is compact by default: from three players, or if the full one does not fit."""
    if len(view.players) > MANY or options.height is None:
        return len(view.players) > MANY
    full = _Table(view, words, marks, options.theme, options.width / options.scale, compact=False)
    return full.need() > options.height / options.scale


_GAP = 8.0
_PAD = 10.0


class _Table(Places):
    """Lays out and draws one view."""

    def __init__(
        self,
        view: TableView,
        words: TableWords,
        marks: Marks,
        theme: Literal["light", "dark"],
        width: float,
        *,
        compact: bool,
    ) -> None:
        super().__init__(view, words, marks, theme)
        self.width, self.compact = width, compact
        self.across = max(1, min(len(self.others), int(width // 590))) if compact else 1
        self.inner = width - 2 * _PAD
        self.tall = 86.0
        """height of a card in full"""

    # heights

    def _slips(self, player: PlayerView) -> bool:
        """Return whether a seat's hand is drawn as readable slips: only at the bottom, and not for viewer -1."""
        return player.seat == self.bottom and self.view.viewer != -1

    def _is_compact(self, seat: int) -> bool:
        return self.compact and seat != self.bottom

    def _area_width(self, seat: int) -> float:
        if seat == self.bottom or self.across == 1:
            return self.inner
        return (self.inner - _GAP * (self.across - 1)) / self.across

    def _side(self, seat: int) -> float:
        """Return the width of the column beside the board; 0 if hand, score and achievements are in a row below."""
        width = self._area_width(seat) - 2 * _PAD
        return min(210.0, width * 0.23) if width >= 740 else 0.0

    def _column(self, seat: int) -> float:
        side = self._side(seat)
        return (self._area_width(seat) - 2 * _PAD - (side + 14 if side else 0) - 4 * self._gap(seat)) / 5

    def _gap(self, seat: int) -> float:
        return _GAP if self._area_width(seat) > 600 else 5.0

    def _fan(self, player: PlayerView, pile: PileView) -> Fan:
        marks = self.marks
        named = [c.key in marks.choices or c.key in marks.changed or c.key == marks.focus for c in pile.cards[1:]]
        glyph = 15.0 if self._is_compact(player.seat) else 17.0
        return fan(pile.splay, len(pile.cards) - 1 if pile.cards else 0, self._column(player.seat), glyph, named)

    def _top_height(self, seat: int) -> float:
        """Return the height of the top card of a pile."""
        if not self._is_compact(seat):
            return self.tall
        return 40.0 if self._column(seat) >= WIDE_SLIP else NARROW_SLIP

    def _zones(self, player: PlayerView) -> list[str]:
        return ["score", "achievements"] if self._slips(player) else ["hand", "score", "achievements"]

    def _board_height(self, player: PlayerView) -> float:
        top = self._top_height(player.seat)
        tier = max((self._fan(player, pile).height for pile in player.piles), default=0)
        board = top + max(tier + 2, 4 if self._is_compact(player.seat) else 20)
        if self._side(player.seat):
            each = 24 if self._is_compact(player.seat) else 44
            board = max(board, each * len(self._zones(player)))
        return board

    def _slip_grid(self, player: PlayerView) -> tuple[int, float, float, int]:
        """Return (columns, slip width, slip height, rows) of the hand at the bottom."""
        width = self._area_width(player.seat) - 2 * _PAD
        columns = max(1, int((width + 6) // 124))
        each = min(150.0, (width - 6 * (columns - 1)) / columns)
        count = len(player.hand)
        return columns, each, 42.0, max(1, -(-count // columns))

    def _area_height(self, player: PlayerView) -> float:
        height = 30 + self._board_height(player) + 8
        if not self._side(player.seat):
            height += 26 if self._is_compact(player.seat) else 32
        if self._slips(player):
            _, _, tall, rows = self._slip_grid(player)
            height += 20 + rows * (tall + 5)
        return height + STRIP * len(self.strips(player))

    def _rows(self) -> list[tuple[int, ...]]:
        return [self.others[i : i + self.across] for i in range(0, len(self.others), self.across)]

    def _middle_height(self) -> float:
        return 122.0 + self.strips_height() + (20 if self.marks.note else 0)

    def need(self) -> float:
        """Return the height that the content needs."""
        players = self.view.players
        rows = [max(self._area_height(players[seat]) for seat in row) for row in self._rows()]
        parts = [*rows, self._middle_height(), self._area_height(players[self.bottom])]
        return sum(parts) + _GAP * (len(parts) - 1) + 2 * _PAD

    # drawing

    def draw(self, height: float | None) -> Scene:
        view = self.view
        if height is not None:
            for tall in (112.0, 98.0, 86.0):
                self.tall = tall
                if self.need() <= height:
                    break
        need = self.need()
        total = max(need, height or 0)
        areas = len(self._rows()) + 1
        spare = min((total - need) / areas, 90.0)
        self.rect((0, 0, self.width, total), 0, self.theme.ground)
        y = _PAD + (total - need - spare * areas) / 2
        for row in self._rows():
            tall = max(self._area_height(view.players[seat]) for seat in row) + spare
            for i, seat in enumerate(row):
                wide = self._area_width(seat)
                self._area(view.players[seat], (_PAD + i * (wide + _GAP), y, wide, tall), spare)
            y += tall + _GAP
        self._middle(y)
        y += self._middle_height() + _GAP
        bottom = view.players[self.bottom]
        self._area(bottom, (_PAD, y, self.inner, self._area_height(bottom) + spare), spare)
        return self.scene(total)

    @cached_drawing(seat_inputs)
    def _area(self, player: PlayerView, area: Box, spare: float) -> None:
        x, y, w, h = area
        theme = self.theme
        current = self.has_turn(player)
        key = player_key(player.seat)
        self.player_box(player, area)
        self.rect(area, 8, theme.board_active if current else theme.board, theme.line)
        if current:
            self.rect((x, y + 8, 4, h - 16), 2, theme.ink)
        self._header(player, (x + _PAD, y + 5, w - 2 * _PAD, 24), current=current)
        top = y + 34
        side = self._side(player.seat)
        board_height = self._board_height(player) + spare
        column = self._column(player.seat)
        for i, pile in enumerate(player.piles):
            self._pile(player, pile, (x + _PAD + i * (column + self._gap(player.seat)), top, column, board_height))
        zones = self._zones(player)
        bottom = top + board_height
        if side:
            left = x + w - _PAD - side
            each = board_height / len(zones)
            stacked = not self._is_compact(player.seat)
            for i, zone in enumerate(zones):
                self.zone(player, zone, (left, top + i * each, side, each - 2), stacked=stacked)
        else:
            tall = 24.0 if self._is_compact(player.seat) else 30.0
            shares = {"hand": 0.36, "score": 0.32, "achievements": 0.32}
            total = sum(shares[zone] for zone in zones)
            left, room = x + _PAD, w - 2 * _PAD - 12 * (len(zones) - 1)
            for zone in zones:
                wide = room * shares[zone] / total
                self.zone(player, zone, (left, bottom, wide, tall), stacked=False)
                left += wide + 12
            bottom += tall
        bottom += 4
        for word in self.strips(player):
            self.zone(player, word, (x + _PAD, bottom, w - 2 * _PAD, STRIP - 2), stacked=False)
            bottom += STRIP
        if self._slips(player):
            self._hand(player, (x + _PAD, bottom, w - 2 * _PAD, y + h - bottom))
        if player.left:
            self.over.append(Rect(x, y, w, h, 8, theme.ground, opacity=0.6))
        self.mark(key, area, 8)

    def _header(self, player: PlayerView, box: Box, *, current: bool) -> None:
        x, y, w, _ = box
        theme, marks, view = self.theme, self.marks, self.view
        cell = max(39.0, min(46.0, w * 0.055))
        strip = cell * len(view.icons)
        verdict = marks.verdicts.get(player.seat, "")
        base = y + 16
        name_room = self._name_room(w, strip)
        badge = self.badge(player)
        wide = text_width(badge, 11.5, 600) + 14 if badge else 0.0
        name = text_width(player.name, 14, 700)
        if badge and current and name + 8 + wide > name_room - 8:
            badge = f"{view.action}/{view.actions}"
            wide = text_width(badge, 11.5, 600) + 14
        name_width = min(name_room - 8 - (8 + wide if badge else 0), name)
        self.text(x, base, player.name, 14, 700, "start", theme.ink, name_width + 1)
        after = x + name_width + 8
        if badge:
            self.rect((after, y + 2.5, wide, 19), 9.5, theme.ink)
            self.text(after + wide / 2, y + 16, badge, 11.5, 600, "middle", theme.ground, wide - 10)
        left = x + name_room
        for icon in view.icons:
            cx = left + icon * cell
            lit = icon == marks.lit_icon
            if lit:
                self.rect((cx - 1, y, cell, 24), 5, theme.lit, theme.lit_line, 1.5)
            total = player.icons[icon] if player.icons else "?"
            ink = theme.card_ink if lit else (theme.ink if total else theme.muted)
            self.path(moved(ICONS[icon], cx + 2.5, y + 5, 14), ink)
            self.text(cx + 19, base + 0.5, str(total), 14, 700 if lit else 600, "start", ink)
        if verdict:
            vx = left + strip + 6
            wide = min(x + w - vx, text_width(verdict, 12, 600) + 16)
            self.rect((vx, y + 1, wide, 22), 5, None, theme.lit_line, 1.5)
            self.text(vx + wide / 2, base, verdict, 12, 600, "middle", theme.ink, wide - 10)

    def _name_room(self, width: float, strip: float) -> float:
        """Return the width for names left of the totals, equal in all headers: that of the longest name with its pill.

        It shrinks in favour of the verdicts right of the totals.
        """
        room = width - strip - 4
        need, least = 0.0, 0.0
        for player in self.view.players:
            name, badge = text_width(player.name, 14, 700) + 8, self.badge(player)
            need = max(need, name + (text_width(badge, 11.5, 600) + 22 if badge else 0))
            short = 40.0 if player.seat == self.view.current else 0.0
            least = max(least, name + (short if badge else 0))
        verdict = max((text_width(text, 12, 600) + 22 for text in self.marks.verdicts.values() if text), default=0)
        if need + verdict <= room:
            return max(need, min(room * 0.54, room - verdict))
        return min(max(least, room - verdict), max(room * 0.54, room - verdict), room)

    @cached_drawing(pile_inputs)
    def _pile(self, player: PlayerView, pile: PileView, box: Box) -> None:
        x, y, w, _ = box
        compact = self._is_compact(player.seat)
        tall = self._top_height(player.seat)
        paint = self.theme.cards[pile.color]
        key = pile_key(player.seat, pile.color)
        owner = player_key(player.seat)
        covered = pile.cards[1:]
        layout = self._fan(player, pile)
        top = pile.cards[0] if pile.cards else None
        label = self.pile_label(player, pile)
        whole = (x, y, w, tall + layout.height)
        if top is None:
            self.rect((x + 0.5, y + 0.5, w - 1, tall - 1), 5, None, self.theme.line, 1.2, (4, 4))
            self.rect((x + w / 2 - 9, y + tall / 2 - 9, 18, 18), 9, paint.band, opacity=0.55)
            self.text(
                x + w / 2, y + tall / 2 + 4, self.words.color_letter(pile.color), 11, 600, "middle", self.theme.card_ink
            )
            self.box(key, whole, label, owner)
            self.mark(key, whole, 5)
            return
        self.group(key, whole, label, owner)
        for i in reversed(range(len(covered))):
            cx, cy, cw, ch = layout.cells[i]
            self.covered((x + cx, y + tall + cy, cw, ch), covered[i], pile.splay, layout.glyph)
        (self.slip if compact else self.card)((x, y, w, tall), top, len(pile.cards), pile.splay)
        self.card_box(top, (x, y, w, tall), player.name, "board", key)
        for card, (cx, cy, cw, ch) in zip(covered, layout.cells, strict=True):
            self.card_box(card, (x + cx, y + tall + cy, cw, ch), player.name, "board", key, covered=True)
        self.mark(key, whole, 5)

    def _hand(self, player: PlayerView, box: Box) -> None:
        x, y, w, _ = box
        key = zone_key(HAND, player.seat)
        columns, each, tall, rows = self._slip_grid(player)
        whole = (x - 4, y - 2, w + 8, 18 + rows * (tall + 5) - 2)
        self.group(
            key, whole, self.words.describe("hand", owner=player.name, count=len(player.hand)), player_key(player.seat)
        )
        caption = self.words.label("hand")
        self.text(x, y + 11, caption, 11.5, 400, "start", self.theme.muted)
        self.text(x + text_width(caption, 11.5) + 5, y + 11.5, str(len(player.hand)), 14, 700)
        if not player.hand:
            self.rect((x + 0.5, y + 16.5, each - 1, tall - 1), 4, None, self.theme.line, 1.2, (4, 4))
        for place, card in enumerate(player.hand):
            row, column = divmod(place, columns)
            at = (x + column * (each + 6), y + 16 + row * (tall + 5), each, tall)
            if card.title is None:
                self.back(at, card)
            else:
                self.slip(at, card)
            self.card_box(card, at, player.name, "hand", key, place=place + 1, count=len(player.hand))
        self.mark(key, whole, 5)

    # the middle row

    @cached_drawing(middle_inputs)
    def _middle(self, y: float) -> None:
        view, theme, words = self.view, self.theme, self.words
        x, w = _PAD, self.inner
        specials_w, junk_w = max(140.0, min(190.0, w * 0.2)), 50.0
        decks_w = w - specials_w - junk_w - 24
        decks = view.base_decks
        each = min(70.0, decks_w / max(1, len(decks)))
        spread = each * len(decks)
        left = x + 6
        self.text(left, y + 11, words.label("available"), 11.5, 400, "start", theme.muted, spread)
        self.group(AVAILABLE_KEY, (left, y + 16, spread, 40), words.describe("available"))
        by_age: dict[int, list[AchievementView]] = {}
        for achievement in view.achievements:
            by_age.setdefault(achievement.card.value, []).append(achievement)
        for i, deck in enumerate(decks):
            stack = by_age.pop(deck.age, [])
            wide = (each - 4) / max(1, len(stack))
            for j, achievement in enumerate(stack):
                self.achievement(achievement, (left + i * each + 2 + j * wide, y + 16, wide, 40))
        self.group(DECKS_KEY, (left, y + 58, spread, 64), words.describe("decks"))
        for i, deck in enumerate(decks):
            self.deck(deck, (left + i * each + 2, y + 60, each - 4, 60))
        self.draw_arrow(left, y + 60, each)
        self.out_of_play((left + spread + 6, y + 60, junk_w, 60))
        self._specials((x + w - specials_w, y, specials_w, 120))
        self.middle_strips(x + 6, y + 122, w - 12)
        if self.marks.note:
            below = y + 122 + self.strips_height()
            at = (x, below, w, 19)
            self.text(x + 6, below + 14, self.marks.note, 13, 600, "start", theme.ink, w - 12)
            self.boxes.append(HitBox(NOTE_KEY, *at, "note", self.marks.note))

    def _specials(self, box: Box) -> None:
        x, y, w, h = box
        words = self.words
        self.text(x, y + 11, words.label("specials"), 11.5, 400, "start", self.theme.muted, w)
        self.group(SPECIALS_KEY, (x, y + 16, w, h - 16), words.describe("specials"))
        each = min(20.5, (h - 16) / max(1, len(self.view.specials)))
        for i, special in enumerate(self.view.specials):
            self.special(special, (x, y + 17 + i * each, w, each))


__all__ = [
    "DESCRIPTIONS",
    "LABELS",
    "Marks",
    "Options",
    "TableWords",
    "draw_card",
    "draw_out_of_play",
    "draw_table",
    "is_compact",
]
