// The time that a call still has, by the running clock: deadlines are kept by it, also while recordings are replayed.

import type { Call } from '../contract/call.ts';

/** Milliseconds until the answer is due; none for a caller who left. */
export function timeLeft({ deadline, signal }: Pick<Call, 'deadline' | 'signal'>): number {
  return signal.aborted ? 0 : Math.max(0, deadline - Date.now());
}
