"""A small set that brings one of everything, after ``docs/new-sets.md``; nothing outside this folder knows it."""
