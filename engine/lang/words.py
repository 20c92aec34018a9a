"""The words in which card files are written: a prelude that they import whole.

``dogma(draw(2))`` is Writing. A quantifier comes first, as in the card's text: ``a(HAND)``, ``up_to(3, HAND)``. A place
without an owner is that of the player who executes. Most words are nodes by another name: what they mean is said there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypedDict, TypeVar, Unpack

from engine.lang.nodes import (
    AlikeColors,
    Amount,
    AnyOf,
    AnyoneMayShare,
    BecomeEligible,
    BeenOnEveryBoard,
    BeganOnYourBoard,
    Bonuses,
    BonusOf,
    BonusPoints,
    Both,
    BySwitch,
    CardDirectlyAbove,
    CardDirectlyBeneath,
    Cards,
    CardTitled,
    ChangedAnything,
    ChooseCard,
    ChooseColor,
    ChooseDeed,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    ChooseSet,
    ChooseValue,
    Claim,
    ColorOf,
    ColorOnBoard,
    Colors,
    ColorsOf,
    ComesBefore,
    CommonIcon,
    Compare,
    Condition,
    Count,
    CountAsAchievements,
    CountAsAvailable,
    CountsAs,
    CountTowardsClaims,
    Deed,
    DidAny,
    DifferentValues,
    DividedUp,
    DoAsChosen,
    Draw,
    DueToDemand,
    DueToThisCard,
    Each,
    EaseSpecials,
    Effect,
    EndDogmaAction,
    EveryOf,
    Exchange,
    ExecuteSentence,
    ExecuteThatEffect,
    FlipCoin,
    ForEach,
    ForEvery,
    ForPlayers,
    HalfDown,
    HasBonus,
    HasEffects,
    HasIcon,
    HaveSoleMajority,
    IconKinds,
    Icons,
    IconsOn,
    IfYouDo,
    InDeck,
    InEither,
    IntroduceDeck,
    IsCard,
    IsColor,
    IsEligible,
    IsExpansion,
    IsOdd,
    IsSpecial,
    IsSplayed,
    IssueDecree,
    IsTopOnAnyBoard,
    It,
    JunkDeck,
    LeadingIcons,
    Lose,
    Many,
    MarksInOneColor,
    May,
    MayActivate,
    MayDoOneOf,
    MayIssue,
    Most,
    MostAmong,
    MostOfOneColor,
    Move,
    MusicNotes,
    NameCard,
    NamedCards,
    Native,
    Not,
    NotDone,
    NthAction,
    Number,
    NumberOf,
    OneColor,
    Owner,
    Part,
    Pile,
    Place,
    Player,
    PlayersWho,
    PointsOf,
    Printing,
    Program,
    ProvidesIcons,
    ProvidesPoints,
    Quantifier,
    RaiseTopForClaims,
    RaiseValues,
    Rank,
    Rearrange,
    Relation,
    RepeatEffect,
    ReturnedThisAction,
    Reveal,
    RevealColor,
    SameValues,
    ScoredOrTuckedThisTurn,
    SearchDeck,
    Selection,
    SelfExecute,
    Sentence,
    Shares,
    SingleMost,
    SomeColors,
    SplayColor,
    SplayOf,
    Step,
    TheColor,
    TheIcon,
    Then,
    TheNumber,
    TheSet,
    They,
    ThisCard,
    TotalValue,
    Trait,
    Transfer,
    Twice,
    Value,
    Verb,
    WasForeseen,
    When,
    WhenMelded,
    Who,
    Win,
    WonFlip,
    Would,
    YourTurn,
    Zone,
)
from engine.lang.terms import Color, EffectKind, Icon, Mark, Splay

__all__ = [
    "ACHIEVEMENTS",
    "ALL_BUT_ACHIEVEMENTS",
    "ASLANT",
    "AUTHORITY",
    "AVAILABLE_ACHIEVEMENTS",
    "AVAILABLE_OF_ANY_KIND",
    "AVAILABLE_SPECIALS",
    "AVATAR",
    "BLUE",
    "BOARD",
    "BOTTOMS",
    "CONCEPT",
    "DECK_TOPS",
    "DOGMA_ACTION",
    "DRAW_ACTION",
    "EFFICIENCY",
    "ENDS",
    "EVERYONE",
    "EXECUTE_DOGMA_EFFECT",
    "EXECUTE_EFFECT",
    "FEWEST_CARDS",
    "FEWEST_VISIBLE_CARDS",
    "GREEN",
    "HAND",
    "HAND_AND_SCORE",
    "HEALTH",
    "INDUSTRY",
    "JUNK",
    "JUNKED_SPECIALS",
    "LEFT",
    "LEFT_NEIGHBOR",
    "ME",
    "MEAT",
    "MELD_ACTION",
    "MOST_CARDS",
    "MOST_VISIBLE_CARDS",
    "NOT_TO_DRAW_FOR_SHARING",
    "NOT_TO_SHARE",
    "OPPONENTS",
    "OTHERS",
    "OTHER_THAN_THIS",
    "PROSPERITY",
    "PURPLE",
    "RED",
    "RIGHT",
    "RIGHT_NEIGHBOR",
    "SCORE",
    "SUFFER_DEMAND",
    "TOPS",
    "TO_CLAIM",
    "TO_CLAIM_STANDARD",
    "TO_DRAW",
    "TO_DRAW_FOR_SHARING",
    "TO_DRAW_INTO_HAND",
    "TO_EXCHANGE",
    "TO_FADE",
    "TO_ISSUE_DECREE",
    "TO_JUNK",
    "TO_MELD",
    "TO_RETURN",
    "TO_SCORE",
    "TO_SPLAY",
    "TO_SPLAY_LEFT",
    "TO_TRANSFER",
    "TO_TUCK",
    "TO_WIN",
    "UP",
    "VISIBLE",
    "YELLOW",
    "YOU",
    "a",
    "achieve",
    "achieve_if_eligible",
    "alike_colors",
    "all_but",
    "all_but_top",
    "all_highest",
    "all_lowest",
    "all_of",
    "all_or_none",
    "all_tops",
    "any_color",
    "any_number",
    "any_of",
    "any_player",
    "any_returned_by_the_demand",
    "any_transferred_by_the_demand",
    "anyone_may_share",
    "as_many_as",
    "at_least",
    "at_most",
    "become_eligible",
    "been_on_every_board",
    "before_second_action",
    "began_on_your_board",
    "between",
    "bonus_of",
    "bonus_points",
    "bonuses",
    "both",
    "bottom",
    "bottom_but_top",
    "by_switch",
    "card",
    "card_directly_above",
    "card_directly_beneath",
    "card_titled",
    "changed_anything",
    "choose_card",
    "choose_color",
    "choose_deed",
    "choose_icon",
    "choose_number",
    "choose_player",
    "choose_set",
    "choose_value",
    "claim",
    "color_of",
    "color_on_board",
    "colors",
    "colors_of",
    "comes_before",
    "common_icon",
    "compel",
    "count",
    "count_as_achievements",
    "count_as_available",
    "count_towards_claims",
    "counts_as",
    "deck_cards",
    "deck_top",
    "demand",
    "did_any",
    "different_colors",
    "different_values",
    "divided_up",
    "do_as_chosen",
    "do_one_of",
    "dogma",
    "draw",
    "draw_and_achieve",
    "draw_and_foreshadow",
    "draw_and_junk",
    "draw_and_meld",
    "draw_and_reveal",
    "draw_and_safeguard",
    "draw_and_score",
    "draw_and_tuck",
    "draw_card",
    "drawn",
    "drawn_due_to_this",
    "each",
    "each_bottom",
    "each_lowest",
    "each_top",
    "ease_specials",
    "echo",
    "echo_effects_in_one_color",
    "either",
    "end_dogma_action",
    "equals",
    "every_of",
    "every_opponent",
    "exchange",
    "execute_sentence",
    "execute_that_effect",
    "fewer",
    "first",
    "first_action",
    "flip_coin",
    "for_each_bonus",
    "for_each_card",
    "for_each_color",
    "for_each_player",
    "for_each_value",
    "for_every",
    "foreshadow",
    "fourth",
    "gather",
    "half_down",
    "half_up",
    "has_any_icon",
    "has_bonus",
    "has_demand",
    "has_effects",
    "has_featured_icon",
    "has_icon",
    "has_visible_icon",
    "have_sole_majority",
    "highest",
    "highest_bonus",
    "icon_kinds",
    "icon_kinds_on",
    "icons",
    "icons_on",
    "if_any",
    "if_you_do",
    "if_you_dont",
    "images_in",
    "images_in_one_color",
    "in_either",
    "introduce_deck",
    "is_card",
    "is_color",
    "is_eligible",
    "is_expansion",
    "is_odd",
    "is_of_color",
    "is_of_set",
    "is_special",
    "is_splayed",
    "is_top_on_any_board",
    "issue_decree",
    "it",
    "junk",
    "junk_deck",
    "karma",
    "leading_icons",
    "least_among",
    "least_or_tied",
    "lose",
    "lowest",
    "make_available",
    "may",
    "may_activate",
    "may_do_one_of",
    "may_issue",
    "meld",
    "melded",
    "melded_due_to_this",
    "more",
    "most_among",
    "most_icons_in",
    "most_of_one_color",
    "most_or_tied",
    "music_notes",
    "my",
    "name_card",
    "named_cards",
    "native",
    "not_",
    "not_done",
    "number_of",
    "of",
    "one_of",
    "one_of_each_color",
    "one_of_named",
    "one_or_two",
    "only_you",
    "pile",
    "place",
    "place_on_deck",
    "player",
    "players_who",
    "points",
    "points_of",
    "provides_icons",
    "provides_points",
    "raise_top_for_claims",
    "raise_values",
    "rearrange",
    "remove",
    "repeat_effect",
    "repeat_with_the_same",
    "return_",
    "returned",
    "returned_due_to_the_demand",
    "returned_this_action",
    "reveal",
    "reveal_color",
    "reveal_one_by_one",
    "revealed",
    "safeguard",
    "same_values",
    "score",
    "scored_due_to_this",
    "scored_or_tucked_this_turn",
    "scored_this_turn",
    "search_deck",
    "second",
    "second_action",
    "self_execute",
    "sentence",
    "shares_color",
    "shares_featured_icon",
    "shares_icon",
    "shares_value",
    "shows_of_any_icon",
    "since",
    "single_least",
    "single_least_wins",
    "single_most",
    "single_most_wins",
    "splay",
    "splay_each",
    "splay_of",
    "splayed_alike",
    "starting",
    "super_execute",
    "takes_points",
    "that_player",
    "the_activated_card",
    "the_card",
    "the_color",
    "the_color_to_splay",
    "the_colors",
    "the_featured_icon",
    "the_icon",
    "the_number",
    "the_rest_of",
    "the_set",
    "the_value",
    "them",
    "then",
    "they",
    "third",
    "this_card",
    "top",
    "total_value",
    "transfer",
    "tuck",
    "tucked",
    "tucked_due_to_this",
    "tucked_this_turn",
    "twice",
    "unsplay",
    "unsplay_each",
    "up_to",
    "value",
    "visible",
    "was_foreseen",
    "when",
    "when_melded",
    "win",
    "won_flip",
    "would",
    "would_instead",
    "your_turn",
]

# --- terms --------------------------------------------------------------------------------------------------

RED, YELLOW, GREEN, BLUE, PURPLE = Color
AUTHORITY, PROSPERITY, HEALTH = Icon.AUTHORITY, Icon.PROSPERITY, Icon.HEALTH
CONCEPT, INDUSTRY, EFFICIENCY, AVATAR = Icon.CONCEPT, Icon.INDUSTRY, Icon.EFFICIENCY, Icon.AVATAR
MEAT = Icon.MEAT
"""the icon of the base cards of age 0"""
LEFT, RIGHT, UP, ASLANT = Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT

# --- players and places -------------------------------------------------------------------------------------

YOU, ME, OPPONENTS, OTHERS, EVERYONE, LEFT_NEIGHBOR, RIGHT_NEIGHBOR = Who
player = Player
them = Player("them")
"""a player to choose; a card file that needs two declares another with ``player``"""

place = Place
HAND = Place(Zone.HAND)
SCORE = Place(Zone.SCORE)
BOARD = Place(Zone.BOARD)
HAND_AND_SCORE = Place(Zone.HAND_AND_SCORE)
ALL_BUT_ACHIEVEMENTS = Place(Zone.ALL_BUT_ACHIEVEMENTS)
TOPS = Place(Zone.TOPS)
BOTTOMS = Place(Zone.BOTTOMS)
ENDS = Place(Zone.ENDS)
"""top and bottom cards"""
VISIBLE = Place(Zone.VISIBLE)
"""visible cards: all of a splayed colour, else its top card"""
ACHIEVEMENTS = Place(Zone.ACHIEVEMENTS)
AVAILABLE_ACHIEVEMENTS = Place(Zone.AVAILABLE_ACHIEVEMENTS)
"""the standard ones; with a value, others drop out"""
AVAILABLE_SPECIALS = Place(Zone.AVAILABLE_SPECIALS)
AVAILABLE_OF_ANY_KIND = Place(Zone.AVAILABLE_OF_ANY_KIND)
"""standard and special ones: "an available achievement" of which no value is asked"""
JUNK = Place(Zone.JUNK)
"""cards with a value that are out of play; special achievements there are ``JUNKED_SPECIALS``"""
JUNKED_SPECIALS = Place(Zone.JUNKED_SPECIALS)
DECK_TOPS = Place(Zone.DECK_TOPS)


def my(place: Place) -> Place:
    """The demander's zone."""
    return Place(place.zone, Who.ME)


def of(owner: Owner, place: Place) -> Place:
    """Another player's zone."""
    return Place(place.zone, owner)


# --- cards --------------------------------------------------------------------------------------------------

it = It()
each = Each()
this_card = ThisCard()
named_cards = NamedCards
in_either = InEither
card_titled = CardTitled
card_directly_above = CardDirectlyAbove
card_directly_beneath = CardDirectlyBeneath

drawn, melded, tucked = NamedCards("drawn"), NamedCards("melded"), NamedCards("tucked")
returned, revealed = NamedCards("returned"), NamedCards("revealed")
"""names to put cards under, as in ``draw(1, into=drawn)``; a card file declares others with ``named_cards``"""


def gather(cards: NamedCards) -> NamedCards:
    """In ``into=``: the name keeps the cards it has, and gets more."""
    return NamedCards(cards.name, grows=True)


def drawn_due_to_this(by: Owner = Who.YOU, *, last: bool = False, echo: bool = False) -> DueToThisCard:
    """The cards drawn due to this card (or its echo effect) during this action (or the last one)."""
    return DueToThisCard(Verb.DRAW, by, last=last, echo=echo)


def melded_due_to_this(by: Owner = Who.YOU, *, last: bool = False, echo: bool = False) -> DueToThisCard:
    """The cards melded due to this card (or its echo effect) during this action (or the last one)."""
    return DueToThisCard(Verb.MELD, by, last=last, echo=echo)


def tucked_due_to_this(by: Owner = Who.YOU, *, last: bool = False, echo: bool = False) -> DueToThisCard:
    """The cards tucked due to this card (or its echo effect) during this action (or the last one)."""
    return DueToThisCard(Verb.TUCK, by, last=last, echo=echo)


def scored_due_to_this(by: Owner = Who.YOU, *, last: bool = False, echo: bool = False) -> DueToThisCard:
    """The cards scored due to this card (or its echo effect) during this action (or the last one)."""
    return DueToThisCard(Verb.SCORE, by, last=last, echo=echo)


returned_due_to_the_demand = DueToThisCard(Verb.RETURN, Who.EVERYONE, demand=True)
"""the cards that anyone returned due to this card's demand during this action"""


def second(cards: NamedCards) -> NamedCards:
    """Of two named cards the one that came last."""
    return NamedCards(cards.name, last=True)


class Filters(TypedDict, total=False):
    """What selected cards must be; they must fit all that are given."""

    color: OneColor | tuple[Color, ...]
    not_color: OneColor
    with_icon: Icon | TheIcon
    without_icon: Icon | TheIcon
    value: Number | tuple[int, ...]
    where: Condition
    by: Owner
    same_value: bool
    same_color: bool
    different_values: bool
    different_colors: bool


def a(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """One card."""
    return Selection(place, **filters)


def as_many_as(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """As many cards as you can, up to a number (golden rule)."""
    return Selection(place, Many.N, many, **filters)


def all_or_none(many: int, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """All of a number of cards or none: only where the card prints "exactly"."""
    return Selection(place, Many.EXACTLY, many, **filters)


def up_to(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """None to ``many`` cards."""
    return Selection(place, Many.UP_TO, many, **filters)


def one_or_two(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """One card or two."""
    return Selection(place, Many.BETWEEN, 2, **filters)


def between(least: int, most: int, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Exactly so many cards, from ``least`` to ``most``, or none if there are too few: "exactly two or three"."""
    return Selection(place, Many.BETWEEN, most, least=least, **filters)


def one_of_each_color(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """One card of each color that there is among those that fit."""
    filters["different_colors"] = True
    return Selection(place, Many.ALL, **filters)


def any_number(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Any number of cards, also none."""
    return Selection(place, Many.ANY_NUMBER, **filters)


def all_of(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """All cards, one at a time until none fits (4e base p. 20, "All cards")."""
    return Selection(place, Many.ALL, **filters)


def all_but(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """All cards but ``many``."""
    return Selection(place, Many.ALL_BUT, many, **filters)


def highest(place: Place | Cards, *, count: Number = 1, **filters: Unpack[Filters]) -> Selection:
    """The highest card (the ``count`` highest); the decider breaks ties."""
    return Selection(place, Many.N, count, Rank.HIGHEST, **filters)


def lowest(place: Place | Cards, *, count: Number = 1, **filters: Unpack[Filters]) -> Selection:
    """The lowest card (the ``count`` lowest); the decider breaks ties."""
    return Selection(place, Many.N, count, Rank.LOWEST, **filters)


def all_highest(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """All cards of the highest value there is."""
    return Selection(place, Many.ALL, 1, Rank.HIGHEST, **filters)


def all_lowest(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """All cards of the lowest value there is."""
    return Selection(place, Many.ALL, 1, Rank.LOWEST, **filters)


def each_lowest(place: Place, **filters: Unpack[Filters]) -> Selection:
    """All cards of the lowest value that each owner of the place has there, each owner's cards by themselves."""
    return Selection(place, Many.ALL, 1, Rank.LOWEST, of_each=True, **filters)


def the_rest_of(cards: NamedCards) -> Selection:
    """All of some named cards but those that the last verb moved."""
    return Selection(cards, Many.ALL, where=Not(IsCard(each, it)))


def each_top(**filters: Unpack[Filters]) -> Selection:
    """The top card of each colour on your board that fits; only those that are top cards now."""
    return Selection(TOPS, Many.ALL, **filters)


def each_bottom(**filters: Unpack[Filters]) -> Selection:
    """The bottom card of each colour on your board that fits; only those that are bottom cards now."""
    return Selection(BOTTOMS, Many.ALL, **filters)


def all_tops(of: Owner = Who.YOU, **filters: Unpack[Filters]) -> Selection:
    """All top cards of your board, or others', that fit, until none is left; see the switch ``uncovered-top-cards``."""
    return Selection(Place(TOPS.zone, of), Many.ALL, uncovered=True, **filters)


ANumber = TypeVar("ANumber", bound=Number)


def either(*values: ANumber) -> tuple[ANumber, ...]:
    """Values of which any will do."""
    return values


def top(color: OneColor, *, count: int = 1, of: Owner = Who.YOU) -> Pile:
    """The top card (top ``count``) of a colour on your board, or on another player's."""
    return Pile(color, Part.TOP, count, of)


def bottom(color: OneColor, *, count: Number = 1, of: Owner = Who.YOU) -> Pile:
    """The bottom card (bottom ``count``) of a colour on your board, or on another player's."""
    return Pile(color, Part.BOTTOM, count, of)


def all_but_top(many: int, color: OneColor, of: Owner = Who.YOU) -> Pile:
    """All cards of a colour beneath its top ``many``."""
    return Pile(color, Part.ALL_BUT_TOP, many, of)


def bottom_but_top(color: OneColor, of: Owner = Who.YOU) -> Pile:
    """The bottom card of a colour on a board, if it is no top card."""
    return Pile(color, Part.BOTTOM_BUT_TOP, 1, of)


def visible(color: OneColor, of: Owner = Who.YOU) -> Pile:
    """The visible cards of a colour on a board: all if it is splayed, else its top card."""
    return Pile(color, Part.VISIBLE, None, of)


def deck_cards(value: Number) -> InDeck:
    """All cards in the base deck of a value."""
    return InDeck(value)


def deck_top(*values: int) -> InDeck:
    """The top card of the base deck of a value, or those of several decks."""
    return InDeck(values[0] if len(values) == 1 else values, top=True)


def pile(color: OneColor, of: Owner = Who.YOU) -> Pile:
    """All cards of a colour on a board."""
    return Pile(color, Part.TOP, None, of)


# --- amounts ------------------------------------------------------------------------------------------------

value = Value
total_value = TotalValue
divided_up = DividedUp


def half_up(of: Amount) -> DividedUp:
    """Half of an amount, rounded up."""
    return DividedUp(of)


half_down = HalfDown
for_every = ForEvery
twice = Twice
most_of_one_color = MostOfOneColor
images_in_one_color = MarksInOneColor(Mark.IMAGE)
"""the visible card images of the colour that shows the most"""
echo_effects_in_one_color = MarksInOneColor(Mark.ECHO)
"""the visible echo effects of the colour that shows the most"""
alike_colors = AlikeColors


def images_in(color: OneColor, of: Owner = Who.YOU) -> MarksInOneColor:
    """How many card images are visible in a colour of a board."""
    return MarksInOneColor(Mark.IMAGE, of=of, color=color)


def music_notes(*titles: str) -> MusicNotes:
    """How many of the music notes of these cards are visible on any board."""
    return MusicNotes(titles)


number_of = NumberOf
icons = Icons


def most_icons_in(color: OneColor, of: Owner = Who.YOU) -> Icons:
    """How many are visible, in a colour of a board, of the icon of which most are."""
    return Icons(None, of, color)


points = PointsOf()
icon_kinds = IconKinds
points_of = PointsOf
bonus_of = BonusOf
bonuses = Bonuses
bonus_points = BonusPoints


def highest_bonus(of: Owner = Who.YOU) -> BonusPoints:
    """The highest bonus that a board shows; 0 if it shows none."""
    return BonusPoints(of, highest_only=True)


most_among = MostAmong


def least_among(who: Who, amount: Amount) -> MostAmong:
    """The least that any one of some players has of an amount."""
    return MostAmong(who, amount, least=True)


players_who = PlayersWho
returned_this_action = ReturnedThisAction
scored_or_tucked_this_turn = ScoredOrTuckedThisTurn()
scored_this_turn, tucked_this_turn = ScoredOrTuckedThisTurn(Verb.SCORE), ScoredOrTuckedThisTurn(Verb.TUCK)
"""how many cards you have scored, or tucked, in this turn, whosever it is"""
"""how many cards you scored or tucked in this turn, whichever is more"""
the_number = TheNumber


def count(cards: Cards | Place) -> Count:
    """How many cards there are."""
    return Count(_all(cards))


def different_colors(cards: Cards | Place) -> NumberOf:
    """How many different colours there are among some cards."""
    return NumberOf(ColorsOf(_all(cards)))


def different_values(cards: Cards | Place, *, missing_below: int | None = None) -> DifferentValues:
    """How many different values there are among some cards; or how many of those below one are missing among them."""
    return DifferentValues(_all(cards), missing_below)


def icons_on(cards: Cards | Place, *some: Icon) -> IconsOn:
    """How many of some icons there are on some cards, all together."""
    return IconsOn(_all(cards), some)


def icon_kinds_on(cards: Cards | Place) -> IconsOn:
    """How many different icons there are on some cards, avatars and all others counted."""
    return IconsOn(_all(cards), kinds=True)


leading_icons = LeadingIcons


def shows_of_any_icon(n: int) -> Compare:
    """Your board shows exactly ``n`` of some icon, whichever."""
    return Compare(IconKinds(n, every=True, exactly=True), Relation.AT_LEAST, 1)


def _all(cards: Cards | Place) -> Cards:
    return Selection(cards, Many.ALL) if isinstance(cards, Place) else cards


# --- colours and icons --------------------------------------------------------------------------------------

any_color = Colors()
"""any one colour of your cards"""
color_of = ColorOf
the_color = TheColor
the_colors = TheColor
the_icon = TheIcon


def colors(
    *among: Color,
    of: Owner = Who.YOU,
    showing: Icon | None = None,
    splayed: Splay | bool | tuple[Splay, ...] | None = None,
    on_no_board_of: Owner | None = None,
    absent: bool | None = False,
    most: Most | None = None,
    more_visible_than: Owner | None = None,
    sized: tuple[int, int] | None = None,
    not_so_on: Owner | None = None,
) -> Colors:
    """The colours present on a board (of some given ones) that fit.

    ``showing`` asks for a visible icon anywhere in the pile, ``on_no_board_of`` leaves out colours those players have.
    ``absent`` are the colours that the board does not have, ``sized`` those of at least and at most so many cards.
    ``not_so_on``: splayed so on no board of those players.
    """
    return Colors(of, among, showing, splayed, on_no_board_of, absent, most, more_visible_than, sized, not_so_on)


MOST_CARDS, MOST_VISIBLE_CARDS, FEWEST_CARDS, FEWEST_VISIBLE_CARDS = Most


def colors_of(cards: Cards | Place) -> ColorsOf:
    """The colours of some cards."""
    return ColorsOf(_all(cards))


def one_of(*among: Color) -> Colors:
    """Colours of your cards of which one is chosen."""
    return Colors(among=among)


def one_of_named(*among: Color) -> Colors:
    """Colours of which one is chosen, whether your board has it or not."""
    return Colors(among=among, absent=None)


# --- conditions ---------------------------------------------------------------------------------------------

OTHER_THAN_THIS = Not(IsCard(each, this_card))
"""a card to pick is not the card whose effect is executed"""
is_eligible = IsEligible
has_bonus = HasBonus
common_icon = CommonIcon


def has_demand(card: Cards) -> HasEffects:
    """The card has a demand effect; one that compels is one."""
    return HasEffects(card, demand=True)


has_effects = HasEffects
is_card = IsCard
comes_before = ComesBefore
is_expansion = IsExpansion
is_top_on_any_board = IsTopOnAnyBoard
color_on_board = ColorOnBoard
is_odd = IsOdd
is_special = IsSpecial
is_splayed = IsSplayed
not_ = Not
both = Both
single_most = SingleMost


def single_least(amount: Amount) -> SingleMost:
    """You alone have the least of an amount."""
    return SingleMost(amount, least=True)


def most_or_tied(amount: Amount) -> SingleMost:
    """You have the most of an amount, whether or not others have as much: "if you have the most"."""
    return SingleMost(amount, tied=True)


def least_or_tied(amount: Amount) -> SingleMost:
    """You have the least of an amount, whether or not others have as little: "if you have the least"."""
    return SingleMost(amount, least=True, tied=True)


did_any = DidAny()
changed_anything = ChangedAnything
your_turn = YourTurn()
was_foreseen = WasForeseen()
been_on_every_board = BeenOnEveryBoard()
"""this card has lain on every board during this action"""
began_on_your_board = BeganOnYourBoard()
"""this card lay on your board when this action began"""
"""this card was foreseen: it is executed in the free Dogma action after its promotion"""
any_transferred_by_the_demand = DueToDemand(Verb.TRANSFER)
"""this card's demand made anyone transfer a card during this action"""
any_returned_by_the_demand = DueToDemand(Verb.RETURN)
"""this card's demand made anyone return a card during this action"""


def at_least(left: Number, right: Number) -> Compare:
    """``left`` is ``right`` or more."""
    return Compare(left, Relation.AT_LEAST, right)


def at_most(left: Number, right: Number) -> Compare:
    """``left`` is ``right`` or less."""
    return Compare(left, Relation.AT_MOST, right)


def equals(left: Number, right: Number) -> Compare:
    """``left`` is exactly ``right``."""
    return Compare(left, Relation.EQUALS, right)


def more(left: Number, right: Number) -> Compare:
    """``left`` is more than ``right``."""
    return Compare(left, Relation.MORE, right)


def fewer(left: Number, right: Number) -> Compare:
    """``left`` is less than ``right``."""
    return Compare(left, Relation.FEWER, right)


def has_icon(card: Cards, icon: Icon) -> HasIcon:
    """The card has the icon."""
    return HasIcon(card, (icon,))


def has_any_icon(card: Cards, *some: Icon) -> HasIcon:
    """The card has at least one of the icons."""
    return HasIcon(card, some)


def has_visible_icon(card: Cards, icon: Icon | TheIcon) -> HasIcon:
    """The icon can be seen on the card, which lies on a board."""
    return HasIcon(card, (icon,), visible=True)


def has_featured_icon(card: Cards, icon: Icon | TheIcon) -> HasIcon:
    """The icon is the card's featured one."""
    return HasIcon(card, (icon,), featured=True)


def shares_value(card: Cards, others: Cards | Place, *, another: bool = False) -> Shares:
    """The card has the same value as one of the others (with ``another``: that is not the card itself)."""
    return Shares(Trait.VALUE, card, _all(others), another)


def shares_color(card: Cards, others: Cards | Place) -> Shares:
    """The card has the same color as one of the others."""
    return Shares(Trait.COLOR, card, _all(others))


def shares_icon(card: Cards, others: Cards | Place) -> Shares:
    """The card has an icon that one of the others has."""
    return Shares(Trait.ICON, card, _all(others))


def shares_featured_icon(card: Cards, others: Cards | Place) -> Shares:
    """The featured icon of the card is that of one of the others; a card without one has none in common."""
    return Shares(Trait.FEATURED, card, _all(others))


def is_of_set(card: Cards, name: str) -> IsExpansion:
    """The card is of a set: ``is_of_set(each, "artifacts")`` is "an Artifact"."""
    return IsExpansion(card, name)


def same_values(cards: Cards | Place, others: Cards | Place) -> SameValues:
    """Some cards and some others have the same values, each as often."""
    return SameValues(_all(cards), _all(others))


def is_color(card: Cards, *some: OneColor) -> IsColor:
    """The card has one of these colours."""
    return IsColor(card, some)


def is_of_color(card: Cards, some: Colors) -> IsColor:
    """The card has one of the colours that fit: ``is_of_color(it, colors(most=FEWEST_CARDS))``."""
    return IsColor(card, some)


def splayed_alike(color: OneColor, other: OneColor) -> IsSplayed:
    """Two colours of your board are splayed in one direction; one that is not splayed is splayed in none."""
    return IsSplayed(color, like=other)


def any_of(cards: Cards | Place, condition: Condition) -> AnyOf:
    """At least one of the cards fits (``each`` in the condition)."""
    return AnyOf(_all(cards), condition)


def every_of(cards: Cards | Place, condition: Condition) -> EveryOf:
    """Each of the cards fits (``each`` in the condition)."""
    return EveryOf(_all(cards), condition)


def every_opponent(condition: Condition) -> ForPlayers:
    """The condition holds for each opponent in your place."""
    return ForPlayers(Quantifier.EVERY, Who.OPPONENTS, condition)


def any_player(condition: Condition) -> ForPlayers:
    """The condition holds for at least one player in your place."""
    return ForPlayers(Quantifier.ANY, Who.EVERYONE, condition)


def only_you(condition: Condition) -> ForPlayers:
    """The condition holds for you and for no other player."""
    return ForPlayers(Quantifier.ONLY_YOU, Who.EVERYONE, condition)


# --- verbs --------------------------------------------------------------------------------------------------

transfer = Transfer
exchange = Exchange
reveal = Reveal


def reveal_one_by_one(many: int, place: Place, into: NamedCards) -> Reveal:
    """Reveal so many cards of a place, each chosen when those before it have been shown."""
    return Reveal(Selection(place, Many.N, many), into, one_by_one=True)


junk_deck = JunkDeck
introduce_deck = IntroduceDeck
splay = SplayColor
splay_of = SplayOf
rearrange = Rearrange
claim = Claim
self_execute = SelfExecute
execute_sentence = ExecuteSentence
win = Win
lose = Lose
end_dogma_action = EndDogmaAction
native = Native
not_done = NotDone


def super_execute(card: Cards) -> SelfExecute:
    """Execute each effect of a card, for yourself only; of its demands all opponents are the victims."""
    return SelfExecute(card, demands=True)


def draw(value: Number, times: Number = 1, into: NamedCards | None = None, of: str | TheSet = "") -> Draw:
    """Draw a card of a value, ``times`` times; ``of`` is the set, if the card says of which."""
    return Draw(value, times, None, into, of)


def draw_and_meld(value: Number, times: Number = 1, into: NamedCards | None = None, of: str | TheSet = "") -> Draw:
    """Draw a card and meld that very card."""
    return Draw(value, times, Verb.MELD, into, of)


def draw_and_score(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and score that very card."""
    return Draw(value, times, Verb.SCORE, into)


def draw_and_achieve(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and achieve that very card, whether you are eligible or not."""
    return Draw(value, times, Verb.ACHIEVE, into)


def draw_and_tuck(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and tuck that very card."""
    return Draw(value, times, Verb.TUCK, into)


def draw_and_junk(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and junk that very card."""
    return Draw(value, times, Verb.JUNK, into)


def draw_and_safeguard(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and safeguard that very card; where the safe is full it stays in hand."""
    return Draw(value, times, Verb.SAFEGUARD, into)


def draw_and_foreshadow(
    value: Number, times: Number = 1, into: NamedCards | None = None, of: str | TheSet = ""
) -> Draw:
    """Draw a card and foreshadow that very card; where the forecast is full it stays in hand (Ultimate p. 25)."""
    return Draw(value, times, Verb.FORESHADOW, into, of)


def draw_and_reveal(value: Number, times: Number = 1, into: NamedCards | None = None, of: str | TheSet = "") -> Draw:
    """Draw a card and show it; it stays in hand unless something else is done with it."""
    return Draw(value, times, Verb.REVEAL, into, of)


def draw_card(cards: Cards, into: NamedCards | None = None) -> Move:
    """Draw certain cards, which have been revealed where they lie."""
    return Move(Verb.DRAW, cards, into)


def meld(cards: Cards, into: NamedCards | None = None) -> Move:
    """Meld cards: each on top of its colour (4e base p. 22)."""
    return Move(Verb.MELD, cards, into)


def tuck(cards: Cards, into: NamedCards | None = None) -> Move:
    """Tuck cards: each to the bottom of its colour (4e base p. 23)."""
    return Move(Verb.TUCK, cards, into)


def score(cards: Cards, into: NamedCards | None = None) -> Move:
    """Score cards: each to the score pile (4e base p. 22)."""
    return Move(Verb.SCORE, cards, into)


def return_(cards: Cards, into: NamedCards | None = None) -> Move:
    """Return cards: each to the bottom of its deck (4e base p. 22)."""
    return Move(Verb.RETURN, cards, into)


def junk(cards: Cards, into: NamedCards | None = None) -> Move:
    """Junk cards or available achievements: out of play (4e base p. 22)."""
    return Move(Verb.JUNK, cards, into)


def safeguard(cards: Cards, into: NamedCards | None = None) -> Move:
    """Safeguard cards: each to the safe, unless it is full (Ultimate p. 31)."""
    return Move(Verb.SAFEGUARD, cards, into)


def foreshadow(cards: Cards, into: NamedCards | None = None) -> Move:
    """Foreshadow cards: each to the forecast, unless it is full (Ultimate p. 25)."""
    return Move(Verb.FORESHADOW, cards, into)


def achieve(cards: Cards, into: NamedCards | None = None) -> Move:
    """Achieve cards, regardless of eligibility: each becomes one of your achievements."""
    return Move(Verb.ACHIEVE, cards, into)


def achieve_if_eligible(cards: Cards) -> Step:
    """Achieve cards for which you are eligible; of one card that is ranked or named: that one or none.

    Of several that are ranked alike one is chosen only if there is something to achieve: they have one value.
    """
    if isinstance(cards, Selection) and cards.rank is Rank.ANY:
        fits = IsEligible(each) if cards.where is None else Both(cards.where, IsEligible(each))
        return Move(Verb.ACHIEVE, replace(cards, where=fits))
    return When(IsEligible(cards), (Move(Verb.ACHIEVE, cards),))


def remove(cards: Cards, into: NamedCards | None = None) -> Move:
    """Remove cards from the game: nothing brings them back (3e: Keywords: Remove)."""
    return Move(Verb.REMOVE, cards, into)


def make_available(cards: Cards) -> Move:
    """Put junked special achievements back among the available ones."""
    return Move(Verb.MAKE_AVAILABLE, cards)


flip_coin = FlipCoin
won_flip = WonFlip


def unsplay(color: OneColor | Colors, of: Owner = Who.YOU, into: str | None = None) -> SplayColor:
    """Unsplay a colour, or one of some colours; it is then ``the_color(into)``."""
    return SplayColor(color, Splay.NONE, of, into=into)


def splay_each(among: Colors, direction: Splay, into: str | None = None) -> SplayColor:
    """Splay each of some colours; those that were splayed are then ``the_colors(into)``."""
    return SplayColor(among, direction, each=True, into=into)


def unsplay_each(among: Colors, into: str | None = None, of: Owner = Who.YOU) -> SplayColor:
    """Unsplay each of some colours; those that were unsplayed are then ``the_colors(into)``."""
    return SplayColor(among, Splay.NONE, of, each=True, into=into)


def place_on_deck(cards: Cards, into: NamedCards | None = None) -> Move:
    """Place cards on top of their decks."""
    return Move(Verb.PLACE, cards, into)


def single_most_wins(amount: Amount) -> Win:
    """The single player with the most of an amount wins; a tie voids it (4e base p. 30)."""
    return Win(most=amount)


def single_least_wins(amount: Amount) -> Win:
    """The single player with the least of an amount wins; a tie voids it (4e base p. 30)."""
    return Win(least=amount)


# --- choices ------------------------------------------------------------------------------------------------

choose_value = ChooseValue
choose_color = ChooseColor
choose_icon = ChooseIcon
choose_number = ChooseNumber
choose_set = ChooseSet


def name_card(into: NamedCards, of: str) -> NameCard:
    """Name a card of a set, whether or not anybody knows where it is."""
    return NameCard(into.name, of=of)


def search_deck(named: NamedCards, value: Number, of: str) -> SearchDeck:
    """Look for a card that was named in the deck of a set, take it into hand if it is there, and shuffle the deck."""
    return SearchDeck(named.name, value, of)


the_set = TheSet


def choose_player(into: Player, among: Who, where: Condition | None = None) -> ChoosePlayer:
    """Choose a player; in ``where`` the candidate is YOU and the executing player is ME."""
    return ChoosePlayer(into.name, among, where)


def reveal_color(cards: Selection, into: str) -> RevealColor:
    """Reveal the colour of one of some cards, and not the card; the colour is then ``the_color(into)``."""
    return RevealColor(into, cards)


def choose_card(cards: Selection, into: NamedCards) -> ChooseCard:
    """Choose a card and do nothing with it yet."""
    return ChooseCard(into.name, cards)


choose_deed = ChooseDeed
do_as_chosen = DoAsChosen


# --- control ------------------------------------------------------------------------------------------------

sentence = Sentence
may = May
they = They


def then(*steps: Step) -> Then:
    """Several steps that are one sentence."""
    return Then(steps)


def for_each_color(into: str, among: SomeColors, *steps: Step, in_order: bool = False) -> ForEach:
    """For each of some colours, which is then ``the_color(into)``; the player decides which comes next."""
    return ForEach(into, among, steps, in_order)


def for_each_card(
    into: NamedCards, cards: Cards | Place, *steps: Step, in_order: bool = False, ascending: bool = False
) -> ForEach:
    """For each of some cards, which is then known by that name; the player decides which comes next.

    ``ascending`` is "in ascending order": those of a lower value come first.
    """
    return ForEach(into.name, _all(cards), steps, in_order, ascending)


def for_each_bonus(into: str, among: Bonuses, *steps: Step) -> ForEach:
    """For each bonus that boards show, in ascending order, whose value is then ``the_number(into)``."""
    return ForEach(into, among, steps, in_order=True)


def for_each_value(into: str, *steps: Step, below: int | None = None, descending: bool = False) -> ForEach:
    """For each value (below one), in ascending or descending order, which is then ``the_number(into)``."""
    return ForEach(into, None, steps, in_order=True, below=below, descending=descending)


def for_each_player(into: Player, who: Who, *steps: Step) -> ForEach:
    """For each of some players, clockwise, who is then known by that name; you do all of it."""
    return ForEach(into.name, who, steps, in_order=True)


def may_do_one_of(*options: Step) -> MayDoOneOf:
    """The player may do one of several things."""
    return MayDoOneOf(options)


def do_one_of(*options: Step) -> MayDoOneOf:
    """The player does one of several things ("choose to either"), whichever he likes."""
    return MayDoOneOf(options, optional=False)


def if_you_do(*steps: Step) -> IfYouDo:
    """Go on only if the sentence before was done."""
    return IfYouDo(steps)


def if_you_dont(*steps: Step) -> IfYouDo:
    """Go on only if the sentence before was not done."""
    return IfYouDo(steps, dont=True)


def if_any(*steps: Step) -> When:
    """Go on only if the sentence before moved at least one card."""
    return When(did_any, steps)


def when(condition: Condition, *steps: Step, otherwise: Step | tuple[Step, ...] = ()) -> When:
    """Go on only if a condition holds; else do ``otherwise``."""
    return When(condition, steps, _steps(otherwise))


def by_switch(switch: str, cases: Mapping[str, Step | tuple[Step, ...]]) -> BySwitch:
    """Sentences for each choice of a switch."""
    return BySwitch(switch, tuple((choice, _steps(some)) for choice, some in cases.items()))


def _steps(some: Step | tuple[Step, ...]) -> tuple[Step, ...]:
    return some if isinstance(some, tuple) else (some,)


def repeat_effect(**using: Number | OneColor) -> RepeatEffect:
    """Execute this effect again, its parameters with new values."""
    return RepeatEffect(tuple(using.items()))


def repeat_with_the_same(name: str) -> RepeatEffect:
    """Execute this effect again, but for its first sentence: what is chosen there under a name stays."""
    return RepeatEffect(same=name)


# --- effects and cards --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Starting:
    """What an effect's parameters are when it begins; ``repeat_effect`` may give them new values."""

    parameters: tuple[tuple[str, Number | OneColor], ...]


def starting(**parameters: Number | OneColor) -> Starting:
    """The first values of an effect's parameters, before its sentences."""
    return Starting(tuple(parameters.items()))


def dogma(*sentences: Step | Starting) -> Effect:
    """A non-demand effect, a sentence an argument."""
    return _effect(sentences, EffectKind.DOGMA)


def demand(*sentences: Step | Starting) -> Effect:
    """A demand effect, a sentence an argument."""
    return _effect(sentences, EffectKind.DEMAND)


def compel(*sentences: Step | Starting) -> Effect:
    """A demand on those who would share, a sentence an argument: "I compel you to ..." (Artifacts)."""
    return _effect(sentences, EffectKind.COMPEL)


def echo(*sentences: Step | Starting) -> Effect:
    """An echo effect, a sentence an argument: printed in an icon slot, executed while it is visible."""
    return _effect(sentences, EffectKind.ECHO)


def _effect(parts: tuple[Step | Starting, ...], kind: EffectKind) -> Effect:
    steps = tuple(part for part in parts if isinstance(part, Step))
    parameters = tuple(pair for part in parts if isinstance(part, Starting) for pair in part.parameters)
    return Effect(steps, kind, parameters)


def karma(*sentences: Step) -> Effect:
    """A karma effect, a sentence an argument: :func:`would`, :func:`provides_icons` or what ``nodes.EachKarma`` is."""
    return Effect(sentences, EffectKind.KARMA)


(
    EXECUTE_EFFECT,
    EXECUTE_DOGMA_EFFECT,
    SUFFER_DEMAND,
    TO_DRAW,
    TO_DRAW_FOR_SHARING,
    NOT_TO_DRAW_FOR_SHARING,
    TO_DRAW_INTO_HAND,
    TO_MELD,
    TO_TUCK,
    TO_SCORE,
    TO_RETURN,
    TO_JUNK,
    TO_TRANSFER,
    TO_EXCHANGE,
    TO_SPLAY,
    TO_SPLAY_LEFT,
    TO_CLAIM,
    TO_CLAIM_STANDARD,
    DRAW_ACTION,
    MELD_ACTION,
    DOGMA_ACTION,
    NOT_TO_SHARE,
    TO_WIN,
    TO_ISSUE_DECREE,
    TO_FADE,
) = Deed
counts_as = CountsAs
count_as_achievements = CountAsAchievements
count_as_available = CountAsAvailable
raise_top_for_claims = RaiseTopForClaims
count_towards_claims = CountTowardsClaims
ease_specials = EaseSpecials()
may_activate = MayActivate
raise_values = RaiseValues
the_card = NamedCards("the-card")
"""in a karma: the card with which a player would do what it waits for"""
that_player = Player("that-player")
"""in a karma: who would do it; of a demand against you, who demands"""
the_value = TheNumber("the-value")
"""in a karma: the value that would be drawn"""
the_color_to_splay = TheColor("the-color")
"""in a karma: the color that would be splayed"""
the_featured_icon = TheIcon("the-icon")
"""in a karma: the featured icon of the Dogma action that runs or is about to be taken"""
the_activated_card = NamedCards("the-activated-card")
"""in a karma: the card of the Dogma action that runs"""
become_eligible = BecomeEligible()
execute_that_effect = ExecuteThatEffect
have_sole_majority = HaveSoleMajority()
may_issue = MayIssue
anyone_may_share = AnyoneMayShare
issue_decree = IssueDecree
first_action, second_action, before_second_action = NthAction(1), NthAction(2), NthAction(2, before=True)


def would(deeds: Deed | tuple[Deed, ...], *first: Step, who: Who = Who.YOU, where: Condition | None = None) -> Would:
    """If somebody would do something, first do this."""
    return Would(deeds if isinstance(deeds, tuple) else (deeds,), first, who, where)


def would_instead(
    deeds: Deed | tuple[Deed, ...], *steps: Step, who: Who = Who.YOU, where: Condition | None = None
) -> Would:
    """If somebody would do something, do this instead."""
    return Would(deeds if isinstance(deeds, tuple) else (deeds,), steps, who, where, instead=True)


def when_melded(*steps: Step) -> WhenMelded:
    """When you meld this card, do this."""
    return WhenMelded(steps)


def fourth(*effects: Effect) -> Printing:
    """The card's effects in the fourth edition."""
    return Printing(4, effects)


def third(*effects: Effect) -> Printing:
    """The card's effects in the third edition."""
    return Printing(3, effects)


def first(*effects: Effect) -> Printing:
    """The card's effects in the first edition."""
    return Printing(1, effects)


def since(edition: int, *effects: Effect) -> Printing:
    """The card's effects in an edition and in all later ones that are not given apart."""
    return Printing(edition, effects, later=True)


def card(title: str, *printings: Printing) -> Program:
    """A card: its effects in each edition that has it.

    Raises:
        ValueError: an edition is given twice.
    """
    editions = [printing.edition for printing in printings]
    if len(set(editions)) < len(editions):
        msg = f"{title}: an edition is given twice"
        raise ValueError(msg)
    return Program(title, printings)


def provides_icons(of: Amount, *some: Icon, other_than: Icon | None = None) -> ProvidesIcons:
    """Each of what is counted provides these icons; none: one of every standard icon on your board, but one."""
    return ProvidesIcons(of, some, other_than)


def provides_points(of: Amount, points: Number = 1) -> ProvidesPoints:
    """Each of what is counted provides so many additional points to your score."""
    return ProvidesPoints(of, points)


def takes_points(of: Amount, points: Number = 1) -> ProvidesPoints:
    """Each of what is counted, of an opponent who is "you" here, subtracts so many points from that one's score."""
    return ProvidesPoints(of, points, Who.OPPONENTS)
