"""The turn, and the Draw and Meld actions."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    # The turn -------------------------------------------------------------------------------------------------------
    Rule("turn-two-actions", (s.B4_TURN, s.UK_TURN, s.U_TURN, s.R3_TURN, s.H_ACTIONS)),
    Rule("turn-action-types", (s.B4_TURN, s.UK_TURN, s.U_TURN, s.R3_TURN, s.H_ACTIONS)),
    Rule("turn-same-action-twice", (s.B4_TURN, s.UK_TURN, s.U_TURN, s.R3_TURN, s.H_ACTIONS)),
    Rule(
        "turn-first-turn", (s.B4_TURN, s.B4_SETUP, s.UK_TURN, s.UK_SETUP, s.U_TURN, s.U_SETUP), ("SET-03",), (FOURTH,)
    ),
    Rule(
        "turn-first-turn-3e",
        (s.R3_START, s.H_START),
        ("SET-03",),
        (FIRST, THIRD),
        replaces=("turn-first-turn",),
        choice=("short-first-turn", "second-player-at-four"),
    ),
    Rule("turn-free-draw-not-counted", (s.B4_TURN, s.UK_TURN, s.U_TURN, s.H_ACTIONS)),
    Rule("turn-no-passing", (s.B4_TURN, s.UK_TURN, s.U_TURN, s.R3_TURN, s.H_ACHIEVE), ("DEM-13",)),
    Rule(
        "turn-effect-is-no-action",
        (s.u_keyword("Action Verbs (Draw, Meld, Achieve)", "12"), s.h_keyword("“Draw”/“Meld”/“Achieve”")),
    ),
    # Drawing --------------------------------------------------------------------------------------------------------
    Rule("draw-highest-top", (s.B4_DRAW, s.UK_DRAW, s.U_DRAW, s.R3_DRAW, s.H_DRAW), ("DRW-02",)),
    Rule("draw-empty-age", (s.B4_DRAW, s.UK_DRAW, s.U_DRAW, s.R3_EMPTY, s.H_DRAW), ("DRW-11",)),
    Rule(
        "draw-past-last-age",
        (s.B4_DRAW, s.B4_WIN_SCORE, s.UK_DRAW, s.UK_WIN_SCORE, s.U_DRAW, s.U_WIN_SCORE),
        ("DRW-04", "DRW-19", "SHR-18"),
        (FOURTH,),
    ),
    Rule(
        "draw-past-last-age-3e",
        (s.R3_EMPTY, s.R3_END, s.H_DRAW, s.H_END_DRAW),
        (),
        (FIRST, THIRD),
        replaces=("draw-past-last-age",),
        choice=("last-age", "10"),
    ),
    Rule("draw-empty-board", (s.U_DRAW, s.F_SETUP), ("DRW-07",)),
    Rule("draw-undefined-value", (s.U_DRAW, s.H_DRAW_AND), ("DRW-07", "DRW-09")),
    Rule("draw-stated-value", (s.B4_VALUES, s.UK_VALUES, s.U_VALUES, s.H_DRAW_AND)),
    Rule("draw-only-decks-climb", (s.H_DRAW, s.F_CARDS)),
    Rule("draw-set-empty", (s.U_DRAW,), (), (FOURTH,)),
    # Melding --------------------------------------------------------------------------------------------------------
    Rule("meld-on-top", (s.B4_MELD, s.UK_MELD, s.U_MELD, s.R3_MELD, s.H_MELD)),
    Rule("meld-continues-splay", (s.B4_MELD, s.UK_MELD, s.U_MELD, s.R3_MELD, s.H_MELD), ("SPL-05",)),
    Rule("meld-any-value", (s.R3_MELD,)),
    Rule("meld-needs-card", (s.B4_MELD, s.UK_MELD, s.U_MELD, s.R3_MELD, s.H_MELD)),
)
