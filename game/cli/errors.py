"""What goes wrong on the command line."""


class BadCommand(Exception):
    """An argument that cannot be used; its text is the one line that people see."""
