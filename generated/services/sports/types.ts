// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

/** How a finished event was decided if not in regular time. */
export type Decision = 'extra_time' | 'overtime' | 'penalties' | 'award' | 'walkover';

/** brief: shortened biographies; full: complete biographies. */
export type Detail = 'brief' | 'full';

/**
 * Status of the event: finished only if the source reports it as finished, interrupted if play may continue, unknown
 * if the status is not recognized.
 */
export type EventStatus =
  | 'scheduled'
  | 'live'
  | 'interrupted'
  | 'finished'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'unknown';

/** Winning side. */
export type Winner = 'home' | 'away' | 'draw';

/** spec/services/sports/service.yaml#records.PlayerProfile */
export interface PlayerProfile {
  /** Id of the player. */
  readonly player_id: string;
  /** Name. */
  readonly name: string;
  /** Team; for players without a team, a placeholder such as Retired Soccer or Free Agent Soccer. */
  readonly team: string | null;
  /** Id of the team. */
  readonly team_id: string | null;
  /** Sport. */
  readonly sport: string | null;
  /** Nationality. */
  readonly nationality: string | null;
  /** Position, such as Centre-Forward. */
  readonly position: string | null;
  /** Height as reported by the source, such as 1.85 m or 6 ft 1 in. */
  readonly height: string | null;
  /** Weight as reported by the source, such as 78 kg or 172 lbs. */
  readonly weight: string | null;
  /** Date of birth. */
  readonly birth_date: string | null;
  /** Place of birth. */
  readonly birth_place: string | null;
  /** English biography; null if only a summary of the player is available. */
  readonly biography: string | null;
  /** Shirt number. */
  readonly number?: string;
  /** Status, such as Active or Retired. */
  readonly status?: string;
  /** Picture. */
  readonly picture_url?: string;
}

/** spec/services/sports/service.yaml#records.SportsEventRecord */
export interface SportsEventRecord {
  /** Id of the event. */
  readonly event_id: string;
  /** Name, such as Liverpool vs Leeds United. */
  readonly name: string | null;
  /** Sport. */
  readonly sport: string | null;
  /** League. */
  readonly league: string | null;
  /** Id of the league. */
  readonly league_id: string | null;
  /** Season, such as 2025-2026. */
  readonly season: string | null;
  /** Home team; null for races and fights. */
  readonly home_team: string | null;
  /** Id of the home team. */
  readonly home_team_id: string | null;
  /** Away team; null for races and fights. */
  readonly away_team: string | null;
  /** Id of the home team. */
  readonly away_team_id: string | null;
  /** Score of the home team. */
  readonly home_score: number | null;
  /** Score of the away team. */
  readonly away_score: number | null;
  /** Day, in UTC. */
  readonly date: string | null;
  /** Time, in UTC. */
  readonly time: string | null;
  /** Date and time, in UTC. */
  readonly start_time: string | null;
  /** Venue. */
  readonly venue: string | null;
  readonly status: EventStatus;
  /** Status as worded by the source, such as FT. */
  readonly status_text?: string;
  /** How the event was decided if not in regular time, such as by penalties or by awarding the match. */
  readonly decided_by?: Decision;
  /** Winning side, including penalties; absent if the source does not report it. */
  readonly winner?: Winner;
  /** Shootout goals of the home team. */
  readonly home_penalties?: number;
  /** Shootout goals of the away team. */
  readonly away_penalties?: number;
  /** Result as worded by the source. */
  readonly result_text?: string;
  /** Round or matchday. */
  readonly round?: number;
  /**
   * Name of the round: quarter-final, semi-final, playoff, playoff semi-final, playoff final, final, qualifier or
   * pre-season.
   */
  readonly round_name?: string;
  /** City. */
  readonly city?: string;
  /** Country. */
  readonly country?: string;
  /** Opposing team. */
  readonly opponent?: string;
  /** Whether the team plays at home. */
  readonly is_home?: boolean;
}

/** spec/services/sports/service.yaml#records.Standing */
export interface Standing {
  /** Rank; ranks repeat if the league has groups. */
  readonly rank: number | null;
  /** Team. */
  readonly team: string;
  /** Id of the team. */
  readonly team_id: string | null;
  /** Matches. */
  readonly played: number | null;
  /** Matches won. */
  readonly wins: number | null;
  /** Matches drawn. */
  readonly draws: number | null;
  /** Matches lost. */
  readonly losses: number | null;
  /** Goals scored. */
  readonly goals_for: number | null;
  /** Goals conceded. */
  readonly goals_against: number | null;
  /** Goals scored minus goals conceded. */
  readonly goal_difference: number | null;
  /** Points. */
  readonly points: number | null;
  /** Group or conference. */
  readonly group?: string;
  /** Latest results, such as WLWDW. */
  readonly form?: string;
  /** Meaning of the rank, such as promotion. */
  readonly description?: string;
}

/** spec/services/sports/service.yaml#records.TeamSummary */
export interface TeamSummary {
  /** Id of the team. */
  readonly team_id: string;
  /** Name. */
  readonly name: string;
  /** Abbreviation, such as ARS. */
  readonly short_name: string | null;
  /** Other names. */
  readonly alternate_names: readonly string[];
  /** Sport, such as Soccer or Ice Hockey. */
  readonly sport: string | null;
  /** Main league. */
  readonly league: string | null;
  /** Id of the main league. */
  readonly league_id: string | null;
  /** Country. */
  readonly country: string | null;
  /** Home stadium. */
  readonly stadium: string | null;
  /** Male, Female or Mixed. */
  readonly gender?: string;
}

export interface SearchTeamsArguments {
  /** Name of the team, such as Arsenal. */
  readonly team_name: string;
}

export interface SearchTeamsResult {
  /** Number of teams. */
  readonly count: number;
  /** In source order. */
  readonly teams: readonly TeamSummary[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds. */
  readonly note?: string;
}

export interface GetTeamArguments {
  /** Id of the team, such as 133604 for Arsenal. */
  readonly team_id: string;
}

export interface GetTeamResult {
  /** Id of the team. */
  readonly team_id: string;
  /** Name. */
  readonly name: string;
  /** Abbreviation. */
  readonly short_name: string | null;
  /** Other names. */
  readonly alternate_names: readonly string[];
  /** Sport. */
  readonly sport: string | null;
  /** Main league. */
  readonly league: string | null;
  /** Id of the main league. */
  readonly league_id: string | null;
  /** Cups and other leagues. */
  readonly further_leagues: readonly string[];
  /** Country. */
  readonly country: string | null;
  /** Male, Female or Mixed. */
  readonly gender?: string;
  /** Year founded. */
  readonly formed_year: number | null;
  /** Home stadium. */
  readonly stadium: string | null;
  /** Address. */
  readonly stadium_location: string | null;
  /** Seats. */
  readonly stadium_capacity: number | null;
  /** Description of the stadium. */
  readonly stadium_description: string | null;
  /** Year the stadium opened. */
  readonly stadium_opened_year?: number;
  /** Picture of the stadium. */
  readonly stadium_picture_url?: string;
  /** Description of the team. */
  readonly description: string | null;
  /** Badge. */
  readonly badge_url: string | null;
  /** Jersey. */
  readonly jersey_url: string | null;
  /** Website. */
  readonly website: string | null;
  /** Social media pages. */
  readonly social: readonly string[];
  /** Colors, such as #EF0107. */
  readonly colours: readonly string[];
  /** Whether the badge and jersey may be displayed freely. */
  readonly artwork_is_creative_commons?: boolean;
  /** Fields that could not be fetched. */
  readonly missing: readonly string[];
  /** The team's page. */
  readonly source: string;
}

export interface SearchPlayersArguments {
  /** Name of the team; without player_name, returns its players. */
  readonly team_name?: string;
  /** Name of the player, such as Danny Welbeck. */
  readonly player_name?: string;
  /** Level of detail of the biographies. */
  readonly detail: Detail;
  /**
   * Maximum number of players. Default: the whole squad, as many as fit in 10,000 tokens; continue with next_offset.
   */
  readonly limit: number;
  /** Number of players to skip. */
  readonly offset: number;
}

export interface SearchPlayersResult {
  /** Number of players returned. */
  readonly count: number;
  /** Number of results from the source. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** In source order. */
  readonly players: readonly PlayerProfile[];
  /** Ids of players whose profile could not be fetched. */
  readonly missing: readonly string[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds. */
  readonly note?: string;
}

export interface GetLeagueTableArguments {
  /** Id of the league; 4328 is the English Premier League. */
  readonly league_id: string;
  /** Season in the league's format: 2025 or 2025-2026. */
  readonly season: string;
}

export interface GetLeagueTableResult {
  /** Id of the league. */
  readonly league_id: string;
  /** Name. */
  readonly league: string | null;
  /** The season. */
  readonly season: string;
  /** When the source last updated the standings. */
  readonly updated_at: string | null;
  /** Number of rows. */
  readonly count: number;
  /** In source order. */
  readonly standings: readonly Standing[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds, or the reason the result is empty. */
  readonly note?: string;
}

export interface GetEventsByDateArguments {
  /** Day in UTC, YYYY-MM-DD. */
  readonly date: string;
  /** Only this sport: Soccer, Basketball, Ice Hockey, American Football, Baseball, Motorsport, Tennis … */
  readonly sport?: string;
  /**
   * Maximum number of events. Default: all, up to 200 and as many as fit in 10,000 tokens; continue with next_offset.
   */
  readonly limit: number;
  /** Number of events to skip. */
  readonly offset: number;
}

export interface GetEventsByDateResult {
  /** The day. */
  readonly date: string;
  /** Number of events returned. */
  readonly count: number;
  /** Number of results from the source. */
  readonly total: number;
  /** Offset of the next page; null on the last page. */
  readonly next_offset: number | null;
  /** Earliest first. */
  readonly events: readonly SportsEventRecord[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds, or how the sport was interpreted. */
  readonly note?: string;
}

export interface GetLastEventsArguments {
  /** Id of the team, such as 133604 for Arsenal. */
  readonly team_id: string;
}

export interface GetLastEventsResult {
  /** Id of the team. */
  readonly team_id: string;
  /** Number of events. */
  readonly count: number;
  /** Latest first. */
  readonly events: readonly SportsEventRecord[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds. */
  readonly note?: string;
}

export interface GetNextEventsArguments {
  /** Id of the team, such as 133604 for Arsenal. */
  readonly team_id: string;
}

export interface GetNextEventsResult {
  /** Id of the team. */
  readonly team_id: string;
  /** Number of events. */
  readonly count: number;
  /** Soonest first. */
  readonly events: readonly SportsEventRecord[];
  /** Whether the source's free key withholds data. */
  readonly limited: boolean;
  /** Data that the free key withholds. */
  readonly note?: string;
}
