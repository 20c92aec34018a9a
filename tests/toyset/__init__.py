"""A small set that brings one of everything, written from ``docs/new-sets.md``; nothing outside this folder knows it."""
