# Figures in the Sand: its backs.

set-figures = Figures
