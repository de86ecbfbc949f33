// What a key looks like: `alm_`, 30 random base62 characters (178 bits), and 6 that are the CRC32 of what stands before.
// The prefix lets secret scanners find leaked keys; the checksum refuses a mistyped key without a look-up.

import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'alm_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const SIGNED_LENGTH = PREFIX.length + RANDOM_LENGTH;
const SHOWN_LENGTH = PREFIX.length + 4;
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are thrown away, so that every character is equally likely. */
const FAIR_BYTES = 256 - (256 % 62);

/** For secret scanners and documentation. */
export const KEY_PATTERN = /^alm_[0-9A-Za-z]{36}$/;

/** A new key. This text exists only here and with its owner. */
export function newKey(): string {
  return keyOf(randomBase62(RANDOM_LENGTH));
}

/** The key that has these random characters. */
export function keyOf(random: string): string {
  const signed = PREFIX + random;
  return signed + checksum(signed);
}

/** Whether the text can be a key: its form and its checksum. The same work is done whichever of them is wrong. */
export function isWellFormed(text: string): boolean {
  const right = checksum(text.slice(0, SIGNED_LENGTH)) === text.slice(SIGNED_LENGTH, SIGNED_LENGTH + CHECKSUM_LENGTH);
  return KEY_PATTERN.test(text) && right;
}

/** What may be shown of a key. */
export function displayPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

/** Evenly distributed characters of `0-9A-Za-z`. */
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
