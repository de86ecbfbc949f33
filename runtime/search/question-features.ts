// Features for the classifier behind `find_tool`: concepts, shapes, stems, and the original words. Training and search
// share this code. Pure.

import { foldWords } from '../lib/text/fold.ts';
import type { QuestionTerms } from './question-words.ts';

/** Number of bits of a feature's hash. With fewer than 20 bits, hashes of different words would collide. */
const BUCKET_BITS = 20;
const COUNTRY = '~country';
/** Weight of a group of letters. Such groups still match after inflection or typos. */
const LETTERS = 0.5;
const LETTERS_IN_GROUP = 3;

/** Weight by hash bucket, in question order. */
export type Features = ReadonlyMap<number, number>;

/** @param read the parsed form of the same question */
export function featuresOf(question: string, { shapes, terms }: QuestionTerms): Features {
  const features = new Map<number, number>();
  const add = (kind: string, text: string, weight = 1) => {
    const bucket = bucketOf(`${kind}${text}`);
    if (weight > (features.get(bucket) ?? 0)) features.set(bucket, weight);
  };
  for (const shape of shapes) add('', shape);
  for (const { stem, country, concepts } of terms) {
    for (const { term, alike } of concepts) add('', term, alike);
    if (country === undefined) add('s', stem);
    else add('', COUNTRY);
  }
  for (const word of foldWords(question.replaceAll(/\d/gu, '0')).split(' ')) {
    if (word === '') continue;
    add('w', word);
    const padded = ` ${word} `;
    for (let at = 0; at + LETTERS_IN_GROUP <= padded.length; at++) {
      add('l', padded.slice(at, at + LETTERS_IN_GROUP), LETTERS);
    }
  }
  return features;
}

/** FNV-1a over UTF-16 code units. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> BUCKET_BITS)) & (2 ** BUCKET_BITS - 1);
}
