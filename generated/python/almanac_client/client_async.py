# Generated from codegen/emit/python/support/client.py by `make generate`: do not edit.
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
    from .services.crisis_intelligence import AsyncCrisisIntelligenceTools
    from .services.currency_conversion import AsyncCurrencyConversionTools
    from .services.dk_registry import AsyncDkRegistryTools
    from .services.economic_indicators import AsyncEconomicIndicatorsTools
    from .services.eu_bank_fx import AsyncEuBankFxTools
    from .services.eu_bank_stats import AsyncEuBankStatsTools
    from .services.eu_law import AsyncEuLawTools
    from .services.eu_research import AsyncEuResearchTools
    from .services.flights import AsyncFlightsTools
    from .services.food_agri import AsyncFoodAgriTools
    from .services.horoscopes import AsyncHoroscopesTools
    from .services.maritime import AsyncMaritimeTools
    from .services.migration import AsyncMigrationTools
    from .services.no_parliament import AsyncNoParliamentTools
    from .services.no_registry import AsyncNoRegistryTools
    from .services.places import AsyncPlacesTools
    from .services.scholarly import AsyncScholarlyTools
    from .services.se_parliament import AsyncSeParliamentTools
    from .services.se_statistics import AsyncSeStatisticsTools
    from .services.space_weather import AsyncSpaceWeatherTools
    from .services.sports import AsyncSportsTools
    from .services.trials import AsyncTrialsTools
    from .services.unit_conversion import AsyncUnitConversionTools
    from .services.us_health import AsyncUsHealthTools
    from .services.webhooks import AsyncWebhooksTools
    from .services.world_time import AsyncWorldTimeTools
    from .areas.air_quality import AsyncAirQualityTools
    from .areas.opendata import AsyncOpendataTools
    from .areas.preprints import AsyncPreprintsTools


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

    @cached_property
    def crisis_intelligence(self) -> AsyncCrisisIntelligenceTools:
        """Disasters, warnings and crisis news. Disasters worldwide, earthquakes, weather and flood warnings for the USA
        and the Nordic countries, and news about them, from eight sources combined.
        """
        from .services.crisis_intelligence import AsyncCrisisIntelligenceTools

        return AsyncCrisisIntelligenceTools(self._caller)

    @cached_property
    def currency_conversion(self) -> AsyncCurrencyConversionTools:
        """Currency conversion. Converts amounts of money between about 30 currencies and returns full tables of
        exchange rates, for today or any day since 1999. For the latest rate of one pair without an amount, or its
        history, use eu-bank-fx.
        """
        from .services.currency_conversion import AsyncCurrencyConversionTools

        return AsyncCurrencyConversionTools(self._caller)

    @cached_property
    def dk_registry(self) -> AsyncDkRegistryTools:
        """Danish business register. Danish companies from the Central Business Register (CVR), by number, by name or by
        production unit.
        """
        from .services.dk_registry import AsyncDkRegistryTools

        return AsyncDkRegistryTools(self._caller)

    @cached_property
    def economic_indicators(self) -> AsyncEconomicIndicatorsTools:
        """Economic indicators. Economic and social indicators by country from the World Bank, the OECD, Eurostat and
        the US Bureau of Labor Statistics: search across all four, and figures as time series.
        """
        from .services.economic_indicators import AsyncEconomicIndicatorsTools

        return AsyncEconomicIndicatorsTools(self._caller)

    @cached_property
    def eu_bank_fx(self) -> AsyncEuBankFxTools:
        """Euro reference exchange rates. The European Central Bank's latest reference rates for a pair of currencies,
        or for one currency against all others, and their history over up to 90 days. For amounts of money and earlier
        days, use currency-conversion.
        """
        from .services.eu_bank_fx import AsyncEuBankFxTools

        return AsyncEuBankFxTools(self._caller)

    @cached_property
    def eu_bank_stats(self) -> AsyncEuBankStatsTools:
        """European Central Bank statistics. European Central Bank statistics on the euro area: money, banks, interest
        and exchange rates, prices, balance of payments, as time series selected by SDMX keys.
        """
        from .services.eu_bank_stats import AsyncEuBankStatsTools

        return AsyncEuBankStatsTools(self._caller)

    @cached_property
    def eu_law(self) -> AsyncEuLawTools:
        """EU legislation. European Union regulations, directives and decisions by title, number, date and EuroVoc
        subject, with links to the full texts.
        """
        from .services.eu_law import AsyncEuLawTools

        return AsyncEuLawTools(self._caller)

    @cached_property
    def eu_research(self) -> AsyncEuResearchTools:
        """EU research projects. Research projects funded by the European Union since FP5 (1998), with funding, partners
        and dates. Source: CORDIS.
        """
        from .services.eu_research import AsyncEuResearchTools

        return AsyncEuResearchTools(self._caller)

    @cached_property
    def flights(self) -> AsyncFlightsTools:
        """Flights and award seats. Flight offers with prices, award seats for points, and SAS award seats from Oslo to
        North America.
        """
        from .services.flights import AsyncFlightsTools

        return AsyncFlightsTools(self._caller)

    @cached_property
    def food_agri(self) -> AsyncFoodAgriTools:
        """Food and agriculture statistics. Food and farming in 193+ countries since 1961 from FAOSTAT: production,
        trade, prices, food balances, food security, land, inputs, emissions.
        """
        from .services.food_agri import AsyncFoodAgriTools

        return AsyncFoodAgriTools(self._caller)

    @cached_property
    def horoscopes(self) -> AsyncHoroscopesTools:
        """Horoscopes. Zodiac signs, daily horoscope readings and compatibility, from built-in tables, for
        entertainment.
        """
        from .services.horoscopes import AsyncHoroscopesTools

        return AsyncHoroscopesTools(self._caller)

    @cached_property
    def maritime(self) -> AsyncMaritimeTools:
        """Vessels at sea. Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or
        area. Every result states the coverage of its sources.
        """
        from .services.maritime import AsyncMaritimeTools

        return AsyncMaritimeTools(self._caller)

    @cached_property
    def migration(self) -> AsyncMigrationTools:
        """Displacement statistics. Refugees, asylum seekers, internally displaced and stateless people by year, country
        of origin and country of asylum, from UNHCR.
        """
        from .services.migration import AsyncMigrationTools

        return AsyncMigrationTools(self._caller)

    @cached_property
    def no_parliament(self) -> AsyncNoParliamentTools:
        """Norwegian parliament. The Norwegian parliament (Stortinget): sessions, representatives, parties, committees,
        cases, votes and topics. Names and titles are in Norwegian.
        """
        from .services.no_parliament import AsyncNoParliamentTools

        return AsyncNoParliamentTools(self._caller)

    @cached_property
    def no_registry(self) -> AsyncNoRegistryTools:
        """Norwegian business registry. Norwegian companies, organizations and their branches from the Brønnøysund
        registers, with roles, branches and tracked changes.
        """
        from .services.no_registry import AsyncNoRegistryTools

        return AsyncNoRegistryTools(self._caller)

    @cached_property
    def places(self) -> AsyncPlacesTools:
        """Places. Cities worldwide with coordinates, population and time zone id; countries; and the time zones of a
        country. For the current time in a place, use world-time. Data: GeoNames, CC BY 4.0.
        """
        from .services.places import AsyncPlacesTools

        return AsyncPlacesTools(self._caller)

    @cached_property
    def scholarly(self) -> AsyncScholarlyTools:
        """Scholarly works. Research papers in all fields with authors, abstracts and citations, and researchers with
        their institutions and h-index, from OpenAlex.
        """
        from .services.scholarly import AsyncScholarlyTools

        return AsyncScholarlyTools(self._caller)

    @cached_property
    def se_parliament(self) -> AsyncSeParliamentTools:
        """Swedish parliament. The Swedish parliament (Riksdag): documents, members and every member's votes. Titles and
        text are in Swedish.
        """
        from .services.se_parliament import AsyncSeParliamentTools

        return AsyncSeParliamentTools(self._caller)

    @cached_property
    def se_statistics(self) -> AsyncSeStatisticsTools:
        """Statistics Sweden. Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden
        (SCB) database, by path or by search.
        """
        from .services.se_statistics import AsyncSeStatisticsTools

        return AsyncSeStatisticsTools(self._caller)

    @cached_property
    def space_weather(self) -> AsyncSpaceWeatherTools:
        """Space weather. Solar flares, geomagnetic storms with their Kp index, and the current position of the
        International Space Station.
        """
        from .services.space_weather import AsyncSpaceWeatherTools

        return AsyncSpaceWeatherTools(self._caller)

    @cached_property
    def sports(self) -> AsyncSportsTools:
        """Sports. Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced
        TheSportsDB.
        """
        from .services.sports import AsyncSportsTools

        return AsyncSportsTools(self._caller)

    @cached_property
    def trials(self) -> AsyncTrialsTools:
        """Clinical trials. Clinical trials registered at ClinicalTrials.gov: search by disease, treatment, sponsor,
        phase and status; complete records by NCT number.
        """
        from .services.trials import AsyncTrialsTools

        return AsyncTrialsTools(self._caller)

    @cached_property
    def unit_conversion(self) -> AsyncUnitConversionTools:
        """Unit conversion. Exact conversion between about 300 units of length, mass, volume, area, speed, time,
        temperature, data, energy and pressure.
        """
        from .services.unit_conversion import AsyncUnitConversionTools

        return AsyncUnitConversionTools(self._caller)

    @cached_property
    def us_health(self) -> AsyncUsHealthTools:
        """US hospitals and health care providers. US hospitals with star ratings, quality measures and Medicare
        spending, and the national registry of physicians, nurses and health care organizations.
        """
        from .services.us_health import AsyncUsHealthTools

        return AsyncUsHealthTools(self._caller)

    @cached_property
    def webhooks(self) -> AsyncWebhooksTools:
        """Webhooks. Webhook subscriptions: signed notifications to an HTTPS URL whenever watched data changes."""
        from .services.webhooks import AsyncWebhooksTools

        return AsyncWebhooksTools(self._caller)

    @cached_property
    def world_time(self) -> AsyncWorldTimeTools:
        """World time. The current time in any IANA time zone, conversion of a time of day between zones, and dates of
        clock changes. For the zone of a city or country, use places.
        """
        from .services.world_time import AsyncWorldTimeTools

        return AsyncWorldTimeTools(self._caller)


class AsyncApi:
    """Endpoints below /api, by area."""

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    @cached_property
    def air_quality(self) -> AsyncAirQualityTools:
        """Air quality. Air quality anywhere, now and over the last 72 hours: European and US indices, particles,
        nitrogen dioxide, ozone and more.
        """
        from .areas.air_quality import AsyncAirQualityTools

        return AsyncAirQualityTools(self._caller)

    @cached_property
    def opendata(self) -> AsyncOpendataTools:
        """Open-data portals. Datasets and publishers on the open-data portals of the United States, the United Kingdom
        and Canada, in a common format.
        """
        from .areas.opendata import AsyncOpendataTools

        return AsyncOpendataTools(self._caller)

    @cached_property
    def preprints(self) -> AsyncPreprintsTools:
        """Preprints. Preprints on arXiv by search words, author, category or date, with abstracts."""
        from .areas.preprints import AsyncPreprintsTools

        return AsyncPreprintsTools(self._caller)
