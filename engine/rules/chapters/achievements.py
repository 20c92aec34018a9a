"""The Achieve action, the special achievements and the Chain Rule."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    # The Achieve action ---------------------------------------------------------------------------------------------
    Rule("achieve-eligible", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_ACHIEVE, s.H_ACHIEVE), ("ACH-02",)),
    Rule("achieve-score", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_ACHIEVE, s.H_ACHIEVE)),
    Rule("achieve-top-card", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_ACHIEVE, s.H_ACHIEVE)),
    Rule("achieve-claim-one", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_ACHIEVE, s.H_ACHIEVE)),
    Rule("achieve-points-not-spent", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_ACHIEVE)),
    Rule("achieve-available-only", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.H_ACHIEVE), ("ACH-02", "ACH-18")),
    Rule("achieve-any-order", (s.B4_ACHIEVE, s.UK_ACHIEVE, s.U_ACHIEVE, s.R3_SCORE)),
    Rule("achieve-kept-3e", (s.R3_CIVILIZATION, s.R3_ACHIEVE, s.R3_SCORE), (), (FIRST, THIRD)),
    # Special achievements -------------------------------------------------------------------------------------------
    Rule(
        "special-achievements-when",
        (s.B4_SPECIAL, s.B4_SETUP_SPECIAL, s.UK_SPECIAL, s.UK_SETUP_SPECIAL, s.U_SPECIAL),
        ("ACH-03",),
        (FOURTH,),
    ),
    Rule(
        "special-achievements-immediately",
        (s.R3_SPECIAL_CARDS, s.R3_SCORE, s.H_ACHIEVE, s.F_ACHIEVEMENTS),
        ("ACH-03",),
        (FIRST, THIRD),
        replaces=("special-achievements-when",),
        choice=("specials-claimed", "immediately"),
    ),
    Rule("special-no-action", (s.B4_SPECIAL, s.UK_SPECIAL, s.U_SPECIAL, s.H_ACHIEVE)),
    Rule("special-any-turn", (s.B4_SPECIAL, s.UK_SPECIAL, s.U_SPECIAL, s.H_ACHIEVE)),
    Rule("special-ties", (s.B4_SPECIAL, s.UK_SPECIAL, s.U_SPECIAL), ("ACH-05",), (FOURTH,)),
    Rule(
        "special-ties-3e",
        (s.R3_SCORE, s.F_ACHIEVEMENTS),
        ("ACH-05",),
        (FIRST, THIRD),
        replaces=("special-ties",),
        choice=("special-ties", "current-player-first"),
    ),
    Rule("special-claimed-once", (s.B4_SPECIAL, s.UK_SPECIAL, s.U_SPECIAL, s.R3_SCORE, s.H_ACHIEVE)),
    Rule(
        "special-by-card",
        (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL, s.R3_SPECIAL_CARDS, s.H_ACHIEVE),
        ("SHR-03", "ACH-11", "ACH-12", "ACH-13"),
    ),
    Rule("monument", (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL), ("ACH-06",), (FOURTH,)),
    Rule(
        "monument-3e",
        (s.R3_SPECIAL_CARDS, s.F_ACHIEVEMENTS),
        ("ACH-06", "ACH-07", "ACH-08"),
        (FIRST, THIRD),
        replaces=("monument",),
        choice=("monument", "six-in-a-turn"),
    ),
    Rule(
        "monument-not-counted-3e",
        (s.R3_SPECIAL_CARDS, s.r3_keyword("Exchange"), s.F_ACHIEVEMENTS),
        ("ACH-07",),
        (FIRST, THIRD),
    ),
    Rule("empire", (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL, s.R3_SPECIAL_CARDS), ("ACH-10",)),
    Rule("world", (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL, s.R3_SPECIAL_CARDS)),
    Rule("wonder", (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL), ("SPL-10",), (FOURTH,)),
    Rule(
        "wonder-3e",
        (s.R3_SPECIAL_CARDS,),
        ("SPL-10",),
        (FIRST, THIRD),
        replaces=("wonder",),
        choice=("splay-aslant", "absent"),
    ),
    Rule("universe", (s.B4_SETUP_SPECIAL, s.UK_SETUP_SPECIAL, s.R3_SPECIAL_CARDS)),
    # The Chain Rule -------------------------------------------------------------------------------------------------
    Rule("chain-rule", (s.B4_CHAIN, s.UK_CHAIN, s.U_CHAIN), ("EXE-02", "EXE-04"), (FOURTH,)),
    Rule(
        "chain-rule-ultimate",
        (s.U_CHAIN, s.UK_CHAIN),
        ("EXE-02",),
        (FOURTH,),
        replaces=("chain-rule",),
        choice=("chain-rule", "non-demand-effect"),
    ),
    Rule("chain-no-limit", (s.B4_CHAIN, s.UK_CHAIN, s.U_CHAIN), ("EXE-03",), (FOURTH,)),
)
