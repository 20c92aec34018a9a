# Кольори як іменники.

the-color = { $color } колір
    .acc = { $color-acc } колір
    .gen = { $color-gen } кольору
same-color = такий самий колір
    .acc = такий самий колір
    .gen = такого самого кольору
its-color = її колір
    .acc = її колір
    .gen = її кольору
    .such = такого самого кольору
their-color = їхній колір
    .acc = їхній колір
    .gen = їхнього кольору
    .such = такого самого кольору
color-of = колір { $card-gen }
    .acc = колір { $card-gen }
    .gen = кольору { $card-gen }
    .such = кольору { $card-gen }
chosen-color = вибраний колір
    .acc = вибраний колір
    .gen = вибраного кольору
    .such = вибраного кольору
chosen-colors = вибрані кольори
    .acc = вибрані кольори
    .gen = одного з вибраних кольорів
    .such = одного з вибраних кольорів
color-i-choose = колір на мій вибір
    .acc = колір на мій вибір
    .gen = кольору на мій вибір
color-i-chose = цей колір
    .acc = цей колір
    .gen = цього кольору

np-color-among = { $colors-same } { $np-same }
np-splayed = розгорнутий { $np }
    .acc = розгорнутий { $np-acc }
    .gen = розгорнутого { $np-gen }
    .pl = розгорнуті { $np-pl }
    .pl-acc = розгорнуті { $np-pl-acc }
    .pl-gen = розгорнутих { $np-pl-gen }
np-splayed-so = { $direction-splayed-same } { $np-same }
np-color-on = { $np-same } { $place-in }
np-color-with = { $np-same } з { $icon }
np-color-not-on = { $np-same }, якого немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }
    .pl = { $np-pl }, яких немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }
    .pl-gen = { $np-pl-gen }, яких немає { $owner ->
        [opponents] у жодного суперника
        [any-opponent] у жодного суперника
        [any-other] у жодного з інших гравців
        [any-player] у жодного гравця
        [me] у мене
        [you] у вас
       *[other] у них
    }

pick-colors = { $np }
    .acc =
        { $n ->
            [1] { $np-acc }
            [few] { number-word } { $np-pl-acc }
           *[many] { number-word } { $np-pl-gen }
        }
