// Uses the real clock, as deadlines do, also when recordings are replayed.

import type { Call } from '../contract/call.ts';

/** Returns milliseconds until the deadline; 0 after the client disconnected. */
export function timeLeft({ deadline, signal }: Pick<Call, 'deadline' | 'signal'>): number {
  return signal.aborted ? 0 : Math.max(0, deadline - Date.now());
}
