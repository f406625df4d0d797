"""Icons drawn from the game's own mark, and the picture shown with links to the game."""

from pathlib import Path

import pygame

from web.project import BuildError, Project
from web.site import PREVIEW

PREVIEW_SIZE = (1200, 630)
"""The shape that link previews are cut to."""

ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    # Phones cut their own shape out of these two: drawn to the edges.
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}
OVERSAMPLING = 4


def make_icons(project: Project) -> list[Path]:
    project.static.mkdir(parents=True, exist_ok=True)
    made = [project.static / name for name in ICONS]
    for path in made:
        source, size = ICONS[path.name]
        pygame.image.save(_icon(project.assets / "art" / "app" / source, size), path)
    favicon = project.static / "favicon.svg"
    favicon.write_bytes((project.assets / "art" / "app" / "icon.svg").read_bytes())
    return [*made, favicon]


def _icon(source: Path, size: int) -> pygame.Surface:
    if not source.is_file():
        raise BuildError(f"{source} is missing: the icons are drawn from it")
    large = size * OVERSAMPLING
    return pygame.transform.smoothscale(
        pygame.image.load_sized_svg(source, (large, large)), (size, size)
    )


def make_preview(project: Project, screenshot: Path) -> Path:
    """Scales a screenshot and cuts its edges to the preview's shape."""
    try:
        picture = pygame.image.load(screenshot)
    except (pygame.error, FileNotFoundError) as error:
        raise BuildError(f"cannot read {screenshot}: {error}") from error
    scaled = _cover(picture, PREVIEW_SIZE)
    area = pygame.Rect((0, 0), PREVIEW_SIZE)
    area.center = scaled.get_rect().center
    target = project.static / PREVIEW
    target.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(scaled.subsurface(area.clamp(scaled.get_rect())), target)
    return target


def _cover(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scaled so that it just covers ``size``."""
    width, height = picture.get_size()
    scale = max(size[0] / width, size[1] / height)
    # smoothscale knows full-colour surfaces only; a PNG may come with a palette.
    coloured = pygame.Surface((width, height), depth=24)
    coloured.blit(picture, (0, 0))
    return pygame.transform.smoothscale(
        coloured, (max(size[0], round(width * scale)), max(size[1], round(height * scale)))
    )
