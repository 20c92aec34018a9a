# Titles of the cards and special achievements of the base set.
#
# card-<key>, special-<key>   the title; the key is that of the card's facts
#     .origin                 "rulebook": the title stands in the Ukrainian rulebook;
#                             "ours": no source gives one, it is our translation (the English title is shown with it)
#
# A title stands in quotation marks: as it is in apposition (ефект картки «Алхімія»), and in the accusative, .acc, where it
# is an object itself (розіграйте «Алхімію»).

## Age 1

card-archery = Стрільба з лука
    .acc = Стрільбу з лука
    .origin = rulebook
card-metalworking = Металообробка
    .acc = Металообробку
    .origin = ours
card-oars = Весла
    .acc = Весла
    .origin = ours
card-agriculture = Сільське господарство
    .acc = Сільське господарство
    .origin = rulebook
card-domestication = Одомашнення
    .acc = Одомашнення
    .origin = ours
card-masonry = Мурування
    .acc = Мурування
    .origin = rulebook
card-clothing = Одяг
    .acc = Одяг
    .origin = rulebook
card-sailing = Судноплавство
    .acc = Судноплавство
    .origin = rulebook
card-the-wheel = Колесо
    .acc = Колесо
    .origin = ours
card-pottery = Гончарство
    .acc = Гончарство
    .origin = ours
card-tools = Знаряддя праці
    .acc = Знаряддя праці
    .origin = rulebook
card-writing = Писемність
    .acc = Писемність
    .origin = rulebook
card-city-states = Міста-держави
    .acc = Міста-держави
    .origin = ours
card-code-of-laws = Звід законів
    .acc = Звід законів
    .origin = rulebook
card-mysticism = Містицизм
    .acc = Містицизм
    .origin = rulebook

## Age 2

card-construction = Будування
    .acc = Будування
    .origin = rulebook
card-road-building = Будування доріг
    .acc = Будування доріг
    .origin = ours
card-canal-building = Будування каналів
    .acc = Будування каналів
    .origin = rulebook
card-fermenting = Бродіння
    .acc = Бродіння
    .origin = ours
card-currency = Валюта
    .acc = Валюту
    .origin = rulebook
card-mapmaking = Картографія
    .acc = Картографію
    .origin = ours
card-calendar = Календар
    .acc = Календар
    .origin = ours
card-mathematics = Математика
    .acc = Математику
    .origin = ours
card-monotheism = Монотеїзм
    .acc = Монотеїзм
    .origin = ours
card-philosophy = Філософія
    .acc = Філософію
    .origin = rulebook

## Age 3

card-engineering = Інженерія
    .acc = Інженерію
    .origin = rulebook
card-optics = Оптика
    .acc = Оптику
    .origin = ours
card-machinery = Механізми
    .acc = Механізми
    .origin = ours
card-medicine = Медицина
    .acc = Медицину
    .origin = rulebook
card-compass = Компас
    .acc = Компас
    .origin = ours
card-paper = Папір
    .acc = Папір
    .origin = rulebook
card-alchemy = Алхімія
    .acc = Алхімію
    .origin = ours
card-translation = Переклад
    .acc = Переклад
    .origin = rulebook
card-education = Освіта
    .acc = Освіту
    .origin = rulebook
card-feudalism = Феодалізм
    .acc = Феодалізм
    .origin = ours

## Age 4

card-colonialism = Колоніалізм
    .acc = Колоніалізм
    .origin = ours
card-gunpowder = Порох
    .acc = Порох
    .origin = ours
card-anatomy = Анатомія
    .acc = Анатомію
    .origin = ours
card-perspective = Перспектива
    .acc = Перспективу
    .origin = ours
card-invention = Винахід
    .acc = Винахід
    .origin = rulebook
card-navigation = Навігація
    .acc = Навігацію
    .origin = ours
card-experimentation = Експериментування
    .acc = Експериментування
    .origin = rulebook
card-printing-press = Друкарський верстат
    .acc = Друкарський верстат
    .origin = rulebook
card-enterprise = Підприємництво
    .acc = Підприємництво
    .origin = ours
card-reformation = Реформація
    .acc = Реформацію
    .origin = ours

## Age 5

card-coal = Вугільна промисловість
    .acc = Вугільну промисловість
    .origin = rulebook
card-the-pirate-code = Піратський кодекс
    .acc = Піратський кодекс
    .origin = ours
card-statistics = Статистика
    .acc = Статистику
    .origin = ours
card-steam-engine = Парова машина
    .acc = Парову машину
    .origin = ours
card-banking = Банківська справа
    .acc = Банківську справу
    .origin = ours
card-measurement = Вимірювання
    .acc = Вимірювання
    .origin = ours
card-chemistry = Хімія
    .acc = Хімію
    .origin = ours
card-physics = Фізика
    .acc = Фізику
    .origin = ours
card-astronomy = Астрономія
    .acc = Астрономію
    .origin = rulebook
card-societies = Товариства
    .acc = Товариства
    .origin = ours

## Age 6

card-industrialization = Індустріалізація
    .acc = Індустріалізацію
    .origin = ours
card-machine-tools = Верстати
    .acc = Верстати
    .origin = ours
card-canning = Консервування
    .acc = Консервування
    .origin = ours
card-vaccination = Вакцинація
    .acc = Вакцинацію
    .origin = ours
card-classification = Класифікація
    .acc = Класифікацію
    .origin = ours
card-metric-system = Метрична система
    .acc = Метричну систему
    .origin = ours
card-atomic-theory = Атомна теорія
    .acc = Атомну теорію
    .origin = ours
card-encyclopedia = Енциклопедія
    .acc = Енциклопедію
    .origin = ours
card-democracy = Демократія
    .acc = Демократію
    .origin = ours
card-emancipation = Емансипація
    .acc = Емансипацію
    .origin = ours

## Age 7

card-combustion = Згоряння
    .acc = Згоряння
    .origin = ours
card-explosives = Вибухівка
    .acc = Вибухівку
    .origin = ours
card-refrigeration = Охолодження
    .acc = Охолодження
    .origin = ours
card-sanitation = Санітарія
    .acc = Санітарію
    .origin = ours
card-bicycle = Велосипед
    .acc = Велосипед
    .origin = ours
card-electricity = Електрика
    .acc = Електрику
    .origin = ours
card-evolution = Еволюція
    .acc = Еволюцію
    .origin = ours
card-publications = Публікації
    .acc = Публікації
    .origin = ours
card-lighting = Освітлення
    .acc = Освітлення
    .origin = ours
card-railroad = Залізниця
    .acc = Залізницю
    .origin = ours

## Age 8

card-flight = Авіація
    .acc = Авіацію
    .origin = ours
card-mobility = Мобільність
    .acc = Мобільність
    .origin = ours
card-antibiotics = Антибіотики
    .acc = Антибіотики
    .origin = ours
card-skyscrapers = Хмарочоси
    .acc = Хмарочоси
    .origin = ours
card-corporations = Корпорації
    .acc = Корпорації
    .origin = ours
card-mass-media = Мас-медіа
    .acc = Мас-медіа
    .origin = ours
card-quantum-theory = Квантова теорія
    .acc = Квантову теорію
    .origin = ours
card-rocketry = Ракетобудування
    .acc = Ракетобудування
    .origin = ours
card-empiricism = Емпіризм
    .acc = Емпіризм
    .origin = rulebook
card-socialism = Соціалізм
    .acc = Соціалізм
    .origin = ours

## Age 9

card-composites = Композити
    .acc = Композити
    .origin = ours
card-fission = Поділ ядра
    .acc = Поділ ядра
    .origin = ours
card-ecology = Екологія
    .acc = Екологію
    .origin = ours
card-suburbia = Передмістя
    .acc = Передмістя
    .origin = ours
card-collaboration = Співпраця
    .acc = Співпрацю
    .origin = ours
card-satellites = Супутники
    .acc = Супутники
    .origin = ours
card-computers = Комп’ютери
    .acc = Комп’ютери
    .origin = ours
card-genetics = Генетика
    .acc = Генетику
    .origin = ours
card-services = Сфера послуг
    .acc = Сферу послуг
    .origin = ours
card-specialization = Спеціалізація
    .acc = Спеціалізацію
    .origin = ours

## Age 10

card-miniaturization = Мініатюризація
    .acc = Мініатюризацію
    .origin = rulebook
card-robotics = Робототехніка
    .acc = Робототехніку
    .origin = ours
card-globalization = Глобалізація
    .acc = Глобалізацію
    .origin = ours
card-stem-cells = Стовбурові клітини
    .acc = Стовбурові клітини
    .origin = ours
card-databases = Бази даних
    .acc = Бази даних
    .origin = ours
card-self-service = Самообслуговування
    .acc = Самообслуговування
    .origin = ours
card-bioengineering = Біоінженерія
    .acc = Біоінженерію
    .origin = ours
card-software = Програмне забезпечення
    .acc = Програмне забезпечення
    .origin = ours
card-ai = Штучний інтелект
    .acc = Штучний інтелект
    .origin = ours
card-the-internet = Інтернет
    .acc = Інтернет
    .origin = ours

## Age 11

card-astrogeology = Астрогеологія
    .acc = Астрогеологію
    .origin = rulebook
card-fusion = Ядерний синтез
    .acc = Ядерний синтез
    .origin = ours
card-near-field-comm = Ближній зв’язок
    .acc = Ближній зв’язок
    .origin = ours
card-reclamation = Рекультивація
    .acc = Рекультивацію
    .origin = ours
card-hypersonics = Гіперзвук
    .acc = Гіперзвук
    .origin = ours
card-space-traffic = Космічний рух
    .acc = Космічний рух
    .origin = ours
card-climatology = Кліматологія
    .acc = Кліматологію
    .origin = ours
card-solar-sailing = Сонячне вітрило
    .acc = Сонячне вітрило
    .origin = ours
card-escapism = Ескапізм
    .acc = Ескапізм
    .origin = ours
card-whataboutism = Вотебаутизм
    .acc = Вотебаутизм
    .origin = ours

## Special achievements

special-monument = Пам’ятка
    .acc = Пам’ятку
    .origin = rulebook
special-empire = Імперія
    .acc = Імперію
    .origin = rulebook
special-world = Світ
    .acc = Світ
    .origin = rulebook
special-wonder = Диво
    .acc = Диво
    .origin = rulebook
special-universe = Всесвіт
    .acc = Всесвіт
    .origin = rulebook
