# Дієслова й речення картки.
#
# Дієслівний зворот потрібен у наказовому способі («доберіть [2]»), .inf — після «можете», .subj — після «щоб ви».

## Verbs

verb-draw = доберіть
    .inf = добрати
    .subj = добрали
verb-meld = розіграйте
    .inf = розіграти
    .subj = розіграли
verb-tuck = підсуньте
    .inf = підсунути
    .subj = підсунули
verb-score = зарахуйте в очки
    .inf = зарахувати в очки
    .subj = зарахували в очки
verb-return = поверніть
    .inf = повернути
    .subj = повернули
verb-junk = скиньте
    .inf = скинути
    .subj = скинули
verb-safeguard = сховайте
    .inf = сховати
    .subj = сховали
verb-foreshadow = спрогнозуйте
    .inf = спрогнозувати
    .subj = спрогнозували
verb-remove = вилучіть
    .inf = вилучити
    .subj = вилучили
verb-transfer = перемістіть
    .inf = перемістити
    .subj = перемістили
verb-exchange = обміняйте
    .inf = обміняти
    .subj = обміняли
verb-rearrange = змініть
    .inf = змінити
    .subj = змінили
verb-reveal = розкрийте
    .inf = розкрити
    .subj = розкрили
verb-splay = розгорніть
    .inf = розгорнути
    .subj = розгорнули
verb-unsplay = згорніть
    .inf = згорнути
    .subj = згорнули
verb-achieve = здобудьте
    .inf = здобути
    .subj = здобули
verb-claim = отримайте
    .inf = отримати
    .subj = отримали
verb-self-execute = самостійно застосуйте
    .inf = самостійно застосувати
    .subj = самостійно застосували
verb-super-execute = посилено застосуйте
    .inf = посилено застосувати
    .subj = посилено застосували
verb-execute-card = застосуйте
    .inf = застосувати
    .subj = застосували
verb-execute = виконайте
    .inf = виконати
    .subj = виконали
verb-raise = збільште
    .inf = збільшити
    .subj = збільшили
verb-issue = видайте
    .inf = видати
    .subj = видали
verb-demand = висуньте
    .inf = висунути
    .subj = висунули
verb-choose = виберіть
    .inf = вибрати
    .subj = вибрали
verb-determine = визначте
    .inf = визначити
    .subj = визначили
verb-repeat = повторіть
    .inf = повторити
    .subj = повторили
verb-place = покладіть
    .inf = покласти
    .subj = поклали
verb-make-available = зробіть
    .inf = зробити
    .subj = зробили

## What is done

do = { $verb-same } { $cards-acc }
do-for-yourself-only = { $verb-same } { $cards-acc } лише для себе, без її вимог
do-both = { $first-same } і { $second-same } { $cards-acc }
do-both-achieve = { do-both }, незалежно від умов
do-score-it = зарахуйте { $cards-acc } в очки
    .inf = зарахувати { $cards-acc } в очки
    .subj = зарахували { $cards-acc } в очки
do-available = { $verb-same } доступним { $cards-acc }
do-place = { $verb-same } { $cards-acc } на верх { $number ->
        [one] її колоди
       *[several] їхніх колод
    }
do-remove = { $verb-same } з гри { $cards-acc }
do-transfer = { $verb-same } { $cards-acc } { $place-to }
do-transfer-fit = { $verb-same } { $home-from } { $place-to } { $cards-acc }
do-for-each = { $step-same } за { $unit }
do-exchange-chosen = { $verb-same } ці дві картки
do-exchange = { $verb-same } { $mine-acc } на { $theirs-acc }
do-junk-deck = { $verb-same } всі { value-box } з відповідної колоди
do-junk-deck-of = { $verb-same } всі картки з колоди { $fit }
do-bottom-up = { $step }, починаючи з нижньої
    .inf = { $step-inf }, починаючи з нижньої
    .subj = { $step-subj }, починаючи з нижньої
do-junk-deck-of-set = { $verb-same } всі картки з колоди набору «{ $set }» { $fit }
do-junk-deck-chosen = { $verb-same } всі картки з колоди { $value-with }
do-rearrange = { $verb-same } порядок карток { $color-gen } { $place-in }
do-rearrange-cards = { $verb-same } порядок { $color-pl-gen } карток { $place-in }
do-rearrange-any = { $verb-same } порядок карток одного кольору { $place-in }
do-reveal-color = { $verb-same } колір { $card-gen }
do-achieve = незалежно від умов { $verb-same } { $cards-acc }
do-achieve-eligible = { $verb-same } { $cards-acc }, якщо відповідаєте умовам
do-achieve-eligible-doubled = { $verb-same } { $cards-acc }, якщо відповідаєте умовам із подвоєним рахунком
do-claim = { $verb-same } особливе досягнення «{ $special }»
do-repeat = { $verb-same } цей ефект
do-repeat-using = { $verb-same } цей ефект для { $using-gen }
do-sentence = { $verb-same } { $n ->
        [1] перше речення
       *[other] речення { $n }
    } тих ефектів { $card-gen }, що не є вимогою
the-next-sentence = наступне речення
    .gen = наступного речення
do-deciding = { $step-same }; усі рішення за вас при цьому ухвалює { $player }, і йому можна дивитися на всі картки, які можна бачити вам
do-with-must = { $step-same }, замінивши кожне «можете» на «мусите»
do-raise-values = { $verb-same } кожне значення, надруковане в тому ефекті, на { $n }, доки він не завершиться
do-raise-action = { $verb-same } кожне значення, надруковане в будь-якому ефекті, на { $amount-acc }, доки не завершиться дія
do-demand-the-same = { $verb-same } ту саму вимогу гравцеві, який її висуває
do-choose-deed = { $verb-same }, чого бажаєте: { $deeds-inf }
do-as-chosen = зробіть те, чого бажали
    .inf = зробити те, чого бажали
    .subj = зробили те, чого бажали
do-flip-coin = підкиньте монету
    .inf = підкинути монету
    .subj = підкинули монету
do-introduce-deck = введіть у гру колоду { value-box }
    .inf = ввести у гру колоду { value-box }
    .subj = ввели у гру колоду { value-box }
do-let-choose = дозвольте мені вибрати { $cards-acc }
    .inf = дозволити мені вибрати { $cards-acc }
    .subj = дозволили мені вибрати { $cards-acc }

# де розгорнути, якщо не у своїй зоні
splay-where =
    { $owner ->
        [you] {""}
       *[other] {" "}{ $place-in }
    }
splay-of-cards = у тому напрямку, у якому { $place-in } розгорнуто { $color-acc } колір
splay-of-color = у тому напрямку, у якому { $place-in } розгорнуто { $color-acc }
do-splay = { $verb-same } { $color-acc }{ splay-where } { $direction }
do-splay-cards = { $verb-same } { $color-acc } колір{ splay-where } { $direction }
do-splay-any = { $verb-same } { $direction } один будь-який колір { $place-in }
do-splay-the = { $verb-same } { $direction } { $colors-acc }
do-splay-each = { $verb-same } { $direction } кожен { $colors-acc }
do-splay-both = { $verb-same } { $color-acc } кольори{ splay-where } { $direction }
do-splay-some = { $verb-same } { $direction } один будь-який { $colors-acc }
do-unsplay = { $owner ->
        [demanded] { $verb-same } { $place-in } { $color-acc }
       *[other] { $verb-same } { $color-acc }{ splay-where }
    }
do-unsplay-cards = { $verb-same } { $color-acc } колір{ splay-where }
do-unsplay-any = { $verb-same } один будь-який колір { $place-in }
do-unsplay-the = { $verb-same } { $colors-acc }
do-unsplay-each = { $verb-same } кожен { $colors-acc }
do-unsplay-both = { $verb-same } { $color-acc } кольори{ splay-where }
do-unsplay-some = { $verb-same } один будь-який { $colors-acc }

win = { $owner ->
        [me] я перемагаю
        [they] вони перемагають
       *[you] ви перемагаєте
    }
    .inf = { $owner ->
        [me] дати мені перемогти
       *[you] перемогти
    }
    .subj = { $owner ->
        [me] дали мені перемогти
       *[you] перемогли
    }
win-most = перемагає єдиний гравець, у якого найбільше { $amount-gen }
    .inf = дати перемогти єдиному гравцеві, у якого найбільше { $amount-gen }
    .subj = дали перемогти єдиному гравцеві, у якого найбільше { $amount-gen }
win-least = перемагає єдиний гравець, у якого найменше { $amount-gen }
    .inf = дати перемогти єдиному гравцеві, у якого найменше { $amount-gen }
    .subj = дали перемогти єдиному гравцеві, у якого найменше { $amount-gen }
lose = ви програєте
    .inf = програти
    .subj = програли
end-dogma-action = дію догми завершено
    .inf = завершити дію догми
    .subj = завершили дію догми
do-not-done = (цю частину картки ще не запрограмовано)
    .inf = зробити те, чого ще не запрограмовано
    .subj = зробили те, чого ще не запрограмовано
nothing = нічого не робіть
    .inf = нічого не робити
    .subj = нічого не робили

## What holds them together

join-then = { $first-same }, а потім { $second-same }
join-and = { $first-same } та { $second-same }
join-and-then = { $first-same }, а потім { $second-same }
join-then-clause = { $first-same }, а потім { $second-same }
join-and-clause = { $first-same }, і { $second-same }
join-and-when = { $first-same } і, { $second-same }
join-comma = { $first-same }, { $second-same }

may = можете { $step-inf }
    .subj = за бажання { $step-subj }
    .inf = за бажання { $step-inf }
may-either = можете або { $options-inf }
    .subj = за бажання або { $options-subj }
    .inf = за бажання або { $options-inf }
do-either = або { $options-same }
options = { $first-same }, або ж { $second-same }

they-do = { $player } має { $step-inf }
    .inf = дати, щоб { $player } міг { $step-inf }
    .subj = дали, щоб { $player } міг { $step-inf }
if-they-do = якщо { $player } зробить це, { $step-same }
if-they-dont = якщо { $player } не зробить цього, { $step-same }
would = { would-who }, { $how ->
        [instead] замість цього
        [instead-if] замість цього,
        [first-if] спершу,
       *[first] спершу
    } { $step }
would-where = { would-who } { $fit ->
        [yes] та
       *[no] і
    } { $condition }, { $how ->
        [instead] замість цього
        [instead-if] замість цього,
        [first-if] спершу,
       *[first] спершу
    } { $step }
would-who = { $who ->
        [you] якщо ви мали б
        [opponents] якщо суперник мав би
        [others] якщо інший гравець мав би
       *[everyone] якщо гравець мав би
    } { $deed }
may-issue = можете видати { $decree } з будь-якими двома постатями
may-issue-any = можете видати будь-який указ із будь-якими трьома постатями
decree-red = указ «Війна»
decree-yellow = указ «Експансія»
decree-green = указ «Торгівля»
decree-blue = указ «Прогрес»
decree-purple = указ «Суперництво»
do-issue = { $verb-same } { $decree }
do-issue-of-color = { $verb-same } указ { $color-gen }
do-become-eligible = отримайте право долучитися
do-leave-it = залиште її там, де вона лежить
when-melded = коли розігруєте цю картку, { $step }
would-execute-effect = виконати ефект
would-suffer-demand = виконати вимогу
would-nth-action = { $deed } { $kind ->
        [action] як свою { $n ->
            [1] першу
           *[2] другу
        } дію
       *[part] під час своєї { $n ->
            [1] першої
           *[2] другої
        } дії
    }
would-draw = добрати картку
would-draw-of = добрати картку { $fit }
would-draw-for-sharing = добрати картку за те, що хтось долучився
would-draw-into-hand = добрати картку на руку
would-meld = розіграти картку
would-tuck = підсунути картку
would-score = зарахувати картку в очки
would-return = повернути картку
would-junk = скинути картку
would-transfer = перемістити картку
would-several = { $verbs } картку
would-verb-meld = розіграти
would-verb-tuck = підсунути
would-verb-score = зарахувати в очки
would-verb-return = повернути
would-verb-junk = скинути
would-verb-transfer = перемістити
would-exchange = обміняти будь-яку кількість карток
would-splay = розгорнути колір
would-splay-left = розгорнути колір ліворуч
would-own-splay = розгорнути колір у своїй ігровій зоні
would-own-splay-left = розгорнути ліворуч колір у своїй ігровій зоні
would-claim = здобути досягнення
would-claim-standard = здобути звичайне досягнення
would-draw-action = виконати дію добору
would-meld-action = виконати дію розіграшу з карткою
would-dogma-action = виконати дію догми з карткою
would-not-share = лишитися без права долучитися
would-issue-decree = видати указ
would-fade = дати постаті згаснути
counts-as = кожна картка { $place-in } вважається такою, що лежить також { $zone-in }
counts-as-valued = кожна картка зі значенням { $place-in } вважається такою, що лежить також { $zone-in }
provides-icons = за { $unit } ви маєте { $icons }
additional-icons = ще { number-word } { $icon }
provides-every-icon = за { $unit } ви маєте ще по одному з усіх звичайних символів, які видно у вашій ігровій зоні
provides-every-other-icon = { provides-every-icon }, крім { $icon }
provides-points = за { $unit } ваш рахунок більший на { points-in-words }
points-in-words = { $n ->
        [1] одне очко
       *[other] { points }
    }
provides-points-for = за { $unit } ваш рахунок більший на одне очко за { $each }
provides-points-as-many = за { $unit } ваш рахунок більший на { $amount-acc }
takes-points = рахунок кожного суперника менший на { points-in-words } за кожен { $icon } в його ігровій зоні
counts-as-before-second-action = у ваш хід, до вашої другої дії, кожна картка { $place-in } вважається такою, що лежить також { $zone-in }
count-as-achievements = за { $unit } ви маєте ще одне досягнення
count-as-available = { $each } вважається доступним досягненням для вас
raise-top-for-claims = за { $unit } ваша найвища верхня картка на одиницю вища, коли ви здобуваєте досягнення за значенням
count-towards-claims = { $each } дає { $points }, коли ви здобуваєте досягнення з її значенням
ease-specials = кожне число, якого вимагає особливе досягнення, для вас на одиницю менше
may-activate = { $each } — це картка, яку ви можете вибрати для дії догми
do-for-each-of = для { $unit } { $step }
    .inf = для { $unit } { $step-inf }
    .subj = для { $unit } { $step-subj }
do-for-each-if = для { $unit-clause } { $step }
    .inf = для { $unit-clause } { $step-inf }
    .subj = для { $unit-clause } { $step-subj }
do-for-each-so = для { $unit }
    .inf = для { $unit }
    .subj = для { $unit }
if-you-do = якщо зробили це, { $step-same }
if-you-do-and = якщо зробили це і { $condition }, { $step-same }
if-you-do-otherwise = якщо зробили це, { $step-same }, якщо { $condition }; інакше { $otherwise-same }
if-you-dont-and = якщо не зробили цього і { $condition }, { $step-same }
if-you-dont = якщо не зробили цього, { $step-same }
if-you-do-so = якщо зробили це
    .inf = { if-you-do-so }
    .subj = { if-you-do-so }
if-you-dont-so = якщо не зробили цього
    .inf = { if-you-dont-so }
    .subj = { if-you-dont-so }
when = якщо { $condition }, { $step }
    .subj = { $step-subj }, якщо { $condition }
    .inf = { $step-inf }, якщо { $condition }
when-otherwise = якщо { $condition }, { $step }; інакше { $otherwise }
    .subj = { $step-subj }, якщо { $condition }; інакше { $otherwise-subj }
    .inf = { $step-inf }, якщо { $condition }; інакше { $otherwise-inf }
when-otherwise-apart = якщо { $condition }, { $step }{ $demand ->
        [yes] !
       *[no] .
    } Інакше { $otherwise }
when-so = якщо { $condition }
    .inf = { when-so }
    .subj = { when-so }
otherwise = інакше { $step }
    .inf = інакше { $step-inf }
    .subj = інакше { $step-subj }
otherwise-so = інакше
    .inf = { otherwise-so }
    .subj = { otherwise-so }

## Sentences

sentence = { CAP($step) }.
sentence-open = { CAP($step) }:
sentence-demand = { CAP($step) }!
sentence-i-demand-for-each = Я ВИМАГАЮ, щоб ви для { $unit } { $step-subj }!
sentence-i-compel-for-each = Я ПРИМУШУЮ ВАС для { $unit } { $step-inf }!
sentence-i-compel = Я ПРИМУШУЮ ВАС { $step-inf }!
sentence-i-demand = Я ВИМАГАЮ, щоб ви { $step-subj }!
