"""Structured logs: one JSON object a line, on standard error.

Never a secret: no seeds, codes, views, cookies or words of people. Tracebacks are logged without
local variables for that reason."""

import logging
import secrets
import sys

import structlog

from deciban.kernel import Refusal


def set_up(level: int = logging.INFO) -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[_Bridge()], force=True)


def mishap(where: str, error: Exception) -> Refusal:
    """A mistake of ours: the log has the details, under the id that the user is shown."""
    name = secrets.token_hex(4)
    structlog.get_logger().error("mishap", id=name, where=where, exc_info=error)
    return Refusal("internal", {"id": name})


class _Bridge(logging.Handler):
    """What the libraries log, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        error = bool(record.exc_info and record.exc_info[0])
        structlog.get_logger().log(
            record.levelno,
            "library",
            logger=record.name,
            said=record.getMessage(),
            exc_info=record.exc_info if error else None,
        )
