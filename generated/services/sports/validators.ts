// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetEventsByDateArguments,
  GetLastEventsArguments,
  GetLeagueTableArguments,
  GetNextEventsArguments,
  GetTeamArguments,
  SearchPlayersArguments,
  SearchTeamsArguments,
} from './types.ts';
import { DECISION_VALUES, DETAIL_VALUES, EVENT_STATUS_VALUES, WINNER_VALUES } from './values.ts';

const LEAGUE_ID_PATTERN = /^[0-9]{1,10}$/u;
const SEASON_PATTERN = /^[0-9]{4}(-[0-9]{4})?$/u;
const SPORT_PATTERN = /^[A-Za-z][A-Za-z _-]*$/u;
const TEAM_ID_PATTERN = /^[0-9]{1,10}$/u;

/** spec/services/sports/service.yaml#tools.search_teams */
export function decodeSearchTeams(raw: RawArguments): Decoded<SearchTeamsArguments> {
  const read = new ArgumentReader(raw, ['team_name']);
  return read.finish<SearchTeamsArguments>({
    team_name: read.string('team_name', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.search_teams */
export function checkSearchTeamsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'teams', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTeamSummary),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

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
export function checkGetTeamResult(check: ResultCheck, result: object): void {
  check.string(result, 'team_id', { required: true });
  check.string(result, 'name', { required: true });
  check.string(result, 'short_name', { required: true, nullable: true });
  check.list(result, 'alternate_names', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'sport', { required: true, nullable: true });
  check.string(result, 'league', { required: true, nullable: true });
  check.string(result, 'league_id', { required: true, nullable: true });
  check.list(result, 'further_leagues', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'country', { required: true, nullable: true });
  check.string(result, 'gender', {});
  check.integer(result, 'formed_year', { required: true, nullable: true });
  check.string(result, 'stadium', { required: true, nullable: true });
  check.string(result, 'stadium_location', { required: true, nullable: true });
  check.integer(result, 'stadium_capacity', { required: true, nullable: true });
  check.string(result, 'stadium_description', { required: true, nullable: true });
  check.integer(result, 'stadium_opened_year', {});
  check.string(result, 'stadium_picture_url', {});
  check.string(result, 'description', { required: true, nullable: true });
  check.string(result, 'badge_url', { required: true, nullable: true });
  check.string(result, 'jersey_url', { required: true, nullable: true });
  check.string(result, 'website', { required: true, nullable: true });
  check.list(result, 'social', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'colours', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.boolean(result, 'artwork_is_creative_commons', {});
  check.list(result, 'missing', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'source', { required: true, format: 'uri' });
}

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
export function checkSearchPlayersResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'players', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPlayerProfile),
  );
  check.list(result, 'missing', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

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
      wanted: 'a season, one year or two in a row, such as 2025-2026',
    }),
  });
}

/** Result of spec/services/sports/service.yaml#tools.get_league_table */
export function checkGetLeagueTableResult(check: ResultCheck, result: object): void {
  check.string(result, 'league_id', { required: true });
  check.string(result, 'league', { required: true, nullable: true });
  check.string(result, 'season', { required: true });
  check.string(result, 'updated_at', { required: true, nullable: true, format: 'date-time' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'standings', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkStanding),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

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
export function checkGetEventsByDateResult(check: ResultCheck, result: object): void {
  check.string(result, 'date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true });
  check.list(result, 'events', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSportsEventRecord),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

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
export function checkGetLastEventsResult(check: ResultCheck, result: object): void {
  check.string(result, 'team_id', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'events', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSportsEventRecord),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

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
export function checkGetNextEventsResult(check: ResultCheck, result: object): void {
  check.string(result, 'team_id', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'events', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSportsEventRecord),
  );
  check.boolean(result, 'limited', { required: true });
  check.string(result, 'note', {});
}

/** spec/services/sports/service.yaml#records.PlayerProfile */
function checkPlayerProfile(check: ResultCheck, playerProfile: object): void {
  check.string(playerProfile, 'player_id', { required: true });
  check.string(playerProfile, 'name', { required: true });
  check.string(playerProfile, 'team', { required: true, nullable: true });
  check.string(playerProfile, 'team_id', { required: true, nullable: true });
  check.string(playerProfile, 'sport', { required: true, nullable: true });
  check.string(playerProfile, 'nationality', { required: true, nullable: true });
  check.string(playerProfile, 'position', { required: true, nullable: true });
  check.string(playerProfile, 'height', { required: true, nullable: true });
  check.string(playerProfile, 'weight', { required: true, nullable: true });
  check.string(playerProfile, 'birth_date', { required: true, nullable: true, format: 'date' });
  check.string(playerProfile, 'birth_place', { required: true, nullable: true });
  check.string(playerProfile, 'biography', { required: true, nullable: true });
  check.string(playerProfile, 'number', {});
  check.string(playerProfile, 'status', {});
  check.string(playerProfile, 'picture_url', {});
}

/** spec/services/sports/service.yaml#records.SportsEventRecord */
function checkSportsEventRecord(check: ResultCheck, sportsEventRecord: object): void {
  check.string(sportsEventRecord, 'event_id', { required: true });
  check.string(sportsEventRecord, 'name', { required: true, nullable: true });
  check.string(sportsEventRecord, 'sport', { required: true, nullable: true });
  check.string(sportsEventRecord, 'league', { required: true, nullable: true });
  check.string(sportsEventRecord, 'league_id', { required: true, nullable: true });
  check.string(sportsEventRecord, 'season', { required: true, nullable: true });
  check.string(sportsEventRecord, 'home_team', { required: true, nullable: true });
  check.string(sportsEventRecord, 'home_team_id', { required: true, nullable: true });
  check.string(sportsEventRecord, 'away_team', { required: true, nullable: true });
  check.string(sportsEventRecord, 'away_team_id', { required: true, nullable: true });
  check.integer(sportsEventRecord, 'home_score', { required: true, nullable: true });
  check.integer(sportsEventRecord, 'away_score', { required: true, nullable: true });
  check.string(sportsEventRecord, 'date', { required: true, nullable: true, format: 'date' });
  check.string(sportsEventRecord, 'time', { required: true, nullable: true });
  check.string(sportsEventRecord, 'start_time', { required: true, nullable: true, format: 'date-time' });
  check.string(sportsEventRecord, 'venue', { required: true, nullable: true });
  check.choice(sportsEventRecord, 'status', EVENT_STATUS_VALUES, { required: true });
  check.string(sportsEventRecord, 'status_text', {});
  check.choice(sportsEventRecord, 'decided_by', DECISION_VALUES, {});
  check.choice(sportsEventRecord, 'winner', WINNER_VALUES, {});
  check.integer(sportsEventRecord, 'home_penalties', {});
  check.integer(sportsEventRecord, 'away_penalties', {});
  check.string(sportsEventRecord, 'result_text', {});
  check.integer(sportsEventRecord, 'round', {});
  check.string(sportsEventRecord, 'round_name', {});
  check.string(sportsEventRecord, 'city', {});
  check.string(sportsEventRecord, 'country', {});
  check.string(sportsEventRecord, 'opponent', {});
  check.boolean(sportsEventRecord, 'is_home', {});
}

/** spec/services/sports/service.yaml#records.Standing */
function checkStanding(check: ResultCheck, standing: object): void {
  check.integer(standing, 'rank', { required: true, nullable: true });
  check.string(standing, 'team', { required: true });
  check.string(standing, 'team_id', { required: true, nullable: true });
  check.integer(standing, 'played', { required: true, nullable: true });
  check.integer(standing, 'wins', { required: true, nullable: true });
  check.integer(standing, 'draws', { required: true, nullable: true });
  check.integer(standing, 'losses', { required: true, nullable: true });
  check.integer(standing, 'goals_for', { required: true, nullable: true });
  check.integer(standing, 'goals_against', { required: true, nullable: true });
  check.integer(standing, 'goal_difference', { required: true, nullable: true });
  check.integer(standing, 'points', { required: true, nullable: true });
  check.string(standing, 'group', {});
  check.string(standing, 'form', {});
  check.string(standing, 'description', {});
}

/** spec/services/sports/service.yaml#records.TeamSummary */
function checkTeamSummary(check: ResultCheck, teamSummary: object): void {
  check.string(teamSummary, 'team_id', { required: true });
  check.string(teamSummary, 'name', { required: true });
  check.string(teamSummary, 'short_name', { required: true, nullable: true });
  check.list(teamSummary, 'alternate_names', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(teamSummary, 'sport', { required: true, nullable: true });
  check.string(teamSummary, 'league', { required: true, nullable: true });
  check.string(teamSummary, 'league_id', { required: true, nullable: true });
  check.string(teamSummary, 'country', { required: true, nullable: true });
  check.string(teamSummary, 'stadium', { required: true, nullable: true });
  check.string(teamSummary, 'gender', {});
}
