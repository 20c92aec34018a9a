# Будь-яка позиція: відкрити її з тексту чи файлу, змінити руками.

ui-explore-paste = Вставити позицію
ui-explore-text = Позиція (одним рядком або YAML), усе одним рядком чи ціла гра:
ui-explore-placeholder = inn1 4e 1=Ada 1/blue=writing,tools 2=Ben 2/purple=philosophy
ui-explore-put = Викласти на стіл
ui-explore-file = Відкрити файл
ui-explore-change = Перекласти картки руками
ui-explore-pasted = Вставлений стіл
ui-explore-empty = Порожній стіл
ui-explore-lay = Викласти
ui-explore-players = Гравців:
ui-explore-yours = Ваш стіл
ui-explore-opened = Позиція на столі.
ui-explore-wrong = Цей текст не можна викласти на стіл; стіл лишився, як був, і текст теж. Що не так:
ui-explore-game-wrong = Цю гру не можна відкрити; стіл лишився, як був. Помилка каже:
ui-explore-file-wrong = Цей файл — не текст UTF-8 або більший за 20 МБ.

## Зміни руками

ui-change-label = Перекласти картки руками
ui-change-find = Знайти картку:
ui-change-find-hint = початок назви
ui-change-age = Епоха:
ui-change-any-age = будь-яка
ui-change-color = Колір:
ui-change-any-color = будь-який
ui-change-card = Картка:
ui-change-card-where = { $card } — { $where }
ui-change-to = Куди:
ui-change-move = Перекласти
ui-change-pile = Стос:
ui-change-splay = Розгортання:
ui-change-do-splay = Розгорнути
ui-change-turn = Хід:
ui-change-do-turn = Поставити хід
ui-change-undo = Скасувати останню зміну
ui-change-how = Клацніть на картці на столі, а тоді на її новому місці, або перетягніть її туди. Зміна починає з цього місця новий стіл, ще без ліній; скасуйте її, і попередній стіл повернеться з усіма лініями.
ui-change-choose =
    { $n ->
        [0] такої картки немає
        [one] виберіть із { $n } картки
       *[other] виберіть із { $n } карток
    }
ui-change-matches =
    { $n ->
        [one] Підходить { $n } картка. Натисніть її, а тоді її нове місце на столі.
        [few] Підходять { $n } картки. Натисніть одну, а тоді її нове місце на столі.
       *[other] Підходить { $n } карток. Натисніть одну, а тоді її нове місце на столі.
    }
ui-change-no-match = Жодна картка так не починається.
ui-change-holding = Ви тримаєте картку «{ $card }». Клацніть на її новому місці; щоб повернути її, клацніть на ній ще раз або натисніть Escape.
ui-change-let-go = Покласти назад
ui-change-from-deck = Картки колоди лежать долілиць. Виберіть угорі картку вартістю { $age }, а тоді клацніть на її новому місці.
ui-change-face-down = Ця картка лежить долілиць. Виберіть угорі за назвою картку вартістю { $age } або дивіться з усіма відкритими картками.
ui-change-pick-first = Спершу клацніть на картці, а тоді на місці, куди її покласти.
ui-change-no-place = Туди картку не покладеш. Клацніть на ігровій зоні, руці, стосі очок, колоді чи досягненнях.
ui-change-replaced = Вона лежала долілиць серед досягнень; замість неї там тепер верхня картка колоди { $value }.
ui-change-again = Повторити
ui-change-made-again = Повторено.
ui-change-edition = Видання:
ui-change-sets = Набори:
ui-change-reading = Правило:
ui-change-as-now = як зараз
ui-change-count = Гравців:
ui-change-teams = Команди:
ui-change-alone = кожен сам за себе
ui-change-sides = { $one } – { $other }
ui-change-do-table = Розкласти так
ui-change-done-table = Стіл розкладено так.
ui-change-left-out = Цього там не може бути, тож його вилучено:
ui-change-done-move = «{ $card }» має нове місце: { $place }.
ui-change-was-achievement = Вона лежала долілиць серед досягнень як { $value }: тепер на столі на одне досягнення менше. Щоб поставити інше, перекладіть картку до доступних досягнень.
ui-change-done-splay = Стос розгорнуто, як ви вибрали.
ui-change-done-turn = Хід поставлено.
ui-change-taken-back = Скасовано.
ui-change-middle = Картка ще діє, або гру закінчено. Поверніться до початку дії, тоді змінюйте стіл.
ui-change-back = До початку цієї дії
ui-change-not-so = Так не може бути:
ui-change-nothing = Картку не вибрано.
ui-change-on-board =
    { $who ->
        [you] ваша ігрова зона, поверх свого кольору
       *[other] ігрова зона ({ $name }), поверх свого кольору
    }
ui-change-under-board =
    { $who ->
        [you] ваша ігрова зона, під низ свого кольору
       *[other] ігрова зона ({ $name }), під низ свого кольору
    }
ui-change-at-zone =
    { $who ->
        [you] { $zone-your }
       *[other] { $zone-named }
    }
ui-change-at-common = { $zone }
ui-change-on-deck = верх своєї колоди
ui-change-under-deck = низ своєї колоди
ui-change-pile-of =
    { $who ->
        [you] ваш { $color } стос
       *[other] { $color } стос ({ $name })
    }
ui-change-turn-of =
    { $who ->
        [you] ваша дія { $action }
       *[other] дія { $action } ({ $name })
    }

## A ruling of one's own

ui-ruling-write = Написати роз’яснення
ui-ruling-title = Назва:
ui-ruling-question = Питання:
ui-ruling-answer = Відповідь:
ui-ruling-reasons = Чому:
ui-ruling-sources = Де це написано:
ui-ruling-rule = Правило, на якому це стоїть:
ui-ruling-no-rule = не вибрано
ui-ruling-one-a-line = по одному в рядку
ui-ruling-keep = Перевірити й зберегти
ui-ruling-how = Роз’яснення бере цей стіл таким, яким він був на початку, і все, що зіграно відтоді до показаного кроку: зіграйте лінію, яка доводить вашу відповідь, до кінця дії. Його перевіряють, зігравши цю лінію ще раз.
ui-ruling-incomplete = Роз’ясненню потрібні назва, питання й відповідь.
ui-ruling-middle = Показаний крок — посеред дії. Дійдіть до її кінця, а тоді зберігайте роз’яснення.
ui-ruling-wrong = Зберегти це як роз’яснення ще не можна. Що не так:
ui-ruling-not-kept = Записати не вдалося: { $why }
ui-ruling-kept =
    { $n ->
        [0] Збережено зі столом, але без лінії: зіграйте її, щоб довести відповідь. Файл: { $file }
        [one] Перевірено грою й збережено серед ваших: { $file }
        [few] Перевірено грою й збережено серед ваших: { $file }
       *[many] Перевірено грою й збережено серед ваших: { $file }
    }
