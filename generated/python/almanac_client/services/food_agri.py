# Generated from spec/services/food-agri/service.yaml by `make generate`: do not edit.
"""Food and agriculture statistics: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


AreaCoding: TypeAlias = Literal["M49", "FAO", "ISO2", "ISO3"]
"""Area codes: UN M49 numbers, FAO codes, or two- or three-letter ISO codes (not for groups of countries)."""


class AreaPoint(TypedDict):
    element_code: str | None
    """Element code; null if the domain has none."""
    element: str | None
    """Measure, such as Production."""
    item_code: str | None
    """Item code; null if the domain has none."""
    item: str | None
    """Name of the item."""
    year: str | None
    """2023, or a range such as 2000-2002."""
    value: float | None
    """Value; null if missing or not a number."""
    text: NotRequired[str]
    """Text instead of a number."""
    unit: str | None
    """Unit."""
    flag: NotRequired[str]
    """Flag, see flags."""
    further: NotRequired[dict[str, str]]
    """Other dimensions: month, partner country."""


class ComparedArea(TypedDict):
    area_code: str | None
    """Code in the area_cs coding system."""
    area: str
    """Country or group of countries."""
    aggregate: NotRequired[bool]
    """True for groups of countries."""
    count: int
    """Number of figures returned."""
    more: bool
    """True if there are more figures."""
    records: list[AreaPoint]
    """Newest year first within element and item."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: in results with more than 100 figures, labels, units and notes appear only once; full: they appear in every
record.
"""


class DimensionCode(TypedDict):
    code: str
    """Code that get_data accepts; for areas, the M49 number."""
    label: str
    """Meaning of the code."""
    description: str | None
    """Longer description; null if the source has none."""
    fao_code: NotRequired[str]
    """FAO code; areas only."""
    iso2: NotRequired[str]
    """Two-letter ISO code; countries only."""
    iso3: NotRequired[str]
    """Three-letter ISO code; countries only."""
    aggregate: NotRequired[bool]
    """True for groups of countries."""


class DimensionInfo(TypedDict):
    id: str
    """area, element, item, year, or another dimension that get_dimension_codes does not list."""
    label: str
    """Name."""
    count: int | None
    """Number of codes; null if the codes are not listed."""


DimensionName: TypeAlias = Literal["area", "element", "item", "year"]
"""Dimension of the figures."""


class Domain(TypedDict):
    code: str
    """Domain code that the other tools accept."""
    name: str
    """Name."""
    group: str
    """Group, such as Production or Trade."""
    description: str | None
    """Description, shortened; null if the source has none."""
    updated: str | None
    """Time of the last update."""
    rows: int
    """Number of figures."""
    available: bool
    """False if its figures are not available here; see unavailable."""
    unavailable: NotRequired[str]
    """Reason the domain is unavailable: it is too large for this server unless the operator enables it, or its file is
    unreadable.
    """
    discontinued: NotRequired[bool]
    """True if discontinued."""


class FoodRecord(TypedDict):
    key: NotRequired[str]
    """Codes of area, element, item and further dimensions in the order of key_template, such as 752/5510/15. If detail
    is brief, replaces the next seven fields in results with more than 100 figures.
    """
    area_code: NotRequired[str | None]
    """Code in the area_cs coding system; null if the area has none."""
    area: NotRequired[str]
    """Country or group of countries."""
    aggregate: NotRequired[bool]
    """True for groups of countries."""
    element_code: NotRequired[str | None]
    """Element code; null if the domain has none."""
    element: NotRequired[str | None]
    """Measure: Production, Yield, Import quantity."""
    item_code: NotRequired[str | None]
    """Item code; null if the domain has none."""
    item: NotRequired[str | None]
    """Item: Wheat, Raw milk of cattle."""
    year: str | None
    """2023, or a range such as 2000-2002."""
    value: float | None
    """Value; null if missing or not a number."""
    text: NotRequired[str]
    """Text instead of a number, such as <2.5."""
    unit: NotRequired[str | None]
    """Unit, such as t or ha; omitted for records with a key if units contains it."""
    flag: NotRequired[str]
    """Flag, see flags."""
    note: NotRequired[str]
    """Source note; omitted for records with a key."""
    further: NotRequired[dict[str, str]]
    """Other dimensions: month, partner country."""


class SearchDatasetsResult(TypedDict):
    count: int
    """Number of domains returned."""
    total: int
    """Number of matches."""
    datasets: list[Domain]
    """Best match first."""
    nearest: NotRequired[list[Domain]]
    """If nothing matches: the nearest datasets."""
    hint: NotRequired[str]
    """Suggestions for the next search. Lists the missing words if no result contains all of them."""


class ListDatasetsResult(TypedDict):
    count: int
    """Number of domains returned."""
    total: int
    """Total number."""
    next_offset: NotRequired[int]
    """Offset of the next page."""
    groups: list[str]
    """All groups."""
    datasets: list[Domain]
    """Sorted by group, then by name."""


class GetDomainDimensionsResult(TypedDict):
    domain: str
    """Domain code."""
    name: str
    """Name."""
    updated: str | None
    """Time of the last update."""
    rows: int
    """Number of figures."""
    dimensions: list[DimensionInfo]
    """Area, element, item and year first, then others."""


class GetDimensionCodesResult(TypedDict):
    domain: str
    """Domain code."""
    dimension: DimensionName
    count: int
    """Number of codes returned."""
    total: int
    """Total number."""
    next_offset: NotRequired[int]
    """Offset of the next page."""
    codes: list[DimensionCode]
    """In source order; years newest first."""


class GetDataResult(TypedDict):
    domain: str
    """Domain code."""
    name: str
    """Name."""
    updated: str | None
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if the domain is discontinued."""
    count: int
    """Number of figures returned."""
    more: bool
    """True if there are more figures."""
    next_offset: NotRequired[int]
    """Offset of the next page."""
    records: list[FoodRecord]
    """By area, item and element, newest year first."""
    key_template: NotRequired[str]
    """Parts of a key, such as area/element/item; this field and the next four are present only if records have keys."""
    dimensions: NotRequired[dict[str, dict[str, str]]]
    """Labels of the codes in these keys, by dimension."""
    units: NotRequired[dict[str, str]]
    """Unit, by element code."""
    aggregates: NotRequired[list[str]]
    """Codes of areas that are groups of countries."""
    notes: NotRequired[list[str]]
    """Source notes on some of these figures, at most ten; use detail full to see which figures."""
    flags: dict[str, str]
    """Meanings of the flags."""
    hint: NotRequired[str]
    """How to read keys, which former country has data for earlier years, or the reason the result is empty."""
    source: str
    """Citation."""
    url: str
    """Domain page."""


class CompareCountriesResult(TypedDict):
    domain: str
    """Domain code."""
    name: str
    """Name."""
    updated: str | None
    """Time of the last update."""
    discontinued: NotRequired[bool]
    """True if the domain is discontinued."""
    count: int
    """Number of areas."""
    areas: list[ComparedArea]
    """In the requested order."""
    flags: dict[str, str]
    """Meanings of the flags."""
    hint: NotRequired[str]
    """Default selection if no items were given, and which former country has data for earlier years."""
    source: str
    """Citation."""
    url: str
    """Domain page."""


_SEARCH_DATASETS: Operation[SearchDatasetsResult] = Operation(
    "food-agri.search_datasets", "POST", "/rest/food-agri/search_datasets"
)
_LIST_DATASETS: Operation[ListDatasetsResult] = Operation(
    "food-agri.list_datasets", "POST", "/rest/food-agri/list_datasets"
)
_GET_DOMAIN_DIMENSIONS: Operation[GetDomainDimensionsResult] = Operation(
    "food-agri.get_domain_dimensions", "POST", "/rest/food-agri/get_domain_dimensions"
)
_GET_DIMENSION_CODES: Operation[GetDimensionCodesResult] = Operation(
    "food-agri.get_dimension_codes", "POST", "/rest/food-agri/get_dimension_codes"
)
_GET_DATA: Operation[GetDataResult] = Operation("food-agri.get_data", "POST", "/rest/food-agri/get_data")
_COMPARE_COUNTRIES: Operation[CompareCountriesResult] = Operation(
    "food-agri.compare_countries", "POST", "/rest/food-agri/compare_countries"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "food-agri.report_feedback", "POST", "/rest/food-agri/report_feedback", changes=True
)


class FoodAgriTools:
    """Food and agriculture statistics.

    Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade, prices, food balances, food security,
    land, inputs, emissions.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_datasets(self, *, query: str, limit: int | None = None) -> Result[SearchDatasetsResult]:
        """Find food and farming datasets.

        FAOSTAT domains (datasets) that match a question about food or farming, best match first. Use when the user
        wants figures on food, farming, forestry or their emissions and the domain is unknown. For all domains, or those
        of a group use list_datasets; for figures from a known domain use get_data; for the economy in general use
        search_economic_indicators of economic-indicators.

        Args:
            query: Search words in plain language, such as wheat harvest. At most 200 characters.
            limit: Maximum number of domains. 1 to 50. Default: 20.

        Returns:
            SearchDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.food_agri.search_datasets(query="wheat harvest", limit=3)
        """
        return self._caller.call(_SEARCH_DATASETS, {"query": query, "limit": limit})

    def list_datasets(
        self,
        *,
        group: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListDatasetsResult]:
        """Food and farming datasets.

        All FAOSTAT domains, sorted by group and name, or those of one group (production, trade, prices, food security,
        emissions). Does not search. Use when the user wants an overview of the available food and farming figures. For
        the domain that fits a question use search_datasets.

        Args:
            group: Only domains in this group: Production, Trade, Prices, Food Security, Emissions and so on. At
                most 80 characters.
            limit: Maximum number of results. 1 to 200. Default: 50.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            ListDatasetsResult: its fields; df() has Datasets.

        Example:
            >>> almanac.food_agri.list_datasets()
        """
        return self._caller.call(_LIST_DATASETS, {"group": group, "limit": limit, "offset": offset})

    def iter_list_datasets(
        self,
        *,
        group: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[ListDatasetsResult]]:
        """Iterate over the pages of list_datasets, one result per page.

        Args:
            group: As in list_datasets.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_DATASETS, {"group": group, "limit": limit, "offset": offset})

    def get_domain_dimensions(self, *, domain: str) -> Result[GetDomainDimensionsResult]:
        """Dimensions of a food and farming dataset.

        Dimensions of one FAOSTAT domain (area, item, element, year) with the number of codes in each, but not the
        codes. Domains differ (some have a partner country or a month, surveys have no areas), and get_data accepts only
        the dimensions listed here. A domain is downloaded on first use; until the download is complete, the result
        reports its progress. Use when the user needs to know how a domain can be filtered before requesting its
        figures. For the codes themselves use get_dimension_codes.

        Args:
            domain: Domain code, such as QCL, TCL, PP, FS, FBS, or its name: Food Balances. Get it from
                search_datasets (code) or list_datasets (code). At most 120 characters.

        Returns:
            GetDomainDimensionsResult: its fields; df() has Dimensions.

        Example:
            >>> almanac.food_agri.get_domain_dimensions(domain="QCL")
        """
        return self._caller.call(_GET_DOMAIN_DIMENSIONS, {"domain": domain})

    def get_dimension_codes(
        self,
        *,
        domain: str,
        dimension: DimensionName,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetDimensionCodesResult]:
        """Codes of a food and farming dataset.

        The valid codes for one dimension of a FAOSTAT domain with their labels, in source order; years newest first.
        Use when the user needs the code of a country, crop, product or measure. For the figures use get_data.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            dimension: Dimension: area, element, item or year.
            query: Only codes whose label contains these words. At most 100 characters.
            limit: Maximum number of results. 1 to 500. Default: 100.
            offset: Number of results to skip. 0 to 100000. Default: 0.

        Returns:
            GetDimensionCodesResult: its fields; df() has Codes.

        Example:
            >>> almanac.food_agri.get_dimension_codes(domain="QCL", dimension="item")
        """
        return self._caller.call(
            _GET_DIMENSION_CODES,
            {
                "domain": domain,
                "dimension": dimension,
                "query": query,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_dimension_codes(
        self,
        *,
        domain: str,
        dimension: DimensionName,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetDimensionCodesResult]]:
        """Iterate over the pages of get_dimension_codes, one result per page.

        Args:
            domain: As in get_dimension_codes.
            dimension: As in get_dimension_codes.
            query: As in get_dimension_codes.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DIMENSION_CODES,
            {
                "domain": domain,
                "dimension": dimension,
                "query": query,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_data(
        self,
        *,
        domain: str,
        areas: Sequence[str] | None = None,
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetDataResult]:
        """Food and farming figures.

        Figures from a FAOSTAT domain with unit and flags, by area, item and element, newest year first. A domain is
        downloaded on first use; until the download is complete, the result reports its progress, so try again. Groups
        of countries (World, Europe) appear among the countries and are marked as groups. One element name can have
        several codes with different units. The sort order cannot be changed, because there are millions of figures. Use
        when the user wants harvest, trade, price or other figures on food or farming and the domain is known. For
        several countries side by side use compare_countries; for the codes for the filters use get_dimension_codes.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            areas: Area codes in the area_cs coding system, such as 752 for Sweden; country names and ISO codes are
                also accepted. Default: all. Get it from get_dimension_codes (code). At most 300 values.
            elements: Element codes, such as 5510 for production. Default: all. Get it from get_dimension_codes
                (code). At most 100 values.
            items: Item codes, such as 15 for wheat. Default: all. Get it from get_dimension_codes (code). At most
                300 values.
            years: Years, such as 2023; a year also selects ranges that contain it (2022-2024). Default: all. At
                most 100 values.
            area_cs: Coding system for areas, in arguments and results. Default: "M49".
            limit: Maximum number of figures. 1 to 2000. Default: 500.
            offset: Number of results to skip. 0 to 1000000. Default: 0.
            detail: In results with more than 100 figures, whether labels and units appear once or in every record.
                Default: "brief".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.food_agri.get_data(
            ...     domain="QCL",
            ...     areas=["752"],
            ...     items=["15"],
            ...     elements=["5510"],
            ...     years=["2022", "2023"],
            ... )
        """
        return self._caller.call(
            _GET_DATA,
            {
                "domain": domain,
                "areas": areas,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_data(
        self,
        *,
        domain: str,
        areas: Sequence[str] | None = None,
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetDataResult]]:
        """Iterate over the pages of get_data, one result per page.

        Args:
            domain: As in get_data.
            areas: As in get_data.
            elements: As in get_data.
            items: As in get_data.
            years: As in get_data.
            area_cs: As in get_data.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_data.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DATA,
            {
                "domain": domain,
                "areas": areas,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def compare_countries(
        self,
        *,
        domain: str,
        area_codes: Sequence[str],
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
    ) -> Result[CompareCountriesResult]:
        """Food and farming by country.

        Figures from a FAOSTAT domain for up to 20 countries or groups of countries, area by area in the requested
        order. Use when the user asks which country produces, trades or eats more of something. For one country, or all
        countries use get_data.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            area_codes: Area codes in the area_cs coding system; country names and ISO codes are also accepted. Get
                it from get_dimension_codes (code). At most 20 values.
            elements: Element codes. Default: the domain's main measure (production rather than area or yield). At
                most 100 values.
            items: Item codes. Default: totals such as cereals. At most 300 values.
            years: Years. Default: all; if items is omitted, only the latest. At most 100 values.
            area_cs: Coding system for areas, in arguments and results. Default: "M49".
            limit: Maximum number of figures, divided evenly among the areas. Default: all, up to 300; more
                indicates whether there are further figures. 1 to 2000.

        Returns:
            CompareCountriesResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.food_agri.compare_countries(
            ...     domain="QCL",
            ...     area_codes=["752", "578"],
            ...     items=["15"],
            ...     elements=["5510"],
            ...     years=["2023"],
            ... )
        """
        return self._caller.call(
            _COMPARE_COUNTRIES,
            {
                "domain": domain,
                "area_codes": area_codes,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
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
            >>> almanac.food_agri.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncFoodAgriTools:
    """Food and agriculture statistics.

    Food and farming in 193+ countries since 1961 from FAOSTAT: production, trade, prices, food balances, food security,
    land, inputs, emissions.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_datasets(self, *, query: str, limit: int | None = None) -> Result[SearchDatasetsResult]:
        """Find food and farming datasets.

        FAOSTAT domains (datasets) that match a question about food or farming, best match first. Use when the user
        wants figures on food, farming, forestry or their emissions and the domain is unknown. For all domains, or those
        of a group use list_datasets; for figures from a known domain use get_data; for the economy in general use
        search_economic_indicators of economic-indicators.

        Args:
            query: Search words in plain language, such as wheat harvest. At most 200 characters.
            limit: Maximum number of domains. 1 to 50. Default: 20.

        Returns:
            SearchDatasetsResult: its fields; df() has the views Datasets, Nearest.

        Example:
            >>> almanac.food_agri.search_datasets(query="wheat harvest", limit=3)
        """
        return await self._caller.call(_SEARCH_DATASETS, {"query": query, "limit": limit})

    async def list_datasets(
        self,
        *,
        group: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[ListDatasetsResult]:
        """Food and farming datasets.

        All FAOSTAT domains, sorted by group and name, or those of one group (production, trade, prices, food security,
        emissions). Does not search. Use when the user wants an overview of the available food and farming figures. For
        the domain that fits a question use search_datasets.

        Args:
            group: Only domains in this group: Production, Trade, Prices, Food Security, Emissions and so on. At
                most 80 characters.
            limit: Maximum number of results. 1 to 200. Default: 50.
            offset: Number of results to skip. 0 to 10000. Default: 0.

        Returns:
            ListDatasetsResult: its fields; df() has Datasets.

        Example:
            >>> almanac.food_agri.list_datasets()
        """
        return await self._caller.call(_LIST_DATASETS, {"group": group, "limit": limit, "offset": offset})

    def iter_list_datasets(
        self,
        *,
        group: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[ListDatasetsResult]]:
        """Iterate over the pages of list_datasets, one result per page.

        Args:
            group: As in list_datasets.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(_LIST_DATASETS, {"group": group, "limit": limit, "offset": offset})

    async def get_domain_dimensions(self, *, domain: str) -> Result[GetDomainDimensionsResult]:
        """Dimensions of a food and farming dataset.

        Dimensions of one FAOSTAT domain (area, item, element, year) with the number of codes in each, but not the
        codes. Domains differ (some have a partner country or a month, surveys have no areas), and get_data accepts only
        the dimensions listed here. A domain is downloaded on first use; until the download is complete, the result
        reports its progress. Use when the user needs to know how a domain can be filtered before requesting its
        figures. For the codes themselves use get_dimension_codes.

        Args:
            domain: Domain code, such as QCL, TCL, PP, FS, FBS, or its name: Food Balances. Get it from
                search_datasets (code) or list_datasets (code). At most 120 characters.

        Returns:
            GetDomainDimensionsResult: its fields; df() has Dimensions.

        Example:
            >>> almanac.food_agri.get_domain_dimensions(domain="QCL")
        """
        return await self._caller.call(_GET_DOMAIN_DIMENSIONS, {"domain": domain})

    async def get_dimension_codes(
        self,
        *,
        domain: str,
        dimension: DimensionName,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetDimensionCodesResult]:
        """Codes of a food and farming dataset.

        The valid codes for one dimension of a FAOSTAT domain with their labels, in source order; years newest first.
        Use when the user needs the code of a country, crop, product or measure. For the figures use get_data.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            dimension: Dimension: area, element, item or year.
            query: Only codes whose label contains these words. At most 100 characters.
            limit: Maximum number of results. 1 to 500. Default: 100.
            offset: Number of results to skip. 0 to 100000. Default: 0.

        Returns:
            GetDimensionCodesResult: its fields; df() has Codes.

        Example:
            >>> almanac.food_agri.get_dimension_codes(domain="QCL", dimension="item")
        """
        return await self._caller.call(
            _GET_DIMENSION_CODES,
            {
                "domain": domain,
                "dimension": dimension,
                "query": query,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_dimension_codes(
        self,
        *,
        domain: str,
        dimension: DimensionName,
        query: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetDimensionCodesResult]]:
        """Iterate over the pages of get_dimension_codes, one result per page.

        Args:
            domain: As in get_dimension_codes.
            dimension: As in get_dimension_codes.
            query: As in get_dimension_codes.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DIMENSION_CODES,
            {
                "domain": domain,
                "dimension": dimension,
                "query": query,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_data(
        self,
        *,
        domain: str,
        areas: Sequence[str] | None = None,
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetDataResult]:
        """Food and farming figures.

        Figures from a FAOSTAT domain with unit and flags, by area, item and element, newest year first. A domain is
        downloaded on first use; until the download is complete, the result reports its progress, so try again. Groups
        of countries (World, Europe) appear among the countries and are marked as groups. One element name can have
        several codes with different units. The sort order cannot be changed, because there are millions of figures. Use
        when the user wants harvest, trade, price or other figures on food or farming and the domain is known. For
        several countries side by side use compare_countries; for the codes for the filters use get_dimension_codes.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            areas: Area codes in the area_cs coding system, such as 752 for Sweden; country names and ISO codes are
                also accepted. Default: all. Get it from get_dimension_codes (code). At most 300 values.
            elements: Element codes, such as 5510 for production. Default: all. Get it from get_dimension_codes
                (code). At most 100 values.
            items: Item codes, such as 15 for wheat. Default: all. Get it from get_dimension_codes (code). At most
                300 values.
            years: Years, such as 2023; a year also selects ranges that contain it (2022-2024). Default: all. At
                most 100 values.
            area_cs: Coding system for areas, in arguments and results. Default: "M49".
            limit: Maximum number of figures. 1 to 2000. Default: 500.
            offset: Number of results to skip. 0 to 1000000. Default: 0.
            detail: In results with more than 100 figures, whether labels and units appear once or in every record.
                Default: "brief".

        Returns:
            GetDataResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.food_agri.get_data(
            ...     domain="QCL",
            ...     areas=["752"],
            ...     items=["15"],
            ...     elements=["5510"],
            ...     years=["2022", "2023"],
            ... )
        """
        return await self._caller.call(
            _GET_DATA,
            {
                "domain": domain,
                "areas": areas,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_data(
        self,
        *,
        domain: str,
        areas: Sequence[str] | None = None,
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetDataResult]]:
        """Iterate over the pages of get_data, one result per page.

        Args:
            domain: As in get_data.
            areas: As in get_data.
            elements: As in get_data.
            items: As in get_data.
            years: As in get_data.
            area_cs: As in get_data.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_data.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_DATA,
            {
                "domain": domain,
                "areas": areas,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def compare_countries(
        self,
        *,
        domain: str,
        area_codes: Sequence[str],
        elements: Sequence[str] | None = None,
        items: Sequence[str] | None = None,
        years: Sequence[str] | None = None,
        area_cs: AreaCoding | None = None,
        limit: int | None = None,
    ) -> Result[CompareCountriesResult]:
        """Food and farming by country.

        Figures from a FAOSTAT domain for up to 20 countries or groups of countries, area by area in the requested
        order. Use when the user asks which country produces, trades or eats more of something. For one country, or all
        countries use get_data.

        Args:
            domain: Domain code, such as QCL, or its name: Crops and livestock products. Get it from search_datasets
                (code) or list_datasets (code). At most 120 characters.
            area_codes: Area codes in the area_cs coding system; country names and ISO codes are also accepted. Get
                it from get_dimension_codes (code). At most 20 values.
            elements: Element codes. Default: the domain's main measure (production rather than area or yield). At
                most 100 values.
            items: Item codes. Default: totals such as cereals. At most 300 values.
            years: Years. Default: all; if items is omitted, only the latest. At most 100 values.
            area_cs: Coding system for areas, in arguments and results. Default: "M49".
            limit: Maximum number of figures, divided evenly among the areas. Default: all, up to 300; more
                indicates whether there are further figures. 1 to 2000.

        Returns:
            CompareCountriesResult: its fields; df() has the views Chart, Figures.

        Example:
            >>> almanac.food_agri.compare_countries(
            ...     domain="QCL",
            ...     area_codes=["752", "578"],
            ...     items=["15"],
            ...     elements=["5510"],
            ...     years=["2023"],
            ... )
        """
        return await self._caller.call(
            _COMPARE_COUNTRIES,
            {
                "domain": domain,
                "area_codes": area_codes,
                "elements": elements,
                "items": items,
                "years": years,
                "area_cs": area_cs,
                "limit": limit,
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
            >>> almanac.food_agri.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
