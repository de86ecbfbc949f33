import type { Company, Role, UnitType } from '../../../../generated/services/no-registry/types.ts';
import type { LifetimeName } from '../../../../generated/sources.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { ReadRequest } from '../../../sources/client/request.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { type FoundUnits, GONE, reads, type UnitAnswer } from './read.ts';

export { isOrgNumber, plainNumber } from './org-number.ts';

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
/**
 * Maximum number of entries in one response of the update feed. If there are more changes, fetching every unit is
 * simpler.
 */
const MAX_UPDATES = 1000;
/** Maximum number of company numbers per request, which keeps the URL of the feed below 1 KB. */
const NUMBERS_PER_QUESTION = 50;

export function create({ client }: SourceContext<'brreg'>): Brreg {
  return new Brreg(client);
}

export class Brreg {
  readonly #client: SourceClient<Lifetime>;

  constructor(client: SourceClient<Lifetime>) {
    this.#client = client;
  }

  /**
   * Returns the company or branch with the given nine-digit number, or undefined if it does not exist or was deleted.
   * `newest` bypasses the cache.
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
      // `removed` means that the company was removed for legal reasons, so the number cannot belong to a branch.
      if (unit === 'removed') return undefined;
      if (unit !== undefined) return unit;
    }
    return undefined;
  }

  /**
   * Returns at most `size` (1 to 50) entities, with the best match first. Rejects with `invalid_arguments` for values
   * that the register rejects.
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

  below(parent: string, type: UnitType, size: number, call: SourceCall): Promise<FoundUnits> {
    return this.#find(type, { overordnetEnhet: parent }, size, call);
  }

  /** Returns undefined if the entity does not exist. Branches have no roles. */
  roles(number: string, call: SourceCall): Promise<readonly AdapterResult<Role>[] | undefined> {
    const path = `${PATHS.entity}/${encodeURIComponent(number)}/roller`;
    return this.#read({ path, accept: [200, ...GONE], lifetime: 'roles' }, reads.roles, call);
  }

  /** Returns the company numbers in `numbers` that have changed, or undefined if there are too many changes. */
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
        if (updated.length >= MAX_UPDATES) return undefined;
        for (const number of updated) all.add(number);
      }
    }
    return all;
  }

  #updates(path: string, numbers: readonly string[], since: Date, call: SourceCall): Promise<readonly string[]> {
    // The feed accepts only the format of toISOString: milliseconds and a Z.
    const query = { dato: since.toISOString(), organisasjonsnummer: numbers.join(), size: MAX_UPDATES };
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
