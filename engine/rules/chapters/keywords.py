"""The keywords of dogma effects (fourth edition pp. 20-23), and the older words they replaced."""

from engine.rules import sections as s
from engine.rules.documents import FIRST, FOURTH, THIRD, Rule

RULES: tuple[Rule, ...] = (
    # Kinds of effect, and what a number in a box means ---------------------------------------------------------------
    Rule(
        "keyword-non-demand",
        (
            s.B4_EFFECTS,
            s.B4_EXECUTE,
            s.UK_EFFECTS,
            s.UK_EXECUTE,
            s.U_EFFECTS,
            s.u_keyword("Non-demand effect", "13"),
            s.r3_keyword("Non-demand effect"),
            s.H_DOGMA,
        ),
    ),
    Rule(
        "keyword-demand", (s.B4_EFFECTS, s.B4_EXECUTE, s.UK_EFFECTS, s.UK_EXECUTE, s.U_EFFECTS, s.R3_DOGMA, s.H_DOGMA)
    ),
    Rule("keyword-value-box", (s.B4_VALUES, s.UK_VALUES, s.U_VALUES, s.H_DRAW_AND)),
    # Cards and where they are ----------------------------------------------------------------------------------------
    Rule(
        "keyword-all-cards",
        (s.b4_keyword("“All cards”", "20-21"), s.uk_keyword("Усі картки", "14"), s.u_keyword("“All cards”", "12")),
        ("DRW-18", "DEM-06"),
        (FOURTH,),
    ),
    Rule(
        "keyword-available-achievement",
        (
            s.b4_keyword("Available Achievement", "20-21"),
            s.uk_keyword("Доступне досягнення", "13"),
            s.u_keyword("Available Achievement", "12"),
            s.R3_SCORE,
            s.H_ACHIEVE,
        ),
        ("ACH-18", "MET-03"),
    ),
    Rule(
        "keyword-bottom",
        (
            s.b4_keyword("Bottom", "20-21"),
            s.uk_keyword("Нижня", "13"),
            s.u_keyword("Bottom", "12"),
            s.r3_keyword("Bottom"),
            s.h_keyword("Top/Bottom"),
        ),
        ("KEY-01",),
    ),
    Rule(
        "keyword-card-image",
        (
            s.b4_keyword("Card Image", "20-21"),
            s.B4_LAYOUT,
            s.uk_keyword("Зображення картки", "13"),
            s.UK_LAYOUT,
            s.u_keyword("Card Image", "12"),
            s.U_LAYOUT,
            s.r3_keyword("Card Image"),
            s.R3_ANATOMY,
            s.H_ANATOMY,
        ),
    ),
    Rule(
        "keyword-deck",
        (
            s.b4_keyword("Deck", "20-21"),
            s.uk_keyword("Колода", "13"),
            s.u_keyword("Deck", "12"),
            s.R3_SETUP,
            s.H_ANATOMY,
        ),
    ),
    Rule(
        "keyword-empty",
        (
            s.b4_keyword("Empty", "20-21"),
            s.B4_DRAW,
            s.uk_keyword("Порожня епоха", "14"),
            s.UK_DRAW,
            s.u_keyword("Empty", "12"),
            s.U_DRAW,
            s.R3_EMPTY,
            s.H_DRAW,
        ),
        ("DRW-11",),
    ),
    Rule(
        "keyword-top",
        (
            s.b4_keyword("Top", "22-23"),
            s.uk_keyword("Верхня", "13"),
            s.u_keyword("Top", "13"),
            s.r3_keyword("Top"),
            s.h_keyword("Top/Bottom"),
        ),
        ("KEY-01",),
    ),
    Rule(
        "keyword-highest-lowest",
        (
            s.b4_keyword("Highest / Lowest", "20-21"),
            s.uk_keyword("Найбільше / найменше значення, найцінніша / найменш цінна картка", "13"),
            s.u_keyword("Highest / Lowest", "12"),
            s.r3_keyword("Highest / Lowest"),
            s.h_keyword("Highest (or Lowest)"),
        ),
        ("DRW-20", "DEM-03", "DEM-19"),
    ),
    Rule("keyword-all-the-highest", (s.h_keyword("Highest (or Lowest)"), s.F_SPLAY), ("DRW-20",)),
    # Drawing and showing ---------------------------------------------------------------------------------------------
    Rule(
        "keyword-draw",
        (
            s.b4_keyword("Draw / Draw and X", "20-21"),
            s.uk_keyword("Доберіть / доберіть і зробіть щось", "13"),
            s.u_keyword("Draw / Draw and X", "12"),
            s.r3_keyword("Draw and X"),
            s.H_DRAW_AND,
        ),
    ),
    Rule(
        "keyword-draw-and-x",
        (
            s.b4_keyword("Draw / Draw and X", "20-21"),
            s.uk_keyword("Доберіть / доберіть і зробіть щось", "13"),
            s.u_keyword("Draw / Draw and X", "12"),
            s.r3_keyword("Draw and X"),
            s.H_DRAW_AND,
            s.F_DOGMA,
        ),
        ("DRW-13", "CRD-14", "VIC-10"),
    ),
    Rule(
        "keyword-draw-and-reveal",
        (
            s.b4_keyword("Draw / Draw and X", "20-21"),
            s.uk_keyword("Доберіть / доберіть і зробіть щось", "13"),
            s.u_keyword("Draw / Draw and X", "12"),
            s.h_keyword("Reveal"),
        ),
        ("VIC-10",),
    ),
    Rule(
        "keyword-reveal",
        (
            s.b4_keyword("Reveal", "22-23"),
            s.uk_keyword("Розкрийте", "14"),
            s.u_keyword("Reveal", "13"),
            s.h_keyword("Reveal"),
        ),
    ),
    # Moving cards ----------------------------------------------------------------------------------------------------
    Rule(
        "keyword-meld",
        (
            s.b4_keyword("Meld", "22-23"),
            s.uk_keyword("Розіграйте", "14"),
            s.u_keyword("Meld", "13"),
            s.R3_MELD,
            s.H_MELD,
        ),
    ),
    Rule(
        "keyword-score",
        (
            s.b4_keyword("Score", "22-23"),
            s.uk_keyword("Зарахуйте в очки", "13"),
            s.u_keyword("Score", "13"),
            s.r3_keyword("Score"),
            s.H_SCORING,
        ),
    ),
    Rule(
        "keyword-tuck",
        (
            s.b4_keyword("Tuck", "22-23"),
            s.uk_keyword("Підсуньте", "14"),
            s.u_keyword("Tuck", "13"),
            s.r3_keyword("Tuck"),
            s.H_TUCKING,
        ),
        ("SPL-05", "SPL-06"),
    ),
    Rule(
        "keyword-return",
        (
            s.b4_keyword("Return", "22-23"),
            s.uk_keyword("Поверніть", "14"),
            s.u_keyword("Return", "13"),
            s.r3_keyword("Return"),
            s.H_RETURNING,
        ),
        ("DRW-15",),
    ),
    Rule(
        "keyword-return-order",
        (
            s.b4_keyword("Return", "22-23"),
            s.uk_keyword("Поверніть", "14"),
            s.u_keyword("Return", "13"),
            s.r3_keyword("Return"),
            s.H_RETURNING,
            s.F_DOGMA,
        ),
        ("DRW-15",),
    ),
    Rule(
        "keyword-return-refills",
        (s.u_keyword("Return", "13"), s.u_keyword("Junk", "12"), s.r3_keyword("Return"), s.H_RETURNING),
        ("DRW-11",),
    ),
    Rule(
        "keyword-transfer",
        (
            s.b4_keyword("Transfer", "22-23"),
            s.uk_keyword("Перемістіть", "14"),
            s.u_keyword("Transfer", "13"),
            s.R3_SPECIAL_CARDS,
            s.h_keyword("Transfer a card from [X] to [Y]"),
        ),
        ("TRF-01",),
    ),
    Rule(
        "keyword-transfer-to-board",
        (
            s.b4_keyword("Transfer", "22-23"),
            s.uk_keyword("Перемістіть", "14"),
            s.u_keyword("Transfer", "13"),
            s.h_keyword("Transfer a card from [X] to [Y]"),
        ),
        ("TRF-01", "SPL-05"),
    ),
    Rule(
        "keyword-exchange",
        (
            s.b4_keyword("Exchange", "20-21"),
            s.uk_keyword("Обміняйте", "13"),
            s.u_keyword("Exchange", "12"),
            s.r3_keyword("Exchange"),
            s.R3_DOGMA,
            s.h_keyword("Exchange"),
            s.F_SPLAY,
        ),
        ("DEM-15", "DEM-16", "DEM-18", "DRW-17"),
    ),
    Rule(
        "keyword-exchange-at-once",
        (
            s.b4_keyword("Exchange", "20-21"),
            s.uk_keyword("Обміняйте", "13"),
            s.u_keyword("Exchange", "12"),
            s.h_keyword("Exchange"),
        ),
        ("DEM-17",),
    ),
    Rule(
        "keyword-exchange-not-scored",
        (
            s.b4_keyword("Exchange", "20-21"),
            s.uk_keyword("Обміняйте", "13"),
            s.u_keyword("Exchange", "12"),
            s.r3_keyword("Exchange"),
            s.h_keyword("Exchange"),
        ),
        ("DRW-16",),
    ),
    Rule(
        "keyword-junk",
        (
            s.b4_keyword("Junk", "22-23"),
            s.B4_SETUP_JUNK,
            s.uk_keyword("Скиньте", "14"),
            s.UK_SETUP_JUNK,
            s.u_keyword("Junk", "12"),
        ),
        ("CRD-12",),
        (FOURTH,),
    ),
    Rule(
        "keyword-junk-deck",
        (s.b4_keyword("Junk", "22-23"), s.uk_keyword("Скиньте", "14"), s.u_keyword("Junk", "12")),
        ("DRW-11", "DRW-12"),
        (FOURTH,),
    ),
    Rule("keyword-remove-3e", (s.r3_keyword("Remove"), s.R3_FAQ, s.h_keyword("Remove")), (), (FIRST, THIRD)),
    Rule("keyword-claim", (s.u_keyword("Claim", "12"), s.h_keyword("Claim an/any achievement")), ("ACH-17",)),
    # Executing other cards -------------------------------------------------------------------------------------------
    Rule(
        "keyword-self-execute",
        (
            s.b4_keyword("Self-execute", "22-23"),
            s.uk_keyword("Самостійно застосуйте", "14"),
            s.u_keyword("Self-execute", "13"),
        ),
        ("EXE-01", "EXE-07", "CRD-08"),
        (FOURTH,),
    ),
    Rule(
        "keyword-self-execute-alone",
        (
            s.b4_keyword("Self-execute", "22-23"),
            s.uk_keyword("Самостійно застосуйте", "14"),
            s.u_keyword("Self-execute", "13"),
        ),
        ("EXE-01", "SHR-17"),
        (FOURTH,),
    ),
    Rule(
        "keyword-self-execute-card-stays",
        (
            s.b4_keyword("Self-execute", "22-23"),
            s.uk_keyword("Самостійно застосуйте", "14"),
            s.u_keyword("Self-execute", "13"),
        ),
        ("EXE-07",),
        (FOURTH,),
    ),
    Rule("keyword-super-execute", (s.u_keyword("Super-execute", "13"),), (), (FOURTH,)),
    Rule(
        "keyword-execute-for-yourself-3e",
        (
            s.r3_keyword("Execute for yourself only"),
            s.h_keyword("Execute each of its non-demand effects. Do not share them"),
            s.F_DOGMA,
        ),
        ("EXE-01", "EXE-12"),
        (FIRST, THIRD),
        replaces=("keyword-self-execute", "keyword-self-execute-alone"),
    ),
    # Measuring -------------------------------------------------------------------------------------------------------
    Rule(
        "keyword-value",
        (
            s.b4_keyword("Value", "22-23"),
            s.uk_keyword("Значення", "13"),
            s.u_keyword("Value", "13"),
            s.r3_keyword("Value"),
        ),
    ),
    Rule(
        "keyword-value-missing",
        (
            s.b4_keyword("Value", "22-23"),
            s.uk_keyword("Значення", "13"),
            s.u_keyword("Value", "13"),
            s.r3_keyword("Value"),
            s.H_DRAW_AND,
            s.F_CARDS,
        ),
        ("DEM-09", "DRW-07", "CRD-06"),
    ),
    Rule(
        "keyword-value-choice",
        (s.b4_keyword("Value", "22-23"), s.uk_keyword("Значення", "13"), s.u_keyword("Value", "13")),
        ("DRW-10",),
        (FOURTH,),
    ),
    Rule("keyword-value-choice-3e", (s.h_keyword("Any value/Choose a value"),), ("DRW-10",), (FIRST, THIRD)),
    Rule("keyword-number-choice-3e", (s.h_keyword("Choose a number"),), ("DRW-10",), (FIRST, THIRD)),
    Rule(
        "keyword-this-effect",
        (
            s.b4_keyword("“This effect” / “This action”", "22-23"),
            s.uk_keyword("Цей ефект / ця дія", "14"),
            s.u_keyword("“This effect” / “This action”", "13"),
        ),
        (),
        (FOURTH,),
    ),
    Rule(
        "keyword-this-action",
        (
            s.b4_keyword("“This effect” / “This action”", "22-23"),
            s.uk_keyword("Цей ефект / ця дія", "14"),
            s.u_keyword("“This effect” / “This action”", "13"),
        ),
        (),
        (FOURTH,),
    ),
    # Expansions ------------------------------------------------------------------------------------------------------
    Rule("karma-would", (s.U_KARMA,), ("FIG-05",), (FOURTH,)),
    Rule("karma-when", (s.U_KARMA,), ("FIG-12",), (FOURTH,)),
    Rule("karma-each", (s.U_KARMA,), ("FIG-11",), (FOURTH,)),
    # Leaving the game ------------------------------------------------------------------------------------------------
    Rule(
        "keyword-lose",
        (s.b4_keyword("Lose", "22-23"), s.uk_keyword("Програш", "14"), s.u_keyword("Lose", "13")),
        ("VIC-07",),
        (FOURTH,),
    ),
)
