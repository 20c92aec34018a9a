# Figures in the Sand: its backs.

set-figures = Figures

set-off-when-karma = the karma “When you meld this card”
