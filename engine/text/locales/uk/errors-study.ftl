# Що не так із розбором. Написане у файлі подано так, як воно там стоїть, з його лапками; частина файлу ($what) стоїть
# перед двокрапкою в називному. Багато чого сказано повідомленнями про позиції та завдання.

## Parts of the file

study-a-file = розбір
study-wanted = розбір починається рядком 'schema: { $schema }'; далі йдуть study, title і chapters (зразок — у docs/tasks.md)
study-a-chapter = розділ
study-a-step = крок
study-a-mark = позначка
study-a-question = запитання
study-such-task = такого завдання

## Chapters

study-no-chapters = немає жодного розділу
study-many-chapters = у розборі може бути щонайбільше { $n } розділів, а тут їх { $found }
study-one-thing = розділ — це щось одне: ключ { $key } стоїть сам, без { $other }
study-task-named = завдання називають так: 'урок#завдання', наприклад '05-sharing#who-shares'
study-lesson-named = урок називають без '#'; одне завдання з нього — це 'task: урок#завдання'
study-no-position = немає ключа 'position' — ні тут, ні для всього розбору
study-many-answers = у лініях одного розбору разом може бути щонайбільше { $n } відповідей

## From a table and back

recording-no-start = у ліній немає спільного столу між двома діями, з якого міг би початися розбір
recording-before-start = розбір починається зі столу між двома діями, а коментар чи позначку додано раніше; приберіть їх там
recording-not-on-table = { $title }: тут є не лише лінії з коментарями; відкрийте розбір через tutor.study(…) і змінюйте його як файл

opened-elsewhere = файл зі схемою { $schema } — це не стіл; його відкриває { $opener }

## Steps

study-no-at = 'at' каже, скільки відповідей уже дано, наприклад 3, або ще й скільки кроків минуло після того рішення, наприклад 3+2; а тут є { $found }
study-at-twice = крок { $at } повторено
study-no-step = кроку { $at } немає: у цій лінії { $answers ->
        [one] { $answers } відповідь
        [few] { $answers } відповіді
       *[other] { $answers } відповідей
    }
study-no-step-between = кроку { $at } немає: після цього рішення { $n ->
        [0] немає кроків
        [one] { $n } крок
        [few] { $n } кроки
       *[other] { $n } кроків
    } до наступного
study-empty-step = у кроці має бути коментар, позначки або запитання
study-question-amid = запитання стоїть там, де гра чекає на відповідь: { $better }, а не { $at }
study-no-next = 'next' питає, як лінія йде далі, а тут її кінець
study-next-left-out = тут лінія обирає { $option }, а такого варіанта серед відповідей немає
