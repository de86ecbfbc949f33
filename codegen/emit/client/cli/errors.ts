// Errors and exit codes of the command line.

import { AlmanacError } from '../core.ts';

export const EXIT = { ok: 0, notFound: 1, usage: 2, key: 3, server: 4, network: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export class UsageError extends Error {}

/** The response is not in the expected format, so the server is probably not Almanac. */
export class UnreadableError extends Error {}

/** Thrown if there is no response. */
export class NetworkError extends Error {}

const ABOUT_KEY = /^(?:key_|quota_|too_many_|operator_|blocked$|forbidden$)/;
const ABOUT_KEY_STATUS = new Set([401, 403, 429]);

/** Returns undefined for an error that can only be caused by a bug in the command line tool. */
export function exitCodeOf(error: unknown): ExitCode | undefined {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof NetworkError) return EXIT.network;
  if (error instanceof UnreadableError) return EXIT.server;
  if (!(error instanceof AlmanacError)) return undefined;
  const { status, code } = error;
  if (code === 'not_readable') return EXIT.server;
  if (ABOUT_KEY_STATUS.has(status) || ABOUT_KEY.test(code)) return EXIT.key;
  if (status === 404 && code !== 'unknown_operation') return EXIT.notFound;
  return status >= 500 ? EXIT.server : EXIT.usage;
}

/** Returns the server's message. It is untrusted text, so the caller must escape control characters. */
export function describeError(error: Error): string[] {
  if (!(error instanceof AlmanacError)) return [error.message];
  const { message, errors, retryAfterSeconds } = error;
  const wrong = errors.map(({ parameter, message: reason, hint }) => {
    return `  ${parameter} ${reason}${hint === undefined ? '' : `. ${hint}`}`;
  });
  const wait = retryAfterSeconds === undefined ? [] : [`  Retry after ${retryAfterSeconds} s.`];
  return [message, ...wrong, ...wait];
}
