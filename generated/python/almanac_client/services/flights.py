# Generated from spec/services/flights/service.yaml by `make generate`: do not edit.
"""Flights and award seats: tools and types."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


AwardCabin: TypeAlias = Literal["business", "premium_economy"]
"""Cabin of the award seat."""


class AwardDestination(TypedDict):
    code: str
    """IATA code."""
    name: str
    """City."""
    country: Literal["US", "CA"]
    """Country."""
    priority: bool
    """Whether priority_only includes the destination."""
    cabins: list[AwardCabin]
    """Cabins searched."""


class AwardPair(TypedDict):
    cabin: AwardCabin
    outbound_date: str
    """Day of the outbound flight."""
    outbound_seats: int
    """Award seats on the outbound flight."""
    return_date: str
    """Day of the return flight."""
    return_seats: int
    """Award seats on the return flight."""
    stay_days: int
    """Days between the two flights."""


CabinClass: TypeAlias = Literal["economy", "premium_economy", "business", "first"]
"""Cabin."""


class Carrier(TypedDict):
    code: str | None
    """IATA code."""
    name: str | None
    """Name."""


class DestinationResult(TypedDict):
    code: str
    """IATA code of the destination."""
    name: str
    """City."""
    priority: bool
    """Whether this is a priority destination."""
    status: Literal["ok", "empty", "failed", "not_asked"]
    """ok: returned seats; empty: returned no seats; failed: the source did not respond or rejected the request;
    not_asked: not queried, because no time was left or the source had already rejected requests.
    """
    reason: str | None
    """Reason the destination failed or was not queried."""
    pair_count: int
    """Number of matching pairs of outbound and return days."""
    pairs: list[AwardPair]
    """First pairs, sorted by outbound and return day."""
    fetched_at: str | None
    """When the seats were fetched."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief omits aircraft, terminals, baggage and fare codes."""


FlightSource: TypeAlias = Literal["duffel", "seats-aero", "airline-awards"]
"""Id of a source."""


class Leg(TypedDict):
    origin: str | None
    """IATA code."""
    destination: str | None
    """IATA code."""
    date: str | None
    """Departure day."""
    duration_minutes: NotRequired[int]
    """Total travel time, if known."""
    stops: int | None
    """Number of stops; null if unknown (see direct)."""
    direct: bool | None
    """Whether a direct flight exists."""
    segments: list[Segment]
    """Flights of this leg; empty for award seats."""
    seats: NotRequired[int | None]
    """Award seats left; null if the program does not report it."""
    updated_at: NotRequired[str | None]
    """When the award seat was last seen."""


class Money(TypedDict):
    amount: float
    """Amount."""
    currency: str
    """ISO 4217 code."""


class Offer(TypedDict):
    id: str
    """Id at the source."""
    source: FlightSource
    """Source of the offer."""
    kind: Literal["revenue", "award"]
    """Fare or award seats for points."""
    price: Money | None
    """Total price for all passengers; null for award seats."""
    points: int | None
    """Points per passenger for all legs; null for fares or if unknown."""
    taxes: Money | None
    """Taxes and fees: included in the price of a fare, or due in addition to the points per passenger; null if unknown.
    """
    program: NotRequired[str]
    """Loyalty program of the points, such as aeroplan."""
    airlines: list[Carrier]
    """Airline that sells the flight, or airlines that operate it."""
    cabin_class: NotRequired[str | None]
    """Cabin."""
    legs: list[Leg]
    """Outbound leg, and return leg if requested."""
    refundable: NotRequired[bool | None]
    """Whether the fare is refundable before departure; null if unknown."""
    changeable: NotRequired[bool | None]
    """Whether the fare can be changed before departure."""
    emissions_kg: NotRequired[float]
    """CO2 estimate in kilograms."""
    expires_at: NotRequired[str | None]
    """Expiry time of the offer."""
    invented: NotRequired[bool]
    """True for fictitious offers returned for a test token."""


SearchMode: TypeAlias = Literal["revenue", "award", "all"]
"""What to search: fares (revenue), award seats for points (award), or both."""


class Segment(TypedDict):
    flight_number: str | None
    """Marketing flight number, such as SK805."""
    operated_by: str | None
    """Operating airline, if different from the marketing airline."""
    origin: str | None
    """Airport."""
    destination: str | None
    """Airport."""
    departing_at: str | None
    """Local departure time without offset: 2026-12-15T07:45:00."""
    arriving_at: str | None
    """Local arrival time."""
    cabin_class: NotRequired[str]
    """Cabin."""
    origin_time_zone: NotRequired[str]
    """Time zone of the origin. This and the following fields are returned only if detail is full."""
    destination_time_zone: NotRequired[str]
    """Time zone of the destination."""
    origin_terminal: NotRequired[str]
    """Departure terminal."""
    destination_terminal: NotRequired[str]
    """Arrival terminal."""
    aircraft: NotRequired[str]
    """Aircraft type."""
    fare_basis: NotRequired[str]
    """Fare basis code."""
    checked_bags: NotRequired[int]
    """Checked bags included per passenger."""
    carry_on_bags: NotRequired[int]
    """Carry-on bags included per passenger."""


class SourceInfo(TypedDict):
    source: FlightSource
    """Id used in results."""
    title: str
    """Name."""
    modes: list[Literal["revenue", "award"]]
    """Supported search modes."""
    enabled: bool
    """Whether this server can query the source."""
    to_enable: str | None
    """What the operator must do to enable the source; null if enabled."""
    tools: list[str]
    """Tools that query the source."""
    coverage: str
    """What it covers."""
    homepage: str
    """Home page."""
    attribution: str
    """Attribution to show with the data."""


class SourceOutcome(TypedDict):
    source: FlightSource
    """Source."""
    publisher: str
    """Publisher, by its common name."""
    status: Literal["ok", "empty", "failed", "not_configured"]
    """ok: returned offers; empty: returned no offers; failed: did not respond; not_configured: the operator has no API
    key for it.
    """
    count: int
    """Number of offers returned from this source."""
    found: int | None
    """Number of offers found."""
    reason: str | None
    """Reason the source returned nothing, or a note on missing data."""


class SearchFlightsResult(TypedDict):
    origin: str
    """IATA code."""
    destination: str
    """IATA code."""
    departure_date: str
    """Outbound day."""
    return_date: str | None
    """Return day."""
    mode: SearchMode
    """Search mode used."""
    count: int
    """Number of offers returned."""
    offers: list[Offer]
    """Fares by price, then award seats by points."""
    sources: list[SourceOutcome]
    """Outcome for each source, fares first."""
    note: str | None
    """Limitations of this result."""


class SearchAwardFlightsResult(TypedDict):
    origin: str
    """IATA code."""
    destination: str
    """IATA code."""
    departure_date: str
    """Outbound day."""
    return_date: str | None
    """Return day."""
    count: int
    """Number of offers returned."""
    offers: list[Offer]
    """Fewest points first, unknown points last."""
    sources: list[SourceOutcome]
    """Outcome for the source."""
    note: str | None
    """Limitations of this result."""


class ListFlightSourcesResult(TypedDict):
    count: int
    """Number of sources."""
    sources: list[SourceInfo]
    """Fare sources first, then award-seat sources."""


class AirlineAwardsSearchResult(TypedDict):
    origin: str
    """Origin airport."""
    passengers: int
    """Seats requested."""
    min_stay_days: int
    """Shortest stay, in days."""
    max_stay_days: int
    """Longest stay, in days."""
    complete: bool
    """Whether every destination was searched."""
    pair_count: int
    """Total number of pairs found."""
    destinations: list[DestinationResult]
    """Destinations with their pairs, priority ones first."""
    not_asked: list[str]
    """Codes of destinations that were not queried; pass them to another call."""
    note: str | None
    """Limitations of this result."""


class AirlineAwardsListDestinationsResult(TypedDict):
    count: int
    """Number of destinations."""
    origin: str
    """Origin airport."""
    destinations: list[AwardDestination]
    """Priority destinations first."""


class AirlineAwardsGetConfigResult(TypedDict):
    origin: str
    """Origin airport."""
    origin_name: str
    """City of the origin."""
    default_passengers: int
    """Default number of passengers."""
    default_min_stay_days: int
    """Default shortest stay, in days."""
    default_max_stay_days: int
    """Default longest stay, in days."""
    lookahead_days: int
    """Approximate number of days ahead for which the source shows award seats."""
    cabins: list[AwardCabin]
    """Cabins searched."""
    priority_destinations: list[str]
    """Priority destinations."""
    destination_count: int
    """Number of destinations."""
    seconds_a_destination: float
    """Minimum number of seconds per destination."""


_SEARCH_FLIGHTS: Operation[SearchFlightsResult] = Operation(
    "flights.search_flights", "POST", "/rest/flights/search_flights"
)
_SEARCH_AWARD_FLIGHTS: Operation[SearchAwardFlightsResult] = Operation(
    "flights.search_award_flights", "POST", "/rest/flights/search_award_flights"
)
_LIST_FLIGHT_SOURCES: Operation[ListFlightSourcesResult] = Operation(
    "flights.list_flight_sources", "POST", "/rest/flights/list_flight_sources"
)
_AIRLINE_AWARDS_SEARCH: Operation[AirlineAwardsSearchResult] = Operation(
    "flights.airline_awards_search", "POST", "/rest/flights/airline_awards_search"
)
_AIRLINE_AWARDS_LIST_DESTINATIONS: Operation[AirlineAwardsListDestinationsResult] = Operation(
    "flights.airline_awards_list_destinations", "POST", "/rest/flights/airline_awards_list_destinations"
)
_AIRLINE_AWARDS_GET_CONFIG: Operation[AirlineAwardsGetConfigResult] = Operation(
    "flights.airline_awards_get_config", "POST", "/rest/flights/airline_awards_get_config"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "flights.report_feedback", "POST", "/rest/flights/report_feedback", changes=True
)


class FlightsTools:
    """Flights and award seats.

    Flight offers with prices, award seats for points, and SAS award seats from Oslo to North America.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_flights(
        self,
        *,
        origin: str,
        destination: str,
        departure_date: str | date_type,
        return_date: str | date_type | None = None,
        adults: int | None = None,
        cabin_class: CabinClass | None = None,
        mode: SearchMode | None = None,
        max_results: int | None = None,
        max_connections: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchFlightsResult]:
        """Search flights on a given day.

        Flight offers for a route on given days: fares sorted by price, award seats sorted by points. With mode all,
        fares come first, then award seats; the two are never mixed. sources reports which sources were queried and the
        outcome of each. Offers cannot be booked here. Use when the user wants to fly somewhere on a given day and asks
        for prices, times or connections. For only seats for points use search_award_flights; for SAS award seats from
        Oslo to North America over a year use airline_awards_search; for which sources this server can query use
        list_flight_sources. departure_date must not be after return_date.

        Args:
            origin: Departure airport: IATA code of the airport or of a city (LON); names also work.
            destination: Arrival airport: IATA code of the airport or of a city (LON); names also work.
            departure_date: Departure day, YYYY-MM-DD; today or later.
            return_date: Day of the return flight, YYYY-MM-DD. Omit for a one-way trip.
            adults: Number of adults. 1 to 9. Default: 1.
            cabin_class: Only this cabin.
            mode: Fares, award seats, or both. Default: "all".
            max_results: Maximum number of offers of each kind. 1 to 100. Default: 20.
            max_connections: Maximum number of connections in each direction, for fares. Default: 1. 0 to 2.
            detail: Level of detail per offer. Default: "brief".

        Returns:
            SearchFlightsResult: its fields; df() has the views Offers, Flights, Sources.

        Example:
            >>> almanac.flights.search_flights(origin="OSL", destination="LHR", departure_date="2027-01-15")
        """
        return self._caller.call(
            _SEARCH_FLIGHTS,
            {
                "origin": origin,
                "destination": destination,
                "departure_date": departure_date,
                "return_date": return_date,
                "adults": adults,
                "cabin_class": cabin_class,
                "mode": mode,
                "max_results": max_results,
                "max_connections": max_connections,
                "detail": detail,
            },
        )

    def search_award_flights(
        self,
        *,
        origin: str,
        destination: str,
        departure_date: str | date_type,
        return_date: str | date_type | None = None,
        adults: int | None = None,
        cabin_class: CabinClass | None = None,
        max_results: int | None = None,
    ) -> Result[SearchAwardFlightsResult]:
        """Search award seats on a given day.

        Award seats for points or miles for a route on given days, across about 24 loyalty programs, fewest points
        first. Seats were last seen hours or days ago. SAS EuroBonus is not among the programs. Use when the user wants
        to pay for a flight with points or miles. For fares in money use search_flights; for SAS EuroBonus award seats
        from Oslo to North America use airline_awards_search. departure_date must not be after return_date.

        Args:
            origin: Departure airport: IATA code of the airport or of a city (LON); names also work.
            destination: Arrival airport: IATA code of the airport or of a city (LON); names also work.
            departure_date: Departure day, YYYY-MM-DD; today or later.
            return_date: Day of the return flight. If set, returns pairs of flights with the same program and cabin.
            adults: Minimum number of seats. Award seats of programs that do not report how many are left are
                included. 1 to 9. Default: 1.
            cabin_class: Only this cabin.
            max_results: Maximum number of offers. 1 to 100. Default: 10.

        Returns:
            SearchAwardFlightsResult: its fields; df() has the views Offers, Flights, Sources.

        Example:
            >>> almanac.flights.search_award_flights(origin="CPH", destination="BKK", departure_date="2027-02-01")
        """
        return self._caller.call(
            _SEARCH_AWARD_FLIGHTS,
            {
                "origin": origin,
                "destination": destination,
                "departure_date": departure_date,
                "return_date": return_date,
                "adults": adults,
                "cabin_class": cabin_class,
                "max_results": max_results,
            },
        )

    def list_flight_sources(self) -> Result[ListFlightSourcesResult]:
        """Sources of flight offers.

        The sources of fares and award seats: what each can search for, and whether this server can query it. Use when
        the user asks which flight sources are available, or why a search returns no fares or award seats. For flights
        use search_flights.

        Returns:
            ListFlightSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.flights.list_flight_sources()
        """
        return self._caller.call(_LIST_FLIGHT_SOURCES, {})

    def airline_awards_search(
        self,
        *,
        destinations: Sequence[str] | None = None,
        passengers: int | None = None,
        min_stay_days: int | None = None,
        max_stay_days: int | None = None,
        priority_only: bool | None = None,
        max_pairs: int | None = None,
    ) -> Result[AirlineAwardsSearchResult]:
        """SAS award seats to North America.

        Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a
        given length of stay. Destinations are queried one after another (about 3 seconds each). After 50 seconds the
        tool returns the results so far; pass destinations with status not_asked to another call. If the source rejects
        automated requests, the status is failed. Use when the user looks for SAS EuroBonus award trips from Oslo to the
        USA or Canada with flexible dates. For award seats of other programs on a given day use search_award_flights;
        for the list of destinations use airline_awards_list_destinations. min_stay_days must not be above
        max_stay_days.

        Args:
            destinations: IATA codes or cities of destinations. Default: all 11; see
                airline_awards_list_destinations. At most 11 values.
            passengers: Seats needed on both flights. 1 to 9. Default: 3.
            min_stay_days: Shortest stay in days. 1 to 330. Default: 2.
            max_stay_days: Longest stay in days. 1 to 330. Default: 10.
            priority_only: Only the priority destinations MIA and LAX. Default: False.
            max_pairs: Maximum number of pairs of days per destination; pair_count reports the total. 1 to 200.
                Default: 25.

        Returns:
            AirlineAwardsSearchResult: its fields; df() has the views Pairs of days, Destinations.

        Example:
            >>> almanac.flights.airline_awards_search(destinations=["BOS"])
        """
        return self._caller.call(
            _AIRLINE_AWARDS_SEARCH,
            {
                "destinations": destinations,
                "passengers": passengers,
                "min_stay_days": min_stay_days,
                "max_stay_days": max_stay_days,
                "priority_only": priority_only,
                "max_pairs": max_pairs,
            },
        )

    def airline_awards_list_destinations(self) -> Result[AirlineAwardsListDestinationsResult]:
        """Destinations of the SAS award search.

        The 11 destinations in North America that airline_awards_search covers, priority ones first, with cabins. Use
        when the user asks which cities or airports the SAS award search covers. For award seats to these destinations
        use airline_awards_search.

        Returns:
            AirlineAwardsListDestinationsResult: its fields; df() has Destinations.

        Example:
            >>> almanac.flights.airline_awards_list_destinations()
        """
        return self._caller.call(_AIRLINE_AWARDS_LIST_DESTINATIONS, {})

    def airline_awards_get_config(self) -> Result[AirlineAwardsGetConfigResult]:
        """Settings of the SAS award search.

        Origin, default number of passengers, lengths of stay and search horizon of airline_awards_search. Use when the
        user asks about the origin, number of passengers or date range of the SAS award search. For seats use
        airline_awards_search.

        Returns:
            AirlineAwardsGetConfigResult: its fields; df() has one row.

        Example:
            >>> almanac.flights.airline_awards_get_config()
        """
        return self._caller.call(_AIRLINE_AWARDS_GET_CONFIG, {})

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
            >>> almanac.flights.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncFlightsTools:
    """Flights and award seats.

    Flight offers with prices, award seats for points, and SAS award seats from Oslo to North America.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_flights(
        self,
        *,
        origin: str,
        destination: str,
        departure_date: str | date_type,
        return_date: str | date_type | None = None,
        adults: int | None = None,
        cabin_class: CabinClass | None = None,
        mode: SearchMode | None = None,
        max_results: int | None = None,
        max_connections: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchFlightsResult]:
        """Search flights on a given day.

        Flight offers for a route on given days: fares sorted by price, award seats sorted by points. With mode all,
        fares come first, then award seats; the two are never mixed. sources reports which sources were queried and the
        outcome of each. Offers cannot be booked here. Use when the user wants to fly somewhere on a given day and asks
        for prices, times or connections. For only seats for points use search_award_flights; for SAS award seats from
        Oslo to North America over a year use airline_awards_search; for which sources this server can query use
        list_flight_sources. departure_date must not be after return_date.

        Args:
            origin: Departure airport: IATA code of the airport or of a city (LON); names also work.
            destination: Arrival airport: IATA code of the airport or of a city (LON); names also work.
            departure_date: Departure day, YYYY-MM-DD; today or later.
            return_date: Day of the return flight, YYYY-MM-DD. Omit for a one-way trip.
            adults: Number of adults. 1 to 9. Default: 1.
            cabin_class: Only this cabin.
            mode: Fares, award seats, or both. Default: "all".
            max_results: Maximum number of offers of each kind. 1 to 100. Default: 20.
            max_connections: Maximum number of connections in each direction, for fares. Default: 1. 0 to 2.
            detail: Level of detail per offer. Default: "brief".

        Returns:
            SearchFlightsResult: its fields; df() has the views Offers, Flights, Sources.

        Example:
            >>> almanac.flights.search_flights(origin="OSL", destination="LHR", departure_date="2027-01-15")
        """
        return await self._caller.call(
            _SEARCH_FLIGHTS,
            {
                "origin": origin,
                "destination": destination,
                "departure_date": departure_date,
                "return_date": return_date,
                "adults": adults,
                "cabin_class": cabin_class,
                "mode": mode,
                "max_results": max_results,
                "max_connections": max_connections,
                "detail": detail,
            },
        )

    async def search_award_flights(
        self,
        *,
        origin: str,
        destination: str,
        departure_date: str | date_type,
        return_date: str | date_type | None = None,
        adults: int | None = None,
        cabin_class: CabinClass | None = None,
        max_results: int | None = None,
    ) -> Result[SearchAwardFlightsResult]:
        """Search award seats on a given day.

        Award seats for points or miles for a route on given days, across about 24 loyalty programs, fewest points
        first. Seats were last seen hours or days ago. SAS EuroBonus is not among the programs. Use when the user wants
        to pay for a flight with points or miles. For fares in money use search_flights; for SAS EuroBonus award seats
        from Oslo to North America use airline_awards_search. departure_date must not be after return_date.

        Args:
            origin: Departure airport: IATA code of the airport or of a city (LON); names also work.
            destination: Arrival airport: IATA code of the airport or of a city (LON); names also work.
            departure_date: Departure day, YYYY-MM-DD; today or later.
            return_date: Day of the return flight. If set, returns pairs of flights with the same program and cabin.
            adults: Minimum number of seats. Award seats of programs that do not report how many are left are
                included. 1 to 9. Default: 1.
            cabin_class: Only this cabin.
            max_results: Maximum number of offers. 1 to 100. Default: 10.

        Returns:
            SearchAwardFlightsResult: its fields; df() has the views Offers, Flights, Sources.

        Example:
            >>> almanac.flights.search_award_flights(origin="CPH", destination="BKK", departure_date="2027-02-01")
        """
        return await self._caller.call(
            _SEARCH_AWARD_FLIGHTS,
            {
                "origin": origin,
                "destination": destination,
                "departure_date": departure_date,
                "return_date": return_date,
                "adults": adults,
                "cabin_class": cabin_class,
                "max_results": max_results,
            },
        )

    async def list_flight_sources(self) -> Result[ListFlightSourcesResult]:
        """Sources of flight offers.

        The sources of fares and award seats: what each can search for, and whether this server can query it. Use when
        the user asks which flight sources are available, or why a search returns no fares or award seats. For flights
        use search_flights.

        Returns:
            ListFlightSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.flights.list_flight_sources()
        """
        return await self._caller.call(_LIST_FLIGHT_SOURCES, {})

    async def airline_awards_search(
        self,
        *,
        destinations: Sequence[str] | None = None,
        passengers: int | None = None,
        min_stay_days: int | None = None,
        max_stay_days: int | None = None,
        priority_only: bool | None = None,
        max_pairs: int | None = None,
    ) -> Result[AirlineAwardsSearchResult]:
        """SAS award seats to North America.

        Pairs of days with SAS award seats in Business or Premium Economy from Oslo to North America and back, for a
        given length of stay. Destinations are queried one after another (about 3 seconds each). After 50 seconds the
        tool returns the results so far; pass destinations with status not_asked to another call. If the source rejects
        automated requests, the status is failed. Use when the user looks for SAS EuroBonus award trips from Oslo to the
        USA or Canada with flexible dates. For award seats of other programs on a given day use search_award_flights;
        for the list of destinations use airline_awards_list_destinations. min_stay_days must not be above
        max_stay_days.

        Args:
            destinations: IATA codes or cities of destinations. Default: all 11; see
                airline_awards_list_destinations. At most 11 values.
            passengers: Seats needed on both flights. 1 to 9. Default: 3.
            min_stay_days: Shortest stay in days. 1 to 330. Default: 2.
            max_stay_days: Longest stay in days. 1 to 330. Default: 10.
            priority_only: Only the priority destinations MIA and LAX. Default: False.
            max_pairs: Maximum number of pairs of days per destination; pair_count reports the total. 1 to 200.
                Default: 25.

        Returns:
            AirlineAwardsSearchResult: its fields; df() has the views Pairs of days, Destinations.

        Example:
            >>> almanac.flights.airline_awards_search(destinations=["BOS"])
        """
        return await self._caller.call(
            _AIRLINE_AWARDS_SEARCH,
            {
                "destinations": destinations,
                "passengers": passengers,
                "min_stay_days": min_stay_days,
                "max_stay_days": max_stay_days,
                "priority_only": priority_only,
                "max_pairs": max_pairs,
            },
        )

    async def airline_awards_list_destinations(self) -> Result[AirlineAwardsListDestinationsResult]:
        """Destinations of the SAS award search.

        The 11 destinations in North America that airline_awards_search covers, priority ones first, with cabins. Use
        when the user asks which cities or airports the SAS award search covers. For award seats to these destinations
        use airline_awards_search.

        Returns:
            AirlineAwardsListDestinationsResult: its fields; df() has Destinations.

        Example:
            >>> almanac.flights.airline_awards_list_destinations()
        """
        return await self._caller.call(_AIRLINE_AWARDS_LIST_DESTINATIONS, {})

    async def airline_awards_get_config(self) -> Result[AirlineAwardsGetConfigResult]:
        """Settings of the SAS award search.

        Origin, default number of passengers, lengths of stay and search horizon of airline_awards_search. Use when the
        user asks about the origin, number of passengers or date range of the SAS award search. For seats use
        airline_awards_search.

        Returns:
            AirlineAwardsGetConfigResult: its fields; df() has one row.

        Example:
            >>> almanac.flights.airline_awards_get_config()
        """
        return await self._caller.call(_AIRLINE_AWARDS_GET_CONFIG, {})

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
            >>> almanac.flights.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
