// The research projects that started last. Older ones are registered late at times, and are no news then.

import type { CordisWatcher } from '../../generated/events.ts';
import { foundProject } from '../adapters/eu-research/eu-research.ts';
import { today } from '../sources/cordis/cordis.ts';
import type { WatcherContext } from './context.ts';
import { newestLook } from './newest.ts';

/** Projects that start together on the first of a month are some hundreds. */
const MOST_PROJECTS = 500;

/** Makes the looks at the source's entities. */
export function create({ source }: WatcherContext<'cordis'>): CordisWatcher {
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
