"""Zero Pile on the screen."""
