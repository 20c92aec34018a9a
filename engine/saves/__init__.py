"""Saves: a game as JSON in which everything has a name, and what such a text must hold to be a game.

``write`` gives the text, ``read`` takes it, ``look`` examines a state before anything of it runs, ``faults`` holds what
is said of a text that is refused. ``docs/saves.md`` describes the form.
"""
