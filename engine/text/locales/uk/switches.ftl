# У чому різняться видання, книжки правил і прочитання.
#
# switch-<id>            запитання одним реченням; .title називає його кількома словами
# switch-<id>-<choice>   що означає цей варіант, одним реченням
#
# Повідомлення ті самі, що й в англійському файлі.

## What is in the box

switch-last-age = Яка епоха у грі остання?
    .title = Остання епоха
switch-last-age-10 = Остання — 10-та епоха, і добір після неї завершує гру.
switch-last-age-11 = Остання — 11-та епоха, і добір після неї завершує гру.

switch-achievement-ages = З яких епох відкладають звичайні досягнення?
    .title = Епохи досягнень
switch-achievement-ages-one-to-nine = Відкладають по картці з епох від 1-ї до 9-ї.
switch-achievement-ages-one-to-ten = Відкладають по картці з епох від 1-ї до 10-ї.

switch-avatar-icon = Чи є сьомий символ — [avatar]?
    .title = Сьомий символ
switch-avatar-icon-absent = На картках шість видів символів, без [avatar].
switch-avatar-icon-present = На картках сім видів символів, разом із [avatar].

switch-splay-aslant = Чи можна розгорнути колір навскіс?
    .title = Розгортання навскіс
switch-splay-aslant-absent = Колір розгортають ліворуч, праворуч або догори; для Дива потрібно праворуч або догори.
switch-splay-aslant-present = Колір можна розгорнути й навскіс, і для Дива це годиться.

switch-splay-again = Колір уже розгорнуто: що буде, коли його розгортають у тому самому напрямку?
    .title = Знову той самий напрямок
switch-splay-again-nothing-happens = Нічого: розгорнути його так не можна, і вибрати для цього теж.
switch-splay-again-splays-again = Його розгортають наново, і вигляд той самий; та щось зроблено, тож це вважають спільною участю.

switch-out-of-play = Що стається з картками, які вибули з гри?
    .title = Картки поза грою
switch-out-of-play-removed = Вони йдуть у коробку, і ніщо їх не поверне.
switch-out-of-play-junk = Вони лежать у непотребі, і картка, що згадує непотріб, може їх дістати.

## Setup and turn

switch-most-players = Скільки гравців може грати в базову гру?
    .title = Найбільше гравців
switch-most-players-4 = Від двох до чотирьох.
switch-most-players-5 = Від двох до п’яти.

switch-team-formation = Які команди можливі?
    .title = Поділ на команди
switch-team-formation-two-pairs = Лише дві пари, коли грає четверо.
switch-team-formation-any = Будь-якого розміру, і сидіти можна як завгодно.

switch-alphabet = Якою мовою порівнюють назви, щоб дізнатися, хто починає?
    .title = Абетка назв
switch-alphabet-english = Вирішують англійські назви, хоч яку мову показано.
switch-alphabet-displayed-language = Вирішують назви тією мовою, яку показано.

switch-short-first-turn = Коли й другий гравець у перший хід виконує лише одну дію?
    .title = Короткий перший хід
switch-short-first-turn-second-player-at-four = Лише тоді, коли грає рівно четверо.
switch-short-first-turn-second-player-from-four = Щоразу, коли грає четверо чи більше.

switch-board-information = Що видно в чужій ігровій зоні?
    .title = Чужі ігрові зони
switch-board-information-visible-only = Видно верхні картки й символи, відкриті розгортанням, — і тільки.
switch-board-information-open = Можна переглядати всі картки, навіть накриті.

switch-board-counts = Чи можна знати, скільки карток у нерозгорнутому стосі іншого гравця?
    .title = Скільки карток у чужих стосах
switch-board-counts-hidden = Не можна: видно його верхню картку, а чи є щось під нею — ні.
switch-board-counts-open = Можна перелічити картки в кожному стосі.

## Sharing and the free draw

switch-reveal-is-sharing = Чи є спільною участю саме лише розкриття картки?
    .title = Розкриття як спільна участь
switch-reveal-is-sharing-yes = Так, і за нього є бонусна дія добору.
switch-reveal-is-sharing-no = Ні: із карткою треба щось зробити.

switch-sharing-by-self-execution = Суперник, долучившись, застосовує іншу картку: чи є спільною участю те, що сталося там?
    .title = Участь через іншу картку
switch-sharing-by-self-execution-counts = Так, бо це частина спільного ефекту, який він застосовує.
switch-sharing-by-self-execution-does-not-count = Ні, враховують лише те, що наказала сама вибрана картка.

switch-free-draw-timing = Бонусна дія добору — до чи після перевірок наприкінці дії?
    .title = Бонусний добір і перевірки
switch-free-draw-timing-after-the-checks = Спершу перевіряють особливі досягнення й перемогу, потім іде бонусна дія добору з власними перевірками.
switch-free-draw-timing-before-the-checks = Бонусний добір ще належить до дії, тож перевіряють після нього.

## Dogma rules

switch-if-you-do = Скільки треба зробити, щоб справдилося «якщо зробили це»?
    .title = «Якщо зробили це»
switch-if-you-do-in-full = Усе, що в попередньому реченні, і не менше ніж щось.
switch-if-you-do-anything = Досить будь-якої частини попереднього речення.

switch-may-cost = «Можете повернути три картки. Якщо зробили це …»: чи можна братися, маючи менше?
    .title = Часткова плата
switch-may-cost-in-full = Без усіх потрібних карток доведеться відмовитися.
switch-may-cost-as-much-as-you-can = Можна віддати стільки, скільки є; «якщо зробили це» оцінюють за тим, що зроблено.

switch-may-for-every = «Можете … картку за кожен …»: чи можна спинитися раніше?
    .title = Спинитися раніше
switch-may-for-every-as-many-as-possible = Якщо почали, робіть це, доки можете.
switch-may-for-every-may-stop = Спинитися можна будь-коли.

switch-exactly = Ефект вимагає рівно стільки карток, а їх менше: що тоді?
    .title = «Рівно»
switch-exactly-all-or-nothing = Нічого: рівно стільки або жодної.
switch-exactly-as-many-as-possible = Стільки, скільки є, за золотим правилом.

switch-all-of-none = «Якщо всі ваші … картки …»: чи справджується це, коли таких карток немає?
    .title = Усі з нуля
switch-all-of-none-holds = Справджується, бо жодна картка цього не порушує.
switch-all-of-none-fails = Не справджується: має бути хоч одна картка.

switch-ties-among-demanders-cards = Вимога називає найціннішу чи найменш цінну картку того, хто її висуває, а рівних кілька: хто вибирає?
    .title = Рівні картки того, хто вимагає
switch-ties-among-demanders-cards-demanded-player = Вибирає гравець, який виконує вимогу.
switch-ties-among-demanders-cards-owner = Вибирає власник цих карток.

switch-uncovered-top-cards = Беруть кілька верхніх карток, і відкрилася картка під ними: чи беруть її, якщо вона підходить?
    .title = Відкриті верхні картки
switch-uncovered-top-cards-safe = Ні: беруть лише ті, що були верхніми на початку.
switch-uncovered-top-cards-taken-too = Так, доки не лишиться жодної відповідної або не набереться потрібна кількість.

switch-number-choice = «Виберіть число»: чи можна вибрати 0?
    .title = Вибір числа
switch-number-choice-from-zero = Можна: 0 — теж число, хоч картки з таким значенням і немає.
switch-number-choice-from-one = Не можна: найменше — 1, як і тоді, коли вибирають значення.

## Special achievements and the Chain Rule

switch-specials-claimed = Коли отримують особливі досягнення?
    .title = Коли особливі досягнення
switch-specials-claimed-immediately = Негайно, щойно виконано умову, навіть посеред ефекту.
switch-specials-claimed-end-of-action = Наприкінці дії, за станом ігрових зон на цю мить.

switch-special-ties = На те саме особливе досягнення претендують кілька гравців: хто перший?
    .title = Суперечка за особливе досягнення
switch-special-ties-current-player-first = Поточний гравець, а далі решта за годинниковою стрілкою.
switch-special-ties-left-of-current-player-first = Гравець ліворуч від поточного, а далі за годинниковою стрілкою; поточний — останній.

switch-monument = За що дають Пам’ятку?
    .title = Пам’ятка
switch-monument-six-in-a-turn = За шість підсунутих або шість зарахованих в очки карток за один хід.
switch-monument-four-demands = За чотири верхні картки з ефектом-вимогою.

switch-monument-turn = Шість карток за один хід — а чий це хід?
    .title = Чий хід для Пам’ятки
switch-monument-turn-any-turn = Будь-чий: картки рахують кожному гравцеві, а з наступним ходом усе починається спочатку.
switch-monument-turn-own-turn = Тільки ваш власний.

switch-chain-rule = Чи є послідовні досягнення і за що?
    .title = Послідовні досягнення
switch-chain-rule-none = Немає: картку застосовують лише для себе, та й годі.
switch-chain-rule-any-effect = За самостійне застосування посеред будь-якого ефекту самостійно застосованої картки.
switch-chain-rule-non-demand-effect = За самостійне застосування посеред ефекту самостійно застосованої картки, що не є вимогою.

switch-chain-by-itself = Чи буде послідовне досягнення, коли картка застосовує саму себе?
    .title = Картка застосовує себе
switch-chain-by-itself-counts = Буде, як і за будь-яку іншу картку.
switch-chain-by-itself-does-not-count = Не буде: потрібна інша картка.

## Winning

switch-achievement-win = Коли перемагають за кількістю досягнень?
    .title = Перемога за досягненнями
switch-achievement-win-immediately = Негайно, навіть посеред ефекту.
switch-achievement-win-end-of-action = Наприкінці дії, після особливих досягнень.

switch-extra-achievement = Чи грають на одне досягнення більше, ніж звичайно?
    .title = Додаткове досягнення
switch-extra-achievement-none = Ні, для перемоги потрібно стільки, як завжди.
switch-extra-achievement-one = Так, кожному гравцеві чи команді потрібно на одне більше.

switch-achievements-minimum = Чи є найменша кількість досягнень для перемоги?
    .title = Найменше досягнень
switch-achievements-minimum-none = Немає: за кожного наступного гравця на одне менше.
switch-achievements-minimum-three = Їх ніколи не потрібно менше трьох.

switch-goal-after-elimination = Чи змінюється потрібна кількість досягнень, коли гравець вибув?
    .title = Мета після усунення
switch-goal-after-elimination-unchanged = Ні, вона така, як на початку гри.
switch-goal-after-elimination-recounted = Так, її рахують наново для тих, хто лишився.

switch-leaving-specials = Гравець вибув із гри: куди йдуть його особливі досягнення?
    .title = Особливі досягнення вибулого
switch-leaving-specials-leave-the-game = Із гри, як і всі картки цього гравця.
switch-leaving-specials-available-again = Знову до доступних, щоб здобути їх міг кожен.

switch-score-tie = Гра закінчилася, і порівну як очок, так і досягнень: хто переміг?
    .title = Нічия до кінця
switch-score-tie-shared-victory = Ці гравці ділять перемогу.
switch-score-tie-draw = Ніхто, це нічия.

switch-self-service-at-zero = «Самообслуговування», а досягнень немає ні в кого: 0 удвічі більше за 0, тож ви перемагаєте?
    .title = Самообслуговування за 0
switch-self-service-at-zero-wins = Ви перемагаєте, бо умову дослівно виконано.
switch-self-service-at-zero-does-not-win = Без досягнень ви не перемагаєте.

## Teams

switch-team-goal = Скільки досягнень потрібно команді?
    .title = Мета команди
switch-team-goal-six = Шість, хоч скільки команд.
switch-team-goal-eight-less-teams = Вісім мінус кількість команд, але не менше трьох.

switch-team-score-tie = У двох команд порівну очок разом: хто переміг?
    .title = Команди з рівними очками
switch-team-score-tie-combined-achievements = Команда, у якої разом більше досягнень.
switch-team-score-tie-draw = Ніхто, це нічия.

switch-teammate-is-other-player = Чи належить ваш напарник до «інших гравців»?
    .title = Напарник та «інші гравці»
switch-teammate-is-other-player-yes = Так, він інший гравець, хоч і не суперник.
switch-teammate-is-other-player-no = Ні, ефекти на інших гравців його минають.

switch-parley = У яких іграх діють переговори?
    .title = Переговори
switch-parley-none = У жодних.
switch-parley-without-teams = У некомандних іграх на чотирьох і більше гравців.
switch-parley-always = В усіх іграх на чотирьох і більше гравців; напарник ніколи не віддалений.

## Single cards

switch-coal = За яким текстом грати третій ефект «Вугільної промисловості»?
    .title = Вугільна промисловість
switch-coal-top-card-and-beneath = Можна зарахувати в очки одну з верхніх карток, а потім і картку під нею.
switch-coal-top-two-of-color = Можна вибрати колір і зарахувати в очки дві його верхні картки.
switch-coal-top-card-twice = Можна вибрати колір і двічі зарахувати в очки його верхню картку.

switch-climatology-second-card = «Кліматологія» вимагає двох верхніх карток: чи може другою бути та, яку відкрила перша?
    .title = Друга картка «Кліматології»
switch-climatology-second-card-both-at-once = Ні: обидві вибирають з-поміж карток, верхніх на початку, тож вони різних кольорів.
switch-climatology-second-card-one-by-one = Так, і навіть мусить, якщо інша не підходить: картки повертають одну за одною.

switch-escapism-empty-hand = «Ескапізм», а рука порожня: чи добираєте ви три картки зі значенням 0?
    .title = «Ескапізм» із порожньою рукою
switch-escapism-empty-hand-draws = Добираєте три: значення картки, якої не скинуто, дорівнює 0.
switch-escapism-empty-hand-stops = Не добираєте нічого: без скинутої картки ефект зупиняється.

switch-fission-museums = Чи скидають «Поділ ядра» й «Бер Гріллс» артефакти в музеях?
    .title = Поділ ядра, Бер Гріллс і музеї
switch-fission-museums-junked = Так, адже це не досягнення.
switch-fission-museums-kept = Ні, картка в музеї для них недосяжна.
