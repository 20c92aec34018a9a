"""What holds with any expansion, and The Unseen."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Rule

_FOURTH = (FOURTH,)

RULES: tuple[Rule, ...] = (
    # All sets -------------------------------------------------------------------------------------------------------
    Rule("expansion-which-first", (s.U_PLAYING_EXPANSIONS,), (), _FOURTH),
    Rule("expansion-setup", (s.U_EXPANSION_SETUP, s.U_SETUP), ("SET-05",), _FOURTH),
    Rule("expansion-eight-players", (s.U_EXPANSION_SETUP,), (), _FOURTH),
    Rule("expansion-player-count", (s.U_PLAYER_COUNT,), ("SET-06",), _FOURTH),
    Rule("expansion-goal", (s.U_WIN_ACHIEVEMENTS, s.U_PLAYER_COUNT, s.U_TEAMS), ("MET-02",), _FOURTH),
    Rule("expansion-backs", (s.U_LOOK, s.U_PLAYING_EXPANSIONS), (), _FOURTH),
    Rule("expansion-empty-age", (s.U_DRAWING_EXPANSIONS, s.u_keyword("Empty", "12")), ("EXP-02",), _FOURTH),
    Rule("expansion-returned", (s.u_keyword("Return", "12"),), (), _FOURTH),
    Rule("action-triggers", (s.U_TRIGGERS,), (), _FOURTH),
    Rule("achieve-again", (s.U_EXPANSION_ACHIEVEMENTS, s.U_ACHIEVE), ("ACH-15",), _FOURTH),
    # The Unseen -----------------------------------------------------------------------------------------------------
    Rule("draw-unseen", (s.U_DRAWING_UNSEEN, s.U_DRAW), ("UNS-01", "EXP-02", "EXP-03"), _FOURTH),
    Rule("keyword-safeguard", (s.u_keyword("Safeguard", "13"), s.U_SAFE), (), _FOURTH),
    Rule("safe-limit", (s.U_SAFE,), ("UNS-02",), _FOURTH),
    Rule("hidden-information-secrets", (s.U_SAFE, s.U_LOOK, s.u_keyword("Secret", "13")), ("VER-05",), _FOURTH),
    Rule("achieve-secret", (s.U_ACHIEVE_SECRET, s.U_ACHIEVE), ("UNS-03",), _FOURTH),
    Rule(
        "secrets-not-available",
        (s.U_ACHIEVE_SECRET, s.u_keyword("Available Achievement", "12")),
        ("UNS-03", "ACH-18"),
        _FOURTH,
    ),
    Rule("confidence", (s.U_SPECIAL,), (), _FOURTH),
    Rule("zen", (s.U_SPECIAL,), (), _FOURTH),
    Rule("anonymity", (s.U_SPECIAL,), (), _FOURTH),
    Rule("folklore", (s.U_SPECIAL,), (), _FOURTH),
    Rule("mystery", (s.U_SPECIAL,), (), _FOURTH),
)
