// Euro reference rates of the European Central Bank from three static files: the latest day, the last 90 days, and all days
// since 1999 (fetched on the first request for an old date and kept on disk). Selects the file and the day whose rates apply to
// a date.

import type { LifetimeName } from '../../../generated/sources.ts';
import { Problem } from '../../contract/problem.ts';
import type { SourceCacheLifetimes } from '../../contract/source.ts';
import { daysBetween } from '../../lib/day.ts';
import type { SourceCatalogs } from '../catalogs/catalogs.ts';
import type { KeptFile } from '../catalogs/kept-file.ts';
import type { SourceCall, SourceClient } from '../client/client.ts';
import { isSourceProblem } from '../client/failure.ts';
import type { SourceContext } from '../context.ts';
import { ENDED } from './currencies.ts';
import { hasRates } from './days.ts';
import { LOOK_BACK_DAYS } from './limits.ts';
import { type RateDay, RateTable, type RateTableData } from './rate-table.ts';
import { reads } from './read-cubes.ts';
import type { MissingRate } from './refusals.ts';

export { converted, rateOf } from './cross-rate.ts';
export { currencyName, ENDED } from './currencies.ts';
export { today } from './days.ts';
export { datedFreshness, type Freshness, latestFreshness, ratesAgainst } from './freshness.ts';
export { FIRST_DATE } from './limits.ts';
export type { RateDay, RateTable } from './rate-table.ts';
export { type CodeArguments, checkDated, noRates, requireCurrent } from './refusals.ts';

export function create({ client, catalogs }: SourceContext<'ecb-fx'>): EcbFx {
  return new EcbFx(client, catalogs);
}

/** Age in days up to which the 90-day file is used. The remaining days are needed to look back for a rate. */
const RECENT_DAYS = 85;

const DAILY = '/stats/eurofxref/eurofxref-daily.xml';
const RECENT = '/stats/eurofxref/eurofxref-hist-90d.xml';
/** This file is 7 to 8 MB in size and is read in a worker thread. */
const HISTORY = '/stats/eurofxref/eurofxref-hist.xml';
/** Increment this number when `RateTableData` changes. */
const HISTORY_FORMAT = 1;

export type Finding =
  | {
      readonly found: true;
      readonly day: RateDay;
      /**
       * The last day up to the requested date on which rates were published. Later than `day` if a currency had no rate
       * on it.
       */
      readonly published: string;
    }
  | {
      readonly found: false;
      readonly published: string;
      readonly missing: readonly MissingRate[];
    };

export class EcbFx {
  readonly #client: SourceClient<LifetimeName<'ecb-fx'>>;
  readonly #history: KeptFile<RateTableData>;

  constructor(client: SourceClient<LifetimeName<'ecb-fx'>>, catalogs: SourceCatalogs) {
    const { id, lifetimes, timeouts } = client.policy;
    this.#client = client;
    this.#history = catalogs.file({
      id: 'ecb-fx-history',
      source: id,
      title: 'The rates of all days since 1999',
      format: HISTORY_FORMAT,
      origin: client.baseAddress().href,
      lifetime: (lifetimes['history'] as SourceCacheLifetimes).fresh,
      lifetimeOfInsufficient: (lifetimes['history_too_short'] as SourceCacheLifetimes).fresh,
      timeout: timeouts.call,
      fetch: async (call, lastModified) => {
        const headers: Record<string, string> = lastModified === undefined ? {} : { 'if-modified-since': lastModified };
        const request = { path: HISTORY, expect: 'xml', lifetime: 'none', accept: [200, 304], headers } as const;
        const file = await client.read(request, reads.rates, call);
        return file && { model: file.table, lastModified: file.lastModified };
      },
    });
  }

  /** Rejects with a Problem from the client. */
  async latest(call: SourceCall): Promise<RateDay> {
    return (await this.#file(DAILY, call)).newest();
  }

  /** 90 calendar days, of which 61 to 65 have rates. Rejects with a Problem from the client. */
  recent(call: SourceCall): Promise<RateTable> {
    return this.#file(RECENT, call);
  }

  /** Returns undefined if the answer would require a request to the source. */
  lastRateDate(code: string): string | undefined {
    const ended = ENDED[code]?.last;
    if (ended !== undefined || this.#history.loaded === undefined) return ended;
    const table = new RateTable(this.#history.loaded);
    return table.around(table.length - 1, code).before;
  }

  /**
   * Returns the rates that apply to `date` (FIRST_DATE to `today`): those of the last published day up to `date` on
   * which all `codes` have a rate. Looks back up to LOOK_BACK_DAYS if a currency has a gap, unless its rates have
   * ended. Rejects with a Problem: one from the client, `preparing` before the first copy of the history is available,
   * or `upstream_failed` if the source is too far behind.
   */
  async on(date: string, today: string, codes: readonly string[], call: SourceCall): Promise<Finding> {
    const isRecent = daysBetween(date, today) <= RECENT_DAYS;
    // Requesting a file can fail, so try other files that contain the day.
    const recent = () => this.recent(call);
    const history = () => this.#whole(date, call);
    const daily = () => this.#file(DAILY, call);
    const files = isRecent ? [recent, daily, history] : [history, recent, daily];
    let failure: unknown;
    for (const [nth, open] of files.entries()) {
      try {
        const table = await open();
        const row = table.rowUpTo(date);
        // A file that ends before the date cannot be used if rates were due in between.
        if (row < 0 || (nth > 0 && hasRates(table.last, date))) continue;
        const finding = find(table, row, date, codes);
        if (finding !== undefined) return finding;
      } catch (error) {
        // After a timeout, do not try other files: the caller has already waited until its deadline.
        if (!isSourceProblem(error) || error.code === 'upstream_timeout') throw error;
        failure ??= error;
      }
    }
    throw failure ?? tooFarBehind(this.#client.policy.id, date);
  }

  async #whole(date: string, call: SourceCall): Promise<RateTable> {
    return new RateTable(await this.#history.get(call, (data) => new RateTable(data).last >= date));
  }

  async #file(path: string, call: SourceCall): Promise<RateTable> {
    const file = await this.#client.read({ path, expect: 'xml' }, reads.rates, call);
    // A 304 can only answer a conditional request.
    if (file === undefined) throw new Error(`${path} is missing from the response.`);
    return new RateTable(file.table);
  }
}

function find(table: RateTable, row: number, date: string, codes: readonly string[]): Finding | undefined {
  const published = table.date(row);
  if (daysBetween(published, date) > LOOK_BACK_DAYS) return undefined;
  const lacking = codes.filter((code) => table.rate(row, code) === undefined);
  const gone = lacking.filter((code) => !isPausing(table, row, code));
  for (let earlier = row; gone.length === 0 && earlier >= 0; earlier--) {
    if (daysBetween(table.date(earlier), date) > LOOK_BACK_DAYS) break;
    if (codes.every((code) => table.rate(earlier, code) !== undefined)) {
      return { found: true, day: table.day(earlier), published };
    }
  }
  const missing = lacking.map((code) => ({ code, ...table.around(row, code) }));
  return { found: false, published, missing };
}

/** True if the currency had a rate until recently and may get one again. */
function isPausing(table: RateTable, row: number, code: string): boolean {
  const day = table.date(row);
  const ended = ENDED[code]?.last;
  if (ended !== undefined && ended < day) return false;
  const { after } = table.around(row, code);
  return daysBetween(day, after ?? table.last) <= LOOK_BACK_DAYS;
}

function tooFarBehind(source: string, date: string): Problem {
  const detail = `${source}: no rates for ${date} or the ${LOOK_BACK_DAYS} days before.`;
  return new Problem('upstream_failed', detail);
}
