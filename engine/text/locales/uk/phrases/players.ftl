# Гравці як підмет, додаток і власник.

whoever-you = ви
    .gen = вас
    .acc = вас
whoever-me = я
    .gen = мене
    .acc = мене
whoever-another = інший гравець
    .gen = іншого гравця
    .acc = іншого гравця
whoever-an-opponent = суперник
    .gen = суперника
    .acc = суперника
whoever-any-player = будь-який гравець
    .gen = будь-якого гравця
    .acc = будь-якого гравця
that-player = цей гравець
    .gen = цього гравця
    .acc = цього гравця

whoever-points = { $player-same }, у якого { $relation ->
        [at-least] щонайменше стільки ж очок, як { whom }
        [at-most] не більше очок, ніж { whom }
        [equals] стільки ж очок, як { whom }
        [more] більше очок, ніж { whom }
        [fewer] менше очок, ніж { whom }
       *[not-equals] інша кількість очок, ніж { whom }
    }

whoever-bonus-points = { $player-same }, у якого більше очок за бонуси, ніж { whom }

whoever-single-most = єдиний гравець, у якого найбільше { $amount-gen }
    .gen = єдиного гравця, у якого найбільше { $amount-gen },
    .acc = єдиного гравця, у якого найбільше { $amount-gen }
whoever-single-highest = єдиний гравець, у якого найцінніша { $np }
    .gen = єдиного гравця, у якого найцінніша { $np },
    .acc = єдиного гравця, у якого найцінніша { $np }
whoever-where = { $player-same }, про якого можна сказати: { $condition }

# У кого щось є.
who-have =
    { $owner ->
        [you] у вас
        [me] у мене
        [they] у них
        [only-you] у якого
        [some-opponent] хоча б в одного суперника
        [some-other] хоча б в одного з інших гравців
        [some-player] хоча б в одного гравця
       *[other] у { owner-gen }
    }

# З ким порівнюють.
whom =
    { $other ->
        [you] у вас
        [me] у мене
        [they] у них
        [that] у цього гравця
        [any-opponent] у будь-якого суперника
        [any-other] у будь-якого іншого гравця
        [any-player] у будь-якого гравця
        [each-opponent] у кожного суперника
        [each-other] у кожного з інших гравців
       *[each-player] у кожного гравця
    }
