# Список сценаріїв і роз’яснень та те, що сказано про відкритий. $who — «you» для гравця, який дивиться.

ui-find-label = Сценарії, роз’яснення й розбори
ui-find-field = Пошук:
ui-find-placeholder = запитання, картка, ключове слово, правило, заголовок, сторінка (с. 15) або позначка
ui-find-edition = Видання:
ui-find-edition-all = усі видання
ui-find-edition-1 = 1-ше видання
ui-find-edition-3 = 3-тє видання
ui-find-edition-4 = 4-те видання
ui-find-still = Стіл, яким його бачили востаннє. Щоб грати далі, виконайте цю комірку ще раз (Shift+Enter), відкрийте «{ $title }» у списку й натисніть «Продовжити».
ui-find-still-not-kept = Стіл, яким його бачили востаннє. Його не збережено; щоб почати знову, виконайте цю комірку ще раз (Shift+Enter).
ui-find-still-empty = Тут список усіх сценаріїв, роз’яснень і розборів. Щоб шукати в ньому, виконайте цю комірку ще раз (Shift+Enter).
ui-find-resume = Ядро цього списку не відповідає. Виконайте комірку ще раз.
ui-find-count =
    { $n ->
        [one] Знайдено { $n }.
        [few] Знайдено { $n }.
       *[many] Знайдено { $n }.
    }
ui-find-about-card =
    { $n ->
        [one] Про картку «{ $card }» — { $n }.
        [few] Про картку «{ $card }» — { $n }.
       *[many] Про картку «{ $card }» — { $n }.
    }
ui-find-none = Нічого не знайдено. Спробуйте одне слово: назву картки українською чи англійською або назву правила.
ui-find-none-card = Про картку «{ $card }» роз’яснень немає.
ui-find-rules-near =
    { $n ->
        [one] Можливо, на це запитання відповідає таке правило:
       *[other] Можливо, на це запитання відповідають такі правила:
    }
ui-find-rules-closer =
    { $n ->
        [one] Жодне роз’яснення не підходить до цього запитання так, як це правило:
       *[other] Жодне роз’яснення не підходить до цього запитання так, як ці правила:
    }
ui-find-unanswered = Схоже, на це запитання не відповідає ні роз’яснення, ні правило.
ui-find-corrected = Картки «{ $query }» немає. Показано «{ $card }».
ui-find-more =
    { $n ->
        [one] Показати ще { $n }
        [few] Показати ще { $n }
       *[many] Показати ще { $n }
    }
ui-find-kind-lesson = Стіл уроку
ui-find-kind-ruling = Роз’яснення
ui-find-kind-study = Розбір
ui-find-kind-own = Ваше
ui-find-undecided = не вирішено: показано обидва прочитання
ui-find-broken = не читається
ui-find-show-list = Знову показати список
ui-find-next = Далі за списком
ui-find-closed = Відкрито: { $title }
ui-find-kind = Показати:
ui-find-kinds-all = усе
ui-find-kinds-ruling = роз’яснення
ui-find-kinds-lesson = столи уроків
ui-find-kinds-study = розбори
ui-find-kinds-own = ваші
ui-find-set = Набір:
ui-find-set-all = будь-який
ui-find-set-only = лише базова гра
ui-find-did-you-mean = Може, ви мали на увазі:
ui-find-quoted = «{ $word }»
ui-find-respelt =
    { $n ->
        [one] Слова { $words } тут ніде немає.
        [few] Слів { $words } тут ніде немає.
       *[many] Слів { $words } тут ніде немає.
    }
ui-find-heading =
    { $n ->
        [one] Під заголовком «{ $heading }» — { $n } правило:
        [few] Під заголовком «{ $heading }» — { $n } правила:
       *[many] Під заголовком «{ $heading }» — { $n } правил:
    }
ui-find-read = Питання й відповідь
ui-find-read-label = Питання й відповідь: { $title }
ui-find-fold = Згорнути
ui-find-to-table = Викласти на стіл
ui-find-read-here = Це прочитання:
ui-find-certainty-rulebook = Вирішено: так кажуть друковані правила.
ui-find-certainty-second-hand = У друкованих правилах цього видання такого немає: це випливає з карток, сторінки довідки або переказаних відповідей видавця.
ui-find-certainty-undecided =
    { $n ->
        [one] Не вирішено: жоден документ не каже, яке прочитання правильне. Тут є { $n } прочитання з окремим столом.
        [few] Не вирішено: жоден документ не каже, яке прочитання правильне. Тут є { $n } прочитання, кожне з окремим столом.
       *[many] Не вирішено: жоден документ не каже, яке прочитання правильне. Тут є { $n } прочитань, кожне з окремим столом.
    }
ui-find-editions = За виданнями
ui-find-edition-same = { $editions }: ця відповідь.
ui-find-edition-other = { $editions }:
ui-find-edition-unanswered = { $editions }: тут про це роз’яснень немає.

## Сценарій на столі

ui-told-mine = Назад до мого столу
ui-told-mine-titled = Назад до мого столу: { $title }
ui-told-label = Про цей стіл
ui-told-question = Питання
ui-told-answer = Відповідь
ui-told-show = Показати відповідь
ui-told-hide = Сховати відповідь
ui-told-hint = Підказка { $n } з { $of }
ui-told-hints = Підказки
ui-told-think = Як гадаєте? Натисніть прохід і пройдіть його крок за кроком або погляньте на відповідь.
ui-told-reasons = Чому
ui-told-sources = Де це написано
ui-told-rules = Правила, на яких це стоїть
ui-told-no-document = Жоден документ цього не вирішує: це можна прочитати по-різному.
ui-told-undecided = Жоден документ цього не вирішує. Тут грають так:
ui-told-other-reading = Інше прочитання:
ui-told-open-reading = Відкрити це прочитання
ui-told-lines = Пройти крок за кроком
ui-told-line = Прохід { $n }
ui-told-line-titled = { $n }. { $title }
ui-told-ready = Прохід готовий: натискайте «Крок ▶» під столом або стрілку праворуч.
ui-told-play-on = На будь-якому кроці можна вирішити інакше; кожну лінію збережено.
ui-told-broken = Цей файл не відкривається. Стіл лишився, як був. Що в ньому не так:
ui-told-place = рядок { $line }, стовпчик { $column }

## Comparing the table with itself under other rules

ui-desk-compare-with = Порівняти з:
ui-desk-compare = Порівняти
ui-desk-compare-reading = { $title }: { $meaning }

ui-show-label = Перелік перед класом
ui-show-place = { $n } із { $of }
ui-show-previous = ◀ Попереднє (Shift+P)
ui-show-previous-label = Попереднє в переліку
ui-show-next = Наступне (Shift+N) ▶
ui-show-next-label = Наступне в переліку
ui-show-broken = { $name } показати так не можна
ui-show-mend = Виправте файл, збережіть його й спробуйте ще раз. У терміналі те саме каже «python -m tutor check».
ui-show-broken-link = Це посилання показати так не можна
ui-show-mend-link = Скопіюйте посилання ще раз, від першого символу до останнього, і відкрийте його.
ui-show-again = Спробувати ще раз
