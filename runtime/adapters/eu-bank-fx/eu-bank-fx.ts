// eu-bank-fx: the latest exchange rates and the rates of the last 90 days.

import type { EuBankFxHandlers } from '../../../generated/services/eu-bank-fx/operations.ts';
import type { DailyRate, GetHistoryArguments, GetHistoryResult } from '../../../generated/services/eu-bank-fx/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { addDays } from '../../lib/day.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import {
  type EcbFx,
  latestFreshness,
  noRates,
  type RateTable,
  rateOf,
  ratesAgainst,
  requireCurrent,
  today,
} from '../../sources/ecb-fx/ecb-fx.ts';
import type { Context } from '../context.ts';

export function create(context: Context<'eu-bank-fx'>): EuBankFxHandlers {
  const source = context.source('ecb-fx');
  return {
    get_rate: async (args, call) => {
      const codes = { base: args.base.toUpperCase(), target: args.target.toUpperCase() };
      const day = await source.latest(call);
      requireCurrent(source, day, codes);
      const rate = rateOf(day, codes.base, codes.target) as number;
      return { ...codes, rate, publication_date: day.date, ...latestFreshness(day.date, call.now()) };
    },
    get_rates: async (args, call) => {
      const base = args.base.toUpperCase();
      const day = await source.latest(call);
      requireCurrent(source, day, { base });
      const rates = ratesAgainst(day, base);
      const count = Object.keys(rates).length;
      return { base, publication_date: day.date, count, rates, ...latestFreshness(day.date, call.now()) };
    },
    get_history: (args, call) => history(source, args, call),
  };
}

async function history(source: EcbFx, args: GetHistoryArguments, call: Call): Promise<AdapterResult<GetHistoryResult>> {
  const codes = { base: args.base.toUpperCase(), target: args.target.toUpperCase() };
  const table = await source.recent(call);
  const standing = latestFreshness(table.last, call.now());
  // If the source has stopped updating, return the last 30 days of data and a note.
  const to_date = standing.stale ? table.last : today(call.now());
  const from_date = addDays(to_date, -args.days);
  const { series, published } = seriesSince(table, from_date, codes.base, codes.target);
  if (series.length === 0) throw withoutHistory(source, table, codes);
  const skipped = published - series.length;
  const missing = `On ${skipped} of the ${published} published days, one of the two currencies had no rate.`;
  const empty = `No rates have been published since ${from_date}; this is the latest day.`;
  const note = joinedNotes(
    standing.note,
    skipped > 0 ? missing : null,
    (series[0] as AdapterResult<DailyRate>).date < from_date ? empty : null,
  );
  return {
    ...codes,
    days: args.days,
    from_date,
    to_date,
    count: series.length,
    series,
    stale: standing.stale,
    note,
  };
}

/**
 * Returns the rates on all days on which both currencies have one, newest first. Includes the latest day in the table
 * even if it is before `from`.
 */
function seriesSince(table: RateTable, from: string, base: string, target: string) {
  const series: AdapterResult<DailyRate>[] = [];
  const newest = table.length - 1;
  let row = newest;
  for (; row >= 0 && (row === newest || table.date(row) >= from); row--) {
    const day = table.day(row);
    const rate = rateOf(day, base, target);
    if (rate !== undefined) series.push({ date: day.date, rate });
  }
  return { series, published: newest - row };
}

function withoutHistory(source: EcbFx, table: RateTable, codes: { base: string; target: string }) {
  const newest = table.length - 1;
  const day = table.day(newest);
  const missing = [...new Set(Object.values(codes))]
    .filter((code) => day.rate(code) === undefined)
    .map((code) => ({ code, ...table.around(newest, code) }));
  return noRates(source, missing, codes, day.date, day.codes());
}
