# Generated from spec/api/air-quality/service.yaml by `make generate`: do not edit.
"""Air quality: tools and types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result


class AirQuality(TypedDict):
    location: Location
    """Where."""
    time: str
    """Time, in UTC."""
    interval_seconds: int | None
    """Averaging period of the values, in seconds."""
    european_aqi: EuropeanIndex
    """European air quality index."""
    us_aqi: UsIndex
    """US air quality index."""
    pollutants: Pollutants
    """Concentrations."""
    other_places: NotRequired[list[OtherPlace]]
    """Other places with this name, in source order. To select one, add its country or region after a comma."""
    note: NotRequired[str]
    """How the part after the comma was interpreted if it could mean a state or a country."""
    kind: Literal["modelled"]
    """Model values (11 km grid in Europe, about 45 km elsewhere), not station measurements."""
    attribution: str
    """Attribution to show."""
    source: str
    """Source page."""


class Concentration(TypedDict):
    value: float | None
    """Concentration; null if the model has no value."""
    unit: str | None
    """Unit: micrograms per cubic meter (also for carbon monoxide)."""


EuropeanCategory: TypeAlias = Literal["good", "fair", "moderate", "poor", "very_poor", "extremely_poor"]
"""Category of the European index: good up to 20, fair up to 40, moderate up to 60, poor up to 80, very poor up to 100.
"""


class EuropeanIndex(TypedDict):
    value: int | None
    """Index value, usually 0 to 100; higher values are possible. Lower is better."""
    category: EuropeanCategory | None
    """In a word."""


class HourlyPoint(TypedDict):
    time: str
    """Hour, in UTC."""
    european_aqi: int | None
    """European index."""
    us_aqi: int | None
    """US index."""
    pm2_5: float | None
    """Fine particles."""
    pm10: float | None
    """Particles."""
    nitrogen_dioxide: float | None
    """Nitrogen dioxide."""
    ozone: float | None
    """Ozone."""
    sulphur_dioxide: float | None
    """Sulfur dioxide."""
    carbon_monoxide: float | None
    """Carbon monoxide."""


class Location(TypedDict):
    latitude: float
    """Requested latitude, degrees north."""
    longitude: float
    """Requested longitude, degrees east."""
    cell_latitude: float
    """Center of the model's grid cell, degrees north."""
    cell_longitude: float
    """Center of the model's grid cell, degrees east."""
    city: NotRequired[str]
    """Place that matches the name."""
    region: NotRequired[str]
    """Region of that place."""
    country: NotRequired[str]
    """Country of that place."""
    country_code: NotRequired[str]
    """ISO 3166-1 alpha-2 code."""
    timezone: NotRequired[str]
    """Time zone of that place."""
    population: NotRequired[int]
    """Population of that place."""
    geonameid: NotRequired[int]
    """GeoNames id of that place."""


class OtherPlace(TypedDict):
    city: str
    """Name."""
    region: str | None
    """Region."""
    country: str | None
    """Country."""
    latitude: float
    """Degrees north."""
    longitude: float
    """Degrees east."""


class Pollutants(TypedDict):
    pm2_5: Concentration
    """Fine particles below 2.5 micrometers."""
    pm10: Concentration
    """Particles below 10 micrometers."""
    nitrogen_dioxide: Concentration
    """Nitrogen dioxide."""
    ozone: Concentration
    """Ozone."""
    sulphur_dioxide: Concentration
    """Sulfur dioxide."""
    carbon_monoxide: Concentration
    """Carbon monoxide."""


UsCategory: TypeAlias = Literal[
    "good",
    "moderate",
    "unhealthy_for_sensitive_groups",
    "unhealthy",
    "very_unhealthy",
    "hazardous",
]
"""Category of the US index: good up to 50, moderate up to 100, unhealthy for sensitive groups up to 150, unhealthy up
to 200, very unhealthy up to 300.
"""


class UsIndex(TypedDict):
    value: int | None
    """Index value, usually 0 to 500; higher values are possible. Lower is better."""
    category: UsCategory | None
    """In a word."""


CurrentResult: TypeAlias = AirQuality


CityResult: TypeAlias = AirQuality


class HistoryResult(TypedDict):
    location: Location
    """Where."""
    hours: int
    """Number of hours requested."""
    count: int
    """Number of hours returned."""
    unit: str | None
    """Unit of the concentrations."""
    points: list[HourlyPoint]
    """Hourly values, oldest first."""
    kind: Literal["modelled"]
    """Model values, not station measurements."""
    attribution: str
    """Attribution to show."""
    source: str
    """Source page."""


_CURRENT: Operation[CurrentResult] = Operation("api.air-quality.current", "GET", "/api/air-quality/current")
_CITY: Operation[CityResult] = Operation("api.air-quality.city", "GET", "/api/air-quality/city")
_HISTORY: Operation[HistoryResult] = Operation("api.air-quality.history", "GET", "/api/air-quality/history")


class AirQualityTools:
    """Air quality.

    Air quality anywhere, now and over the last 72 hours: European and US indices, particles, nitrogen dioxide, ozone
    and more.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def current(self, *, lat: float, lon: float) -> Result[CurrentResult]:
        """Air quality now.

        Current air quality at one point, given by its coordinates: European and US indices with their categories,
        particles, nitrogen dioxide, ozone and more. Values come from the global CAMS model, not from a measuring
        station. A lower index means cleaner air. Concentrations are in micrograms per cubic meter.

        Args:
            lat: Degrees north. -90 to 90.
            lon: Degrees east. -180 to 180.

        Returns:
            CurrentResult: its fields; df() has one row.

        Example:
            >>> almanac.api.air_quality.current(lat=52.21833, lon=6.89583)
        """
        return self._caller.call(_CURRENT, {"lat": lat, "lon": lon})

    def city(self, *, city: str) -> Result[CityResult]:
        """Air quality of a city.

        Current air quality of a city, found by its name (with a list of other places of that name): the same indices
        and pollutants as for coordinates. If several places share the name, returns the largest or best-known one and
        lists the others; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" selects one. If a code
        fits both a US state and a country, the state takes precedence if the city exists there (Richmond, CA).

        Args:
            city: Name of a city, with its country, country code or region after a comma if ambiguous. At most 100
                characters.

        Returns:
            CityResult: its fields; df() has Other places.

        Example:
            >>> almanac.api.air_quality.city(city="Enschede")
        """
        return self._caller.call(_CITY, {"city": city})

    def history(self, *, lat: float, lon: float, hours: int | None = None) -> Result[HistoryResult]:
        """Recent hourly air quality.

        Hourly air quality at a point for up to the last 72 hours, oldest first.

        Args:
            lat: Degrees north. -90 to 90.
            lon: Degrees east. -180 to 180.
            hours: Number of hours to look back. 1 to 72. Default: 24.

        Returns:
            HistoryResult: its fields; df() has the views Pollutants, Index, Points.

        Example:
            >>> almanac.api.air_quality.history(lat=52.21833, lon=6.89583, hours=3)
        """
        return self._caller.call(_HISTORY, {"lat": lat, "lon": lon, "hours": hours})


class AsyncAirQualityTools:
    """Air quality.

    Air quality anywhere, now and over the last 72 hours: European and US indices, particles, nitrogen dioxide, ozone
    and more.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def current(self, *, lat: float, lon: float) -> Result[CurrentResult]:
        """Air quality now.

        Current air quality at one point, given by its coordinates: European and US indices with their categories,
        particles, nitrogen dioxide, ozone and more. Values come from the global CAMS model, not from a measuring
        station. A lower index means cleaner air. Concentrations are in micrograms per cubic meter.

        Args:
            lat: Degrees north. -90 to 90.
            lon: Degrees east. -180 to 180.

        Returns:
            CurrentResult: its fields; df() has one row.

        Example:
            >>> almanac.api.air_quality.current(lat=52.21833, lon=6.89583)
        """
        return await self._caller.call(_CURRENT, {"lat": lat, "lon": lon})

    async def city(self, *, city: str) -> Result[CityResult]:
        """Air quality of a city.

        Current air quality of a city, found by its name (with a list of other places of that name): the same indices
        and pollutants as for coordinates. If several places share the name, returns the largest or best-known one and
        lists the others; "Springfield, Illinois", "Washington, DC" or "Prague, Czech Republic" selects one. If a code
        fits both a US state and a country, the state takes precedence if the city exists there (Richmond, CA).

        Args:
            city: Name of a city, with its country, country code or region after a comma if ambiguous. At most 100
                characters.

        Returns:
            CityResult: its fields; df() has Other places.

        Example:
            >>> almanac.api.air_quality.city(city="Enschede")
        """
        return await self._caller.call(_CITY, {"city": city})

    async def history(self, *, lat: float, lon: float, hours: int | None = None) -> Result[HistoryResult]:
        """Recent hourly air quality.

        Hourly air quality at a point for up to the last 72 hours, oldest first.

        Args:
            lat: Degrees north. -90 to 90.
            lon: Degrees east. -180 to 180.
            hours: Number of hours to look back. 1 to 72. Default: 24.

        Returns:
            HistoryResult: its fields; df() has the views Pollutants, Index, Points.

        Example:
            >>> almanac.api.air_quality.history(lat=52.21833, lon=6.89583, hours=3)
        """
        return await self._caller.call(_HISTORY, {"lat": lat, "lon": lon, "hours": hours})
