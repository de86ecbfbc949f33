// Uses the real clock, even when recordings are replayed.

import type { Call } from '../contract/call.ts';

/** Time until the deadline in milliseconds; 0 if the client has disconnected. */
export function timeLeft({ deadline, signal }: Pick<Call, 'deadline' | 'signal'>): number {
  return signal.aborted ? 0 : Math.max(0, deadline - Date.now());
}
