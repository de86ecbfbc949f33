// Parses search results. `payload.records` is a range such as "1-50"; the rows are in `payload.results`.

import { itemsOf, type JsonObject, lineOf, listOf, objectOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { ProgrammeName, ProjectRow } from './project.ts';
import { programmeOf } from './project.ts';
import { writtenDay } from './values.ts';

export const reads = readers(import.meta.url, { results: readResults });

export interface ResultPage {
  readonly total: number | undefined;
  /** Number of hits on this page, including hits that are not projects. */
  readonly hits: number;
  /** Position of the page's last hit among all hits, counted from 1. */
  readonly last: number | undefined;
  readonly rows: readonly ProjectRow[];
}

/** @throws SourceFailure if the source reports that the search failed; Error if the response has no list of results */
function readResults(answer: Answer): ResultPage {
  const body = objectOf(answer.json());
  if (body['status'] === false) {
    throw new SourceFailure('upstream_failed', `${answer.provenance.source}: the search failed at the source.`, {
      retryable: true,
      isOfRequest: true,
    });
  }
  const payload = objectOf(body['payload']);
  const results = payload['results'];
  const total = wholeOf(payload['total']);
  // The list may be missing if there are no hits.
  if (!Array.isArray(results) && total !== 0) throw new Error('The response has no list payload.results.');
  const hits = listOf(results);
  return {
    total: total !== undefined && total >= 0 ? total : undefined,
    hits: hits.length,
    last: lastOf(lineOf(payload['records'])),
    rows: hits.flatMap((hit) => rowOf(objectOf(hit)) ?? []),
  };
}

function lastOf(range: string | undefined): number | undefined {
  const last = /^\d+\s*-\s*(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? undefined : Number(last);
}

function rowOf(hit: JsonObject): ProjectRow | undefined {
  const kind = lineOf(hit['contentType'])?.toLowerCase() ?? 'project';
  const reference = lineOf(hit['reference']) ?? lineOf(hit['id']);
  if (reference === undefined || kind !== 'project') return undefined;
  const acronym = lineOf(hit['acronym']);
  return {
    reference,
    title: lineOf(hit['title']) ?? acronym ?? reference,
    acronym,
    programme: programmeOfRow(hit['programme']),
    startDate: writtenDay(hit['startDate']),
    endDate: writtenDay(hit['endDate']),
    coordinatedIn: lineOf(hit['coordinatedIn']),
  };
}

function programmeOfRow(value: unknown): ProgrammeName | undefined {
  return itemsOf(value)
    .map((each) => {
      const { id, code } = objectOf(each);
      return programmeOf(lineOf(id) ?? lineOf(code) ?? lineOf(each));
    })
    .find((programme) => programme !== undefined);
}
