"""A visitor made of code: speaks to a server as a browser does. For load, tests and programs of others."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection, HTTPResponse
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from . import wire

T = TypeVar("T")

_heard = msgspec.json.Decoder(wire.ServerMessage)


class Unwelcome(Exception):
    """The server refused; carries its problem."""

    def __init__(self, problem: wire.Problem, status: int = 0) -> None:
        super().__init__(f"{problem.name}: {problem.text}")
        self.problem = problem
        self.status = status


class Visitor:
    """Somebody with a cookie jar, who comes from one of this machine's addresses, or from any."""

    def __init__(self, host: str, port: int, source: str = "") -> None:
        self.host = host
        self.port = port
        self.source = (source, 0) if source else None
        self.cookie = ""
        self._kept: HTTPConnection | None = None

    # -- HTTP -----------------------------------------------------------------------------------------

    @contextmanager
    def keep_alive(self) -> Iterator[None]:
        """Make all requests, one after the other, over one connection, as a browser does."""
        self._kept = self._connection()
        try:
            yield
        finally:
            self._kept.close()
            self._kept = None

    def _connection(self) -> HTTPConnection:
        return HTTPConnection(self.host, self.port, timeout=30, source_address=self.source)

    async def fetch(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send a request; gives status, headers and body, and remembers the cookie."""
        return await asyncio.to_thread(self._fetch, method, path, body, headers or {})

    def _fetch(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, dict[str, str], bytes]:
        own = {"cookie": self.cookie} if self.cookie else {}
        connection = self._kept or self._connection()
        try:
            answer, content = _ask(connection, method, path, body, {**own, **headers})
        except ConnectionError:
            if connection is not self._kept:
                raise
            connection.close()  # the server has not waited for us: it is opened again
            answer, content = _ask(connection, method, path, body, {**own, **headers})
        finally:
            if connection is not self._kept:
                connection.close()
        given = {name.lower(): value for name, value in answer.getheaders()}
        if "set-cookie" in given:
            self.cookie = given["set-cookie"].partition(";")[0]
        return answer.status, given, content

    async def ask(self, method: str, path: str, gives: type[T], body: msgspec.Struct | None = None) -> T:
        """Ask for something; raises Unwelcome if it is refused."""
        data = msgspec.json.encode(body) if body is not None else None
        status, _, content = await self.fetch(method, path, data)
        if status >= 400:
            raise Unwelcome(msgspec.json.decode(content, type=wire.Problem), status)
        return msgspec.json.decode(content, type=gives)

    async def open_table(self, wish: wire.TableWish) -> wire.TableView:
        return await self.ask("POST", "/api/tables", wire.TableView, wish)

    async def rename(self, name: str) -> wire.Me:
        return await self.ask("POST", "/api/me", wire.Me, wire.MeWish(name=name))

    # -- at a table -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(
        self, table: str, language: str = "en", shape: str = "none", invite: str = "", *, deflate: bool = False
    ) -> AsyncIterator["Seated"]:
        """Open a table; browsers have what they are sent deflated."""
        url = f"ws://{self.host}:{self.port}/ws/tables/{table}?lang={language}&shape={shape}&invite={invite}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(
            url,
            additional_headers=headers,
            compression="deflate" if deflate else None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            close_timeout=1,
            local_addr=self.source,
        ) as socket:
            yield Seated(socket)


def _ask(
    connection: HTTPConnection, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> tuple[HTTPResponse, bytes]:
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    return answer, answer.read()


class Seated:
    """An open table: say something, hear what comes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, said: wire.ClientMessage) -> None:
        await self.socket.send(msgspec.json.encode(said), text=True)

    async def receive(self) -> wire.ServerMessage:
        message: wire.ServerMessage = _heard.decode(await self.socket.recv(decode=False))
        return message

    async def expect(self, kind: type[T], within: float = 20) -> T:
        """The next message of a kind; others are passed over."""
        async with asyncio.timeout(within):
            while True:
                message: Any = await self.receive()
                if isinstance(message, kind):
                    return message

    async def refusal(self, said: wire.ClientMessage) -> str:
        """Say something that is to be refused; gives the name of the problem."""
        await self.send(said)
        return (await self.expect(wire.Problem)).name
