"""The HTTP part: one endpoint a thing that can be asked, described once for the router and for OpenAPI."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import Struct

from . import catalog_page, finished, reach, rematch, seating, wire
from .frames import Reader
from .lobby import lobby_view, table_view
from .people import one_line
from .refusal import Refused
from .table import Person, Table
from .tables import Tables

MOST_ENTRIES = 100_000


class Text(Struct, frozen=True):
    """An answer that is not JSON. It may be cached for `max_age` seconds."""

    body: bytes
    media: str
    max_age: int = 0


class Identified(Struct, frozen=True):
    """An answer with a cookie that says who the browser is from now on."""

    person: str
    body: Struct


@dataclass
class Ask:
    """A request: who asks what."""

    tables: Tables
    person: Person
    language: str
    address: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None


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
    opens_table: bool = False  # has a rate limit of its own
    cost: int = 1  # how many requests it counts for

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()


async def me(ask: Ask) -> Identified:
    """Who this browser is."""
    return Identified(ask.person.id, _me(ask, ask.person))


async def change_me(ask: Ask) -> Identified:
    """Change my name or language, or become who holds a key."""
    wish: wire.MeWish = ask.body
    person = ask.person
    if wish.key is not None:
        holder = ask.tables.signer.read_key(wish.key)
        if holder is None:
            raise Refused("unknown-key")
        if ask.tables.barred.keeps_out(holder, ask.address):
            raise Refused("barred")
        person = await ask.tables.person(holder, ask.language)
    renamed = wish.name is not None and clean(wish.name) != person.name
    if wish.name is not None:
        person.name = clean(wish.name)
    if wish.language is not None:
        person.language = wish.language
    await ask.tables.store.keep(person)
    if renamed:
        await ask.tables.rename(person)
    return Identified(person.id, _me(ask, person))


def _me(ask: Ask, person: Person) -> wire.Me:
    return wire.Me(person.name, person.language, ask.tables.signer.key(person.id))


def clean(name: str) -> str:
    """A name as it can stand in a record."""
    name = one_line(name)
    if not name:
        raise Refused("bad-message", "name")
    return name


async def all_games(ask: Ask) -> wire.GameList:
    """The titles on the shelf."""
    await ask.tables.warm()
    return catalog_page.game_list(ask.language)


async def game_rules(ask: Ask) -> wire.Rules:
    """The rules of a game, paragraph by paragraph."""
    await ask.tables.warm()
    return catalog_page.rules(ask.path["game"], ask.language)


async def game_glossary(ask: Ask) -> wire.Glossary:
    """What the things on the table of a game are, each with its rule."""
    await ask.tables.warm()
    return catalog_page.things(ask.path["game"], ask.language)


async def game_primer(ask: Ask) -> wire.Primer:
    """The aim and a turn of a game in pictures, and the legend of its signs."""
    await ask.tables.warm()
    return catalog_page.primer(ask.path["game"], ask.language)


async def symbols(ask: Ask) -> Text:
    """The drawings of a game."""
    return await _art(ask, "symbols.svg")


async def cover(ask: Ask) -> Text:
    """The cover of a game."""
    return await _art(ask, "cover.svg")


async def style(ask: Ask) -> Text:
    """The style sheet of a game's table."""
    return await _art(ask, "table.css")


async def _art(ask: Ask, name: str) -> Text:
    await ask.tables.warm()
    body, media = catalog_page.art(ask.path["game"], name)
    return Text(body, media, max_age=365 * 86_400 if "v" in ask.query else 60)


async def shell_texts(ask: Ask) -> wire.Messages:
    """The shell's own texts."""
    return catalog_page.messages(ask.language)


async def lobby(ask: Ask) -> wire.LobbyView:
    """My tables, open tables and finished games."""
    return await lobby_view(ask.tables, ask.person)


async def open_table(ask: Ask) -> Identified:
    """Open a new table."""
    table = await seating.open_table(ask.tables, ask.person, ask.address, ask.body)
    return Identified(ask.person.id, _view(ask, table))


async def open_lesson(ask: Ask) -> Identified:
    """Learn a game by playing: a new lesson, or the one that I have not finished."""
    table = await seating.open_lesson(ask.tables, ask.person, ask.address, ask.path["game"])
    return Identified(ask.person.id, _view(ask, table))


async def table(ask: Ask) -> wire.TableView:
    """One table."""
    table = await ask.tables.table(ask.path["id"])
    if not table.open_to(ask.person.id, ask.query.get("invite", "")):
        raise Refused("no-guests")
    return _view(ask, table)


async def sit(ask: Ask) -> Identified:
    """Sit down."""
    return Identified(ask.person.id, _view(ask, await seating.sit(ask.tables, ask.person, ask.path["id"], ask.body)))


async def leave(ask: Ask) -> wire.TableView:
    """Stand up, or decline a seat that is kept; during the game a bot plays until one is back."""
    return _view(ask, await seating.leave(ask.tables, ask.person, ask.path["id"]))


async def start(ask: Ask) -> wire.TableView:
    """Begin the game; for the host."""
    return _view(ask, await seating.start(ask.tables, ask.person, ask.path["id"], ask.body.level))


async def arrange(ask: Ask) -> wire.TableView:
    """Rearrange the seats of a waiting table; for the host."""
    return _view(ask, await seating.arrange(ask.tables, ask.person, ask.path["id"], ask.body))


async def agree(ask: Ask) -> wire.TableView:
    """Change the terms of a waiting table; for the host."""
    return _view(ask, await seating.agree(ask.tables, ask.person, ask.path["id"], ask.body))


async def cancel(ask: Ask) -> wire.TableView:
    """Call a waiting table off; for the host."""
    return _view(ask, await seating.cancel(ask.tables, ask.person, ask.path["id"]))


async def resign(ask: Ask) -> wire.TableView:
    """Give up for good: a bot plays on, or the game ends, as the table agreed."""
    return _view(ask, await seating.resign(ask.tables, ask.person, ask.path["id"]))


async def abandon(ask: Ask) -> wire.TableView:
    """Wish to abandon the game, which all who play must wish; or wish to go on."""
    return _view(ask, await seating.abandon(ask.tables, ask.person, ask.path["id"], ask.body.wish))


async def archive(ask: Ask) -> wire.TableView:
    """Put a table away, or take it out again."""
    return _view(ask, await seating.archive(ask.tables, ask.person, ask.path["id"], ask.body.wish))


async def again(ask: Ask) -> Identified:
    """Play again with the same people, or accept to."""
    table = await rematch.play_again(ask.tables, ask.person, ask.address, ask.path["id"], ask.body.rotate)
    return Identified(ask.person.id, _view(ask, table))


async def reachable(ask: Ask) -> wire.Reach:
    """Under which addresses friends find this server; told to its own machine alone."""
    return reach.reach(ask.tables.listening, ask.address)


async def record(ask: Ask) -> Text:
    """The record of a finished game with its commitment, as `atoll verify` reads it."""
    text = await finished.record(ask.tables, ask.path["id"], ask.person)
    return Text(text.encode(), "text/plain; charset=utf-8")


async def replay(ask: Ask) -> msgspec.Raw:
    """A finished game after so many lines of its record."""
    n = whole(ask.path["n"], 0, MOST_ENTRIES)
    table = await finished.find(ask.tables, ask.path["id"], ask.person)
    seat = whole(ask.query["seat"], -1, 15) if "seat" in ask.query else table.seat_of(ask.person.id)
    reader = Reader("", "", ask.language, shape(ask.query.get("shape", "wide")))
    return await finished.replay(ask.tables, table, n, seat, reader)


async def lead(ask: Ask) -> msgspec.Raw:
    """Who was ahead in a finished game, position by position."""
    table = await finished.find(ask.tables, ask.path["id"], ask.person)
    return await finished.lead(ask.tables, table, ask.language)


async def play_on(ask: Ask) -> Identified:
    """A new table from a position of a finished game."""
    table = await finished.play_on(ask.tables, ask.person, ask.address, ask.path["id"], ask.body.n)
    return Identified(ask.person.id, _view(ask, table))


def _view(ask: Ask, table: Table) -> wire.TableView:
    return table_view(ask.tables, table, ask.person)


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


LANG: dict[str, dict[str, Any]] = {"lang": {"type": "string", "description": "the code of a language"}}
INVITE: dict[str, dict[str, Any]] = {**LANG, "invite": {"type": "string", "description": "to a closed table"}}
VERSION: dict[str, dict[str, Any]] = {"v": {"type": "string"}}
REPLAY: dict[str, dict[str, Any]] = {
    **LANG,
    "seat": {"type": "integer", "minimum": -1, "maximum": 15},
    "shape": {"enum": ["wide", "tall", "tablet", "none"]},
}

ENDPOINTS = (
    Endpoint("GET", "/api/me", me, wire.Me, query=LANG),
    Endpoint("POST", "/api/me", change_me, wire.Me, wire.MeWish),
    Endpoint("GET", "/api/games", all_games, wire.GameList, query=LANG),
    Endpoint("GET", "/api/games/{game}/rules", game_rules, wire.Rules, query=LANG),
    Endpoint("GET", "/api/games/{game}/glossary", game_glossary, wire.Glossary, query=LANG),
    Endpoint("GET", "/api/games/{game}/primer", game_primer, wire.Primer, query=LANG),
    Endpoint("GET", "/api/games/{game}/symbols.svg", symbols, "image/svg+xml", query=VERSION),
    Endpoint("GET", "/api/games/{game}/cover.svg", cover, "image/svg+xml", query=VERSION),
    Endpoint("GET", "/api/games/{game}/table.css", style, "text/css", query=VERSION),
    Endpoint("GET", "/api/reach", reachable, wire.Reach),
    Endpoint("POST", "/api/games/{game}/lesson", open_lesson, wire.TableView, status=201, opens_table=True),
    Endpoint("GET", "/api/messages", shell_texts, wire.Messages, query=LANG),
    Endpoint("GET", "/api/tables", lobby, wire.LobbyView, query=LANG),
    Endpoint("POST", "/api/tables", open_table, wire.TableView, wire.TableWish, status=201, opens_table=True),
    Endpoint("GET", "/api/tables/{id}", table, wire.TableView, query=INVITE),
    Endpoint("POST", "/api/tables/{id}/sit", sit, wire.TableView, wire.Sit),
    Endpoint("POST", "/api/tables/{id}/leave", leave, wire.TableView),
    Endpoint("POST", "/api/tables/{id}/start", start, wire.TableView, wire.Start),
    Endpoint("POST", "/api/tables/{id}/arrange", arrange, wire.TableView, wire.Arrangement),
    Endpoint("POST", "/api/tables/{id}/terms", agree, wire.TableView, wire.TermsWish),
    Endpoint("POST", "/api/tables/{id}/cancel", cancel, wire.TableView),
    Endpoint("POST", "/api/tables/{id}/resign", resign, wire.TableView),
    Endpoint("POST", "/api/tables/{id}/abandon", abandon, wire.TableView, wire.Abandon),
    Endpoint("POST", "/api/tables/{id}/archive", archive, wire.TableView, wire.Archive),
    Endpoint("POST", "/api/tables/{id}/again", again, wire.TableView, wire.PlayAgain, status=201, opens_table=True),
    Endpoint("GET", "/api/tables/{id}/record", record, "text/plain", cost=4),
    Endpoint("GET", "/api/tables/{id}/replay/{n}", replay, wire.Frame, query=REPLAY, cost=2),
    Endpoint("GET", "/api/tables/{id}/lead", lead, wire.Lead, cost=10),
    Endpoint("POST", "/api/tables/{id}/play-on", play_on, wire.TableView, wire.PlayOn, status=201, opens_table=True),
)
