// Reads works, authors and topics, single ones and lists, and tells a spent budget from a burst.

import { Problem } from '../../../contract/problem.ts';
import {
  flagOf,
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
import type { Author, Concept, FoundItems, Institution, Named, Work, WorkAuthor } from './model.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, {
  work: readWork,
  works: readWorks,
  author: readAuthor,
  authors: readAuthors,
  topics: readTopics,
});

/** Statuses that limit the use of the source, read in every answer. */
const LIMITS: readonly number[] = [403, 429];
/** Statuses of a list without the caller's words. Any other one is a failure of the source. */
export const OF_A_LIST: readonly number[] = [200, ...LIMITS];
/** 400 rejects the caller's words. A search has no 404 of its own: one means that the source failed. */
export const OF_A_SEARCH: readonly number[] = [...OF_A_LIST, 400];
/** Both 400 and 404 answer a look-up of an id that does not exist. */
export const OF_A_LOOKUP: readonly number[] = [...OF_A_LIST, 400, 404];

/** Thousands sign some papers. */
const MOST_AUTHORS = 500;
const MOST_AUTHORS_OF_A_ROW = 5;
const MOST_CONCEPTS = 10;
const MOST_WORDS_OF_AN_ABSTRACT = 20_000;

/** Reads one work; undefined where there is none. */
function readWork(answer: Answer): Work | undefined {
  return isMissing(answer) ? undefined : workOf(objectOf(answer.json()), MOST_AUTHORS);
}

/** Reads a page of works. */
function readWorks(answer: Answer): FoundItems<Work> {
  return foundOf(answer, (fields) => workOf(fields, MOST_AUTHORS_OF_A_ROW));
}

/** Undefined also for what is left of an author who was merged into another. */
function readAuthor(answer: Answer): Author | undefined {
  if (isMissing(answer)) return undefined;
  const author = authorOf(objectOf(answer.json()));
  return isTombstone(author) ? undefined : author;
}

/** Reads a page of authors. */
function readAuthors(answer: Answer): FoundItems<Author> {
  const { total, items } = foundOf(answer, authorOf);
  return { total, items: items.filter((author) => !isTombstone(author)) };
}

/** Reads a page of topics. */
function readTopics(answer: Answer): FoundItems<Named> {
  return foundOf(answer, (fields) => ({ id: idOf(fields['id']), name: textOf(fields['display_name']) ?? '' }));
}

function isMissing(answer: Answer): boolean {
  refuseLimits(answer);
  return answer.status === 404 || answer.status === 400;
}

function foundOf<Item>(answer: Answer, itemOf: (fields: JsonObject) => Item): FoundItems<Item> {
  refuseLimits(answer);
  if (answer.status === 400) {
    throw new Problem('invalid_arguments', 'OpenAlex cannot read this search.', {
      hint: 'Use plain words; AND, OR, NOT and quotes are operators there. Page and max_results together reach the first 10,000.',
    });
  }
  const body = objectOf(answer.json());
  const total = wholeOf(objectOf(body['meta'])['count']);
  if (!Array.isArray(body['results']) || total === undefined)
    throw new Error('A list has no results or no meta.count.');
  return { total, items: body['results'].filter(isObject).map(itemOf) };
}

/** A spent budget is no fault of the source, and what costs nothing still works: the source is not closed for it. */
function refuseLimits({ status, headers }: Answer): void {
  if (status !== 429 && status !== 403) return;
  const remaining = numberOf(headers['x-ratelimit-remaining-usd']);
  if (remaining !== undefined && remaining <= 0) {
    const reset = numberOf(headers['x-ratelimit-reset']);
    const when = reset === undefined ? 'at 00:00 UTC' : `in ${Math.max(1, Math.ceil(reset / 3600))} h`;
    const detail = `OpenAlex gives every client a budget for searches, and this server's is spent for today; it is renewed ${when}. A key in OPENALEX_KEY, free at https://openalex.org/settings/api, has a larger one. Single works and authors by id still work.`;
    throw new Problem(
      'not_configured',
      detail,
      reset === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(reset)) },
    );
  }
  const wait = numberOf(headers['retry-after']);
  if (status === 429) {
    const detail = 'openalex: it answered 429, and asks to be left alone.';
    throw new Problem('upstream_unavailable', detail, {
      retryAfter: wait === undefined ? 2 : Math.max(1, Math.ceil(wait)),
    });
  }
  throw new Problem('upstream_failed', 'openalex: it answered 403. The operator may have to renew OPENALEX_KEY.');
}

function workOf(fields: JsonObject, mostAuthors: number): Work {
  const id = idOf(fields['id']);
  if (id === undefined) throw new Error('A work has no id.');
  const authorships = listOf(fields['authorships']);
  const access = objectOf(fields['open_access']);
  const topic = objectOf(fields['primary_topic'] ?? listOf(fields['topics'])[0]);
  return {
    id,
    doi: withoutAddress(fields['doi'], 'doi.org'),
    title: plainLine(textOf(fields['title']) ?? textOf(fields['display_name'])),
    year: wholeOf(fields['publication_year']),
    published: textOf(fields['publication_date']),
    type: textOf(fields['type']),
    language: textOf(fields['language']),
    venue: plainLine(textOf(objectOf(objectOf(fields['primary_location'])['source'])['display_name'])),
    citedBy: wholeOf(fields['cited_by_count']),
    references: wholeOf(fields['referenced_works_count']),
    openAccess: {
      isOpen: flagOf(access['is_oa']),
      status: textOf(access['oa_status']),
      url: textOf(access['oa_url']),
      inRepository: flagOf(access['any_repository_has_fulltext']),
    },
    authors: authorships
      .slice(0, mostAuthors)
      .map((authorship) => workAuthorOf(objectOf(authorship)))
      .filter((author) => author !== undefined),
    authorCount: authorships.length,
    concepts: conceptsOf(fields),
    topic: textOf(topic['display_name']),
    field: textOf(objectOf(topic['field'])['display_name']),
    isRetracted: flagOf(fields['is_retracted']),
    abstract: abstractOf(fields['abstract_inverted_index']),
  };
}

function workAuthorOf(authorship: JsonObject): WorkAuthor | undefined {
  const author = objectOf(authorship['author']);
  const name = textOf(author['display_name']) ?? textOf(authorship['raw_author_name']);
  if (name === undefined) return undefined;
  return {
    id: idOf(author['id']),
    name,
    orcid: withoutAddress(author['orcid'], 'orcid.org'),
    institutions: namesOf(authorship['institutions']),
  };
}

/** Concepts, or topics and keywords where the source gives none any more. */
function conceptsOf(fields: JsonObject): Concept[] {
  const lists = [fields['concepts'], fields['topics'], fields['keywords']].map(listOf);
  const given = lists.find((list) => list.length > 0) ?? [];
  return given
    .map(objectOf)
    .flatMap((each) => {
      const name = textOf(each['display_name']);
      return name === undefined ? [] : [{ name, level: wholeOf(each['level']), score: numberOf(each['score']) }];
    })
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .slice(0, MOST_CONCEPTS);
}

/** The text whose words stand at these positions. */
function abstractOf(index: unknown): string | undefined {
  if (!isObject(index)) return undefined;
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index)) {
    for (const position of listOf(positions)) {
      if (Number.isInteger(position) && (position as number) >= 0 && (position as number) < MOST_WORDS_OF_AN_ABSTRACT) {
        words[position as number] = word;
      }
    }
  }
  // Positions that nobody names are holes.
  return plainLine(words.filter((word) => word !== undefined).join(' '));
}

function authorOf(fields: JsonObject): Author {
  const id = idOf(fields['id']);
  const name = textOf(fields['display_name']);
  if (id === undefined || name === undefined) throw new Error('An author has no id or no display_name.');
  const summary = objectOf(fields['summary_stats']);
  return {
    id,
    name,
    otherNames: textsOf(fields['display_name_alternatives']).filter((other) => other !== name),
    orcid: withoutAddress(fields['orcid'], 'orcid.org'),
    works: wholeOf(fields['works_count']),
    citedBy: wholeOf(fields['cited_by_count']),
    hIndex: wholeOf(summary['h_index']),
    i10Index: wholeOf(summary['i10_index']),
    institutions: institutionsOf(fields),
    topics: namesOf(fields['topics']),
  };
}

/** The last known ones first, then the others by their latest year; each once. */
function institutionsOf(fields: JsonObject): Institution[] {
  const past = listOf(fields['affiliations'])
    .map(objectOf)
    .map((affiliation) => {
      const years = listOf(affiliation['years'])
        .map(wholeOf)
        .filter((year) => year !== undefined);
      const lastYear = years.length === 0 ? undefined : years.reduce((a, b) => Math.max(a, b));
      return institutionOf(objectOf(affiliation['institution']), lastYear);
    })
    .filter((institution) => institution !== undefined)
    .sort((a, b) => (b.lastYear ?? 0) - (a.lastYear ?? 0));
  const known = listOf(fields['last_known_institutions'])
    .map(objectOf)
    .map((each) => institutionOf(each, past.find(({ id }) => id !== undefined && id === idOf(each['id']))?.lastYear))
    .filter((institution) => institution !== undefined);
  const byId = new Map<string, Institution>();
  for (const each of [...known, ...past]) if (!byId.has(each.id ?? each.name)) byId.set(each.id ?? each.name, each);
  return [...byId.values()].slice(0, MOST_CONCEPTS);
}

function institutionOf(fields: JsonObject, lastYear: number | undefined): Institution | undefined {
  const name = textOf(fields['display_name']);
  if (name === undefined) return undefined;
  return {
    id: idOf(fields['id']),
    name,
    country: textOf(fields['country_code']),
    ror: textOf(fields['ror']),
    lastYear,
  };
}

/** An author who was merged into another stays as this, with nothing to its name. */
function isTombstone({ name, works }: Author): boolean {
  return name === 'Deleted Author' && (works ?? 0) === 0;
}

function namesOf(value: unknown): string[] {
  return listOf(value)
    .map((each) => textOf(objectOf(each)['display_name']))
    .filter((name) => name !== undefined);
}

/** `https://openalex.org/W1` as `W1`, `https://openalex.org/fields/17` as `17`. */
function idOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text?.slice(text.lastIndexOf('/') + 1);
}

function withoutAddress(value: unknown, host: string): string | undefined {
  const text = textOf(value);
  const at = text?.indexOf(`${host}/`) ?? -1;
  return at < 0 ? text : text?.slice(at + host.length + 1);
}
