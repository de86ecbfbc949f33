// How pages of results are read until there is enough: filters that the source lacks are applied here, and where it cannot tell
// what has started, the newest started projects are looked for behind those that are signed and start later. Knows pages, nothing
// of how they are fetched. Pages that can be asked for at once are.

import { sideBySide } from '../../../sdk/side-by-side.ts';
import type { ProjectRow } from './project.ts';
import type { ResultPage } from './read-results.ts';

/** Fetches a page, from 1. */
export type FetchPage = (page: number) => Promise<ResultPage>;

/** Rows that were read from the source's pages, and whether there are more. */
export interface Collected {
  /** In the source's order. */
  readonly rows: readonly ProjectRow[];
  /** Hits of the search at the source, before our own filters. */
  readonly total: number | undefined;
  /** Hits that were looked at. */
  readonly seen: number;
  /** There are hits that were not looked at. */
  readonly unseen: boolean;
  /** A further page failed: what it holds is missing. */
  readonly failed: boolean;
}

/** Hits a page. A larger number is ignored by the source, which then sends 10. */
export const PAGE_SIZE = 50;
/** Pages that are read for one answer. */
export const MOST_PAGES = 4;
/** Pages that are looked at in one round to find where the future ends. */
const PROBES = 4;
/** Four rounds reach 256 times as far as pages that were looked at, and a few more find the place between two of them. */
const MOST_ROUNDS = 10;

/**
 * Rows that are wanted, in the source's order, from page `first` on: of that page alone where it has `enough`, else of up to
 * MOST_PAGES. A first page that fails is a failure; a later one leaves a gap, and that is said.
 */
export async function collect(
  fetch: FetchPage,
  wanted: (row: ProjectRow) => boolean,
  enough: number,
  first = 1,
): Promise<Collected> {
  const start = await fetch(first);
  const isEnough = start.rows.filter(wanted).length >= enough;
  const further = isEnough || !hasNext(start, first) ? [] : pagesBehind(start, first);
  const { answered, failed } = await sideBySide(further, fetch);
  const pages = [{ item: first, value: start }, ...answered];
  const rows = new Map<string, ProjectRow>();
  for (const { value } of pages) {
    for (const row of value.rows) if (wanted(row) && !rows.has(row.reference)) rows.set(row.reference, row);
  }
  const end = pages.at(-1) as (typeof pages)[number];
  return {
    rows: [...rows.values()],
    total: pages.findLast(({ value }) => value.total !== undefined)?.value.total,
    seen: pages.reduce((sum, { value }) => sum + value.hits, 0),
    unseen: failed.length > 0 || hasNext(end.value, end.item),
    failed: failed.length > 0,
  };
}

/** The numbers of the pages behind the first one that are read at most. */
function pagesBehind({ total }: ResultPage, first: number): number[] {
  const last = Math.min(first + MOST_PAGES - 1, lastPage(total));
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + 1 + index);
}

/**
 * The first page, of results that are sorted by falling start, that holds a project which has started; the last page where none
 * has. Looks at PROBES pages at once: ever further ones until one has started, then at those between. A page that fails tells
 * nothing; rejects when all of a round fail.
 */
export async function firstStartedPage(fetch: FetchPage, today: string): Promise<number> {
  // The last page known to be all future, the first one known to have started, and the last one there is.
  let [future, started, last] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pages = probesBetween(future, Math.min(started, last + 1));
    const { answered, failed } = await sideBySide(pages, fetch);
    if (answered.length === 0 && failed[0] !== undefined) throw failed[0].problem;
    for (const { item, value } of answered) {
      last = Math.min(last, value.hits === 0 ? item : lastPage(value.total));
      if (hasStarted(value, today)) started = Math.min(started, item);
      else future = Math.max(future, item);
    }
    if (started - future <= 1) return started;
    if (future >= last) return last;
  }
  return Number.isFinite(started) ? started : future;
}

/** Pages to look at: evenly spread over those between two bounds, or ever further ones where there is no upper bound. */
function probesBetween(future: number, bound: number): number[] {
  if (!Number.isFinite(bound)) {
    const from = Math.max(1, future);
    return Array.from({ length: PROBES }, (_, index) => from * PROBES ** (future === 0 ? index : index + 1));
  }
  const gap = (bound - future) / (PROBES + 1);
  const spread = Array.from({ length: PROBES }, (_, index) => Math.round(future + gap * (index + 1)));
  return [...new Set(spread)].filter((page) => page > future && page < bound);
}

/** Rows without a start come after all others. */
function hasStarted({ rows }: ResultPage, today: string): boolean {
  const dated = rows.flatMap(({ startDate }) => startDate ?? []);
  return dated.length === 0 || dated.some((start) => start <= today);
}

/** Newest start first, those without a start last; of one day in the source's order, which goes on from page to page. */
export function byStart(a: ProjectRow, b: ProjectRow): number {
  const [x, y] = [a.startDate ?? '', b.startDate ?? ''];
  return x === y ? 0 : x < y ? 1 : -1;
}

function lastPage(total: number | undefined): number {
  return total === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(total / PAGE_SIZE));
}

function hasNext({ total, hits, last }: ResultPage, page: number): boolean {
  if (hits === 0) return false;
  return total === undefined || total > (last ?? (page - 1) * PAGE_SIZE + hits);
}
