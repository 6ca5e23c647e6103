"""What the server writes down: one JSON object a line, without seeds, keys, cookies or talk."""

import logging
import sys
import time
from typing import Any

import msgspec

LOG = logging.getLogger("atoll.web")


class JsonLines(logging.Formatter):
    """A record as one line that programs can read."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_event(what: str, **about: str | int | float) -> None:
    """Write one line."""
    LOG.info(what, extra={"about": about})


def log_trouble(what: str, error: Exception, **about: str | int | float) -> None:
    """Write one line about something that could not be done, with the reason and without a traceback."""
    LOG.error(what, extra={"about": {**about, "why": str(error) or type(error).__name__}})


def open_log(level: int = logging.INFO) -> None:
    """Write to standard error, our own lines and those of the HTTP server alike."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("atoll.web", level), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
