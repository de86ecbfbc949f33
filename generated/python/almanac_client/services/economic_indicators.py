# Generated from spec/services/economic-indicators/service.yaml by `make generate`: do not edit.
"""Economic indicators: tools and types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


CountryGroupCode: TypeAlias = Literal[
    "EU",
    "EA",
    "EFTA",
    "NORDIC",
    "OECD",
    "G7",
    "G20",
    "EAS",
    "ECS",
    "LCN",
    "MEA",
    "NAC",
    "SAS",
    "SSF",
    "LIC",
    "LMC",
    "MIC",
    "UMC",
    "LMY",
    "HIC",
]
"""EU; EA: euro area; EFTA; NORDIC; OECD; G7; G20; World Bank regions EAS, ECS, LCN, MEA, NAC, SAS, SSF; World Bank
income groups LIC, LMC, MIC, UMC, LMY, HIC.
"""


class CountryOrGroup(TypedDict):
    code: str
    """Country, or code of a group of countries; identical throughout a result."""
    name: str
    """English name."""


class Dimension(TypedDict):
    id: str
    """Dimension, such as unit or sex."""
    name: str
    """Name."""
    code: str
    """Selected code."""
    label: str
    """Meaning of the code."""


class DimensionChoice(TypedDict):
    id: str
    """Dimension for which to select a code."""
    name: str
    """Name."""
    count: int
    """Number of codes; at most 40 are listed."""
    codes: list[DimensionCode]
    """Codes available for this country."""


class DimensionCode(TypedDict):
    code: str
    """Code to select."""
    label: str
    """Meaning of the code."""


class EconomicSeries(TypedDict):
    source: EconomicSource
    source_id: str
    """Id of this exact series."""
    name: str
    """Name of the indicator."""
    country: CountryOrGroup | None
    """Country or group of countries; null if the figures have none."""
    unit: str | None
    """Unit; null if the source reports none, in which case the name contains the unit."""
    multiplier: int | None
    """Power of ten by which to multiply the values (6: millions); null if none."""
    frequency: Frequency | None
    """How often figures are published."""
    adjustment: NotRequired[str]
    """Seasonal adjustment, as the source labels it, such as Seasonally adjusted; absent if the source has no such
    dimension.
    """
    dimensions: list[Dimension]
    """Other dimensions of the series: sex, age, adjustment, survey."""
    last_updated: str | None
    """When the source last changed its figures; null if unknown."""
    first: str | None
    """First period of the series in the requested years, even if observations does not include it."""
    last: str | None
    """Last period."""
    observation_count: int
    """Number of observations in the requested years."""
    citation: str
    """Citation."""
    url: str
    """Page about the series at the source."""
    discontinued: NotRequired[bool]
    """True if discontinued: the source marks it as discontinued, or one year plus three of its periods have passed
    since its latest figure.
    """
    notes: list[str]
    """Codes selected automatically, and omitted data."""
    observations: list[Observation]
    """Oldest first; unknown weeks precede the other periods of their year. If limit is exceeded, only the most recent
    observations are included.
    """


EconomicSource: TypeAlias = Literal[
    "development_bank",
    "economic_cooperation_org",
    "eu_statistics_office",
    "us_labour_statistics",
]
"""development_bank: World Bank; economic_cooperation_org: OECD; eu_statistics_office: Eurostat; us_labour_statistics:
US Bureau of Labor Statistics.
"""


class EconomicSourceInfo(TypedDict):
    source: EconomicSource
    name: str
    """Name of the organization."""
    coverage: str
    """Countries and years covered."""
    status: SourceStatus
    message: NotRequired[str]
    """Current limitations."""
    indicators: int | None
    """Number of entries in this server's copy of the source's list; null before the first download."""
    list_updated: str | None
    """When the list was downloaded."""
    id_example: str
    """Example of an id."""
    licence: str
    """License of its figures."""
    url: str
    """Home page."""


Frequency: TypeAlias = Literal["annual", "half_yearly", "quarterly", "monthly", "weekly", "daily"]
"""How often figures are published."""


class IndicatorHit(TypedDict):
    source: EconomicSource
    source_id: str
    """Id at this source; pass it as indicator to get_economic_data."""
    name: str
    """Name in English."""
    description: NotRequired[str]
    """Description from the source."""
    dataset: NotRequired[str]
    """Database, theme or survey it belongs to."""
    covers: str
    """Countries that the source covers."""
    unit: NotRequired[str]
    """Unit of the figures."""
    frequency: NotRequired[Frequency]
    """How often figures are published."""
    first: NotRequired[str]
    """First period."""
    last: NotRequired[str]
    """Last period."""
    updated: NotRequired[str]
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if discontinued: the source marks it as discontinued, or one year plus three of its periods have passed
    since its latest period.
    """
    successor: NotRequired[str]
    """Indicator that replaces it."""


class NearHit(TypedDict):
    source: EconomicSource
    source_id: str
    """Id at this source."""
    name: str
    """Name in English."""


class Observation(TypedDict):
    period: str
    """2024, 2024-Q1, 2024-03, 2024-S1, 2024-W05, 2024-03-31, or years such as 2008_2010; 2024-W99 is an unknown week of
    2024.
    """
    value: float | None
    """Value in the unit of the series; null if the source has none."""
    status: NotRequired[str]
    """Status reported by the source: provisional, estimated, confidential."""


Outcome: TypeAlias = Literal[
    "answered",
    "nothing_found",
    "no_data",
    "not_covered",
    "unknown_indicator",
    "choose",
    "failed",
]
"""answered: returned results; nothing_found: no matching indicator; no_data: no figures for these years; not_covered:
no figures for this country; unknown_indicator: the id belongs to another source; choose: the id stands for several
series, see choices; failed: the source is down, out of quota or not ready, see message.
"""


class SeriesChoice(TypedDict):
    source: EconomicSource
    source_id: str
    """Requested id."""
    name: str
    """Name of the dataset."""
    series_count: int
    """Maximum number of series that the id can stand for."""
    example_id: str
    """Id with one code selected for each dimension. Change the codes and call again."""
    dimensions: list[DimensionChoice]
    """Dimensions that need a selection."""


class SourceResult(TypedDict):
    source: EconomicSource
    publisher: str
    """Common name of the publisher."""
    outcome: Outcome
    found: int
    """Number of matching indicators or returned series."""
    message: NotRequired[str]
    """Reason there is no result, or a caveat."""
    retry_after_seconds: NotRequired[int]
    """Seconds to wait before trying again."""


SourceStatus: TypeAlias = Literal["ok", "limited", "down"]
"""ok; limited: small quota, or the list of indicators is still being downloaded; down: failed recently and is
temporarily not queried.
"""


class SearchEconomicIndicatorsResult(TypedDict):
    query: str
    """Query as understood."""
    countries: list[CountryOrGroup]
    """Countries named in the query."""
    count: int
    """Number of indicators returned."""
    indicators: list[IndicatorHit]
    """Best match first, across all sources."""
    sources: list[SourceResult]
    """Outcome for each of the four sources, including sources that failed or do not cover the country."""
    nearest: NotRequired[list[NearHit]]
    """If nothing matches: the nearest indicators."""
    hint: NotRequired[str]
    """Suggestions for the next search. Lists the missing words if no result contains all of them."""


class GetEconomicDataResult(TypedDict):
    indicator: str
    """Requested id."""
    country: CountryOrGroup | None
    """Requested country or group; null if several countries were requested."""
    count: int
    """Number of series."""
    series: list[EconomicSeries]
    """The series."""
    choices: NotRequired[list[SeriesChoice]]
    """Selections to make if the id stands for several series."""
    sources: list[SourceResult]
    """Outcome for each queried source, including failures."""
    omitted: int
    """Number of older observations cut by limit. Request other years or a larger limit."""


class ListEconomicSourcesResult(TypedDict):
    count: int
    """Number of sources."""
    sources: list[EconomicSourceInfo]
    """Sorted by id."""


_SEARCH_ECONOMIC_INDICATORS: Operation[SearchEconomicIndicatorsResult] = Operation(
    "economic-indicators.search_economic_indicators", "POST", "/rest/economic-indicators/search_economic_indicators"
)
_GET_ECONOMIC_DATA: Operation[GetEconomicDataResult] = Operation(
    "economic-indicators.get_economic_data", "POST", "/rest/economic-indicators/get_economic_data"
)
_LIST_ECONOMIC_SOURCES: Operation[ListEconomicSourcesResult] = Operation(
    "economic-indicators.list_economic_sources", "POST", "/rest/economic-indicators/list_economic_sources"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "economic-indicators.report_feedback", "POST", "/rest/economic-indicators/report_feedback", changes=True
)


class EconomicIndicatorsTools:
    """Economic indicators.

    Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US Bureau of Labor
    Statistics: search across all four, and figures as time series.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_economic_indicators(
        self,
        *,
        query: str,
        limit: int | None = None,
    ) -> Result[SearchEconomicIndicatorsResult]:
        """Find economic indicators by subject.

        Economic indicators from four statistical organizations that match a question, best match first, each with the
        source_id that get_economic_data needs for figures. Accepts plain words in English, French, German, Spanish or
        Swedish. A country in the question excludes sources that do not cover it. Totals come before breakdowns (male,
        youth), discontinued series last. If a source is down or not ready, sources reports it and the others still
        return results. Use when the user wants figures about an economy or a society and the id of the series is
        unknown. For figures for an indicator whose id is known use get_economic_data; for what the four sources cover
        use list_economic_sources; for detailed tables for Sweden use list_subjects of se-statistics; for money, banks,
        interest and exchange rates in the euro area use search_datasets of eu-bank-stats; for food and farming use
        search_datasets of food-agri.

        Args:
            query: Search words in plain language, such as unemployment rate in Germany. At most 300 characters.
            limit: Maximum number of indicators per source. 1 to 50. Default: 10.

        Returns:
            SearchEconomicIndicatorsResult: its fields; df() has the views Indicators, Nearest, Sources.

        Example:
            >>> almanac.economic_indicators.search_economic_indicators(query="unemployment rate in Germany")
        """
        return self._caller.call(_SEARCH_ECONOMIC_INDICATORS, {"query": query, "limit": limit})

    def get_economic_data(
        self,
        *,
        indicator: str,
        country: str | Sequence[str] | None = None,
        members_of: CountryGroupCode | None = None,
        source: EconomicSource | None = None,
        year_from: int | None = None,
        year_to: int | None = None,
        limit: int | None = None,
    ) -> Result[GetEconomicDataResult]:
        """Figures for an economic indicator.

        Time series for one indicator in one country, oldest first, with unit, frequency, status, last update, citation
        and source page. Without source, queries all sources that have the id, in parallel. Ids of data cubes can be
        narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD). An id
        that stands for several series returns the available choices. Countries are ISO codes (Greece GR, United Kingdom
        GB), or EU, EA (euro area), WLD (world), OECD. Values are unconverted: check unit and multiplier. Use when the
        user wants figures for a country over time and search_economic_indicators returned the id. For an indicator
        whose id is unknown use search_economic_indicators. Exactly one of these is required: country, or members_of.
        year_from must not be above year_to.

        Args:
            indicator: Id of the indicator, such as NY.GDP.MKTP.CD, une_rt_m or LNS14000000. Get it from
                search_economic_indicators (source_id). At most 400 characters.
            country: Country, such as Germany, DE or DEU. A name, or an ISO 3166-1 code of two or three letters
                (case-insensitive). Also accepts groups: EU, EA (euro area), OECD, WLD (world), regions and income
                groups of the World Bank (SSF, LIC), by code or name. One, or a list of up to 60. At most 60 characters.
                At most 60 values.
            members_of: Group of countries whose current members are queried, such as EU; use it instead of country.
            source: Query only this source.
            year_from: First year. 1700 to 2200.
            year_to: Last year. 1700 to 2200.
            limit: Maximum number of observations across all series; the most recent of each series are kept. 1 to
                2000. Default: 360.

        Returns:
            GetEconomicDataResult: its fields; df() has the views Chart, Figures, Series, Choices.

        Example:
            >>> almanac.economic_indicators.get_economic_data(
            ...     indicator="NY.GDP.MKTP.CD",
            ...     country="JPN",
            ...     year_from=2018,
            ...     year_to=2019,
            ... )
        """
        return self._caller.call(
            _GET_ECONOMIC_DATA,
            {
                "indicator": indicator,
                "country": country,
                "members_of": members_of,
                "source": source,
                "year_from": year_from,
                "year_to": year_to,
                "limit": limit,
            },
        )

    def list_economic_sources(self) -> Result[ListEconomicSourcesResult]:
        """Sources of economic indicators.

        The four sources with their coverage, current availability and number of indicators. Use when the user asks
        which organizations, countries and years the figures cover. For an indicator on a topic use
        search_economic_indicators.

        Returns:
            ListEconomicSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.economic_indicators.list_economic_sources()
        """
        return self._caller.call(_LIST_ECONOMIC_SOURCES, {})

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
            >>> almanac.economic_indicators.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncEconomicIndicatorsTools:
    """Economic indicators.

    Economic and social indicators by country from the World Bank, the OECD, Eurostat and the US Bureau of Labor
    Statistics: search across all four, and figures as time series.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_economic_indicators(
        self,
        *,
        query: str,
        limit: int | None = None,
    ) -> Result[SearchEconomicIndicatorsResult]:
        """Find economic indicators by subject.

        Economic indicators from four statistical organizations that match a question, best match first, each with the
        source_id that get_economic_data needs for figures. Accepts plain words in English, French, German, Spanish or
        Swedish. A country in the question excludes sources that do not cover it. Totals come before breakdowns (male,
        youth), discontinued series last. If a source is down or not ready, sources reports it and the others still
        return results. Use when the user wants figures about an economy or a society and the id of the series is
        unknown. For figures for an indicator whose id is known use get_economic_data; for what the four sources cover
        use list_economic_sources; for detailed tables for Sweden use list_subjects of se-statistics; for money, banks,
        interest and exchange rates in the euro area use search_datasets of eu-bank-stats; for food and farming use
        search_datasets of food-agri.

        Args:
            query: Search words in plain language, such as unemployment rate in Germany. At most 300 characters.
            limit: Maximum number of indicators per source. 1 to 50. Default: 10.

        Returns:
            SearchEconomicIndicatorsResult: its fields; df() has the views Indicators, Nearest, Sources.

        Example:
            >>> almanac.economic_indicators.search_economic_indicators(query="unemployment rate in Germany")
        """
        return await self._caller.call(_SEARCH_ECONOMIC_INDICATORS, {"query": query, "limit": limit})

    async def get_economic_data(
        self,
        *,
        indicator: str,
        country: str | Sequence[str] | None = None,
        members_of: CountryGroupCode | None = None,
        source: EconomicSource | None = None,
        year_from: int | None = None,
        year_to: int | None = None,
        limit: int | None = None,
    ) -> Result[GetEconomicDataResult]:
        """Figures for an economic indicator.

        Time series for one indicator in one country, oldest first, with unit, frequency, status, last update, citation
        and source page. Without source, queries all sources that have the id, in parallel. Ids of data cubes can be
        narrowed: une_rt_m?sex=T&age=TOTAL (Eurostat), OECD.SDD.STES,DSD_KEI@DF_KEI:MEASURE=IRLT;FREQ=M (OECD). An id
        that stands for several series returns the available choices. Countries are ISO codes (Greece GR, United Kingdom
        GB), or EU, EA (euro area), WLD (world), OECD. Values are unconverted: check unit and multiplier. Use when the
        user wants figures for a country over time and search_economic_indicators returned the id. For an indicator
        whose id is unknown use search_economic_indicators. Exactly one of these is required: country, or members_of.
        year_from must not be above year_to.

        Args:
            indicator: Id of the indicator, such as NY.GDP.MKTP.CD, une_rt_m or LNS14000000. Get it from
                search_economic_indicators (source_id). At most 400 characters.
            country: Country, such as Germany, DE or DEU. A name, or an ISO 3166-1 code of two or three letters
                (case-insensitive). Also accepts groups: EU, EA (euro area), OECD, WLD (world), regions and income
                groups of the World Bank (SSF, LIC), by code or name. One, or a list of up to 60. At most 60 characters.
                At most 60 values.
            members_of: Group of countries whose current members are queried, such as EU; use it instead of country.
            source: Query only this source.
            year_from: First year. 1700 to 2200.
            year_to: Last year. 1700 to 2200.
            limit: Maximum number of observations across all series; the most recent of each series are kept. 1 to
                2000. Default: 360.

        Returns:
            GetEconomicDataResult: its fields; df() has the views Chart, Figures, Series, Choices.

        Example:
            >>> almanac.economic_indicators.get_economic_data(
            ...     indicator="NY.GDP.MKTP.CD",
            ...     country="JPN",
            ...     year_from=2018,
            ...     year_to=2019,
            ... )
        """
        return await self._caller.call(
            _GET_ECONOMIC_DATA,
            {
                "indicator": indicator,
                "country": country,
                "members_of": members_of,
                "source": source,
                "year_from": year_from,
                "year_to": year_to,
                "limit": limit,
            },
        )

    async def list_economic_sources(self) -> Result[ListEconomicSourcesResult]:
        """Sources of economic indicators.

        The four sources with their coverage, current availability and number of indicators. Use when the user asks
        which organizations, countries and years the figures cover. For an indicator on a topic use
        search_economic_indicators.

        Returns:
            ListEconomicSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.economic_indicators.list_economic_sources()
        """
        return await self._caller.call(_LIST_ECONOMIC_SOURCES, {})

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
            >>> almanac.economic_indicators.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
