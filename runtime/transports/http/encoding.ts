// Content encodings of answers: Brotli or gzip, where the client takes one. The work is done on Node's threads, a little of it at a
// time; what finds no room there goes out as it is.

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { qualities } from './qualities.ts';

/** How a body is encoded. */
export type Encoding = 'br' | 'gzip';

/** Below this many bytes encoding an answer costs more than it saves. */
export const WORTH_BYTES = 8_192;
/** Answers that are encoded at once: the threads are for files and names, too. */
const MOST_AT_ONCE = 4;
/** Encoded documents that are kept: all that a server has, in both encodings. */
const MOST_KEPT = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });
let underWay = 0;

/** The encoding that a client prefers of those that there are; undefined for none. Brotli is smaller, where both are as welcome. */
export function encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const field = headers['accept-encoding'];
  if (typeof field !== 'string') return undefined;
  const given = qualities(field);
  const any = given.get('*') ?? 0;
  const [br, gz] = [given.get('br') ?? any, given.get('gzip') ?? given.get('x-gzip') ?? any];
  if (br <= 0 && gz <= 0) return undefined;
  return br >= gz ? 'br' : 'gzip';
}

/** An answer encoded quickly; undefined where there is no room for it now. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (underWay >= MOST_AT_ONCE) return undefined;
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
/** Of what is encoded once. */
const WELL_BROTLI = 9;
const WELL_GZIP = 9;
/** Larger documents are encoded quickly: megabytes take a second otherwise, of a core that calls want meanwhile. */
const MOST_WELL = 524_288;
/** The documents before it: one at a time, however many are asked for at once. */
let before: Promise<unknown> = Promise.resolve();

/** A document encoded well, once: `tag` says which, and changes with it. */
export function encodedDocument(body: Buffer, tag: string, encoding: Encoding): Promise<Buffer> {
  const name = `${tag} ${encoding}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const isLarge = body.length > MOST_WELL;
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

/** Whether a media type shrinks: pictures and fonts are small already. */
export function shrinks(type: string): boolean {
  return /^(text\/|application\/([a-z.-]+\+)?(json|javascript|xml|yaml)|image\/svg)/.test(type);
}
