# Набір, що є лише в тестах.

set-attic = Горище

zone-stash = схованка
    .from = зі схованки
    .to = у схованку
    .in = у схованці
    .your = ваша схованка
    .your-from = з вашої схованки
    .your-to = у вашу схованку
    .your-in = у вашій схованці
    .named = схованка ({ $player })
    .named-from = зі схованки ({ $player })
    .named-to = у схованку ({ $player })
    .named-in = у схованці ({ $player })
at-stash = схованка
    .from = зі схованки
    .to =
        { $whose ->
            [you] у свою схованку
            [own] у свою схованку
            [yours] у вашу схованку
           *[other] у чужу схованку ({ $owner })
        }
    .in = у схованці
place-stash = схованка
    .from = зі схованки
    .to = у схованку
    .in = у схованці

zone-vault = сховище
    .your = ваше сховище
    .named = сховище ({ $player })
at-vault = сховище
    .to = у сховище

zone-shelf = полиця
    .from = з полиці
    .in = на полиці
at-shelf = полиця
    .from = з полиці
    .to = на полицю
    .in = на полиці

card-trunk = Скриня
    .acc = Скриню
card-lamp = Лампа
    .acc = Лампу
card-chest = Комод
    .acc = Комод
card-ladder = Драбина
    .acc = Драбину
card-mirror = Дзеркало
    .acc = Дзеркало
card-dust = Пил
    .acc = Пил
