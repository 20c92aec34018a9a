# Кольори як іменники.

the-color = { $color } колір
    .acc = { $color-acc } колір
    .gen = { $color-gen } кольору
same-color = такий самий колір
    .acc = такий самий колір
    .gen = того самого кольору
# після «перемістили … в ігрову зону» слово «її» вказувало б на зону
its-color = { $verb ->
        [transfer] колір переміщеної картки
       *[other] її колір
    }
    .acc = { its-color }
    .gen = { $verb ->
        [transfer] кольору переміщеної картки
       *[other] її кольору
    }
their-color = їхній колір
    .acc = їхній колір
    .gen = їхнього кольору
that-color = цей колір
    .acc = цей колір
    .gen = цього кольору
color-of-done = колір { $done-f-gen } картки
    .acc = { color-of-done }
    .gen = кольору { $done-f-gen } картки
color-of = колір { $card-gen }
    .acc = колір { $card-gen }
    .gen = кольору { $card-gen }
color-of-remaining = колір картки, що залишилася,
    .acc = колір картки, що залишилася,
    .gen = кольору картки, що залишилася,
chosen-color = вибраний колір
    .acc = вибраний колір
    .gen = вибраного кольору
chosen-colors = один із вибраних кольорів
    .acc = один із вибраних кольорів
    .gen = одного з вибраних кольорів
color-i-choose = колір на мій вибір
    .acc = колір на мій вибір
    .gen = кольору на мій вибір
those-colors = один із цих кольорів
    .acc = один із цих кольорів
    .gen = одного з цих кольорів
color-i-chose = цей колір
    .acc = цей колір
    .gen = цього кольору

np-color-among = { $colors-same } { $np-same }
np-color-but = не{ $color-same } { $np-same }
np-unsplayed = нерозгорнутий { $np }
    .acc = нерозгорнутий { $np-acc }
    .gen = нерозгорнутого { $np-gen }
    .pl = нерозгорнуті { $np-pl }
    .pl-acc = нерозгорнуті { $np-pl-acc }
    .pl-gen = нерозгорнутих { $np-pl-gen }
np-splayed = розгорнутий { $np }
    .acc = розгорнутий { $np-acc }
    .gen = розгорнутого { $np-gen }
    .pl = розгорнуті { $np-pl }
    .pl-acc = розгорнуті { $np-pl-acc }
    .pl-gen = розгорнутих { $np-pl-gen }
np-splayed-so = { $direction-splayed-same } { $np-same }
np-splayed-now = { $np-same }, який зараз розгорнуто { $direction },
np-color-absent = { $np-same }, якого немає { $place-in },
    .pl = { $np-pl }, яких немає { $place-in },
    .pl-gen = { $np-pl-gen }, яких немає { $place-in },
np-named-colors = { $colors-same } колір
np-color-on = { $np-same } { $place-in }
np-color-of-cards = { $np-same } { $cards-pl-gen }
np-color-most-cards = { $np-same }, у якому найбільше карток,
np-color-most-visible = { $np-same }, у якому найбільше видимих карток,
np-color-most-fewest-cards = { $np-same }, у якому найменше карток,
np-color-most-fewest-visible = { $np-same }, у якому найменше видимих карток,
np-color-more-visible = { $np-same }, видимих карток якого { $here-in } більше, ніж { $there-in },
np-color-with = { $np-same } з { $icon }
np-color-with-on = { $np-same } з { $icon } { $place-in }
np-color-not-so-on = { $np-same }, не розгорнутий так { $owner ->
        [any-opponent] в ігровій зоні жодного суперника
       *[any-other] в ігровій зоні жодного з інших гравців
    },
    .pl = { $np-pl }, не розгорнуті так { $owner ->
        [any-opponent] в ігровій зоні жодного суперника
       *[any-other] в ігровій зоні жодного з інших гравців
    },
    .pl-gen = { $np-pl-gen }, не розгорнутих так { $owner ->
        [any-opponent] в ігровій зоні жодного суперника
       *[any-other] в ігровій зоні жодного з інших гравців
    },
np-color-not-on = { $np-same }, якого немає { $owner ->
        [opponents] в ігровій зоні жодного суперника
        [any-opponent] в ігровій зоні жодного суперника
        [any-other] в ігровій зоні жодного з інших гравців
        [any-player] в ігровій зоні жодного гравця
        [me] у моїй ігровій зоні
        [you] у вашій ігровій зоні
        [left-neighbor] в ігровій зоні гравця ліворуч від вас
        [right-neighbor] в ігровій зоні гравця праворуч від вас
       *[other] у їхній ігровій зоні
    },
    .pl = { $np-pl }, яких немає { $owner ->
        [opponents] в ігровій зоні жодного суперника
        [any-opponent] в ігровій зоні жодного суперника
        [any-other] в ігровій зоні жодного з інших гравців
        [any-player] в ігровій зоні жодного гравця
        [me] у моїй ігровій зоні
        [you] у вашій ігровій зоні
        [left-neighbor] в ігровій зоні гравця ліворуч від вас
        [right-neighbor] в ігровій зоні гравця праворуч від вас
       *[other] у їхній ігровій зоні
    },
    .pl-gen = { $np-pl-gen }, яких немає { $owner ->
        [opponents] в ігровій зоні жодного суперника
        [any-opponent] в ігровій зоні жодного суперника
        [any-other] в ігровій зоні жодного з інших гравців
        [any-player] в ігровій зоні жодного гравця
        [me] у моїй ігровій зоні
        [you] у вашій ігровій зоні
        [left-neighbor] в ігровій зоні гравця ліворуч від вас
        [right-neighbor] в ігровій зоні гравця праворуч від вас
       *[other] у їхній ігровій зоні
    },

pick-colors = { $np }
    .acc =
        { $n ->
            [1] { $np-acc }
            [few] { number-word } { $np-pl-acc }
           *[many] { number-word } { $np-pl-gen }
        }
