// The export interface of the Norwegian parliament (data.stortinget.no), in its XML form: its JSON writes enumerations as
// numbers that nobody can tell the meaning of. Knows the addresses, how long each answer keeps, and that the source answers
// for the running session, without a word, when it does not know the one asked for.

import type { UpstreamCacheLifetimes } from '../contract/upstream.ts';
import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import type { Query } from '../upstream/request.ts';
import { type CaseDetail, type CaseRow, readCaseDetail, readSessionCases } from './stortinget/cases.ts';
import {
  type Ballot,
  type ListOf,
  type Party,
  readBallots,
  readCommittees,
  readCurrentRepresentatives,
  readParties,
  readRepresentatives,
  readSessions,
  readTopics,
  type Sessions,
  type Topic,
} from './stortinget/lists.ts';
import type { Named, Representative } from './stortinget/people.ts';
import { sourceTermId, type Term } from './stortinget/terms.ts';

const HOUR = 3_600_000;
/** Lists that change once a year at most. */
const FOR_A_DAY: Partial<UpstreamCacheLifetimes> = { fresh: 24 * HOUR, stale: 24 * HOUR };
/** Who sits changes between sittings. */
const FOR_HOURS: Partial<UpstreamCacheLifetimes> = { fresh: 6 * HOUR, stale: 6 * HOUR };

// Each reads one kind of answer, once for each answer fetched.
const sessionsOf = (answer: Answer) => readSessions(answer.text());
const currentOf = (answer: Answer) => readCurrentRepresentatives(answer.text());
const representativesOf = (answer: Answer) => readRepresentatives(answer.text());
const partiesOf = (answer: Answer) => readParties(answer.text());
const committeesOf = (answer: Answer) => readCommittees(answer.text());
const casesOf = (answer: Answer) => {
  const { session, cases } = readSessionCases(answer.text());
  return { of: session, items: cases };
};
const topicsOf = (answer: Answer) => readTopics(answer.text());
const caseOf = (answer: Answer) => (answer.status === 404 ? null : readCaseDetail(answer.text()));
const ballotsOf = (answer: Answer) => (answer.status === 404 ? { of: null, items: [] } : readBallots(answer.text()));

/** Every method rejects with a Problem of the client. A list of a session or period is undefined when the source does not know that. */
export class Stortinget {
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  sessions(call: SourceCall): Promise<Sessions> {
    return this.#ask('sesjoner', {}, sessionsOf, call, { cache: FOR_A_DAY });
  }

  /** Members and deputies who sit now. */
  currentRepresentatives(call: SourceCall): Promise<readonly Representative[]> {
    return this.#ask('dagensrepresentanter', {}, currentOf, call, { cache: FOR_HOURS });
  }

  /** The elected members of a period. */
  async representatives(period: Term, call: SourceCall): Promise<readonly Representative[] | undefined> {
    const query = { stortingsperiodeid: sourceTermId(period) };
    return ofTerm(period, await this.#ask('representanter', query, representativesOf, call, { cache: FOR_HOURS }));
  }

  /** All parties there ever were. */
  async allParties(call: SourceCall): Promise<readonly Party[]> {
    return (await this.#ask('allepartier', {}, partiesOf, call, { cache: FOR_A_DAY })).items;
  }

  async parties(session: Term, call: SourceCall): Promise<readonly Party[] | undefined> {
    const query = { sesjonid: sourceTermId(session) };
    return ofTerm(session, await this.#ask('partier', query, partiesOf, call, { cache: FOR_A_DAY }));
  }

  async committees(session: Term, call: SourceCall): Promise<readonly Named[] | undefined> {
    const query = { sesjonid: sourceTermId(session) };
    return ofTerm(session, await this.#ask('komiteer', query, committeesOf, call, { cache: FOR_A_DAY }));
  }

  /** All cases of a session; those of a `closed` one hardly change any more. */
  async cases(session: Term, closed: boolean, call: SourceCall): Promise<readonly CaseRow[] | undefined> {
    const query = { sesjonid: sourceTermId(session) };
    return ofTerm(session, await this.#ask('saker', query, casesOf, call, closed ? { cache: FOR_A_DAY } : {}));
  }

  /** One case; undefined when the source does not know it. */
  async case(id: number, call: SourceCall): Promise<CaseDetail | undefined> {
    const found = await this.#ask('sak', { sakid: id }, caseOf, call, { accept: [200, 404] });
    return found?.id === id ? found : undefined;
  }

  /** The ballots on a case in the order of time; none for an unknown case and for one before 2011-2012. */
  async ballots(caseId: number, call: SourceCall): Promise<readonly Ballot[]> {
    const { of, items } = await this.#ask('voteringer', { sakid: caseId }, ballotsOf, call, { accept: [200, 404] });
    return of === null || of === String(caseId) ? items : [];
  }

  topics(call: SourceCall): Promise<readonly Topic[]> {
    return this.#ask('emner', {}, topicsOf, call, { cache: FOR_A_DAY });
  }

  async #ask<Value>(
    resource: string,
    query: Query,
    read: (answer: Answer) => Value,
    call: SourceCall,
    further: { readonly cache?: Partial<UpstreamCacheLifetimes>; readonly accept?: readonly number[] },
  ): Promise<Value> {
    const judge = (answer: Answer) => void answer.parsed(read);
    const request = { path: `/eksport/${resource}`, query, expect: 'xml', judge, ...further } as const;
    return (await this.#client.get(request, call)).parsed(read);
  }
}

/** The list, unless the source says that it is of another session or period. */
function ofTerm<Item>(asked: Term, { of, items }: ListOf<Item>): readonly Item[] | undefined {
  return of === null || of === sourceTermId(asked) ? items : undefined;
}
