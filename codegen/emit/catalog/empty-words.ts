// Stop words by language: the lists from the `stopword` package, and phrases that are common in questions.

import * as lists from 'stopword';
import { wordsOf } from '../../../runtime/lib/text/analyser.ts';
import { ALL_LANGUAGES, WRAPPING } from '../../../runtime/lib/text/stop-words.ts';

const LISTS = {
  en: lists.eng,
  sv: lists.swe,
  no: lists.nob,
  da: lists.dan,
  de: lists.deu,
  fr: lists.fra,
  es: lists.spa,
  it: lists.ita,
  nl: lists.nld,
  pt: lists.por,
  pl: lists.pol,
  fi: lists.fin,
};

/**
 * Returns the words of each language in normalized form, separated by spaces. ALL_LANGUAGES contains the words that all
 * languages share.
 */
export function emptyWords(): Readonly<Record<string, string>> {
  const own = Object.entries(LISTS).map(([language, words]) => [language, folded(words)] as const);
  return Object.fromEntries([...own, [ALL_LANGUAGES, folded([WRAPPING])]]);
}

function folded(words: readonly string[]): string {
  return [...new Set(words.flatMap(wordsOf))].sort().join(' ');
}
