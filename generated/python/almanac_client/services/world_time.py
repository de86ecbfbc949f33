# Generated from spec/services/world-time/service.yaml by `make generate`: do not edit.
"""World time: tools and types."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


ConvertedTime = TypedDict(
    "ConvertedTime",
    {
        # The instant in UTC.
        "utc": "str",
        # Local time in from_timezone.
        "from": "LocalTime",
        # Local time in to_timezone.
        "to": "LocalTime",
        # Calendar days from the date in from_timezone to the date in to_timezone: 1 if it is already the next day in
        # to_timezone.
        "day_difference": "int",
        # Seconds by which to_timezone is ahead of from_timezone.
        "offset_difference_seconds": "int",
    },
)


class CurrentTime(TypedDict):
    timezone: str
    """Modern id of the zone."""
    alias: str | None
    """Former or alternative name used in the request, if any."""
    datetime: str
    """Date and time with the current offset."""
    date: str
    """Local calendar date."""
    time: str
    """Local time of day, HH:MM:SS."""
    day_of_week: Literal["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    """Local day of the week."""
    utc_offset: str
    """Offset from UTC, such as +05:45."""
    utc_offset_seconds: int
    """Offset from UTC in seconds, positive east of Greenwich."""
    is_dst: bool
    """Whether daylight saving time applies, as commonly understood: Irish summer time counts, but Morocco's year-round
    offset does not.
    """
    abbreviation: str
    """Abbreviation such as CET or CEST; GMT+8 or similar if the zone has no abbreviation in use."""
    utc: str
    """Same instant in UTC."""
    unix_time: int
    """Seconds since 1970-01-01T00:00:00Z."""
    tzdata_release: str
    """Release of the IANA time zone database, such as 2026f."""


class LocalTime(TypedDict):
    datetime: str
    """Date and time with the current offset."""
    date: str
    """Local calendar date."""
    time: str
    """Local time of day, HH:MM:SS, with a fraction if the input had one."""
    day_of_week: Literal["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    """Local day of the week."""
    utc_offset: str
    """Offset from UTC, such as +05:45."""
    utc_offset_seconds: int
    """Offset from UTC in seconds, positive east of Greenwich."""
    is_dst: bool
    """Whether daylight saving time applies, as commonly understood: Irish summer time counts, but Morocco's year-round
    offset does not.
    """
    abbreviation: str
    """Abbreviation such as CET or CEST; GMT+8 or similar if the zone has no abbreviation in use."""


TimeResolution: TypeAlias = Literal["exact", "gap_moved_forward", "overlap_earlier_offset"]
"""How the local time maps to the clocks. exact: unambiguous; gap_moved_forward: the clocks skipped this time, so it is
moved forward by the length of the gap; overlap_earlier_offset: the clocks showed this time twice, so the first instant
is used and alternative is the second.
"""


class Transition(TypedDict):
    at: str
    """First instant with the new offset, in UTC."""
    kind: TransitionKind
    offset_before: str
    """UTC offset before the change, such as +01:00."""
    offset_after: str
    """UTC offset after the change."""
    local_before: str
    """Local time just before the change: 2026-03-29T02:00:00."""
    local_after: str
    """Local time just after the change: 2026-03-29T03:00:00."""


TransitionKind: TypeAlias = Literal["dst_starts", "dst_ends", "offset_changes"]
"""Kind of change; offset_changes is any other change to the offset."""


GetCurrentTimeResult: TypeAlias = CurrentTime


ConvertTimeResult = TypedDict(
    "ConvertTimeResult",
    {
        # Modern id of the first zone.
        "from_timezone": "str",
        # Modern id of the second zone.
        "to_timezone": "str",
        # Complete local time as parsed; null for the current time.
        "requested_time": "str | None",
        # The instant in UTC.
        "utc": "str",
        # Local time in from_timezone.
        "from": "LocalTime",
        # Converted time: local time in to_timezone.
        "to": "LocalTime",
        # Calendar days between the two local dates: 1 if it is already the next day in to_timezone, -1 if it is still
        # the previous day.
        "day_difference": "int",
        # Seconds by which to_timezone is ahead of from_timezone.
        "offset_difference_seconds": "int",
        "resolution": "TimeResolution",
        # Caveats, such as a skipped or repeated time, or a date interpreted as midnight.
        "note": "str | None",
        # Second interpretation of a time that the clocks showed twice; otherwise null.
        "alternative": "ConvertedTime | None",
        # Release of the IANA time zone database, such as 2026f.
        "tzdata_release": "str",
    },
)


class GetTimezoneInfoResult(TypedDict):
    timezone: str
    """Modern id of the zone."""
    alias: str | None
    """Former or alternative name used in the request, if any."""
    aliases: list[str]
    """Former and alternative names of the zone."""
    region: str
    """First part of the id, such as Europe; Etc for zones without a location."""
    country_code: str | None
    """Country; null for zones that belong to no country."""
    country_name: str | None
    """English name of the country."""
    main_cities: list[str]
    """Large cities that use this time (some may be in a neighboring zone with the same rules)."""
    utc_offset: str
    """Current offset from UTC, such as +05:45."""
    utc_offset_seconds: int
    """Current offset from UTC in seconds, positive east of Greenwich."""
    standard_utc_offset: str
    """Offset without daylight saving time under the current rules."""
    is_dst: bool
    """Whether daylight saving time applies now, as commonly understood: Irish summer time counts, but Morocco's
    year-round offset does not.
    """
    observes_dst: bool
    """Whether daylight saving time applies now or begins within a year."""
    abbreviation: str
    """Current abbreviation, such as CET; GMT+8 or similar if the zone has none."""
    current_time: str
    """Current date and time with offset."""
    day_of_week: str
    """Local day of the week."""
    previous_transition: Transition | None
    """Most recent change to the offset; null if there is none."""
    next_transition: Transition | None
    """Next change to the offset; null if none is known."""
    note: str | None
    """Peculiarities of this zone."""
    tzdata_release: str
    """Release of the IANA time zone database, such as 2026f."""


class ListTimezonesResult(TypedDict):
    region: str | None
    """Applied prefix."""
    count: int
    """Number of zones."""
    timezones: list[str]
    """Ids, sorted."""


_GET_CURRENT_TIME: Operation[GetCurrentTimeResult] = Operation(
    "world-time.get_current_time", "POST", "/rest/world-time/get_current_time"
)
_CONVERT_TIME: Operation[ConvertTimeResult] = Operation(
    "world-time.convert_time", "POST", "/rest/world-time/convert_time"
)
_GET_TIMEZONE_INFO: Operation[GetTimezoneInfoResult] = Operation(
    "world-time.get_timezone_info", "POST", "/rest/world-time/get_timezone_info"
)
_LIST_TIMEZONES: Operation[ListTimezonesResult] = Operation(
    "world-time.list_timezones", "POST", "/rest/world-time/list_timezones"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "world-time.report_feedback", "POST", "/rest/world-time/report_feedback", changes=True
)


class WorldTimeTools:
    """World time.

    The current time in any IANA time zone, conversion of a time of day between zones, and dates of clock changes. For
    the zone of a city or country, use places.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def get_current_time(self, *, timezone: str) -> Result[GetCurrentTimeResult]:
        """Current time in a zone.

        The current time in one time zone: date, time, day of the week, UTC offset and daylight saving status; does not
        convert other times. The offset and abbreviation are the current ones and account for daylight saving time. Use
        when the user asks what time, date or weekday it is somewhere. For a time of day in another zone use
        convert_time; for when clocks change use get_timezone_info; for the time zone of a town use search_cities of
        places.

        Args:
            timezone: IANA time zone id such as Europe/Oslo; case is ignored. Former names such as Asia/Calcutta
                also work. Offsets such as +02:00 are not accepted. At most 64 characters.

        Returns:
            GetCurrentTimeResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.get_current_time(timezone="Europe/Oslo")
        """
        return self._caller.call(_GET_CURRENT_TIME, {"timezone": timezone})

    def convert_time(
        self,
        *,
        from_timezone: str,
        to_timezone: str,
        time: str | None = None,
    ) -> Result[ConvertTimeResult]:
        """Convert a time between zones.

        Converts a local time from one time zone to another; without a time, converts the current time. resolution and
        note report local times that the clocks skip or show twice. A skipped time is moved forward by the length of the
        gap. For a repeated time, the first instant is used and alternative contains the second. Use when the user wants
        a time in another zone, or the time difference between two places. For the current time in one place use
        get_current_time; for hours into minutes and other durations use convert_units of unit-conversion; for the time
        zone of a town use search_cities of places.

        Args:
            from_timezone: IANA id of the zone that the time is in, such as America/New_York or UTC. At most 64
                characters.
            to_timezone: IANA id of the zone to convert to, such as Asia/Tokyo. At most 64 characters.
            time: Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions
                allowed), without Z or offset. A date without a time means 00:00. Default: the current time. At most 64
                characters.

        Returns:
            ConvertTimeResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.convert_time(
            ...     from_timezone="Europe/Oslo",
            ...     to_timezone="Asia/Tokyo",
            ...     time="2026-11-21T15:00",
            ... )
        """
        return self._caller.call(
            _CONVERT_TIME,
            {
                "from_timezone": from_timezone,
                "to_timezone": to_timezone,
                "time": time,
            },
        )

    def get_timezone_info(self, *, timezone: str) -> Result[GetTimezoneInfoResult]:
        """Clock changes of a time zone.

        Clock changes of one time zone: last and next clock change, daylight saving status, current UTC offset,
        abbreviation, region and current time. A zone without clock changes has no next change. Each change lists the
        offsets before and after it. Use when the user asks when the clocks change, whether a place has daylight saving
        time, or what its UTC offset is. For the current time use get_current_time; for all zones of a country use
        search_timezones of places.

        Args:
            timezone: IANA time zone id such as Europe/Oslo; case is ignored. Former names also work. Offsets such
                as +02:00 are not accepted. At most 64 characters.

        Returns:
            GetTimezoneInfoResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.get_timezone_info(timezone="Europe/Oslo")
        """
        return self._caller.call(_GET_TIMEZONE_INFO, {"timezone": timezone})

    def list_timezones(self, *, region: str | None = None) -> Result[ListTimezonesResult]:
        """Ids of time zones.

        Sorted time zone ids of the whole IANA database or one region, without countries or offsets. Returns modern ids
        only; the other tools also accept former names. Includes UTC, Etc/UTC, GMT and the fixed offsets of Etc. Use
        when the user wants the ids of all time zones, or those of one continent. For the zones of a country with their
        offsets use search_timezones of places; for one zone in detail use get_timezone_info.

        Args:
            region: Prefix of the ids, such as Europe, America/Argentina or Etc; case is ignored. Default: all. At
                most 64 characters.

        Returns:
            ListTimezonesResult: its fields; df() has Timezones.

        Example:
            >>> almanac.world_time.list_timezones(region="Europe")
        """
        return self._caller.call(_LIST_TIMEZONES, {"region": region})

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
            >>> almanac.world_time.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncWorldTimeTools:
    """World time.

    The current time in any IANA time zone, conversion of a time of day between zones, and dates of clock changes. For
    the zone of a city or country, use places.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def get_current_time(self, *, timezone: str) -> Result[GetCurrentTimeResult]:
        """Current time in a zone.

        The current time in one time zone: date, time, day of the week, UTC offset and daylight saving status; does not
        convert other times. The offset and abbreviation are the current ones and account for daylight saving time. Use
        when the user asks what time, date or weekday it is somewhere. For a time of day in another zone use
        convert_time; for when clocks change use get_timezone_info; for the time zone of a town use search_cities of
        places.

        Args:
            timezone: IANA time zone id such as Europe/Oslo; case is ignored. Former names such as Asia/Calcutta
                also work. Offsets such as +02:00 are not accepted. At most 64 characters.

        Returns:
            GetCurrentTimeResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.get_current_time(timezone="Europe/Oslo")
        """
        return await self._caller.call(_GET_CURRENT_TIME, {"timezone": timezone})

    async def convert_time(
        self,
        *,
        from_timezone: str,
        to_timezone: str,
        time: str | None = None,
    ) -> Result[ConvertTimeResult]:
        """Convert a time between zones.

        Converts a local time from one time zone to another; without a time, converts the current time. resolution and
        note report local times that the clocks skip or show twice. A skipped time is moved forward by the length of the
        gap. For a repeated time, the first instant is used and alternative contains the second. Use when the user wants
        a time in another zone, or the time difference between two places. For the current time in one place use
        get_current_time; for hours into minutes and other durations use convert_units of unit-conversion; for the time
        zone of a town use search_cities of places.

        Args:
            from_timezone: IANA id of the zone that the time is in, such as America/New_York or UTC. At most 64
                characters.
            to_timezone: IANA id of the zone to convert to, such as Asia/Tokyo. At most 64 characters.
            time: Local ISO 8601 date and time in from_timezone, such as 2026-11-21T15:00 (seconds and fractions
                allowed), without Z or offset. A date without a time means 00:00. Default: the current time. At most 64
                characters.

        Returns:
            ConvertTimeResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.convert_time(
            ...     from_timezone="Europe/Oslo",
            ...     to_timezone="Asia/Tokyo",
            ...     time="2026-11-21T15:00",
            ... )
        """
        return await self._caller.call(
            _CONVERT_TIME,
            {
                "from_timezone": from_timezone,
                "to_timezone": to_timezone,
                "time": time,
            },
        )

    async def get_timezone_info(self, *, timezone: str) -> Result[GetTimezoneInfoResult]:
        """Clock changes of a time zone.

        Clock changes of one time zone: last and next clock change, daylight saving status, current UTC offset,
        abbreviation, region and current time. A zone without clock changes has no next change. Each change lists the
        offsets before and after it. Use when the user asks when the clocks change, whether a place has daylight saving
        time, or what its UTC offset is. For the current time use get_current_time; for all zones of a country use
        search_timezones of places.

        Args:
            timezone: IANA time zone id such as Europe/Oslo; case is ignored. Former names also work. Offsets such
                as +02:00 are not accepted. At most 64 characters.

        Returns:
            GetTimezoneInfoResult: its fields; df() has one row.

        Example:
            >>> almanac.world_time.get_timezone_info(timezone="Europe/Oslo")
        """
        return await self._caller.call(_GET_TIMEZONE_INFO, {"timezone": timezone})

    async def list_timezones(self, *, region: str | None = None) -> Result[ListTimezonesResult]:
        """Ids of time zones.

        Sorted time zone ids of the whole IANA database or one region, without countries or offsets. Returns modern ids
        only; the other tools also accept former names. Includes UTC, Etc/UTC, GMT and the fixed offsets of Etc. Use
        when the user wants the ids of all time zones, or those of one continent. For the zones of a country with their
        offsets use search_timezones of places; for one zone in detail use get_timezone_info.

        Args:
            region: Prefix of the ids, such as Europe, America/Argentina or Etc; case is ignored. Default: all. At
                most 64 characters.

        Returns:
            ListTimezonesResult: its fields; df() has Timezones.

        Example:
            >>> almanac.world_time.list_timezones(region="Europe")
        """
        return await self._caller.call(_LIST_TIMEZONES, {"region": region})

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
            >>> almanac.world_time.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
