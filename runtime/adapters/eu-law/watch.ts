// EU legal acts dated within recent days. Acts appear in the source some days after their date, and later drop out of
// the window without being deleted.

import type { CellarWatcher } from '../../../generated/events.ts';
import { addDays } from '../../lib/day.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { today } from './cellar/cellar.ts';
import { legalAct } from './eu-law.ts';

export const watchers = { cellar: create };

/** Maximum number of acts per poll, which is more than are signed in two months. */
const MAX_ACTS = 1_000;

function create({ source }: WatchContext<'cellar'>): CellarWatcher {
  return {
    async act(cursor, { days }, call) {
      const to = today(call.now());
      const { acts } = await source.signedBetween(addDays(to, -days), to, undefined, MAX_ACTS, call);
      return newestLook(
        acts.map(legalAct),
        ({ celex }) => celex,
        ({ date }) => date ?? undefined,
        cursor,
      );
    },
  };
}
