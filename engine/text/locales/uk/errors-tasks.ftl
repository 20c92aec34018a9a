# Що не так у файлі із завданнями або з їхніми варіаціями. Написане у файлі подано так, як воно там стоїть, з його
# лапками; частина файлу ($what) стоїть перед двокрапкою в називному. Багато чого сказано повідомленнями про позиції.
#
# Повідомлення ті самі, що й в англійському файлі.

## Parts of the file

tasks-a-file = файл із завданнями
tasks-wanted = файл із завданнями починається рядком 'schema: { $schema }'; далі йдуть lesson, title, position і tasks (зразок — у docs/tasks.md)
tasks-a-file-of-variants = файл із варіаціями завдань
tasks-a-task = завдання
tasks-a-family = група варіацій
tasks-a-hint = підказка
tasks-a-wrong-try = хибна спроба
tasks-an-option = варіант відповіді
tasks-a-reading = спосіб прочитати відповідь
tasks-a-condition = умова

## What there is none of

tasks-such-kind = такого виду завдання
tasks-such-start = такого початку
tasks-such-source = такого джерела варіантів
tasks-such-option = такого варіанта відповіді
tasks-such-misconception = такого хибного уявлення
tasks-such-reading = такого способу прочитати відповідь
tasks-such-condition = такої умови
tasks-such-icon = такого символу
tasks-such-mark = такої позначки
tasks-such-value = такого значення ключа { $key }
tasks-such-deal = такої роздачі

## The file

tasks-none = немає жодного завдання
tasks-id-twice = id { $id } повторено
tasks-one-language = { $what }: немає тексту мовою { $language }
tasks-no-text = { $what }: немає тексту; напишіть його як є або за мовами: { $languages }
tasks-braces = фігурні дужки — лише для '{"{"}title:writing{"}"}' і '{"{"}text:writing{"}"}'
tasks-no-slot = { $what }: у тексті є фігурна дужка, яка нічого не вставляє

## A task

tasks-no-position = немає ключа 'position' — ні тут, ні для всього уроку
tasks-no-line = у файлі { $source } немає лінії { $line }{ $hint }
tasks-kind-needs = завдання виду { $kind } потребує ключа { $key }
tasks-kind-without = завдання виду { $kind } не має ключа { $key }
tasks-goal-without-now = мета потребує ключа 'now': що треба зробити
tasks-now-without-success = завдання з ключем 'now' потребує ключа 'success': як упізнати, що його виконано
tasks-success-without-now = ключ 'success' потребує ключа 'now': що треба зробити
tasks-failure-without-astray = ключ 'failure' потребує ключа 'astray': що тоді сказати
tasks-here-with-now = завдання про вже зігране ('here') не має ключа 'now'
tasks-hints = дайте від однієї до { $n } підказок (куди дивитися, правило, крок), а тут їх { $found }

## Options, readings and conditions

tasks-option-twice = варіант відповіді { $option } повторено
tasks-few-options = дайте щонайменше два варіанти відповіді
tasks-options-of-nothing = варіанти відповіді — це список, або їх беруть із джерела 'from'; є такі: { $known }
tasks-options-need = варіанти відповіді з джерела { $source } потребують ключа { $key }
tasks-no-number = тут має бути число, а є { $found }
tasks-no-move = рух — це 'p2-draw-2' або 'p2-draw' (гравець, дія, значення), а тут є { $found }
tasks-one-word = { $what }: тут має бути одне слово словника з його аргументами
tasks-word-needs = { $word } потребує ключа { $key }
