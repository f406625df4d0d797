"""A few widgets, drawn in the look of the game."""
