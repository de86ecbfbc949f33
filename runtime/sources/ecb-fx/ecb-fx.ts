// The euro reference rates of the European Central Bank: three static files, of the newest day, the last 90 days, and all days
// since 1999 (fetched when the first old date is asked for, and kept on disk). Knows which file has a day, and which day's rates apply to a date; what is made of them is the adapters' matter.

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

/** Makes the source on its client. */
export function create({ client, harvests }: SourceContext<'ecb-fx'>): EcbFx {
  return new EcbFx(client, harvests);
}

/** Younger dates are looked up in the 90-day file, with some days of it left to look back. */
const RECENT_DAYS = 85;

const DAILY = '/stats/eurofxref/eurofxref-daily.xml';
const RECENT = '/stats/eurofxref/eurofxref-hist-90d.xml';
/** 7 to 8 MB: read beside this thread. */
const HISTORY = '/stats/eurofxref/eurofxref-hist.xml';
/** Raised when `RateTableData` changes. */
const HISTORY_FORMAT = 1;

/** The rates that apply to a date. */
export type Finding =
  | {
      readonly found: true;
      readonly day: RateDay;
      /** The newest published day up to the date; later than `day` where a currency had no rate on it. */
      readonly published: string;
    }
  | {
      readonly found: false;
      readonly published: string;
      /** The currencies without a rate, each with its rates' last day up to the date and first day after it. */
      readonly missing: readonly MissingRate[];
    };

/** The reference rates of the European Central Bank, of today and since 1999. */
export class EcbFx {
  readonly #client: SourceClient<LifetimeName<'ecb-fx'>>;
  readonly #history: KeptFile<RateTableData>;

  constructor(client: SourceClient<LifetimeName<'ecb-fx'>>, harvests: SourceCatalogs) {
    const { id, lifetimes, timeouts } = client.policy;
    this.#client = client;
    this.#history = harvests.file({
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

  /** The newest day's rates. Rejects with a Problem of the client. */
  async latest(call: SourceCall): Promise<RateDay> {
    return (await this.#file(DAILY, call)).newest();
  }

  /** The last 90 calendar days, 61 to 65 of them published. Rejects with a Problem of the client. */
  recent(call: SourceCall): Promise<RateTable> {
    return this.#file(RECENT, call);
  }

  /** When a currency had its last rate, as far as that is known without asking the source. */
  lastRateDate(code: string): string | undefined {
    const ended = ENDED[code]?.last;
    if (ended !== undefined || this.#history.loaded === undefined) return ended;
    const table = new RateTable(this.#history.loaded);
    return table.around(table.length - 1, code).before;
  }

  /**
   * The rates that apply to `date` (from FIRST_DATE to `today`): of the newest published day up to it on which all `codes` have
   * one. A currency that pauses is bridged for LOOK_BACK_DAYS, one that ended is not. Rejects with a Problem: of the
   * client, `preparing` before the first copy of the history is there, or `upstream_failed` when the source is too far behind.
   */
  async on(date: string, today: string, codes: readonly string[], call: SourceCall): Promise<Finding> {
    const isRecent = daysBetween(date, today) <= RECENT_DAYS;
    // In the order of preference. A mirror may lack a file, and any file can fail: another one that surely has the day will do.
    const recent = () => this.recent(call);
    const history = () => this.#whole(date, call);
    const daily = () => this.#file(DAILY, call);
    const files = isRecent ? [recent, daily, history] : [history, recent, daily];
    let failure: unknown;
    for (const [nth, open] of files.entries()) {
      try {
        const table = await open();
        const row = table.rowUpTo(date);
        // Behind its newest day a file knows nothing, unless it is the one that should have the day.
        if (row < 0 || (nth > 0 && hasRates(table.last, date))) continue;
        const finding = find(table, row, date, codes);
        if (finding !== undefined) return finding;
      } catch (error) {
        // A source that does not answer for one file will not for another: the caller has waited its deadline once.
        if (!isSourceProblem(error) || error.code === 'upstream_timeout') throw error;
        failure ??= error;
      }
    }
    throw failure ?? tooFarBehind(this.#client.policy.id, date);
  }

  /** All days, reaching to `date` unless the source's own file does not. */
  async #whole(date: string, call: SourceCall): Promise<RateTable> {
    return new RateTable(await this.#history.get(call, (data) => new RateTable(data).last >= date));
  }

  async #file(path: string, call: SourceCall): Promise<RateTable> {
    const file = await this.#client.read({ path, expect: 'xml' }, reads.rates, call);
    // Only a question with a condition is answered by 304.
    if (file === undefined) throw new Error(`${path} was not sent.`);
    return new RateTable(file.table);
  }
}

/** Looks back from `row`; undefined when even the newest day up to the date is out of reach. */
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

/** Whether a currency without a rate on this day only pauses: it had one shortly before, and has one again, or may yet. */
function isPausing(table: RateTable, row: number, code: string): boolean {
  const day = table.date(row);
  const ended = ENDED[code]?.last;
  if (ended !== undefined && ended < day) return false;
  const { after } = table.around(row, code);
  return daysBetween(day, after ?? table.last) <= LOOK_BACK_DAYS;
}

function tooFarBehind(source: string, date: string): Problem {
  const detail = `${source}: it has no rates of ${date} or of the ${LOOK_BACK_DAYS} days before.`;
  return new Problem('upstream_failed', detail);
}
