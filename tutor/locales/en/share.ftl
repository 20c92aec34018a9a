# What leaves the app and comes back: text, pictures, a page with the walk. Shown by the panel Keep and share.

## A page with a walk

ui-page-place = Step { $n } of { $last }
ui-page-seen = Seen with the eyes of the player at the bottom: what that player could not see is face down.
ui-page-seen-all = Seen with all cards open.
ui-page-seen-nobody = Seen as nobody: only what everybody could see is open.
ui-page-bar = Walk
ui-page-back = ◀ Back
    .hint = One step back (left arrow)
ui-page-on = Step ▶
    .hint = One step on (right arrow)
ui-page-line = Line:
ui-page-slider = Step
ui-page-cards =
    { $n ->
        [one] The text of { $n } card
       *[other] The texts of { $n } cards
    }
ui-page-chosen = – chosen here
ui-page-made = Made with Innovation Tutor, an unofficial teaching tool for Carl Chudyk’s Innovation. The arrow keys walk; nothing is loaded from the network.
ui-picture-credit = Pictograms by Delapouite, Lorc and others: game-icons.net, CC BY 3.0. Font: Inter, OFL 1.1.

## Keep and share

ui-share-label = Keep and share
ui-share-open = Keep and share…
ui-share-close = Close
ui-share-line = Position as one line
    .hint = Copy the table as one line of text that people can read
ui-share-session = Everything as one line
    .hint = Copy all lines with their comments and marks, and who looks on, as one short line for a chat; also in the middle of an action
ui-share-link = Link
    .hint = Copy a link to this page that opens all of it there
ui-share-sheet = Position as YAML
    .hint = Copy the table as a file that people can read and change
ui-share-game = Whole game
    .hint = Copy everything that was played, with all lines, as text
ui-share-study = Study (YAML)
    .hint = Save all lines with their comments and marks as a file of chapters, to add questions and other chapters to
ui-share-svg = Picture (SVG)
    .hint = Save the table as a picture that stays sharp at every size
ui-share-png = Picture (PNG)
    .hint = Save the table as a picture for chats and slides
ui-share-page = Page with the walk (HTML)
    .hint = Save all lines as one page that can be walked with the arrow keys, without a network
ui-share-hidden = The text of a position, a game or a study, each line and link too, tells all cards, those in hands and decks too. A picture and a page show only what you see now.
ui-share-text = Text to copy
ui-share-copied = Copied. It also stands below.
ui-share-copy-yourself = The browser did not let it be copied. The text is marked below: press Ctrl+C.
ui-share-saved = Saved as { $file }, among your browser’s downloads.
ui-share-png-failed = The browser could not make this picture. Save it as SVG instead.
ui-share-middle = An action is running or the game is over, and a position is a table between two actions. Go back to before the action, or copy everything as one line.
ui-share-resume = The kernel behind this app does not answer. Run the cell again.
