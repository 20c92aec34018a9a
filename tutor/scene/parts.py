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
    ZoneView,
    shown_slots,
)
from tutor.scene.cards import CardPen
from tutor.scene.inputs import Marks, TableWords
from tutor.scene.layout import (
    AVAILABLE_KEY,
    SPECIALS_KEY,
    Box,
    deck_key,
    decks_key,
    player_key,
    seats_from_top,
    sets_in_play,
    special_key,
    team_letter,
    zone_key,
)
from tutor.scene.patterns import THEMES
from tutor.scene.pen import card_label
from tutor.scene.primitives import Scene

PICTURED = (HAND, SCORE, ACHIEVEMENTS)
"""the zones of a player that have a picture of their own, beside the board"""
COMMON_PICTURED = (JUNK, BOX, AVAILABLE)
"""common zones with a picture of their own, besides decks and special achievements"""


def meter_of(words: TableWords, zone: ZoneView, *, brief: bool = False) -> str:
    """Return how many cards a zone has, of how many: ``3/3: full``; ``brief``: ``3/3``. Empty if it has no limit."""
    if zone.limit is None:
        return ""
    figures = f"{len(zone.cards)}/{zone.limit}"
    return f"{figures}: {words.label('full')}" if zone.full and not brief else figures


class Places(CardPen):
    """A pen that knows the view and adds its hit boxes."""

    def __init__(self, view: TableView, words: TableWords, marks: Marks, theme: Literal["light", "dark"]) -> None:
        super().__init__(words, marks, THEMES[theme])
        self.view, self.width = view, 0.0
        order = seats_from_top(len(view.players), view.viewer)
        self.others, self.bottom = tuple(order[:-1]), order[-1]
        self.sets = sets_in_play(view)
        """the names of the sets in play, the base set first"""

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

    def team(self, player: PlayerView) -> str:
        """Return the letter of a player's team in the order of play, ``A`` first; empty in a game without teams."""
        return team_letter(self.view, player)

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
                verdict=self.marks.verdicts.get(player.seat, ""), left=player.left, team=self.team(player),
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
        words, key = self.words, zone_key(zone, player.seat)
        number, cards, specials = self.content_of(player, zone)
        if zone == HAND:
            label = words.describe("hand", owner=player.name, count=number)
        elif zone == SCORE:
            label = words.describe(
                "score", owner=player.name, count=len(cards), points=player.points, bonuses=player.bonuses,
                by_karmas=player.by_karmas,
            )  # fmt: skip
        elif zone == ACHIEVEMENTS:
            names = tuple(words.special(name) for name in specials)
            label = words.describe(
                "achievements", owner=player.name, count=number, specials=names, banners=player.banners,
                by_karma=player.counted_by_karma,
            )  # fmt: skip
        else:
            label = words.describe("zone", owner=player.name, zone=zone, count=number, limit=player.zone(zone).limit)
        return key, label, number, cards, specials

    @staticmethod
    def content_of(player: PlayerView, zone: str) -> tuple[int | str, tuple[CardView, ...], tuple[str, ...]]:
        """Return the number shown for a zone of a player, its cards and its special achievements."""
        cards = player.cards(zone)
        if zone == SCORE:
            return player.points if player.points is not None else "?", cards, ()
        if zone == ACHIEVEMENTS:
            return len(cards) + len(player.specials) + player.uncarded, cards, player.specials
        return len(cards), cards, ()

    def meter(self, player: PlayerView, zone: str, *, brief: bool = False) -> str:
        """Return how full a zone of a player is (see ``meter_of``); empty if there is no such zone."""
        of = next((each for each in player.zones if each.word == zone), None)
        return meter_of(self.words, of, brief=brief) if of is not None else ""

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

    def caption(self, zone: str) -> str:
        """Return the label before a zone."""
        return self.words.label(zone) if zone in PICTURED else self.words.zone(zone)

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
            words.describe(
                "table_description", players=tuple(p.name for p in view.players), featured=view.featured,
                sets=self.sets,
            ),
        )  # fmt: skip

    def achievement_box(self, achievement: AchievementView, box: Box, place: int, count: int) -> None:
        """Add the hit box of an available achievement, the how-manieth of so many of its value."""
        label = self.words.describe(
            "achievement", value=achievement.card.value, points_needed=achievement.points_needed,
            points_missing=achievement.points_missing, top_missing=achievement.top_missing, held=achievement.held,
            place=place, count=count,
        )  # fmt: skip
        self.box(achievement.card.key, box, label, AVAILABLE_KEY)

    def special_box(self, special: SpecialView, box: Box) -> None:
        """Add the hit box of a special achievement."""
        holder = self.view.players[special.holder].name if special.holder is not None else None
        label = self.words.describe(
            "special", name=self.words.special(special.name), state=special.state, holder=holder,
            bears=self.words.title(special.bears) if special.bears else "",
            progress=tuple(zip((p.name for p in self.view.players), special.progress, strict=False)),
            needed=special.needed, rule=special.rule, needs=special.needs, color=special.color,
            does=self.words.special_does(special.name),
        )  # fmt: skip
        self.box(special_key(special.name), box, label, SPECIALS_KEY)

    def deck_box(self, deck: DeckView, box: Box) -> None:
        """Add the hit box of a deck."""
        next_draw = self.view.next_draw
        drawer = self.view.players[next_draw.seat].name if next_draw is not None else None
        label = self.words.describe(
            "deck",
            age=deck.age,
            set=deck.set,
            count=deck.count,
            next=next_draw is not None and (next_draw.age, next_draw.set) == (deck.age, deck.set),
            asked=next_draw.asked if next_draw else None,
            drawer=drawer,
        )
        self.box(deck_key(deck.age, deck.set), box, label, decks_key(deck.set))
