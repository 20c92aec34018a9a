# Слова командного рядка. Команда — це cli-<назва>: що вона робить, .usage — як її викликати, .more — що ще варто знати.

cli-help = python -m tutor COMMAND …: Innovation Tutor, покроковий розбір карток гри «Інновація»
cli-help-more = Докладніше: python -m tutor COMMAND --help. Мову задають --lang en або --lang uk.
cli-help-codes = Коди виходу: 0 — виконано; 1 — відповідь «ні», щось не так або переглянуто не все; 2 — команду не можна виконати; 130 — перервано через Ctrl-C.

cli-lab = Відкрити JupyterLab з уроками
    .usage = lab [--no-browser] [--folder DIR] [--port N] [параметри JupyterLab]
    .more = Уроки копіюються в теку innovation-lessons у вашій домашній теці (інша — з --folder) і відкриваються там; нічого зміненого вами там не перезаписується. Мережа не потрібна.
cli-class = Показати класові уроки, завдання, сценарії чи роз’яснення, окремо в браузері
    .usage = class [LESSON|SCENARIO|RULING|CARD|FILE ...] [--no-browser] [--port N] [параметри Voilà]
    .more = Потрібна Voilà (pip install "innovation-tutor[class]"). Відповіді сховано, доки не натиснете R; Shift+N і Shift+P ведуть переліком, C завершує показ, F — на весь екран. Мережа не потрібна.
cli-play = Зіграти цілу партію в терміналі проти ботів, з поясненнями на вимогу
    .usage = play [--bots LIST] [--name NAME] [--seat N] [--teams LIST] [--seed N] [--edition N] [--sets LIST] [--switches LIST] [--seconds N] [--answers N] [--load FILE] [--watch]
    .more = Боти — random, greedy і searching, від найслабшого; --bots greedy,searching,random садить трьох за годинниковою стрілкою від вас. Під час гри help перелічує, що ще можна ввести.
cli-explain = Показати розписані лінії сценарію: хто що робить і чому
    .usage = explain FILE_OR_NAME_OR_LINE [--line ID] [--edition N] [--json]
    .more = Сценарій називають файлом або назвою, наприклад lessons/staging.
cli-compare = Зіграти позицію за двома виданнями або двома тлумаченнями поруч, до першої відмінності
    .usage = compare FILE_OR_NAME_OR_LINE [--editions N,N] [--switch ID=A,B] [--line ID] [--answers LIST] [--json]
    .more = Обидва боки дістають ті самі відповіді: з --answers, інакше з розписаних ліній; якщо їх немає, перебираються всі дозволені дії. Позицію одним рядком беруть у лапки. Видання — 4,3, якщо не названо двох тлумачень правила.
cli-explore = Усе, що може статися після дії: наслідки, імовірності та лінія, що веде до кожного
    .usage = explore FILE_OR_NAME [--answers LIST] [--action ANSWER] [--seat N] [--claims LIST] [--card LIST] [--wins NAME] [--over] [--limit N] [--show N] [--what-if [--then LIST] [--line ID]] [--workers N] [--scheduler ADDRESS] [--json]
    .more = Спершу граються відповіді з --answers; досліджується --action, а без неї — кожна можлива дія або решта тієї, що триває. Картки, невідомі з місця гравця, — випадок. Код виходу 1, якщо зупинено раніше, ніж переглянуто все. З --what-if сказано відповідь, на чому вона тримається і який символ чи очко більше або менше, зсув, порядок, видання чи прочитання її міняє.
cli-value = Чого варта кожна дія в позиції: частка партій, виграних, якщо далі грають боти
    .usage = value FILE_OR_NAME [--answers LIST] [--games N] [--bot NAME] [--seed N] [--workers N] [--scheduler ADDRESS] [--json]
    .more = Це здогад із стандартною похибкою. Невідоме гравцеві, що вирішує, уявляється, щопартії по-новому. За тих самих числа партій і seed результат не залежить від того, скільки процесів працює. Для --scheduler потрібен додаток «cluster».
cli-lookback = Переломні моменти збереженої партії: рішення, що найдорожче обійшлися гравцеві, що було б краще, та уроки про це
    .usage = lookback SAVED_GAME [--seat N] [--games N] [--turns N] [--bot NAME] [--seed N] [--workers N] [--scheduler ADDRESS] [--json]
    .more = SAVED_GAME — це файл, збережений застосунком або командою «play»; партія може бути й незакінчена. Кожне рішення з цього місця оцінюється за тим, що звідти тоді було відомо: спершу побіжно, а там, де воно найгірше на вигляд, — дограванням із ботами. Це здогад: що може бути випадком, переломним моментом не зветься. За тих самих числа партій і seed результат не залежить від того, скільки процесів працює.
cli-check = Сказати, що не так у сценаріях, файлах завдань або розборах
    .usage = check [--edition N] [--json] FILE …
    .more = Називає файл і рядок. Код виходу 1, якщо щось не так.
cli-export = Записати сценарій як сторінку з проходом, зображення, рядок тексту, розбір або аркуш для друку
    .usage = export FILE_OR_NAME_OR_LINE [--html FILE] [--svg FILE] [--text] [--session] [--line ID] [--eyes WHO] [--study FILE] [--worksheet FILE] [--answers FILE]
    .more = Сторінка веде однією розписаною лінією (першою або тією, що в --line), її гортають стрілками без мережі. Рядок тексту розкриває й сховані картки. --study записує всі лінії як розбір; --worksheet і --answers дають розбір, урок або сценарій для друку на A4.
cli-coverage = Сказати, скільки карток запрограмовано
    .usage = coverage [--edition N] [--json]
    .more = Для кожного видання й набору: картки, скільки готово, скільки потребують власного коду, скільки речень сформульовано вручну.
cli-lessons = Створити нотатники уроків з їхніх джерел або перевірити, чи вони узгоджені
    .usage = lessons build|check
    .more = Для тих, хто пише уроки; потрібен jupytext, який встановлює make setup.
cli-progress = Показати, що ви розв’язали й у чому слід повправлятися; зробити копію, забути, приховати
    .usage = progress [show|export [FILE]|import FILE|reset [LESSON] [--yes]|hide|reveal|variants]
    .more = Приховані успіхи не показують і не доповнюють у жодному уроці, доки їх не відкриють (reveal). variants каже, у яких помилках можна вправлятися з іншими картками.
cli-puzzles = Перелічити задачі, показати одну, знайти нові в партіях ботів або довести наявні
    .usage = puzzles list|show NAME...|find|check [NAME...] [--theme THEME] [--grade N] [--games N] [--seed N] [--out FOLDER] [--workers N] [--scheduler ADDRESS] [--answer] [--json]
    .more = find грає партії ботів і записує позиції з однією правильною першою відповіддю; ті самі партії й число дають те саме. check доводить кожну задачу рушієм.
cli-rulings = Шукати роз’яснення: за карткою, ключовим словом, правилом, сторінкою чи власними словами, хоч би й з помилкою; показати одне з місцями у книгах правил
    .usage = rulings [QUERY] [--card NAME] [--keyword WORD] [--rule ID] [--edition N] [--set NAME] [--page N] [--show ID] [--json]
    .more = Запит — це запитання, картка, ключове слово, заголовок у книзі правил, сторінка (с. 15) або позначка, українською чи англійською. Параметри звужують знайдене. Код завершення 1, якщо нічого не знайдено.
cli-position = Показати позицію одним рядком для чату або як YAML
    .usage = position FILE_OR_NAME_OR_LINE [--yaml] [--line] [--answers LIST] [--full] [--json]
    .more = Рядок показано як YAML, файл чи сценарій — як рядок; --yaml і --line вибирають. Рядок беруть у лапки. Для текстів і записаних ходів у рядку місця немає. --json дає обидва.
cli-new = Написати файл для початку: сценарій, роз’яснення, завдання, урок або розбір, із коментарями
    .usage = new scenario|ruling|task|lesson|study [FILE] [--at FILE_OR_NAME_OR_LINE]
    .more = Без файлу текст показано на екрані. Такий файл відразу проходить check; --at бере звідти стіл для сценарію чи роз’яснення. Нічого не перезаписується.
cli-rules = Показати правило й де воно стоїть у книгах правил, або перелічити всі правила
    .usage = rules [ID] [--edition N]
    .more = Без id перелічуються заголовки всіх правил.
cli-card = Показати картку: що на ній є, її текст, її видання
    .usage = card NAME [--edition N] [--sentences] [--look] [--json]
    .more = Назва може бути англійською або вибраною мовою.

cli-flag-lang = мова
cli-flag-sentences = лише речення картки, як повідомлення, щоб викласти їх своїми словами
cli-flag-look = показати картку, на яку не дивляться, доки її немає в грі
cli-flag-puzzle-theme = achievement, special, end, card, points, share або defense
cli-flag-puzzle-grade = лише цієї складності, від 1 до 5
cli-flag-puzzle-games = скільки партій ботів грає find
cli-flag-puzzle-seed = число, за яким грають ці партії
cli-flag-puzzle-out = записати знайдене туди, по файлу на задачу
cli-flag-puzzle-answer = з відповіддю
cli-flag-json = у форматі JSON
cli-flag-editions = два видання через кому: 4,3
cli-flag-switch = тлумачення правила для обох боків або два через кому: id=choice чи id=choice,choice; кілька правил — через крапку з комою
cli-flag-given-answers = відповіді через крапку з комою: "dogma Writing; Ben: Oars, Tools; pass"
cli-flag-html = записати туди сторінку
cli-flag-svg = записати туди зображення
cli-flag-action = відповідь, яку слід дослідити, наприклад «dogma writing»
cli-flag-claims = лише завершення, у яких гравці здобули досягнення: «Ben: World; Ada: 3»
cli-flag-card = лише завершення, у яких картки лежать у зонах: «Oars: Ben hand; Tools: junk»
cli-flag-wins = лише завершення, у яких виграє цей гравець
cli-flag-over = лише завершення гри
cli-flag-limit = скільки станів щонайбільше перебрати
cli-flag-show = скільки наслідків показати
cli-flag-explore-answers = відповіді, які граються спершу, через крапку з комою
cli-flag-what-if = натомість сказати, що змінило б відповідь
cli-flag-then = відповіді після дії, через крапку з комою
cli-flag-what-if-line = з --what-if: сценарна лінія з цим id замість дії
cli-flag-games = скільки партій дограти після кожної відповіді
cli-flag-bot = бот, що грає далі: random, greedy або searching
cli-flag-workers = скільки процесів працює водночас
cli-flag-scheduler = адреса планувальника Dask, чиї процеси це роблять; потрібен додаток «cluster»
cli-flag-value-seed = число, за яким утворюються уявні світи
cli-flag-text = надрукувати позицію одним рядком
cli-flag-worksheet = записати туди аркуш для друку на A4: столи, питання й місце для відповідей
cli-flag-worksheet-answers = записати туди відповіді до аркуша для друку на A4
cli-flag-study = записати туди все зігране як розбір
cli-flag-session = надрукувати все зігране, з коментарями й позначками, одним рядком
cli-flag-eyes = чиїми очима: місце від 1, all (усі) або nobody (ніхто)
cli-flag-turns = скільки ще ходів грати в кожній партії, перш ніж боти оцінять стіл; 0 — до її кінця; якщо не задано — по три на гравця
cli-flag-whose = чиї рішення: місце від 1; якщо не задано — місце людини у збереженій партії
cli-flag-line = лише лінія з цим id
cli-flag-no-browser = не відкривати браузер, лише сказати адресу
cli-flag-folder = тека, яку відкрити; уроки копіюються туди, нічого не перезаписується
cli-flag-port = порт, на якому слухати
cli-flag-bots = боти за годинниковою стрілкою через кому: random, greedy, searching
cli-flag-yes = зробити, не питаючи
cli-flag-name = ваше ім’я
cli-flag-seat = ваше місце; 1 — перше
cli-flag-teams = команда кожного місця через кому: 1,2,1,2
cli-flag-seed = число, за яким тасуються картки; те саме число дає той самий розклад
cli-flag-switches = тлумачення правил, відмінні від узвичаєних у виданні, через кому: id=choice
cli-flag-seconds = скільки секунд бот searching думає над відповіддю
cli-flag-answers = натомість дати ботові searching випробувати стільки відповідей, щоб на кожній машині він грав однаково
cli-flag-load = продовжити збережену партію
cli-flag-watch = боти грають самі, а ви бачите всі картки
cli-flag-sets = додаткові набори для гри, через кому: unseen,cities
cli-flag-rulings-card = лише роз’яснення про цю картку; назва цілком
cli-flag-keyword = лише те, що стоїть на правилі під цим ключовим словом, наприклад «скиньте»
cli-flag-rule = лише те, що стоїть на правилі з цією позначкою
cli-flag-rulings-set = лише там, де грають цим набором карток; base — без інших
cli-flag-page = лише те, що стоїть на правилі з цієї сторінки книги правил
cli-flag-rulings-show = показати роз’яснення з цією позначкою: відповідь, причини й місця
cli-flag-yaml = показати як YAML
cli-flag-position-line = показати одним рядком
cli-flag-full = назвати кожну картку кожної колоди
cli-flag-at = позиція, зі столу якої починати
cli-flag-edition = видання, за яким іти: 4, 3 або 1

cli-error = { $what }
cli-error-command = Немає команди «{ $command }»{ $near }
cli-error-language = Немає мови «{ $language }»; є { $languages }
cli-error-option = «{ $command }» не має параметра { $option }; дивіться python -m tutor { $command } --help
cli-error-option-value = Параметр { $option } команди «{ $command }» потребує значення або не приймає його; дивіться python -m tutor { $command } --help
cli-error-missing = Команді «{ $command }» треба сказати більше: python -m tutor { $usage }
cli-error-too-many = «{ $command }» не знає, що робити з «{ $word }»; дивіться python -m tutor { $command } --help
cli-error-word = Тут немає «{ $word }»{ $near }
cli-error-file = Немає файла { $file }
cli-error-line = У цьому сценарії немає лінії «{ $line }»{ $near }
cli-error-rule = Немає правила «{ $rule }»{ $near }
cli-error-card = Немає картки «{ $card }»{ $near }
cli-error-card-edition = У виданні { $edition } картки «{ $card }» немає; вона є у виданні { $editions }
cli-error-edition = Немає видання «{ $edition }»; є { $editions }
cli-error-check-edition = У { $file } завдання або розбір, і кожен стіл там має своє видання; приберіть --edition
cli-error-port = «{ $port }» — не порт: дайте число від 1 до 65535
cli-error-lab-folder = Уроки не вдалося скопіювати до { $folder } ({ $why }). Назвіть іншу папку: --folder.
cli-error-class-notebook = Власний нотатник показується сам: не називайте поруч нічого іншого.
cli-error-play-bot = Немає бота «{ $bot }»{ $near }
cli-error-play-seats = У партії за { $edition-ins } від 2 до { $most } гравців, а не { $n }{ $more ->
        [none] {""}
       *[other] ; з --edition 4 може грати до { $more }, а з --switches most-players={ $more } стільки ж зможе грати й тут
    }{ $sets ->
        [none] {""}
       *[other] ; кожен набір, доданий через --sets, дає місце ще одному, разом до { $sets }
    }
cli-error-play-pairs = За { $edition-ins } не буває таких команд, як «{ $teams }», лише дві пари з чотирьох гравців; з --switches team-formation=any можна й інакше
cli-error-play-teams = «{ $teams }» не підходить, бо гравців { $n }: дайте кожному місцю номер команди, і хай команд буде щонайменше дві
cli-error-play-set = Набору «{ $set }» немає{ $near }
cli-error-play-set-edition = У { $edition-loc } немає набору «{ $set }»
cli-error-play-number = Для { $option } потрібне число від { $low } до { $high }, а не «{ $given }»
cli-error-play-switch = Тлумачення «{ $switch }» не існує{ $near }
cli-error-play-choice = Для «{ $switch }» можна вибрати { $choices }, а не «{ $choice }»
cli-error-play-load = У файлі { $file } немає збереженої партії, яку можна продовжити: { $why }
cli-error-explore-action = Скажіть, яку дію дослідити, з --action: { $options }
cli-error-explore-what-if = { $flag } каже, що було б зіграно з --what-if; додайте --what-if або вкажіть зігране раніше з --answers.
cli-error-explore-over = Гру завершено, тож далі нічого не станеться.
cli-error-player = Немає гравця «{ $name }»; є { $players }
cli-error-pair = «{ $given }» не має вигляду «{ $form }»
cli-error-zone = Немає зони «{ $zone }»; є { $zones }
cli-error-keyword = Ключового слова «{ $keyword }» у книгах правил немає{ $near }
cli-error-set = Набору «{ $set }» немає{ $near }
cli-error-exists = { $file } уже є, і його не перезаписано; дайте іншу назву
cli-error-new-at = --at — для сценарію чи роз’яснення; завдання й урок називають свою позицію у файлі
cli-rulings-row = { $id } · { $title } · { $editions }{ $certainty ->
        [undecided] {" · "}не вирішено
        [second-hand] {" · "}у друкованій книзі правил немає
       *[rulebook] {""}
    }
cli-rulings-number-of =
    { $n ->
        [0] Нічого не знайдено.
        [one] Знайдено { $n }. --show ID показує одне.
        [few] Знайдено { $n }. --show ID показує одне.
       *[many] Знайдено { $n }. --show ID показує одне.
    }
cli-rulings-respelt = Може, ви мали на увазі: { $query } (шукали саме це)
cli-rulings-other = Інше прочитання ({ $id }): { $meaning } { $answer }
cli-rulings-walk = Крок за кроком: python -m tutor explain { $name }
cli-new-about-scenario = Ваша власна позиція: стіл між двома діями. Усі ключі: docs/positions.md
cli-new-about-ruling = Ваше власне роз’яснення: питання, відповідь і стіл, який її доводить. Усі ключі: docs/positions.md
cli-new-about-task = Одне ваше завдання: відповідь зчитують із гри. Усі ключі: docs/tasks.md
cli-new-about-lesson = Ваш власний урок: завдання одне за одним. Усі ключі: docs/tasks.md
cli-new-about-study = Ваш власний розбір: розділи у вашому порядку й лінії з коментарями, позначками та запитаннями. Усі ключі: docs/tasks.md
cli-new-check = Чи все гаразд? python -m tutor check { $file }
cli-new-about-texts = текст пишуть як є або за мовами, en та uk; досить і однієї мови
cli-new-about-edition = видання: 4, 3 або 1; якщо відповідь така сама в інших: also_in: [3, 1]
cli-new-about-cards = картки й правила, про які йдеться (їх перелічує python -m tutor rules): за ними це знаходить пошук
cli-new-about-sources = де це написано: документ, сторінка й заголовок
cli-new-about-players = гравці за годинниковою стрілкою: board, hand, score, achievements; першою у стосі йде верхня картка
cli-new-about-decks = картки зверху колод у тому порядку, в якому їх доберуть; решта лежить перетасована
cli-new-about-lines = що зіграно і що з цього має вийти: усе очікуване тут перевіряють грою
cli-new-about-position = сценарій за назвою або файл поруч із цим
cli-new-about-kind = predict: здогад, потім гра; інші види — order, choose-reason, find-illegal-step і reach-goal
cli-new-about-chapters = розділ — це урок, завдання (урок#завдання), роз’яснення чи сценарій, які вже є, або ваша власна лінія
cli-new-about-steps = at: скільки відповідей уже дано; 0+2 — два кроки після того рішення. У кроці є коментар, позначки або запитання
cli-new-about-next = запитання з read: next — про те, як лінія йде далі; що буде після запитання, приховано, доки на нього не відповіли
cli-new-about-options = з чого вибирати здогад і як правильну відповідь зчитують із гри
cli-new-about-now = що зробити на столі після здогаду і коли це зроблено
cli-new-about-solution = ваша відповідь і ваші ходи: check порівнює їх із грою
cli-new-title = Моя власна назва
cli-new-question = Ада активує «Писемність», а лампочок у Бена стільки ж, скільки в неї. Чи долучається він?
cli-new-answer = Так: однакової кількості символів досить, щоб долучитися.
cli-new-reason = Долучається той, хто має щонайменше стільки ж головних символів картки.
cli-new-source = Правила базової гри четвертого видання, с. 9 (Спільна участь і вимоги); англійською с. 14-15
cli-new-line-title = Бен долучається
cli-new-first-player = Ада
cli-new-second-player = Бен
cli-new-task-title = Перша картка
cli-new-task-question = Ви збираєтеся добрати картку. З якої колоди?
cli-new-task-now = Доберіть картку.
cli-new-task-hint = Знайдіть найбільше значення на верхівках ваших стосів.
cli-new-task-because = Ваша найцінніша верхня картка має значення 1, тож ви добираєте 1.
cli-new-second-title = Хто долучається?
cli-new-second-question = Ви активуєте «Писемність». Хто до неї долучається?
cli-new-second-now = Активуйте «Писемність».
cli-new-second-hint = Порівняйте лампочки на обох полях.
cli-new-second-because = Лампочок у суперника щонайменше стільки ж, скільки у вас.
cli-new-chapter-title = Бен долучається до «Писемності»
cli-new-chapter-text = Ада ось-ось діятиме. Що буде далі, крок за кроком?
cli-new-study-comment = Погляньте на лампочки на обох полях.
cli-new-study-wrong = Добирати можна, але ця лінія — про долучення.
cli-new-study-because = Ада активує «Писемність».
cli-new-study-after = Бен добрав раніше за Аду.
cli-new-study-question = Хто долучається?
cli-new-study-hint = Потрібно щонайменше стільки ж лампочок.
cli-new-study-shares = Лампочок у Бена стільки ж, скільки в Ади.
cli-new-written = Записано: { $file }
cli-check-progress = Перевірено файлів: { $n } з { $of }
cli-compare-progress = Випробувано відповідей: { $tried } щонайбільше з { $limit }
cli-explore-progress = { $of ->
        [1] {""}
       *[other] Дія { $n } з { $of }.{" "}
    }Перебрано станів: { $tried } щонайбільше з { $limit }; завершень: { $leaves }
cli-explore-actions = Досліджено дій: { $n } з { $of }
cli-value-progress = Партій: { $n } з { $of }
cli-workers-lost = Втрачено процесів, чию роботу передано іншим: { $n }
cli-stopped = Зупинено через Ctrl-C: ось що було зроблено доти.
cli-error-no-dask = Для --scheduler потрібен Dask: pip install "innovation-tutor[cluster]"
cli-error-scheduler = За адресою { $address } планувальник Dask не відповідає: { $why }
cli-error-two-workers = Задайте --workers або --scheduler, не обидва.
cli-near = ; може, «{ $near }»?
cli-there-are = : { $known }

cli-export-nothing = скажіть, що записати: --html FILE, --svg FILE, --text, --session, --study FILE, --worksheet FILE або --answers FILE
cli-export-seat = немає місця { $seat }; є { $players }, а також all і nobody
cli-export-written = Записано: { $file }
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

cli-error-compare-editions = «{ $given }» — це не два видання: дайте два з { $editions } через кому
cli-compare-side = { $edition ->
        [4] Четверте видання
        [3] Третє видання
       *[1] Перше видання
    }{ $kind ->
        [readings] {" "}({ $readings })
       *[plain] {""}
    }
cli-compare-one-line = Позиція одним рядком
cli-compare-sides = Поруч: { $one } | { $other }
cli-compare-aside = Власне тлумачення позиції { $switch } відкладено: у цьому видання різняться.
cli-compare-left-out = { $side }: { $where ->
        [both] для цього тут немає місця, тож пропущено з обох боків
       *[one] для цього тут немає місця, тож тут це пропущено
    }: { $problem }
cli-compare-laid = { $side }, лише тут: { $zone }: { $cards }
cli-compare-decks = { $side }, лише тут: { $decks }
cli-compare-no-program = { $side }, ще не запрограмовано: { $cards }
cli-compare-answers = Однаково з обох боків:
cli-compare-answer = { $name }: { $kind ->
        [closed] вибір, карток якого ви не бачите
       *[open] { $answer }
    }
cli-compare-none = нічого
cli-compare-last = Останнє спільне: { $event }
cli-compare-found =
    { $n ->
        [one] Перебрано { $n } відповідь; до відмінності ведуть наведені вище.
        [few] Перебрано { $n } відповіді; до відмінності ведуть наведені вище.
       *[many] Перебрано { $n } відповідей; до відмінності ведуть наведені вище.
    }
cli-compare-nothing =
    { $n ->
        [one] У тому, що стається, відмінностей немає: після { $n } відповіді питання, події й висновки ті самі.
       *[many] У тому, що стається, відмінностей немає: після { $n } відповідей питання, події й висновки ті самі.
    }
cli-compare-nothing-lines = Зіграно лінії: { $lines }
cli-compare-refused = Наступна відповідь лінії не підходить жодному з боків: { $problem }
cli-compare-nothing-tried = У тому, що стається, відмінностей не знайдено: { $complete ->
        [yes] перебрано всі відповіді до кінця дії, разом { $n }.
       *[no] перебрано лише перші відповіді, разом { $n }, а є й інші. Щоб шукати далі, дайте якісь через --answers.
    }
cli-compare-stopped =
    { $n ->
        [one] { $n } з них не вдалося виконати: картка з одного боку не запрограмована або дія не закінчується.
       *[many] { $n } з них не вдалося виконати: картка з одного боку не запрограмована або дія не закінчується.
    }
cli-compare-differs = Перша відмінність: { $what ->
        [decider] те саме питання ставлять іншому гравцеві.
        [options] у питання інші варіанти.
        [how-many] вибрати можна іншу кількість.
        [question] ставиться інше питання.
        [presence] з одного боку є питання, з іншого гра йде далі.
        [event] стається те саме, але з іншими картками, місцями чи гравцями.
        [other-event] стається щось інше.
        [verdict] інший висновок або інші символи в тому, хто застосовує ефект.
        [result] гра закінчується інакше.
       *[table] сам стіл.
    }
cli-compare-sentence = { $card }: «{ $sentence }»
cli-compare-options = { $kind ->
        [only] Лише тут: { $options }
       *[all] Варіанти: { $options }
    }
cli-compare-together =
    { $n ->
        [one] Причина — це правило:
        [few] Причина — { $n } правила, лише разом:
       *[many] Причина — { $n } правил, лише разом:
    }
cli-compare-switch = Причина: { $title } ({ $id }). { $question }{ $kind ->
        [open] {" "}Не в кожному виданні це вирішує якийсь документ.
       *[decided] {""}
    }
cli-compare-choice = { $side }: { $meaning }
cli-compare-cards-together =
    { $n ->
        [one] Причина — { $n } картка:
        [few] Причина — { $n } картки, лише разом:
       *[many] Причина — { $n } карток, лише разом:
    }
cli-compare-card-and-rule = Причина — картка разом із правилом, за яким грають інакше; поодинці їх не досить.
cli-compare-card = Причина — надруковане на картці «{ $card }»:
cli-compare-unexplained = Причини не знайдено: її не пояснює ні правило, за яким грають інакше, ні картка, на якій надруковано інше.
cli-compare-past = Щоб зазирнути далі, зіграйте це однаково з обох боків: --switch "{ $switches }"
cli-compare-rule = Правило, { $side }: { $title } ({ $where })

cli-check-fine = { $file }: усе гаразд
cli-check-fine-edition = { $file }: усе гаразд ({ $edition })
cli-check-bad =
    { $n ->
        [one] { $n } файл із { $of } має помилки
        [few] { $n } файли з { $of } мають помилки
       *[many] { $n } файлів із { $of } мають помилки
    }
cli-check-task = завдання { $task }: { $why }
cli-check-task-otherwise = завдання { $task }: гра каже { $found }, а відповідь у файлі інша

cli-coverage-row = Видання { $edition }, { $set }: готово карток { $done } з { $cards } ({ $share } %); із власним кодом { $native } ({ $nativeshare } %); сформульовано вручну { $byhand } з { $sentences } речень ({ $handshare } %){ $left ->
    [0] {""}
   *[other] ; без карток, яких в іграх немає: { $left }
}

cli-lessons-written = записано: { $file }
cli-lessons-fine = Усі нотатники узгоджені зі своїми джерелами.
cli-lessons-out-of-step = { $file } не узгоджений зі своїм джерелом; це виправить python -m tutor lessons build
cli-lessons-time = { $lesson }: приблизно { $minutes } з { $promised } хв
cli-lessons-long = { $lesson } триває приблизно { $minutes } хв, а обіцяє { $promised }; скоротіть урок або розділіть на два
cli-lessons-no-jupytext = Для цього потрібен { $name }, і лише тим, хто пише уроки; його встановлює make setup

cli-progress-lesson = { $lesson }: розв’язано { $n } із { $of }
cli-progress-none = Ще нічого не спробувано.
cli-progress-exported = Копія — у файлі { $file }.
cli-progress-sure = Підтвердьте прапорцем --yes.
cli-progress-variants = { $lesson }: з іншими картками можна спитати { $n } із { $of }
cli-progress-covered = Помилки, у яких можна вправлятися з іншими картками: { $n } із { $of }

cli-puzzles-row = { $name } · { $grade } · { $theme } · { $title }
cli-puzzles-number-of = { $n ->
        [one] { $n } задача
        [few] { $n } задачі
       *[many] { $n } задач
    }
cli-puzzles-kind = { $theme }, складність { $grade } з 5
cli-puzzles-no-goal = { $name } — це запитання з відповіддю: на столі там нема чого досягати
cli-puzzles-proven = Доведено: { $n } із { $of }
cli-puzzles-progress = партій: { $n } із { $of }, знайдено: { $found }
cli-puzzles-checked = Переглянуто задач: { $n } із { $of }
cli-puzzles-found = Знайдено: { $n }

cli-rules-of = Правила { $edition-gen }:
cli-rules-rulings = Складні випадки: { $rulings }
cli-rules-editions = Лише у виданнях { $editions }

cli-card-editions = Видання: { $editions }
cli-card-in-edition =
    { $n ->
        [one] У виданні { $editions }:
       *[other] У виданнях { $editions }:
    }
cli-card-special = Особливе досягнення: воно не має ні значення, ні кольору, ні символів.
cli-card-facts = Значення { $value }, { $color }, { $number }; символи: { $icons }{ $featured ->
        [none] {""}
       *[icon] {"; "}головний символ: { $featured }
    }
cli-card-effect = { $n }. { $text }
cli-card-echo-effect = { $n }. (ефект-відлуння) { $text }
cli-card-note = Непевно: { $text }
cli-card-question = Читають по-різному: { $question }
cli-card-reading = { $played ->
        [yes] — якщо не вибрати іншого, грають так: { $meaning }
       *[no] — або так: { $meaning }
    } ({ $switch }={ $choice })
cli-card-differs = Що в { $after-loc } інакше, ніж у { $before-loc }; слова в [-…-] випущено, слова в {"{+…+}"} додано:
cli-card-not-compared = Слів не порівняно: для { $editions-gen } цю картку ще не запрограмовано.
cli-card-fact = { $name }: { $before } { $after }
cli-card-dropped = [-{ $text }-]
cli-card-added = {"{+"}{ $text }{"+}"}
cli-card-slot = { CAP($slot) }: { $text }
cli-card-no-effects = Ефектів на ній немає, тож вибрати її для догми не можна.
cli-card-left-out = В іграх цієї картки немає: гру всередині гри, яку вона починає, тут не зіграти.
cli-card-do-not-look = Базова картка 0-ї епохи: її немає в жодній грі, доки її не введе постать, і доти на неї не дивляться. Щоб усе ж подивитися, додайте --look.
cli-card-not-done = Її ефекти ще не готові: картку можна добрати, розіграти, порахувати й перемістити, але не вибрати для догми.

cli-class-opens = Для класу: { $name } (Ctrl+C завершує)
cli-class-no-voila = Для цього потрібна Voilà: pip install "innovation-tutor[class]"
cli-lab-opens = Уроки: { $folder } (Ctrl+C завершує)
cli-lab-kept = Ви змінили { $file }, тож він лишається, як є. З тьютором надійшов новіший, він лежить поруч: { $newer }.
cli-lab-root = Ви root: JupyterLab отримує дозвіл працювати від root (--allow-root), тож код у зошиті може змінити на цій машині будь-що.

cli-play-bot-random = Навмання
cli-play-bot-greedy = Хапун
cli-play-bot-searching = Шукач
cli-play-name-nth = { $name } { $n }
cli-play-seed = Номер цього розкладу: { $seed }.
cli-play-sets = Набори: { $sets }.
cli-play-goal = Для перемоги треба { $n } { $n ->
        [few] досягнення
       *[other] досягнень
    }.
cli-play-welcome = Відповідайте числом, кількома числами через пробіл або словами, наприклад «догма писемність». help перелічує, що ще можна ввести; why пояснює причини.
cli-play-standing =
    { $who ->
        [you] Ви: { $points }, досягнення { $claimed } з { $needed }, у руці { $hand }
       *[other] { $name }: { $points }, досягнення { $claimed } з { $needed }, у руці { $hand }
    }
cli-play-nothing = 0  Нічого
cli-play-what = «{ $line }» — не варіант, який тут можна вибрати, і не команда; команди перелічує help.
cli-play-what-near = «{ $line }» — не варіант, який тут можна вибрати, і не команда. Може, «{ $near }»?
cli-play-no-option = Варіанта { $n } тут немає; останній — { $last }.
cli-play-twice = Той самий варіант можна вибрати лише раз.
cli-play-together-same-value = Усі вибрані картки мають бути однакової цінності.
cli-play-together-same-color = Усі вибрані картки мають бути одного кольору.
cli-play-together-different-values = Усі вибрані картки мають бути з різними значеннями.
cli-play-together-different-colors = Усі вибрані картки мають бути різних кольорів.
cli-play-how-many =
    { $high ->
        [1] Виберіть один варіант.
       *[other]
            { $low ->
                [0] Виберіть не більше ніж { $high }.
               *[other] Виберіть щонайменше { $low } і щонайбільше { $high }.
            }
    }
cli-play-which = Скажіть, що саме: { $command } і назва.
cli-play-which-file = Скажіть куди: save і назва файла.
cli-play-nothing-happened = Ще нічого не сталося.
cli-play-no-undo = Ви ще не ухвалили рішення, яке можна було б скасувати.
cli-play-undone = Ви знову перед своїм попереднім рішенням.
cli-play-saved = Збережено. Продовжити звідси: python -m tutor play --load { $file }
cli-play-left = Ви залишаєте гру.
cli-play-input-ended = Введення скінчилося, а з ним і партія.
cli-play-help = Уведіть номер варіанта або його слова, наприклад «догма писемність». Можна ввести й таке:
cli-play-help-why = що сталося після вашої останньої відповіді, з причинами й правилами; ? — те саме
    .usage = why
cli-play-help-table = увесь стіл, яким ви його бачите
    .usage = table
cli-play-help-card = картка: що на ній є та її текст
    .usage = card NAME
cli-play-help-rules = правило й де воно стоїть; без назви — усі правила
    .usage = rules [ID]
cli-play-help-log = останні рядки журналу: 40 або скільки скажете
    .usage = log [N]
cli-play-help-undo = скасувати своє останнє рішення
    .usage = undo
cli-play-help-save = зберегти партію у файл
    .usage = save FILE
cli-play-help-quit = залишити гру
    .usage = quit
