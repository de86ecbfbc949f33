// CELLAR, the Publications Office's store of EU law, asked over its SPARQL endpoint. Knows the queries, what fails how, and how
// long an answer is believed; what is made of acts and subjects is the adapter's matter.

import { Problem } from '../contract/problem.ts';
import type { UpstreamCacheLifetimes } from '../contract/upstream.ts';
import type { SourceCall, UpstreamClient } from '../upstream/client.ts';
import { type Row, readRows, refuseErrors } from './cellar/bindings.ts';
import {
  type Act,
  type EuroVocSubject,
  type LegalDocument,
  readActs,
  readConcept,
  readDocument,
  readSubjects,
} from './cellar/documents.ts';
import {
  conceptQuery,
  descriptorQuery,
  documentQuery,
  foreignDescriptorQuery,
  fullTextQuery,
  recentQuery,
  subjectActsQuery,
  subjectsQuery,
  type TitleSearch,
  titleQuery,
} from './cellar/queries.ts';
import type { ActKind } from './cellar/resource-types.ts';
import { EUROVOC_ID } from './cellar/sparql.ts';

/** Rows of an unordered search that are read at most: duplicates of works with several types among them. */
export const MOST_ROWS = 150;
/** Works with several types come several times: so many rows are read for each act that is wanted. */
const ROWS_AN_ACT = 3;
const MOST_DESCRIPTORS = 8;
/** Less time than this is not enough for another query. */
const LEAST_TIME_MS = 3000;

const HOUR_MS = 3_600_000;
const DOCUMENT_LIFETIMES = { fresh: 6 * HOUR_MS };
const THESAURUS_LIFETIMES = { fresh: 24 * HOUR_MS };

/** Acts newest first. */
export interface FoundActs {
  readonly acts: readonly Act[];
  /** There are more rows than were read: further acts, and after an unordered search newer ones, may be missing. */
  readonly cut: boolean;
}

export interface TitleMatches extends FoundActs {
  /** Parts of words were too slow to look for; whole words were searched. */
  readonly wholeWords: boolean;
}

/** Descriptors that a text may mean, best first. */
export interface Descriptors {
  readonly subjects: readonly EuroVocSubject[];
  /** The first one is called exactly what was asked for (in any case), in English or another language. */
  readonly exact: boolean;
}

/** All methods reject with a Problem of the client. */
export class Cellar {
  readonly #client: UpstreamClient;

  constructor(client: UpstreamClient) {
    this.#client = client;
  }

  /** Acts by parts of their titles; when that takes the source too long, by whole words from its full-text index. */
  async byTitle(search: TitleSearch, call: SourceCall): Promise<TitleMatches> {
    try {
      return { ...found(await this.#rows(titleQuery(search, MOST_ROWS), call), MOST_ROWS), wholeWords: false };
    } catch (error) {
      const query = fullTextQuery(search, MOST_ROWS);
      if (query === undefined || !isTooSlow(error) || !hasTime(call)) throw error;
      return { ...found(await this.#rows(query, call), MOST_ROWS), wholeWords: true };
    }
  }

  /** Acts signed from `from` to `to` (both included, `YYYY-MM-DD`); enough rows for `wanted` acts. */
  async signedBetween(
    from: string,
    to: string,
    kind: ActKind | undefined,
    wanted: number,
    call: SourceCall,
  ): Promise<FoundActs> {
    const limit = wanted * ROWS_AN_ACT;
    return found(await this.#rows(recentQuery(kind, from, to, limit), call), limit);
  }

  /** Acts that are indexed under a EuroVoc concept. */
  async about(eurovocId: string, wanted: number, call: SourceCall): Promise<FoundActs> {
    const limit = wanted * ROWS_AN_ACT;
    return found(await this.#rows(subjectActsQuery(eurovocId, limit), call), limit);
  }

  /** A document by its CELEX number (upper case); undefined when there is none. */
  async document(celex: string, call: SourceCall): Promise<LegalDocument | undefined> {
    return readDocument(await this.#rows(documentQuery(celex), call, DOCUMENT_LIFETIMES));
  }

  /** The English subjects of some documents, by CELEX number; those without any are absent. */
  async subjectsOf(celexes: readonly string[], call: SourceCall): Promise<ReadonlyMap<string, EuroVocSubject[]>> {
    if (celexes.length === 0) return new Map();
    return readSubjects(await this.#rows(subjectsQuery([...celexes].sort()), call, DOCUMENT_LIFETIMES));
  }

  /** Descriptors by id or by a text that their name holds; none when the thesaurus has nothing like it. */
  async descriptors(text: string, call: SourceCall): Promise<Descriptors> {
    const id = text.replace(/^https?:\/\/eurovoc\.europa\.eu\//i, '');
    if (EUROVOC_ID.test(id)) {
      const [row] = await this.#rows(conceptQuery(id), call, THESAURUS_LIFETIMES);
      const label = row?.['label'];
      return { subjects: label === undefined ? [] : [{ eurovocId: id, label }], exact: true };
    }
    const wanted = text.toLowerCase();
    const english = await this.#rows(descriptorQuery(wanted, MOST_DESCRIPTORS), call, THESAURUS_LIFETIMES);
    if (english.length > 0) return ranked(english, 'label', wanted);
    const foreign = await this.#rows(foreignDescriptorQuery(wanted, MOST_DESCRIPTORS), call, THESAURUS_LIFETIMES);
    return ranked(foreign, 'match', wanted);
  }

  async #rows(query: string, call: SourceCall, cache: Partial<UpstreamCacheLifetimes> = {}): Promise<readonly Row[]> {
    const answer = await this.#client.post(
      {
        path: '/webapi/rdf/sparql',
        body: { text: query, type: 'application/sparql-query' },
        // Without this the engine answers XML or HTML.
        headers: { accept: 'application/sparql-results+json' },
        // Its errors are plain texts of any status: `refuseErrors` tells them from results.
        expect: 'text',
        accept: [200, 400, 500],
        judge: refuseErrors,
        cache,
      },
      call,
    );
    return answer.parsed(readRows);
  }
}

function found(rows: readonly Row[], limit: number): FoundActs {
  return { acts: readActs(rows), cut: rows.length >= limit };
}

/** The descriptor that is called exactly so first, then the one whose name has least beside it. */
function ranked(rows: readonly Row[], matched: 'label' | 'match', wanted: string): Descriptors {
  const isSame = (row: Row) => row[matched]?.toLowerCase() === wanted;
  const length = (row: Row) => row[matched]?.length ?? Number.POSITIVE_INFINITY;
  const sorted = [...rows].sort((a, b) => Number(isSame(b)) - Number(isSame(a)) || length(a) - length(b));
  const subjects = new Map<string, EuroVocSubject>();
  for (const row of sorted) {
    const subject = readConcept(row['concept'], row['label'] ?? row['match']);
    if (subject !== undefined && !subjects.has(subject.eurovocId)) subjects.set(subject.eurovocId, subject);
  }
  return { subjects: [...subjects.values()], exact: sorted[0] !== undefined && isSame(sorted[0]) };
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Problem && error.code === 'upstream_timeout';
}

function hasTime(call: SourceCall): boolean {
  return !call.signal.aborted && call.deadline - Date.now() > LEAST_TIME_MS;
}
