// CORDIS, the EU's database of research projects. Lists come from its website's JSON search, single projects from XML
// records. Only the records contain funding data.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { localDay } from '../../../lib/time-zones.ts';
import { settleAll } from '../../../sdk/settle-all.ts';
import { timeLeft } from '../../../sdk/time-left.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { isSourceProblem } from '../../../sources/client/failure.ts';
import type { SourceContext } from '../../../sources/context.ts';
import { byStart, type Collected, collect, type FetchPage, firstStartedPage, PAGE_SIZE } from './paging.ts';
import type { ProgrammeName, Project, ProjectRow } from './project.ts';
import { reads } from './read-details.ts';
import { reads as projectReads } from './read-project.ts';
import { reads as readResultsReads } from './read-results.ts';
import { type Conditions, FRAMEWORK_FIELDS, searchQuery } from './search-terms.ts';

export type { Collected } from './paging.ts';
export type { Participant, Project, ProjectRow } from './project.ts';
export { searchWords } from './search-terms.ts';

export function create({ client }: SourceContext<'cordis'>): Cordis {
  return new Cordis(client);
}

/** Minimum remaining time to start another request. */
const MIN_TIME_MS = 2000;

export interface ProjectSearch {
  /** Words as returned by `searchWords`; an empty list matches every project. */
  readonly words: readonly string[];
  readonly programme: ProgrammeName | undefined;
}

export interface FoundRecord {
  readonly project: Project;
  readonly isWhole: boolean;
}

type Order = 'Relevance:decreasing' | 'startDate:decreasing';
type Run = (fields: readonly string[]) => Promise<Collected>;

/** Returns the current date in Brussels, which project start dates refer to. */
export function today(now: Date): string {
  return localDay('Europe/Brussels', now);
}

export class Cordis {
  readonly #client: SourceClient<LifetimeName<'cordis'>>;

  constructor(client: SourceClient<LifetimeName<'cordis'>>) {
    this.#client = client;
  }

  /**
   * Returns the most relevant projects first. Reads pages until there are `enough` projects that satisfy `isMatch`,
   * which applies filters that the source does not support.
   */
  relevant(
    search: ProjectSearch,
    isMatch: (row: ProjectRow) => boolean,
    enough: number,
    call: SourceCall,
  ): Promise<Collected> {
    return withAnyProgrammeField(search, call, (fields) => {
      const pages = this.#pages(search, fields, 'Relevance:decreasing', call);
      return collect(pages, (row) => isOf(search, row) && isMatch(row), enough);
    });
  }

  /** Returns the most recently started projects first and undated projects last. */
  async started(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    isMatch: (row: ProjectRow) => boolean = () => true,
  ): Promise<Collected> {
    const found =
      (await this.#startedByDate(search, today, enough, call, isMatch)) ??
      (await this.#startedByPaging(search, today, enough, call, isMatch));
    return { ...found, rows: [...found.rows].sort(byStart) };
  }

  /** Filters with the source's date condition. Returns undefined if the source rejects or ignores it. */
  async #startedByDate(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    isMatch: (row: ProjectRow) => boolean,
  ): Promise<Collected | undefined> {
    try {
      const found = await withAnyProgrammeField(search, call, (fields) => {
        const pages = this.#pages({ ...search, startedBy: today }, fields, 'startDate:decreasing', call);
        return collect(pages, (row) => isOf(search, row) && isMatch(row), enough);
      });
      const isKept = found.rows.length > 0 && found.rows.every((row) => hasStarted(row, today));
      return isKept ? found : undefined;
    } catch (error) {
      if (!isRefusal(error) || timeLeft(call) < MIN_TIME_MS) throw error;
      return undefined;
    }
  }

  #startedByPaging(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    isMatch: (row: ProjectRow) => boolean,
  ): Promise<Collected> {
    return withAnyProgrammeField(search, call, async (fields) => {
      const pages = this.#pages(search, fields, 'startDate:decreasing', call);
      const isStartedMatch = (row: ProjectRow) => isOf(search, row) && hasStarted(row, today) && isMatch(row);
      return collect(pages, isStartedMatch, enough, await firstStartedPage(pages, today));
    });
  }

  record(reference: string, call: SourceCall): Promise<Project | undefined> {
    return this.#client.read(
      {
        path: `/project/id/${encodeURIComponent(reference)}`,
        query: { format: 'xml' },
        // For unknown references, the source returns a web page with status 404 or 200, which counts as a valid
        // response.
        headers: { accept: 'application/xml, text/xml, */*;q=0.1' },
        accept: [200, 404],
        answers: isAbout(reference),
        lifetime: 'record',
      },
      projectReads.record,
      call,
    );
  }

  /**
   * Falls back to the website's JSON record if the XML record is missing or cannot be read. Returns undefined if
   * neither exists.
   */
  async project(reference: string, call: SourceCall): Promise<FoundRecord | undefined> {
    let failure: unknown;
    try {
      const project = await this.record(reference, call);
      if (project !== undefined) return { project, isWhole: true };
    } catch (error) {
      if (!isSourceProblem(error) || timeLeft(call) < MIN_TIME_MS) throw error;
      failure = error;
    }
    try {
      const project = await this.#details(reference, call);
      if (project !== undefined) return { project, isWhole: false };
    } catch (error) {
      // Ignore this failure: report the failure of the XML record if there was one, otherwise that the reference is
      // unknown.
      if (!isSourceProblem(error)) throw error;
    }
    if (failure !== undefined) throw failure;
    return undefined;
  }

  #details(reference: string, call: SourceCall): Promise<Project | undefined> {
    return this.#client.read(
      {
        path: '/api/details',
        query: { contenttype: 'project', rcn: reference, lang: 'en', paramType: 'id' },
        headers: { accept: 'application/json' },
        accept: [200, 404],
        answers: isAbout(reference),
        lifetime: 'record',
      },
      reads.details,
      call,
    );
  }

  #pages(conditions: Conditions, fields: readonly string[], order: Order, call: SourceCall): FetchPage {
    const q = searchQuery(conditions, fields);
    return (page) => {
      return this.#client.read(
        {
          path: '/api/search/results',
          // By default, the search omits archived projects (older than five years).
          query: { q, p: page, num: PAGE_SIZE, srt: order, format: 'json', archived: true },
          expect: 'json',
        },
        readResultsReads.results,
        call,
      );
    };
  }
}

/**
 * Searches all possible program fields in one OR condition. If that is rejected or has no results, tries the fields
 * individually in parallel, because the documentation does not specify which fields exist or whether OR is supported.
 */
async function withAnyProgrammeField({ programme }: ProjectSearch, call: SourceCall, run: Run): Promise<Collected> {
  let found: Collected | undefined;
  let failure: unknown;
  try {
    found = await run(FRAMEWORK_FIELDS);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    failure = error;
  }
  if (programme !== undefined && (found?.seen ?? 0) === 0 && timeLeft(call) >= MIN_TIME_MS) {
    const { answered } = await settleAll(FRAMEWORK_FIELDS, (field) => run([field]));
    const values = answered.map(({ value }) => value);
    found = values.find(({ seen }) => seen > 0) ?? found ?? values[0];
  }
  if (found === undefined) throw failure;
  return found;
}

/**
 * Returns true if the source rejected the query or returned an invalid response, in which case a different query may
 * work.
 */
function isRefusal(error: unknown): boolean {
  return isSourceProblem(error) && (error.code === 'upstream_failed' || error.code === 'upstream_invalid_response');
}

function isAbout(reference: string): (project: Project | undefined) => boolean {
  const folded = reference.toLowerCase();
  return (project) =>
    project === undefined || project.reference.toLowerCase() === folded || project.rcn?.toLowerCase() === folded;
}

/** Keeps rows without a program, because they matched the program condition at the source. */
function isOf({ programme }: ProjectSearch, row: ProjectRow): boolean {
  return programme === undefined || row.programme === undefined || row.programme === programme;
}

function hasStarted({ startDate = '' }: ProjectRow, today: string): boolean {
  return startDate <= today;
}
