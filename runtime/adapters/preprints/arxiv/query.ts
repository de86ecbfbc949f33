// Words, names and days of users in arXiv's query language: `prefix:term` joined by AND, OR and ANDNOT. What the language owns is
// taken out of them, since one stray sign makes the whole query an error.

import { addDays, utcDay } from '../../../lib/day.ts';
import { archiveOf, categoryOf } from './categories.ts';

const OWNED = /[()[\]{}:\\^~*?!|<>+]/g;
const OPERATORS: ReadonlySet<string> = new Set(['AND', 'OR', 'ANDNOT']);
/** So common that the index may not have them. */
const SMALL: ReadonlySet<string> = new Set('a an and at by for from in is of on or the to with'.split(' '));
/** Terms in one query; more are cut. */
const MOST_TERMS = 40;
const EARLIEST = '199101010000';

/**
 * All words in title, abstract, authors or elsewhere; quoted parts as phrases; AND, OR and ANDNOT in capitals as they are. Undefined
 * when no word is left.
 */
export function wordsQuery(text: string): string | undefined {
  const tokens = tokensOf(text.replace(OWNED, ' '));
  const hasOthers = tokens.some((token) => !SMALL.has(token) && !OPERATORS.has(token));
  const kept = tokens.filter((token) => !hasOthers || !SMALL.has(token)).slice(0, MOST_TERMS);
  let query = '';
  let operator = 'AND';
  for (const token of kept) {
    if (OPERATORS.has(token)) {
      operator = token;
      continue;
    }
    const term = token.includes(' ') ? `all:"${token}"` : `all:${token}`;
    query += query === '' ? term : ` ${operator} ${term}`;
    operator = 'AND';
  }
  return query === '' ? undefined : query;
}

/** Words, and phrases without their quotes; a quote without its other half is none. */
function tokensOf(text: string): string[] {
  const parts = text.split('"');
  const isOpen = parts.length % 2 === 0;
  return parts.flatMap((part, index) => {
    const isPhrase = index % 2 === 1 && !(isOpen && index === parts.length - 1);
    const words = part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    return isPhrase && words.length > 0 ? [words.join(' ')] : words;
  });
}

/** Papers of this author: `Jane Doe`, `Doe, Jane`. Undefined when no name is left. */
export function authorQuery(name: string): string | undefined {
  const [family = '', given] = name.replace(OWNED, ' ').replaceAll('"', ' ').split(',');
  const words = `${given ?? ''} ${family}`
    .replaceAll('_', ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? undefined : `au:"${words.join(' ')}"`;
}

/** Papers of a category, or of all categories of an archive such as `cs`. Undefined for what is neither. */
export function categoryQuery(id: string): string | undefined {
  const archive = archiveOf(id);
  const category = categoryOf(id);
  if (archive === undefined) return category === undefined ? undefined : `cat:${category.id}`;
  return category === undefined ? `cat:${archive}.*` : `(cat:${category.id} OR cat:${archive}.*)`;
}

/** Papers submitted in these days (in UTC, both whole). */
export function daysQuery(from: string | undefined, to: string | undefined, now: Date): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  const tomorrow = addDays(utcDay(now), 1);
  const first = from === undefined ? EARLIEST : `${from.replaceAll('-', '')}0000`;
  return `submittedDate:[${first} TO ${(to ?? tomorrow).replaceAll('-', '')}2359]`;
}
