// The bank's three files share one format (rate cubes in a GESMES envelope). eurofxref-daily.xml is indented and uses
// single quotes; the history files consist of one line and use double quotes.

import { dayNumber } from '../../lib/day.ts';
import { isCalendarDate } from '../../lib/formats.ts';
import { objectOf } from '../../lib/loose-json.ts';
import { xmlReader } from '../../lib/xml.ts';
import type { Answer } from '../client/answer.ts';
import { readers } from '../client/reading.ts';
import type { RateTableData } from './rate-table.ts';

export const reads = readers(import.meta.url, { rates: readRates });

/** `<Cube currency="USD" rate="1.1790"/>`: units per EUR. */
interface RateCube {
  readonly '@currency'?: string;
  readonly '@rate'?: string;
}
/** `<Cube time="2018-06-11">` */
interface DayCube {
  readonly '@time'?: string;
  readonly Cube?: readonly RateCube[];
}
interface Envelope {
  readonly Cube?: readonly { readonly Cube?: readonly DayCube[] }[];
}

// Envelope elements have a namespace prefix, cubes have none.
const readEnvelope = xmlReader({ lists: ['Cube'] });

/** Includes the file's Last-Modified time. */
export interface RatesFile {
  readonly table: RateTableData;
  readonly lastModified: string | undefined;
}

/** Returns undefined if the source confirmed that the cached copy is current (304). */
function readRates(answer: Answer): RatesFile | undefined {
  if (answer.status === 304) return undefined;
  return { table: readCubes(answer.text()), lastModified: answer.headers['last-modified'] };
}

/**
 * Returns the oldest day first. Skips values that are not rates ("N/A", empty, zero) and days without rates.
 * @throws Error if there is no complete envelope or no dated cube
 */
export function readCubes(text: string): RateTableData {
  const envelope = objectOf(readEnvelope(text, 'Envelope')) as Envelope;
  const days = new Map<number, Map<string, number>>();
  for (const { '@time': time = '', Cube: cubes } of envelope.Cube?.[0]?.Cube ?? []) {
    const rates = ratesOf(cubes ?? []);
    if (isCalendarDate(time) && rates.size > 0) days.set(dayNumber(time), rates);
  }
  if (days.size === 0) throw new Error('There is no dated cube with rates.');
  return packed(days);
}

function ratesOf(cubes: readonly RateCube[]): Map<string, number> {
  const rates = new Map<string, number>();
  for (const { '@currency': currency = '', '@rate': rate = '' } of cubes) {
    const value = Number(rate);
    if (/^[A-Z]{3}$/.test(currency) && Number.isFinite(value) && value > 0) rates.set(currency, value);
  }
  return rates;
}

function packed(byDay: ReadonlyMap<number, ReadonlyMap<string, number>>): RateTableData {
  const codes = [...new Set([...byDay.values()].flatMap((rates) => [...rates.keys()]))].sort();
  const days = Int32Array.from(byDay.keys()).sort();
  const rates = new Float64Array(days.length * codes.length).fill(Number.NaN);
  days.forEach((day, row) => {
    codes.forEach((code, column) => {
      const rate = byDay.get(day)?.get(code);
      if (rate !== undefined) rates[row * codes.length + column] = rate;
    });
  });
  return { codes, days, rates };
}
