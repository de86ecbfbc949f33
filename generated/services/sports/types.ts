// Generated from spec/services/sports.yaml by `make generate`: do not edit.

/** short cuts biographies, full gives them whole. */
export type Detail = 'short' | 'full';

/** How far the event is. */
export type EventStatus =
  | 'scheduled'
  | 'live'
  | 'finished'
  | 'postponed'
  | 'cancelled'
  | 'abandoned'
  | 'unknown';

/** spec/services/sports.yaml#records.PlayerProfile */
export interface PlayerProfile {
  /** Id of the player. */
  player_id: string;
  /** Name. */
  name: string;
  /** Team; such as Retired Soccer or Free Agent Soccer for those without one. */
  team: string | null;
  /** Id of the team. */
  team_id: string | null;
  /** Sport. */
  sport: string | null;
  /** Nationality. */
  nationality: string | null;
  /** Position, such as Centre-Forward. */
  position: string | null;
  /** As the source has it, such as 1.85 m or 6 ft 1 in. */
  height: string | null;
  /** As the source has it, such as 78 kg or 172 lbs. */
  weight: string | null;
  /** Date of birth. */
  birth_date: string | null;
  /** Place of birth. */
  birth_place: string | null;
  /** Biography in English; null where only a summary of the player is known. */
  biography: string | null;
  /** Number on the shirt. */
  number?: string;
  /** Such as Active or Retired. */
  status?: string;
  /** Picture. */
  picture_url?: string;
}

/** spec/services/sports.yaml#records.SportsEventRecord */
export interface SportsEventRecord {
  /** Id of the event. */
  event_id: string;
  /** Name, such as Liverpool vs Leeds United. */
  name: string | null;
  /** Sport. */
  sport: string | null;
  /** League. */
  league: string | null;
  /** Id of the league. */
  league_id: string | null;
  /** Season, such as 2025-2026. */
  season: string | null;
  /** Home team; null for races and fights. */
  home_team: string | null;
  /** Its id. */
  home_team_id: string | null;
  /** Away team; null for races and fights. */
  away_team: string | null;
  /** Its id. */
  away_team_id: string | null;
  /** Score of the home team. */
  home_score: number | null;
  /** Score of the away team. */
  away_score: number | null;
  /** Day, in UTC. */
  date: string | null;
  /** Time, in UTC. */
  time: string | null;
  /** Both, in UTC. */
  start_time: string | null;
  /** Venue. */
  venue: string | null;
  status: EventStatus;
  /** The same in the words of the source, such as FT. */
  status_text?: string;
  /** Round or matchday. */
  round?: number;
  /** Name of the round, such as semi-final. */
  round_name?: string;
  /** City. */
  city?: string;
  /** Country. */
  country?: string;
  /** The other team. */
  opponent?: string;
  /** Whether the team plays at home. */
  is_home?: boolean;
}

/** spec/services/sports.yaml#records.Standing */
export interface Standing {
  /** Place; repeated where there are groups. */
  rank: number | null;
  /** Team. */
  team: string;
  /** Id of the team. */
  team_id: string | null;
  /** Matches. */
  played: number | null;
  /** Matches won. */
  wins: number | null;
  /** Matches drawn. */
  draws: number | null;
  /** Matches lost. */
  losses: number | null;
  /** Goals scored. */
  goals_for: number | null;
  /** Goals conceded. */
  goals_against: number | null;
  /** Difference of the two. */
  goal_difference: number | null;
  /** Points. */
  points: number | null;
  /** Group or conference. */
  group?: string;
  /** Latest results, such as WLWDW. */
  form?: string;
  /** What the place is good for. */
  description?: string;
}

/** spec/services/sports.yaml#records.TeamSummary */
export interface TeamSummary {
  /** Id of the team. */
  team_id: string;
  /** Name. */
  name: string;
  /** Abbreviation, such as ARS. */
  short_name: string | null;
  /** Other names. */
  alternate_names: string[];
  /** Sport, such as Soccer or Ice Hockey. */
  sport: string | null;
  /** Main league. */
  league: string | null;
  /** Id of that league. */
  league_id: string | null;
  /** Country. */
  country: string | null;
  /** Home stadium. */
  stadium: string | null;
  /** Male, Female or Mixed. */
  gender?: string;
}

export interface SearchTeamsArguments {
  /** Name of the team, such as Arsenal. */
  team_name: string;
}

export interface SearchTeamsResult {
  /** How many teams. */
  count: number;
  /** In the order of the source. */
  teams: TeamSummary[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back. */
  note?: string;
}

export interface GetTeamArguments {
  /** Number of the team, such as 133604 for Arsenal. */
  team_id: string;
}

export interface GetTeamResult {
  /** Id of the team. */
  team_id: string;
  /** Name. */
  name: string;
  /** Abbreviation. */
  short_name: string | null;
  /** Other names. */
  alternate_names: string[];
  /** Sport. */
  sport: string | null;
  /** Main league. */
  league: string | null;
  /** Id of that league. */
  league_id: string | null;
  /** Cups and other leagues. */
  further_leagues: string[];
  /** Country. */
  country: string | null;
  /** Male, Female or Mixed. */
  gender?: string;
  /** Year of foundation. */
  formed_year: number | null;
  /** Home stadium. */
  stadium: string | null;
  /** Where it is. */
  stadium_location: string | null;
  /** Seats. */
  stadium_capacity: number | null;
  /** About the stadium. */
  stadium_description: string | null;
  /** Year of its opening. */
  stadium_opened_year?: number;
  /** Picture of it. */
  stadium_picture_url?: string;
  /** About the team. */
  description: string | null;
  /** Badge. */
  badge_url: string | null;
  /** Jersey. */
  jersey_url: string | null;
  /** Website. */
  website: string | null;
  /** Pages in social networks. */
  social: string[];
  /** Colours, such as #EF0107. */
  colours: string[];
  /** Whether badge and jersey may be shown freely. */
  artwork_is_creative_commons?: boolean;
  /** Fields that could not be fetched now. */
  missing: string[];
  /** Page of the team. */
  source: string;
}

export interface SearchPlayersArguments {
  /** Name of the team; alone it gives its players. */
  team_name?: string;
  /** Name of the player, such as Danny Welbeck. */
  player_name?: string;
  /** Whether biographies are cut. */
  detail: Detail;
  /** How many players at most. */
  limit: number;
  /** How many players to skip. */
  offset: number;
}

export interface SearchPlayersResult {
  /** How many players are given here. */
  count: number;
  /** How many the source gave. */
  total: number;
  /** The offset that goes on; null at the end. */
  next_offset: number | null;
  /** In the order of the source. */
  players: PlayerProfile[];
  /** Ids of players whose profile could not be fetched now. */
  missing: string[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back. */
  note?: string;
}

export interface GetLeagueTableArguments {
  /** Id of the league; 4328 is the English Premier League. */
  league_id: string;
  /** Season as the league counts it: 2025 or 2025-2026. */
  season: string;
}

export interface GetLeagueTableResult {
  /** Id of the league. */
  league_id: string;
  /** Its name. */
  league: string | null;
  /** The season. */
  season: string;
  /** When the source last changed it. */
  updated_at: string | null;
  /** How many rows. */
  count: number;
  /** In the order of the source. */
  standings: Standing[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back, or why there is nothing. */
  note?: string;
}

export interface GetEventsByDateArguments {
  /** Day in UTC, YYYY-MM-DD. */
  date: string;
  /** Only this sport: Soccer, Basketball, Ice Hockey, American Football, Baseball, Motorsport, Tennis … */
  sport?: string;
  /** How many events at most. */
  limit: number;
  /** How many events to skip. */
  offset: number;
}

export interface GetEventsByDateResult {
  /** The day. */
  date: string;
  /** How many events are given here. */
  count: number;
  /** How many the source gave. */
  total: number;
  /** The offset that goes on; null at the end. */
  next_offset: number | null;
  /** The earliest first. */
  events: SportsEventRecord[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back, or how the sport was understood. */
  note?: string;
}

export interface GetLastEventsArguments {
  /** Number of the team, such as 133604 for Arsenal. */
  team_id: string;
}

export interface GetLastEventsResult {
  /** Id of the team. */
  team_id: string;
  /** How many events. */
  count: number;
  /** The latest first. */
  events: SportsEventRecord[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back. */
  note?: string;
}

export interface GetNextEventsArguments {
  /** Number of the team, such as 133604 for Arsenal. */
  team_id: string;
}

export interface GetNextEventsResult {
  /** Id of the team. */
  team_id: string;
  /** How many events. */
  count: number;
  /** The soonest first. */
  events: SportsEventRecord[];
  /** Whether the source's free key holds something back. */
  limited: boolean;
  /** What it holds back. */
  note?: string;
}
