"""Puts the finished site together: page, archive, fonts, pictures, icons."""

import hashlib
import html
import json
import re
import shutil
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from web.packer import Packed
from web.project import BuildError, Project

SCRIPTS_AND_STYLE = ("*.js", "*.css")
ICONS = ("favicon.svg", "apple-touch-icon.png", "icon-192.png", "icon-512.png")
STATIC_FILES = (*ICONS, "icon-maskable-512.png", "manifest.webmanifest")
PREVIEW = "preview.png"

GAMES = ("bascule", "zero_pile", "contretemps", "gourmand", "tri_express")
ASSETS = (
    "fonts/caprasimo-400.ttf",
    "fonts/bricolage-grotesque-500.ttf",
    "art/app/flower.svg",
    "art/table/shell-motif.svg",
    *(f"art/tiles/{game}.svg" for game in GAMES),
    *(f"art/backs/{game}.svg" for game in GAMES),
)

PLACEHOLDER = re.compile(r"\{\{pentadeck\.([a-z_]+)\}\}")


def require_parts(project: Project) -> None:
    """Raises BuildError, before anything is touched, if the page would lack a part."""
    if not (project.static / PREVIEW).is_file():
        raise BuildError(
            f"web/static/{PREVIEW}, the picture shown with links to the game, is missing:"
            " make it with  python -m web preview SCREENSHOT.png"
        )
    for name in STATIC_FILES:
        if not (project.static / name).is_file():
            raise BuildError(f"web/static/{name} is missing: python -m web icons  draws the icons")
    for name in ASSETS:
        if not (project.assets / name).is_file():
            raise BuildError(f"assets/{name} is missing: the page shows it")


def assemble(project: Project, packed: Packed, runtime: str, address: str) -> None:
    """Fills ``project.site`` anew; ``address`` is where the site will live, if that is known."""
    if project.site.exists():
        shutil.rmtree(project.site)
    project.site.mkdir(parents=True)
    shutil.copyfile(packed.archive, project.archive)
    shutil.copyfile(packed.icon, project.site / "favicon.png")
    _copy_page_parts(project)
    _copy_static(project)
    _copy_assets(project)
    values = _values(project, runtime, address)
    _write_page(packed.page, project.site / "index.html", values)


def _copy_page_parts(project: Project) -> None:
    for pattern in SCRIPTS_AND_STYLE:
        for path in sorted(project.page.glob(pattern)):
            shutil.copyfile(path, project.site / path.name)


def _copy_static(project: Project) -> None:
    for name in (*STATIC_FILES, PREVIEW):
        shutil.copyfile(project.static / name, project.site / name)


def _copy_assets(project: Project) -> None:
    """The page uses the game's own fonts and pictures."""
    for name in ASSETS:
        target = project.site / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(project.assets / name, target)


def _values(project: Project, runtime: str, address: str) -> dict[str, str]:
    """What the template's own placeholders stand for."""
    content = project.archive.read_bytes()
    packages = packages_address(runtime)
    base = f"{address.rstrip('/')}/" if address else ""
    return {
        # A new build is never mixed with an old archive out of a cache.
        "archive": f"{project.archive.name}?{hashlib.sha256(content).hexdigest()[:10]}",
        "archive_bytes": str(len(content)),
        "packages": packages,
        "runtime_source": packages,
        "address_tag": f'<meta property="og:url" content="{html.escape(base)}">\n' if base else "",
        "preview_address": html.escape(urljoin(base, PREVIEW)),
    }


def packages_address(runtime: str) -> str:
    """The folder above the runtime's: pygbag's package index and wheels lie there.

    >>> packages_address("https://pygame-web.github.io/cdn/0.9.3/")
    'https://pygame-web.github.io/cdn/'
    """
    parts = urlsplit(runtime)
    if parts.scheme not in {"http", "https"} or not parts.netloc or not runtime.endswith("/"):
        raise BuildError(
            f"the runtime's address must be http(s)://…/ with a final slash: {runtime}"
        )
    if set(runtime) & set("\"'<>;, "):
        raise BuildError(
            f"the runtime's address has a character that cannot stand there: {runtime}"
        )
    return urljoin(runtime, "..")


def _write_page(template: Path, target: Path, values: dict[str, str]) -> None:
    text = template.read_text(encoding="utf-8")
    if "{{cookiecutter." in text:
        raise BuildError("the page template names something pygbag does not fill in")
    unknown = {name for name in PLACEHOLDER.findall(text) if name not in values}
    if unknown:
        raise BuildError(f"the page template names unknown values: {', '.join(sorted(unknown))}")
    target.write_text(PLACEHOLDER.sub(lambda match: values[match[1]], text), encoding="utf-8")
    _check_config(target)


def _check_config(page: Path) -> None:
    """The page's settings must be readable, or it would stop before its first word."""
    found = re.search(
        r'<script type="application/json"[^>]*>(.*?)</script>', page.read_text("utf-8"), re.S
    )
    try:
        json.loads(found[1] if found else "")
    except ValueError as error:
        raise BuildError(f"the page's settings are not valid JSON: {error}") from error
