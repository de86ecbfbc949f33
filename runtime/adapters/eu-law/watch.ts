// EU legal acts of the last days, as the source dates them. They come into sight in the days after their date, and leave it without
// being gone.

import type { CellarWatcher } from '../../../generated/events.ts';
import { addDays } from '../../lib/day.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { today } from './cellar/cellar.ts';
import { legalAct } from './eu-law.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { cellar: create };

/** More than are signed in two months at most. */
const MOST_ACTS = 1_000;

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'cellar'>): CellarWatcher {
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
