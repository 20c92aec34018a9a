# Іменникові звороти й частини речень, з яких складається текст картки (їх поєднує engine/text/render).
#
# Комірка каже, у якій формі їй потрібне те, що в неї кладуть: $np-pl-gen — родовий множини, $np-same — та форма, якої
# просять від самого повідомлення, $color-f-same — вона ж у жіночому роді (множина роду не має). Повідомлення ті самі,
# що й в англійському файлі. Чергування «у — в», «і — й» дбає про себе само (engine/text/euphony.py).
#
#     np-...     картки зсередини назовні: іменник, означення, символи, значення, місце, умова
#     pick-...   скільки їх
#     place-...  чия рука, стос, зона: .from .to .in; $owner каже чия
#     if-...     речення-умови; $holds — "no" для заперечення, "none" після «жодна картка»
#     rel-...    як порівнюється число

## Small numbers

number-word =
    { $n ->
        [0] нуль
        [1] один
        [2] два
        [3] три
        [4] чотири
        [5] п’ять
        [6] шість
        [7] сім
        [8] вісім
        [9] дев’ять
        [10] десять
        [11] одинадцять
        [12] дванадцять
        [20] двадцять
       *[other] { $n }
    }
    .f =
        { $n ->
            [1] одна
            [2] дві
           *[other] { number-word }
        }
    .f-acc =
        { $n ->
            [1] одну
           *[other] { number-word.f }
        }
    .gen =
        { $n ->
            [1] одного
            [2] двох
            [3] трьох
            [4] чотирьох
            [5] п’яти
            [6] шести
            [7] семи
            [8] восьми
            [9] дев’яти
            [10] десяти
            [11] одинадцяти
            [12] дванадцяти
            [20] двадцяти
           *[other] { $n }
        }
    .f-gen =
        { $n ->
            [1] однієї
           *[other] { number-word.gen }
        }

digits = { $n }

by-how-much = { $n }

## Lists

list-or = { $first-same } або { $second-same }
list-nor = { $first-same } і не { $second-same }
list-and = { $first-same } і { $second-same }
list-comma = { $first-same }, { $second-same }

## Places

owner-gen =
    { $owner ->
        [that] цього гравця
        [an-opponent] суперника
        [another] іншого гравця
        [any-opponent] будь-якого суперника
        [opponents] усіх суперників
        [any-other] будь-якого іншого гравця
        [others] усіх інших гравців
        [any-player] будь-якого гравця
        [everyone] усіх гравців
        [each-opponent] кожного суперника
        [some-opponent] хоча б одного суперника
        [no-opponent] жодного суперника
        [each-other] кожного з інших гравців
        [some-other] хоча б одного з інших гравців
        [no-other] жодного з інших гравців
        [each-player] кожного гравця
        [some-player] хоча б одного гравця
        [no-player] жодного гравця
       *[player] { $player-gen }
    }

# Лише англійській мові: чиї картки.
whose = { $owner }

place-hand = рука
    .from =
        { $owner ->
            [you] з руки
            [only-you] з руки
            [none] з руки
            [me] з моєї руки
            [they] з їхньої руки
            [doer] з руки
            [host] з вашої руки
            [opponents] з рук { owner-gen }
            [others] з рук { owner-gen }
            [everyone] з рук { owner-gen }
           *[other] з руки { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свою руку
            [only-you] у свою руку
            [none] у руку
            [me] у мою руку
            [they] у їхню руку
            [doer] у свою руку
            [host] у вашу руку
            [opponents] у руки { owner-gen }
            [others] у руки { owner-gen }
            [everyone] у руки { owner-gen }
           *[other] у руку { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашій руці
            [only-you] лише у вашій руці
            [none] у руці
            [me] у моїй руці
            [they] у їхній руці
            [doer] у своїй руці
            [host] у вашій руці
            [opponents] у руках { owner-gen }
            [others] у руках { owner-gen }
            [everyone] у руках { owner-gen }
           *[other] у руці { owner-gen }
        }
    .own =
        { $owner ->
            [you] у своїй руці
           *[other] { place-hand.in }
        }

place-score = стос очок
    .from =
        { $owner ->
            [you] зі свого стосу очок
            [only-you] зі свого стосу очок
            [none] зі стосу очок
            [me] з мого стосу очок
            [they] з їхнього стосу очок
            [doer] зі свого стосу очок
            [host] з вашого стосу очок
            [opponents] зі стосів очок { owner-gen }
            [others] зі стосів очок { owner-gen }
            [everyone] зі стосів очок { owner-gen }
           *[other] зі стосу очок { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свій стос очок
            [only-you] у свій стос очок
            [none] у стос очок
            [me] у мій стос очок
            [they] у їхній стос очок
            [doer] у свій стос очок
            [host] у ваш стос очок
            [opponents] у стоси очок { owner-gen }
            [others] у стоси очок { owner-gen }
            [everyone] у стоси очок { owner-gen }
           *[other] у стос очок { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашому стосі очок
            [only-you] лише у вашому стосі очок
            [none] у стосі очок
            [me] у моєму стосі очок
            [they] у їхньому стосі очок
            [doer] у своєму стосі очок
            [host] у вашому стосі очок
            [opponents] у стосах очок { owner-gen }
            [others] у стосах очок { owner-gen }
            [everyone] у стосах очок { owner-gen }
           *[other] у стосі очок { owner-gen }
        }
    .own =
        { $owner ->
            [you] у своєму стосі очок
           *[other] { place-score.in }
        }

place-board = ігрова зона
    .from =
        { $owner ->
            [you] зі своєї ігрової зони
            [only-you] зі своєї ігрової зони
            [none] з ігрової зони
            [me] з моєї ігрової зони
            [they] з їхньої ігрової зони
            [doer] зі своєї ігрової зони
            [host] з вашої ігрової зони
            [opponents] з ігрових зон { owner-gen }
            [others] з ігрових зон { owner-gen }
            [everyone] з ігрових зон { owner-gen }
           *[other] з ігрової зони { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свою ігрову зону
            [only-you] у свою ігрову зону
            [none] в ігрову зону
            [me] у мою ігрову зону
            [they] у їхню ігрову зону
            [doer] у свою ігрову зону
            [host] у вашу ігрову зону
            [opponents] в ігрові зони { owner-gen }
            [others] в ігрові зони { owner-gen }
            [everyone] в ігрові зони { owner-gen }
           *[other] в ігрову зону { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашій ігровій зоні
            [only-you] лише у вашій ігровій зоні
            [none] в ігровій зоні
            [me] у моїй ігровій зоні
            [they] у їхній ігровій зоні
            [doer] у своїй ігровій зоні
            [host] у вашій ігровій зоні
            [opponents] в ігрових зонах { owner-gen }
            [others] в ігрових зонах { owner-gen }
            [everyone] в ігрових зонах { owner-gen }
           *[other] в ігровій зоні { owner-gen }
        }
    .own =
        { $owner ->
            [you] у своїй ігровій зоні
           *[other] { place-board.in }
        }

place-cards = картки
    .from =
        { $owner ->
            [you] зі своєї руки, стосу очок та ігрової зони
            [only-you] зі своєї руки, стосу очок та ігрової зони
            [none] з руки, стосу очок та ігрової зони
            [me] з моєї руки, стосу очок та ігрової зони
            [they] з їхньої руки, стосу очок та ігрової зони
            [opponents] з рук, стосів очок та ігрових зон { owner-gen }
            [others] з рук, стосів очок та ігрових зон { owner-gen }
            [everyone] з рук, стосів очок та ігрових зон { owner-gen }
           *[other] з руки, стосу очок та ігрової зони { owner-gen }
        }
    .to = { place-cards.from }
    .in =
        { $owner ->
            [you] у вашій руці, стосі очок та ігровій зоні
            [me] у моїй руці, стосі очок та ігровій зоні
            [they] у їхній руці, стосі очок та ігровій зоні
            [opponents] у руках, стосах очок та ігрових зонах { owner-gen }
            [others] у руках, стосах очок та ігрових зонах { owner-gen }
            [everyone] у руках, стосах очок та ігрових зонах { owner-gen }
           *[other] у руці, стосі очок та ігровій зоні { owner-gen }
        }
    .own =
        { $owner ->
            [you] у своїй руці, стосі очок та ігровій зоні
           *[other] { place-cards.in }
        }

place-achievements = досягнення
    .from =
        { $owner ->
            [you] з-поміж своїх досягнень
            [only-you] з-поміж своїх досягнень
            [none] з-поміж досягнень
            [me] з-поміж моїх досягнень
            [they] з-поміж їхніх досягнень
           *[other] з-поміж досягнень { owner-gen }
        }
    .to =
        { $owner ->
            [you] до своїх досягнень
            [only-you] до своїх досягнень
            [none] до досягнень
            [me] до моїх досягнень
            [they] до їхніх досягнень
           *[other] до досягнень { owner-gen }
        }
    .in =
        { $owner ->
            [you] серед ваших досягнень
            [only-you] серед ваших досягнень
            [none] серед досягнень
            [me] серед моїх досягнень
            [they] серед їхніх досягнень
           *[other] серед досягнень { owner-gen }
        }
    .own =
        { $owner ->
            [you] серед своїх досягнень
           *[other] { place-achievements.in }
        }

place-junk = непотріб
    .from = з непотребу
    .to = до непотребу
    .in = у непотребі
    .own = у непотребі

## Players

whoever-you = ви
    .gen = вас
    .acc = вас
whoever-me = я
    .gen = мене
    .acc = мене
whoever-another = інший гравець
    .gen = іншого гравця
    .acc = іншого гравця
whoever-an-opponent = суперник
    .gen = суперника
    .acc = суперника
whoever-any-player = будь-який гравець
    .gen = будь-якого гравця
    .acc = будь-якого гравця
that-player = цей гравець
    .gen = цього гравця
    .acc = цього гравця

whoever-points = { $player-same }, у якого { $relation ->
        [at-least] щонайменше стільки ж очок, як { whom }
        [at-most] не більше очок, ніж { whom }
        [equals] стільки ж очок, як { whom }
        [more] більше очок, ніж { whom }
        [fewer] менше очок, ніж { whom }
       *[not-equals] інша кількість очок, ніж { whom }
    }

whoever-where = { $player-same }, про якого можна сказати: { $condition }

# У кого щось є.
who-have =
    { $owner ->
        [you] у вас
        [me] у мене
        [they] у них
        [only-you] лише у вас
       *[other] у { owner-gen }
    }

# З ким порівнюють.
whom =
    { $other ->
        [you] у вас
        [me] у мене
        [they] у них
        [that] у цього гравця
        [any-opponent] у будь-якого суперника
        [any-other] у будь-якого іншого гравця
        [any-player] у будь-якого гравця
        [each-opponent] у кожного суперника
        [each-other] у кожного з інших гравців
       *[each-player] у кожного гравця
    }

## Colors as nouns

the-color = { $color } колір
    .acc = { $color-acc } колір
    .gen = { $color-gen } кольору
that-color = цей колір
    .acc = цей колір
    .gen = цього кольору
same-color = такий самий колір
    .acc = такий самий колір
    .gen = такого самого кольору
its-color = її колір
    .acc = її колір
    .gen = її кольору
    .such = такого самого кольору
their-color = їхній колір
    .acc = їхній колір
    .gen = їхнього кольору
    .such = такого самого кольору
color-of = колір { $card-gen }
    .acc = колір { $card-gen }
    .gen = кольору { $card-gen }
    .such = кольору { $card-gen }
chosen-color = вибраний колір
    .acc = вибраний колір
    .gen = вибраного кольору
    .such = вибраного кольору
chosen-colors = вибрані кольори
    .acc = вибрані кольори
    .gen = одного з вибраних кольорів
    .such = одного з вибраних кольорів
color-i-choose = колір на мій вибір
    .acc = колір на мій вибір
    .gen = кольору на мій вибір
color-i-chose = цей колір
    .acc = цей колір
    .gen = цього кольору

np-color-among = { $colors-same } { $np-same }
np-splayed = розгорнутий { $np }
    .acc = розгорнутий { $np-acc }
    .gen = розгорнутого { $np-gen }
    .pl = розгорнуті { $np-pl }
    .pl-acc = розгорнуті { $np-pl-acc }
    .pl-gen = розгорнутих { $np-pl-gen }
np-splayed-so = { $direction-splayed-same } { $np-same }
np-color-on = { $np-same } { $place-in }
np-color-with = { $np-same } з { $icon }
np-color-not-on = { $np-same }, якого немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }
    .pl = { $np-pl }, яких немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }
    .pl-gen = { $np-pl-gen }, яких немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }

pick-colors = { $np }
    .acc =
        { $n ->
            [1] { $np-acc }
            [few] { number-word } { $np-pl-acc }
           *[many] { number-word } { $np-pl-gen }
        }

## Nouns of cards

np-card = { noun-card }
    .gen = { noun-card.gen }
    .dat = { noun-card.dat }
    .acc = { noun-card.acc }
    .ins = { noun-card.ins }
    .loc = { noun-card.loc }
    .pl = { noun-card.pl }
    .pl-gen = { noun-card.pl-gen }
    .pl-dat = { noun-card.pl-dat }
    .pl-acc = { noun-card.pl-acc }
    .pl-ins = { noun-card.pl-ins }
    .pl-loc = { noun-card.pl-loc }
np-achievement = { noun-achievement }
    .gen = { noun-achievement.gen }
    .dat = { noun-achievement.dat }
    .acc = { noun-achievement.acc }
    .ins = { noun-achievement.ins }
    .loc = { noun-achievement.loc }
    .pl = { noun-achievement.pl }
    .pl-gen = { noun-achievement.pl-gen }
    .pl-dat = { noun-achievement.pl-dat }
    .pl-acc = { noun-achievement.pl-acc }
    .pl-ins = { noun-achievement.pl-ins }
    .pl-loc = { noun-achievement.pl-loc }
np-color-noun = { noun-color }
    .gen = { noun-color.gen }
    .dat = { noun-color.dat }
    .acc = { noun-color.acc }
    .ins = { noun-color.ins }
    .loc = { noun-color.loc }
    .pl = { noun-color.pl }
    .pl-gen = { noun-color.pl-gen }
    .pl-dat = { noun-color.pl-dat }
    .pl-acc = { noun-color.pl-acc }
    .pl-ins = { noun-color.pl-ins }
    .pl-loc = { noun-color.pl-loc }
np-available = доступне { noun-achievement }
    .gen = доступного { noun-achievement.gen }
    .dat = доступному { noun-achievement.dat }
    .acc = доступне { noun-achievement.acc }
    .ins = доступним { noun-achievement.ins }
    .loc = доступному { noun-achievement.loc }
    .pl = доступні { noun-achievement.pl }
    .pl-gen = доступних { noun-achievement.pl-gen }
    .pl-dat = доступним { noun-achievement.pl-dat }
    .pl-acc = доступні { noun-achievement.pl-acc }
    .pl-ins = доступними { noun-achievement.pl-ins }
    .pl-loc = доступних { noun-achievement.pl-loc }
np-special = доступне особливе { noun-achievement }
    .gen = доступного особливого { noun-achievement.gen }
    .dat = доступному особливому { noun-achievement.dat }
    .acc = доступне особливе { noun-achievement.acc }
    .ins = доступним особливим { noun-achievement.ins }
    .loc = доступному особливому { noun-achievement.loc }
    .pl = доступні особливі { noun-achievement.pl }
    .pl-gen = доступних особливих { noun-achievement.pl-gen }
    .pl-dat = доступним особливим { noun-achievement.pl-dat }
    .pl-acc = доступні особливі { noun-achievement.pl-acc }
    .pl-ins = доступними особливими { noun-achievement.pl-ins }
    .pl-loc = доступних особливих { noun-achievement.pl-loc }
np-deck-top = верхня { noun-card } будь-якої колоди
    .gen = верхньої { noun-card.gen } будь-якої колоди
    .dat = верхній { noun-card.dat } будь-якої колоди
    .acc = верхню { noun-card.acc } будь-якої колоди
    .ins = верхньою { noun-card.ins } будь-якої колоди
    .loc = верхній { noun-card.loc } будь-якої колоди
    .pl = верхні { noun-card.pl } колод
    .pl-gen = верхніх { noun-card.pl-gen } колод
    .pl-dat = верхнім { noun-card.pl-dat } колод
    .pl-acc = верхні { noun-card.pl-acc } колод
    .pl-ins = верхніми { noun-card.pl-ins } колод
    .pl-loc = верхніх { noun-card.pl-loc } колод
np-junked-special = особливе { noun-achievement } з непотребу
    .gen = особливого { noun-achievement.gen } з непотребу
    .dat = особливому { noun-achievement.dat } з непотребу
    .acc = особливе { noun-achievement.acc } з непотребу
    .ins = особливим { noun-achievement.ins } з непотребу
    .loc = особливому { noun-achievement.loc } з непотребу
    .pl = особливі { noun-achievement.pl } з непотребу
    .pl-gen = особливих { noun-achievement.pl-gen } з непотребу
    .pl-dat = особливим { noun-achievement.pl-dat } з непотребу
    .pl-acc = особливі { noun-achievement.pl-acc } з непотребу
    .pl-ins = особливими { noun-achievement.pl-ins } з непотребу
    .pl-loc = особливих { noun-achievement.pl-loc } з непотребу

a-value = { value-box }

np-value-card = { value-box }
np-value-cards = { $values }

## What stands before the noun

adj-top = верхній
    .f = верхня
    .f-gen = верхньої
    .f-dat = верхній
    .f-acc = верхню
    .f-ins = верхньою
    .f-loc = верхній
    .n = верхнє
    .n-gen = верхнього
    .n-acc = верхнє
    .pl = верхні
    .pl-gen = верхніх
    .pl-dat = верхнім
    .pl-acc = верхні
    .pl-ins = верхніми
    .pl-loc = верхніх
adj-bottom = нижній
    .f = нижня
    .f-gen = нижньої
    .f-dat = нижній
    .f-acc = нижню
    .f-ins = нижньою
    .f-loc = нижній
    .n = нижнє
    .n-gen = нижнього
    .n-acc = нижнє
    .pl = нижні
    .pl-gen = нижніх
    .pl-dat = нижнім
    .pl-acc = нижні
    .pl-ins = нижніми
    .pl-loc = нижніх
adj-highest = найцінніший
    .f = найцінніша
    .f-gen = найціннішої
    .f-dat = найціннішій
    .f-acc = найціннішу
    .f-ins = найціннішою
    .f-loc = найціннішій
    .n = найцінніше
    .n-gen = найціннішого
    .n-acc = найцінніше
    .pl = найцінніші
    .pl-gen = найцінніших
    .pl-dat = найціннішим
    .pl-acc = найцінніші
    .pl-ins = найціннішими
    .pl-loc = найцінніших
adj-lowest = найменш цінний
    .f = найменш цінна
    .f-gen = найменш цінної
    .f-dat = найменш цінній
    .f-acc = найменш цінну
    .f-ins = найменш цінною
    .f-loc = найменш цінній
    .n = найменш цінне
    .n-gen = найменш цінного
    .n-acc = найменш цінне
    .pl = найменш цінні
    .pl-gen = найменш цінних
    .pl-dat = найменш цінним
    .pl-acc = найменш цінні
    .pl-ins = найменш цінними
    .pl-loc = найменш цінних

np-adjective =
    { $noun ->
        [achievement] { $adjective-n-same } { $np-same }
       *[card] { $adjective-f-same } { $np-same }
    }
np-color = { $color-f-same } { $np-same }
np-not-color = { $np-same } не { $color-gen } кольору
np-done = { $done-f-same } { $np-same }

done-draw = дібраний
    .f = дібрана
    .f-gen = дібраної
    .f-dat = дібраній
    .f-acc = дібрану
    .f-ins = дібраною
    .f-loc = дібраній
    .pl = дібрані
    .pl-gen = дібраних
    .pl-dat = дібраним
    .pl-acc = дібрані
    .pl-ins = дібраними
    .pl-loc = дібраних
    .n = дібрано
done-meld = розіграний
    .f = розіграна
    .f-gen = розіграної
    .f-dat = розіграній
    .f-acc = розіграну
    .f-ins = розіграною
    .f-loc = розіграній
    .pl = розіграні
    .pl-gen = розіграних
    .pl-dat = розіграним
    .pl-acc = розіграні
    .pl-ins = розіграними
    .pl-loc = розіграних
    .n = розіграно
done-tuck = підсунутий
    .f = підсунута
    .f-gen = підсунутої
    .f-dat = підсунутій
    .f-acc = підсунуту
    .f-ins = підсунутою
    .f-loc = підсунутій
    .pl = підсунуті
    .pl-gen = підсунутих
    .pl-dat = підсунутим
    .pl-acc = підсунуті
    .pl-ins = підсунутими
    .pl-loc = підсунутих
    .n = підсунуто
done-score = зарахований
    .f = зарахована
    .f-gen = зарахованої
    .f-dat = зарахованій
    .f-acc = зараховану
    .f-ins = зарахованою
    .f-loc = зарахованій
    .pl = зараховані
    .pl-gen = зарахованих
    .pl-dat = зарахованим
    .pl-acc = зараховані
    .pl-ins = зарахованими
    .pl-loc = зарахованих
    .n = зараховано
done-return = повернений
    .f = повернена
    .f-gen = поверненої
    .f-dat = поверненій
    .f-acc = повернену
    .f-ins = поверненою
    .f-loc = поверненій
    .pl = повернені
    .pl-gen = повернених
    .pl-dat = поверненим
    .pl-acc = повернені
    .pl-ins = поверненими
    .pl-loc = повернених
    .n = повернено
done-junk = скинутий
    .f = скинута
    .f-gen = скинутої
    .f-dat = скинутій
    .f-acc = скинуту
    .f-ins = скинутою
    .f-loc = скинутій
    .pl = скинуті
    .pl-gen = скинутих
    .pl-dat = скинутим
    .pl-acc = скинуті
    .pl-ins = скинутими
    .pl-loc = скинутих
    .n = скинуто
done-transfer = переміщений
    .f = переміщена
    .f-gen = переміщеної
    .f-dat = переміщеній
    .f-acc = переміщену
    .f-ins = переміщеною
    .f-loc = переміщеній
    .pl = переміщені
    .pl-gen = переміщених
    .pl-dat = переміщеним
    .pl-acc = переміщені
    .pl-ins = переміщеними
    .pl-loc = переміщених
    .n = переміщено
done-exchange = обміняний
    .f = обміняна
    .f-gen = обміняної
    .f-dat = обміняній
    .f-acc = обміняну
    .f-ins = обміняною
    .f-loc = обміняній
    .pl = обміняні
    .pl-gen = обміняних
    .pl-dat = обміняним
    .pl-acc = обміняні
    .pl-ins = обміняними
    .pl-loc = обміняних
    .n = обміняно
done-reveal = розкритий
    .f = розкрита
    .f-gen = розкритої
    .f-dat = розкритій
    .f-acc = розкриту
    .f-ins = розкритою
    .f-loc = розкритій
    .pl = розкриті
    .pl-gen = розкритих
    .pl-dat = розкритим
    .pl-acc = розкриті
    .pl-ins = розкритими
    .pl-loc = розкритих
    .n = розкрито
done-choose = вибраний
    .f = вибрана
    .f-gen = вибраної
    .f-dat = вибраній
    .f-acc = вибрану
    .f-ins = вибраною
    .f-loc = вибраній
    .pl = вибрані
    .pl-gen = вибраних
    .pl-dat = вибраним
    .pl-acc = вибрані
    .pl-ins = вибраними
    .pl-loc = вибраних
    .n = вибрано
done-make-available = повернутий
    .f = повернута
    .f-gen = повернутої
    .f-dat = повернутій
    .f-acc = повернуту
    .f-ins = повернутою
    .f-loc = повернутій
    .pl = повернуті
    .pl-gen = повернутих
    .pl-dat = повернутим
    .pl-acc = повернуті
    .pl-ins = повернутими
    .pl-loc = повернутих
    .n = повернуто
done-move = переміщений
    .f = переміщена
    .f-gen = переміщеної
    .f-dat = переміщеній
    .f-acc = переміщену
    .f-ins = переміщеною
    .f-loc = переміщеній
    .pl = переміщені
    .pl-gen = переміщених
    .pl-dat = переміщеним
    .pl-acc = переміщені
    .pl-ins = переміщеними
    .pl-loc = переміщених
    .n = переміщено

did-draw = добрали
did-meld = розіграли
did-tuck = підсунули
did-score = зарахували в очки
did-return = повернули
did-junk = скинули
did-transfer = перемістили
did-exchange = обміняли
did-reveal = розкрили
did-choose = вибрали
did-splay = розгорнули
did-make-available = зробили доступною
did-move = перемістили

## What stands after it

np-with-icon = { $np-same } з { $icon-ins }
np-without-icon = { $np-same } без { $icon-gen }
np-of-color = { $np-same } { $color-gen }
np-of-other-color = { $np-same } не { $color-gen }
np-same-value = { $np-same } з однаковим значенням
np-my-choice = { $np-same } на мій вибір
np-fit = { $np-same } { $fit }
np-fit-placed = { $np-same } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    } { $fit }

fit-icon = з { $icon }
fit-no-icon = без { $icon }
fit-demand = з ефектом-вимогою
fit-no-demand = без ефекту-вимоги
fit-other-than = (крім { $card-gen })
fit-color-present = кольору, який є { $place-in }
fit-color-absent = кольору, якого немає { $place-in }
fit-where = (якщо { $condition })
fit-values = зі значенням { $values }
fit-value = зі значенням { $relation ->
        [at-least] { $n } або більшим
        [at-most] { $n } або меншим
        [more] понад { $n }
        [fewer] до { $n } (не включно)
       *[equals] { $n }
    }
fit-value-like = { $relation ->
        [at-least] з таким самим або більшим значенням, ніж
        [at-most] з таким самим або меншим значенням, ніж
        [more] з більшим значенням, ніж
        [fewer] з меншим значенням, ніж
       *[equals] з таким самим значенням, як
    } у { $card-gen }
fit-value-shifted = зі значенням на { $n } { $way ->
        [up] більшим
       *[down] меншим
    }, ніж у { $card-gen }
fit-value-named = { $value-with }{ $relation ->
        [at-least] {" "}або більшим
        [at-most] {" "}або меншим
        [more] {" "}або більшим, але не рівним йому
        [fewer] {" "}або меншим, але не рівним йому
       *[equals] {""}
    }
fit-value-amount = зі значенням, { $relation ->
        [at-least] не меншим за { $amount-acc }
        [at-most] не більшим за { $amount-acc }
        [more] більшим за { $amount-acc }
        [fewer] меншим за { $amount-acc }
       *[equals] що дорівнює { $amount-dat }
    }

## Where, and how many

np-placed = { $np-same } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
np-among = { $np-same } серед { $cards-gen }
np-of-those =
    { $n ->
        [1] одна з { $cards-gen }
       *[other] { number-word.f } з { $cards-gen }
    }
    .acc = { number-word.f-acc } з { $cards-gen }
    .gen = { number-word.f-gen } з { $cards-gen }
np-of-those-by-me = { np-of-those } на мій вибір
    .acc = { np-of-those.acc } на мій вибір
    .gen = { np-of-those.gen } на мій вибір
np-rest = решта { $cards-gen }
    .acc = решту { $cards-gen }
    .gen = решти { $cards-gen }

# «дві картки», але «два досягнення»
how-many =
    { $noun ->
        [achievement] { $n ->
            [1] одне
           *[other] { number-word }
        }
       *[card] { number-word.f }
    }
np-counted =
    { $n ->
        [1] { how-many } { $np }
        [few] { how-many } { $np-pl }
       *[many] { how-many } { $np-pl-gen }
    }
    .acc =
        { $n ->
            [1] { $noun ->
                [achievement] одне
               *[card] одну
            } { $np-acc }
            [few] { how-many } { $np-pl-acc }
           *[many] { how-many } { $np-pl-gen }
        }
    .gen =
        { $n ->
            [1] { $noun ->
                [achievement] одного
               *[card] однієї
            } { $np-gen }
           *[other] { number-word.gen } { $np-pl-gen }
        }
np-counted-colors =
    { $n ->
        [1] один { $np }
        [few] { number-word } { $np-pl }
       *[many] { number-word } { $np-pl-gen }
    }
    .gen =
        { $n ->
            [1] одного { $np-gen }
           *[other] { number-word.gen } { $np-pl-gen }
        }
np-none = немає { $np-pl-gen }
    .gen = { $np-pl-gen }

pick-one = { $np-same }
pick-the = { $np-same }
pick-the-plural = { $np-pl }
    .gen = { $np-pl-gen }
    .dat = { $np-pl-dat }
    .acc = { $np-pl-acc }
    .ins = { $np-pl-ins }
    .loc = { $np-pl-loc }
pick-counted = { $np-same }
pick-the-counted = { $np-same }
pick-exactly = рівно { $np-same }
pick-each = кожна { $np }
    .acc = кожну { $np-acc }
    .gen = кожної { $np-gen }
pick-all = усі { $np-pl }
    .acc = усі { $np-pl-acc }
    .gen = усіх { $np-pl-gen }
pick-all-the = { pick-all }
    .acc = { pick-all.acc }
    .gen = { pick-all.gen }
pick-all-but = усі, крім { number-word.f-gen }, { $np-pl }
    .acc = усі, крім { number-word.f-gen }, { $np-pl-acc }
    .gen = усіх, крім { number-word.f-gen }, { $np-pl-gen }
pick-any-number = будь-яка кількість { $np-pl-gen }
    .acc = будь-яку кількість { $np-pl-gen }
    .gen = будь-якої кількості { $np-pl-gen }
pick-up-to = до { number-word.f-gen } { $n ->
        [1] { $np-gen }
       *[other] { $np-pl-gen }
    }
    .acc = { pick-up-to }
    .gen = { pick-up-to }
pick-one-or-two = одна або дві { $np-pl }
    .acc = одну або дві { $np-pl-acc }
    .gen = однієї або двох { $np-pl-gen }
pick-per = по { $np-loc }
    .acc = { pick-per }
    .gen = { pick-per }
pick-per-counted = по { $np-acc }
    .acc = { pick-per-counted }
    .gen = { pick-per-counted }
pick-number = стільки { $np-pl-gen }
    .acc = { pick-number }
    .gen = { pick-number }

np-for-each = { $np-same } за { $unit }
np-as-many = { $np-same }, скільки становить { $amount }

each-color = кожен { $np-acc }
each-value = кожне унікальне значення серед { $cards-pl-gen }
each-card = кожну { $np-acc }
each-icon = кожен { $icon } { $place-in }

## Earlier cards, this card, piles

it = ця картка
    .gen = цієї картки
    .dat = цій картці
    .acc = її
    .ins = цією карткою
    .loc = цій картці
them = ці картки
    .gen = цих карток
    .dat = цим карткам
    .acc = їх
    .ins = цими картками
    .loc = цих картках
this-card = картка «{ $title }»
    .gen = картки «{ $title }»
    .dat = картці «{ $title }»
    .acc = картку «{ $title }»
    .ins = карткою «{ $title }»
    .loc = картці «{ $title }»
    .bare = «{ $title }»
card-above = картка просто над { $card-ins }
    .gen = картки просто над { $card-ins }
    .acc = картку просто над { $card-ins }
kept-second = друга з { $cards-pl-gen }
    .gen = другої з { $cards-pl-gen }
    .acc = другу з { $cards-pl-gen }

pile-one = { $np-same } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
pile-some = { $np-same } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
pile-whole = усі { $np-pl } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
    .acc = усі { $np-pl-acc } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
    .gen = усіх { $np-pl-gen } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
# «крім чотирьох верхніх»
but-top = крім { $n ->
        [1] верхньої
       *[other] { number-word.gen } верхніх
    }
pile-beneath = усі, { but-top }, { $np-pl } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
    .acc = усі, { but-top }, { $np-pl-acc } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }
    .gen = усіх, { but-top }, { $np-pl-gen } { $moving ->
        [in] { $place-in }
        [own] { $place-own }
       *[from] { $place-from }
    }

## Amounts

amount-plus = { $first-same } плюс { $second-same }
amount-minus = { $first-same } мінус { $second-same }
amount-twice = { $amount }, узята двічі
    .gen = { $amount-gen }, узятої двічі
    .dat = { $amount-dat }, узятій двічі
    .acc = { $amount-acc }, узяту двічі
amount-half = половина { $amount-gen } із заокругленням угору
    .gen = половини { $amount-gen } із заокругленням угору
    .dat = половині { $amount-gen } із заокругленням угору
    .acc = половину { $amount-gen } із заокругленням угору
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
amount-one-color = найбільша кількість { $cards-pl-gen } одного кольору
    .gen = найбільшої кількості { $cards-pl-gen } одного кольору
    .dat = найбільшій кількості { $cards-pl-gen } одного кольору
    .acc = найбільшу кількість { $cards-pl-gen } одного кольору
amount-icons = кількість { $icon } { $place-in }
    .gen = кількості { $icon } { $place-in }
    .dat = кількості { $icon } { $place-in }
    .acc = кількість { $icon } { $place-in }
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
    } цієї дії через { $card-acc } карток
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
a-value-to-choose = значення
    .acc = значення
a-value-shifted = значення на { $amount } { $way ->
        [up] більше
       *[down] менше
    }, ніж у { $card-gen }
    .acc = { a-value-shifted }

that-icon = цей символ
    .gen = цього символу
    .acc = цей символ
    .ins = цим символом
chosen-icon = вибраний символ
    .gen = вибраного символу
    .acc = вибраний символ
    .ins = вибраним символом
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
an-icon-but = символ (крім { $icon })
    .acc = символ (крім { $icon })

points-plural = очки
    .gen = очок
most-cards = { $cards-pl }
    .gen = { $cards-pl-gen }
most-amount = { $amount-same }

## Clauses

a-clause = { $clause }

clause-and = { $first } та { $second }
clause-or = { $first } або { $second }
clause-not = неправда, що { $clause }
clause-for =
    { $owner ->
        [each-opponent] про кожного суперника
        [some-opponent] хоча б про одного суперника
        [no-opponent] про жодного суперника не
        [each-other] про кожного з інших гравців
        [some-other] хоча б про одного з інших гравців
        [no-other] про жодного з інших гравців не
        [each-player] про кожного гравця
        [some-player] хоча б про одного гравця
        [no-player] про жодного гравця не
       *[only-you] лише про вас
    } можна сказати: { $clause }

any-of =
    { $holds ->
        [no] жодна { $np }
       *[yes] хоча б одна { $np }
    }
    .gen =
        { $holds ->
            [no] жодної { $np-gen }
           *[yes] хоча б однієї { $np-gen }
        }
each-of =
    { $holds ->
        [no] не кожна { $np }
       *[yes] кожна { $np }
    }
    .gen =
        { $holds ->
            [no] не кожної { $np-gen }
           *[yes] кожної { $np-gen }
        }

rel-at-least = щонайменше { $np-same }
rel-at-most = щонайбільше { $np-same }
rel-equals = рівно { $np-same }
rel-not-equals = більше або менше ніж { $np-same }
rel-more = більше ніж { $np-same }
rel-fewer = менше ніж { $np-same }

np-icons = { $n } { $icon }
np-more-icons = { $relation ->
        [at-least] не менше { $icon }, ніж
        [at-most] не більше { $icon }, ніж
        [equals] стільки ж { $icon }, як
        [more] більше { $icon }, ніж
        [fewer] менше { $icon }, ніж
       *[not-equals] не стільки ж { $icon }, як
    } { $other }
    .gen = { np-more-icons }

if-have =
    { $owner ->
        [no-player] { $place-in } немає { $np-gen }
        [no-opponent] { $place-in } немає { $np-gen }
        [no-other] { $place-in } немає { $np-gen }
       *[other] { $place-in } { $np }
    }
if-have-achievements =
    { $owner ->
        [no-player] { who-have } немає { $np-gen }
        [no-opponent] { who-have } немає { $np-gen }
        [no-other] { who-have } немає { $np-gen }
       *[other] { who-have } { $np }
    }
if-there = є { $np }
if-twice-achievements = { who-have } щонайменше вдвічі більше досягнень, ніж { whom }
if-did = { $owner ->
        [they] вони
       *[you] ви
    } { $did } { $cards-acc }
if-any = { $owner ->
        [they] вони
       *[you] ви
    } { $holds ->
        [no] не { $did } жодної картки
       *[yes] { $did } хоча б одну картку
    }
if-due =
    { $holds ->
        [no] через вимогу не { $done-n } жодної картки
       *[yes] через вимогу { $done-n } хоча б одну картку
    }

if-more-there = { $here-in } { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { $there-in }
if-points = { who-have }{ $owner ->
        [no-player] {" "}немає
        [no-opponent] {" "}немає
        [no-other] {" "}немає
       *[other] {""}
    } { $relation ->
        [at-least] щонайменше стільки ж очок, як
        [at-most] не більше очок, ніж
        [equals] стільки ж очок, як
        [more] більше очок, ніж
        [fewer] менше очок, ніж
       *[not-equals] не стільки ж очок, як
    } { whom }
# хто повертав
returner =
    { $other ->
        [you] ви
        [me] я
        [they] вони
        [any-opponent] будь-хто із суперників
        [any-other] будь-хто з інших гравців
       *[any-player] будь-хто з гравців
    }
if-returned = { $owner ->
        [they] вони
       *[you] ви
    } повернули цієї дії через { $card-acc } { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { returner }
if-compare = { $left } { $relation ->
        [at-least] становить щонайменше { $right-acc }
        [at-most] становить щонайбільше { $right-acc }
        [equals] дорівнює { $right-dat }
        [more] перевищує { $right-acc }
        [fewer] не досягає { $right-gen }
       *[not-equals] не дорівнює { $right-dat }
    }
if-one-color =
    { $holds ->
        [no] серед { $cards-pl-gen } немає { number-word.gen } карток одного кольору
       *[yes] серед { $cards-pl-gen } щонайменше { $n ->
            [few] { number-word.f } картки
           *[many] { number-word.f } карток
        } одного кольору
    }

if-value = { $subject }{ $relation ->
        [at-least] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення { $n } або більше
        [at-most] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення { $n } або менше
        [equals] {" "}{ $holds ->
            [none] не є { value-box }
           *[other] — { value-box }
        }
        [more] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення понад { $n }
        [fewer] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення, менше ніж { $n }
       *[not-equals] {" "}— не { value-box }
    }
if-value-like = { $subject } { $holds ->
        [none] не має
       *[other] має
    } { $relation ->
        [at-least] таке саме або більше значення, ніж
        [at-most] таке саме або менше значення, ніж
        [equals] таке саме значення, як
        [more] більше значення, ніж
        [fewer] менше значення, ніж
       *[not-equals] інше значення, ніж
    } { $card }
if-icon = { $subject } { $holds ->
        [yes] має символ
       *[no] не має символу
    } { $icon }
if-demand = { $subject } { $holds ->
        [yes] має ефект-вимогу
       *[no] не має ефекту-вимоги
    }
if-color = { $subject } { $holds ->
        [yes] { $color-f }
       *[no] не { $color-f }
    }
if-of-color = { $subject } { $holds ->
        [yes] { $color-gen }
       *[no] не { $color-gen }
    }
if-card = { $subject } { $holds ->
        [yes] — { $card-bare }
       *[no] — не { $card-bare }
    }
if-color-present = { $place-in } { $holds ->
        [yes] є картка { $color-such }
       *[no] немає картки { $color-such }
    }
if-splayed = { $color-acc } { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-cards-splayed = { $color-acc } колір { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-top = { $subject } { $holds ->
        [yes] є верхньою в чиїйсь ігровій зоні
       *[no] не є верхньою в жодній ігровій зоні
    }
if-tops = { $subject } є верхніми в чиїхось ігрових зонах

if-single-most = { $holds ->
        [yes] тільки
       *[no] не тільки
    } { $owner ->
        [they] у них
       *[you] у вас
    } найбільше { $amount-gen }
if-single-least = { $holds ->
        [yes] тільки
       *[no] не тільки
    } { $owner ->
        [they] у них
       *[you] у вас
    } найменше { $amount-gen }
