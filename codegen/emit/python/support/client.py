"""The asynchronous client."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING

import httpx

from ._caller_async import AsyncCaller
from ._find import FoundTools
from ._query import QueryCall, QueryResult
from ._resources_async import AsyncAnswers, async_find, async_query

if TYPE_CHECKING:
    # service types
    # area types


class AsyncAlmanac:
    """A client of one server: `almanac.<service>.<tool>(...)` and `almanac.api.<area>.<endpoint>(...)`.

    Use it as a context manager, or call `aclose` at the end.
    """

    def __init__(
        self,
        base_url: str | None = None,
        key: str | None = None,
        *,
        timeout: float = 60.0,
        retries: int = 2,
        longest_wait: float = 30.0,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """
        Args:
            base_url: Address of the server, such as https://almanac.example.org. Default: the variable ALMANAC_URL.
            key: API key. Default: the variable ALMANAC_KEY. Without a key, only a few calls are possible.
            timeout: Seconds to connect, and seconds to wait for data, per attempt. Slow tools take up to 50.
            retries: Retries of a call that failed for a passing reason and is safe to repeat.
            longest_wait: Longest wait before a retry, in seconds. If the server requests a longer wait, the call fails.
            http: Sends the requests, for example through a proxy. It is not closed with this client.
        """
        self._caller = AsyncCaller(
            base_url, key, timeout=timeout, retries=retries, longest_wait=longest_wait, http=http
        )

    def __repr__(self) -> str:
        return f"AsyncAlmanac({self._caller.base_url!r})"

    async def aclose(self) -> None:
        """Close the connections."""
        await self._caller.aclose()

    async def __aenter__(self) -> AsyncAlmanac:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.aclose()

    async def find(self, question: str, *, limit: int = 3) -> FoundTools:
        """Find the tools for a question.

        Args:
            question: What you want to know, in a few English words, such as "inflation in Norway".
            limit: Maximum number of tools. 1 to 20.

        Returns:
            The tools, best match first, with their arguments and an example. Empty if no tool answers the question.
        """
        return await async_find(self._caller, question, limit)

    async def query(
        self,
        calls: Mapping[str, QueryCall],
        *,
        sql: str | None = None,
        limit: int | None = None,
        dry_run: bool | None = None,
    ) -> QueryResult:
        """Make up to 60 calls in one request and join their results with SQL.

        Args:
            calls: Calls by name, such as {"rate": {"tool": "eu-bank-fx.get_rate", "arguments": {"target": "NOK"}}}.
                The name is the table in sql. `for_each` of a call repeats it over values.
            sql: One SELECT statement (SQLite). Without it, the first rows of each table are returned.
            limit: Maximum number of rows. 1 to 1000. Default: 200 with sql, otherwise 20 per table.
            dry_run: Only check the request, and return its columns and number of calls.

        Returns:
            Rows with their columns; `df()` is the frame. Calls that failed are listed in `result["calls"]`.
        """
        return await async_query(self._caller, calls, sql, limit, dry_run)

    @cached_property
    def answers(self) -> AsyncAnswers:
        """Stored answers: open and check them."""
        return AsyncAnswers(self._caller)

    @cached_property
    def api(self) -> AsyncApi:
        """Endpoints below /api."""
        return AsyncApi(self._caller)

    # services


class AsyncApi:
    """Endpoints below /api, by area."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    # areas
