### What can follow and what it is worth, in the app.

ui-outlook-label = What can follow, and what it is worth
ui-set-outlook-open = Outcomes
    .hint = What can follow each action, and what it is worth (a)
ui-help-key-outlook-open = what can follow each action, and what it is worth
ui-outlook-tab-label = Outcomes
ui-outlook-hidden = What can follow is told once the question is answered.
ui-outlook-nothing = There is nothing to decide here, so nothing to look ahead from.
ui-outlook-ask = What can follow
ui-outlook-rest = To the end of the action
ui-outlook-value = What is it worth?
    .hint = Plays on with the bots after every answer and counts the games that are won. A guess.
ui-outlook-stop = Stop
ui-outlook-on = Go on
ui-outlook-close = Close
ui-outlook-progress = States tried so far: { $tried }; different ends: { $leaves }
ui-outlook-playing = Games played so far: { $n }
ui-outlook-all = All
ui-outlook-only-over = The game ends
ui-outlook-only-claims = { $name } claims something
ui-outlook-only-wins = { $name } wins
ui-outlook-chance = How likely
ui-outlook-what = What changes
ui-outlook-ways = Ways: { $n }
ui-outlook-show = Show me the line that leads there
ui-outlook-other-table = This is another table: on it just these cards are drawn. From what you can know it is as likely as the one before. You can go back to that one under “What if”.
ui-outlook-not-shown = This line cannot be played on the table: it names cards that cannot be seen from here.
