// The words of a question, with their positions. Each reader marks the words that it has understood; the remaining
// words are the topic.

import { foldWords } from '../../lib/text/fold.ts';

export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\d[\d.,]{0,30}\d|\d|[€$£¥₹%]|°?\p{L}[\p{L}\p{M}\p{N}]{0,60}(?:[’'&-][\p{L}\p{N}]{1,60}){0,5}/gu;

export class Words {
  readonly question: string;
  readonly all: readonly Word[];
  readonly #used = new Set<number>();

  constructor(question: string) {
    this.question = question;
    this.all = [...question.matchAll(WORD)].map(({ 0: text, index }) => ({
      text,
      folded: foldWords(text.replace(/[’']s$/u, '')) || text,
      start: index,
      end: index + text.length,
    }));
  }

  /** Some of the words, spelled as in the question. */
  textOf(at: number, length = 1): string {
    const [first, last] = [this.all[at], this.all[at + length - 1]];
    return first === undefined || last === undefined ? '' : this.question.slice(first.start, last.end);
  }

  folded(at: number): string {
    return this.all[at]?.folded ?? '';
  }

  use(at: number, length = 1): void {
    for (let index = at; index < at + length; index++) this.#used.add(index);
  }

  usePart(start: number, end: number): void {
    for (const [index, word] of this.all.entries()) if (word.start < end && word.end > start) this.use(index);
  }

  isUsed(at: number, length = 1): boolean {
    for (let index = at; index < at + length; index++) if (this.#used.has(index)) return true;
    return false;
  }

  /** Whether only spaces separate the words. */
  isPhrase(at: number, length: number): boolean {
    for (let index = at; index + 1 < at + length; index++) {
      const [word, next] = [this.all[index], this.all[index + 1]];
      if (word === undefined || next === undefined || /\S/.test(this.question.slice(word.end, next.start)))
        return false;
    }
    return at + length <= this.all.length;
  }
}

const COUNTED: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100, thousand: 1_000 },
};
const TIMES: Readonly<Record<string, number>> = { hundred: 1e2, thousand: 1e3, k: 1e3, million: 1e6, billion: 1e9 };

export interface Amount {
  readonly at: number;
  readonly length: number;
  readonly value: number;
}

/**
 * Reads amounts such as `1,000`, `1 000`, `12,5`, `2 million` and `ten`. Undefined for other words, and for `1.000`,
 * which is ambiguous.
 */
export function amountAt(words: Words, at: number): Amount | undefined {
  const first = words.folded(at) === '' ? undefined : (words.all[at]?.text ?? '');
  if (first === undefined) return undefined;
  if (!/^\d/.test(first)) {
    const counted = Object.hasOwn(COUNTED, words.folded(at)) ? COUNTED[words.folded(at)] : undefined;
    return counted === undefined ? undefined : withMultiple(words, { at, length: 1, value: counted });
  }
  let [text, length] = [first, 1];
  const isGroup = () => /^\d{3}$/.test(words.all[at + length]?.text ?? '') && words.isPhrase(at, length + 1);
  if (/^\d{1,3}$/.test(first)) {
    while (isGroup()) {
      text += words.all[at + length]?.text;
      length += 1;
    }
  }
  const value = numberOf(text);
  return value === undefined ? undefined : withMultiple(words, { at, length, value: signed(words, at, value) });
}

function withMultiple(words: Words, amount: Amount): Amount {
  const { at, length, value } = amount;
  const next = words.folded(at + length);
  if (!Object.hasOwn(TIMES, next) || !words.isPhrase(at, length + 1)) return amount;
  return { at, length: length + 1, value: value * (TIMES[next] as number) };
}

function signed(words: Words, at: number, value: number): number {
  const before = words.question.slice(0, words.all[at]?.start);
  return /(?:^|\s)[-−]$/.test(before) ? -value : value;
}

function numberOf(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return /^\d{1,3}\.\d{3}$/.test(text) ? undefined : Number(text);
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
