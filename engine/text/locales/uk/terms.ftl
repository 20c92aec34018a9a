# The game's words as phrases: what templates and the code of engine/text put into their slots.
# The terms are those of the Ukrainian rulebook of the fourth edition. How forms are named is told at the head of the
# English file; here every case of every form is there.
#
# Ours are the words for the icons, which the rulebook only draws: вежа, корона, листок, лампочка, фабрика, годинник,
# людина. A player is addressed as «ви», as on the cards. "у" or "в", "з" or "зі" are chosen to sound well after a
# consonant.

## Colors

color-red = червоний
    .gen = червоного
    .dat = червоному
    .acc = червоний
    .ins = червоним
    .loc = червоному
    .f = червона
    .f-gen = червоної
    .f-dat = червоній
    .f-acc = червону
    .f-ins = червоною
    .f-loc = червоній
    .pl = червоні
    .pl-gen = червоних
    .pl-dat = червоним
    .pl-acc = червоні
    .pl-ins = червоними
    .pl-loc = червоних

color-yellow = жовтий
    .gen = жовтого
    .dat = жовтому
    .acc = жовтий
    .ins = жовтим
    .loc = жовтому
    .f = жовта
    .f-gen = жовтої
    .f-dat = жовтій
    .f-acc = жовту
    .f-ins = жовтою
    .f-loc = жовтій
    .pl = жовті
    .pl-gen = жовтих
    .pl-dat = жовтим
    .pl-acc = жовті
    .pl-ins = жовтими
    .pl-loc = жовтих

color-green = зелений
    .gen = зеленого
    .dat = зеленому
    .acc = зелений
    .ins = зеленим
    .loc = зеленому
    .f = зелена
    .f-gen = зеленої
    .f-dat = зеленій
    .f-acc = зелену
    .f-ins = зеленою
    .f-loc = зеленій
    .pl = зелені
    .pl-gen = зелених
    .pl-dat = зеленим
    .pl-acc = зелені
    .pl-ins = зеленими
    .pl-loc = зелених

color-blue = синій
    .gen = синього
    .dat = синьому
    .acc = синій
    .ins = синім
    .loc = синьому
    .f = синя
    .f-gen = синьої
    .f-dat = синій
    .f-acc = синю
    .f-ins = синьою
    .f-loc = синій
    .pl = сині
    .pl-gen = синіх
    .pl-dat = синім
    .pl-acc = сині
    .pl-ins = синіми
    .pl-loc = синіх

color-purple = фіолетовий
    .gen = фіолетового
    .dat = фіолетовому
    .acc = фіолетовий
    .ins = фіолетовим
    .loc = фіолетовому
    .f = фіолетова
    .f-gen = фіолетової
    .f-dat = фіолетовій
    .f-acc = фіолетову
    .f-ins = фіолетовою
    .f-loc = фіолетовій
    .pl = фіолетові
    .pl-gen = фіолетових
    .pl-dat = фіолетовим
    .pl-acc = фіолетові
    .pl-ins = фіолетовими
    .pl-loc = фіолетових

## Icons

icon-authority = [authority]
    .name = вежа
    .name-gen = вежі
    .glyph = вежа
    .glyph-gen = вежі
    .spoken = вежа

icon-prosperity = [prosperity]
    .name = корона
    .name-gen = корони
    .glyph = корона
    .glyph-gen = корони
    .spoken = корона

icon-health = [health]
    .name = листок
    .name-gen = листка
    .glyph = листок
    .glyph-gen = листка
    .spoken = листок

icon-concept = [concept]
    .name = лампочка
    .name-gen = лампочки
    .glyph = лампочка
    .glyph-gen = лампочки
    .spoken = лампочка

icon-industry = [industry]
    .name = фабрика
    .name-gen = фабрики
    .glyph = фабрика
    .glyph-gen = фабрики
    .spoken = фабрика

icon-efficiency = [efficiency]
    .name = годинник
    .name-gen = годинника
    .glyph = годинник
    .glyph-gen = годинника
    .spoken = годинник

icon-avatar = [avatar]
    .name = людина
    .name-gen = людини
    .glyph = людина
    .glyph-gen = людини
    .spoken = людина

icon-meat = [meat]
    .name = м’ясо
    .name-gen = м’яса
    .glyph = м’ясо
    .glyph-gen = м’яса
    .spoken = м’ясо

## What else an icon slot holds; the letter stands on a badge

mark-bonus = бонус { $n }
    .name = бонус { $n }
    .spoken = бонус { $n }

mark-search = пошук: { $icon }
    .name = пошук: { $icon }
    .spoken = пошук: { $icon }

mark-image = [image]
    .name = малюнок
    .spoken = зображення картки
    .letter = ⬡

mark-empty = [empty]
    .name = порожнє місце
    .spoken = порожнє місце
    .letter = –

mark-echo = [echo]
    .name = ефект-відлуння
    .spoken = ефект-відлуння
    .letter = В

mark-inspire = [inspire]
    .name = ефект натхнення
    .spoken = ефект натхнення
    .letter = Н

mark-flag = [flag]
    .name = прапор
    .spoken = прапор
    .letter = Р

mark-fountain = [fountain]
    .name = фонтан
    .spoken = фонтан
    .letter = Ф

mark-plus = [plus]
    .name = плюс
    .spoken = плюс
    .letter = +

mark-junk = [junk]
    .name = скидання
    .spoken = скидання
    .letter = С

mark-uplift = [uplift]
    .name = піднесення
    .spoken = піднесення
    .letter = П

mark-unsplay = [unsplay]
    .name = згортання
    .spoken = згортання
    .letter = З

mark-left = [left]
    .name = стрілка ліворуч
    .spoken = стрілка ліворуч
    .letter = ←

mark-right = [right]
    .name = стрілка праворуч
    .spoken = стрілка праворуч
    .letter = →

mark-up = [up]
    .name = стрілка догори
    .spoken = стрілка догори
    .letter = ↑

## Splay directions

splay-none = згорнуто
    .splayed = згорнутий
    .splayed-gen = згорнутого
    .splayed-dat = згорнутому
    .splayed-acc = згорнутий
    .splayed-ins = згорнутим
    .splayed-loc = згорнутому
    .splayed-f = згорнута
    .splayed-f-gen = згорнутої
    .splayed-f-dat = згорнутій
    .splayed-f-acc = згорнуту
    .splayed-f-ins = згорнутою
    .splayed-f-loc = згорнутій
    .splayed-pl = згорнуті
    .splayed-pl-gen = згорнутих
    .splayed-pl-dat = згорнутим
    .splayed-pl-acc = згорнуті
    .splayed-pl-ins = згорнутими
    .splayed-pl-loc = згорнутих
    .splayed-n = згорнуто

that-way = у цьому напрямку

splay-left = ліворуч
    .splayed = розгорнутий ліворуч
    .splayed-gen = розгорнутого ліворуч
    .splayed-dat = розгорнутому ліворуч
    .splayed-acc = розгорнутий ліворуч
    .splayed-ins = розгорнутим ліворуч
    .splayed-loc = розгорнутому ліворуч
    .splayed-f = розгорнута ліворуч
    .splayed-f-gen = розгорнутої ліворуч
    .splayed-f-dat = розгорнутій ліворуч
    .splayed-f-acc = розгорнуту ліворуч
    .splayed-f-ins = розгорнутою ліворуч
    .splayed-f-loc = розгорнутій ліворуч
    .splayed-pl = розгорнуті ліворуч
    .splayed-pl-gen = розгорнутих ліворуч
    .splayed-pl-dat = розгорнутим ліворуч
    .splayed-pl-acc = розгорнуті ліворуч
    .splayed-pl-ins = розгорнутими ліворуч
    .splayed-pl-loc = розгорнутих ліворуч
    .splayed-n = розгорнуто ліворуч

splay-right = праворуч
    .splayed = розгорнутий праворуч
    .splayed-gen = розгорнутого праворуч
    .splayed-dat = розгорнутому праворуч
    .splayed-acc = розгорнутий праворуч
    .splayed-ins = розгорнутим праворуч
    .splayed-loc = розгорнутому праворуч
    .splayed-f = розгорнута праворуч
    .splayed-f-gen = розгорнутої праворуч
    .splayed-f-dat = розгорнутій праворуч
    .splayed-f-acc = розгорнуту праворуч
    .splayed-f-ins = розгорнутою праворуч
    .splayed-f-loc = розгорнутій праворуч
    .splayed-pl = розгорнуті праворуч
    .splayed-pl-gen = розгорнутих праворуч
    .splayed-pl-dat = розгорнутим праворуч
    .splayed-pl-acc = розгорнуті праворуч
    .splayed-pl-ins = розгорнутими праворуч
    .splayed-pl-loc = розгорнутих праворуч
    .splayed-n = розгорнуто праворуч

splay-up = догори
    .splayed = розгорнутий догори
    .splayed-gen = розгорнутого догори
    .splayed-dat = розгорнутому догори
    .splayed-acc = розгорнутий догори
    .splayed-ins = розгорнутим догори
    .splayed-loc = розгорнутому догори
    .splayed-f = розгорнута догори
    .splayed-f-gen = розгорнутої догори
    .splayed-f-dat = розгорнутій догори
    .splayed-f-acc = розгорнуту догори
    .splayed-f-ins = розгорнутою догори
    .splayed-f-loc = розгорнутій догори
    .splayed-pl = розгорнуті догори
    .splayed-pl-gen = розгорнутих догори
    .splayed-pl-dat = розгорнутим догори
    .splayed-pl-acc = розгорнуті догори
    .splayed-pl-ins = розгорнутими догори
    .splayed-pl-loc = розгорнутих догори
    .splayed-n = розгорнуто догори

splay-aslant = навскіс
    .splayed = розгорнутий навскіс
    .splayed-gen = розгорнутого навскіс
    .splayed-dat = розгорнутому навскіс
    .splayed-acc = розгорнутий навскіс
    .splayed-ins = розгорнутим навскіс
    .splayed-loc = розгорнутому навскіс
    .splayed-f = розгорнута навскіс
    .splayed-f-gen = розгорнутої навскіс
    .splayed-f-dat = розгорнутій навскіс
    .splayed-f-acc = розгорнуту навскіс
    .splayed-f-ins = розгорнутою навскіс
    .splayed-f-loc = розгорнутій навскіс
    .splayed-pl = розгорнуті навскіс
    .splayed-pl-gen = розгорнутих навскіс
    .splayed-pl-dat = розгорнутим навскіс
    .splayed-pl-acc = розгорнуті навскіс
    .splayed-pl-ins = розгорнутими навскіс
    .splayed-pl-loc = розгорнутих навскіс
    .splayed-n = розгорнуто навскіс

## Zones

zone-hand = рука
    .gen = руки
    .dat = руці
    .acc = руку
    .ins = рукою
    .loc = руці
    .from = з руки
    .to = у руку
    .in = у руці
    .your = ваша рука
    .your-gen = вашої руки
    .your-dat = вашій руці
    .your-acc = вашу руку
    .your-ins = вашою рукою
    .your-loc = вашій руці
    .your-from = з вашої руки
    .your-to = у вашу руку
    .your-in = у вашій руці
    .own = своя рука
    .own-gen = своєї руки
    .own-dat = своїй руці
    .own-acc = свою руку
    .own-ins = своєю рукою
    .own-loc = своїй руці
    .own-from = зі своєї руки
    .own-to = у свою руку
    .own-in = у своїй руці
    .my = моя рука
    .my-gen = моєї руки
    .my-dat = моїй руці
    .my-acc = мою руку
    .my-ins = моєю рукою
    .my-loc = моїй руці
    .my-from = з моєї руки
    .my-to = у мою руку
    .my-in = у моїй руці
    .their = їхня рука
    .their-gen = їхньої руки
    .their-dat = їхній руці
    .their-acc = їхню руку
    .their-ins = їхньою рукою
    .their-loc = їхній руці
    .their-from = з їхньої руки
    .their-to = у їхню руку
    .their-in = у їхній руці
    .named = рука ({ $player })
    .named-gen = руки ({ $player })
    .named-dat = руці ({ $player })
    .named-acc = руку ({ $player })
    .named-ins = рукою ({ $player })
    .named-loc = руці ({ $player })
    .named-from = з руки ({ $player })
    .named-to = у руку ({ $player })
    .named-in = у руці ({ $player })

zone-score = стос очок
    .gen = стосу очок
    .dat = стосу очок
    .acc = стос очок
    .ins = стосом очок
    .loc = стосі очок
    .from = зі стосу очок
    .to = у стос очок
    .in = у стосі очок
    .your = ваш стос очок
    .your-gen = вашого стосу очок
    .your-dat = вашому стосу очок
    .your-acc = ваш стос очок
    .your-ins = вашим стосом очок
    .your-loc = вашому стосі очок
    .your-from = з вашого стосу очок
    .your-to = у ваш стос очок
    .your-in = у вашому стосі очок
    .own = свій стос очок
    .own-gen = свого стосу очок
    .own-dat = своєму стосу очок
    .own-acc = свій стос очок
    .own-ins = своїм стосом очок
    .own-loc = своєму стосі очок
    .own-from = зі свого стосу очок
    .own-to = у свій стос очок
    .own-in = у своєму стосі очок
    .my = мій стос очок
    .my-gen = мого стосу очок
    .my-dat = моєму стосу очок
    .my-acc = мій стос очок
    .my-ins = моїм стосом очок
    .my-loc = моєму стосі очок
    .my-from = з мого стосу очок
    .my-to = у мій стос очок
    .my-in = у моєму стосі очок
    .their = їхній стос очок
    .their-gen = їхнього стосу очок
    .their-dat = їхньому стосу очок
    .their-acc = їхній стос очок
    .their-ins = їхнім стосом очок
    .their-loc = їхньому стосі очок
    .their-from = з їхнього стосу очок
    .their-to = у їхній стос очок
    .their-in = у їхньому стосі очок
    .named = стос очок ({ $player })
    .named-gen = стосу очок ({ $player })
    .named-dat = стосу очок ({ $player })
    .named-acc = стос очок ({ $player })
    .named-ins = стосом очок ({ $player })
    .named-loc = стосі очок ({ $player })
    .named-from = зі стосу очок ({ $player })
    .named-to = у стос очок ({ $player })
    .named-in = у стосі очок ({ $player })

zone-board = ігрова зона
    .gen = ігрової зони
    .dat = ігровій зоні
    .acc = ігрову зону
    .ins = ігровою зоною
    .loc = ігровій зоні
    .from = з ігрової зони
    .to = в ігрову зону
    .in = в ігровій зоні
    .your = ваша ігрова зона
    .your-gen = вашої ігрової зони
    .your-dat = вашій ігровій зоні
    .your-acc = вашу ігрову зону
    .your-ins = вашою ігровою зоною
    .your-loc = вашій ігровій зоні
    .your-from = з вашої ігрової зони
    .your-to = у вашу ігрову зону
    .your-in = у вашій ігровій зоні
    .own = своя ігрова зона
    .own-gen = своєї ігрової зони
    .own-dat = своїй ігровій зоні
    .own-acc = свою ігрову зону
    .own-ins = своєю ігровою зоною
    .own-loc = своїй ігровій зоні
    .own-from = зі своєї ігрової зони
    .own-to = у свою ігрову зону
    .own-in = у своїй ігровій зоні
    .my = моя ігрова зона
    .my-gen = моєї ігрової зони
    .my-dat = моїй ігровій зоні
    .my-acc = мою ігрову зону
    .my-ins = моєю ігровою зоною
    .my-loc = моїй ігровій зоні
    .my-from = з моєї ігрової зони
    .my-to = у мою ігрову зону
    .my-in = у моїй ігровій зоні
    .their = їхня ігрова зона
    .their-gen = їхньої ігрової зони
    .their-dat = їхній ігровій зоні
    .their-acc = їхню ігрову зону
    .their-ins = їхньою ігровою зоною
    .their-loc = їхній ігровій зоні
    .their-from = з їхньої ігрової зони
    .their-to = у їхню ігрову зону
    .their-in = у їхній ігровій зоні
    .named = ігрова зона ({ $player })
    .named-gen = ігрової зони ({ $player })
    .named-dat = ігровій зоні ({ $player })
    .named-acc = ігрову зону ({ $player })
    .named-ins = ігровою зоною ({ $player })
    .named-loc = ігровій зоні ({ $player })
    .named-from = з ігрової зони ({ $player })
    .named-to = в ігрову зону ({ $player })
    .named-in = в ігровій зоні ({ $player })

zone-achievements = досягнення
    .gen = досягнень
    .dat = досягненням
    .acc = досягнення
    .ins = досягненнями
    .loc = досягненнях
    .from = з-поміж досягнень
    .to = до досягнень
    .in = серед досягнень
    .your = ваші досягнення
    .your-gen = ваших досягнень
    .your-dat = вашим досягненням
    .your-acc = ваші досягнення
    .your-ins = вашими досягненнями
    .your-loc = ваших досягненнях
    .your-from = з-поміж ваших досягнень
    .your-to = до ваших досягнень
    .your-in = серед ваших досягнень
    .own = свої досягнення
    .own-gen = своїх досягнень
    .own-dat = своїм досягненням
    .own-acc = свої досягнення
    .own-ins = своїми досягненнями
    .own-loc = своїх досягненнях
    .own-from = з-поміж своїх досягнень
    .own-to = до своїх досягнень
    .own-in = серед своїх досягнень
    .my = мої досягнення
    .my-gen = моїх досягнень
    .my-dat = моїм досягненням
    .my-acc = мої досягнення
    .my-ins = моїми досягненнями
    .my-loc = моїх досягненнях
    .my-from = з-поміж моїх досягнень
    .my-to = до моїх досягнень
    .my-in = серед моїх досягнень
    .their = їхні досягнення
    .their-gen = їхніх досягнень
    .their-dat = їхнім досягненням
    .their-acc = їхні досягнення
    .their-ins = їхніми досягненнями
    .their-loc = їхніх досягненнях
    .their-from = з-поміж їхніх досягнень
    .their-to = до їхніх досягнень
    .their-in = серед їхніх досягнень
    .named = досягнення ({ $player })
    .named-gen = досягнень ({ $player })
    .named-dat = досягненням ({ $player })
    .named-acc = досягнення ({ $player })
    .named-ins = досягненнями ({ $player })
    .named-loc = досягненнях ({ $player })
    .named-from = з-поміж досягнень ({ $player })
    .named-to = до досягнень ({ $player })
    .named-in = серед досягнень ({ $player })

zone-available = доступні досягнення
    .gen = доступних досягнень
    .dat = доступним досягненням
    .acc = доступні досягнення
    .ins = доступними досягненнями
    .loc = доступних досягненнях
    .from = з-поміж доступних досягнень
    .to = до доступних досягнень
    .in = серед доступних досягнень

zone-specials = доступні особливі досягнення
    .gen = доступних особливих досягнень
    .dat = доступним особливим досягненням
    .acc = доступні особливі досягнення
    .ins = доступними особливими досягненнями
    .loc = доступних особливих досягненнях
    .from = з-поміж доступних особливих досягнень
    .to = до доступних особливих досягнень
    .in = серед доступних особливих досягнень

zone-deck = колода { $n }-ї епохи
    .gen = колоди { $n }-ї епохи
    .dat = колоді { $n }-ї епохи
    .acc = колоду { $n }-ї епохи
    .ins = колодою { $n }-ї епохи
    .loc = колоді { $n }-ї епохи
    .from = з колоди { $n }-ї епохи
    .to = у колоду { $n }-ї епохи
    .in = у колоді { $n }-ї епохи

zone-box = коробка
    .gen = коробки
    .dat = коробці
    .acc = коробку
    .ins = коробкою
    .loc = коробці
    .from = з коробки
    .to = до коробки
    .in = у коробці

zone-junk = непотріб
    .gen = непотребу
    .dat = непотребу
    .acc = непотріб
    .ins = непотребом
    .loc = непотребі
    .from = з непотребу
    .to = до непотребу
    .in = у непотребі

## Sets

set-base = Базовий

## Ages and values

age-nth =
    { $n ->
        [1] 1-ша
        [2] 2-га
        [3] 3-тя
        [4] 4-та
        [7] 7-ма
        [8] 8-ма
       *[other] { $n }-та
    } епоха
    .gen = { $n }-ї епохи
    .dat = { $n }-й епосі
    .acc =
        { $n ->
            [1] 1-шу
            [2] 2-гу
            [3] 3-тю
            [4] 4-ту
            [7] 7-му
            [8] 8-му
           *[other] { $n }-ту
        } епоху
    .ins = { $n }-ю епохою
    .loc = { $n }-й епосі

value-box = [{ $n }]
    .spoken = картка { $n }-ї епохи
    .spoken-gen = картки { $n }-ї епохи
    .spoken-dat = картці { $n }-ї епохи
    .spoken-acc = картку { $n }-ї епохи
    .spoken-ins = карткою { $n }-ї епохи
    .spoken-loc = картці { $n }-ї епохи
    .spoken-of-title = значення { $n }
    .spoken-deck = { $n }-ї епохи

## Nouns

noun-card = картка
    .gen = картки
    .dat = картці
    .acc = картку
    .ins = карткою
    .loc = картці
    .pl = картки
    .pl-gen = карток
    .pl-dat = карткам
    .pl-acc = картки
    .pl-ins = картками
    .pl-loc = картках

noun-achievement = досягнення
    .gen = досягнення
    .dat = досягненню
    .acc = досягнення
    .ins = досягненням
    .loc = досягненні
    .pl = досягнення
    .pl-gen = досягнень
    .pl-dat = досягненням
    .pl-acc = досягнення
    .pl-ins = досягненнями
    .pl-loc = досягненнях

noun-color = колір
    .gen = кольору
    .dat = кольору
    .acc = колір
    .ins = кольором
    .loc = кольорі
    .pl = кольори
    .pl-gen = кольорів
    .pl-dat = кольорам
    .pl-acc = кольори
    .pl-ins = кольорами
    .pl-loc = кольорах

noun-icon = символ
    .gen = символу
    .dat = символу
    .acc = символ
    .ins = символом
    .loc = символі
    .pl = символи
    .pl-gen = символів
    .pl-dat = символам
    .pl-acc = символи
    .pl-ins = символами
    .pl-loc = символах

noun-value = значення
    .gen = значення
    .dat = значенню
    .acc = значення
    .ins = значенням
    .loc = значенні
    .pl = значення
    .pl-gen = значень
    .pl-dat = значенням
    .pl-acc = значення
    .pl-ins = значеннями
    .pl-loc = значеннях

noun-age = епоха
    .gen = епохи
    .dat = епосі
    .acc = епоху
    .ins = епохою
    .loc = епосі
    .pl = епохи
    .pl-gen = епох
    .pl-dat = епохам
    .pl-acc = епохи
    .pl-ins = епохами
    .pl-loc = епохах

noun-deck = колода
    .gen = колоди
    .dat = колоді
    .acc = колоду
    .ins = колодою
    .loc = колоді
    .pl = колоди
    .pl-gen = колод
    .pl-dat = колодам
    .pl-acc = колоди
    .pl-ins = колодами
    .pl-loc = колодах

noun-player = гравець
    .gen = гравця
    .dat = гравцеві
    .acc = гравця
    .ins = гравцем
    .loc = гравцеві
    .pl = гравці
    .pl-gen = гравців
    .pl-dat = гравцям
    .pl-acc = гравців
    .pl-ins = гравцями
    .pl-loc = гравцях

noun-opponent = суперник
    .gen = суперника
    .dat = суперникові
    .acc = суперника
    .ins = суперником
    .loc = суперникові
    .pl = суперники
    .pl-gen = суперників
    .pl-dat = суперникам
    .pl-acc = суперників
    .pl-ins = суперниками
    .pl-loc = суперниках

noun-effect = ефект
    .gen = ефекту
    .dat = ефекту
    .acc = ефект
    .ins = ефектом
    .loc = ефекті
    .pl = ефекти
    .pl-gen = ефектів
    .pl-dat = ефектам
    .pl-acc = ефекти
    .pl-ins = ефектами
    .pl-loc = ефектах

noun-demand = ефект-вимога
    .gen = ефекту-вимоги
    .dat = ефекту-вимозі
    .acc = ефект-вимогу
    .ins = ефектом-вимогою
    .loc = ефекті-вимозі
    .pl = ефекти-вимоги
    .pl-gen = ефектів-вимог
    .pl-dat = ефектам-вимогам
    .pl-acc = ефекти-вимоги
    .pl-ins = ефектами-вимогами
    .pl-loc = ефектах-вимогах

noun-action = дія
    .gen = дії
    .dat = дії
    .acc = дію
    .ins = дією
    .loc = дії
    .pl = дії
    .pl-gen = дій
    .pl-dat = діям
    .pl-acc = дії
    .pl-ins = діями
    .pl-loc = діях

noun-turn = хід
    .gen = ходу
    .dat = ходу
    .acc = хід
    .ins = ходом
    .loc = ході
    .pl = ходи
    .pl-gen = ходів
    .pl-dat = ходам
    .pl-acc = ходи
    .pl-ins = ходами
    .pl-loc = ходах

noun-point = очко
    .gen = очка
    .dat = очку
    .acc = очко
    .ins = очком
    .loc = очку
    .pl = очки
    .pl-gen = очок
    .pl-dat = очкам
    .pl-acc = очки
    .pl-ins = очками
    .pl-loc = очках

## Counted nouns

cards =
    { $n ->
        [one] { $n } картка
        [few] { $n } картки
        [many] { $n } карток
       *[other] { $n } картки
    }
    .acc =
        { $n ->
            [one] { $n } картку
            [few] { $n } картки
            [many] { $n } карток
           *[other] { $n } картки
        }
    .gen =
        { $n ->
            [one] { $n } картки
            [few] { $n } карток
            [many] { $n } карток
           *[other] { $n } картки
        }

achievements =
    { $n ->
        [one] { $n } досягнення
        [few] { $n } досягнення
        [many] { $n } досягнень
       *[other] { $n } досягнення
    }
    .acc =
        { $n ->
            [one] { $n } досягнення
            [few] { $n } досягнення
            [many] { $n } досягнень
           *[other] { $n } досягнення
        }
    .gen =
        { $n ->
            [one] { $n } досягнення
            [few] { $n } досягнень
            [many] { $n } досягнень
           *[other] { $n } досягнення
        }

colors =
    { $n ->
        [one] { $n } колір
        [few] { $n } кольори
        [many] { $n } кольорів
       *[other] { $n } кольору
    }
    .acc =
        { $n ->
            [one] { $n } колір
            [few] { $n } кольори
            [many] { $n } кольорів
           *[other] { $n } кольору
        }
    .gen =
        { $n ->
            [one] { $n } кольору
            [few] { $n } кольорів
            [many] { $n } кольорів
           *[other] { $n } кольору
        }

icons =
    { $n ->
        [one] { $n } символ
        [few] { $n } символи
        [many] { $n } символів
       *[other] { $n } символу
    }
    .acc =
        { $n ->
            [one] { $n } символ
            [few] { $n } символи
            [many] { $n } символів
           *[other] { $n } символу
        }
    .gen =
        { $n ->
            [one] { $n } символу
            [few] { $n } символів
            [many] { $n } символів
           *[other] { $n } символу
        }

values =
    { $n ->
        [one] { $n } значення
        [few] { $n } значення
        [many] { $n } значень
       *[other] { $n } значення
    }
    .acc =
        { $n ->
            [one] { $n } значення
            [few] { $n } значення
            [many] { $n } значень
           *[other] { $n } значення
        }
    .gen =
        { $n ->
            [one] { $n } значення
            [few] { $n } значень
            [many] { $n } значень
           *[other] { $n } значення
        }

players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
    .acc =
        { $n ->
            [one] { $n } гравця
            [few] { $n } гравців
            [many] { $n } гравців
           *[other] { $n } гравця
        }
    .gen =
        { $n ->
            [one] { $n } гравця
            [few] { $n } гравців
            [many] { $n } гравців
           *[other] { $n } гравця
        }

opponents =
    { $n ->
        [one] { $n } суперник
        [few] { $n } суперники
        [many] { $n } суперників
       *[other] { $n } суперника
    }
    .acc =
        { $n ->
            [one] { $n } суперника
            [few] { $n } суперників
            [many] { $n } суперників
           *[other] { $n } суперника
        }
    .gen =
        { $n ->
            [one] { $n } суперника
            [few] { $n } суперників
            [many] { $n } суперників
           *[other] { $n } суперника
        }

effects =
    { $n ->
        [one] { $n } ефект
        [few] { $n } ефекти
        [many] { $n } ефектів
       *[other] { $n } ефекту
    }
    .acc =
        { $n ->
            [one] { $n } ефект
            [few] { $n } ефекти
            [many] { $n } ефектів
           *[other] { $n } ефекту
        }
    .gen =
        { $n ->
            [one] { $n } ефекту
            [few] { $n } ефектів
            [many] { $n } ефектів
           *[other] { $n } ефекту
        }

demands =
    { $n ->
        [one] { $n } ефект-вимога
        [few] { $n } ефекти-вимоги
        [many] { $n } ефектів-вимог
       *[other] { $n } ефекту-вимоги
    }
    .acc =
        { $n ->
            [one] { $n } ефект-вимогу
            [few] { $n } ефекти-вимоги
            [many] { $n } ефектів-вимог
           *[other] { $n } ефекту-вимоги
        }
    .gen =
        { $n ->
            [one] { $n } ефекту-вимоги
            [few] { $n } ефектів-вимог
            [many] { $n } ефектів-вимог
           *[other] { $n } ефекту-вимоги
        }

actions =
    { $n ->
        [one] { $n } дія
        [few] { $n } дії
        [many] { $n } дій
       *[other] { $n } дії
    }
    .acc =
        { $n ->
            [one] { $n } дію
            [few] { $n } дії
            [many] { $n } дій
           *[other] { $n } дії
        }
    .gen =
        { $n ->
            [one] { $n } дії
            [few] { $n } дій
            [many] { $n } дій
           *[other] { $n } дії
        }

turns =
    { $n ->
        [one] { $n } хід
        [few] { $n } ходи
        [many] { $n } ходів
       *[other] { $n } ходу
    }
    .acc =
        { $n ->
            [one] { $n } хід
            [few] { $n } ходи
            [many] { $n } ходів
           *[other] { $n } ходу
        }
    .gen =
        { $n ->
            [one] { $n } ходу
            [few] { $n } ходів
            [many] { $n } ходів
           *[other] { $n } ходу
        }

points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
    .acc =
        { $n ->
            [one] { $n } очко
            [few] { $n } очки
            [many] { $n } очок
           *[other] { $n } очка
        }
    .gen =
        { $n ->
            [one] { $n } очка
            [few] { $n } очок
            [many] { $n } очок
           *[other] { $n } очка
        }

## Pronouns

pronoun-you = ви
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .loc = вас

pronoun-me = я
    .gen = мене
    .dat = мені
    .acc = мене
    .ins = мною
    .loc = мені

pronoun-they = вони
    .gen = їх
    .dat = їм
    .acc = їх
    .ins = ними
    .loc = них
