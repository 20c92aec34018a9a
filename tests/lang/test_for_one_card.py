"""A word that one card alone uses is hardly better than a handler of its own: both are few, each with a reason."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum

from engine.cards.facts import EDITIONS
from engine.cards.sets import card_set
from engine.lang.canonical import differs
from engine.lang.nodes import Native, Node, Verb

SETS = ("base", "cities", "unseen", "echoes", "artifacts", "figures")
IN_A_HUNDRED = {"figures": 10}
"""of how many cards in a hundred of a set a word may be theirs alone, where it is not five: Figures change the rules"""

FOR_ONE_CARD = {
    "ChooseDeed": "Magic 8-Ball names now what it does later",
    "DoAsChosen": "Magic 8-Ball names now what it does later",
    "ExecuteSentence": "Teleprompter reads another card sentence by sentence",
    "FlipCoin": "Quantum Computers is the only card with a coin",
    "WonFlip": "Quantum Computers is the only card with a coin",
    "SelfExecute.must": "Blackmail changes the words of another card",
    "SameValues": "Human Genome alone compares all values of two places",
    "CommonIcon": "Novel alone asks whether any one icon is common to all of several cards",
    "MusicNotes": "Saxophone alone counts the music notes of four cards",
    "AlikeColors": "Supremacy alone counts colors that show an icon alike",
    "ComesBefore": "Basur Hoyuk Tokens alone compares titles by the alphabet",
    "BeenOnEveryBoard": "Dancing Girl alone asks where it has been during an action",
    "BeganOnYourBoard": "Dancing Girl alone asks where it has been during an action",
    "PlayersWho": "East India Company Charter alone counts the score piles that lost a card",
    "Minus": "East India Company Charter alone counts the score piles that lost a card",
    "ChooseNumber": "Mona Lisa alone lets a number be chosen that is no value",
    "ChangedAnything": "The Big Bang alone asks whether what it executed changed anything",
    "AnyoneMayShare": "Adam Smith alone asks before an action whether anybody could share it",
    "BecomeEligible": "Sargon of Akkad alone makes a player eligible to share",
    "HaveSoleMajority": "Muhammad Yunus alone gives a majority of icons that are not there",
    "RaiseTopForClaims": "Daedalus alone raises the highest top card for claims",
    "CountTowardsClaims": "Antonie van Leeuwenhoek alone counts cards as points for claims",
    "EaseSpecials": "Hedy Lamarr alone changes what special achievements require",
    "LeadingIcons": "Alfred Nobel alone counts the icons of which a player has twice as many",
    "InEither": "Rhazes alone takes a card from either of two places of different players",
    "IntroduceDeck": "Bear Grylls alone brings the deck of age 0 into the game",
    "IssueDecree": "Sheikh Tamim alone issues a Decree by an effect",
    "NameCard": "Alex Trebek alone names a card and looks for it in a deck",
    "SearchDeck": "Alex Trebek alone names a card and looks for it in a deck",
}
"""what only one card of all sets has, and that card is one of an expansion"""


def parts(node: object) -> Iterator[str]:
    """Yield what a program is made of: its nodes, verbs, and the fields that it gives a meaning of their own."""
    if isinstance(node, tuple):
        for each in node:
            yield from parts(each)
    elif isinstance(node, Verb):
        yield f"Verb.{node.name}"
    elif isinstance(node, Node):
        yield type(node).__name__
        for each in fields(node):
            if differs(node, each) and not isinstance(getattr(node, each.name), Enum):
                yield f"{type(node).__name__}.{each.name}"
            yield from parts(getattr(node, each.name))


def users() -> dict[str, set[tuple[str, str]]]:
    """Return for every part the cards and special achievements that use it."""
    found: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for name in SETS:
        for title, program in card_set(name).programs.items():
            for part in parts(program):
                found[part].add((name, title))
        for special in (each for edition in EDITIONS for each in card_set(name).specials(edition)):
            for part in parts((special.condition, *(each for *_choice, each in special.readings))):
                found[part].add((name, special.title))
    return found


def for_one_card() -> dict[str, str]:
    """Return the nodes, verbs and marked fields that one card alone has, if it is a card of an expansion."""
    marked = {part for part in FOR_ONE_CARD if "." in part and not part.startswith("Verb.")}
    alone = {part: next(iter(cards)) for part, cards in users().items() if len(cards) == 1}
    return {
        part: title
        for part, (name, title) in alone.items()
        if name != "base" and ("." not in part or part.startswith("Verb.") or part in marked)
    }


def test_the_words_that_one_card_uses_are_few_and_each_has_its_reason() -> None:
    assert for_one_card().keys() == FOR_ONE_CARD.keys()
    for part, title in for_one_card().items():
        assert title in FOR_ONE_CARD[part]


def test_they_and_natives_together_serve_few_cards_of_each_set() -> None:
    natives = {card for part, cards in users().items() if part == Native.__name__ for card in cards}
    alone = {next(iter(users()[part])) for part in for_one_card()}
    for name in SETS[1:]:
        found = {title for set_, title in alone | natives if set_ == name}
        limit = len(card_set(name).cards(4)) * IN_A_HUNDRED.get(name, 5) / 100
        assert len(found) <= limit, f"{name}: {sorted(found)}"
