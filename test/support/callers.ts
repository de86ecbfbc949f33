// Callers of a built-in tool that call one after another until they are told to end, and what each call came to.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, send } from './http.ts';

const PAUSE_MS = 50;
const PATH = '/rest/unit-conversion/convert_units?value=1&from_unit=mile&to_unit=kilometer';

export interface Seen {
  /** When the call was sent and how long it took, in milliseconds. */
  readonly sent: number;
  readonly took: number;
  readonly answer: Answer | Error;
}

export interface Callers {
  readonly seen: Seen[];
  end(): Promise<void>;
}

/** Begins to call. @param path a call of a built-in tool unless given */
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

/** The status of an answer, or why there was none. */
export function statusOf({ answer }: Seen): number | string {
  return answer instanceof Error ? answer.message : answer.status;
}

/** Those that there were, each once. */
export function statuses(seen: readonly Seen[]): (number | string)[] {
  return [...new Set(seen.map(statusOf))].sort();
}
