// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  decodeGetEventsByDate,
  decodeGetLastEvents,
  decodeGetLeagueTable,
  decodeGetNextEvents,
  decodeGetTeam,
  decodeSearchPlayers,
  decodeSearchTeams,
  getEventsByDateResult,
  getLastEventsResult,
  getLeagueTableResult,
  getNextEventsResult,
  getTeamResult,
  searchPlayersResult,
  searchTeamsResult,
} from './codec.ts';
import type {
  GetEventsByDateArguments,
  GetEventsByDateResult,
  GetLastEventsArguments,
  GetLastEventsResult,
  GetLeagueTableArguments,
  GetLeagueTableResult,
  GetNextEventsArguments,
  GetNextEventsResult,
  GetTeamArguments,
  GetTeamResult,
  SearchPlayersArguments,
  SearchPlayersResult,
  SearchTeamsArguments,
  SearchTeamsResult,
} from './types.ts';

/** Teams, players, league tables, results and fixtures in many sports, from the crowd-sourced TheSportsDB. */
export interface SportsHandlers {
  /** Sports teams by name, in all sports, with sport, league, country and stadium, in source order. */
  search_teams: Handler<SearchTeamsArguments, SearchTeamsResult>;
  /** Profile of one sports team by id: stadium, description, badge, jersey, colors, website and leagues. */
  get_team: Handler<GetTeamArguments, GetTeamResult>;
  /**
   * Players by name, or all players of a team, with nationality, position, height, weight and biography, in source
   * order. With player_name, the first five players have complete profiles; the others lack height, weight and
   * biography. At least one of team_name, player_name is required.
   */
  search_players: Handler<SearchPlayersArguments, SearchPlayersResult>;
  /** Standings of a league in a season: points, wins, draws, losses and goals of each team, in source order. */
  get_league_table: Handler<GetLeagueTableArguments, GetLeagueTableResult>;
  /** Matches, races and fights on a given day (UTC) with teams, scores, venue and status, earliest first. */
  get_events_by_date: Handler<GetEventsByDateArguments, GetEventsByDateResult>;
  /** The last five finished matches of a team: scores, opponents, venue and date, most recent first. */
  get_last_events: Handler<GetLastEventsArguments, GetLastEventsResult>;
  /** The next five matches of a team: opponents, date, time and venue, soonest first. */
  get_next_events: Handler<GetNextEventsArguments, GetNextEventsResult>;
}

/** spec/services/sports/service.yaml#tools.search_teams */
export const searchTeams: Operation = {
  id: 'sports.search_teams',
  service: 'sports',
  adapter: 'sports',
  name: 'search_teams',
  summary: 'Sports teams by name, in all sports, with sport, league, country and stadium, in source order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeSearchTeams,
  result: searchTeamsResult,
};

/** spec/services/sports/service.yaml#tools.get_team */
export const getTeam: Operation = {
  id: 'sports.get_team',
  service: 'sports',
  adapter: 'sports',
  name: 'get_team',
  summary: 'Profile of one sports team by id: stadium, description, badge, jersey, colors, website and leagues.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetTeam,
  result: getTeamResult,
};

/** spec/services/sports/service.yaml#tools.search_players */
export const searchPlayers: Operation = {
  id: 'sports.search_players',
  service: 'sports',
  adapter: 'sports',
  name: 'search_players',
  summary: 'Players by name, or all players of a team, with nationality, position, height, weight and biography, in source order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeSearchPlayers,
  result: searchPlayersResult,
};

/** spec/services/sports/service.yaml#tools.get_league_table */
export const getLeagueTable: Operation = {
  id: 'sports.get_league_table',
  service: 'sports',
  adapter: 'sports',
  name: 'get_league_table',
  summary: 'Standings of a league in a season: points, wins, draws, losses and goals of each team, in source order.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeGetLeagueTable,
  result: getLeagueTableResult,
};

/** spec/services/sports/service.yaml#tools.get_events_by_date */
export const getEventsByDate: Operation = {
  id: 'sports.get_events_by_date',
  service: 'sports',
  adapter: 'sports',
  name: 'get_events_by_date',
  summary: 'Matches, races and fights on a given day (UTC) with teams, scores, venue and status, earliest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeGetEventsByDate,
  result: getEventsByDateResult,
};

/** spec/services/sports/service.yaml#tools.get_last_events */
export const getLastEvents: Operation = {
  id: 'sports.get_last_events',
  service: 'sports',
  adapter: 'sports',
  name: 'get_last_events',
  summary: 'The last five finished matches of a team: scores, opponents, venue and date, most recent first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetLastEvents,
  result: getLastEventsResult,
};

/** spec/services/sports/service.yaml#tools.get_next_events */
export const getNextEvents: Operation = {
  id: 'sports.get_next_events',
  service: 'sports',
  adapter: 'sports',
  name: 'get_next_events',
  summary: 'The next five matches of a team: opponents, date, time and venue, soonest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetNextEvents,
  result: getNextEventsResult,
};
