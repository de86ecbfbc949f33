// Generated from codegen/emit/client/cli/errors.ts by `make generate`: do not edit.

// Errors and exit codes of the command line.

import { AlmanacError } from '../core.ts';

export const EXIT = { ok: 0, notFound: 1, usage: 2, key: 3, server: 4, network: 5 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line is wrong; nothing was sent. */
export class UsageError extends Error {}

/** The response does not have the expected form, so it is probably not Almanac's. */
export class UnreadableError extends Error {}

/** No response. */
export class NetworkError extends Error {}

const ABOUT_KEY = /^(?:key_|quota_|too_many_|operator_|blocked$|forbidden$)/;
const ABOUT_KEY_STATUS = new Set([401, 403, 429]);

/** Undefined for an error that only a defect of the command line can cause. */
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

/** In the server's words. The texts are from outside, so the caller must make them inert. */
export function describeError(error: Error): string[] {
  if (!(error instanceof AlmanacError)) return [error.message];
  const { message, errors, retryAfterSeconds } = error;
  const wrong = errors.map(({ parameter, message: reason, hint }) => {
    return `  ${parameter} ${reason}${hint === undefined ? '' : `. ${hint}`}`;
  });
  const wait = retryAfterSeconds === undefined ? [] : [`  Retry after ${retryAfterSeconds} s.`];
  return [message, ...wrong, ...wait];
}
