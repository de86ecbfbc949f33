// Reads a page of search results. `payload.records` is a text such as "1-50"; the rows are in `payload.results`.

import type { Answer } from '../../upstream/answer.ts';
import { SourceFailure } from '../../upstream/failure.ts';
import type { ProgrammeName, ProjectRow } from './project.ts';
import { programmeOf } from './project.ts';
import { listOf, readDay, readText } from './values.ts';

export interface ResultPage {
  /** How many hits the search has on all pages; undefined where the source does not say. */
  readonly total: number | undefined;
  /** Hits on this page, those included that are no projects. */
  readonly hits: number;
  /** Number of the page's last hit among all, from 1; undefined where the source does not say. */
  readonly last: number | undefined;
  readonly rows: readonly ProjectRow[];
}

interface Body {
  readonly status?: unknown;
  readonly payload?: { readonly total?: unknown; readonly records?: unknown; readonly results?: unknown } | null;
}

/**
 * A page of results.
 * @throws SourceFailure when the source says that it failed; Error when there is no list of results
 */
export function readResults(answer: Answer): ResultPage {
  const body = answer.json<Body | null>();
  if (body?.status === false) {
    throw new SourceFailure('upstream_failed', `${answer.provenance.source}: it could not run the search.`, {
      retryable: true,
    });
  }
  const results = body?.payload?.results;
  const total = Number(body?.payload?.total ?? Number.NaN);
  // Without any hit the list may be missing.
  if (!Array.isArray(results) && total !== 0) throw new Error('There is no list payload.results.');
  const hits: unknown[] = Array.isArray(results) ? results : [];
  return {
    total: Number.isInteger(total) && total >= 0 ? total : undefined,
    hits: hits.length,
    last: lastOf(readText(body?.payload?.records)),
    rows: hits.flatMap((hit) => readRow((hit ?? {}) as Readonly<Record<string, unknown>>) ?? []),
  };
}

/** The end of a range such as "51-100". */
function lastOf(range: string | null): number | undefined {
  const last = /^\d+\s*-\s*(\d+)$/.exec(range ?? '')?.[1];
  return last === undefined ? undefined : Number(last);
}

function readRow(hit: Readonly<Record<string, unknown>>): ProjectRow | undefined {
  const kind = readText(hit['contentType']);
  const reference = readText(hit['reference']) ?? readText(hit['id']);
  if (reference === null || (kind !== null && kind.toLowerCase() !== 'project')) return undefined;
  const acronym = readText(hit['acronym']);
  return {
    reference,
    title: readText(hit['title']) ?? acronym ?? reference,
    acronym,
    programme: programmeOfRow(hit['programme']),
    startDate: readDay(hit['startDate']),
    endDate: readDay(hit['endDate']),
    coordinatedIn: readText(hit['coordinatedIn']),
  };
}

function programmeOfRow(value: unknown): ProgrammeName | null {
  for (const each of listOf(value)) {
    const { id, code } = (each ?? {}) as { readonly id?: unknown; readonly code?: unknown };
    const programme = programmeOf(readText(id) ?? readText(code) ?? readText(each));
    if (programme !== null) return programme;
  }
  return null;
}
