// How pages of results are read until there is enough: filters that the source lacks are applied here, and the newest started
// projects are looked for behind those that are signed and start later. Knows pages, nothing of how they are fetched.

import { isUpstreamProblem } from '../../upstream/failure.ts';
import type { ProjectRow } from './project.ts';
import type { ResultPage } from './read-results.ts';

/** Fetches a page, from 1. */
export type FetchPage = (page: number) => Promise<ResultPage>;

export interface Collected {
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
/** Pages that are read one after another for one answer. */
export const MOST_PAGES = 4;
/** Pages that are looked at to find where the future ends; doubling and halving reach far with few. */
const MOST_PROBES = 16;

/**
 * Rows that are wanted, in the source's order, from page `first` on until `enough` or MOST_PAGES are read. A first page that fails
 * is a failure; a later one ends the list.
 */
export async function collect(
  fetch: FetchPage,
  wanted: (row: ProjectRow) => boolean,
  enough: number,
  first = 1,
): Promise<Collected> {
  const rows = new Map<string, ProjectRow>();
  let total: number | undefined;
  let seen = 0;
  let unseen = true;
  for (let page = first; page < first + MOST_PAGES; page++) {
    let answer: ResultPage;
    try {
      answer = await fetch(page);
    } catch (error) {
      if (page === first || !isUpstreamProblem(error)) throw error;
      return { rows: [...rows.values()], total, seen, unseen: true, failed: true };
    }
    total = answer.total ?? total;
    for (const row of answer.rows) if (wanted(row) && !rows.has(row.reference)) rows.set(row.reference, row);
    seen += answer.hits;
    unseen = hasNext(answer, page);
    if (!unseen || rows.size > enough) break;
  }
  return { rows: [...rows.values()], total, seen, unseen, failed: false };
}

/**
 * The first page, of results that are sorted by falling start, that holds a project which has started. Doubles its step until it is
 * there or past it, then halves; with MOST_PROBES requests it finds its way over many thousands of projects.
 */
export async function firstStartedPage(fetch: FetchPage, today: string): Promise<number> {
  let future = 0;
  let started: number | undefined;
  for (let probe = 0, page = 1; probe < MOST_PROBES; probe++) {
    const answer = await fetch(page);
    const dated = answer.rows.flatMap(({ startDate }) => startDate ?? []);
    // Rows without a start come after all others.
    const isStarted = dated.length === 0 || dated.some((start) => start <= today);
    if (isStarted) started = page;
    else future = page;
    if (started !== undefined && started - future <= 1) return started;
    if (started === undefined && !hasNext(answer, page)) return page;
    page = started === undefined ? page * 2 : Math.floor((future + started) / 2);
  }
  return started ?? future;
}

/** Newest start first, then by reference; those without a start last. */
export function byStart(a: ProjectRow, b: ProjectRow): number {
  const [x, y] = [a.startDate ?? '', b.startDate ?? ''];
  if (x !== y) return x < y ? 1 : -1;
  return a.reference < b.reference ? -1 : 1;
}

function hasNext({ total, hits, last }: ResultPage, page: number): boolean {
  if (hits === 0) return false;
  return total === undefined || total > (last ?? (page - 1) * PAGE_SIZE + hits);
}
