# Що стоїть на самому столі, і що про кожну річ на ньому каже програма читання з екрана.

ui-table-label-hand = Рука
ui-table-label-score = Очки
ui-table-label-achievements = Здобуто
ui-table-label-junk = Непотріб
ui-table-label-box = Коробка
ui-zone-alone = { CAP($zone) }
ui-table-label-left_table = поза грою
ui-table-label-winner = перемога
ui-table-label-next = далі
ui-table-label-top = верхня
ui-table-label-available = Доступні досягнення та колоди
ui-table-label-specials = Особливі досягнення
ui-table-label-empty = порожньо
ui-table-label-decks = Колоди
ui-table-label-full = повно
ui-table-pile = { $cards }
ui-table-fan = { $cards }, { $splay }

ui-letter-red = Ч
ui-letter-yellow = Ж
# «З» біля значення читалося б як трійка
ui-letter-green = Зе
ui-letter-blue = С
ui-letter-purple = Ф

ui-say-table =
    { $actions ->
        [0] Інновація. До першого ходу: кожен вибирає картку, з якої почне
       *[other] Інновація. { $current }{ ui-turn-at }
    }
# після того, чий хід: дія вітрини йде перед першою
ui-turn-at =
    { $action ->
        [0] , перед першою дією
       *[other] : дія { $action } з { $actions }
    }
ui-say-game = { $edition }, набори: { $sets }
ui-say-of-team = { $name }, команда { $team }
ui-say-drawer =
    { $who ->
        [you] ви добираєте
       *[other] добирає { $name }
    }
ui-say-drawer-of-set =
    { $who ->
        [you] ви добираєте: «{ $set }» { $age }
       *[other] добирає { $name }: «{ $set }» { $age }
    }
ui-say-drawer-set-empty =
    { $who ->
        [you] ви добираєте: «{ $set }» { $age }, бо в наборі «{ $ruled }» карток { $age } немає
       *[other] добирає { $name }: «{ $set }» { $age }, бо в наборі «{ $ruled }» карток { $age } немає
    }
ui-say-fold = { $name }: розгорнути ігрову зону. Верхні картки: { $tops }
ui-say-fold-opened = { $name }: згорнути ігрову зону в рядок
ui-say-fold-top = { $color-f } «{ $title }» { $value }
ui-say-untold = не показано
ui-say-table-untold = Інновація
ui-say-table_description = Гравці за столом: { $players }. { $game }.
ui-say-table_description-featured = Гравці за столом: { $players }. Головний символ — { $featured }. { $game }.
ui-say-turn =
    { $action ->
        [0] перед першою дією
       *[other] дія { $action } з { $actions }
    }
ui-say-player =
    { $current ->
        [yes] { $name }, зараз ходить ({ ui-say-turn }). Очки: { $points }. Символи: { $icons }.
       *[no] { $name }. Очки: { $points }. Символи: { $icons }.
    }
ui-say-player-left = { $name } — поза грою.
ui-say-verdict = { $player }: { $verdict }.
ui-say-icon = { $icon }: { $n }
ui-say-no-icons = немає
ui-say-card = «{ $title }», { $color-f }, значення { $value }, символи: { $icons }, головний: { $featured }
ui-say-card-covered = «{ $title }», { $color-f }, значення { $value }, накрита, символи: { $icons }
ui-say-covered = { $owner }, { $color } стос: накрита картка, видно символи: { $icons }
ui-say-none = жодного
ui-say-card-lit = її символи зараз рахуються
ui-say-card-echoing = її ефект-відлуння виконується зараз
# $watched: на що чекають її карми, одне чи кілька повідомлень watch-…
ui-say-card-karmas = її карми діють: { $watched }
# $who: чиї це дії з погляду власника картки
ui-watch-would = { $who ->
        [you] коли власник картки мав би { $deed }
        [opponents] коли суперник власника картки мав би { $deed }
        [others] коли інший гравець, не власник картки, мав би { $deed }
       *[everyone] коли будь-хто з гравців мав би { $deed }
    }
ui-watch-decree = для указу власника картки
ui-watch-always = увесь час
ui-say-card-changed = змінено останнім кроком
ui-spot-deck = колода { $n }
    .from = з колоди { $n }
    .to = у колоду { $n }
ui-spot-deck-of-set = колода { $n } набору «{ $set }»
    .from = з колоди { $n } набору «{ $set }»
    .to = у колоду { $n } набору «{ $set }»
ui-way-draw = { $who ->
        [you] ви добираєте { $n }
       *[other] { $name } добирає { $n }
    }
ui-way-meld = { $who ->
        [you] ви розігруєте її сюди
       *[other] { $name } розігрує її сюди
    }
ui-way-achieve = { $who ->
        [you] ви здобуваєте це досягнення
       *[other] { $name } здобуває це досягнення
    }
ui-moved = картка перейшла { $source } { $target }
ui-say-moves = Остання дія: { $moves }.
ui-say-coming = Далі буде: { $moves }.
ui-say-card-not-ready = ще не зроблено
ui-say-place = { $owner }, { $zone }
ui-say-zone = { $there }: { $cards }
ui-say-zone-limited =
    { $full ->
        [yes] { $there }: { $cards }; ліміт — { $limit }, тож місця немає
       *[no] { $there }: { $cards }; ліміт — { $limit }
    }
ui-say-meter =
    { $full ->
        [yes] { $have } із { $limit }: повно
       *[no] { $have } із { $limit }
    }
ui-say-face-down = картка долілиць зі значенням { $value }
ui-say-face-down-of-set = картка долілиць зі значенням { $value } з набору «{ $set }»
ui-say-back = { $there }: { $back }, { $place } з { $count }
ui-say-back-alone = { $there }: { $back }
ui-say-pile = { $owner }, { $color } стос: { $cards }, верхня картка «{ $top }», стос { $splay }
ui-say-pile-not-counted = скільки в ньому карток, не показано
ui-say-pile-empty = { $owner }, { $color } стос: порожній
ui-say-hand = { $owner }, рука: { $cards }
ui-say-score = { $owner }, стос очок: { $cards }, { $points }
ui-say-score-untold = { $owner }, стос очок: { $cards }
ui-say-karma-points = карма картки «{ $card }» { $sign ->
        [minus] відбирає
       *[plus] додає
    } { $points }
ui-say-bonuses =
    { $others ->
        [0] у стосі очок — { $cards }, і бонус { $highest }
       *[other] у стосі очок — { $cards }, і бонуси { $highest } + { $others } × 1: { $more }
    }
ui-say-fountain = фонтан на { $color-f-loc } картці рахується як досягнення
ui-say-by-karma = { $count } за кармою картки «{ $card }»
ui-say-flag =
    { $counts ->
        [yes] прапор на { $color-f-loc } картці рахується як досягнення: видимих { $color-pl-gen } карток — { $own }, у жодного суперника не більше ({ $most })
       *[no] прапор на { $color-f-loc } картці не рахується: видимих { $color-pl-gen } карток — { $own }, у суперника більше ({ $most })
    }
ui-say-achievements = { $owner }, досягнення: { $count }
ui-say-achievements-specials = { $owner }, досягнення: { $count }, серед них { $specials }
ui-say-decks = Колоди
ui-say-decks-of-set = Колоди набору «{ $set }»
ui-say-deck-of-set =
    { $count ->
        [0] «{ $set }», колода епохи { $age }: порожня
       *[other] «{ $set }», колода епохи { $age }: { $cards }
    }
ui-say-deck-of-set-next = «{ $set }», колода епохи { $age }: { $cards }. Звідси добирає { $drawer }.
ui-say-deck =
    { $count ->
        [0] Колода епохи { $age }: порожня
       *[other] Колода епохи { $age }: { $cards }
    }
ui-say-deck-next = Колода епохи { $age }: { $cards }. Звідси добирає { $drawer }.
ui-say-available = Доступні досягнення
ui-say-achievement-open = Досягнення { $value }: можна здобути
ui-say-achievement-points = Досягнення { $value }: треба { $needed } очок, бракує { $missing }
ui-say-achievement-top = Досягнення { $value }: очок досить, але бракує верхньої картки зі значенням { $value } або більшим
ui-say-achievement-both = Досягнення { $value }: треба { $needed } очок, бракує { $missing }, а також верхньої картки зі значенням { $value } або більшим
ui-say-achievement-held = досягнень цього значення у вас уже { $held }, тож очок треба у { $times } { $times ->
        [few] рази
       *[other] разів
    } більше
ui-say-achievement-among = { $place } з { $count } із цим значенням
ui-say-achievement-untold = Досягнення { $value }: за { $needed } очок і верхню картку зі значенням { $value } або більшим
ui-say-specials = Особливі досягнення
ui-say-special = { $name }: { $progress }, треба { $needed }
ui-say-special-untold = { $name }: доступне
ui-say-special-for = { $special }. { $text }
ui-say-decree = { $name }, { $color } указ
ui-say-special-claimed = { $name }: здобув гравець { $holder }
ui-say-special-in-use = { $name }: під карткою «{ $card }» гравця ({ $holder })
ui-say-special-in-supply = { $name }: у запасі
ui-say-special-junked = { $name }: у непотребі
ui-say-special-removed = { $name }: вилучено з гри
ui-say-progress = { $player } — { $have }
ui-say-progress-of = { $player } { $have } (досить { $needed })
ui-say-junk = Непотріб: { $cards }, усі долілиць: { $backs }
ui-say-out-of-play-value = зі значенням { $value } — { $count }
ui-say-junk-empty = Непотріб: порожньо
ui-say-box = Коробка (поза грою): { $cards }, усі долілиць: { $backs }
ui-say-box-empty = Коробка (поза грою): порожньо
