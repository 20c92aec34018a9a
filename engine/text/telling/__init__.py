"""The words of a running game for one reader: events, facts, prompts, options."""
