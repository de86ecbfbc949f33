# Generated from spec/services/maritime/service.yaml by `make generate`: do not edit.
"""Vessels at sea: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


AisSource: TypeAlias = Literal["digitraffic-ais", "barentswatch-ais", "aisstream"]
"""Id of a source."""


class Area(TypedDict):
    port: str | None
    """Named port, with its country; null for a box."""
    lon_min: float
    """West edge in degrees."""
    lat_min: float
    """South edge in degrees."""
    lon_max: float
    """East edge in degrees."""
    lat_max: float
    """North edge in degrees."""
    crosses_antimeridian: bool
    """True if lon_min is east of lon_max: the box crosses the 180th meridian."""


class FoundVessel(TypedDict):
    mmsi: int
    """MMSI of the transmitter: 9 digits."""
    name: str | None
    """Name as transmitted; null if unknown."""
    flag: str | None
    """Flag, derived from the first digits of the MMSI."""
    type: str | None
    """Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft, sailing, pleasure_craft, pilot,
    search_and_rescue, dredger, military, other …; null if unknown.
    """
    position: Position | None
    """Last known position; null if the source has none."""
    speed: float | None
    """Speed over ground in knots; 102.2 means 102.2 or more."""
    course: float | None
    """Course over ground in degrees; north is 0."""
    destination: str | None
    """Destination as entered by the crew."""
    nav_status: str | None
    """Navigational status in words: under way using engine, at anchor, moored …"""
    source: AisSource
    """Source of the position."""


class Position(TypedDict):
    lat: float
    """Latitude in degrees; north is positive."""
    lon: float
    """Longitude in degrees; east is positive."""
    timestamp: str
    """Time of the position (UTC)."""
    age_minutes: int
    """Age of the position in minutes."""


class SourceOutcome(TypedDict):
    source: AisSource
    """Source."""
    publisher: str
    """Publisher, by its common name."""
    status: Literal["ok", "empty", "failed", "not_configured", "not_covered", "hidden", "no_history"]
    """ok: returned data; empty: returned no data; failed: did not respond; not_configured: the operator has no API key
    for it; not_covered: the area is outside its coverage; hidden: omits vessels of this kind; no_history: has no
    tracks.
    """
    count: int
    """Number of vessels or points that the source returned."""
    reason: str | None
    """Reason the source returned nothing, and how to fix it."""
    coverage: str
    """Coverage of this source."""
    fetched_at: str | None
    """When the source's response was fetched."""


class TrackPoint(TypedDict):
    lat: float
    """Latitude."""
    lon: float
    """Longitude."""
    speed: float | None
    """Speed over ground in knots."""
    course: float | None
    """Course over ground in degrees."""
    timestamp: str
    """When (UTC)."""
    implausible: NotRequired[bool]
    """True for an implausible position, one that the vessel cannot have reached given its other positions."""


VesselType: TypeAlias = Literal["cargo", "tanker", "passenger", "fishing", "tug"]
"""Kind of vessel to filter by."""


class GetVesselResult(TypedDict):
    mmsi: int
    """MMSI."""
    name: str | None
    """Name as transmitted."""
    flag: str | None
    """Flag, derived from the first digits of the MMSI."""
    flag_name: str | None
    """English name of the flag's country."""
    station: Literal[
        "vessel",
        "group",
        "coast_station",
        "aircraft",
        "aid_to_navigation",
        "auxiliary_craft",
        "handheld",
        "distress_beacon",
        "other",
    ]
    """Kind of transmitter that the MMSI belongs to."""
    type: str | None
    """Kind of vessel: cargo, tanker, passenger, fishing, tug, high_speed_craft …"""
    type_code: int | None
    """AIS type code, 1 to 99. For many vessels, Digitraffic reports only the tens digit."""
    type_label: str | None
    """Meaning of the code."""
    position: Position | None
    """Last known position."""
    speed: float | None
    """Speed over ground in knots."""
    course: float | None
    """Course over ground in degrees."""
    heading: float | None
    """Heading of the bow, in degrees."""
    nav_status: str | None
    """Navigational status in words."""
    nav_status_code: int | None
    """AIS code of the navigational status."""
    destination: str | None
    """Destination as entered by the crew."""
    eta: str | None
    """Estimated arrival (UTC) as entered by the crew; the year is the one nearest to the report."""
    draught_m: float | None
    """Draught in meters."""
    length_m: float | None
    """Length in meters."""
    width_m: float | None
    """Width in meters."""
    imo: int | None
    """IMO number; null if not transmitted or invalid."""
    call_sign: str | None
    """Call sign."""
    details_updated_at: str | None
    """When the vessel last transmitted name, type and destination."""
    source: AisSource | None
    """Source of the position."""
    sources: list[SourceOutcome]
    """Outcome for each source, in a fixed order."""


class VesselsInAreaResult(TypedDict):
    area: Area
    """Searched area."""
    count: int
    """Number of vessels returned."""
    total: int
    """Number of vessels found."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    vessels: list[FoundVessel]
    """Newest position first."""
    sources: list[SourceOutcome]
    """Outcome and coverage of each source, in a fixed order."""
    note: str | None
    """Limitations of this result."""


GetVesselTrackResult = TypedDict(
    "GetVesselTrackResult",
    {
        # MMSI.
        "mmsi": "int",
        # Name; null if unknown.
        "name": "str | None",
        # Start of the requested period.
        "from": "str",
        # End of the requested period.
        "to": "str",
        # Number of points returned.
        "point_count": "int",
        # Number of points available from the sources; if greater than point_count, the track was thinned.
        "points_known": "int",
        # Number of known points that are implausible.
        "implausible_count": "int",
        # Distance over all known points except implausible ones, in nautical miles; null if there are fewer than two
        # points.
        "distance_nm": "float | None",
        # Oldest first.
        "points": "list[TrackPoint]",
        # Outcome and coverage of each source, in a fixed order.
        "sources": "list[SourceOutcome]",
        # Limitations of this result, or the reason there are no points.
        "note": "str | None",
    },
)


class SearchVesselResult(TypedDict):
    count: int
    """Number of vessels returned."""
    total: int
    """Number of vessels found."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    flag: NotRequired[str]
    """Requested flag."""
    vessels: list[FoundVessel]
    """Exact names first, then names that begin with the query, then most recent position."""
    sources: list[SourceOutcome]
    """Outcome and coverage of each source, in a fixed order."""
    note: str | None
    """Limitations of this result."""


_GET_VESSEL: Operation[GetVesselResult] = Operation("maritime.get_vessel", "POST", "/rest/maritime/get_vessel")
_VESSELS_IN_AREA: Operation[VesselsInAreaResult] = Operation(
    "maritime.vessels_in_area", "POST", "/rest/maritime/vessels_in_area"
)
_GET_VESSEL_TRACK: Operation[GetVesselTrackResult] = Operation(
    "maritime.get_vessel_track", "POST", "/rest/maritime/get_vessel_track"
)
_SEARCH_VESSEL: Operation[SearchVesselResult] = Operation(
    "maritime.search_vessel", "POST", "/rest/maritime/search_vessel"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "maritime.report_feedback", "POST", "/rest/maritime/report_feedback", changes=True
)


class MaritimeTools:
    """Vessels at sea.

    Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area. Every result states
    the coverage of its sources.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get_vessel(self, *, mmsi: int) -> Result[GetVesselResult]:
        """Vessel by MMSI.

        One vessel by MMSI: name, flag, type, last position, speed in knots, course, destination and navigational
        status. Returns not_found if no source has the vessel; it may just be outside their coverage. Use when the MMSI
        of a ship is known and the user asks where the ship is, how fast it is going or where it is bound. For a vessel
        by name use search_vessel; for where it was in the last hours use get_vessel_track.

        Args:
            mmsi: MMSI: 9 digits. Get it from search_vessel or vessels_in_area. 100000000 to 999999999.

        Returns:
            GetVesselResult: its fields; df() has Sources.

        Example:
            >>> almanac.maritime.get_vessel(mmsi=230629000)
        """
        return self._caller.call(_GET_VESSEL, {"mmsi": mmsi})

    def vessels_in_area(
        self,
        *,
        port_name: str | None = None,
        bbox: str | None = None,
        lon_min: float | None = None,
        lat_min: float | None = None,
        lon_max: float | None = None,
        lat_max: float | None = None,
        vessel_type: VesselType | None = None,
        limit: int | None = None,
        offset: int | None = None,
        max_age_hours: int | None = None,
    ) -> Result[VesselsInAreaResult]:
        """Vessels in an area.

        Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of
        one kind. A box whose lon_min is greater than its lon_max crosses the 180th meridian if it is at most 180
        degrees wide; wider reversed boxes are rejected. If the list is empty, check the coverage in sources; an area
        outside all coverage is an error. Use when the user asks which ships are at a port or in an area of water. For a
        vessel by name in any area use search_vessel; for all details of one vessel use get_vessel. Exactly one of these
        is required: port_name, or bbox, or lon_min + lat_min + lon_max + lat_max.

        Args:
            port_name: Name or UN/LOCODE of one of the world's larger ports: Rotterdam, Port Klang, FIHEL; add a
                country after a comma if ambiguous. At most 60 characters.
            bbox: Box as lon_min,lat_min,lon_max,lat_max in degrees. At most 100 characters.
            lon_min: West edge in degrees. -180 to 180.
            lat_min: South edge in degrees. -90 to 90.
            lon_max: East edge in degrees. -180 to 180.
            lat_max: North edge in degrees. -90 to 90.
            vessel_type: Only vessels of this kind.
            limit: Maximum number of vessels. 1 to 200. Default: 50.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            max_age_hours: Only vessels whose last position is at most this many hours old. 1 to 24. Default: 1.

        Returns:
            VesselsInAreaResult: its fields; df() has the views Vessels, Sources.

        Example:
            >>> almanac.maritime.vessels_in_area(port_name="Helsinki")
        """
        return self._caller.call(
            _VESSELS_IN_AREA,
            {
                "port_name": port_name,
                "bbox": bbox,
                "lon_min": lon_min,
                "lat_min": lat_min,
                "lon_max": lon_max,
                "lat_max": lat_max,
                "vessel_type": vessel_type,
                "limit": limit,
                "offset": offset,
                "max_age_hours": max_age_hours,
            },
        )

    def iter_vessels_in_area(
        self,
        *,
        port_name: str | None = None,
        bbox: str | None = None,
        lon_min: float | None = None,
        lat_min: float | None = None,
        lon_max: float | None = None,
        lat_max: float | None = None,
        vessel_type: VesselType | None = None,
        limit: int | None = None,
        offset: int | None = None,
        max_age_hours: int | None = None,
    ) -> Iterator[Result[VesselsInAreaResult]]:
        """Iterate over the pages of vessels_in_area, one result per page.

        Args:
            port_name: As in vessels_in_area.
            bbox: As in vessels_in_area.
            lon_min: As in vessels_in_area.
            lat_min: As in vessels_in_area.
            lon_max: As in vessels_in_area.
            lat_max: As in vessels_in_area.
            vessel_type: As in vessels_in_area.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            max_age_hours: As in vessels_in_area.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _VESSELS_IN_AREA,
            {
                "port_name": port_name,
                "bbox": bbox,
                "lon_min": lon_min,
                "lat_min": lat_min,
                "lon_max": lon_max,
                "lat_max": lat_max,
                "vessel_type": vessel_type,
                "limit": limit,
                "offset": offset,
                "max_age_hours": max_age_hours,
            },
        )

    def get_vessel_track(
        self,
        *,
        mmsi: int,
        hours: int | None = None,
        max_points: int | None = None,
    ) -> Result[GetVesselTrackResult]:
        """Track of a vessel.

        Positions of one vessel over the last few hours, oldest point first, with speed in knots and course. Long tracks
        are thinned evenly to max_points, keeping the first and the last point. If a track has no points, note gives the
        reason. Use when the user asks where a vessel came from, which route it took or how long it stayed somewhere.
        For current position of the vessel use get_vessel; for its MMSI by name use search_vessel.

        Args:
            mmsi: MMSI: 9 digits. Get it from search_vessel or vessels_in_area. 100000000 to 999999999.
            hours: Number of hours to look back. 1 to 168. Default: 24.
            max_points: Maximum number of points. 2 to 2000. Default: 300.

        Returns:
            GetVesselTrackResult: its fields; df() has the views Speed, Points.

        Example:
            >>> almanac.maritime.get_vessel_track(mmsi=257034450)
        """
        return self._caller.call(
            _GET_VESSEL_TRACK,
            {
                "mmsi": mmsi,
                "hours": hours,
                "max_points": max_points,
            },
        )

    def search_vessel(
        self,
        *,
        name_query: str,
        flag: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchVesselResult]:
        """Search vessels by name.

        Vessels by name or part of a name, exact names first, with MMSI, flag and last position. Ignores case, accents
        and punctuation. Exact names come first, then names that begin with the query. Use when a ship's name is known
        and the user asks where the ship is or for its MMSI. For a vessel by its MMSI use get_vessel; for vessels at a
        place use vessels_in_area.

        Args:
            name_query: Part of the name, such as viking. At most 40 characters.
            flag: Only vessels under this flag: ISO 3166-1 alpha-2 code, such as FI.
            limit: Maximum number of vessels. 1 to 100. Default: 20.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.

        Returns:
            SearchVesselResult: its fields; df() has the views Vessels, Sources.

        Example:
            >>> almanac.maritime.search_vessel(name_query="viking")
        """
        return self._caller.call(
            _SEARCH_VESSEL,
            {
                "name_query": name_query,
                "flag": flag,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_vessel(
        self,
        *,
        name_query: str,
        flag: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchVesselResult]]:
        """Iterate over the pages of search_vessel, one result per page.

        Args:
            name_query: As in search_vessel.
            flag: As in search_vessel.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_VESSEL,
            {
                "name_query": name_query,
                "flag": flag,
                "limit": limit,
                "offset": offset,
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
            >>> almanac.maritime.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncMaritimeTools:
    """Vessels at sea.

    Live positions and tracks of vessels from their AIS transmitters, by MMSI, name, port or area. Every result states
    the coverage of its sources.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get_vessel(self, *, mmsi: int) -> Result[GetVesselResult]:
        """Vessel by MMSI.

        One vessel by MMSI: name, flag, type, last position, speed in knots, course, destination and navigational
        status. Returns not_found if no source has the vessel; it may just be outside their coverage. Use when the MMSI
        of a ship is known and the user asks where the ship is, how fast it is going or where it is bound. For a vessel
        by name use search_vessel; for where it was in the last hours use get_vessel_track.

        Args:
            mmsi: MMSI: 9 digits. Get it from search_vessel or vessels_in_area. 100000000 to 999999999.

        Returns:
            GetVesselResult: its fields; df() has Sources.

        Example:
            >>> almanac.maritime.get_vessel(mmsi=230629000)
        """
        return await self._caller.call(_GET_VESSEL, {"mmsi": mmsi})

    async def vessels_in_area(
        self,
        *,
        port_name: str | None = None,
        bbox: str | None = None,
        lon_min: float | None = None,
        lat_min: float | None = None,
        lon_max: float | None = None,
        lat_max: float | None = None,
        vessel_type: VesselType | None = None,
        limit: int | None = None,
        offset: int | None = None,
        max_age_hours: int | None = None,
    ) -> Result[VesselsInAreaResult]:
        """Vessels in an area.

        Vessels at a named port or in a box of coordinates, newest position first, with speed in knots, optionally of
        one kind. A box whose lon_min is greater than its lon_max crosses the 180th meridian if it is at most 180
        degrees wide; wider reversed boxes are rejected. If the list is empty, check the coverage in sources; an area
        outside all coverage is an error. Use when the user asks which ships are at a port or in an area of water. For a
        vessel by name in any area use search_vessel; for all details of one vessel use get_vessel. Exactly one of these
        is required: port_name, or bbox, or lon_min + lat_min + lon_max + lat_max.

        Args:
            port_name: Name or UN/LOCODE of one of the world's larger ports: Rotterdam, Port Klang, FIHEL; add a
                country after a comma if ambiguous. At most 60 characters.
            bbox: Box as lon_min,lat_min,lon_max,lat_max in degrees. At most 100 characters.
            lon_min: West edge in degrees. -180 to 180.
            lat_min: South edge in degrees. -90 to 90.
            lon_max: East edge in degrees. -180 to 180.
            lat_max: North edge in degrees. -90 to 90.
            vessel_type: Only vessels of this kind.
            limit: Maximum number of vessels. 1 to 200. Default: 50.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.
            max_age_hours: Only vessels whose last position is at most this many hours old. 1 to 24. Default: 1.

        Returns:
            VesselsInAreaResult: its fields; df() has the views Vessels, Sources.

        Example:
            >>> almanac.maritime.vessels_in_area(port_name="Helsinki")
        """
        return await self._caller.call(
            _VESSELS_IN_AREA,
            {
                "port_name": port_name,
                "bbox": bbox,
                "lon_min": lon_min,
                "lat_min": lat_min,
                "lon_max": lon_max,
                "lat_max": lat_max,
                "vessel_type": vessel_type,
                "limit": limit,
                "offset": offset,
                "max_age_hours": max_age_hours,
            },
        )

    def iter_vessels_in_area(
        self,
        *,
        port_name: str | None = None,
        bbox: str | None = None,
        lon_min: float | None = None,
        lat_min: float | None = None,
        lon_max: float | None = None,
        lat_max: float | None = None,
        vessel_type: VesselType | None = None,
        limit: int | None = None,
        offset: int | None = None,
        max_age_hours: int | None = None,
    ) -> AsyncIterator[Result[VesselsInAreaResult]]:
        """Iterate over the pages of vessels_in_area, one result per page.

        Args:
            port_name: As in vessels_in_area.
            bbox: As in vessels_in_area.
            lon_min: As in vessels_in_area.
            lat_min: As in vessels_in_area.
            lon_max: As in vessels_in_area.
            lat_max: As in vessels_in_area.
            vessel_type: As in vessels_in_area.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            max_age_hours: As in vessels_in_area.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _VESSELS_IN_AREA,
            {
                "port_name": port_name,
                "bbox": bbox,
                "lon_min": lon_min,
                "lat_min": lat_min,
                "lon_max": lon_max,
                "lat_max": lat_max,
                "vessel_type": vessel_type,
                "limit": limit,
                "offset": offset,
                "max_age_hours": max_age_hours,
            },
        )

    async def get_vessel_track(
        self,
        *,
        mmsi: int,
        hours: int | None = None,
        max_points: int | None = None,
    ) -> Result[GetVesselTrackResult]:
        """Track of a vessel.

        Positions of one vessel over the last few hours, oldest point first, with speed in knots and course. Long tracks
        are thinned evenly to max_points, keeping the first and the last point. If a track has no points, note gives the
        reason. Use when the user asks where a vessel came from, which route it took or how long it stayed somewhere.
        For current position of the vessel use get_vessel; for its MMSI by name use search_vessel.

        Args:
            mmsi: MMSI: 9 digits. Get it from search_vessel or vessels_in_area. 100000000 to 999999999.
            hours: Number of hours to look back. 1 to 168. Default: 24.
            max_points: Maximum number of points. 2 to 2000. Default: 300.

        Returns:
            GetVesselTrackResult: its fields; df() has the views Speed, Points.

        Example:
            >>> almanac.maritime.get_vessel_track(mmsi=257034450)
        """
        return await self._caller.call(
            _GET_VESSEL_TRACK,
            {
                "mmsi": mmsi,
                "hours": hours,
                "max_points": max_points,
            },
        )

    async def search_vessel(
        self,
        *,
        name_query: str,
        flag: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchVesselResult]:
        """Search vessels by name.

        Vessels by name or part of a name, exact names first, with MMSI, flag and last position. Ignores case, accents
        and punctuation. Exact names come first, then names that begin with the query. Use when a ship's name is known
        and the user asks where the ship is or for its MMSI. For a vessel by its MMSI use get_vessel; for vessels at a
        place use vessels_in_area.

        Args:
            name_query: Part of the name, such as viking. At most 40 characters.
            flag: Only vessels under this flag: ISO 3166-1 alpha-2 code, such as FI.
            limit: Maximum number of vessels. 1 to 100. Default: 20.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 100000. Default: 0.

        Returns:
            SearchVesselResult: its fields; df() has the views Vessels, Sources.

        Example:
            >>> almanac.maritime.search_vessel(name_query="viking")
        """
        return await self._caller.call(
            _SEARCH_VESSEL,
            {
                "name_query": name_query,
                "flag": flag,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_vessel(
        self,
        *,
        name_query: str,
        flag: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchVesselResult]]:
        """Iterate over the pages of search_vessel, one result per page.

        Args:
            name_query: As in search_vessel.
            flag: As in search_vessel.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_VESSEL,
            {
                "name_query": name_query,
                "flag": flag,
                "limit": limit,
                "offset": offset,
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
            >>> almanac.maritime.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
