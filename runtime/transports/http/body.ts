// Reads the body of a request, once for all transports: the size is capped while it arrives, those that end at the same time are handed
// on in turns, and JSON is refused when it nests too deeply or tries to set a prototype. What a transport makes of the text is its own business.

import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import type { AdmittedRequest } from '../../contract/gate.ts';
import { Problem } from '../../contract/problem.ts';
import { Turns } from '../../lib/turns.ts';

/** How large a body may be, and how long it may take. */
export interface BodyLimits {
  /** Most bytes of a body. */
  readonly bytes: number;
  /** Most levels of lists and objects inside each other. */
  readonly depth: number;
}

/** The platform's: arguments are small, and a body of more is a mistake or an attack. */
export const BODY_LIMITS: BodyLimits = { bytes: platform.limits.bodyBytes, depth: platform.limits.bodyDepth };

/** Bodies that have come and are not decoded yet: they share the one event loop, whichever server they came to. */
const whole = new Turns();

/** Whose body it is: of each one at a time is handed on while many wait. What is large is paid for before it is collected. */
export type Sender = Pick<AdmittedRequest, 'who' | 'chargeBody'>;

/**
 * The whole body as text, when it is its turn to be decoded.
 * @throws Problem `body_too_large` (413), `unsupported_media_type` (415: compressed), `invalid_request` (400: not UTF-8, cut off),
 * and what `sender.chargeBody` throws (429).
 */
export function readBody(request: IncomingMessage, sender: Sender, limits: BodyLimits = BODY_LIMITS): Promise<string> {
  return new Promise((resolve, reject) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return reject(
        new Problem('unsupported_media_type', 'Compressed bodies are not supported: send the body uncompressed.'),
      );
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > limits.bytes) return reject(tooLarge(limits));
    let paid = costOfBody(announced);
    sender.chargeBody(paid);
    let first: Buffer | undefined;
    let more: Buffer[] | undefined;
    let bytes = 0;
    let isRefused = false;
    const refuse = (error: unknown) => {
      isRefused = true;
      more = undefined;
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      if (isRefused) return;
      bytes += chunk.length;
      if (bytes > limits.bytes) return refuse(tooLarge(limits));
      const cost = costOfBody(bytes);
      if (cost > paid) {
        // It comes in pieces of which nobody said how many.
        try {
          sender.chargeBody(cost - paid);
        } catch (error) {
          return refuse(error);
        }
        paid = cost;
      }
      if (first === undefined) first = chunk;
      else if (more === undefined) more = [first, chunk];
      else more.push(chunk);
    });
    request.on('end', () => {
      const body = more === undefined ? (first ?? NOTHING) : Buffer.concat(more);
      const handOn = () => {
        if (isUtf8(body)) resolve(body.toString());
        else reject(new Problem('invalid_request', 'The body is not valid UTF-8.'));
      };
      if (whole.isOpen()) handOn();
      else whole.wait(sender.who, () => (request.socket.destroyed ? reject(cutOff()) : handOn()));
    });
    // A caller that leaves early: Node tells of it by `close`, and by `error` only where somebody listens for that.
    request.on('close', () => {
      if (!request.complete) reject(cutOff());
    });
  });
}

/** Without a key a body is this large at most where lists and searches are all that it can ask for. */
export const KEYLESS_LIMITS: BodyLimits = { ...BODY_LIMITS, bytes: 16_384 };
/** So many bytes of a body cost as much as a request. */
const BYTES_A_REQUEST = 16_384;
/** And so many of an answer. */
const ANSWERED_A_REQUEST = 65_536;

/** What a body costs beyond the request that brings it, in requests: what is cheap to collect and to decode costs nothing. */
export function costOfBody(bytes: number): number {
  return Math.floor(bytes / BYTES_A_REQUEST);
}

/** What an answer costs beyond the request for it, in requests. */
export function costOfAnswer(bytes: number): number {
  return Math.floor(bytes / ANSWERED_A_REQUEST);
}

const NOTHING = Buffer.alloc(0);

/** Whether a request's body has not been read to its end: its connection cannot serve another request before that. */
export function leavesBodyUnread({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

/**
 * The value of a JSON text.
 * @throws Problem `invalid_request` when it is not JSON, has more parts or nests deeper than the limit or names `__proto__`.
 */
export function parseJson(text: string, limits: BodyLimits = BODY_LIMITS): unknown {
  refuseManyParts(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem('invalid_request', `The body is not valid JSON: ${(error as Error).message.slice(0, 120)}.`);
  }
  refuseHostile(value, limits.depth, limits.depth);
  return value;
}

/** Lists, objects and members of a body: no operation takes a tenth, and 240 KB of them take 15 ms to decode where so many numbers take one. */
const MOST_PARTS = 10_000;
const [OPEN_LIST, OPEN_OBJECT, COLON] = [91, 123, 58];

/** Counts them before they are made; what stands in strings counts too, since no argument is so long a text. */
function refuseManyParts(text: string): void {
  if (text.length <= MOST_PARTS) return;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_LIST || code === OPEN_OBJECT || code === COLON) parts++;
  }
  if (parts > MOST_PARTS) {
    throw new Problem(
      'invalid_request',
      `The JSON has more than ${MOST_PARTS} arrays, objects and members: split the request.`,
    );
  }
}

/** JSON.parse makes `__proto__` an own member, which whoever copies the object later would take for its prototype. */
function refuseHostile(value: unknown, levels: number, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new Problem('invalid_request', `The JSON is nested deeper than ${depth} levels.`);
  if (Array.isArray(value)) {
    for (const item of value) refuseHostile(item, levels - 1, depth);
    return;
  }
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    if (name === '__proto__' || (name === 'constructor' && hasPrototype(member))) {
      throw new Problem('invalid_request', `The JSON has a member ${name}, which is not accepted.`);
    }
    refuseHostile(member, levels - 1, depth);
  }
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

function tooLarge(limits: BodyLimits): Problem {
  return new Problem('body_too_large', `The body is larger than ${limits.bytes / 1024} KiB.`);
}

function cutOff(): Problem {
  return new Problem('invalid_request', 'The body ended before it was complete.');
}
