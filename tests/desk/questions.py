"""Questions as people type them, each with the rulings or the rule that answers it.

``python -m tests.desk.questions`` prints the rank of each answer, for a change of the search to be measured.
"""

from collections.abc import Sequence

REVIEW = (
    ("shr-01", "my opponent has the same number of icons as me, do they share?"),
    ("shr-08", "do I get a free draw if the other player said no to the optional effect?"),
    ("ach-02", "I have 15 points but only a 2 on top, can I claim the age 3 achievement?"),
    ("drw-19 drw-04", "a card tells me to draw a 12, who wins the game?"),
    ("trf-01", "does a card that was transferred onto my board count as melded?"),
    ("spl-07", "can I splay a color with only one card in it?"),
    ("spl-04", "my pile shrank to one card and then grew again, is it still splayed?"),
    ("dem-15", "opponent has no cards in hand and I use Machinery on him, do I just give my cards away?"),
    ("shr-02", "who acts first when a card has a demand and also something others share?"),
    ("vic-01", "I got my sixth achievement in the middle of an effect, did I win already?"),
    ("ach-05", "two players could take the World achievement at the same moment, who gets it?"),
    ("tea-01", "does my partner in a team game get hit by Gunpowder?"),
    ("exe-01", "do others share when I self-execute a card?"),
    ("shr-18", "am I forced to take the free draw?"),
    ("vic-09 vic-10", "what happens to our achievements when Fission draws a red 10?"),
    ("shr-09", "Чи отримаю я бонусний добір, якщо суперник лише розкрив картку?"),
    ("met-02", "скільки досягнень треба для перемоги, якщо нас троє?"),
    ("drw-10", "чи можна за Мас-медіа назвати нуль?"),
    ("ifd-04-as-much-as-you-can ifd-04-in-full ifd-03-in-full",
     "у мене в руці лише дві картки, чи можу я скористатися Знаряддями праці?"),
    ("vic-08 vic-07-recounted vic-07-unchanged", "один гравець вийшов із гри, що робити з його картками?"),
)  # fmt: skip
"""a review's questions: the search was judged by them, so they measure it no longer"""

NEW = (
    ("ach-03", "I covered some of my icons before the action was over, do I still get World?"),
    ("ach-06", "which achievement is it when I have four cards that hurt other people on top?"),
    ("crd-12", "can Publications bring back an achievement so that the other player gets it?"),
    ("crd-03", "with Optics nobody is behind me in points, what now?"),
    ("dem-20", "if there was nothing to take from his score with Services, must I give something back?"),
    ("dem-03", "Archery: I just drew a 1 and hold other 1s, may I hand over the new one?"),
    ("drw-02", "does a covered card of a high age raise what I draw?"),
    ("drw-11", "we junked all the 3s and then somebody returned a 3, is that deck alive again?"),
    ("drw-13", "may I tuck something from my hand in place of the card I drew?"),
    ("shr-06", "my top card changed during the action, which age is my bonus card?"),
    ("par-01", "do I pay for a parley again for the second effect?"),
    ("vic-04", "can my own dogma make my opponent the winner?"),
    ("spl-05", "Чи лишиться стос розгорнутим, якщо я покладу картку зверху?"),
    ("dem-16", "У суперника порожній стос очок, що мені дасть Медицина?"),
    ("spl-02", "чи видно значки під верхньою карткою, коли стос не розгорнуто?"),
    ("ach-10", "чи дадуть Імперію, якщо в мене лише п'ять видів значків і багато аватарів?"),
    ("shr-18", "чи мушу я брати безкоштовну картку, якщо після цього гра скінчиться?"),
    ("dem-12-all-or-nothing dem-12-as-many-as-possible", "що робити, якщо написано рівно дві, а двох у мене нема?"),
    ("dem-14", "за Механізми треба мінятися з усіма чи можна вибрати, з ким?"),
    ("dem-11", "у мене одна картка на руці, скільки я віддам за Композити?"),
)  # fmt: skip
"""questions written before the search was changed, by nobody who looked at its answers"""

RULES = (
    ("hidden-information-score", "can I look at the other player's score pile?"),
    ("hand-no-limit", "is there a limit to how many cards I can hold in my hand?"),
    ("turn-same-action-twice", "may I take the same action twice in one turn?"),
    ("turn-no-passing", "can I skip my turn and do nothing?"),
    ("achieve-points-not-spent", "do I lose my points when I claim an achievement?"),
    ("hidden-information-junk", "am I allowed to look through the junk?"),
    ("achieve-any-order", "do achievements have to be claimed in order?"),
    ("hidden-information-hand", "чи можна підглянути картки в руці суперника?"),
    ("turn-same-action-twice", "чи можна двічі за хід виконати ту саму дію?"),
    ("turn-no-passing", "чи можна пропустити свій хід?"),
    ("achieve-points-not-spent", "чи витрачаються очки, коли береш досягнення?"),
)  # fmt: skip
"""questions that no ruling answers but a rule does"""

NONE = (
    "what is the capital of France?",
    "which sleeves fit the cards?",
    "how long does a game usually take?",
    "where can I buy a second copy?",
    "де можна купити цю гру?",
    "яка сьогодні погода у Львові?",
)
"""questions that nothing here answers"""

BY_CHANCE = (
    ("keyword-this-effect", "навіщо мені взагалі цей значок"),
    ("icons-by-age", "am I allowed to look through the junk?"),
    ("expansion-which-first", "моє передбачення повне"),
)  # fmt: skip
"""questions with a rule that has one of their words by chance"""

FORECAST = (
    ("forecast-limit", "моє передбачення повне"),
    ("forecast-limit", "ліміт передбачення розгортання"),
    ("hidden-information-forecast", "коли можна грати картку з передбачення"),
)  # fmt: skip
"""questions about the forecast in an everyday word"""

FIRST = 3
"""number of results among which an answer counts as found"""


def rank_of(names: Sequence[str], wanted: str) -> int | None:
    """Return the place of the first wanted name, from 1; ``None`` if there is none."""
    return next((place for place, name in enumerate(names, 1) if name in wanted.split()), None)


if __name__ == "__main__":
    from tutor.course.studies import listed
    from tutor.desk.search import search

    everything = listed()
    for title, asked in (("review", REVIEW), ("new", NEW)):
        good = 0
        for wanted, question in asked:
            names = [found.entry.id for found in search(question, everything)]
            rank = rank_of(names, wanted)
            good += rank is not None and rank <= FIRST
            print(f"{rank or '-':>3}  {question}  ({wanted}; {len(names)} found: {', '.join(names[:3])})")
        print(f"{title}: {good} of {len(asked)} among the first {FIRST}\n")
