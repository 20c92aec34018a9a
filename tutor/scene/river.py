"""The band between the boards: decks, available achievements, special achievements, and what is out of the game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import ceil

from engine.seat.view import AchievementView, DeckView, NextDrawView, SpecialView
from tutor.scene.card_shapes import LEAST_TEXT, back_height
from tutor.scene.density import MARGIN
from tutor.scene.glyphs import DOWN, SET_SIGNS, circle
from tutor.scene.header import FURTHER, HeaderPen
from tutor.scene.layout import (
    AVAILABLE_KEY,
    DECKS_KEY,
    NOTE_KEY,
    SPECIALS_KEY,
    Box,
    deck_key,
    decks_key,
    special_key,
    text_width,
    zone_key,
)
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import HitBox, Stroke, moved
from tutor.scene.rich import shortened

_COINS = 34.0
"""height of the row of available achievements"""
_LEAST_STEP = 8.0
"""from one achievement to the next of its value; where there is less room, one coin stands for them all"""
_ROW = 19.0
"""height of a row of the matrix of decks"""
_EDGE = 1.9
"""how far each edge of a deck's thickness looks out"""
_JUNK = 50.0
_WORDS = 17.0
"""height of the line that names the next draw, the edition and the sets"""
_CELL = 38.0
"""least width of a special achievement"""
_NAMED_CELL = 72.0
"""most width that is kept for the name of a special achievement where several sets have some"""
_COLUMN = 22.0
"""least width of a column of the matrix of decks beside special achievements"""
_CUT = 0.85
"""the part of the names of special achievements that is enough to tell them apart, where there is no room for more"""
_NAME_GAP = 5.0
"""between the names of two special achievements"""
_CLOSE_GAP, _MOST_NAMED = 14.0, 124.0
"""the same where all is as low as can be, and the most width of one with its name there"""
_TALL_CELL, _LOW_CELL = 52.0, 36.0
"""heights of a special achievement where several sets have some: with its numbers below the coin, or at its side"""
_GAP = 20.0
"""room between the decks of several sets and the special achievements"""
_BADGE = 13.0
"""room for the sign of a set before the first of its special achievements"""
_BADGED = _BADGE + 26.0
"""least width of a named special achievement with the sign of its set: as wide a coin as others have"""
_CLOSE_COINS, _CLOSE_SPECIAL, _CLOSE_DECK = 26.0, 25.0, 30.0
"""heights of a row of achievements, of special ones, and most width of a deck, where all is as low as can be"""
_LEAST_GAME = 60.0
"""least room for the line about the game beside that of the next draw"""
_CLOSE_WORDS = 130.0
"""least room for the line about the game beside the special achievements"""


@dataclass(frozen=True, slots=True)
class RiverPlan:
    """Where the parts of the river lie, relative to its upper left corner."""

    width: float
    decks: float
    """width of decks and junk"""
    each: float
    """width of a column of an age"""
    head: float
    """width of the names of the sets before the columns"""
    specials: Box
    across: int
    """special achievements in a row"""
    cell: float
    """height of a special achievement"""
    rows: tuple[int, ...]
    """how many of the special achievements lie in each row; those of a set lie together"""
    named: bool
    """whether special achievements have their names below"""
    words: float
    """top of the line below the decks that names the next draw"""
    body: float
    """height without the lines at the bottom"""
    lines: int
    """further common zones, a line each"""
    note: bool
    close: bool = False
    """whether everything is as low as can be: special achievements are small coins with numbers beside them"""
    beside: bool = False
    """whether the line about the game lies beside the special achievements"""
    cells: tuple[tuple[float, ...], ...] = ()
    """widths of the special achievements of each row"""

    @property
    def height(self) -> float:
        """Height of everything."""
        said = 0.0 if self.beside else _WORDS
        return self.body + said + FURTHER * self.lines + (19 if self.note else 0) + (2 if self.close else 5)

    @property
    def top(self) -> float:
        """Room above the available achievements."""
        return 2.0 if self.close else 6.0

    @property
    def coins(self) -> float:
        """Height of the row of available achievements, with the room below it."""
        return _CLOSE_COINS if self.close else _COINS


def _in_rows(widths: Sequence[float], rows: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    coming = iter(widths)
    return tuple(tuple(islice(coming, many)) for many in rows)


def _columns(rows: Sequence[Sequence[float]], width: float) -> tuple[tuple[float, ...], ...]:
    """Share a width in each row among parts that want so much of it: alike if that is enough, else in columns.

    Where one grid of columns is too narrow for all rows, each row is shared by what its own parts want.
    """
    across = max(map(len, rows), default=0)
    columns = [max(row[place] for row in rows if place < len(row)) for place in range(across)]
    if not across or max(columns) <= width / across:
        return tuple((width / across,) * len(row) for row in rows)
    if sum(columns) <= width:
        more = (width - sum(columns)) / across
        return tuple(tuple(wide + more for wide in columns[: len(row)]) for row in rows)
    found = []
    for row in rows:
        room = width * len(row) / across
        if sum(row) > room:
            room = min(width, sum(row))
        most = max(row)
        while sum(min(wide, most) for wide in row) > room + 0.01:  # the longest are shortened first
            most -= 1
        more = max(0.0, room - sum(min(wide, most) for wide in row)) / len(row)
        found.append(tuple(min(wide, most) + more for wide in row))
    return tuple(found)


class RiverPen(HeaderPen):
    """Plans and draws the river."""

    # arithmetic

    def plan_river(self, width: float, *, low: bool, spare: bool = False) -> RiverPlan:
        """Return where everything lies in a river of a width; ``low``: with everything in one row, where it fits.

        ``spare``: names of special achievements may be cut where that lets them lie beside the decks of several sets.
        """
        view, words = self.view, self.words
        ages = max(1, len(view.base_decks))
        many, rows = len(view.specials), len(self.sets)
        lines, note = len(self.common_strips()), bool(self.marks.note)
        names = [text_width(words.special(special.name), 11.5, 560) + 10 for special in view.specials]
        named_cell = max([_CELL, *names])
        if rows < 2:
            most = ages * 58.0 + _JUNK
            least = ages * 30.0 + _JUNK
            for across in dict.fromkeys((many, ceil(many / 2)) if many > 5 else (many,)):
                if least + 24 + across * named_cell <= width:
                    decks = min(most, width - 24 - across * named_cell)
                    return self._row(width, decks, across, lines, named=True, note=note)
            if least + 14 + many * _CELL <= width:
                decks = max(least, min(most, width - 14 - many * 44.0))
                return self._row(width, decks, many, lines, named=False, note=note)
            if low and ages * 26.0 + _JUNK + 14 + many * 31.0 <= width:
                return self._row(width, width - 14 - many * 31.0, many, lines, named=False, note=note)
            across = max(1, min(many, int(width // named_cell))) if many else 0
            return self._row(width, min(most, width), across, lines, named=True, note=note, below=True)
        head = max([text_width(words.set_name(name), 12, 650) + 30 for name in self.sets])
        head = min(head, width * 0.2)
        across = min(many, 5)
        names = [text_width(words.special(special.name), LEAST_TEXT, 560) + _NAME_GAP for special in self._in_order()]
        names = [max(name, _BADGED if begins else 0.0) for name, begins in zip(names, self._begins(), strict=True)]
        named_cell = min(max([58.0, *names]), _NAMED_CELL)
        body_rows = 8 + _COINS + 15 + rows * _ROW + 4
        needed = max(map(sum, _in_rows(names, self._special_rows(across))), default=0.0)
        needed = max(across * _CELL, needed * (_CUT if spare else 1.0))
        least = head + ages * min(25.0, max(_COLUMN, (width - _GAP - needed - head - _JUNK) / ages)) + _JUNK
        room = width - least - _GAP
        if room >= needed - 0.01:
            across = max(across, min(many, int(room // named_cell))) if many else 0
            placed = self._special_rows(across)
            across = max(placed, default=0)
            cell = _TALL_CELL
            if 8 + len(placed) * cell > body_rows + 20:  # numbers beside the coins take less height than below them
                cell = max(_LOW_CELL, (body_rows - 8) / len(placed))
            decks = min(head + ages * 44.0 + _JUNK, width - _GAP - min(across * named_cell, room))
            left = decks + _GAP
            body = max(body_rows, 8 + len(placed) * cell)
            specials = (left, 6.0, width - left, body - 6)
        else:
            decks = width
            across = max(1, int(width // named_cell)) if many else 0
            placed = self._special_rows(across)
            across = max(placed, default=0)
            cell = _LOW_CELL if len(placed) > 1 else _TALL_CELL
            below = len(placed) * cell
            specials = (0.0, body_rows + _WORDS, width, below)
            body = body_rows + _WORDS + below
        words_at = body_rows if specials[0] == 0 else body
        each = (decks - head - _JUNK) / ages
        return RiverPlan(
            width, decks, each, head, specials, across, cell, placed, False, words_at, body, lines, note,
            cells=_columns(_in_rows(names, placed), specials[2]),
        )  # fmt: skip

    def plan_close_river(self, width: float, *, spare: bool) -> RiverPlan:
        """Return where everything lies in a river that is as low as can be.

        ``spare``: special achievements are named only if that takes no further row.
        """
        view, words = self.view, self.words
        ages, many, rows = max(1, len(view.base_decks)), len(view.specials), len(self.sets)
        head = 0.0
        if rows > 1:
            head = max(text_width(words.set_name(name), 12, 650) + 30 for name in self.sets)
            head = min(head, width * 0.26)
        each = (width - head - _JUNK) / ages
        body = 2 + _CLOSE_COINS
        if rows > 1:
            body += 17 + rows * _ROW + 3
        else:
            body += 5 + back_height(min(each - 7, _CLOSE_DECK)) + 5 * _EDGE + 17
        said = max((text_width(f"{max(s.progress)}/{s.needed}", 11) for s in view.specials if s.progress), default=0.0)
        cell = 28.0 + said + 10
        across = max(1, min(many, int(width // cell))) if many else 0
        placed = self._special_rows(across)
        lines = len(placed)
        beside = lines == 1 and width - across * cell >= _CLOSE_WORDS
        wide = across * cell if beside else width
        cells = tuple((cell,) * each for each in placed)
        # at a table of few there is room for names; at a full one the own cards need it more
        if spare and rows > 1 and len(view.players) > 3 and len(packed := self._packed(width)) < lines:
            cells, placed, lines = packed, tuple(map(len, packed)), len(packed)
            across, beside, wide = max(placed), False, width
        names = [text_width(words.special(special.name), LEAST_TEXT, 560) for special in self._in_order()]
        needs = [26.0 + max(name, said) + _CLOSE_GAP for name in names]
        named, room = False, width - (_CLOSE_WORDS if beside else 0.0)
        for most in range(across, min(4, across - 1), -1):
            in_rows = _in_rows(needs, self._special_rows(most))
            if len(in_rows) > lines and (spare or rows < 2):
                break
            if max(map(sum, in_rows), default=0.0) <= room:
                named, across, wide = True, most, min(room, most * _MOST_NAMED)
                placed, cells = self._special_rows(most), _columns(in_rows, wide)
                break
        lines = len(placed)
        top = body
        body += lines * _CLOSE_SPECIAL
        return RiverPlan(
            width, width, each, head, (0.0, top, wide, lines * _CLOSE_SPECIAL), across, _CLOSE_SPECIAL, placed, named,
            top if beside else body, body, len(self.common_strips()), bool(self.marks.note), close=True, beside=beside,
            cells=cells,
        )  # fmt: skip

    def _row(
        self, width: float, decks: float, across: int, lines: int, *, named: bool, note: bool, below: bool = False
    ) -> RiverPlan:
        ages = max(1, len(self.view.base_decks))
        each = (decks - _JUNK) / ages
        tall = back_height(min(each - 7, 48))
        body = 6 + _COINS + 4 + tall + 5 * _EDGE + 20
        placed = self._special_rows(across)
        rows = len(placed)
        cell = (74.0 if named else 58.0) if rows < 2 else (68.0 if named else 50.0)
        if below:
            top = body + _WORDS
            specials = (0.0, top, width, rows * cell)
            whole = top + rows * cell
            return RiverPlan(width, decks, each, 0.0, specials, across, cell, placed, named, body, whole, lines, note)
        body = max(body, 8 + rows * cell)
        top = 8 + max(0.0, (body - 8 - rows * cell) / 2)
        left = decks + (24 if named else 14)
        specials = (left, top, width - left, rows * cell)
        return RiverPlan(width, decks, each, 0.0, specials, across, cell, placed, named, body, body, lines, note)

    def _special_rows(self, across: int) -> tuple[int, ...]:
        """Return how many special achievements lie in each row: those of a set together, as far as a row holds them."""
        rows: list[int] = []
        for many in Counter(special.set for special in self.view.specials).values():
            if rows and rows[-1] + many <= across:
                rows[-1] += many
                continue
            rows += [across] * (many // across) if across else []
            rows += [many % across] if across and many % across else []
        return tuple(rows)

    def _packed(self, width: float) -> tuple[tuple[float, ...], ...]:
        """Return the widths of small coins without names, row by row: as many sets in a row as it holds whole.

        What has no number beside it takes less room; where a set begins within a row is room for its sign.
        """
        of_set: dict[str, list[float]] = {}
        for special in self._in_order():
            beside = 6.0
            if special.holder is not None:
                beside = min(text_width(self.view.players[special.holder].name, 11), 34.0) + 8
            elif special.progress and special.state not in ("junked", "removed"):
                beside = text_width(f"{special.needed}/{special.needed}", 11) + 8
            elif special.color is not None:
                beside = text_width(self.words.color_letter(special.color), 11) + 8
            of_set.setdefault(special.set, []).append(28.0 + beside)
        rows: list[list[float]] = []
        for cells in of_set.values():
            if rows and sum(rows[-1]) + _BADGE + sum(cells) <= width:
                rows[-1] = [*rows[-1][:-1], rows[-1][-1] + _BADGE, *cells]
            else:
                rows.append(cells)
        return tuple(map(tuple, rows))

    def _in_order(self) -> list[SpecialView]:
        """Return the special achievements as they lie: those of the base set first, then by set."""
        return sorted(self.view.specials, key=lambda special: self.sets.index(special.set))

    # drawing

    def river(self, plan: RiverPlan, y: float, height: float) -> None:
        """Draw the band with all that lies on it; its boxes are in reading order."""
        x = MARGIN
        self.rect((0, y, self.width, height), 0, self.theme.river)
        y += (height - plan.height) / 2
        self._available(plan, x + plan.head, y + plan.top)
        if plan.head:
            self._matrix(plan, x, y + plan.top + 2 + plan.coins)
        else:
            self._decks(plan, x, y + plan.top + plan.coins + (5 if plan.close else 4))
        self._specials(plan, x, y)
        base = y + plan.body
        if plan.beside:
            self._game_beside(plan, x, y)
        else:
            self._game(plan, x, y + plan.words, base)
            base += _WORDS
        for word in self.common_strips():
            self._strip(word, (x, base, plan.width, FURTHER))
            base += FURTHER
        if plan.note:
            self.text(x, base + 14, shortened(self.marks.note, 13, 650, plan.width), 13, 650)
            self.boxes.append(HitBox(NOTE_KEY, x, base, plan.width, 19, "note", self.marks.note))

    def _available(self, plan: RiverPlan, x: float, y: float) -> None:
        view = self.view
        decks = view.base_decks
        spread = plan.each * len(decks)
        middle = y + (13 if plan.close else 16)
        self.group(AVAILABLE_KEY, (x, y, spread, plan.coins), self.words.describe("available"))
        by_age: dict[int, list[AchievementView]] = {}
        for achievement in view.achievements:
            by_age.setdefault(achievement.card.value, []).append(achievement)
        last = len(decks) - 1
        for i, deck in enumerate(decks):
            stack = by_age.pop(deck.age, [])
            if i == last:  # of a value that no deck has
                stack = [*stack, *(each for more in by_age.values() for each in more)]
            cx = x + (i + 0.5) * plan.each
            if not stack:
                if deck.age <= 10:
                    self.path(circle(cx, middle, 2.6), self.theme.line)
                continue
            r = min(11.5 if plan.close else 13.0, plan.each / 2 - 1)
            step = min(2 * r + 2, (plan.each - 2 * r) / (len(stack) - 1)) if len(stack) > 1 else 0.0
            if stack[1:] and step < _LEAST_STEP:
                self._alike(stack, (x + i * plan.each, middle - r - 1, plan.each, 2 * r + 2), r)
                continue
            for j, achievement in enumerate(stack):
                at = cx + (j - (len(stack) - 1) / 2) * step
                seen = 2 * r if j == len(stack) - 1 else step
                self._achievement(achievement, at, middle, r, value=seen >= 14)
                self.achievement_box(achievement, (at - r, middle - r - 1, seen, 2 * r + 2), j + 1, len(stack))

    def _alike(self, stack: list[AchievementView], box: Box, r: float) -> None:
        """Draw achievements of one value as one coin with their number, where there is no room for them all.

        Each has its part of the column, to be pointed at and chosen.
        """
        x, y, w, h = box
        theme, cx, cy, many = self.theme, x + w / 2, y + h / 2, str(len(stack))
        for achievement in stack:
            self._achievement(achievement, cx, cy, r, value=True)
        wide = text_width(many, LEAST_TEXT, 700) + 7
        self.rect((cx - r - 3, cy + r - 9, wide, 12), 2.5, theme.ground, theme.ink, 1.2)
        self.text(cx - r - 3 + wide / 2, cy + r + 0.8, many, LEAST_TEXT, 700, "middle")
        for place, achievement in enumerate(stack):
            part = (x + place * w / len(stack), y, w / len(stack), h)
            self.achievement_box(achievement, part, place + 1, len(stack))

    def _achievement(self, achievement: AchievementView, cx: float, cy: float, r: float, *, value: bool) -> None:
        missing, needed = achievement.points_missing, achievement.points_needed
        share = (needed - missing) / needed if missing is not None and needed else 0.0
        open_ = missing == 0 and not achievement.top_missing
        said = str(achievement.card.value) if value else ""
        self.coin(cx, cy, r, said, share, gold=open_, dim=achievement.top_missing)
        if achievement.held and value:  # one of this value is there already: it costs so many times the points
            said, theme = f"×{achievement.held + 1}", self.theme
            wide = text_width(said, LEAST_TEXT, 700) + 6
            self.rect((cx + r - wide + 3, cy + r - 9, wide, 12), 6, theme.ink)
            self.text(cx + r - wide / 2 + 3, cy + r + 0.8, said, LEAST_TEXT, 700, "middle", theme.ground)
        self.mark(achievement.card.key, (cx - r, cy - r, 2 * r, 2 * r), r)

    def _decks(self, plan: RiverPlan, x: float, y: float) -> None:
        theme, view = self.theme, self.view
        decks = view.base_decks
        wide = min(plan.each - 7, _CLOSE_DECK if plan.close else 48.0)
        tall = back_height(wide)
        whole = (x, y, plan.each * len(decks), tall + 5 * _EDGE + 16)
        self.group(DECKS_KEY, whole, self.words.describe("decks"))
        for i, deck in enumerate(decks):
            cx = x + (i + 0.5) * plan.each
            self._deck(deck, (cx - wide / 2, y, wide, tall), plan)
            if plan.beside and view.next_draw is not None and view.next_draw.age == deck.age:
                self.rect((cx - wide / 2 - 2, y - 2, wide + 4, tall + 4), 5, None, theme.ink, 1.8)
        self._draw_arrow(x, y, plan.each)
        gone = view.out_of_play
        left = x + plan.each * len(decks) + 3
        at = (left, y, _JUNK - 6, max(tall, 22.0))
        self.rect(at, 4, None, theme.faint, 1.2, (3, 3))
        self.text(left + at[2] / 2, y + at[3] / 2 + 5, str(len(gone.cards)), 14, 600, "middle", theme.muted)
        label = shortened(self.words.label(gone.word), 11, 400, _JUNK + 8)
        self.text(left + at[2] / 2, y + at[3] + 14, label, 11, 400, "middle", theme.muted)
        self.out_of_play_box((left, y, at[2], at[3] + 18))
        self.mark(zone_key(gone.word), at, 4)

    def _deck(self, deck: DeckView, box: Box, plan: RiverPlan) -> None:
        x, y, w, _ = box
        theme, cx, each = self.theme, x + w / 2, plan.each
        tall = self.deck(x, y, w, deck.age, deck.count, deck.set)
        if deck.count:
            self.text(cx, y + tall + 13, str(deck.count), 11.5, 560, "middle", theme.muted)
        elif not plan.close:
            empty = self.words.label("empty")
            if text_width(empty, 10.5) <= each - 2:
                self.text(cx, y + tall + 14, empty, 10.5, 400, "middle", theme.muted)
        self.deck_box(deck, (cx - each / 2 + 1, y, each - 2, tall + 16))
        self.mark(deck_key(deck.age, deck.set), (x, y, w, back_height(w)), 4)

    def _draw_arrow(self, left: float, y: float, each: float) -> None:
        """Draw the way from the empty deck that would be drawn from to the next that has cards."""
        next_draw = self.view.next_draw
        ages = [deck.age for deck in self.view.base_decks]
        if next_draw is None or next_draw.asked == next_draw.age or not {next_draw.asked, next_draw.age} <= set(ages):
            return
        start, end = (left + (ages.index(age) + 0.5) * each for age in (next_draw.asked, next_draw.age))
        level, ink = y - 4.5, self.theme.ink
        self.items.append(Stroke(start, y, start, level, ink, 1.5, (3, 2)))
        self.items.append(Stroke(start, level, end, level, ink, 1.5, (3, 2)))
        self.path(moved(DOWN, end - 4, level - 1.5, 8), ink)

    def _matrix(self, plan: RiverPlan, x: float, y: float) -> None:
        """Draw the decks of several sets: a row for each set, a column for each age, the count in the cell."""
        theme, view, words = self.theme, self.view, self.words
        ages = [deck.age for deck in view.base_decks]
        left, each = x + plan.head, plan.each
        self.text(x, y + 11, shortened(words.label("decks"), 11.5, 400, plan.head - 6), 11.5, 400, fill=theme.muted)
        for i, age in enumerate(ages):
            self.text(left + (i + 0.5) * each, y + 11, str(age), 12, 700, "middle")
        y += 15
        for row, name in enumerate(self.sets):
            top = y + row * _ROW
            of = {deck.age: deck for deck in view.decks if deck.set == name}
            key, label = decks_key(name), words.describe("decks")
            if name != "base":
                label = words.describe("decks_of_set", set=name)
            self.group(key, (x, top, plan.head + each * len(ages), _ROW - 1), label)
            self.rect((x, top + 1, 17, _ROW - 3), 3, theme.back_of(name))
            if name in SET_SIGNS:
                self.path(moved(SET_SIGNS[name], x + 2.5, top + 3, 12), theme.back_ink)
            said = shortened(words.set_name(name), 12, 650, plan.head - 28)
            self.text(x + 23, top + 13.3, said, 12, 650 if not row else 450)
            for age, deck in of.items():
                place = ages.index(age) if age in ages else age
                self._cell(deck, (left + place * each + 1.5, top, each - 3, _ROW - 2))
        next_draw = view.next_draw
        if next_draw is not None and next_draw.age in ages:
            at = left + ages.index(next_draw.age) * each
            self.rect((at - 1, y - 17, each + 2, len(self.sets) * _ROW + 18), 6, None, theme.ink, 1.2)
            if next_draw.set in self.sets:
                row = self.sets.index(next_draw.set)
                self.rect((at - 0.5, y + row * _ROW - 1.5, each + 1, _ROW + 1), 5, None, theme.halo, 4)
                self.rect((at - 0.5, y + row * _ROW - 1.5, each + 1, _ROW + 1), 5, None, theme.ink, 2.4)
        gone = view.out_of_play
        at_x = left + each * len(ages) + 5
        box = (at_x, y, _JUNK - 10, 2 * _ROW - 2)
        self.rect(box, 4, None, theme.faint, 1.2, (3, 3))
        self.text(at_x + box[2] / 2, y + _ROW + 4, str(len(gone.cards)), 14, 600, "middle", theme.muted)
        label = shortened(words.label(gone.word), 11, 400, _JUNK + 8)
        self.text(at_x + box[2] / 2, y - 5, label, 11, 400, "middle", theme.muted)
        self.out_of_play_box((at_x, y - 15, box[2], box[3] + 15))
        self.mark(zone_key(gone.word), box, 4)

    def _cell(self, deck: DeckView, box: Box) -> None:
        x, y, w, h = box
        theme = self.theme
        if deck.count:
            self.rect(box, 3, theme.back_of(deck.set))
            self.text(x + w / 2, y + h / 2 + 4.2, str(deck.count), 11.5, 560, "middle", theme.back_ink)
        else:
            self.rect((x + 0.5, y + 0.5, w - 1, h - 1), 3, None, theme.line, 1)
            self.items.append(Stroke(x + 5, y + h - 4, x + w - 5, y + 4, theme.faint, 1.2))
        self.deck_box(deck, box)
        self.mark(deck_key(deck.age, deck.set), box, 3)

    def _begins(self) -> list[bool]:
        """Return of each special achievement, as they lie, whether it is the first of a further set."""
        sets = [special.set for special in self._in_order()]
        return [set_ != last for last, set_ in zip(["base", *sets], sets, strict=False)]

    def _specials(self, plan: RiverPlan, x: float, y: float) -> None:
        left, top, wide, tall = plan.specials
        self.group(SPECIALS_KEY, (x + left, y + top, wide, max(1.0, tall)), self.words.describe("specials"))
        if not plan.across:
            return
        each, coming, last = wide / plan.across, iter(self._in_order()), "base"
        for row, many in enumerate(plan.rows):
            at = x + left
            for cell in plan.cells[row] if plan.cells else (each,) * many:
                special = next(coming)
                box = (at, y + top + row * plan.cell, cell, plan.cell)
                at += cell
                begins = special.set if special.set != last else ""
                last = special.set
                if plan.close or not plan.head:
                    self._special(special, box, plan)
                    if begins:
                        self._set_badge(begins, box[0] - 12, box[1] + (plan.cell - 14) / 2)
                else:
                    self._special_of_set(special, box, begins)

    def _set_badge(self, set_: str, x: float, y: float) -> None:
        """Draw the sign of a set on its hue, where its special achievements begin."""
        theme = self.theme
        self.rect((x, y, 12, 12), 3, theme.back_of(set_))
        if set_ in SET_SIGNS:
            self.path(moved(SET_SIGNS[set_], x + 1.5, y + 1.5, 9), theme.back_ink)

    def _special_of_set(self, special: SpecialView, box: Box, begins: str) -> None:
        """Draw a special achievement at a table of several sets: coin, how far it is, and below them its name.

        ``begins``: the set that it is the first of.
        """
        x, y, w, h = box
        name, tall = self._special_name(special, LEAST_TEXT, w - 1), h >= _TALL_CELL
        badge = _BADGE if begins else 0.0
        most = (h - (30 if tall else 15)) / 2
        state = self._special_state(special, w - 2 if tall else w - 23 - badge)
        said = text_width(state, LEAST_TEXT) + 3 if state else 0.0
        r = min(16.0, most, (w - 4 - badge - (0.0 if tall else said)) / 2)
        if r < 8 and not tall:
            r, state, said = min(16.0, most, (w - 4 - badge) / 2), "", 0.0
        left = x + (w - badge - 2 * r - (0.0 if tall else said)) / 2
        if begins:
            self._set_badge(begins, left, y + 1 + r - 6)
        cx, cy = left + badge + r, y + 1 + r
        self._special_coin(special, cx, cy, r)
        if tall:
            self.text(x + w / 2, y + h - 5.5, state, LEAST_TEXT, 400, "middle", self.theme.muted)
        else:
            self.text(cx + r + 3, cy + 4, state, LEAST_TEXT, 400, "start", self.theme.muted)
        self.text(x + w / 2, y + h - (17.5 if tall else 4.5), name, LEAST_TEXT, 560, "middle")
        self.special_box(special, (x + 1, y, w - 2, h - 1))
        self.mark(special_key(special.name), (cx - r, cy - r, 2 * r, 2 * r), r)

    def _special_name(self, special: SpecialView, size: float, room: float) -> str:
        """Return the name of a special achievement, shortened to its room; the number at its end is kept."""
        name = self.words.special(special.name)
        head, _, number = name.rpartition(" ")
        if not number.isdecimal() or text_width(name, size, 560) <= room:
            return shortened(name, size, 560, room)
        return f"{shortened(head, size, 560, room - text_width(f' {number}', size, 560))} {number}"

    def _special_coin(self, special: SpecialView, cx: float, cy: float, r: float) -> None:
        have = special.progress[self.bottom] if self.bottom < len(special.progress) else 0
        gone, claimed = special.state not in ("available", "in-supply"), special.state == "claimed"
        needed = special.need_of(self.bottom)
        share = 1.0 if claimed else have / needed if needed and special.progress and not gone else 0.0
        gold, initial = claimed or share >= 1, self.words.special(special.name)[:1]
        picture = pictogram(special.name)
        self.coin(
            cx, cy, r, initial, 0 if claimed else share, gold=gold, dim=gone, picture=picture, color=special.color
        )
        if special.state in ("junked", "removed"):
            self.items.append(Stroke(cx - r * 0.7, cy + r * 0.7, cx + r * 0.7, cy - r * 0.7, self.theme.muted, 1.6))

    def _special(self, special: SpecialView, box: Box, plan: RiverPlan) -> None:
        """Draw a special achievement of a table of one set, or one where all is as low as can be."""
        x, y, w, h = box
        r = 11.0 if plan.close else 19.0 if plan.named else min(16.0, w / 2 - 2, (h - 19) / 2)
        cx, cy = x + (r + 2 if plan.close else w / 2), y + r + (1 if plan.close else 2)
        self._special_coin(special, cx, cy, r)
        line = cy + r + 14
        if plan.named and not plan.close:
            name = self._special_name(special, 11.5, w - 2)
            self.text(cx, line, name, 11.5, 560, "middle")
            line += 14.5
        if plan.close:
            name, text = "", self._special_state(special, x + w - cx - r - 8)
            if plan.named:
                name = self._special_name(special, LEAST_TEXT, x + w - cx - r - 3)
                self.text(cx + r + 3, cy - 0.5 if text else cy + 3.8, name, LEAST_TEXT, 560)
            self.text(cx + r + 3, cy + (10.7 if name else 4.0), text, 11, 400, "start", self.theme.muted)
        elif h >= 50 or plan.named:
            self.text(cx, line, self._special_state(special, w - 2), 11, 400, "middle", self.theme.muted)
        self.special_box(special, (x + 1, y, w - 2, h - 1))
        self.mark(special_key(special.name), (cx - r, cy - r, 2 * r, 2 * r), r)

    def _special_state(self, special: SpecialView, room: float) -> str:
        """Return who has a special achievement, where it went, or how much of what it asks for is there.

        Of a Decree that nobody has, it is the letter of its color.
        """
        if special.holder is not None:
            return shortened(self.view.players[special.holder].name, 11, 400, room)
        if special.state in ("junked", "removed"):
            gone = self.words.label(self.view.out_of_play.word)
            return gone if text_width(gone, 11) <= room else shortened(gone, 11, 400, room) if room >= 20 else ""
        if special.color is not None:
            text = self.words.color_letter(special.color)
        elif special.progress and special.needed:
            have = special.progress[self.bottom] if self.bottom < len(special.progress) else 0
            text = f"{have}/{special.need_of(self.bottom)}"
        else:
            text = ""
        return text if text_width(text, 11) <= room else ""

    def _game(self, plan: RiverPlan, x: float, y: float, bottom: float) -> None:
        """Write who would draw from where below that deck; at the right ``bottom`` the edition and the sets in play."""
        theme, view = self.theme, self.view
        ages = [deck.age for deck in view.base_decks]
        next_draw = view.next_draw
        end = x
        if next_draw is not None and next_draw.age in ages:
            cx = x + plan.head + (ages.index(next_draw.age) + 0.5) * plan.each
            text = self._drawer(next_draw)
            text = shortened(text, 11, 650, max(plan.decks, plan.width * 0.55))
            wide = text_width(text, 11, 650)
            at = min(max(cx - wide / 2, x), x + plan.width - wide)
            self.path(moved((("M", (0.0, 0.9)), ("L", (0.5, 0.1)), ("L", (1.0, 0.9)), ("Z", ())), cx - 4.5, y - 3, 8),
                      theme.ink)  # fmt: skip
            self.text(at, y + 13, text, 11, 650)
            end = at + wide
        room = x + plan.width - (end + 16 if bottom == y else x)
        text = self._edition(room, named=plan.head > 0) if room >= _LEAST_GAME else ""
        self.text(x + plan.width, bottom + 13, text, 10.5, 400, "end", theme.muted)

    def _edition(self, room: float, *, named: bool) -> str:
        """Return the edition and the sets; ``named``: the decks name the sets, so the edition alone is enough."""
        said = self.words.describe("game", sets=self.sets)
        if named and text_width(said, 10.5) > room:
            said = self.words.describe("game", sets=self.sets[:1])
        return shortened(said, 10.5, 400, room)

    def _drawer(self, next_draw: NextDrawView) -> str:
        """Return who would draw, and at a table of several sets the set of the card, or why it is a base card."""
        drawer, several = self.view.players[next_draw.seat], len(self.sets) > 1
        return self.words.describe(
            "drawer", name=drawer.name, seat=drawer.seat, age=next_draw.age, set=next_draw.set if several else "",
            ruled=next_draw.ruled,
        )  # fmt: skip

    def _game_beside(self, plan: RiverPlan, x: float, y: float) -> None:
        """Tell who draws from the framed deck, and the edition, beside the special achievements."""
        theme, view = self.theme, self.view
        ages = [deck.age for deck in view.base_decks]
        left, top, wide, _ = plan.specials
        room, base = plan.width - left - wide - 10, y + top + 16
        right, next_draw = x + plan.width, view.next_draw
        said = self._edition(room, named=plan.head > 0)
        if next_draw is not None and next_draw.age in ages:
            text = shortened(self._drawer(next_draw), 11, 650, room - 17)
            used = text_width(text, 11, 650) + 17
            both = used + 14 + text_width(said, 10.5) <= room
            at = right - used - (14 + text_width(said, 10.5) if both else 0.0)
            self.rect((at + 1, base - 8.5, 11, 9), 2.5, None, theme.ink, 1.8)
            self.text(at + 17, base, text, 11, 650)
            if not both:
                return
        self.text(right, base, said, 10.5, 400, "end", theme.muted)

    def _strip(self, word: str, box: Box) -> None:
        """Draw a further common zone as its name and its cards."""
        x, y, w, h = box
        cards = self.view.cards(word)
        key, middle = zone_key(word), y + h / 2
        self.group(key, box, self.words.describe("zone", owner="", zone=word, count=len(cards), limit=None))
        caption = self.words.zone(word)
        self.text(x, middle + 4.4, caption, 12, 400, "start", self.theme.muted)
        left = x + text_width(caption, 12) + 6
        if cards:
            self.small_cards(cards, "", word, key, (left, middle - 9.5, x + w - left, 19))
        else:
            self.text(left, middle + 4.7, "0", 13, 500, "start", self.theme.muted)
        self.mark(key, (x - 4, y + 1, w + 8, h - 2), 6)
