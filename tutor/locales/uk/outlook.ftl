### Що може статися далі й чого воно варте: у застосунку.

ui-outlook-label = Що може статися далі й чого воно варте
ui-set-outlook-open = Наслідки
    .hint = Що може статися після кожної дії й чого вона варта (a)
ui-help-key-outlook-open = що може статися після кожної дії й чого вона варта
ui-outlook-tab-label = Наслідки
ui-outlook-hidden = Що може статися далі, видно буде після відповіді на запитання.
ui-outlook-nothing = Тут нічого вирішувати, тож і вперед дивитися нема звідки.
ui-outlook-ask = Що може статися після
ui-outlook-rest = До кінця дії
ui-outlook-value = Чого це варте?
    .hint = Після кожної відповіді догравають боти, і рахуються виграні партії. Це здогад.
ui-outlook-stop = Зупинити
ui-outlook-on = Продовжити
ui-outlook-close = Закрити
ui-outlook-progress = Перебрано станів: { $tried }; різних завершень: { $leaves }
ui-outlook-playing = Зіграно партій: { $n }
ui-outlook-all = Усі
ui-outlook-only-over = Гра закінчується
ui-outlook-only-claims = { $name }: здобуває щось
ui-outlook-only-wins = { $name }: перемога
ui-outlook-chance = Наскільки ймовірно
ui-outlook-what = Що зміниться
ui-outlook-ways = Шляхів: { $n }
ui-outlook-show = Показати лінію, що туди веде
ui-outlook-other-table = Це інший стіл: на ньому добирають саме ці картки. З того, що вам відомо, він так само ймовірний, як попередній. До попереднього можна повернутися на вкладці «А якби».
ui-outlook-not-shown = Цієї лінії на столі не зіграти: у ній є картки, яких звідси не видно.
