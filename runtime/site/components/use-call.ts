// A call in progress and its outcome.

import { useState } from 'preact/hooks';
import type { Outcome } from './server-calls.ts';

/** Milliseconds before progress is shown. */
const PROGRESS_AFTER_MS = 500;

interface Called<Answer> {
  readonly outcome: Outcome<Answer> | undefined;
  /** Seconds since the call started; undefined if none is in progress. */
  readonly busy: number | undefined;
  readonly run: (call: () => Promise<Outcome<Answer>>) => Promise<Outcome<Answer>>;
  readonly clear: () => void;
}

export function useCall<Answer>(): Called<Answer> {
  const [outcome, setOutcome] = useState<Outcome<Answer> | undefined>(undefined);
  const [busy, setBusy] = useState<number | undefined>(undefined);
  const run = async (call: () => Promise<Outcome<Answer>>) => {
    const started = performance.now();
    setBusy(0);
    const timer = setInterval(() => setBusy((performance.now() - started) / 1_000), PROGRESS_AFTER_MS);
    const called = await call();
    clearInterval(timer);
    setBusy(undefined);
    setOutcome(called);
    return called;
  };
  return { outcome, busy, run, clear: () => setOutcome(undefined) };
}
