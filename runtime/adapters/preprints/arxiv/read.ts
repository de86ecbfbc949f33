// Parses arXiv's Atom feeds. Errors are feeds with one entry and status 400 or 200.

import { type Derivations, readPreprint } from '../../../../generated/api/preprints/readers.ts';
import type { Preprint as PublishedPreprint } from '../../../../generated/api/preprints/types.ts';
import type { AdapterResult } from '../../../contract/adapter-result.ts';
import { Problem } from '../../../contract/problem.ts';
import { readEach, required } from '../../../decoding/source-values.ts';
import {
  isObject,
  type JsonObject,
  lineOf,
  listOf,
  objectOf,
  present,
  textOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import { xmlReader } from '../../../lib/xml.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { readers } from '../../../sources/client/reading.ts';
import { categoryOf } from './categories.ts';

export type Preprint = AdapterResult<PublishedPreprint>;

export interface FoundPreprints {
  readonly total: number;
  readonly preprints: readonly Preprint[];
}

const derive: Derivations = {
  Preprint: {
    id: ({ id }) => required(idOf(id).id, 'id'),
    version: ({ id }) => idOf(id).version,
    primary_category_name: (row) => categoryOf(termOf(row['primary_category']) ?? '')?.name,
    categories: (row) => readEach(listOf(row['category']), termOf).filter((term) => categoryOf(term) !== undefined),
    abs_url: ({ id }) => `https://arxiv.org/abs/${idOf(id).versioned}`,
    pdf_url: ({ link }) => pdfOf(link),
    withdrawn: ({ link, comment, summary }) =>
      pdfOf(link) === undefined && [comment, summary].some((text) => WITHDRAWN.test(lineOf(text) ?? '')),
    doi_url: (row) => {
      const doi = lineOf(row['doi']);
      return doi === undefined ? undefined : `https://doi.org/${doi}`;
    },
  },
};

export const reads = readers(import.meta.url, { preprints: readPreprints, paper: readPaper });

/** Matches typical wording in comments and abstracts, such as "This paper has been withdrawn by the authors". */
const WITHDRAWN = /\b(?:withdrawn|withdrew|withdrawal|retracted)\b/i;
const readFeed = xmlReader({ lists: ['entry', 'author', 'category', 'link', 'affiliation'] });

/** @throws Problem `invalid_arguments` for an error feed, whose message is not shown to the caller */
function readPreprints(answer: Answer): FoundPreprints {
  const { feed, entries } = contentsOf(answer);
  const total = wholeOf(textIn(feed['totalResults']));
  if (total === undefined) throw new Error('The feed has no totalResults.');
  // arXiv sometimes returns a page without its entries; a retry usually returns them.
  if (entries.length === 0 && total > (wholeOf(textIn(feed['startIndex'])) ?? 0))
    throw new Error('The arXiv response lacks its entries.');
  return { total, preprints: entries.map(preprintOf) };
}

/**
 * Returns undefined for a feed without an entry. arXiv sends such a feed for an unknown id, although its total counts
 * the id as found.
 * @throws like readPreprints
 */
function readPaper(answer: Answer): Preprint | undefined {
  const [entry] = contentsOf(answer).entries;
  return entry === undefined ? undefined : preprintOf(entry);
}

function contentsOf(answer: Answer): { feed: JsonObject; entries: readonly JsonObject[] } {
  const feed = objectOf(readFeed(answer.text(), 'feed'));
  const entries = listOf(feed['entry']).map(objectOf);
  if (answer.status === 400 || entries.some((entry) => textIn(entry['id'])?.includes('/api/errors') === true)) {
    throw new Problem('invalid_arguments', 'arXiv cannot parse these arguments.', {
      hint: 'Use plain words, and ids such as 1605.08386.',
    });
  }
  return { feed, entries };
}

function preprintOf(entry: JsonObject): Preprint {
  return readPreprint(objectOf(plainElements(entry)), derive);
}

/** Replaces elements that have attributes with their text. Elements without text are unchanged. */
function plainElements(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainElements);
  if (!isObject(value)) return value;
  if (value['#text'] !== undefined) return value['#text'];
  return Object.fromEntries(Object.entries(value).map(([name, element]) => [name, plainElements(element)]));
}

function pdfOf(links: unknown): string | undefined {
  const link = listOf(links)
    .map(objectOf)
    .find((each) => each['@type'] === 'application/pdf' || each['@title'] === 'pdf');
  const address = textOf(link?.['@href'])?.replace(/^http:/i, 'https:');
  return address?.startsWith('https://') === true && URL.canParse(address) ? address : undefined;
}

/** Returns the id from an entry's URL, with and without its version. */
function idOf(address: unknown): { readonly versioned?: string; readonly id?: string; readonly version?: number } {
  const text = textOf(address);
  const at = text?.indexOf('/abs/') ?? -1;
  if (text === undefined || at < 0) return {};
  const versioned = text.slice(at + '/abs/'.length);
  const match = /^(.+?)(?:v(\d{1,3}))?$/.exec(versioned);
  return { versioned, ...present({ id: match?.[1], version: wholeOf(match?.[2]) }) };
}

function termOf(category: unknown): string | undefined {
  return textOf(objectOf(category)['@term']);
}

function textIn(value: unknown): string | undefined {
  const text = isObject(value) ? value['#text'] : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}
