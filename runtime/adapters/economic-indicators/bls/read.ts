// The HTTP status of the public BLS data API is almost always 200; `status` and `message` in the body contain the
// outcome.

import { Problem } from '../../../contract/problem.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf, textsOf } from '../../../lib/loose-json.ts';
import type { Observation } from '../../../sdk/series.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { periodOf } from './series-files.ts';

export const reads = readers(import.meta.url, { timeseries: readTimeseries });

export interface Timeseries {
  readonly id: string | undefined;
  readonly unknown: boolean;
  readonly name: string | undefined;
  readonly observations: readonly Observation[];
  /**
   * Annual averages, which the source adds to monthly, quarterly or semiannual values. Some series have only averages.
   */
  readonly averages: readonly Observation[];
}

/** Pause before a single retry after the daily quota is used up. */
const USED_UP_S = 3600;
const AVERAGES = new Set(['M13', 'Q05', 'S03']);

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

/** Security: do not return the source's messages to callers, because one of them contains the API key. */
function refusal(status: string | undefined, messages: readonly string[]): Problem {
  const text = messages.join(' ');
  if (/threshold/i.test(text)) {
    const detail = 'bls: the daily query limit is used up.';
    return new Problem('upstream_unavailable', detail, { retryAfter: USED_UP_S });
  }
  if (/key/i.test(text) && /invalid/i.test(text)) {
    return new Problem(
      'upstream_failed',
      'bls: the source rejects its API key. The operator may have to renew BLS_API_KEY.',
    );
  }
  if (status === 'REQUEST_FAILED_OVER_CAPACITY') {
    return new Problem('upstream_unavailable', 'bls: the source is overloaded.', { retryAfter: 60 });
  }
  if (status === 'REQUEST_FAILED' || status === 'REQUEST_NOT_PROCESSED') {
    return new Problem('upstream_failed', 'bls: the source did not process the request.');
  }
  throw new Error(`Unexpected status ${status}.`);
}

function observationOf(row: JsonObject): Observation[] {
  const when = periodOf(textOf(row['year']), textOf(row['period']));
  if (when === undefined) return [];
  // Footnotes of `[{}]` mean that there are none; a value of `-` means not available.
  const notes = listOf(row['footnotes'])
    .map((note) => textOf(objectOf(note)['text']))
    .filter((text) => text !== undefined);
  return [{ period: when, value: numberOf(row['value']), status: notes.length === 0 ? undefined : notes.join('; ') }];
}
