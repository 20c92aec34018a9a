# Слова самої програми: панелі, кнопки, повідомлення, довідка. Те, що говорить гра (події, причини, запитання, картки,
# правила), стоїть у engine/text. $who — "you" для того, хто дивиться, "other" для всіх інших, чиє ім'я $name.
# Терміни — з української книги правил. Ім'я гравця завжди стоїть у називному відмінку.

## Names of players that a scenario did not name

ui-player-you = Ви
ui-player-opponent = Суперник
ui-player-nth = Гравець { $n }

## The app

ui-app-label = Innovation Tutor: { $title }
ui-app-untitled = Стіл без назви
# a ruling whose title, its answer, is hidden from a class
ui-app-ruling-about = Роз’яснення { $id }: { $cards }
ui-app-own-about = { $id }: { $cards }
ui-app-ruling = Роз’яснення { $id }
ui-app-place-start = Ще нічого не зіграно
ui-app-place = Крок { $n } з { $last }
ui-app-place-named = { $line }: крок { $n } з { $last }
ui-app-outside = Щоб діяли клавіші, клацніть на столі або дійдіть до нього клавішею Tab (H покаже всі).
ui-app-resume = Ядро цієї програми не відповідає. Щоб продовжити, виконайте комірку ще раз і натисніть «Продовжити»; зігране збережено.
ui-app-resume-not-kept = Ядро, на якому працює ця програма, не відповідає. Щоб іти далі, виконайте комірку знову; усе почнеться спочатку, бо тут нічого не зберігається.
ui-app-still-not-kept = Стіл, яким його бачили востаннє. Щоб почати знову, виконайте цю комірку ще раз (Shift+Enter); тут нічого не зберігається.
ui-app-still = Стіл, яким його бачили востаннє. Щоб грати далі, виконайте цю комірку ще раз (Shift+Enter) і натисніть «Продовжити».

## The bar under the table

ui-bar-start = На початок
    .hint = На самий початок (s)
ui-bar-back = ◀ Назад
    .hint = На крок назад (стрілка ліворуч, p або [)
ui-bar-into = Крок ▶
    .hint = На крок уперед, углиб ефекту (стрілка праворуч, n або ])
ui-bar-over = Завершити частину
    .hint = До кінця того, що застосовує цей гравець (o)
ui-bar-out = Завершити ефект
    .hint = До кінця всього ефекту, з усіма гравцями (u)
ui-bar-decision = Далі до рішення
    .hint = Уперед до наступного рішення (d)
ui-bar-end = У кінець
    .hint = До кінця цієї лінії (e)
ui-bar-play = Показ
    .hint = Крок кожні півтори секунди, доки комусь не доведеться вирішувати
ui-bar-pause = Стоп
    .hint = Зупинитися
ui-bar-slider = Крок
    .hint = Перейти до будь-якого кроку цієї лінії

## Settings

ui-set-en = EN
    .hint = Англійська
ui-set-uk = УК
    .hint = Українська
ui-set-smaller = A−
    .hint = Дрібніший текст (<)
ui-set-larger = A+
    .hint = Більший текст (>)
ui-set-motion-on = Анімація: так
    .hint = Картки пересуваються з місця на місце. Натисніть, щоб вимкнути.
ui-set-motion-off = Анімація: ні
    .hint = Картки опиняються на новому місці відразу. Натисніть, щоб вони пересувалися.
ui-set-class-off = Клас
    .hint = Перед класом: великий шрифт, відповіді сховано, доки не натиснете R (c)
ui-set-class-on = Без класу
    .hint = Закінчити показ класові: шрифт як раніше, відповіді видно (c)
ui-set-full = На весь екран
    .hint = Лише ця програма на весь екран — і назад (f)
ui-set-full-on = Вийти з повного екрана
ui-set-help = Довідка
    .hint = Клавіші та що означають позначки (h або ?)

## Seats: whose eyes one sees with

ui-seat-label = Чиїми очима дивитися (v): чого не видно звідти, сховано всюди
ui-seat-of = Погляд: { $name }
ui-seat-decider = Погляд: хто вирішує
ui-seat-all = Усі картки відкрито
ui-seat-nobody = Погляд: нічий

## Before a class

ui-class-hidden = Причини сховано від класу.
ui-class-reveal = Показати (R)
ui-class-hide = Сховати (R)
ui-class-blank = Екран порожній. Щоб показати його знову, натисніть крапку.
ui-class-shown = Екран знову видно.

## Now: who decides, what is asked, the options

ui-now-label = Зараз
ui-now-setup = Перший хід ще не почався
ui-now-turn =
    { $who ->
        [you] Ваш хід{ ui-turn-at }
       *[other] { $name } ходить{ ui-turn-at }
    }
ui-now-whose =
    { $who ->
        [you] Ваш хід
       *[other] { $name } ходить
    }
# $end is "stop" where what the card says ended with a full stop, which is not in $text
ui-now-card-asks =
    { $end ->
        [stop] Картка «{ $card }» каже: «{ $text }».
       *[other] Картка «{ $card }» каже: «{ $text }»
    }
ui-now-for-them = Тут ви вибираєте за цього гравця.
ui-now-decide-as = Вирішити за гравця: { $name }
ui-now-decide-for = Ви вирішуєте за гравця: { $name }.
ui-now-how-many = { $many }.
ui-now-confirm =
    { $n ->
        [0] Не вибирати нічого
       *[other] Підтвердити вибір ({ $n })
    }
ui-now-confirm-more = Лишилося вибрати: { $n }
ui-now-decline = Ні, нічого не вибирати
ui-now-declined = Якщо нічого не вибрати: { $what }
ui-now-runs =
    { $who ->
        [you] Застосовується картка «{ $card }», її активували ви.
       *[other] Застосовується картка «{ $card }», її активує { $name }.
    }
# $who: у чиїй вона ігровій зоні
ui-now-karma =
    { $who ->
        [you] Втручається карма картки «{ $card }» з вашої ігрової зони.
       *[other] Втручається карма картки «{ $card }» з ігрової зони гравця { $name }.
    }
ui-now-locked = Хто долучається і хто вразливий, уже зафіксовано. Тепер проходьте ефект за ефектом.
ui-now-executes =
    { $who ->
        [you] Ви застосовуєте ефект { $n } з { $of }.
       *[other] { $name } застосовує ефект { $n } з { $of }.
    }
ui-now-endorsed = Дію підтримано містом «{ $city }»: ефекти й вимоги того, хто її виконує, діють двічі.
ui-now-second-time =
    { $who ->
        [you] Ви застосовуєте ефект удруге.
       *[other] { $name } застосовує ефект удруге.
    }
ui-now-executes-again =
    { $who ->
        [you] Ви застосовуєте ефект { $n } з { $of } вдруге.
       *[other] { $name } застосовує ефект { $n } з { $of } вдруге.
    }
ui-now-executes-echo =
    { $who ->
        [you] Ви застосовуєте ефект-відлуння картки «{ $card }».
       *[other] { $name } застосовує ефект-відлуння картки «{ $card }».
    }
ui-now-executes-echo-again =
    { $who ->
        [you] Ви застосовуєте ефект-відлуння картки «{ $card }» вдруге.
       *[other] { $name } застосовує ефект-відлуння картки «{ $card }» вдруге.
    }
ui-now-foreseen = Картку «{ $card }» втілено: у цій бонусній дії догми її передбачено.
ui-now-showcase = Картка «{ $card }» — на вітрині: у цій бонусній дії догми її символи теж враховують.
ui-now-goes-on = Дію ще не завершено. Щоб іти далі, натисніть «Крок».
ui-now-dogma-over = Усі ефекти картки «{ $card }» застосовано.
ui-now-step = Крок ▶
    .hint = На крок уперед (стрілка праворуч)
ui-now-over =
    { $who ->
        [you] Завершити свою частину
       *[other] Завершити частину: { $name }
    }
ui-now-to-decision = Далі до рішення
    .hint = Усі кроки, доки комусь не доведеться вирішувати (d)
ui-now-next = Наступне завдання — саме про цей стіл. Коли перейдете до нього, тут знову буде видно, що можна вибрати.
ui-now-again = Спробуйте відповісти ще раз або йдіть далі. Потім тут знову буде видно, що можна вибрати.
ui-now-guess = Спершу дайте відповідь на запитання. Потім тут знову буде видно, що можна вибрати.
ui-now-draw = Добрати картку
ui-now-hidden = Відповідь сховано, доки ви не дасте своєї.
ui-now-earlier = Тут уже вибирали
ui-now-new-line = Ви повернулися. Виберете те саме — підете старою лінією; виберете інше — почнеться нова. Обидві збережуться.
ui-now-walk = Прохід готовий: натискайте «Крок ▶» і дивіться, як грають. Виберете щось інше — почнеться нова лінія, а прохід лишиться.
ui-group-draw = Добір
ui-group-meld = Розіграш
ui-group-dogma = Догма
ui-group-parley = Переговори
ui-group-achieve = Досягнення
ui-group-options = Варіанти
ui-not-done = Ще не зроблено
ui-not-done-reason = Картку «{ $card }» ще не зроблено: її ефекти не запрограмовані, тому вибрати її для дії догми не можна. Її можна розігрувати, рахувати й переміщувати.

ui-preview-draw =
    { $who ->
        [you] Ваша найцінніша верхня картка має значення { $value }.
       *[other] { $name }: найцінніша верхня картка має значення { $value }.
    }
ui-preview-draw-empty-board = Ігрова зона порожня, тож картку беруть із колоди { $value }.
ui-preview-draw-skips = Найцінніша верхня картка має значення { $asked }, але та колода порожня: наступна — { $value }.
ui-preview-draw-ends = Таких колод більше немає: цей добір завершив би гру.
ui-preview-achieve-again = Треба { $needed } очок (5 × { $value } × { $times }), бо досягнень цього значення вже є { $held }
ui-preview-acts-at-once = Одразу діють її символи:
ui-preview-endorse =
    { $known ->
        [yes] { $n ->
            [1] Підтримує { $city }; за це треба скинути з руки «{ $cards }»
           *[other] Підтримує { $city }; за це треба скинути з руки одну з цих карток: { $cards }
        }
       *[no] Підтримує { $city }; за це треба скинути з руки картку зі значенням { $value } або меншим (таких { $n })
    }
ui-preview-endorse-effects =
    { $who ->
        [you] Кожен ефект ви виконуєте двічі; хто долучається — один раз
       *[other] Кожен ефект { $name } виконує двічі; хто долучається — один раз
    }
ui-preview-endorse-demands = Кожну вимогу висувають двічі
ui-preview-endorse-both =
    { $who ->
        [you] Кожну вимогу висувають двічі, кожен інший ефект ви виконуєте двічі; хто долучається — один раз
       *[other] Кожну вимогу висувають двічі, кожен інший ефект { $name } виконує двічі; хто долучається — один раз
    }
ui-preview-parleys =
    { $who ->
        [you] Ви можете долучитися за картку ({ $own } ≥ { $leader })
       *[other] { $name } може долучитися за картку ({ $own } ≥ { $leader })
    }
ui-preview-shares =
    { $who ->
        [you] Ви долучаєтеся ({ $own } ≥ { $leader })
       *[other] { $name } долучається ({ $own } ≥ { $leader })
    }
ui-preview-compelled =
    { $who ->
        [you] Ви під примусом ({ $own } ≥ { $leader })
       *[other] { $name } під примусом ({ $own } ≥ { $leader })
    }
ui-preview-compelled-shares =
    { $who ->
        [you] Ви під примусом і долучаєтеся ({ $own } ≥ { $leader })
       *[other] { $name } під примусом і долучається ({ $own } ≥ { $leader })
    }
ui-preview-compelled-parleys =
    { $who ->
        [you] Ви під примусом і можете долучитися за картку ({ $own } ≥ { $leader })
       *[other] { $name } під примусом і може долучитися за картку ({ $own } ≥ { $leader })
    }
ui-preview-not-compelled =
    { $who ->
        [you] Примус вас не стосується ({ $own } < { $leader })
       *[other] { $name } не під примусом ({ $own } < { $leader })
    }
ui-preview-all-not-compelled = Не під примусом, бо мають менше ніж { $leader }: { $counted }
ui-preview-neither =
    { $who ->
        [you] Ви не долучаєтеся, і примус вас не стосується ({ $own } < { $leader })
       *[other] { $name } не долучається й не під примусом ({ $own } < { $leader })
    }
ui-preview-all-neither = Не долучаються й не під примусом, бо мають менше ніж { $leader }: { $counted }
ui-preview-not-shares =
    { $who ->
        [you] Ви не долучаєтеся ({ $own } < { $leader })
       *[other] { $name } не долучається ({ $own } < { $leader })
    }
ui-preview-vulnerable =
    { $who ->
        [you] Ви вразливі ({ $own } < { $leader })
       *[other] { $name } має виконати вимогу ({ $own } < { $leader })
    }
ui-preview-not-vulnerable =
    { $who ->
        [you] Ви не вразливі ({ $own } ≥ { $leader })
       *[other] { $name } вимоги не виконує ({ $own } ≥ { $leader })
    }
ui-preview-immune =
    { $who ->
        [you] Ви в тій самій команді ({ $own } < { $leader })
       *[other] { $name } у тій самій команді ({ $own } < { $leader })
    }
# several who take no part, told together; $counted is a list of ui-preview-count
ui-preview-count =
    { $who ->
        [you] ви { $own }
       *[other] { $name } { $own }
    }
ui-preview-all-not-shares = Не долучаються, бо мають менше ніж { $leader }: { $counted }
ui-preview-all-not-vulnerable = Не вразливі, бо мають щонайменше { $leader }: { $counted }
ui-preview-all-immune = В одній команді: { $counted }
ui-preview-one =
    { $who ->
        [you] ви
       *[other] { $name }
    }
# $who: гравець, чий зараз хід
ui-preview-one-karma =
    { $who ->
        [you] З карм, які чекають на те саме, ви вибираєте одну; решту цього разу пропускають.
       *[other] З карм, які чекають на те саме, { $name } вибирає одну; решту цього разу пропускають.
    }
ui-preview-parley =
    { $who ->
        [you] Ваша картка: за неї повертають картку з руки
       *[other] { $name }: за цю картку повертають картку з руки
    }
ui-preview-more = +{ $n } { $icon }
ui-preview-less = −{ $n } { $icon }
ui-preview-totals = Зміна символів: { $changes }
ui-preview-same-totals = Кількість символів не зміниться
ui-preview-first-of-color = Перша картка свого кольору в ігровій зоні
ui-preview-covers = Накриє картку «{ $card }»
ui-preview-covers-splayed = Накриє картку «{ $card }»; стос і далі { $splay }
ui-preview-sets-off = Після цього: { $what }
ui-preview-claims = Так буде здобуто: { $names }
ui-preview-achieve-points = Для досягнення { $value } потрібно ще { $points }.
ui-preview-achieve-top = Для досягнення { $value } потрібна верхня картка зі значенням { $value } або більшим.
ui-preview-achieve-both = Для досягнення { $value } потрібно ще { $points } і верхня картка зі значенням { $value } або більшим.
ui-preview-order = У такому порядку: { $names }
ui-preview-nothing = Нічого не зміниться. Але так діяти дозволено.
ui-preview-too-many = Чи щось зміниться, тут не визначено: варіантів забагато, щоб переглянути всі.

## Notices: why a click did nothing

ui-notice-no-list = Тут перелік закінчується.
ui-notice-list-begins = Тут перелік починається.
ui-notice-without-list = Цей стіл не належить до переліку, тож нічого перед ним чи після нього немає.
ui-notice-class-only = Ця клавіша діє лише перед класом. Спершу натисніть C.
ui-notice-nothing-to-reveal = Показувати ще нічого: спершу дайте відповідь на запитання.
ui-notice-largest = Більшого розміру тексту немає.
ui-notice-smallest = Меншого розміру тексту немає.
ui-notice-next = Спершу перейдіть до наступного завдання: воно саме про цей стіл.
ui-notice-again = Спробуйте відповісти ще раз або йдіть далі.
ui-notice-guess = Спершу дайте відповідь на запитання.
ui-notice-ruling = Щоб відкрити це роз’яснення, виконайте: tutor.open("{ $name }")
ui-notice-no-card-option = Картку «{ $card }» зараз вибрати не можна.
ui-notice-no-option = Цього зараз вибрати не можна.
ui-notice-nothing-asked = Зараз ніхто нічого не вирішує. Щоб іти далі, натисніть «Крок».
ui-notice-must-decide =
    { $who ->
        [you] Спершу вирішіть: виберіть один із варіантів, і гра піде далі.
       *[other] Спершу має вирішити { $name }: виберіть за цього гравця один із варіантів.
    }
ui-notice-closed = Спершу має вирішити { $name }. Щоб вирішити за цього гравця, погляньте на стіл його очима.
ui-notice-game-over = Гру завершено, далі кроків немає. Поверніться й спробуйте інакше.
ui-notice-at-start = Це самий початок.
ui-notice-too-many =
    { $n ->
        [one] Можна вибрати лише { $n }. Спершу скасуйте попередній вибір.
       *[other] Можна вибрати лише { $n }. Спершу скасуйте щось із вибраного.
    }
ui-notice-not-enough = Виберіть ще { $n }.
ui-notice-same-value = Усі вибрані картки мають бути одного значення.
ui-notice-same-color = Усі вибрані картки мають бути одного кольору.
ui-notice-different-values = Усі вибрані картки мають бути з різними значеннями.
ui-notice-different-colors = Усі вибрані картки мають бути різних кольорів.
ui-notice-not-top = Для дії догми можна вибрати лише верхню картку.
ui-notice-not-yours =
    { $who ->
        [you] Для своїх дій можна брати лише власні картки.
       *[other] Зараз діє { $name }: цей гравець може брати лише власні картки.
    }
ui-notice-deck =
    { $who ->
        [you] Дією добору ви берете { $value } — за найціннішою верхньою карткою.
       *[other] { $name } дією добору бере { $value } — за найціннішою верхньою карткою.
    }
ui-notice-deck-of-set =
    { $who ->
        [you] Дією добору ви берете { $value } з набору «{ $set }» — за найціннішою верхньою карткою й правилом набору.
       *[other] { $name } дією добору бере { $value } з набору «{ $set }» — за найціннішою верхньою карткою й правилом набору.
    }
ui-notice-several-ways = Це можна вибрати по-різному: { $ways }. Виберіть щось одне на цій панелі.
ui-notice-achievement-points = Для цього досягнення треба { $needed } очок; бракує { $missing }. Очки не витрачаються.
ui-notice-achievement-top = Для цього досягнення потрібна верхня картка зі значенням { $value } або більшим.

## Errors

ui-error-title = Не вийшло.
ui-error-plain = У програмі щось пішло не так. Гра стоїть там, де стояла; поверніться на крок і спробуйте інакше.
ui-error-own-words = Повідомлення про помилку:
ui-error-dismiss = Закрити
ui-error-illegal-answer = Цього тут вибрати не можна. Нічого не змінилося.
ui-error-nothing-asked = Зараз ніхто нічого не вирішує. Нічого не змінилося.
ui-error-game-over = Гру завершено. Щоб спробувати інакше, поверніться на крок чи більше.
ui-error-not-done = Довелося б застосувати картку, ефекти якої ще не запрограмовані. Нічого не змінилося; поверніться на крок і виберіть іншу.
ui-error-endless = Ця дія ніколи не скінчилася б. Нічого не змінилося; виберіть інше або поверніться далі назад.
ui-error-bad-save = Збережену гру не вдається відкрити.
ui-error-not-saved-title = Ця гра зараз не зберігається.
ui-error-not-saved = Те, що ви граєте, поки що лише в пам’яті цієї сторінки. Кожен наступний крок знову спробує зберегти все; щойно це вдасться, повідомлення зникне.
ui-error-not-read-title = Збережену гру зараз не вдається прочитати.
ui-error-not-read = Вона лишається, як є, і ніщо її не перезапише. Щоб спробувати ще раз, виконайте цю комірку знову (Shift+Enter).
ui-error-played-elsewhere-title = Цю гру продовжено ще й на іншій сторінці.
ui-error-played-elsewhere = Нічого не втрачено: збережено обидві гри, і коли цей стіл відкриють знову, кнопка «Продовжити» запропонує їх обидві.
ui-error-session = Цього кроку зробити не можна. Нічого не змінилося.
ui-error-bad-position = Цей сценарій не вдається відкрити.
ui-error-unknown-scenario = Такого сценарію немає.

## Why: what happened and the reason for it

ui-why-label = Чому
ui-why-happened = Що сталося щойно
ui-why-nothing = Ще нічого не сталося.
ui-why-hidden = Сховано, поки запитання чекає на відповідь. Коли все буде зіграно, тут з’явиться пояснення.
ui-why-numbers = Числа
ui-why-rule = Правило: { $title }
ui-why-where = Де це в книзі правил
ui-why-rulings = Роз’яснення, що на це спираються
ui-why-back = Назад до того, що сталося
ui-ask = Чому?
ui-ask-about = Чому? { $what }
ui-asked-dogma = Хто бере участь у догмі картки «{ $card }»?
ui-asked-draw = З якої колоди добирають?
ui-asked-must = Чому від цього не можна відмовитися?
ui-asked-card = Чому не «{ $card }»?
ui-run-words = Нові слова:
ui-slot-means = { $slot } { $text }
ui-asked-thing = Чому не це?
ui-asked-icons =
    { $who ->
        [you] Які з ваших символів додають карми?
       *[other] Які символи гравця { $name } додають карми?
    }
ui-asked-icons-by = Карма картки «{ $card }» додає { $icons }.
ui-asked-seat =
    { $who ->
        [you] Ви долучаєтеся чи вразливі?
       *[other] { $name } долучається чи має виконати вимогу?
    }
ui-why-more = Чому?
ui-why-less = Коротше

## Card: the card that runs, sentence by sentence

ui-run-label = Картка
ui-run-none = Жодна картка не застосовується. Виберіть будь-яку картку на столі, щоб прочитати її тут.
ui-run-of =
    { $who ->
        [you] активували ви
       *[other] активує { $name }
    }
ui-run-karma =
    { $who ->
        [you] втручається її карма; картка ваша
       *[other] втручається її карма; це картка гравця { $name }
    }
ui-run-inside = застосовується через картку «{ $card }»
ui-run-echo = спершу застосовують її ефект-відлуння, у догмі картки «{ $card }»
ui-run-back = Назад до того, що застосовується
ui-run-printings = В інших виданнях
ui-run-readings = Читають по-різному
ui-run-reading-played = Тут грають так: { $meaning }
ui-run-reading = Або так: { $meaning }
ui-run-printed = { CAP($editions) }: { $color } { $value }, { $icons }{ $wording ->
        [same] {"; слова ті самі"}
        [differs] {"; слова інші"}
        [unknown] {"; слів не порівняно, бо картку ще не запрограмовано"}
       *[this] {""}
    }
ui-run-printed-same = { CAP($editions) }: ті самі значення, колір і символи{ $wording ->
        [same] {"; слова ті самі"}
        [differs] {"; слова інші"}
       *[unknown] {"; слів не порівняно, бо картку ще не запрограмовано"}
    }
ui-run-not-printed = { CAP($editions) }: такої картки немає
ui-run-printing-marks = Закреслено: лише в тексті вгорі. Підкреслено: лише в іншому виданні.
ui-run-word-dropped = (лише тут:
ui-run-word-added = (лише там:
ui-run-word-end = )
ui-run-more-rulings = і ще { $n }
ui-run-rulings = Роз’яснення, де ця картка щось важить
ui-run-effect-dogma = Ефект { $n }
ui-run-effect-demand = Ефект { $n }, вимога
ui-run-effect-compel = Ефект { $n }, примус
ui-run-effect-echo = Ефект { $n }, ефект-відлуння
ui-run-effect-karma = Карма { $n }
ui-run-note = Непевно:
ui-run-no-effects = На цій картці немає ефектів.
ui-run-on-board = Поки картка в ігровій зоні, її значення — { $value }.
ui-run-left-out = В іграх цієї картки немає: гру всередині гри, яку вона починає, тут не зіграти.
ui-run-unwritten = Ефекти цієї картки ще не зроблено: її можна добирати, розігрувати, рахувати й переміщувати, але не вибирати для дії догми.
ui-status-done = Виконано
ui-status-running = Виконується зараз
ui-status-coming = Попереду
ui-status-skipped = Пропущено
ui-seat-status-done =
    { $who ->
        [you] ви вже
       *[other] { $name } вже
    }
ui-seat-status-running =
    { $who ->
        [you] ви зараз
       *[other] { $name } зараз
    }
ui-seat-status-coming =
    { $who ->
        [you] ви потім
       *[other] { $name } потім
    }
ui-run-order = У такому порядку

## Log

ui-log-label = Журнал
ui-log-empty = Ще нічого не сталося. Тут буде записано кожен крок; натисніть на будь-який, щоб до нього повернутися.
ui-log-filter = Чиї рядки
ui-log-everybody = Усі
ui-log-fold = Сховати все
ui-log-unfold = Показати все
ui-log-start = Початок
ui-log-turn =
    { $who ->
        [you] Ваш хід
       *[other] { $name } ходить
    }
ui-log-forced =
    { $who ->
        [you] Вибір у вас тут лише один, тож його зроблено відразу.
       *[other] { $name } має тут лише один вибір, тож його зроблено відразу.
    }

## Lines: what was tried

ui-lines-label = Лінії
ui-lines-intro = Кожен шлях, який ви спробували, зберігається. Поверніться й виберіть інше — почнеться новий.
ui-lines-only-one = Поки що є один шлях. Поверніться й виберіть інше — почнеться другий; тоді їх можна буде порівняти.
ui-lines-own = Що ви спробували
ui-lines-scripted = Показав тьютор
ui-lines-stray = Одразу покинуте
ui-lines-this = Лінія, на якій ви зараз
ui-lines-numbered = { $name } ({ $n })
ui-lines-at-step = { $name }, крок { $n }
ui-lines-draw = Добір
ui-lines-dogma = Догма: «{ $card }»
ui-lines-meld = Розіграш: «{ $card }»
ui-lines-card = «{ $card }»
ui-lines-on = Просто далі
ui-lines-nothing = Ще нічого не вибрано
ui-lines-instead =
    { $n ->
        [0] замість „{ $what }“
       *[other] замість „{ $what }“, після кроку { $n }
    }
ui-lines-instead-of = замість „{ $what }“, після кроку { $n } лінії „{ $line }“
ui-lines-after =
    { $n ->
        [0] від початку
       *[other] після кроку { $n }
    }
ui-lines-after-of = після кроку { $n } лінії „{ $line }“
ui-lines-rename = Назва
ui-lines-name = Назва лінії „{ $name }“
ui-lines-current = ви тут
ui-lines-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    }
ui-lines-delete = Видалити
ui-lines-delete-line = Видалити лінію „{ $name }“
ui-lines-compare = Порівняти
ui-lines-compare-line = Порівняти „{ $name }“ з лінією, на якій ви зараз
ui-lines-restart = Усе спочатку
    .hint = Забути всі лінії й повернутися на початок

## Two tables side by side

ui-compare-lines = „{ $one }“ і „{ $other }“
ui-compare-settings = { $one } і { $other }
ui-compare-readings = { $title }: як може бути
ui-compare-lines-part =
    { $n ->
        [0] Шляхи розходяться на самому початку.
        [one] Перший { $n } крок однаковий, далі шляхи розходяться.
        [few] Перші { $n } кроки однакові, далі шляхи розходяться.
       *[other] Перші { $n } кроків однакові, далі шляхи розходяться.
    }
ui-compare-ends = Тут шлях закінчується.
ui-compare-no-place = немає такого місця
ui-compare-nothing =
    { $n ->
        [0] Усе відбувається однаково.
        [one] Після { $n } відповіді все відбувається однаково.
       *[other] Після { $n } відповідей усе відбувається однаково.
    }
ui-compare-switch = { $title }. { $question }{ $kind ->
        [open] {" "}Жоден документ не вирішує цього для всіх видань.
       *[decided] {""}
    }
ui-compare-card = На картці «{ $card }» надруковано різне.
ui-compare-why = Чому так
ui-compare-where = Де
ui-compare-places =
    { $n ->
        [one] Відрізняється { $n } місце
        [few] Відрізняються { $n } місця
       *[other] Відрізняються { $n } місць
    }
ui-compare-same = Обидва столи однакові.
ui-compare-close = Закрити
    .hint = Закрити порівняння (Escape)

## Acts that are typed

ui-typed-act = Напишіть дію, наприклад «догма писемність» (/)
# $n: скільки варіантів, понад два десятки
ui-now-many = Варіантів вибору: { $n }. Введіть потрібний або частину назви, якої не має жоден інший.
ui-typed-choice = Напишіть, що вибираєте (/)
ui-typed-understood = Зрозуміло так: { $act }
ui-typed-nothing-chosen = Зрозуміло так: нічого не вибрано.
# $acts is a list of what is offered
ui-typed-between = «{ $text }» може означати: { $acts }. Додайте ще слово.
ui-typed-not-offered = «{ $text }» зараз вибрати не можна. Можна: { $acts }.
ui-typed-not-offered-more = «{ $text }» зараз вибрати не можна. Можна, наприклад: { $acts }.
# words with which each action can be typed
ui-typed-draw = добрати добір узяти взяти
ui-typed-meld = розіграти розіграш
ui-typed-dogma = догма догму застосувати
ui-typed-achieve = досягнення здобути отримати
ui-typed-none = ні, нічого, нічого не вибирати, відмовитися

## Help

ui-help-label = Довідка
ui-help-close = Закрити довідку
ui-help-keys = Клавіші
ui-help-keys-note = Клавіші діють, коли фокус десь у програмі, в обох розкладках. Клавіша Tab завжди веде далі й назовні.
ui-help-icons = Символи міст і бонуси
ui-help-marks = Позначки на столі
ui-help-key-into = на крок уперед
ui-help-key-back = на крок назад
ui-help-key-over = до кінця того, що застосовує цей гравець
ui-help-key-out = до кінця всього ефекту
ui-help-key-decision = уперед до наступного рішення
ui-help-key-back-decision = назад до попереднього рішення
ui-help-key-end = у кінець лінії
ui-help-key-start = на початок
ui-help-key-digit = вибрати варіант із цим номером
ui-help-key-type = написати дію, наприклад «догма писемність»
ui-help-key-why = показати або сховати повну причину
ui-help-key-language = змінити мову
ui-help-key-help = відкрити або закрити цю довідку
ui-help-key-escape = закрити довідку або картку, яку читаєте
ui-help-key-seat = дивитися іншими очима: іншого гравця, всевидющими, нічиїми
ui-help-key-class = перед класом: великий шрифт, відповіді сховано
ui-help-key-reveal = показати й знову сховати те, чого клас ще не має бачити
ui-help-key-blank = перед класом: порожній екран — і знову показати
ui-help-key-list = у розборі або перед класом: наступний розділ, завдання чи роз’яснення — і попередні
ui-help-key-class-restart = перед класом: почати все спочатку, із завданнями уроку
ui-help-key-size = дрібніший текст, більший текст
ui-help-key-full = на весь екран — і назад
ui-help-key-back-over = назад до початку за цього гравця
ui-help-key-back-out = назад до початку ефекту
ui-help-key-arrows = на столі: до сусідньої картки чи місця; Enter вибирає
ui-help-key-tree = у журналі: угору й униз, розгорнути й згорнути; Enter переходить до кроку
ui-help-key-fold = згорнути весь журнал
ui-help-key-unfold = розгорнути весь журнал
ui-help-mark-choice = синя рамка з кільцем на розі: можна вибрати
ui-help-mark-chosen = подвійна рамка із зафарбованим кружком: вибрано
ui-help-mark-lit = золота рамка: символи цієї картки зараз рахуються
ui-help-mark-changed = ромб: останній крок перемістив або змінив це
ui-help-mark-not-done = перекреслене кільце: ефекти картки ще не зроблено
ui-help-mark-karma = око: діє карма цієї картки; наведіть на картку, щоб прочитати, чого карма чекає. Біля очок: очки, які додають чи віднімають карми
ui-help-mark-by-karma = монета з плюсом: карма рахує це як досягнення, доки її постать верхня

## About: in the help

ui-about-heading = Про програму
ui-about-version = Innovation Tutor { $version }, ліцензія MIT. Автор гри «Innovation» Карл Чадик і видавництво Asmadi Games цієї програми не створювали, не перевіряли й не схвалювали.
ui-about-font = Шрифт — Inter, автори: The Inter Project Authors, ліцензія
ui-about-icons = Піктограми — значки із сайту game-icons.net, без тла і збільшені до країв, ліцензія
ui-about-authors = Хто який значок намалював

## Places, when two lines are compared

ui-where-pile =
    { $who ->
        [you] Ваш { $color } стос
       *[other] { $name }: { $color } стос
    }
ui-where-not-counted = зверху { $cards }; скільки карток під нею, не показано
ui-where-covered = накрита картка
ui-where-zone =
    { $who ->
        [you] { CAP($zone-your) }
       *[other] { $name }: { $zone }
    }
ui-where-decks = Колоди
ui-where-one-deck = Колода { $age }
ui-where-one-deck-of = Колода { $age } ({ $set })
ui-where-deck = { $age } { $count }
ui-where-available = Доступні досягнення
ui-where-junk = Непотріб
ui-where-box = Коробка (поза грою)
ui-where-turn = Чий хід
ui-where-nothing = нічого
ui-where-limited = { $cards } ({ $meter })
ui-where-bonuses = { $cards } ({ $sum })
ui-where-back-of-set = { $value } ({ $set })
ui-where-splayed = { $cards } ({ $splay })

## Going on with a game that was kept

ui-set-resume = Продовжити
    .hint =
        { $n ->
            [one] Продовжити гру, яку ви залишили тут раніше
           *[other] Продовжити останню з { $n } ігор, які ви тут залишили; натиснете ще раз — попередню
        }
