# Артефакти історії: сорочки, зони й правила. Назви музеїв — наші.

set-artifacts = Артефакти

switch-pride-and-prejudice = У якому кольорі найменше карток для «Гордості й упередження»?
    .title = Гордість і упередження
switch-pride-and-prejudice-colors-there = У тому, де найменше видимих карток серед кольорів вашої ігрової зони.
switch-pride-and-prejudice-all-five = У тому з п’яти, де найменше видимих карток: у кольорі, якого у вас немає, їх нуль.
switch-pride-and-prejudice-all-cards = У тому, де найменше карток, видимих і ні, серед кольорів вашої ігрової зони.

switch-holy-lance = Що дає «Святий спис», якщо «Святий Грааль» — верхня картка у вашій ігровій зоні?
    .title = Святий спис
switch-holy-lance-wins = Ви перемагаєте.
switch-holy-lance-scores = Ви добираєте й зараховуєте в очки картку зі значенням 6.

switch-world-cup = Що стає досягненням гравця з найціннішою верхньою карткою за «М’ячем фіналу ЧС 1930»?
    .title = М’яч фіналу
switch-world-cup-top-card = Ця верхня картка.
switch-world-cup-drawn-card = Дібрана картка.

np-of-artifacts = { $np-same } Артефактів

switch-papyrus-of-ani = З якої колоди добирає «Папірус Ані»?
    .title = Папірус Ані
switch-papyrus-of-ani-any-set = З колоди набору на ваш вибір.
switch-papyrus-of-ani-as-usual = З тієї, яку визначають правила добору.

zone-display = вітрина
    .from = з вітрини
    .to = на вітрину
    .in = на вітрині
    .your = ваша вітрина
    .your-from = з вашої вітрини
    .your-to = на вашу вітрину
    .your-in = на вашій вітрині
    .named = вітрина ({ $player })
    .named-from = з вітрини ({ $player })
    .named-to = на вітрину ({ $player })
    .named-in = на вітрині ({ $player })
at-display = вітрина
    .from = { $whose ->
        [you] зі своєї вітрини
        [own] зі своєї вітрини
        [yours] з вашої вітрини
       *[other] з чужої вітрини ({ $owner })
    }
    .to = { $whose ->
        [you] на свою вітрину
        [own] на свою вітрину
        [yours] на вашу вітрину
       *[other] на чужу вітрину ({ $owner })
    }
    .in = { $whose ->
        [you] на своїй вітрині
        [own] на своїй вітрині
        [yours] на вашій вітрині
       *[other] на чужій вітрині ({ $owner })
    }
place-display = вітрина
    .from = { $owner ->
        [you] зі своєї вітрини
        [only-you] зі своєї вітрини
        [none] з вітрини
        [me] з моєї вітрини
        [they] з їхньої вітрини
        [doer] зі своєї вітрини
        [host] з вашої вітрини
        [opponents] з вітрин { owner-gen }
        [others] з вітрин { owner-gen }
        [everyone] з вітрин { owner-gen }
       *[other] з вітрини { owner-gen }
    }
    .to = { $owner ->
        [you] на свою вітрину
        [only-you] на свою вітрину
        [none] на вітрину
        [me] на мою вітрину
        [they] на їхню вітрину
        [doer] на свою вітрину
        [host] на вашу вітрину
        [opponents] на вітрини { owner-gen }
        [others] на вітрини { owner-gen }
        [everyone] на вітрини { owner-gen }
       *[other] на вітрину { owner-gen }
    }
    .in = { $owner ->
        [you] на вашій вітрині
        [only-you] на вітрині
        [none] на вітрині
        [me] на моїй вітрині
        [they] на їхній вітрині
        [doer] на своїй вітрині
        [host] на вашій вітрині
        [opponents] на вітринах { owner-gen }
        [others] на вітринах { owner-gen }
        [everyone] на вітринах { owner-gen }
       *[other] на вітрині { owner-gen }
    }

zone-museums = музеї
    .from = з музеїв
    .to = до музеїв
    .in = у музеях
    .your = ваші музеї
    .your-from = з ваших музеїв
    .your-to = до ваших музеїв
    .your-in = у ваших музеях
    .named = музеї ({ $player })
    .named-from = з музеїв ({ $player })
    .named-to = до музеїв ({ $player })
    .named-in = у музеях ({ $player })
at-museums = музеї
    .from = { $whose ->
        [you] зі своїх музеїв
        [own] зі своїх музеїв
        [yours] з ваших музеїв
       *[other] з чужих музеїв ({ $owner })
    }
    .to = { $whose ->
        [you] до своїх музеїв
        [own] до своїх музеїв
        [yours] до ваших музеїв
       *[other] до чужих музеїв ({ $owner })
    }
    .in = { $whose ->
        [you] у своїх музеях
        [own] у своїх музеях
        [yours] у ваших музеях
       *[other] у чужих музеях ({ $owner })
    }
place-museums = музеї
    .from = { $owner ->
        [you] зі своїх музеїв
        [only-you] зі своїх музеїв
        [none] з музеїв
        [me] з моїх музеїв
        [they] з їхніх музеїв
        [doer] зі своїх музеїв
        [host] з ваших музеїв
       *[other] з музеїв { owner-gen }
    }
    .to = { $owner ->
        [you] до своїх музеїв
        [only-you] до своїх музеїв
        [none] до музеїв
        [me] до моїх музеїв
        [they] до їхніх музеїв
        [doer] до своїх музеїв
        [host] до ваших музеїв
       *[other] до музеїв { owner-gen }
    }
    .in = { $owner ->
        [you] у ваших музеях
        [only-you] у музеях
        [none] у музеях
        [me] у моїх музеях
        [they] у їхніх музеях
        [doer] у своїх музеях
        [host] у ваших музеях
       *[other] у музеях { owner-gen }
    }

zone-museum-supply = музеї в запасі
    .from = із запасу музеїв
    .to = до запасу музеїв
    .in = у запасі музеїв
at-museum-supply = запас музеїв
    .from = із запасу музеїв
    .to = до запасу музеїв
    .in = у запасі музеїв
place-museum-supply = запас музеїв
    .from = із запасу музеїв
    .to = до запасу музеїв
    .in = у запасі музеїв

say-dig = { $who ->
        [you] Ви розкопуєте
       *[other] { $name } розкопує
    }
say-rotate = { $who ->
        [you] Ви переставляєте
       *[other] { $name } переставляє
    }
set-off-dig = розкопки

ui-group-showcase = Презентація
option-showcase = Презентувати { $card-acc }
event-action-showcase = { $who ->
        [you] Ви презентуєте { $card-acc } й виконуєте
       *[other] { $name } презентує { $card-acc } й виконує
    } бонусну дію догми.
ask-showcase = { $who ->
        [you] На початку вашого ходу на вітрині є артефакт: виконайте з ним бонусну дію догми або відмовтеся. Потім він однаково залишає вітрину.
       *[other] На початку ходу ({ $name }) на вітрині є артефакт: з ним виконують бонусну дію догми або ні. Потім він однаково залишає вітрину.
    }
fate-showcase = Буде застосовано його ефекти, а потім він потрапить до музею.
ask-seize = { $who ->
        [you] Накрито { $card-acc }, тож є розкопки зі значенням { $value }. Замість розкопок можна захопити артефакт із музею суперника.
       *[other] Накрито { $card-acc }, тож є розкопки зі значенням { $value }. Замість розкопок { $name } може захопити артефакт із музею суперника.
    }
fate-seize = Артефакт разом із музеєм буде переставлено до того, хто захоплює.

# $why: що спричиняє розкопки; $value: значення накритої картки; $above: розіграної
fact-artifacts-dig = Картка { $card } накриває картку { $second }{ $why ->
        [value] , значення якої не менше ({ $value } ≥ { $above }):
        [image] , зображення якої в тій самій комірці:
       *[both] , значення якої не менше ({ $value } ≥ { $above }), а зображення — у тій самій комірці:
    } розкопки зі значенням { $value }.
fact-artifacts-dig-skips = Базових карток зі значенням { $value } не лишилося, тож розкопують артефакт { $age }-ї епохи.
fact-artifacts-dig-takes = { $who ->
        [you] Розкопки виставляють на вашу вітрину верхній артефакт { $age }-ї епохи.
       *[other] Розкопки виставляють верхній артефакт { $age }-ї епохи на вітрину ({ $name }).
    }
fact-artifacts-display-full = { $who ->
        [you] Розкопки пропущено: на вашій вітрині вже є { $card }.
       *[other] Розкопки пропущено: на вітрині ({ $name }) вже є { $card }.
    }
fact-artifacts-dig-ignored = { $why ->
        [deck] Розкопки пропущено: артефактів { $age }-ї епохи не лишилося.
       *[age] Розкопки пропущено: від { $age }-ї епохи карток не лишилося.
    }
fact-artifacts-may-seize = { $who ->
        [you] Замість розкопок ви можете захопити з музею суперника артефакт зі значенням { $value }.
       *[other] Замість розкопок { $name } може захопити з музею суперника артефакт зі значенням { $value }.
    }
fact-artifacts-seized = { $who ->
        [you] Замість розкопок ви захоплюєте { $card-acc } разом із музеєм; втрачає їх { $rival }.
       *[other] { $other ->
            [you] Замість розкопок { $name } захоплює у вас { $card-acc } разом із музеєм.
           *[other] Замість розкопок { $name } захоплює { $card-acc } разом із музеєм; втрачає їх { $rival }.
        }
    }
fact-artifacts-showcase = { $who ->
        [you] На початку вашого ходу на вітрині є { $card }, тож ви презентуєте цей артефакт.
       *[other] На початку ходу ({ $name }) на вітрині є { $card }, тож цей артефакт презентують.
    }
fact-artifacts-showcase-dogma = У бонусній дії догми з карткою { $card } її символи рахують, визначаючи, хто долучається, а хто вразливий; ця дія не належить до двох дій ходу.
fact-artifacts-showcase-no-effects = Картка { $card } не має ефектів, тож дії догми з нею не виконати.
fact-artifacts-stored = Картка { $card } потрапляє до музею: { $second }; музеїв у запасі лишилося { $left }.
fact-artifacts-no-museum = { $who ->
        [you] Музеїв у запасі немає, тож { $card } потрапляє у вашу руку.
       *[other] Музеїв у запасі немає, тож { $card } потрапляє в руку ({ $name }).
    }
fact-artifacts-display-empty = На вітрині вже нічого немає, тож музей не заповнюють.
fact-artifacts-museum-check = Останній музей із запасу зайнято: у кого в музеях найбільше артефактів?
fact-artifacts-museum-claimed = { $who ->
        [you] Лише у вас у музеях найбільше артефактів ({ $most }), тож ви здобуваєте { $card-acc }.
       *[other] Лише { $name } має в музеях найбільше артефактів ({ $most }) і здобуває { $card-acc }.
    }
fact-artifacts-museum-tied = Музею не здобуває ніхто: порівну артефактів у музеях ({ $most }) мають { $seats }.
fact-artifacts-museum-vacant = { CAP($card) } порожній і йде назад у запас.

switch-seize-value = Артефакт із яким значенням можна захопити?
    .title = Значення захоплення
switch-seize-value-covered-card = Зі значенням накритої картки — це і є значення розкопок.
switch-seize-value-deck = Зі значенням колоди, з якої розкопували б, коли порожні епохи пропущено.

switch-seize-check = Чи є перевірка музеїв, коли артефакт захоплюють, а в запасі музеїв немає?
    .title = Перевірка музеїв після захоплення
switch-seize-check-no-check = Ні: вона буває лише після презентації, яка забрала останній музей.
switch-seize-check-check = Так.

switch-fission-display = Чи скидають «Поділ ядра» й «Бер Гріллс» артефакт на вітрині?
    .title = Поділ ядра, Бер Гріллс і вітрина
switch-fission-display-junked = Так, адже це не досягнення.
switch-fission-display-kept = Ні: він не належить ні до ігрової зони, ні до руки.

switch-most-when-tied = Чи виконано «якщо у вас найбільше» (чи найменше), коли в інших стільки ж?
    .title = Найбільше за нічиєї
switch-most-when-tied-alone = Ні: найбільше має бути лише у вас.
switch-most-when-tied-tied-too = Так: ніхто не має більше (чи менше) за вас.
