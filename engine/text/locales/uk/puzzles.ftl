# Задачі: чого вимагає мета, що пише пошук і що не так із задачею.

## What a goal asks for

puzzle-and = {" і "}
puzzle-win = виграйте партію
puzzle-safe = не дайте виграти нікому іншому
puzzle-ahead = майте більше очок, ніж будь-хто інший
puzzle-claim = отримайте досягнення «{ $title }»
puzzle-claim-age = отримайте досягнення [{ $n }]
puzzle-achievements = майте { $n ->
        [one] { $n } досягнення
        [few] { $n } досягнення
       *[many] { $n } досягнень
    }
puzzle-points = наберіть щонайменше { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
puzzle-icons = покажіть щонайменше { $n } { $icon }
puzzle-others-achievements = залиште кожному іншому щонайбільше { $n ->
        [one] { $n } досягнення
        [few] { $n } досягнення
       *[many] { $n } досягнень
    }
puzzle-others-points = залиште кожному іншому щонайбільше { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
puzzle-until-turn = Цього ходу: { $wishes }.
puzzle-until-round = До початку вашого наступного ходу: { $wishes }.
puzzle-against-every-answer = Має вийти, хоч би що відповіли інші.
puzzle-against-some-answer = Інші відповідають так, як вам до вподоби.
puzzle-decks-known = Ви знаєте, що буде добрано.
puzzle-decks-unknown = Колод ви не знаєте: має вийти, хоч би що було добрано.

## Themes

puzzle-theme-achievement = досягнення
puzzle-theme-special = особливі досягнення
puzzle-theme-end = кінець гри
puzzle-theme-card = перемога карткою
puzzle-theme-points = очки
puzzle-theme-share = долучення
puzzle-theme-defense = захист

## What the finder writes

puzzle-title-achievement = Досягнення
puzzle-title-special = «{ $what }» цього ходу
puzzle-title-end = Кінець гри — і попереду
puzzle-title-card = Перемога карткою
puzzle-title-points = Очки одразу
puzzle-title-share = Хто не має долучитися?
puzzle-title-defense = Вистояти
puzzle-nothing = нічого не обирати
puzzle-answer = { $line }.
puzzle-answer-other = { $who }: { $does }
puzzle-line-title = Відповідь
puzzle-player-you = Ви
puzzle-hint-two-actions = Потрібні обидві дії: що має підготувати перша?
puzzle-hint-choices = Самої дії замало: гляньте, що ви обираєте в ній.
puzzle-hint-share = Порахуйте символи: хто долучиться і що відповість?
puzzle-hint-demand = Від кого ви можете чогось вимагати?
puzzle-hint-draw = Гляньте, що ви доберете.
puzzle-hint-free-draw = Після дії буде бонусна дія добору.
puzzle-hint-splay = Гляньте на розгортання.
puzzle-hint-covered = Гляньте, що лежить під вашими верхніми картками.
puzzle-hint-trap = Правильним здається не один шлях. Що можуть зробити проти нього інші?
puzzle-hint-first = Почніть так: { $does }.
puzzle-source = Знайдено в партії ботів; доведено рушієм

## What is wrong with a puzzle

puzzle-no-goal = ця позиція не має мети: напишіть 'goal:' і чого треба досягти
puzzle-hidden = у чиїйсь руці чи стосі очок є невідомі гравцеві картки: назвіть їх у 'known', бо інакше доведення знає більше за гравця
puzzle-cut-off = доведення обірвано після { $n } станів: нічого не доведено
puzzle-unsolved = жодна перша відповідь не досягає мети напевно
puzzle-solutions = у 'solutions' сказано { $said }, а мети досягає стільки перших відповідей: { $found }
puzzle-more-lines = 'only_line' каже, що в кожному рішенні є одна правильна відповідь, а десь їх більше
puzzle-decks-not-known = у 'decks' сказано known, але добирають картки, яких гравець не знає: назвіть їх у 'known'
puzzle-blind = інший гравець може добрати картку, якої гравець не бачить, і пізніша відповідь могла б на неї спиратися
puzzle-line-misses = лінія { $line } не досягає мети
