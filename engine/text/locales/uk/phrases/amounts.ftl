# Кількості як іменникові звороти.

amount-bonus-of = бонус { $card-gen }
    .gen = бонусу { $card-gen }
    .dat = бонусу { $card-gen }
    .acc = бонус { $card-gen }
amount-its-bonus = її бонус
    .gen = її бонусу
    .dat = її бонусу
    .acc = її бонус
amount-highest-bonus = найвищий бонус { $place-in }
    .gen = найвищого бонусу { $place-in }
    .dat = найвищому бонусу { $place-in }
    .acc = найвищий бонус { $place-in }
amount-bonus-points = очки за бонуси { $place-in }
    .gen = очок за бонуси { $place-in }
    .dat = очкам за бонуси { $place-in }
    .acc = очки за бонуси { $place-in }
amount-plus = { $first-same } плюс { $second }
amount-minus = { $first-same } мінус { $second-same }
amount-twice = { $amount }, узята двічі
    .gen = { $amount-gen }, узятої двічі
    .dat = { $amount-dat }, узятій двічі
    .acc = { $amount-acc }, узяту двічі
amount-half = половина { $amount-gen } (із заокругленням угору)
    .gen = половини { $amount-gen } (із заокругленням угору)
    .dat = половині { $amount-gen } (із заокругленням угору)
    .acc = половину { $amount-gen } (із заокругленням угору)
amount-divided-up = { $amount }, поділена на { $n } (із заокругленням угору)
    .gen = { $amount-gen }, поділеної на { $n } (із заокругленням угору)
    .dat = { $amount-dat }, поділеній на { $n } (із заокругленням угору)
    .acc = { $amount-acc }, поділену на { $n } (із заокругленням угору)
amount-half-down = половина { $amount-gen } (із заокругленням униз)
    .gen = половини { $amount-gen } (із заокругленням униз)
    .dat = половині { $amount-gen } (із заокругленням униз)
    .acc = половину { $amount-gen } (із заокругленням униз)
amount-for-every = по одиниці за { $unit }
    .gen = { amount-for-every }
    .dat = { amount-for-every }
    .acc = { amount-for-every }
amount-value = значення { $card-gen }
    .gen = значення { $card-gen }
    .dat = значенню { $card-gen }
    .acc = значення { $card-gen }
amount-total = сума значень { $cards-pl-gen }
    .gen = суми значень { $cards-pl-gen }
    .dat = сумі значень { $cards-pl-gen }
    .acc = суму значень { $cards-pl-gen }
amount-count = кількість { $cards-pl-gen }
    .gen = кількості { $cards-pl-gen }
    .dat = кількості { $cards-pl-gen }
    .acc = кількість { $cards-pl-gen }
amount-different = кількість унікальних значень серед { $cards-pl-gen }
    .gen = кількості унікальних значень серед { $cards-pl-gen }
    .dat = кількості унікальних значень серед { $cards-pl-gen }
    .acc = кількість унікальних значень серед { $cards-pl-gen }
amount-missing-values = кількість значень, менших за { $n }, яких немає серед { $cards-pl-gen }
    .gen = кількості значень, менших за { $n }, яких немає серед { $cards-pl-gen }
    .dat = кількості значень, менших за { $n }, яких немає серед { $cards-pl-gen }
    .acc = кількість значень, менших за { $n }, яких немає серед { $cards-pl-gen }
amount-different-colors = кількість різних кольорів { $cards-pl-gen }
    .gen = кількості різних кольорів { $cards-pl-gen }
    .dat = кількості різних кольорів { $cards-pl-gen }
    .acc = кількість різних кольорів { $cards-pl-gen }
amount-marks = найбільша кількість { $np-pl-gen } в одному кольорі { $place-in }
    .gen = найбільшої кількості { $np-pl-gen } в одному кольорі { $place-in }
    .dat = найбільшій кількості { $np-pl-gen } в одному кольорі { $place-in }
    .acc = найбільшу кількість { $np-pl-gen } в одному кольорі { $place-in }
amount-marks-in = кількість { $np-pl-gen } серед карток { $color-gen } { $place-in }
    .gen = кількості { $np-pl-gen } серед карток { $color-gen } { $place-in }
    .dat = кількості { $np-pl-gen } серед карток { $color-gen } { $place-in }
    .acc = кількість { $np-pl-gen } серед карток { $color-gen } { $place-in }
amount-alike-colors = найбільша кількість кольорів { $place-in }, у яких видно той самий символ щонайменше { $each } рази
    .gen = найбільшої кількості кольорів { $place-in }, у яких видно той самий символ щонайменше { $each } рази
    .dat = найбільшій кількості кольорів { $place-in }, у яких видно той самий символ щонайменше { $each } рази
    .acc = найбільшу кількість кольорів { $place-in }, у яких видно той самий символ щонайменше { $each } рази
amount-music = кількість видимих нот на картках { $cards }
    .gen = кількості видимих нот на картках { $cards }
    .dat = кількості видимих нот на картках { $cards }
    .acc = кількість видимих нот на картках { $cards }
amount-one-color = найбільша кількість { $cards-pl-gen } одного кольору
    .gen = найбільшої кількості { $cards-pl-gen } одного кольору
    .dat = найбільшій кількості { $cards-pl-gen } одного кольору
    .acc = найбільшу кількість { $cards-pl-gen } одного кольору
every-kind = { $every ->
    [yes] {" "}(також { icon-avatar })
   *[no] {""}
}
amount-icon-kinds = кількість різних символів{ every-kind }, яких щонайменше { $n } { $place-in }
    .gen = кількості різних символів{ every-kind }, яких щонайменше { $n } { $place-in }
    .dat = кількості різних символів{ every-kind }, яких щонайменше { $n } { $place-in }
    .acc = кількість різних символів{ every-kind }, яких щонайменше { $n } { $place-in }
amount-icons = кількість { $icon } { $place-in }
    .gen = кількості { $icon } { $place-in }
    .dat = кількості { $icon } { $place-in }
    .acc = кількість { $icon } { $place-in }
amount-icons-in = кількість видимих { $icon } серед карток { $color-gen } { $place-in }
    .gen = кількості видимих { $icon } серед карток { $color-gen } { $place-in }
    .dat = кількості видимих { $icon } серед карток { $color-gen } { $place-in }
    .acc = кількість видимих { $icon } серед карток { $color-gen } { $place-in }
amount-most-icons = найбільша кількість однакових символів { $place-in }
    .gen = найбільшої кількості однакових символів { $place-in }
    .dat = найбільшій кількості однакових символів { $place-in }
    .acc = найбільшу кількість однакових символів { $place-in }
amount-most-icons-in = найбільша кількість однакових видимих символів на картках { $color-gen } { $place-in }
    .gen = найбільшої кількості однакових видимих символів на картках { $color-gen } { $place-in }
    .dat = найбільшій кількості однакових видимих символів на картках { $color-gen } { $place-in }
    .acc = найбільшу кількість однакових видимих символів на картках { $color-gen } { $place-in }
amount-icons-on-one = кількість { $icon } на { $card-loc }
    .gen = кількості { $icon } на { $card-loc }
    .dat = кількості { $icon } на { $card-loc }
    .acc = кількість { $icon } на { $card-loc }
amount-icons-on = кількість { $icon } на { $cards-pl-loc }
    .gen = кількості { $icon } на { $cards-pl-loc }
    .dat = кількості { $icon } на { $cards-pl-loc }
    .acc = кількість { $icon } на { $cards-pl-loc }
amount-leading-icons = кількість видів звичайних символів { $place-in }, яких у вас щонайменше вдвічі більше, ніж у кожного із суперників
    .gen = кількості видів звичайних символів { $place-in }, яких у вас щонайменше вдвічі більше, ніж у кожного із суперників
    .dat = кількості видів звичайних символів { $place-in }, яких у вас щонайменше вдвічі більше, ніж у кожного із суперників
    .acc = кількість видів звичайних символів { $place-in }, яких у вас щонайменше вдвічі більше, ніж у кожного із суперників
amount-icon-kinds-on = кількість різних символів на { $cards-pl-loc }
    .gen = кількості різних символів на { $cards-pl-loc }
    .dat = кількості різних символів на { $cards-pl-loc }
    .acc = кількість різних символів на { $cards-pl-loc }
# чиї очки
points-whose =
    { $owner ->
        [you] ваших очок
        [only-you] ваших очок
        [me] моїх очок
        [they] їхніх очок
        [none] очок
       *[other] очок { owner-gen }
    }
amount-points = кількість { points-whose }
    .gen = кількості { points-whose }
    .dat = кількості { points-whose }
    .acc = кількість { points-whose }
who-of-most =
    { $owner ->
        [opponents] з-поміж суперників
        [others] з-поміж інших гравців
       *[everyone] з-поміж усіх гравців
    }
amount-most = найбільша { who-of-most } { $amount }
    .gen = найбільшої { who-of-most } { $amount-gen }
    .dat = найбільшій { who-of-most } { $amount-dat }
    .acc = найбільшу { who-of-most } { $amount-acc }
who-returned =
    повернених { $owner ->
        [you] вами
        [me] мною
        [they] ними
       *[any-opponent] кимось із суперників
    } під час цієї дії завдяки { $card-dat } карток
amount-players = кількість { $owner ->
        [opponents] суперників
        [others] інших гравців
       *[everyone] гравців
    }, про яких можна сказати: { $clause }
    .gen = кількості { $owner ->
        [opponents] суперників
        [others] інших гравців
       *[everyone] гравців
    }, про яких можна сказати: { $clause }
    .dat = { amount-players.gen }
    .acc = { amount-players }
amount-scored-or-tucked = кількість карток, що їх { $owner ->
        [you] ви
        [me] я
       *[they] вони
    } під час цього ходу зарахували в очки або підсунули (береться більша кількість)
    .gen = кількості карток, що їх { $owner ->
        [you] ви
        [me] я
       *[they] вони
    } під час цього ходу зарахували в очки або підсунули (береться більша кількість)
    .dat = кількості карток, що їх { $owner ->
        [you] ви
        [me] я
       *[they] вони
    } під час цього ходу зарахували в очки або підсунули (береться більша кількість)
    .acc = кількість карток, що їх { $owner ->
        [you] ви
        [me] я
       *[they] вони
    } під час цього ходу зарахували в очки або підсунули (береться більша кількість)
amount-score-this-turn = кількість карток, що їх { done-this-turn } зарахували в очки під час цього ходу
    .gen = кількості карток, що їх { done-this-turn } зарахували в очки під час цього ходу
    .dat = кількості карток, що їх { done-this-turn } зарахували в очки під час цього ходу
    .acc = кількість карток, що їх { done-this-turn } зарахували в очки під час цього ходу
amount-tuck-this-turn = кількість карток, що їх { done-this-turn } підсунули під час цього ходу
    .gen = кількості карток, що їх { done-this-turn } підсунули під час цього ходу
    .dat = кількості карток, що їх { done-this-turn } підсунули під час цього ходу
    .acc = кількість карток, що їх { done-this-turn } підсунули під час цього ходу
done-this-turn = { $owner ->
        [you] ви
        [me] я
       *[they] вони
    }
amount-returned = кількість { who-returned }
    .gen = кількості { who-returned }
    .dat = кількості { who-returned }
    .acc = кількість { who-returned }

that-value = це значення
    .gen = цього значення
    .dat = цьому значенню
    .acc = це значення
    .with = з цим значенням
chosen-value = вибране значення
    .gen = вибраного значення
    .dat = вибраному значенню
    .acc = вибране значення
    .with = з вибраним значенням
value-i-choose = значення на мій вибір
    .gen = значення на мій вибір
    .dat = значенню на мій вибір
    .acc = значення на мій вибір
    .with = зі значенням на мій вибір
value-i-chose = { that-value }
    .gen = { that-value.gen }
    .dat = { that-value.dat }
    .acc = { that-value.acc }
    .with = { that-value.with }
a-number = число
    .acc = число
chosen-number = вибране число
    .gen = вибраного числа
    .dat = вибраному числу
    .acc = вибране число
a-set = набір
    .acc = набір
chosen-set = вибраний набір
    .gen = вибраного набору
a-value-to-choose = значення
    .acc = значення
a-value-but = значення, відмінне від { value-box },
    .acc = значення, відмінне від { value-box },
an-odd-value = непарне значення
    .acc = непарне значення
a-value-none-has = значення, якого не має { none-of } { $other },
    .acc = { a-value-none-has }
a-value-where = значення, для якого { $condition }
    .acc = значення, для якого { $condition }
the-value-of-one = значення { $card-gen }
    .gen = значення { $card-gen }
    .dat = значенню { $card-gen }
    .acc = значення { $card-gen }
    .with = зі значенням { $card-gen }
the-value-of-bonus = значення { $bonus-gen }, якщо такий є,
    .gen = значення { $bonus-gen }, якщо такий є,
    .dat = значенню { $bonus-gen }, якщо такий є,
    .acc = значення { $bonus-gen }, якщо такий є,
    .with = зі значенням { $bonus-gen }, якщо такий є,
the-value-equal-to = значення, що дорівнює { $amount-dat }
    .gen = значення, що дорівнює { $amount-dat }
    .dat = значенню, що дорівнює { $amount-dat }
    .acc = значення, що дорівнює { $amount-dat }
    .with = зі значенням, що дорівнює { $amount-dat }
a-value-by = значення, на { $n } { $way ->
        [up] більше
       *[down] менше
    }
    .gen = значення, на { $n } { $way ->
        [up] більшого
       *[down] меншого
    }
    .acc = { a-value-by }
a-value-shifted = значення на { $amount } { $way ->
        [up] більше
       *[down] менше
    }, ніж у { $card-gen },
    .acc = { a-value-shifted }

that-icon = цей символ
    .gen = цього символу
    .acc = цей символ
    .ins = цим символом
chosen-icon = вибраний символ
    .gen = вибраного символу
    .acc = вибраний символ
    .ins = вибраним символом
featured-icon = головний символ дії догми
    .gen = головного символу дії догми
    .acc = головний символ дії догми
    .ins = головним символом дії догми
icon-i-choose = символ на мій вибір
    .gen = символу на мій вибір
    .acc = символ на мій вибір
    .ins = символом на мій вибір
icon-i-choose-but = символ на мій вибір (крім { $icon })
    .gen = символу на мій вибір (крім { $icon })
    .acc = символ на мій вибір (крім { $icon })
    .ins = символом на мій вибір (крім { $icon })
icon-i-chose = { that-icon }
    .gen = { that-icon.gen }
    .acc = { that-icon.acc }
    .ins = { that-icon.ins }
an-icon = символ
    .acc = символ
an-icon-of-most = символ, якого найбільше { $place-in },
    .acc = символ, якого найбільше { $place-in },
an-icon-but = символ (крім { $icon })
    .acc = символ (крім { $icon })

points-plural = очки
    .gen = очок
most-cards = { $cards-pl }
    .gen = { $cards-pl-gen }
most-of-icon = { $icon }
    .gen = { $icon-gen }
most-of-one-color = { $cards-pl } одного кольору { $place-in }
    .gen = { $cards-pl-gen } одного кольору { $place-in }
most-amount = { $amount-same }
