# Відлуння минулого: сорочки, прогноз і правила.

set-echoes = Відлуння

zone-forecast = прогноз
    .from = із прогнозу
    .to = у прогноз
    .in = у прогнозі
    .your = ваш прогноз
    .your-from = з вашого прогнозу
    .your-to = у ваш прогноз
    .your-in = у вашому прогнозі
    .named = прогноз ({ $player })
    .named-from = із прогнозу ({ $player })
    .named-to = у прогноз ({ $player })
    .named-in = у прогнозі ({ $player })
at-forecast = прогноз
    .from = { $whose ->
        [you] зі свого прогнозу
        [own] зі свого прогнозу
        [yours] з вашого прогнозу
       *[other] з чужого прогнозу ({ $owner })
    }
    .to = { $whose ->
        [you] у свій прогноз
        [own] у свій прогноз
        [yours] у ваш прогноз
       *[other] у чужий прогноз ({ $owner })
    }
    .in = { $whose ->
        [you] у своєму прогнозі
        [own] у своєму прогнозі
        [yours] у вашому прогнозі
       *[other] у чужому прогнозі ({ $owner })
    }
place-forecast = прогноз
    .from = { $owner ->
        [you] зі свого прогнозу
        [only-you] зі свого прогнозу
        [none] із прогнозу
        [me] з мого прогнозу
        [they] з їхнього прогнозу
        [doer] зі свого прогнозу
        [host] з вашого прогнозу
        [opponents] із прогнозів { owner-gen }
        [others] із прогнозів { owner-gen }
        [everyone] із прогнозів { owner-gen }
       *[other] із прогнозу { owner-gen }
    }
    .to = { $owner ->
        [you] у свій прогноз
        [only-you] у свій прогноз
        [none] у прогноз
        [me] у мій прогноз
        [they] у їхній прогноз
        [doer] у свій прогноз
        [host] у ваш прогноз
        [opponents] у прогнози { owner-gen }
        [others] у прогнози { owner-gen }
        [everyone] у прогнози { owner-gen }
       *[other] у прогноз { owner-gen }
    }
    .in = { $owner ->
        [you] у вашому прогнозі
        [only-you] у прогнозі
        [none] у прогнозі
        [me] у моєму прогнозі
        [they] у їхньому прогнозі
        [doer] у своєму прогнозі
        [host] у вашому прогнозі
        [opponents] у прогнозах { owner-gen }
        [others] у прогнозах { owner-gen }
        [everyone] у прогнозах { owner-gen }
       *[other] у прогнозі { owner-gen }
    }

## Reasons

# $n: епоха, з якої добирають; $card: єдина найбільша верхня картка, $value: її значення
fact-echoes-single-highest = { $who ->
    [you] Ваша найцінніша верхня картка, { $card }, — єдина ваша верхня зі значенням { $value }: { value-box } Відлуння.
   *[other] { $name }: найцінніша верхня картка, { $card }, — єдина верхня зі значенням { $value }, тож це { value-box } Відлуння.
}
fact-echoes-several-highest = { $who ->
    [you] Найбільше значення, { $value }, мають кілька ваших верхніх карток: базова { value-box }.
   *[other] Найбільше значення, { $value }, мають кілька верхніх карток гравця { $name }: базова { value-box }.
}
# $count: скільки карток прогнозу мають значення щонайбільше $most, як у розіграної
fact-echoes-promotes = { $who ->
        [you] У вашому прогнозі { $count ->
            [1] є картка зі значенням щонайбільше { $most }, тож ви мусите втілити її
           *[other] є картки зі значенням щонайбільше { $most } (їх { $count }), тож ви мусите втілити одну з них
        }.
       *[other] { $count ->
            [1] У прогнозі гравця { $name } є картка зі значенням щонайбільше { $most }, тож її буде втілено
           *[other] У прогнозі гравця { $name } є картки зі значенням щонайбільше { $most } (їх { $count }), тож одну з них буде втілено
        }.
    }
# $card: втілена картка, $value: її значення; $second: розіграна картка, $most: її значення
fact-echoes-promoted = { $who ->
        [you] Ви розіграли { $second-acc } дією розіграшу, тож мусите втілити картку свого прогнозу зі значенням щонайбільше { $most }: { $card }, значення { $value }.
       *[other] { $name } розігрує { $second-acc } дією розіграшу й мусить втілити картку свого прогнозу зі значенням щонайбільше { $most }: { $card }, значення { $value }.
    }
fact-echoes-free-dogma = { $who ->
        [you] Ви втілили { $card-acc }, тож мусите виконати з нею бонусну дію догми. У цій дії її передбачено.
       *[other] { $name } втілює { $card-acc } і мусить виконати з нею бонусну дію догми. У цій дії її передбачено.
    }
fact-echoes-nothing-follows = Картка { $card } не має ефектів для дії догми, тож після її втілення нічого не відбувається.

## Actions and questions

set-off-promotion = втілення
ask-promote = { $who ->
        [you] Ви розіграли { $melded }: виберіть картку свого прогнозу зі значенням щонайбільше { $melded-value }, яку втілюєте.
       *[other] { $name } розігрує { $melded }: виберіть картку свого прогнозу зі значенням щонайбільше { $melded-value }, яку втілює { $name }.
    }
fate-promote = { $who ->
        [you] Її буде розіграно, і ви виконаєте з нею бонусну дію догми.
       *[other] Її буде розіграно, і { $name } виконає з нею бонусну дію догми.
    }

## Readings

switch-history = Які ефекти-відлуння враховує Історія?
    .title = Історія
switch-history-visible = Лише видимі в кольорі.
switch-history-covered-too = Усі на картках кольору, навіть невидимі.

switch-promotion-check = Коли закінчується дія розіграшу, що втілює картку, тобто коли перевіряють особливі досягнення й перемогу?
    .title = Перевірки довкола втілення
switch-promotion-check-before-the-free-dogma = До бонусної дії догми втіленої картки, а потім ще раз після неї.
switch-promotion-check-after-the-free-dogma = Лише після бонусної дії догми втіленої картки.

switch-ice-skates = Чи закінчуються «Ковзани» поверненням картки?
    .title = Ковзани
switch-ice-skates-no-more = Ні: після розіграних і спрогнозованих карток нічого не відбувається.
switch-ice-skates-returns = Так: тоді ви повертаєте свою найціннішу верхню картку.

switch-crossbow = У чию ігрову зону можна віддати картку за «Арбалетом»?
    .title = Арбалет
switch-crossbow-opponents = Лише в зону суперника.
switch-crossbow-other-players = У зону будь-якого іншого гравця, і товариша по команді теж.

switch-horseshoes = Чи обов’язково прогнозувати картку за ефектом-відлунням «Підков»?
    .title = Підкови
switch-horseshoes-may = Ні: це на ваш розсуд.
switch-horseshoes-must = Так: вибирають лише між карткою 2 і карткою 3.

switch-pagoda = Що стається з карткою 3, дібраною за «Пагодою»?
    .title = Пагода
switch-pagoda-foreshadowed = Ви прогнозуєте її, а якщо підсуваєте картку її кольору — розігруєте.
switch-pagoda-revealed = Ви розкриваєте її, і вона лишається у вашій руці.

switch-telescope = Що дає «Телескоп» за картку, покладену на свою колоду?
    .title = Телескоп
switch-telescope-exchanges = Ви обмінюєте свій прогноз на стільки ж доступних досягнень, і всі картки колоди 5 скидають.
switch-telescope-achieves = Ви здобуваєте картку зі свого прогнозу як досягнення, якщо відповідаєте вимогам.

switch-liquid-fire-without-a-bonus = Що добирає через «Рідкий вогонь» гравець, у зоні якого не видно жодного бонусу?
    .title = Рідкий вогонь без бонусу
switch-liquid-fire-without-a-bonus-one = Картку 1: найбільший бонус вважається нулем.
switch-liquid-fire-without-a-bonus-nothing = Нічого: найбільшого бонусу немає.

switch-drone = Яку картку добирає «Дрон»?
    .title = Дрон
switch-drone-eleven = Картку 11.
switch-drone-ten = Картку 10.

## Cards

np-of-echoes = { $np-same } Відлуння
