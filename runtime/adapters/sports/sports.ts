// sports: every result states which data is missing with the source's free key.

import type { SportsHandlers } from '../../../generated/services/sports/operations.ts';
import type {
  GetEventsByDateArguments,
  GetEventsByDateResult,
  GetLastEventsResult,
  GetLeagueTableArguments,
  GetLeagueTableResult,
  GetNextEventsResult,
  GetTeamResult,
  PlayerProfile,
  SearchPlayersArguments,
  SearchPlayersResult,
  SearchTeamsResult,
} from '../../../generated/services/sports/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { fold, foldWords } from '../../lib/text/fold.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Context } from '../context.ts';
import { eventRecord, playerRecord, teamRecord } from './records.ts';
import { sportName } from './sport-names.ts';
import { statusOf } from './statuses.ts';
import type { SportsEvent, TheSportsDb } from './thesportsdb/thesportsdb.ts';

/** Maximum number of profiles, because each is a separate request. */
const MAX_PROFILES = 5;
/** Must equal the default in the manifest. */
const PLAYERS_BY_DEFAULT = 80;
const EVENTS_BY_DEFAULT = 200;
const EVENTS_OF_A_TEAM = 5;
const FREE = {
  teams:
    'With the free key the source returns at most one team and finds few names; the operator can set THESPORTSDB_KEY.',
  players:
    'With the free key the source returns one player per search and ten per team; the operator can set THESPORTSDB_KEY.',
  table: 'With the free key the source returns the first five rows of a table; the operator can set THESPORTSDB_KEY.',
  day: 'With the free key the source returns three events per day; the operator can set THESPORTSDB_KEY.',
  last: 'With the free key the source returns one past event per team; the operator can set THESPORTSDB_KEY.',
  next: 'With the free key the source returns one upcoming event per team, a home game; the operator can set THESPORTSDB_KEY.',
} as const;

export function create(context: Context<'sports'>): SportsHandlers {
  const source = context.source('thesportsdb');
  return {
    search_teams: ({ team_name }, call) => searchTeams(source, team_name, call),
    get_team: ({ team_id }, call) => team(source, team_id, call),
    search_players: (args, call) => searchPlayers(source, args, call),
    get_league_table: (args, call) => table(source, args, call),
    get_events_by_date: (args, call) => eventsOfDay(source, args, call),
    get_last_events: ({ team_id }, call) => lastEvents(source, team_id, call),
    get_next_events: ({ team_id }, call) => nextEvents(source, team_id, call),
  };
}

/** Returns whether the source's key limits the result, and if so, a note about it. */
function limits(source: TheSportsDb, note: string): { limited: boolean; note?: string } {
  return source.isFree ? { limited: true, note } : { limited: false };
}

async function searchTeams(source: TheSportsDb, name: string, call: Call): Promise<AdapterResult<SearchTeamsResult>> {
  const teams = await source.teams(name.trim(), call);
  return { count: teams.length, teams, ...limits(source, FREE.teams) };
}

async function team(source: TheSportsDb, id: string, call: Call): Promise<AdapterResult<GetTeamResult>> {
  const found = await source.team(id, call);
  if (found === undefined) {
    throw new Problem('not_found', `TheSportsDB has no team ${id}.`, { hint: 'search_teams returns team ids.' });
  }
  const { answered, failed } = await settleAll(found.venueId === undefined ? [] : [found.venueId], (venueId) =>
    source.venue(venueId, call),
  );
  const missing = failed.length > 0 ? ['stadium_description'] : [];
  return teamRecord(found, answered[0]?.value, missing);
}

async function searchPlayers(
  source: TheSportsDb,
  { team_name, player_name, detail, limit, offset }: SearchPlayersArguments,
  call: Call,
): Promise<AdapterResult<SearchPlayersResult>> {
  const all =
    player_name === undefined
      ? await squadOf(source, team_name as string, call)
      : await namedPlayers(source, player_name, team_name, call);
  // Search results contain little data about each player, so the profiles of the first few players are fetched.
  const first = all.slice(offset, offset + Math.min(limit, MAX_PROFILES));
  const profileIds = player_name === undefined ? [] : first.map(({ player_id }) => player_id);
  const { answered, failed } = await settleAll(profileIds, (id) => source.player(id, call));
  const whole = new Map(answered.map(({ item, value }) => [item, value]));
  const { rows, ...figures } = wholePage(all, { limit, offset, byDefault: PLAYERS_BY_DEFAULT }, (player) =>
    playerRecord(whole.get(player.player_id) ?? player, detail),
  );
  return {
    ...figures,
    players: rows,
    missing: failed.map(({ item }) => item),
    ...limits(source, FREE.players),
  };
}

async function namedPlayers(
  source: TheSportsDb,
  name: string,
  teamName: string | undefined,
  call: Call,
): Promise<readonly AdapterResult<PlayerProfile>[]> {
  const players = await source.players(name.trim().replaceAll(' ', '_'), call);
  if (teamName === undefined) return players;
  const folded = foldWords(teamName);
  return players.filter(({ team: name }) => foldWords(name ?? '').includes(folded));
}

async function squadOf(
  source: TheSportsDb,
  teamName: string,
  call: Call,
): Promise<readonly AdapterResult<PlayerProfile>[]> {
  const teams = await source.teams(teamName.trim(), call);
  const named = teams.find(({ name }) => fold(name) === fold(teamName.trim())) ?? teams[0];
  return named === undefined ? [] : source.squad(named.team_id, call);
}

async function table(
  source: TheSportsDb,
  { league_id, season }: GetLeagueTableArguments,
  call: Call,
): Promise<AdapterResult<GetLeagueTableResult>> {
  const [first, second] = season.split('-').map(Number);
  if (second !== undefined && second !== (first as number) + 1) {
    throw invalidArgument('season', 'is not two consecutive years', 'Use a season such as 2025 or 2025-2026.');
  }
  const rows = await source.table(league_id, season, call);
  const { note, ...rest } = limits(source, FREE.table);
  const empty =
    'The source has no table for this season. Check the format of the season (2025 or 2025-2026, as the league uses) and that the league has tables; mostly soccer leagues do.';
  return {
    league_id,
    league: rows[0]?.league,
    season,
    updated_at: rows[0]?.updated,
    count: rows.length,
    standings: rows.map(({ standing }) => standing),
    ...rest,
    note: joinedNotes(rows.length === 0 ? empty : undefined, note) ?? undefined,
  };
}

async function eventsOfDay(
  source: TheSportsDb,
  { date, sport, limit, offset }: GetEventsByDateArguments,
  call: Call,
): Promise<AdapterResult<GetEventsByDateResult>> {
  const named = sport === undefined ? undefined : sportName(sport);
  const all = [...(await source.day(date, named?.name, call))].sort(byStart);
  const page = { limit, offset, byDefault: EVENTS_BY_DEFAULT };
  const { rows, ...figures } = wholePage(all, page, (event) => eventRecord(event, call.now()));
  const { note, ...rest } = limits(source, FREE.day);
  return {
    date,
    ...figures,
    events: rows,
    ...rest,
    note: joinedNotes(named?.remark, note) ?? undefined,
  };
}

async function lastEvents(
  source: TheSportsDb,
  teamId: string,
  call: Call,
): Promise<AdapterResult<GetLastEventsResult>> {
  const all = (await source.last(teamId, call)).map((event) => ({ event, status: statusOf(event, call.now()) }));
  const finished = all.filter(({ status }) => status === 'finished').map(({ event }) => event);
  const unknown = all.filter(({ status }) => status === 'unknown').length;
  const result = await ofTeam(source, teamId, finished.sort(byStart).reverse(), FREE.last, call);
  if (unknown === 0) return result;
  const remark = `Omitted: ${unknown} events for which the source reports no known status.`;
  return { ...result, note: joinedNotes(remark, result.note) ?? undefined };
}

async function nextEvents(
  source: TheSportsDb,
  teamId: string,
  call: Call,
): Promise<AdapterResult<GetNextEventsResult>> {
  return ofTeam(source, teamId, [...(await source.next(teamId, call))].sort(byStart), FREE.next, call);
}

async function ofTeam(
  source: TheSportsDb,
  teamId: string,
  events: readonly SportsEvent[],
  note: string,
  call: Call,
): Promise<AdapterResult<GetLastEventsResult>> {
  // An empty list may mean that the team does not exist.
  if (events.length === 0 && (await source.team(teamId, call)) === undefined) {
    throw new Problem('not_found', `TheSportsDB has no team ${teamId}.`, { hint: 'search_teams returns team ids.' });
  }
  const some = events.slice(0, EVENTS_OF_A_TEAM).map((event) => eventRecord(event, call.now(), teamId));
  return { team_id: teamId, count: some.length, events: some, ...limits(source, note) };
}

function byStart(a: SportsEvent, b: SportsEvent): number {
  const [first, second] = [a, b].map(({ record }) => record.start_time ?? record.date ?? '') as [string, string];
  if (first !== second) return first < second ? -1 : 1;
  return a.record.event_id < b.record.event_id ? -1 : 1;
}
