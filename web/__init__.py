"""The web build: the game as a static site, made with pygbag (``python -m web``)."""
