"""Running the server."""

import os
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from .app import Server
from .cable import Cable
from .limits import Limits
from .log import open_log
from .place import data_folder

GRACE = 3
"""Seconds that open requests get when the server shuts down."""


def serve(server: Server, host: str, port: int, proxy: str = "") -> None:
    """Serve until told to stop."""
    open_log()
    uvicorn.Server(settings(server, host, port, proxy)).run()


def settings(server: Server, host: str, port: int, proxy: str = "") -> uvicorn.Config:
    """How uvicorn is to carry a server. The address of a visitor is what a proxy says, if it is ours that says it."""
    return uvicorn.Config(
        server.app(),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        ws=Cable,
        ws_max_size=4 * server.limits.message_bytes,
        ws_per_message_deflate=True,  # scenes repeat themselves: a tenth of the bytes for those who wish it
        timeout_graceful_shutdown=GRACE,
    )


def open_browser(url: str) -> None:
    """Open the page as soon as the server answers, without holding it up."""

    def wait() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{url}/healthz", timeout=1).close()  # noqa: S310 - our own address
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(url)
                return

    threading.Thread(target=wait, daemon=True).start()


UNLIMITED = Limits(
    messages=1e9,
    messages_burst=10**9,
    requests=1e9,
    requests_burst=10**9,
    lays=1e9,
    lays_burst=10**9,
    sockets=10**9,
    tables=10**9,
    mistakes=10**9,
)
"""For measuring: the same checks, but nobody is too fast."""


def build(data: Path | None = None, limits: Limits | None = None, workers: int = 0, pause: float = 0.6) -> Server:
    """A server with the usual settings; bots leave one core to the rooms."""
    cores = os.cpu_count() or 2
    return Server(data or data_folder(), limits or Limits(), workers or max(1, cores - 1), pause)
