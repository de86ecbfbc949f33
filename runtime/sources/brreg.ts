// The Norwegian Central Coordinating Register for Legal Entities: units (companies and their branches), searches, roles, and the
// feed that says which units changed. What is made of them is the adapters' matter.

import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import type { SourceRequest } from '../upstream/request.ts';
import { type Found, GONE, readFound, readRoleGroups, readUnit, readUpdated } from './brreg/read.ts';
import type { JsonObject } from './loose-json.ts';

export type { Found } from './brreg/read.ts';

/** `entity`: a company or organisation; `branch`: a place of business of one, with a number of its own. */
export type UnitType = 'entity' | 'branch';

/** A unit as the register gives it. */
export interface Unit {
  readonly type: UnitType;
  readonly fields: JsonObject;
}

/** What entities are searched for; everything given must hold. */
export interface EntityQuery {
  readonly name?: string | undefined;
  readonly municipalityCode?: string | undefined;
  readonly industryCode?: string | undefined;
  readonly legalForm?: string | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SEARCH_LIFETIMES = { fresh: 10 * MINUTE, stale: 10 * MINUTE, staleOnError: HOUR, missing: 0 };
const ROLES_LIFETIMES = { fresh: 6 * HOUR, stale: 0 };
/** What a watch must see is never an older copy; the new one serves the others. */
const NEWEST = { fresh: 0, stale: 0, staleOnError: 0, missing: 0 };

const PATHS = { entity: '/enheter', branch: '/underenheter' } as const;
/** Entries of the update feed in one answer; more means that it is simpler to look at every unit. */
const MOST_UPDATES = 1000;
/** Numbers in one question to the feed: the address stays below 1 KB. */
const NUMBERS_PER_QUESTION = 50;

export class Brreg {
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /**
   * The unit with this number (nine digits), company or branch; undefined when there is none, or none any more.
   * `newest`: not from a kept copy. Rejects with a Problem of the client.
   */
  async unit(number: string, call: SourceCall, newest = false): Promise<Unit | undefined> {
    for (const type of ['entity', 'branch'] as const) {
      const path = `${PATHS[type]}/${encodeURIComponent(number)}`;
      const lifetimes = newest ? { cache: NEWEST } : {};
      const answer = await this.#ask({ path, accept: [200, ...GONE], ...lifetimes }, readUnit, call);
      const fields = answer.parsed(readUnit);
      if (fields !== undefined) return { type, fields };
      // Removed for legal reasons: it was no branch, and must not be looked for elsewhere.
      if (answer.status === 410) return undefined;
    }
    return undefined;
  }

  /**
   * Entities, best match first, at most `size` (1 to 50). Rejects with a Problem of the client, or `invalid_arguments` for
   * values that the register refuses.
   */
  search(query: EntityQuery, size: number, call: SourceCall): Promise<Found> {
    const {
      name: navn,
      municipalityCode: kommunenummer,
      industryCode: naeringskode,
      legalForm: organisasjonsform,
    } = query;
    return this.#find('entity', { navn, kommunenummer, naeringskode, organisasjonsform }, size, call);
  }

  /** Units of one type whose parent is the given number, at most `size`. Rejects with a Problem of the client. */
  below(parent: string, type: UnitType, size: number, call: SourceCall): Promise<Found> {
    return this.#find(type, { overordnetEnhet: parent }, size, call);
  }

  /** Groups of roles; undefined when there is no such entity (branches have none). Rejects with a Problem of the client. */
  async roleGroups(number: string, call: SourceCall): Promise<readonly JsonObject[] | undefined> {
    const path = `${PATHS.entity}/${encodeURIComponent(number)}/roller`;
    const answer = await this.#ask({ path, accept: [200, ...GONE], cache: ROLES_LIFETIMES }, readRoleGroups, call);
    return answer.parsed(readRoleGroups);
  }

  /**
   * Those of `numbers` of which the register published a change since a moment; undefined when there were too many to tell.
   * Rejects with a Problem of the client.
   */
  async updatedSince(
    numbers: readonly string[],
    since: Date,
    call: SourceCall,
  ): Promise<ReadonlySet<string> | undefined> {
    const all = new Set<string>();
    for (let start = 0; start < numbers.length; start += NUMBERS_PER_QUESTION) {
      const some = numbers.slice(start, start + NUMBERS_PER_QUESTION);
      for (const path of Object.values(PATHS)) {
        const updated = await this.#updates(path, some, since, call);
        if (updated.length >= MOST_UPDATES) return undefined;
        for (const number of updated) all.add(number);
      }
    }
    return all;
  }

  async #updates(path: string, numbers: readonly string[], since: Date, call: SourceCall): Promise<readonly string[]> {
    // toISOString is the one form that the feed takes: milliseconds and a Z.
    const query = { dato: since.toISOString(), organisasjonsnummer: numbers.join(), size: MOST_UPDATES };
    const answer = await this.#ask({ path: `/oppdateringer${path}`, query, cache: 'none' }, readUpdated, call);
    return answer.parsed(readUpdated);
  }

  async #find(
    type: UnitType,
    query: NonNullable<SourceRequest['query']>,
    size: number,
    call: SourceCall,
  ): Promise<Found> {
    const request = {
      path: PATHS[type],
      query: { ...query, size, page: 0 },
      accept: [200, 400],
      cache: SEARCH_LIFETIMES,
    };
    return (await this.#ask(request, readFound, call)).parsed(readFound);
  }

  #ask(request: SourceRequest, read: (answer: Answer) => unknown, call: SourceCall): Promise<Answer> {
    return this.#client.get({ ...request, expect: 'json', judge: (answer) => void answer.parsed(read) }, call);
  }
}
