# Generated from codegen/emit/python/support/resources.py by `make generate`: do not edit.
"""Queries, the search for tools, and stored answers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote

from ._caller_async import AsyncCaller
from ._exchange import Operation, Request
from ._query import QueryAnswer, QueryCall, QueryResult
from ._find import FoundTools, found_in
from .answers import AnswerCheck, AnswerKeys, StoredAnswer

_QUERY: Operation[QueryAnswer] = Operation("query", "POST", "/query")
_GET: Operation[StoredAnswer] = Operation("answers.get", "GET", "/answers/{id}")
_KEYS: Operation[AnswerKeys] = Operation("answers.keys", "GET", "/.well-known/jwks.json")


class AsyncAnswers:
    """Stored answers by their id, which is the last part of a permalink."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get(self, id: str) -> StoredAnswer:
        """Open an answer. Needs no key.

        Args:
            id: 26 characters, such as `result.answer_id`.

        Raises:
            NotFoundError: No answer has this id, or it is no longer kept.
        """
        return (await self._caller.call(_GET, {"id": id})).data

    async def check(self, id: str, *, value: float | str | None = None) -> AnswerCheck:
        """Make the call of an answer again and compare. Counts as one call.

        Args:
            id: 26 characters, such as `result.answer_id`.
            value: A figure to find in both answers. A text such as "1.15" also matches values that round to it.
        """
        operation: Operation[AnswerCheck] = Operation("answers.check", "POST", f"/answers/{quote(id, safe='')}/check")
        return (await self._caller.call(operation, {"value": value})).data

    async def keys(self) -> AnswerKeys:
        """The public keys for :func:`almanac_client.verify_answer`."""
        return (await self._caller.call(_KEYS, {})).data


async def async_query(
    caller: AsyncCaller, calls: Mapping[str, QueryCall], sql: str | None, limit: int | None, dry_run: bool | None
) -> QueryResult:
    sent = {"calls": calls, "sql": sql, "limit": limit, "dry_run": dry_run}
    result = await caller.call(_QUERY, sent)
    return QueryResult.of(result)


async def async_find(caller: AsyncCaller, question: str, limit: int) -> FoundTools:
    call = {"name": "find_tool", "arguments": {"query": question, "limit": limit}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call}
    headers = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    answer = await caller.send(Request("POST", "/mcp/", headers, json.dumps(message).encode(), changes=False))
    return found_in(answer.body)
