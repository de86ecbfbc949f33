// EU legal acts of the last days, as the source dates them. They come into sight in the days after their date, and leave it without
// being gone.

import type { CellarWatcher } from '../../generated/events.ts';
import { legalAct } from '../adapters/eu-law/eu-law.ts';
import { addDays } from '../kit/day.ts';
import { today } from '../sources/cellar/cellar.ts';
import type { WatcherContext } from './context.ts';
import { newestLook } from './newest.ts';

/** More than are signed in two months at most. */
const MOST_ACTS = 1_000;

/** Makes the looks at the source's entities. */
export function create({ source }: WatcherContext<'cellar'>): CellarWatcher {
  return {
    async act(cursor, { days }, call) {
      const to = today(call.now());
      const { acts } = await source.signedBetween(addDays(to, -days), to, undefined, MOST_ACTS, call);
      return newestLook(
        acts.map(legalAct),
        ({ celex }) => celex,
        ({ date }) => date ?? undefined,
        cursor,
      );
    },
  };
}
