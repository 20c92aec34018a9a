"""The sections that rules are cited from, each with its page.

Pages of the fourth edition (English) are read off the spreads printed in the text: ``1110`` is pages 10 and 11, and
where each page has a heading of its own the page is single. The four spreads between ``2524`` and ``3534`` have lost
their numbers; they are 26 to 33 by count, which agrees with the pages that the rulings catalogue cites. The Ukrainian
pages are those of its table of contents, Ultimate's those of its contents and of the rulings catalogue. The third
edition names one page of its own, the help none; the sections of the FAQ are those of our notes.
"""

from engine.rules.documents import BASE_4E, BASE_4E_UK, FAQ1, HELP, THIRD_BOOK, ULTIMATE, Place

# Fourth edition, base game ------------------------------------------------------------------------------------------
B4_NEW = Place(BASE_4E, "What’s New?", "2-3")
B4_SETUP = Place(BASE_4E, "Setup", "4-5")
B4_SETUP_STANDARD = Place(BASE_4E, "Setup: Standard Achievements", "4-5")
B4_SETUP_SPECIAL = Place(BASE_4E, "Setup: Special Achievements", "5")
B4_SETUP_JUNK = Place(BASE_4E, "Setup: Junk", "4-5")
B4_CIVILIZATION = Place(BASE_4E, "Your Civilization", "6-7")
B4_REFERENCE = Place(BASE_4E, "Your Civilization: Reference Card", "6-7")
B4_LAYOUT = Place(BASE_4E, "Card Layout", "8-9")
B4_TURN = Place(BASE_4E, "Gameplay: Your Turn", "10")
B4_DRAW = Place(BASE_4E, "Draw Action", "11")
B4_MELD = Place(BASE_4E, "Meld Action", "12")
B4_CHOOSE = Place(BASE_4E, "Choose a Card", "13")
B4_SHARING = Place(BASE_4E, "Sharing & Demands", "14-15")
B4_LOCKING = Place(BASE_4E, "Locking In", "14-15")
B4_EXECUTE = Place(BASE_4E, "Execute Effects", "16-17")
B4_FREE_DRAW = Place(BASE_4E, "Sharing: Free Draw", "18-19")
B4_GOLDEN = Place(BASE_4E, "The Golden Rule", "18-19")
B4_VERIFICATION = Place(BASE_4E, "Verification", "18-19")
B4_IF = Place(BASE_4E, "If Clauses/“If you do”", "19")
B4_EFFECTS = Place(BASE_4E, "Dogma Effects", "20-21")
B4_SPLAYING = Place(BASE_4E, "Splaying", "24")
B4_ACHIEVE = Place(BASE_4E, "Achieve Action", "26-27")
B4_SPECIAL = Place(BASE_4E, "Special Achievements", "28")
B4_CHAIN = Place(BASE_4E, "Chain Rule", "28-29")
B4_VICTORY = Place(BASE_4E, "Victory", "28-29")
B4_WIN_ACHIEVEMENTS = Place(BASE_4E, "Victory: Achievements", "29")
B4_WIN_SCORE = Place(BASE_4E, "Victory: Score", "29-30")
B4_WIN_CARD = Place(BASE_4E, "Victory: Card Effect", "30")
B4_WIN_ELIMINATION = Place(BASE_4E, "Victory: Elimination", "30")
B4_TEAMS = Place(BASE_4E, "Team Rules", "31")
B4_PARLEY = Place(BASE_4E, "Parley", "32")
B4_HIDDEN = Place(BASE_4E, "Hidden Information", "32-33")


def b4_keyword(word: str, page: str) -> Place:
    """An entry of the fourth edition's list of keywords, pages 20 to 23."""
    return Place(BASE_4E, f"Keywords: {word}", page)


B4_VALUES = b4_keyword("Values in boxes", "20-21")


# Fourth edition, base game, Ukrainian -------------------------------------------------------------------------------
UK_NEW = Place(BASE_4E_UK, "Що нового у четвертому виданні", "3")
UK_SETUP = Place(BASE_4E_UK, "Приготування до гри", "4")
UK_SETUP_STANDARD = Place(BASE_4E_UK, "Приготування до гри: Звичайні досягнення", "4")
UK_SETUP_SPECIAL = Place(BASE_4E_UK, "Приготування до гри: Особливе досягнення", "4")
UK_SETUP_JUNK = Place(BASE_4E_UK, "Приготування до гри: Непотріб", "4")
UK_CIVILIZATION = Place(BASE_4E_UK, "Ваша цивілізація", "5")
UK_LAYOUT = Place(BASE_4E_UK, "Будова картки", "6")
UK_TURN = Place(BASE_4E_UK, "Ігролад: ваш хід", "7")
UK_DRAW = Place(BASE_4E_UK, "Дія добору", "8")
UK_MELD = Place(BASE_4E_UK, "Дія розіграшу", "8")
UK_CHOOSE = Place(BASE_4E_UK, "Виберіть картку", "9")
UK_SHARING = Place(BASE_4E_UK, "Спільна участь і вимоги", "9")
UK_LOCKING = Place(BASE_4E_UK, "Фіксація параметрів", "9")
UK_EXECUTE = Place(BASE_4E_UK, "Застосуйте ефекти", "10")
UK_FREE_DRAW = Place(BASE_4E_UK, "У разі спільної участі виконайте бонусну дію добору", "10")
UK_EXAMPLES = Place(BASE_4E_UK, "Дія догми: Приклад", "11")
UK_GOLDEN = Place(BASE_4E_UK, "Золоте правило", "12")
UK_VERIFICATION = Place(BASE_4E_UK, "Перевірка", "12")
UK_IF = Place(BASE_4E_UK, "Умови «якщо...» / «якщо зробили це...»", "12")
UK_EFFECTS = Place(BASE_4E_UK, "Ефекти догми", "12")
UK_SPLAYING = Place(BASE_4E_UK, "Розгортання кольору", "15")
UK_ACHIEVE = Place(BASE_4E_UK, "Дія досягнення", "16")
UK_SPECIAL = Place(BASE_4E_UK, "Особливі досягнення", "16")
UK_CHAIN = Place(BASE_4E_UK, "Послідовні досягнення", "16")
UK_VICTORY = Place(BASE_4E_UK, "Перемога у грі", "18")
UK_WIN_ACHIEVEMENTS = Place(BASE_4E_UK, "Перемога у грі: Досягнення", "18")
UK_WIN_SCORE = Place(BASE_4E_UK, "Перемога у грі: Очки", "18")
UK_WIN_CARD = Place(BASE_4E_UK, "Перемога у грі: Ефект картки", "18")
UK_WIN_ELIMINATION = Place(BASE_4E_UK, "Перемога у грі: Усунення", "18")
UK_TEAMS = Place(BASE_4E_UK, "Правила командної гри", "19")
UK_HIDDEN = Place(BASE_4E_UK, "Закрита та відкрита інформація", "19")
UK_PARLEY = Place(BASE_4E_UK, "Переговори", "20")


def uk_keyword(word: str, page: str) -> Place:
    """An entry of the Ukrainian rulebook's list of keywords, pages 12 to 14."""
    return Place(BASE_4E_UK, f"Ключові слова: {word}", page)


UK_VALUES = Place(BASE_4E_UK, "Ключові слова", "12-13")


# Innovation Ultimate (fourth edition with all expansions) -----------------------------------------------------------
U_NEW = Place(ULTIMATE, "Refresh/New Rules", None)
U_SETUP = Place(ULTIMATE, "Setup", "5")
U_CIVILIZATION = Place(ULTIMATE, "Your Civilization", "6")
U_LOOK = Place(ULTIMATE, "Can I Look?", "6-7")
U_LAYOUT = Place(ULTIMATE, "Card Layout", "7")
U_ICONS = Place(ULTIMATE, "Card Icons", "6-7")
U_TURN = Place(ULTIMATE, "Your Turn", "8")
U_DRAW = Place(ULTIMATE, "Draw Action", "8")
U_MELD = Place(ULTIMATE, "Meld Action", "9")
U_CHOOSE = Place(ULTIMATE, "Choose a Card", "10")
U_SHARING = Place(ULTIMATE, "Sharing Eligibility & Demand Vulnerability", "10")
U_LOCKING = Place(ULTIMATE, "Locking In", "10")
U_EXECUTE = Place(ULTIMATE, "Execute Effects", "10-11")
U_FREE_DRAW = Place(ULTIMATE, "Sharing: Free Draw Action", "11")
U_EFFECTS = Place(ULTIMATE, "Dogma Keywords", "12")
U_SPLAYING = Place(ULTIMATE, "Splaying", "14")
U_VERIFICATION = Place(ULTIMATE, "Verification", "14-15")
U_GOLDEN = Place(ULTIMATE, "The Golden Rule", "15")
U_IF = Place(ULTIMATE, "If Clauses / “If you do”", "15")
U_ACHIEVE = Place(ULTIMATE, "Achieve Action", "16")
U_SPECIAL = Place(ULTIMATE, "Special Achievements", "16")
U_CHAIN = Place(ULTIMATE, "Chain Rule", "16")
U_VICTORY = Place(ULTIMATE, "Claiming Victory", "16-17")
U_WIN_ACHIEVEMENTS = Place(ULTIMATE, "Achievement Victory", "16-17")
U_WIN_SCORE = Place(ULTIMATE, "Score Victory", "17")
U_WIN_CARD = Place(ULTIMATE, "Card Effect Victory", "17")
U_WIN_ELIMINATION = Place(ULTIMATE, "Elimination Victory", "17")
U_PLAYER_COUNT = Place(ULTIMATE, "Player Count", "18")
U_TEAMS = Place(ULTIMATE, "Team Rules", "18")
U_KARMA = Place(ULTIMATE, "Karma Effects", "28")
U_PARLEY = Place(ULTIMATE, "Parley Rules", "18")
U_PLAYING_EXPANSIONS = Place(ULTIMATE, "Playing with Expansions", "20")
U_EXPANSION_SETUP = Place(ULTIMATE, "Expansion Setup", "20")
U_EXPANSION_ACHIEVEMENTS = Place(ULTIMATE, "General Expansion Rules: Achievements", "21")
U_DRAWING_EXPANSIONS = Place(ULTIMATE, "Drawing Expansion Cards", "21")
U_DRAWING_UNSEEN = Place(ULTIMATE, "Drawing Unseen", "31")
U_DRAWING_ECHOES = Place(ULTIMATE, "Drawing Echoes Cards", "24")
U_ECHO_EFFECTS = Place(ULTIMATE, "Echo Effects", "25")
U_FORESHADOW = Place(ULTIMATE, "Foreshadow", "25")
U_PROMOTING = Place(ULTIMATE, "Promoting Cards", "25")
U_DRAWING_FIGURES = Place(ULTIMATE, "Drawing Figures", "28")
U_AGE_ZERO = Place(ULTIMATE, "Age 0 Cards", "30")
U_FADE = Place(ULTIMATE, "Fade", "30")
U_AUSPICE = Place(ULTIMATE, "Auspice", "28")
U_DOGMA_TRIGGERS = Place(ULTIMATE, "Dogma Action Triggers", "15")
U_FIGURES_DOGMA = Place(ULTIMATE, "Figures: Dogma Action", "28")
U_KARMA_DECREE = Place(ULTIMATE, "“DECREE” KARMA EFFECTS", "29")
U_DECREE = Place(ULTIMATE, "Decree Action", "30")
U_SAFE = Place(ULTIMATE, "Safe / Secrets", "31")
U_ACHIEVE_SECRET = Place(ULTIMATE, "Achieving a Secret", "31")


U_MELD_EXPANSIONS = Place(ULTIMATE, "Meld: Expansions", "9")
U_BONUS = Place(ULTIMATE, "Bonus Icons", "20")
U_TRIGGERS = Place(ULTIMATE, "Action Triggers", "20")
U_CITY_DRAW = Place(ULTIMATE, "Drawing Cities", "22")
U_CITY_ICONS = Place(ULTIMATE, "City Card Special Icons", "22")
U_CITY_CONSTANT = Place(ULTIMATE, "Constant Effect Icons", "22")
U_CITY_IMMEDIATE = Place(ULTIMATE, "Immediate Effect Icons", "22")
U_ENDORSE = Place(ULTIMATE, "Endorse", "23")
U_DIG = Place(ULTIMATE, "Digging up Artifacts", "26")
U_SEIZE = Place(ULTIMATE, "Seize", "26")
U_ROTATE = Place(ULTIMATE, "Rotate", "26")
U_DISPLAY = Place(ULTIMATE, "Artifact on Display", "26-27")
U_MUSEUMS = Place(ULTIMATE, "Museums", "27")
U_COMPEL = Place(ULTIMATE, "Compel Effects", "27")
U_YAMATO = Place(ULTIMATE, "Battleship Yamato", "27")


def u_keyword(word: str, page: str) -> Place:
    """An entry of Ultimate's list of keywords, pages 12 and 13."""
    return Place(ULTIMATE, f"Dogma Keywords: {word}", page)


U_VALUES = u_keyword("Values in boxes", "12")


# Third edition ------------------------------------------------------------------------------------------------------
R3_PLAYERS = Place(THIRD_BOOK, "Innovation Base: Edition III")
R3_GOAL = Place(THIRD_BOOK, "Your Goal")
R3_ANATOMY = Place(THIRD_BOOK, "Anatomy of a Card")
R3_CIVILIZATION = Place(THIRD_BOOK, "Your Civilization")
R3_SETUP = Place(THIRD_BOOK, "Supply Pile Setup")
R3_SPECIAL_CARDS = Place(THIRD_BOOK, "Supply Pile Setup: Special Achievements")
R3_START = Place(THIRD_BOOK, "Starting Play")
R3_TURN = Place(THIRD_BOOK, "Your Turn")
R3_DRAW = Place(THIRD_BOOK, "Draw")
R3_EMPTY = Place(THIRD_BOOK, "Draw: Empty Supply Piles")
R3_MELD = Place(THIRD_BOOK, "Meld")
R3_ACHIEVE = Place(THIRD_BOOK, "Achieve")
R3_DOGMA = Place(THIRD_BOOK, "Dogma")
R3_DOGMA_EXAMPLE = Place(THIRD_BOOK, "Dogma Example")
R3_DEMAND_EXAMPLE = Place(THIRD_BOOK, "Demand Example")
R3_SPLAYING = Place(THIRD_BOOK, "Splaying", "15")
R3_SCORE = Place(THIRD_BOOK, "Score, Achievements, and Special Achievements")
R3_END = Place(THIRD_BOOK, "Winning and Game End")
R3_TEAMS = Place(THIRD_BOOK, "Team Rules for Four Players")
R3_FAQ = Place(THIRD_BOOK, "FAQs")
R3_INFORMATION = Place(THIRD_BOOK, "Information")


def r3_keyword(word: str) -> Place:
    """An entry of the third edition's list of keywords."""
    return Place(THIRD_BOOK, f"Keywords: {word}")


# Board Game Arena's help for the third edition ----------------------------------------------------------------------
H_ANATOMY = Place(HELP, "Anatomy of a Card")
H_ACTIONS = Place(HELP, "On a normal turn")
H_DRAW = Place(HELP, "Draw")
H_MELD = Place(HELP, "Meld")
H_DOGMA = Place(HELP, "Dogma")
H_ACHIEVE = Place(HELP, "Achieve")
H_SPLAYING = Place(HELP, "Basic Keywords: Splaying")
H_TUCKING = Place(HELP, "Basic Keywords: Tucking")
H_RETURNING = Place(HELP, "Basic Keywords: Returning")
H_SCORING = Place(HELP, "Basic Keywords: Scoring")
H_DRAW_AND = Place(HELP, "Basic Keywords: Draw [and ...]")
H_START = Place(HELP, "Start the game, already!")
H_END_ACHIEVEMENTS = Place(HELP, "End of Game: By achievements")
H_END_DRAW = Place(HELP, "End of Game: Drawing above a 10")
H_END_DOGMA = Place(HELP, "End of Game: By dogma")
H_GOLDEN = Place(HELP, "Clarifications and Other Keywords: The Golden Rule")
H_TEAMS = Place(HELP, "Team games")


def h_keyword(word: str) -> Place:
    """An entry of the help's second list of keywords."""
    return Place(HELP, f"Clarifications and Other Keywords: {word}")


# The publisher's FAQ of July 2011, at second hand -------------------------------------------------------------------
F_SETUP = Place(FAQ1, "Setup and turn")
F_DOGMA = Place(FAQ1, "Dogma, sharing, demands")
F_SPLAY = Place(FAQ1, "Splay and exchange")
F_ACHIEVEMENTS = Place(FAQ1, "Achievements")
F_END = Place(FAQ1, "End of the game")
F_TEAMS = Place(FAQ1, "Teams and Parley")
F_HIDDEN = Place(FAQ1, "Hidden information")
F_CARDS = Place(FAQ1, "Cards")
