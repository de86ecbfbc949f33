# Generated from spec/services/space-weather/service.yaml by `make generate`: do not edit.
"""Space weather: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


ClassCount = TypedDict(
    "ClassCount",
    {
        # Class letter; null while unknown.
        "class": "FlareClass | None",
        # Number of flares in this class.
        "count": "int",
    },
)


Detail: TypeAlias = Literal["brief", "full"]
"""brief: the most commonly used fields; full: every field."""


EventSort: TypeAlias = Literal["newest", "strongest"]
"""newest: most recent first; strongest: strongest first."""


FlareClass: TypeAlias = Literal["A", "B", "C", "M", "X"]
"""Class letter: each is ten times as strong as the previous one; X is the strongest."""


class GeomagneticStorm(TypedDict):
    id: str
    """Id of the storm."""
    start_time: str
    """Start time, in UTC."""
    last_observed_time: str | None
    """End of the last three-hour interval with a Kp value; the source reports no end time."""
    max_kp: float | None
    """Largest Kp index; null if none was entered."""
    severity: StormSeverity | None
    """Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67)."""
    g_scale: StormScale | None
    """NOAA scale of the largest Kp; null below Kp 5."""
    kp_index: list[KpReading]
    """All Kp values, earliest first."""
    linked_events: list[str]
    """Ids of related events, such as coronal mass ejections (CME) and shocks (IPS)."""
    submission_time: NotRequired[str]
    """When this version was submitted."""
    link: str | None
    """URL of the storm's page."""


class KpReading(TypedDict):
    observed_time: str
    """End of the three-hour interval."""
    kp: float
    """Kp index, in thirds (7.67 is 8-)."""
    source: NotRequired[str]
    """Provider of the value, usually NOAA."""


SolarFlare = TypedDict(
    "SolarFlare",
    {
        # Id of the flare, such as 2024-05-08T01:33:00-FLR-001.
        "id": "str",
        # Class letter; null while unknown.
        "class": "FlareClass | None",
        # Class with its magnitude, such as M3.4 or X14.3.
        "class_type": "str | None",
        # Number after the class letter. This and the following optional fields are returned only if detail is full.
        "magnitude": "NotRequired[float | None]",
        # Start time, in UTC.
        "begin_time": "str",
        # Time of peak intensity.
        "peak_time": "str | None",
        # End time; null while the flare is ongoing or if no end was entered.
        "end_time": "str | None",
        # Minutes from start to end.
        "duration_minutes": "NotRequired[int | None]",
        # Location on the sun in heliographic degrees, such as N25W60.
        "source_location": "str | None",
        # Degrees north of the sun's equator.
        "latitude": "NotRequired[float | None]",
        # Degrees west of the center of the disk as seen from Earth; east is negative.
        "longitude": "NotRequired[float | None]",
        # NOAA number of the active region, such as 13664.
        "active_region": "int | None",
        # Instruments that observed the flare.
        "instruments": "NotRequired[list[str]]",
        # Ids of related events, such as coronal mass ejections (CME); omitted if detail is brief if there are none.
        "linked_events": "NotRequired[list[str]]",
        # Analyst's note.
        "note": "NotRequired[str]",
        # When this version was submitted.
        "submission_time": "NotRequired[str]",
        # URL of the flare's page.
        "link": "NotRequired[str | None]",
    },
)


StormScale: TypeAlias = Literal["G1", "G2", "G3", "G4", "G5"]
"""NOAA scale; a Kp with a minus sign counts as the next whole number: G1 from 5- (4.67), G2 from 6- (5.67), G3 from 7-
(6.67), G4 from 8- (7.67) to 9- (8.67), G5 only at 9.
"""


StormSeverity: TypeAlias = Literal["severe", "storm", "below_storm"]
"""Severity based on the largest Kp: severe from 7- (6.67), storm from 5- (4.67)."""


GetSolarFlaresResult = TypedDict(
    "GetSolarFlaresResult",
    {
        # Start of the period.
        "from": "str",
        # End of the period.
        "to": "str",
        # Number of flares returned.
        "count": "int",
        # Number of flares in the period.
        "total": "int",
        # Offset of the next page; null on the last page.
        "next_offset": "int | None",
        # Class of the strongest flare in the period, such as X1.0.
        "strongest": "str | None",
        # Number of flares per class in the period, strongest class first.
        "by_class": "list[ClassCount]",
        # Newest day first, strongest first within a day; if sort is strongest, strongest first across the whole
        # period.
        "flares": "list[SolarFlare]",
        # Source page.
        "source": "str",
    },
)


GetGeomagneticStormsResult = TypedDict(
    "GetGeomagneticStormsResult",
    {
        # Start of the period.
        "from": "str",
        # End of the period.
        "to": "str",
        # Number of storms.
        "count": "int",
        # Largest Kp among the returned storms.
        "max_kp": "float | None",
        # Newest first; if sort is strongest, the largest Kp first.
        "storms": "list[GeomagneticStorm]",
        # Source page.
        "source": "str",
    },
)


class GetIssPositionResult(TypedDict):
    latitude: float
    """Degrees north."""
    longitude: float
    """Degrees east."""
    timestamp: str
    """Time of the position, in UTC."""
    altitude_km: float | None
    """Altitude above Earth."""
    velocity_kmh: float | None
    """Speed."""
    visibility: Literal["daylight", "eclipsed"] | None
    """Whether the station is in sunlight or in Earth's shadow."""
    footprint_km: float | None
    """Diameter of the area in which the station is above the horizon."""
    subsolar_latitude: float | None
    """Latitude where the sun is overhead, degrees north."""
    subsolar_longitude: float | None
    """Longitude where the sun is overhead, degrees east."""
    provider: Literal["wheretheiss.at", "open-notify.org"]
    """Provider of the position; open-notify.org reports only latitude, longitude and time."""
    source: str
    """Provider's page."""


_GET_SOLAR_FLARES: Operation[GetSolarFlaresResult] = Operation(
    "space-weather.get_solar_flares", "POST", "/rest/space-weather/get_solar_flares"
)
_GET_GEOMAGNETIC_STORMS: Operation[GetGeomagneticStormsResult] = Operation(
    "space-weather.get_geomagnetic_storms", "POST", "/rest/space-weather/get_geomagnetic_storms"
)
_GET_ISS_POSITION: Operation[GetIssPositionResult] = Operation(
    "space-weather.get_iss_position", "POST", "/rest/space-weather/get_iss_position"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "space-weather.report_feedback", "POST", "/rest/space-weather/report_feedback", changes=True
)


class SpaceWeatherTools:
    """Space weather.

    Solar flares, geomagnetic storms with their Kp index, and the current position of the International Space Station.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get_solar_flares(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
        min_class: FlareClass | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetSolarFlaresResult]:
        """Recent solar flares.

        Recent solar flares from NASA's DONKI with class, times, position on the sun (longitude positive to the west)
        and active region: newest day first, strongest first within a day. Analysts enter flares manually, between 15
        minutes and several hours after they happen, and correct them later. Use when the user asks about flares, how
        active the sun is, or the class and region of a flare. For geomagnetic storms and the Kp index on Earth use
        get_geomagnetic_storms; for the space station use get_iss_position.

        Args:
            days: Number of days to look back, including flares already in progress at the start. 1 to 30. Default:
                7.
            sort: strongest sorts the whole period by strength. Default: newest day first, strongest first within a
                day.
            end_date: Last day of the period, in UTC. Default: now. The database begins in 2010.
            min_class: Only flares of this class or stronger.
            limit: Maximum number of flares. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 300.
            offset: Number of flares to skip. 0 to 10000. Default: 0.
            detail: full adds magnitude, duration, position on the sun in degrees, instruments, notes and page URL.
                Default: "brief".

        Returns:
            GetSolarFlaresResult: its fields; df() has Flares.

        Example:
            >>> almanac.space_weather.get_solar_flares(days=3)
        """
        return self._caller.call(
            _GET_SOLAR_FLARES,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
                "min_class": min_class,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_solar_flares(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
        min_class: FlareClass | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetSolarFlaresResult]]:
        """Iterate over the pages of get_solar_flares, one result per page.

        Args:
            days: As in get_solar_flares.
            sort: As in get_solar_flares.
            end_date: As in get_solar_flares.
            min_class: As in get_solar_flares.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_solar_flares.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_SOLAR_FLARES,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
                "min_class": min_class,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def get_geomagnetic_storms(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
    ) -> Result[GetGeomagneticStormsResult]:
        """Recent geomagnetic storms.

        Recent geomagnetic storms from NASA's DONKI, newest first, with every Kp value, the largest Kp, severity and
        NOAA G scale. The database mostly lists storms of Kp 6 and above. If no storm is listed, Kp 5 may still have
        been reached. Reports past events, not forecasts. Use when the user asks about geomagnetic or solar storms, the
        Kp index, or whether an aurora was likely. For eruptions on the sun use get_solar_flares; for the space station
        use get_iss_position.

        Args:
            days: Number of days to look back, including storms already in progress at the start. 1 to 60. Default:
                30.
            sort: strongest sorts by the largest Kp. Default: newest first.
            end_date: Last day of the period, in UTC. Default: now. The database begins in 2010.

        Returns:
            GetGeomagneticStormsResult: its fields; df() has the views Kp, Storms.

        Example:
            >>> almanac.space_weather.get_geomagnetic_storms(days=30)
        """
        return self._caller.call(
            _GET_GEOMAGNETIC_STORMS,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
            },
        )

    def get_iss_position(self) -> Result[GetIssPositionResult]:
        """Position of the space station.

        The current position of the International Space Station: latitude, longitude (positive to the east) and time,
        with altitude, speed and whether it is in sunlight, if known. Returns the point on Earth below the station. If
        one provider's position is older than two minutes or does not change, the other provider is used. If both fail,
        the tool returns an error rather than an outdated position. Use when the user asks where the ISS is, how high it
        is or how fast it is flying. For eruptions on the sun use get_solar_flares; for storms and the Kp index on Earth
        use get_geomagnetic_storms.

        Returns:
            GetIssPositionResult: its fields; df() has one row.

        Example:
            >>> almanac.space_weather.get_iss_position()
        """
        return self._caller.call(_GET_ISS_POSITION, {})

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
            >>> almanac.space_weather.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncSpaceWeatherTools:
    """Space weather.

    Solar flares, geomagnetic storms with their Kp index, and the current position of the International Space Station.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get_solar_flares(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
        min_class: FlareClass | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetSolarFlaresResult]:
        """Recent solar flares.

        Recent solar flares from NASA's DONKI with class, times, position on the sun (longitude positive to the west)
        and active region: newest day first, strongest first within a day. Analysts enter flares manually, between 15
        minutes and several hours after they happen, and correct them later. Use when the user asks about flares, how
        active the sun is, or the class and region of a flare. For geomagnetic storms and the Kp index on Earth use
        get_geomagnetic_storms; for the space station use get_iss_position.

        Args:
            days: Number of days to look back, including flares already in progress at the start. 1 to 30. Default:
                7.
            sort: strongest sorts the whole period by strength. Default: newest day first, strongest first within a
                day.
            end_date: Last day of the period, in UTC. Default: now. The database begins in 2010.
            min_class: Only flares of this class or stronger.
            limit: Maximum number of flares. Default: all, up to 300 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 300.
            offset: Number of flares to skip. 0 to 10000. Default: 0.
            detail: full adds magnitude, duration, position on the sun in degrees, instruments, notes and page URL.
                Default: "brief".

        Returns:
            GetSolarFlaresResult: its fields; df() has Flares.

        Example:
            >>> almanac.space_weather.get_solar_flares(days=3)
        """
        return await self._caller.call(
            _GET_SOLAR_FLARES,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
                "min_class": min_class,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_solar_flares(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
        min_class: FlareClass | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetSolarFlaresResult]]:
        """Iterate over the pages of get_solar_flares, one result per page.

        Args:
            days: As in get_solar_flares.
            sort: As in get_solar_flares.
            end_date: As in get_solar_flares.
            min_class: As in get_solar_flares.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_solar_flares.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_SOLAR_FLARES,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
                "min_class": min_class,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def get_geomagnetic_storms(
        self,
        *,
        days: int | None = None,
        sort: EventSort | None = None,
        end_date: str | date_type | None = None,
    ) -> Result[GetGeomagneticStormsResult]:
        """Recent geomagnetic storms.

        Recent geomagnetic storms from NASA's DONKI, newest first, with every Kp value, the largest Kp, severity and
        NOAA G scale. The database mostly lists storms of Kp 6 and above. If no storm is listed, Kp 5 may still have
        been reached. Reports past events, not forecasts. Use when the user asks about geomagnetic or solar storms, the
        Kp index, or whether an aurora was likely. For eruptions on the sun use get_solar_flares; for the space station
        use get_iss_position.

        Args:
            days: Number of days to look back, including storms already in progress at the start. 1 to 60. Default:
                30.
            sort: strongest sorts by the largest Kp. Default: newest first.
            end_date: Last day of the period, in UTC. Default: now. The database begins in 2010.

        Returns:
            GetGeomagneticStormsResult: its fields; df() has the views Kp, Storms.

        Example:
            >>> almanac.space_weather.get_geomagnetic_storms(days=30)
        """
        return await self._caller.call(
            _GET_GEOMAGNETIC_STORMS,
            {
                "days": days,
                "sort": sort,
                "end_date": end_date,
            },
        )

    async def get_iss_position(self) -> Result[GetIssPositionResult]:
        """Position of the space station.

        The current position of the International Space Station: latitude, longitude (positive to the east) and time,
        with altitude, speed and whether it is in sunlight, if known. Returns the point on Earth below the station. If
        one provider's position is older than two minutes or does not change, the other provider is used. If both fail,
        the tool returns an error rather than an outdated position. Use when the user asks where the ISS is, how high it
        is or how fast it is flying. For eruptions on the sun use get_solar_flares; for storms and the Kp index on Earth
        use get_geomagnetic_storms.

        Returns:
            GetIssPositionResult: its fields; df() has one row.

        Example:
            >>> almanac.space_weather.get_iss_position()
        """
        return await self._caller.call(_GET_ISS_POSITION, {})

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
            >>> almanac.space_weather.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
