# Generated from spec/services/places/service.yaml by `make generate`: do not edit.
"""Places: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


CityMatch: TypeAlias = Literal[
    "name",
    "alternate_name",
    "name_prefix",
    "word_prefix",
    "part_of_name",
    "alternate_name_prefix",
    "country",
    "nearest",
]
"""How the name matched. Results are in the order of these values, then by population. country: a place in the country
named by the query, largest first. nearest: a place near the point given as query, nearest first.
"""


Continent: TypeAlias = Literal["AF", "AN", "AS", "EU", "NA", "OC", "SA"]
"""Africa, Antarctica, Asia, Europe, North America, Oceania, South America."""


class CountryRecord(TypedDict):
    iso_code: str
    """ISO 3166-1 alpha-2 code."""
    iso3_code: str
    """ISO 3166-1 alpha-3 code."""
    country_name: str
    """English name."""
    native_name: str
    """Name in the local language."""
    capital: str | None
    """Capital; null if none."""
    population: int | None
    """Number of inhabitants in population_year; null if unknown."""
    population_year: int | None
    """Year of the population; null without a population. The GeoNames table dates from about that year; a few
    territories may have older figures.
    """
    area_km2: float
    """Area in square kilometers."""
    continent: Continent
    """Continent code."""
    continent_name: str
    """English name of the continent."""
    currency_code: str | None
    """Main currency; null in Antarctica."""
    currency_codes: list[str]
    """All currencies in use."""
    languages: list[str]
    """ISO 639 codes, most used first."""
    calling_codes: list[str]
    """Telephone prefixes such as +47."""
    top_level_domain: str | None
    """Internet domain such as .no."""
    neighbours: list[str]
    """Countries with a common land border."""


Detail: TypeAlias = Literal["brief", "full"]
"""Level of detail per row."""


class FoundCity(TypedDict):
    name: str
    """Name, in English if available."""
    country_code: str
    """Country."""
    latitude: float
    """Degrees north, WGS 84."""
    longitude: float
    """Degrees east, WGS 84."""
    population: int | None
    """Number of inhabitants; null if GeoNames has no figure (reported as 0)."""
    timezone: str
    """Time zone."""
    geonameid: int
    """GeoNames id; pass it to get_city."""
    admin1_code: str | None
    """GeoNames code of the state or region within the country: MO for Missouri, mostly digits elsewhere."""
    feature_code: str | None
    """GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of an administrative division, PPL other place."""
    match: CityMatch
    distance_km: NotRequired[float]
    """Distance in kilometers from the point given as query."""


class ListedCountry(TypedDict):
    iso_code: str
    """ISO 3166-1 alpha-2 code."""
    iso3_code: NotRequired[str]
    """ISO 3166-1 alpha-3 code. This and the following optional fields are returned only if detail is full."""
    country_name: str
    """English name."""
    native_name: NotRequired[str]
    """Name in the local language."""
    capital: str | None
    """Capital; null if none."""
    population: int | None
    """Number of inhabitants in population_year of the list; null if unknown."""
    population_year: NotRequired[int | None]
    """Year of the population; null without a population."""
    area_km2: NotRequired[float]
    """Area in square kilometers."""
    continent: Continent
    """Continent code."""
    continent_name: NotRequired[str]
    """English name of the continent."""
    currency_code: str | None
    """Main currency; null in Antarctica."""
    currency_codes: NotRequired[list[str]]
    """All currencies in use."""
    languages: list[str]
    """ISO 639 codes, most used first."""
    calling_codes: NotRequired[list[str]]
    """Telephone prefixes such as +47."""
    top_level_domain: NotRequired[str | None]
    """Internet domain such as .no."""
    neighbours: NotRequired[list[str]]
    """Countries with a common land border."""


class TimezoneOffsets(TypedDict):
    timezone_id: str
    """Modern IANA time zone id."""
    country_code: str | None
    """Country; null for zones that belong to no country."""
    gmt_offset_jan: float
    """Hours from UTC on 1 January of this year, such as 5.5. Includes daylight saving time in the southern hemisphere.
    """
    dst_offset_jul: float
    """Hours from UTC on 1 July of this year. Excludes daylight saving time in the southern hemisphere."""
    raw_offset: float
    """Hours from UTC without daylight saving time."""


class SearchCitiesResult(TypedDict):
    country_code: NotRequired[str]
    """Requested country."""
    data: list[FoundCity]
    """Best match first, unless sort is set."""
    similar: NotRequired[list[str]]
    """If no name matches or begins with the query: places with similar names, each of which can be used as a query."""
    note: NotRequired[str]
    """How the query was interpreted, and caveats."""


class GetCityResult(TypedDict):
    name: str
    """Name, in English if available."""
    ascii_name: str
    """Name in ASCII characters."""
    alternate_names: list[str]
    """Names in other languages and former names that differ by more than accents; the language of each name is not
    included.
    """
    country_code: str
    """Country."""
    country_name: str
    """English name of the country."""
    latitude: float
    """Degrees north, WGS 84."""
    longitude: float
    """Degrees east, WGS 84."""
    elevation: int | None
    """Elevation in meters above sea level, from a digital elevation model; null if unknown."""
    population: int | None
    """Number of inhabitants; null if GeoNames has no figure (reported as 0)."""
    timezone: str
    """Time zone."""
    geonameid: int
    """GeoNames id."""
    admin1_code: str | None
    """GeoNames code of the state or region within the country: MO for Missouri, mostly digits elsewhere."""
    feature_code: str | None
    """GeoNames feature code: PPLC capital, PPLA to PPLA5 seat of an administrative division, PPL other place."""


class GetCountriesResult(TypedDict):
    count: int
    """Number of countries returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    population_year: int
    """Year of the population figures. The GeoNames table dates from about that year; a few territories may have older
    figures.
    """
    data: list[ListedCountry]
    """Sorted as requested by sort; by default, by code."""


GetCountryResult: TypeAlias = CountryRecord


class SearchTimezonesResult(TypedDict):
    count: int
    """Number of zones returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    country_code: NotRequired[str]
    """Requested country."""
    tzdata_release: str
    """Release of the IANA time zone database, such as 2026f."""
    data: list[TimezoneOffsets]
    """Ids that begin with the query first, then ids that contain it, then the others; each group in alphabetical order.
    """


class GetTimezoneResult(TypedDict):
    timezone_id: str
    """Modern IANA time zone id."""
    country_code: str | None
    """Country; null for zones that belong to no country."""
    gmt_offset_jan: float
    """Hours from UTC on 1 January of this year, such as 5.5. Includes daylight saving time in the southern hemisphere.
    """
    dst_offset_jul: float
    """Hours from UTC on 1 July of this year. Excludes daylight saving time in the southern hemisphere."""
    raw_offset: float
    """Hours from UTC without daylight saving time."""
    tzdata_release: str
    """Release of the IANA time zone database, such as 2026f."""


_SEARCH_CITIES: Operation[SearchCitiesResult] = Operation("places.search_cities", "POST", "/rest/places/search_cities")
_GET_CITY: Operation[GetCityResult] = Operation("places.get_city", "POST", "/rest/places/get_city")
_GET_COUNTRIES: Operation[GetCountriesResult] = Operation("places.get_countries", "POST", "/rest/places/get_countries")
_GET_COUNTRY: Operation[GetCountryResult] = Operation("places.get_country", "POST", "/rest/places/get_country")
_SEARCH_TIMEZONES: Operation[SearchTimezonesResult] = Operation(
    "places.search_timezones", "POST", "/rest/places/search_timezones"
)
_GET_TIMEZONE: Operation[GetTimezoneResult] = Operation("places.get_timezone", "POST", "/rest/places/get_timezone")
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "places.report_feedback", "POST", "/rest/places/report_feedback", changes=True
)


class PlacesTools:
    """Places.

    Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a country. For the
    current time in a place, use world-time. Data: GeoNames, CC BY 4.0.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_cities(
        self,
        *,
        query: str,
        country_code: str | None = None,
        limit: int | None = None,
        sort: Literal["match", "population"] | None = None,
    ) -> Result[SearchCitiesResult]:
        """Find cities and towns.

        Finds cities, towns and other populated places by name, with coordinates, population and time zone, best match
        first or largest first. Ignores case and accents (lodz finds Łódź) and accepts names in other languages (Wien
        finds Vienna, 東京 finds Tokyo). Order of matches: whole local and English names (Gothenburg finds Göteborg),
        whole names in other languages, beginnings of names, beginnings of words, parts of words (three letters or
        more); within each group, larger places come first. Add a country or region after a comma to narrow the search
        (Paris, France; Springfield, MO). A query with only a country returns its largest places; a point such as
        59.91,10.75 returns the nearest places. If no name matches, similar lists the closest names. Covers about
        193,000 places with 500 or more inhabitants, and administrative seats. Data: GeoNames, CC BY 4.0. Use when the
        user asks for the coordinates, population, country or time zone of a city, town or village, the largest cities
        of a country, or the town near a point. For elevation and names in other languages use get_city; for a country
        use get_country; for what time it is there use get_current_time of world-time.

        Args:
            query: Name of the place or its beginning, such as Springfield or Paris, France; a country; or latitude
                and longitude, such as 59.91,10.75. At most 200 characters.
            country_code: Only places in this country: ISO 3166-1 alpha-2 code, such as NO.
            limit: Maximum number of results. 1 to 100. Default: 10.
            sort: Sort by best match or by population. Near a point, results are always nearest first. Default:
                "match".

        Returns:
            SearchCitiesResult: its fields; df() has Cities.

        Example:
            >>> almanac.places.search_cities(query="oslo")
        """
        return self._caller.call(
            _SEARCH_CITIES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "sort": sort,
            },
        )

    def get_city(self, *, geonameid: int) -> Result[GetCityResult]:
        """City by GeoNames id.

        One city by its GeoNames id, with its names in other languages and its elevation. Use when the GeoNames id of a
        place is known and the user asks for its elevation or its names in other languages. For a place by name use
        search_cities.

        Args:
            geonameid: GeoNames id, such as 3143244 for Oslo. Get it from search_cities. 1 to 2147483647.

        Returns:
            GetCityResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_city(geonameid=3143244)
        """
        return self._caller.call(_GET_CITY, {"geonameid": geonameid})

    def get_countries(
        self,
        *,
        continent: Continent | None = None,
        text: str | None = None,
        detail: Detail | None = None,
        sort: Literal["code", "population", "area"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetCountriesResult]:
        """List of countries.

        All 250 countries and territories, or those of one continent, sorted by code or largest first, with capital,
        population (about 2018), continent, currency and languages. Use when the user wants to list, count or compare
        countries. For one country use get_country.

        Args:
            continent: Only countries on this continent.
            text: Part of the English name, the local name or the capital, such as island. At most 100 characters.
            detail: full adds area, borders, all currencies, calling codes, domain, local name and three-letter
                code: about 80 tokens per country. Default: "brief".
            sort: Sort by code, or by largest population or area. Default: "code".
            limit: Maximum number of results. Default: all. With detail full, as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 250. Default: 0.

        Returns:
            GetCountriesResult: its fields; df() has Countries.

        Example:
            >>> almanac.places.get_countries()
        """
        return self._caller.call(
            _GET_COUNTRIES,
            {
                "continent": continent,
                "text": text,
                "detail": detail,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_countries(
        self,
        *,
        continent: Continent | None = None,
        text: str | None = None,
        detail: Detail | None = None,
        sort: Literal["code", "population", "area"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetCountriesResult]]:
        """Iterate over the pages of get_countries, one result per page.

        Args:
            continent: As in get_countries.
            text: As in get_countries.
            detail: As in get_countries.
            sort: As in get_countries.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_COUNTRIES,
            {
                "continent": continent,
                "text": text,
                "detail": detail,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_country(self, *, iso_code: str) -> Result[GetCountryResult]:
        """Country by its code.

        One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
        neighboring countries. Use when the user asks for the capital, currency, languages, size, neighbors or calling
        code of one country. For several countries use get_countries; for the towns of a country use search_cities.

        Args:
            iso_code: ISO 3166-1 alpha-2 code, such as NO; case is ignored.

        Returns:
            GetCountryResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_country(iso_code="NO")
        """
        return self._caller.call(_GET_COUNTRY, {"iso_code": iso_code})

    def search_timezones(
        self,
        *,
        query: str | None = None,
        country_code: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchTimezonesResult]:
        """Time zones of a country.

        The IANA time zones of a country, or those whose id contains the given letters (prefix matches first), with
        offsets in January, in July and without daylight saving time; not the current time. Use when the user wants the
        time zones of a country, or a zone by part of its name, with their offsets. For one zone by its id use
        get_timezone; for only the ids use list_timezones of world-time; for what time it is use get_current_time of
        world-time.

        Args:
            query: Part of an id, such as york or Europe; former names such as Calcutta find the modern zone. At
                most 64 characters.
            country_code: Only zones of this country: ISO 3166-1 alpha-2 code, such as AU.
            limit: Maximum number of results. 1 to 500. Default: 10.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.

        Returns:
            SearchTimezonesResult: its fields; df() has Table.

        Example:
            >>> almanac.places.search_timezones(query="york")
        """
        return self._caller.call(
            _SEARCH_TIMEZONES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_timezones(
        self,
        *,
        query: str | None = None,
        country_code: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchTimezonesResult]]:
        """Iterate over the pages of search_timezones, one result per page.

        Args:
            query: As in search_timezones.
            country_code: As in search_timezones.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_TIMEZONES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_timezone(self, *, timezone_id: str) -> Result[GetTimezoneResult]:
        """Offsets of a time zone.

        One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
        time; not its current time. Offsets are in hours from UTC. North of the equator, the July offset is larger. All
        three offsets are equal if the clocks never change. Use when the user wants the January, July and standard
        offsets of one zone. For dates of clock changes use get_timezone_info of world-time; for what time it is there
        use get_current_time of world-time.

        Args:
            timezone_id: IANA id such as Europe/Oslo; case is ignored. Former names return the modern zone. At most
                64 characters.

        Returns:
            GetTimezoneResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_timezone(timezone_id="Europe/Oslo")
        """
        return self._caller.call(_GET_TIMEZONE, {"timezone_id": timezone_id})

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
            >>> almanac.places.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncPlacesTools:
    """Places.

    Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a country. For the
    current time in a place, use world-time. Data: GeoNames, CC BY 4.0.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_cities(
        self,
        *,
        query: str,
        country_code: str | None = None,
        limit: int | None = None,
        sort: Literal["match", "population"] | None = None,
    ) -> Result[SearchCitiesResult]:
        """Find cities and towns.

        Finds cities, towns and other populated places by name, with coordinates, population and time zone, best match
        first or largest first. Ignores case and accents (lodz finds Łódź) and accepts names in other languages (Wien
        finds Vienna, 東京 finds Tokyo). Order of matches: whole local and English names (Gothenburg finds Göteborg),
        whole names in other languages, beginnings of names, beginnings of words, parts of words (three letters or
        more); within each group, larger places come first. Add a country or region after a comma to narrow the search
        (Paris, France; Springfield, MO). A query with only a country returns its largest places; a point such as
        59.91,10.75 returns the nearest places. If no name matches, similar lists the closest names. Covers about
        193,000 places with 500 or more inhabitants, and administrative seats. Data: GeoNames, CC BY 4.0. Use when the
        user asks for the coordinates, population, country or time zone of a city, town or village, the largest cities
        of a country, or the town near a point. For elevation and names in other languages use get_city; for a country
        use get_country; for what time it is there use get_current_time of world-time.

        Args:
            query: Name of the place or its beginning, such as Springfield or Paris, France; a country; or latitude
                and longitude, such as 59.91,10.75. At most 200 characters.
            country_code: Only places in this country: ISO 3166-1 alpha-2 code, such as NO.
            limit: Maximum number of results. 1 to 100. Default: 10.
            sort: Sort by best match or by population. Near a point, results are always nearest first. Default:
                "match".

        Returns:
            SearchCitiesResult: its fields; df() has Cities.

        Example:
            >>> almanac.places.search_cities(query="oslo")
        """
        return await self._caller.call(
            _SEARCH_CITIES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "sort": sort,
            },
        )

    async def get_city(self, *, geonameid: int) -> Result[GetCityResult]:
        """City by GeoNames id.

        One city by its GeoNames id, with its names in other languages and its elevation. Use when the GeoNames id of a
        place is known and the user asks for its elevation or its names in other languages. For a place by name use
        search_cities.

        Args:
            geonameid: GeoNames id, such as 3143244 for Oslo. Get it from search_cities. 1 to 2147483647.

        Returns:
            GetCityResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_city(geonameid=3143244)
        """
        return await self._caller.call(_GET_CITY, {"geonameid": geonameid})

    async def get_countries(
        self,
        *,
        continent: Continent | None = None,
        text: str | None = None,
        detail: Detail | None = None,
        sort: Literal["code", "population", "area"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetCountriesResult]:
        """List of countries.

        All 250 countries and territories, or those of one continent, sorted by code or largest first, with capital,
        population (about 2018), continent, currency and languages. Use when the user wants to list, count or compare
        countries. For one country use get_country.

        Args:
            continent: Only countries on this continent.
            text: Part of the English name, the local name or the capital, such as island. At most 100 characters.
            detail: full adds area, borders, all currencies, calling codes, domain, local name and three-letter
                code: about 80 tokens per country. Default: "brief".
            sort: Sort by code, or by largest population or area. Default: "code".
            limit: Maximum number of results. Default: all. With detail full, as many as fit in 10,000 tokens;
                continue with next_offset. 1 to 300.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 250. Default: 0.

        Returns:
            GetCountriesResult: its fields; df() has Countries.

        Example:
            >>> almanac.places.get_countries()
        """
        return await self._caller.call(
            _GET_COUNTRIES,
            {
                "continent": continent,
                "text": text,
                "detail": detail,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_countries(
        self,
        *,
        continent: Continent | None = None,
        text: str | None = None,
        detail: Detail | None = None,
        sort: Literal["code", "population", "area"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetCountriesResult]]:
        """Iterate over the pages of get_countries, one result per page.

        Args:
            continent: As in get_countries.
            text: As in get_countries.
            detail: As in get_countries.
            sort: As in get_countries.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_COUNTRIES,
            {
                "continent": continent,
                "text": text,
                "detail": detail,
                "sort": sort,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_country(self, *, iso_code: str) -> Result[GetCountryResult]:
        """Country by its code.

        One country by its two-letter code, with capital, population (about 2018), continent, currency, languages and
        neighboring countries. Use when the user asks for the capital, currency, languages, size, neighbors or calling
        code of one country. For several countries use get_countries; for the towns of a country use search_cities.

        Args:
            iso_code: ISO 3166-1 alpha-2 code, such as NO; case is ignored.

        Returns:
            GetCountryResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_country(iso_code="NO")
        """
        return await self._caller.call(_GET_COUNTRY, {"iso_code": iso_code})

    async def search_timezones(
        self,
        *,
        query: str | None = None,
        country_code: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchTimezonesResult]:
        """Time zones of a country.

        The IANA time zones of a country, or those whose id contains the given letters (prefix matches first), with
        offsets in January, in July and without daylight saving time; not the current time. Use when the user wants the
        time zones of a country, or a zone by part of its name, with their offsets. For one zone by its id use
        get_timezone; for only the ids use list_timezones of world-time; for what time it is use get_current_time of
        world-time.

        Args:
            query: Part of an id, such as york or Europe; former names such as Calcutta find the modern zone. At
                most 64 characters.
            country_code: Only zones of this country: ISO 3166-1 alpha-2 code, such as AU.
            limit: Maximum number of results. 1 to 500. Default: 10.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 1000. Default: 0.

        Returns:
            SearchTimezonesResult: its fields; df() has Table.

        Example:
            >>> almanac.places.search_timezones(query="york")
        """
        return await self._caller.call(
            _SEARCH_TIMEZONES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_timezones(
        self,
        *,
        query: str | None = None,
        country_code: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchTimezonesResult]]:
        """Iterate over the pages of search_timezones, one result per page.

        Args:
            query: As in search_timezones.
            country_code: As in search_timezones.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_TIMEZONES,
            {
                "query": query,
                "country_code": country_code,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_timezone(self, *, timezone_id: str) -> Result[GetTimezoneResult]:
        """Offsets of a time zone.

        One IANA time zone by its id, with its country and its offsets in January, in July and without daylight saving
        time; not its current time. Offsets are in hours from UTC. North of the equator, the July offset is larger. All
        three offsets are equal if the clocks never change. Use when the user wants the January, July and standard
        offsets of one zone. For dates of clock changes use get_timezone_info of world-time; for what time it is there
        use get_current_time of world-time.

        Args:
            timezone_id: IANA id such as Europe/Oslo; case is ignored. Former names return the modern zone. At most
                64 characters.

        Returns:
            GetTimezoneResult: its fields; df() has one row.

        Example:
            >>> almanac.places.get_timezone(timezone_id="Europe/Oslo")
        """
        return await self._caller.call(_GET_TIMEZONE, {"timezone_id": timezone_id})

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
            >>> almanac.places.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
