"""What a running game tells one reader: events, facts, prompts, options."""
