# Скільки карток, де вони, як називати попередні: те, що будується навколо іменників із nouns.ftl.

## Where, and how many

np-placed = { $np-same } { $moving ->
        [in] { $place-in }
       *[from] { $place-from }
    }
np-among = { $np-same } серед { $cards-gen }
np-of-those =
    { $n ->
        [1] одна з { $cards-gen }
       *[other] { number-word.f } з { $cards-gen }
    }
    .acc = { number-word.f-acc } з { $cards-gen }
    .gen = { number-word.f-gen } з { $cards-gen }
np-one-or-two-of-those = одна або дві з { $cards-gen }
    .acc = одну або дві з { $cards-gen }
    .gen = однієї або двох із { $cards-gen }
np-of-those-by-me = { np-of-those } на мій вибір
    .acc = { np-of-those.acc } на мій вибір
    .gen = { np-of-those.gen } на мій вибір
np-of-them-by-me = { np-of-those-by-me }
    .acc = { np-of-those-by-me.acc }
    .gen = { np-of-those-by-me.gen }
np-rest =
    { $n ->
        [1] інша
       *[other] решта { $cards-gen }
    }
    .acc =
        { $n ->
            [1] іншу
           *[other] решту { $cards-gen }
        }
    .gen =
        { $n ->
            [1] іншої
           *[other] решти { $cards-gen }
        }

# «дві картки», але «два досягнення»
how-many =
    { $noun ->
        [achievement] { $n ->
            [1] одне
           *[other] { number-word }
        }
        [secret] { number-word }
       *[card] { number-word.f }
    }
np-counted =
    { $n ->
        [1] { how-many } { $np }
        [few] { how-many } { $np-pl }
       *[many] { how-many } { $np-pl-gen }
    }
    .acc =
        { $n ->
            [1] { $noun ->
                [achievement] одне
                [secret] один
               *[card] одну
            } { $np-acc }
            [few] { how-many } { $np-pl-acc }
           *[many] { how-many } { $np-pl-gen }
        }
    .gen =
        { $n ->
            [1] { $noun ->
                [achievement] одного
                [secret] одного
               *[card] однієї
            } { $np-gen }
           *[other] { number-word.gen } { $np-pl-gen }
        }
np-counted-colors =
    { $n ->
        [1] один { $np }
        [few] { number-word } { $np-pl }
       *[many] { number-word } { $np-pl-gen }
    }
    .acc = { np-counted-colors }
    .gen =
        { $n ->
            [1] одного { $np-gen }
           *[other] { number-word.gen } { $np-pl-gen }
        }
# «дві верхні картки»
np-counted-end =
    { $n ->
        [few] { number-word.f } { $adjective-pl } { $np-pl }
       *[many] { number-word.f } { $adjective-pl-gen } { $np-pl-gen }
    }
    .acc =
        { $n ->
            [few] { number-word.f } { $adjective-pl-acc } { $np-pl-acc }
           *[many] { number-word.f } { $adjective-pl-gen } { $np-pl-gen }
        }
    .gen = { number-word.gen } { $adjective-pl-gen } { $np-pl-gen }
np-none = немає { $np-pl-gen }
    .acc = { $np-pl-gen }
    .gen = { $np-pl-gen }

pick-one = { $np-same }
pick-any-one = { $noun ->
        [achievement] будь-яке
       *[card] будь-яка
    } { $np }
    .acc = { $noun ->
        [achievement] будь-яке
       *[card] будь-яку
    } { $np-acc }
    .gen = { $noun ->
        [achievement] будь-якого
       *[card] будь-якої
    } { $np-gen }
pick-the = { $np-same }
card-awaited = та картка
    .gen = тієї картки
    .dat = тій картці
    .acc = ту картку
    .ins = тією карткою
    .loc = тій картці
pick-that = ця { $np }
    .gen = цієї { $np-gen }
    .dat = цій { $np-dat }
    .acc = цю { $np-acc }
    .ins = цією { $np-ins }
    .loc = цій { $np-loc }
pick-the-last = остання { $np }
    .gen = останньої { $np-gen }
    .dat = останній { $np-dat }
    .acc = останню { $np-acc }
    .ins = останньою { $np-ins }
deck-all = усі картки колоди { value-box }
    .acc = усі картки колоди { value-box }
    .gen = усіх карток колоди { value-box }
deck-all-of = усі картки з колоди { $fit }
    .acc = усі картки з колоди { $fit }
    .gen = усіх карток із колоди { $fit }
deck-top = верхня картка колоди { value-box }
    .gen = верхньої картки колоди { value-box }
    .dat = верхній картці колоди { value-box }
    .acc = верхню картку колоди { value-box }
    .ins = верхньою карткою колоди { value-box }
pick-the-plural = { $np-pl }
    .gen = { $np-pl-gen }
    .dat = { $np-pl-dat }
    .acc = { $np-pl-acc }
    .ins = { $np-pl-ins }
    .loc = { $np-pl-loc }
pick-counted = { $np-same }
pick-the-counted = { $np-same }
pick-exactly = рівно { $np-same }
pick-all = усі { $np-pl }
    .acc = усі { $np-pl-acc }
    .gen = усіх { $np-pl-gen }
pick-all-the = { pick-all }
    .acc = { pick-all.acc }
    .gen = { pick-all.gen }
pick-all-but = усі { $np-pl }, крім { number-word.f-gen },
    .acc = усі { $np-pl-acc }, крім { number-word.f-gen },
    .gen = усіх { $np-pl-gen }, крім { number-word.f-gen },
pick-all-but-of = усі { $cards }, крім { number-word.f-gen },
    .acc = усі { $cards-acc }, крім { number-word.f-gen },
    .gen = усіх { $cards-gen }, крім { number-word.f-gen },
pick-equally-many = така сама кількість { $np-pl-gen }
    .acc = таку саму кількість { $np-pl-gen }
    .gen = такої самої кількості { $np-pl-gen }
pick-any-number = будь-яка кількість { $np-pl-gen }
    .acc = будь-яку кількість { $np-pl-gen }
    .gen = будь-якої кількості { $np-pl-gen }
pick-up-to = до { number-word.f-gen } { $n ->
        [1] { $np-gen }
       *[other] { $np-pl-gen }
    }
    .acc = { pick-up-to }
    .gen = { pick-up-to }
pick-exactly-or = рівно { $first } або { $second } { $np-pl }
    .acc = рівно { $first } або { $second } { $np-pl-acc }
    .gen = рівно { $first-gen } або { $second-gen } { $np-pl-gen }
pick-one-or-two = одна або дві { $np-pl }
    .acc = одну або дві { $np-pl-acc }
    .gen = однієї або двох { $np-pl-gen }
pick-per = по { $np-dat }
    .acc = { pick-per }
    .gen = { pick-per }
pick-per-counted = по { $np-acc }
    .acc = { pick-per-counted }
    .gen = { pick-per-counted }
pick-number = стільки { $np-pl-gen }
    .acc = { pick-number }
    .gen = { pick-number }
pick-half = половина { $np-pl-gen }
    .acc = половину { $np-pl-gen }
    .gen = половини { $np-pl-gen }
np-half = { $np-same } (із заокругленням { $way ->
        [up] угору
       *[down] униз
    })

np-for-each = { $np-same } за { $unit }
np-as-many = { $np-same }, скільки становить { $amount },
np-as-many-placed = { $place-from } кількість { $np-pl-gen }, що дорівнює { $amount-dat },
    .acc = { np-as-many-placed }
    .gen = { $place-from } кількості { $np-pl-gen }, що дорівнює { $amount-dat },

unit-color = кожного { $np-gen }
unit-bonus = кожного { $np-gen }
unit-those-colors = кожного з цих кольорів
unit-card = { $noun ->
        [achievement] кожного
        [secret] кожного
       *[card] кожної
    } { $np-gen }
unit-card-ascending = { unit-card }, за зростанням значень,
unit-value = кожного значення, за зростанням,
unit-value-ordered = кожного значення{ $below ->
        [0] {""}
       *[other] , меншого за { $below }
    }, за { $way ->
        [down] спаданням
       *[up] зростанням
    },
unit-opponent = кожного суперника
    .clause = кожного суперника,
unit-other = кожного з інших гравців
    .clause = кожного з інших гравців,
unit-player = кожного гравця
    .clause = кожного гравця,
each-color = кожен { $np-acc }
each-music = кожну видиму ноту на картках { $cards }
each-leading-icon = кожен вид звичайних символів { $place-in }, яких у вас щонайменше вдвічі більше, ніж у кожного із суперників,
each-value = кожне унікальне значення серед { $cards-pl-gen }
each-card = { $noun ->
        [achievement] кожне
        [secret] кожен
       *[card] кожну
    } { $np-acc }
each-icon = кожен { $icon } { $place-in }
each-mark-in = кожне { $np-acc } серед карток { $color-gen } { $place-in }
every-colors = кожні { $np }
every-values = кожні { number-word } { $n ->
        [few] унікальні значення
       *[many] унікальних значень
    } серед { $cards-pl-gen }
every-cards = кожні { $np-acc }
every-icons = кожні { number-word } { $icon } { $place-in }

## Earlier cards, this card, piles

it-achieved = це досягнення
    .gen = цього досягнення
    .dat = цьому досягненню
    .acc = це досягнення
    .ins = цим досягненням
    .loc = цьому досягненні
it = ця картка
    .gen = цієї картки
    .dat = цій картці
    .acc = її
    .ins = нею
    .loc = цій картці
them = ці картки
    .gen = цих карток
    .dat = цим карткам
    .acc = їх
    .ins = ними
    .loc = цих картках
the-named-card = ця картка
    .gen = цієї картки
    .dat = цій картці
    .acc = цю картку
    .ins = цією карткою
    .loc = цій картці
card-named = «{ $title }»
this-card = картка «{ $title }»
    .gen = картки «{ $title }»
    .dat = картці «{ $title }»
    .acc = картку «{ $title }»
    .ins = карткою «{ $title }»
    .loc = картці «{ $title }»
    .bare = «{ $title }»
card-above = картка безпосередньо над { $card-ins }
    .gen = картки безпосередньо над { $card-ins }
    .acc = картку безпосередньо над { $card-ins }
card-beneath = картка безпосередньо під { $card-ins }
    .gen = картки безпосередньо під { $card-ins }
    .acc = картку безпосередньо під { $card-ins }
kept-second = друга з { $cards-pl-gen }
    .gen = другої з { $cards-pl-gen }
    .acc = другу з { $cards-pl-gen }

pile-one = { $moving ->
        [in] { $np-same } { $place-in }
       *[from] { $other ->
            [yes] { $place-from } { $np-same }
           *[no] { $np-same } { $place-from }
        }
    }
pile-some = { $np-same } { $moving ->
        [in] { $place-in }
       *[from] { $place-from }
    }
pile-whole = усі { $np-pl } { $moving ->
        [in] { $place-in }
       *[from] { $place-from }
    }
    .acc = усі { $np-pl-acc } { $moving ->
        [in] { $place-in }
       *[from] { $place-from }
    }
    .gen = усіх { $np-pl-gen } { $moving ->
        [in] { $place-in }
       *[from] { $place-from }
    }
# «крім чотирьох верхніх»
but-top = крім { $n ->
        [1] верхньої
       *[other] { number-word.gen } верхніх
    }
pile-beneath = усі { $np-pl }, { but-top },
    .acc = усі { $np-pl-acc }, { but-top },
    .gen = усіх { $np-pl-gen }, { but-top },
