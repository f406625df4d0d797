"""Tri Express on the screen: a table in real time."""
