# The words around a study: its chapters, the panel beside its lines, the worksheet. What an author writes stands in the
# study itself. $who is "you" for the player who looks, else "other".

## Questions that the author did not word

ui-study-next =
    { $who ->
        [you] What do you choose next?
       *[other] What does { $name } choose next?
    }
ui-study-next-because = That is how this line goes on.
ui-study-decline = Choose nothing

## Beside a line

ui-study-line-label = The line
ui-study-go-on = Next step ▶
ui-study-line-end = Here the line ends.
ui-study-next-chapter = Next chapter ▶
ui-study-ask-again = Ask all questions of this line again
ui-study-off-line = You have left the line. Nothing is lost: what you try stays as a line of its own.
ui-study-to-line = Back to the line

## The chapters

ui-study-chapters = The chapters
ui-study-chapter = { $n }. { $title }
ui-study-chapter-done = { $n }. { $title } ✓
ui-study-chapter-done-label = { $n }. { $title }: solved
ui-study-ruling = Ruling { $id }
ui-study-fold = Hide the chapters

## On paper

ui-sheet-name = Name:
ui-sheet-date = Date:
ui-sheet-answers = Answers: { $title }
ui-sheet-no-questions = Nothing is asked here.
ui-sheet-played = What was played:
ui-sheet-order = Number the boxes in order; leave empty what does not happen.
ui-sheet-one-by-one = Hand out the pages one by one, and the texts of the cards at the end with the first: a later page tells what an earlier one asks.
ui-sheet-cards = The texts of the cards
ui-sheet-way = One way: { $all }
ui-sheet-made = Made with Innovation Tutor, an unofficial teaching tool for Carl Chudyk’s Innovation.
