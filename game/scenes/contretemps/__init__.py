"""The table of Contretemps."""
