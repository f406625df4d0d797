"""A small server for the finished site, on this machine only."""

import functools
import http.server
import os
from http import HTTPStatus
from pathlib import PurePosixPath

from web.project import BuildError, Project

HOST = "127.0.0.1"
"""Not "localhost": pygbag's loader treats pages on http://localhost:8… as its own test server."""

DEFAULT_PORT = 8080

TYPES = {
    ".apk": "application/octet-stream",
    ".js": "text/javascript",
    ".ttf": "font/ttf",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Always fresh files, with the types that browsers insist on."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return TYPES.get(PurePosixPath(path).suffix) or super().guess_type(path)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Says only what went wrong."""
        if isinstance(code, HTTPStatus) and code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)


def make_server(project: Project, port: int) -> http.server.ThreadingHTTPServer:
    handler = functools.partial(Handler, directory=str(project.site))
    try:
        return http.server.ThreadingHTTPServer((HOST, port), handler)
    except OSError as error:
        raise BuildError(f"cannot serve on {HOST}:{port}: {error.strerror}") from error


def serve(project: Project, port: int) -> None:
    with make_server(project, port) as server:
        print(f"http://{HOST}:{server.server_port}/  (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
