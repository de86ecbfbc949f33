// How the gazetteer keeps its columns: numbers as byte planes (all lowest bytes, then all second bytes, …), texts as lines.

/** What an elevation column holds where the height is unknown: GeoNames' own word for it. */
export const UNKNOWN_ELEVATION = -9999;

const LINE_END = 10;

/** Numbers of one, two or four bytes, without a sign. */
export function unsigned(section: Uint8Array, count: number): Uint32Array {
  return new Uint32Array(signed(section, count, 0).buffer);
}

/** Numbers of two or four bytes with a sign. `shift` moves the sign to its place; 0 leaves short numbers without one. */
export function signed(section: Uint8Array, count: number, shift = 32 - (section.length / count) * 8): Int32Array {
  const width = section.length / count;
  const numbers = new Int32Array(count);
  for (let byte = 0; byte < width; byte++) {
    const plane = section.subarray(byte * count, (byte + 1) * count);
    for (let index = 0; index < count; index++) numbers[index]! |= plane[index]! << (8 * byte);
  }
  if (shift > 0) for (let index = 0; index < count; index++) numbers[index] = (numbers[index]! << shift) >> shift;
  return numbers;
}

/** Turns differences, in place, into the numbers that they lead to. */
export function addUp(differences: Uint32Array): Uint32Array {
  for (let index = 1; index < differences.length; index++) differences[index]! += differences[index - 1]!;
  return differences;
}

/** Where each line of a column of text begins, and after the last one where it ends. */
export function lineStarts(text: Uint8Array, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  let line = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === LINE_END) starts[++line] = at + 1;
  if (line !== count) throw new Error(`a column of text has ${line} lines, not ${count}`);
  return starts;
}
