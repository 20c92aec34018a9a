"""What the panels show, as values: pure functions of a step, a choice and the texts. No widget is imported here."""
