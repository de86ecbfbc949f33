// Converts words, names and dates to arXiv's query language: `prefix:term` joined by AND, OR and ANDNOT. Removes special
// characters, because a misplaced one invalidates the entire query.

import { addDays, utcDay } from '../../../lib/day.ts';
import { archiveOf, categoryOf } from './categories.ts';

const OWNED = /[()[\]{}:\\^~*?!|<>+]/g;
const OPERATORS: ReadonlySet<string> = new Set(['AND', 'OR', 'ANDNOT']);
/** Words that are so common that arXiv's index may not contain them. */
const SMALL: ReadonlySet<string> = new Set('a an and at by for from in is of on or the to with'.split(' '));
/** Maximum number of terms per query; further terms are dropped. */
const MAX_TERMS = 40;
const EARLIEST = '199101010000';

/**
 * Builds a query for all words in any field, with quoted parts as phrases. Upper-case AND, OR and ANDNOT are operators.
 * Returns undefined if no words remain.
 */
export function wordsQuery(text: string): string | undefined {
  const tokens = tokensOf(text.replace(OWNED, ' '));
  const hasOthers = tokens.some((token) => !SMALL.has(token) && !OPERATORS.has(token));
  const kept = tokens.filter((token) => !hasOthers || !SMALL.has(token)).slice(0, MAX_TERMS);
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

/** Returns words, and phrases without their quotes. An unpaired quote is ignored. */
function tokensOf(text: string): string[] {
  const parts = text.split('"');
  const isOpen = parts.length % 2 === 0;
  return parts.flatMap((part, index) => {
    const isPhrase = index % 2 === 1 && !(isOpen && index === parts.length - 1);
    const words = part.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    return isPhrase && words.length > 0 ? [words.join(' ')] : words;
  });
}

/**
 * Accepts author names such as `Jane Doe` and `Doe, Jane`. Returns undefined if nothing remains after removing special
 * characters.
 */
export function authorQuery(name: string): string | undefined {
  const [family = '', value] = name.replace(OWNED, ' ').replaceAll('"', ' ').split(',');
  const words = `${value ?? ''} ${family}`
    .replaceAll('_', ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? undefined : `au:"${words.join(' ')}"`;
}

/** An archive such as `cs` matches all categories in it. Returns undefined for an unknown id. */
export function categoryQuery(id: string): string | undefined {
  const archive = archiveOf(id);
  const category = categoryOf(id);
  if (archive === undefined) return category === undefined ? undefined : `cat:${category.id}`;
  return category === undefined ? `cat:${archive}.*` : `(cat:${category.id} OR cat:${archive}.*)`;
}

/** `from` and `to` are submission dates, inclusive, in UTC. */
export function daysQuery(from: string | undefined, to: string | undefined, now: Date): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  const tomorrow = addDays(utcDay(now), 1);
  const first = from === undefined ? EARLIEST : `${from.replaceAll('-', '')}0000`;
  return `submittedDate:[${first} TO ${(to ?? tomorrow).replaceAll('-', '')}2359]`;
}
