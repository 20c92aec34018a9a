# П’ятнадцять базових карток 0-ї епохи, що їх можуть увести в гру постаті. Жодне джерело не дає назв, тож усі наші.

## Age 0

card-fire = Вогонь
    .acc = Вогонь
    .origin = ours
card-stone-knives = Кам’яні ножі
    .acc = Кам’яні ножі
    .origin = ours
card-trapping = Пастки
    .acc = Пастки
    .origin = ours
card-fresh-water = Прісна вода
    .acc = Прісну воду
    .origin = ours
card-shelter = Прихисток
    .acc = Прихисток
    .origin = ours
card-skinning = Знімання шкур
    .acc = Знімання шкур
    .origin = ours
card-fishing = Рибальство
    .acc = Рибальство
    .note = Картки з вашої власної руки розкривають, і вони лишаються в ній: переміщеними їх не вважають.
    .origin = ours
card-foraging = Збиральництво
    .acc = Збиральництво
    .origin = ours
card-hunting = Полювання
    .acc = Полювання
    .origin = ours
card-curing = В’ялення
    .acc = В’ялення
    .origin = ours
card-first-aid = Перша допомога
    .acc = Першу допомогу
    .origin = ours
card-knots = Вузли
    .acc = Вузли
    .origin = ours
card-speak-with-bird = Розмова з птахом
    .acc = Розмову з птахом
    .origin = ours
card-tanning = Вичинка шкур
    .acc = Вичинку шкур
    .origin = ours
card-tracking = Вистежування
    .acc = Вистежування
    .origin = ours

## Сформульовано вручну (що робить кожне речення, каже його відбиток)

hand-base-fire-0-0 = Я ВИМАГАЮ, щоб ви розкрили з руки картку кольору, якого немає в моїй ігровій зоні, або зі значенням, більшим за 0!
    .of = d34d4a8a47e8
hand-base-fishing-0-1 = Розкрийте руки всіх гравців, перемістіть у свою руку з рук усіх інших гравців усі картки кольору розіграної картки і, якщо розіграна чи переміщена картка — «Прісна вода», доберіть [1].
    .of = cf0293a0cdab
