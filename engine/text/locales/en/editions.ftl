# Editions of the game, and what differs between two printings of a card.
# editions-<numbers>: one edition, or those of a printing, the latest first. It stands without an article.

editions-4 = fourth edition
editions-3 = third edition
editions-1 = first edition
editions-4-3 = fourth and third editions
editions-4-1 = fourth and first editions
editions-3-1 = third and first editions
editions-4-3-1 = fourth, third and first editions

# What a game is played by; $readings are the titles of switches that are not as the edition has them
edition-played =
    { $n ->
        [0] { CAP($edition) }
       *[other] { CAP($edition) }, except for: { $readings }
    }

# printing-<fact>: what a card prints besides its text

printing-title = Title
printing-age = Value
printing-color = Color
printing-slots = Icons
printing-featured = Featured icon
printing-effects = Number of effects
printing-demands = Demands among them
printing-none = none
# $on_board: the value on a board, if it is another
value-printed = { $value }{ $on_board ->
        [none] {""}
       *[other] {" "}({ $on_board } on a board)
    }
