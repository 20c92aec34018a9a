# Що сталося, по рядку на подію; чим скінчилася гра; варіанти вибору й запитання.
#
# $who — "you", якщо йдеться про того, хто дивиться, інакше "other" з іменем $name. Імена не відмінюються: вони стоять
# у називному, де треба — в дужках. Теперішній час не зраджує роду. $whose — чиє це місце: "you" — діє той, хто
# дивиться, і місце його; "own" — діє інший на своєму; "yours" — діє інший на вашому; "other" — місце гравця $owner.

## Cards and places

seen-card = «{ $title }»
    .acc = «{ $title-acc }»
seen-back = { value-box }
    .acc = { value-box }
seen-back-of-set = { value-box } з набору «{ $set }»
    .acc = { value-box } з набору «{ $set }»
seen-drawn = { value-box }: «{ $title }»
    .acc = { value-box }: «{ $title-acc }»
seen-special = «{ $title }»
    .acc = «{ $title-acc }»

at-hand = рука
    .from =
        { $whose ->
            [you] з руки
            [own] зі своєї руки
            [yours] з вашої руки
           *[other] з чужої руки ({ $owner })
        }
    .to =
        { $whose ->
            [you] у свою руку
            [own] у свою руку
            [yours] у вашу руку
           *[other] у чужу руку ({ $owner })
        }
    .in =
        { $whose ->
            [you] у своїй руці
            [own] у своїй руці
            [yours] у вашій руці
           *[other] у чужій руці ({ $owner })
        }
at-score = стос очок
    .from =
        { $whose ->
            [you] зі свого стосу очок
            [own] зі свого стосу очок
            [yours] з вашого стосу очок
           *[other] з чужого стосу очок ({ $owner })
        }
    .to =
        { $whose ->
            [you] у свій стос очок
            [own] у свій стос очок
            [yours] у ваш стос очок
           *[other] у чужий стос очок ({ $owner })
        }
    .in =
        { $whose ->
            [you] у своєму стосі очок
            [own] у своєму стосі очок
            [yours] у вашому стосі очок
           *[other] у чужому стосі очок ({ $owner })
        }
at-board = ігрова зона
    .from =
        { $whose ->
            [you] зі своєї ігрової зони
            [own] зі своєї ігрової зони
            [yours] з вашої ігрової зони
           *[other] з чужої ігрової зони ({ $owner })
        }
    .to =
        { $whose ->
            [you] у свою ігрову зону
            [own] у свою ігрову зону
            [yours] у вашу ігрову зону
           *[other] у чужу ігрову зону ({ $owner })
        }
    .in =
        { $whose ->
            [you] у своїй ігровій зоні
            [own] у своїй ігровій зоні
            [yours] у вашій ігровій зоні
           *[other] у чужій ігровій зоні ({ $owner })
        }
at-achievements = досягнення
    .from =
        { $whose ->
            [you] з-поміж своїх досягнень
            [own] з-поміж своїх досягнень
            [yours] з-поміж ваших досягнень
           *[other] з-поміж чужих досягнень ({ $owner })
        }
    .to =
        { $whose ->
            [you] до своїх досягнень
            [own] до своїх досягнень
            [yours] до ваших досягнень
           *[other] до чужих досягнень ({ $owner })
        }
    .in =
        { $whose ->
            [you] серед своїх досягнень
            [own] серед своїх досягнень
            [yours] серед ваших досягнень
           *[other] серед чужих досягнень ({ $owner })
        }
at-available = доступні досягнення
    .from = з-поміж доступних досягнень
    .to = до доступних досягнень
    .in = серед доступних досягнень
at-specials = доступні особливі досягнення
    .from = з-поміж доступних особливих досягнень
    .to = до доступних особливих досягнень
    .in = серед доступних особливих досягнень
at-junk = непотріб
    .from = з непотребу
    .to = до непотребу
    .in = у непотребі
at-box = коробка
    .from = з коробки
    .to = до коробки
    .in = у коробці
at-junked-specials = непотріб
    .from = з непотребу
    .to = до непотребу
    .in = у непотребі
at-deck = колода { value-box }
    .from = з колоди { value-box }
    .to = у колоду { value-box }
    .in = у колоді { value-box }
at-deck-of-set = колода { value-box } набору «{ $set }»
    .from = з колоди { value-box } набору «{ $set }»
    .to = у колоду { value-box } набору «{ $set }»
    .in = у колоді { value-box } набору «{ $set }»

## What a player does

say-draw = { $who ->
        [you] Ви добираєте
       *[other] { $name } добирає
    }
say-meld = { $who ->
        [you] Ви розігруєте
       *[other] { $name } розігрує
    }
say-tuck = { $who ->
        [you] Ви підсовуєте
       *[other] { $name } підсовує
    }
say-score = { $who ->
        [you] Ви зараховуєте в очки
       *[other] { $name } зараховує в очки
    }
say-return = { $who ->
        [you] Ви повертаєте
       *[other] { $name } повертає
    }
say-junk = { $who ->
        [you] Ви скидаєте
       *[other] { $name } скидає
    }
say-safeguard = { $who ->
        [you] Ви ховаєте
       *[other] { $name } ховає
    }
say-foreshadow = { $who ->
        [you] Ви прогнозуєте
       *[other] { $name } прогнозує
    }
say-remove = { $who ->
        [you] Ви вилучаєте
       *[other] { $name } вилучає
    }
say-transfer = { $who ->
        [you] Ви переміщуєте
       *[other] { $name } переміщує
    }
say-take = { $who ->
        [you] Ви берете
       *[other] { $name } бере
    }
say-exchange = { $who ->
        [you] Обмін: ви переміщуєте
       *[other] Обмін: { $name } переміщує
    }
say-reveal = { $who ->
        [you] Ви розкриваєте
       *[other] { $name } розкриває
    }
say-self-execute = { $who ->
        [you] Ви самостійно застосовуєте
       *[other] { $name } самостійно застосовує
    }
say-super-execute = { $who ->
        [you] Ви посилено застосовуєте
       *[other] { $name } посилено застосовує
    }
say-place = { $who ->
        [you] Ви кладете
       *[other] { $name } кладе
    }
say-choose = { $who ->
        [you] Ви вибираєте
       *[other] { $name } вибирає
    }
say-claim = { $who ->
        [you] Ви отримуєте
       *[other] { $name } отримує
    }

event-move = { $did } { $card-acc }.
event-move-from = { $did } { $card-acc } { $place-from }.
event-move-several = { $did } { $n } { $n ->
        [one] картку
        [few] картки
       *[many] карток
    } { $place-from }.
event-place-on-deck = { $did } { $card-acc } { $place-from } на її колоду згори.
event-take = { $did } на руку { $card-acc } { $place-from }.
event-remove = { $did } з гри { $card-acc } { $place-from }.
event-move-between = { $did } { $card-acc } { $from-from } { $to-to }.
place-of-taker = { $own }
    .to = { $own-to }
event-achieve = { $did } досягнення зі значенням { $n }.
event-achieve-from = { $did } { $place-from } досягнення зі значенням { $n }.
event-claim-museum = { $did } { $card-acc } як досягнення.
event-claim-decree = { $did } указ { $card } як досягнення.
event-return-special = { $did } { $card-acc } { $place-from } до запасу.
event-claim = { $did } особливе досягнення { $card }.
event-make-available = { $who ->
        [you] Ви знову робите
       *[other] { $name } знову робить
    } доступним досягнення { $card }.

event-reveal = { $did } { $card-acc } { $place-in }.
# $why: що доводить показана картка
event-prove = { $who ->
        [you] Ви показуєте
       *[other] { $name } показує
    } { $card-acc }{ $why ->
        [fits] { " " }на доказ того, що ця картка підходить.
        [condition] , бо від цієї картки залежить умова.
       *[does-not-fit] { " " }на доказ того, що ця картка не підходить.
    }

event-splay = { $who ->
        [you] Ви розгортаєте
       *[other] { $name } розгортає
    } { $color-acc } колір { $direction } { $place-in }.
event-unsplay = { $who ->
        [you] Ви згортаєте
       *[other] { $name } згортає
    } { $color-acc } колір { $place-in }.
event-splay-forgotten = { CAP($color) } колір більше не розгорнуто: { $place-in } таких карток лишилося менше ніж дві.

# сам порядок побачить на столі той, кому дозволено туди дивитися
event-rearranged = { $who ->
        [you] Ви змінюєте
       *[other] { $name } змінює
    } порядок карток { $place-in }: { $color }.
event-color-revealed = { $did } колір: { $color }.

event-turn = { $who ->
        [you] Ваш хід.
       *[other] { $name } ходить.
    }
event-game = Гра починається. { $who ->
        [you] Перший хід — ваш.
       *[other] Першим ходить гравець { $name }.
    }
event-action-draw = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } дію добору.
event-action-meld = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } дію розіграшу.
event-action-dogma = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } дію догми з карткою { $card }.
event-action-achieve = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } дію досягнення.
event-dogma = { $card }: головний символ — { $icon }. Хто долучається, а хто вразливий, уже визначено.
event-dogma-counted = { $card }: замість її головного символу рахуються { $icon }. Хто долучається, а хто вразливий, уже визначено.
event-execution-decree = { $who ->
        [you] Ви застосовуєте
       *[other] { $name } застосовує
    } ефект указу { $card }.
event-effect = Ефект { $n } картки { $card }.
event-execution = { $who ->
        [you] Ви застосовуєте
       *[other] { $name } застосовує
    } ефект { $n } картки { $card }.
event-execution-compel = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } примус — ефект { $n } картки { $card }.
event-execution-demand = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } вимогу — ефект { $n } картки { $card }.
event-karma = Втручається карма картки { $card }.
event-self-execute = { $did } { $card-acc }.
event-execute-for-yourself-only = { $who ->
        [you] Ви застосовуєте
       *[other] { $name } застосовує
    } { $card-acc } лише для себе, без її вимог.
event-free-draw = { $who ->
        [you] Ви виконуєте
       *[other] { $name } виконує
    } бонусну дію добору.
event-dogma-done = Усі ефекти картки { $card } застосовано.

event-chosen = { $did } { $thing }.
event-chosen-first = { $who ->
        [you] Ви вже вибрали
       *[other] { $name } вже має
    } картку для першого розіграшу.
event-declined = { $who ->
        [you] Ви вирішуєте цього не робити.
       *[other] { $name } вирішує цього не робити.
    }
event-chosen-closed = { $who ->
        [you] Ви вирішуєте, вибираючи з карток, яких не бачите.
       *[other] { $name } вирішує, вибираючи з карток, яких ви не бачите.
    }
event-chosen-option = { $did } варіант { $n }.
event-chosen-step = { $did }: «{ CAP($step) }».

thing-value = значення { $n }
thing-cards = { $cards-acc }
thing-color = { $color-acc } колір
thing-number = число { $n }
thing-set = набір «{ $set }»
thing-icon = символ { $icon }
# $chooser: чи це той, хто вибирає
thing-player = { $chooser ->
        [yes] себе
       *[no] { $who ->
            [you] вас
           *[other] гравця: { $name }
        }
    }

event-left-card = { $who ->
        [you] Ви програєте й вибуваєте з гри.
       *[other] { $name } програє й вибуває з гри.
    }
event-left-conceded = { $who ->
        [you] Ви здаєтеся й вибуваєте з гри.
       *[other] { $name } здається й вибуває з гри.
    }

## How it ended

result-win-achievements = { $who ->
        [you] Ви перемагаєте: у вас досить досягнень.
        [both] Перемагаєте ви й { $names }: у вас разом досить досягнень.
        [many] { $names } перемагають: у них досить досягнень.
       *[other] { $names } перемагає: досягнень досить.
    }
result-win-score = { $who ->
        [you] Ви перемагаєте: у вас найбільше очок.
        [both] Перемагаєте ви й { $names }: у вас разом найбільше очок.
        [many] { $names } перемагають: у них найбільше очок.
       *[other] { $names } перемагає: найбільше очок.
    }
result-win-score-ties = { $who ->
        [you] Ви перемагаєте: очок порівну, а досягнень найбільше у вас.
        [both] Перемагаєте ви й { $names }: очок порівну, а досягнень найбільше разом у вас.
        [many] { $names } перемагають: очок порівну, а досягнень найбільше разом у них.
       *[other] { $names } перемагає: очок порівну, а досягнень найбільше.
    }
result-win-score-shared-1e = { result-win-score-ties }
result-shared = { $who ->
        [both] Ви й { $names } ділите перемогу: порівну й очок, і досягнень.
       *[many] { $names } ділять перемогу: порівну й очок, і досягнень.
    }
result-win-card = { $who ->
        [you] Ви перемагаєте завдяки картці { $card }.
        [both] Перемагаєте ви й { $names } завдяки картці { $card }.
        [many] { $names } перемагають завдяки картці { $card }.
       *[other] { $names } перемагає завдяки картці { $card }.
    }
result-win-elimination = { $who ->
        [you] Ви перемагаєте: суперників не лишилося.
        [both] Перемагаєте ви й { $names }: суперників не лишилося.
        [many] { $names } перемагають: суперників не лишилося.
       *[other] { $names } перемагає: суперників не лишилося.
    }
result-nobody = Ніхто не перемагає: очок і досягнень порівну.
result-nobody-teams = Ніхто не перемагає: у команд порівну очок.
result-over = Гру завершено. { $result }

## Verdicts, short

# $offers: що має картка — спільні ефекти, вимогу чи те й те
# $why: два числа, які порівнюють, або карма, яка важить більше за них
verdict-why-enough = ({ $own } ≥ { $leader })
verdict-why-fewer = ({ $own } < { $leader })
verdict-why-karma = завдяки кармі
verdict-shares = { $offers ->
        [exposed] { $who ->
            [you] ви долучаєтеся завдяки кармі, та вимога діє { $why }
           *[other] долучається завдяки кармі, та вимога діє { $why }
        }
        [parley-exposed] { $who ->
            [you] ви можете долучитися за картку завдяки кармі, та вимога діє { $why }
           *[other] може долучитися за картку завдяки кармі, та вимога діє { $why }
        }
        [parley] { $who ->
            [you] ви можете долучитися за картку { $why }
           *[other] може долучитися за картку { $why }
        }
        [demand] вимога не діє { $why }
       *[both] { $who ->
            [you] ви долучаєтеся { $why }
           *[other] долучається { $why }
        }
    }
verdict-vulnerable = { $offers ->
        [shared] { $who ->
            [you] ви не долучаєтеся { $why }
           *[other] не долучається { $why }
        }
       *[both] діє вимога { $why }
    }
verdict-compelled = { $offers ->
        [parley] { $who ->
            [you] під примусом, можете долучитися за картку { $why }
           *[other] під примусом, може долучитися за картку { $why }
        }
        [alone] під примусом { $why }
       *[shared] { $who ->
            [you] під примусом, долучаєтеся { $why }
           *[other] під примусом, долучається { $why }
        }
    }
verdict-not-compelled = { $offers ->
        [alone] примус не діє { $why }
       *[shared] { $who ->
            [you] примус не діє, не долучаєтеся { $why }
           *[other] примус не діє, не долучається { $why }
        }
    }
verdict-parley-resist = { $who ->
        [you] ви уникли примусу
       *[other] уникає примусу
    }
verdict-no-parley-share = { $who ->
        [you] ви не долучаєтеся
       *[other] не долучається
    }
verdict-parley-immune = { $who ->
        [you] ви уникли вимоги
       *[other] вимоги не виконує
    }
verdict-immune = та сама команда
verdict-acts-last = { $who ->
        [you] ви — останні
       *[other] діє після всіх
    }

## Options

option-draw = Добрати картку: { $n ->
        [0] жодної не лишилося
       *[other] { $card }
    }
option-meld = Розіграти { $card-acc }
option-meld-back = { $count ->
        [1] Розіграти { $card-acc } { $place-from }
       *[other] Розіграти { $card-acc } { $place-from } (номер { $number } з { $count })
    }
option-dogma = Догма: { $card }
option-achieve = Досягнення: значення { $n }
option-achieve-own = { $count ->
        [1] Досягнення: { $card } { $place-in }
       *[other] Досягнення: { $card } { $place-in } (номер { $number } з { $count })
    }
option-card = «{ $title }» { value-box }
    .acc = «{ $title-acc }» { value-box }
option-special = «{ $title }»
option-back = { $count ->
        [1] { $card } { $place-in }
       *[other] { $card } { $place-in } (номер { $number } з { $count })
    }
option-color = { CAP($color) }
option-value = Значення { $n }
option-number = { $n }
option-set = { $set }
option-icon = { $icon } { $icon-name }
option-player = { $who ->
        [you] Ви
       *[other] { $name }
    }
option-yes = Так
option-no = Ні
option-nothing = Нічого
option-step = { CAP($step) }

## Prompts

decides = { $who ->
        [you] Вирішуєте ви.
       *[other] { $name } вирішує.
    }

ask-turn = Виберіть дію ({ $n } з { $of }).
ask-free-dogma = Виберіть, як виконати цю бонусну дію догми.
ask-first-meld = Виберіть картку, з якої почнете: її буде розіграно, коли виберуть усі.
ask-order = Кілька карток ідуть одна за одною: виберіть, яку { $deed } зараз.
ask-card = Виберіть, { $n ->
        [1] яку картку
        [few] які { number-word.f } картки
       *[many] які { number-word.f } карток
    } { $deed }.
ask-closed = Які картки { $deed }, вибирають із тих, яких ви не бачите.
ask-closed-other = Що можна вибрати, залежить від карток, яких ви не бачите.
ask-card-up-to = Виберіть, { $n ->
        [1] яку картку
       *[many] які картки (щонайбільше { number-word.f })
    } { $deed }.
ask-card-between = Виберіть, які картки (від { $low } до { $n }) { $deed }.
ask-color-splay = Виберіть колір, який розгорнути { $direction }.
ask-color-rearrange = Виберіть колір, картки якого перекласти в іншому порядку.
# $deed: що має зробити $other чи $rival
ask-karma = { $other ->
        [you] Ви маєте { $deed }, і на це чекають карми кількох карток.
       *[other] { $rival } має { $deed }, і на це чекають карми кількох карток.
    } { $who ->
        [you] Виберіть, чия карма втрутиться.
       *[other] { $name } вибирає, чия карма втрутиться.
    }
ask-which-karma = На це чекають кілька карм цієї картки. Виберіть ту, що втрутиться.
ask-color-reveal = Виберіть колір, який розкрити.
ask-order-rearrange = Згори вниз: виберіть, яка картка буде наступною.
ask-color-unsplay = Виберіть колір, який згорнути.
ask-color = Виберіть { $n ->
        [1] колір
        [few] { number-word } кольори
       *[many] { number-word } кольорів
    }.
ask-value = Виберіть значення.
ask-number = Виберіть число.
ask-set = Виберіть набір.
ask-icon = Виберіть символ.
ask-player = Виберіть гравця.
ask-may = Зробити це?
ask-sentence = Виберіть, що зробити.

deed-meld = розіграти
deed-tuck = підсунути
deed-score = зарахувати в очки
deed-return = повернути
deed-junk = скинути
deed-safeguard = сховати
deed-foreshadow = спрогнозувати
deed-achieve = здобути
deed-remove = вилучити з гри
deed-transfer = перемістити
deed-exchange = обміняти
deed-reveal = розкрити
deed-self-execute = самостійно застосувати
deed-super-execute = посилено застосувати
deed-place = покласти на її колоду
deed-for-each = для якої це зробити далі
deed-execute-for-yourself-only = застосувати лише для себе
deed-karma = вибрати, щоб втрутилася її карма
deed-rearrange = перекласти
deed-choose = мати на увазі далі
deed-make-available = зробити доступною
deed-draw = добрати
deed-move = перемістити

many-one = { $kind ->
        [color] Один
        [icon] Один
        [number] Одне
        [set] Один
        [value] Одне
        [player] Одного
       *[card] Одну
    }
many-exactly = Рівно { $n }
many-up-to = Щонайбільше { $n }
many-between = Від { $low } до { $n }
many-same-value = { $many }, усі з однаковим значенням
many-same-color = { $many }, усі одного кольору
many-different-values = { $many }, усі з різними значеннями
many-different-colors = { $many }, усі різних кольорів
many-or-none =
    { $kind ->
        [player] { $many } або нікого
       *[other] { $many } або нічого
    }
# те саме після вставленого звороту, який треба закрити комою
many-together-or-none =
    { $kind ->
        [player] { $many }, або нікого
       *[other] { $many }, або нічого
    }

# $who вибирає, щонайбільше $n
fate-what =
    { $n ->
        [1] Вона
       *[other] Кожна
    }
fate-meld = { $who ->
        [you] { fate-what } ляже зверху на свій колір у вашій ігровій зоні.
       *[other] { fate-what } ляже зверху на свій колір у чужій ігровій зоні ({ $name }).
    }
fate-tuck = { $who ->
        [you] { fate-what } ляже під свій колір у вашій ігровій зоні.
       *[other] { fate-what } ляже під свій колір у чужій ігровій зоні ({ $name }).
    }
fate-score = { $who ->
        [you] { fate-what } потрапить у ваш стос очок.
       *[other] { fate-what } потрапить у чужий стос очок ({ $name }).
    }
fate-return = { fate-what } повернеться під низ своєї колоди.
fate-junk = { fate-what } вибуде з гри.
fate-safeguard = { $who ->
        [you] { fate-what } потрапить у ваш сейф, якщо там є місце.
       *[other] { fate-what } потрапить у чужий сейф ({ $name }), якщо там є місце.
    }
fate-foreshadow = { $who ->
        [you] { fate-what } потрапить у ваш прогноз, якщо там є місце.
       *[other] { fate-what } потрапить у чужий прогноз ({ $name }), якщо там є місце.
    }
fate-achieve = { $who ->
        [you] { fate-what } стане вашим досягненням.
       *[other] { fate-what } стане чужим досягненням ({ $name }).
    }
fate-remove = { fate-what } вибуде з гри назавжди.
fate-transfer = { fate-what } потрапить { $place-to }.
fate-exchange = Вона поміняється місцями з іншими картками.
fate-reveal = { $n ->
        [1] Її побачать усі; вона лишиться на місці.
       *[other] Їх побачать усі; вони лишаться на місці.
    }
fate-self-execute = { $who ->
        [you] Її ефекти буде застосовано лише для вас.
       *[other] Її ефекти застосує лише { $name }.
    }
fate-super-execute = { $who ->
        [you] Її ефекти буде застосовано лише для вас, а вимоги виконають усі ваші суперники.
       *[other] Її ефекти застосує лише { $name }, а вимоги виконають усі суперники.
    }
fate-place = Вона ляже зверху на свою колоду.
fate-for-each = Спершу зробіть це для вибраного, а потім для решти.
fate-karma = Втрутиться її карма, а інші цього разу ні.
fate-draw = { $who ->
        [you] Вона потрапить у вашу руку.
       *[other] Вона потрапить у чужу руку ({ $name }).
    }
fate-choose = { $n ->
        [1] Поки що вона лишається на місці.
       *[other] Поки що вони лишаються на місці.
    }
fate-make-available = Його знову можна буде здобути.
fate-rearrange = Далі ви виберете порядок його карток, згори вниз. Розгортання не зміниться.
fate-rearrange-order = Вона ляже під уже вибраними й над усіма іншими.
fate-reveal-color = Усі дізнаються колір, але не те, яка картка його має.
fate-splay = На накритих картках цього кольору рахуватимуться ті символи, які відкриє розгортання.
fate-unsplay = Символи на накритих картках цього кольору не рахуватимуться.
fate-turn = Дію буде виконано відразу.
fate-free-dogma = { fate-turn }
fate-first-meld = { $who ->
        [you] Це буде перша картка у вашій ігровій зоні.
       *[other] Це буде перша картка в чужій ігровій зоні ({ $name }).
    }
fate-move = Її буде переміщено.

# Те, що вставляють як є: ім’я.
one-you = ви
a-name = { $name }
    .acc = { $name }
one-of-players = { $who ->
        [you] ви
       *[other] { $name }
    }
splayed-now = { $direction-splayed }
    .n = { $direction-splayed-n }

## Переговори

ask-parley-activate = Картка віддаленого гравця вимагає переговорів: виберіть, яку картку повернути з руки.
ask-parley-share = { $who ->
        [you] Щоб долучитися до дії віддаленого гравця, потрібні переговори: виберіть, яку картку повернути з руки, або не долучайтеся.
       *[other] Щоб долучитися до дії віддаленого гравця, потрібні переговори: виберіть, яку картку повернути з руки, або хай { $name } не долучається.
    }
ask-parley-immune = { $who ->
        [you] Вимога віддаленого гравця стосується вас: поверніть картку з руки, щоб її уникнути, або виконайте вимогу.
       *[other] { $name } має виконати вимогу віддаленого гравця: поверніть картку з руки, щоб її уникнути, або хай вимогу буде виконано.
    }
ask-parley-resist = { $who ->
        [you] Ви під примусом віддаленого гравця: поверніть картку з руки, щоб його уникнути, або виконайте його.
       *[other] { $name } під примусом віддаленого гравця: поверніть картку з руки, щоб його уникнути, або хай його буде виконано.
    }
fate-parley-activate = { $who ->
        [you] Вона піде під низ своєї колоди, а ви скористаєтеся карткою.
       *[other] Вона піде під низ своєї колоди, а { $name } скористається карткою.
    }
fate-parley-share = { $who ->
        [you] Вона піде під низ своєї колоди, а ви долучитеся на всю дію.
       *[other] Вона піде під низ своєї колоди, а { $name } долучиться на всю дію.
    }
fate-parley-resist = { $who ->
        [you] Вона піде під низ своєї колоди, а примус вас не торкнеться.
       *[other] Вона піде під низ своєї колоди, а { $name } примусу уникне.
    }
fate-parley-immune = { $who ->
        [you] Вона піде під низ своєї колоди, а вимога вас не торкнеться.
       *[other] Вона піде під низ своєї колоди, а вимоги { $name } не виконуватиме.
    }
