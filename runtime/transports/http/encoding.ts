// Encodes responses on Node's thread pool with limited concurrency. Beyond the limit, responses are sent unencoded.

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { qualities } from './qualities.ts';

export type Encoding = 'br' | 'gzip';

/** Encoding smaller bodies costs more than it saves. */
export const WORTH_BYTES = 8_192;
/** Maximum number of concurrent encodings, because file access and DNS lookups share the thread pool. */
const MAX_CONCURRENT = 4;
/** Enough for all documents of a server in both encodings. */
const MAX_KEPT = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_KEPT });
let underWay = 0;

/** If the client accepts both encodings with equal quality, prefers Brotli, which is smaller. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const field = headers['accept-encoding'];
  if (typeof field !== 'string') return undefined;
  const accepted = qualities(field);
  const any = accepted.get('*') ?? 0;
  const [br, gz] = [accepted.get('br') ?? any, accepted.get('gzip') ?? accepted.get('x-gzip') ?? any];
  if (br <= 0 && gz <= 0) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

/** Returns undefined if the concurrency limit has been reached. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (underWay >= MAX_CONCURRENT) return undefined;
  underWay += 1;
  try {
    return encoding === 'br'
      ? await toBrotli(body, brotli(body, QUICK_BROTLI))
      : await toGzip(body, { level: QUICK_GZIP });
  } finally {
    underWay -= 1;
  }
}

const QUICK_BROTLI = 4;
const QUICK_GZIP = 5;
/** Levels for documents that are encoded only once. */
const WELL_BROTLI = 9;
const WELL_GZIP = 9;
/** Larger documents use the fast level, because encoding megabytes would take a second of CPU time. */
const MAX_BEST_LEVEL_BYTES = 524_288;
let before: Promise<unknown> = Promise.resolve();

/** Encodes each document only once. `tag` identifies the content. */
export function encodedDocument(body: Buffer, tag: string, encoding: Encoding): Promise<Buffer> {
  const name = `${tag} ${encoding}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const isLarge = body.length > MAX_BEST_LEVEL_BYTES;
  const made = before.then(() =>
    encoding === 'br'
      ? toBrotli(body, brotli(body, isLarge ? QUICK_BROTLI : WELL_BROTLI))
      : toGzip(body, { level: isLarge ? QUICK_GZIP : WELL_GZIP }),
  );
  before = made.catch(() => {});
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}

function brotli(body: Buffer, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { params };
}

/** Returns whether a type is worth encoding. Most images and fonts are already compressed. */
export function shrinks(type: string): boolean {
  return /^(text\/|application\/([a-z.-]+\+)?(json|javascript|xml|yaml)|image\/svg)/.test(type);
}
