// CORDIS, the EU's research projects: lists from the JSON search that the web site itself calls, single projects from their XML
// record. Lists have no funding: whoever wants it asks for the record of each project.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { localDay } from '../../../lib/time-zones.ts';
import { sideBySide } from '../../../sdk/side-by-side.ts';
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

/** Makes the source on its client. */
export function create({ client }: SourceContext<'cordis'>): Cordis {
  return new Cordis(client);
}

/** Less time than this is not enough for another request. */
const LEAST_TIME_MS = 2000;

/** Which projects are searched for. */
export interface ProjectSearch {
  /** From `searchWords`; none finds every project. */
  readonly words: readonly string[];
  readonly programme: ProgrammeName | undefined;
}

/** A project, and whether its whole record could be read or only the web site's shorter one. */
export interface FoundRecord {
  readonly project: Project;
  readonly isWhole: boolean;
}

type Order = 'Relevance:decreasing' | 'startDate:decreasing';
/** A search as it is asked, by the fields given for its programme. */
type Run = (fields: readonly string[]) => Promise<Collected>;

/** The calendar day in Brussels: projects start on days of the Commission. */
export function today(now: Date): string {
  return localDay('Europe/Brussels', now);
}

/** All methods reject with a Problem of the client. */
export class Cordis {
  readonly #client: SourceClient<LifetimeName<'cordis'>>;

  constructor(client: SourceClient<LifetimeName<'cordis'>>) {
    this.#client = client;
  }

  /** Projects that match, most relevant first; `wanted` filters what the source cannot, until `enough` are found. */
  relevant(
    search: ProjectSearch,
    wanted: (row: ProjectRow) => boolean,
    enough: number,
    call: SourceCall,
  ): Promise<Collected> {
    return inAnySpelling(search, call, (fields) => {
      const pages = this.#pages(search, fields, 'Relevance:decreasing', call);
      return collect(pages, (row) => isOf(search, row) && wanted(row), enough);
    });
  }

  /** Projects that started up to `today`, newest start first, those without a start last. */
  async started(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    wanted: (row: ProjectRow) => boolean = () => true,
  ): Promise<Collected> {
    const found =
      (await this.#startedByDate(search, today, enough, call, wanted)) ??
      (await this.#startedByPaging(search, today, enough, call, wanted));
    return { ...found, rows: [...found.rows].sort(byStart) };
  }

  /** By the source's own condition; undefined where it does not understand that or does not keep to it. */
  async #startedByDate(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    wanted: (row: ProjectRow) => boolean,
  ): Promise<Collected | undefined> {
    try {
      const found = await inAnySpelling(search, call, (fields) => {
        const pages = this.#pages({ ...search, startedBy: today }, fields, 'startDate:decreasing', call);
        return collect(pages, (row) => isOf(search, row) && wanted(row), enough);
      });
      const isKept = found.rows.length > 0 && found.rows.every((row) => hasStarted(row, today));
      return isKept ? found : undefined;
    } catch (error) {
      if (!isRefusal(error) || timeLeft(call) < LEAST_TIME_MS) throw error;
      return undefined;
    }
  }

  #startedByPaging(
    search: ProjectSearch,
    today: string,
    enough: number,
    call: SourceCall,
    isWanted: (row: ProjectRow) => boolean,
  ): Promise<Collected> {
    return inAnySpelling(search, call, async (fields) => {
      const pages = this.#pages(search, fields, 'startDate:decreasing', call);
      const wanted = (row: ProjectRow) => isOf(search, row) && hasStarted(row, today) && isWanted(row);
      return collect(pages, wanted, enough, await firstStartedPage(pages, today));
    });
  }

  /** A project's whole record; undefined when the source has none under this reference. */
  record(reference: string, call: SourceCall): Promise<Project | undefined> {
    return this.#client.read(
      {
        path: `/project/id/${encodeURIComponent(reference)}`,
        query: { format: 'xml' },
        // For unknown references it sends a web page, with 404 or 200: that is an answer, not a failure.
        headers: { accept: 'application/xml, text/xml, */*;q=0.1' },
        accept: [200, 404],
        answers: isAbout(reference),
        lifetime: 'record',
      },
      projectReads.record,
      call,
    );
  }

  /** A project by its reference; where its record fails or is missing, from the web site's JSON. Undefined for none. */
  async project(reference: string, call: SourceCall): Promise<FoundRecord | undefined> {
    let failure: unknown;
    try {
      const project = await this.record(reference, call);
      if (project !== undefined) return { project, isWhole: true };
    } catch (error) {
      if (!isSourceProblem(error) || timeLeft(call) < LEAST_TIME_MS) throw error;
      failure = error;
    }
    try {
      const project = await this.#details(reference, call);
      if (project !== undefined) return { project, isWhole: false };
    } catch (error) {
      // The first failure tells more; an unknown reference stays unknown.
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
          // Projects older than five years count as archived, and are left out unless asked for.
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
 * A search with all fields that may hold its programme in one condition; where that is refused or finds nothing, with each of them
 * alone, side by side: which of them the source knows, and whether it knows OR, is not documented.
 */
async function inAnySpelling({ programme }: ProjectSearch, call: SourceCall, run: Run): Promise<Collected> {
  let found: Collected | undefined;
  let failure: unknown;
  try {
    found = await run(FRAMEWORK_FIELDS);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    failure = error;
  }
  if (programme !== undefined && (found?.seen ?? 0) === 0 && timeLeft(call) >= LEAST_TIME_MS) {
    const { answered } = await sideBySide(FRAMEWORK_FIELDS, (field) => run([field]));
    const values = answered.map(({ value }) => value);
    found = values.find(({ seen }) => seen > 0) ?? found ?? values[0];
  }
  if (found === undefined) throw failure;
  return found;
}

/** Whether the source answered that it cannot, or with nonsense: another question may be understood. */
function isRefusal(error: unknown): boolean {
  return isSourceProblem(error) && (error.code === 'upstream_failed' || error.code === 'upstream_invalid_response');
}

/** Whether a record is the one that was asked for, by its reference or by its number in CORDIS. */
function isAbout(asked: string): (project: Project | undefined) => boolean {
  const wanted = asked.toLowerCase();
  return (project) =>
    project === undefined || project.reference.toLowerCase() === wanted || project.rcn?.toLowerCase() === wanted;
}

/** Whether a row is of the programme; one that says nothing was found by the source's own clause. */
function isOf({ programme }: ProjectSearch, row: ProjectRow): boolean {
  return programme === undefined || row.programme === undefined || row.programme === programme;
}

function hasStarted({ startDate = '' }: ProjectRow, today: string): boolean {
  return startDate <= today;
}
