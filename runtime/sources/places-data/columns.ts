// How the gazetteer keeps its columns: numbers as byte planes (all lowest bytes, then all second bytes, …), texts as lines.

/** What an elevation column holds where the height is unknown: GeoNames' own word for it. */
export const UNKNOWN_ELEVATION = -9999;

/** The byte that ends a line. */
export const LINE_END = 10;

/** A column of text: one line of UTF-8 a place. */
export interface Lines {
  readonly text: Uint8Array;
  readonly starts: Uint32Array;
}

/** A column of numbers without a sign, as narrow as they allow. */
export type Unsigned = Uint8Array | Uint16Array | Uint32Array;

/**
 * Memory in pages of its own, which V8 takes for buffers that could grow: what a thread makes otherwise comes from the C library's
 * heap, which keeps as much again of what the thread let go (54 MB beside buffers of 45, measured).
 * @param length Bytes
 */
export function pages(length: number): ArrayBuffer {
  return new ArrayBuffer(length, { maxByteLength: length });
}

/** A copy in pages of its own. */
export function paged(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(pages(bytes.length));
  copy.set(bytes);
  return copy;
}

/** Numbers of one, two or four bytes, without a sign. */
export function unsigned(section: Uint8Array, count: number): Unsigned {
  const width = section.length / count;
  if (width === 1) return joined(new Uint8Array(pages(count)), section);
  if (width === 2) return joined(new Uint16Array(pages(2 * count)), section);
  return joined(new Uint32Array(pages(4 * count)), section);
}

/** Numbers of two or four bytes with a sign. */
export function signed(section: Uint8Array, count: number): Int16Array | Int32Array {
  return section.length / count === 2
    ? joined(new Int16Array(pages(2 * count)), section)
    : joined(new Int32Array(pages(4 * count)), section);
}

/** Puts the bytes of each number together again. */
function joined<Column extends Unsigned | Int16Array | Int32Array>(numbers: Column, section: Uint8Array): Column {
  const count = numbers.length;
  for (let at = 0; at < section.length; at += count) {
    const shift = (8 * at) / count;
    for (let index = 0; index < count; index++) numbers[index]! |= section[at + index]! << shift;
  }
  return numbers;
}

/** Turns differences, in place, into the numbers that they lead to. */
export function addUp<Column extends Unsigned>(differences: Column): Column {
  for (let index = 1; index < differences.length; index++) differences[index]! += differences[index - 1]!;
  return differences;
}

/** Where each line of a column of text begins, and after the last one where it ends. */
export function lineStarts(text: Uint8Array, count: number): Uint32Array {
  const starts = new Uint32Array(pages(4 * (count + 1)));
  let line = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === LINE_END) starts[++line] = at + 1;
  if (line !== count) throw new Error(`a column of text has ${line} lines, not ${count}`);
  return starts;
}
