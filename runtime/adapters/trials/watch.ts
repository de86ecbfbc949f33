// Polls the most recently registered or changed studies. Older studies are included when they change.

import type { ClinicaltrialsWatcher } from '../../../generated/events.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { studyPage } from './trials.ts';

export const watchers = { clinicaltrials: create };

/** Maximum number of studies per poll. In two days, fewer studies than this change in any one phase. */
const MAX_STUDIES = 500;

function create({ source }: WatchContext<'clinicaltrials'>): ClinicaltrialsWatcher {
  return {
    async study(cursor, { phase, condition, sponsor }, call) {
      const query = { phase: phase === 'ANY' ? undefined : phase, condition, sponsor };
      const { studies, total } = await source.changedLast(query, MAX_STUDIES, call);
      const records = studies.map((study) => ({ ...study, url: studyPage(study) }));
      return newestLook(
        records,
        ({ nct_id }) => nct_id,
        ({ last_update_date }) => last_update_date ?? undefined,
        cursor,
        Math.min(MAX_STUDIES, total ?? 0),
      );
    },
  };
}
