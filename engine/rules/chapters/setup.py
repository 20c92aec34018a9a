"""Setup, the areas of the table, and what a card shows."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    # Setting up -----------------------------------------------------------------------------------------------------
    Rule("setup-player-count", (s.U_PLAYER_COUNT, s.R3_PLAYERS), ("SET-06",)),
    Rule("setup-decks", (s.B4_SETUP, s.UK_SETUP, s.U_SETUP), (), (FOURTH,)),
    Rule("setup-decks-3e", (s.R3_SETUP, s.H_ANATOMY), (), (FIRST, THIRD)),
    Rule(
        "setup-standard-achievements",
        (s.B4_SETUP, s.B4_SETUP_STANDARD, s.UK_SETUP, s.UK_SETUP_STANDARD, s.U_SETUP),
        ("MET-01",),
        (FOURTH,),
    ),
    Rule("setup-standard-achievements-3e", (s.R3_SETUP, s.R3_SCORE, s.H_ACHIEVE), ("MET-01",), (FIRST, THIRD)),
    Rule("setup-special-achievements", (s.B4_SETUP, s.UK_SETUP, s.U_SETUP, s.R3_SETUP)),
    Rule("setup-junk", (s.B4_SETUP, s.UK_SETUP, s.U_SETUP), (), (FOURTH,)),
    Rule("setup-reference-card", (s.B4_SETUP, s.B4_REFERENCE, s.UK_SETUP, s.UK_CIVILIZATION, s.U_SETUP, s.R3_ACHIEVE)),
    Rule("setup-first-meld", (s.B4_SETUP, s.UK_SETUP, s.U_SETUP, s.R3_START, s.H_START, s.F_SETUP)),
    Rule(
        "setup-first-player",
        (s.B4_SETUP, s.UK_SETUP, s.U_SETUP, s.R3_START, s.H_START),
        ("SET-01", "SET-02"),
    ),
    Rule("setup-alphabet", (s.H_ANATOMY,), ("SET-01", "SET-02")),
    # The areas of a player ------------------------------------------------------------------------------------------
    Rule(
        "board-piles", (s.B4_CIVILIZATION, s.B4_MELD, s.UK_CIVILIZATION, s.U_CIVILIZATION, s.R3_CIVILIZATION, s.H_MELD)
    ),
    Rule("hand-no-limit", (s.F_SETUP,)),
    Rule(
        "score-total",
        (s.B4_CIVILIZATION, s.B4_ACHIEVE, s.UK_CIVILIZATION, s.U_CIVILIZATION, s.R3_SCORE, s.H_ACHIEVE),
    ),
    Rule("achievements-pile", (s.B4_CIVILIZATION, s.UK_CIVILIZATION, s.U_CIVILIZATION, s.R3_CIVILIZATION)),
    # Parts of a card ------------------------------------------------------------------------------------------------
    Rule("card-title", (s.B4_LAYOUT, s.UK_LAYOUT, s.U_LAYOUT, s.R3_ANATOMY, s.H_ANATOMY)),
    Rule("card-value", (s.B4_LAYOUT, s.UK_LAYOUT, s.U_LAYOUT, s.R3_ANATOMY, s.H_ANATOMY)),
    Rule("card-color", (s.B4_LAYOUT, s.UK_LAYOUT, s.U_LAYOUT, s.H_ANATOMY)),
    Rule("card-icons", (s.B4_LAYOUT, s.UK_LAYOUT, s.U_LAYOUT, s.R3_ANATOMY, s.H_ANATOMY)),
    Rule("card-effects", (s.B4_LAYOUT, s.UK_LAYOUT, s.U_LAYOUT, s.R3_ANATOMY, s.H_ANATOMY)),
    Rule(
        "card-featured-icon",
        (s.B4_LAYOUT, s.B4_SHARING, s.UK_SHARING, s.U_LAYOUT, s.U_SHARING, s.R3_DOGMA, s.H_ANATOMY, s.H_DOGMA),
        ("CRD-16",),
    ),
    Rule("icons-by-age", (s.U_ICONS,), (), (FOURTH,)),
    Rule(
        "icons-visible",
        (
            s.B4_CIVILIZATION,
            s.UK_CIVILIZATION,
            s.U_CIVILIZATION,
            s.u_keyword("Visible", "13"),
            s.R3_CIVILIZATION,
            s.h_keyword("Visible"),
        ),
        ("SPL-01", "SPL-02"),
    ),
)
