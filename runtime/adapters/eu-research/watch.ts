// The most recently started research projects. Excludes projects that were registered long after their start.

import type { CordisWatcher } from '../../../generated/events.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { today } from './cordis/cordis.ts';
import { foundProject } from './eu-research.ts';

export const watchers = { cordis: create };

/** Maximum number of projects per poll. Several hundred projects can start on the first of a month. */
const MAX_PROJECTS = 500;

function create({ source }: WatchContext<'cordis'>): CordisWatcher {
  return {
    async project(cursor, _scope, call) {
      const { rows } = await source.started({ words: [], programme: undefined }, today(call.now()), MAX_PROJECTS, call);
      return newestLook(
        rows.map((row) => foundProject(row, undefined)),
        ({ reference }) => reference,
        ({ start_date }) => start_date ?? undefined,
        cursor,
      );
    },
  };
}
