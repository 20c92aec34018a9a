card-chisel = Chisel
card-mallet = Mallet
card-lathe = Lathe
set-workshop = Workshop
option-tinker = Tinker
option-overhaul = Overhaul { $card }
event-action-tinker = { $who ->
    [you] You tinker.
   *[other] { $name } tinkers.
}
event-action-overhaul = { $who ->
    [you] You overhaul { $card }.
   *[other] { $name } overhauls { $card }.
}
fact-workshop-first-card = { $who ->
    [you] Your first card this turn comes from the workshop.
   *[other] { $name }’s first card this turn comes from the workshop.
}
