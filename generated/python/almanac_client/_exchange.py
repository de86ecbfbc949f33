# Generated from codegen/emit/python/support/exchange.py by `make generate`: do not edit.
"""Requests and responses, without sending them: shared by the synchronous and the asynchronous client."""

from __future__ import annotations

import datetime
import json
import random
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar
from urllib.parse import quote, urlencode

import httpx

from .errors import AlmanacError, NoResponseError, ResponseTimeoutError, error_of

T = TypeVar("T")

_TEMPORARY = {429, 502, 503, 504}
_FIRST_WAIT = 0.5


@dataclass(frozen=True)
class Operation(Generic[T]):
    """One tool or endpoint. `T` is the type of its result."""

    id: str
    method: str
    path: str
    """Contains `{name}` for each path parameter."""
    changes: bool = False
    """Whether it changes state. Such a call is repeated only if the server did not execute it."""


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes | None
    changes: bool


@dataclass(frozen=True)
class Answer:
    """A successful response."""

    body: Any
    headers: Mapping[str, str] = field(repr=False)


class KeyHeader(httpx.Auth):
    """Sends the key. Not in the client's headers, because a `repr` would show it."""

    def __init__(self, name: str, key: str) -> None:
        self._name = name
        self._key = key

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        request.headers[self._name] = self._key
        yield request

    def __repr__(self) -> str:
        return "KeyHeader(***)"


def checked_url(base_url: str) -> str:
    """Raises ValueError unless it is the URL of a server."""
    try:
        url = httpx.URL(base_url)
    except (httpx.InvalidURL, TypeError) as error:
        raise ValueError(f"base_url is not a URL: {error}") from None
    if url.scheme not in {"http", "https"} or not url.host:
        raise ValueError(f"base_url must be an http or https URL, such as https://almanac.example.org: {base_url!r}")
    if url.userinfo:
        raise ValueError("base_url must not contain credentials; pass the key as key.")
    return base_url.rstrip("/")


def request_of(operation: Operation[Any], values: Mapping[str, object]) -> Request:
    """Omits arguments that are None."""
    sent = {name: value for name, value in values.items() if value is not None}
    headers = {"Accept": "application/json"}
    path = operation.path
    if operation.method == "POST":
        body = json.dumps(sent, default=_plain, allow_nan=False).encode()
        return Request("POST", path, {**headers, "Content-Type": "application/json"}, body, operation.changes)
    query: list[tuple[str, str]] = []
    for name, value in sent.items():
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", quote(_text(value), safe=""))
        else:
            items = value if isinstance(value, Iterable) and not isinstance(value, (str, Mapping)) else [value]
            query.extend((name, _text(item)) for item in items)
    address = f"{path}?{urlencode(query)}" if query else path
    return Request("GET", address, headers, None, operation.changes)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, datetime.date):
        return str(_plain(value))
    return json.dumps(value, default=_plain, allow_nan=False)


def _plain(value: object) -> object:
    """Dates become ISO 8601, values of NumPy and pandas plain lists and numbers."""
    if isinstance(value, datetime.datetime) and value.tzinfo is None and value.time() == datetime.time():
        return value.date().isoformat()
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    to_list = getattr(value, "tolist", None)
    if callable(to_list):
        return to_list()
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, Iterable):
        return list(value)
    raise TypeError(f"Arguments must be JSON values, not {type(value).__name__}")


def answer_of(status: int, headers: Mapping[str, str], content: bytes) -> Answer:
    """Raises AlmanacError unless the response is a success in JSON."""
    try:
        body: Any = json.loads(content)
    except (ValueError, RecursionError):
        body = None
    if status == 200 and isinstance(body, dict):
        return Answer(body, headers)
    if 200 <= status < 300:
        raise AlmanacError("The response is not an answer of Almanac.", code="not_readable", status=status)
    raise error_of(status, body, _seconds(headers.get("Retry-After")))


def no_response(error: httpx.TransportError) -> NoResponseError:
    kind = ResponseTimeoutError if isinstance(error, httpx.TimeoutException) else NoResponseError
    words = str(error) or type(error).__name__
    return kind(f"The server did not respond: {words}", code="no_response")


def _seconds(text: str | None) -> float | None:
    is_number = text is not None and text.isascii() and text.isdigit() and len(text) <= 7
    return float(text) if text is not None and is_number else None


def wait_before(error: AlmanacError, changes: bool, tried: int) -> float | None:
    """Seconds before a retry; None if a retry would not help, or could repeat a change."""
    # Random jitter, so callers that failed together do not retry together.
    wait = _FIRST_WAIT * 2.0**tried * random.uniform(0.5, 1.0)
    if isinstance(error, NoResponseError):
        return None if changes else wait
    if error.status not in _TEMPORARY or (changes and error.status != 429):
        return None
    if error.retry_after is not None:
        return max(wait, error.retry_after)
    return None if error.status == 503 else wait
