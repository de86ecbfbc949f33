// A key: `alm_`, 30 random base62 characters (178 bits), and 6 characters with the CRC32 of everything before them. The
// prefix lets secret scanners find leaked keys; the checksum rejects mistyped keys without a look-up.

import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'alm_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SIGNED_LENGTH = PREFIX.length + RANDOM_LENGTH;
const SHOWN_LENGTH = PREFIX.length + 4;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes of this value or more are discarded, so that every character is equally likely. */
const FAIR_BYTES = 256 - (256 % 62);

/** Pattern for secret scanners and documentation. */
export const KEY_PATTERN = /^alm_[0-9A-Za-z]{36}$/;

/** Return the key only to its owner; the server does not store it. */
export function newKey(): string {
  return keyOf(randomBase62(RANDOM_LENGTH));
}

/** @param random 30 base62 characters */
export function keyOf(random: string): string {
  const signed = PREFIX + random;
  return signed + checksum(signed);
}

/** Always computes the checksum, so malformed keys take as long as mistyped ones. */
export function isWellFormed(text: string): boolean {
  const right = checksum(text.slice(0, SIGNED_LENGTH)) === text.slice(SIGNED_LENGTH, SIGNED_LENGTH + CHECKSUM_LENGTH);
  return KEY_PATTERN.test(text) && right;
}

export function displayPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** Returns uniformly distributed characters from `0-9A-Za-z`. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(2 * length)) {
      if (byte < FAIR_BYTES && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

function checksum(signed: string): string {
  let rest = crc32(signed);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit++) {
    text = BASE62[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
