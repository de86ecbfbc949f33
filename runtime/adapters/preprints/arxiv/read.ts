// Reads Atom feeds. Errors come as a feed with one entry, with status 400 or 200.

import { Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, momentOf, objectOf, wholeOf } from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { categoryOf } from './categories.ts';
import type { FoundPreprints, Preprint, PreprintAuthor } from './model.ts';

/** How answers are read here. */
export const reads = readers(import.meta.url, { preprints: readPreprints, paper: readPaper });

/** Collaborations sign with thousands. */
const MOST_AUTHORS = 500;
/** How comments and abstracts state it: "This paper has been withdrawn by the authors". */
const WITHDRAWN = /\b(?:withdrawn|withdrew|withdrawal|retracted)\b/i;
const readFeed = xmlReader({ lists: ['entry', 'author', 'category', 'link', 'affiliation'] });

/** @throws Problem `invalid_arguments` for an error feed: what was asked cannot be read; its text is not passed on */
function readPreprints(answer: Answer): FoundPreprints {
  const { feed, entries } = contentsOf(answer);
  const total = wholeOf(textIn(feed['totalResults']));
  if (total === undefined) throw new Error('The feed has no totalResults.');
  // At times a page comes without its entries; a second try usually has them.
  if (entries.length === 0 && total > (wholeOf(textIn(feed['startIndex'])) ?? 0)) throw new Error('A page is empty.');
  return { total, preprints: entries.map(preprintOf) };
}

/** The paper of one id; undefined for a feed without an entry, which counts an id that nobody has as found. @throws as readPreprints */
function readPaper(answer: Answer): Preprint | undefined {
  const [entry] = contentsOf(answer).entries;
  return entry === undefined ? undefined : preprintOf(entry);
}

function contentsOf(answer: Answer): { feed: JsonObject; entries: readonly JsonObject[] } {
  const feed = objectOf(readFeed(answer.text(), 'feed'));
  const entries = listOf(feed['entry']).map(objectOf);
  if (answer.status === 400 || entries.some((entry) => textIn(entry['id'])?.includes('/api/errors') === true)) {
    throw new Problem('invalid_arguments', 'arXiv cannot read these arguments.', {
      hint: 'Use plain words, and ids such as 1605.08386.',
    });
  }
  return { feed, entries };
}

function preprintOf(entry: JsonObject): Preprint {
  const [id, version] = idOf(textIn(entry['id']));
  const title = lineIn(entry['title']);
  if (id === undefined || title === undefined) throw new Error('An entry has no id or no title.');
  const authors = listOf(entry['author']).map(objectOf);
  const abstract = lineIn(entry['summary']);
  const comment = lineIn(entry['comment']);
  const pdfUrl = pdfOf(entry['link']);
  return {
    id,
    version,
    title,
    abstract,
    authors: authors.slice(0, MOST_AUTHORS).flatMap(authorOf),
    authorCount: authors.length,
    published: momentOf(textIn(entry['published'])),
    updated: momentOf(textIn(entry['updated'])),
    primaryCategory: termOf(entry['primary_category']),
    categories: listOf(entry['category'])
      .map(termOf)
      .filter((term) => term !== undefined && categoryOf(term) !== undefined) as string[],
    doi: lineIn(entry['doi']),
    journal: lineIn(entry['journal_ref']),
    comment,
    pdfUrl,
    isWithdrawn: pdfUrl === undefined && [comment, abstract].some((text) => text !== undefined && WITHDRAWN.test(text)),
  };
}

function authorOf(fields: JsonObject): PreprintAuthor[] {
  const name = lineIn(fields['name']);
  if (name === undefined) return [];
  const affiliations = listOf(fields['affiliation'])
    .map(lineIn)
    .filter((text) => text !== undefined);
  return [{ name, affiliations }];
}

/** The address of the PDF, which an entry links only when there is one. */
function pdfOf(links: unknown): string | undefined {
  const link = listOf(links)
    .map(objectOf)
    .find((each) => each['@type'] === 'application/pdf' || each['@title'] === 'pdf');
  const address = textIn(link?.['@href'])?.replace(/^http:/i, 'https:');
  return address?.startsWith('https://') === true && URL.canParse(address) ? address : undefined;
}

function idOf(address: string | undefined): [id?: string, version?: number] {
  const at = address?.indexOf('/abs/') ?? -1;
  if (address === undefined || at < 0) return [];
  const match = /^(.+?)(?:v(\d{1,3}))?$/.exec(address.slice(at + '/abs/'.length));
  return [match?.[1], wholeOf(match?.[2])];
}

function termOf(category: unknown): string | undefined {
  return textIn(objectOf(category)['@term']);
}

/** The text of an element, with or without attributes. */
function textIn(value: unknown): string | undefined {
  const text = isObject(value) ? value['#text'] : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

function lineIn(value: unknown): string | undefined {
  return textIn(value)?.replace(/\s+/g, ' ');
}
