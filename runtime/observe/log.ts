// Structured logs, one JSON object a line. What a caller sent never gets here: paths are logged by operation, not by URL,
// and errors by code; only failures of our own bring their stack.

import { type Logger, pino } from 'pino';

/** The log of the process. */
export type Log = Logger;

/** The process's log, on standard output. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: errorFacts },
    redact: ['key', 'secret', 'authorization', '*.key', '*.secret', '*.authorization'],
  });
}

/** An error's name, message and stack, and those of its cause. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: errorFacts(cause) }) };
}
