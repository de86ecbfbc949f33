// CORDIS, the EU's research projects: lists from the JSON search that the web site itself calls, single projects from their XML
// record. Lists have no funding: whoever wants it asks for the record of each project.

import type { Answer } from '../upstream/answer.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import { isUpstreamProblem } from '../upstream/failure.ts';
import { byStart, type Collected, collect, type FetchPage, firstStartedPage, PAGE_SIZE } from './cordis/paging.ts';
import type { ProgrammeName, Project, ProjectRow } from './cordis/project.ts';
import { readDetails } from './cordis/read-details.ts';
import { isProjectXml, readProject } from './cordis/read-project.ts';
import { readResults } from './cordis/read-results.ts';
import { FRAMEWORK_FIELDS, type FrameworkField, searchQuery } from './cordis/search-terms.ts';

const DAY_MS = 86_400_000;
/** Less time than this is not enough for another request. */
const LEAST_TIME_MS = 2000;

export interface ProjectSearch {
  /** From `searchWords`; none finds every project. */
  readonly words: readonly string[];
  readonly programme: ProgrammeName | undefined;
}

/** A project, and whether its whole record could be read or only the web site's shorter one. */
export interface FoundRecord {
  readonly project: Project;
  readonly whole: boolean;
}

type Order = 'Relevance:decreasing' | 'startDate:decreasing';

/** All methods reject with a Problem of the client. */
export class Cordis {
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Projects that match, most relevant first; `wanted` filters what the source cannot, until `enough` are found. */
  relevant(
    search: ProjectSearch,
    wanted: (row: ProjectRow) => boolean,
    enough: number,
    call: SourceCall,
  ): Promise<Collected> {
    return this.#either(search, (field) => {
      const pages = this.#pages(search, field, 'Relevance:decreasing', call);
      return collect(pages, (row) => isOf(search, row) && wanted(row), enough);
    });
  }

  /** Projects that started up to `today`, newest start first, those without a start last. */
  async started(search: ProjectSearch, today: string, enough: number, call: SourceCall): Promise<Collected> {
    const found = await this.#either(search, async (field) => {
      const pages = this.#pages(search, field, 'startDate:decreasing', call);
      const wanted = (row: ProjectRow) => isOf(search, row) && (row.startDate ?? '') <= today;
      return collect(pages, wanted, enough, await firstStartedPage(pages, today));
    });
    return { ...found, rows: [...found.rows].sort(byStart) };
  }

  /** A project's whole record; undefined when the source has none under this reference. */
  async record(reference: string, call: SourceCall): Promise<Project | undefined> {
    const answer = await this.#client.get(
      {
        path: `/project/id/${encodeURIComponent(reference)}`,
        query: { format: 'xml' },
        // For unknown references it sends a web page, with 404 or 200: that is an answer, not a failure.
        headers: { accept: 'application/xml, text/xml, */*;q=0.1' },
        accept: [200, 404],
        judge: (record) => void record.parsed(readRecord),
        cache: { fresh: DAY_MS },
      },
      call,
    );
    return answer.parsed(readRecord);
  }

  /** A project by its reference; where its record fails or is missing, from the web site's JSON. Undefined for none. */
  async project(reference: string, call: SourceCall): Promise<FoundRecord | undefined> {
    let failure: unknown;
    try {
      const project = await this.record(reference, call);
      if (project !== undefined) return { project, whole: true };
    } catch (error) {
      if (!isUpstreamProblem(error) || !hasTime(call)) throw error;
      failure = error;
    }
    try {
      const project = await this.#details(reference, call);
      if (project !== undefined) return { project, whole: false };
    } catch (error) {
      // The first failure tells more; an unknown reference stays unknown.
      if (!isUpstreamProblem(error)) throw error;
    }
    if (failure !== undefined) throw failure;
    return undefined;
  }

  async #details(reference: string, call: SourceCall): Promise<Project | undefined> {
    const answer = await this.#client.get(
      {
        path: '/api/details',
        query: { contenttype: 'project', rcn: reference, lang: 'en', paramType: 'id' },
        headers: { accept: 'application/json' },
        accept: [200, 404],
        judge: (details) => void details.parsed(readAnyDetails),
        cache: { fresh: DAY_MS },
      },
      call,
    );
    return answer.parsed(readAnyDetails);
  }

  /** The search with the short spelling of the framework clause; with the long one when that finds nothing. */
  async #either(search: ProjectSearch, run: (field: FrameworkField) => Promise<Collected>): Promise<Collected> {
    const [short, long] = FRAMEWORK_FIELDS;
    const found = await run(short);
    return search.programme !== undefined && found.seen === 0 ? run(long) : found;
  }

  #pages({ words, programme }: ProjectSearch, field: FrameworkField, order: Order, call: SourceCall): FetchPage {
    const q = searchQuery(words, programme, field);
    return async (page) => {
      const answer = await this.#client.get(
        {
          path: '/api/search/results',
          // Projects older than five years count as archived, and are left out unless asked for.
          query: { q, p: page, num: PAGE_SIZE, srt: order, format: 'json', archived: true },
          expect: 'json',
          judge: (results) => void results.parsed(readResults),
        },
        call,
      );
      return answer.parsed(readResults);
    };
  }
}

/** Whether a row is of the programme; one that says nothing was found by the source's own clause. */
function isOf({ programme }: ProjectSearch, row: ProjectRow): boolean {
  return programme === undefined || row.programme === null || row.programme === programme;
}

function readRecord(answer: Answer): Project | undefined {
  if (answer.body.length === 0) throw new Error('The body is empty.');
  const text = answer.text();
  return answer.status === 200 && isProjectXml(text) ? readProject(text) : undefined;
}

function readAnyDetails(answer: Answer): Project | undefined {
  return answer.status === 200 && /^\s*[{[]/.test(answer.text()) ? readDetails(answer) : undefined;
}

function hasTime(call: SourceCall): boolean {
  return !call.signal.aborted && call.deadline - Date.now() > LEAST_TIME_MS;
}
