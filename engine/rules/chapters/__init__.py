"""The rules by chapter of the rulebook, as flat tables."""
