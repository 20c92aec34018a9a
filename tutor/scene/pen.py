"""How the parts of a table look: shapes, marks, cards. The layout decides where they go."""

from engine.lang.terms import Color, SlotContents, icon_in
from engine.seat.view import HIDDEN, CardView, HiddenSlot
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import NOTE_KEY, Box
from tutor.scene.patterns import Theme
from tutor.scene.primitives import Anchor, HitBox, Item, Path, Rect, Role, Segment, Stroke, Text
from tutor.scene.states import draw_states


def front(card: CardView) -> tuple[str, Color]:
    """Return English title and colour of a card whose front is visible."""
    if card.title is None or card.color is None:
        raise ValueError(f"only the back of {card.key!r} is seen")
    return card.title, card.color


def card_label(card: CardView, words: TableWords, marks: Marks, owner: str, zone: str, *, covered: bool) -> str:
    """Return the spoken label of a card whose front is visible."""
    name, color = front(card)
    return words.describe(
        "card", title=words.title(name), color=color, value=card.value, slots=card.slots,
        featured=card.featured, ready=card.ready, lit=card.key in marks.lit_cards,
        echoing=card.key in marks.echoing, changed=card.key in marks.changed,
        karmas=marks.karmas.get(card.key, ""), owner=owner, zone=zone, covered=covered,
    )  # fmt: skip


class Pen:
    """Collects shapes and hit boxes; draws the parts of a table at given places."""

    def __init__(self, words: TableWords, marks: Marks, theme: Theme) -> None:
        self.words, self.marks, self.theme = words, marks, theme
        self.items: list[Item] = []
        self.over: list[Item] = []
        """marks, painted on top of everything else"""
        self.boxes: list[HitBox] = []

    # shapes

    def rect(
        self, box: Box, radius: float = 0, fill: str | None = None, stroke: str | None = None, width: float = 1,
        dash: tuple[float, ...] = (), opacity: float = 1,
    ) -> None:  # fmt: skip
        """Draw a rectangle."""
        self.items.append(Rect(*box, radius, fill, stroke, width, dash, opacity=opacity))

    def text(
        self, x: float, y: float, text: str, size: float, weight: int = 400, anchor: Anchor = "start",
        fill: str | None = None,
    ) -> None:  # fmt: skip
        """Draw a line of text, by default in the theme's ink."""
        if text:
            self.items.append(Text(x, y, text, size, fill or self.theme.ink, weight, anchor))

    def path(self, segments: tuple[Segment, ...], fill: str) -> None:
        """Fill an outline."""
        self.items.append(Path(segments, fill))

    # boxes

    def box(self, key: str, box: Box, label: str, group: str = "", role: Role = "img") -> None:
        """Add the hit box of a place; it is a button if it can be picked."""
        choice = key in self.marks.choices
        self.boxes.append(
            HitBox(
                key, *box, "button" if choice else role, label, group, choice, key in self.marks.chosen,
                NOTE_KEY if choice and self.marks.note else "",
            )
        )  # fmt: skip

    def group(self, key: str, box: Box, label: str, group: str = "") -> None:
        """Add a box that names a group of others; it is enabled if it can be picked."""
        self.box(key, box, label, group, "group")

    # marks

    def mark(self, key: str, box: Box, radius: float = 4, *, lit: bool | None = None) -> None:
        """Draw the states of one card or place; ``box`` is the part of it that is seen.

        ``lit``: whether it counts as a whole; by default if it is among the lit ones.
        """
        draw_states(self.marks, self.theme, self.over, key, box, radius, lit=lit)

    def unready(self, x: float, y: float, size: float) -> None:
        """Draw the mark of a card without programmed effects: a crossed ring."""
        ink = self.theme.card_ink
        self.rect((x, y, size, size), size / 2, self.theme.plate, ink, 1.5)
        d = size * 0.2
        self.items.append(Stroke(x + d, y + size - d, x + size - d, y + d, ink, 1.5))

    def lit(self, card: CardView, contents: SlotContents | HiddenSlot) -> bool:
        """Whether this slot of a card counts now."""
        if contents is HIDDEN or self.marks.lit_icon is None or card.key not in self.marks.lit_cards:
            return False
        return icon_in(contents) == self.marks.lit_icon
