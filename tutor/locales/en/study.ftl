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
