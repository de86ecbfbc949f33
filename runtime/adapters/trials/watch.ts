// The studies that were registered or changed last. One that was registered long ago comes into sight when it is changed.

import type { ClinicaltrialsWatcher } from '../../../generated/events.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { studyPage } from './trials.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { clinicaltrials: create };

/** Of a phase more than are changed in two days. */
const MOST_STUDIES = 500;

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'clinicaltrials'>): ClinicaltrialsWatcher {
  return {
    async study(cursor, { phase, condition, sponsor }, call) {
      const query = { phase: phase === 'ANY' ? undefined : phase, condition, sponsor };
      const { studies, total } = await source.changedLast(query, MOST_STUDIES, call);
      const records = studies.map((study) => ({ ...study, url: studyPage(study) }));
      return newestLook(
        records,
        ({ nct_id }) => nct_id,
        ({ last_update_date }) => last_update_date ?? undefined,
        cursor,
        Math.min(MOST_STUDIES, total ?? 0),
      );
    },
  };
}
