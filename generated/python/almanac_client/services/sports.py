# Generated from spec/services/sports/service.yaml by `make generate`: do not edit.
"""Sports: tools and types."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from datetime import date as date_type
from typing import Literal, NotRequired, TypeAlias, TypedDict

from .._caller import Caller
from .._caller_async import AsyncCaller
from .._exchange import Operation
from .._result import Result
from ._shared import FeedbackType, ReportFeedbackResult


Decision: TypeAlias = Literal["extra_time", "overtime", "penalties", "award", "walkover"]
"""How a finished event was decided if not in regular time."""


Detail: TypeAlias = Literal["brief", "full"]
"""brief: shortened biographies; full: complete biographies."""


EventStatus: TypeAlias = Literal[
    "scheduled",
    "live",
    "interrupted",
    "finished",
    "postponed",
    "cancelled",
    "abandoned",
    "unknown",
]
"""Status of the event: finished only if the source reports it as finished, interrupted if play may continue, unknown if
the status is not recognized.
"""


class PlayerProfile(TypedDict):
    player_id: str
    """Id of the player."""
    name: str
    """Name."""
    team: str | None
    """Team; for players without a team, a placeholder such as Retired Soccer or Free Agent Soccer."""
    team_id: str | None
    """Id of the team."""
    sport: str | None
    """Sport."""
    nationality: str | None
    """Nationality."""
    position: str | None
    """Position, such as Centre-Forward."""
    height: str | None
    """Height as reported by the source, such as 1.85 m or 6 ft 1 in."""
    weight: str | None
    """Weight as reported by the source, such as 78 kg or 172 lbs."""
    birth_date: str | None
    """Date of birth."""
    birth_place: str | None
    """Place of birth."""
    biography: str | None
    """English biography; null if only a summary of the player is available."""
    number: NotRequired[str]
    """Shirt number."""
    status: NotRequired[str]
    """Status, such as Active or Retired."""
    picture_url: NotRequired[str]
    """Picture."""


class SportsEventRecord(TypedDict):
    event_id: str
    """Id of the event."""
    name: str | None
    """Name, such as Liverpool vs Leeds United."""
    sport: str | None
    """Sport."""
    league: str | None
    """League."""
    league_id: str | None
    """Id of the league."""
    season: str | None
    """Season, such as 2025-2026."""
    home_team: str | None
    """Home team; null for races and fights."""
    home_team_id: str | None
    """Id of the home team."""
    away_team: str | None
    """Away team; null for races and fights."""
    away_team_id: str | None
    """Id of the home team."""
    home_score: int | None
    """Score of the home team."""
    away_score: int | None
    """Score of the away team."""
    date: str | None
    """Day, in UTC."""
    time: str | None
    """Time, in UTC."""
    start_time: str | None
    """Date and time, in UTC."""
    venue: str | None
    """Venue."""
    status: EventStatus
    status_text: NotRequired[str]
    """Status as worded by the source, such as FT."""
    decided_by: NotRequired[Decision]
    """How the event was decided if not in regular time, such as by penalties or by awarding the match."""
    winner: NotRequired[Winner]
    """Winning side, including penalties; absent if the source does not report it."""
    home_penalties: NotRequired[int]
    """Shootout goals of the home team."""
    away_penalties: NotRequired[int]
    """Shootout goals of the away team."""
    result_text: NotRequired[str]
    """Result as worded by the source."""
    round: NotRequired[int]
    """Round or matchday."""
    round_name: NotRequired[str]
    """Name of the round: quarter-final, semi-final, playoff, playoff semi-final, playoff final, final, qualifier or
    pre-season.
    """
    city: NotRequired[str]
    """City."""
    country: NotRequired[str]
    """Country."""
    opponent: NotRequired[str]
    """Opposing team."""
    is_home: NotRequired[bool]
    """Whether the team plays at home."""


class Standing(TypedDict):
    rank: int | None
    """Rank; ranks repeat if the league has groups."""
    team: str
    """Team."""
    team_id: str | None
    """Id of the team."""
    played: int | None
    """Matches."""
    wins: int | None
    """Matches won."""
    draws: int | None
    """Matches drawn."""
    losses: int | None
    """Matches lost."""
    goals_for: int | None
    """Goals scored."""
    goals_against: int | None
    """Goals conceded."""
    goal_difference: int | None
    """Goals scored minus goals conceded."""
    points: int | None
    """Points."""
    group: NotRequired[str]
    """Group or conference."""
    form: NotRequired[str]
    """Latest results, such as WLWDW."""
    description: NotRequired[str]
    """Meaning of the rank, such as promotion."""


class TeamSummary(TypedDict):
    team_id: str
    """Id of the team."""
    name: str
    """Name."""
    short_name: str | None
    """Abbreviation, such as ARS."""
    alternate_names: list[str]
    """Other names."""
    sport: str | None
    """Sport, such as Soccer or Ice Hockey."""
    league: str | None
    """Main league."""
    league_id: str | None
    """Id of the main league."""
    country: str | None
    """Country."""
    stadium: str | None
    """Home stadium."""
    gender: NotRequired[str]
    """Male, Female or Mixed."""


Winner: TypeAlias = Literal["home", "away", "draw"]
"""Winning side."""


class SearchTeamsResult(TypedDict):
    count: int
    """Number of teams."""
    teams: list[TeamSummary]
    """In source order."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds."""


class GetTeamResult(TypedDict):
    team_id: str
    """Id of the team."""
    name: str
    """Name."""
    short_name: str | None
    """Abbreviation."""
    alternate_names: list[str]
    """Other names."""
    sport: str | None
    """Sport."""
    league: str | None
    """Main league."""
    league_id: str | None
    """Id of the main league."""
    further_leagues: list[str]
    """Cups and other leagues."""
    country: str | None
    """Country."""
    gender: NotRequired[str]
    """Male, Female or Mixed."""
    formed_year: int | None
    """Year founded."""
    stadium: str | None
    """Home stadium."""
    stadium_location: str | None
    """Address."""
    stadium_capacity: int | None
    """Seats."""
    stadium_description: str | None
    """Description of the stadium."""
    stadium_opened_year: NotRequired[int]
    """Year the stadium opened."""
    stadium_picture_url: NotRequired[str]
    """Picture of the stadium."""
    description: str | None
    """Description of the team."""
    badge_url: str | None
    """Badge."""
    jersey_url: str | None
    """Jersey."""
    website: str | None
    """Website."""
    social: list[str]
    """Social media pages."""
    colours: list[str]
    """Colors, such as #EF0107."""
    artwork_is_creative_commons: NotRequired[bool]
    """Whether the badge and jersey may be displayed freely."""
    missing: list[str]
    """Fields that could not be fetched."""
    source: str
    """The team's page."""


class SearchPlayersResult(TypedDict):
    count: int
    """Number of players returned."""
    total: int
    """Number of results from the source."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    players: list[PlayerProfile]
    """In source order."""
    missing: list[str]
    """Ids of players whose profile could not be fetched."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds."""


class GetLeagueTableResult(TypedDict):
    league_id: str
    """Id of the league."""
    league: str | None
    """Name."""
    season: str
    """The season."""
    updated_at: str | None
    """When the source last updated the standings."""
    count: int
    """Number of rows."""
    standings: list[Standing]
    """In source order."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds, or the reason the result is empty."""


class GetEventsByDateResult(TypedDict):
    date: str
    """The day."""
    count: int
    """Number of events returned."""
    total: int
    """Number of results from the source."""
    next_offset: int | None
    """Offset of the next page; null on the last page."""
    events: list[SportsEventRecord]
    """Earliest first."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds, or how the sport was interpreted."""


class GetLastEventsResult(TypedDict):
    team_id: str
    """Id of the team."""
    count: int
    """Number of events."""
    events: list[SportsEventRecord]
    """Latest first."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds."""


class GetNextEventsResult(TypedDict):
    team_id: str
    """Id of the team."""
    count: int
    """Number of events."""
    events: list[SportsEventRecord]
    """Soonest first."""
    limited: bool
    """Whether the source's free key withholds data."""
    note: NotRequired[str]
    """Data that the free key withholds."""


_SEARCH_TEAMS: Operation[SearchTeamsResult] = Operation("sports.search_teams", "POST", "/rest/sports/search_teams")
_GET_TEAM: Operation[GetTeamResult] = Operation("sports.get_team", "POST", "/rest/sports/get_team")
_SEARCH_PLAYERS: Operation[SearchPlayersResult] = Operation(
    "sports.search_players", "POST", "/rest/sports/search_players"
)
_GET_LEAGUE_TABLE: Operation[GetLeagueTableResult] = Operation(
    "sports.get_league_table", "POST", "/rest/sports/get_league_table"
)
_GET_EVENTS_BY_DATE: Operation[GetEventsByDateResult] = Operation(
    "sports.get_events_by_date", "POST", "/rest/sports/get_events_by_date"
)
_GET_LAST_EVENTS: Operation[GetLastEventsResult] = Operation(
    "sports.get_last_events", "POST", "/rest/sports/get_last_events"
)
_GET_NEXT_EVENTS: Operation[GetNextEventsResult] = Operation(
    "sports.get_next_events", "POST", "/rest/sports/get_next_events"
)
_REPORT_FEEDBACK: Operation[ReportFeedbackResult] = Operation(
    "sports.report_feedback", "POST", "/rest/sports/report_feedback", changes=True
)


class SportsTools:
    """Sports.

    Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced TheSportsDB.
    """

    def __init__(self, caller: Caller) -> None:
        self._caller = caller

    def search_teams(self, *, team_name: str) -> Result[SearchTeamsResult]:
        """Search teams by name.

        Sports teams by name, in all sports, with sport, league, country and stadium, in source order. Use when the user
        gives a team name and wants its id, league or stadium. For one team whose id is known use get_team; for players
        use search_players.

        Args:
            team_name: Name of the team, such as Arsenal. At most 100 characters.

        Returns:
            SearchTeamsResult: its fields; df() has Teams.

        Example:
            >>> almanac.sports.search_teams(team_name="Arsenal")
        """
        return self._caller.call(_SEARCH_TEAMS, {"team_name": team_name})

    def get_team(self, *, team_id: str) -> Result[GetTeamResult]:
        """Profile of a team.

        Profile of one sports team by id: stadium, description, badge, jersey, colors, website and leagues. Use when the
        id of a team is known and the user asks for its stadium, history, badge or website. For teams by name use
        search_teams; for its results use get_last_events; for its fixtures use get_next_events.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams or get_league_table.

        Returns:
            GetTeamResult: its fields; df() has one row.

        Example:
            >>> almanac.sports.get_team(team_id="133604")
        """
        return self._caller.call(_GET_TEAM, {"team_id": team_id})

    def search_players(
        self,
        *,
        team_name: str | None = None,
        player_name: str | None = None,
        detail: Detail | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchPlayersResult]:
        """Search players by name or team.

        Players by name, or all players of a team, with nationality, position, height, weight and biography, in source
        order. With player_name, the first five players have complete profiles; the others lack height, weight and
        biography. Use when the user asks about a player by name, or about the squad of a team. For teams use
        search_teams. At least one of team_name, player_name is required.

        Args:
            team_name: Name of the team; without player_name, returns its players. At most 100 characters.
            player_name: Name of the player, such as Danny Welbeck. At most 100 characters.
            detail: Level of detail of the biographies. Default: "brief".
            limit: Maximum number of players. Default: the whole squad, as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 100.
            offset: Number of players to skip. 0 to 1000. Default: 0.

        Returns:
            SearchPlayersResult: its fields; df() has Players.

        Example:
            >>> almanac.sports.search_players(player_name="Danny Welbeck")
        """
        return self._caller.call(
            _SEARCH_PLAYERS,
            {
                "team_name": team_name,
                "player_name": player_name,
                "detail": detail,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_players(
        self,
        *,
        team_name: str | None = None,
        player_name: str | None = None,
        detail: Detail | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[SearchPlayersResult]]:
        """Iterate over the pages of search_players, one result per page.

        Args:
            team_name: As in search_players.
            player_name: As in search_players.
            detail: As in search_players.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_PLAYERS,
            {
                "team_name": team_name,
                "player_name": player_name,
                "detail": detail,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_league_table(self, *, league_id: str, season: str) -> Result[GetLeagueTableResult]:
        """Standings of a league.

        Standings of a league in a season: points, wins, draws, losses and goals of each team, in source order. Use when
        the user asks who leads or won a league, or how many points a team has. For individual results use
        get_events_by_date; for the id of a league, which is returned with its teams use search_teams.

        Args:
            league_id: Id of the league; 4328 is the English Premier League. Get it from search_teams.
            season: Season in the league's format: 2025 or 2025-2026.

        Returns:
            GetLeagueTableResult: its fields; df() has Standings.

        Example:
            >>> almanac.sports.get_league_table(league_id="4328", season="2025-2026")
        """
        return self._caller.call(_GET_LEAGUE_TABLE, {"league_id": league_id, "season": season})

    def get_events_by_date(
        self,
        *,
        date: str | date_type,
        sport: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetEventsByDateResult]:
        """Matches and events on a given day.

        Matches, races and fights on a given day (UTC) with teams, scores, venue and status, earliest first. Use when
        the user asks which matches are played on a day, or for the results of that day. For past matches of one team
        use get_last_events; for upcoming matches of one team use get_next_events; for standings use get_league_table.

        Args:
            date: Day in UTC, YYYY-MM-DD.
            sport: Only this sport: Soccer, Basketball, Ice Hockey, American Football, Baseball, Motorsport, Tennis
                … At most 50 characters.
            limit: Maximum number of events. Default: all, up to 200 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 300.
            offset: Number of events to skip. 0 to 5000. Default: 0.

        Returns:
            GetEventsByDateResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_events_by_date(date="2026-11-20", sport="Soccer")
        """
        return self._caller.call(
            _GET_EVENTS_BY_DATE,
            {
                "date": date,
                "sport": sport,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_events_by_date(
        self,
        *,
        date: str | date_type,
        sport: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Iterator[Result[GetEventsByDateResult]]:
        """Iterate over the pages of get_events_by_date, one result per page.

        Args:
            date: As in get_events_by_date.
            sport: As in get_events_by_date.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_EVENTS_BY_DATE,
            {
                "date": date,
                "sport": sport,
                "limit": limit,
                "offset": offset,
            },
        )

    def get_last_events(self, *, team_id: str) -> Result[GetLastEventsResult]:
        """Last results of a team.

        The last five finished matches of a team: scores, opponents, venue and date, most recent first. Use when the
        user asks how a team played recently. For next matches of the team use get_next_events; for all matches of a day
        use get_events_by_date.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams.

        Returns:
            GetLastEventsResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_last_events(team_id="133604")
        """
        return self._caller.call(_GET_LAST_EVENTS, {"team_id": team_id})

    def get_next_events(self, *, team_id: str) -> Result[GetNextEventsResult]:
        """Next fixtures of a team.

        The next five matches of a team: opponents, date, time and venue, soonest first. Use when the user asks when,
        where or against whom a team plays next. For latest results of the team use get_last_events; for all matches of
        a day use get_events_by_date.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams.

        Returns:
            GetNextEventsResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_next_events(team_id="133604")
        """
        return self._caller.call(_GET_NEXT_EVENTS, {"team_id": team_id})

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
            >>> almanac.sports.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )


class AsyncSportsTools:
    """Sports.

    Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced TheSportsDB.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._caller = caller

    async def search_teams(self, *, team_name: str) -> Result[SearchTeamsResult]:
        """Search teams by name.

        Sports teams by name, in all sports, with sport, league, country and stadium, in source order. Use when the user
        gives a team name and wants its id, league or stadium. For one team whose id is known use get_team; for players
        use search_players.

        Args:
            team_name: Name of the team, such as Arsenal. At most 100 characters.

        Returns:
            SearchTeamsResult: its fields; df() has Teams.

        Example:
            >>> almanac.sports.search_teams(team_name="Arsenal")
        """
        return await self._caller.call(_SEARCH_TEAMS, {"team_name": team_name})

    async def get_team(self, *, team_id: str) -> Result[GetTeamResult]:
        """Profile of a team.

        Profile of one sports team by id: stadium, description, badge, jersey, colors, website and leagues. Use when the
        id of a team is known and the user asks for its stadium, history, badge or website. For teams by name use
        search_teams; for its results use get_last_events; for its fixtures use get_next_events.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams or get_league_table.

        Returns:
            GetTeamResult: its fields; df() has one row.

        Example:
            >>> almanac.sports.get_team(team_id="133604")
        """
        return await self._caller.call(_GET_TEAM, {"team_id": team_id})

    async def search_players(
        self,
        *,
        team_name: str | None = None,
        player_name: str | None = None,
        detail: Detail | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[SearchPlayersResult]:
        """Search players by name or team.

        Players by name, or all players of a team, with nationality, position, height, weight and biography, in source
        order. With player_name, the first five players have complete profiles; the others lack height, weight and
        biography. Use when the user asks about a player by name, or about the squad of a team. For teams use
        search_teams. At least one of team_name, player_name is required.

        Args:
            team_name: Name of the team; without player_name, returns its players. At most 100 characters.
            player_name: Name of the player, such as Danny Welbeck. At most 100 characters.
            detail: Level of detail of the biographies. Default: "brief".
            limit: Maximum number of players. Default: the whole squad, as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 100.
            offset: Number of players to skip. 0 to 1000. Default: 0.

        Returns:
            SearchPlayersResult: its fields; df() has Players.

        Example:
            >>> almanac.sports.search_players(player_name="Danny Welbeck")
        """
        return await self._caller.call(
            _SEARCH_PLAYERS,
            {
                "team_name": team_name,
                "player_name": player_name,
                "detail": detail,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_search_players(
        self,
        *,
        team_name: str | None = None,
        player_name: str | None = None,
        detail: Detail | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[SearchPlayersResult]]:
        """Iterate over the pages of search_players, one result per page.

        Args:
            team_name: As in search_players.
            player_name: As in search_players.
            detail: As in search_players.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _SEARCH_PLAYERS,
            {
                "team_name": team_name,
                "player_name": player_name,
                "detail": detail,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_league_table(self, *, league_id: str, season: str) -> Result[GetLeagueTableResult]:
        """Standings of a league.

        Standings of a league in a season: points, wins, draws, losses and goals of each team, in source order. Use when
        the user asks who leads or won a league, or how many points a team has. For individual results use
        get_events_by_date; for the id of a league, which is returned with its teams use search_teams.

        Args:
            league_id: Id of the league; 4328 is the English Premier League. Get it from search_teams.
            season: Season in the league's format: 2025 or 2025-2026.

        Returns:
            GetLeagueTableResult: its fields; df() has Standings.

        Example:
            >>> almanac.sports.get_league_table(league_id="4328", season="2025-2026")
        """
        return await self._caller.call(_GET_LEAGUE_TABLE, {"league_id": league_id, "season": season})

    async def get_events_by_date(
        self,
        *,
        date: str | date_type,
        sport: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> Result[GetEventsByDateResult]:
        """Matches and events on a given day.

        Matches, races and fights on a given day (UTC) with teams, scores, venue and status, earliest first. Use when
        the user asks which matches are played on a day, or for the results of that day. For past matches of one team
        use get_last_events; for upcoming matches of one team use get_next_events; for standings use get_league_table.

        Args:
            date: Day in UTC, YYYY-MM-DD.
            sport: Only this sport: Soccer, Basketball, Ice Hockey, American Football, Baseball, Motorsport, Tennis
                … At most 50 characters.
            limit: Maximum number of events. Default: all, up to 200 and as many as fit in 10,000 tokens; continue
                with next_offset. 1 to 300.
            offset: Number of events to skip. 0 to 5000. Default: 0.

        Returns:
            GetEventsByDateResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_events_by_date(date="2026-11-20", sport="Soccer")
        """
        return await self._caller.call(
            _GET_EVENTS_BY_DATE,
            {
                "date": date,
                "sport": sport,
                "limit": limit,
                "offset": offset,
            },
        )

    def iter_get_events_by_date(
        self,
        *,
        date: str | date_type,
        sport: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
    ) -> AsyncIterator[Result[GetEventsByDateResult]]:
        """Iterate over the pages of get_events_by_date, one result per page.

        Args:
            date: As in get_events_by_date.
            sport: As in get_events_by_date.
            limit: Rows per page.
            offset: Rows to skip before the first page.

        Yields:
            One page after the other, to the last. Each is one call.
        """
        return self._caller.pages(
            _GET_EVENTS_BY_DATE,
            {
                "date": date,
                "sport": sport,
                "limit": limit,
                "offset": offset,
            },
        )

    async def get_last_events(self, *, team_id: str) -> Result[GetLastEventsResult]:
        """Last results of a team.

        The last five finished matches of a team: scores, opponents, venue and date, most recent first. Use when the
        user asks how a team played recently. For next matches of the team use get_next_events; for all matches of a day
        use get_events_by_date.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams.

        Returns:
            GetLastEventsResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_last_events(team_id="133604")
        """
        return await self._caller.call(_GET_LAST_EVENTS, {"team_id": team_id})

    async def get_next_events(self, *, team_id: str) -> Result[GetNextEventsResult]:
        """Next fixtures of a team.

        The next five matches of a team: opponents, date, time and venue, soonest first. Use when the user asks when,
        where or against whom a team plays next. For latest results of the team use get_last_events; for all matches of
        a day use get_events_by_date.

        Args:
            team_id: Id of the team, such as 133604 for Arsenal. Get it from search_teams.

        Returns:
            GetNextEventsResult: its fields; df() has Events.

        Example:
            >>> almanac.sports.get_next_events(team_id="133604")
        """
        return await self._caller.call(_GET_NEXT_EVENTS, {"team_id": team_id})

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
            >>> almanac.sports.report_feedback(feedback="The answer lacks a unit.", feedback_type="bug")
        """
        return await self._caller.call(
            _REPORT_FEEDBACK,
            {
                "feedback": feedback,
                "feedback_type": feedback_type,
            },
        )
