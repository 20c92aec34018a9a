"""The command line: ``python -m tutor``. Each command is a function in a module of its own."""
