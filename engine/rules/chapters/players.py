"""Teams, Parley, and what each player may look at."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

_ALWAYS = ("parley", "always")
"""with Ultimate there is Parley in teams, too, which the base rulebook denies"""

RULES: tuple[Rule, ...] = (
    # Teams ----------------------------------------------------------------------------------------------------------
    Rule("teams-formation", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS), (), (FOURTH,)),
    Rule("teams-formation-3e", (s.R3_TEAMS, s.H_TEAMS), (), (FIRST, THIRD)),
    Rule("teams-never-vulnerable", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.H_TEAMS, s.F_TEAMS), ("TEA-01",)),
    Rule("teams-no-opponent", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.H_TEAMS), ("TEA-01",)),
    Rule("teams-other-players", (s.U_TEAMS,), (), (FOURTH,)),
    Rule("teams-other-players-1e", (s.F_TEAMS,), (), (FIRST,), replaces=("teams-other-players",)),
    Rule("teams-free-draw", (s.B4_FREE_DRAW, s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.H_TEAMS, s.F_TEAMS)),
    Rule("teams-achievements", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.R3_GOAL, s.H_TEAMS), ("TEA-03",)),
    Rule("teams-goal", (s.B4_TEAMS, s.UK_TEAMS, s.R3_TEAMS, s.H_TEAMS), ("TEA-03",)),
    Rule(
        "teams-goal-ultimate",
        (s.U_TEAMS,),
        ("MET-02", "TEA-04"),
        (FOURTH,),
        replaces=("teams-goal",),
        choice=("team-goal", "eight-less-teams"),
    ),
    Rule("teams-own-score", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.H_TEAMS), ("TEA-03",)),
    Rule("teams-win-together", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.H_TEAMS, s.H_END_DOGMA, s.F_TEAMS)),
    Rule("teams-loss", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS), (), (FOURTH,)),
    Rule("teams-score", (s.B4_TEAMS, s.UK_TEAMS, s.U_TEAMS, s.R3_TEAMS, s.H_TEAMS), ("TEA-03",)),
    # Parley ---------------------------------------------------------------------------------------------------------
    Rule("parley-when", (s.B4_PARLEY, s.UK_PARLEY), (), (FOURTH,)),
    Rule("parley-when-ultimate", (s.U_PARLEY,), (), (FOURTH,)),
    Rule("parley-neighbors", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("VIC-08",), (FOURTH,)),
    Rule("parley-cost", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), (), (FOURTH,)),
    Rule("parley-activate", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("SHR-20",), (FOURTH,)),
    Rule("parley-activate-ultimate", (s.U_PARLEY,), (), (FOURTH,), ("parley-activate",), _ALWAYS),
    Rule("parley-own-icons", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("SHR-20",), (FOURTH,)),
    Rule("parley-share", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("PAR-01",), (FOURTH,)),
    Rule("parley-share-ultimate", (s.U_PARLEY,), (), (FOURTH,), ("parley-share",), _ALWAYS),
    Rule("parley-immune", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("PAR-02",), (FOURTH,)),
    Rule("parley-immune-ultimate", (s.U_PARLEY,), (), (FOURTH,), ("parley-immune",), _ALWAYS),
    Rule("parley-both", (s.B4_PARLEY, s.UK_PARLEY, s.U_PARLEY), ("PAR-03",), (FOURTH,)),
    Rule("parley-teammates-ultimate", (s.U_PARLEY,), (), (FOURTH,)),
    # Hidden information ---------------------------------------------------------------------------------------------
    Rule("hidden-information-hand", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK, s.R3_INFORMATION, s.H_DRAW)),
    Rule("hidden-information-score", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK, s.R3_INFORMATION, s.H_SCORING)),
    Rule("hidden-information-board", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK), (), (FOURTH,)),
    Rule("hidden-information-board-3e", (s.R3_INFORMATION, s.h_keyword("Visible")), (), (THIRD,)),
    Rule("hidden-information-board-1e", (s.F_HIDDEN,), (), (FIRST,)),
    Rule("hidden-information-achievements", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK, s.R3_INFORMATION, s.H_ACHIEVE)),
    Rule("hidden-information-special", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK)),
    Rule("hidden-information-decks", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK, s.R3_INFORMATION)),
    Rule(
        "hidden-information-junk", (s.B4_HIDDEN, s.B4_SETUP_JUNK, s.UK_HIDDEN, s.UK_SETUP_JUNK, s.U_LOOK), (), (FOURTH,)
    ),
    Rule("hidden-information-backs", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK, s.R3_INFORMATION, s.H_DRAW)),
    Rule("hidden-information-teammates", (s.B4_HIDDEN, s.UK_HIDDEN, s.U_LOOK), (), (FOURTH,)),
)
