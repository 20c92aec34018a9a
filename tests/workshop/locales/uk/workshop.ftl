card-chisel = Долото
card-mallet = Киянка
card-lathe = Верстат
set-workshop = Майстерня
option-tinker = Майструвати
option-overhaul = Переробити { $card }
event-action-tinker = { $who ->
    [you] Ви майструєте.
   *[other] { $name } майструє.
}
event-action-overhaul = { $who ->
    [you] Ви переробляєте { $card-acc }.
   *[other] { $name } переробляє { $card-acc }.
}
fact-workshop-first-card = { $who ->
    [you] Ваша перша картка цього ходу — з майстерні.
   *[other] { $name } бере першу картку цього ходу з майстерні.
}
