# Іменникові звороти й частини речень, з яких складається текст картки (їх поєднує engine/text/render).
#
# Комірка каже, у якій формі їй потрібне те, що в неї кладуть: $np-pl-gen — родовий множини, $np-same — та форма, якої
# просять від самого повідомлення, $color-f-same — вона ж у жіночому роді (множина роду не має). Повідомлення ті самі,
# що й в англійському файлі. Чергування «у — в», «і — й» дбає про себе само (engine/text/euphony.py).
#
#     np-...     картки зсередини назовні: іменник, означення, символи, значення, місце, умова
#     pick-...   скільки їх
#     place-...  чия рука, стос, зона: .from .to .in; $owner каже чия
#     if-...     речення-умови; $holds — "no" для заперечення, "none" після «жодна картка»
#     rel-...    як порівнюється число
#
# Зворот, який треба закрити комою («усі картки, крім однієї, …»), має її в кінці; перед іншим знаком вона зникає.

## Nouns of cards

np-card = { noun-card }
    .gen = { noun-card.gen }
    .dat = { noun-card.dat }
    .acc = { noun-card.acc }
    .ins = { noun-card.ins }
    .loc = { noun-card.loc }
    .pl = { noun-card.pl }
    .pl-gen = { noun-card.pl-gen }
    .pl-dat = { noun-card.pl-dat }
    .pl-acc = { noun-card.pl-acc }
    .pl-ins = { noun-card.pl-ins }
    .pl-loc = { noun-card.pl-loc }
np-figure = постать
    .gen = постаті
    .dat = постаті
    .acc = постать
    .ins = постаттю
    .loc = постаті
    .pl = постаті
    .pl-gen = постатей
    .pl-dat = постатям
    .pl-acc = постаті
    .pl-ins = постатями
    .pl-loc = постатях
np-achievement = { noun-achievement }
    .gen = { noun-achievement.gen }
    .dat = { noun-achievement.dat }
    .acc = { noun-achievement.acc }
    .ins = { noun-achievement.ins }
    .loc = { noun-achievement.loc }
    .pl = { noun-achievement.pl }
    .pl-gen = { noun-achievement.pl-gen }
    .pl-dat = { noun-achievement.pl-dat }
    .pl-acc = { noun-achievement.pl-acc }
    .pl-ins = { noun-achievement.pl-ins }
    .pl-loc = { noun-achievement.pl-loc }
np-color-noun = { noun-color }
    .gen = { noun-color.gen }
    .dat = { noun-color.dat }
    .acc = { noun-color.acc }
    .ins = { noun-color.ins }
    .loc = { noun-color.loc }
    .pl = { noun-color.pl }
    .pl-gen = { noun-color.pl-gen }
    .pl-dat = { noun-color.pl-dat }
    .pl-acc = { noun-color.pl-acc }
    .pl-ins = { noun-color.pl-ins }
    .pl-loc = { noun-color.pl-loc }
np-different-value = різне значення
    .gen = різного значення
    .pl = різні значення
    .pl-gen = різних значень
np-different-color = різний колір
    .gen = різного кольору
    .pl = різні кольори
    .pl-gen = різних кольорів
np-bonus = бонус
    .gen = бонусу
    .dat = бонусу
    .acc = бонус
    .ins = бонусом
    .loc = бонусі
    .pl = бонуси
    .pl-gen = бонусів
    .pl-dat = бонусам
    .pl-acc = бонуси
    .pl-ins = бонусами
    .pl-loc = бонусах
np-odd-bonus = непарний бонус
    .gen = непарного бонусу
    .dat = непарному бонусу
    .acc = непарний бонус
    .ins = непарним бонусом
    .loc = непарному бонусі
    .pl = непарні бонуси
    .pl-gen = непарних бонусів
    .pl-dat = непарним бонусам
    .pl-acc = непарні бонуси
    .pl-ins = непарними бонусами
    .pl-loc = непарних бонусах
np-even-bonus = парний бонус
    .gen = парного бонусу
    .dat = парному бонусу
    .acc = парний бонус
    .ins = парним бонусом
    .loc = парному бонусі
    .pl = парні бонуси
    .pl-gen = парних бонусів
    .pl-dat = парним бонусам
    .pl-acc = парні бонуси
    .pl-ins = парними бонусами
    .pl-loc = парних бонусах
np-different-bonus = унікальне значення бонусу
    .gen = унікального значення бонусу
    .dat = унікальному значенню бонусу
    .acc = унікальне значення бонусу
    .ins = унікальним значенням бонусу
    .loc = унікальному значенні бонусу
    .pl = різні значення бонусів
    .pl-gen = різних значень бонусів
    .pl-dat = різним значенням бонусів
    .pl-acc = різні значення бонусів
    .pl-ins = різними значеннями бонусів
    .pl-loc = різних значеннях бонусів
np-visible-image = видиме зображення картки
    .gen = видимого зображення картки
    .dat = видимому зображенню картки
    .acc = видиме зображення картки
    .ins = видимим зображенням картки
    .loc = видимому зображенні картки
    .pl = видимі зображення карток
    .pl-gen = видимих зображень карток
    .pl-dat = видимим зображенням карток
    .pl-acc = видимі зображення карток
    .pl-ins = видимими зображеннями карток
    .pl-loc = видимих зображеннях карток
np-visible-echo = видимий ефект-відлуння
    .gen = видимого ефекту-відлуння
    .dat = видимому ефекту-відлунню
    .acc = видимий ефект-відлуння
    .ins = видимим ефектом-відлунням
    .loc = видимому ефекті-відлунні
    .pl = видимі ефекти-відлуння
    .pl-gen = видимих ефектів-відлунь
    .pl-dat = видимим ефектам-відлунням
    .pl-acc = видимі ефекти-відлуння
    .pl-ins = видимими ефектами-відлуннями
    .pl-loc = видимих ефектах-відлуннях
np-echo = ефект-відлуння
    .gen = ефекту-відлуння
    .dat = ефекту-відлунню
    .acc = ефект-відлуння
    .ins = ефектом-відлунням
    .loc = ефекті-відлунні
    .pl = ефекти-відлуння
    .pl-gen = ефектів-відлунь
    .pl-dat = ефектам-відлунням
    .pl-acc = ефекти-відлуння
    .pl-ins = ефектами-відлуннями
    .pl-loc = ефектах-відлуннях
np-different-icon = різний символ
    .gen = різного символу
    .pl = різні символи
    .pl-gen = різних символів
np-available = доступне { noun-achievement }
    .gen = доступного { noun-achievement.gen }
    .dat = доступному { noun-achievement.dat }
    .acc = доступне { noun-achievement.acc }
    .ins = доступним { noun-achievement.ins }
    .loc = доступному { noun-achievement.loc }
    .pl = доступні { noun-achievement.pl }
    .pl-gen = доступних { noun-achievement.pl-gen }
    .pl-dat = доступним { noun-achievement.pl-dat }
    .pl-acc = доступні { noun-achievement.pl-acc }
    .pl-ins = доступними { noun-achievement.pl-ins }
    .pl-loc = доступних { noun-achievement.pl-loc }
np-available-standard = доступне звичайне { noun-achievement }
    .gen = доступного звичайного { noun-achievement.gen }
    .dat = доступному звичайному { noun-achievement.dat }
    .acc = доступне звичайне { noun-achievement.acc }
    .ins = доступним звичайним { noun-achievement.ins }
    .loc = доступному звичайному { noun-achievement.loc }
    .pl = доступні звичайні { noun-achievement.pl }
    .pl-gen = доступних звичайних { noun-achievement.pl-gen }
    .pl-dat = доступним звичайним { noun-achievement.pl-dat }
    .pl-acc = доступні звичайні { noun-achievement.pl-acc }
    .pl-ins = доступними звичайними { noun-achievement.pl-ins }
    .pl-loc = доступних звичайних { noun-achievement.pl-loc }
np-special = доступне особливе { noun-achievement }
    .gen = доступного особливого { noun-achievement.gen }
    .dat = доступному особливому { noun-achievement.dat }
    .acc = доступне особливе { noun-achievement.acc }
    .ins = доступним особливим { noun-achievement.ins }
    .loc = доступному особливому { noun-achievement.loc }
    .pl = доступні особливі { noun-achievement.pl }
    .pl-gen = доступних особливих { noun-achievement.pl-gen }
    .pl-dat = доступним особливим { noun-achievement.pl-dat }
    .pl-acc = доступні особливі { noun-achievement.pl-acc }
    .pl-ins = доступними особливими { noun-achievement.pl-ins }
    .pl-loc = доступних особливих { noun-achievement.pl-loc }
np-deck-top = верхня { noun-card } будь-якої колоди
    .gen = верхньої { noun-card.gen } будь-якої колоди
    .dat = верхній { noun-card.dat } будь-якої колоди
    .acc = верхню { noun-card.acc } будь-якої колоди
    .ins = верхньою { noun-card.ins } будь-якої колоди
    .loc = верхній { noun-card.loc } будь-якої колоди
    .pl = верхні { noun-card.pl } колод
    .pl-gen = верхніх { noun-card.pl-gen } колод
    .pl-dat = верхнім { noun-card.pl-dat } колод
    .pl-acc = верхні { noun-card.pl-acc } колод
    .pl-ins = верхніми { noun-card.pl-ins } колод
    .pl-loc = верхніх { noun-card.pl-loc } колод
np-junked-special = особливе { noun-achievement } з непотребу
    .gen = особливого { noun-achievement.gen } з непотребу
    .dat = особливому { noun-achievement.dat } з непотребу
    .acc = особливе { noun-achievement.acc } з непотребу
    .ins = особливим { noun-achievement.ins } з непотребу
    .loc = особливому { noun-achievement.loc } з непотребу
    .pl = особливі { noun-achievement.pl } з непотребу
    .pl-gen = особливих { noun-achievement.pl-gen } з непотребу
    .pl-dat = особливим { noun-achievement.pl-dat } з непотребу
    .pl-acc = особливі { noun-achievement.pl-acc } з непотребу
    .pl-ins = особливими { noun-achievement.pl-ins } з непотребу
    .pl-loc = особливих { noun-achievement.pl-loc } з непотребу

a-value = { value-box }

np-value-card = { value-box }
np-value-cards = { $values }

## What stands before the noun

adj-top = верхній
    .gen = верхнього
    .dat = верхньому
    .acc = верхній
    .ins = верхнім
    .loc = верхньому
    .f = верхня
    .f-gen = верхньої
    .f-dat = верхній
    .f-acc = верхню
    .f-ins = верхньою
    .f-loc = верхній
    .n = верхнє
    .n-gen = верхнього
    .n-acc = верхнє
    .n-ins = верхнім
    .pl = верхні
    .pl-gen = верхніх
    .pl-dat = верхнім
    .pl-acc = верхні
    .pl-ins = верхніми
    .pl-loc = верхніх
adj-visible = видимий
    .gen = видимого
    .dat = видимому
    .acc = видимий
    .ins = видимим
    .loc = видимому
    .f = видима
    .f-gen = видимої
    .f-dat = видимій
    .f-acc = видиму
    .f-ins = видимою
    .f-loc = видимій
    .n = видиме
    .n-gen = видимого
    .n-acc = видиме
    .n-ins = видимим
    .pl = видимі
    .pl-gen = видимих
    .pl-dat = видимим
    .pl-acc = видимі
    .pl-ins = видимими
    .pl-loc = видимих
adj-top-or-bottom = верхній або нижній
    .gen = верхнього або нижнього
    .dat = верхньому або нижньому
    .acc = верхній або нижній
    .ins = верхнім або нижнім
    .loc = верхньому або нижньому
    .f = верхня або нижня
    .f-gen = верхньої або нижньої
    .f-dat = верхній або нижній
    .f-acc = верхню або нижню
    .f-ins = верхньою або нижньою
    .f-loc = верхній або нижній
    .n = верхнє або нижнє
    .n-gen = верхнього або нижнього
    .n-acc = верхнє або нижнє
    .n-ins = верхнім або нижнім
    .pl = верхні або нижні
    .pl-gen = верхніх або нижніх
    .pl-dat = верхнім або нижнім
    .pl-acc = верхні або нижні
    .pl-ins = верхніми або нижніми
    .pl-loc = верхніх або нижніх
adj-bottom-but-top = нижній (але не верхній)
    .gen = нижнього (але не верхнього)
    .dat = нижньому (але не верхньому)
    .acc = нижній (але не верхній)
    .ins = нижнім (але не верхнім)
    .loc = нижньому (але не верхньому)
    .f = нижня (але не верхня)
    .f-gen = нижньої (але не верхньої)
    .f-dat = нижній (але не верхній)
    .f-acc = нижню (але не верхню)
    .f-ins = нижньою (але не верхньою)
    .f-loc = нижній (але не верхній)
    .n = нижнє (але не верхнє)
    .n-gen = нижнього (але не верхнього)
    .n-acc = нижнє (але не верхнє)
    .n-ins = нижнім (але не верхнім)
    .pl = нижні (але не верхні)
    .pl-gen = нижніх (але не верхніх)
    .pl-dat = нижнім (але не верхнім)
    .pl-acc = нижні (але не верхні)
    .pl-ins = нижніми (але не верхніми)
    .pl-loc = нижніх (але не верхніх)
adj-bottom = нижній
    .gen = нижнього
    .dat = нижньому
    .acc = нижній
    .ins = нижнім
    .loc = нижньому
    .f = нижня
    .f-gen = нижньої
    .f-dat = нижній
    .f-acc = нижню
    .f-ins = нижньою
    .f-loc = нижній
    .n = нижнє
    .n-gen = нижнього
    .n-acc = нижнє
    .n-ins = нижнім
    .pl = нижні
    .pl-gen = нижніх
    .pl-dat = нижнім
    .pl-acc = нижні
    .pl-ins = нижніми
    .pl-loc = нижніх
adj-special = особливий
    .gen = особливого
    .dat = особливому
    .acc = особливий
    .ins = особливим
    .loc = особливому
    .f = особлива
    .f-gen = особливої
    .f-dat = особливій
    .f-acc = особливу
    .f-ins = особливою
    .f-loc = особливій
    .n = особливе
    .n-gen = особливого
    .n-acc = особливе
    .pl = особливі
    .pl-gen = особливих
    .pl-dat = особливим
    .pl-acc = особливі
    .pl-ins = особливими
    .pl-loc = особливих
adj-standard = звичайний
    .gen = звичайного
    .dat = звичайному
    .acc = звичайний
    .ins = звичайним
    .loc = звичайному
    .f = звичайна
    .f-gen = звичайної
    .f-dat = звичайній
    .f-acc = звичайну
    .f-ins = звичайною
    .f-loc = звичайній
    .n = звичайне
    .n-gen = звичайного
    .n-acc = звичайне
    .pl = звичайні
    .pl-gen = звичайних
    .pl-dat = звичайним
    .pl-acc = звичайні
    .pl-ins = звичайними
    .pl-loc = звичайних
adj-highest = найцінніший
    .gen = найціннішого
    .dat = найціннішому
    .acc = найцінніший
    .ins = найціннішим
    .loc = найціннішому
    .f = найцінніша
    .f-gen = найціннішої
    .f-dat = найціннішій
    .f-acc = найціннішу
    .f-ins = найціннішою
    .f-loc = найціннішій
    .n = найцінніше
    .n-gen = найціннішого
    .n-acc = найцінніше
    .n-ins = найціннішим
    .pl = найцінніші
    .pl-gen = найцінніших
    .pl-dat = найціннішим
    .pl-acc = найцінніші
    .pl-ins = найціннішими
    .pl-loc = найцінніших
adj-lowest = найменш цінний
    .gen = найменш цінного
    .dat = найменш цінному
    .acc = найменш цінний
    .ins = найменш цінним
    .loc = найменш цінному
    .f = найменш цінна
    .f-gen = найменш цінної
    .f-dat = найменш цінній
    .f-acc = найменш цінну
    .f-ins = найменш цінною
    .f-loc = найменш цінній
    .n = найменш цінне
    .n-gen = найменш цінного
    .n-acc = найменш цінне
    .n-ins = найменш цінним
    .pl = найменш цінні
    .pl-gen = найменш цінних
    .pl-dat = найменш цінним
    .pl-acc = найменш цінні
    .pl-ins = найменш цінними
    .pl-loc = найменш цінних

np-adjective =
    { $noun ->
        [achievement] { $adjective-n-same } { $np-same }
        [secret] { $adjective-same } { $np-same }
       *[card] { $adjective-f-same } { $np-same }
    }
np-color = { $color-f-same } { $np-same }
np-not-color = не{ $color-f-same } { $np-same }
np-done = { $done-f-same } { $np-same }

done-draw = дібраний
    .f = дібрана
    .f-gen = дібраної
    .f-dat = дібраній
    .f-acc = дібрану
    .f-ins = дібраною
    .f-loc = дібраній
    .pl = дібрані
    .pl-gen = дібраних
    .pl-dat = дібраним
    .pl-acc = дібрані
    .pl-ins = дібраними
    .pl-loc = дібраних
    .n = дібрано
done-meld = розіграний
    .f = розіграна
    .f-gen = розіграної
    .f-dat = розіграній
    .f-acc = розіграну
    .f-ins = розіграною
    .f-loc = розіграній
    .pl = розіграні
    .pl-gen = розіграних
    .pl-dat = розіграним
    .pl-acc = розіграні
    .pl-ins = розіграними
    .pl-loc = розіграних
    .n = розіграно
done-tuck = підсунутий
    .f = підсунута
    .f-gen = підсунутої
    .f-dat = підсунутій
    .f-acc = підсунуту
    .f-ins = підсунутою
    .f-loc = підсунутій
    .pl = підсунуті
    .pl-gen = підсунутих
    .pl-dat = підсунутим
    .pl-acc = підсунуті
    .pl-ins = підсунутими
    .pl-loc = підсунутих
    .n = підсунуто
done-score = зарахований в очки
    .f = зарахована в очки
    .f-gen = зарахованої в очки
    .f-dat = зарахованій в очки
    .f-acc = зараховану в очки
    .f-ins = зарахованою в очки
    .f-loc = зарахованій в очки
    .pl = зараховані в очки
    .pl-gen = зарахованих в очки
    .pl-dat = зарахованим в очки
    .pl-acc = зараховані в очки
    .pl-ins = зарахованими в очки
    .pl-loc = зарахованих в очки
    .n = зараховано в очки
done-return = повернений
    .f = повернена
    .f-gen = поверненої
    .f-dat = поверненій
    .f-acc = повернену
    .f-ins = поверненою
    .f-loc = поверненій
    .pl = повернені
    .pl-gen = повернених
    .pl-dat = поверненим
    .pl-acc = повернені
    .pl-ins = поверненими
    .pl-loc = повернених
    .n = повернено
done-junk = скинутий
    .f = скинута
    .f-gen = скинутої
    .f-dat = скинутій
    .f-acc = скинуту
    .f-ins = скинутою
    .f-loc = скинутій
    .pl = скинуті
    .pl-gen = скинутих
    .pl-dat = скинутим
    .pl-acc = скинуті
    .pl-ins = скинутими
    .pl-loc = скинутих
    .n = скинуто
done-safeguard = схований
    .f = схована
    .f-gen = схованої
    .f-dat = схованій
    .f-acc = сховану
    .f-ins = схованою
    .f-loc = схованій
    .pl = сховані
    .pl-gen = схованих
    .pl-dat = схованим
    .pl-acc = сховані
    .pl-ins = схованими
    .pl-loc = схованих
    .n = сховано
done-foreshadow = спрогнозований
    .f = спрогнозована
    .f-gen = спрогнозованої
    .f-dat = спрогнозованій
    .f-acc = спрогнозовану
    .f-ins = спрогнозованою
    .f-loc = спрогнозованій
    .pl = спрогнозовані
    .pl-gen = спрогнозованих
    .pl-dat = спрогнозованим
    .pl-acc = спрогнозовані
    .pl-ins = спрогнозованими
    .pl-loc = спрогнозованих
    .n = спрогнозовано
done-achieve = здобутий
    .f = здобута
    .f-gen = здобутої
    .f-dat = здобутій
    .f-acc = здобуту
    .f-ins = здобутою
    .f-loc = здобутій
    .pl = здобуті
    .pl-gen = здобутих
    .pl-dat = здобутим
    .pl-acc = здобуті
    .pl-ins = здобутими
    .pl-loc = здобутих
    .n = здобуто
done-remove = вилучений
    .f = вилучена
    .f-gen = вилученої
    .f-dat = вилученій
    .f-acc = вилучену
    .f-ins = вилученою
    .f-loc = вилученій
    .pl = вилучені
    .pl-gen = вилучених
    .pl-dat = вилученим
    .pl-acc = вилучені
    .pl-ins = вилученими
    .pl-loc = вилучених
    .n = вилучено
done-transfer = переміщений
    .f = переміщена
    .f-gen = переміщеної
    .f-dat = переміщеній
    .f-acc = переміщену
    .f-ins = переміщеною
    .f-loc = переміщеній
    .pl = переміщені
    .pl-gen = переміщених
    .pl-dat = переміщеним
    .pl-acc = переміщені
    .pl-ins = переміщеними
    .pl-loc = переміщених
    .n = переміщено
done-exchange = обміняний
    .f = обміняна
    .f-gen = обміняної
    .f-dat = обміняній
    .f-acc = обміняну
    .f-ins = обміняною
    .f-loc = обміняній
    .pl = обміняні
    .pl-gen = обміняних
    .pl-dat = обміняним
    .pl-acc = обміняні
    .pl-ins = обміняними
    .pl-loc = обміняних
    .n = обміняно
done-reveal = розкритий
    .f = розкрита
    .f-gen = розкритої
    .f-dat = розкритій
    .f-acc = розкриту
    .f-ins = розкритою
    .f-loc = розкритій
    .pl = розкриті
    .pl-gen = розкритих
    .pl-dat = розкритим
    .pl-acc = розкриті
    .pl-ins = розкритими
    .pl-loc = розкритих
    .n = розкрито
done-choose = вибраний
    .f = вибрана
    .f-gen = вибраної
    .f-dat = вибраній
    .f-acc = вибрану
    .f-ins = вибраною
    .f-loc = вибраній
    .pl = вибрані
    .pl-gen = вибраних
    .pl-dat = вибраним
    .pl-acc = вибрані
    .pl-ins = вибраними
    .pl-loc = вибраних
    .n = вибрано
done-place = покладений
    .f = покладена
    .f-gen = покладеної
    .f-dat = покладеній
    .f-acc = покладену
    .f-ins = покладеною
    .f-loc = покладеній
    .pl = покладені
    .pl-gen = покладених
    .pl-dat = покладеним
    .pl-acc = покладені
    .pl-ins = покладеними
    .pl-loc = покладених
    .n = покладено на колоду
done-make-available = повернутий
    .f = повернута
    .f-gen = повернутої
    .f-dat = повернутій
    .f-acc = повернуту
    .f-ins = повернутою
    .f-loc = повернутій
    .pl = повернуті
    .pl-gen = повернутих
    .pl-dat = повернутим
    .pl-acc = повернуті
    .pl-ins = повернутими
    .pl-loc = повернутих
    .n = повернуто
done-move = переміщений
    .f = переміщена
    .f-gen = переміщеної
    .f-dat = переміщеній
    .f-acc = переміщену
    .f-ins = переміщеною
    .f-loc = переміщеній
    .pl = переміщені
    .pl-gen = переміщених
    .pl-dat = переміщеним
    .pl-acc = переміщені
    .pl-ins = переміщеними
    .pl-loc = переміщених
    .n = переміщено

did-draw = добрали
did-meld = розіграли
did-tuck = підсунули
did-score = зарахували в очки
did-return = повернули
did-junk = скинули
did-safeguard = сховали
did-foreshadow = спрогнозували
did-achieve = здобули
did-remove = вилучили
did-transfer = перемістили
did-exchange = обміняли
did-reveal = розкрили
did-choose = вибрали
did-splay = розгорнули
did-place = поклали на колоду
did-make-available = зробили доступною
did-move = перемістили

## What stands after it

np-with-icon = { $each ->
        [card] { $np-same }, кожна з яких містить { $icon-acc },
        [color] { $np-same } кожного кольору з { $icon-ins }
       *[no] { $np-same } з { $icon-ins }
    }
np-without-icon = { $each ->
        [card] { $np-same }, жодна з яких не містить { $icon-gen },
        [color] { $np-same } кожного кольору без { $icon-gen }
       *[no] { $np-same } без { $icon-gen }
    }
np-expansion = { $np-same } доповнення
np-of-color = { $np-same } { $color-gen }
np-of-other-color = { $np-same } не { $color-gen }
np-due = { $np-same }, { $owner ->
        [you] яку ви { $did }
        [they] яку вони { $did }
        [me] { $done-f-same } мною
       *[any-player] { $done-f-same }
    } { $demand ->
        [yes] через вимогу
        [echo] завдяки ефекту-відлунню { $card-gen }
       *[no] завдяки { $card-dat }
    } під час цієї дії,
    .pl = { $np-same }, { $owner ->
        [you] які ви { $did }
        [they] які вони { $did }
        [me] { $done-f-same } мною
       *[any-player] { $done-f-same }
    } { $demand ->
        [yes] через вимогу
        [echo] завдяки ефекту-відлунню { $card-gen }
       *[no] завдяки { $card-dat }
    } під час цієї дії,
np-same-value = { $np-same } з однаковим значенням
np-same-color = { $np-same } одного кольору
np-different-values = { $np-same } з різними значеннями
np-different-colors = { $np-same } різних кольорів
np-different-colors-apart = { $np-same }, різні за кольором,
    .gen = { $np-gen }, різних за кольором,
    .pl = { $np-pl }, різні за кольором,
    .pl-acc = { $np-pl-acc }, різні за кольором,
    .pl-gen = { $np-pl-gen }, різних за кольором,
np-same-value-of-colors = { $np-same } різних кольорів з однаковим значенням
np-of-each-color-there = { $np-same } кожного кольору, який є { $place-in },
np-of-each-color-not-there = { $np-same } кожного кольору, якого немає { $place-in },
np-of-each-color = { $np-same } кожного кольору
np-fit-of-each-color = { $np-same } кожного кольору { $fit }
np-repeated = { $np-same }, який трапляється там більше ніж раз,
np-color-sized = { $np-same }, у якому карток { $few ->
        [more] { $least } або більше
       *[most] { $least } або { $most }
    },
np-remaining = { $np-same } серед тих, що лишилися
# чиє: лише про досягнення
np-owned = { $owner ->
        [me] моє
       *[you] ваше
    } { $np }
    .gen = { $owner ->
        [me] мого
       *[you] вашого
    } { $np-gen }
    .acc = { np-owned }
# «ваш найменш цінний секрет», «кількість ваших досягнень»
np-whose = { $number ->
        [several] { whose-several }
       *[one] { $noun ->
            [achievement] { whose-one.n }
           *[secret] { whose-one }
        }
    }{ $np }{ whose-after }
    .gen = { $number ->
        [several] { whose-several.gen }
       *[one] { $noun ->
            [achievement] { whose-one.gen }
           *[secret] { whose-one.gen }
        }
    }{ $np-gen }{ whose-after }
    .dat = { $number ->
        [several] { whose-several.dat }
       *[one] { $noun ->
            [achievement] { whose-one.dat }
           *[secret] { whose-one.dat }
        }
    }{ $np-dat }{ whose-after }
    .acc = { $number ->
        [several] { whose-several }
       *[one] { $noun ->
            [achievement] { whose-one.n }
           *[secret] { whose-one }
        }
    }{ $np-acc }{ whose-after }
    .ins = { $number ->
        [several] { whose-several.ins }
       *[one] { $noun ->
            [achievement] { whose-one.ins }
           *[secret] { whose-one.ins }
        }
    }{ $np-ins }{ whose-after }
    .loc = { $number ->
        [several] { whose-several.loc }
       *[one] { $noun ->
            [achievement] { whose-one.loc }
           *[secret] { whose-one.loc }
        }
    }{ $np-loc }{ whose-after }
    .pl = { whose-several }{ $np-pl }{ whose-after }
    .pl-gen = { whose-several.gen }{ $np-pl-gen }{ whose-after }
    .pl-dat = { whose-several.dat }{ $np-pl-dat }{ whose-after }
    .pl-acc = { whose-several }{ $np-pl-acc }{ whose-after }
    .pl-ins = { whose-several.ins }{ $np-pl-ins }{ whose-after }
    .pl-loc = { whose-several.loc }{ $np-pl-loc }{ whose-after }
np-had = { np-whose }
    .gen = { np-whose.gen }
    .dat = { np-whose.dat }
    .acc = { np-whose.acc }
    .ins = { np-whose.ins }
    .loc = { np-whose.loc }
    .pl = { np-whose.pl }
    .pl-gen = { np-whose.pl-gen }
    .pl-dat = { np-whose.pl-dat }
    .pl-acc = { np-whose.pl-acc }
    .pl-ins = { np-whose.pl-ins }
    .pl-loc = { np-whose.pl-loc }
# «один зі своїх секретів», «два з моїх секретів»
masculine-or-neuter =
    { $noun ->
        [achievement] { $n ->
            [1] одне
           *[other] { number-word }
        }
       *[secret] { number-word }
    }
np-of-owned = { $way ->
        [exactly] рівно { masculine-or-neuter }
        [up-to] до { number-word.gen }
        [between] { $least } або { masculine-or-neuter }
        [any] { any-one }
       *[n] { masculine-or-neuter }
    } з { $np-pl-gen }
    .acc = { np-of-owned }
    .gen = { $way ->
        [exactly] рівно { number-word.gen }
        [up-to] до { number-word.gen }
        [between] { $least-gen } або { number-word.gen }
        [any] { any-gen }
       *[n] { number-word.gen }
    } з { $np-pl-gen }
np-my-choice = { $np-same } на мій вибір
np-choice-of = { $np-same } на вибір { $player-gen }
np-fit = { $np-same } { $fit }
np-fit-placed = { $moving ->
        [in] { $np-same } { $place-in } { $fit }
        [swap] { $np-same } { $place-from } { $fit }
       *[from] { $kind ->
            [other-than] { $np-same } { $place-from }{ $fit }
           *[other] { $place-from } { $np-same } { $fit }
        }
    }
np-home-first = { $place-from } { $np-same }

fit-icon = з { $icon }
fit-no-icon = без { $icon-gen }
fit-featured-icon = {""}, головний символ яких — { $icon },
fit-visible-icon = {""}, на яких видно { $icon-acc },
np-of-the-set = { $np-same } { $set-gen }
fit-of-set = з набору «{ $set }»
fit-demand = з ефектом-вимогою
fit-no-demand = без ефекту-вимоги
fit-odd = з непарним значенням
fit-even = з парним значенням
fit-bonus = з бонусом
fit-no-bonus = без бонусу
fit-eligible = {""}, умовам здобуття якої ви відповідаєте,
fit-eligible-doubled = {""}, умовам здобуття якого ви відповідаєте з подвоєним рахунком,
fit-other-than = {""}, крім { $card-gen },
fit-color-present = кольору, який є { $place-in },
fit-color-absent = кольору, якого немає { $place-in },
# рід іменника
any-gen = { $noun ->
        [achievement] будь-якого
        [secret] будь-якого
       *[card] будь-якої
    }
any-one = { $noun ->
        [achievement] будь-яке
        [secret] будь-який
       *[card] будь-яка
    }
none-of = { $noun ->
        [achievement] жодне
        [secret] жоден
       *[card] жодна
    }
none-ins = { $noun ->
        [achievement] жодним
        [secret] жодним
       *[card] жодною
    }
some-ins = { $noun ->
        [achievement] якимось
        [secret] якимось
       *[card] якоюсь
    }
fit-splayed-color = кольору, який розгорнуто { $place-in },
fit-unsplayed-color = кольору, який не розгорнуто { $place-in },
fit-shared-value = { $one ->
        [yes] з таким самим значенням, як у { $other-gen },
       *[no] з таким самим значенням, як у { any-gen } { $other-gen },
    }
fit-own-value = зі значенням, якого { $one ->
        [yes] { $other } не має
       *[no] не має { none-of } { $other }
    },
fit-shared-value-another = з таким самим значенням, як у ще { $noun ->
        [achievement] одного
        [secret] одного
       *[card] однієї
    } з { $other-pl-gen },
fit-own-value-another = зі значенням, якого не має { $noun ->
        [achievement] жодне інше
        [secret] жоден інший
       *[card] жодна інша
    } { $other },
fit-shared-color = того самого кольору, що й { $one ->
        [yes] { $other }
       *[no] { any-one } { $other }
    },
fit-own-color = кольору, якого { $one ->
        [yes] { $other } не має
       *[no] не має { none-of } { $other }
    },
fit-shared-icon = зі спільним символом із { $one ->
        [yes] { $other-ins }
       *[no] { some-ins } { $other-ins }
    }
fit-own-icon = без спільних символів із { $one ->
        [yes] { $other-ins }
       *[no] { none-ins } { $other-ins }
    }
fit-shared-featured = з таким самим головним символом, як у { $one ->
        [yes] { $other-gen }
       *[no] { any-gen } { $other-gen }
    },
fit-own-featured = з головним символом, якого { $one ->
        [yes] { $other } не має
       *[no] не має { none-of } { $other }
    },
fit-where = (якщо { $condition })
fit-values = зі значенням { $values }
fit-value = зі значенням { $relation ->
        [at-least] { $n } або більшим
        [at-most] { $n } або меншим
        [more] понад { $n }
        [fewer] менше { $n }
       *[equals] { $n }
    }
# про одну картку чи про кілька
whose-value = { $number ->
        [several] яких
       *[one] якої
    }
more-valuable = { $number ->
        [several] які цінніші
       *[one] яка цінніша
    }
less-valuable = { $number ->
        [several] які менш цінні
       *[one] яка менш цінна
    }
fit-value-like = { $relation ->
        [at-least] {""}, значення { whose-value } не менше, ніж у { $card-gen },
        [at-most] {""}, значення { whose-value } не більше, ніж у { $card-gen },
        [more] {""}, { more-valuable } за { $card-acc },
        [fewer] {""}, { less-valuable } за { $card-acc },
       *[equals] з таким самим значенням, як у { $card-gen },
    }
fit-of-color = { $color-gen }
fit-chosen-colors = вибраних кольорів
fit-that-value = з цим значенням
fit-value-of-it = зі значенням { $done-f-gen } картки
fit-value-shifted = зі значенням на { $n } { $way ->
        [up] більшим
       *[down] меншим
    }, ніж у { $card-gen },
fit-value-shifted-named = зі значенням на { $n } { $way ->
        [up] більшим
       *[down] меншим
    }, ніж { $value },
fit-value-named = { $value-with }{ $relation ->
        [at-least] {" "}або більшим
        [at-most] {" "}або меншим
        [more] {" "}або більшим, але не рівним йому
        [fewer] {" "}або меншим, але не рівним йому
       *[equals] {""}
    }
fit-value-amount = зі значенням, { $relation ->
        [at-least] не меншим за { $amount-acc }
        [at-most] не більшим за { $amount-acc }
        [more] більшим за { $amount-acc }
        [fewer] меншим за { $amount-acc }
       *[equals] що дорівнює { $amount-dat }
    },
