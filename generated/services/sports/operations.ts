// Generated from spec/services/sports/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkGetEventsByDateResult,
  checkGetLastEventsResult,
  checkGetLeagueTableResult,
  checkGetNextEventsResult,
  checkGetTeamResult,
  checkSearchPlayersResult,
  checkSearchTeamsResult,
  decodeGetEventsByDate,
  decodeGetLastEvents,
  decodeGetLeagueTable,
  decodeGetNextEvents,
  decodeGetTeam,
  decodeSearchPlayers,
  decodeSearchTeams,
} from './validators.ts';
import {
  writeGetEventsByDateResult,
  writeGetLastEventsResult,
  writeGetLeagueTableResult,
  writeGetNextEventsResult,
  writeGetTeamResult,
  writeSearchPlayersResult,
  writeSearchTeamsResult,
} from './writers.ts';

/** spec/services/sports/service.yaml#tools.search_teams */
export const searchTeams: Operation = {
  id: 'sports.search_teams',
  service: 'sports',
  adapter: 'sports',
  name: 'search_teams',
  summary: 'Sports teams by name, over all sports, with sport, league, country and stadium, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeSearchTeams,
  check: checkSearchTeamsResult,
  write: writeSearchTeamsResult,
};

/** spec/services/sports/service.yaml#tools.get_team */
export const getTeam: Operation = {
  id: 'sports.get_team',
  service: 'sports',
  adapter: 'sports',
  name: 'get_team',
  summary: 'Profile of a sports team: stadium, description, badge, jersey, colours, website and leagues.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetTeam,
  check: checkGetTeamResult,
  write: writeGetTeamResult,
};

/** spec/services/sports/service.yaml#tools.search_players */
export const searchPlayers: Operation = {
  id: 'sports.search_players',
  service: 'sports',
  adapter: 'sports',
  name: 'search_players',
  summary: 'Players by name, or all players of a team, with nationality, position, height, weight and biography, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeSearchPlayers,
  check: checkSearchPlayersResult,
  write: writeSearchPlayersResult,
};

/** spec/services/sports/service.yaml#tools.get_league_table */
export const getLeagueTable: Operation = {
  id: 'sports.get_league_table',
  service: 'sports',
  adapter: 'sports',
  name: 'get_league_table',
  summary: 'Standings of a league in a season: points, wins, draws, losses and goals of each team, in the order of the source.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeGetLeagueTable,
  check: checkGetLeagueTableResult,
  write: writeGetLeagueTableResult,
};

/** spec/services/sports/service.yaml#tools.get_events_by_date */
export const getEventsByDate: Operation = {
  id: 'sports.get_events_by_date',
  service: 'sports',
  adapter: 'sports',
  name: 'get_events_by_date',
  summary: 'Matches, races and fights of a day (UTC) with teams, scores, venue and status, the earliest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['thesportsdb'],
  decode: decodeGetEventsByDate,
  check: checkGetEventsByDateResult,
  write: writeGetEventsByDateResult,
};

/** spec/services/sports/service.yaml#tools.get_last_events */
export const getLastEvents: Operation = {
  id: 'sports.get_last_events',
  service: 'sports',
  adapter: 'sports',
  name: 'get_last_events',
  summary: 'The last five matches of a team that are over: scores, opponents, venue and date, the latest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetLastEvents,
  check: checkGetLastEventsResult,
  write: writeGetLastEventsResult,
};

/** spec/services/sports/service.yaml#tools.get_next_events */
export const getNextEvents: Operation = {
  id: 'sports.get_next_events',
  service: 'sports',
  adapter: 'sports',
  name: 'get_next_events',
  summary: 'The next five matches of a team: opponents, date, time and venue, the soonest first.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['thesportsdb'],
  decode: decodeGetNextEvents,
  check: checkGetNextEventsResult,
  write: writeGetNextEventsResult,
};
