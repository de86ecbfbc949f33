# Generated from codegen/emit/python/support/query.py by `make generate`: do not edit.
"""Several calls in one request, joined by SQL."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

from ._frames import query_frame
from ._result import Result, Source

if TYPE_CHECKING:
    import pandas


class MembersOf(TypedDict):
    """The members of a group of countries, such as EU, NORDIC or G7."""

    members_of: str
    at: NotRequired[str]
    """Day of the membership. Default: today."""


class ColumnOf(TypedDict):
    """A column of another call."""

    column: str
    """`<call>.<column>`"""


class QueryCall(TypedDict):
    tool: str
    """Name of a tool, such as places.search_cities."""
    arguments: NotRequired[Mapping[str, Any]]
    for_each: NotRequired[Mapping[str, Any]]
    """By argument: a list of values, {"members_of": group}, or {"column": "<call>.<column>"}."""


QueryColumn = TypedDict(
    "QueryColumn",
    {
        "name": str,
        "type": Literal["text", "number", "integer", "boolean", "json"],
        # Calls that its values come from.
        "calls": list[str],
        # Kind of its values, such as currency or period.
        "is": NotRequired[str],
        # Unit of all its values.
        "unit": NotRequired[str],
    },
)


class QueryTable(TypedDict):
    columns: list[QueryColumn]
    rows: list[list[str | float | None]]
    row_count: int
    truncated: bool
    """Whether there are more rows."""


class QueryFailure(TypedDict):
    arguments: dict[str, Any]
    """Arguments that for_each varied."""
    code: str
    message: str


class QuerySource(TypedDict):
    source: NotRequired[str]
    publisher: str
    licence: NotRequired[str]
    page: NotRequired[str]
    as_of: NotRequired[str]
    cache: NotRequired[Literal["hit", "stale", "miss"]]
    fetched_at: NotRequired[str]


class QueryCallAnswer(TypedDict):
    arguments: dict[str, Any]
    id: str
    """Id of the answer, for `almanac.answers.get`."""


class QueryCallReport(TypedDict):
    tool: str
    made: int
    rows: int
    omitted: int
    """Rows beyond the 10,000 that a table can have."""
    failed: list[QueryFailure]
    sources: list[QuerySource]
    answers: list[QueryCallAnswer]


class QueryCost(TypedDict):
    calls: int
    """Number of calls that the request makes."""
    at_most: NotRequired[int]


class QueryAnswer(TypedDict):
    columns: NotRequired[list[QueryColumn]]
    rows: NotRequired[list[list[str | float | None]]]
    row_count: NotRequired[int]
    truncated: NotRequired[bool]
    tables: NotRequired[dict[str, QueryTable]]
    """Without sql: the table of each call."""
    calls: dict[str, QueryCallReport]
    warnings: list[str]
    """Reasons to read figures with care, such as different units in one column."""
    dry_run: NotRequired[QueryCost]


class QueryResult(Result[QueryAnswer]):
    """The result of several calls."""

    @classmethod
    def of(cls, result: Result[QueryAnswer]) -> QueryResult:
        return cls(result.data, result._headers, result.operation, result.base_url)

    @property
    def sources(self) -> tuple[Source, ...]:
        """The sources of all calls."""
        told = [each for call in self.data["calls"].values() for each in call["sources"]]
        found = [Source.of(each) for each in told]
        return tuple(dict.fromkeys(found))

    def df(self, view: str | None = None, *, wide: bool = False) -> pandas.DataFrame:
        """The rows as a DataFrame.

        Args:
            view: Name of the call, without sql. Default: the only one.
            wide: Not supported: use pivot of pandas.

        Returns:
            A frame with the units, the sources and the warnings in `attrs`.
        """
        if wide:
            raise ValueError("A query has no wide form; use DataFrame.pivot.")
        tables: Mapping[str, Any] = self["tables"] if "tables" in self else {"rows": self.data}
        name = view if view is not None else next(iter(tables))
        if name not in tables or (view is None and len(tables) > 1):
            raise ValueError(f"view must be one of {', '.join(tables)}")
        return query_frame(tables[name], {**self._attrs(), "warnings": list(self.data["warnings"])})
