# Сторінка задач.

puzzles-label = Задачі
puzzles-puzzle = Задача
puzzles-solved = Розв’язано: { $n } із { $of }
puzzles-strength = Зараз даємо складність { $grade }
puzzles-begin = Дайте задачу
puzzles-next = Наступна
puzzles-again = Спробувати ще раз
puzzles-all = Усі задачі
puzzles-fewer = Закрити список
puzzles-grade = Складність { $grade }
puzzles-open = ще не пробували
puzzles-repeat = пробували, не розв’язано
puzzles-solved-mark = розв’язано
puzzles-kind = { CAP($theme) } · складність { $grade } з { $of }
puzzles-decks = Згори колод ви знаєте:
puzzles-deck = [{ $n }]: { $cards }
puzzles-solved-told = Розв’язано: виходить, хоч би що відповіли інші.
puzzles-missed-told = Не вийшло.
puzzles-lucky-told = Вийшло, але пощастило: могло статися й інакше.
puzzles-unknown-told = Цей шлях задовгий, щоб його перевірити; про нього нічого сказати не можна.
puzzles-refuted = Ось лінія, яка це спростовує:
puzzles-on-table = Показати на столі
