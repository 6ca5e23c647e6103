"""Writes the client's types from the wire: `python -m atoll.web.types > client/src/wire.ts`."""

import sys
from typing import Any, get_args

import msgspec

from atoll import scene

from . import wire

HEAD = "// Written by `python -m atoll.web.types` from src/atoll/web/wire. Do not edit.\n"

ROOTS = (
    wire.Me,
    wire.MeWish,
    wire.GameList,
    wire.Rules,
    wire.Primer,
    wire.Glossary,
    wire.Messages,
    wire.TableWish,
    wire.TableView,
    wire.LobbyView,
    wire.Sit,
    wire.Start,
    wire.PlayOn,
    wire.TermsWish,
    wire.Arrangement,
    wire.PlayAgain,
    wire.Abandon,
    wire.Archive,
    wire.Reach,
    wire.Lead,
    *get_args(wire.ClientMessage),
    *get_args(wire.ServerMessage),
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    kind = schema.get("type", "")
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return PLAIN[kind]


def interface(name: str, schema: dict[str, Any]) -> str:
    """One struct. A client may leave out what has a default; the server does so only where it omits defaults."""
    config = {**vars(scene), **vars(wire)}[name].__struct_config__
    whole = not config.forbid_unknown_fields and not config.omit_defaults
    needed = schema.get("properties", {}) if whole else schema.get("required", [])
    rows = [
        f"  {key}{'' if key in needed else '?'}: {written(part)};" for key, part in schema.get("properties", {}).items()
    ]
    return "\n".join([f"export interface {name} {{", *rows, "}"])


def types() -> str:
    """The whole module."""
    _, components = msgspec.json.schema_components(ROOTS, ref_template="#/{name}")
    unions = {"ClientMessage": get_args(wire.ClientMessage), "ServerMessage": get_args(wire.ServerMessage)}
    parts = [interface(name, schema) for name, schema in components.items()]
    parts += [f"export type {name} = {' | '.join(part.__name__ for part in parts)};" for name, parts in unions.items()]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(types())
