// Reads request bodies. Limits the size while the body arrives, decodes simultaneous bodies in a fair order, and
// rejects JSON that is nested too deeply or contains `__proto__`.

import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { platform } from '../../../generated/platform.ts';
import type { AdmittedRequest } from '../../contract/gate.ts';
import { Problem } from '../../contract/problem.ts';
import { Turns } from '../../lib/turns.ts';

export interface BodyLimits {
  readonly bytes: number;
  readonly depth: number;
}

/** Default limits. A larger body is a mistake or an attack. */
export const BODY_LIMITS: BodyLimits = { bytes: platform.limits.bodyBytes, depth: platform.limits.bodyDepth };

/** Bodies that have been received and wait to be decoded; shared by all servers of the process. */
const whole = new Turns();

/**
 * The sender of a body. While many bodies wait, one body per sender is decoded at a time. Large bodies are charged
 * before they are read.
 */
export type Sender = Pick<AdmittedRequest, 'who' | 'chargeBody'>;

/**
 * Resolves when it is the body's turn to be decoded.
 * @throws Problem `body_too_large` (413), `unsupported_media_type` (415: compressed), `invalid_request` (400: not UTF-8,
 * incomplete), and errors thrown by `sender.chargeBody` (429).
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
        // Charge while reading, because the size of a chunked body is not known in advance.
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
    // On a disconnect, Node always emits `close`, but emits `error` only if there is a listener.
    request.on('close', () => {
      if (!request.complete) reject(cutOff());
    });
  });
}

/** Limits for endpoints that allow only lists and searches without a key. */
export const KEYLESS_LIMITS: BodyLimits = { ...BODY_LIMITS, bytes: 16_384 };
/** Number of bytes that cost as much as one request. */
const BYTES_A_REQUEST = 16_384;
const ANSWERED_A_REQUEST = 65_536;

/** Returns the cost of a request body in requests, in addition to the request itself. */
export function costOfBody(bytes: number): number {
  return Math.floor(bytes / BYTES_A_REQUEST);
}

/** Returns the cost of a response in requests, in addition to the request itself. */
export function costOfAnswer(bytes: number): number {
  return Math.floor(bytes / ANSWERED_A_REQUEST);
}

const NOTHING = Buffer.alloc(0);

/** True if part of the body is unread, so the connection cannot serve another request. */
export function leavesBodyUnread({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
}

/** @throws Problem `invalid_request` for invalid JSON, too many parts, deep nesting or `__proto__` */
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

/**
 * Maximum number of arrays, objects and members. 240 KB of them take 15 ms to decode, compared with 1 ms for the same
 * amount of numbers.
 */
const MAX_PARTS = 10_000;
const [OPEN_LIST, OPEN_OBJECT, COLON] = [91, 123, 58];

/** Also counts brackets, braces and colons inside strings. */
function refuseManyParts(text: string): void {
  if (text.length <= MAX_PARTS) return;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_LIST || code === OPEN_OBJECT || code === COLON) parts++;
  }
  if (parts > MAX_PARTS) {
    throw new Problem(
      'invalid_request',
      `The JSON has more than ${MAX_PARTS} arrays, objects and members: split the request.`,
    );
  }
}

/** JSON.parse creates `__proto__` as an own member, which becomes the prototype when the object is copied. */
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
