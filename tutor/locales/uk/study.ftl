# Слова навколо розбору: його розділи, панель біля ліній, аркуш для друку. Що пише автор, стоїть у самому розборі. $who —
# "you" для гравця, який дивиться, інакше "other".

## Questions that the author did not word

ui-study-next =
    { $who ->
        [you] Що ви оберете далі?
       *[other] Що далі обирає { $name }?
    }
ui-study-next-because = Саме так ця лінія йде далі.
ui-study-decline = Нічого не обирати

## Beside a line

ui-study-line-label = Лінія
ui-study-go-on = Наступний крок ▶
ui-study-line-end = Тут лінія закінчується.
ui-study-next-chapter = Наступний розділ ▶
ui-study-ask-again = Поставити всі запитання цієї лінії знову
ui-study-off-line = Ви відійшли від лінії. Нічого не втрачено: усе, що спробуєте, лишиться окремою лінією.
ui-study-to-line = Назад до лінії

## The chapters

ui-study-chapters = Розділи
ui-study-chapter = { $n }. { $title }
ui-study-chapter-done = { $n }. { $title } ✓
ui-study-chapter-done-label = { $n }. { $title }: розв’язано
ui-study-ruling = Роз’яснення { $id }
ui-study-fold = Сховати розділи

## On paper

ui-sheet-name = Ім’я:
ui-sheet-date = Дата:
ui-sheet-answers = Відповіді: { $title }
ui-sheet-no-questions = Тут нічого не запитують.
ui-sheet-played = Що зіграно:
ui-sheet-order = Пронумеруйте квадратики за порядком; те, чого не станеться, лишіть порожнім.
ui-sheet-one-by-one = Роздавайте сторінки по одній, а тексти карток із кінця — разом із першою: пізніша сторінка відповідає на запитання ранішої.
ui-sheet-cards = Тексти карток
ui-sheet-way = Один зі способів: { $all }
ui-sheet-made = Зроблено в Innovation Tutor — неофіційному навчальному посібнику з гри «Innovation» Карла Чадика.
