"""Pentadeck: five card games, one table."""

__version__ = "0.1.0"
