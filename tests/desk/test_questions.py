"""A question typed as a whole sentence brings the ruling that answers it among the first three, in both languages.

The questions are asked as people ask them, not in the words of the rulings.
"""

import pytest

from tests.desk import questions
from tutor.course import studies
from tutor.desk.finder import Finder
from tutor.desk.question_index import ANSWERED, QuestionIndex, Ranked, Ranking
from tutor.desk.search import rank, search

ALL = studies.listed()
FIRST = 3
ASKED = [
    ("vic-09", "Does the second effect of Fission still happen after everything was removed?",
     "Чи станеться другий ефект «Поділу ядра», коли зі столу вже все зникло?"),
    ("vic-10", "What happens with Fission when the card I draw is not a ten?",
     "Що буде з «Поділом ядра», якщо добрана картка не десятка?"),
    ("shr-01 dem-22 shr-20 equal-is-immune", "Does the demand hit a player with equal icons?",
     "Чи діє вимога на гравця, у якого стільки ж значків?"),
    ("shr-01", "Do I share if I have the same number of icons as the player who activates the card?",
     "Чи долучаюся я, якщо маю стільки ж значків, як і той, хто активує картку?"),
    ("shr-02", "Who goes first, the sharing players or me?",
     "Хто виконує ефект першим: ті, хто долучається, чи я?"),
    ("shr-07", "How many free draws do I get if two opponents share?",
     "Скільки разів я добираю безкоштовно, якщо долучаються двоє суперників?"),
    ("shr-18", "Can I refuse the free draw?",
     "Чи можна відмовитися від безкоштовного добору?"),
    ("shr-09", "Does revealing a card count as sharing?",
     "Чи вважається долученням, якщо я лише показав картку?"),
    ("shr-11", "Do I get a free draw when somebody obeyed my demand?",
     "Чи отримую я безкоштовний добір, коли суперник виконав вимогу?"),
    ("shr-08", "Does it count as sharing if he declines everything optional?",
     "Чи це долучення, якщо він від усього необов'язкового відмовився?"),
    ("shr-04", "What if the activated card leaves my board, do its other effects go on?",
     "Що, як активована картка зникне з мого поля: чи виконуються решта її ефектів?"),
    ("spl-07", "Can I splay a pile with only one card?",
     "Чи можу я розгорнути стос з однієї картки?"),
    ("spl-04", "Is the pile splayed again when I meld a second card after only one was left?",
     "Чи лишається стос розгорнутим, коли в ньому була тільки одна картка?"),
    ("spl-05", "Is a card that I tuck splayed together with the pile?",
     "Чи розгортається підкладена картка разом зі стосом?"),
    ("spl-02", "Do the icons on covered cards count?",
     "Чи рахуються значки на накритих картках?"),
    ("spl-09", "Can I splay another player's cards?",
     "Чи можу я розгорнути картки іншого гравця?"),
    ("drw-19", "What happens when I have to draw a card higher than 11?",
     "Що стається, коли треба добрати картку, вищу за 11?"),
    ("drw-02", "From which age do I draw with my draw action?",
     "З якої епохи я добираю картку дією добору?"),
    ("drw-07", "What is the value of the highest card in an empty score pile?",
     "Яке значення має найвища картка порожнього стосу очок?"),
    ("drw-15", "Who decides in which order several cards are returned?",
     "Хто вирішує, у якому порядку повертати кілька карток?"),
    ("dem-10", "Three cards are demanded and I have only two: do I still have to give them?",
     "Вимагають три картки, а в мене лише дві: чи треба їх віддавати?"),
    ("dem-13", "Am I allowed to activate a dogma if nothing will happen?",
     "Чи можна активувати догму, якщо нічого не станеться?"),
    ("dem-03", "Who chooses when the highest cards in hand are tied?",
     "Хто вибирає, коли найвищих карток на руці кілька?"),
    ("dem-15", "Can I exchange cards with a player whose hand is empty?",
     "Чи можна обмінятися картками з гравцем, у якого порожня рука?"),
    ("trf-01", "Does a transferred card count as melded?",
     "Чи вважається передана картка розіграною?"),
    ("vic-01", "Do I win immediately when I claim my sixth achievement?",
     "Чи я перемагаю одразу, коли отримую шосте досягнення?"),
    ("ach-05", "Who gets the special achievement if two players meet it at the same time?",
     "Хто отримує особливе досягнення, якщо двоє виконали умову водночас?"),
    ("ach-10", "Does the avatar icon count for Empire?",
     "Чи рахується значок аватара для «Імперії»?"),
    ("tea-01", "Can my demand hit my own teammate?",
     "Чи може моя вимога зачепити мого товариша по команді?"),
    ("set-03", "How many actions does the first player have in the first turn?",
     "Скільки дій має перший гравець у першому ході?"),
    ("met-02", "How many achievements do we need to win with five players?",
     "Скільки досягнень потрібно для перемоги вп'ятьох?"),
    ("exe-01", "Do opponents share a card that is self-executed?",
     "Чи долучаються суперники до картки, яку я самостійно виконую?"),
    ("ifd-04-as-much-as-you-can ifd-04-in-full ifd-03-in-full", "Can I use Tools if I have only two cards?",
     "Чи можу я скористатися «Знаряддями», якщо маю тільки дві картки?"),
    ("ifd-10", "Do I still draw with Ecology if I have nothing to score?",
     "Чи добираю я за «Екологією», якщо мені нема чого зарахувати в очки?"),
    ("vic-08", "What happens at the table when a player concedes the game?",
     "Що відбувається за столом, коли гравець здається?"),
]  # fmt: skip


BY_A_RULE = {
    "From which age do I draw with my draw action?": "draw-highest-top",
    "Яке значення має найвища картка порожнього стосу очок?": "keyword-value-missing",
}
"""questions whose ruling comes later than the third: another ruling cites the rule in more words"""
FOURTH_OF_ALL = ("Who goes first, the sharing players or me?",)
"""questions whose ruling comes fourth: rulings on expansions speak of first cards and of sharing, too"""


@pytest.mark.parametrize(("wanted", "english", "ukrainian"), ASKED, ids=[each[0].partition(" ")[0] for each in ASKED])
def test_a_question_brings_its_ruling_among_the_first(wanted: str, english: str, ukrainian: str) -> None:
    for question in (english, ukrainian):
        if question in BY_A_RULE:
            assert rank_of(wanted, question) > FIRST, "now among the first: take it out of the list"
            assert any(BY_A_RULE[question] in found.entry.rules for found in search(question, ALL)[:FIRST])
        elif question in FOURTH_OF_ALL:
            assert rank_of(wanted, question) == FIRST + 1, question
        else:
            assert rank_of(wanted, question) <= FIRST, question


LATER = {
    "may I tuck something from my hand in place of the card I drew?",
    "who acts first when a card has a demand and also something others share?",
    "один гравець вийшов із гри, що робити з його картками?",
    "чи видно значки під верхньою карткою, коли стос не розгорнуто?",
    "чи мушу я брати безкоштовну картку, якщо після цього гра скінчиться?",
}
"""questions whose ruling comes later than the third: others have more of their words"""


@pytest.mark.parametrize(("wanted", "question"), [*questions.REVIEW, *questions.NEW])
def test_thirty_five_of_forty_new_questions_bring_theirs(wanted: str, question: str) -> None:
    assert (rank_of(wanted, question) <= FIRST) is (question not in LATER)


MISSED = {
    "do I lose my points when I claim an achievement?",
    "чи можна підглянути картки в руці суперника?",
    "чи можна двічі за хід виконати ту саму дію?",
    "чи можна пропустити свій хід?",
}
"""questions for which no rule, or another, is shown"""


@pytest.mark.parametrize(("wanted", "question"), questions.RULES)
def test_a_question_that_no_ruling_answers_brings_the_rule(wanted: str, question: str) -> None:
    ranking = rank(question, ALL)
    assert ranking is not None
    assert (wanted in ranking.answering_rules) is (question not in MISSED)


@pytest.mark.parametrize("question", questions.NONE)
def test_a_question_that_nothing_answers_is_said_to_have_no_answer(question: str) -> None:
    ranking = rank(question, ALL)
    assert ranking is not None
    assert not ranking.answering_rules
    assert ranking.unanswered is (question != "де можна купити цю гру?")  # "де" and "гра" are words of rules


@pytest.mark.parametrize(("rule", "question"), questions.BY_CHANCE)
def test_a_rule_with_one_chance_word_in_common_is_no_answer(rule: str, question: str) -> None:
    ranking = rank(question, ALL)
    assert ranking is not None
    assert rule not in ranking.answering_rules


@pytest.mark.parametrize(("rule", "question"), questions.FORECAST)
def test_an_everyday_word_for_the_forecast_finds_its_rules(rule: str, question: str) -> None:
    ranking = rank(question, ALL)
    assert ranking is not None
    assert ranking.answering_rules[0] == rule


def ranked(*rules: tuple[float, float, int], ruling: float = 1.0) -> Ranking:
    """Rules of such (score, covered, words), best first, beside a ruling."""
    found = tuple(Ranked(f"rule-{place}", *rule) for place, rule in enumerate(rules))
    return Ranking((Ranked("rulings/x", ruling, 0.3, 1),), found)


def test_a_rule_is_said_to_be_closer_only_if_it_has_much_of_the_question() -> None:
    little, much = (20.0, ANSWERED - 0.01, 3), (20.0, ANSWERED, 2)
    assert ranked(little).answering_rules == ("rule-0",), "offered as one that may answer"
    assert not ranked(little).by_rule_only
    assert ranked(much).by_rule_only
    assert not ranked(much, ruling=20.0).by_rule_only
    chance = (30.0, 0.9, 1)
    assert ranked(chance).answering_rules == ()
    assert ranked(chance, much).answering_rules == ("rule-1",)
    assert ranked((30.0, 1.0, 1)).by_rule_only, "the one word is all of the question"


def rank_of(wanted: str, question: str) -> float:
    """Return the place of the first ruling that answers, from 1; infinite if none is found."""
    return questions.rank_of([found.entry.id for found in search(question, ALL)], wanted) or float("inf")


@pytest.mark.parametrize(
    ("query", "ruling", "rule"),
    [
        ("endorse city demand", "cit-05", "endorse-demand"),
        ("підтримати місто вимога", "cit-05", ""),
        ("secret achievement cost", "uns-03", "achieve-secret"),
        ("секрет досягнення ціна", "uns-03", "achieve-secret"),
        ("ціна таємного досягнення", "uns-03", "achieve-secret"),
        ("safe limit splay", "uns-02", "safe-limit"),
        ("ліміт сейфа розгортання", "uns-02", "safe-limit"),
        ("межа сховища зсув", "uns-02", "safe-limit"),
    ],
)
def test_three_words_are_ranked_as_a_question(query: str, ruling: str, rule: str) -> None:
    assert search(query, ALL)[0].entry.name == f"rulings/{ruling}"
    ranking = rank(query, ALL)
    assert ranking is not None
    assert not rule or rule in ranking.answering_rules


def test_a_query_is_ranked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ranked: list[str] = []
    once = QuestionIndex.rank

    def counting(index: QuestionIndex, question: str) -> Ranking:
        ranked.append(question)
        return once(index, question)

    finder = Finder("en")
    monkeypatch.setattr(QuestionIndex, "rank", counting)
    finder.search("safe limit splay")
    assert ranked == ["safe limit splay"]
