"""Tests of the Python client, run by test/clients/python.test.ts: it starts a server on recorded answers."""

from __future__ import annotations

import json
import os
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from almanac_client import Almanac

OPERATIONS: list[dict[str, Any]] = json.load(open(os.environ["ALMANAC_OPERATIONS"], encoding="utf-8"))


def tools_of(almanac: Any, operation: dict[str, Any]) -> Any:
    """The object with the methods of the operation's service."""
    owner = almanac.api if operation["isArea"] else almanac
    return getattr(owner, operation["service"].replace("-", "_"))


@pytest.fixture(scope="session")
def almanac() -> Iterator[Almanac]:
    with Almanac() as client:
        yield client


KEY = "alm_" + "secret"

Reply = tuple[int, dict[str, str], object]


@dataclass
class Scripted:
    """A server that returns these replies in order, the last one again and again."""

    replies: list[Reply]
    delay: float = 0.0
    requests: list[tuple[str, str, dict[str, str], bytes]] = field(default_factory=list)
    url: str = ""

    def client(self, **options: Any) -> Almanac:
        return Almanac(self.url, KEY, **{"retries": 2, **options})


@pytest.fixture
def scripted() -> Iterator[Callable[..., Scripted]]:
    servers: list[ThreadingHTTPServer] = []

    def start(*replies: Reply, delay: float = 0.0) -> Scripted:
        script = Scripted(list(replies), delay)
        stopped = threading.Event()

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                script.requests.append((self.command, self.path, dict(self.headers), body))
                stopped.wait(script.delay)
                status, headers, content = script.replies[min(len(script.requests), len(script.replies)) - 1]
                text = content if isinstance(content, bytes) else json.dumps(content).encode()
                try:
                    self.send_response(status)
                    for name, value in {"Content-Type": "application/json", **headers}.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(text)))
                    self.end_headers()
                    self.wfile.write(text)
                except OSError:
                    pass

            do_GET = do_POST = answer

            def log_message(self, *_: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        script.url = f"http://127.0.0.1:{server.server_port}"
        servers.append(server)
        return script

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def unused_url() -> str:
    """Nothing listens there."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{found.getsockname()[1]}"
