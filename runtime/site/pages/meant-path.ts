// The URL that a visitor probably meant.

import { nearest } from '../../lib/text/nearest.ts';

/** Matches hints that suggest a name in a path or a whole path. Other hints are not about URLs. */
const HINT = /^Did you mean ([\w./-]+)\?$/;

/**
 * Replaces the misspelled part of `path` with the name in a "Did you mean" hint; undefined if there is no such part.
 */
export function meantPath(path: string, hint: string | undefined): { name: string; path: string } | undefined {
  const name = HINT.exec(hint ?? '')?.[1];
  // A URL that starts with two slashes would lead to another host.
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
    .slice(0, MAX_LETTERS);
}

const STRUCTURE: ReadonlySet<string> = new Set(['services', 'endpoints', 'docs', 'problems', 'rest', 'api']);
const MAX_LETTERS = 100;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
