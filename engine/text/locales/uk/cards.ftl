# Titles of the cards and special achievements, and the names of the ages.
#
# card-<key>, special-<key>   the title; the key is that of the card's facts
#     .origin                 "rulebook": the title stands in the Ukrainian rulebook;
#                             "ours": no source gives one, it is our translation (the English title is shown with it)
# age-<n>                     the name of the age, in lower case as in the rulebook: «1-ша епоха — доісторичність»;
#                             .third where the third edition prints another one
#
# Every locale has the same messages with the same attributes. A title stands unchanged in a sentence, in quotation
# marks and in apposition, so only the nominative is needed: картка «Писемність», картку «Писемність».

## Age 1

card-archery = Стрільба з лука
    .origin = rulebook
card-metalworking = Металообробка
    .origin = ours
card-oars = Весла
    .origin = ours
card-agriculture = Сільське господарство
    .origin = rulebook
card-domestication = Одомашнення
    .origin = ours
card-masonry = Мурування
    .origin = rulebook
card-clothing = Одяг
    .origin = rulebook
card-sailing = Судноплавство
    .origin = rulebook
card-the-wheel = Колесо
    .origin = ours
card-pottery = Гончарство
    .origin = ours
card-tools = Знаряддя праці
    .origin = rulebook
card-writing = Писемність
    .origin = rulebook
card-city-states = Міста-держави
    .origin = ours
card-code-of-laws = Звід законів
    .origin = rulebook
card-mysticism = Містицизм
    .origin = rulebook

## Age 2

card-construction = Будування
    .origin = rulebook
card-road-building = Будування доріг
    .origin = ours
card-canal-building = Будування каналів
    .origin = rulebook
card-fermenting = Бродіння
    .origin = ours
card-currency = Валюта
    .origin = rulebook
card-mapmaking = Картографія
    .origin = ours
card-calendar = Календар
    .origin = ours
card-mathematics = Математика
    .origin = ours
card-monotheism = Монотеїзм
    .origin = ours
card-philosophy = Філософія
    .origin = rulebook

## Age 3

card-engineering = Інженерія
    .origin = rulebook
card-optics = Оптика
    .origin = ours
card-machinery = Механізми
    .origin = ours
card-medicine = Медицина
    .origin = rulebook
card-compass = Компас
    .origin = ours
card-paper = Папір
    .origin = rulebook
card-alchemy = Алхімія
    .origin = ours
card-translation = Переклад
    .origin = rulebook
card-education = Освіта
    .origin = rulebook
card-feudalism = Феодалізм
    .origin = ours

## Age 4

card-colonialism = Колоніалізм
    .origin = ours
card-gunpowder = Порох
    .origin = ours
card-anatomy = Анатомія
    .origin = ours
card-perspective = Перспектива
    .origin = ours
card-invention = Винахід
    .origin = rulebook
card-navigation = Навігація
    .origin = ours
card-experimentation = Експериментування
    .origin = rulebook
card-printing-press = Друкарський верстат
    .origin = rulebook
card-enterprise = Підприємництво
    .origin = ours
card-reformation = Реформація
    .origin = ours

## Age 5

card-coal = Вугільна промисловість
    .origin = rulebook
card-the-pirate-code = Піратський кодекс
    .origin = ours
card-statistics = Статистика
    .origin = ours
card-steam-engine = Парова машина
    .origin = ours
card-banking = Банківська справа
    .origin = ours
card-measurement = Вимірювання
    .origin = ours
card-chemistry = Хімія
    .origin = ours
card-physics = Фізика
    .origin = ours
card-astronomy = Астрономія
    .origin = rulebook
card-societies = Товариства
    .origin = ours

## Age 6

card-industrialization = Індустріалізація
    .origin = ours
card-machine-tools = Верстати
    .origin = ours
card-canning = Консервування
    .origin = ours
card-vaccination = Вакцинація
    .origin = ours
card-classification = Класифікація
    .origin = ours
card-metric-system = Метрична система
    .origin = ours
card-atomic-theory = Атомна теорія
    .origin = ours
card-encyclopedia = Енциклопедія
    .origin = ours
card-democracy = Демократія
    .origin = ours
card-emancipation = Емансипація
    .origin = ours

## Age 7

card-combustion = Згоряння
    .origin = ours
card-explosives = Вибухівка
    .origin = ours
card-refrigeration = Охолодження
    .origin = ours
card-sanitation = Санітарія
    .origin = ours
card-bicycle = Велосипед
    .origin = ours
card-electricity = Електрика
    .origin = ours
card-evolution = Еволюція
    .origin = ours
card-publications = Публікації
    .origin = ours
card-lighting = Освітлення
    .origin = ours
card-railroad = Залізниця
    .origin = ours

## Age 8

card-flight = Авіація
    .origin = ours
card-mobility = Мобільність
    .origin = ours
card-antibiotics = Антибіотики
    .origin = ours
card-skyscrapers = Хмарочоси
    .origin = ours
card-corporations = Корпорації
    .origin = ours
card-mass-media = Мас-медіа
    .origin = ours
card-quantum-theory = Квантова теорія
    .origin = ours
card-rocketry = Ракетобудування
    .origin = ours
card-empiricism = Емпіризм
    .origin = rulebook
card-socialism = Соціалізм
    .origin = ours

## Age 9

card-composites = Композити
    .origin = ours
card-fission = Поділ ядра
    .origin = ours
card-ecology = Екологія
    .origin = ours
card-suburbia = Передмістя
    .origin = ours
card-collaboration = Співпраця
    .origin = ours
card-satellites = Супутники
    .origin = ours
card-computers = Комп’ютери
    .origin = ours
card-genetics = Генетика
    .origin = ours
card-services = Сфера послуг
    .origin = ours
card-specialization = Спеціалізація
    .origin = ours

## Age 10

card-miniaturization = Мініатюризація
    .origin = rulebook
card-robotics = Робототехніка
    .origin = ours
card-globalization = Глобалізація
    .origin = ours
card-stem-cells = Стовбурові клітини
    .origin = ours
card-databases = Бази даних
    .origin = ours
card-self-service = Самообслуговування
    .origin = ours
card-bioengineering = Біоінженерія
    .origin = ours
card-software = Програмне забезпечення
    .origin = ours
card-ai = Штучний інтелект
    .origin = ours
card-the-internet = Інтернет
    .origin = ours

## Age 11

card-astrogeology = Астрогеологія
    .origin = rulebook
card-fusion = Ядерний синтез
    .origin = ours
card-near-field-comm = Ближній зв’язок
    .origin = ours
card-reclamation = Рекультивація
    .origin = ours
card-hypersonics = Гіперзвук
    .origin = ours
card-space-traffic = Космічний рух
    .origin = ours
card-climatology = Кліматологія
    .origin = ours
card-solar-sailing = Сонячне вітрило
    .origin = ours
card-escapism = Ескапізм
    .origin = ours
card-whataboutism = Вотебаутизм
    .origin = ours

## Special achievements

special-monument = Пам’ятка
    .origin = rulebook
special-empire = Імперія
    .origin = rulebook
special-world = Світ
    .origin = rulebook
special-wonder = Диво
    .origin = rulebook
special-universe = Всесвіт
    .origin = rulebook

## Ages

age-1 = доісторичність
    .origin = rulebook
age-2 = античність
    .origin = rulebook
age-3 = середньовіччя
    .origin = rulebook
age-4 = доба відкриттів
    .origin = rulebook
    .third = відродження
age-5 = дослідження
    .origin = rulebook
age-6 = просвітництво
    .origin = ours
age-7 = романтизм
    .origin = ours
age-8 = модерн
    .origin = ours
age-9 = постмодерн
    .origin = ours
age-10 = інформаційна доба
    .origin = ours
age-11 = вік поміркованості
    .origin = rulebook
