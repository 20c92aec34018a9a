"""Card texts in which something could be missed or misread: which cards, of which colors, and from where."""

import pytest

from engine.lang.nodes import Effect
from engine.lang.words import (
    BOARD,
    HAND,
    HEALTH,
    INDUSTRY,
    LEFT,
    ME,
    OPPONENTS,
    OTHER_THAN_THIS,
    RED,
    RIGHT,
    SCORE,
    TOPS,
    a,
    all_but,
    all_but_top,
    all_highest,
    all_of,
    all_or_none,
    any_color,
    any_player,
    as_many_as,
    at_least,
    at_most,
    bottom,
    by_switch,
    card_directly_above,
    choose_card,
    choose_color,
    choose_value,
    color_of,
    color_on_board,
    colors,
    count,
    demand,
    dogma,
    draw,
    draw_and_meld,
    draw_and_reveal,
    draw_and_tuck,
    each,
    each_top,
    either,
    equals,
    exchange,
    half_up,
    has_demand,
    has_icon,
    highest,
    icons,
    if_any,
    if_you_do,
    is_color,
    is_top_on_any_board,
    it,
    junk_deck,
    lose,
    may,
    may_do_one_of,
    meld,
    more,
    my,
    named_cards,
    not_,
    number_of,
    of,
    only_you,
    pile,
    return_,
    returned_this_action,
    score,
    self_execute,
    splay,
    the_colors,
    the_number,
    the_rest_of,
    then,
    this_card,
    top,
    total_value,
    transfer,
    unsplay,
    value,
    when,
)
from engine.text.by_hand import Source
from engine.text.card_text import render_effect
from engine.text.messages import messages

MELDED = named_cards("melded")
TWO = named_cards("two")
CHOSEN = named_cards("chosen")


def said(language: str, effect: Effect) -> str:
    return " ".join(each.text for each in render_effect(messages(language), Source("robotics"), effect))


MISREAD = {
    "one of each color, not any": (
        dogma(score(each_top(without_icon=INDUSTRY))),
        "Score a top card without [industry] of each color from your board.",
        "Зарахуйте в очки верхню картку кожного кольору без [industry] зі своєї ігрової зони.",
    ),
    "one of each color that fits a condition": (
        demand(transfer(each_top(where=has_demand(each)), to=my(BOARD))),
        "I DEMAND you transfer a top card with a demand effect of each color from your board to my board!",
        (
            "Я ВИМАГАЮ, щоб ви перемістили верхню картку кожного кольору з ефектом-вимогою "
            "зі своєї ігрової зони в мою ігрову зону!"
        ),
    ),
    "several top cards are of several colors": (
        dogma(return_(as_many_as(2, TOPS, without_icon=INDUSTRY))),
        "Return from your board two top cards of different colors, each without [industry].",
        "Поверніть зі своєї ігрової зони дві верхні картки різних кольорів, жодна з яких не містить [industry].",
    ),
    "but not those of several boards": (
        dogma(return_(all_of(of(OPPONENTS, TOPS)))),
        "Return a top card of each color from each opponent’s board.",
        "Поверніть верхню картку кожного кольору з ігрової зони кожного суперника.",
    ),
    "of one value and several colors": (
        dogma(return_(all_or_none(2, TOPS, same_value=True))),
        "Return exactly two top cards of different colors but of the same value from your board.",
        "Поверніть рівно дві верхні картки різних кольорів з однаковим значенням зі своєї ігрової зони.",
    ),
    "what remains after the highest was taken": (
        dogma(return_(highest(SCORE)), draw(value(highest(SCORE)))),
        (
            "Return the highest card in your score pile. "
            "Draw a card of the same value as the highest card remaining in your score pile."
        ),
        (
            "Поверніть найціннішу картку зі свого стосу очок. "
            "Доберіть картку з таким самим значенням, як у найціннішої картки "
            "серед тих, що лишилися у вашому стосі очок."
        ),
    ),
    "the place is no part of the comparison": (
        dogma(return_(a(HAND)), return_(all_of(SCORE, where=at_least(value(each), value(it))))),
        (
            "Return a card from your hand. "
            "Return from your score pile all cards of equal or higher value than the returned card."
        ),
        (
            "Поверніть картку з руки. "
            "Поверніть зі свого стосу очок усі картки, значення яких не менше, ніж у поверненої картки."
        ),
    ),
    "from where to where comes before it": (
        demand(transfer(a(TOPS, where=not_(color_on_board(each, ME))), to=my(SCORE)), draw(1)),
        (
            "I DEMAND you transfer from your board to my score pile a top card of a color that is not on my board! "
            "Draw a [1]!"
        ),
        (
            "Я ВИМАГАЮ, щоб ви перемістили зі своєї ігрової зони в мій стос очок верхню картку кольору, "
            "якого немає в моїй ігровій зоні! Доберіть [1]!"
        ),
    ),
    "its color is that color from then on": (
        dogma(draw_and_meld(1), splay(color_of(it), LEFT), return_(all_but_top(2, color_of(it)))),
        (
            "Draw and meld a [1]. Splay its color left. "
            "Return from your board all cards of that color, except the top two."
        ),
        (
            "Доберіть і розіграйте [1]. Розгорніть її колір ліворуч. "
            "Поверніть зі своєї ігрової зони всі картки цього кольору, крім двох верхніх."
        ),
    ),
    "another branch has not heard of it": (
        dogma(
            draw_and_reveal(1),
            when(has_icon(it, HEALTH), splay(color_of(it), LEFT), otherwise=unsplay(color_of(it))),
        ),
        "Draw and reveal a [1]. If it has [health], splay its color left. Otherwise, unsplay its color.",
        (
            "Доберіть і розкрийте [1]. Якщо ця картка має символ [health], розгорніть її колір ліворуч. "
            "Інакше згорніть її колір."
        ),
    ),
    "which card it is, after another": (
        dogma(
            draw_and_meld(1, into=MELDED),
            when(is_top_on_any_board(this_card), score(top(color_of(MELDED))), return_(this_card)),
        ),
        (
            "Draw and meld a [1]. "
            "If Robotics is a top card on any board, score your top card of its color and return Robotics."
        ),
        (
            "Доберіть і розіграйте [1]. Якщо картка «Робототехніка» є верхньою в чиїйсь ігровій зоні, "
            "зарахуйте в очки верхню картку її кольору зі своєї ігрової зони та поверніть картку «Робототехніка»."
        ),
    ),
    "the only player, and no other": (
        dogma(when(only_you(at_least(count(HAND), 3)), draw(1))),
        "If you are the only player with at least three cards in your hand, draw a [1].",
        "Якщо ви єдиний гравець, у якого в руці щонайменше три картки, доберіть [1].",
    ),
    "no player has more": (
        dogma(when(not_(any_player(more(icons(HEALTH), icons(INDUSTRY)))), draw(1))),
        "If no player has more [health] than [industry] on their board, draw a [1].",
        "Якщо в ігровій зоні кожного гравця [health] не більше, ніж [industry], доберіть [1].",
    ),
    "the other of two": (
        demand(
            draw(9, times=2, into=TWO),
            then(score(a(TWO, by=ME)), meld(the_rest_of(TWO))),
        ),
        "I DEMAND you draw two [9]! Score the card of my choice, then meld the other!",
        "Я ВИМАГАЮ, щоб ви добрали дві [9]! Зарахуйте в очки одну з цих карток на мій вибір, а потім розіграйте іншу!",
    ),
    "the whole pile on the board, and no cards elsewhere": (
        dogma(draw_and_meld(1), return_(pile(color_of(it)))),
        "Draw and meld a [1]. Return all cards of its color from your board.",
        "Доберіть і розіграйте [1]. Поверніть усі картки її кольору зі своєї ігрової зони.",
    ),
    "what is kept of a pile, and where the rest goes": (
        dogma(draw_and_meld(1), transfer(all_but_top(1, color_of(it)), to=HAND)),
        "Draw and meld a [1]. Transfer from your board to your hand all cards of its color, except the top one.",
        (
            "Доберіть і розіграйте [1]. "
            "Перемістіть зі своєї ігрової зони у свою руку всі картки її кольору, крім верхньої."
        ),
    ),
    "one from each board": (
        dogma(draw_and_reveal(1), transfer(all_of(of(OPPONENTS, TOPS), color=color_of(it)), to=HAND)),
        "Draw and reveal a [1]. Transfer the top card of its color from each opponent’s board to your hand.",
        (
            "Доберіть і розкрийте [1]. "
            "Перемістіть верхню картку її кольору з ігрової зони кожного суперника у свою руку."
        ),
    ),
    "the highest of those without the icon": (
        demand(transfer(highest(TOPS, count=2, not_color=RED, without_icon=INDUSTRY), to=my(SCORE))),
        (
            "I DEMAND you transfer from your board to my score pile "
            "the two highest non-red top cards without [industry], of different colors!"
        ),
        (
            "Я ВИМАГАЮ, щоб ви перемістили зі своєї ігрової зони в мій стос очок "
            "дві найцінніші нечервоні верхні картки без [industry], різні за кольором!"
        ),
    ),
    "a color that lies on no board": (
        dogma(draw(1, times=number_of(colors(on_no_board_of=OPPONENTS)))),
        "Draw a [1] for each color on your board that no opponent has on their board.",
        "Доберіть по [1] за кожен колір у вашій ігровій зоні, якого немає в ігровій зоні жодного суперника.",
    ),
    "the icon is on the color, not on the board": (
        dogma(draw(1, times=number_of(colors(showing=HEALTH)))),
        "Draw a [1] for each color on your board with [health].",
        "Доберіть по [1] за кожен колір з [health] у вашій ігровій зоні.",
    ),
    "the chosen card too": (
        dogma(choose_card(a(SCORE), into=CHOSEN), return_(all_of(SCORE, value=value(CHOSEN)))),
        "Choose a card in your score pile. Return from your score pile all cards of the chosen card’s value.",
        "Виберіть картку зі свого стосу очок. Поверніть зі свого стосу очок усі картки зі значенням вибраної картки.",
    ),
    "its value is that value from then on": (
        dogma(return_(a(HAND), into=CHOSEN), score(all_of(HAND, value=value(CHOSEN))), draw(value(CHOSEN))),
        (
            "Return a card from your hand. Score from your hand all cards of the same value as the returned "
            "card. Draw a card of that value."
        ),
        (
            "Поверніть картку з руки. Зарахуйте в очки з руки всі картки з таким самим значенням, як у "
            "поверненої картки. Доберіть картку з цим значенням."
        ),
    ),
    "all five there can be": (
        dogma(
            when(only_you(at_least(count(TOPS), 5)), draw(1)), when(equals(number_of(colors(splayed=True)), 5), draw(2))
        ),
        (
            "If you are the only player with five top cards on your board, draw a [1]. If you have five colors "
            "splayed on your board, draw a [2]."
        ),
        (
            "Якщо ви єдиний гравець, у якого в ігровій зоні п’ять верхніх карток, доберіть [1]. Якщо у вашій "
            "ігровій зоні п’ять розгорнутих кольорів, доберіть [2]."
        ),
    ),
    "how it is splayed before": (
        dogma(may(splay(colors(splayed=LEFT), RIGHT))),
        "You may splay right any one color on your board that is currently splayed left.",
        "Можете розгорнути праворуч один будь-який колір у вашій ігровій зоні, який зараз розгорнуто ліворуч.",
    ),
    "which way any color is splayed": (
        dogma(may(splay(any_color, LEFT))),
        "You may splay left any one color of your cards.",
        "Можете розгорнути ліворуч один будь-який колір у вашій ігровій зоні.",
    ),
    "there can be only one": (
        dogma(may(draw_and_tuck(1)), if_any(draw(2))),
        "You may draw and tuck a [1]. If you tucked a card, draw a [2].",
        "Можете добрати й підсунути [1]. Якщо ви підсунули картку, доберіть [2].",
    ),
    "what belongs to which of two": (
        dogma(may_do_one_of(then(draw(8), return_(a(SCORE))), draw(9))),
        "You may either draw an [8] and then return a card from your score pile, or draw a [9].",
        "Можете або добрати [8], а потім повернути картку зі свого стосу очок, або ж добрати [9].",
    ),
    "one of the colors, not some color": (
        dogma(
            then(choose_color("colors", count=2), draw_and_reveal(9)),
            when(is_color(it, the_colors("colors")), meld(it)),
        ),
        "Choose two colors, then draw and reveal a [9]. If it is one of the chosen colors, meld it.",
        (
            "Виберіть два кольори, а потім доберіть і розкрийте [9]. Якщо ця картка одного з вибраних кольорів, "
            "розіграйте її."
        ),
    ),
    "a value lower than a value": (
        dogma(
            score(a(TOPS, value=11)),
            if_you_do(choose_value("lower", either(value(it) - 1, value(it) - 2)), draw(the_number("lower"))),
        ),
        (
            "Score a top card of value 11 from your board. If you do, choose a value one or two lower than that "
            "of the scored card and draw a card of the chosen value."
        ),
        (
            "Зарахуйте в очки верхню картку зі значенням 11 зі своєї ігрової зони. Якщо зробили це, виберіть "
            "значення на 1 або 2 менше, ніж у зарахованої в очки картки, та доберіть картку з вибраним значенням."
        ),
    ),
    "a value is high or low": (
        dogma(score(a(HAND, where=at_most(value(each), 4))), when(at_least(value(it), 6), draw(1))),
        "Score a card of value 4 or lower from your hand. If it is of value 6 or higher, draw a [1].",
        (
            "Зарахуйте в очки картку зі значенням 4 або меншим із руки. Якщо ця картка має значення 6 або "
            "більше, доберіть [1]."
        ),
    ),
    "a condition after an order, and the named card": (
        dogma(draw(1), if_you_do(junk_deck(2), when(is_top_on_any_board(this_card), return_(this_card)))),
        (
            "Draw a [1]. If you do, junk all cards in the [2] deck, and if Robotics is a top card on any board, "
            "return it."
        ),
        (
            "Доберіть [1]. Якщо зробили це, скиньте всі [2] з відповідної колоди і, якщо картка «Робототехніка» "
            "є верхньою в чиїйсь ігровій зоні, поверніть цю картку."
        ),
    ),
    "which of two cards has the color": (
        dogma(
            draw_and_tuck(1, into=MELDED),
            when(
                equals(value(card_directly_above(MELDED)), 1), lose(), otherwise=score(all_but_top(5, color_of(MELDED)))
            ),
        ),
        (
            "Draw and tuck a [1]. If the card directly above it is a [1], you lose. Otherwise, score from your "
            "board all cards of the tucked card’s color, except the top five."
        ),
        (
            "Доберіть і підсуньте [1]. Якщо картка безпосередньо над нею — [1], ви програєте. Інакше зарахуйте в "
            "очки зі своєї ігрової зони всі картки кольору підсунутої картки, крім п’яти верхніх."
        ),
    ),
    "the color of the card, not of the board": (
        demand(transfer(a(TOPS), to=my(BOARD)), if_you_do(return_(pile(color_of(it))))),
        (
            "I DEMAND you transfer a top card from your board to my board! If you do, return all cards of its "
            "color from your board!"
        ),
        (
            "Я ВИМАГАЮ, щоб ви перемістили верхню картку зі своєї ігрової зони в мою ігрову зону! Якщо зробили "
            "це, поверніть усі картки кольору переміщеної картки зі своєї ігрової зони!"
        ),
    ),
    "an icon is on the card, not in the hand": (
        demand(transfer(a(HAND, with_icon=HEALTH), to=my(HAND))),
        "I DEMAND you transfer a card with [health] from your hand to my hand!",
        "Я ВИМАГАЮ, щоб ви перемістили зі своєї руки в мою руку картку з [health]!",
    ),
    "from one hand to another": (
        demand(transfer(as_many_as(2, HAND), to=my(HAND)), transfer(all_but(1, HAND), to=my(HAND))),
        (
            "I DEMAND you transfer two cards from your hand to my hand! Transfer all but one card from your hand "
            "to my hand!"
        ),
        (
            "Я ВИМАГАЮ, щоб ви перемістили дві картки зі своєї руки в мою! Перемістіть усі картки зі своєї руки, "
            "крім однієї, у мою руку!"
        ),
    ),
    "hands are exchanged": (
        demand(exchange(all_of(HAND), all_highest(my(HAND)))),
        "I DEMAND you exchange all cards in your hand with all the highest cards in my hand!",
        "Я ВИМАГАЮ, щоб ви обміняли всі картки зі своєї руки на всі найцінніші картки з моєї!",
    ),
    "cards of higher value": (
        dogma(
            score(a(HAND, where=more(value(each), value(top(RED))))),
            score(all_of(HAND, where=at_most(value(each), value(top(RED))))),
        ),
        (
            "Score from your hand a card of higher value than your top red card. Score from your hand all cards "
            "of equal or lower value than your top red card."
        ),
        (
            "Зарахуйте в очки з руки картку, яка цінніша за верхню червону картку у вашій ігровій зоні. "
            "Зарахуйте в очки з руки всі картки, значення яких не більше, ніж у верхньої червоної картки у вашій "
            "ігровій зоні."
        ),
    ),
    "as many as a value": (
        dogma(return_(as_many_as(value(top(RED)), SCORE))),
        "Return a number of cards from your score pile equal to the value of your top red card.",
        (
            "Поверніть зі свого стосу очок кількість карток, що дорівнює значенню верхньої червоної картки у "
            "вашій ігровій зоні."
        ),
    ),
    "any card but one": (
        dogma(self_execute(a(TOPS, where=OTHER_THAN_THIS))),
        "Self-execute a top card on your board other than Robotics.",
        "Самостійно застосуйте будь-яку верхню картку зі своєї ігрової зони, крім картки «Робототехніка».",
    ),
    "the deck of a chosen value": (
        dogma(choose_value("age", either(7, 8)), junk_deck(the_number("age"))),
        "Choose [7] or [8]. Junk all cards in the deck of the chosen value.",
        "Виберіть [7] або [8]. Скиньте всі картки з колоди з вибраним значенням.",
    ),
    "half of a sum is rounded, not the values": (
        dogma(return_(bottom(RED, count=3)), draw(half_up(total_value(it)))),
        (
            "Return your bottom three red cards. Draw a card of value equal to half of the total value of the "
            "returned cards, rounded up."
        ),
        (
            "Поверніть три нижні червоні картки зі своєї ігрової зони. Доберіть картку зі значенням, що дорівнює "
            "половині суми значень повернених карток (із заокругленням угору)."
        ),
    ),
    "what was returned through this card": (
        dogma(when(more(returned_this_action(), returned_this_action(OPPONENTS)), draw(1))),
        "If you have returned more cards than any opponent due to Robotics so far during this action, draw a [1].",
        (
            "Якщо під час цієї дії завдяки картці «Робототехніка» ви повернули більше карток, ніж будь-хто із "
            "суперників, доберіть [1]."
        ),
    ),
    "a title is no pause": (
        demand(return_(a(HAND)), transfer(this_card, to=my(HAND))),
        "I DEMAND you return a card from your hand! Transfer Robotics to my hand!",
        "Я ВИМАГАЮ, щоб ви повернули картку з руки! Перемістіть картку «Робототехніка» в мою руку!",
    ),
    "the demand is said whatever is played": (
        demand(
            by_switch("coal", {"top-card-twice": draw(1), "top-two-of-color": draw(2), "top-card-and-beneath": draw(3)})
        ),
        "I DEMAND you draw a [2]!",
        "Я ВИМАГАЮ, щоб ви добрали [2]!",
    ),
}


@pytest.mark.parametrize("what", MISREAD)
def test_what_must_not_be_missed_or_misread_is_said(what: str) -> None:
    effect, english, ukrainian = MISREAD[what]
    assert (said("en", effect), said("uk", effect)) == (english, ukrainian)
