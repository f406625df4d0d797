"""``python -m web build | serve | zip``, and two helpers that draw icons and the preview."""

import argparse
import sys
from pathlib import Path

from web.build import build
from web.itch import make_zip
from web.packer import RUNTIME
from web.project import BuildError, Project, checkout
from web.report import print_report
from web.serve import DEFAULT_PORT, serve


def main(arguments: list[str] | None = None, project: Project | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        _run(chosen, project or checkout())
    except BuildError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    return 0


def _run(chosen: argparse.Namespace, project: Project) -> None:
    if chosen.command == "icons":
        _draw_icons(project)
    elif chosen.command == "preview":
        _draw_preview(project, chosen.screenshot)
    else:
        print_report(project, build(project, chosen.runtime, chosen.address))
        if chosen.command == "zip":
            print(f"zip:  {make_zip(project)}")
        elif chosen.command == "serve":
            serve(project, chosen.port)


def _draw_icons(project: Project) -> None:
    # pygame is wanted here only: a build needs nothing but pygbag.
    from web.pictures import make_icons

    for path in make_icons(project):
        print(path)


def _draw_preview(project: Project, screenshot: Path) -> None:
    from web.pictures import make_preview

    print(make_preview(project, screenshot))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m web", description="The web build of Pentadeck."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    building = argparse.ArgumentParser(add_help=False)
    building.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="where the site will live; link previews then carry full addresses",
    )
    building.add_argument(
        "--runtime",
        default=RUNTIME,
        metavar="URL",
        help="folder of the pygbag runtime (default: %(default)s)",
    )
    commands.add_parser("build", parents=[building], help="make the static site in build/web")
    serving = commands.add_parser("serve", parents=[building], help="build, then serve it here")
    serving.add_argument("--port", type=int, default=DEFAULT_PORT, help="default: %(default)s")
    commands.add_parser("zip", parents=[building], help="build, then pack the zip for itch.io")
    commands.add_parser("icons", help="draw the icons anew from assets/art/app")
    preview = commands.add_parser("preview", help="make the link preview from a screenshot")
    preview.add_argument("screenshot", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(main())
