# Generated from spec/services/crisis-intelligence/service.yaml by `make generate`: do not edit.
"""Disasters, warnings and crisis news: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


AlertLevel: TypeAlias = Literal["Green", "Orange", "Red"]
"""Alert level: Green minor, Orange considerable, Red severe."""


class Article(TypedDict):
    title: str
    """Title."""
    url: str
    """URL of the article."""
    domain: str | None
    """Website."""
    language: str | None
    """English name of the language."""
    source_country: str | None
    """English name of the website's country."""
    seen_at: str | None
    """When the article was found, with 15-minute precision; not its publication time."""


class Crisis(TypedDict):
    source: SourceId
    """Source of the record."""
    source_id: str
    """Id at that source."""
    event_type: EventType | None
    """Kind of disaster; null for weather outside the six kinds, such as wind or snow."""
    hazard: str
    """Hazard as named by the source: Earthquake, Flood Watch, Black ice …"""
    title: str
    """Title."""
    description: NotRequired[str]
    """Description; if detail is brief, only for the first three records and truncated to 160 characters."""
    instruction: NotRequired[str]
    """What people should do; only if detail is full."""
    severity: Severity | None
    """Severity; for GDACS and earthquakes derived from the alert level or the magnitude."""
    alert_level: AlertLevel | None
    """Alert level as published by GDACS. For other sources, minor and moderate map to Green, severe to Orange, and
    extreme to Red.
    """
    source_level: NotRequired[str]
    """Level as named by the source: yellow, Severe, PAGER green …"""
    country_codes: list[str]
    """Countries affected; empty if unknown, for example far out at sea."""
    placed_by: NotRequired[PlacedBy]
    """How the country was determined if the source reports none."""
    area: NotRequired[str]
    """Area in words; truncated to 50 characters if detail is brief, and omitted if the title or the countries already
    contain it.
    """
    latitude: float | None
    """Latitude of the event or of the center of its area; null if the source reports no geometry."""
    longitude: float | None
    """Longitude of the event or of the center of its area; null if the source reports no geometry."""
    starts_at: str | None
    """When the event happened, began or will begin (UTC)."""
    ends_at: str | None
    """When the event ended or is expected to end; for GDACS, the last observed day; null for earthquakes and open-ended
    events (until further notice).
    """
    updated_at: NotRequired[str]
    """When the source last updated the record."""
    is_current: NotRequired[bool]
    """Whether GDACS considers the event ongoing."""
    magnitude: NotRequired[float]
    """Magnitude of an earthquake."""
    depth_km: NotRequired[float]
    """Depth of an earthquake in kilometers."""
    measure: NotRequired[str]
    """Measurement as worded by the source, such as a wind speed or a burnt area; if detail is brief, only for the first
    three records.
    """
    certainty: NotRequired[str]
    """Certainty: Observed, Likely, Possible …"""
    urgency: NotRequired[str]
    """Urgency: Immediate, Expected, Future …"""
    issuer: NotRequired[str]
    """Office that issued the warning or observed the event."""
    glide: NotRequired[str]
    """GLIDE number of the disaster."""
    url: str | None
    """Web page."""
    also_reported_by: NotRequired[list[OtherReport]]
    """Reports of the same event by other sources; those records are omitted."""


CrisisSort: TypeAlias = Literal["going_on", "newest", "gravest"]
"""going_on: ongoing events first, then most recent; newest: most recent start first; gravest: highest alert level
first.
"""


class CrisisSource(TypedDict):
    source: SourceId
    """Id used in results."""
    title: str
    """Name of the source."""
    kind: Literal["disasters", "earthquakes", "warnings", "news"]
    """What it reports."""
    coverage: str
    """Part of the world covered."""
    country_codes: list[str]
    """Countries covered; empty for the whole world."""
    event_types: list[EventType]
    """Kinds of disasters that the source reports; empty for news."""
    window: str
    """Period covered."""
    updated: str
    """How often the source is updated."""
    maximum_argument: str
    """Argument of search_crises that limits the number of its records."""
    used_by: list[str]
    """Tools that query the source."""
    homepage: str
    """Home page."""
    licence: str
    """License."""
    attribution: str
    """Attribution to show with the data."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: describes the first three records, with measure, depth and source_level; omits instructions, certainty,
urgency, office, GLIDE number and time of change. full: all fields.
"""


EventType: TypeAlias = Literal["EQ", "TC", "FL", "VO", "DR", "WF"]
"""Kind of disaster: EQ earthquake, TC tropical cyclone, FL flood, VO volcano, DR drought, WF wildfire."""


NewsTimespan: TypeAlias = Literal["24h", "7d", "1m"]
"""Period of the news search: a day, a week or a month."""


class OtherReport(TypedDict):
    source: SourceId
    """Another source that reported the same event."""
    source_id: str
    """Id at that source."""
    url: NotRequired[str]
    """Page."""


PlacedBy: TypeAlias = Literal["text", "coordinates"]
"""text: from words in the location text; coordinates: from the country outline that contains the point or, at sea, the
nearest one within 370 km.
"""


Severity: TypeAlias = Literal["minor", "moderate", "severe", "extreme"]
"""Severity as defined by the Common Alerting Protocol."""


SourceId: TypeAlias = Literal[
    "gdacs",
    "usgs-earthquakes",
    "nws-alerts",
    "nve-flood",
    "smhi-warnings",
    "dmi-warnings",
    "fmi-warnings",
    "gdelt",
]
"""Id of a source."""


class SourceOutcome(TypedDict):
    source: SourceId
    """Source."""
    publisher: str
    """Publisher, by its common name."""
    status: Literal["ok", "empty", "failed", "skipped"]
    """ok: returned matching records; empty: no matches; failed: no usable response; skipped: cannot contain matching
    records.
    """
    count: int
    """Number of records returned from this source (excluding duplicates merged into other records)."""
    matched: int | None
    """Number of matches; more than count if the maximum for this source was exceeded. Null for news and for sources not
    queried.
    """
    reason: str | None
    """Reason the source failed or was skipped, or a note on missing data."""
    code: NotRequired[str]
    """Error code, such as upstream_timeout."""
    retry_after_seconds: NotRequired[int]
    """Seconds to wait before querying a failed source again."""
    fetched_at: str | None
    """When the source's response was fetched."""


Tone = TypedDict(
    "Tone",
    {
        # Average tone of the coverage: about -10 (very negative) to 10 (very positive).
        "average": "float",
        # Lowest value of the timeline.
        "lowest": "float",
        # Highest value of the timeline.
        "highest": "float",
        # Most recent value.
        "latest": "float",
        # Number of points in the timeline.
        "points": "int",
        # Time of the first point.
        "from": "str",
        # Most recent value.
        "to": "str",
    },
)


class SearchCrisesResult(TypedDict):
    query: str
    """Requested query."""
    from_date: str
    """First day searched."""
    to_date: str
    """Last day searched."""
    country_code: str | None
    """Country used as filter."""
    count: int
    """Number of records returned."""
    crises: list[Crisis]
    """Records from all sources except news, most severe first, then most recent."""
    undetermined_count: NotRequired[int]
    """With a country filter: number of further matches whose country is unknown."""
    undetermined: NotRequired[list[Crisis]]
    """The five most severe of these matches."""
    articles: list[Article]
    """News articles, newest first."""
    tone: Tone | None
    """Tone of the news; null unless news_tone was set and the source reports it."""
    sources: list[SourceOutcome]
    """Outcome for each source."""
    complete: bool
    """False if a source failed or returned only part of its data."""
    hint: str | None
    """Suggestions if nothing was found."""


class GetActiveCrisesResult(TypedDict):
    from_date: str
    """First day of the 90-day period."""
    to_date: str
    """Last day."""
    publisher: str
    """Common name of the publisher of these events."""
    alert_levels: list[AlertLevel]
    """Requested levels."""
    country_code: str | None
    """Country used as filter."""
    count: int
    """Number of events returned."""
    total: int
    """Number of matches."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    complete: bool
    """False if the source returned only part of the period."""
    events: list[Crisis]
    """Ongoing first, then most recent, unless sort is set."""
    undetermined_count: NotRequired[int]
    """With a country filter: number of further matches whose country is unknown."""
    undetermined: NotRequired[list[Crisis]]
    """The five most severe of these matches."""


class ListCrisisSourcesResult(TypedDict):
    count: int
    """Number of sources."""
    sources: list[CrisisSource]
    """The sources: disasters first, then earthquakes, warnings and news."""


_SEARCH_CRISES: Operation[SearchCrisesResult] = Operation(
    "crisis-intelligence.search_crises", "POST", "/rest/crisis-intelligence/search_crises"
)
_GET_ACTIVE_CRISES: Operation[GetActiveCrisesResult] = Operation(
    "crisis-intelligence.get_active_crises", "POST", "/rest/crisis-intelligence/get_active_crises"
)
_LIST_CRISIS_SOURCES: Operation[ListCrisisSourcesResult] = Operation(
    "crisis-intelligence.list_crisis_sources", "POST", "/rest/crisis-intelligence/list_crisis_sources"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "crisis-intelligence.report_feedback", "POST", "/rest/crisis-intelligence/report_feedback", changes=True
)


class CrisisIntelligenceTools:
    """Disasters, warnings and crisis news.

    Disasters worldwide, earthquakes, weather and flood warnings for the USA and the Nordic countries, and news about
    them, from eight sources combined.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_crises(
        self,
        *,
        query: str,
        from_date: str | date_type | None = None,
        to_date: str | date_type | None = None,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        news_timespan: NewsTimespan | None = None,
        news_tone: bool | None = None,
        max_events: int | None = None,
        max_articles: int | None = None,
        min_magnitude: float | None = None,
        max_earthquakes: int | None = None,
        max_weather_alerts: int | None = None,
        max_flood_warnings: int | None = None,
        max_smhi_warnings: int | None = None,
        max_dmi_warnings: int | None = None,
        max_fmi_warnings: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchCrisesResult]:
        """Search crises in eight sources.

        Disasters, earthquakes, weather and flood warnings and news that match the search words, from eight sources,
        most severe first; alert_level is on the GDACS scale, source_level on the source's own. All words of the query
        must occur in a record; case and accents are ignored. Words for hazards (storm, quake, typhoon) and countries
        match by meaning. General words (disaster, warning, news, latest) are ignored. sources reports the outcome for
        each source, including failures. An earthquake reported by two sources is one record. Includes only warnings
        that are in force or announced. Use when the user asks what disasters, warnings or crises there are on a subject
        or in a place, or for news about one. For a list of the disasters of the last 90 days, without search words use
        get_active_crises; for what the sources cover use list_crisis_sources. from_date must not be after to_date.

        Args:
            query: Search words, such as earthquake Japan or flood warning Norway. At most 200 characters.
            from_date: First day (UTC), YYYY-MM-DD. Empty: 90 days ago.
            to_date: Last day (UTC), YYYY-MM-DD. Empty: today, plus warnings of future events.
            event_types: Kinds of disasters, separated by commas. Empty: all. News has no kind and is not filtered.
                Comma-separated values of EQ, TC, FL, VO, DR, WF (case-insensitive). At most 1000 characters.
            alert_levels: Alert levels, separated by commas. Empty: all. News has no alert level and is not
                filtered. Comma-separated values of Green, Orange, Red (case-insensitive). At most 1000 characters.
            country: Only this country, such as Japan, JP or JPN. Sources for other countries are skipped; for news
                the name is added to the search words. A name, or an ISO 3166-1 code of two or three letters
                (case-insensitive). At most 60 characters.
            news_timespan: Period of the news search; from_date and to_date do not apply to news. Default: "7d".
            news_tone: Whether to return the average tone of the news. Takes about 6 seconds longer, because the
                source accepts one request every 5 seconds. Default: False.
            max_events: Maximum number of GDACS records. 1 to 200. Default: 25.
            max_articles: Maximum number of news articles. 1 to 100. Default: 10.
            min_magnitude: Minimum magnitude of earthquakes. 0 to 10. Default: 4.5.
            max_earthquakes: Maximum number of USGS earthquakes, strongest first. 1 to 200. Default: 10.
            max_weather_alerts: Maximum number of US weather alerts. 1 to 200. Default: 10.
            max_flood_warnings: Maximum number of Norwegian flood warnings. 1 to 200. Default: 10.
            max_smhi_warnings: Maximum number of Swedish warnings. 1 to 200. Default: 10.
            max_dmi_warnings: Maximum number of Danish warnings. 1 to 200. Default: 10.
            max_fmi_warnings: Maximum number of Finnish warnings. 1 to 200. Default: 10.
            detail: Level of detail per record. Default: "brief".

        Returns:
            SearchCrisesResult: its fields; df() has the views Events, Articles, Sources.

        Example:
            >>> almanac.crisis_intelligence.search_crises(query="earthquake")
        """
        return self._caller.call(
            _SEARCH_CRISES,
            {
                "query": query,
                "from_date": from_date,
                "to_date": to_date,
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "news_timespan": news_timespan,
                "news_tone": news_tone,
                "max_events": max_events,
                "max_articles": max_articles,
                "min_magnitude": min_magnitude,
                "max_earthquakes": max_earthquakes,
                "max_weather_alerts": max_weather_alerts,
                "max_flood_warnings": max_flood_warnings,
                "max_smhi_warnings": max_smhi_warnings,
                "max_dmi_warnings": max_dmi_warnings,
                "max_fmi_warnings": max_fmi_warnings,
                "detail": detail,
            },
        )

    def get_active_crises(
        self,
        *,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        sort: CrisisSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetActiveCrisesResult]:
        """Disasters of the last 90 days.

        Disasters worldwide in the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and
        wildfires with their alert levels, ongoing ones first. Returns Orange and Red events unless alert_levels is set.
        Includes past events; is_current marks the ongoing ones. Use when the user asks which disasters there are now or
        recently, worldwide or in a country. For a search by words, smaller earthquakes, weather warnings and news use
        search_crises.

        Args:
            event_types: Kinds of disasters, separated by commas. Empty: all. Comma-separated values of EQ, TC, FL,
                VO, DR, WF (case-insensitive). At most 1000 characters.
            alert_levels: Alert levels, separated by commas. Empty: Orange,Red. Comma-separated values of Green,
                Orange, Red (case-insensitive). At most 1000 characters.
            country: Only this country, such as Philippines, PH or PHL. A name, or an ISO 3166-1 code of two or
                three letters (case-insensitive). At most 60 characters.
            sort: Sort by date (newest) or severity (gravest). Default: ongoing events first, then most recent.
            limit: Maximum number of events. 1 to 200. Default: 50.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 10000. Default: 0.
            detail: Level of detail per record. Default: "brief".

        Returns:
            GetActiveCrisesResult: its fields; df() has Events.

        Example:
            >>> almanac.crisis_intelligence.get_active_crises()
        """
        return self._caller.call(
            _GET_ACTIVE_CRISES,
            {
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_active_crises(
        self,
        *,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        sort: CrisisSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Iterator[Result[GetActiveCrisesResult]]:
        """Iterate over the pages of get_active_crises, one result per page.

        Args:
            event_types: As in get_active_crises.
            alert_levels: As in get_active_crises.
            country: As in get_active_crises.
            sort: As in get_active_crises.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_active_crises.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_ACTIVE_CRISES,
            {
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def list_crisis_sources(self) -> Result[ListCrisisSourcesResult]:
        """Sources of crisis reports.

        The eight sources and the coverage of each: part of the world, kinds of disasters, period, update frequency and
        license. Does not query the sources. For their current availability, see sources in the result of search_crises.
        Use when the user asks where crisis data comes from, or whether a country or hazard is covered. For data from
        the sources use search_crises.

        Returns:
            ListCrisisSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.crisis_intelligence.list_crisis_sources()
        """
        return self._caller.call(_LIST_CRISIS_SOURCES, {})

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
            >>> almanac.crisis_intelligence.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncCrisisIntelligenceTools:
    """Disasters, warnings and crisis news.

    Disasters worldwide, earthquakes, weather and flood warnings for the USA and the Nordic countries, and news about
    them, from eight sources combined.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_crises(
        self,
        *,
        query: str,
        from_date: str | date_type | None = None,
        to_date: str | date_type | None = None,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        news_timespan: NewsTimespan | None = None,
        news_tone: bool | None = None,
        max_events: int | None = None,
        max_articles: int | None = None,
        min_magnitude: float | None = None,
        max_earthquakes: int | None = None,
        max_weather_alerts: int | None = None,
        max_flood_warnings: int | None = None,
        max_smhi_warnings: int | None = None,
        max_dmi_warnings: int | None = None,
        max_fmi_warnings: int | None = None,
        detail: Detail | None = None,
    ) -> Result[SearchCrisesResult]:
        """Search crises in eight sources.

        Disasters, earthquakes, weather and flood warnings and news that match the search words, from eight sources,
        most severe first; alert_level is on the GDACS scale, source_level on the source's own. All words of the query
        must occur in a record; case and accents are ignored. Words for hazards (storm, quake, typhoon) and countries
        match by meaning. General words (disaster, warning, news, latest) are ignored. sources reports the outcome for
        each source, including failures. An earthquake reported by two sources is one record. Includes only warnings
        that are in force or announced. Use when the user asks what disasters, warnings or crises there are on a subject
        or in a place, or for news about one. For a list of the disasters of the last 90 days, without search words use
        get_active_crises; for what the sources cover use list_crisis_sources. from_date must not be after to_date.

        Args:
            query: Search words, such as earthquake Japan or flood warning Norway. At most 200 characters.
            from_date: First day (UTC), YYYY-MM-DD. Empty: 90 days ago.
            to_date: Last day (UTC), YYYY-MM-DD. Empty: today, plus warnings of future events.
            event_types: Kinds of disasters, separated by commas. Empty: all. News has no kind and is not filtered.
                Comma-separated values of EQ, TC, FL, VO, DR, WF (case-insensitive). At most 1000 characters.
            alert_levels: Alert levels, separated by commas. Empty: all. News has no alert level and is not
                filtered. Comma-separated values of Green, Orange, Red (case-insensitive). At most 1000 characters.
            country: Only this country, such as Japan, JP or JPN. Sources for other countries are skipped; for news
                the name is added to the search words. A name, or an ISO 3166-1 code of two or three letters
                (case-insensitive). At most 60 characters.
            news_timespan: Period of the news search; from_date and to_date do not apply to news. Default: "7d".
            news_tone: Whether to return the average tone of the news. Takes about 6 seconds longer, because the
                source accepts one request every 5 seconds. Default: False.
            max_events: Maximum number of GDACS records. 1 to 200. Default: 25.
            max_articles: Maximum number of news articles. 1 to 100. Default: 10.
            min_magnitude: Minimum magnitude of earthquakes. 0 to 10. Default: 4.5.
            max_earthquakes: Maximum number of USGS earthquakes, strongest first. 1 to 200. Default: 10.
            max_weather_alerts: Maximum number of US weather alerts. 1 to 200. Default: 10.
            max_flood_warnings: Maximum number of Norwegian flood warnings. 1 to 200. Default: 10.
            max_smhi_warnings: Maximum number of Swedish warnings. 1 to 200. Default: 10.
            max_dmi_warnings: Maximum number of Danish warnings. 1 to 200. Default: 10.
            max_fmi_warnings: Maximum number of Finnish warnings. 1 to 200. Default: 10.
            detail: Level of detail per record. Default: "brief".

        Returns:
            SearchCrisesResult: its fields; df() has the views Events, Articles, Sources.

        Example:
            >>> almanac.crisis_intelligence.search_crises(query="earthquake")
        """
        return await self._caller.call(
            _SEARCH_CRISES,
            {
                "query": query,
                "from_date": from_date,
                "to_date": to_date,
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "news_timespan": news_timespan,
                "news_tone": news_tone,
                "max_events": max_events,
                "max_articles": max_articles,
                "min_magnitude": min_magnitude,
                "max_earthquakes": max_earthquakes,
                "max_weather_alerts": max_weather_alerts,
                "max_flood_warnings": max_flood_warnings,
                "max_smhi_warnings": max_smhi_warnings,
                "max_dmi_warnings": max_dmi_warnings,
                "max_fmi_warnings": max_fmi_warnings,
                "detail": detail,
            },
        )

    async def get_active_crises(
        self,
        *,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        sort: CrisisSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> Result[GetActiveCrisesResult]:
        """Disasters of the last 90 days.

        Disasters worldwide in the last 90 days from GDACS: earthquakes, cyclones, floods, volcanoes, droughts and
        wildfires with their alert levels, ongoing ones first. Returns Orange and Red events unless alert_levels is set.
        Includes past events; is_current marks the ongoing ones. Use when the user asks which disasters there are now or
        recently, worldwide or in a country. For a search by words, smaller earthquakes, weather warnings and news use
        search_crises.

        Args:
            event_types: Kinds of disasters, separated by commas. Empty: all. Comma-separated values of EQ, TC, FL,
                VO, DR, WF (case-insensitive). At most 1000 characters.
            alert_levels: Alert levels, separated by commas. Empty: Orange,Red. Comma-separated values of Green,
                Orange, Red (case-insensitive). At most 1000 characters.
            country: Only this country, such as Philippines, PH or PHL. A name, or an ISO 3166-1 code of two or
                three letters (case-insensitive). At most 60 characters.
            sort: Sort by date (newest) or severity (gravest). Default: ongoing events first, then most recent.
            limit: Maximum number of events. 1 to 200. Default: 50.
            offset: Number of results to skip; use next_offset of the previous result. 0 to 10000. Default: 0.
            detail: Level of detail per record. Default: "brief".

        Returns:
            GetActiveCrisesResult: its fields; df() has Events.

        Example:
            >>> almanac.crisis_intelligence.get_active_crises()
        """
        return await self._caller.call(
            _GET_ACTIVE_CRISES,
            {
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    def iter_get_active_crises(
        self,
        *,
        event_types: str | None = None,
        alert_levels: str | None = None,
        country: str | None = None,
        sort: CrisisSort | None = None,
        limit: int | None = None,
        offset: int | None = None,
        detail: Detail | None = None,
    ) -> AsyncIterator[Result[GetActiveCrisesResult]]:
        """Iterate over the pages of get_active_crises, one result per page.

        Args:
            event_types: As in get_active_crises.
            alert_levels: As in get_active_crises.
            country: As in get_active_crises.
            sort: As in get_active_crises.
            limit: Rows per page.
            offset: Rows to skip before the first page.
            detail: As in get_active_crises.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_ACTIVE_CRISES,
            {
                "event_types": event_types,
                "alert_levels": alert_levels,
                "country": country,
                "sort": sort,
                "limit": limit,
                "offset": offset,
                "detail": detail,
            },
        )

    async def list_crisis_sources(self) -> Result[ListCrisisSourcesResult]:
        """Sources of crisis reports.

        The eight sources and the coverage of each: part of the world, kinds of disasters, period, update frequency and
        license. Does not query the sources. For their current availability, see sources in the result of search_crises.
        Use when the user asks where crisis data comes from, or whether a country or hazard is covered. For data from
        the sources use search_crises.

        Returns:
            ListCrisisSourcesResult: its fields; df() has Sources.

        Example:
            >>> almanac.crisis_intelligence.list_crisis_sources()
        """
        return await self._caller.call(_LIST_CRISIS_SOURCES, {})

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
            >>> almanac.crisis_intelligence.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
