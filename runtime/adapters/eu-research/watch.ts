// The research projects that started last. Older ones are registered late at times, and are no news then.

import type { CordisWatcher } from '../../../generated/events.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { today } from './cordis/cordis.ts';
import { foundProject } from './eu-research.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { cordis: create };

/** Projects that start together on the first of a month are some hundreds. */
const MOST_PROJECTS = 500;

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'cordis'>): CordisWatcher {
  return {
    async project(cursor, _scope, call) {
      const { rows } = await source.started(
        { words: [], programme: undefined },
        today(call.now()),
        MOST_PROJECTS,
        call,
      );
      return newestLook(
        rows.map((row) => foundProject(row, undefined)),
        ({ reference }) => reference,
        ({ start_date }) => start_date ?? undefined,
        cursor,
      );
    },
  };
}
