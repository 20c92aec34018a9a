# The words of the command line. A command is cli-<name>: what it does, .usage how it is called, .more what else to know.

cli-help = python -m tutor COMMAND …: Innovation Tutor, a debugger for the card text of Innovation
cli-help-more = python -m tutor COMMAND --help tells more. --lang en or --lang uk sets the language.
cli-help-codes = Exit codes: 0 done; 1 the answer is no, something is wrong, or not everything was looked at; 2 the command cannot be run; 130 ended by Ctrl-C.

cli-lab = Open JupyterLab on the lessons
    .usage = lab [--no-browser] [--folder DIR] [--port N] [options of JupyterLab]
    .more = The lessons are copied to the folder innovation-lessons in your home (--folder takes another), and opened there; nothing that you changed there is overwritten. Needs no network.
cli-class = Show lessons, tasks, scenarios or rulings to a class, by themselves in the browser
    .usage = class [LESSON|SCENARIO|RULING|CARD|FILE ...] [--no-browser] [--port N] [options of Voilà]
    .more = Needs Voilà (pip install "innovation-tutor[class]"). Answers stay hidden until you press R; Shift+N and Shift+P go through the list, C ends the presentation, F is full screen. Needs no network.
cli-play = Play a whole game in the terminal against bots, with the reasons on demand
    .usage = play [--bots LIST] [--name NAME] [--seat N] [--teams LIST] [--seed N] [--edition N] [--sets LIST] [--switches LIST] [--seconds N] [--answers N] [--load FILE] [--watch]
    .more = Bots are random, greedy and searching, the weakest first; --bots greedy,searching,random seats three of them clockwise from you. While you play, help lists what else you can type.
cli-explain = Print the scripted lines of a scenario: who does what, and why
    .usage = explain FILE_OR_NAME_OR_LINE [--line ID] [--edition N] [--json]
    .more = A scenario goes by its file or its name, such as lessons/staging.
cli-compare = Play a position by two editions or two readings, side by side, up to the first difference
    .usage = compare FILE_OR_NAME_OR_LINE [--editions N,N] [--switch ID=A,B] [--line ID] [--answers LIST] [--json]
    .more = Both sides are given the same answers: those of --answers, else those of the scripted lines; without any, all legal actions are tried. A position as one line goes in quotation marks. The editions are 4,3 unless two readings of a switch are named.
cli-explore = All that can follow an action: outcomes, probabilities, and the line that leads to each
    .usage = explore FILE_OR_NAME [--answers LIST] [--action ANSWER] [--seat N] [--claims LIST] [--card LIST] [--wins NAME] [--over] [--limit N] [--show N] [--what-if [--then LIST] [--line ID]] [--workers N] [--scheduler ADDRESS] [--json]
    .more = --answers are played first; --action is explored; without it each action that is offered, or the rest of the running one. Cards that the seat cannot know are chance. The exit code is 1 if it was cut off before everything was looked at. With --what-if the answer is told, what it rests on, and which icon or point more or fewer, splay, order, edition or reading turns it.
cli-value = What each action of a position is worth: the share of games won by playing on with the bots
    .usage = value FILE_OR_NAME [--answers LIST] [--games N] [--bot NAME] [--seed N] [--workers N] [--scheduler ADDRESS] [--json]
    .more = A guess, with its standard error. What the deciding player cannot know is imagined, in each game another way. For a number of games and a seed the result is the same whatever the workers. --scheduler needs the extra “cluster”.
cli-lookback = The turning points of a saved game: the decisions that cost a player most, what would have been better, and the lessons about it
    .usage = lookback SAVED_GAME [--seat N] [--games N] [--turns N] [--bot NAME] [--seed N] [--workers N] [--scheduler ADDRESS] [--json]
    .more = SAVED_GAME is a file that the app or “play” has saved; the game need not be over. Every decision of the seat is judged by what could be known from there then, first at a glance and then, where that looks worst, by playing on with the bots. A guess: what may be luck is not called a turning point. For a number of games and a seed the result is the same whatever the workers.
cli-check = Tell what is wrong with scenarios, files of tasks or studies
    .usage = check [--edition N] [--json] FILE …
    .more = Names file and line. The exit code is 1 if anything is wrong.
cli-export = Write a scenario as a page to walk through, a picture, one line of text, a study or a worksheet
    .usage = export FILE_OR_NAME_OR_LINE [--html FILE] [--svg FILE] [--text] [--session] [--line ID] [--eyes WHO] [--study FILE] [--worksheet FILE] [--answers FILE]
    .more = The page walks one scripted line (the first, or that of --line) with the arrow keys and needs no network. One line of text tells hidden cards, too. --study writes all lines as a study; --worksheet and --answers print a study, a lesson or a scenario on A4.
cli-coverage = Tell how many cards are programmed
    .usage = coverage [--edition N] [--json]
    .more = For each edition and set: cards, how many are done, how many need native code, how many sentences are worded by hand.
cli-lessons = Make the lessons’ notebooks from their sources, or check that they are in step
    .usage = lessons build|check
    .more = For those who write lessons; needs jupytext, which make setup installs.
cli-progress = Tell what you have solved and have to practise; keep a copy, forget, hide
    .usage = progress [show|export [FILE]|import FILE|reset [LESSON] [--yes]|hide|reveal|variants]
    .more = Hidden progress is neither shown nor added to, in all lessons, until it is revealed. variants tells which errors can be practised with other cards.
cli-puzzles = List puzzles, show one, find new ones in games of bots, or prove those that there are
    .usage = puzzles list|show NAME...|find|check [NAME...] [--theme THEME] [--grade N] [--games N] [--seed N] [--out FOLDER] [--workers N] [--scheduler ADDRESS] [--answer] [--json]
    .more = find plays games of bots and writes the positions with one right first answer; the same games and seed find the same. check proves every puzzle with the engine.
cli-rulings = Search the rulings: by card, keyword, rule, page or in words, misspelt or not; print one with its places
    .usage = rulings [QUERY] [--card NAME] [--keyword WORD] [--rule ID] [--edition N] [--set NAME] [--page N] [--show ID] [--json]
    .more = A query is a question, a card, a keyword, a heading of a rulebook, a page (p. 15) or an id, in English or Ukrainian. Options narrow what is found. The exit code is 1 if nothing fits.
cli-position = Print a position as one line for a chat, or as YAML
    .usage = position FILE_OR_NAME_OR_LINE [--yaml] [--line] [--answers LIST] [--full] [--json]
    .more = A line is printed as YAML, a file or scenario as a line; --yaml and --line choose. A line goes in quotation marks. Texts and scripted lines have no place in it. --json gives both.
cli-new = Write a file to begin with: a scenario, a ruling, a task, a lesson or a study, with comments
    .usage = new scenario|ruling|task|lesson|study [FILE] [--at FILE_OR_NAME_OR_LINE]
    .more = Without a file it is printed. The file passes check as it is; --at takes the table of a scenario or ruling from there. Nothing is overwritten.
cli-rules = Print a rule with its places in the rulebooks, or list all rules
    .usage = rules [ID] [--edition N]
    .more = Without an id all rules are listed by their titles.
cli-card = Print a card: what is on it, its text, its editions
    .usage = card NAME [--edition N] [--sentences] [--look] [--json]
    .more = The name can be in English or in the chosen language.

cli-flag-lang = the language
cli-flag-sentences = only its sentences, as the messages to word them by hand
cli-flag-look = show a card that nobody is to look at before it is in the game
cli-flag-puzzle-theme = achievement, special, end, card, points, share or defense
cli-flag-puzzle-grade = only of this strength, 1 to 5
cli-flag-puzzle-games = how many games of bots find plays
cli-flag-puzzle-seed = the number by which these games are played
cli-flag-puzzle-out = write what is found there, a file a puzzle
cli-flag-puzzle-answer = with the answer
cli-flag-json = as JSON
cli-flag-editions = the two editions, with a comma between: 4,3
cli-flag-switch = a reading for both sides, or two with a comma between: id=choice or id=choice,choice; several with semicolons between
cli-flag-given-answers = the answers, with semicolons between: "dogma Writing; Ben: Oars, Tools; pass"
cli-flag-html = write the page there
cli-flag-svg = write the picture there
cli-flag-action = the answer to explore, such as “dogma writing”
cli-flag-claims = only ends in which players have claimed achievements: “Ben: World; Ada: 3”
cli-flag-card = only ends in which cards lie in zones: “Oars: Ben hand; Tools: junk”
cli-flag-wins = only ends in which this player wins
cli-flag-over = only ends of the game
cli-flag-limit = how many states are tried at most
cli-flag-show = how many outcomes are shown
cli-flag-explore-answers = answers that are played first, with semicolons between
cli-flag-what-if = tell what would change the answer instead
cli-flag-then = what is answered after the action, with semicolons between
cli-flag-what-if-line = with --what-if: the scripted line of this id instead of an action
cli-flag-games = how many games are played on after each answer
cli-flag-bot = the bot that plays on: random, greedy or searching
cli-flag-workers = how many processes work at once
cli-flag-scheduler = the address of a Dask scheduler whose workers do it; needs the extra “cluster”
cli-flag-value-seed = the number that the imagined worlds are made by
cli-flag-text = print the position as one line
cli-flag-worksheet = write a worksheet to print on A4 there: tables, questions and room to write
cli-flag-worksheet-answers = write the answers of the worksheet there, to print on A4
cli-flag-study = write everything that was played as a study there
cli-flag-session = print everything that was played, with comments and marks, as one line
cli-flag-eyes = whose eyes: a seat from 1, all, or nobody
cli-flag-turns = how many further turns of each game are played before the bots judge the table; 0: to its end; unless given, three of each player
cli-flag-whose = whose decisions: a seat from 1; unless given, the person’s seat in the saved game
cli-flag-line = only the line of this id
cli-flag-no-browser = do not open a browser, only say where
cli-flag-folder = the folder to open; the lessons are copied there, nothing is overwritten
cli-flag-port = the port to listen at
cli-flag-bots = the bots, clockwise, with commas between: random, greedy, searching
cli-flag-yes = do it without asking
cli-flag-name = your name
cli-flag-seat = your seat, 1 for the first
cli-flag-teams = the team of every seat, with commas between: 1,2,1,2
cli-flag-seed = the number that the cards are shuffled by; the same seed gives the same deal
cli-flag-switches = readings of the rules that differ from the edition’s, with commas between: id=choice
cli-flag-seconds = how long the searching bot thinks about an answer
cli-flag-answers = let the searching bot try that many answers instead, so that it plays alike on every machine
cli-flag-load = go on with a saved game
cli-flag-watch = bots play alone, and you see all cards
cli-flag-sets = further sets to play with, with commas between: unseen,cities
cli-flag-rulings-card = only rulings about this card, by its whole title
cli-flag-keyword = only what rests on a rule under this keyword, such as junk
cli-flag-rule = only what rests on the rule with this id
cli-flag-rulings-set = only where this set of cards is in play; base: no other
cli-flag-page = only what rests on a rule on this page of a rulebook
cli-flag-rulings-show = print the ruling with this id, with answer, reasons and places
cli-flag-yaml = print it as YAML
cli-flag-position-line = print it as one line
cli-flag-full = name every card of every deck
cli-flag-at = the position whose table it begins with
cli-flag-edition = the edition to go by: 4, 3 or 1

cli-error = { $what }
cli-error-command = No command “{ $command }”{ $near }
cli-error-language = No language “{ $language }”; there are { $languages }
cli-error-option = “{ $command }” has no option { $option }; see python -m tutor { $command } --help
cli-error-option-value = The option { $option } of “{ $command }” needs a value, or takes none; see python -m tutor { $command } --help
cli-error-missing = “{ $command }” needs to be told more: python -m tutor { $usage }
cli-error-too-many = “{ $command }” does not know what to do with “{ $word }”; see python -m tutor { $command } --help
cli-error-word = No “{ $word }” here{ $near }
cli-error-file = No file { $file }
cli-error-line = No line “{ $line }” in this scenario{ $near }
cli-error-rule = No rule “{ $rule }”{ $near }
cli-error-card = No card “{ $card }”{ $near }
cli-error-card-edition = Edition { $edition } has no card “{ $card }”; it is in edition { $editions }
cli-error-edition = No edition “{ $edition }”; there are { $editions }
cli-error-check-edition = { $file } holds tasks or a study, and each of its tables has an edition of its own; leave --edition out
cli-error-port = “{ $port }” is no port: give a number from 1 to 65535
cli-error-lab-folder = The lessons cannot be copied to { $folder } ({ $why }). Give another folder with --folder.
cli-error-class-notebook = A notebook of your own is shown alone: name nothing else beside it.
cli-error-play-bot = No bot “{ $bot }”{ $near }
cli-error-play-seats = A game of the { $edition } has 2 to { $most } players, not { $n }{ $more ->
        [none] {""}
       *[other] ; --edition 4 is for up to { $more }, and --switches most-players={ $more } lets as many play here
    }{ $sets ->
        [none] {""}
       *[other] ; each set added with --sets is for one more, up to { $sets }
    }
cli-error-play-pairs = The { $edition } has no such teams as “{ $teams }”, only two pairs of four players; --switches team-formation=any lets others play
cli-error-play-teams = “{ $teams }” does not fit { $n } players: give every seat the number of its team, and let there be two teams or more
cli-error-play-set = No set “{ $set }”{ $near }
cli-error-play-set-edition = The { $edition } has no set “{ $set }”
cli-error-play-number = { $option } takes a number from { $low } to { $high }, not “{ $given }”
cli-error-play-switch = No reading “{ $switch }” can be chosen{ $near }
cli-error-play-choice = “{ $switch }” can be { $choices }, not “{ $choice }”
cli-error-play-load = { $file } holds no saved game that can be resumed: { $why }
cli-error-explore-action = Say which action to explore, with --action: { $options }
cli-error-explore-what-if = { $flag } says what would be played with --what-if; add --what-if, or give what was played before with --answers.
cli-error-explore-over = The game is over, so nothing can follow.
cli-error-player = No player “{ $name }”; there are { $players }
cli-error-pair = “{ $given }” is not of the form “{ $form }”
cli-error-zone = No zone “{ $zone }”; there are { $zones }
cli-error-keyword = No keyword “{ $keyword }” in the rulebooks{ $near }
cli-error-set = No set “{ $set }”{ $near }
cli-error-exists = { $file } is there already and is not overwritten; give another name
cli-error-new-at = --at is for a scenario or a ruling; a task or a lesson names its position in the file
cli-rulings-row = { $id } · { $title } · { $editions }{ $certainty ->
        [undecided] {" · "}undecided
        [second-hand] {" · "}not in a printed rulebook
       *[rulebook] {""}
    }
cli-rulings-number-of =
    { $n ->
        [0] Nothing fits.
        [one] { $n } found. --show ID prints one.
       *[other] { $n } found. --show ID prints one.
    }
cli-rulings-respelt = Did you mean: { $query } (that was searched for)
cli-rulings-other = The other reading ({ $id }): { $meaning } { $answer }
cli-rulings-walk = Its walk, step by step: python -m tutor explain { $name }
cli-new-about-scenario = A position of your own: a table between two actions. All keys: docs/positions.md
cli-new-about-ruling = A ruling of your own: a question, its answer and a table that proves it. All keys: docs/positions.md
cli-new-about-task = One task of your own: the answer is read from the game. All keys: docs/tasks.md
cli-new-about-lesson = A lesson of your own: tasks one after the other. All keys: docs/tasks.md
cli-new-about-study = A study of your own: chapters in your order, and lines with comments, marks and questions. All keys: docs/tasks.md
cli-new-check = Is it right? python -m tutor check { $file }
cli-new-about-texts = a text stands as it is, or by language: en and uk; one language is enough
cli-new-about-edition = the edition, 4, 3 or 1; where the answer is the same in others: also_in: [3, 1]
cli-new-about-cards = the cards and the rules that it is about (python -m tutor rules lists them): the search finds it by them
cli-new-about-sources = where it stands: document, page and heading
cli-new-about-players = the players, clockwise: board, hand, score, achievements; of a pile the top card comes first
cli-new-about-decks = cards on top of decks, in the order in which they are drawn; everything else lies shuffled
cli-new-about-lines = what is played, and what must come of it: whatever is expected here is checked by playing
cli-new-about-position = a scenario by name, or a file beside this one
cli-new-about-kind = predict: a guess, then play; order, choose-reason, find-illegal-step and reach-goal are the other kinds
cli-new-about-chapters = a chapter is a lesson, a task (lesson#task), a ruling or a scenario that is there already, or a line of your own
cli-new-about-steps = at: how many answers have been given; 0+2 is two steps after the decision. A step has a comment, marks or a question
cli-new-about-next = a question with read: next is how the line goes on; what follows a question is hidden until it is answered
cli-new-about-options = what can be guessed, and how the right answer is read from the game
cli-new-about-now = what to do on the table after the guess, and when that is done
cli-new-about-solution = your answer and your play: check compares them with the game
cli-new-title = A title of my own
cli-new-question = Ada activates Writing, and Ben has as many concept icons as she has. Does he share?
cli-new-answer = Yes: as many icons are enough to share.
cli-new-reason = Sharing asks for at least as many of the featured icon.
cli-new-source = 4th edition base rulebook, pp. 14-15 (Sharing & Demands)
cli-new-line-title = Ben shares
cli-new-first-player = Ada
cli-new-second-player = Ben
cli-new-task-title = The first card
cli-new-task-question = You are about to draw. From which deck?
cli-new-task-now = Draw.
cli-new-task-hint = Look for the highest value on top of your piles.
cli-new-task-because = Your highest top card is a 1, so you draw a 1.
cli-new-second-title = Who shares?
cli-new-second-question = You activate Writing. Who shares it?
cli-new-second-now = Activate Writing.
cli-new-second-hint = Compare the concept icons of both boards.
cli-new-second-because = The opponent has at least as many concept icons as you have.
cli-new-chapter-title = Ben shares Writing
cli-new-chapter-text = Ada is about to act. What follows, step by step?
cli-new-study-comment = Look at the concept icons of both boards.
cli-new-study-wrong = A draw is allowed, but this line is about sharing.
cli-new-study-because = Ada activates Writing.
cli-new-study-after = Ben drew before Ada did.
cli-new-study-question = Who shares?
cli-new-study-hint = At least as many concept icons are needed.
cli-new-study-shares = Ben has as many concept icons as Ada.
cli-new-written = Written: { $file }
cli-check-progress = Files checked: { $n } of { $of }
cli-compare-progress = Answers tried: { $tried } of { $limit } at most
cli-explore-progress = { $of ->
        [1] {""}
       *[other] Action { $n } of { $of }.{" "}
    }States tried: { $tried } of { $limit } at most; ends: { $leaves }
cli-explore-actions = Actions explored: { $n } of { $of }
cli-value-progress = Games: { $n } of { $of }
cli-workers-lost = Workers lost, and their work given to others: { $n }
cli-stopped = Stopped by Ctrl-C: this is what there was by then.
cli-error-no-dask = --scheduler needs Dask: pip install "innovation-tutor[cluster]"
cli-error-scheduler = No Dask scheduler answers at { $address }: { $why }
cli-error-two-workers = Give --workers or --scheduler, not both.
cli-near = ; did you mean “{ $near }”?
cli-there-are = : { $known }

cli-export-nothing = say what to write: --html FILE, --svg FILE, --text, --session, --study FILE, --worksheet FILE or --answers FILE
cli-export-seat = no seat { $seat }; there are { $players }, and all and nobody
cli-export-written = Written: { $file }
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

cli-error-compare-editions = “{ $given }” names no two editions: give two of { $editions } with a comma between
cli-compare-side = { $edition ->
        [4] Fourth edition
        [3] Third edition
       *[1] First edition
    }{ $kind ->
        [readings] {" "}({ $readings })
       *[plain] {""}
    }
cli-compare-one-line = A position in one line
cli-compare-sides = Side by side: { $one } | { $other }
cli-compare-aside = The position’s own reading of { $switch } is set aside: here the editions differ.
cli-compare-left-out = { $side } { $where ->
        [both] has no place for this, so it is left out on both sides
       *[one] has no place for this, so it is left out there
    }: { $problem }
cli-compare-laid = { $side }, only here: { $zone }: { $cards }
cli-compare-decks = { $side }, only here: { $decks }
cli-compare-no-program = { $side }, not programmed yet: { $cards }
cli-compare-answers = The same on both sides:
cli-compare-answer = { $name }: { $kind ->
        [closed] a choice of which you cannot see the cards
       *[open] { $answer }
    }
cli-compare-none = nothing
cli-compare-last = The last in common: { $event }
cli-compare-found =
    { $n ->
        [one] Found after { $n } answer was tried; it takes the answers above.
       *[other] Found after { $n } answers were tried; it takes the answers above.
    }
cli-compare-nothing =
    { $n ->
        [one] Nothing differs in what happens: after { $n } answer, questions, events and verdicts are still the same.
       *[other] Nothing differs in what happens: after { $n } answers, questions, events and verdicts are still the same.
    }
cli-compare-nothing-lines = Lines that were played: { $lines }
cli-compare-refused = The next answer of the line fits neither side: { $problem }
cli-compare-nothing-tried = Nothing that happens differs, as far as was looked: { $complete ->
        [yes] all answers up to the end of the action were tried, { $n } in all.
       *[no] the first { $n } answers were tried, and there are more. Give some with --answers to look further.
    }
cli-compare-stopped =
    { $n ->
        [one] { $n } of them could not be carried out: a card has no program on one side, or the action never ends.
       *[other] { $n } of them could not be carried out: a card has no program on one side, or the action never ends.
    }
cli-compare-differs = First difference: { $what ->
        [decider] the same question goes to another player.
        [options] a question has other options.
        [how-many] a question lets another number be chosen.
        [question] another question is asked.
        [presence] one side asks, the other goes on.
        [event] the same kind of thing happens with other cards, places or players.
        [other-event] something else happens.
        [verdict] another verdict, or other icons, on who executes an effect.
        [result] the game ends otherwise.
       *[table] the table itself.
    }
cli-compare-sentence = { $card }: “{ $sentence }”
cli-compare-options = { $kind ->
        [only] Only here: { $options }
       *[all] Options: { $options }
    }
cli-compare-together =
    { $n ->
        [one] Behind it is this rule:
       *[other] Behind it are { $n } rules, only together:
    }
cli-compare-switch = Behind it: { $title } ({ $id }). { $question }{ $kind ->
        [open] {" "}No document decides this for every edition.
       *[decided] {""}
    }
cli-compare-choice = { $side }: { $meaning }
cli-compare-cards-together = Behind it are { $n } cards, only together:
cli-compare-card-and-rule = Behind it is a card together with a rule that is played otherwise; neither is enough alone.
cli-compare-card = Behind it is what { $card } prints:
cli-compare-unexplained = What is behind it was not found: neither a rule that is played otherwise nor a card that prints something else explains it.
cli-compare-past = To look past it, play it alike on both sides: --switch "{ $switches }"
cli-compare-rule = Rule, { $side }: { $title } ({ $where })

cli-check-fine = { $file }: nothing is wrong
cli-check-fine-edition = { $file }: nothing is wrong ({ $edition })
cli-check-bad =
    { $n ->
        [one] { $n } file of { $of } has errors
       *[other] { $n } files of { $of } have errors
    }
cli-check-task = task { $task }: { $why }
cli-check-task-otherwise = task { $task }: the game says { $found }, the answer in the file does not

cli-coverage-row = Edition { $edition }, { $set }: { $done } of { $cards } cards done ({ $share } %); { $native } with native code ({ $nativeshare } %); { $byhand } of { $sentences } sentences worded by hand ({ $handshare } %){ $left ->
    [0] {""}
   *[other] ; left out of all games: { $left }
}

cli-lessons-written = written: { $file }
cli-lessons-fine = All notebooks are in step with their sources.
cli-lessons-out-of-step = { $file } is not in step with its source; python -m tutor lessons build mends it
cli-lessons-time = { $lesson }: about { $minutes } of { $promised } minutes
cli-lessons-long = { $lesson } takes about { $minutes } minutes and promises { $promised }; leave something out, or make two of it
cli-lessons-no-jupytext = This needs { $name }, which only those who write lessons need; make setup installs it

cli-progress-lesson = { $lesson }: { $n } of { $of } tasks solved
cli-progress-none = Nothing has been tried yet.
cli-progress-exported = A copy is in { $file }.
cli-progress-sure = Say so with --yes.
cli-progress-variants = { $lesson }: { $n } of { $of } tasks can be asked with other cards
cli-progress-covered = Errors that can be practised with other cards: { $n } of { $of }

cli-puzzles-row = { $name } · { $grade } · { $theme } · { $title }
cli-puzzles-number-of = { $n ->
        [1] One puzzle
       *[other] { $n } puzzles
    }
cli-puzzles-kind = { $theme }, strength { $grade } of 5
cli-puzzles-no-goal = { $name } is a question with an answer: it has no goal to be reached on the table
cli-puzzles-proven = Proven: { $n } of { $of }
cli-puzzles-progress = { $n } of { $of } games, found { $found }
cli-puzzles-checked = Puzzles looked at: { $n } of { $of }
cli-puzzles-found = Found: { $n }

cli-rules-of = Rules of the { $edition }:
cli-rules-rulings = Tricky situations: { $rulings }
cli-rules-editions = Only in editions { $editions }

cli-card-editions = Editions: { $editions }
cli-card-in-edition =
    { $n ->
        [one] Edition { $editions }:
       *[other] Editions { $editions }:
    }
cli-card-special = A special achievement: it has no value, color or icons.
cli-card-facts = Value { $value }, { $color }, { $number }; icons: { $icons }{ $featured ->
        [none] {""}
       *[icon] {"; "}featured icon: { $featured }
    }
cli-card-effect = { $n }. { $text }
cli-card-echo-effect = { $n }. (echo effect) { $text }
cli-card-note = Not certain: { $text }
cli-card-question = Read in several ways: { $question }
cli-card-reading = { $played ->
        [yes] - played so, unless you choose: { $meaning }
       *[no] - or: { $meaning }
    } ({ $switch }={ $choice })
cli-card-differs = What differs in the { $after } from the { $before }; words in [-…-] are left out, words in {"{+…+}"} are added:
cli-card-not-compared = The wording is not compared: there is no program for this card in the { $editions } yet.
cli-card-fact = { $name }: { $before } { $after }
cli-card-dropped = [-{ $text }-]
cli-card-added = {"{+"}{ $text }{"+}"}
cli-card-slot = { CAP($slot) }: { $text }
cli-card-no-effects = It has no effects, so it cannot be chosen for a Dogma.
cli-card-left-out = It is left out of all games: the game within the game that it starts cannot be played here.
cli-card-do-not-look = A base card of age 0: it is in no game before a Figure introduces it, and until then nobody is to look at it. To look all the same, add --look.
cli-card-not-done = Its effects are not done yet: it can be drawn, melded, counted and moved, but not chosen for a Dogma.

cli-class-opens = For the class: { $name } (Ctrl+C ends)
cli-class-no-voila = This needs Voilà: pip install "innovation-tutor[class]"
cli-lab-opens = Lessons: { $folder } (Ctrl+C ends)
cli-lab-kept = You have changed { $file }, so it stays as it is. A newer one came with the tutor and lies beside it: { $newer }.
cli-lab-root = You are root: JupyterLab is allowed to run as root (--allow-root), so whatever runs in a notebook may change anything on this machine.

cli-play-bot-random = Random
cli-play-bot-greedy = Greedy
cli-play-bot-searching = Searcher
cli-play-name-nth = { $name } { $n }
cli-play-seed = This deal has seed { $seed }.
cli-play-sets = The sets: { $sets }.
cli-play-goal = { $n } achievements win.
cli-play-welcome = Answer with a number or with words such as “dogma writing”; several numbers have spaces between. help tells what else you can type; why tells the reasons.
cli-play-standing =
    { $who ->
        [you] You: { $points }, { $claimed } of { $needed } achievements, { $hand } in hand
       *[other] { $name }: { $points }, { $claimed } of { $needed } achievements, { $hand } in hand
    }
cli-play-nothing = 0  Nothing
cli-play-what = “{ $line }” is neither an option offered here nor a command; help tells the commands.
cli-play-what-near = “{ $line }” is neither an option offered here nor a command. Did you mean “{ $near }”?
cli-play-no-option = There is no option { $n } here; they go up to { $last }.
cli-play-twice = An option can be chosen only once.
cli-play-together-same-value = The chosen cards must all have the same value.
cli-play-together-same-color = The chosen cards must all have the same color.
cli-play-together-different-values = No two of the chosen cards may have the same value.
cli-play-together-different-colors = No two of the chosen cards may have the same color.
cli-play-how-many =
    { $high ->
        [1] Choose one option.
       *[other]
            { $low ->
                [0] Choose { $high } options at most.
               *[other] Choose at least { $low } and at most { $high }.
            }
    }
cli-play-which = Say which: { $command } and a name.
cli-play-which-file = Say where: save and the name of a file.
cli-play-nothing-happened = Nothing has happened yet.
cli-play-no-undo = You have not decided anything yet that could be taken back.
cli-play-undone = Back to your decision before.
cli-play-saved = Saved. python -m tutor play --load { $file } goes on from here.
cli-play-left = You leave the game.
cli-play-input-ended = The input has ended, and the game with it.
cli-play-help = Type the number of an option or its words, such as “dogma writing”. You can also type:
cli-play-help-why = what happened since your last answer, with the reasons and the rules; ? does the same
    .usage = why
cli-play-help-table = the whole table as you see it
    .usage = table
cli-play-help-card = a card: what is printed on it, and its text
    .usage = card NAME
cli-play-help-rules = a rule and where it stands; without an id, all rules
    .usage = rules [ID]
cli-play-help-log = the last lines of the log, 40 or as many as you say
    .usage = log [N]
cli-play-help-undo = take your last decision back
    .usage = undo
cli-play-help-save = save the game to a file
    .usage = save FILE
cli-play-help-quit = leave the game
    .usage = quit
