"""The Dogma action: choosing a card, sharing and demands, executing effects, the free draw, dogma rules."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    # 1 Choose a card ------------------------------------------------------------------------------------------------
    Rule("dogma-top-card", (s.B4_CHOOSE, s.UK_CHOOSE, s.U_CHOOSE, s.R3_DOGMA, s.H_DOGMA)),
    Rule("dogma-needs-board", (s.B4_CHOOSE, s.UK_CHOOSE, s.U_CHOOSE, s.H_DOGMA)),
    Rule("dogma-same-card-twice", (s.F_SETUP,)),
    Rule("dogma-without-effect", (s.R3_DOGMA, s.H_ACHIEVE), ("DEM-13",)),
    Rule(
        "dogma-all-effects",
        (s.B4_CHOOSE, s.B4_EXECUTE, s.UK_CHOOSE, s.UK_EXECUTE, s.U_CHOOSE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA),
    ),
    Rule(
        "dogma-card-may-leave",
        (s.B4_CHOOSE, s.B4_LOCKING, s.UK_CHOOSE, s.UK_LOCKING, s.U_CHOOSE, s.U_LOCKING, s.H_DOGMA),
        ("SHR-04",),
    ),
    # 2 Sharing and demands ------------------------------------------------------------------------------------------
    Rule("dogma-count-icons", (s.B4_SHARING, s.UK_SHARING, s.U_SHARING, s.R3_DOGMA, s.H_DOGMA), ("SHR-01",)),
    Rule("sharing-eligible", (s.B4_SHARING, s.UK_SHARING, s.U_SHARING, s.R3_DOGMA, s.H_DOGMA), ("SHR-01", "SHR-20")),
    Rule("demand-vulnerable", (s.B4_SHARING, s.UK_SHARING, s.U_SHARING, s.R3_DOGMA, s.H_DOGMA), ("SHR-01",)),
    Rule("demand-immune", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA), ("SHR-01",)),
    Rule("locking-in", (s.B4_LOCKING, s.UK_LOCKING, s.U_LOCKING, s.R3_DOGMA, s.H_DOGMA), ("SHR-03",)),
    Rule("locking-in-nothing-else", (s.B4_LOCKING, s.UK_LOCKING, s.U_LOCKING), ("SHR-03", "DEM-04")),
    # 3 Execute effects ----------------------------------------------------------------------------------------------
    Rule("dogma-effect-by-effect", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA), ("SHR-02",)),
    Rule("sharing-compulsory", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA)),
    Rule("sharers-first", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA), ("SHR-02",)),
    Rule("sharers-clockwise", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA), ("SHR-02",)),
    Rule("activator-last", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA), ("SHR-02",)),
    Rule("sharer-is-you", (s.B4_EFFECTS, s.UK_EFFECTS, s.U_EFFECTS, s.H_DOGMA, s.F_DOGMA), ("SHR-16",)),
    Rule("demand-clockwise", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.R3_DOGMA, s.H_DOGMA, s.F_DOGMA), ("SHR-02",)),
    Rule("demand-one-by-one", (s.F_DOGMA,), ("DEM-02", "DEM-14")),
    Rule("demand-result-for-all", (s.U_EXECUTE, s.R3_DEMAND_EXAMPLE), ("SHR-02", "DEM-02", "CRD-15")),
    Rule("first-person", (s.B4_EFFECTS, s.UK_EFFECTS, s.U_EFFECTS, s.H_DOGMA), ("SHR-16",)),
    Rule("demand-who-decides", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.F_DOGMA), ("DEM-03", "DEM-08", "DEM-19")),
    Rule("of-my-choice", (s.F_DOGMA,), ("DEM-20", "DEM-21")),
    Rule(
        "tie-you-choose",
        (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.r3_keyword("Highest / Lowest"), s.h_keyword("Highest (or Lowest)")),
        ("DEM-03", "DEM-19"),
    ),
    Rule("tie-your-cards-3e", (s.r3_keyword("Highest / Lowest"),), ("DEM-19",), (THIRD,)),
    Rule("you-may", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.H_GOLDEN), ("SHR-08", "IFD-12")),
    Rule("mandatory", (s.B4_EXECUTE, s.UK_EXECUTE, s.U_EXECUTE, s.H_GOLDEN), ("IFD-09",)),
    Rule("repeat-effect", (s.F_DOGMA,), ("DEM-02",)),
    # 4 Sharing: the free draw ---------------------------------------------------------------------------------------
    Rule("free-draw", (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.R3_DOGMA, s.H_DOGMA), ("SHR-02", "SHR-18")),
    Rule(
        "free-draw-something-happened",
        (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.R3_DOGMA, s.H_DOGMA, s.F_DOGMA),
        ("SHR-08", "SHR-17", "SHR-21"),
    ),
    Rule(
        "free-draw-only-sharing",
        (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.R3_DOGMA, s.H_DOGMA),
        ("SHR-11",),
    ),
    Rule("free-draw-reveal-does-not-count", (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW), ("SHR-09",), (FOURTH,)),
    Rule("free-draw-reveal-counts-3e", (s.R3_DOGMA,), ("SHR-09",), (FIRST, THIRD)),
    Rule("free-draw-impossible-splay", (s.U_FREE_DRAW, s.F_DOGMA), ("SHR-08",)),
    Rule("free-draw-unchanged-position", (s.H_DOGMA, s.F_DOGMA)),
    Rule("free-draw-single", (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.R3_DOGMA), ("SHR-07",)),
    Rule("free-draw-value", (s.B4_FREE_DRAW, s.UK_EXAMPLES, s.U_FREE_DRAW, s.R3_DOGMA_EXAMPLE, s.H_DOGMA), ("SHR-06",)),
    Rule("free-draw-after-dogma", (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.R3_DOGMA, s.H_DOGMA), ("SHR-19",)),
    Rule("free-draw-compulsory", (s.B4_FREE_DRAW, s.UK_FREE_DRAW, s.U_FREE_DRAW, s.H_DOGMA), ("SHR-18",)),
    # Dogma rules ----------------------------------------------------------------------------------------------------
    Rule(
        "golden-rule",
        (s.B4_GOLDEN, s.B4_EXECUTE, s.UK_GOLDEN, s.UK_EXECUTE, s.U_GOLDEN, s.R3_DOGMA, s.R3_FAQ, s.H_GOLDEN),
        ("SHR-21", "DEM-10", "DEM-11", "DEM-14", "DEM-18", "DEM-21", "IFD-10", "CRD-11"),
    ),
    Rule("exactly", (s.B4_GOLDEN, s.UK_GOLDEN, s.U_GOLDEN), ("DEM-12",), (FOURTH,)),
    Rule(
        "verification",
        (
            s.B4_VERIFICATION,
            s.UK_VERIFICATION,
            s.U_VERIFICATION,
            s.h_keyword("“[Do X]. If you do, [Y]”"),
            s.F_DOGMA,
        ),
        ("DEM-02",),
    ),
    Rule("if-clause", (s.B4_IF, s.UK_IF, s.U_IF), ("IFD-07", "DEM-08"), (FOURTH,)),
    Rule("if-clause-3e", (s.R3_DEMAND_EXAMPLE,), (), (FIRST, THIRD), replaces=("if-clause",)),
    Rule("if-you-do", (s.B4_IF, s.UK_IF, s.U_IF), ("DEM-20", "DEM-22", "IFD-07", "IFD-03"), (FOURTH,)),
    Rule("if-you-do-sentence", (s.B4_IF, s.UK_IF, s.U_IF), ("IFD-03", "CRD-17", "DEM-12"), (FOURTH,)),
    Rule(
        "if-you-do-3e",
        (s.h_keyword("“[Do X]. If you do, [Y]”"),),
        ("IFD-03",),
        (FIRST, THIRD),
        replaces=("if-you-do",),
        unless=("if-you-do", "anything"),
    ),
    Rule(
        "may-cost-in-full-3e", (s.h_keyword("“You may [do X], if you do, [Y]”"),), ("IFD-04", "IFD-12"), (FIRST, THIRD)
    ),
    Rule("may-for-every-3e", (s.h_keyword("“You may [X]”"),), ("IFD-05",), (FIRST, THIRD)),
)
