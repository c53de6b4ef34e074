"""The players: what they choose, why, and how strong they are."""
