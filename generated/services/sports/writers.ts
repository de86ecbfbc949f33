// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  GetEventsByDateResult,
  GetLastEventsResult,
  GetLeagueTableResult,
  GetNextEventsResult,
  GetTeamResult,
  PlayerProfile,
  SearchPlayersResult,
  SearchTeamsResult,
  SportsEventRecord,
  Standing,
  TeamSummary,
} from './types.ts';

/** spec/services/sports/service.yaml#tools.search_teams */
export function writeSearchTeamsResult(given: AdapterResult<SearchTeamsResult>): SearchTeamsResult {
  return {
    count: given.count,
    teams: given.teams.map(writeTeamSummary),
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#tools.get_team */
export function writeGetTeamResult(given: AdapterResult<GetTeamResult>): GetTeamResult {
  return {
    team_id: given.team_id,
    name: given.name,
    short_name: given.short_name ?? null,
    alternate_names: given.alternate_names,
    sport: given.sport ?? null,
    league: given.league ?? null,
    league_id: given.league_id ?? null,
    further_leagues: given.further_leagues,
    country: given.country ?? null,
    ...(given.gender === undefined ? {} : { gender: given.gender }),
    formed_year: given.formed_year ?? null,
    stadium: given.stadium ?? null,
    stadium_location: given.stadium_location ?? null,
    stadium_capacity: given.stadium_capacity ?? null,
    stadium_description: given.stadium_description ?? null,
    ...(given.stadium_opened_year === undefined ? {} : { stadium_opened_year: given.stadium_opened_year }),
    ...(given.stadium_picture_url === undefined ? {} : { stadium_picture_url: given.stadium_picture_url }),
    description: given.description ?? null,
    badge_url: given.badge_url ?? null,
    jersey_url: given.jersey_url ?? null,
    website: given.website ?? null,
    social: given.social,
    colours: given.colours,
    ...(given.artwork_is_creative_commons === undefined ? {} : { artwork_is_creative_commons: given.artwork_is_creative_commons }),
    missing: given.missing,
    source: given.source,
  };
}

/** spec/services/sports/service.yaml#tools.search_players */
export function writeSearchPlayersResult(given: AdapterResult<SearchPlayersResult>): SearchPlayersResult {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    players: given.players.map(writePlayerProfile),
    missing: given.missing,
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#tools.get_league_table */
export function writeGetLeagueTableResult(given: AdapterResult<GetLeagueTableResult>): GetLeagueTableResult {
  return {
    league_id: given.league_id,
    league: given.league ?? null,
    season: given.season,
    updated_at: given.updated_at ?? null,
    count: given.count,
    standings: given.standings.map(writeStanding),
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#tools.get_events_by_date */
export function writeGetEventsByDateResult(given: AdapterResult<GetEventsByDateResult>): GetEventsByDateResult {
  return {
    date: given.date,
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    events: given.events.map(writeSportsEventRecord),
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#tools.get_last_events */
export function writeGetLastEventsResult(given: AdapterResult<GetLastEventsResult>): GetLastEventsResult {
  return {
    team_id: given.team_id,
    count: given.count,
    events: given.events.map(writeSportsEventRecord),
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#tools.get_next_events */
export function writeGetNextEventsResult(given: AdapterResult<GetNextEventsResult>): GetNextEventsResult {
  return {
    team_id: given.team_id,
    count: given.count,
    events: given.events.map(writeSportsEventRecord),
    limited: given.limited,
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

/** spec/services/sports/service.yaml#records.PlayerProfile */
export function writePlayerProfile(given: AdapterResult<PlayerProfile>): PlayerProfile {
  return {
    player_id: given.player_id,
    name: given.name,
    team: given.team ?? null,
    team_id: given.team_id ?? null,
    sport: given.sport ?? null,
    nationality: given.nationality ?? null,
    position: given.position ?? null,
    height: given.height ?? null,
    weight: given.weight ?? null,
    birth_date: given.birth_date ?? null,
    birth_place: given.birth_place ?? null,
    biography: given.biography ?? null,
    ...(given.number === undefined ? {} : { number: given.number }),
    ...(given.status === undefined ? {} : { status: given.status }),
    ...(given.picture_url === undefined ? {} : { picture_url: given.picture_url }),
  };
}

/** spec/services/sports/service.yaml#records.SportsEventRecord */
export function writeSportsEventRecord(given: AdapterResult<SportsEventRecord>): SportsEventRecord {
  return {
    event_id: given.event_id,
    name: given.name ?? null,
    sport: given.sport ?? null,
    league: given.league ?? null,
    league_id: given.league_id ?? null,
    season: given.season ?? null,
    home_team: given.home_team ?? null,
    home_team_id: given.home_team_id ?? null,
    away_team: given.away_team ?? null,
    away_team_id: given.away_team_id ?? null,
    home_score: given.home_score ?? null,
    away_score: given.away_score ?? null,
    date: given.date ?? null,
    time: given.time ?? null,
    start_time: given.start_time ?? null,
    venue: given.venue ?? null,
    status: given.status,
    ...(given.status_text === undefined ? {} : { status_text: given.status_text }),
    ...(given.decided_by === undefined ? {} : { decided_by: given.decided_by }),
    ...(given.winner === undefined ? {} : { winner: given.winner }),
    ...(given.home_penalties === undefined ? {} : { home_penalties: given.home_penalties }),
    ...(given.away_penalties === undefined ? {} : { away_penalties: given.away_penalties }),
    ...(given.result_text === undefined ? {} : { result_text: given.result_text }),
    ...(given.round === undefined ? {} : { round: given.round }),
    ...(given.round_name === undefined ? {} : { round_name: given.round_name }),
    ...(given.city === undefined ? {} : { city: given.city }),
    ...(given.country === undefined ? {} : { country: given.country }),
    ...(given.opponent === undefined ? {} : { opponent: given.opponent }),
    ...(given.is_home === undefined ? {} : { is_home: given.is_home }),
  };
}

/** spec/services/sports/service.yaml#records.Standing */
export function writeStanding(given: AdapterResult<Standing>): Standing {
  return {
    rank: given.rank ?? null,
    team: given.team,
    team_id: given.team_id ?? null,
    played: given.played ?? null,
    wins: given.wins ?? null,
    draws: given.draws ?? null,
    losses: given.losses ?? null,
    goals_for: given.goals_for ?? null,
    goals_against: given.goals_against ?? null,
    goal_difference: given.goal_difference ?? null,
    points: given.points ?? null,
    ...(given.group === undefined ? {} : { group: given.group }),
    ...(given.form === undefined ? {} : { form: given.form }),
    ...(given.description === undefined ? {} : { description: given.description }),
  };
}

/** spec/services/sports/service.yaml#records.TeamSummary */
export function writeTeamSummary(given: AdapterResult<TeamSummary>): TeamSummary {
  return {
    team_id: given.team_id,
    name: given.name,
    short_name: given.short_name ?? null,
    alternate_names: given.alternate_names,
    sport: given.sport ?? null,
    league: given.league ?? null,
    league_id: given.league_id ?? null,
    country: given.country ?? null,
    stadium: given.stadium ?? null,
    ...(given.gender === undefined ? {} : { gender: given.gender }),
  };
}
