"""The pictures for hover and focus: an enlarged card with its text and notes; the backs of what is out of the game."""

from collections.abc import Sequence

from engine.lang.terms import Slot
from engine.seat.view import CardView, PlayerView, TableView
from tutor.scene.card_shapes import CardSize, Shape, back_height, slot_at
from tutor.scene.cards import NAME_WEIGHT, CardPen
from tutor.scene.glyphs import ICONS
from tutor.scene.inputs import Marks, Options, TableWords
from tutor.scene.layout import text_width
from tutor.scene.parts import meter_of
from tutor.scene.patterns import ICON_INKS, LIGHT, THEMES
from tutor.scene.pen import card_label
from tutor.scene.primitives import Rect, Scene, moved
from tutor.scene.rich import name_lines, rich_lines, shortened
from tutor.scene.scaling import scaled

WIDTH = 330.0
MARGIN = 2.0
"""room for the shadow around the card"""
SLOT, PAD, RADIUS = 26.0, 8.0, 10.0
TEXT = 14.0
LINE = 19.5
BETWEEN = 7.0
"""room between two effects"""
INDENT = 34.0
"""left edge of the texts, right of the featured icon"""
NOTE = 12.0
RUNNING_BAR = "#C98A00"
"""the bar beside the running effect; on a card, which is light in both themes"""


def draw_card(card: CardView, words: TableWords, options: Options, running: int | None = None) -> Scene:
    """Draw one enlarged card with its text, for hover and focus. ``options.width`` is ignored.

    ``running``: index of the effect that is being executed; it lies on gold.
    """
    theme = THEMES[options.theme]
    pen = CardPen(words, Marks(), theme)
    if card.title is None or card.color is None:
        wide = 120.0
        pen.plain_back(MARGIN, MARGIN, wide, card.value, card.set)
        return scaled(Scene(wide + 4, back_height(wide) + 5, tuple(pen.items), ()), options.scale)
    city = len(card.slots) == 6
    effects = [rich_lines(effect, TEXT, WIDTH - INDENT - 14) for effect in words.effects(card.title)]
    band = SLOT + 2 * PAD
    title = words.title(card.title)
    # a city has slots all along its upper band: its name is in the panel, left of its value
    head = 38.0 if city else 0.0
    said = sum(len(lines) for lines in effects) * LINE + BETWEEN * (len(effects) - 1)
    panel = max(58.0, head + said + 26)
    size = CardSize(Shape.TALL, WIDTH, 2 * band + panel, SLOT, PAD, band, RADIUS)
    x = y = MARGIN
    pen.body(x, y, size, card.color, (0, WIDTH), card.title)
    tab = pen.tab_box(x, y, size, card, city=city)
    pen.tab(tab, size, card, card.color, city=city)
    left = x + (14 if city else 2 * PAD + SLOT + 4)
    room = tab[0] - left - 8
    name_size = next((at for at in (18.0, 17.0, 16.0, 15.0, 14.0) if text_width(title, at, NAME_WEIGHT) <= room), 14.0)
    lines = name_lines(title, name_size, NAME_WEIGHT, room) or (shortened(title, name_size, NAME_WEIGHT, room),)
    middle = tab[1] + tab[3] / 2
    for i, line in enumerate(lines):
        base = middle + name_size * 0.36 + (i - (len(lines) - 1) / 2) * name_size * 1.15
        pen.text(left, base, line, name_size, NAME_WEIGHT, "start", theme.card_ink)
    at = y + band + head + (panel - head - said) / 2
    for place, effect in enumerate(effects):
        if place == running:
            lit = (x + 6, at - 3.5, WIDTH - 12, len(effect) * LINE + 6)
            pen.rect(lit, 7, LIGHT.lit_soft)
            pen.rect((lit[0], lit[1] + 3, 3.5, lit[3] - 6), 1.5, RUNNING_BAR)
        if card.featured is not None:
            pen.path(moved(ICONS[card.featured], x + 12, at + 2, 15), ICON_INKS[card.featured])
        for line_of in effect:
            pen.rich(x + INDENT, at + 14, line_of, TEXT)
            at += LINE
        at += BETWEEN
    for slot, contents in zip(Slot, card.slots, strict=False):
        dx, dy = slot_at(size, slot)
        pen.slot(card, contents, x + dx, y + dy, SLOT, card.color)
    if not card.ready:
        pen.ring(x, y, size)
    pen.border(x, y, size, card.color)
    height = y + size.h + 3
    if options.notes:
        height += _notes(pen, words.notes(card.title), height)
    label = card_label(card, words, Marks(), "", "", covered=False)
    spoken = " ".join([f"{label}.", *map(words.spoken, words.effects(card.title))])
    return scaled(Scene(WIDTH + 2 * MARGIN, height, tuple(pen.items), (), title, spoken), options.scale)


def _notes(pen: CardPen, notes: Sequence[tuple[str, Sequence[str]]], top: float) -> float:
    """Write captions and lines below the card; return their height."""
    if not any(lines for _, lines in notes):
        return 0.0
    theme, under = pen.theme, len(pen.items)
    y = top + 6
    for caption, lines in notes:
        y += 18
        pen.text(14, y, caption, NOTE, 650, "start", theme.ink)
        for line in lines:
            pen.text(14, y + 16, "·", NOTE, 650, "start", theme.muted)
            for row in rich_lines(line, NOTE, WIDTH - 40):
                y += 16
                pen.rich(23, y, row, NOTE, theme.muted)
        y += 5
    tall = y + 6 - top
    pen.items.insert(under, Rect(MARGIN, top + 2, WIDTH, tall - 2, RADIUS, theme.mat, theme.line))
    return tall + 2


def draw_out_of_play(view: TableView, words: TableWords, options: Options) -> Scene | None:
    """Draw the backs of the junk or the box, whose fronts nobody may see (4e base p. 33); ``None`` if it is empty."""
    gone = view.out_of_play
    if not gone.cards:
        return None
    theme = THEMES[options.theme]
    pen = CardPen(words, Marks(), theme)
    of_back: dict[tuple[int, str], int] = {}
    for card in gone.cards:
        of_back[card.value, card.set] = of_back.get((card.value, card.set), 0) + 1
    columns = min(4, len(of_back))
    wide, tall, caption = 86.0, 46.0, words.label(gone.word)
    width = max(columns * wide + 14, text_width(caption, 14.5, 680) + 28)
    height = 38 + -(-len(of_back) // columns) * tall
    pen.rect((0.5, 0.5, width - 1, height - 1), RADIUS, theme.mat, theme.line)
    pen.text(14, 24, caption, 14.5, 680)
    for i, ((value, set_), count) in enumerate(sorted(of_back.items())):
        x, y = 14 + i % columns * wide, 36 + i // columns * tall
        pen.plain_back(x, y, 44, value, set_)
        pen.text(x + 50, y + 22, f"×{count}", 14, 650)
    by_value: dict[int, int] = {}
    for card in gone.cards:
        by_value[card.value] = by_value.get(card.value, 0) + 1
    label = words.describe(gone.word, count=len(gone.cards), values=tuple(sorted(by_value.items())))
    return scaled(Scene(width, height, tuple(pen.items), (), caption, label), options.scale)


def draw_limited(player: PlayerView, word: str, words: TableWords, options: Options, marked: str = "") -> Scene:
    """Draw a zone with a limit: its backs in their order, newest first, the free places, and how full it is.

    ``marked`` is the key of the card that is looked at.
    """
    theme, zone = THEMES[options.theme], player.zone(word)
    pen = CardPen(words, Marks(focus=marked or None), theme)
    cards, limit = zone.cards, zone.limit or 0
    caption = words.zone(word)
    meter = meter_of(words, zone)
    places = max(len(cards), limit, 1)
    wide, step, top = 58.0, 68.0, 38.0
    tall = back_height(wide)
    head = text_width(caption, 14.5, 680) + 14 + text_width(meter, 13, 650)
    width = max(places * step - 10 + 28, head + 28)
    height = top + tall + 16
    pen.rect((0.5, 0.5, width - 1, height - 1), RADIUS, theme.mat, theme.line)
    pen.text(14, 24, caption, 14.5, 680)
    pen.text(width - 14, 24, meter, 13, 650 if zone.full else 500, "end")
    for place in range(places):
        x = 14 + place * step
        if place < len(cards):
            card = cards[place]
            if card.color is not None:
                pen.tile(x, top, wide, card)
            else:
                pen.back(x, top, wide, card)
        else:
            pen.rect((x + 0.5, top + 0.5, wide - 1, tall - 1), 5, None, theme.faint, 1.2, (4, 3))
    label = words.describe("zone", owner=player.name, zone=word, count=len(cards), limit=limit)
    backs = [
        words.describe(
            "back", value=card.value, set=card.set, changed=False, owner="", zone=word, place=place, count=len(cards)
        )
        for place, card in enumerate(cards, start=1)
        if card.color is None
    ]
    spoken = " ".join(f"{each}." for each in (label, *backs))
    return scaled(Scene(width, height, tuple(pen.items + pen.over), (), caption, spoken), options.scale)
