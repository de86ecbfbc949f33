// Reads the body of a request, once for all doors: the size is capped while it arrives, and JSON is refused when it nests
// too deeply or tries to set a prototype. What a door makes of the text is its own business.

import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import secureJson from 'secure-json-parse';
import { platform } from '../../../generated/platform.ts';
import { Problem } from '../../contract/problem.ts';

export interface BodyLimits {
  /** Most bytes of a body. */
  readonly bytes: number;
  /** Most levels of lists and objects inside each other. */
  readonly depth: number;
}

/** The platform's: arguments are small, and a body of more is a mistake or an attack. */
export const BODY_LIMITS: BodyLimits = { bytes: platform.limits.bodyBytes, depth: platform.limits.bodyDepth };

/**
 * The whole body as text.
 * @throws Problem `body_too_large` (413), `unsupported_media_type` (415: compressed), `invalid_request` (400: not UTF-8, cut off).
 */
export function readBody(request: IncomingMessage, limits: BodyLimits = BODY_LIMITS): Promise<string> {
  return new Promise((resolve, reject) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return reject(new Problem('unsupported_media_type', 'A compressed body is not read here: send it as it is.'));
    }
    if (Number(request.headers['content-length'] ?? 0) > limits.bytes) return reject(tooLarge(limits));
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) reject(tooLarge(limits));
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const body = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
      if (isUtf8(body)) resolve(body.toString());
      else reject(new Problem('invalid_request', 'The body is not UTF-8 text.'));
    });
    request.on('error', () => reject(cutOff()));
    request.on('close', () => {
      if (!request.complete) reject(cutOff());
    });
  });
}

/**
 * The value of a JSON text.
 * @throws Problem `invalid_request` when it is not JSON, nests deeper than the limit or names `__proto__`.
 */
export function parseJson(text: string, limits: BodyLimits = BODY_LIMITS): unknown {
  let value: unknown;
  try {
    value = secureJson.parse(text);
  } catch (error) {
    throw new Problem('invalid_request', `The body is not acceptable JSON: ${(error as Error).message.slice(0, 120)}.`);
  }
  if (nestsDeeper(value, limits.depth)) {
    throw new Problem('invalid_request', `The JSON nests deeper than ${limits.depth} levels.`);
  }
  return value;
}

function nestsDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (nestsDeeper(inner, levels - 1)) return true;
  return false;
}

function tooLarge(limits: BodyLimits): Problem {
  return new Problem('body_too_large', `The body is larger than ${limits.bytes / 1024} KiB.`);
}

function cutOff(): Problem {
  return new Problem('invalid_request', 'The body ended before it was complete.');
}
