"""From the cards of the rules to the faces of the pictures."""

from game.rules.tri_express import COLOURS, FACES, SYMBOLS

PrintedFace = tuple[str, str, int]

PRINTED: tuple[PrintedFace, ...] = tuple(
    (SYMBOLS[face.symbol], COLOURS[face.colour], face.number) for face in FACES
)


def face_of(card: int) -> PrintedFace:
    """What ``game.sprites.faces.tri_express`` prints on a card."""
    return PRINTED[card]
