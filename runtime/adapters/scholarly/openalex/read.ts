import {
  type Derivations,
  readAuthorSummary,
  readCitationRow,
  readConcept,
  readGetAuthorProfileResult,
  readGetPaperResult,
  readInstitution,
  readPaperAuthor,
  readPaperSummary,
} from '../../../../generated/services/scholarly/readers.ts';
import type { Concept, Institution, PaperAuthor } from '../../../../generated/services/scholarly/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { Problem } from '../../../contract/problem.ts';
import { afterLast, completeOf, readEach } from '../../../decoding/source-values.ts';
import {
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import { plainLine } from '../../../lib/plain-text.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';

export type Paper = ReturnType<typeof paperOf>;
export type AuthorProfile = ReturnType<typeof profileOf>;

export interface FoundItems<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

const derive: Derivations = {
  PaperSummary: {
    authors: (row) => authorsOf(row).map(({ institutions: _, ...author }) => author),
    concepts: (row) =>
      conceptsOf(row)
        .slice(0, MAX_PER_ROW)
        .map(({ name }) => name),
  },
  CitationRow: { authors: namesOfAuthors },
  GetPaperResult: { abstract: (row) => abstractOf(row['abstract_inverted_index']), concepts: conceptsOf },
  AuthorSummary: { institutions: (row) => institutionsOf(row).map(({ name }) => name) },
  GetAuthorProfileResult: {
    other_names: (row) =>
      textsOf(row['display_name_alternatives'])
        .filter((other) => other !== textOf(row['display_name']))
        .slice(0, MAX_OTHER_NAMES),
    affiliations: institutionsOf,
  },
};

export const reads = readers(import.meta.url, {
  paper: (answer) => (isMissing(answer) ? undefined : paperOf(objectOf(answer.json()))),
  papers: (answer) => foundOf(answer, (row) => readPaperSummary(row, derive)),
  published: (answer) => foundOf(answer, publishedOf),
  citations: (answer) => foundOf(answer, (row) => readCitationRow(row, derive)),
  author: readAuthor,
  authors: readAuthors,
  topics: (answer) => foundOf(answer, (row) => ({ id: idOf(row['id']), name: textOf(row['display_name']) ?? '' })),
});

/** Statuses for an exceeded usage limit. Every request accepts and handles them. */
const LIMITS: readonly number[] = [403, 429];
/** Statuses accepted for a list without user input. Any other status is a failure of the source. */
export const OF_A_LIST: readonly number[] = [200, ...LIMITS];
/**
 * Statuses accepted for a search. 400 means that the user's input is rejected. A working search never returns 404, so
 * 404 is a failure of the source.
 */
export const OF_A_SEARCH: readonly number[] = [...OF_A_LIST, 400];
/** OpenAlex returns 400 or 404 for an id that does not exist. */
export const OF_A_LOOKUP: readonly number[] = [...OF_A_LIST, 400, 404];

const MAX_PER_ROW = 5;
const MAX_CONCEPTS = 10;
const MAX_INSTITUTIONS = 3;
const MAX_OTHER_NAMES = 10;
const MAX_ABSTRACT_WORDS = 20_000;

/** Returns undefined for an unknown author, and for the empty record that remains of an author merged into another. */
function readAuthor(answer: Answer): AuthorProfile | undefined {
  if (isMissing(answer)) return undefined;
  const author = profileOf(objectOf(answer.json()));
  return isTombstone(author) ? undefined : author;
}

function readAuthors(answer: Answer) {
  const { total, items } = foundOf(answer, (row) => readAuthorSummary(row, derive));
  return { total, items: items.filter((author) => !isTombstone(author)) };
}

function isMissing(answer: Answer): boolean {
  refuseLimits(answer);
  return answer.status === 404 || answer.status === 400;
}

function foundOf<Item>(answer: Answer, itemOf: (fields: JsonObject) => Item): FoundItems<Item> {
  refuseLimits(answer);
  if (answer.status === 400) {
    throw new Problem('invalid_arguments', 'OpenAlex cannot parse this search.', {
      hint: 'Use plain words; AND, OR, NOT and quotes are search operators. Page and max_results together reach at most 10,000 results.',
    });
  }
  const body = objectOf(answer.json());
  const total = wholeOf(objectOf(body['meta'])['count']);
  if (!Array.isArray(body['results']) || total === undefined)
    throw new Error('A list has no results or no meta.count.');
  return { total, items: body['results'].filter(isObject).map(itemOf) };
}

/**
 * An exhausted budget does not open the circuit breaker, because it is not a failure of the source, and free requests
 * still work.
 */
function refuseLimits({ status, headers }: Answer): void {
  if (status !== 429 && status !== 403) return;
  const remaining = numberOf(headers['x-ratelimit-remaining-usd']);
  if (remaining !== undefined && remaining <= 0) {
    const reset = numberOf(headers['x-ratelimit-reset']);
    const when = reset === undefined ? 'at 00:00 UTC' : `in ${Math.max(1, Math.ceil(reset / 3600))} h`;
    const detail = `OpenAlex has a daily search budget per client, and this server has used it up; it resets ${when}. A free key from https://openalex.org/settings/api in OPENALEX_KEY has a larger budget. Requests for single works and authors by id still work.`;
    throw new Problem(
      'not_configured',
      detail,
      reset === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(reset)) },
    );
  }
  const wait = numberOf(headers['retry-after']);
  if (status === 429) {
    const detail = 'openalex returned HTTP status 429 (too many requests).';
    throw new Problem('upstream_unavailable', detail, {
      retryAfter: wait === undefined ? 2 : Math.max(1, Math.ceil(wait)),
    });
  }
  throw new Problem(
    'upstream_failed',
    'openalex returned HTTP status 403. The operator may have to renew OPENALEX_KEY.',
  );
}

function paperOf(row: JsonObject) {
  return readGetPaperResult(row, derive);
}

function profileOf(row: JsonObject) {
  return readGetAuthorProfileResult(row, derive);
}

function publishedOf(row: JsonObject) {
  const { publication_date, topic, retracted, url } = paperOf(row);
  return {
    ...readPaperSummary(row, derive),
    ...{ publication_date, topic, retracted, url, authors: namesOfAuthors(row) },
  };
}

function authorsOf(row: JsonObject): AdapterResult<PaperAuthor>[] {
  const first = listOf(row['authorships']).slice(0, MAX_PER_ROW);
  return readEach(first, (item) => completeOf(item, readPaperAuthor));
}

function namesOfAuthors(row: JsonObject): string[] {
  return authorsOf(row).map(({ name }) => name);
}

/** If the source no longer lists concepts, returns topics and keywords instead. */
function conceptsOf(row: JsonObject): AdapterResult<Concept>[] {
  const lists = [row['concepts'], row['topics'], row['keywords']].map(listOf);
  const concepts = lists.find((list) => list.length > 0) ?? [];
  return readEach(concepts, (item) => completeOf(item, readConcept))
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, MAX_CONCEPTS);
}

/** Builds the text of an abstract, which OpenAlex returns as a list of words with their positions. */
function abstractOf(index: unknown): string | undefined {
  if (!isObject(index)) return undefined;
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index)) {
    for (const position of listOf(positions)) {
      if (Number.isInteger(position) && (position as number) >= 0 && (position as number) < MAX_ABSTRACT_WORDS) {
        words[position as number] = word;
      }
    }
  }
  // Skips positions that have no word.
  return plainLine(words.filter((word) => word !== undefined).join(' '));
}

/** Returns the last known institutions, followed by the others with the latest year first, without duplicates. */
function institutionsOf(row: JsonObject): AdapterResult<Institution>[] {
  const past = readEach(listOf(row['affiliations']), (affiliation) => {
    const years = readEach(listOf(objectOf(affiliation)['years']), wholeOf);
    const lastYear = years.length === 0 ? undefined : years.reduce((a, b) => Math.max(a, b));
    return institutionOf(objectOf(affiliation)['institution'], lastYear);
  }).sort((a, b) => (b.last_year ?? 0) - (a.last_year ?? 0));
  const known = readEach(listOf(row['last_known_institutions']), (institution) => {
    const id = idOf(objectOf(institution)['id']);
    return institutionOf(institution, past.find((each) => typeof each.id === 'string' && each.id === id)?.last_year);
  });
  const byId = new Map<string, AdapterResult<Institution>>();
  for (const each of [...known, ...past]) if (!byId.has(each.id ?? each.name)) byId.set(each.id ?? each.name, each);
  return [...byId.values()].slice(0, MAX_INSTITUTIONS);
}

function institutionOf(value: unknown, lastYear: number | undefined): AdapterResult<Institution> | undefined {
  const institution = completeOf(value, readInstitution);
  return institution && { ...institution, last_year: lastYear };
}

/** True for the record that remains of a merged author, which has a fixed name and no works. */
function isTombstone({ display_name: name, works_count: works }: Pick<AuthorProfile, 'display_name' | 'works_count'>) {
  return name === 'Deleted Author' && (works ?? 0) === 0;
}

/**
 * Returns the last part of an OpenAlex URL: `https://openalex.org/W1` becomes `W1`, `https://openalex.org/fields/17`
 * becomes `17`.
 */
function idOf(value: unknown): string | undefined {
  return afterLast(textOf(value), '/');
}
