// The Norwegian Central Coordinating Register for Legal Entities: units (companies and their branches), searches, roles, and the
// feed that says which units changed. What is made of them is the adapters' matter.

import type { Company, Role, UnitType } from '../../../../generated/services/no-registry/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type FoundUnits, GONE, reads, type UnitAnswer } from './read.ts';

export { isOrgNumber, plainNumber } from './org-number.ts';

/** What entities are searched for; everything given must hold. */
export interface EntityQuery {
  readonly name?: string | undefined;
  readonly municipalityCode?: string | undefined;
  readonly industryCode?: string | undefined;
  readonly legalForm?: string | undefined;
}

type Lifetime = LifetimeName<'brreg'>;

const PATHS = { entity: '/enheter', branch: '/underenheter' } as const;
const UNIT_READERS = { entity: reads.entity, branch: reads.branch } as const;
const FOUND_READERS = { entity: reads.entities, branch: reads.branches } as const;
/** Entries of the update feed in one answer; more means that it is simpler to look at every unit. */
const MOST_UPDATES = 1000;
/** Numbers in one question to the feed: the address stays below 1 KB. */
const NUMBERS_PER_QUESTION = 50;

/** Makes the source on its client. */
export function create({ client }: SourceContext<'brreg'>): Brreg {
  return new Brreg(client);
}

/** The Norwegian registers of companies and of their branches. */
export class Brreg {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /**
   * The unit with this number (nine digits), company or branch; undefined when there is none, or none any more.
   * `newest`: not from a kept copy. Rejects with a Problem of the client.
   */
  async unit(number: string, call: SourceCall, newest = false): Promise<AdapterResult<Company> | undefined> {
    for (const type of ['entity', 'branch'] as const) {
      const request = {
        path: `${PATHS[type]}/${encodeURIComponent(number)}`,
        accept: [200, ...GONE],
        answers: (unit: UnitAnswer) => typeof unit !== 'object' || unit.org_number === number,
        ...(newest ? { lifetime: 'newest' as const } : {}),
      };
      const unit = await this.#read(request, UNIT_READERS[type], call);
      // Removed for legal reasons: it was no branch, and must not be looked for elsewhere.
      if (unit === 'removed') return undefined;
      if (unit !== undefined) return unit;
    }
    return undefined;
  }

  /**
   * Entities, best match first, at most `size` (1 to 50). Rejects with a Problem of the client, or `invalid_arguments` for
   * values that the register refuses.
   */
  search(
    { name, municipalityCode, industryCode, legalForm }: EntityQuery,
    size: number,
    call: SourceCall,
  ): Promise<FoundUnits> {
    const query = {
      navn: name,
      kommunenummer: municipalityCode,
      naeringskode: industryCode,
      organisasjonsform: legalForm,
    };
    return this.#find('entity', query, size, call);
  }

  /** Units of one type whose parent is the given number, at most `size`. Rejects with a Problem of the client. */
  below(parent: string, type: UnitType, size: number, call: SourceCall): Promise<FoundUnits> {
    return this.#find(type, { overordnetEnhet: parent }, size, call);
  }

  /** Roles that are held now; undefined when there is no such entity (branches have none). Rejects with a Problem of the client. */
  roles(number: string, call: SourceCall): Promise<readonly AdapterResult<Role>[] | undefined> {
    const path = `${PATHS.entity}/${encodeURIComponent(number)}/roller`;
    return this.#read({ path, accept: [200, ...GONE], lifetime: 'roles' }, reads.roles, call);
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

  #updates(path: string, numbers: readonly string[], since: Date, call: SourceCall): Promise<readonly string[]> {
    // toISOString is the one form that the feed takes: milliseconds and a Z.
    const query = { dato: since.toISOString(), organisasjonsnummer: numbers.join(), size: MOST_UPDATES };
    return this.#read({ path: `/oppdateringer${path}`, query, lifetime: 'none' }, reads.updated, call);
  }

  #find(type: UnitType, query: ReadRequest<FoundUnits>['query'], size: number, call: SourceCall): Promise<FoundUnits> {
    const request = {
      path: PATHS[type],
      query: { ...query, size, page: 0 },
      accept: [200, 400],
      lifetime: 'search' as const,
    };
    return this.#read(request, FOUND_READERS[type], call);
  }

  #read<Value>(request: ReadRequest<Value, Lifetime>, read: Read<Value>, call: SourceCall): Promise<Value> {
    return this.#client.read({ ...request, expect: 'json' }, read, call);
  }
}
