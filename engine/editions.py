"""Every difference between editions and rulebooks, and every reading that no document decides, as a named switch.

A game fixes its switches at the start: ``switches(4)`` are the fourth edition's defaults, and
``switches(4, team_goal="eight-less-teams")`` changes one. Where documents disagree the fourth edition's base rulebook
decides, then Ultimate and the publisher's card reference; where nobody decides, the plainest reading of the words.
A comment above each switch gives the reason for its default. The message ``switch-<id>-<choice>`` explains a choice to
the player.
"""

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.rules.documents import EDITIONS, FIRST, FOURTH, THIRD


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """One point on which editions, rulebooks or readers differ.

    An edition for which no default is given starts from the first of the choices.
    """

    id: str
    choices: tuple[str, ...]
    first: str = ""
    """the default in the first edition, also where the question cannot arise"""
    third: str = ""
    """the default in the third edition"""
    fourth: str = ""
    """the default in the fourth edition"""
    rules: tuple[str, ...]
    """ids of the rules it concerns"""
    rulings: tuple[str, ...] = ()
    """ids in the rulings catalogue"""
    undecided: bool = False
    """whether some edition has no document that decides it: a quiz must not mark an answer wrong"""
    sources: tuple[str, ...]
    """the documents behind the choices"""
    arises_in: tuple[int, ...] = EDITIONS
    """the editions whose cards and rules can bring the question up"""
    waits_for: str = ""
    """what must be there before the engine can ask for it; empty for a switch that works"""

    def __post_init__(self) -> None:
        for edition in ("first", "third", "fourth"):
            if not getattr(self, edition):
                object.__setattr__(self, edition, self.choices[0])

    def default(self, edition: int) -> str:
        """The choice that an edition starts from."""
        if edition not in EDITIONS:
            raise UnknownEditionError(edition)
        return {FIRST: self.first, THIRD: self.third, FOURTH: self.fourth}[edition]


class SwitchError(ValueError):
    """A switch cannot be set as asked."""

    code = "switch"


class UnknownEditionError(SwitchError):
    """There is no such edition."""

    code = "unknown-edition"

    def __init__(self, edition: int) -> None:
        super().__init__(f"no edition {edition!r}; there are {', '.join(map(str, EDITIONS))}")


class UnknownSwitchError(SwitchError):
    """There is no switch of that name."""

    code = "unknown-switch"

    def __init__(self, switch_id: str) -> None:
        super().__init__(f"no switch {switch_id!r}{_did_you_mean(switch_id, SWITCHES)}")


class UnknownChoiceError(SwitchError):
    """The switch has no such choice."""

    code = "unknown-choice"

    def __init__(self, switch: Switch, choice: str) -> None:
        super().__init__(
            f"switch {switch.id!r} has no choice {choice!r}{_did_you_mean(choice, switch.choices)} "
            f"(choices: {', '.join(switch.choices)})"
        )


def _did_you_mean(name: str, known: Iterable[str]) -> str:
    nearest = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f"; did you mean {nearest[0]!r}?" if nearest else ""


_TABLE: tuple[Switch, ...] = (
    # What is in the box ---------------------------------------------------------------------------------------------
    # Printed.
    Switch(
        id="last-age",
        choices=("10", "11"),
        first="10",
        third="10",
        fourth="11",
        rules=("draw-past-last-age", "draw-past-last-age-3e", "setup-decks", "setup-decks-3e", "keyword-value-choice"),
        rulings=("DRW-04", "DRW-19", "SHR-18"),
        sources=("third: Draw", "4e-base p. 11"),
    ),
    # Printed.
    Switch(
        id="achievement-ages",
        choices=("one-to-nine", "one-to-ten"),
        first="one-to-nine",
        third="one-to-nine",
        fourth="one-to-ten",
        rules=("setup-standard-achievements", "setup-standard-achievements-3e"),
        rulings=("MET-01",),
        sources=("third: Supply Pile Setup", "4e-base pp. 4-5"),
    ),
    # Printed.
    Switch(
        id="avatar-icon",
        choices=("absent", "present"),
        first="absent",
        third="absent",
        fourth="present",
        rules=("icons-by-age",),
        rulings=("CRD-16",),
        sources=("ultimate: Refresh/New Rules", "ultimate pp. 6-7"),
    ),
    # Printed.
    Switch(
        id="splay-aslant",
        choices=("absent", "present"),
        first="absent",
        third="absent",
        fourth="present",
        rules=("splay-aslant", "wonder", "wonder-3e"),
        rulings=("SPL-01",),
        sources=("third p. 15", "4e-base p. 24"),
    ),
    # The fourth edition forbids it. The older documents say only how a splayed color takes a new direction; the FAQ of
    # 2011 knows splays that cannot happen, and Board Game Arena offers none in the same direction. It matters for
    # sharing and for "if you do".
    Switch(
        id="splay-again",
        choices=("nothing-happens", "splays-again"),
        arises_in=(FIRST, THIRD),
        rules=("splay-same-direction", "splay-replaces", "free-draw-impossible-splay"),
        rulings=("SPL-03",),
        undecided=True,
        sources=("third p. 15", "help: Basic Keywords: Splaying", "faq1: Dogma, sharing, demands", "4e-base p. 24"),
    ),
    # Printed. Removed cards are as out of play as junked ones, but no card of the older editions can fetch them back.
    Switch(
        id="out-of-play",
        choices=("removed", "junk"),
        first="removed",
        third="removed",
        fourth="junk",
        rules=("keyword-remove-3e", "keyword-junk", "keyword-junk-deck", "setup-junk"),
        rulings=("DRW-11", "DRW-12", "CRD-12"),
        sources=("third: Keywords: Remove", "4e-base pp. 22-23"),
    ),
    # Setup and turn -------------------------------------------------------------------------------------------------
    # Printed on the third edition's cover and in Ultimate's table; a set of its own may let more play.
    Switch(
        id="most-players",
        choices=("4", "5"),
        first="4",
        third="4",
        fourth="5",
        rules=("setup-player-count",),
        rulings=("SET-06",),
        sources=("third: Innovation Base: Edition III", "ultimate p. 18"),
    ),
    # Printed: the third edition's team rules are for four players, who make two pairs; the fourth lets teams of any
    # size sit in any order. Neither older document says where partners sit.
    Switch(
        id="team-formation",
        choices=("two-pairs", "any"),
        first="two-pairs",
        third="two-pairs",
        fourth="any",
        rules=("teams-formation", "teams-formation-3e"),
        sources=("third: Team Rules for Four Players", "help: Team games", "4e-base p. 31"),
    ),
    # The Ukrainian rulebook implies its own titles, Board Game Arena compares English ones. One position must have one
    # first player in whatever language it is shown.
    Switch(
        id="alphabet",
        choices=("english", "displayed-language"),
        rules=("setup-first-player", "setup-alphabet"),
        rulings=("SET-01", "SET-02"),
        sources=("help: Anatomy of a Card", "4e-base-uk p. 4"),
        waits_for="titles in the language shown, at setup",
    ),
    # Printed: "in a four player game" became "4+"; the third edition is not made for five.
    Switch(
        id="short-first-turn",
        choices=("second-player-at-four", "second-player-from-four"),
        first="second-player-at-four",
        third="second-player-at-four",
        fourth="second-player-from-four",
        rules=("turn-first-turn", "turn-first-turn-3e"),
        rulings=("SET-03",),
        sources=("third: Starting Play", "4e-base pp. 4-5, 10"),
    ),
    # The third edition leaves it to the group. A tutor shows what has been seen anyway, as Board Game Arena does; the
    # publisher's own table plays it closed.
    Switch(
        id="board-information",
        choices=("visible-only", "open"),
        first="visible-only",
        third="open",
        fourth="open",
        rules=("hidden-information-board", "hidden-information-board-3e", "hidden-information-board-1e"),
        undecided=True,
        sources=(
            "faq1: Hidden information",
            "third: Information",
            "help: Clarifications and Other Keywords: Visible",
            "4e-base pp. 32-33",
        ),
    ),
    # The second of the two points that the third edition leaves to the group; by the FAQ of 2011 one may look at top
    # cards and at what splays show, and so cannot count what lies below. A splayed pile can always be counted.
    Switch(
        id="board-counts",
        choices=("hidden", "open"),
        first="hidden",
        third="open",
        fourth="open",
        rules=("hidden-information-board", "hidden-information-board-3e", "hidden-information-board-1e"),
        undecided=True,
        sources=("faq1: Hidden information", "third: Information", "4e-base pp. 32-33"),
    ),
    # Sharing and the free draw --------------------------------------------------------------------------------------
    # Printed for the third and fourth editions; the first had the words of the third.
    Switch(
        id="reveal-is-sharing",
        choices=("yes", "no"),
        first="yes",
        third="yes",
        fourth="no",
        rules=("free-draw-reveal-counts-3e", "free-draw-reveal-does-not-count"),
        rulings=("SHR-09",),
        sources=("third: Dogma", "help: Dogma", "4e-base pp. 18-19"),
    ),
    # The test is whether the opponent's use of the shared effect made them do something with a card; a self-execution
    # is part of that use. Board Game Arena's code counts only the outermost card.
    Switch(
        id="sharing-by-self-execution",
        choices=("counts", "does-not-count"),
        rules=("free-draw-something-happened", "keyword-self-execute-alone"),
        rulings=("SHR-17",),
        undecided=True,
        sources=("4e-base pp. 18-19", "third: Dogma", "help: Dogma", "BGA code, main-alpha"),
    ),
    # By the words the Dogma action is complete before the free draw, and the checks stand at the end of each action: so
    # they come first, and the free Draw has checks of its own. No rulebook gives the case. In the older editions
    # nothing waits for the end of an action.
    Switch(
        id="free-draw-timing",
        choices=("after-the-checks", "before-the-checks"),
        arises_in=(FOURTH,),
        rules=("free-draw-after-dogma", "win-achievements-when", "special-achievements-when"),
        rulings=("SHR-19", "VIC-01"),
        undecided=True,
        sources=("4e-base pp. 18-19, 29", "ultimate pp. 11, 16-17"),
    ),
    # Dogma rules ----------------------------------------------------------------------------------------------------
    # The fourth edition asks for the previous sentence "in its entirety" and, besides, for more than nothing; the help
    # for the third says that a part is not enough. Both implementations read the fourth so, but "more than nothing" by
    # itself would let a part do. Doing nothing never satisfies it in any edition.
    Switch(
        id="if-you-do",
        choices=("in-full", "anything"),
        rules=("if-you-do", "if-you-do-sentence", "if-you-do-3e"),
        rulings=("IFD-03", "DEM-20", "DEM-12"),
        undecided=True,
        sources=("4e-base p. 19", "ultimate p. 15", "help: Clarifications and Other Keywords"),
    ),
    # "You may return three cards. If you do": the help for the third edition forbids it with fewer; the golden rule of
    # the fourth knows no such limit, so one may give what one has, and "if you do" then fails (Tools).
    Switch(
        id="may-cost",
        choices=("in-full", "as-much-as-you-can"),
        first="in-full",
        third="in-full",
        fourth="as-much-as-you-can",
        rules=("may-cost-in-full-3e", "you-may", "golden-rule"),
        rulings=("IFD-04",),
        undecided=True,
        sources=("help: Clarifications and Other Keywords", "4e-base pp. 18-19"),
    ),
    # "You may tuck a card for every": the help for the third edition says as many as possible, and so does the golden
    # rule for a player who has begun; a later test of Board Game Arena for the fourth lets one stop early.
    Switch(
        id="may-for-every",
        choices=("as-many-as-possible", "may-stop"),
        rules=("may-for-every-3e", "you-may", "golden-rule"),
        rulings=("IFD-05",),
        undecided=True,
        sources=("help: Clarifications and Other Keywords", "4e-base pp. 18-19", "BGA tests of 2026"),
    ),
    # "Exactly two" shuts out doing as much as one can; no rulebook explains the word (Hypersonics).
    Switch(
        id="exactly",
        choices=("all-or-nothing", "as-many-as-possible"),
        arises_in=(FOURTH,),
        rules=("exactly", "golden-rule"),
        rulings=("DEM-12", "DEM-21"),
        undecided=True,
        sources=("card: Hypersonics", "BGA code"),
    ),
    # "More than nothing" speaks of things done, not of tests; both implementations let an empty "all" hold
    # (Translation, Astronomy).
    Switch(
        id="all-of-none",
        choices=("holds", "fails"),
        rules=("if-clause", "special-by-card"),
        rulings=("ACH-13",),
        undecided=True,
        sources=("ultimate p. 15", "BGA and battlestar code"),
    ),
    # The demander's cards, when the demand names the highest or lowest of them and several are tied (Medicine,
    # Sanitation). The fourth edition: "you decide", and the executing player is "you", as in the FAQ of 2011. The third
    # edition's keyword lets you pick among "your" cards.
    Switch(
        id="ties-among-demanders-cards",
        choices=("demanded-player", "owner"),
        first="demanded-player",
        third="owner",
        fourth="demanded-player",
        rules=("demand-who-decides", "tie-you-choose", "tie-your-cards-3e", "keyword-highest-lowest"),
        rulings=("DEM-19",),
        undecided=True,
        sources=(
            "4e-base pp. 16-17, 20-21",
            "faq1: Dogma, sharing, demands",
            "third: Keywords: Highest / Lowest",
            "help: Clarifications and Other Keywords: Highest (or Lowest)",
        ),
    ),
    # The fourth edition's keyword: "all" goes on until none is left, so a top card that comes to light is taken too
    # (its own cards were reworded to avoid that). The FAQ of 2011: only the cards on top at the start. It says so of
    # "the two highest top cards" as well (Mobility), of which Board Game Arena's code takes one after the other.
    Switch(
        id="uncovered-top-cards",
        choices=("safe", "taken-too"),
        first="safe",
        third="safe",
        fourth="taken-too",
        arises_in=(FIRST, THIRD),
        rules=("keyword-all-cards",),
        rulings=("DRW-18", "DEM-06"),
        undecided=True,
        sources=("faq1: Cards", "4e-base pp. 20-21", "BGA code"),
    ),
    # The help tells a number, where 0 is a choice, from a value, where it is none; the rulebooks speak of values only.
    # No base card lets one choose a number.
    Switch(
        id="number-choice",
        choices=("from-zero", "from-one"),
        rules=("keyword-number-choice-3e", "keyword-value-choice", "keyword-value-choice-3e"),
        rulings=("DRW-10",),
        undecided=True,
        sources=("help: Clarifications and Other Keywords", "4e-base pp. 22-23"),
    ),
    # Special achievements and the Chain Rule ------------------------------------------------------------------------
    # Printed on the achievements.
    Switch(
        id="specials-claimed",
        choices=("immediately", "end-of-action"),
        first="immediately",
        third="immediately",
        fourth="end-of-action",
        rules=("special-achievements-immediately", "special-achievements-when"),
        rulings=("ACH-03",),
        sources=("third: Special Achievements", "4e-base pp. 5, 28"),
    ),
    # Printed.
    Switch(
        id="special-ties",
        choices=("current-player-first", "left-of-current-player-first"),
        first="current-player-first",
        third="current-player-first",
        fourth="left-of-current-player-first",
        rules=("special-ties-3e", "special-ties"),
        rulings=("ACH-05",),
        sources=("third: Score, Achievements, and Special Achievements", "4e-base p. 28"),
    ),
    # Printed on the achievement.
    Switch(
        id="monument",
        choices=("six-in-a-turn", "four-demands"),
        first="six-in-a-turn",
        third="six-in-a-turn",
        fourth="four-demands",
        rules=("monument-3e", "monument-not-counted-3e", "monument"),
        rulings=("ACH-06", "ACH-07"),
        sources=("third: Supply Pile Setup", "4e-base p. 5"),
    ),
    # "During a single turn" does not say whose. Board Game Arena counts for every player in every turn.
    Switch(
        id="monument-turn",
        choices=("any-turn", "own-turn"),
        arises_in=(FIRST, THIRD),
        rules=("monument-3e",),
        rulings=("ACH-08",),
        undecided=True,
        sources=("third: Supply Pile Setup", "help: Achieve", "BGA code"),
    ),
    # The base rulebook: while self-executing "a card's effect". Ultimate and the Ukrainian rulebook: "a card's
    # non-demand effect". In the base game self-execution runs no other effects, so both come to the same. The older
    # editions execute a card "for yourself only", without a Chain Rule.
    Switch(
        id="chain-rule",
        choices=("none", "any-effect", "non-demand-effect"),
        first="none",
        third="none",
        fourth="any-effect",
        rules=("chain-rule", "keyword-self-execute", "keyword-execute-for-yourself-3e"),
        rulings=("EXE-01",),
        sources=("third: Keywords: Execute for yourself only", "4e-base pp. 28-29", "ultimate p. 16"),
    ),
    # The Chain Rule makes no exception for a card that comes to execute itself; battlestar excludes it.
    Switch(
        id="chain-by-itself",
        choices=("counts", "does-not-count"),
        arises_in=(FOURTH,),
        rules=("chain-rule",),
        rulings=("EXE-04",),
        undecided=True,
        sources=("4e-base pp. 28-29", "ultimate p. 16", "battlestar code"),
    ),
    # Winning --------------------------------------------------------------------------------------------------------
    # Printed. (Board Game Arena and battlestar end the game at once in all editions.)
    Switch(
        id="achievement-win",
        choices=("immediately", "end-of-action"),
        first="immediately",
        third="immediately",
        fourth="end-of-action",
        rules=("win-achievements-immediately", "win-achievements-when", "win-achievements-most"),
        rulings=("VIC-01", "DRW-05"),
        sources=("third: Your Goal", "4e-base p. 29"),
    ),
    # The help offers it as an optional rule, for a longer game. No rulebook has it, so no edition starts from it.
    Switch(
        id="extra-achievement",
        choices=("none", "one"),
        rules=("win-achievements", "win-achievements-extra-3e", "teams-goal"),
        sources=("help: End of Game: By achievements", "third: Winning and Game End"),
    ),
    # Ultimate states the minimum; the base rulebook takes one off for each player and stops nowhere. The difference
    # begins with six players, more than the base game is for.
    Switch(
        id="achievements-minimum",
        choices=("none", "three"),
        first="three",
        third="three",
        fourth="three",
        rules=("win-achievements", "win-achievements-minimum"),
        rulings=("MET-02", "SET-06"),
        sources=("4e-base p. 29", "ultimate pp. 16-18"),
    ),
    # No rulebook changes the number when somebody is out of the game, and Board Game Arena's help keeps it.
    Switch(
        id="goal-after-elimination",
        choices=("unchanged", "recounted"),
        rules=("win-achievements", "eliminated-player"),
        rulings=("VIC-07", "VIC-08"),
        undecided=True,
        sources=("4e-base p. 30", "BGA help for the fourth edition"),
    ),
    # "Junk all cards belonging to them", achievements too. Whether a special achievement is such a card, or goes back
    # to where anybody can claim it, as it does when a Decree is lost, no document says.
    Switch(
        id="leaving-specials",
        choices=("leave-the-game", "available-again"),
        rules=("eliminated-player",),
        rulings=("VIC-08",),
        undecided=True,
        sources=("4e-base p. 30", "ultimate p. 13", "ultimate p. 17"),
    ),
    # Printed; the first edition's answer is known from the FAQ.
    Switch(
        id="score-tie",
        choices=("shared-victory", "draw"),
        first="shared-victory",
        third="draw",
        fourth="draw",
        rules=("win-score-ties", "win-score-shared-1e"),
        sources=("faq1: End of the game", "third: Winning and Game End", "4e-base p. 30"),
    ),
    # "At least twice as many" as 0 is 0, and the words hold; battlestar asks for more than 0, Board Game Arena does
    # not. (The older editions ask for more than each other player, which 0 is not.)
    Switch(
        id="self-service-at-zero",
        choices=("wins", "does-not-win"),
        first="does-not-win",
        third="does-not-win",
        fourth="wins",
        arises_in=(FOURTH,),
        rules=("win-card",),
        rulings=("VIC-05",),
        undecided=True,
        sources=("card: Self Service", "BGA and battlestar code"),
    ),
    # Teams ----------------------------------------------------------------------------------------------------------
    # The base rulebook says 6 and goes first; Ultimate's formula gives the same for two teams.
    Switch(
        id="team-goal",
        choices=("six", "eight-less-teams"),
        rules=("teams-goal", "teams-goal-ultimate"),
        rulings=("MET-02", "TEA-03"),
        sources=("4e-base p. 31", "ultimate p. 18"),
    ),
    # "The player (or team)" with the highest score, then "most achievements": a team's are counted together.
    Switch(
        id="team-score-tie",
        choices=("combined-achievements", "draw"),
        rules=("teams-score", "win-score-ties", "teams-achievements"),
        rulings=("TEA-03",),
        undecided=True,
        sources=("4e-base pp. 30, 31", "help: End of Game: Drawing above a 10"),
    ),
    # Ultimate says that "other players" include the teammate; the base rulebook only that he is no opponent. The FAQ
    # of 2011 left him out; the third edition speaks of opponents only.
    Switch(
        id="teammate-is-other-player",
        choices=("yes", "no"),
        first="no",
        third="yes",
        fourth="yes",
        rules=("teams-other-players", "teams-other-players-1e", "teams-no-opponent"),
        undecided=True,
        sources=("faq1: Teams and Parley", "third: Team Rules for Four Players", "ultimate p. 18"),
    ),
    # The base rulebook: only without teams. Ultimate: always with four or more, teammates never distant.
    Switch(
        id="parley",
        choices=("none", "without-teams", "always"),
        first="none",
        third="none",
        fourth="without-teams",
        rules=("parley-when", "parley-when-ultimate", "parley-teammates-ultimate"),
        rulings=("PAR-01", "PAR-02", "PAR-03"),
        sources=("4e-base p. 32", "ultimate p. 18"),
    ),
    # Single cards ---------------------------------------------------------------------------------------------------
    # Three texts of Coal's third effect: the English rulebook's picture, the publisher's card reference (the default
    # in the fourth edition, as it is newer than the picture), and the Ukrainian rulebook's picture. The first two
    # differ only in that a colour may be chosen that one does not have. The older editions print one text, that of the
    # picture, whatever is chosen here.
    Switch(
        id="coal",
        choices=("top-card-and-beneath", "top-two-of-color", "top-card-twice"),
        first="top-card-and-beneath",
        third="top-card-and-beneath",
        fourth="top-two-of-color",
        rules=("if-you-do", "golden-rule"),
        sources=("4e-base pp. 12-13", "publisher's card reference, at second hand", "4e-base-uk p. 8"),
    ),
    # "Two top cards from your board" without "of different colors", which Mobility and Hypersonics have (Climatology's
    # demand). Picked at once they are two that are on top now; done one after the other, as much as one can, the card
    # that the first uncovers is a top card in its turn. Board Game Arena's code looks again after the first card,
    # battlestar's picks both from the top cards at the start. The default is what was played before the question came
    # up. ``uncovered-top-cards`` is about "all top cards" and another default in the older editions.
    Switch(
        id="climatology-second-card",
        choices=("both-at-once", "one-by-one"),
        arises_in=(FOURTH,),
        rules=("keyword-top", "golden-rule"),
        rulings=("DEM-21", "DEM-06"),
        undecided=True,
        sources=("card: Climatology", "4e-base pp. 18-19, 22-23", "BGA and battlestar code"),
    ),
    # The value of what you don't have is 0, so three cards of value 0 are drawn, from the lowest age that has cards.
    # Board Game Arena's code ends the effect when there is no card to junk.
    Switch(
        id="escapism-empty-hand",
        choices=("draws", "stops"),
        arises_in=(FOURTH,),
        rules=("keyword-value-missing", "golden-rule"),
        undecided=True,
        sources=("card: Escapism", "4e-base pp. 18-19, 22-23", "BGA code"),
    ),
    # Fission junks each player's non-achievement cards, while a card in a Museum ignores most effects. Arises with
    # Artifacts only.
    Switch(
        id="fission-museums",
        choices=("junked", "kept"),
        first="kept",
        third="kept",
        fourth="kept",
        rules=("keyword-junk",),
        rulings=("VIC-11",),
        undecided=True,
        sources=("card: Fission", "ultimate p. 27"),
    ),
)

_KNOWN = {switch.id: switch for switch in _TABLE}

SWITCHES: Mapping[str, Switch] = MappingProxyType(_KNOWN)
"""All switches by id: those of the base game, then those of the sets that are registered."""


def add_switches(switches: Iterable[Switch]) -> None:
    """Offer the switches of a set."""
    _KNOWN.update({switch.id: switch for switch in switches})


def remove_switches(switches: Iterable[Switch]) -> None:
    """Offer the switches of a set no longer."""
    for switch in switches:
        del _KNOWN[switch.id]


ULTIMATE: Mapping[str, str] = MappingProxyType(
    {"chain-rule": "non-demand-effect", "parley": "always", "team-goal": "eight-less-teams"}
)
"""Where the rulebook of Ultimate differs from the base rulebook of the same edition: ``switches(4, **ULTIMATE)``."""


def default(switch_id: str, edition: int, sets: Iterable[str] = ("base",)) -> str:
    """The choice of a switch that a game of an edition with some sets starts from.

    With more than the base set the rulebook of the fourth edition is that of Ultimate.
    """
    if edition == FOURTH and switch_id in ULTIMATE and any(each != "base" for each in sets):
        return ULTIMATE[switch_id]
    return SWITCHES[switch_id].default(edition)


def switches(edition: int, sets: Iterable[str] = ("base",), **overrides: str) -> Mapping[str, str]:
    """Every switch with its choice: the defaults of the edition with some sets, but for what is named.

    A name may be written with underscores, ``team_goal="six"``, or as it is, ``**{"team-goal": "six"}``.
    """
    if edition not in EDITIONS:
        raise UnknownEditionError(edition)
    chosen = {switch.id: switch.default(edition) for switch in _KNOWN.values()}
    if edition == FOURTH and any(each != "base" for each in sets):
        chosen |= ULTIMATE
    for name, choice in overrides.items():
        switch_id = name.replace("_", "-")
        if switch_id not in SWITCHES:
            raise UnknownSwitchError(switch_id)
        switch = SWITCHES[switch_id]
        if choice not in switch.choices:
            raise UnknownChoiceError(switch, choice)
        chosen[switch_id] = choice
    return MappingProxyType(chosen)
