// Reads the public data API of the BLS: HTTP 200 nearly always, what happened stands in `status` and `message`.

import { Problem } from '../../../contract/problem.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import type { Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { periodOf } from './series-files.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { timeseries: readTimeseries });

/** The figures of a series. */
export interface Timeseries {
  readonly id: string | undefined;
  /** Whether the source says that there is no such series. */
  readonly unknown: boolean;
  readonly name: string | undefined;
  readonly observations: readonly Observation[];
  /** Annual averages, which the source adds to the figures of months, quarters or half-years, and which some series have alone. */
  readonly averages: readonly Observation[];
}

/** The day's queries are used up: the source is left alone for an hour, then asked once. */
const USED_UP_S = 3600;
/** Periods that are the average of a year. */
const AVERAGES = new Set(['M13', 'Q05', 'S03']);

/** Reads a series. @throws Error for another answer */
function readTimeseries(answer: Answer): Timeseries {
  const body = objectOf(answer.json());
  const messages = textsOf(body['message']);
  const status = textOf(body['status']);
  if (status !== 'REQUEST_SUCCEEDED') throw refusal(status, messages);
  const results = body['Results'];
  const list = listOf(objectOf(Array.isArray(results) ? results[0] : results)['series']);
  const series = objectOf(list[0]);
  const rows = listOf(series['data']).map(objectOf);
  const isAverage = (row: JsonObject) => AVERAGES.has(textOf(row['period']) ?? '');
  const unknown = messages.some((message) => /^(?:invalid series|series does not exist)/i.test(message));
  return {
    id: textOf(series['seriesID']),
    unknown,
    name: textOf(objectOf(series['catalog'])['series_title']),
    observations: rows.filter((row) => !isAverage(row)).flatMap(observationOf),
    averages: rows.filter(isAverage).flatMap(observationOf),
  };
}

/** Messages are not passed on: one of them holds the key. */
function refusal(status: string | undefined, messages: readonly string[]): Problem {
  const said = messages.join(' ');
  if (/threshold/i.test(said)) {
    const detail = 'bls: the day’s number of queries is used up.';
    return new Problem('upstream_unavailable', detail, { retryAfter: USED_UP_S });
  }
  if (/key/i.test(said) && /invalid/i.test(said)) {
    return new Problem(
      'upstream_failed',
      'bls: it does not accept its key. The operator may have to renew BLS_API_KEY.',
    );
  }
  if (status === 'REQUEST_FAILED_OVER_CAPACITY') {
    return new Problem('upstream_unavailable', 'bls: it has more requests than it can answer.', { retryAfter: 60 });
  }
  if (status === 'REQUEST_FAILED' || status === 'REQUEST_NOT_PROCESSED') {
    return new Problem('upstream_failed', 'bls: it did not process the request.');
  }
  throw new Error(`The status is ${status}.`);
}

function observationOf(row: JsonObject): Observation[] {
  const when = periodOf(textOf(row['year']), textOf(row['period']));
  if (when === undefined) return [];
  // No footnote is `[{}]`; a value that is not available is `-`.
  const notes = listOf(row['footnotes'])
    .map((note) => textOf(objectOf(note)['text']))
    .filter((text) => text !== undefined);
  return [{ period: when, value: numberOf(row['value']), status: notes.length === 0 ? undefined : notes.join('; ') }];
}
