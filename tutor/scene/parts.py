"""The parts of a table that are the same in every layout: turn, decks, achievements, what is out of the game."""

from collections import Counter
from typing import Literal

from engine.model.zones import ACHIEVEMENTS, AVAILABLE, BOX, HAND, JUNK, SCORE
from engine.seat.view import (
    BLANK,
    AchievementView,
    CardView,
    DeckView,
    PileView,
    PlayerView,
    SpecialView,
    TableView,
    shown_slots,
)
from tutor.scene.glyphs import ARROWS, HEXAGON
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import (
    AVAILABLE_KEY,
    SPECIALS_KEY,
    Box,
    deck_key,
    decks_key,
    player_key,
    row_of,
    seats_from_top,
    special_key,
    text_width,
    zone_key,
)
from tutor.scene.patterns import THEMES
from tutor.scene.pen import SlipPen, card_label
from tutor.scene.primitives import Path, Scene, Stroke, moved

PICTURED = (HAND, SCORE, ACHIEVEMENTS)
"""the zones of a player that have a picture of their own, beside the board"""
COMMON_PICTURED = (JUNK, BOX, AVAILABLE)
"""common zones with a picture of their own, besides decks and special achievements"""
STRIP = 24.0
"""height of the strip of a zone without a picture, with the gap below it"""
NARROW_SPECIAL = 130.0
"""minimum width of a special achievement with a progress bar"""


class Places(SlipPen):
    """A pen that knows the view and adds its hit boxes."""

    def __init__(self, view: TableView, words: TableWords, marks: Marks, theme: Literal["light", "dark"]) -> None:
        super().__init__(words, marks, THEMES[theme])
        self.view, self.width = view, 0.0
        order = seats_from_top(len(view.players), view.viewer)
        self.others, self.bottom = tuple(order[:-1]), order[-1]

    def has_turn(self, player: PlayerView) -> bool:
        """Return whether it is a player's turn; before the first and after the last turn it is nobody's."""
        view = self.view
        return player.seat == view.current and view.actions > 0 and view.winners is None

    def badge(self, player: PlayerView) -> str:
        """Return the text of the pill beside a name: winner, left, or the turn; empty if none applies."""
        view = self.view
        if view.winners is not None and player.seat in view.winners:
            return self.words.label("winner")
        if player.left:
            return self.words.label("left_table")
        if self.has_turn(player):
            return self.words.describe("turn", name=player.name, action=view.action, actions=view.actions)
        return ""

    def card_box(
        self,
        card: CardView,
        box: Box,
        owner: str,
        zone: str,
        group: str,
        *,
        covered: bool = False,
        place: int = 0,
        count: int = 0,
    ) -> None:
        """Add the hit box of a card; the label of a back gives its ``place`` among ``count``."""
        if card.title is not None:
            label = card_label(card, self.words, self.marks, owner, zone, covered=covered)
        elif card.color is not None:
            label = self.words.describe(
                "covered", owner=owner, color=card.color, slots=card.slots, lit=card.key in self.marks.lit_cards,
                changed=card.key in self.marks.changed,
            )  # fmt: skip
        else:
            label = self.words.describe(
                "back", value=card.value, set=card.set, changed=card.key in self.marks.changed, owner=owner, zone=zone,
                place=place, count=count,
            )  # fmt: skip
        self.box(card.key, box, label, group)

    def player_box(self, player: PlayerView, area: Box) -> None:
        """Add the hit box of a player's whole area."""
        view, current = self.view, self.has_turn(player)
        self.group(
            player_key(player.seat), area,
            self.words.describe(
                "player", name=player.name, seat=player.seat, current=current, action=view.action,
                actions=view.actions, icons=player.icons, points=player.points,
                verdict=self.marks.verdicts.get(player.seat, ""), left=player.left,
            ),
        )  # fmt: skip

    def pile_label(self, player: PlayerView, pile: PileView) -> str:
        """Return the spoken label of a pile."""
        revealed = tuple(
            contents for card in pile.cards[1:] for contents in shown_slots(card, pile.splay)
            if contents not in BLANK
        )  # fmt: skip
        top = pile.cards[0] if pile.cards else None
        return self.words.describe(
            "pile", owner=player.name, color=pile.color, splay=pile.splay, count=len(pile.cards), counted=pile.counted,
            top=self.words.title(top.title) if top and top.title else None, value=top.value if top else None,
            revealed=revealed,
        )  # fmt: skip

    def zone_of(
        self, player: PlayerView, zone: str
    ) -> tuple[str, str, int | str, tuple[CardView, ...], tuple[str, ...]]:
        """Key, label and number of a zone of a player; its cards and special achievements."""
        words, key, cards = self.words, zone_key(zone, player.seat), player.cards(zone)
        specials: tuple[str, ...] = ()
        number: int | str
        if zone == HAND:
            number = len(cards)
            label = words.describe("hand", owner=player.name, count=number)
        elif zone == SCORE:
            number = player.points if player.points is not None else "?"
            label = words.describe("score", owner=player.name, count=len(cards), points=player.points)
        elif zone == ACHIEVEMENTS:
            specials = player.specials
            number = len(cards) + len(specials)
            names = tuple(words.special(name) for name in specials)
            label = words.describe("achievements", owner=player.name, count=number, specials=names)
        else:
            number = len(cards)
            label = words.describe("zone", owner=player.name, zone=zone, count=number)
        return key, label, number, cards, specials

    @staticmethod
    def strips(player: PlayerView) -> tuple[str, ...]:
        """The words of a player's zones without a picture of their own: each is drawn as one plain strip."""
        return tuple(zone.word for zone in player.zones if zone.word not in PICTURED)

    def common_strips(self) -> tuple[str, ...]:
        """Return the lines for common zones without a picture of their own."""
        return tuple(zone.word for zone in self.view.zones if zone.word not in COMMON_PICTURED)

    def further_sets(self) -> tuple[str, ...]:
        """The sets other than the base set that have decks: the decks of each are one plain strip."""
        return tuple(dict.fromkeys(deck.set for deck in self.view.decks if deck.set != "base"))

    def strips_height(self) -> float:
        """Height of all that is drawn in plain strips between the players."""
        return STRIP * (len(self.common_strips()) + len(self.further_sets()))

    def middle_strips(self, x: float, y: float, w: float) -> None:
        """The zones and decks between the players that have no picture of their own, a strip each."""
        for word in self.common_strips():
            cards = self.view.cards(word)
            label = self.words.describe("zone", owner="", zone=word, count=len(cards))
            drawn = (zone_key(word), label, len(cards), cards, ())
            self._row(drawn, "", word, "", (x, y, w, STRIP - 2), stacked=False)
            y += STRIP
        for set_ in self.further_sets():
            self._decks_strip(set_, (x, y, w, STRIP - 2))
            y += STRIP

    def _decks_strip(self, set_: str, box: Box) -> None:
        """The decks of a further set: its name, then a tile with its age and its count for each deck."""
        x, y, w, h = box
        theme, decks = self.theme, [deck for deck in self.view.decks if deck.set == set_]
        self.group(decks_key(set_), box, self.words.describe("decks_of_set", set=set_))
        caption, base = self.words.set_name(set_), y + h / 2 + 4.5
        wide = min(text_width(caption, 11.5), w * 0.3)
        self.text(x, base - 0.5, caption, 11.5, 400, "start", theme.muted, wide)
        each = min(60.0, (w - wide - 8) / len(decks))
        for place, deck in enumerate(decks):
            left, tile = x + wide + 8 + place * each, min(20.0, each * 0.55)
            at = (left, y + 1, tile, h - 2)
            self.rect(at, 3, theme.back if deck.count else None, theme.back_line, 0.8)
            ink = theme.back_ink if deck.count else theme.muted
            self.text(left + tile / 2, base, str(deck.age), 12, 700, "middle", ink, tile)
            count = str(deck.count) if deck.count else "–"
            self.text(left + tile + 3, base, count, 11, 400, "start", theme.muted, each - tile - 4)
            self.deck_box(deck, (left, y, each - 1, h))
            self.mark(deck_key(deck.age, deck.set), at, 3)

    def zone(self, player: PlayerView, zone: str, box: Box, *, stacked: bool) -> None:
        """A zone of a player: a caption with its number, and small cards."""
        self._row(self.zone_of(player, zone), player.name, zone, player_key(player.seat), box, stacked=stacked)

    def caption(self, zone: str) -> str:
        """Return the label before a zone."""
        return self.words.label(zone) if zone in PICTURED else self.words.zone(zone)

    def _row(
        self,
        drawn: tuple[str, str, int | str, tuple[CardView, ...], tuple[str, ...]],
        owner: str,
        zone: str,
        group: str,
        box: Box,
        *,
        stacked: bool,
    ) -> None:
        x, y, w, h = box
        words, theme = self.words, self.theme
        key, label, number, cards, specials = drawn
        self.group(key, box, label, group)
        caption = self.caption(zone)
        cap = text_width(caption, 11.5)
        figure = text_width(str(number), 14, 700)
        if stacked:
            self.text(x, y + 11, caption, 11.5, 400, "start", theme.muted)
            self.text(x + cap + 5, y + 11.5, str(number), 14, 700, "start", theme.ink)
            left, room, tile_y, tile_h = x, w, y + 15, min(30.0, h - 15)
        else:
            tile_h = min(28.0, h - 4)
            base = y + h / 2 + 4.5
            cap = min(cap, max(w * 0.42, w - figure - 11 - 24 * min(len(cards) + 2 * len(specials), 3)))
            self.text(x, base - 0.5, caption, 11.5, 400, "start", theme.muted, cap)
            self.text(x + cap + 4, base, str(number), 14, 700, "start", theme.ink)
            left = x + cap + figure + 11
            room, tile_y = x + w - left, y + (h - tile_h) / 2
        wide = 26.0 if tile_h < 28 and any(card.color is not None for card in cards) else 20.0
        chips = [words.special(name) for name in specials]
        sizes = [text_width(chip, 11, 600) + 10 for chip in chips]
        chip_room = 0.0
        if chips:
            if sum(sizes) + 3 * len(sizes) > room - min(len(cards), 4) * (wide + 2):
                chips = [chip[:3] for chip in chips]
                sizes = [text_width(chip, 11, 600) + 8 for chip in chips]
            chip_room = sum(sizes) + 3 * len(sizes)
        if cards:
            cards = tuple(sorted(cards, key=lambda card: card.value))
            each = any(card.key in self.marks.choices or card.color is not None for card in cards)
            offsets = row_of([card.value for card in cards], room - chip_room, wide, 2, even=each)
            for place, (card, dx) in enumerate(zip(cards, offsets, strict=True)):
                seen = offsets[place + 1] - dx if place < len(cards) - 1 else wide
                self.tile((left + dx, tile_y, wide, tile_h), card, min(wide, seen))
                at = (left + dx, tile_y, min(wide, seen), tile_h)
                self.card_box(card, at, owner, zone, key, place=place + 1, count=len(cards))
            left += offsets[-1] + wide + 4
        for chip, size in zip(chips, sizes, strict=True):
            self.rect((left, tile_y + tile_h / 2 - 9, size, 18), 4, theme.plate, theme.plate_line)
            self.text(left + size / 2, tile_y + tile_h / 2 + 4, chip, 11, 600, "middle", theme.card_ink, size - 4)
            left += size + 3
        self.mark(key, (x - 3, y - 2, w + 6, h + 2), 5)

    def out_of_play_box(self, box: Box) -> None:
        """Add the hit box of the junk, or of the box of a game without; its label counts the backs by value."""
        gone = self.view.out_of_play
        values = tuple(sorted(Counter(card.value for card in gone.cards).items()))
        self.box(zone_key(gone.word), box, self.words.describe(gone.word, count=len(gone.cards), values=values))

    def scene(self, height: float) -> Scene:
        """Return everything drawn so far as a scene with title and description."""
        view, words = self.view, self.words
        current = view.players[view.current].name
        viewer = view.players[view.viewer].name if view.viewer is not None and view.viewer >= 0 else None
        return Scene(
            self.width, height, tuple(self.items + self.over), tuple(self.boxes),
            words.describe("table", viewer=viewer, current=current, action=view.action, actions=view.actions),
            words.describe("table_description", players=tuple(p.name for p in view.players), featured=view.featured),
        )  # fmt: skip

    def achievement_box(self, achievement: AchievementView, box: Box) -> None:
        """Add the hit box of an available achievement."""
        label = self.words.describe(
            "achievement", value=achievement.card.value, points_needed=achievement.points_needed,
            points_missing=achievement.points_missing, top_missing=achievement.top_missing,
        )  # fmt: skip
        self.box(achievement.card.key, box, label, AVAILABLE_KEY)

    def deck_box(self, deck: DeckView, box: Box) -> None:
        """Add the hit box of a deck."""
        next_draw = self.view.next_draw
        drawer = self.view.players[next_draw[0]].name if next_draw is not None else None
        label = self.words.describe(
            "deck",
            age=deck.age,
            set=deck.set,
            count=deck.count,
            next=next_draw is not None and next_draw[2] == deck.age and deck.set == "base",
            asked=next_draw[1] if next_draw else None,
            drawer=drawer,
        )
        self.box(deck_key(deck.age, deck.set), box, label, decks_key(deck.set))

    def achievement(self, achievement: AchievementView, box: Box) -> None:
        """Draw an available achievement: its value, and the missing points."""
        x, y, w, _ = box
        theme, words, card = self.theme, self.words, achievement.card
        open_ = achievement.points_missing == 0 and not achievement.top_missing  # no points are missing: not None
        size = min(25.0, w)
        at = (x + w / 2 - size / 2, y, size, 25.0)
        cx, cy, r = x + w / 2, y + 12.5, size / 2
        shape = moved(HEXAGON, cx - r, cy - r, 2 * r)
        if open_:
            self.items.append(Path(shape, theme.ink, theme.ink, 1.5))
            self.text(cx, cy + 5, str(card.value), 13, 700, "middle", theme.ground)
        else:
            self.items.append(Path(shape, theme.board, theme.muted, 1))
            self.text(cx, cy + 5, str(card.value), 13, 600, "middle", theme.muted)
        if achievement.points_missing:
            have = achievement.points_needed - achievement.points_missing
            self.text(cx, y + 38, f"{have}/{achievement.points_needed}", 11, 400, "middle", theme.muted, w)
        elif achievement.top_missing:
            self.text(cx, y + 38, words.label("top"), 11, 400, "middle", theme.muted, w)
        self.achievement_box(achievement, (x, y, w, 40))
        self.mark(card.key, at, 4)

    def deck(self, deck: DeckView, box: Box) -> None:
        """Draw a deck: age, height, count; the deck of the next draw has a frame."""
        x, y, w, _ = box
        theme, next_draw = self.theme, self.view.next_draw
        is_next = next_draw is not None and next_draw[2] == deck.age
        tall, lift = 30.0, min(deck.count, 12) * 1.1 if deck.count else 0.0
        top = y + 13.5 - lift
        tile = (x + 1, top, w - 2, tall)
        if deck.count == 0:
            self.rect((x + 1.5, y + 13.5, w - 3, tall - 1), 3, None, theme.line, 1.2, (3, 3))
            self.items.append(Stroke(x + 4, y + 11 + tall, x + w - 4, y + 16, theme.line, 1.2))
            self.text(x + w / 2, y + 34, str(deck.age), 14, 600, "middle", theme.muted)
        else:
            self.rect((x + 1, top, w - 2, tall + lift), 3, theme.back_line, theme.muted, 0.8)
            for i in range(1, int(lift // 3) + 1):
                ly = top + tall + lift - i * 3
                self.items.append(Stroke(x + 2, ly, x + w - 2, ly, theme.muted, 0.7))
            self.rect(tile, 3, theme.back, theme.back_line, 0.8)
            self.text(x + w / 2, top + 20.5, str(deck.age), 15, 700, "middle", theme.back_ink)
            if is_next:
                self.rect((tile[0] - 2, tile[1] - 2, tile[2] + 4, tall + lift + 4), 5, None, theme.ink, 2)
        if is_next:
            count = str(deck.count)
            wide = text_width(count, 12, 700) + 13
            lx = x + w / 2 - wide / 2
            self.path(moved(ARROWS["up"], lx, y + 48.5, 10), theme.ink)
            self.text(lx + 13, y + 58, count, 12, 700, "start", theme.ink)
        else:
            self.text(x + w / 2, y + 58, str(deck.count) if deck.count else "–", 11.5, 400, "middle", theme.muted)
        key = deck_key(deck.age)
        self.deck_box(deck, (x, y, w, 60))
        self.mark(key, (x + 1, top, w - 2, tall + lift), 4)

    def draw_arrow(self, left: float, y: float, each: float, depth: float = 12) -> None:
        """Draw the arrow from the empty deck of the requested value to the deck of the next draw."""
        next_draw = self.view.next_draw
        ages = [deck.age for deck in self.view.base_decks]
        if next_draw is None or next_draw[1] == next_draw[2] or not {next_draw[1], next_draw[2]} <= set(ages):
            return
        start, end = (left + (ages.index(age) + 0.5) * each for age in next_draw[1:])
        level, ink = y - 1.5, self.theme.ink
        self.items.append(Stroke(start, y + depth, start, level, ink, 1.5, (3, 2)))
        self.items.append(Stroke(start, level, end, level, ink, 1.5, (3, 2)))
        self.path(moved(ARROWS["down"], end - 5, level - 2, 10), ink)

    def out_of_play(self, box: Box) -> None:
        """Draw the junk with its count, or the box of a game without."""
        x, y, w, _ = box
        theme, gone = self.theme, self.view.out_of_play
        count = len(gone.cards)
        self.rect(
            (x + 8, y + 13.5, w - 16, 29),
            3,
            None if not count else theme.line,
            theme.line,
            1.2,
            () if count else (3, 3),
        )
        self.text(x + w / 2, y + 33, str(count), 14, 600, "middle", theme.muted)
        self.text(x + w / 2, y + 58, self.words.label(gone.word), 11.5, 400, "middle", theme.muted, w)
        self.out_of_play_box(box)
        self.mark(zone_key(gone.word), (x + 8, y + 13.5, w - 16, 29), 4)

    def special(self, special: SpecialView, box: Box) -> None:
        """Draw a special achievement: its holder, or the progress towards it."""
        x, y, w, h = box
        theme, words = self.theme, self.words
        seat = self.bottom
        has_progress = bool(special.progress)
        have = special.progress[seat] if seat < len(special.progress) else 0
        name = words.special(special.name)
        gone = special.state != "available"
        ink = theme.muted if gone else theme.ink
        text = f"{have}/{special.needed}" if has_progress else ""
        holder = self.view.players[special.holder].name if special.holder is not None else ""
        if special.holder is not None:
            text = holder
        elif gone:
            text = words.label(self.view.out_of_play.word)
        room = w * 0.46 if w >= NARROW_SPECIAL else 32.0
        self.text(x, y + 13.5, name, 12, 600, "start", ink, w - room - 6)
        if gone:
            self.text(x + w, y + 13.5, text, 11.5, 400, "end", ink, room)
            if special.holder is None:
                self.items.append(Stroke(x, y + 9.5, x + min(w - room - 6, text_width(name, 12, 600)), y + 9.5, ink, 1))
        elif has_progress:
            figure = 34.0
            bar = (x + w - room, y + 6.5, room - figure, 7.0)
            if w >= NARROW_SPECIAL:
                self.rect(bar, 3.5, theme.line)
            if w >= NARROW_SPECIAL and have:
                part = min(1.0, have / max(1, special.needed))
                self.rect((bar[0], bar[1], max(7.0, bar[2] * part), 7.0), 3.5, theme.ink)
            self.text(x + w, y + 13.5, text, 12, 600, "end", ink, figure - 4)
        label = words.describe(
            "special", name=name, state=special.state, holder=holder or None,
            progress=tuple(zip((p.name for p in self.view.players), special.progress, strict=False)),
            needed=special.needed,
        )  # fmt: skip
        key = special_key(special.name)
        self.box(key, (x, y, w, h), label, SPECIALS_KEY)
        self.mark(key, (x - 4, y + 1, w + 6, h - 1), 4)
