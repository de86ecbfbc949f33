# Generated from spec/services/eu-bank-stats/service.yaml by `make generate`: do not edit.
"""European Central Bank statistics: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class BankObservation(TypedDict):
    series_key: str
    """Key of the series."""
    period: str
    """2024, 2024-Q1, 2024-03 or 2024-03-31."""
    value: float | None
    """Value; null if none."""
    status: NotRequired[str]
    """Status reported by the source, such as provisional or estimated, or the reason the value is missing; absent for
    normal values.
    """
    dimensions: NotRequired[dict[str, str]]
    """Label by dimension; only if detail is full, and omitted if the result would be too long."""


class BankSeries(TypedDict):
    series_key: str
    """Key of the series, such as D.USD.EUR.SP00.A."""
    discontinued: NotRequired[bool]
    """True if one year plus three of its periods have passed since its latest figure."""
    title: NotRequired[str | None]
    """Title from the source; omitted if detail is brief if there are more than 50 series."""
    unit: str | None
    """Unit of the values."""
    multiplier: int | None
    """Power of ten by which to multiply the values (6: millions); not applied to them."""
    dimensions: NotRequired[dict[str, Label]]
    """Code and label for each dimension; only if detail is full."""
    count: int
    """Number of the series' observations in this result."""


class Code(TypedDict):
    id: str
    """Code for use in a key."""
    label: str
    """Meaning of the code."""


class ComparedSeries(TypedDict):
    key: str
    """Requested key."""
    series_key: str | None
    """Key of the series; null if it has none."""
    title: str | None
    """Title from the source."""
    unit: str | None
    """Unit."""
    multiplier: int | None
    """Power of ten by which to multiply the values."""
    dimensions: dict[str, Label]
    """Code and label by dimension."""
    count: int
    """Number of observations."""
    discontinued: NotRequired[bool]
    """True if one year plus three of its periods have passed since its latest figure."""
    observations: list[Point]
    """Oldest first."""
    note: NotRequired[str]
    """Reason observations are missing."""


class Dataset(TypedDict):
    id: str
    """Dataflow id that the other tools accept."""
    name: str
    """Name."""
    agency: str
    """Maintaining agency, mostly ECB."""
    description: str | None
    """Subjects; null if unknown."""
    discontinued: NotRequired[bool]
    """True if discontinued."""
    successor: NotRequired[str]
    """Dataflow that replaced it."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: code labels appear only once, in dimensions; full: labels also appear in every series, and in the observations
if they fit.
"""


class Dimension(TypedDict):
    id: str
    """Dimension."""
    name: str
    """Name."""
    position: int
    """Position in the key, from 1."""
    code_count: int
    """Number of codes in use."""
    codes: list[Code]
    """Codes in use, starting at codes_offset."""


class Label(TypedDict):
    code: str
    """Code."""
    label: str
    """Meaning of the code."""


class Point(TypedDict):
    period: str
    """Period."""
    value: float | None
    """Value; null if none."""
    status: NotRequired[str]
    """Status reported by the source, such as provisional or estimated, or the reason the value is missing; absent for
    normal values.
    """


class SearchDatasetsResult(TypedDict):
    count: int
    """Number of datasets returned."""
    total: int
    """Number of matches."""
    datasets: list[Dataset]
    """Best match first."""
    nearest: NotRequired[list[Dataset]]
    """If nothing matches: the nearest datasets."""
    hint: NotRequired[str]
    """Suggestions for the next search. Lists the missing words if no result contains all of them."""


class ListDatasetsResult(TypedDict):
    count: int
    """Number of datasets returned."""
    total: int
    """Total number."""
    next_offset: NotRequired[int]
    """Offset of the next page."""
    datasets: list[Dataset]
    """Sorted by id; with a topic, best match first."""
    nearest: NotRequired[list[Dataset]]
    """If no dataset matches the topic: the nearest ones."""
    hint: NotRequired[str]
    """Suggestions for the next search. Lists the missing words if no result contains all of them."""


class GetDatasetStructureResult(TypedDict):
    dataflow: str
    """Id of the dataset."""
    name: str
    """Name."""
    discontinued: NotRequired[bool]
    """True if discontinued."""
    successor: NotRequired[str]
    """Dataflow that replaced it."""
    key_template: str
    """Dimensions in the order of the key, such as FREQ.CURRENCY.CURRENCY_DENOM."""
    time_dimension: str | None
    """Time dimension; not part of the key."""
    dimensions: list[Dimension]
    """In key order."""
    url: str
    """Page of the dataset."""


class GetDataResult(TypedDict):
    dataflow: str
    """Id of the dataset."""
    name: str
    """Name."""
    key: str | None
    """Requested key."""
    discontinued: NotRequired[bool]
    """True if the dataset is discontinued."""
    successor: NotRequired[str]
    """Dataflow that replaced it."""
    count: int
    """Number of observations returned."""
    truncated: bool
    """True if more observations are available than were fetched."""
    dimensions: dict[str, dict[str, str]]
    """Labels of the codes in these series, by dimension, in the order of the key."""
    series: list[BankSeries]
    """Series that these observations belong to."""
    observations: list[BankObservation]
    """Grouped by series, oldest first."""
    hint: NotRequired[str]
    """How to get the remaining observations, or the reason the result is empty."""
    source: str
    """Citation."""
    url: str
    """Dataset page."""


class CompareSeriesResult(TypedDict):
    dataflow: str
    """Id of the dataset."""
    name: str
    """Name."""
    discontinued: NotRequired[bool]
    """True if the dataset is discontinued."""
    successor: NotRequired[str]
    """Dataflow that replaced it."""
    count: int
    """Number of requested keys."""
    series: list[ComparedSeries]
    """In the order of the requested keys; a key that matches several series returns all of them."""
    failed: NotRequired[list[str]]
    """Keys for which the source returned no response."""
    source: str
    """Citation."""
    url: str
    """Dataset page."""


_SEARCH_DATASETS: Operation[SearchDatasetsResult] = Operation(
    "eu-bank-stats.search_datasets", "POST", "/rest/eu-bank-stats/search_datasets"
)
_LIST_DATASETS: Operation[ListDatasetsResult] = Operation(
    "eu-bank-stats.list_datasets", "POST", "/rest/eu-bank-stats/list_datasets"
)
_GET_DATASET_STRUCTURE: Operation[GetDatasetStructureResult] = Operation(
    "eu-bank-stats.get_dataset_structure", "POST", "/rest/eu-bank-stats/get_dataset_structure"
)
_GET_DATA: Operation[GetDataResult] = Operation("eu-bank-stats.get_data", "POST", "/rest/eu-bank-stats/get_data")
_COMPARE_SERIES: Operation[CompareSeriesResult] = Operation(
    "eu-bank-stats.compare_series", "POST", "/rest/eu-bank-stats/compare_series"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "eu-bank-stats.report_feedback", "POST", "/rest/eu-bank-stats/report_feedback", changes=True
)


class EuBankStatsTools:
    """European Central Bank statistics.

    European Central Bank statistics on the euro area: money, banks, interest and exchange rates, prices, balance of
    payments, as time series selected by SDMX keys.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_datasets(self, *, query: str, limit: int | None = None) -> Result[SearchDatasetsResult]:
        """Find ECB datasets.

        Datasets of the European Central Bank that match a question, best match first. Use when the user wants money,
        bank, interest or exchange rate figures for the euro area and the dataset is unknown. For all datasets use
        list_datasets; for figures from a known dataset use get_data; for indicators by country from four other
        organizations use search_economic_indicators of economic-indicators; for today's reference rate of a currency
        use get_rate of eu-bank-fx.

        Args:
            query: Search words in plain language, such as mortgage rates. At most 200 characters.
            limit: Maximum number of datasets. 1 to 50. Default: 20.

        Returns:
            SearchDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.eu_bank_stats.search_datasets(query="exchange rates")
        """
        return self._caller.call(_SEARCH_DATASETS, {"query": query, "limit": limit})

    def list_datasets(
        self,
        *,
        topic: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListDatasetsResult]:
        """All ECB datasets.

        All datasets of the European Central Bank sorted by id, or those on one topic. Use when the user wants an
        overview of the datasets that the ECB publishes. For the dataset that fits a question use search_datasets.

        Args:
            topic: Only datasets on this topic. At most 100 characters.
            limit: Maximum number of results. 1 to 200. Default: 50.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            ListDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.eu_bank_stats.list_datasets()
        """
        return self._caller.call(_LIST_DATASETS, {"topic": topic, "limit": limit, "offset": offset})

    def iter_list_datasets(
        self,
        *,
        topic: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[ListDatasetsResult]]:
        """Iterate over the pages of list_datasets, one result per page.

        Args:
            topic: As in list_datasets.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_DATASETS, {"topic": topic, "limit": limit, "offset": offset})

    def get_dataset_structure(
        self,
        *,
        dataflow: str,
        dimension: str | None = None,
        codes_limit: int | None = None,
        codes_offset: int | None = None,
    ) -> Result[GetDatasetStructureResult]:
        """Dimensions of an ECB dataset.

        The dimensions of an ECB dataset in the order of the key, each with the codes in use. A key consists of one code
        per dimension, joined by dots. An empty part selects all codes; + joins several codes. Use when the user needs
        to build a key for get_data. For the figures use get_data.

        Args:
            dataflow: Id of the dataset, such as EXR. Get it from search_datasets (id) or list_datasets (id). At
                most 60 characters.
            dimension: Only this dimension. At most 60 characters.
            codes_limit: Maximum number of codes per dimension. Default: all, up to 300 and as many as fit in 10,000
                tokens; continue with codes_offset. 1 to 2000.
            codes_offset: Number of codes to skip. 0 to 100000. Default: 0.

        Returns:
            GetDatasetStructureResult: its fields; df() has the views Dimensions, Codes.

        Example:
            >>> almanac.eu_bank_stats.get_dataset_structure(dataflow="EXR")
        """
        return self._caller.call(
            _GET_DATASET_STRUCTURE,
            {
                "dataflow": dataflow,
                "dimension": dimension,
                "codes_limit": codes_limit,
                "codes_offset": codes_offset,
            },
        )

    def get_data(
        self,
        *,
        dataflow: str,
        key_filter: str | None = None,
        start_period: str | None = None,
        end_period: str | None = None,
        limit: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetDataResult]:
        """Figures from an ECB dataset.

        Observations of the ECB series that a key selects, grouped by series, oldest first, with labels, unit and
        status. truncated is true if there are more rows. Without start_period, returns the most recent observations of
        each series. Use when the user wants interest rates, money or other ECB figures and the dataset is known. For
        several series side by side use compare_series; for the codes of a key use get_dataset_structure.

        Args:
            dataflow: Id of the dataset, such as EXR. Get it from search_datasets (id) or list_datasets (id). At
                most 60 characters.
            key_filter: Key with one code per dimension, joined by dots; an empty part selects all codes, + joins
                several: D.USD+NOK.EUR.SP00.A. At most 400 characters.
            start_period: First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15.
            end_period: Last period, in the same formats.
            limit: Maximum number of observations. 1 to 1000. Default: 200.
            detail: Whether code labels appear once or in every row. Default: "brief".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures, Series.

        Example:
            >>> almanac.eu_bank_stats.get_data(
            ...     dataflow="EXR",
            ...     key_filter="D.USD.EUR.SP00.A",
            ...     start_period="2024-06",
            ...     end_period="2024-06",
            ... )
        """
        return self._caller.call(
            _GET_DATA,
            {
                "dataflow": dataflow,
                "key_filter": key_filter,
                "start_period": start_period,
                "end_period": end_period,
                "limit": limit,
                "detail": detail,
            },
        )

    def compare_series(
        self,
        *,
        dataflow: str,
        keys: Sequence[str],
        start_period: str | None = None,
        end_period: str | None = None,
    ) -> Result[CompareSeriesResult]:
        """ECB series side by side.

        Up to ten series of one dataset, in the order of the requested keys, each with its observations (by default the
        latest 24). Use when the user wants to compare several interest rates, currencies or other ECB figures. For one
        series, or all that a key selects use get_data.

        Args:
            dataflow: Id of the dataset. Get it from search_datasets (id) or list_datasets (id). At most 60
                characters.
            keys: Keys with one code per dimension, such as D.USD.EUR.SP00.A. At most 10 values.
            start_period: First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15.
            end_period: Last period, in the same formats.

        Returns:
            CompareSeriesResult: its fields; df() has the views Chart, Figures, Series.

        Example:
            >>> almanac.eu_bank_stats.compare_series(
            ...     dataflow="EXR",
            ...     keys=["D.USD.EUR.SP00.A", "D.NOK.EUR.SP00.A"],
            ...     start_period="2024-06",
            ...     end_period="2024-06",
            ... )
        """
        return self._caller.call(
            _COMPARE_SERIES,
            {
                "dataflow": dataflow,
                "keys": keys,
                "start_period": start_period,
                "end_period": end_period,
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
            >>> almanac.eu_bank_stats.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncEuBankStatsTools:
    """European Central Bank statistics.

    European Central Bank statistics on the euro area: money, banks, interest and exchange rates, prices, balance of
    payments, as time series selected by SDMX keys.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_datasets(self, *, query: str, limit: int | None = None) -> Result[SearchDatasetsResult]:
        """Find ECB datasets.

        Datasets of the European Central Bank that match a question, best match first. Use when the user wants money,
        bank, interest or exchange rate figures for the euro area and the dataset is unknown. For all datasets use
        list_datasets; for figures from a known dataset use get_data; for indicators by country from four other
        organizations use search_economic_indicators of economic-indicators; for today's reference rate of a currency
        use get_rate of eu-bank-fx.

        Args:
            query: Search words in plain language, such as mortgage rates. At most 200 characters.
            limit: Maximum number of datasets. 1 to 50. Default: 20.

        Returns:
            SearchDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.eu_bank_stats.search_datasets(query="exchange rates")
        """
        return await self._caller.call(_SEARCH_DATASETS, {"query": query, "limit": limit})

    async def list_datasets(
        self,
        *,
        topic: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListDatasetsResult]:
        """All ECB datasets.

        All datasets of the European Central Bank sorted by id, or those on one topic. Use when the user wants an
        overview of the datasets that the ECB publishes. For the dataset that fits a question use search_datasets.

        Args:
            topic: Only datasets on this topic. At most 100 characters.
            limit: Maximum number of results. 1 to 200. Default: 50.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            ListDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.eu_bank_stats.list_datasets()
        """
        return await self._caller.call(_LIST_DATASETS, {"topic": topic, "limit": limit, "offset": offset})

    def iter_list_datasets(
        self,
        *,
        topic: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[ListDatasetsResult]]:
        """Iterate over the pages of list_datasets, one result per page.

        Args:
            topic: As in list_datasets.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_DATASETS, {"topic": topic, "limit": limit, "offset": offset})

    async def get_dataset_structure(
        self,
        *,
        dataflow: str,
        dimension: str | None = None,
        codes_limit: int | None = None,
        codes_offset: int | None = None,
    ) -> Result[GetDatasetStructureResult]:
        """Dimensions of an ECB dataset.

        The dimensions of an ECB dataset in the order of the key, each with the codes in use. A key consists of one code
        per dimension, joined by dots. An empty part selects all codes; + joins several codes. Use when the user needs
        to build a key for get_data. For the figures use get_data.

        Args:
            dataflow: Id of the dataset, such as EXR. Get it from search_datasets (id) or list_datasets (id). At
                most 60 characters.
            dimension: Only this dimension. At most 60 characters.
            codes_limit: Maximum number of codes per dimension. Default: all, up to 300 and as many as fit in 10,000
                tokens; continue with codes_offset. 1 to 2000.
            codes_offset: Number of codes to skip. 0 to 100000. Default: 0.

        Returns:
            GetDatasetStructureResult: its fields; df() has the views Dimensions, Codes.

        Example:
            >>> almanac.eu_bank_stats.get_dataset_structure(dataflow="EXR")
        """
        return await self._caller.call(
            _GET_DATASET_STRUCTURE,
            {
                "dataflow": dataflow,
                "dimension": dimension,
                "codes_limit": codes_limit,
                "codes_offset": codes_offset,
            },
        )

    async def get_data(
        self,
        *,
        dataflow: str,
        key_filter: str | None = None,
        start_period: str | None = None,
        end_period: str | None = None,
        limit: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetDataResult]:
        """Figures from an ECB dataset.

        Observations of the ECB series that a key selects, grouped by series, oldest first, with labels, unit and
        status. truncated is true if there are more rows. Without start_period, returns the most recent observations of
        each series. Use when the user wants interest rates, money or other ECB figures and the dataset is known. For
        several series side by side use compare_series; for the codes of a key use get_dataset_structure.

        Args:
            dataflow: Id of the dataset, such as EXR. Get it from search_datasets (id) or list_datasets (id). At
                most 60 characters.
            key_filter: Key with one code per dimension, joined by dots; an empty part selects all codes, + joins
                several: D.USD+NOK.EUR.SP00.A. At most 400 characters.
            start_period: First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15.
            end_period: Last period, in the same formats.
            limit: Maximum number of observations. 1 to 1000. Default: 200.
            detail: Whether code labels appear once or in every row. Default: "brief".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures, Series.

        Example:
            >>> almanac.eu_bank_stats.get_data(
            ...     dataflow="EXR",
            ...     key_filter="D.USD.EUR.SP00.A",
            ...     start_period="2024-06",
            ...     end_period="2024-06",
            ... )
        """
        return await self._caller.call(
            _GET_DATA,
            {
                "dataflow": dataflow,
                "key_filter": key_filter,
                "start_period": start_period,
                "end_period": end_period,
                "limit": limit,
                "detail": detail,
            },
        )

    async def compare_series(
        self,
        *,
        dataflow: str,
        keys: Sequence[str],
        start_period: str | None = None,
        end_period: str | None = None,
    ) -> Result[CompareSeriesResult]:
        """ECB series side by side.

        Up to ten series of one dataset, in the order of the requested keys, each with its observations (by default the
        latest 24). Use when the user wants to compare several interest rates, currencies or other ECB figures. For one
        series, or all that a key selects use get_data.

        Args:
            dataflow: Id of the dataset. Get it from search_datasets (id) or list_datasets (id). At most 60
                characters.
            keys: Keys with one code per dimension, such as D.USD.EUR.SP00.A. At most 10 values.
            start_period: First period: 2024, 2024-Q1, 2024-03, 2024-W05, or a day such as 2024-03-15.
            end_period: Last period, in the same formats.

        Returns:
            CompareSeriesResult: its fields; df() has the views Chart, Figures, Series.

        Example:
            >>> almanac.eu_bank_stats.compare_series(
            ...     dataflow="EXR",
            ...     keys=["D.USD.EUR.SP00.A", "D.NOK.EUR.SP00.A"],
            ...     start_period="2024-06",
            ...     end_period="2024-06",
            ... )
        """
        return await self._caller.call(
            _COMPARE_SERIES,
            {
                "dataflow": dataflow,
                "keys": keys,
                "start_period": start_period,
                "end_period": end_period,
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
            >>> almanac.eu_bank_stats.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
