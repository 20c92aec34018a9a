# Незриме: сорочки, сейф і правила.

set-unseen = Незриме

zone-safe = сейф
    .from = із сейфа
    .to = у сейф
    .in = у сейфі
    .your = ваш сейф
    .your-from = з вашого сейфа
    .your-to = у ваш сейф
    .your-in = у вашому сейфі
    .named = сейф ({ $player })
    .named-from = із сейфа ({ $player })
    .named-to = у сейф ({ $player })
    .named-in = у сейфі ({ $player })
at-safe = сейф
    .from = { $whose ->
        [you] зі свого сейфа
        [own] зі свого сейфа
        [yours] з вашого сейфа
       *[other] з чужого сейфа ({ $owner })
    }
    .to = { $whose ->
        [you] у свій сейф
        [own] у свій сейф
        [yours] у ваш сейф
       *[other] у чужий сейф ({ $owner })
    }
    .in = { $whose ->
        [you] у своєму сейфі
        [own] у своєму сейфі
        [yours] у вашому сейфі
       *[other] у чужому сейфі ({ $owner })
    }
place-safe = сейф
    .from = { $owner ->
        [you] зі свого сейфа
        [only-you] зі свого сейфа
        [none] із сейфа
        [me] з мого сейфа
        [they] з їхнього сейфа
        [doer] зі свого сейфа
        [host] з вашого сейфа
        [opponents] із сейфів { owner-gen }
        [others] із сейфів { owner-gen }
        [everyone] із сейфів { owner-gen }
       *[other] із сейфа { owner-gen }
    }
    .to = { $owner ->
        [you] у свій сейф
        [only-you] у свій сейф
        [none] у сейф
        [me] у мій сейф
        [they] у їхній сейф
        [doer] у свій сейф
        [host] у ваш сейф
        [opponents] у сейфи { owner-gen }
        [others] у сейфи { owner-gen }
        [everyone] у сейфи { owner-gen }
       *[other] у сейф { owner-gen }
    }
    .in = { $owner ->
        [you] у вашому сейфі
        [only-you] у сейфі
        [none] у сейфі
        [me] у моєму сейфі
        [they] у їхньому сейфі
        [doer] у своєму сейфі
        [host] у вашому сейфі
        [opponents] у сейфах { owner-gen }
        [others] у сейфах { owner-gen }
        [everyone] у сейфах { owner-gen }
       *[other] у сейфі { owner-gen }
    }

np-secret = секрет
    .gen = секрету
    .dat = секрету
    .acc = секрет
    .ins = секретом
    .loc = секреті
    .pl = секрети
    .pl-gen = секретів
    .pl-dat = секретам
    .pl-acc = секрети
    .pl-ins = секретами
    .pl-loc = секретах

# $n: епоха, з якої добирають
fact-unseen-first-card = { $who ->
    [you] Ваша перша картка цього ходу: { value-box } з набору «Незриме».
   *[other] { $name } добирає першу за цей хід картку: { value-box } з набору «Незриме».
}
fact-unseen-later-card = { $who ->
    [you] З набору «Незриме» може бути лише перша картка, яку ви добираєте за хід, а її вже добрано: базова { value-box }.
   *[other] З набору «Незриме» може бути лише перша картка, яку { $name } добирає за хід, а її вже добрано: базова { value-box }.
}

switch-claimed-standard = Що для Анонімності є вашим звичайним досягненням?
    .title = Здобуті звичайні досягнення
switch-claimed-standard-any-with-a-value = Кожне досягнення зі значенням, зокрема й здобуті секрети.
switch-claimed-standard-base-cards = Лише базові картки: здобута картка доповнення — ні.

switch-brethren-of-purity-at-first = «Брати чистоти», а завдяки їм ще нічого не розіграно: що таке «на 1 більше»?
    .title = «Брати чистоти» спочатку
switch-brethren-of-purity-at-first-three-or-one = Значення картки, якої немає, — 0, тож замість 3 можна добрати 1.
switch-brethren-of-purity-at-first-three = Добирають 3, бо останньої картки ще немає.

switch-first-card = Чи добір із названого набору, як-от міста, вважається першою карткою ходу?
    .title = Перша картка ходу
switch-first-card-any-card = Так: перша картка, яку ви добрали, — перша, хоч з якого вона набору.
switch-first-card-any-but-of-a-named-set = Ні: карткою Незримого буде перша з тих, які добирають, не називаючи набору.

switch-consulting = Як застосовують верхню картку завдяки «Консалтингу»?
    .title = Консалтинг
switch-consulting-self-executes = Самостійно: її вимоги пропускають.
switch-consulting-super-executes = Посилено: її вимоги діють на всіх суперників.

switch-holography = Скільки верхніх карток залишає «Голографія»?
    .title = Голографія
switch-holography-two = Дві верхні картки кольору: усі під ними зараховують в очки.
switch-holography-five = П’ять верхніх карток кольору: усі під ними зараховують в очки.

switch-reconnaissance = Які картки добирає «Розвідка»?
    .title = Розвідка
switch-reconnaissance-sevens = Три картки зі значенням 7.
switch-reconnaissance-sixes = Три картки зі значенням 6.

switch-the-prophecies = Який секрет можна розіграти завдяки «Пророцтвам»?
    .title = Пророцтва
switch-the-prophecies-another-secret = Інший, а не той, значення якого вибрано.
switch-the-prophecies-any-secret = Будь-який секрет.

switch-shangri-la = Після якої картки «Шангрі-Ла» повторюється, якщо це 8?
    .title = Шангрі-Ла
switch-shangri-la-melded-card = Лише після розіграної: на зарахованій в очки все закінчується.
switch-shangri-la-either-card = Після розіграної й після зарахованої в очки.

switch-blacklight-without-a-splay = Жодного кольору не можна розгорнути догори: чи дає «Чорне світло» добрати картку?
    .title = «Чорне світло» без розгортання
switch-blacklight-without-a-splay-draws = Так: роблять усе, що можна, а добрати 9 можна.
switch-blacklight-without-a-splay-draws-nothing = Ні: 9 добирають лише разом із розгортанням.

switch-heirloom-without-a-secret = Що добирають завдяки «Родинній реліквії», коли немає секретів?
    .title = «Родинна реліквія» без секретів
switch-heirloom-without-a-secret-draws = Картку зі значенням 1: значення картки, якої немає, дорівнює 0.
switch-heirloom-without-a-secret-draws-nothing = Нічого: жодної картки не переміщено.
