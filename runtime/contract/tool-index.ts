// How tools are indexed for `find_tool`: the generator builds the index, the server loads it; both must fold and weigh words
// alike, so the options stand here once.

import { foldWords } from './fold.ts';

/** A tool as the index sees it: plain words of several kinds. */
export interface ToolDocument {
  /** Id of the operation. */
  id: string;
  name: string;
  service: string;
  description: string;
  keywords: string;
  arguments: string;
}

/** Words that say nothing about which tool is meant. */
const EMPTY_WORDS = new Set(
  (
    'a an and any are as at be by can do does for from get give given has have how i in into is it its list me much many my ' +
    'of on one or please show tell than that the their there these this to use was what when where which who will with you'
  ).split(' '),
);

/** A question's words as the index holds them: folded, without empty words, plurals cut. */
export function indexTerm(term: string): string | null {
  const word = foldWords(term);
  if (word === '' || EMPTY_WORDS.has(word)) return null;
  return stem(word);
}

/** Cuts the commonest English endings, alike in index and question; it need not be right, only regular. */
function stem(word: string): string {
  return withoutVerbEnding(withoutPlural(word)).replace(/(?<=...)(?:ibility|ible|e)$/, '');
}

function withoutPlural(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us')) return word.slice(0, -1);
  return word;
}

function withoutVerbEnding(word: string): string {
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  return word;
}

/** Options of the MiniSearch index. */
export const INDEX_OPTIONS = {
  fields: ['name', 'service', 'description', 'keywords', 'arguments'],
  tokenize: (text: string) => foldWords(text).split(' '),
  processTerm: indexTerm,
};

/** Options of a search: names and keywords weigh most; beginnings and slips of the keyboard count a little. */
export const SEARCH_OPTIONS = {
  boost: { name: 3, keywords: 2.5, service: 1.5, description: 1.5, arguments: 0.5 },
  prefix: (term: string) => term.length > 3,
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.3, fuzzy: 0.2 },
};
