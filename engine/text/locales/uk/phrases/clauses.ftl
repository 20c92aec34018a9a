# Умови як речення: $holds — "no" для заперечення, "none" після «жодна картка».

a-clause = { $clause }

clause-and = { $first } та { $second }
clause-or = { $first } або { $second }
clause-or-if = { $first } або якщо { $second }
clause-comma = { $first }, { $second }
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
        [no] { none-of } { $np }
       *[yes] хоча б { $noun ->
            [achievement] одне
            [secret] один
           *[card] одна
        } { $np }
    }
    .gen =
        { $holds ->
            [no] { $noun ->
                [achievement] жодного
                [secret] жодного
               *[card] жодної
            } { $np-gen }
           *[yes] хоча б { $noun ->
                [achievement] одного
                [secret] одного
               *[card] однієї
            } { $np-gen }
        }
each-one =
    { $noun ->
        [achievement] кожне
        [secret] кожен
       *[card] кожна
    }
    .gen =
        { $noun ->
            [achievement] кожного
            [secret] кожного
           *[card] кожної
        }
each-of =
    { $holds ->
        [no] не { each-one } { $np }
       *[yes] { each-one } { $np }
    }
    .gen =
        { $holds ->
            [no] не { each-one.gen } { $np-gen }
           *[yes] { each-one.gen } { $np-gen }
        }

rel-one = є хоча б { $counted }
    .acc = хоча б { $counted-acc }
    .gen = хоча б { $counted-gen }
rel-at-least = щонайменше { $np-same }
rel-at-most = щонайбільше { $np-same }
rel-equals = рівно { $np-same }
rel-not-equals = більше або менше ніж { $np-same }
rel-more = більше ніж { $np-same }
rel-fewer = менше ніж { $np-same }

np-icons = { $n } { $icon }
np-icons-of = { $numbers } { $icon }
number-of-icons = { $n }
np-no-icons = немає { $icon }
np-icon-kinds = щонайменше по { $each } { $each ->
        [1] символу
        [few] символи
       *[many] символів
    } щонайменше { number-word.gen } видів{ $every ->
        [yes] {" "}(також { icon-avatar })
       *[no] {""}
    }
more-icons = { $relation ->
        [at-least] не менше { $icon }, ніж
        [at-most] не більше { $icon }, ніж
        [equals] стільки ж { $icon }, як
        [more] більше { $icon }, ніж
        [fewer] менше { $icon }, ніж
       *[not-equals] не стільки ж { $icon }, як
    } { $other },
# те саме з протилежного боку: чого немає в жодного, те в кожного не так
no-more-icons = { $icon } { $relation ->
        [at-least] менше, ніж
        [at-most] більше, ніж
        [equals] не стільки ж, скільки
        [more] не більше, ніж
        [fewer] не менше, ніж
       *[not-equals] стільки ж, скільки
    } { $other },
if-more-icons =
    { $owner ->
        [only-you] { such-player } у якого { $place-in } { more-icons }
        [no-player] в ігровій зоні кожного гравця { no-more-icons }
        [no-opponent] в ігровій зоні кожного суперника { no-more-icons }
        [no-other] в ігровій зоні кожного з інших гравців { no-more-icons }
       *[other] { $place-in } { more-icons }
    }

# про кого сказано, що він один такий або що такого немає
such-player =
    { $owner ->
        [only-you] ви єдиний гравець,
        [no-player] немає жодного гравця,
        [no-opponent] немає жодного суперника,
       *[no-other] немає жодного іншого гравця,
    }
if-have =
    { $owner ->
        [only-you] { such-player } у якого { $place-in } { $np },
        [no-player] { such-player } { $place-in } { $np },
        [no-opponent] { such-player } { $place-in } { $np },
        [no-other] { such-player } { $place-in } { $np },
       *[other] { $place-in } { $np }
    }
if-music = ноти на картках { $cards } { $holds ->
        [no] видно не всі
       *[yes] усі видно
    } в будь-яких ігрових зонах
if-have-in-one-color = { $place-in } в одному кольорі { $np }
if-alike-colors = { $place-in } щонайменше в { $n } кольорах по { $each } видимі символи одного типу
if-have-achievements =
    { $owner ->
        [only-you] { such-player } { who-have } { $np },
        [no-player] { such-player } { who-have } { $np },
        [no-opponent] { such-player } { who-have } { $np },
        [no-other] { such-player } { who-have } { $np },
       *[other] { who-have } { $np }
    }
if-there = { $some ->
        [yes] { $np }
       *[no] є { $np }
    }
if-among = серед { $cards-gen } { $np }
if-twice-achievements = { who-have } щонайменше вдвічі більше досягнень, ніж { whom }
if-won-flip = монета випала { $holds ->
        [no] не на { $owner ->
            [they] їхню
           *[you] вашу
        }
       *[yes] на { $owner ->
            [they] їхню
           *[you] вашу
        }
    } користь
if-nth-action = це { $holds ->
        [no] не { "" }
       *[yes] { "" }
    }ваша { $n ->
        [1] перша
       *[2] друга
    } дія
if-before-second-action = { $holds ->
        [no] зараз не ваш хід або ваша друга дія вже почалася
       *[yes] зараз ваш хід і ваша друга дія ще не почалася
    }
if-your-turn = зараз { $holds ->
        [no] не { $owner ->
            [they] їхній
           *[you] ваш
        }
       *[yes] { $owner ->
            [they] їхній
           *[you] ваш
        }
    } хід
if-been-on-every-board = { $card } за цю дію { $holds ->
        [no] не побувала
       *[yes] побувала
    } в усіх ігрових зонах
if-began-on-your-board = на початку цієї дії { $card } { $holds ->
        [no] не лежала
       *[yes] лежала
    } у вашій ігровій зоні
if-anyone-may-share = { $holds ->
        [no] ніхто з інших гравців не може
       *[yes] хтось з інших гравців може
    } долучитися до ефектів { $card-gen }
if-foreseen = { $card-acc } { $holds ->
        [no] не передбачено
       *[yes] було передбачено
    }
if-did = { $owner ->
        [they] вони
       *[you] ви
    } { $did } { $cards-acc }
if-did-this-turn = за цей хід { $owner ->
        [they] вони
       *[you] ви
    } вже { $did } { $cards-acc }
if-any = { $owner ->
        [they] вони
       *[you] ви
    } { $holds ->
        [no] не { $did } жодної картки
       *[yes] { $did } { $number ->
            [one] картку
           *[several] хоча б одну картку
        }
    }
if-due-count = під час цієї дії { $demand ->
        [yes] через вимогу
        [echo] завдяки ефекту-відлунню { $card-gen }
       *[no] завдяки { $card-dat }
    } { $owner ->
        [you] вами{" "}
        [me] мною{" "}
        [they] ними{" "}
       *[any-player] {""}
    }{ $count ->
        [none] не { $done-n } жодної картки
       *[some] { $done-n } { $np-acc }
    }
if-due =
    { $holds ->
        [no] через вимогу не { $done-n } жодної картки
       *[yes] через вимогу { $done-n } хоча б одну картку
    }

if-more-there = { $owner ->
        [only-you] { such-player } у якого{" "}
        [no-player] { such-player }{" "}
        [no-opponent] { such-player }{" "}
        [no-other] { such-player }{" "}
       *[other] {""}
    }{ $here-in } { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { $there-in }
if-more-than-all = { $place-in } більше { $np-pl-gen }, ніж { whom }
if-higher-than-all = { $subject } має більше значення, ніж { whom }
if-points = { $owner ->
        [only-you] { such-player }{" "}
        [no-player] { such-player }{" "}
        [no-opponent] { such-player }{" "}
        [no-other] { such-player }{" "}
       *[other] {""}
    }{ who-have } { $relation ->
        [at-least] щонайменше стільки ж очок, як
        [at-most] не більше очок, ніж
        [equals] стільки ж очок, як
        [more] більше очок, ніж
        [fewer] менше очок, ніж
       *[not-equals] не стільки ж очок, як
    } { whom }
if-achievements = { $owner ->
        [only-you] { such-player }{" "}
        [no-player] { such-player }{" "}
        [no-opponent] { such-player }{" "}
        [no-other] { such-player }{" "}
       *[other] {""}
    }{ who-have } { $relation ->
        [at-least] щонайменше стільки ж досягнень, як
        [at-most] не більше досягнень, ніж
        [equals] стільки ж досягнень, як
        [more] більше досягнень, ніж
        [fewer] менше досягнень, ніж
       *[not-equals] не стільки ж досягнень, як
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
if-returned = під час цієї дії завдяки { $card-dat } { $owner ->
        [they] вони
       *[you] ви
    } повернули { $relation ->
        [at-least] не менше карток, ніж
        [at-most] не більше карток, ніж
        [equals] стільки ж карток, як
        [more] більше карток, ніж
        [fewer] менше карток, ніж
       *[not-equals] не стільки ж карток, як
    } { returner },
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
if-value-named = { $subject } { $holds ->
        [yes] має { $value-acc }
       *[no] не має { $value-gen }
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
if-bonus = { $subject } { $holds ->
        [yes] має бонус
       *[no] не має бонусу
    }
if-eligible = { $owner ->
        [they] вони { $holds ->
            [no] не відповідають
           *[yes] відповідають
        }
       *[you] ви { $holds ->
            [no] не відповідаєте
           *[yes] відповідаєте
        }
    } умовам здобуття { $card-gen }
if-effects = { $subject } { $holds ->
        [yes] має ефекти
       *[no] не має ефектів
    }
if-expansion = { $subject } { $holds ->
        [yes] належить до доповнення
       *[no] не належить до доповнення
    }
if-comes-before = { $subject } за англійською назвою { $holds ->
        [yes] стоїть
       *[no] не стоїть
    } в алфавіті перед { $other-ins }
if-figure = { $subject } { $holds ->
        [yes] — постать
        [no] — не постать
       *[none] не є постаттю
    }
if-of-set = { $subject } { $holds ->
        [yes] належить до набору «{ $set }»
       *[no] не належить до набору «{ $set }»
    }
if-color = { $subject } { $holds ->
        [yes] { $color-f }
       *[no] не { $color-f }
    }
if-of-color = { $subject } { $holds ->
        [yes] { $color-gen }
       *[no] не { $color-gen }
    }
if-of-that-color = { $subject } { $holds ->
        [yes] того { $color-gen }
       *[no] не того { $color-gen }
    }
if-among-colors = { if-of-color }
shared-with = { $one ->
        [yes] { $other }
       *[no] { $holds ->
            [yes] { $noun ->
                [achievement] якесь
                [secret] якийсь
               *[card] якась
            } { $other }
           *[other] { none-of } { $other }
        }
    }
if-shared-value = { $subject } { $holds ->
        [yes] має таке саме значення, як
       *[no] не має такого самого значення, як
    } { shared-with }
if-shared-color = { $subject } { $holds ->
        [yes] одного кольору з { $one ->
            [yes] { $other-ins }
           *[no] { some-ins } { $other-ins }
        }
       *[no] не одного кольору з { $one ->
            [yes] { $other-ins }
           *[no] { none-ins } { $other-ins }
        }
    }
if-shared-icon = { $subject } { $holds ->
        [yes] має спільний символ із { $one ->
            [yes] { $other-ins }
           *[no] { some-ins } { $other-ins }
        }
       *[no] не має спільних символів із { $one ->
            [yes] { $other-ins }
           *[no] { none-ins } { $other-ins }
        }
    }
if-shared-featured = { $subject } { $holds ->
        [yes] має такий самий головний символ, як
       *[no] не має такого самого головного символу, як
    } { shared-with }
if-featured-icon = { $subject } { $holds ->
        [yes] має головний символ
       *[no] не має головного символу
    } { $icon }
if-visible-icon = { $subject } { $holds ->
        [yes] показує символ
       *[no] не показує символу
    } { $icon }
if-shared-value-another = { $subject } { $holds ->
        [yes] має таке саме значення, як ще { $noun ->
            [achievement] одне
            [secret] один
           *[card] одна
        } з { $other-pl-gen }
       *[no] не має такого самого значення, як ще { $noun ->
            [achievement] одне
            [secret] один
           *[card] одна
        } з { $other-pl-gen }
    }
if-changed-anything = це { $holds ->
        [yes] щось змінило
       *[no] нічого не змінило
    }
if-one-of-cards = { $subject } { $holds ->
        [yes] — одна
       *[no] — не одна
    } з { $cards-gen }
if-card = { $subject } { $holds ->
        [yes] — { $card-bare }
       *[no] — не { $card-bare }
    }
if-color-present =
    { $holds ->
        [yes] { $color } уже є { $place-in }
       *[no] { $color-gen } немає { $place-in }
    }
if-splayed = { $color-acc } { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-cards-splayed = { $color-acc } колір { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } { $direction }
if-splayed-any = { $color } { $place-in } { $holds ->
        [no] не розгорнуто
       *[yes] розгорнуто
    }
if-common-icon = { $holds ->
        [no] не всі
       *[yes] всі
    } { $cards-pl } мають спільний символ
if-common-icon-but = { $holds ->
        [no] не всі
       *[yes] всі
    } { $cards-pl } мають спільний символ, інший, ніж { $icon }
if-equally-visible = { $holds ->
        [no] не всі
       *[yes] всі
    } { $colors-pl } мають однакову кількість видимих карток
if-same-values = значення { $cards-pl-gen } { $holds ->
        [no] не збігаються
       *[yes] точно збігаються
    } зі значеннями { $others-pl-gen }
if-fewer-icons-than-you = { who-have } не більше { $icon }, ніж { whom }
if-fewer-icons-than-all = { who-have } менше { $icon }, ніж { whom }
if-top = { $subject } { $holds ->
        [yes] є верхньою в чиїйсь ігровій зоні
       *[no] не є верхньою в жодній ігровій зоні
    }
clause-for-each = { $holds ->
        [no] не для
       *[yes] для
    } { $each-gen } { $clause }
if-one-value = { $cards-pl } { $holds ->
        [no] мають не однакове значення
       *[yes] мають однакове значення
    }
if-each-value-among = серед { $cards-pl-gen } { $holds ->
        [no] є картки не кожного значення, меншого за { $n }
       *[yes] є картка кожного значення, меншого за { $n }
    }
if-colors-among = серед { $cards-pl-gen } { $np }
if-icon-kinds-on = на { $cards-pl-loc } { $np }
if-splayed-alike = { $color-acc } { $place-in } { $holds ->
        [yes] розгорнуто
       *[no] не розгорнуто
    } в тому самому напрямку, що й { $other-acc }
if-of-any-icon = { $place-in } { $holds ->
        [yes] є
       *[no] немає
    } рівно { $n ->
        [few] { number-word } однакові символи
       *[many] { number-word } однакових символів
    }
if-odd = { $amount } { $holds ->
        [yes] непарне
       *[no] парне
    }
if-special = { $subject } { $holds ->
        [yes] є особливим досягненням
       *[no] не є особливим досягненням
    }
if-top-there = { $subject } { $holds ->
        [yes] є верхньою
       *[no] не є верхньою
    } { $place-in }
if-there-in = { $subject } { $holds ->
        [yes] лежить
       *[no] не лежить
    } { $place-in }
if-on-another-board = { $subject } { $holds ->
        [yes] є верхньою
       *[no] не є верхньою
    } в ігровій зоні іншого гравця
if-tops = картки { $subject-bare } є верхніми в чиїхось ігрових зонах

# хто єдиний
single-player =
    { $owner ->
        [they] вони { $holds ->
            [yes] єдині
           *[no] не єдині
        }, у кого
       *[you] ви { $holds ->
            [yes] єдиний гравець
           *[no] не єдиний гравець
        }, у якого
    }
if-tied-most = { $holds ->
        [yes] жоден інший гравець не має
       *[no] інший гравець має
    } більше { $amount-gen }, ніж { $owner ->
        [they] вони
       *[you] ви
    },
if-tied-least = { $holds ->
        [yes] жоден інший гравець не має
       *[no] інший гравець має
    } менше { $amount-gen }, ніж { $owner ->
        [they] вони
       *[you] ви
    },
if-single-most = { single-player } найбільше { $amount-gen },
if-single-least = { single-player } найменше { $amount-gen },
