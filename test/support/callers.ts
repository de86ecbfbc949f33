// Starts callers that repeatedly call a built-in tool until they are stopped, and records the outcome of each call.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from './http.ts';

const PAUSE_MS = 50;
const PATH = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';

export interface Seen {
  /** Start and duration of the call, in milliseconds. */
  readonly sent: number;
  readonly took: number;
  readonly answer: Answer | Error;
}

export interface Callers {
  readonly seen: Seen[];
  end(): Promise<void>;
}

/** @param path path to call; by default, that of a built-in tool */
export function startCallers(port: number, key: string, count: number, path = PATH): Callers {
  const seen: Seen[] = [];
  let going = true;
  const caller = async () => {
    while (going) {
      const sent = performance.now();
      const answer = await send(port, { path, key }).catch((error: Error) => error);
      seen.push({ sent, took: performance.now() - sent, answer });
      await sleep(PAUSE_MS);
    }
  };
  const callers = Promise.all(Array.from({ length: count }, caller));
  return {
    seen,
    async end() {
      going = false;
      await callers;
    },
  };
}

export function statusOf({ answer }: Seen): number | string {
  return answer instanceof Error ? answer.message : answer.status;
}

export function statuses(seen: readonly Seen[]): (number | string)[] {
  return [...new Set(seen.map(statusOf))].sort();
}
