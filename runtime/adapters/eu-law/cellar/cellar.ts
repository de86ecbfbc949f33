// CELLAR, the Publications Office's repository of EU law, queried through its SPARQL endpoint.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { localDay } from '../../../lib/time-zones.ts';
import { timeLeft } from '../../../sdk/time-left.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import type { Read } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import type { Descriptors, EuroVocSubject, FoundActs, LegalDocument, TitleMatches } from './act.ts';
import { type ActRows, type NamedSubject, reads } from './documents.ts';
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
  textFilesQuery,
  titleQuery,
} from './queries.ts';
import { type ActKind, kindOfCelex } from './resource-types.ts';
import { EUROVOC_ID } from './sparql.ts';
import { reads as textReads } from './text.ts';

export type { Act, Descriptors, EuroVocSubject, FoundActs, LegalDocument, TitleMatches } from './act.ts';
export { kindOfCelex };

export function create({ client }: SourceContext<'cellar'>): Cellar {
  return new Cellar(client);
}

/** Maximum number of rows in an unordered search, including duplicate rows for works with several types. */
export const MAX_ROWS = 150;
/** Number of rows to read per requested act. More than one, because works with several types have several rows. */
const ROWS_AN_ACT = 3;
const MAX_DESCRIPTORS = 8;
/** Minimum remaining time to start another query. */
const MIN_TIME_MS = 3000;

/** Returns the current date in Luxembourg, which the dates of acts refer to. */
export function today(now: Date): string {
  return localDay('Europe/Luxembourg', now);
}

export class Cellar {
  readonly #client: SourceClient<LifetimeName<'cellar'>>;

  constructor(client: SourceClient<LifetimeName<'cellar'>>) {
    this.#client = client;
  }

  /**
   * Matches substrings of titles. If the substring search is too slow, matches whole words with the full-text index.
   */
  async byTitle(search: TitleSearch, call: SourceCall): Promise<TitleMatches> {
    try {
      return {
        ...found(await this.#ask(titleQuery(search, MAX_ROWS), reads.acts, call), MAX_ROWS),
        isWholeWords: false,
      };
    } catch (error) {
      const query = fullTextQuery(search, MAX_ROWS);
      if (query === undefined || !isTooSlow(error) || timeLeft(call) < MIN_TIME_MS) throw error;
      return { ...found(await this.#ask(query, reads.acts, call), MAX_ROWS), isWholeWords: true };
    }
  }

  /** `from` and `to` are inclusive (`YYYY-MM-DD`). Reads enough rows for `count` acts. */
  async signedBetween(
    from: string,
    to: string,
    kind: ActKind | undefined,
    count: number,
    call: SourceCall,
  ): Promise<FoundActs> {
    const limit = count * ROWS_AN_ACT;
    return found(await this.#ask(recentQuery(kind, from, to, limit), reads.acts, call), limit);
  }

  async about(eurovocId: string, count: number, call: SourceCall): Promise<FoundActs> {
    const limit = count * ROWS_AN_ACT;
    return found(await this.#ask(subjectActsQuery(eurovocId, limit), reads.acts, call), limit);
  }

  /** `celex` must be in upper case. */
  document(celex: string, call: SourceCall): Promise<LegalDocument | undefined> {
    return this.#ask(documentQuery(celex), reads.document, call, 'documents');
  }

  /**
   * Returns the English text, or undefined if the source has no XHTML or HTML edition. `celex` must be in upper case.
   * Rejects if a part cannot be read.
   */
  async text(celex: string, call: SourceCall): Promise<string | undefined> {
    const paths = await this.#ask(textFilesQuery(celex), textReads.files, call, 'documents');
    if (paths.length === 0) return undefined;
    const headers = { accept: 'application/xhtml+xml, text/html', 'accept-language': 'eng' };
    const texts = await Promise.all(
      paths.map((path) =>
        this.#client.read({ path, headers, expect: 'html', lifetime: 'documents' }, textReads.text, call),
      ),
    );
    return texts.join('\n\n');
  }

  /** Returns the English subjects of each document by CELEX number; documents without subjects are omitted. */
  async subjectsOf(
    celexes: readonly string[],
    call: SourceCall,
  ): Promise<ReadonlyMap<string, readonly EuroVocSubject[]>> {
    if (celexes.length === 0) return new Map();
    return this.#ask(subjectsQuery([...celexes].sort()), reads.subjects, call, 'documents');
  }

  async descriptors(text: string, call: SourceCall): Promise<Descriptors> {
    const id = text.replace(/^https?:\/\/eurovoc\.europa\.eu\//i, '');
    if (EUROVOC_ID.test(id)) {
      const [label] = await this.#ask(conceptQuery(id), reads.names, call, 'thesaurus');
      return { subjects: label === undefined ? [] : [{ eurovocId: id, label: label.name }], isExact: true };
    }
    const name = text.toLowerCase();
    const english = await this.#ask(descriptorQuery(name, MAX_DESCRIPTORS), reads.names, call, 'thesaurus');
    if (english.length > 0) return ranked(english, name);
    return ranked(await this.#ask(foreignDescriptorQuery(name, MAX_DESCRIPTORS), reads.names, call, 'thesaurus'), name);
  }

  #ask<Value>(query: string, read: Read<Value>, call: SourceCall, lifetime?: LifetimeName<'cellar'>): Promise<Value> {
    return this.#client.read(
      {
        path: '/webapi/rdf/sparql',
        body: { text: query, type: 'application/sparql-query' },
        // Without this header, the engine returns XML or HTML.
        headers: { accept: 'application/sparql-results+json' },
        // Error responses are plain text with any status; the parsers distinguish them from results.
        expect: 'text',
        accept: [200, 400, 500],
        ...(lifetime === undefined ? {} : { lifetime }),
      },
      read,
      call,
    );
  }
}

function found({ acts, rows }: ActRows, limit: number): FoundActs {
  return { acts, isCut: rows >= limit };
}

/** Sorts exact matches first, then the shortest names. */
function ranked(names: readonly NamedSubject[], query: string): Descriptors {
  const isSame = ({ name }: NamedSubject) => name.toLowerCase() === query;
  const sorted = [...names].sort((a, b) => Number(isSame(b)) - Number(isSame(a)) || a.name.length - b.name.length);
  const subjects = new Map<string, EuroVocSubject>();
  for (const { subject } of sorted) {
    if (subject !== undefined && !subjects.has(subject.eurovocId)) subjects.set(subject.eurovocId, subject);
  }
  return { subjects: [...subjects.values()], isExact: sorted[0] !== undefined && isSame(sorted[0]) };
}

function isTooSlow(error: unknown): boolean {
  return error instanceof Problem && error.code === 'upstream_timeout';
}
