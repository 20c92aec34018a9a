"""Pages around the app: the list of scenarios, any position, a game from setup; export and sharing."""
