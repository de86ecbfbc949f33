# Generated from codegen/emit/python/support/errors.py by `make generate`: do not edit.
"""Errors of calls. Catch :class:`AlmanacError` for all of them, or a subclass for one kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class ArgumentProblem:
    """An invalid argument."""

    parameter: str
    """Name of the argument, with a path into lists and objects."""
    message: str
    """The error and the accepted values."""
    code: str
    """The violated rule, such as `maximum`."""
    hint: str | None = None
    """The closest accepted value, if any."""


class AlmanacError(Exception):
    """The server rejected or failed the call. The message comes from the server."""

    code: str
    """A :data:`ProblemCode`; `not_readable` if the response does not come from Almanac; `no_response` without one."""
    status: int | None
    """HTTP status; None without a response."""
    errors: tuple[ArgumentProblem, ...]
    """Invalid arguments, with reasons."""
    retry_after: float | None
    """Seconds to wait before a retry, if the server sends them."""
    request_id: str | None
    """Identifies the call in the operator's logs."""

    def __init__(
        self,
        message: str,
        *,
        code: str,
        status: int | None = None,
        errors: tuple[ArgumentProblem, ...] = (),
        retry_after: float | None = None,
        request_id: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.errors = errors
        self.retry_after = retry_after
        self.request_id = request_id

    def __str__(self) -> str:
        lines = [str(self.args[0])]
        for each in self.errors:
            hint = "" if each.hint is None else f" ({each.hint})"
            lines.append(f"  {each.parameter} {each.message}{hint}")
        return "\n".join(lines)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (type(self), self.args, self.__dict__))


def _restored(kind: type[AlmanacError], args: tuple[Any, ...], state: dict[str, Any]) -> AlmanacError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class RequestError(AlmanacError):
    """The request is invalid, for example too large."""


class InvalidArgumentsError(RequestError):
    """Arguments are invalid; `errors` lists each of them with the accepted values."""


class AuthenticationError(AlmanacError):
    """The key is missing, unknown or revoked, or may not do this."""


class NotFoundError(AlmanacError):
    """No record, answer or tool has this name or identifier."""


class ConflictError(AlmanacError):
    """A limit of the plan is reached, or the record already exists."""


class RateLimitError(AlmanacError):
    """Too many calls; `retry_after` is the number of seconds to wait."""


class SourceError(AlmanacError):
    """The source of the data failed or is unavailable."""


class ServerError(AlmanacError):
    """The server failed."""


class NoResponseError(AlmanacError):
    """The server could not be reached."""


class ResponseTimeoutError(NoResponseError, TimeoutError):
    """The server did not respond in time."""


_BY_STATUS: Mapping[int, type[AlmanacError]] = {
    401: AuthenticationError,
    403: AuthenticationError,
    404: NotFoundError,
    409: ConflictError,
    410: NotFoundError,
    422: InvalidArgumentsError,
    429: RateLimitError,
    502: SourceError,
    504: SourceError,
}
_OF_SOURCES = {"not_configured", "preparing", "upstream_unavailable"}


def error_of(status: int, problem: object, retry_after: float | None) -> AlmanacError:
    """The error of a response. `problem` is its parsed body (RFC 9457), or anything else."""
    told = problem if isinstance(problem, Mapping) else {}
    code = told.get("code")
    words = told.get("detail") or told.get("title")
    message = words if isinstance(words, str) else f"The server responded with status {status}."
    request_id = told.get("request_id")
    return _kind(status, code)(
        message,
        code=code if isinstance(code, str) else "not_readable",
        status=status,
        errors=tuple(_problems(told.get("errors"))),
        retry_after=retry_after,
        request_id=request_id if isinstance(request_id, str) else None,
    )


def _kind(status: int, code: object) -> type[AlmanacError]:
    if code in _OF_SOURCES:
        return SourceError
    fallback = RequestError if 400 <= status < 500 else ServerError if status >= 500 else AlmanacError
    return _BY_STATUS.get(status, fallback)


def _problems(told: object) -> list[ArgumentProblem]:
    found = []
    for each in told if isinstance(told, list) else []:
        if isinstance(each, Mapping):
            hint = each.get("hint")
            parameter, message, code = (str(each.get(name, "")) for name in ("parameter", "message", "code"))
            found.append(ArgumentProblem(parameter, message, code, hint if isinstance(hint, str) else None))
    return found
