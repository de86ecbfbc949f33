// The Norwegian parliament's API (data.stortinget.no), in XML, because its JSON contains undocumented numbers for
// enumerations. For an unknown session, the source silently returns data for the current one, so responses are checked.

import type { LifetimeName } from '../../../../generated/sources.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { Query, ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type Ballot, type MemberVote, reads } from './ballots.ts';
import { type Case, type CaseRow, reads as caseReads } from './cases.ts';
import { type ListOf, reads as listReads, type Party, type Sessions, type Topic } from './lists.ts';
import type { Named, Representative } from './people.ts';
import { sourceTermId, type Term } from './terms.ts';

export type { Ballot, Choice, MemberVote } from './ballots.ts';
export type { Case, CaseHead, CaseRow, CaseTopic, Procedure, Publication } from './cases.ts';
export type { Party, Session, Sessions, Topic } from './lists.ts';
export type { Named, Person, Representative } from './people.ts';
export { FIRST_SESSION, isPeriod, isSession, parseTerm, periodOf, runningSession, type Term, termId } from './terms.ts';

type Lifetime = LifetimeName<'stortinget'>;
type Further<Value> = Pick<ReadRequest<Value, Lifetime>, 'lifetime' | 'accept' | 'answers'>;

/** Accepted statuses. The source may return 404 for an unknown case or ballot. */
const OR_UNKNOWN: readonly number[] = [200, 404];

export function create({ client }: SourceContext<'stortinget'>): Stortinget {
  return new Stortinget(client);
}

/** All methods reject with `upstream_invalid_response` if the response is for another session, period, case or ballot. */
export class Stortinget {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  sessions(call: SourceCall): Promise<Sessions> {
    return this.#ask('sesjoner', {}, listReads.sessions, call, { lifetime: 'yearly' });
  }

  currentRepresentatives(call: SourceCall): Promise<readonly Representative[]> {
    return this.#ask('dagensrepresentanter', {}, listReads.currentRepresentatives, call, { lifetime: 'seats' });
  }

  representatives(period: Term, call: SourceCall): Promise<readonly Representative[]> {
    const query = { stortingsperiodeid: sourceTermId(period) };
    return this.#askOf(sourceTermId(period), 'representanter', query, listReads.representatives, call, {
      lifetime: 'seats',
    });
  }

  async allParties(call: SourceCall): Promise<readonly Party[]> {
    return (await this.#ask('allepartier', {}, listReads.parties, call, { lifetime: 'yearly' })).items;
  }

  parties(session: Term, call: SourceCall): Promise<readonly Party[]> {
    return this.#ofSession(session, 'partier', listReads.parties, call, { lifetime: 'yearly' });
  }

  committees(session: Term, call: SourceCall): Promise<readonly Named[]> {
    return this.#ofSession(session, 'komiteer', listReads.committees, call, { lifetime: 'yearly' });
  }

  /** Returns the cases of a session. Cases of a `closed` session rarely change, so they are cached longer. */
  cases(session: Term, closed: boolean, call: SourceCall): Promise<readonly CaseRow[]> {
    return this.#ofSession(session, 'saker', caseReads.sessionCases, call, closed ? { lifetime: 'yearly' } : {});
  }

  case(id: number, call: SourceCall): Promise<Case | undefined> {
    const answers = (found: Case | undefined) => found === undefined || found.id === id;
    return this.#ask('sak', { sakid: id }, caseReads.case, call, { accept: OR_UNKNOWN, answers });
  }

  /**
   * Returns ballots in chronological order. The result is empty for an unknown case, and for sessions before 2011-2012.
   */
  ballots(caseId: number, call: SourceCall): Promise<readonly Ballot[]> {
    const query = { sakid: caseId };
    return this.#askOf(String(caseId), 'voteringer', query, reads.ballots, call, { accept: OR_UNKNOWN });
  }

  /** The result is empty if votes were not recorded. Past votes never change. */
  rollCall(ballotId: number, call: SourceCall): Promise<readonly MemberVote[]> {
    const further = { accept: OR_UNKNOWN, lifetime: 'yearly' as const };
    return this.#askOf(String(ballotId), 'voteringsresultat', { voteringid: ballotId }, reads.rollCall, call, further);
  }

  topics(call: SourceCall): Promise<readonly Topic[]> {
    return this.#ask('emner', {}, listReads.topics, call, { lifetime: 'yearly' });
  }

  #ofSession<Item>(
    session: Term,
    resource: string,
    read: Read<ListOf<Item>>,
    call: SourceCall,
    further: Further<ListOf<Item>>,
  ): Promise<readonly Item[]> {
    const id = sourceTermId(session);
    return this.#askOf(id, resource, { sesjonid: id }, read, call, further);
  }

  /** Requests a list, and checks that the response is for the requested session, period, case or ballot. */
  async #askOf<Item>(
    requestedId: string,
    resource: string,
    query: Query,
    read: Read<ListOf<Item>>,
    call: SourceCall,
    further: Further<ListOf<Item>>,
  ): Promise<readonly Item[]> {
    const answers = ({ of }: ListOf<Item>) => of === undefined || of === requestedId;
    return (await this.#ask(resource, query, read, call, { ...further, answers })).items;
  }

  #ask<Value>(
    resource: string,
    query: Query,
    read: Read<Value>,
    call: SourceCall,
    further: Further<Value>,
  ): Promise<Value> {
    return this.#client.read({ path: `/eksport/${resource}`, query, expect: 'xml', ...further }, read, call);
  }
}
