// Reads and writes UTF-8 in place, because strings for entire columns would take tens of megabytes.

/** Maximum number of UTF-8 bytes per UTF-16 unit. */
export const MAX_BYTES_PER_UNIT = 3;

/** Leading bits of the first byte, by number of continuation bytes. */
const LEADS = [0, 0xc0, 0xe0, 0xf0] as const;

/** Returns the position after the character. */
export function writeCharacter(text: Uint8Array, at: number, character: number): number {
  const following = character < 0x80 ? 0 : character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  text[at] = LEADS[following] | (character >> (6 * following));
  for (let rest = 1; rest <= following; rest++) {
    text[at + rest] = 0x80 | ((character >> (6 * (following - rest))) & 0x3f);
  }
  return at + following + 1;
}

export function bytesOf(first: number): number {
  return first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/** Returns the UTF-16 length that a byte adds: 0 for continuation bytes, 2 for the first byte of a character beyond 16 bits, otherwise 1. */
export function unitsOf(byte: number): number {
  return byte < 0x80 ? 1 : byte < 0xc0 ? 0 : byte < 0xf0 ? 1 : 2;
}

export function codePointAt(text: Uint8Array, at: number): number {
  const first = text[at]!;
  if (first < 0x80) return first;
  const bits = (offset: number): number => text[at + offset]! & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | bits(1);
  if (first < 0xf0) return ((first & 0x0f) << 12) | (bits(1) << 6) | bits(2);
  return ((first & 0x07) << 18) | (bits(1) << 12) | (bits(2) << 6) | bits(3);
}
