"""In which language somebody is answered."""

from starlette.requests import HTTPConnection

from atoll.text.catalogue import ENGLISH, LANGUAGES


def chosen_language(connection: HTTPConnection, own: str = "") -> str:
    """The language asked for in the address, or one's own, or the browser's; English if we speak none of them."""
    accepted = preferred(connection.headers.get("accept-language", ""))
    wishes = [connection.query_params.get("lang", ""), own, *accepted]
    return next((language for wish in wishes if (language := spoken_language(wish))), ENGLISH)


def spoken_language(wish: str) -> str:
    """The language of ours that a tag means: `fr` for `fr-CA`; empty if there is none."""
    tag = wish.strip().lower()
    return next((code for code in LANGUAGES if code.lower() in (tag, tag.partition("-")[0])), "")


def preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, the best first."""
    weighed = []
    for part in header.split(","):
        tag, _, quality = part.partition(";")
        weighed.append((_quality(quality), tag))
    return [tag for quality, tag in sorted(weighed, key=lambda pair: -pair[0]) if quality > 0]


def _quality(text: str) -> float:
    """The weight of a language; what cannot be read counts as one of no account."""
    if not text.strip():
        return 1.0
    try:
        return float(text.partition("=")[2])
    except ValueError:
        return 0.0
