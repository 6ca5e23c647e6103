"""The HTTP part: one endpoint a thing that can be asked, described once for the router and for OpenAPI."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import Struct

from atoll.text.catalogue import LANGUAGES

from . import shelf, wire
from .frames import Reader
from .hall import Hall
from .refusal import Refused
from .table import Person

MOST_ENTRIES = 100_000


class Text(Struct, frozen=True):
    """An answer that is not JSON. `fresh` is how many seconds it may be kept."""

    body: bytes
    media: str
    fresh: int = 0


@dataclass
class Ask:
    """A request: who asks what."""

    hall: Hall
    person: Person
    language: wire.Language
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    become: str = ""  # who the browser is from now on, if that changes


Handler = Callable[[Ask], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """Something that can be asked: how, what it takes, what it gives."""

    method: Literal["GET", "POST"]
    path: str
    handler: Handler
    gives: Any
    takes: type[Struct] | None = None
    query: dict[str, dict[str, Any]] = field(default_factory=dict)
    status: int = 200

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


async def me(ask: Ask) -> wire.Me:
    """Who this browser is."""
    ask.become = ask.person.id
    return _me(ask, ask.person)


async def change_me(ask: Ask) -> wire.Me:
    """Change my name or language, or become who holds a key."""
    wish: wire.MeWish = ask.body
    person = ask.person
    if wish.key is not None:
        holder = ask.hall.signer.read_key(wish.key)
        if holder is None:
            raise Refused("unknown-key")
        person = await ask.hall.person(holder, ask.language)
    if wish.name is not None:
        person.name = clean(wish.name)
    if wish.language is not None:
        person.language = wish.language
    await ask.hall.store.keep(person)
    ask.become = person.id
    return _me(ask, person)


def _me(ask: Ask, person: Person) -> wire.Me:
    language: wire.Language = "fr" if person.language == "fr" else "en"
    return wire.Me(person.name, language, ask.hall.signer.key(person.id))


def clean(name: str) -> str:
    """A name as it can stand in a record: one line, nothing invisible."""
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not name:
        raise Refused("bad-message", "name")
    return name


async def all_games(ask: Ask) -> wire.Shelf:
    """The titles on the shelf."""
    await ask.hall.warm()
    return shelf.shelf(ask.language)


async def game_rules(ask: Ask) -> wire.Rules:
    """The rules of a game, paragraph by paragraph."""
    return shelf.rules(ask.path["game"], ask.language)


async def symbols(ask: Ask) -> Text:
    """The drawings of a game."""
    return _art(ask, "symbols.svg")


async def style(ask: Ask) -> Text:
    """The style sheet of a game's table."""
    return _art(ask, "table.css")


def _art(ask: Ask, name: str) -> Text:
    body, media = shelf.art(ask.path["game"], name)
    return Text(body, media, fresh=365 * 86_400 if "v" in ask.query else 60)


async def shell_texts(ask: Ask) -> wire.Messages:
    """The shell's own texts."""
    return shelf.messages(ask.language)


async def lobby(ask: Ask) -> wire.Tables:
    """My tables, open tables and finished games."""
    return await ask.hall.lobby(ask.person)


async def lay(ask: Ask) -> wire.TableView:
    """Lay a new table."""
    ask.become = ask.person.id
    return ask.hall.view(await ask.hall.lay(ask.person, ask.body), ask.person)


async def table(ask: Ask) -> wire.TableView:
    """One table."""
    return ask.hall.view(await ask.hall.table(ask.path["id"]), ask.person)


async def sit(ask: Ask) -> wire.TableView:
    """Sit down."""
    ask.become = ask.person.id
    return ask.hall.view(await ask.hall.sit(ask.person, ask.path["id"], ask.body), ask.person)


async def leave(ask: Ask) -> wire.TableView:
    """Stand up; during the game a bot plays on."""
    return ask.hall.view(await ask.hall.leave(ask.person, ask.path["id"]), ask.person)


async def start(ask: Ask) -> wire.TableView:
    """Begin the game; for the host."""
    return ask.hall.view(await ask.hall.start(ask.person, ask.path["id"], ask.body.level), ask.person)


async def record(ask: Ask) -> Text:
    """The record of a finished game, sealed, as `atoll verify` reads it."""
    return Text((await ask.hall.record(ask.path["id"], ask.person)).encode(), "text/plain; charset=utf-8")


async def replay(ask: Ask) -> wire.Frame:
    """A finished game after so many lines of its record."""
    n = whole(ask.path["n"], 0, MOST_ENTRIES)
    table = await ask.hall.finished(ask.path["id"], ask.person)
    seat = whole(ask.query["seat"], -1, 15) if "seat" in ask.query else table.seat_of(ask.person.id)
    reader = Reader("", "", ask.language, shape(ask.query.get("shape", "wide")))
    return await ask.hall.replay(table, n, seat, reader)


async def lead(ask: Ask) -> wire.Lead:
    """Who was ahead in a finished game, position by position."""
    return await ask.hall.lead(await ask.hall.finished(ask.path["id"], ask.person), ask.language)


async def play_on(ask: Ask) -> wire.TableView:
    """A new table from a position of a finished game."""
    ask.become = ask.person.id
    return ask.hall.view(await ask.hall.play_on(ask.person, ask.path["id"], ask.body.n), ask.person)


def whole(text: str, least: int, most: int) -> int:
    """A whole number in an address."""
    try:
        number = int(text)
    except ValueError:
        raise Refused("bad-message", text[:20]) from None
    if not least <= number <= most:
        raise Refused("bad-message", text[:20])
    return number


def shape(text: str) -> wire.Shape:
    try:
        wish: wire.Shape = msgspec.convert(text, wire.Shape)
    except msgspec.ValidationError:
        raise Refused("bad-message", "shape") from None
    return wish


LANG: dict[str, dict[str, Any]] = {"lang": {"enum": list(LANGUAGES)}}
VERSION: dict[str, dict[str, Any]] = {"v": {"type": "string"}}
REPLAY: dict[str, dict[str, Any]] = {
    **LANG,
    "seat": {"type": "integer", "minimum": -1, "maximum": 15},
    "shape": {"enum": ["wide", "tall", "none"]},
}

ENDPOINTS = (
    Endpoint("GET", "/api/me", me, wire.Me, query=LANG),
    Endpoint("POST", "/api/me", change_me, wire.Me, wire.MeWish),
    Endpoint("GET", "/api/games", all_games, wire.Shelf, query=LANG),
    Endpoint("GET", "/api/games/{game}/rules", game_rules, wire.Rules, query=LANG),
    Endpoint("GET", "/api/games/{game}/symbols.svg", symbols, "image/svg+xml", query=VERSION),
    Endpoint("GET", "/api/games/{game}/table.css", style, "text/css", query=VERSION),
    Endpoint("GET", "/api/messages", shell_texts, wire.Messages, query=LANG),
    Endpoint("GET", "/api/tables", lobby, wire.Tables, query=LANG),
    Endpoint("POST", "/api/tables", lay, wire.TableView, wire.TableWish, status=201),
    Endpoint("GET", "/api/tables/{id}", table, wire.TableView, query=LANG),
    Endpoint("POST", "/api/tables/{id}/sit", sit, wire.TableView, wire.Sit),
    Endpoint("POST", "/api/tables/{id}/leave", leave, wire.TableView),
    Endpoint("POST", "/api/tables/{id}/start", start, wire.TableView, wire.Start),
    Endpoint("GET", "/api/tables/{id}/record", record, "text/plain"),
    Endpoint("GET", "/api/tables/{id}/replay/{n}", replay, wire.Frame, query=REPLAY),
    Endpoint("GET", "/api/tables/{id}/lead", lead, wire.Lead),
    Endpoint("POST", "/api/tables/{id}/play-on", play_on, wire.TableView, wire.PlayOn, status=201),
)
