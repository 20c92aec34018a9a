"""The app opened on anything: the list of scenarios, any position, a game from setup; what is kept and shared."""
