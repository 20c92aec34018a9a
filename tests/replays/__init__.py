"""Replays of positions that another implementation recorded: the same answers must lead to the same table.

``python -m tests.replays`` counts them; ``adjudications.yaml`` says of every one that differs why we are right. The
records themselves lie outside the project, in ``shared/vectors`` beside the checkout, and are only read from there.
"""
