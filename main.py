# /// script
# dependencies = ["pygame-ce"]
# ///
"""Pentadeck, on the desktop and in the browser."""

import asyncio

from game.app import App

app = App()
asyncio.run(app.run())
