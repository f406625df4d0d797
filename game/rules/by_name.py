"""Things by their full name, imported when they are first needed.

The browser compiles every module it imports at every visit: a table of names
instead of imports lets a visitor wait for one game only, not for all of them.
"""

from functools import cache
from importlib import import_module
from typing import Any


@cache
def thing(name: str) -> Any:
    """What ``module:attribute`` names.

    >>> thing("game.rules.rng:Rng").__name__
    'Rng'
    """
    module, attribute = name.split(":")
    return getattr(import_module(module), attribute)
