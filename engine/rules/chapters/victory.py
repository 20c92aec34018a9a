"""The ways to win, losing and conceding."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    Rule("win-ways", (s.B4_VICTORY, s.UK_VICTORY, s.U_VICTORY), (), (FOURTH,)),
    Rule(
        "win-ways-3e",
        (s.R3_GOAL, s.R3_END, s.r3_keyword("Win and Game Ending Effects"), s.H_END_ACHIEVEMENTS),
        (),
        (FIRST, THIRD),
    ),
    # By achievements ------------------------------------------------------------------------------------------------
    Rule(
        "win-achievements",
        (s.B4_WIN_ACHIEVEMENTS, s.UK_WIN_ACHIEVEMENTS, s.U_WIN_ACHIEVEMENTS, s.R3_GOAL, s.R3_END, s.H_END_ACHIEVEMENTS),
        ("MET-02",),
    ),
    Rule("win-achievements-extra-3e", (s.H_END_ACHIEVEMENTS,), (), (FIRST, THIRD)),
    Rule("win-achievements-minimum", (s.U_WIN_ACHIEVEMENTS, s.U_PLAYER_COUNT), ("MET-02",), (FOURTH,)),
    Rule(
        "win-achievements-when",
        (s.B4_WIN_ACHIEVEMENTS, s.UK_WIN_ACHIEVEMENTS, s.U_WIN_ACHIEVEMENTS),
        ("VIC-01", "SHR-19"),
        (FOURTH,),
    ),
    Rule(
        "win-achievements-most",
        (s.B4_WIN_ACHIEVEMENTS, s.UK_WIN_ACHIEVEMENTS, s.U_WIN_ACHIEVEMENTS),
        ("VIC-01",),
        (FOURTH,),
    ),
    Rule(
        "win-achievements-ties",
        (s.B4_WIN_ACHIEVEMENTS, s.UK_WIN_ACHIEVEMENTS, s.U_WIN_ACHIEVEMENTS),
        ("VIC-01",),
        (FOURTH,),
    ),
    Rule(
        "win-achievements-immediately",
        (s.R3_GOAL, s.H_ACHIEVE, s.H_END_ACHIEVEMENTS),
        ("DRW-05",),
        (FIRST, THIRD),
        replaces=("win-achievements-when", "win-achievements-most", "win-achievements-ties"),
        choice=("achievement-win", "immediately"),
    ),
    # By score -------------------------------------------------------------------------------------------------------
    Rule(
        "win-score",
        (s.B4_WIN_SCORE, s.UK_WIN_SCORE, s.U_WIN_SCORE, s.R3_END, s.H_END_DRAW),
        ("DRW-03", "DRW-04", "DRW-19", "SHR-18"),
    ),
    Rule("win-score-before-achievements", (s.U_WIN_SCORE,), ("DRW-04",), (FOURTH,)),
    Rule("win-score-ties", (s.B4_WIN_SCORE, s.UK_WIN_SCORE, s.U_WIN_SCORE, s.R3_END, s.H_END_DRAW), ("DRW-06",)),
    Rule(
        "win-score-shared-1e",
        (s.F_END,),
        ("DRW-06",),
        (FIRST,),
        replaces=("win-score-ties",),
        choice=("score-tie", "shared-victory"),
    ),
    # By a card ------------------------------------------------------------------------------------------------------
    Rule(
        "win-card",
        (s.B4_WIN_CARD, s.UK_WIN_CARD, s.U_WIN_CARD, s.r3_keyword("Win and Game Ending Effects"), s.H_END_DOGMA),
        ("EXE-12", "VIC-03", "VIC-05"),
    ),
    Rule(
        "win-card-single",
        (
            s.B4_WIN_CARD,
            s.UK_WIN_CARD,
            s.U_WIN_CARD,
            s.r3_keyword("Win and Game Ending Effects"),
            s.H_END_DOGMA,
            s.F_CARDS,
        ),
        ("VIC-02", "VIC-04"),
    ),
    # By elimination -------------------------------------------------------------------------------------------------
    Rule("win-elimination", (s.B4_WIN_ELIMINATION, s.UK_WIN_ELIMINATION, s.U_WIN_ELIMINATION), ("VIC-07",), (FOURTH,)),
    Rule(
        "eliminated-player",
        (
            s.B4_WIN_ELIMINATION,
            s.UK_WIN_ELIMINATION,
            s.U_WIN_ELIMINATION,
            s.b4_keyword("Lose", "22-23"),
            s.uk_keyword("Програш", "14"),
        ),
        ("VIC-07",),
        (FOURTH,),
    ),
    Rule("concede", (s.B4_WIN_ELIMINATION, s.UK_WIN_ELIMINATION, s.U_WIN_ELIMINATION), ("VIC-08",), (FOURTH,)),
)
