# Чия рука, стос, ігрова зона: .from .to .in; $owner каже чия, а для "player" це каже $player.

owner-gen =
    { $owner ->
        [that] цього гравця
        [an-opponent] суперника
        [another] іншого гравця
        [any-opponent] будь-якого суперника
        [opponents] усіх суперників
        [any-other] будь-якого іншого гравця
        [others] усіх інших гравців
        [any-player] будь-якого гравця
        [everyone] усіх гравців
        [each-opponent] кожного суперника
        [some-opponent] хоча б одного суперника
        [no-opponent] якого
        [each-other] кожного з інших гравців
        [some-other] хоча б одного з інших гравців
        [no-other] якого
        [each-player] кожного гравця
        [some-player] хоча б одного гравця
        [no-player] якого
        [left-neighbor] гравця ліворуч від вас
        [right-neighbor] гравця праворуч від вас
       *[player] { $player-gen }
    }

# чий: перед іменником чоловічого (.n — середнього) роду та перед множиною; в інших гравців — після нього
whose-one =
    { $owner ->
        [me] мій{" "}
        [they] їхній{" "}
        [host] ваш{" "}
        [doer] свій{" "}
        [only-you] свій{" "}
        [you] { $moving ->
            [in] ваш{" "}
           *[from] свій{" "}
        }
       *[other] {""}
    }
    .gen =
        { $owner ->
            [me] мого{" "}
            [they] їхнього{" "}
            [host] вашого{" "}
            [doer] свого{" "}
            [only-you] свого{" "}
            [you] { $moving ->
                [in] вашого{" "}
               *[from] свого{" "}
            }
           *[other] {""}
        }
    .dat =
        { $owner ->
            [me] моєму{" "}
            [they] їхньому{" "}
            [host] вашому{" "}
            [doer] своєму{" "}
            [only-you] своєму{" "}
            [you] { $moving ->
                [in] вашому{" "}
               *[from] своєму{" "}
            }
           *[other] {""}
        }
    .ins =
        { $owner ->
            [me] моїм{" "}
            [they] їхнім{" "}
            [host] вашим{" "}
            [doer] своїм{" "}
            [only-you] своїм{" "}
            [you] { $moving ->
                [in] вашим{" "}
               *[from] своїм{" "}
            }
           *[other] {""}
        }
    .loc =
        { $owner ->
            [me] моєму{" "}
            [they] їхньому{" "}
            [host] вашому{" "}
            [doer] своєму{" "}
            [only-you] своєму{" "}
            [you] { $moving ->
                [in] вашому{" "}
               *[from] своєму{" "}
            }
           *[other] {""}
        }
    .n =
        { $owner ->
            [me] моє{" "}
            [they] їхнє{" "}
            [host] ваше{" "}
            [doer] своє{" "}
            [only-you] своє{" "}
            [you] { $moving ->
                [in] ваше{" "}
               *[from] своє{" "}
            }
           *[other] {""}
        }
whose-several =
    { $owner ->
        [me] мої{" "}
        [they] їхні{" "}
        [host] ваші{" "}
        [doer] свої{" "}
        [only-you] свої{" "}
        [you] { $moving ->
            [in] ваші{" "}
           *[from] свої{" "}
        }
       *[other] {""}
    }
    .gen =
        { $owner ->
            [me] моїх{" "}
            [they] їхніх{" "}
            [host] ваших{" "}
            [doer] своїх{" "}
            [only-you] своїх{" "}
            [you] { $moving ->
                [in] ваших{" "}
               *[from] своїх{" "}
            }
           *[other] {""}
        }
    .dat =
        { $owner ->
            [me] моїм{" "}
            [they] їхнім{" "}
            [host] вашим{" "}
            [doer] своїм{" "}
            [only-you] своїм{" "}
            [you] { $moving ->
                [in] вашим{" "}
               *[from] своїм{" "}
            }
           *[other] {""}
        }
    .ins =
        { $owner ->
            [me] моїми{" "}
            [they] їхніми{" "}
            [host] вашими{" "}
            [doer] своїми{" "}
            [only-you] своїми{" "}
            [you] { $moving ->
                [in] вашими{" "}
               *[from] своїми{" "}
            }
           *[other] {""}
        }
    .loc =
        { $owner ->
            [me] моїх{" "}
            [they] їхніх{" "}
            [host] ваших{" "}
            [doer] своїх{" "}
            [only-you] своїх{" "}
            [you] { $moving ->
                [in] ваших{" "}
               *[from] своїх{" "}
            }
           *[other] {""}
        }
whose-after =
    { $owner ->
        [you] {""}
        [only-you] {""}
        [none] {""}
        [me] {""}
        [they] {""}
        [doer] {""}
        [host] {""}
       *[other] {" "}{ owner-gen }
    }

# Лише англійській мові: чиї картки.
whose = { $owner }

place-hand = рука
    .from =
        { $owner ->
            [you] { $hands ->
                [both] зі своєї руки
               *[one] з руки
            }
            [only-you] з руки
            [none] з руки
            [me] { $hands ->
                [both] з моєї
               *[one] з моєї руки
            }
            [they] з їхньої руки
            [doer] з руки
            [host] з вашої руки
            [opponents] з рук { owner-gen }
            [others] з рук { owner-gen }
            [everyone] з рук { owner-gen }
           *[other] з руки { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свою руку
            [only-you] у свою руку
            [none] у руку
            [me] { $hands ->
                [both] у мою
               *[one] у мою руку
            }
            [they] у їхню руку
            [doer] у свою руку
            [host] у вашу руку
            [opponents] у руки { owner-gen }
            [others] у руки { owner-gen }
            [everyone] у руки { owner-gen }
           *[other] у руку { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашій руці
            [only-you] у руці
            [none] у руці
            [me] у моїй руці
            [they] у їхній руці
            [doer] у своїй руці
            [host] у вашій руці
            [opponents] у руках { owner-gen }
            [others] у руках { owner-gen }
            [everyone] у руках { owner-gen }
           *[other] у руці { owner-gen }
        }

place-either = { $first } або { $second }
    .from = { $first-from } або { $second-from }
    .to = { $first-to } або { $second-to }
    .in = { $first-in } або { $second-in }
place-score = стос очок
    .from =
        { $owner ->
            [you] зі свого стосу очок
            [only-you] зі свого стосу очок
            [none] зі стосу очок
            [me] з мого стосу очок
            [they] з їхнього стосу очок
            [doer] зі свого стосу очок
            [host] з вашого стосу очок
            [opponents] зі стосів очок { owner-gen }
            [others] зі стосів очок { owner-gen }
            [everyone] зі стосів очок { owner-gen }
           *[other] зі стосу очок { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свій стос очок
            [only-you] у свій стос очок
            [none] у стос очок
            [me] у мій стос очок
            [they] у їхній стос очок
            [doer] у свій стос очок
            [host] у ваш стос очок
            [opponents] у стоси очок { owner-gen }
            [others] у стоси очок { owner-gen }
            [everyone] у стоси очок { owner-gen }
           *[other] у стос очок { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашому стосі очок
            [only-you] у стосі очок
            [none] у стосі очок
            [me] у моєму стосі очок
            [they] у їхньому стосі очок
            [doer] у своєму стосі очок
            [host] у вашому стосі очок
            [opponents] у стосах очок { owner-gen }
            [others] у стосах очок { owner-gen }
            [everyone] у стосах очок { owner-gen }
           *[other] у стосі очок { owner-gen }
        }

place-board = ігрова зона
    .from =
        { $owner ->
            [you] зі своєї ігрової зони
            [only-you] зі своєї ігрової зони
            [none] з ігрової зони
            [me] з моєї ігрової зони
            [they] з їхньої ігрової зони
            [doer] зі своєї ігрової зони
            [host] з вашої ігрової зони
            [opponents] з ігрових зон { owner-gen }
            [others] з ігрових зон { owner-gen }
            [everyone] з ігрових зон { owner-gen }
           *[other] з ігрової зони { owner-gen }
        }
    .to =
        { $owner ->
            [you] у свою ігрову зону
            [only-you] у свою ігрову зону
            [none] в ігрову зону
            [me] у мою ігрову зону
            [they] у їхню ігрову зону
            [doer] у свою ігрову зону
            [host] у вашу ігрову зону
            [opponents] в ігрові зони { owner-gen }
            [others] в ігрові зони { owner-gen }
            [everyone] в ігрові зони { owner-gen }
           *[other] в ігрову зону { owner-gen }
        }
    .in =
        { $owner ->
            [you] у вашій ігровій зоні
            [only-you] в ігровій зоні
            [none] в ігровій зоні
            [me] у моїй ігровій зоні
            [they] у їхній ігровій зоні
            [doer] у своїй ігровій зоні
            [host] у вашій ігровій зоні
            [opponents] в ігрових зонах { owner-gen }
            [others] в ігрових зонах { owner-gen }
            [everyone] в ігрових зонах { owner-gen }
           *[other] в ігровій зоні { owner-gen }
        }

place-cards = картки
    .from =
        { $owner ->
            [you] з усіх своїх місць
            [only-you] з усіх своїх місць
            [none] з усіх місць
            [me] з усіх моїх місць
            [they] з усіх їхніх місць
           *[other] { owner-gen }
        }, крім досягнень,
    .to = { place-cards.from }
    .in = { place-cards.from }

place-achievements = досягнення
    .from =
        { $owner ->
            [you] з-поміж своїх досягнень
            [only-you] з-поміж своїх досягнень
            [none] з-поміж досягнень
            [me] з-поміж моїх досягнень
            [they] з-поміж їхніх досягнень
           *[other] з-поміж досягнень { owner-gen }
        }
    .to =
        { $owner ->
            [you] до своїх досягнень
            [only-you] до своїх досягнень
            [none] до досягнень
            [me] до моїх досягнень
            [they] до їхніх досягнень
           *[other] до досягнень { owner-gen }
        }
    .in =
        { $owner ->
            [you] серед ваших досягнень
            [only-you] серед ваших досягнень
            [none] серед досягнень
            [me] серед моїх досягнень
            [they] серед їхніх досягнень
           *[other] серед досягнень { owner-gen }
        }

place-together = { $place }
    .in = { $place-in } разом
place-box = коробка
    .from = з коробки
    .to = до коробки
    .in = у коробці
place-available = доступні досягнення
    .from = з доступних досягнень
    .to = до доступних досягнень
    .in = серед доступних досягнень
place-junk = непотріб
    .from = з непотребу
    .to = до непотребу
    .in = у непотребі
