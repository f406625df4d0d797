"""The table of Bascule."""
