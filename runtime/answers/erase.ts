// Erases stored answers that contain a string, such as an email address. Answers are compressed, so all of them must be
// read, in batches with pauses, to let calls continue in between.

import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerStore } from '../store/answers.ts';
import { storedText } from './answers.ts';

const ANSWERS_AT_ONCE = 200;
const PAUSE_MS = 20;

export interface AnswerEraser {
  readonly store: Pick<AnswerStore, 'after' | 'remove'>;
  /** Writes pending answers. */
  readonly flush: () => Promise<void>;
  /** Time within which other processes store the answers in their memory; 0 without other processes. */
  readonly settleMs: number;
  /** The ids are no longer stored. */
  readonly forget: () => void;
}

/**
 * Ignores case. Also erases unreadable answers, because their content is unknown.
 * @returns the number of erased answers
 */
export async function eraseAnswers({ store, flush, forget, settleMs }: AnswerEraser, text: string): Promise<number> {
  // In JSON, quotes and line breaks are escaped.
  const wanted = JSON.stringify(text).slice(1, -1).toLowerCase();
  await flush();
  await wait(settleMs);
  let erased = 0;
  for (let last = ''; ; await wait(PAUSE_MS)) {
    const batch = await store.after(last, ANSWERS_AT_ONCE);
    const ids: string[] = [];
    for (const { id, content } of batch) {
      const found = await storedText(content).catch(() => undefined);
      if (found === undefined || found.toLowerCase().includes(wanted)) ids.push(id);
    }
    await store.remove(ids);
    erased += ids.length;
    last = batch.at(-1)?.id ?? '';
    if (batch.length < ANSWERS_AT_ONCE) break;
  }
  if (erased > 0) forget();
  return erased;
}
