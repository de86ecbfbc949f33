// The URL that a visitor probably meant.

import { nearest } from '../../lib/text/nearest.ts';

/** Names in paths and paths themselves; a hint with anything else is not about an address. */
const HINT = /^Did you mean ([\w./-]+)\?$/;

/** Replaces the misspelled part of `path` by the name in a "Did you mean" hint; undefined without such a part. */
export function meantPath(path: string, hint: string | undefined): { name: string; path: string } | undefined {
  const name = HINT.exec(hint ?? '')?.[1];
  // Two slashes at the beginning would lead to another host.
  if (name === undefined || path.startsWith('//') || name.startsWith('//')) return undefined;
  if (name.startsWith('/')) return { name, path: name };
  const parts = path.split('/');
  const wrong = parts.findLastIndex((part) => part !== name && nearest(decoded(part), [name]) !== undefined);
  return wrong < 1 ? undefined : { name, path: parts.with(wrong, name).join('/') };
}

export function wordsOfPath(path: string): string {
  const words = decoded(path).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !STRUCTURE.has(word))
    .join(' ')
    .slice(0, MOST_LETTERS);
}

const STRUCTURE: ReadonlySet<string> = new Set(['services', 'endpoints', 'docs', 'problems', 'rest', 'api']);
const MOST_LETTERS = 100;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
