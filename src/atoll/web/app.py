"""The server: routes, doors and headers around the hall."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from atoll.text.catalogue import LANGUAGES

from . import openapi
from .api import ENDPOINTS, Ask, Endpoint, Text, shape
from .hall import Hall
from .limits import Doorman, Limits
from .log import LOG
from .people import COOKIE, YEAR
from .refusal import Refused, words
from .room import Listener
from .sockets import Socket, refuse
from .store import Stale
from .wire import Language, Problem

CREATED = 201  # a new table
STATIC = Path(__file__).parent / "static"

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Server:
    """Holds the hall while the server runs, and answers requests."""

    hall: Hall

    def __init__(self, data: Path, limits: Limits, workers: int, pause: float) -> None:
        self.data = data
        self.limits = limits
        self.workers = workers
        self.pause = pause
        self.doorman = Doorman(limits)

    def app(self) -> Starlette:
        """The whole as an ASGI application."""
        routes: list[Any] = [
            WebSocketRoute("/ws/tables/{id}", self._socket),
            *(Route(path, self._endpoints(path), methods=_methods(path)) for path in {e.path: 0 for e in ENDPOINTS}),
            Route("/api/openapi.json", self._openapi),
            Route("/api/{rest:path}", self._unknown),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
        ]
        if STATIC.is_dir():
            files = StaticFiles(directory=STATIC)
            routes += [Route("/{path:path}", _Page(files), methods=["GET"])]
        else:
            routes += [Route("/{path:path}", self._unbuilt)]
        app = Starlette(
            routes=routes,
            lifespan=self._life,
            exception_handlers={404: self._unknown, 405: self._wrong_method, Exception: self._fault},
        )
        app.add_middleware(GZipMiddleware, minimum_size=2000)
        app.add_middleware(Headers)
        return app

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        self.hall = await Hall.open(self.data, self.limits, self.workers, self.pause)
        try:
            yield
        finally:
            await self.hall.close()

    # -- HTTP -----------------------------------------------------------------------------------------

    def _endpoints(self, path: str) -> Any:
        """Answers all methods of one address."""
        by_method = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

        async def answer(request: Request) -> Response:
            endpoint = by_method["POST" if request.method == "POST" else "GET"]
            language = self._language(request)
            try:
                self._check(request)
                self._check_language(request)
                if endpoint.status == CREATED and not self.doorman.laying.take(address(request)):
                    raise Refused("too-fast")
                ask = Ask(
                    hall=self.hall,
                    person=await self.hall.person(self._person(request), language),
                    language=language,
                    path=request.path_params,
                    query=dict(request.query_params),
                    body=await self._body(request, endpoint),
                )
                if "lang" not in request.query_params and ask.person.language in ("en", "fr"):
                    ask.language = language = "fr" if ask.person.language == "fr" else "en"
                given = await endpoint.handler(ask)
            except Refused as refused:
                return self._refusal(refused, language)
            if isinstance(given, Text):
                headers = {"cache-control": f"public, max-age={given.fresh}" if given.fresh else "no-store"}
                return Response(given.body, media_type=given.media, headers=headers)
            response = _json(given, endpoint.status)
            if ask.become:
                secure = request.url.scheme == "https"
                cookie = self.hall.signer.cookie(ask.become)
                response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            return response

        return answer

    def _check(self, connection: HTTPConnection) -> None:
        """Nobody may act through a page of another house, and nobody too often."""
        origin = connection.headers.get("origin")
        if origin is not None and _host(origin) != connection.headers.get("host"):
            raise Refused("wrong-origin")
        if not self.doorman.asking.take(address(connection)):
            raise Refused("too-fast")

    @staticmethod
    def _check_language(request: Request) -> None:
        if any(wish not in LANGUAGES for wish in request.query_params.getlist("lang")):
            raise Refused("bad-message", "lang")

    async def _body(self, request: Request, endpoint: Endpoint) -> Any:
        """What a request brings, in the shape that its endpoint takes."""
        if endpoint.takes is None:
            return None
        size = 0
        parts = []
        async for part in request.stream():
            size += len(part)
            if size > self.limits.body_bytes:
                raise Refused("too-large")
            parts.append(part)
        try:
            return msgspec.json.decode(b"".join(parts) or b"{}", type=endpoint.takes)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("bad-message", str(error)[:200]) from None

    def _person(self, connection: HTTPConnection) -> str:
        """Who is behind a cookie; a stranger gets a new name."""
        # Starlette reads cookies as leniently as browsers send them: another program's odd one costs nobody a seat.
        person = self.hall.signer.read_cookie(connection.cookies.get(COOKIE, ""))
        return person or self.hall.signer.stranger()

    @staticmethod
    def _language(connection: HTTPConnection) -> Language:
        wish = connection.query_params.get("lang") or connection.headers.get("accept-language", "en")
        return "fr" if wish.lower().startswith("fr") else "en"

    def _refusal(self, refused: Refused, language: str) -> Response:
        self.hall.metrics.refusals[refused.name] += 1
        return _json(Problem(refused.name, refused.say(language)), refused.status)

    async def _unknown(self, request: Request, _: Exception | None = None) -> Response:
        return self._refusal(Refused("unknown-page"), self._language(request))

    async def _wrong_method(self, request: Request, error: Exception) -> Response:
        response = self._refusal(Refused("wrong-method"), self._language(request))
        response.headers.update(getattr(error, "headers", None) or {})  # says which methods there are
        return response

    async def _fault(self, request: Request, error: Exception) -> Response:
        LOG.error("a request failed", exc_info=error, extra={"about": {"path": request.url.path}})
        return _json(Problem("fault", words(self._language(request)).say("error-fault")), 500)

    async def _openapi(self, _: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    async def _health(self, _: Request) -> Response:
        """Whether a move could be kept now."""
        try:
            await self.hall.store.seen(time.time())
        except (Stale, sqlite3.Error) as error:
            return Response(f"cannot write: {error}\n", 503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    async def _metrics(self, _: Request) -> Response:
        return Response(self.hall.metrics.format(), media_type="text/plain; version=0.0.4")

    async def _unbuilt(self, request: Request) -> Response:
        return Response(words(self._language(request)).say("client-unbuilt") + "\n", 503, media_type="text/plain")

    # -- sockets --------------------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        """A browser at a table."""
        language = self._language(socket)
        where = address(socket)
        if not self.doorman.lets_in(where):
            await refuse(socket, Refused("too-fast"), language)
            return
        try:
            self._check(socket)
            person = await self.hall.person(self._person(socket), language)
            reader = Listener(person.id, person.name, language, shape(socket.query_params.get("shape", "wide")))
            room = await self.hall.room(socket.path_params["id"])
            try:
                await socket.accept()
                # A task of its own: to be woken through all the layers above for every word would take twice the steps.
                await asyncio.create_task(Socket(socket, self.hall, room, reader).run())
            finally:
                room.look_after()  # whoever was refused or hung up has woken it for nothing
        except Refused as refused:
            await refuse(socket, refused, language)
        finally:
            self.doorman.sees_off(where)


class Headers:
    """Puts the house rules for browsers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


class _Page:
    """The built client: its files by name, and its page for every address that it knows itself."""

    def __init__(self, files: StaticFiles) -> None:
        self.files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"].lstrip("/")
        hashed = path.startswith("assets/")
        if not (path and ".." not in path and _is_file(STATIC / path)):
            if hashed:  # of another version: a page in its place would be kept for a year
                await Response("gone\n", 404, {"cache-control": "no-store"}, "text/plain")(scope, receive, send)
                return
            path = "index.html"
        response = await self.files.get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        await response(scope, receive, send)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name longer than any file has
        return False


def _host(origin: str) -> str:
    """The house that a page comes from; nowhere, if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _methods(path: str) -> list[str]:
    return [endpoint.method for endpoint in ENDPOINTS if endpoint.path == path]


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def _json(body: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, media_type="application/json", headers=headers)
