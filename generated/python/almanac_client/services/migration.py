# Generated from spec/services/migration/service.yaml by `make generate`: do not edit.
"""Displacement statistics: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


class CountrySide(TypedDict):
    iso: str
    """ISO 3166-1 alpha-3 code."""
    code: str | None
    """UNHCR code; it can differ from the ISO code."""
    name: str
    """Name."""


class DemographicsRow(TypedDict):
    year: int
    """Year; stocks are as of the end of the year."""
    country_of_origin: CountrySide | None
    """Country of origin; null if summed over all."""
    country_of_asylum: CountrySide | None
    """Country of asylum; null if summed over all."""
    population_type: NotRequired[PopulationType]
    """Population type, if rows are split by population type."""
    has_breakdown: bool
    """Whether ages or sexes were reported; if not, all age brackets are null and only total is valid."""
    female_0_4: int | None
    """Girls and women, 0 to 4 years."""
    female_5_11: int | None
    """Girls and women, 5 to 11 years."""
    female_12_17: int | None
    """Girls and women, 12 to 17 years."""
    female_18_59: int | None
    """Girls and women, 18 to 59 years."""
    female_60_plus: int | None
    """Girls and women, 60 years and older."""
    female_age_unknown: int | None
    """Girls and women, age unknown."""
    female_total: int | None
    """Girls and women, all ages."""
    male_0_4: int | None
    """Boys and men, 0 to 4 years."""
    male_5_11: int | None
    """Boys and men, 5 to 11 years."""
    male_12_17: int | None
    """Boys and men, 12 to 17 years."""
    male_18_59: int | None
    """Boys and men, 18 to 59 years."""
    male_60_plus: int | None
    """Boys and men, 60 years and older."""
    male_age_unknown: int | None
    """Boys and men, age unknown."""
    male_total: int | None
    """Boys and men, all ages."""
    total: int | None
    """Everyone, including people of unknown sex."""


DemographicsSort: TypeAlias = Literal["total"]
"""Column to sort by, in descending order."""


Grouping: TypeAlias = Literal["pair", "origin", "asylum", "total"]
"""Grouping of rows."""


class PopulationRow(TypedDict):
    year: int
    """Year; stocks are as of the end of the year."""
    country_of_origin: CountrySide | None
    """Country of origin; null if summed over all."""
    country_of_asylum: CountrySide | None
    """Country of asylum; null if summed over all."""
    refugees: int | None
    """Refugees under UNHCR's mandate."""
    asylum_seekers: int | None
    """People whose asylum claims are pending."""
    idps: int | None
    """People displaced within their country and protected or assisted by UNHCR."""
    stateless: int | None
    """Stateless persons."""
    others_of_concern: int | None
    """Others of concern."""
    other_in_need_of_protection: int | None
    """Other people in need of international protection; a category since 2018."""
    host_community: int | None
    """Members of host communities."""
    returned_refugees: int | None
    """Refugees who returned during the year."""
    returned_idps: int | None
    """Internally displaced people who returned during the year."""


PopulationSort: TypeAlias = Literal[
    "refugees",
    "asylum_seekers",
    "idps",
    "stateless",
    "others_of_concern",
    "other_in_need_of_protection",
    "returned_refugees",
    "returned_idps",
]
"""Column to sort by, in descending order."""


PopulationType: TypeAlias = Literal["REF", "ASY", "IDP", "OIP", "STA", "OOC", "HST", "RET", "RDP"]
"""REF refugees, ASY asylum seekers, IDP internally displaced, OIP other people in need of international protection, STA
stateless, OOC others of concern, HST host community, RET returned refugees, RDP returned internally displaced.
"""


class SolutionsRow(TypedDict):
    year: int
    """Year; all figures count events during the year."""
    country_of_origin: CountrySide | None
    """Country of origin; null if summed over all."""
    country_of_asylum: CountrySide | None
    """Country that returnees left, or that resettled or naturalized refugees; null if summed over all."""
    returned_refugees: int | None
    """Refugees who returned."""
    resettlement: int | None
    """Refugees who were resettled."""
    naturalisation: int | None
    """Refugees who became citizens."""
    returned_idps: int | None
    """Internally displaced people who returned."""


SolutionsSort: TypeAlias = Literal["returned_refugees", "resettlement", "naturalisation", "returned_idps"]
"""Column to sort by, in descending order."""


class StatisticsCountry(TypedDict):
    code: str | None
    """UNHCR code; the other tools do not accept it."""
    iso: str | None
    """ISO 3166-1 alpha-3 code; a few territories have none."""
    iso2: str | None
    """ISO 3166-1 alpha-2 code."""
    name: str
    """Name."""
    region: str | None
    """Region."""
    major_area: str | None
    """Continent."""


class GetPopulationResult(TypedDict):
    page: int
    """Page number."""
    max_pages: int
    """Number of pages; 0 if there are no rows."""
    count: int
    """Number of rows returned."""
    results: list[PopulationRow]
    """Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first."""
    origin_iso: NotRequired[str]
    """Country of origin used as filter; absent if several were requested."""
    asylum_iso: NotRequired[str]
    """Country of asylum used as filter; absent if several were requested."""
    note: NotRequired[str]
    """Reason there are no rows."""
    source: str
    """Source page."""


class GetDemographicsResult(TypedDict):
    page: int
    """Page number."""
    max_pages: int
    """Number of pages; 0 if there are no rows."""
    count: int
    """Number of rows returned."""
    results: list[DemographicsRow]
    """Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first."""
    origin_iso: NotRequired[str]
    """Country of origin used as filter; absent if several were requested."""
    asylum_iso: NotRequired[str]
    """Country of asylum used as filter; absent if several were requested."""
    note: NotRequired[str]
    """Reason there are no rows."""
    source: str
    """Source page."""


class GetSolutionsResult(TypedDict):
    page: int
    """Page number."""
    max_pages: int
    """Number of pages; 0 if there are no rows."""
    count: int
    """Number of rows returned."""
    results: list[SolutionsRow]
    """Rows, largest first if sort is set; otherwise in source order or, if all years are requested, newest first."""
    origin_iso: NotRequired[str]
    """Country of origin used as filter; absent if several were requested."""
    asylum_iso: NotRequired[str]
    """Country of asylum used as filter; absent if several were requested."""
    note: NotRequired[str]
    """Reason there are no rows."""
    source: str
    """Source page."""


class ListCountriesResult(TypedDict):
    count: int
    """Number of countries returned."""
    total: int
    """Total number of countries."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    countries: list[StatisticsCountry]
    """Sorted by name."""


_GET_POPULATION: Operation[GetPopulationResult] = Operation(
    "migration.get_population", "POST", "/rest/migration/get_population"
)
_GET_DEMOGRAPHICS: Operation[GetDemographicsResult] = Operation(
    "migration.get_demographics", "POST", "/rest/migration/get_demographics"
)
_GET_SOLUTIONS: Operation[GetSolutionsResult] = Operation(
    "migration.get_solutions", "POST", "/rest/migration/get_solutions"
)
_LIST_COUNTRIES: Operation[ListCountriesResult] = Operation(
    "migration.list_countries", "POST", "/rest/migration/list_countries"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "migration.report_feedback", "POST", "/rest/migration/report_feedback", changes=True
)


class MigrationTools:
    """Displacement statistics.

    Refugees, asylum seekers, internally displaced and stateless people by year, country of origin and country of
    asylum, from UNHCR.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get_population(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: PopulationSort | None = None,
        limit: int | None = None,
        page: int | None = None,
    ) -> Result[GetPopulationResult]:
        """Displaced population.

        Number of refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and
        country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
        or does not apply, never zero. Palestine refugees under UNRWA's mandate are not included. Use when the user asks
        how many refugees or displaced people a country hosts, or how many come from a country. For age and sex of
        displaced people use get_demographics; for returns, resettlement and naturalization use get_solutions.

        Args:
            year: Year. Default: all years, newest first. The series begins in 1951. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as refugees for the countries that
                took in the most refugees. Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.

        Returns:
            GetPopulationResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_population(year=2024, country_of_origin="SYR", limit=3)
        """
        return self._caller.call(
            _GET_POPULATION,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
            },
        )

    def get_demographics(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: DemographicsSort | None = None,
        limit: int | None = None,
        page: int | None = None,
        by_population_type: bool | None = None,
    ) -> Result[GetDemographicsResult]:
        """Age and sex of displaced people.

        Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), year, country of origin and country of
        asylum; newest year first, or largest first with sort. Totals can differ from those of get_population; small
        counts are rounded to 5. Use when the user asks how many displaced people are children, women or elderly. For
        counts by status such as refugee or asylum seeker use get_population; for returns, resettlement and
        naturalization use get_solutions.

        Args:
            year: Year. Default: all years, newest first. The series begins in 2001. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as total for the largest groups.
                Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.
            by_population_type: Whether to return separate rows for refugees, asylum seekers and the other
                population types. Default: False.

        Returns:
            GetDemographicsResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_demographics(year=2024, country_of_origin="SY", country_of_asylum="DE")
        """
        return self._caller.call(
            _GET_DEMOGRAPHICS,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
                "by_population_type": by_population_type,
            },
        )

    def get_solutions(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: SolutionsSort | None = None,
        limit: int | None = None,
        page: int | None = None,
    ) -> Result[GetSolutionsResult]:
        """Returns and resettlement.

        Number of displaced people who returned, were resettled or became citizens per year, by country of origin and
        country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
        or does not apply, never zero. Use when the user asks how many refugees returned home, were resettled or were
        naturalized. For number of displaced people use get_population; for their age and sex use get_demographics.

        Args:
            year: Year. Default: all years, newest first. The series begins in 1959. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as resettlement for the countries
                that took in the most refugees. Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.

        Returns:
            GetSolutionsResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_solutions(year=2024, group_by="total")
        """
        return self._caller.call(
            _GET_SOLUTIONS,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
            },
        )

    def list_countries(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListCountriesResult]:
        """Countries in the displacement statistics.

        Countries and territories in UNHCR's displacement statistics, sorted by name, with ISO codes, UNHCR code and
        region. Use when the user needs the code of a country for the other tools of this service. For figures use
        get_population; for countries with capital, population and languages use get_countries of places.

        Args:
            query: Only countries whose name or code contains this text. At most 60 characters.
            limit: Maximum number of countries. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.

        Returns:
            ListCountriesResult: its fields; df() has Countries.

        Example:
            >>> almanac.migration.list_countries()
        """
        return self._caller.call(_LIST_COUNTRIES, {"query": query, "limit": limit, "offset": offset})

    def iter_list_countries(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[ListCountriesResult]]:
        """Iterate over the pages of list_countries, one result per page.

        Args:
            query: As in list_countries.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_COUNTRIES, {"query": query, "limit": limit, "offset": offset})

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
            >>> almanac.migration.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncMigrationTools:
    """Displacement statistics.

    Refugees, asylum seekers, internally displaced and stateless people by year, country of origin and country of
    asylum, from UNHCR.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get_population(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: PopulationSort | None = None,
        limit: int | None = None,
        page: int | None = None,
    ) -> Result[GetPopulationResult]:
        """Displaced population.

        Number of refugees, asylum seekers, internally displaced and stateless persons by year, country of origin and
        country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
        or does not apply, never zero. Palestine refugees under UNRWA's mandate are not included. Use when the user asks
        how many refugees or displaced people a country hosts, or how many come from a country. For age and sex of
        displaced people use get_demographics; for returns, resettlement and naturalization use get_solutions.

        Args:
            year: Year. Default: all years, newest first. The series begins in 1951. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as refugees for the countries that
                took in the most refugees. Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.

        Returns:
            GetPopulationResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_population(year=2024, country_of_origin="SYR", limit=3)
        """
        return await self._caller.call(
            _GET_POPULATION,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
            },
        )

    async def get_demographics(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: DemographicsSort | None = None,
        limit: int | None = None,
        page: int | None = None,
        by_population_type: bool | None = None,
    ) -> Result[GetDemographicsResult]:
        """Age and sex of displaced people.

        Displaced people by sex and age bracket (0-4, 5-11, 12-17, 18-59, 60+), year, country of origin and country of
        asylum; newest year first, or largest first with sort. Totals can differ from those of get_population; small
        counts are rounded to 5. Use when the user asks how many displaced people are children, women or elderly. For
        counts by status such as refugee or asylum seeker use get_population; for returns, resettlement and
        naturalization use get_solutions.

        Args:
            year: Year. Default: all years, newest first. The series begins in 2001. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as total for the largest groups.
                Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.
            by_population_type: Whether to return separate rows for refugees, asylum seekers and the other
                population types. Default: False.

        Returns:
            GetDemographicsResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_demographics(year=2024, country_of_origin="SY", country_of_asylum="DE")
        """
        return await self._caller.call(
            _GET_DEMOGRAPHICS,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
                "by_population_type": by_population_type,
            },
        )

    async def get_solutions(
        self,
        *,
        year: int | None = None,
        country_of_origin: str | Sequence[str] | None = None,
        country_of_asylum: str | Sequence[str] | None = None,
        group_by: Grouping | None = None,
        sort: SolutionsSort | None = None,
        limit: int | None = None,
        page: int | None = None,
    ) -> Result[GetSolutionsResult]:
        """Returns and resettlement.

        Number of displaced people who returned, were resettled or became citizens per year, by country of origin and
        country of asylum; newest year first, or largest first with sort. null means that the figure was not collected
        or does not apply, never zero. Use when the user asks how many refugees returned home, were resettled or were
        naturalized. For number of displaced people use get_population; for their age and sex use get_demographics.

        Args:
            year: Year. Default: all years, newest first. The series begins in 1959. 1951 to 2025.
            country_of_origin: Country of origin: ISO code of 2 or 3 letters, such as SY or SYR. A name, or an ISO
                3166-1 code of two or three letters (case-insensitive). One, or a list of up to 60. At most 3
                characters. At most 60 values.
            country_of_asylum: Country of asylum: ISO code of 2 or 3 letters, such as DE or DEU. For internally
                displaced people, the same as the country of origin. A name, or an ISO 3166-1 code of two or three
                letters (case-insensitive). One, or a list of up to 60. At most 3 characters. At most 60 values.
            group_by: Grouping of rows. pair: one row per pair of country of origin and country of asylum; origin or
                asylum: one row per country of origin or asylum, summed over the other; total: the sum over all
                countries. Default: "pair".
            sort: Column to sort by, in descending order across all pages, such as resettlement for the countries
                that took in the most refugees. Default: source order; if all years are requested, newest first.
            limit: Rows per page. 1 to 100. Default: 20.
            page: Page number, from 1. 1 to 100000. Default: 1.

        Returns:
            GetSolutionsResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.migration.get_solutions(year=2024, group_by="total")
        """
        return await self._caller.call(
            _GET_SOLUTIONS,
            {
                "year": year,
                "country_of_origin": country_of_origin,
                "country_of_asylum": country_of_asylum,
                "group_by": group_by,
                "sort": sort,
                "limit": limit,
                "page": page,
            },
        )

    async def list_countries(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListCountriesResult]:
        """Countries in the displacement statistics.

        Countries and territories in UNHCR's displacement statistics, sorted by name, with ISO codes, UNHCR code and
        region. Use when the user needs the code of a country for the other tools of this service. For figures use
        get_population; for countries with capital, population and languages use get_countries of places.

        Args:
            query: Only countries whose name or code contains this text. At most 60 characters.
            limit: Maximum number of countries. Default: all, up to 300 and as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 500.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.

        Returns:
            ListCountriesResult: its fields; df() has Countries.

        Example:
            >>> almanac.migration.list_countries()
        """
        return await self._caller.call(_LIST_COUNTRIES, {"query": query, "limit": limit, "offset": offset})

    def iter_list_countries(
        self,
        *,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[ListCountriesResult]]:
        """Iterate over the pages of list_countries, one result per page.

        Args:
            query: As in list_countries.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_COUNTRIES, {"query": query, "limit": limit, "offset": offset})

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
            >>> almanac.migration.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
