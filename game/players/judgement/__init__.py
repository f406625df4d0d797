"""What the bots know about each game: one module a game, all asked by the same engine."""
