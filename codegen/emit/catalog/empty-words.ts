// Words of questions that say nothing of what is asked for, language by language: the lists of the `stopword` package, and what people
// wrap a question in.

import * as lists from 'stopword';
import { wordsOf } from '../../../runtime/lib/text/analyser.ts';
import { ALL_LANGUAGES, WRAPPING } from '../../../runtime/lib/text/stop-words.ts';

/** The package's names of the languages. */
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

/** Folded words by language, those of all languages under ALL_LANGUAGES, joined by blanks. */
export function emptyWords(): Readonly<Record<string, string>> {
  const own = Object.entries(LISTS).map(([language, words]) => [language, folded(words)] as const);
  return Object.fromEntries([...own, [ALL_LANGUAGES, folded([WRAPPING])]]);
}

function folded(words: readonly string[]): string {
  return [...new Set(words.flatMap(wordsOf))].sort().join(' ');
}
