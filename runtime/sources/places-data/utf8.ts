// UTF-8 read and written in place: strings of whole columns would cost tens of megabytes.

/** Most bytes of UTF-8 for a place of a string. */
export const LONGEST_CHARACTER = 3;

/** What a first byte begins with, by how many follow it. */
const LEADS = [0, 0xc0, 0xe0, 0xf0] as const;

/** Writes a character and returns the position after it. */
export function writeCharacter(text: Uint8Array, at: number, character: number): number {
  const following = character < 0x80 ? 0 : character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  text[at] = LEADS[following] | (character >> (6 * following));
  for (let rest = 1; rest <= following; rest++) {
    text[at + rest] = 0x80 | ((character >> (6 * (following - rest))) & 0x3f);
  }
  return at + following + 1;
}

/** Bytes of the character that begins with this one. */
export function bytesOf(first: number): number {
  return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** How many places a byte of a character adds to the length of a string: none after the first, and two for what lies beyond 16 bits. */
export function unitsOf(byte: number): number {
  return byte < 0x80 ? 1 : byte < 0xc0 ? 0 : byte < 0xf0 ? 1 : 2;
}

/** The character at a position. */
export function codePointAt(text: Uint8Array, at: number): number {
  const first = text[at]!;
  if (first < 0x80) return first;
  const bits = (offset: number): number => text[at + offset]! & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | bits(1);
  if (first < 0xf0) return ((first & 0x0f) << 12) | (bits(1) << 6) | bits(2);
  return ((first & 0x07) << 18) | (bits(1) << 12) | (bits(2) << 6) | bits(3);
}
