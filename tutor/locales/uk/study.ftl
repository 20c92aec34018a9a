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
