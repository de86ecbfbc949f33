// The export interface of the Norwegian parliament (data.stortinget.no), in its XML form: its JSON writes enumerations as
// numbers that nobody can tell the meaning of. Knows the addresses, how long each answer keeps, and that the source answers
// for the running session, without a word, when it does not know the one asked for.

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

/** An unknown case or ballot may be 404. */
const OR_UNKNOWN: readonly number[] = [200, 404];

/** Makes the source on its client. */
export function create({ client }: SourceContext<'stortinget'>): Stortinget {
  return new Stortinget(client);
}

/**
 * Every method rejects with a Problem of the client: with `upstream_invalid_response`, too, when the source answers for another
 * session, period, case or ballot than the one asked for.
 */
export class Stortinget {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  sessions(call: SourceCall): Promise<Sessions> {
    return this.#ask('sesjoner', {}, listReads.sessions, call, { lifetime: 'yearly' });
  }

  /** Members and deputies who sit now. */
  currentRepresentatives(call: SourceCall): Promise<readonly Representative[]> {
    return this.#ask('dagensrepresentanter', {}, listReads.currentRepresentatives, call, { lifetime: 'seats' });
  }

  /** The elected members of a period. */
  representatives(period: Term, call: SourceCall): Promise<readonly Representative[]> {
    const query = { stortingsperiodeid: sourceTermId(period) };
    return this.#askOf(sourceTermId(period), 'representanter', query, listReads.representatives, call, {
      lifetime: 'seats',
    });
  }

  /** All parties there ever were. */
  async allParties(call: SourceCall): Promise<readonly Party[]> {
    return (await this.#ask('allepartier', {}, listReads.parties, call, { lifetime: 'yearly' })).items;
  }

  parties(session: Term, call: SourceCall): Promise<readonly Party[]> {
    return this.#ofSession(session, 'partier', listReads.parties, call, { lifetime: 'yearly' });
  }

  committees(session: Term, call: SourceCall): Promise<readonly Named[]> {
    return this.#ofSession(session, 'komiteer', listReads.committees, call, { lifetime: 'yearly' });
  }

  /** All cases of a session; those of a `closed` one hardly change any more. */
  cases(session: Term, closed: boolean, call: SourceCall): Promise<readonly CaseRow[]> {
    return this.#ofSession(session, 'saker', caseReads.sessionCases, call, closed ? { lifetime: 'yearly' } : {});
  }

  /** One case; undefined when the source does not know it. */
  case(id: number, call: SourceCall): Promise<Case | undefined> {
    const answers = (found: Case | undefined) => found === undefined || found.id === id;
    return this.#ask('sak', { sakid: id }, caseReads.case, call, { accept: OR_UNKNOWN, answers });
  }

  /** The ballots on a case in the order of time; none for an unknown case and for one before 2011-2012. */
  ballots(caseId: number, call: SourceCall): Promise<readonly Ballot[]> {
    const query = { sakid: caseId };
    return this.#askOf(String(caseId), 'voteringer', query, reads.ballots, call, { accept: OR_UNKNOWN });
  }

  /** How each member voted on a ballot; empty where that was not recorded. What is decided does not change. */
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

  /** A list that says of what it is, which must be what was asked for. */
  async #askOf<Item>(
    asked: string,
    resource: string,
    query: Query,
    read: Read<ListOf<Item>>,
    call: SourceCall,
    further: Further<ListOf<Item>>,
  ): Promise<readonly Item[]> {
    const answers = ({ of }: ListOf<Item>) => of === undefined || of === asked;
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
