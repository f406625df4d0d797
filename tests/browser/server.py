"""A small server on 127.0.0.1 that can be told to refuse, drop or hold a file."""

from __future__ import annotations

import contextlib
import mimetypes
import threading
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

CHUNK_BYTES = 64 * 1024

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/ttf", ".ttf")


@dataclass
class Behaviour:
    """What to do with one file instead of plainly serving it."""

    status: int = 200
    """Anything but 200 is an answer without the file."""
    drop: bool = False
    """Close the connection in the middle of the file."""
    hold_after_bytes: int | None = None
    """Send so much, then wait for ``Server.release``."""
    released: threading.Event = field(default_factory=threading.Event)


class Server:
    """Serves folders (and made-up files) below one address; a context manager."""

    def __init__(self) -> None:
        self._mounts: list[tuple[str, Path]] = []
        self._made_up: dict[str, bytes] = {}
        self._behaviours: dict[str, Behaviour] = {}
        self.requests: list[str] = []
        """The path of every request, in order, without its query."""
        self.lasting = ""
        """What lies below this prefix may be kept by the browser."""
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, daemon=True)

    def __enter__(self) -> Server:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for behaviour in self._behaviours.values():
            behaviour.released.set()
        self._http.shutdown()
        self._http.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._http.server_port}/"

    def mount(self, prefix: str, folder: Path) -> None:
        """Serves ``folder`` below ``prefix`` ("/" or "/runtime/"); the newest mount wins."""
        self._mounts.insert(0, (prefix, folder))

    def make_up(self, path: str, content: bytes) -> None:
        self._made_up[path] = content

    def refuse(self, path: str, status: int = 404) -> None:
        self._behaviours[path] = Behaviour(status=status)

    def drop(self, path: str) -> None:
        self._behaviours[path] = Behaviour(drop=True)

    def hold(self, path: str, after_bytes: int) -> None:
        self._behaviours[path] = Behaviour(hold_after_bytes=after_bytes)

    def release(self, path: str) -> None:
        """Ends a hold: what was waiting goes on."""
        self._behaviours[path].released.set()

    def behave(self, path: str) -> None:
        """The file is served plainly again."""
        self._behaviours.pop(path, Behaviour()).released.set()

    def content(self, path: str) -> bytes | None:
        if path in self._made_up:
            return self._made_up[path]
        for prefix, folder in self._mounts:
            if path.startswith(prefix):
                file = (folder / path.removeprefix(prefix)).resolve()
                if file.is_dir():
                    file /= "index.html"
                if file.is_file() and file.is_relative_to(folder.resolve()):
                    return file.read_bytes()
        return None

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = unquote(urlsplit(self.path).path)
                server.requests.append(path)
                behaviour = server._behaviours.get(path, Behaviour())
                content = server.content(path)
                if behaviour.status != HTTPStatus.OK:
                    content = None
                with contextlib.suppress(ConnectionError):
                    self._answer(path, content, behaviour)

            def _answer(self, path: str, content: bytes | None, behaviour: Behaviour) -> None:
                if content is None:
                    status = 404 if behaviour.status == HTTPStatus.OK else behaviour.status
                    self.send_error(status)
                    return
                self.send_response(HTTPStatus.OK)
                kind = mimetypes.guess_type("index.html" if path.endswith("/") else path)[0]
                self.send_header("Content-Type", kind or "application/octet-stream")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self._send(content, behaviour)

            def _send(self, content: bytes, behaviour: Behaviour) -> None:
                first = len(content) // 2 if behaviour.drop else behaviour.hold_after_bytes
                self._send_chunks(content[:first])
                if behaviour.drop:
                    self.close_connection = True
                elif first is not None:
                    behaviour.released.wait()
                    self._send_chunks(content[first:])

            def _send_chunks(self, content: bytes) -> None:
                for start in range(0, len(content), CHUNK_BYTES):
                    self.wfile.write(content[start : start + CHUNK_BYTES])
                self.wfile.flush()

            def end_headers(self) -> None:
                self.send_header("Access-Control-Allow-Origin", "*")
                # The runtime never changes: a reload need not fetch its 20 MB again.
                lasting = server.lasting and self.path.startswith(server.lasting)
                self.send_header("Cache-Control", "max-age=3600" if lasting else "no-store")
                super().end_headers()

            def log_message(self, *_: object) -> None:
                """The test says what went wrong."""

        return Handler
