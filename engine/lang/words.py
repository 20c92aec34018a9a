"""The words in which card files are written: thin, named constructors for the nodes.

``dogma(draw(2))`` is Writing. A quantifier comes first, like in the text: ``a(HAND)``, ``up_to(3, HAND)``.
"""

from __future__ import annotations

from typing import Any, Unpack

from engine.lang import nodes
from engine.lang.nodes import (
    AnyOf,
    Both,
    BySwitch,
    CardDirectlyAbove,
    Cards,
    CardTitled,
    Choose,
    Claim,
    ColorOf,
    ColorOnBoard,
    Colors,
    Compare,
    Condition,
    Count,
    CountsAs,
    Deed,
    DidAny,
    DifferentValues,
    Draw,
    DueToDemand,
    Each,
    Effect,
    EndDogmaAction,
    EveryOf,
    Exchange,
    ExecuteSentence,
    ForPlayers,
    HalfUp,
    HasDemand,
    HasIcon,
    Icons,
    IfYouDo,
    IsCard,
    IsColor,
    IsSplayed,
    IsTopOnAnyBoard,
    It,
    JunkDeck,
    Lose,
    Many,
    May,
    MayDoOneOf,
    MostAmong,
    MostOfOneColor,
    Move,
    NamedCards,
    Native,
    Not,
    NotDone,
    Number,
    NumberOf,
    Owner,
    Pile,
    Place,
    Player,
    PointsOf,
    Program,
    RaiseValues,
    Rank,
    Relation,
    RepeatEffect,
    ReturnedThisAction,
    Reveal,
    Selection,
    SelfExecute,
    Sentence,
    SingleMost,
    SplayColor,
    Step,
    TheColor,
    TheIcon,
    Then,
    TheNumber,
    They,
    ThisCard,
    TotalValue,
    Transfer,
    Twice,
    Value,
    When,
    Who,
    Win,
    Would,
    Zone,
)
from engine.lang.terms import Color, Icon, Splay

from typing import TypedDict  # isort: skip

RED, YELLOW, GREEN, BLUE, PURPLE = Color
AUTHORITY, PROSPERITY, HEALTH, CONCEPT, INDUSTRY, EFFICIENCY, AVATAR = Icon
LEFT, RIGHT, UP, ASLANT = Splay.LEFT, Splay.RIGHT, Splay.UP, Splay.ASLANT
YOU, ME, OPPONENTS, OTHERS, EVERYONE = Who
FIRST, THIRD, FOURTH = 1, 3, 4

HAND = Place(Zone.HAND)
SCORE = Place(Zone.SCORE)
BOARD = Place(Zone.BOARD)
HAND_AND_SCORE = Place(Zone.HAND_AND_SCORE)
ALL_BUT_ACHIEVEMENTS = Place(Zone.ALL_BUT_ACHIEVEMENTS)
TOPS = Place(Zone.TOPS)
ACHIEVEMENTS = Place(Zone.ACHIEVEMENTS)
AVAILABLE_ACHIEVEMENTS = Place(Zone.AVAILABLE_ACHIEVEMENTS)
AVAILABLE_SPECIALS = Place(Zone.AVAILABLE_SPECIALS)
JUNKED_SPECIALS = Place(Zone.JUNKED_SPECIALS)
DECK_TOPS = Place(Zone.DECK_TOPS)
EXECUTE_EFFECT = Deed.EXECUTE_EFFECT

it = It()
each = Each()
this_card = ThisCard()
points = PointsOf()


# --- owners and names ---------------------------------------------------------------------------------------


def my(place: Place) -> Place:
    """Return the demander's zone."""
    return Place(place.zone, Who.ME)


def of(owner: Owner, place: Place) -> Place:
    """Name somebody else's zone."""
    return Place(place.zone, owner)


def named_cards(name: str) -> NamedCards:
    """Declare a name for cards, to keep some with ``into=drawn``: ``drawn = named_cards("drawn")``."""
    return NamedCards(name)


def card_titled(title: str) -> CardTitled:
    """The card of that title."""
    return CardTitled(title)


def card_directly_above(card: Cards) -> CardDirectlyAbove:
    """The card directly on top of a card in its pile."""
    return CardDirectlyAbove(card)


def player(name: str) -> Player:
    """Declare a name for a player: ``them = player("them")``."""
    return Player(name)


def second(cards: NamedCards) -> NamedCards:
    """Return the one of two kept cards that came last."""
    return NamedCards(cards.name, last=True)


# --- selections ---------------------------------------------------------------------------------------------


class Filters(TypedDict, total=False):
    """What picked cards may be; all that are given must fit."""

    color: Any
    not_color: Any
    with_icon: Any
    without_icon: Icon
    value: Any
    where: Condition
    by: Who
    same_value: bool


def a(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick one card."""
    return Selection(place, **filters)


def as_many_as(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick as many cards as you can, up to a number (golden rule)."""
    return Selection(place, Many.N, many, **filters)


def all_or_none(many: int, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick all of a number of cards or none: only where the card prints "exactly"."""
    return Selection(place, Many.EXACTLY, many, **filters)


def up_to(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick none to ``many`` cards."""
    return Selection(place, Many.UP_TO, many, **filters)


def one_or_two(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick one card or two."""
    return Selection(place, Many.BETWEEN, 2, **filters)


def any_number(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick any number of cards."""
    return Selection(place, Many.ANY_NUMBER, **filters)


def all_of(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Take all cards, one at a time until none fits (4e base p. 20, "All cards")."""
    return Selection(place, Many.ALL, **filters)


def all_but(many: Number, place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Pick all cards but ``many``."""
    return Selection(place, Many.ALL_BUT, many, **filters)


def highest(place: Place | Cards, *, count: Number = 1, **filters: Unpack[Filters]) -> Selection:
    """Pick the highest card (the ``count`` highest); the decider breaks ties."""
    return Selection(place, Many.N, count, Rank.HIGHEST, **filters)


def lowest(place: Place | Cards, *, count: Number = 1, **filters: Unpack[Filters]) -> Selection:
    """Pick the lowest card (the ``count`` lowest); the decider breaks ties."""
    return Selection(place, Many.N, count, Rank.LOWEST, **filters)


def all_highest(place: Place | Cards, **filters: Unpack[Filters]) -> Selection:
    """Take all cards of the highest value there is."""
    return Selection(place, Many.ALL, 1, Rank.HIGHEST, **filters)


def each_top(**filters: Unpack[Filters]) -> Selection:
    """Take the top card of each colour on your board that fits; only those that are top cards now."""
    return Selection(TOPS, Many.ALL, **filters)


def either(*values: Number) -> tuple[Any, ...]:
    """Name values of which any will do."""
    return values


def top(color: nodes.OneColor, *, count: int = 1, of: Owner = Who.YOU) -> Pile:
    """Take the top card (top ``count``) of a colour on your board, or somebody else's."""
    return Pile(color, "top", count, of)


def bottom(color: nodes.OneColor, *, count: int = 1, of: Owner = Who.YOU) -> Pile:
    """Take the bottom card (bottom ``count``) of a colour on your board, or somebody else's."""
    return Pile(color, "bottom", count, of)


def all_but_top(many: int, color: nodes.OneColor, of: Owner = Who.YOU) -> Pile:
    """Take all cards of a colour beneath its top ``many``."""
    return Pile(color, "beneath", many, of)


def pile(color: nodes.OneColor, of: Owner = Who.YOU) -> Pile:
    """Take all cards of a colour on a board."""
    return Pile(color, "top", None, of)


# --- amounts and colours ------------------------------------------------------------------------------------


def value(card: Cards) -> Value:
    """Return the value of a card."""
    return Value(card)


def total_value(cards: Cards) -> TotalValue:
    """Return the values of some cards, added up."""
    return TotalValue(cards)


def half_up(amount: nodes.Amount) -> HalfUp:
    """Return half of an amount, rounded up."""
    return HalfUp(amount)


def twice(amount: nodes.Amount) -> Twice:
    """Return two times an amount."""
    return Twice(amount)


def count(cards: Cards | Place) -> Count:
    """Return how many cards there are."""
    return Count(Selection(cards, Many.ALL) if isinstance(cards, Place) else cards)


def different_values(cards: Cards | Place) -> DifferentValues:
    """Return how many different values there are among some cards."""
    return DifferentValues(Selection(cards, Many.ALL) if isinstance(cards, Place) else cards)


def most_of_one_color(cards: Cards) -> MostOfOneColor:
    """Return how many of some cards share one colour."""
    return MostOfOneColor(cards)


def number_of(colors: Colors) -> NumberOf:
    """Return how many colours there are."""
    return NumberOf(colors)


def icons(icon: Icon, of: Owner = Who.YOU) -> Icons:
    """Return how many of an icon are visible on a board."""
    return Icons(icon, of)


def points_of(owner: Owner) -> PointsOf:
    """Return a player's score."""
    return PointsOf(owner)


def most_among(who: Who, amount: nodes.Amount) -> MostAmong:
    """The most that any one of some players has of an amount."""
    return MostAmong(who, amount)


def returned_this_action(of: Owner = Who.YOU) -> ReturnedThisAction:
    """Return how many cards a player returned because of this card so far during this action."""
    return ReturnedThisAction(of)


def the_number(name: str) -> TheNumber:
    """Return the number kept under a name."""
    return TheNumber(name)


def the_color(name: str) -> TheColor:
    """Return the colour kept under a name."""
    return TheColor(name)


def the_colors(name: str) -> TheColor:
    """Return the colours kept under a name."""
    return TheColor(name)


def the_icon(name: str) -> TheIcon:
    """Return the icon kept under a name."""
    return TheIcon(name)


def color_of(card: Cards) -> ColorOf:
    """Return the colour of a card."""
    return ColorOf(card)


def colors(
    *among: Color,
    of: Owner = Who.YOU,
    showing: Icon | None = None,
    splayed: Splay | bool | None = None,
    on_no_board_of: Owner | None = None,
) -> Colors:
    """Return the colours present on a board (of some named ones) that fit.

    ``showing`` asks for a visible icon anywhere in the pile, ``on_no_board_of`` leaves out colours those players have.
    """
    return Colors(of, among, showing, splayed, on_no_board_of)


def one_of(*among: Color) -> Colors:
    """Return some colours of which one is chosen."""
    return Colors(among=among)


any_color = Colors()
"""any one colour of your cards"""


# --- conditions ---------------------------------------------------------------------------------------------


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


def has_demand(card: Cards) -> HasDemand:
    """The card has a demand effect."""
    return HasDemand(card)


def is_color(card: Cards, *some: nodes.OneColor) -> IsColor:
    """The card has one of these colours."""
    return IsColor(card, some)


def is_card(card: Cards, other: Cards) -> IsCard:
    """The card is that very card."""
    return IsCard(card, other)


def is_top_on_any_board(card: Cards) -> IsTopOnAnyBoard:
    """The card is a top card on any board."""
    return IsTopOnAnyBoard(card)


def color_on_board(card: Cards, of: Owner = Who.YOU) -> ColorOnBoard:
    """A card of the card's colour is on the board."""
    return ColorOnBoard(card, of)


def is_splayed(color: nodes.OneColor, direction: Splay, of: Owner = Who.YOU) -> IsSplayed:
    """The colour is splayed in the direction."""
    return IsSplayed(color, direction, of)


def not_(condition: Condition) -> Not:
    """The condition does not hold."""
    return Not(condition)


def both(first: Condition, second: Condition) -> Both:
    """Both conditions hold."""
    return Both(first, second)


def any_of(cards: Cards | Place, condition: Condition) -> AnyOf:
    """At least one of the cards fits (``each`` in the condition)."""
    return AnyOf(Selection(cards, Many.ALL) if isinstance(cards, Place) else cards, condition)


def every_of(cards: Cards | Place, condition: Condition) -> EveryOf:
    """Each of the cards fits (``each`` in the condition)."""
    return EveryOf(Selection(cards, Many.ALL) if isinstance(cards, Place) else cards, condition)


def every_opponent(condition: Condition) -> ForPlayers:
    """The condition holds for each opponent in your place."""
    return ForPlayers("every", Who.OPPONENTS, condition)


def any_player(condition: Condition) -> ForPlayers:
    """The condition holds for at least one player in your place."""
    return ForPlayers("any", Who.EVERYONE, condition)


def only_you(condition: Condition) -> ForPlayers:
    """The condition holds for you and for no other player."""
    return ForPlayers("only-you", Who.EVERYONE, condition)


def single_most(amount: nodes.Amount) -> SingleMost:
    """You alone have the most of it."""
    return SingleMost(amount)


any_transferred_by_the_demand = DueToDemand("transfer")
"""this card's demand made anyone transfer a card during this action"""
any_returned_by_the_demand = DueToDemand("return")
"""this card's demand made anyone return a card during this action"""


did_any = DidAny()


# --- verbs --------------------------------------------------------------------------------------------------


def draw(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card of a value, ``times`` times."""
    return Draw(value, times, None, into)


def draw_and_meld(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and meld that very card."""
    return Draw(value, times, "meld", into)


def draw_and_score(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and score that very card."""
    return Draw(value, times, "score", into)


def draw_and_tuck(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and tuck that very card."""
    return Draw(value, times, "tuck", into)


def draw_and_reveal(value: Number, times: Number = 1, into: NamedCards | None = None) -> Draw:
    """Draw a card and show it; it stays in hand unless something else is done with it."""
    return Draw(value, times, "reveal", into)


def meld(cards: Cards, into: NamedCards | None = None) -> Move:
    """Meld cards: each on top of its colour (4e base p. 22)."""
    return Move("meld", cards, into)


def tuck(cards: Cards, into: NamedCards | None = None) -> Move:
    """Tuck cards: each to the bottom of its colour (4e base p. 23)."""
    return Move("tuck", cards, into)


def score(cards: Cards, into: NamedCards | None = None) -> Move:
    """Score cards: each to the score pile (4e base p. 22)."""
    return Move("score", cards, into)


def return_(cards: Cards, into: NamedCards | None = None) -> Move:
    """Return cards: each to the bottom of its deck (4e base p. 22)."""
    return Move("return", cards, into)


def junk(cards: Cards, into: NamedCards | None = None) -> Move:
    """Junk cards or available achievements: out of play (4e base p. 22)."""
    return Move("junk", cards, into)


def make_available(cards: Cards) -> Move:
    """Put junked special achievements back among the available ones."""
    return Move("make-available", cards)


def junk_deck(age: Number) -> JunkDeck:
    """Junk all cards in a deck."""
    return JunkDeck(age)


def transfer(cards: Cards, to: Place, into: NamedCards | None = None) -> Transfer:
    """Move cards from one area to another."""
    return Transfer(cards, to, into)


def exchange(mine: Cards, theirs: Cards) -> Exchange:
    """Swap the cards of two selections."""
    return Exchange(mine, theirs)


def reveal(cards: Cards, into: NamedCards | None = None) -> Reveal:
    """Show cards to all."""
    return Reveal(cards, into)


def splay(color: nodes.OneColor | Colors, direction: Splay, of: Owner = Who.YOU) -> SplayColor:
    """Splay a colour (one of some colours) in a direction."""
    return SplayColor(color, direction, of)


def unsplay(color: nodes.OneColor) -> SplayColor:
    """Unsplay a colour."""
    return SplayColor(color, Splay.NONE)


def claim(name: str) -> Claim:
    """Claim a special achievement, at once, if it is available."""
    return Claim(name)


def self_execute(card: Cards, by: Player | None = None) -> SelfExecute:
    """Self-execute a card; with ``by`` that player makes all decisions."""
    return SelfExecute(card, by)


def execute_sentence(card: Cards, n: Number) -> ExecuteSentence:
    """Execute the sentence of that number of a card's non-demand effects."""
    return ExecuteSentence(card, n)


def win() -> Win:
    """You win."""
    return Win()


def single_most_wins(amount: nodes.Amount) -> Win:
    """The single player with the most of an amount wins; a tie voids it (4e base p. 30)."""
    return Win(most=amount)


def single_least_wins(amount: nodes.Amount) -> Win:
    """The single player with the least of an amount wins; a tie voids it (4e base p. 30)."""
    return Win(least=amount)


def lose() -> Lose:
    """You lose."""
    return Lose()


def end_dogma_action() -> EndDogmaAction:
    """The Dogma action is complete."""
    return EndDogmaAction()


def choose_value(into: str, among: tuple[Number, ...] = (), by: Who = Who.YOU) -> Choose:
    """Choose a value (1 to the last age, or one of some)."""
    return Choose("value", into, among or None, by=by)


def choose_color(into: str, among: Colors | None = None, *, count: int = 1) -> Choose:
    """Choose a colour, or ``count`` colours."""
    return Choose("color", into, among, count)


def choose_icon(into: str, *, other_than: Icon, by: Who = Who.YOU) -> Choose:
    """Choose an icon other than one."""
    return Choose("icon", into, tuple(icon for icon in Icon if icon != other_than), by=by)


def choose_player(into: Player, among: Who, where: Condition | None = None) -> Choose:
    """Choose a player; ``where`` speaks of the candidate as YOU and of you as ME."""
    return Choose("player", into.name, among, where=where)


def choose_card(cards: Selection, into: NamedCards) -> Choose:
    """Choose a card and do nothing with it yet."""
    return Choose("card", into.name, cards)


# --- control and effects ------------------------------------------------------------------------------------


def then(*steps: Step) -> Then:
    """Join several steps into one sentence."""
    return Then(steps)


def sentence(step: Step) -> Sentence:
    """Begin a sentence of its own inside another."""
    return Sentence(step)


def may(step: Step) -> May:
    """The player may do it."""
    return May(step)


def may_do_one_of(*options: Step) -> MayDoOneOf:
    """The player may do one of several things."""
    return MayDoOneOf(options)


def they(who: Player, step: Step) -> They:
    """Let another player do something; inside, they are YOU and you are ME."""
    return They(who, step)


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
    return When(condition, steps, otherwise if isinstance(otherwise, tuple) else (otherwise,))


def by_switch(switch: str, cases: dict[str, Step | tuple[Step, ...]]) -> BySwitch:
    """Sentences for each choice of a switch."""
    pairs = ((choice, some if isinstance(some, tuple) else (some,)) for choice, some in cases.items())
    return BySwitch(switch, tuple(pairs))


def repeat_effect(**using: Any) -> RepeatEffect:
    """Execute this effect again, its parameters with new values."""
    return RepeatEffect(tuple(using.items()))


def native(name: str) -> Native:
    """Run a registered handler."""
    return Native(name)


def not_done(why: str) -> NotDone:
    """Stand in for what is not implemented."""
    return NotDone(why)


class Starting(TypedDict):
    """What an effect's parameters are when it begins; ``repeat_effect`` may give them new values."""

    parameters: dict[str, Any]


def starting(**parameters: Any) -> Starting:
    """Give an effect's parameters their first values; it stands before the sentences."""
    return {"parameters": parameters}


def dogma(*sentences: Step | Starting) -> Effect:
    """Write a non-demand effect, a sentence an argument."""
    return _effect(sentences, demand=False)


def demand(*sentences: Step | Starting) -> Effect:
    """Write a demand effect, a sentence an argument."""
    return _effect(sentences, demand=True)


def _effect(parts: tuple[Step | Starting, ...], *, demand: bool) -> Effect:
    steps = tuple(part for part in parts if isinstance(part, Step))
    parameters = {name: value for part in parts if isinstance(part, dict) for name, value in part["parameters"].items()}
    return Effect(steps, demand=demand, parameters=tuple(parameters.items()))


def karma(*sentences: Step) -> Effect:
    """Write a karma effect, a sentence an argument: :func:`would` or :func:`counts_as`."""
    return Effect(sentences, karma=True)


def would(deed: Deed, *first: Step) -> Would:
    """If you would do something, first do this."""
    return Would(deed, first)


def counts_as(place: Place, zone: Place) -> CountsAs:
    """Each card in one place is in another, too."""
    return CountsAs(place, zone)


def raise_values(by: int = 1) -> RaiseValues:
    """Raise every value printed in the effect that is about to be executed."""
    return RaiseValues(by)


def card(
    title: str,
    *effects: Effect,
    since_edition: int = FOURTH,
    third_edition: tuple[Effect, ...] = (),
    first_edition: tuple[Effect, ...] = (),
) -> Program:
    """Write a card: ``effects`` since an edition, and those of the third and first edition where they differ."""
    named = ((FIRST, first_edition), (THIRD, third_edition), (since_edition, effects))
    return Program(title, tuple((edition, some) for edition, some in named if some))
