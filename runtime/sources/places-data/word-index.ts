// Finds names by prefix, by prefix of a word, or by substring. Names are folded into one UTF-8 buffer, which is half
// the size of an array of character codes. Postings are sorted into buckets by the three letters at their position, so
// a query of one or two letters matches a run of adjacent buckets. Building the index takes two linear passes without
// sorting, to keep startup fast. Substrings are found by scanning the buffer, because postings for them would take as
// much memory as everything else.

import { foldCharacter } from '../../lib/text/fold.ts';
import { pages } from './columns.ts';
import { bytesOf, codePointAt, MAX_BYTES_PER_UNIT, unitsOf, writeCharacter } from './utf8.ts';

/** `owner` is the index of the place that has the name. */
type OnMatch = (owner: number, atStart: boolean, toEnd: boolean) => void;

/** UTF-8, each name preceded and followed by a 0. */
export interface FoldedNames {
  readonly text: Uint8Array;
  readonly starts: Uint32Array;
  readonly owners: Uint32Array;
}

const PLAIN = /^[a-z0-9]+$/;
const END = 0;
const SPACE = 32;
const NEW_LINE = 10;
/**
 * Symbols: 0 is the end of a name, 1 is a space, followed by a-z, the digits, and 26 values shared by all other
 * letters.
 */
const SYMBOL_BITS = 6;
const SYMBOLS = symbols();
const BUCKETS = 1 << (3 * SYMBOL_BITS);

/**
 * Each column has one line per owner; all columns have the same owners.
 * @param separator Character code that separates several names of one owner.
 */
export function foldNames(columns: readonly Uint8Array[], separator?: number): FoldedNames {
  const names = new NameWriter(columns.reduce((sum, column) => sum + column.length, 0));
  for (const column of columns) foldColumn(column, separator, names);
  return names.finish();
}

function foldColumn(column: Uint8Array, separator: number | undefined, names: NameWriter): void {
  let owner = 0;
  for (let at = 0; at < column.length; ) {
    const code = codePointAt(column, at);
    at += bytesOf(column[at]!);
    if (code === NEW_LINE) names.end(owner++);
    else if (code === separator) names.end(owner);
    else names.write(foldCharacter(code));
  }
}

/** Normalizes spaces. */
class NameWriter {
  #text: Uint8Array;
  #length = 1;
  #nameStart = 1;
  readonly #starts: number[] = [];
  readonly #owners: number[] = [];

  constructor(capacity: number) {
    this.#text = new Uint8Array(pages(capacity + 64));
  }

  write(folded: string): void {
    if (this.#length + MAX_BYTES_PER_UNIT * folded.length + 2 > this.#text.length) {
      const larger = new Uint8Array(pages(this.#text.length * 2));
      larger.set(this.#text);
      this.#text = larger;
    }
    for (let unit = 0; unit < folded.length; unit++) {
      const letter = folded.codePointAt(unit)!;
      if (letter > 0xffff) unit++;
      const before = this.#text[this.#length - 1];
      if (letter !== SPACE || (before !== SPACE && before !== END)) {
        this.#length = writeCharacter(this.#text, this.#length, letter);
      }
    }
  }

  end(owner: number): void {
    if (this.#text[this.#length - 1] === SPACE) this.#length--;
    if (this.#text[this.#length - 1] === END) return;
    this.#starts.push(this.#nameStart);
    this.#owners.push(owner);
    this.#text[this.#length++] = END;
    this.#nameStart = this.#length;
  }

  finish(): FoldedNames {
    const text = new Uint8Array(pages(this.#length + 1));
    text.set(this.#text.subarray(0, text.length));
    return { text, starts: numbersOf(this.#starts), owners: numbersOf(this.#owners) };
  }
}

/** Transferable between threads. */
export interface Postings {
  readonly text: Uint8Array;
  /** First posting of each bucket. */
  readonly starts: Uint32Array;
  /** Position of each posting times 2, plus 1 if it is at the start of a name. */
  readonly places: Uint32Array;
  readonly owners: Uint32Array;
}

export function indexWordStarts({ text, owners }: FoldedNames): Postings {
  const starts = new Uint32Array(pages(4 * (BUCKETS + 1)));
  eachWordStart(text, (position) => {
    starts[bucketAt(text, position) + 1]!++;
  });
  for (let bucket = 0; bucket < BUCKETS; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const total = starts[BUCKETS]!;
  const numbers = () => new Uint32Array(pages(4 * total));
  const postings = { text, starts, places: numbers(), owners: numbers() };
  const next = starts.slice(0, BUCKETS);
  eachWordStart(text, (position, name) => {
    const slot = next[bucketAt(text, position)]!++;
    postings.places[slot] = (position << 1) | Number(text[position - 1] === END);
    postings.owners[slot] = owners[name]!;
  });
  return postings;
}

/** Queries must be folded with `foldWords` and must not be empty. */
export class WordIndex {
  readonly #text: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #places: Uint32Array;
  readonly #owners: Uint32Array;

  constructor({ text, starts, places, owners }: Postings) {
    this.#text = text;
    this.#starts = starts;
    this.#places = places;
    this.#owners = owners;
  }

  /** Calls `found` for every match of an owner from `first` up to but excluding `end`. */
  find(query: string, first: number, end: number, found: OnMatch): void {
    const [from, to] = bucketsOf(query);
    this.#scan(query, from, to, first, end, found);
  }

  /** Finds only complete names. For short queries, this examines far fewer postings. */
  findWhole(query: string, first: number, end: number, found: (owner: number) => void): void {
    const bucket = bucketOf(query);
    this.#scan(query, bucket, bucket + 1, first, end, (owner, atStart, toEnd) => {
      if (atStart && toEnd) found(owner);
    });
  }

  /**
   * Calls `found` with complete names that start with the first or second letter of the query and whose length and
   * letters are compatible with `slips` typing errors. The caller must compare them exactly.
   */
  eachLike(
    query: string,
    slips: number,
    accept: (owner: number) => boolean,
    found: (owner: number, name: string) => void,
  ): void {
    const letters = lettersOf(query);
    for (const letter of new Set([...query].slice(0, 2).filter((each) => each !== ' '))) {
      const [from, to] = bucketsOf(letter);
      for (let posting = this.#starts[from]!; posting < this.#starts[to]!; posting++) {
        const place = this.#places[posting]!;
        const owner = this.#owners[posting]!;
        if ((place & 1) === 0 || !accept(owner)) continue;
        const start = place >>> 1;
        const length = this.#lengthAt(start, query.length + slips);
        if (length < query.length - slips || length > query.length + slips) continue;
        // A typing error changes at most two letters in the set of letters.
        if (bitsOf(letters ^ this.#lettersAt(start)) <= 2 * slips) found(owner, this.#nameAt(start));
      }
    }
  }

  /** Length in UTF-16 units; any number above `max` if the name is longer. */
  #lengthAt(start: number, max: number): number {
    let length = 0;
    for (let at = start; length <= max && this.#text[at] !== END; at++) length += unitsOf(this.#text[at]!);
    return length;
  }

  #lettersAt(start: number): number {
    let bits = 0;
    for (let at = start; ; ) {
      const first = this.#text[at]!;
      if (first === END) return bits;
      if (first < 0x80) {
        bits |= 1 << (first & 31);
        at++;
      } else {
        bits |= lettersOf(String.fromCodePoint(codePointAt(this.#text, at)));
        at += bytesOf(first);
      }
    }
  }

  #nameAt(start: number): string {
    let name = '';
    for (let at = start; this.#text[at] !== END; at += bytesOf(this.#text[at]!)) {
      name += String.fromCodePoint(codePointAt(this.#text, at));
    }
    return name;
  }

  #scan(query: string, fromBucket: number, toBucket: number, first: number, end: number, found: OnMatch): void {
    const bytes = Buffer.from(query);
    // A query of one or two plain letters matches an entire run of buckets, which avoids tens of thousands of string
    // reads.
    const certain = query.length < 3 && PLAIN.test(query);
    const wholeEnd = this.#starts[fromBucket + 1]!;
    const last = this.#starts[toBucket]!;
    for (let posting = this.#starts[fromBucket]!; posting < last; posting++) {
      const owner = this.#owners[posting]!;
      if (owner < first || owner >= end) continue;
      const place = this.#places[posting]!;
      const start = place >>> 1;
      if (certain) found(owner, (place & 1) === 1, posting < wholeEnd);
      else if (this.#standsAt(bytes, start)) {
        found(owner, this.#text[start - 1] === END, this.#text[start + bytes.length] === END);
      }
    }
  }

  #standsAt(bytes: Uint8Array, start: number): boolean {
    for (let index = 0; index < bytes.length; index++) {
      if (this.#text[start + index] !== bytes[index]) return false;
    }
    return true;
  }
}

/** Scans all names, which takes about 2 ms for two million letters. */
export class NameParts {
  readonly #text: Buffer;
  readonly #starts: Uint32Array;
  readonly #owners: Uint32Array;

  constructor({ text, starts, owners }: FoldedNames) {
    this.#text = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
    this.#starts = starts;
    this.#owners = owners;
  }

  /** Searches owners from `first` up to but excluding `end`. */
  find(query: string, first: number, end: number, found: (owner: number) => void): void {
    const bytes = Buffer.from(query);
    let name = 0;
    for (let at = this.#text.indexOf(bytes); at >= 0; ) {
      name = this.#nameAt(at, name);
      const owner = this.#owners[name]!;
      if (owner >= first && owner < end) found(owner);
      const next = this.#starts[name + 1];
      if (next === undefined) return;
      at = this.#text.indexOf(bytes, next);
    }
  }

  /** Returns the index of the name at `position`, searching from index `from`. */
  #nameAt(position: number, from: number): number {
    let low = from;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]! <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}

function numbersOf(list: readonly number[]): Uint32Array {
  const numbers = new Uint32Array(pages(4 * list.length));
  numbers.set(list);
  return numbers;
}

/** Bit set of the letters in a name; other characters share the bits. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let at = 0; at < name.length; at++) bits |= 1 << (name.charCodeAt(at) & 31);
  return bits;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let bits = number; bits !== 0; bits &= bits - 1) count++;
  return count;
}

function eachWordStart(text: Uint8Array, callback: (position: number, name: number) => void): void {
  let name = 0;
  for (let position = 1; position < text.length; position++) {
    const code = text[position]!;
    if (code === END) name++;
    else if (code !== SPACE) {
      const before = text[position - 1]!;
      if (before === END || before === SPACE) callback(position, name);
    }
  }
}

function bucketAt(text: Uint8Array, position: number): number {
  const second = position + bytesOf(text[position]!);
  const third = text[second] === END ? second : second + bytesOf(text[second]!);
  return bucket(codePointAt(text, position), codePointAt(text, second), codePointAt(text, third));
}

function bucketOf(query: string): number {
  const letters = [...query].slice(0, 3).map((letter) => letter.codePointAt(0)!);
  return bucket(letters[0] ?? END, letters[1] ?? END, letters[2] ?? END);
}

function bucketsOf(query: string): [number, number] {
  const bucket = bucketOf(query);
  const open = Math.max(0, 3 - [...query].length);
  return [bucket, bucket + (1 << (open * SYMBOL_BITS))];
}

function bucket(first: number, second: number, third: number): number {
  return (symbolOf(first) << (2 * SYMBOL_BITS)) | (symbolOf(second) << SYMBOL_BITS) | symbolOf(third);
}

function symbolOf(letter: number): number {
  return SYMBOLS[letter] ?? otherSymbol(letter);
}

function otherSymbol(letter: number): number {
  return 38 + (letter % 26);
}

function symbols(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 1; code < table.length; code++) table[code] = otherSymbol(code);
  for (const [index, letter] of [...' abcdefghijklmnopqrstuvwxyz0123456789'].entries()) {
    table[letter.charCodeAt(0)] = index + 1;
  }
  return table;
}
