# Editions of the game, and what differs between two printings of a card.
# editions-<numbers>: one edition, or those of a printing, the latest first.

editions-4 = четверте видання
    .gen = четвертого видання
    .ins = четвертим виданням
    .loc = четвертому виданні
editions-3 = третє видання
    .gen = третього видання
    .ins = третім виданням
    .loc = третьому виданні
editions-1 = перше видання
    .gen = першого видання
    .ins = першим виданням
    .loc = першому виданні
editions-4-3 = четверте й третє видання
    .gen = четвертого й третього видань
    .ins = четвертим і третім виданнями
    .loc = четвертому й третьому виданнях
editions-4-1 = четверте й перше видання
    .gen = четвертого й першого видань
    .ins = четвертим і першим виданнями
    .loc = четвертому й першому виданнях
editions-3-1 = третє й перше видання
    .gen = третього й першого видань
    .ins = третім і першим виданнями
    .loc = третьому й першому виданнях
editions-4-3-1 = четверте, третє й перше видання
    .gen = четвертого, третього й першого видань
    .ins = четвертим, третім і першим виданнями
    .loc = четвертому, третьому й першому виданнях

# What a game is played by; $readings are the titles of switches that are not as the edition has them
edition-played =
    { $n ->
        [0] { CAP($edition) }
       *[other] { CAP($edition) }, але інакше: { $readings }
    }

# printing-<fact>: what a card prints besides its text

printing-title = Назва
printing-age = Значення
printing-color = Колір
printing-slots = Символи
printing-featured = Головний символ
printing-effects = Кількість ефектів
printing-demands = З них вимог
printing-none = немає
value-printed = { $value }{ $on_board ->
        [none] {""}
       *[other] {" "}({ $on_board } в ігровій зоні)
    }
