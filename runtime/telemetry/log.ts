// Never log caller input. Log the operation instead of the path, and the code instead of the error; only internal
// errors include their stack.

import { type Logger, pino } from 'pino';
import { type LogOutput, standardOutput } from './log-output.ts';

export type Log = Logger;

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

/** Resolves after `maxMs` at the latest, because a stalled reader must not block the process. */
export function flushed(log: Log, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxMs);
    log.flush(() => resolve());
  });
}

/** Includes the cause. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: errorFacts(cause) }) };
}
