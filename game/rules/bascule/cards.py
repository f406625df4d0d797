"""Bascule's cards and numbers.

Number cards are their own numbers, 1 to 50.  Score cards 1 to 9 are their
numbers too; the two zeros have codes of their own.
"""

TRICKS = 9
HIGHEST_CARD = 50
BLUE_ZERO = 100
RED_ZERO = 101
SCORE_CARDS = (1, 2, 3, 4, 5, 6, 7, 8, 9, BLUE_ZERO, RED_ZERO)
NO_COMMIT = 0
