// The companies that this server watches: which they are (the operator's list) and how they are looked at. The register's update
// feed tells which of them changed, so that a look costs two requests, not one a company.

import { readFileSync } from 'node:fs';
import type { Company } from '../../../generated/services/no-registry/types.ts';
import { isOrgNumber, plainNumber } from '../../sources/brreg/org-number.ts';
import type { Brreg } from '../../sources/brreg.ts';
import type { SourceCall } from '../../upstream/client.ts';
import { company } from './company.ts';

/** Names the watchlist: organisation numbers by comma or white space, or the path of a file that holds them. */
export const WATCHLIST_VARIABLE = 'ALMANAC_SCOPE_BRREG_COMPANY_WATCHLIST';

/** A look reads the feed from this long before the last one: entries appear with some minutes' delay. */
const OVERLAP_MS = 3_600_000;
/** So often every company is fetched all the same, in case the feed left one out. */
const WHOLE_LOOK_MS = 24 * 3_600_000;
/** Under the source's rate a whole look at so many takes two minutes. */
const MOST_COMPANIES = 500;
/** Places of the source's that a look takes: the others stay free for callers. */
const AT_ONCE = 2;
/** Time that one request of a look has, queueing and retries included. */
const REQUEST_MS = 30_000;

/**
 * The organisation numbers of a watchlist, each once; undefined when none is configured. A value that begins with `/` or `./` is
 * the path of a file: a number a line, `#` begins a remark.
 * @throws Error that names the variable and every wrong number
 */
export function readWatchlist(value: string | undefined): readonly string[] | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  const entries = (/^\.{0,2}\//.test(text) ? fileText(text) : text)
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(/[,;]|(?<=[0-9]{9})\s+/))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.filter((entry) => !isOrgNumber(plainNumber(entry)));
  if (wrong.length > 0) {
    throw new Error(`${WATCHLIST_VARIABLE}: these are not organisation numbers: ${wrong.slice(0, 20).join(', ')}.`);
  }
  const numbers = [...new Set(entries.map(plainNumber))];
  if (numbers.length > MOST_COMPANIES) throw new Error(`${WATCHLIST_VARIABLE}: at most ${MOST_COMPANIES} companies.`);
  return numbers.length === 0 ? undefined : numbers;
}

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${WATCHLIST_VARIABLE}: the file ${path} cannot be read.`, { cause });
  }
}

/** Looks at the companies of a watchlist again and again. */
export class WatchlistLook {
  readonly #source: Brreg;
  readonly #numbers: readonly string[];
  /** What the last look saw; a number without a record is not in the register. */
  #seen: ReadonlyMap<string, Company | undefined> = new Map();
  #lastLook: number | undefined;
  #lastWholeLook: number | undefined;

  constructor(source: Brreg, numbers: readonly string[]) {
    this.#source = source;
    this.#numbers = numbers;
  }

  /**
   * The records of all companies on the list as they are now, in its order; those that are not in the register (any more) are
   * absent. Rejects with a Problem when any of them could not be seen: a partial look must not pass for removals.
   */
  async look(now: Date, signal: AbortSignal): Promise<readonly Company[]> {
    const changed = await this.#changed(now, signal);
    const seen = new Map(this.#seen);
    const waiting = changed.numbers.values();
    const fetchSome = async () => {
      for (const number of waiting) {
        const unit = await this.#source.unit(number, callOf(signal), true);
        seen.set(number, unit === undefined ? undefined : company(unit));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    this.#seen = seen;
    this.#lastLook = now.getTime();
    if (changed.whole) this.#lastWholeLook = this.#lastLook;
    return this.#numbers.map((number) => seen.get(number)).filter((record) => record !== undefined);
  }

  async #changed(
    now: Date,
    signal: AbortSignal,
  ): Promise<{ readonly numbers: readonly string[]; readonly whole: boolean }> {
    const whole = { numbers: this.#numbers, whole: true };
    const [last, lastWhole] = [this.#lastLook, this.#lastWholeLook];
    if (last === undefined || lastWhole === undefined || now.getTime() - lastWhole >= WHOLE_LOOK_MS) return whole;
    const updated = await this.#source.updatedSince(this.#numbers, new Date(last - OVERLAP_MS), () => callOf(signal));
    if (updated === undefined) return whole;
    return { numbers: this.#numbers.filter((number) => updated.has(number)), whole: false };
  }
}

/** A look has no caller: each of its requests has its own time. */
function callOf(signal: AbortSignal): SourceCall {
  return { signal, deadline: Date.now() + REQUEST_MS, provenance: () => {} };
}
