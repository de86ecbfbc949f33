// Structured logs, one JSON object a line. What a caller sent never gets here: paths are logged by operation, not by URL,
// and errors by code; only failures of our own bring their stack.

import { type Logger, pino } from 'pino';
import { type LogOutput, standardOutput } from './log-output.ts';

/** The log of the process. */
export type Log = Logger;

/** The process's log. */
export function createLog(level: string, output: LogOutput = standardOutput()): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: errorFacts },
    redact: ['key', 'secret', 'authorization', '*.key', '*.secret', '*.authorization'],
  };
  return pino(options, output);
}

/** Resolves when every line has gone out, or after so many milliseconds: a reader that stands still is not waited for. */
export function flushed(log: Log, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longestMs);
    log.flush(() => resolve());
  });
}

/** An error's name, message and stack, and those of its cause. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: errorFacts(cause) }) };
}
