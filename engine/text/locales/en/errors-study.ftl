# What is wrong with a study. What stands in the file is repeated as it stands there, with its quotes; a part of the file
# ($what) comes before a colon. Much is told by the messages about positions and tasks.

## Parts of the file

study-a-file = a study
study-wanted = a study begins with 'schema: { $schema }'; then come study, title and chapters (docs/tasks.md has one to copy)
study-a-chapter = a chapter
study-a-step = a step
study-a-mark = a mark
study-a-question = a question
study-such-task = task

## Chapters

study-no-chapters = there are no chapters
study-many-chapters = a study has at most { $n } chapters, found { $found }
study-one-thing = a chapter is one thing: { $key } stands alone, without { $other }
study-task-named = a task is named as 'lesson#task', such as '05-sharing#who-shares'
study-lesson-named = a lesson is named without '#'; one task of it is 'task: lesson#task'
study-no-position = there is no key 'position', neither here nor for the whole study
study-many-answers = the lines of a study have at most { $n } answers together

## From a table and back

recording-no-start = the lines have no table between two actions in common, at which a study could begin
recording-before-start = a study begins at a table between two actions, and a comment or mark was added before that; remove it there
recording-not-on-table = { $title } holds more than lines with comments: open it with tutor.study(…), and change it as a file

opened-elsewhere = a file of the schema { $schema } is no table; { $opener } opens it

## Steps

study-no-at = 'at' says how many answers have been given, as 3, or with so many steps after that decision, as 3+2; found { $found }
study-at-twice = the step { $at } is here twice
study-no-step = there is no step { $at }: this line has { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }
study-no-step-between = there is no step { $at }: after this decision come { $n ->
        [0] no steps
        [one] { $n } step
       *[other] { $n } steps
    } before the next one
study-empty-step = a step has a comment, marks or a question
study-question-amid = what is chosen can be asked where the game waits for an answer: at { $better }, not { $at }
study-no-next = 'next' asks how the line goes on, and this is its end
study-unseen-choice = the viewer of this table cannot see what can be chosen here: let 'viewer' of the position be { $who }, or ask it at another step
study-next-left-out = the line chooses { $option } here, and that is not among the options
