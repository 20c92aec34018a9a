# Будь-яка позиція: відкрити її з тексту чи файлу, змінити руками.

ui-explore-paste = Вставити позицію
ui-explore-text = Позиція (одним рядком або YAML) чи ціла гра:
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
ui-change-note = Зміна починає звідси новий стіл, ще без ліній. Попередній не пропадає: скасуйте зміну, і він повернеться з усіма лініями.
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
