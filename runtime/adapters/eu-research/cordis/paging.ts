// Reads result pages until there are enough rows, in parallel if possible. Applies filters that the source does not
// support. If the source cannot filter by start date, skips projects that start in the future to find the first one
// that has started.

import { settleAll } from '../../../sdk/settle-all.ts';
import type { ProjectRow } from './project.ts';
import type { ResultPage } from './read-results.ts';

/** Pages start at 1. */
export type FetchPage = (page: number) => Promise<ResultPage>;

export interface Collected {
  readonly rows: readonly ProjectRow[];
  /** Number of hits that the source reports, before additional filters are applied. */
  readonly total: number | undefined;
  readonly seen: number;
  readonly unseen: boolean;
  /** True if a later page failed, so its hits are missing. */
  readonly failed: boolean;
}

/** Number of hits per page. For larger values, the source returns only 10 hits. */
export const PAGE_SIZE = 50;
export const MAX_PAGES = 4;
/** Number of pages to probe per round when searching for the first started project. */
const PROBES = 4;
/**
 * Maximum number of rounds. Four rounds reach 256 times as far as the first probes, and a few more find the page
 * between two probes.
 */
const MAX_ROUNDS = 10;

/**
 * Returns rows in the source's order. Reads only page `first` if it has `enough` rows, otherwise up to MAX_PAGES pages.
 * Rejects if the first page fails; sets `failed` if a later page fails.
 */
export async function collect(
  fetch: FetchPage,
  isMatch: (row: ProjectRow) => boolean,
  enough: number,
  first = 1,
): Promise<Collected> {
  const start = await fetch(first);
  const isEnough = start.rows.filter(isMatch).length >= enough;
  const further = isEnough || !hasNext(start, first) ? [] : pagesBehind(start, first);
  const { answered, failed } = await settleAll(further, fetch);
  const pages = [{ item: first, value: start }, ...answered];
  const rows = new Map<string, ProjectRow>();
  for (const { value } of pages) {
    for (const row of value.rows) if (isMatch(row) && !rows.has(row.reference)) rows.set(row.reference, row);
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

function pagesBehind({ total }: ResultPage, first: number): number[] {
  const last = Math.min(first + MAX_PAGES - 1, lastPage(total));
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => first + 1 + index);
}

/**
 * Returns the first page with a started project, in results sorted by descending start date, or the last page if no
 * project has started. Probes PROBES pages in parallel, at growing distances until a started project is found, then
 * between the bounds. Ignores single failed pages; rejects if an entire round fails.
 */
export async function firstStartedPage(fetch: FetchPage, today: string): Promise<number> {
  // The last page known to have only projects that start in the future, the first page known to have a started project,
  // and the last page.
  let [future, started, last] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const pages = probesBetween(future, Math.min(started, last + 1));
    const { answered, failed } = await settleAll(pages, fetch);
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

/** Returns the pages to probe, evenly spaced between the bounds, or at growing distances if there is no upper bound. */
function probesBetween(future: number, bound: number): number[] {
  if (!Number.isFinite(bound)) {
    const from = Math.max(1, future);
    return Array.from({ length: PROBES }, (_, index) => from * PROBES ** (future === 0 ? index : index + 1));
  }
  const gap = (bound - future) / (PROBES + 1);
  const spread = Array.from({ length: PROBES }, (_, index) => Math.round(future + gap * (index + 1)));
  return [...new Set(spread)].filter((page) => page > future && page < bound);
}

/**
 * Returns true if the page contains a started project, or only projects without a start date, because these are sorted
 * last.
 */
function hasStarted({ rows }: ResultPage, today: string): boolean {
  const dated = rows.flatMap(({ startDate }) => startDate ?? []);
  return dated.length === 0 || dated.some((start) => start <= today);
}

/**
 * Sorts by start date, newest first, with undated projects last. Projects with the same date keep the source's order,
 * which continues across pages.
 */
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
