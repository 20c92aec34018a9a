"""Four expansion cards that prove the language and the machine; no player ever meets them."""
