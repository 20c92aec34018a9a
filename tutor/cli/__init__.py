"""The command line ``python -m tutor``. Each command is a function in its own module."""
