"""Running the server."""

import os
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from .app import Server
from .connection import Connection
from .fastsocket import FastSocket
from .limits import Limits
from .log import open_log
from .paths import data_folder
from .reach import LOCAL, Listening

GRACE = 3
"""Seconds that open requests get when the server shuts down."""

MOST_FILES = 65_536
OWN_FILES = 100
"""Files that are no connections: the tables, the log, pipes to bots."""


def serve(server: Server, host: str, port: int, proxy: str = "") -> None:
    """Serve until told to stop."""
    open_log()
    server.limiter.most_connections = raise_file_limit() - OWN_FILES
    uvicorn.Server(settings(server, host, port, proxy)).run()


def settings(server: Server, host: str, port: int, proxy: str = "") -> uvicorn.Config:
    """How uvicorn is to carry a server. The address of a visitor is what a proxy says, if it is ours that says it."""
    server.local = host in LOCAL and not proxy
    server.listening = Listening(host, port, bool(proxy))
    return uvicorn.Config(
        server.app(),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        http=Connection,
        ws=FastSocket,
        ws_max_size=4 * server.limits.message_bytes,
        ws_per_message_deflate=True,  # scenes repeat themselves: a tenth of the bytes for those who wish it
        timeout_graceful_shutdown=GRACE,
    )


def raise_file_limit() -> int:
    """Have as many files as the system permits, as every connection is one; gives how many."""
    try:
        import resource
    except ImportError:
        return 10**9
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        return wished
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


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
    shows=1e9,
    shows_burst=10**9,
    talk=1e9,
    talk_burst=10**9,
    requests=1e9,
    requests_burst=10**9,
    new_tables=1e9,
    new_tables_burst=10**9,
    connections=10**9,
    open_tables=10**9,
    sockets=10**9,
    tables=10**9,
    mistakes=10**9,
)
"""For measuring: the same checks, but nobody is too fast."""


def build(data: Path | None = None, limits: Limits | None = None, workers: int = 0, pause: float = 0.6) -> Server:
    """A server with the usual settings. Bots leave one core to the rooms; two think at least, for two people."""
    cores = os.cpu_count() or 2
    return Server(data or data_folder(), limits or Limits(), workers or max(2, cores - 1), pause)
