# Що не так: з позицією (position-...), а також із відповіддю, збереженням, проходом чи назвою (error-...).
#
# Написане у файлі подано так, як воно там стоїть, з його лапками. Частина файлу ($what) стоїть перед двокрапкою в
# називному, щоб речення годилося для будь-якої. Місце на столі ($where) має форми .from і .in.
#
# Повідомлення ті самі, що й в англійському файлі.

position-at = { $source }, рядок { $line }, стовпчик { $column }: { $problem }
position-in = { $source }: { $problem }
position-in-edition = { $edition ->
        [1] у першому виданні
        [3] у третьому виданні
       *[4] у четвертому виданні
    }: { $problem }
position-more =
    { $n ->
        [one] і ще { $n } помилка
        [few] і ще { $n } помилки
       *[many] і ще { $n } помилок
    }

position-near = ; може, { $near }?
position-there-are = ; є такі: { $names }
position-there-is = ; наразі є: { $sets }
position-no-hint = { "" }
position-or = { $first } чи { $second }
position-comma = { $first }, { $second }
position-semicolon = { $first }; { $second }

position-player = { $uk }
position-title = «{ $title }»
position-nobody = ніхто
position-card-none = жодної картки

## What was found

position-found-mapping = набір пар (ключ: значення)
position-found-list = список
position-found-nothing = порожнє значення
position-found-truth = { $found } (для YAML це true або false)
position-found-merge = '<<', тобто злиття наборів
position-found-number = число { $found }
position-found-date = дата { $found }
position-found-value = значення { $found }

## Parts of the file

position-a-position = позиція
position-a-set = набір карток
position-a-player = гравець
position-a-name = ім’я гравця
position-a-team = команда
position-a-card = картка
position-a-special = особливе досягнення
position-a-rule = правило
position-a-line = лінія
position-a-line-id = id лінії
position-a-line-title = назва лінії
position-an-answer = відповідь
position-a-tally = зарахована чи підкладена картка
position-a-number-of-turns = кількість ходів
position-a-number-of-icons = кількість символів
position-an-item = елемент списку { $key }
position-in-language = { $what } ({ $language })
position-a-card-of = картка { $where-from }
position-a-value-in = значення { $where-in }
position-knowing = гравці, які знають картку
position-expected-players = очікування щодо гравців
position-expected-player = очікування щодо гравця
position-expected-decks = очікувані колоди
position-expected-board = очікувана ігрова зона
position-expected-splays = очікувані розгортання
position-expected-icons = очікувані символи
position-expected-cards = очікувані картки
position-expected-turn = очікуваний хід
position-expected-request = очікуваний запит
position-expected-fact = очікуваний факт
position-expected-event = очікувана подія
position-fact-numbers = числа факту
position-fact-number = число факту

## Places on the table

position-in-zone = { $zone } ({ $player })
    .from = { $zone-from } ({ $player })
    .in = { $zone-in } ({ $player })
position-in-common = { $zone }
    .from = { $zone-from }
    .in = { $zone-in }
position-in-pile = { $color } стос ({ $player })
    .from = з { $color-gen } стосу ({ $player })
    .in = у { $color-loc } стосі ({ $player })
position-in-deck = колода карток зі значенням { $value }
    .from = з колоди карток зі значенням { $value }
    .in = у колоді карток зі значенням { $value }
position-in-deck-of-set = колода набору «{ $set }» зі значенням { $value }
    .from = з колоди набору «{ $set }» зі значенням { $value }
    .in = у колоді набору «{ $set }» зі значенням { $value }
position-expected-zone = очікуване місце
    .from = з очікуваного місця
    .in = в очікуваному місці

## The text

position-too-big =
    { $n ->
        [one] понад { $n } байт
        [few] понад { $n } байти
       *[many] понад { $n } байтів
    }
position-no-file = прочитати можна лише звичайний файл, а це щось інше (канал, пристрій або тека); покладіть на його місце файл
position-cannot-open = файл не відкривається ({ $why }); перевірте, чи він є і чи вам дозволено його читати
position-no-utf-8 = це не текст у кодуванні UTF-8
position-control = керівний символ { $char }
position-no-yaml = це не YAML; ось що каже бібліотека, яка його читає: { $why }
position-question-mark = усередині { "{" } { "}" } та [ ] текст зі знаком «?» треба взяти в лапки: "Яка колода?"
position-colon = текст із двокрапкою та пробілом після неї треба взяти в лапки, як-от 'text: "Хто це: Ада чи Бен?"'
position-after-quote = перед цим місцем текст закінчився лапками, а далі йде ще щось; візьміть увесь текст у лапки іншого виду, як-от '"Ні", — каже Ада'
position-indent = зважте на відступи: ключі одного рівня починаються в тому самому стовпчику, як і «-» одного списку; а текст із двокрапкою треба взяти в лапки
position-tab = відступи робіть пробілами, а не табуляцією
position-anchor = мітки (&) і посилання на них (*) заборонено; напишіть те саме двічі
position-tag = теги (!) заборонено, а тут є { $found }
position-too-deep =
    { $n ->
        [one] вкладеність понад { $n } рівень
        [few] вкладеність понад { $n } рівні
       *[many] вкладеність понад { $n } рівнів
    }
position-too-many-values = забагато значень
position-empty = файл порожній

## Any part

position-no-mapping = { $what }: тут має бути набір пар (ключ: значення), а є { $found }
position-key-no-word = { $what }: ключем має бути слово, а є { $found }
position-key-twice = ключ { $key } повторено (перший — у рядку { $line })
position-key-missing = немає ключа { $key }
position-no-key = { $what }: немає такого ключа, як { $key }{ $hint }
position-no-key-comma = { $what }: немає такого ключа, як { $key }; якщо це продовження тексту після коми, візьміть увесь текст у лапки, як-от '{ "{" }uk: "Ада чи, може, Бен"{ "}" }'
position-no-list = { $what }: тут має бути список, а є { $found }
position-no-text = { $what }: тут має бути текст, а є { $found }
position-no-text-unquoted = { $what }: тут має бути текст, а є { $found }; якщо це текст, візьміть його в лапки
position-control-in = { $what }: у тексті є керівний символ { $char }
position-empty-text = { $what }: текст порожній
position-long-text = { $what }: текст задовгий, дозволено щонайбільше { $n } символів
position-no-number = { $what }: тут має бути ціле число, а є { $found }
position-not-between = { $what }: тут має бути число від { $low } до { $high }, а є { $found }
position-no-truth = { $what }: тут має бути true або false, а є { $found }
position-no-such = немає { $what }: { $found }{ $hint }
position-kind-edition = такого видання
position-edition-twice = видання { $edition } уже назване: у 'also_in' перелічують інші видання, кожне один раз
position-kind-choice = такого варіанта тлумачення { $switch }
position-kind-splay = такого напрямку розгортання
position-kind-deck = такого стану колоди
position-kind-player = такого гравця
position-kind-rule = такого правила
position-kind-request = такого виду запиту
position-kind-event = такої події
position-kind-fact = такого виду факту
position-kind-zone = такого місця
position-kind-colour = такого кольору
position-kind-goal = такого варіанта для { $key }
position-goal-nothing = мета нічого не вимагає: напишіть 'reach:' і що має справдитися, як-от 'claim: World' чи 'points: 12'
position-goal-false = { $key } у меті буває лише true: якщо цього не треба, не пишіть зовсім
position-goal-no-achievement = отримувати можна особливі досягнення за назвою і звичайні за числом, а не картки

## The game

position-no-schema = немає ключа 'schema'; напишіть 'schema: { $schema }'
position-other-schema = схемою має бути '{ $schema }', а є { $found }
position-no-set = немає набору карток { $set }{ $hint }
position-set-not-here = { $n ->
        [3] третє
       *[1] перше
    } видання не має карток набору { $set }
position-no-base = гра потребує набору карток 'base'
position-no-id = id складають зі слів малими латинськими літерами через '-', а тут є { $found }
position-no-english = { $what }: немає англійського тексту, додайте ключ 'en'
position-players = у грі від двох до { $most ->
        [4] чотирьох
        [5] п’яти
        [10] десяти
       *[other] { $most }
    } гравців, а тут їх { $n }
position-same-name = двох гравців звуть { $name }
position-name-lines = ім’я гравця має вміститися в один рядок
position-left-with-cards = гравець { $player } вибув із гри й не може мати карток
position-one-side = коли вибув гравець { $player }, лишилася тільки одна сторона й гра закінчилася; залиште у грі дві сторони
position-won =
    { $player } має досягнень: { $have }, а для перемоги потрібно { $need }, тож гра вже скінчилася б; заберіть зайві
position-team-won =
    команда, у якій грає { $player }, має разом досягнень: { $have }, а для перемоги потрібно { $need }, тож гра вже скінчилася б; заберіть зайві
position-left-with-turn = гравець { $player } вибув із гри, тож хід не може бути його
position-teams = дайте кожному гравцеві по черзі номер команди; команд має бути щонайменше дві
position-two-pairs = у { $edition }-му виданні в командах грають лише вчотирьох, двома парами; інші команди дозволяє 'switches: {"{"}team-formation: any{"}"}'
position-begun = дайте кількість початих ходів кожного гравця, для поточного — щонайменше 1, і без 'first_turn'
position-drawn-twice = { $player } є тут двічі
position-tally = тут має бути щось на зразок '1-score' або '2-tuck', а є { $found }

## Cards

position-cards-of = { $edition }-му виданні ({ $sets })
position-no-card = немає картки { $card } у { $among }{ $hint }
position-special-here = { $card } — особливе досягнення, воно не може тут лежати
position-no-special = { $card } — не особливе досягнення
position-left-out = картки { $card } в іграх немає: того, що вона робить, тут не зіграти
position-too-late = картка { $card } має значення { $value }, а ця гра закінчується на { $last }
position-two-places = картка { $card } лежить у двох місцях: { $first-in } (рядок { $line }) і { $where-in }
position-achievement-twice =
    досягнення зі значенням { $value } лише одне, і воно вже { $first-in } (рядок { $line }), тож { $where-in } його бути не може; залиште щось одне
position-no-achievement =
    картки зі значенням { $value } не може бути { $where-in }: у цій грі досягнення мають значення від 1 до { $last }{ $value ->
        [11] , а 11 можна мати лише як послідовне досягнення, якщо у грі вони є
       *[other] {""}
    }; приберіть її або напишіть інше значення
position-too-many =
    { $n ->
        [one] є лише { $n } картка зі значенням { $value }; названо забагато
        [few] є лише { $n } картки зі значенням { $value }; названо забагато
       *[many] є лише { $n } карток зі значенням { $value }; названо забагато
    }
position-other-color = картка { $card } — { $color-f }, вона не може лежати { $where-in }
position-not-here = { $card } не може лежати { $where-in }
position-nothing-on = на картці { $card } нічого не лежить: артефакт пишуть перед його музеєм, а музею можна не писати
position-only-named = { $where-in } можуть лежати лише названі картки
position-one-at-most = { $where-in } лежить щонайбільше одна картка
position-too-few-museums = артефактів у музеях більше, ніж лишилося музеїв: { $n }
position-other-set = { $card } належить до набору «{ $set }» і не може лежати { $where-in }
position-other-value = картка { $card } має значення { $value } і не може лежати { $where-in }
position-splay-of-few =
    { $n ->
        [one] { $where-in } { $n } картка, а розгортання потребує щонайменше двох
        [few] { $where-in } { $n } картки, а розгортання потребує щонайменше двох
       *[many] { $where-in } { $n } карток, а розгортання потребує щонайменше двох
    }
position-no-aslant = у { $edition }-му виданні навскіс не розгортають
position-beside-exactly = поруч із 'exactly' не може бути { $key }
position-deck-too-large =
    { $most ->
        [one] у колоді зі значенням { $value } може бути щонайбільше { $most } картка, а не { $found }
        [few] у колоді зі значенням { $value } може бути щонайбільше { $most } картки, а не { $found }
       *[many] у колоді зі значенням { $value } може бути щонайбільше { $most } карток, а не { $found }
    }

## Lines

position-line-without = у лінії немає ключа { $key }
position-same-id = дві лінії мають id { $id }
position-no-line-above = вище немає лінії { $found }{ $hint }
position-answer = відповідь — це 'що', 'Хто: що' або 'expect: ...'
position-no-options = відповідь — це варіант або список варіантів, а тут є { $found }
position-answer-after-end = ця відповідь зайва: гру закінчено
position-other-asked = тут обирає не { $wanted }, а { $asked } (варіанти: { $options })
position-line-amid-action = лінія { $line } уривається посеред дії: обирає { $who } (варіанти: { $options })

## Expectations

position-fact-says-nothing = очікуваний факт нічого не каже
position-event-without = очікувана подія не має ключа { $key }
position-expected = { $what }: очікувалося { $wanted }, а є { $found }
position-what-points = очки
position-what-left = вибув із гри
position-what-shared = хто долучився
position-what-free-draw = бонусна дія добору
position-what-winners = переможці
position-what-reason = причина кінця гри
position-what-splay = як розгорнуто { $color } колір ({ $player })
position-what-icons = символи { $icon } ({ $player })
position-what-turn-player = чий хід
position-what-turn-action = яка дія ходу
position-what-turn-actions = скільки дій у ході
position-card-of-value = картка зі значенням { $value }
    .gen = картки зі значенням { $value }
position-expected-count =
    { $n ->
        [one] { $where-in } очікувалася { $n } картка, а карток там { $found }
        [few] { $where-in } очікувалося { $n } картки, а карток там { $found }
       *[many] { $where-in } очікувалося { $n } карток, а карток там { $found }
    }
position-expected-top = { $where }: зверху очікувалося { $wanted }, а є { $found }
position-expected-in = { $where-in } немає очікуваного: { $wanted }; є { $found }
position-expected-order = { $where }: очікувався порядок { $wanted }, а є { $found }
position-unexpected-in = { $where-in } не мало бути цього: { $found }
position-turn-after-end = очікувався хід, але гру закінчено
position-game-goes-on = очікувалося, що гру закінчено
position-other-request = очікувався інший запит: зараз обирає { $who }
position-no-request = очікувався інший запит: зараз не обирає ніхто
position-request-with = очікувався запит, у якому { $key } — це { $wanted }, а є { $found }
position-unexpected-options = цих варіантів не мало бути: { $found }
position-unexpected-option = цього варіанта не мало бути: { $found }
position-no-fact-but = такого факту не записано; із цього виду є: { $found }
position-no-fact = такого факту не записано{ $hint }
position-unexpected-fact = цього факту не мало бути: { $found }
position-event =
    { $event }{ $seat ->
        [-1] { "" }
       *[other] , гравець { $by }
    }{ $id ->
        [-1] { "" }
       *[other] , картка { $card }
    }{ $value ->
        [0] { "" }
       *[other] , значення { $value }
    }
position-event-expected = тут або згодом, після попередніх, очікувалося: { $wanted }
position-unexpected-event = цього не мало бути: { $found }
position-expected-move = рух { $number }: очікувалося { $wanted }; є { $found }
position-expected-moves =
    { $n ->
        [one] очікувався { $n } рух, а є { $found }: { $moves }
        [few] очікувалося { $n } рухи, а є { $found }: { $moves }
       *[many] очікувалося { $n } рухів, а є { $found }: { $moves }
    }
position-move-none = жодного

## One line of text

position-line-too-long = понад { $n } символів
position-line-beginning = позиція одним рядком починається з '{ $prefix }'
position-line-version = ця версія читає рядки, що починаються з '{ $prefix }' чи '{ $packed }', а не з { $found }; якщо рядок записала новіша версія, оновіть програму
position-line-seats = гравців нумерують від 1, а тут є { $found }
position-line-escape = { $found } — не літера: напишіть % і дві шістнадцяткові цифри її UTF-8
position-line-word = тут має бути 'що=значення', а є { $found }
position-line-slashes = забагато '/': { $found }
position-line-nothing = ніщо не зветься { $found }{ $hint }
position-line-said = { $found } каже те, що вже сказало попереднє слово
position-packed-sign = { $found } не може бути в такому рядку; скопіюйте рядок ще раз, від першого символу до останнього
position-packed-part =
    { $n ->
        [one] дорогою щось змінилося на проміжку завдовжки { $n } символ, який починається тут; скопіюйте рядок ще раз
        [few] дорогою щось змінилося на проміжку завдовжки { $n } символи, який починається тут; скопіюйте рядок ще раз
       *[many] дорогою щось змінилося на проміжку завдовжки { $n } символів, який починається тут; скопіюйте рядок ще раз
    }
position-packed-end = рядок обірвано або його кінець дорогою змінився; скопіюйте його ще раз, до останнього символу
position-packed-sum = рядок дорогою змінився; скопіюйте його ще раз, від першого символу до останнього
position-packed-large =
    { $n ->
        [one] у рядку понад { $n } байт, тож це не стіл; попросіть натомість файл гри
        [few] у рядку понад { $n } байти, тож це не стіл; попросіть натомість файл гри
       *[many] у рядку понад { $n } байтів, тож це не стіл; попросіть натомість файл гри
    }
position-packed-contents = того, що рядок має в { $part }, ця версія не знає; попросіть натомість файл гри
position-packed-no-table = цей рядок починається там, де позиції бути не може: посеред дії або до першого ходу; відкрийте його в застосунку, наприклад через 'tutor.open'
position-packed-inside = у столі, який містить рядок, на символі { $column }: { $problem }
session-line-too-long =
    { $n ->
        [one] для одного рядка з { $n } символу цього забагато; скопіюйте всю гру або спершу видаліть якісь лінії
        [few] для одного рядка з { $n } символів цього забагато; скопіюйте всю гру або спершу видаліть якісь лінії
       *[many] для одного рядка з { $n } символів цього забагато; скопіюйте всю гру або спершу видаліть якісь лінії
    }

## Writing and changing a position

position-game-over = гру закінчено, тож вона вже не стоїть між двома діями
position-amid-action = позиція стоїть між двома діями; гру посеред дії зберігають як JSON
position-two-names = двоє гравців мають те саме ім’я
position-special-elsewhere = { $card } — особливе досягнення: воно може бути здобутим, доступним або поза грою
position-no-place = немає такого місця: { $found }

## Answers

error-game-over = гру закінчено
error-nothing-asked = зараз ні в кого нічого не питають
error-option-twice = один варіант вибрано двічі
error-no-option-number = тут немає варіанта з номером { $option }
error-how-many = виберіть від { $low } до { $high }, а не { $found }
error-same-value = вибрані картки повинні мати однакове значення
error-same-color = вибрані картки повинні бути одного кольору
error-different-values = вибрані картки повинні мати різні значення
error-different-colors = вибрані картки повинні бути різних кольорів
error-no-option = тут немає варіанта { $option } (варіанти: { $options })
error-no-option-near = тут немає варіанта { $option }; може, { $near }? (варіанти: { $options })
error-asked-for = { $error }; { $who } вибирає від { $low } до { $high } із таких: { $options }
error-not-programmed = { $card } не можна вибрати для догми: її ефектів ще не запрограмовано
error-not-programmed-self = { $card } довелося б самостійно застосувати, але її ефектів ще не запрограмовано; поверніться й виберіть інше
error-not-programmed-sentence = довелося б застосувати речення картки { $card }, але її ще не запрограмовано; поверніться й виберіть інше
error-not-programmed-part = далі йти не можна: { $why }; поверніться й виберіть інше
error-endless-same-table = { $card }, ефект { $effect }, речення { $sentence }: це триває без кінця, бо стіл знову й знову стає таким самим, а вирішувати нікому нічого; нічого не змінено: виберіть інше або поверніться далі назад
error-endless-within-itself = { $card }, ефект { $effect }, речення { $sentence }: це триває без кінця, бо картку, яку слід застосувати, вже застосовують понад { $n } разів саму в собі; нічого не змінено: виберіть інше або поверніться далі назад
error-endless-long = { $card }, ефект { $effect }, речення { $sentence }: це триває без кінця, бо за цю дію ефекти вже повторено або застосовано один в одному понад { $n } разів; нічого не змінено: виберіть інше або поверніться далі назад
error-seat-gone = цього гравця вже немає у грі
error-no-part = відповідь складають із номерів та id варіантів, а не з { $found }
error-long-id =
    { $n ->
        [one] жоден варіант не має id завдовжки { $n } літеру: { $beginning }...
        [few] жоден варіант не має id завдовжки { $n } літери: { $beginning }...
       *[many] жоден варіант не має id завдовжки { $n } літер: { $beginning }...
    }
error-many-parts =
    { $n ->
        [one] відповідь має щонайбільше { $n } частину
        [few] відповідь має щонайбільше { $n } частини
       *[many] відповідь має щонайбільше { $n } частин
    }

## Saved games
#
# Що саме пошкоджено ($what), потрібно тому, хто лагодить програму; це подано лише англійською, в англійському файлі.

error-save-damaged =
    { $part ->
        [answer] збереження пошкоджено: щось не так із відповіддю гравця; відкрийте давніше збереження або почніть знову
        [contents] збереження пошкоджено: це не гра; відкрийте давніше збереження або почніть знову
        [edition] збереження пошкоджено: щось не так із виданням; відкрийте давніше збереження або почніть знову
        [end] збереження пошкоджено: воно задовге; відкрийте давніше збереження або почніть знову
        [frame] збереження пошкоджено: щось не так із програмою, що виконується; відкрийте давніше збереження або почніть знову
        [frames] збереження пошкоджено: щось не так із програмами, що виконуються; відкрийте давніше збереження або почніть знову
        [players] збереження пошкоджено: щось не так із гравцями; відкрийте давніше збереження або почніть знову
        [programs] збереження пошкоджено: щось не так із програмами карток; відкрийте давніше збереження або почніть знову
        [question] збереження пошкоджено: щось не так із запитом до гравця; відкрийте давніше збереження або почніть знову
        [random-numbers] збереження пошкоджено: щось не так із випадковими числами; відкрийте давніше збереження або почніть знову
        [repeats] збереження пошкоджено: щось не так із кількістю повторень; відкрийте давніше збереження або почніть знову
        [request] збереження пошкоджено: щось не так із запитом до гравця; відкрийте давніше збереження або почніть знову
        [result] збереження пошкоджено: щось не так із результатом гри; відкрийте давніше збереження або почніть знову
        [seed] збереження пошкоджено: щось не так із числом, яке задає тасування; відкрийте давніше збереження або почніть знову
        [sets] збереження пошкоджено: щось не так із наборами карток; відкрийте давніше збереження або почніть знову
        [setup] збереження пошкоджено: щось не так із підготовкою гри; відкрийте давніше збереження або почніть знову
        [splays] збереження пошкоджено: щось не так із розгортанням стосів; відкрийте давніше збереження або почніть знову
        [sum] збереження пошкоджено: уміст не той, що його зберегли; відкрийте давніше збереження або почніть знову
        [switches] збереження пошкоджено: щось не так із тлумаченнями правил; відкрийте давніше збереження або почніть знову
        [teams] збереження пошкоджено: щось не так із командами; відкрийте давніше збереження або почніть знову
        [text] збереження пошкоджено: це не JSON; відкрийте давніше збереження або почніть знову
        [what-was-seen] збереження пошкоджено: щось не так із тим, хто які картки бачив; відкрийте давніше збереження або почніть знову
        [who-has-left] збереження пошкоджено: щось не так із тим, хто вибув із гри; відкрийте давніше збереження або почніть знову
        [zones] збереження пошкоджено: щось не так із місцями карток; відкрийте давніше збереження або почніть знову
       *[other] збереження пошкоджено; відкрийте давніше збереження або почніть знову
    }
error-save-other-version = це не збереження цієї версії: його схема { $found }, а не { $wanted }
error-save-older-version = це збережено давнішою версією програми, яка писала { $found }; ця версія читає лише { $wanted }; почніть нову гру або продовжте в тій версії, яка це зберегла
error-save-newer-version = це збережено новішою версією програми, яка писала { $found }; ця версія читає лише { $wanted }; оновіть програму або почніть нову гру
error-save-set-aside = { $why }; старий файл цілий, тепер він тут: { $file }
error-not-saved =
    { $cause ->
        [full] не вдається записати { $file }: на диску немає місця
        [files] не вдається записати { $file }: відкрито забагато файлів
        [rights] не вдається записати { $file }: на це немає дозволу
        [busy] не вдається записати { $file }: його зайняла інша програма
        [big] не вдається записати { $file }: там лежить файл, більший за { $most } МБ, тож він не з цієї програми; перемістіть його в іншу папку і спробуйте ще раз
       *[other] не вдається записати { $file }: { $why }
    }
error-not-read =
    { $cause ->
        [files] не вдається прочитати { $file }: відкрито забагато файлів
        [rights] не вдається прочитати { $file }: на це немає дозволу
        [busy] не вдається прочитати { $file }: його зайняла інша програма
        [big] не вдається прочитати { $file }: файл більший за { $most } МБ, тож він не з цієї програми; перемістіть його в іншу папку і спробуйте ще раз
       *[other] не вдається прочитати { $file }: { $why }
    }
error-played-elsewhere = Та інша гра — у файлі { $others }; ця відтепер — у файлі { $own }
error-save-unknown-name =
    { $kind ->
        [zone] збереження називає місце { $name }, якого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [card] збереження називає картку { $name }, якої ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [set] збереження називає набір карток { $name }, якого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [switch] збереження називає правило { $name }, якого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [choice] збереження називає тлумачення правила { $name }, якого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [splay] збереження називає напрям розгортання { $name }, якого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
        [option] збереження називає відповідь { $name }, якої ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
       *[other] збереження називає { $name }, чого ця версія не знає; відкрийте його тією версією, яка його зробила, або відкрийте інше збереження
    }
error-save-program-changed = збереження зупинилося посеред { $program }, а цю програму змінено; продовжити не можна
error-session-too-long =
    { $n ->
        [one] це не збережена гра: у ній понад { $n } символ
        [few] це не збережена гра: у ній понад { $n } символи
       *[many] це не збережена гра: у ній понад { $n } символів
    }
error-session-not-resumed = збережену гру не вдається відновити: { $why }
error-session-after-end = лінія триває після кінця гри
error-session-lines = немає жодної лінії або дві лінії мають той самий id
error-session-answer = на кроці { $step } лінія відповідає { $answer }, а такого варіанта там немає
error-session-annotation = додане до кроку { $step } тут неможливе: { $why }
error-session-viewer = ніхто не дивиться з місця { $found }
error-session-number = у збереженні має бути ціле число, а не { $found }

## Comments and marks on a table

annotation-no-mark = { $found } — не позначка; напишіть 'ring archery' (обвести) або 'arrow deck-3 hand-0' (стрілка з одного місця до іншого)
annotation-no-place = ні картка, ні місце на столі не зветься { $found }; напишіть ключ картки, як-от 'archery', або місце: 'hand-0', 'pile-0-green', 'deck-3', 'player-1' (гравців лічать від 0)
annotation-arrow-icon = стрілка веде від однієї картки чи місця до іншого, а { $found } — символ; обведіть його
annotation-arrow-itself = стрілка не може вести від { $found } туди ж; натомість обведіть це місце
annotation-mark-twice = позначка { $found } тут двічі; залиште одну
annotation-many-marks =
    { $n ->
        [one] на кроці може бути щонайбільше { $n } позначка; спершу приберіть якусь
        [few] на кроці може бути щонайбільше { $n } позначки; спершу приберіть якусь
       *[many] на кроці може бути щонайбільше { $n } позначок; спершу приберіть якусь
    }
annotation-long-comment =
    { $n ->
        [one] коментар може мати щонайбільше { $n } символ, а має { $found }; скоротіть його
        [few] коментар може мати щонайбільше { $n } символи, а має { $found }; скоротіть його
       *[many] коментар може мати щонайбільше { $n } символів, а має { $found }; скоротіть його
    }
annotation-control = у коментарі не може бути невидимого символу { $char }; приберіть його

## Walking

error-session-held = спершу треба відповісти на запитання, яке тут поставлено
error-session-over = гру закінчено; поверніться на крок і спробуйте інакше
error-session-full = у грі не може бути більше ніж { $n } кроків, разом у всіх лініях; почніть спочатку або відкрийте цей стіл окремо
error-session-undecided = спершу має вирішити { $who }
error-session-no-step = немає кроку { $step }
error-session-last-line = останню лінію видалити не можна; натомість почніть усе спочатку

## Scenarios, lessons and progress

error-no-scenario = немає ні файлу, ні сценарію { $name }{ $hint }
error-find-scenario = ; усі, що є, показує `tutor.find()`
error-no-lesson = немає уроку { $name }{ $hint }
error-no-study = немає розбору { $name }{ $hint }
error-no-lessons = немає уроків у теках { $folders }; встановіть програму наново
error-no-variant =
    { $n ->
        [one] жодної варіації { $family } за { $n } роздачу
        [few] жодної варіації { $family } за { $n } роздачі
       *[many] жодної варіації { $family } за { $n } роздач
    }
error-progress-other-version = успіхи записала інша версія (тут схема { $wanted }); збережіть їх наново або оновіть програму
error-progress-newer-version = це записала новіша версія програми: { $found }; ця версія читає лише { $wanted }; оновіть програму
error-progress-damaged = файл пошкоджено; візьміть іншу копію

## Answers to tasks

error-one-option = виберіть один варіант
error-truth-without-option = жоден варіант не каже { $found }
error-truth-nothing = жоден варіант не каже, що нічого не станеться
error-truth-no-action = прохід закінчується там, де ніхто не обирає дії
error-truth-untold = прохід нічого не каже про { $reading }

## Порівняння двох видань або прочитань, якого не зробити

compare-no-table =
    у { $edition ->
        [4] четвертому
        [3] третьому
       *[1] першому
    } виданні такого столу бути не може: { $problem }; змініть це або порівняйте інші видання
compare-same = обидва боки були б однакові; назвіть два видання або два прочитання правила
what-if-nothing = нічого не вибрано, тож немає відповіді, яку можна змінити; назвіть дію
compare-no-card =
    у { $edition ->
        [4] четвертому
        [3] третьому
       *[1] першому
    } виданні немає картки { $card }, тож її вилучено з обох боків; дайте відповіді без неї
compare-not-programmed =
    { $card } ще не має програми в { $edition ->
        [4] четвертому
        [3] третьому
       *[1] першому
    } виданні, тож далі порівнювати нічого; дайте інші відповіді
