# Відлуння минулого: сорочки, прогноз і правила.

set-echoes = Відлуння

zone-forecast = прогноз
    .from = із прогнозу
    .to = у прогноз
    .in = у прогнозі
    .your = ваш прогноз
    .your-from = з вашого прогнозу
    .your-to = у ваш прогноз
    .your-in = у вашому прогнозі
    .named = прогноз ({ $player })
    .named-from = із прогнозу ({ $player })
    .named-to = у прогноз ({ $player })
    .named-in = у прогнозі ({ $player })
at-forecast = прогноз
    .from = { $whose ->
        [you] зі свого прогнозу
        [own] зі свого прогнозу
        [yours] з вашого прогнозу
       *[other] з чужого прогнозу ({ $owner })
    }
    .to = { $whose ->
        [you] у свій прогноз
        [own] у свій прогноз
        [yours] у ваш прогноз
       *[other] у чужий прогноз ({ $owner })
    }
    .in = { $whose ->
        [you] у своєму прогнозі
        [own] у своєму прогнозі
        [yours] у вашому прогнозі
       *[other] у чужому прогнозі ({ $owner })
    }
place-forecast = прогноз
    .from = { $owner ->
        [you] зі свого прогнозу
        [only-you] зі свого прогнозу
        [none] із прогнозу
        [me] з мого прогнозу
        [they] з їхнього прогнозу
        [doer] зі свого прогнозу
        [host] з вашого прогнозу
        [opponents] із прогнозів { owner-gen }
        [others] із прогнозів { owner-gen }
        [everyone] із прогнозів { owner-gen }
       *[other] із прогнозу { owner-gen }
    }
    .to = { $owner ->
        [you] у свій прогноз
        [only-you] у свій прогноз
        [none] у прогноз
        [me] у мій прогноз
        [they] у їхній прогноз
        [doer] у свій прогноз
        [host] у ваш прогноз
        [opponents] у прогнози { owner-gen }
        [others] у прогнози { owner-gen }
        [everyone] у прогнози { owner-gen }
       *[other] у прогноз { owner-gen }
    }
    .in = { $owner ->
        [you] у вашому прогнозі
        [only-you] у прогнозі
        [none] у прогнозі
        [me] у моєму прогнозі
        [they] у їхньому прогнозі
        [doer] у своєму прогнозі
        [host] у вашому прогнозі
        [opponents] у прогнозах { owner-gen }
        [others] у прогнозах { owner-gen }
        [everyone] у прогнозах { owner-gen }
       *[other] у прогнозі { owner-gen }
    }

## Reasons

# $n: епоха, з якої добирають; $card: єдина найбільша верхня картка, $value: її значення
fact-echoes-single-highest = { $who ->
    [you] Ваша найбільша верхня картка, { $card }, — єдина ваша верхня зі значенням { $value }: { value-box } Відлуння.
   *[other] Найбільша верхня картка гравця { $name }, { $card }, — єдина в нього верхня зі значенням { $value }: { value-box } Відлуння.
}
# $card: втілена картка, $value: її значення; $second: розіграна картка, $most: її значення
fact-echoes-promoted = { $who ->
        [you] Ви розіграли { $second-acc } дією розіграшу, тож мусите втілити картку свого прогнозу зі значенням щонайбільше { $most }: { $card }, значення { $value }.
       *[other] { $name } розігрує { $second-acc } дією розіграшу й мусить втілити картку свого прогнозу зі значенням щонайбільше { $most }: { $card }, значення { $value }.
    }
fact-echoes-free-dogma = { $who ->
        [you] Ви втілили { $card-acc }, тож мусите виконати з нею бонусну дію догми. У цій дії її передбачено.
       *[other] { $name } втілює { $card-acc } і мусить виконати з нею бонусну дію догми. У цій дії її передбачено.
    }
fact-echoes-nothing-follows = { $card } не має ефектів для дії догми, тож за її втіленням нічого не йде.

## Actions and questions

set-off-promotion = втілення
ask-promote = { $who ->
        [you] Виберіть картку свого прогнозу, яку втілюєте.
       *[other] Виберіть картку, яку втілює { $name }.
    }
fate-promote = { $who ->
        [you] Її буде розіграно, і ви виконаєте з нею бонусну дію догми.
       *[other] Її буде розіграно, і { $name } виконає з нею бонусну дію догми.
    }

## Readings

switch-history = Які ефекти-відлуння враховує Історія?
    .title = Історія
switch-history-visible = Лише видимі в кольорі.
switch-history-covered-too = Усі на картках кольору, навіть невидимі.

switch-promotion-check = Коли закінчується дія розіграшу, що втілює картку, тобто коли перевіряють особливі досягнення й перемогу?
    .title = Перевірки довкола втілення
switch-promotion-check-before-the-free-dogma = До бонусної дії догми втіленої картки, а потім ще раз після неї.
switch-promotion-check-after-the-free-dogma = Лише після бонусної дії догми втіленої картки.

## Cards

np-of-echoes = { $np-same } Відлуння
