"""The line above each board: name, turn, team, totals of the icons, verdict, and the zones beside the board."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from engine.model.zones import ACHIEVEMENTS, HAND, SCORE
from engine.query.table import bonus_points
from engine.seat.view import BannerView, CardView, KarmaCountView, PlayerView, TableView
from tutor.scene.card_shapes import LEAST_TEXT, back_height
from tutor.scene.cards import Verdict, chip_width
from tutor.scene.glyphs import EYE, ICONS, SET_SIGNS, SIGNS, circle, polygon
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import Box, open_key, player_key, row_of, text_width
from tutor.scene.parts import Places
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import HitBox, Path, moved
from tutor.scene.rich import shortened
from tutor.scene.states import draw_states

LINE = 34.0
"""height of the first line"""
TOTALS = 27.0
"""height of the line of the totals where the table is narrow"""
FURTHER = 25.0
"""height of each further line, and of a line in the rail"""
LEAST_NAME, MOST_NAME, LEAST_FOLDED = 100.0, 250.0, 64.0
"""room for a name with the marks before and behind it; the last, of a folded board"""
FIELD_GAP = 12.0
TILE = 22.0
"""width of a small card"""
TILE_HEIGHT = back_height(TILE)
COIN = 10.5
"""radius of a claimed achievement"""
_CHIP_ROOM = 96.0
"""room that is kept for a verdict"""
_FOLDED_FIELD = 42.0
_LETTERS = 6
"""so many letters of a name are shown before the totals get a line of their own"""
CLOSE_LINE, CLOSE_TOTALS = 28.0, 23.0
"""the same as ``LINE`` and ``TOTALS`` where headers are as low as can be"""
_CLOSE = 0.84
"""how large what stands in such headers is, as a share of the usual"""
_TITLE, _LEAST_TITLE = 11.5, 36.0
"""text size of the title beside a small card, and the least room for one"""
METER = 12.0
"""text size of a meter: how many cards a zone has, of how many"""
_TURN = polygon((0, 0), (0.64, 0.5), (0, 1))


@dataclass(frozen=True, slots=True)
class HeaderPlan:
    """Where the parts of all headers lie, relative to the left edge of a board: the same on every board."""

    name: float
    """room for the name with its marks"""
    cells: tuple[float, ...]
    """left edges of the icon totals"""
    verdict: float
    """left edge of the verdict"""
    stacked: bool
    """whether the totals have a line of their own below the name and the verdict"""
    first: tuple[str, ...]
    """the zones on the first line, ending at the right"""
    further: tuple[tuple[tuple[str, float, float], ...], ...]
    """the zones on each further line, with left edge and width"""
    close: bool = False
    """whether everything is as low as can be: all smaller, zones as a sign and a number each"""
    fields: tuple[tuple[str, float], ...] = ()
    """the zones that may be a sign and a number each, with their widths, from the right"""

    @property
    def counts(self) -> float:
        """Width of all zones where they are a sign and a number each."""
        return sum(wide for _, wide in self.fields)

    @property
    def height(self) -> float:
        """Height of all lines."""
        return self.name_height + FURTHER * len(self.further)

    @property
    def name_height(self) -> float:
        """Height of name and totals."""
        return self.line + (self.totals if self.stacked else 0.0)

    @property
    def line(self) -> float:
        """Height of the first line."""
        return CLOSE_LINE if self.close else LINE

    @property
    def totals(self) -> float:
        """Height of the line of the totals, where they have one."""
        return CLOSE_TOTALS if self.close else TOTALS

    @property
    def k(self) -> float:
        """How large everything is, as a share of the usual."""
        return _CLOSE if self.close else 1.0


class HeaderPen(Places):
    """Plans and draws headers."""

    def __init__(self, view: TableView, words: TableWords, marks: Marks, theme: Literal["light", "dark"]) -> None:
        super().__init__(view, words, marks, theme)
        self.rooms: dict[tuple[int, str], tuple[float, float]] = {}
        """least and full width of the zones of each seat"""
        self.further_zones = tuple(dict.fromkeys(zone for player in view.players for zone in self.strips(player)))
        """the zones of any seat that are drawn as plain strips"""
        self.fields: dict[str, float] = {}
        self.had = {player.seat: frozenset(zone.word for zone in player.zones) for player in view.players}
        """width of each zone as a sign and a number"""

    # arithmetic

    def _lead(self, player: PlayerView) -> tuple[float, float]:
        """Return the room before and behind a name: turn and team, then the dots of the actions or a word."""
        before = (15.0 if self.has_turn(player) else 0.0) + (24.0 if self.team(player) else 0.0)
        word = self.badge(player)
        if self.has_turn(player):
            return before, 8.0 + 13.0 * max(2, self.view.actions)
        return before, text_width(word, 11.5, 600) + 22 if word else 0.0

    def _name_need(self) -> float:
        """Return the room that every name would like; it must not change with the turn."""
        need = LEAST_NAME
        for player in self.view.players:
            before, behind = self._lead(player)
            turn = 0.0 if self.has_turn(player) or self.view.winners is not None else 15.0 + 36.0
            need = max(need, before + text_width(player.name, 16, 680) + max(behind, turn) + 14)
        return need

    def _least_folded(self) -> float:
        """Return the least room for the names of folded boards with the marks before them: six letters of each."""
        least = LEAST_FOLDED + (24.0 if any(map(self.team, self.view.players)) else 0.0)
        for player in self.view.players:
            start = player.name if len(player.name) <= _LETTERS else f"{player.name[:_LETTERS]}…"
            before = 15.0 + (24.0 if self.team(player) else 0.0)
            least = max(least, before + text_width(start, 16, 680) + 11)
        return least

    def _cells(self, k: float = 1.0, gap: float = 9.0) -> tuple[float, ...]:
        """Return the widths of the totals: as wide as the longest number on any board."""
        widths = []
        for icon in self.view.icons:
            longest = max((str(p.icons[icon]) if p.icons else "?" for p in self.view.players), key=len)
            widths.append(22 * k + gap + text_width("0" * len(longest), 15 * k, 700))
        return tuple(widths)

    def chip_width(self, text: str) -> float:
        """Return the width of a verdict."""
        return chip_width(text)

    def field_room(self, player: PlayerView, zone: str) -> tuple[float, float]:
        """Return the least and the full width of a zone beside a board; measured once, however it is laid out."""
        key = player.seat, zone
        if key not in self.rooms:
            self.rooms[key] = self._field_room(player, zone)
        return self.rooms[key]

    def _field_room(self, player: PlayerView, zone: str) -> tuple[float, float]:
        number, cards, specials = self.content_of(player, zone)
        caption = text_width(self.caption(zone), 12) + 6
        if zone == ACHIEVEMENTS:
            many = len(cards) + len(specials) + player.uncarded
            if not many:
                return caption + 12, caption + 12
            return caption + 2 * COIN + (many - 1) * 8, caption + 2 * COIN + (many - 1) * (2 * COIN + 2)
        size = 17 if zone == SCORE else 13
        figure = text_width(str(number), size, 700) + 6
        meter = self.meter(player, zone)
        if meter:
            free = player.zone(zone).limit or 0
            many = max(len(cards), free) - 1
            most = text_width(meter, METER, 650) + 13
            least = text_width(self.meter(player, zone, brief=True), METER, 650) + 13
            stack = TILE + min(8.0 * (len(cards) - 1), 40.0) if cards else 0.0
            return caption + stack + least, caption + TILE + many * (TILE + 2) + most
        if zone == SCORE:
            figure += self._bonus_room(player)
        if not cards:
            return caption + figure, caption + figure
        many = len(cards) - 1
        full = caption + TILE + many * (TILE + 2) + (figure if zone == SCORE else 0.0)
        return min(caption + TILE + min(2.0 * many, 6.0) + figure, max(full, caption + TILE + figure)), full

    def plan_header(self, width: float, *, railed: bool, open_: Collection[int], short: bool = False) -> HeaderPlan:
        """Return where everything lies in headers of a width.

        ``railed``: further zones lie in a rail. ``open_``: the seats whose boards are not folded to a line.
        ``short``: hand, score and achievements may be a sign and a number each.
        """
        folded = len(open_) < len(self.view.players)
        players, marks = self.view.players, self.marks
        zones = self._all_zones(railed=railed)
        cells = self._cells()
        total = sum(cells)
        need = min(self._name_need(), MOST_NAME)
        chips = [self.chip_width(text) for text in marks.verdicts.values() if text]
        chip = max([_CHIP_ROOM, *chips]) + 12
        right = max(
            (
                sum(self.field_room(p, zone)[0] + FIELD_GAP for zone in zones if not self.own_hand(p, zone))
                for p in players
                if p.seat in open_
            ),
            default=0.0,
        )
        fields = self._signs(all_=True)
        counts = sum(wide for _, wide in fields) if folded or short else 0.0
        short = short and len(zones) <= 3
        if short:
            chip = max(chips, default=36.0) + 12
        room = width - total - chip - (counts if short else max(right, counts))
        one_line = room >= min(need, 116.0 if any(map(self.team, players)) else 104.0)
        if not one_line:
            room = width - total - (min(max(chips), 120.0) + 12 if chips else 0.0) - counts
        least = self._least_folded() if folded else LEAST_NAME
        stacked = not one_line and room < least
        if stacked and folded and chips:
            brief = max(chip_width(self.verdict(p, brief=True)) for p in players) + 12
            if width - total - brief - counts >= least:
                stacked, room = False, width - total - brief - counts
        if stacked:
            room = width - (max(chips, default=0.0) + 12) - counts
            cells = tuple(min(cell, cell * width / total) for cell in cells)
        name = max(min(least, width / 3), min(need, room))
        lefts, at = [], 0.0 if stacked else name
        for cell in cells:
            lefts.append(at)
            at += cell
        if one_line:
            return HeaderPlan(name, tuple(lefts), at + 4, False, zones, (), fields=fields)
        verdict = name if stacked else at + 4
        return HeaderPlan(name, tuple(lefts), verdict, stacked, (), self._flow(zones, width), fields=fields)

    def _signs(self, *, all_: bool) -> tuple[tuple[str, float], ...]:
        """Return the zones that may be a sign and a number each, from the right, with their widths.

        ``all_``: further zones without a limit, too; those with one always are among them.
        """
        further = self.further_zones
        if not all_:
            further = tuple(zone for zone in further if any(self.meter(p, zone) for p in self.view.players))
        found = [(zone, _FOLDED_FIELD) for zone in (ACHIEVEMENTS, SCORE)]
        return (*found, *((zone, self._field(zone)) for zone in further), (HAND, _FOLDED_FIELD))

    def _field(self, zone: str) -> float:
        """Return the width of a zone as a sign and a number; measured once, however it is laid out."""
        if zone not in self.fields:
            said = (self.count_of(p, zone) for p in self.view.players if self.has_zone(p, zone))
            self.fields[zone] = max(_FOLDED_FIELD, max(text_width(each, 13.5, 700) for each in said) + 27)
        return self.fields[zone]

    def count_of(self, player: PlayerView, zone: str) -> str:
        """Return the number beside the sign of a zone: how many, of how many if it has a limit."""
        return self.meter(player, zone, brief=True) or str(self.content_of(player, zone)[0])

    def plan_close(self, width: float) -> HeaderPlan:
        """Return where everything lies in headers that are as low as can be: on one line, if the width allows it."""
        players = self.view.players
        need = min(self._name_need(), MOST_NAME)
        words = (self._lead(p) if not self.has_turn(p) else (self._lead(p)[0], 0.0) for p in players)
        least = 46.0 + max(before + behind for before, behind in words)
        room, total, stacked, gap = 0.0, 0.0, True, 6.0
        for stacked, brief, enough, gap in (
            (False, False, need, 6.0),
            (False, True, least, 6.0),
            (False, True, least, 3.0),
            (True, False, least, 6.0),
            (True, True, 0, 6.0),
        ):
            counts, total = sum(wide for _, wide in self._close_fields(gap)), sum(self._cells(_CLOSE, gap - 0.5))
            chips = [chip_width(self.verdict(p, brief=brief), _CLOSE) + 10 for p in players if self.verdict(p)]
            room = width - max(chips, default=0.0) - counts - (0.0 if stacked else total)
            if room >= enough:
                break
        cells, fields = self._cells(_CLOSE, gap - 0.5), self._close_fields(gap)
        if stacked:
            cells = tuple(min(cell, cell * width / total) for cell in cells)
        name = max(min(least, width / 3), min(need, room))
        lefts, at = [], 0.0 if stacked else name
        for cell in cells:
            lefts.append(at)
            at += cell
        signs = {zone for zone, _ in fields}
        further = tuple(zone for zone in self.further_zones if zone not in signs)
        lines = self._flow(further, width) if further else ()
        verdict = name if stacked else at + 2
        return HeaderPlan(name, tuple(lefts), verdict, stacked, (), lines, close=True, fields=tuple(fields))

    def _close_fields(self, gap: float) -> list[tuple[str, float]]:
        """Return the zones that are a sign and a number in the lowest headers, with their widths."""
        fields = []
        for zone, _ in self._signs(all_=False):
            with_it = (p for p in self.view.players if self.has_zone(p, zone) and not self.own_hand(p, zone))
            wide = max((text_width(self.count_of(p, zone), 13.5 * _CLOSE, 700) for p in with_it), default=0)
            fields.append((zone, 19 * _CLOSE + wide + gap))
        return fields

    def verdict(self, player: PlayerView, *, brief: bool = False) -> str:
        """Return the text of a player's verdict; ``brief``: only its numbers, which go with its sign."""
        text = self.marks.verdicts.get(player.seat, "")
        if not brief or not text:
            return text
        if player.seat not in self.marks.compared or self._kind(player) == "last":
            return ""  # who plays the Dogma is compared with nobody
        own, other = self.marks.compared[player.seat]
        return f"{own} {'≥' if own >= other else '<'} {other}"

    def _all_zones(self, *, railed: bool) -> tuple[str, ...]:
        if railed:
            return (ACHIEVEMENTS,)
        return (*self.further_zones, HAND, SCORE, ACHIEVEMENTS)

    def _flow(self, zones: tuple[str, ...], width: float) -> tuple[tuple[tuple[str, float, float], ...], ...]:
        """Lay zones out in as few lines as can be, each at the same place on all boards."""
        order = [zone for zone in (HAND, SCORE, ACHIEVEMENTS) if zone in zones]
        order += [zone for zone in zones if zone not in order]
        rooms = {}
        for zone in order:
            sizes = [self.field_room(p, zone) for p in self.view.players if self.has_zone(p, zone)]
            rooms[zone] = max(s[0] for s in sizes), max(s[1] for s in sizes)
        lines: list[list[str]] = []
        for zone in order:
            used = sum(rooms[each][0] + FIELD_GAP for each in lines[-1]) if lines else width + 1
            if used + rooms[zone][0] > width:
                lines.append([])
            lines[-1].append(zone)
        return tuple(_spread([(zone, *rooms[zone]) for zone in line], width) for line in lines)

    def own_hand(self, player: PlayerView, zone: str) -> bool:
        """Return whether this zone is the hand that is drawn below the board at the bottom."""
        return zone == HAND and player.seat == self.bottom and self.view.viewer != -1

    def has_zone(self, player: PlayerView, zone: str) -> bool:
        """Return whether a player has a kind of zone."""
        return zone in self.had[player.seat]

    # drawing

    def header(self, player: PlayerView, plan: HeaderPlan, box: Box, *, fold: bool | None) -> None:
        """Draw one header; ``fold``: whether the board below is folded, ``None``: it cannot be."""
        x, y, w, _ = box
        theme, marks = self.theme, self.marks
        middle, k = y + plan.line / 2, plan.k
        self._name(player, plan, x, middle, fold=fold)
        level = middle + (plan.totals + (not plan.close) if plan.stacked else 0.0)
        for icon, left in zip(self.view.icons, plan.cells, strict=True):
            lit = icon == marks.lit_icon
            total = player.icons[icon] if player.icons else "?"
            wide = text_width(str(total), 15 * k, 700)
            cx = x + left
            if lit:
                at = (cx - 4 * k, level - 13 * k, 30 * k + wide, 26 * k)
                self.rect(at, 8 * k, theme.lit, theme.lit_line, 1.4)
            weight = 680 if total else 400
            glyph = theme.card_ink if lit else theme.icon_ink(icon) if total else theme.faint
            ink = theme.card_ink if lit else theme.ink if total else theme.muted
            self.path(moved(ICONS[icon], cx + 1.5 * k, level - 8 * k, 16 * k), glyph)
            self.text(cx + 22 * k, level + 5.4 * k, str(total), 15 * k, weight, "start", ink)
        end = x + plan.verdict
        if marks.verdicts.get(player.seat):
            free = x + w - end - (plan.counts if fold or plan.close or not plan.further else 0.0) - 4
            verdict = self.verdict(player)
            if chip_width(verdict, k) > free:  # the sign and the numbers tell more than half a word
                verdict = self.verdict(player, brief=True)
            if chip_width(verdict, k) > free:
                verdict = ""  # the sign alone: half a number would be another number
            end += self.chip(end, middle - 12 * k, self._kind(player), verdict, k) + 10
        zones = [zone for zone in plan.first if self.has_zone(player, zone) and not self.own_hand(player, zone)]
        least = sum(self.field_room(player, zone)[0] for zone in zones) + FIELD_GAP * (len(zones) - 1)
        if fold or plan.close or (zones and least > x + w - end):
            self._counts(player, plan, x + w, middle)
        if fold and plan.close:
            after = x + plan.cells[-1] + 42 * k if plan.stacked else end
            self._folded_further(player, plan, after, x + w - (0.0 if plan.stacked else plan.counts), level)
        if fold or (zones and least > x + w - end):
            return
        self._fields(player, zones, end, x + w, middle)
        for row, line in enumerate(plan.further):
            base = y + plan.name_height + FURTHER * row + FURTHER / 2 - 2
            for zone, left, wide in line:
                if self.has_zone(player, zone) and not self.own_hand(player, zone):
                    self.field(player, zone, (x + left, base - FURTHER / 2, wide, FURTHER))

    def _kind(self, player: PlayerView) -> Verdict:
        found = next((kind for seat, kind, _, _ in self.view.verdicts if seat == player.seat), "last")
        return next((each for each in get_args(Verdict) if each == found), "last")

    def _name(self, player: PlayerView, plan: HeaderPlan, x: float, middle: float, *, fold: bool | None) -> None:
        theme, left = self.theme, x
        current, badge, team = self.has_turn(player), self.badge(player), self.team(player)
        if current:
            self.path(moved(_TURN, left, middle - 7, 14), theme.ink)
            left += 15
        elif fold is not None:
            turned = ((0.1, 0.2), (0.9, 0.2), (0.5, 0.75)) if not fold else ((0.25, 0.1), (0.8, 0.5), (0.25, 0.9))
            self.path(moved(polygon(*turned), left, middle - 4.5, 9), theme.muted)
            left += 12
        if team:
            self.rect((left, middle - 9, 18, 18), 9 if team == "A" else 4, None, theme.ink, 1.6)
            self.text(left + 9, middle + 4.3, team, 12, 700, "middle", theme.ink)
            left += 24
        dotted = current and not fold
        behind = 0.0 if current and fold else self._lead(player)[1]
        size = 16 * plan.k
        if current and text_width(player.name, size, 680) + behind > x + plan.name - 10 - left < behind + 60:
            behind = 0.0  # the triangle says whose turn it is; there is no room for the dots, too
        name = shortened(player.name, size, 680, x + plan.name - 10 - left - behind)
        self.text(left, middle + 0.34 * size, name, size, 680, "start", theme.ink)
        end = left + text_width(name, size, 680) + 9
        if dotted and end + 13 * max(2, self.view.actions) <= x + plan.name:
            for place in range(self.view.actions):
                fill = theme.ink if place < self.view.action else None
                self.items.append(Path(circle(end + 13 * place + 5, middle, 4.4), fill, theme.ink, 1.6))
        elif badge and not current:
            wide = text_width(badge, 11.5, 600) + 12
            self.rect((end, middle - 9.5, wide, 19), 9.5, theme.ink)
            self.text(end + wide / 2, middle + 4, badge, 11.5, 600, "middle", theme.ground)
        if fold is not None:
            self._fold_box(player, (x - 2, middle - 14 * plan.k, plan.name - 4, 28 * plan.k), fold=fold)

    def _fold_box(self, player: PlayerView, box: Box, *, fold: bool) -> None:
        tops = tuple(
            (pile.color, self.words.title(pile.cards[0].title) if pile.cards[0].title else "", pile.cards[0].value)
            for pile in player.piles
            if pile.cards
        )
        label = self.words.describe("fold", name=player.name, opened=not fold, tops=tops)
        self.boxes.append(
            HitBox(open_key(player.seat), *box, "button", label, player_key(player.seat), selected=not fold)
        )

    # zones beside the board

    def _fields(self, player: PlayerView, zones: Sequence[str], left: float, right: float, middle: float) -> None:
        """Draw zones in a row that ends at the right."""
        sizes = [self.field_room(player, zone) for zone in zones]
        room = right - left - FIELD_GAP * (len(zones) - 1)
        least, full = sum(s[0] for s in sizes), sum(s[1] for s in sizes)
        share = 1.0 if full <= room or full == least else max(0.0, (room - least) / (full - least))
        widths = [low + (high - low) * min(1.0, share) for low, high in sizes]
        titles = [self._titles_room(player, zone) for zone in zones]
        more = max(0.0, min(1.0, (room - sum(widths)) / sum(titles))) if any(titles) else 0.0
        widths = [wide + more * title for wide, title in zip(widths, titles, strict=True)]
        x = right - sum(widths) - FIELD_GAP * (len(zones) - 1)
        for zone, wide in zip(zones, widths, strict=True):
            self.field(player, zone, (x, middle - 13, wide, 26))
            x += wide + FIELD_GAP

    def field(self, player: PlayerView, zone: str, box: Box) -> None:
        """Draw a zone: its name, its cards small, its number where that tells more."""
        x, y, w, h = box
        theme, middle = self.theme, y + h / 2
        key, label, number, cards, specials = self.zone_of(player, zone)
        self.group(key, box, label, player_key(player.seat))
        caption = self.caption(zone)
        self.text(x, middle + 4.4, caption, 12, 400, "start", theme.muted)
        left = x + text_width(caption, 12) + 6
        if zone == ACHIEVEMENTS:
            self._coins(player, cards, specials, key, (left, middle, x + w - left))
        else:
            score = zone == SCORE
            size = 17.0 if score else 13.0
            figure = text_width(str(number), size, 700)
            if self.meter(player, zone):
                self._metered(player, zone, key, (left, y, x + w - left, h))
                self.mark(key, (x - 4, y + 1, w + 8, h - 2), 6)
                return
            full = TILE + (len(cards) - 1) * (TILE + 2) if cards else 0.0
            counted = score or not cards or left + full > x + w + 0.5
            bonus = self._bonus_room(player) if score else 0.0
            room = x + w - left - (figure + 6 + bonus if counted else 0.0)
            used = 0.0
            if cards and not counted and self._titles_room(player, zone):
                self._titled(cards, player.name, zone, key, (left, middle - TILE_HEIGHT / 2, room, TILE_HEIGHT))
            elif cards:
                at = (left, middle - TILE_HEIGHT / 2, room, TILE_HEIGHT)
                used = self.small_cards(cards, player.name, zone, key, at) + 6
            if counted:
                ink = theme.ink if cards or bonus else theme.muted
                heavy = 700 if cards or bonus else 500
                self.text(left + used, middle + size * 0.36, str(number), size, heavy, "start", ink)
                if bonus:
                    self._bonus(player, left + used + figure + 4, middle)
        self.mark(key, (x - 4, y + 1, w + 8, h - 2), 6)

    @staticmethod
    def _bonus_room(player: PlayerView) -> float:
        """Return the room for the points of bonuses and of karmas beside a score."""
        if player.points is None:
            return 0.0
        bonus = text_width(f"+{bonus_points(player.bonuses)}", 11, 700) + 14 if player.bonuses else 0.0
        return bonus + (text_width(_by_karmas(player), 11, 700) + 29 if player.by_karmas else 0.0)

    def _bonus(self, player: PlayerView, x: float, middle: float) -> None:
        """Draw how many points of a score are bonuses: a pill with beads, as on cards; those of karmas with an eye."""
        theme, said = self.theme, f"+{bonus_points(player.bonuses)}"
        if player.bonuses:
            wide = text_width(said, 11, 700) + 9
            self.rect((x, middle - 8, wide, 16), 8, theme.back)
            self.rect((x + 1.6, middle - 6.4, wide - 3.2, 12.8), 6.4, None, theme.back_ink, 0.8, (1.6, 1.6))
            self.text(x + wide / 2, middle + 4, said, 11, 700, "middle", theme.back_ink)
            x += wide + 5
        if player.by_karmas:
            said = _by_karmas(player)
            self.rect((x, middle - 8, text_width(said, 11, 700) + 24, 16), 3, theme.plate, theme.card_ink)
            self.items.append(Path(moved(EYE, x + 4, middle - 6, 12), theme.plate, theme.card_ink, 1.1))
            self.path(circle(x + 10, middle, 2), theme.card_ink)
            self.text(x + 19, middle + 4, said, 11, 700, "start", theme.card_ink)

    def _metered(self, player: PlayerView, zone: str, key: str, box: Box) -> None:
        """Draw a zone with a limit: its cards in their order, the places that are free, and how many of how many."""
        x, y, w, h = box
        theme, middle, of = self.theme, y + h / 2, player.zone(zone)
        cards, limit = of.cards, of.limit or 0
        free = max(0, limit - len(cards))
        said = self.meter(player, zone)
        row = len(cards) + free
        full = TILE + (row - 1) * (TILE + 2) if row else 0.0
        if text_width(said, METER, 650) + 13 + full > w + 0.5:
            said = self.meter(player, zone, brief=True)
        room = w - text_width(said, METER, 650) - 13
        top, used = middle - TILE_HEIGHT / 2, 0.0
        if cards:
            fits = full <= room + 0.5
            at = (x, top, full if fits else max(TILE, room), TILE_HEIGHT)
            used = self.small_cards(cards, player.name, zone, key, at, ordered=True)
        for _ in range(free if full <= room + 0.5 else 0):  # some of them would be another number
            left = x + used + (2 if used else 0.0)
            self.rect((left + 0.5, top + 0.5, TILE - 1, TILE_HEIGHT - 1), 2.5, None, theme.faint, 1, (3, 2.5))
            used = left + TILE - x
        left = x + used + 8
        if of.full:  # told by shape, too: a closed outline
            wide = text_width(said, METER, 650)
            self.rect((left - 4, middle - 9, wide + 8, 18), 9, None, theme.ink, 1.3)
        ink = theme.ink if cards else theme.muted
        self.text(left, middle + METER * 0.36, said, METER, 650 if of.full else 500, "start", ink)

    def small_cards(
        self, cards: Sequence[CardView], owner: str, zone: str, key: str, box: Box, *, ordered: bool = False
    ) -> float:
        """Draw a row of small cards, closer where there are many, with their hit boxes; return its width.

        ``ordered``: they stay in their order, which means something; others are sorted by value.
        """
        x, y, w, h = box
        cards = tuple(cards) if ordered else tuple(sorted(cards, key=lambda card: card.value))
        each = any(card.key in self.marks.choices or card.color is not None for card in cards)
        offsets = row_of([card.value for card in cards], max(w, TILE), TILE, 2, even=each)
        for place, (card, dx) in enumerate(zip(cards, offsets, strict=True)):
            seen = min(TILE, offsets[place + 1] - dx) if place < len(cards) - 1 else TILE
            self.tile(x + dx, y, TILE, card, seen=None if seen >= TILE else seen)
            self.card_box(card, (x + dx, y, seen, h), owner, zone, key, place=place + 1, count=len(cards))
        return offsets[-1] + TILE if offsets else 0.0

    def _titles_room(self, player: PlayerView, zone: str) -> float:
        """Return the room that titles would like beside the small cards of a zone; 0 if they are not shown there.

        They are where everybody knows every card and no limit is told: on display, in Museums.
        """
        if zone in (HAND, SCORE, ACHIEVEMENTS) or self.meter(player, zone):
            return 0.0
        cards = player.zone(zone).cards
        if not all(card.title for card in cards):
            return 0.0
        return sum(text_width(self.words.title(card.title or ""), _TITLE, 560) + 10 for card in cards)

    def _titled(self, cards: Sequence[CardView], owner: str, zone: str, key: str, box: Box) -> None:
        """Draw small cards with their titles beside them, as far as there is room for these."""
        x, y, w, h = box
        more = (w - len(cards) * TILE - (len(cards) - 1) * 2) / len(cards) - 8
        if more < _LEAST_TITLE:
            self.small_cards(cards, owner, zone, key, box)
            return
        titles = [self.words.title(card.title or "") for card in cards]
        if sum(text_width(title, _TITLE, 560) for title in titles) > more * len(cards):
            titles = [shortened(title, _TITLE, 560, more) for title in titles]
        for place, (card, title) in enumerate(zip(cards, titles, strict=True), start=1):
            wide = TILE + 4 + text_width(title, _TITLE, 560)
            self.tile(x, y, TILE, card)
            self.text(x + TILE + 4, y + h / 2 + _TITLE * 0.36, title, _TITLE, 560)
            self.card_box(card, (x, y, wide, h), owner, zone, key, place=place, count=len(cards))
            x += wide + 6

    def _coins(
        self, player: PlayerView, cards: Sequence[CardView], specials: Sequence[str], key: str,
        place: tuple[float, float, float],
    ) -> None:  # fmt: skip
        """Draw claimed achievements as gold coins: standard ones with their value, special ones with a pictogram."""
        left, middle, room = place
        theme = self.theme
        banners = player.banners_counting
        by_karma = [each for each in player.counted_by_karma for _ in range(each.count)]
        many = len(cards) + len(specials) + len(banners) + len(by_karma)
        if not many:
            self.text(left, middle + 4.7, "0", 13, 500, "start", theme.muted)
            return
        step = min(2 * COIN + 2, (room - 2 * COIN) / (many - 1)) if many > 1 else 0.0
        coins: list[CardView | str | BannerView | KarmaCountView] = [
            *sorted(cards, key=lambda card: card.value), *specials, *banners, *by_karma,
        ]  # fmt: skip
        for i, coin in enumerate(coins):
            cx = left + COIN + i * step
            seen = 2 * COIN if i == many - 1 else min(step, 2 * COIN)
            if isinstance(coin, CardView):
                self.coin(cx, middle, COIN, str(coin.value) if seen >= 15 else "", gold=True)
                at = (cx - COIN, middle - COIN, seen, 2 * COIN)
                self.card_box(coin, at, player.name, ACHIEVEMENTS, key, place=i + 1, count=len(cards))
                self.mark(coin.key, at, COIN)
                continue
            if isinstance(coin, BannerView):  # counts now and may be lost: its ring is broken
                self.coin(cx, middle, COIN, "", gold=True, picture=SIGNS[coin.mark])
                self.items.append(Path(circle(cx, middle, COIN - 0.6), None, theme.lit, 2, dash=(2, 3)))
                continue
            if isinstance(coin, KarmaCountView):  # likewise, while its Figure is a top card
                self.coin(cx, middle, COIN, "+", gold=True)
                self.items.append(Path(circle(cx, middle, COIN - 0.6), None, theme.lit, 2, dash=(2, 3)))
                continue
            self.coin(cx, middle, COIN, self.words.special(coin)[:1], gold=True, picture=pictogram(coin))

    def _counts(self, player: PlayerView, plan: HeaderPlan, right: float, middle: float) -> None:
        """Draw hand, score and achievements of a folded board as a sign and a number each."""
        theme, k, x = self.theme, plan.k, right
        for zone, field in plan.fields:
            if self.own_hand(player, zone):
                continue
            x -= field
            if not self.has_zone(player, zone):
                continue
            at = (x, middle - 13 * k, field - 4, 26 * k)
            key, label, number, cards, _ = self.zone_of(player, zone)
            said = self.count_of(player, zone)
            self.group(key, at, label, player_key(player.seat))
            if zone == ACHIEVEMENTS:
                self.items.append(Path(circle(x + 8 * k, middle, 7.5 * k), theme.lit, theme.lit_line, 1.2))
            elif zone == HAND:
                for dx in (0.0, 4.0):
                    self.rect((x + dx * k, middle - 7 * k, 11 * k, 14 * k), 2, theme.back, theme.ground, 0.8)
            elif zone == SCORE:
                self.rect((x, middle - 6 * k, 15 * k, 12 * k), 2, theme.back, theme.ground, 0.8)
            else:
                self._zone_sign(zone, x, middle, k)
            weight = 680 if number else 400
            self.text(x + 19 * k, middle + 4.8 * k, said, 13.5 * k, weight, "start", theme.ink)
            wide = (field - 4) / max(1, len(cards))
            for i, card in enumerate(cards):
                seen = (x + i * wide, at[1], wide, at[3])
                self.card_box(card, seen, player.name, zone, key, place=i + 1, count=len(cards))
            self.mark(key, at, 5)
            self._echo(at, [card.key for card in cards])

    def _folded_further(self, player: PlayerView, plan: HeaderPlan, left: float, right: float, middle: float) -> None:
        """Draw the zones that have a line of their own on open boards behind the totals, as initial and number."""
        theme, k, x = self.theme, plan.k, right
        for zone in [zone for line in plan.further for zone, _, _ in line][::-1]:
            if not self.has_zone(player, zone):
                continue
            key, label, number, cards, _ = self.zone_of(player, zone)
            wide = 19 * k + text_width(str(number), 13.5 * k, 700) + 8
            if x - wide < left:
                continue
            x -= wide
            at = (x, middle - 12 * k, wide - 4, 24 * k)
            self.group(key, at, label, player_key(player.seat))
            self.rect((x, middle - 7.5 * k, 15 * k, 15 * k), 3, theme.back_of(self.words.set_of_zone(zone)))
            initial = self.caption(zone)[:1]
            self.text(x + 7.5 * k, middle + 4, initial, LEAST_TEXT, 650, "middle", theme.back_ink)
            ink, weight = (theme.ink, 680) if cards else (theme.muted, 400)
            self.text(x + 19 * k, middle + 4.8 * k, str(number), 13.5 * k, weight, "start", ink)
            each = (wide - 4) / max(1, len(cards))
            for i, card in enumerate(cards):
                seen = (x + i * each, at[1], each, at[3])
                self.card_box(card, seen, player.name, zone, key, place=i + 1, count=len(cards))
            self.mark(key, at, 5)
            self._echo(at, [card.key for card in cards])

    def _zone_sign(self, zone: str, x: float, middle: float, k: float) -> None:
        """Draw the sign of a further zone: the back of the set that brings it, or the initial of its name.

        Of a set that brings several zones it is the initials, too, so that each zone looks another way.
        """
        theme, set_ = self.theme, self.words.set_of_zone(zone)
        self.rect((x, middle - 7.5 * k, 15 * k, 15 * k), 3, theme.back_of(set_), theme.ground, 0.8)
        several = sum(self.words.set_of_zone(each) == set_ for each in self.further_zones) > 1
        if set_ in SET_SIGNS and not several:
            self.path(moved(SET_SIGNS[set_], x + 2 * k, middle - 5.5 * k, 11 * k), theme.back_ink)
            return
        size = 11.0
        self.text(x + 7.5 * k, middle + size * 0.36, self.caption(zone)[:1], size, 600, "middle", theme.back_ink)

    def _echo(self, box: Box, keys: Sequence[str]) -> None:
        """Draw the states of cards that are too small to bear them round their place."""
        marks, those = self.marks, frozenset(keys)

        def held(among: frozenset[str]) -> frozenset[str]:
            return frozenset({"echo"}) if among & those else frozenset()

        echo = Marks(
            choices=held(marks.choices), chosen=held(marks.chosen), changed=held(marks.changed),
            asked=held(marks.asked), right=held(marks.right), wrong=held(marks.wrong),
        )  # fmt: skip
        draw_states(echo, self.theme, self.over, "echo", box, 5)


def _spread(rooms: Sequence[tuple[str, float, float]], width: float) -> tuple[tuple[str, float, float], ...]:
    """Share a width among zones with a least and a full width each; return each zone's left edge and width."""
    free = width - FIELD_GAP * (len(rooms) - 1)
    least, full = sum(r[1] for r in rooms), sum(r[2] for r in rooms)
    share = 1.0 if full <= free or full == least else max(0.0, (free - least) / (full - least))
    found, x = [], 0.0
    for zone, low, high in rooms:
        wide = low + (high - low) * min(1.0, share)
        found.append((zone, x, wide))
        x += wide + FIELD_GAP
    return tuple(found)


def _by_karmas(player: PlayerView) -> str:
    """Return how many points karmas add to a score, or take from it, with their sign."""
    points = sum(n for _, n in player.by_karmas)
    return f"−{-points}" if points < 0 else f"+{points}"


__all__ = ["FURTHER", "LINE", "TILE", "HeaderPen", "HeaderPlan"]
