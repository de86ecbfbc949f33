# Generated from codegen/emit/python/support/caller.py by `make generate`: do not edit.
"""Sends requests and repeats those that failed for a passing reason."""

from __future__ import annotations

import time
import os
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import httpx

from ._exchange import (
    Answer,
    KeyHeader,
    Operation,
    Request,
    answer_of,
    checked_url,
    no_response,
    request_of,
    wait_before,
)
from ._platform import KEY_HEADER
from ._result import Result
from ._version import __version__
from .errors import AlmanacError

T = TypeVar("T")


class Caller:
    def __init__(
        self,
        base_url: str | None,
        key: str | None,
        *,
        timeout: float,
        retries: int,
        longest_wait: float,
        http: httpx.Client | None,
    ) -> None:
        base_url = base_url if base_url is not None else os.environ.get("ALMANAC_URL")
        if not base_url:
            raise ValueError("base_url is missing: pass the address of the server, or set ALMANAC_URL.")
        self.base_url = checked_url(base_url)
        key = key if key is not None else os.environ.get("ALMANAC_KEY")
        self._auth = KeyHeader(KEY_HEADER, key) if key else None
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._owns_http = http is None
        self._http = http if http is not None else httpx.Client()

    def close(self) -> None:
        if self._owns_http:
            self._http.close()

    def call(self, operation: Operation[T], values: Mapping[str, object]) -> Result[T]:
        answer = self.send(request_of(operation, values))
        return Result(answer.body, answer.headers, operation.id, self.base_url)

    def pages(self, operation: Operation[T], values: Mapping[str, object]) -> Iterator[Result[T]]:
        """Follows `next_offset` to the last page."""
        offset: object = values.get("offset")
        while True:
            page = self.call(operation, {**values, "offset": offset})
            yield page
            following: object = page.get("next_offset")
            # A server that does not advance must not cause an endless loop.
            if not isinstance(following, int) or following <= (offset if isinstance(offset, int) else 0):
                return
            offset = following

    def send(self, request: Request) -> Answer:
        """Raises AlmanacError."""
        tried = 0
        while True:
            try:
                return self._attempt(request)
            except AlmanacError as error:
                wait = wait_before(error, request.changes, tried)
                if tried >= self._retries or wait is None or wait > self._longest_wait:
                    raise
            tried += 1
            time.sleep(wait)

    def _attempt(self, request: Request) -> Answer:
        headers: dict[str, Any] = {**request.headers, "User-Agent": f"almanac-client/{__version__} (Python)"}
        try:
            response = self._http.request(
                request.method,
                f"{self.base_url}{request.path}",
                content=request.body,
                headers=headers,
                auth=self._auth,
                timeout=self._timeout,
                follow_redirects=False,
            )
        except httpx.TransportError as error:
            # Not `from error`: the request of its error contains the key.
            raise no_response(error) from None
        return answer_of(response.status_code, response.headers, response.content)
