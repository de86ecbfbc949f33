// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetEventsByDateArguments,
  GetLastEventsArguments,
  GetLeagueTableArguments,
  GetNextEventsArguments,
  GetTeamArguments,
  SearchPlayersArguments,
  SearchTeamsArguments,
} from './types.ts';

/** How a finished event was decided if not in regular time. */
export const DECISION_VALUES = ['extra_time', 'overtime', 'penalties', 'award', 'walkover'] as const;

/** brief: shortened biographies; full: complete biographies. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/**
 * Status of the event: finished only if the source reports it as finished, interrupted if play may continue, unknown
 * if the status is not recognized.
 */
export const EVENT_STATUS_VALUES = [
  'scheduled', 'live', 'interrupted', 'finished', 'postponed', 'cancelled', 'abandoned', 'unknown',
] as const;

/** Winning side. */
export const WINNER_VALUES = ['home', 'away', 'draw'] as const;

const LEAGUE_ID_PATTERN = /^[0-9]{1,10}$/u;
const SEASON_PATTERN = /^[0-9]{4}(-[0-9]{4})?$/u;
const SPORT_PATTERN = /^[A-Za-z][A-Za-z _-]*$/u;
const TEAM_ID_PATTERN = /^[0-9]{1,10}$/u;

/** spec/services/sports/service.yaml#records.PlayerProfile */
export const playerProfileFields = published.fields({
  player_id: published.string(),
  name: published.string(),
  team: published.string({ nullable: true }),
  team_id: published.string({ nullable: true }),
  sport: published.string({ nullable: true }),
  nationality: published.string({ nullable: true }),
  position: published.string({ nullable: true }),
  height: published.string({ nullable: true }),
  weight: published.string({ nullable: true }),
  birth_date: published.string({ nullable: true, format: 'date' }),
  birth_place: published.string({ nullable: true }),
  biography: published.string({ nullable: true }),
  number: published.string({ optional: true }),
  status: published.string({ optional: true }),
  picture_url: published.string({ optional: true }),
});

/** spec/services/sports/service.yaml#records.SportsEventRecord */
export const sportsEventRecordFields = published.fields({
  event_id: published.string(),
  name: published.string({ nullable: true }),
  sport: published.string({ nullable: true }),
  league: published.string({ nullable: true }),
  league_id: published.string({ nullable: true }),
  season: published.string({ nullable: true }),
  home_team: published.string({ nullable: true }),
  home_team_id: published.string({ nullable: true }),
  away_team: published.string({ nullable: true }),
  away_team_id: published.string({ nullable: true }),
  home_score: published.integer({ nullable: true }),
  away_score: published.integer({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  time: published.string({ nullable: true }),
  start_time: published.string({ nullable: true, format: 'date-time' }),
  venue: published.string({ nullable: true }),
  status: published.choice(EVENT_STATUS_VALUES),
  status_text: published.string({ optional: true }),
  decided_by: published.choice(DECISION_VALUES, { optional: true }),
  winner: published.choice(WINNER_VALUES, { optional: true }),
  home_penalties: published.integer({ optional: true }),
  away_penalties: published.integer({ optional: true }),
  result_text: published.string({ optional: true }),
  round: published.integer({ optional: true }),
  round_name: published.string({ optional: true }),
  city: published.string({ optional: true }),
  country: published.string({ optional: true }),
  opponent: published.string({ optional: true }),
  is_home: published.boolean({ optional: true }),
});

/** spec/services/sports/service.yaml#records.Standing */
export const standingFields = published.fields({
  rank: published.integer({ nullable: true }),
  team: published.string(),
  team_id: published.string({ nullable: true }),
  played: published.integer({ nullable: true }),
  wins: published.integer({ nullable: true }),
  draws: published.integer({ nullable: true }),
  losses: published.integer({ nullable: true }),
  goals_for: published.integer({ nullable: true }),
  goals_against: published.integer({ nullable: true }),
  goal_difference: published.integer({ nullable: true }),
  points: published.integer({ nullable: true }),
  group: published.string({ optional: true }),
  form: published.string({ optional: true }),
  description: published.string({ optional: true }),
});

/** spec/services/sports/service.yaml#records.TeamSummary */
export const teamSummaryFields = published.fields({
  team_id: published.string(),
  name: published.string(),
  short_name: published.string({ nullable: true }),
  alternate_names: published.list(published.string()),
  sport: published.string({ nullable: true }),
  league: published.string({ nullable: true }),
  league_id: published.string({ nullable: true }),
  country: published.string({ nullable: true }),
  stadium: published.string({ nullable: true }),
  gender: published.string({ optional: true }),
});

/** spec/services/sports/service.yaml#tools.search_teams */
export function decodeSearchTeams(raw: RawArguments): Decoded<SearchTeamsArguments> {
  const read = new ArgumentReader(raw, ['team_name']);
  return read.finish<SearchTeamsArguments>({
    team_name: read.string('team_name', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.search_teams */
export const searchTeamsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  teams: published.list(published.record(teamSummaryFields)),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));

/** spec/services/sports/service.yaml#tools.get_team */
export function decodeGetTeam(raw: RawArguments): Decoded<GetTeamArguments> {
  const read = new ArgumentReader(raw, ['team_id']);
  return read.finish<GetTeamArguments>({
    team_id: read.string('team_id', {
      required: true,
      maxLength: 500,
      pattern: TEAM_ID_PATTERN,
      wanted: 'a numeric id such as 133604, which search_teams gives',
    }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_team */
export const getTeamResult = published.record(published.fields({
  team_id: published.string(),
  name: published.string(),
  short_name: published.string({ nullable: true }),
  alternate_names: published.list(published.string()),
  sport: published.string({ nullable: true }),
  league: published.string({ nullable: true }),
  league_id: published.string({ nullable: true }),
  further_leagues: published.list(published.string()),
  country: published.string({ nullable: true }),
  gender: published.string({ optional: true }),
  formed_year: published.integer({ nullable: true }),
  stadium: published.string({ nullable: true }),
  stadium_location: published.string({ nullable: true }),
  stadium_capacity: published.integer({ nullable: true }),
  stadium_description: published.string({ nullable: true }),
  stadium_opened_year: published.integer({ optional: true }),
  stadium_picture_url: published.string({ optional: true }),
  description: published.string({ nullable: true }),
  badge_url: published.string({ nullable: true }),
  jersey_url: published.string({ nullable: true }),
  website: published.string({ nullable: true }),
  social: published.list(published.string()),
  colours: published.list(published.string()),
  artwork_is_creative_commons: published.boolean({ optional: true }),
  missing: published.list(published.string()),
  source: published.string({ format: 'uri' }),
}));

/** spec/services/sports/service.yaml#tools.search_players */
export function decodeSearchPlayers(raw: RawArguments): Decoded<SearchPlayersArguments> {
  const read = new ArgumentReader(raw, ['team_name', 'player_name', 'detail', 'limit', 'offset']);
  const args: SearchPlayersArguments = {
    team_name: read.string('team_name', { emptyMeansAbsent: true, maxLength: 100 }),
    player_name: read.string('player_name', { emptyMeansAbsent: true, maxLength: 100 }),
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief' }),
    limit: read.integer('limit', { default: 80, minimum: 1, maximum: 100 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 1000 }),
  };
  read.atLeastOneOf(['team_name', 'player_name']);
  return read.finish(args);
}

/** Result of spec/services/sports/service.yaml#tools.search_players */
export const searchPlayersResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  players: published.list(published.record(playerProfileFields)),
  missing: published.list(published.string()),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));

/** spec/services/sports/service.yaml#tools.get_league_table */
export function decodeGetLeagueTable(raw: RawArguments): Decoded<GetLeagueTableArguments> {
  const read = new ArgumentReader(raw, ['league_id', 'season']);
  return read.finish<GetLeagueTableArguments>({
    league_id: read.string('league_id', {
      required: true,
      maxLength: 500,
      pattern: LEAGUE_ID_PATTERN,
      wanted: 'a numeric id such as 4328, which search_teams gives',
    }),
    season: read.string('season', {
      required: true,
      maxLength: 500,
      pattern: SEASON_PATTERN,
      wanted: 'a season: one year, or two consecutive years, such as 2025-2026',
    }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_league_table */
export const getLeagueTableResult = published.record(published.fields({
  league_id: published.string(),
  league: published.string({ nullable: true }),
  season: published.string(),
  updated_at: published.string({ nullable: true, format: 'date-time' }),
  count: published.integer({ minimum: 0 }),
  standings: published.list(published.record(standingFields)),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));

/** spec/services/sports/service.yaml#tools.get_events_by_date */
export function decodeGetEventsByDate(raw: RawArguments): Decoded<GetEventsByDateArguments> {
  const read = new ArgumentReader(raw, ['date', 'sport', 'limit', 'offset']);
  return read.finish<GetEventsByDateArguments>({
    date: read.string('date', { required: true, format: 'date' }),
    sport: read.string('sport', {
      emptyMeansAbsent: true,
      maxLength: 50,
      pattern: SPORT_PATTERN,
      wanted: 'the name of a sport such as Ice Hockey',
    }),
    limit: read.integer('limit', { default: 200, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 5000 }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_events_by_date */
export const getEventsByDateResult = published.record(published.fields({
  date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  events: published.list(published.record(sportsEventRecordFields)),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));

/** spec/services/sports/service.yaml#tools.get_last_events */
export function decodeGetLastEvents(raw: RawArguments): Decoded<GetLastEventsArguments> {
  const read = new ArgumentReader(raw, ['team_id']);
  return read.finish<GetLastEventsArguments>({
    team_id: read.string('team_id', {
      required: true,
      maxLength: 500,
      pattern: TEAM_ID_PATTERN,
      wanted: 'a numeric id such as 133604, which search_teams gives',
    }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_last_events */
export const getLastEventsResult = published.record(published.fields({
  team_id: published.string(),
  count: published.integer({ minimum: 0 }),
  events: published.list(published.record(sportsEventRecordFields)),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));

/** spec/services/sports/service.yaml#tools.get_next_events */
export function decodeGetNextEvents(raw: RawArguments): Decoded<GetNextEventsArguments> {
  const read = new ArgumentReader(raw, ['team_id']);
  return read.finish<GetNextEventsArguments>({
    team_id: read.string('team_id', {
      required: true,
      maxLength: 500,
      pattern: TEAM_ID_PATTERN,
      wanted: 'a numeric id such as 133604, which search_teams gives',
    }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_next_events */
export const getNextEventsResult = published.record(published.fields({
  team_id: published.string(),
  count: published.integer({ minimum: 0 }),
  events: published.list(published.record(sportsEventRecordFields)),
  limited: published.boolean(),
  note: published.string({ optional: true }),
}));
