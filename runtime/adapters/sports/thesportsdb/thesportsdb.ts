// Client for TheSportsDB, whose key is the first path segment.

import type { PlayerProfile, TeamSummary } from '../../../../generated/services/sports/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { utcDay } from '../../../lib/day.ts';
import { foldWords } from '../../../lib/text/fold.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { reads, type SportsEvent, type TableRow, type TeamProfile, type Venue } from './read.ts';

export type { SportsEvent, TableRow, TeamProfile, Venue } from './read.ts';

type Team = AdapterResult<TeamSummary>;
type Player = AdapterResult<PlayerProfile>;

type Lifetime = LifetimeName<'thesportsdb'>;

/** Public keys of the free plan. */
const FREE_KEYS: ReadonlySet<string> = new Set(['123', '3']);

export function create({ client }: SourceContext<'thesportsdb'>): TheSportsDb {
  return new TheSportsDb(client);
}

/** All methods reject with `invalid_arguments` for ids that the source rejects, and with `not_configured` for an invalid key. */
export class TheSportsDb {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /** True for the free key, with which the source returns only the beginning of most lists. */
  get isFree(): boolean {
    return FREE_KEYS.has(this.#client.key('THESPORTSDB_KEY'));
  }

  teams(name: string, call: SourceCall): Promise<readonly Team[]> {
    return this.#read({ path: '/searchteams.php', query: { t: name } }, reads.teams, call);
  }

  async team(id: string, call: SourceCall): Promise<TeamProfile | undefined> {
    const answers = (profiles: readonly TeamProfile[]) => profiles.every(({ team }) => team.team_id === id);
    return (await this.#read({ path: '/lookupteam.php', query: { id }, answers }, reads.profiles, call))[0];
  }

  async venue(id: string, call: SourceCall): Promise<Venue | undefined> {
    const answers = (venues: readonly Venue[]) => venues.every((venue) => venue.id === id);
    return (await this.#read({ path: '/lookupvenue.php', query: { id }, answers }, reads.venues, call))[0];
  }

  /** Returns players, without their height, weight and biography. */
  players(name: string, call: SourceCall): Promise<readonly Player[]> {
    return this.#read({ path: '/searchplayers.php', query: { p: name } }, reads.players, call);
  }

  async player(id: string, call: SourceCall): Promise<Player | undefined> {
    const answers = (players: readonly Player[]) => players.every((player) => player.player_id === id);
    return (await this.#read({ path: '/lookupplayer.php', query: { id }, answers }, reads.players, call))[0];
  }

  squad(teamId: string, call: SourceCall): Promise<readonly Player[]> {
    const answers = (players: readonly Player[]) => players.every((player) => (player.team_id ?? teamId) === teamId);
    return this.#read({ path: '/lookup_all_players.php', query: { id: teamId }, answers }, reads.players, call);
  }

  table(leagueId: string, season: string, call: SourceCall): Promise<readonly TableRow[]> {
    const answers = (rows: readonly TableRow[]) =>
      rows.every(
        (row) =>
          (row.leagueId === undefined || row.leagueId === leagueId) &&
          (row.season === undefined || row.season === season),
      );
    const query = { l: leagueId, s: season };
    return this.#read({ path: '/lookuptable.php', query, answers, lifetime: 'table' }, reads.table, call);
  }

  /** Returns the events on a day. `date` is in UTC. */
  day(date: string, sport: string | undefined, call: SourceCall): Promise<readonly SportsEvent[]> {
    const answers = (events: readonly SportsEvent[]) =>
      events.every(
        ({ record }) =>
          (record.date ?? date) === date &&
          (sport === undefined || foldWords(record.sport ?? sport) === foldWords(sport)),
      );
    const query = { d: date, s: sport?.replaceAll(' ', '_') };
    const today = utcDay(call.now());
    const request = { path: '/eventsday.php', query, answers };
    if (date < today) return this.#read(request, reads.events, call);
    return this.#read({ ...request, lifetime: date === today ? 'today' : 'soon' }, reads.events, call);
  }

  last(teamId: string, call: SourceCall): Promise<readonly SportsEvent[]> {
    return this.#ofTeam('/eventslast.php', teamId, call);
  }

  next(teamId: string, call: SourceCall): Promise<readonly SportsEvent[]> {
    return this.#ofTeam('/eventsnext.php', teamId, call);
  }

  #ofTeam(path: string, id: string, call: SourceCall): Promise<readonly SportsEvent[]> {
    // Accept events without teams, because races and fights have none.
    const answers = (events: readonly SportsEvent[]) =>
      events.every(({ record: { home_team_id: home, away_team_id: away } }) => {
        return home === id || away === id || (home ?? away) === undefined;
      });
    return this.#read({ path, query: { id }, answers, lifetime: 'soon' }, reads.events, call);
  }

  #read<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    // `expect` is not set, because an empty body means an empty list.
    const headers = { accept: 'application/json' };
    return this.#client.read({ ...request, headers, accept: [200, 400] }, read, call);
  }
}
