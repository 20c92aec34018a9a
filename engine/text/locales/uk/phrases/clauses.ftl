# Умови як речення: $holds — "no" для заперечення, "none" після «жодна картка».

a-clause = { $clause }

clause-and = { $first } та { $second }
clause-or = { $first } або { $second }
clause-not = неправда, що { $clause }
clause-for =
    { $owner ->
        [each-opponent] про кожного суперника
        [some-opponent] хоча б про одного суперника
        [no-opponent] про жодного суперника не
        [each-other] про кожного з інших гравців
        [some-other] хоча б про одного з інших гравців
        [no-other] про жодного з інших гравців не
        [each-player] про кожного гравця
        [some-player] хоча б про одного гравця
        [no-player] про жодного гравця не
       *[only-you] лише про вас
    } можна сказати: { $clause }

any-of =
    { $holds ->
        [no] жодна { $np }
       *[yes] хоча б одна { $np }
    }
    .gen =
        { $holds ->
            [no] жодної { $np-gen }
           *[yes] хоча б однієї { $np-gen }
        }
each-of =
    { $holds ->
        [no] не кожна { $np }
       *[yes] кожна { $np }
    }
    .gen =
        { $holds ->
            [no] не кожної { $np-gen }
           *[yes] кожної { $np-gen }
        }

rel-at-least = щонайменше { $np-same }
rel-at-most = щонайбільше { $np-same }
rel-equals = рівно { $np-same }
rel-not-equals = більше або менше ніж { $np-same }
rel-more = більше ніж { $np-same }
rel-fewer = менше ніж { $np-same }

np-icons = { $n } { $icon }
np-more-icons = { $relation ->
        [at-least] не менше { $icon }, ніж
        [at-most] не більше { $icon }, ніж
        [equals] стільки ж { $icon }, як
        [more] більше { $icon }, ніж
        [fewer] менше { $icon }, ніж
       *[not-equals] не стільки ж { $icon }, як
    } { $other }
    .gen = { np-more-icons }

if-have =
    { $owner ->
        [no-player] { $place-in } немає { $np-gen }
        [no-opponent] { $place-in } немає { $np-gen }
        [no-other] { $place-in } немає { $np-gen }
       *[other] { $place-in } { $np }
    }
if-have-achievements =
    { $owner ->
        [no-player] { who-have } немає { $np-gen }
        [no-opponent] { who-have } немає { $np-gen }
        [no-other] { who-have } немає { $np-gen }
       *[other] { who-have } { $np }
    }
if-there = є { $np }
if-twice-achievements = { who-have } щонайменше вдвічі більше досягнень, ніж { whom }
if-did = { $owner ->
        [they] вони
       *[you] ви
    } { $did } { $cards-acc }
if-any = { $owner ->
        [they] вони
       *[you] ви
    } { $holds ->
        [no] не { $did } жодної картки
       *[yes] { $did } хоча б одну картку
    }
if-due =
    { $holds ->
        [no] через вимогу не { $done-n } жодної картки
       *[yes] через вимогу { $done-n } хоча б одну картку
    }

if-more-there = { $here-in } { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { $there-in }
if-points = { who-have }{ $owner ->
        [no-player] {" "}немає
        [no-opponent] {" "}немає
        [no-other] {" "}немає
       *[other] {""}
    } { $relation ->
        [at-least] щонайменше стільки ж очок, як
        [at-most] не більше очок, ніж
        [equals] стільки ж очок, як
        [more] більше очок, ніж
        [fewer] менше очок, ніж
       *[not-equals] не стільки ж очок, як
    } { whom }
# хто повертав
returner =
    { $other ->
        [you] ви
        [me] я
        [they] вони
        [any-opponent] будь-хто із суперників
        [any-other] будь-хто з інших гравців
       *[any-player] будь-хто з гравців
    }
if-returned = { $owner ->
        [they] вони
       *[you] ви
    } повернули цієї дії через { $card-acc } { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { returner }
if-compare = { $left } { $relation ->
        [at-least] становить щонайменше { $right-acc }
        [at-most] становить щонайбільше { $right-acc }
        [equals] дорівнює { $right-dat }
        [more] перевищує { $right-acc }
        [fewer] не досягає { $right-gen }
       *[not-equals] не дорівнює { $right-dat }
    }
if-one-color =
    { $holds ->
        [no] серед { $cards-pl-gen } немає { number-word.gen } карток одного кольору
       *[yes] серед { $cards-pl-gen } щонайменше { $n ->
            [few] { number-word.f } картки
           *[many] { number-word.f } карток
        } одного кольору
    }

if-value = { $subject }{ $relation ->
        [at-least] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення { $n } або більше
        [at-most] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення { $n } або менше
        [equals] {" "}{ $holds ->
            [none] не є { value-box }
           *[other] — { value-box }
        }
        [more] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення понад { $n }
        [fewer] {" "}{ $holds ->
            [none] не має
           *[other] має
        } значення, менше ніж { $n }
       *[not-equals] {" "}— не { value-box }
    }
if-value-like = { $subject } { $holds ->
        [none] не має
       *[other] має
    } { $relation ->
        [at-least] таке саме або більше значення, ніж
        [at-most] таке саме або менше значення, ніж
        [equals] таке саме значення, як
        [more] більше значення, ніж
        [fewer] менше значення, ніж
       *[not-equals] інше значення, ніж
    } { $card }
if-icon = { $subject } { $holds ->
        [yes] має символ
       *[no] не має символу
    } { $icon }
if-demand = { $subject } { $holds ->
        [yes] має ефект-вимогу
       *[no] не має ефекту-вимоги
    }
if-color = { $subject } { $holds ->
        [yes] { $color-f }
       *[no] не { $color-f }
    }
if-of-color = { $subject } { $holds ->
        [yes] { $color-gen }
       *[no] не { $color-gen }
    }
if-card = { $subject } { $holds ->
        [yes] — { $card-bare }
       *[no] — не { $card-bare }
    }
if-color-present = { $place-in } { $holds ->
        [yes] є картка { $color-such }
       *[no] немає картки { $color-such }
    }
if-splayed = { $color-acc } { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-cards-splayed = { $color-acc } колір { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-top = { $subject } { $holds ->
        [yes] є верхньою в чиїйсь ігровій зоні
       *[no] не є верхньою в жодній ігровій зоні
    }
if-tops = { $subject } є верхніми в чиїхось ігрових зонах

if-single-most = { $holds ->
        [yes] тільки
       *[no] не тільки
    } { $owner ->
        [they] у них
       *[you] у вас
    } найбільше { $amount-gen }
if-single-least = { $holds ->
        [yes] тільки
       *[no] не тільки
    } { $owner ->
        [they] у них
       *[you] у вас
    } найменше { $amount-gen }
