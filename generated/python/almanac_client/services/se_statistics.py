# Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.
"""Statistics Sweden: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class DataRecord(TypedDict):
    dimensions: dict[str, str]
    """Labels of the values, by variable code."""
    codes: NotRequired[dict[str, str]]
    """Codes of the values, by variable code; only if detail is full."""
    value: float | None
    """Value; null if none."""
    unit: NotRequired[str]
    """Unit, if it differs between records."""
    status: NotRequired[str]
    """Symbol in place of a figure: .. not available or too uncertain to show, . not applicable, - none."""


FilterKind: TypeAlias = Literal["item", "top", "all"]
"""item: selects the given values; top: selects the most recent periods, values contains one number; all: selects every
value, values contains *.
"""


class FoundTable(TypedDict):
    path: str
    """Path; pass it to get_table_metadata and get_data."""
    id: str
    """Id of the table."""
    text: str
    """Title."""
    type: ItemType
    first: NotRequired[str]
    """First period."""
    last: NotRequired[str]
    """Last period."""
    frequency: NotRequired[str]
    """Frequency according to the source: Monthly, Quarterly, Annual."""
    updated: NotRequired[str]
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if discontinued."""


ItemType: TypeAlias = Literal["folder", "table"]
"""folder: can be browsed; table: has metadata and figures."""


Language: TypeAlias = Literal["en", "sv"]
"""Language of titles and labels."""


class Subject(TypedDict):
    id: str
    """Code within its folder."""
    path: str
    """Full path from the top level."""
    text: str
    """Name."""
    type: ItemType
    updated: NotRequired[str]
    """When the table was last updated, in Swedish time."""


class TableVariable(TypedDict):
    code: str
    """Code for use in filters."""
    label: str
    """Name."""
    elimination: bool
    """True if the variable can be omitted; figures are then totals over all its values."""
    time: bool
    """True for the time variable; codes are 2024, 2024K3 (quarter), 2024M07 (month)."""
    value_count: int
    """Number of values."""
    values: list[ValueOfVariable]
    """Values in table order. For time, if values_limit is exceeded, only the most recent values are returned; use
    values_offset for earlier ones.
    """


class ValueOfVariable(TypedDict):
    code: str
    """Code for use in filters."""
    label: str
    """Meaning of the code."""


class ListSubjectsResult(TypedDict):
    count: int
    """Number of subjects; with a query, number of tables returned."""
    subjects: list[Subject]
    """Top-level subjects; empty with a query."""
    tables: NotRequired[list[FoundTable]]
    """Tables that match the query, best match first."""
    total: NotRequired[int]
    """Number of matching tables."""
    nearest: NotRequired[list[FoundTable]]
    """If nothing matches: the nearest datasets."""
    hint: NotRequired[str]
    """Suggestions for the next search. Lists the missing words if no result contains all of them."""


class BrowseSubjectResult(TypedDict):
    path: str
    """Requested path."""
    count: int
    """Number of items."""
    items: list[Subject]
    """Folders and tables."""


class GetTableMetadataResult(TypedDict):
    path: str
    """Requested path."""
    title: str
    """Title of the table."""
    updated: NotRequired[str]
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if one year plus three of its periods have passed since its latest period."""
    variables: list[TableVariable]
    """In table order."""
    notes: NotRequired[list[str]]
    """Source notes, shortened."""
    source: str
    """Citation."""
    url: str
    """Database page."""


class GetDataResult(TypedDict):
    path: str
    """Requested path."""
    label: str
    """Description of the figures, from the source."""
    source: str
    """Producer of the figures."""
    updated: str | None
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if one year plus three of its periods have passed since its latest period."""
    unit: NotRequired[str]
    """Unit, if the same for all records."""
    variables: dict[str, str]
    """Variable names by code."""
    omitted_variables: list[str]
    """Omitted variables; the figures are totals over their values."""
    count: int
    """Number of records returned."""
    total: int
    """Total number."""
    next_offset: NotRequired[int]
    """Offset of the next page."""
    records: list[DataRecord]
    """In table order."""
    url: str
    """Database page."""


class GetDataFiltersItem(TypedDict):
    code: str
    """Variable code."""
    filter: FilterKind
    """How to select values."""
    values: Sequence[str]
    """Codes of values (item), one number (top) or * (all)."""


_LIST_SUBJECTS: Operation[ListSubjectsResult] = Operation(
    "se-statistics.list_subjects", "POST", "/rest/se-statistics/list_subjects"
)
_BROWSE_SUBJECT: Operation[BrowseSubjectResult] = Operation(
    "se-statistics.browse_subject", "POST", "/rest/se-statistics/browse_subject"
)
_GET_TABLE_METADATA: Operation[GetTableMetadataResult] = Operation(
    "se-statistics.get_table_metadata", "POST", "/rest/se-statistics/get_table_metadata"
)
_GET_DATA: Operation[GetDataResult] = Operation("se-statistics.get_data", "POST", "/rest/se-statistics/get_data")
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "se-statistics.report_feedback", "POST", "/rest/se-statistics/report_feedback", changes=True
)


class SeStatisticsTools:
    """Statistics Sweden.

    Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden (SCB) database, by path or by
    search.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def list_subjects(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        lang: Language | None = None,
    ) -> Result[ListSubjectsResult]:
        """Swedish statistics by subject.

        Top-level subjects of Sweden's official statistics; with a query, matching tables, best match first. A query in
        plain English or Swedish searches all tables (titles, variables, subjects); totals and ongoing tables come
        first. Use when the user wants figures about Sweden and the table is unknown. For the folders and tables below a
        subject use browse_subject; for figures from a known table use get_data; for figures that compare Sweden with
        other countries use search_economic_indicators of economic-indicators.

        Args:
            query: Search words in plain language, such as population by municipality or sjukfrånvaro. At most 200
                characters.
            limit: Maximum number of tables for a query. 1 to 100. Default: 20.
            lang: Language of titles and labels. Default: "en".

        Returns:
            ListSubjectsResult: its fields; df() has the views Subjects, Tables, Nearest.

        Example:
            >>> almanac.se_statistics.list_subjects()
        """
        return self._caller.call(_LIST_SUBJECTS, {"query": query, "limit": limit, "lang": lang})

    def browse_subject(self, *, path: str, lang: Language | None = None) -> Result[BrowseSubjectResult]:
        """Tables of a Swedish subject.

        Folders and tables of Sweden's official statistics at a path, in source order. Top-level codes: AM labor market,
        BE population, BO housing, EN energy, FM financial markets, HA trade, HE household finances, HS health, JO
        agriculture, MI environment, NR national accounts, NV business, PR prices, TK transport, UF education. Use when
        the user browses the subjects and tables step by step. For a table on a topic, found by search words use
        list_subjects; for what a table holds use get_table_metadata.

        Args:
            path: Path, such as BE or BE/BE0101. Get it from list_subjects or browse_subject. At most 200
                characters.
            lang: Language of titles and labels. Default: "en".

        Returns:
            BrowseSubjectResult: its fields; df() has Table.

        Example:
            >>> almanac.se_statistics.browse_subject(path="BE/BE0101/BE0101A")
        """
        return self._caller.call(_BROWSE_SUBJECT, {"path": path, "lang": lang})

    def get_table_metadata(
        self,
        *,
        table_path: str,
        variable: str | None = None,
        values_limit: int | None = None,
        values_offset: int | None = None,
        lang: Language | None = None,
    ) -> Result[GetTableMetadataResult]:
        """Contents of a Swedish statistics table.

        Title and variables of a Statistics Sweden table, with their codes, labels and valid values. To get totals over
        a variable with elimination true, omit it in get_data. Use when the user needs the codes for the filters of
        get_data. For the figures use get_data; for an unknown table use list_subjects.

        Args:
            table_path: Full path to a table, such as BE/BE0101/BE0101A/BefolkningNy. Get it from list_subjects
                (path) or browse_subject (path). At most 200 characters.
            variable: Return only the variable with this code. At most 100 characters.
            values_limit: Maximum number of values per variable. Default: all, up to 300 and as many as fit in
                10,000 tokens; continue with values_offset. 1 to 2000.
            values_offset: Number of values to skip: for time, the most recent ones; for other variables, the first
                ones. 0 to 100000. Default: 0.
            lang: Language of titles and labels. Default: "en".

        Returns:
            GetTableMetadataResult: its fields; df() has the views Variables, Values.

        Example:
            >>> almanac.se_statistics.get_table_metadata(table_path="BE/BE0101/BE0101A/BefolkningNy")
        """
        return self._caller.call(
            _GET_TABLE_METADATA,
            {
                "table_path": table_path,
                "variable": variable,
                "values_limit": values_limit,
                "values_offset": values_offset,
                "lang": lang,
            },
        )

    def get_data(
        self,
        *,
        table_path: str,
        filters: Sequence[GetDataFiltersItem] | None = None,
        top_n: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["brief", "full"] | None = None,
        lang: Language | None = None,
    ) -> Result[GetDataResult]:
        """Figures from a Swedish statistics table.

        Figures from a Statistics Sweden table as labeled records, in table order, with source and last update. Without
        filters, returns the most recent top_n periods, every value of the variables that cannot be omitted, and totals
        over the other variables. For a variable with a filter, each selected value is returned. Requests for more cells
        than the source allows are rejected with advice on how to narrow them. Use when the user wants figures about
        Sweden and the table is known. For the codes for filters use get_table_metadata; for an unknown table use
        list_subjects.

        Args:
            table_path: Full path to a table. Get it from list_subjects (path) or browse_subject (path). At most 200
                characters.
            filters: Values to select per variable; codes from get_table_metadata. At most 30 values.
            top_n: Number of most recent periods to return if no filter applies to the time variable. 1 to 1000.
                Default: 5.
            limit: Maximum number of records. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 5000.
            offset: Number of records to skip. 0 to 150000. Default: 0.
            detail: full adds the codes of all values. Default: "brief".
            lang: Language of titles and labels. Default: "en".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.se_statistics.get_data(
            ...     table_path="BE/BE0101/BE0101A/BefolkningNy",
            ...     filters=[
            ...         {"code": "Region", "filter": "item", "values": ["00"]},
            ...         {"code": "Tid", "filter": "top", "values": ["2"]},
            ...     ],
            ... )
        """
        return self._caller.call(
            _GET_DATA,
            {
                "table_path": table_path,
                "filters": filters,
                "top_n": top_n,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "lang": lang,
            },
        )

    def iter_get_data(
        self,
        *,
        table_path: str,
        filters: Sequence[GetDataFiltersItem] | None = None,
        top_n: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["brief", "full"] | None = None,
        lang: Language | None = None,
    ) -> Iterator[Result[GetDataResult]]:
        """Iterate over the pages of get_data, one result per page.

        Args:
            table_path: As in get_data.
            filters: As in get_data.
            top_n: As in get_data.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_data.
            lang: As in get_data.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DATA,
            {
                "table_path": table_path,
                "filters": filters,
                "top_n": top_n,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "lang": lang,
            },
        )

    def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.se_statistics.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncSeStatisticsTools:
    """Statistics Sweden.

    Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden (SCB) database, by path or by
    search.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def list_subjects(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        lang: Language | None = None,
    ) -> Result[ListSubjectsResult]:
        """Swedish statistics by subject.

        Top-level subjects of Sweden's official statistics; with a query, matching tables, best match first. A query in
        plain English or Swedish searches all tables (titles, variables, subjects); totals and ongoing tables come
        first. Use when the user wants figures about Sweden and the table is unknown. For the folders and tables below a
        subject use browse_subject; for figures from a known table use get_data; for figures that compare Sweden with
        other countries use search_economic_indicators of economic-indicators.

        Args:
            query: Search words in plain language, such as population by municipality or sjukfrånvaro. At most 200
                characters.
            limit: Maximum number of tables for a query. 1 to 100. Default: 20.
            lang: Language of titles and labels. Default: "en".

        Returns:
            ListSubjectsResult: its fields; df() has the views Subjects, Tables, Nearest.

        Example:
            >>> almanac.se_statistics.list_subjects()
        """
        return await self._caller.call(_LIST_SUBJECTS, {"query": query, "limit": limit, "lang": lang})

    async def browse_subject(self, *, path: str, lang: Language | None = None) -> Result[BrowseSubjectResult]:
        """Tables of a Swedish subject.

        Folders and tables of Sweden's official statistics at a path, in source order. Top-level codes: AM labor market,
        BE population, BO housing, EN energy, FM financial markets, HA trade, HE household finances, HS health, JO
        agriculture, MI environment, NR national accounts, NV business, PR prices, TK transport, UF education. Use when
        the user browses the subjects and tables step by step. For a table on a topic, found by search words use
        list_subjects; for what a table holds use get_table_metadata.

        Args:
            path: Path, such as BE or BE/BE0101. Get it from list_subjects or browse_subject. At most 200
                characters.
            lang: Language of titles and labels. Default: "en".

        Returns:
            BrowseSubjectResult: its fields; df() has Table.

        Example:
            >>> almanac.se_statistics.browse_subject(path="BE/BE0101/BE0101A")
        """
        return await self._caller.call(_BROWSE_SUBJECT, {"path": path, "lang": lang})

    async def get_table_metadata(
        self,
        *,
        table_path: str,
        variable: str | None = None,
        values_limit: int | None = None,
        values_offset: int | None = None,
        lang: Language | None = None,
    ) -> Result[GetTableMetadataResult]:
        """Contents of a Swedish statistics table.

        Title and variables of a Statistics Sweden table, with their codes, labels and valid values. To get totals over
        a variable with elimination true, omit it in get_data. Use when the user needs the codes for the filters of
        get_data. For the figures use get_data; for an unknown table use list_subjects.

        Args:
            table_path: Full path to a table, such as BE/BE0101/BE0101A/BefolkningNy. Get it from list_subjects
                (path) or browse_subject (path). At most 200 characters.
            variable: Return only the variable with this code. At most 100 characters.
            values_limit: Maximum number of values per variable. Default: all, up to 300 and as many as fit in
                10,000 tokens; continue with values_offset. 1 to 2000.
            values_offset: Number of values to skip: for time, the most recent ones; for other variables, the first
                ones. 0 to 100000. Default: 0.
            lang: Language of titles and labels. Default: "en".

        Returns:
            GetTableMetadataResult: its fields; df() has the views Variables, Values.

        Example:
            >>> almanac.se_statistics.get_table_metadata(table_path="BE/BE0101/BE0101A/BefolkningNy")
        """
        return await self._caller.call(
            _GET_TABLE_METADATA,
            {
                "table_path": table_path,
                "variable": variable,
                "values_limit": values_limit,
                "values_offset": values_offset,
                "lang": lang,
            },
        )

    async def get_data(
        self,
        *,
        table_path: str,
        filters: Sequence[GetDataFiltersItem] | None = None,
        top_n: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["brief", "full"] | None = None,
        lang: Language | None = None,
    ) -> Result[GetDataResult]:
        """Figures from a Swedish statistics table.

        Figures from a Statistics Sweden table as labeled records, in table order, with source and last update. Without
        filters, returns the most recent top_n periods, every value of the variables that cannot be omitted, and totals
        over the other variables. For a variable with a filter, each selected value is returned. Requests for more cells
        than the source allows are rejected with advice on how to narrow them. Use when the user wants figures about
        Sweden and the table is known. For the codes for filters use get_table_metadata; for an unknown table use
        list_subjects.

        Args:
            table_path: Full path to a table. Get it from list_subjects (path) or browse_subject (path). At most 200
                characters.
            filters: Values to select per variable; codes from get_table_metadata. At most 30 values.
            top_n: Number of most recent periods to return if no filter applies to the time variable. 1 to 1000.
                Default: 5.
            limit: Maximum number of records. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 5000.
            offset: Number of records to skip. 0 to 150000. Default: 0.
            detail: full adds the codes of all values. Default: "brief".
            lang: Language of titles and labels. Default: "en".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.se_statistics.get_data(
            ...     table_path="BE/BE0101/BE0101A/BefolkningNy",
            ...     filters=[
            ...         {"code": "Region", "filter": "item", "values": ["00"]},
            ...         {"code": "Tid", "filter": "top", "values": ["2"]},
            ...     ],
            ... )
        """
        return await self._caller.call(
            _GET_DATA,
            {
                "table_path": table_path,
                "filters": filters,
                "top_n": top_n,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "lang": lang,
            },
        )

    def iter_get_data(
        self,
        *,
        table_path: str,
        filters: Sequence[GetDataFiltersItem] | None = None,
        top_n: int | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Literal["brief", "full"] | None = None,
        lang: Language | None = None,
    ) -> AsyncIterator[Result[GetDataResult]]:
        """Iterate over the pages of get_data, one result per page.

        Args:
            table_path: As in get_data.
            filters: As in get_data.
            top_n: As in get_data.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_data.
            lang: As in get_data.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DATA,
            {
                "table_path": table_path,
                "filters": filters,
                "top_n": top_n,
                "limit": limit,
                "offset": offset,
                "detail": detail,
                "lang": lang,
            },
        )

    async def report_feedback(
        self,
        *,
        feedback: str,
        feedback_type: FeedbackType | None = None,
    ) -> Result[ReportFeedbackResult]:
        """Report feedback on a service.

        Report a bug, a missing feature or any other remark about this service to its operators. The feedback is stored
        for the operators together with the service and the caller's key; no data or settings change. There is no reply,
        and feedback sent twice is stored twice. To get data, use the service's other tools. Use when a result looks
        wrong, something is missing, or a tool could be better.

        Args:
            feedback: Bug report or suggestion, in plain language. At most 4000 characters.
            feedback_type: Kind of feedback. Default: "general".

        Returns:
            ReportFeedbackResult: its fields; df() has one row.

        Example:
            >>> almanac.se_statistics.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
