"""The server: routes, checks of every request, and headers."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers as RequestHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import clock, openapi
from .api import ENDPOINTS, Ask, Endpoint, Identified, Text, shape
from .backups import KEPT
from .languages import chosen_language
from .limits import Limits, RateLimiter, network
from .log import LOG, log_trouble
from .people import COOKIE, YEAR
from .reach import LOCAL, Listening
from .refusal import Refused, words
from .room import THINK_TIME
from .session import Session, refuse
from .store import Stale, Unkept
from .subscriber import Subscriber
from .tables import Tables
from .wire import Problem

STATIC = Path(__file__).parent / "static"
COMPRESSED = {".css", ".html", ".js", ".json", ".svg"}
SOCKET_COST = 3
"""How many requests a socket counts for: it wakes a table and is sent all of it."""

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
    """Owns the tables while the server runs, and answers requests."""

    tables: Tables

    def __init__(self, data: Path, limits: Limits, workers: int, pause: float) -> None:
        self.data = data
        self.limits = limits
        self.workers = workers
        self.pause = pause
        self.backups = KEPT
        self.store_url = ""  # the database that keeps the tables, if it is not the file
        self.think_time = THINK_TIME
        self.compiled: Path | None = None  # where bots find their code compiled, now or later
        self.cluster = ""  # the address of a Ray cluster that thinks for the bots
        self.limiter = RateLimiter(limits)
        self.local = False  # it serves this machine alone
        self.listening = Listening("127.0.0.1", 0)

    def app(self) -> Starlette:
        """The whole as an ASGI application."""
        compressed = [Middleware(GZipMiddleware, minimum_size=2000)]
        routes: list[Any] = [
            WebSocketRoute("/ws/tables/{id}", self._socket),
            *(
                Route(path, self._endpoints(path), methods=_methods(path), middleware=compressed)
                for path in {e.path: 0 for e in ENDPOINTS}
            ),
            Route("/api/openapi.json", self._openapi, middleware=compressed),
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
        app.add_middleware(Headers)
        return app

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Open the tables; what is given here is known to every connection as its `app_state`."""
        self.tables = await Tables.open(
            self.data,
            self.limits,
            self.workers,
            self.pause,
            self.backups,
            self.think_time,
            self.compiled,
            self.store_url,
        )
        self.tables.listening = self.listening
        if self.cluster:
            self.tables.bots.join(self.cluster)
        try:
            yield {"limiter": self.limiter}
        finally:
            await self.tables.close()

    # -- HTTP -----------------------------------------------------------------------------------------

    def _endpoints(self, path: str) -> Any:
        """Answers all methods of one address."""
        by_method = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

        async def answer(request: Request) -> Response:
            endpoint = by_method["POST" if request.method == "POST" else "GET"]
            language = chosen_language(request)
            try:
                self._check(request, endpoint.cost)
                if endpoint.opens_table and not self.limiter.new_tables.take(address(request)):
                    raise Refused("too-fast")
                ask = Ask(
                    tables=self.tables,
                    person=await self.tables.person(self._person(request), language),
                    language=language,
                    address=address(request),
                    path=request.path_params,
                    query=dict(request.query_params),
                    body=await self._body(request, endpoint),
                )
                ask.language = language = chosen_language(request, ask.person.language)
                given = await endpoint.handler(ask)
            except Refused as refused:
                return self._refusal(refused, language)
            except ClientDisconnect:  # they hung up in the middle, and nobody hears an answer
                return Response(status_code=400)
            except (Stale, Unkept) as error:  # the disk is full, or a backup is restored just now
                log_trouble("a request cannot be kept", error, path=request.url.path)
                return self._refusal(Refused("busy"), language)
            if isinstance(given, Text):
                headers = {"cache-control": f"public, max-age={given.max_age}" if given.max_age else "no-store"}
                return Response(given.body, media_type=given.media, headers=headers)
            if not isinstance(given, Identified):
                return _json(given, endpoint.status)
            response = _json(given.body, endpoint.status)
            cookie = self.tables.signer.cookie(given.person)
            secure = request.url.scheme == "https"
            response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
            return response

        return answer

    def _check(self, connection: HTTPConnection, cost: int = 1) -> None:
        """The rate limit of an address; and against other sites, CSRF and DNS rebinding."""
        headers = connection.headers
        origin = headers.get("origin")
        if origin is not None and not _same_origin(origin, connection):
            raise Refused("wrong-origin")
        if headers.get("sec-fetch-site") == "cross-site" and connection.scope.get("method") not in {"GET", "HEAD"}:
            raise Refused("wrong-origin")
        if self.local and _name(headers.get("host", "")) not in LOCAL:  # another site's name that leads here
            raise Refused("wrong-host")
        if not self.limiter.requests.take(address(connection), cost):
            raise Refused("too-fast")

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
        person = self.tables.signer.read_cookie(connection.cookies.get(COOKIE, "")) or self.tables.signer.stranger()
        if self.tables.barred.keeps_out(person, address(connection)):
            raise Refused("barred")
        return person

    def _refusal(self, refused: Refused, language: str) -> Response:
        self.tables.metrics.refusals[refused.name] += 1
        return _json(Problem(refused.name, refused.sentence(language)), refused.status)

    async def _unknown(self, request: Request, _: Exception | None = None) -> Response:
        return self._refusal(Refused("unknown-page"), chosen_language(request))

    async def _wrong_method(self, request: Request, error: Exception) -> Response:
        response = self._refusal(Refused("wrong-method"), chosen_language(request))
        response.headers.update(getattr(error, "headers", None) or {})  # says which methods there are
        return response

    async def _fault(self, request: Request, error: Exception) -> Response:
        LOG.error("a request failed", exc_info=error, extra={"about": {"path": request.url.path}})
        return _json(Problem("fault", words(chosen_language(request)).message("error-fault")), 500)

    async def _openapi(self, _: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    async def _health(self, _: Request) -> Response:
        """Whether a move could be kept now."""
        try:
            await self.tables.store.heartbeat(clock.now())
        except (Stale, Unkept) as error:
            return Response(f"cannot write: {error}\n", 503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    async def _metrics(self, _: Request) -> Response:
        return Response(self.tables.metrics.format(), media_type="text/plain; version=0.0.4")

    async def _unbuilt(self, request: Request) -> Response:
        return Response(words(chosen_language(request)).message("client-unbuilt") + "\n", 503, media_type="text/plain")

    # -- sockets --------------------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        """A browser at a table."""
        language = chosen_language(socket)
        where = address(socket)
        if not self.limiter.acquire(where):
            await refuse(socket, Refused("too-fast"), language)
            return
        try:
            self._check(socket, SOCKET_COST)
            person = await self.tables.person(self._person(socket), language)
            wish = socket.query_params
            layout = shape(wish.get("shape", "wide"))
            reader = Subscriber(person.id, person.name, language, layout, where, wish.get("invite", ""))
            room = await self.tables.room(socket.path_params["id"])
            try:
                await socket.accept()
                if room.closed:  # it has gone to sleep meanwhile
                    room = await self.tables.room(room.table.id)
                # A task of its own: to be woken through all the layers above for every word would take twice the steps.
                await asyncio.create_task(Session(socket, self.tables, room, reader, where).run())
            finally:
                room.schedule()  # whoever was refused or hung up has woken it for nothing
        except Refused as refused:
            await refuse(socket, refused, language)
        finally:
            self.limiter.release(where)


class Headers:
    """Puts the security headers on every answer."""

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
        if _takes_gzip(path, response, RequestHeaders(scope=scope)):
            body = _gzipped(path, (STATIC / path).stat().st_mtime_ns)
            kept = {name: value for name, value in response.headers.items() if name != "content-length"}
            response = Response(body, headers={**kept, "content-encoding": "gzip"})
        response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        await response(scope, receive, send)


def _takes_gzip(path: str, response: Response, headers: RequestHeaders) -> bool:
    whole = response.status_code == 200 and "range" not in headers
    return whole and Path(path).suffix in COMPRESSED and "gzip" in headers.get("accept-encoding", "")


@lru_cache(256)
def _gzipped(path: str, _mtime: int) -> bytes:
    """A file of the client, compressed once for everybody."""
    return gzip.compress((STATIC / path).read_bytes(), mtime=0)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name longer than any file has
        return False


def _same_origin(origin: str, connection: HTTPConnection) -> bool:
    """Whether a page is ours: of the same host and port, and no unsafe page of a safe site.

    A proxy that ends TLS and does not say so makes a safe site look unsafe, so the other way round nothing is refused.
    """
    try:
        scheme, host, *_ = urlsplit(origin)
    except ValueError:  # it cannot be read
        return False
    unsafe = scheme != "https" and connection.url.scheme in {"https", "wss"}
    return host == connection.headers.get("host") and not unsafe


def _name(host: str) -> str | None:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _methods(path: str) -> list[str]:
    return [endpoint.method for endpoint in ENDPOINTS if endpoint.path == path]


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return network(connection.client.host) if connection.client is not None else ""


def _json(body: object, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, media_type="application/json", headers=headers)
