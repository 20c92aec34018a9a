# Слова командного рядка. Команда — це cli-<назва>: що вона робить, .usage — як її викликати, .more — що ще варто знати.

cli-help = python -m tutor COMMAND …: Innovation Tutor, покроковий розбір карток гри «Інновація»
cli-help-more = Докладніше: python -m tutor COMMAND --help. Мову задають --lang en або --lang uk.

cli-lab = Відкрити JupyterLab з уроками
    .usage = lab [--no-browser] [--folder DIR] [--port N] [параметри JupyterLab]
    .more = З робочої копії відкриваються її власні уроки. Зі встановленого пакета вони копіюються в теку innovation-tutor у вашій домашній теці; нічого зміненого вами там не перезаписується. Мережа не потрібна.
cli-explain = Показати розписані лінії сценарію: хто що робить і чому
    .usage = explain FILE_OR_NAME [--line ID] [--json]
    .more = Сценарій називають файлом або назвою, наприклад lessons/staging.
cli-check = Сказати, що не так у сценаріях або файлах завдань
    .usage = check FILE …
    .more = Називає файл і рядок. Код виходу 1, якщо щось не так.
cli-coverage = Сказати, скільки карток запрограмовано
    .usage = coverage [--json]
    .more = Для кожного видання й набору: картки, скільки готово, скільки потребують власного коду, скільки речень сформульовано вручну.
cli-lessons = Створити нотатники уроків з їхніх джерел або перевірити, чи вони узгоджені
    .usage = lessons build|check
    .more = Для тих, хто пише уроки; потрібен jupytext, який встановлює make setup.
cli-rules = Показати правило й де воно стоїть у книгах правил, або перелічити всі правила
    .usage = rules [ID] [--edition N]
    .more = Без назви перелічуються заголовки всіх правил.
cli-card = Показати картку: що на ній є, її текст, її видання
    .usage = card NAME
    .more = Англійські назви годяться завжди; назви вибраною мовою — теж.

cli-flag-lang = мова
cli-flag-json = у форматі JSON
cli-flag-line = лише лінія з цією назвою
cli-flag-no-browser = не відкривати браузер, лише сказати адресу
cli-flag-folder = тека, яку відкрити; уроки копіюються туди, нічого не перезаписується
cli-flag-port = порт, на якому слухати
cli-flag-edition = спершу посилатися на правила цього видання: 4, 3 або 1

cli-error = { $what }
cli-error-command = Немає команди «{ $command }»{ $near }
cli-error-language = Немає мови «{ $language }»; є { $languages }
cli-error-option = «{ $command }» не має параметра { $option }; дивіться python -m tutor { $command } --help
cli-error-option-value = Параметр { $option } команди «{ $command }» потребує значення або не приймає його; дивіться python -m tutor { $command } --help
cli-error-missing = Команді «{ $command }» треба сказати більше: python -m tutor { $usage }
cli-error-too-many = «{ $command }» не знає, що робити з «{ $word }»; дивіться python -m tutor { $command } --help
cli-error-word = Тут немає «{ $word }»{ $near }
cli-error-file = Немає файла { $file }
cli-error-scenario = Немає ні файла, ні сценарію «{ $name }»{ $near }
cli-error-line = У цьому сценарії немає лінії «{ $line }»{ $near }
cli-error-rule = Немає правила «{ $rule }»{ $near }
cli-error-card = Немає картки «{ $card }»{ $near }
cli-error-edition = Немає видання «{ $edition }»; є { $editions }
cli-error-port = «{ $port }» — не порт: дайте число від 1 до 65535
cli-near = може, «{ $near }»?

cli-explain-no-lines = { $file } не має розписаних ліній
cli-explain-line = ── { $title } ({ $id })
cli-explain-after = ── { $title } ({ $id }), після «{ $before }»
cli-explain-why = Чому: { $why }
cli-explain-rule = Правило: { $title } ({ $where })
cli-explain-not-selectable =
    { $n ->
        [one] { $n } картку тут вибрати не можна.
        [few] { $n } картки тут вибрати не можна.
       *[many] { $n } карток тут вибрати не можна.
    }

cli-check-fine = { $file }: усе гаразд
cli-check-bad =
    { $n ->
        [one] { $n } файл із { $of } має помилки
        [few] { $n } файли з { $of } мають помилки
       *[many] { $n } файлів із { $of } мають помилки
    }

cli-coverage-row = Видання { $edition }, { $set }: готово карток { $done } з { $cards } ({ $share } %); із власним кодом { $native } ({ $nativeshare } %); сформульовано вручну { $byhand } з { $sentences } речень ({ $handshare } %)

cli-lessons-written = записано: { $file }
cli-lessons-fine = Усі нотатники узгоджені зі своїми джерелами.
cli-lessons-out-of-step = { $file } не узгоджений зі своїм джерелом; це виправить python -m tutor lessons build
cli-lessons-no-jupytext = Для цього потрібен { $name }, і лише тим, хто пише уроки; його встановлює make setup

cli-rules-rulings = Складні випадки: { $rulings }
cli-rules-editions = Лише у виданнях { $editions }

cli-card-editions = Видання: { $editions }
cli-card-in-edition = Видання { $editions }:
cli-card-facts = Значення { $value }, { $color }, { $number }; символи: { $icons }; головний символ: { $featured }
cli-card-effect = { $n }. { $text }
cli-card-image = малюнок
cli-card-not-done = Її ефекти ще не готові: картку можна добрати, розіграти, порахувати й перемістити, але не вибрати для догми.

cli-lab-opens = Уроки: { $folder } (Ctrl+C завершує)
cli-lab-kept = { $file } змінили ви, тож він лишається, як є; з тьютором надійшов новіший.
