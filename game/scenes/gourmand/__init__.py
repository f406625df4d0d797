"""The table of Gourmand."""
