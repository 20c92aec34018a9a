# Набір, що є лише в тестах.

set-bazaar = Базар

# --- його місце ---

zone-pouch = гаманець
    .from = з гаманця
    .to = у гаманець
    .in = у гаманці
    .your = ваш гаманець
    .your-from = з вашого гаманця
    .your-to = у ваш гаманець
    .your-in = у вашому гаманці
    .named = гаманець ({ $player })
    .named-from = з гаманця ({ $player })
    .named-to = у гаманець ({ $player })
    .named-in = у гаманці ({ $player })
at-pouch = гаманець
    .from = { $whose ->
        [you] зі свого гаманця
        [own] зі свого гаманця
        [yours] з вашого гаманця
       *[other] з чужого гаманця ({ $owner })
    }
    .to = { $whose ->
        [you] у свій гаманець
        [own] у свій гаманець
        [yours] у ваш гаманець
       *[other] у чужий гаманець ({ $owner })
    }
    .in = у гаманці
place-pouch = гаманець
    .from = { $owner ->
        [you] зі свого гаманця
        [only-you] зі свого гаманця
        [doer] зі свого гаманця
        [me] з мого гаманця
        [host] з вашого гаманця
        [none] з гаманця
       *[other] з гаманця { owner-gen }
    }
    .to = { $owner ->
        [you] у свій гаманець
        [only-you] у свій гаманець
        [doer] у свій гаманець
        [me] у мій гаманець
        [host] у ваш гаманець
        [none] у гаманець
       *[other] у гаманець { owner-gen }
    }
    .in = { $owner ->
        [you] у вашому гаманці
        [only-you] у вашому гаманці
        [doer] у вашому гаманці
        [me] у моєму гаманці
        [host] у вашому гаманці
        [none] у гаманці
       *[other] у гаманці { owner-gen }
    }

# --- його дія та його правило добору ---

ui-group-stow = Схованка
option-stow = Сховати { $card-acc }
option-stow-back = { $count ->
    [1] Сховати { value-box } { $place-from }
   *[other] Сховати { value-box } { $place-from } (номер { $number } з { $count })
}
event-action-stow = { $who ->
    [you] Ви ховаєте { $card-acc }.
   *[other] { $name } ховає { $card-acc }.
}
fact-bazaar-first-card = { $who ->
    [you] Ваша перша картка цього ходу — з Базару.
   *[other] { $name } бере першу картку цього ходу з Базару.
}

# --- його картки ---

special-hoard = Скарб
    .acc = Скарб
card-awning = Навіс
    .acc = Навіс
card-steelyard = Безмін
    .acc = Безмін
card-haggling = Торг
    .acc = Торг
card-aleppo = Алеппо
    .acc = Алеппо
card-samovar = Самовар
    .acc = Самовар
card-cardamom = Кардамон
    .acc = Кардамон
card-turnpike = Застава
    .acc = Заставу
card-carpet = Килим
    .acc = Килим
card-moneychanger = Міняйло
    .acc = Міняйла
