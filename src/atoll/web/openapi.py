"""The HTTP part as an OpenAPI document, made from the endpoints themselves."""

import re
from functools import cache
from typing import Any

import msgspec

import atoll

from .api import ENDPOINTS, MOST_ENTRIES, Endpoint
from .refusal import STATUS
from .wire import Problem

ENTRY = {"type": "integer", "minimum": 0, "maximum": MOST_ENTRIES}
REF = "#/components/schemas/{name}"


@cache
def document() -> bytes:
    """The whole document, as JSON."""
    types = [t for e in ENDPOINTS for t in (e.gives, e.takes) if t is not None and not isinstance(t, str)]
    _, components = msgspec.json.schema_components([*types, Problem], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Atoll", "version": atoll.__version__, "description": atoll.__doc__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": ENTRY if name == "n" else {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query.items()]
    if isinstance(endpoint.gives, str):
        content: dict[str, Any] = {endpoint.gives: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": _ref(endpoint.gives)}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": in_path + in_query,
        "responses": {str(endpoint.status): {"description": endpoint.summary, "content": content}, **_refusals()},
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {
            "content": {"application/json": {"schema": _ref(endpoint.takes)}},
        }
    return operation


def _refusals() -> dict[str, Any]:
    """Any request can be refused; the body names the problem."""
    names: dict[int, list[str]] = {}
    for name, status in STATUS.items():
        names.setdefault(status, []).append(name)
    content = {"application/json": {"schema": _ref(Problem)}}
    return {str(status): {"description": ", ".join(names[status]), "content": content} for status in sorted(names)}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}
