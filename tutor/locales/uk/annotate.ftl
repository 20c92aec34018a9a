# Коментарі, обведення й стрілки, які хтось додає до кроку.

ui-set-annotate = Позначки
    .hint = Додати до цього кроку коментар, обведення й стрілки (m)
ui-help-key-annotate = обводити, ще раз: малювати стрілки, ще раз: припинити; Enter або клацання позначає місце, Shift і Enter — те, що довкола нього
ui-help-mouse-annotate = права кнопка миші: клацання обводить місце або прибирає обведення, перетягування малює стрілку
ui-annotate-label = Коментар і позначки
ui-annotate-marks = Позначки на столі
ui-annotate-comment = Коментар до цього кроку
ui-annotate-ring = Обведення
ui-annotate-arrow = Стрілка
ui-annotate-done = Готово
ui-annotate-change = Змінити
ui-annotate-remove = Прибрати
ui-annotate-remove-mark = Прибрати позначку: { $mark }
ui-annotate-ring-how = Клацніть картку чи місце, щоб обвести; клацніть ще раз, щоб прибрати обведення. Клавішею: Enter.
ui-annotate-arrow-how = Клацніть картку чи місце, де починається стрілка. Клавішею: Enter.
ui-annotate-arrow-to = Початок стрілки: { $start }. Клацніть картку чи місце, куди вона веде.
ui-annotate-a-ring = Обведено: { $place }
ui-annotate-an-arrow = Стрілка. Початок: { $start }; кінець: { $end }
ui-annotate-back = картка зі значенням { $n }
ui-annotate-back-at = { $back } ({ $where })
ui-annotate-added = Позначено. { $mark }
ui-annotate-removed = Прибрано. { $mark }
ui-notice-annotate-hidden = Поки треба відповісти, коментарі й позначки приховано. Спершу дайте відповідь або відкрийте її.
ui-say-ringed = { $label }; обведено
ui-say-at_arrow = { $label }; { $arrow }
