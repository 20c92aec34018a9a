### Що змінило б відповідь: у панелі й у командному рядку.

ui-whatif-label = Що змінило б відповідь
ui-help-key-whatif = що змінило б відповідь
ui-whatif-tab-label = А якби
ui-whatif-hidden-now = Що змінило б відповідь, видно буде після відповіді на запитання.
ui-whatif-ask = Що змінило б відповідь?
    .hint = Ту саму дію буде розіграно на столах, кожен з яких відрізняється чимось одним
ui-whatif-close = Закрити
ui-whatif-stop = Зупинити
ui-whatif-on = Продовжити
ui-whatif-open = Викласти на стіл
    .hint = Цей стіл стане на місце того, що перед вами. До нього можна повернутися.
ui-whatif-back = Назад до попереднього столу
ui-whatif-compare = поруч
ui-whatif-nothing-yet = Ще нічого не вибрано.
ui-whatif-failed = Тут про це спитати не можна: { $why }

whatif-none = нічого
whatif-answer = Відповідь
whatif-rests = На чому вона тримається
whatif-whole = Правила, за якими грають
whatif-orders = Вибраний порядок
whatif-eyes = { $kind ->
        [all] Усі картки відкрито.
        [nobody] Очима сторонньої людини: невідоме роздано наново, а де воно важить, відповідь уривається.
       *[seat] Із цього місця: { $name }. Невідоме звідти роздано наново, а де воно важить, відповідь уривається.
    }
whatif-progress = Перевірено: { $tried } з { $of }; міняють відповідь: { $turned }
whatif-stopped = Перевірено не все.
whatif-turns = { $what } — відповідь міняється:
whatif-stays = { $what } — відповідь та сама.
whatif-no-table = { $what } — такого столу не буває.
whatif-left-out = Пропущено, бо в тому виданні цьому немає місця: { $n }
whatif-nothing-turns = Ніщо з перевіреного відповіді не міняє.

whatif-icon = { $by ->
        [more] { $name }: на один { $icon } більше
       *[fewer] { $name }: на один { $icon } менше
    }
whatif-point = { $by ->
        [more] { $name }: на одне очко більше
       *[fewer] { $name }: на одне очко менше
    }
whatif-with = { $what } ({ $puts })
whatif-put = { $card } → { $place-to }
whatif-splay = { $name }: { $color } колір { $splay }
whatif-order = { $name } спершу вибирає { $card }

whatif-change = { $what }: { $before } → { $after }
whatif-line = { $what }: { $after }
whatif-verdict = { $name }
whatif-free-draw = Бонусних дій добору, { $name }
whatif-claims = Здобутки, { $name }
whatif-wins = Гра
whatif-goes-on = Далі
whatif-card = { $card }
whatif-order-in = Згори вниз { $place-in }
whatif-splay-of = { $name }, { $color } колір
whatif-place = { $place-in }
whatif-not-offered = цього вибрати не можна
whatif-next-action = наступна дія: { $name }
whatif-asked = { $asked }
whatif-over = гру закінчено
whatif-hidden = у гру входять картки, яких звідси не видно
whatif-endless = цьому немає кінця
whatif-not-done = довелося б застосувати картку без програми
whatif-game-on = гра триває
whatif-not-there = до цього не дійшло

whatif-unseen-same = Картки, яких не видно: хоч би що там було, усе так само.
whatif-unseen-tried = Картки, яких не видно: різниці не знайдено. Інших карток спробувано на їхньому місці: { $n }.
whatif-unseen-depends = Картки, яких не видно: залежить від того, що { $place-in }.
whatif-unseen-group = Однаково виходить, якщо це { $cards }
whatif-unseen-looking = Переглядаємо картки, яких не видно…
whatif-unseen-about = Порівнюються очки, кількість карток у руках, досягнення, символи й кінець гри.

cli-whatif-lines = у позиції немає лінії «{ $line }»; є: { $lines }
