# What is wrong with a file of tasks, or of their variants. What stands in the file is given as it is written there, with
# its quotation marks; $what says which part of it is meant. Much is said with the messages of positions (errors.ftl).

## Parts of the file

tasks-a-file = a file of tasks
tasks-wanted = a file of tasks begins with 'schema: { $schema }'; then come lesson, title, position and tasks (docs/tasks.md has one to copy)
tasks-a-file-of-variants = a file of variants
tasks-a-task = a task
tasks-a-family = a family of variants
tasks-a-hint = a hint
tasks-a-wrong-try = a wrong try
tasks-an-option = an option
tasks-a-reading = a reading
tasks-a-condition = a condition

## What there is none of

tasks-such-kind = kind of task
tasks-such-start = start
tasks-such-source = source of options
tasks-such-option = option
tasks-such-misconception = misconception
tasks-such-reading = reading
tasks-such-condition = condition
tasks-such-icon = icon
tasks-such-mark = mark
tasks-such-value = value of { $key }:
tasks-such-deal = deal

## The file

tasks-none = there are no tasks
tasks-id-twice = the id { $id } is here twice
tasks-one-language = { $what } has no text in { $language }
tasks-no-text = { $what } has no text; write it as it is, or by language: { $languages }
tasks-braces = braces are for '{"{"}title:writing{"}"}' and '{"{"}text:writing{"}"}' only
tasks-no-slot = { $what } has a brace that is no slot

## A task

tasks-no-position = there is no key 'position', neither here nor for the whole lesson
tasks-no-line = no line { $line } in { $source }{ $hint }
tasks-kind-needs = a task of the kind { $kind } needs the key { $key }
tasks-kind-without = a task of the kind { $kind } has no key { $key }
tasks-goal-without-now = a goal needs the key 'now': what is to be done
tasks-now-without-success = a task with 'now' needs 'success': how to tell that it is done
tasks-success-without-now = 'success' needs 'now': what is to be done
tasks-failure-without-astray = 'failure' needs 'astray': what to say then
tasks-here-with-now = a task that asks about what was played ('here') has no 'now'
tasks-hints = give one to { $n } hints: where to look, the rule, the step; found { $found }

## Options, readings and conditions

tasks-option-twice = the option { $option } is here twice
tasks-few-options = give at least two options
tasks-options-of-nothing = options are a list, or are made 'from' one of these: { $known }
tasks-options-need = options from { $source } need the key { $key }
tasks-no-number = a number is needed, found { $found }
tasks-no-move = a move is 'p2-draw-2' or 'p2-draw' (player, verb, value), found { $found }
tasks-one-word = { $what } is one word of the vocabulary with its arguments
tasks-word-needs = { $word } needs { $key }
