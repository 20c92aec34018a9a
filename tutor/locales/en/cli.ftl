# The words of the command line. A command is cli-<name>: what it does, .usage how it is called, .more what else to know.

cli-help = python -m tutor COMMAND …: Innovation Tutor, a debugger for the card text of Innovation
cli-help-more = python -m tutor COMMAND --help tells more. --lang en or --lang uk sets the language.

cli-lab = Open JupyterLab on the lessons
    .usage = lab [--no-browser] [--folder DIR] [--port N] [options of JupyterLab]
    .more = From a checkout its own lessons are opened. Installed, they are copied to the folder innovation-tutor in your home; nothing that you changed there is overwritten. Needs no network.
cli-explain = Print the scripted lines of a scenario: who does what, and why
    .usage = explain FILE_OR_NAME [--line ID] [--json]
    .more = A scenario goes by its file or its name, such as lessons/staging.
cli-check = Tell what is wrong with scenarios or with files of tasks
    .usage = check FILE …
    .more = Names file and line. The exit code is 1 if anything is wrong.
cli-coverage = Tell how many cards are programmed
    .usage = coverage [--json]
    .more = For each edition and set: cards, how many are done, how many need native code, how many sentences are worded by hand.
cli-lessons = Make the lessons’ notebooks from their sources, or check that they are in step
    .usage = lessons build|check
    .more = For those who write lessons; needs jupytext, which make setup installs.
cli-rules = Print a rule with its places in the rulebooks, or list all rules
    .usage = rules [ID] [--edition N]
    .more = Without an id all rules are listed by their titles.
cli-card = Print a card: what is on it, its text, its editions
    .usage = card NAME
    .more = English titles always do; titles in the chosen language do, too.

cli-flag-lang = the language
cli-flag-json = as JSON
cli-flag-line = only the line of this id
cli-flag-no-browser = do not open a browser, only say where
cli-flag-folder = the folder to open; the lessons are copied there, nothing is overwritten
cli-flag-port = the port to listen at
cli-flag-edition = cite the rulebooks of this edition first: 4, 3 or 1

cli-error = { $what }
cli-error-command = No command “{ $command }”{ $near }
cli-error-language = No language “{ $language }”; there are { $languages }
cli-error-option = “{ $command }” has no option { $option }; see python -m tutor { $command } --help
cli-error-option-value = The option { $option } of “{ $command }” needs a value, or takes none; see python -m tutor { $command } --help
cli-error-missing = “{ $command }” needs to be told more: python -m tutor { $usage }
cli-error-too-many = “{ $command }” does not know what to do with “{ $word }”; see python -m tutor { $command } --help
cli-error-word = No “{ $word }” here{ $near }
cli-error-file = No file { $file }
cli-error-scenario = No file and no scenario “{ $name }”{ $near }
cli-error-line = No line “{ $line }” in this scenario{ $near }
cli-error-rule = No rule “{ $rule }”{ $near }
cli-error-card = No card “{ $card }”{ $near }
cli-error-edition = No edition “{ $edition }”; there are { $editions }
cli-error-port = “{ $port }” is no port: give a number from 1 to 65535
cli-near = did you mean “{ $near }”?

cli-explain-no-lines = { $file } has no scripted lines
cli-explain-line = ── { $title } ({ $id })
cli-explain-after = ── { $title } ({ $id }), after “{ $before }”
cli-explain-why = Why: { $why }
cli-explain-rule = Rule: { $title } ({ $where })
cli-explain-not-selectable =
    { $n ->
        [one] { $n } card cannot be chosen here.
       *[other] { $n } cards cannot be chosen here.
    }

cli-check-fine = { $file }: nothing is wrong
cli-check-bad =
    { $n ->
        [one] { $n } file of { $of } has errors
       *[other] { $n } files of { $of } have errors
    }

cli-coverage-row = Edition { $edition }, { $set }: { $done } of { $cards } cards done ({ $share } %); { $native } with native code ({ $nativeshare } %); { $byhand } of { $sentences } sentences worded by hand ({ $handshare } %)

cli-lessons-written = written: { $file }
cli-lessons-fine = All notebooks are in step with their sources.
cli-lessons-out-of-step = { $file } is not in step with its source; python -m tutor lessons build mends it
cli-lessons-no-jupytext = This needs { $name }, which only those who write lessons need; make setup installs it

cli-rules-rulings = Tricky situations: { $rulings }
cli-rules-editions = Only in editions { $editions }

cli-card-editions = Editions: { $editions }
cli-card-in-edition = Editions { $editions }:
cli-card-facts = Value { $value }, { $color }, { $number }; icons: { $icons }; featured icon: { $featured }
cli-card-effect = { $n }. { $text }
cli-card-image = card image
cli-card-not-done = Its effects are not done yet: it can be drawn, melded, counted and moved, but not chosen for a Dogma.

cli-lab-opens = Lessons: { $folder } (Ctrl+C ends)
cli-lab-kept = { $file } was changed by you and stays as it is; a newer one came with the tutor.
