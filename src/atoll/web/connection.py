"""A connection before it is a WebSocket: uvicorn's HTTP, with deadlines, a limit of headers, and a count by address.

uvicorn closes a connection that is idle between two requests. This one also closes those that never ask, never finish
asking, or never read the answer; a stranger who opens many of them takes nothing from others.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .limits import RateLimiter, network

HEADER_BYTES = 64 * 1024


class HeadersTooLarge(Exception):
    """Stops the parser."""


class Connection(HttpToolsProtocol):
    """One HTTP connection; the rate limiter is `app_state["limiter"]`."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.limiter: RateLimiter = self.app_state["limiter"]
        self.deadline: asyncio.TimerHandle | None = None
        self.in_headers = False
        self.header_bytes = 0  # of the request that is being read: those that the parser has told
        self.received = 0  # and those that it was fed, as it tells none of a header that has not ended yet
        self.counted = False

    # -- coming and going -----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = self.limiter.connect(peer(self))
        if self.counted:
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._clear_deadline()
        if self.counted:
            self.limiter.disconnect(peer(self))

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a FastSocket's, which also counts it out."""
        self._clear_deadline()
        super().handle_websocket_upgrade()

    # -- deadlines ------------------------------------------------------------------------------------

    def _set_deadline(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limiter.limits.request_seconds, self._on_deadline)

    def _clear_deadline(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _on_deadline(self) -> None:
        self.deadline = None
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._set_deadline()  # the answer has to be read

    def resume_writing(self) -> None:
        super().resume_writing()
        self._clear_deadline()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._set_deadline()  # a closed connection stays until what was written is read

    # -- reading --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._set_deadline()
        super().data_received(data)
        if self.in_headers and not self.transport.is_closing():
            self.received += len(data)
            if self.received > HEADER_BYTES:
                self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_headers = True
        self.header_bytes = self.received = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(name + value)

    def _count(self, part: bytes) -> None:
        self.header_bytes += len(part)
        if self.header_bytes > HEADER_BYTES:
            raise HeadersTooLarge

    def on_headers_complete(self) -> None:
        self.in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._clear_deadline()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be parsed, and headers that are too large."""
        if max(self.header_bytes, self.received) <= HEADER_BYTES:
            super().send_400_response(msg)
        else:
            self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
            self._set_deadline()


def peer(protocol: Any) -> str:
    """Whom a connection counts for; nobody if it is our own proxy's, which carries everybody."""
    host = protocol.client[0] if protocol.client else ""
    return "" if host in getattr(protocol.config.loaded_app, "trusted_hosts", ()) else network(host)
