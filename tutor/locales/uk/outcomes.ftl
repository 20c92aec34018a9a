### Наслідки дії та чого дії варті: у панелі й у командному рядку.

outcomes-you = Ви
outcomes-of = Що може статися після: { $answer }
outcomes-rest = Що може статися звідси до кінця дії
outcomes-eyes = { $kind ->
        [all] Усі картки відкрито: від випадку не залежить ніщо.
        [nobody] Очима сторонньої людини: кожна прихована картка — випадок.
       *[seat] Із цього місця: { $name }. Картки, яких звідти не знати, — випадок.
    }
outcomes-unknown = Це залежить від карток, яких звідси не видно, тому нічого не пораховано. З усіма відкритими картками це можна дослідити.
outcomes-counts = Шляхів: { $ways }. Різних завершень: { $leaves }. Рішень гравців: { $choices }. Доборів невідомої картки: { $chances }.
outcomes-endless = Відповідей, що не ведуть до жодного завершення і яких гра не приймає: { $n }.
outcomes-not-done = Шляхів, що впираються в картку без програми: { $n }.
outcomes-circles = Відповідей, що повертають туди, де вже були: { $n }; шляхів вони не додають.
outcomes-whole = Переглянуто все.
outcomes-cut = Зупинено після { $tried } станів; звідси можна продовжити.
outcomes-full = Зупинено: більше станів тримати не можна ({ $n }).
outcomes-left = Не переглянуто: { $of ->
        [-1] відповіді після перших { $explored }
       *[other] переглянуто { $explored } з { $of }
    } тут: { $line }
outcomes-start = біля першого запитання
outcomes-none = Серед переглянутого такого завершення немає.
outcomes-row = { $n }. { $chance }; шляхів: { $ways }
outcomes-probability = імовірність { $fraction } ({ $percent } %)
outcomes-between = імовірність від { $least } % до { $most } %, залежно від рішень гравців
outcomes-chosen = вирішують гравці
outcomes-not-counted = імовірність не пораховано
outcomes-same = Очки, руки, досягнення й символи лишаються ті самі.
outcomes-player = { $name }: { $changes }
outcomes-score = очки { $before } → { $after }
outcomes-hand = карток у руці { $before } → { $after }
outcomes-icon = { $icon } { $before } → { $after }
outcomes-claims = здобуто: { $what }
outcomes-loses = втрачено досягнення: { $what }
outcomes-value = досягнення вартістю { $value }
outcomes-card-at = { $card } { $place-in }
outcomes-line = Лінія: { $line }
outcomes-no-step = ніхто нічого не вирішує
outcomes-step = { $name }: { $answer }
outcomes-drawn = добрано: { $card }
outcomes-nothing = нічого
outcomes-closed = вибір, карток якого звідси не видно
outcomes-more = Ще наслідків, яких тут не показано: { $n }.

outcomes-worth = Вирішує: { $name }. Чого варта кожна відповідь, якщо далі всі грають, як бот «{ $bot }». Це здогад.
outcomes-worth-games = Партій на кожну відповідь: { $n }, у світах, де невідоме з цього місця уявлено.
outcomes-worth-row = { $n }. { $answer }: виграно { $share } % ± { $error } партій
outcomes-worth-behind = гірше за найкращу на { $by } ± { $error }
outcomes-worth-unclear = поки не відрізнити від найкращої: { $by } ± { $error }
outcomes-worth-stopped = Партій, які не вдалося дограти: { $n }
outcomes-worth-unfinished = Партій, обірваних як задовгі й зарахованих за нічию: { $n }
outcomes-worth-reason = { $name }, { $what }: { $change }, за інших { $others }
outcomes-worth-score = очки
outcomes-worth-hand = карток у руці
outcomes-worth-achievements = досягнень
outcomes-worth-why = Одразу після неї, у середньому:
