// The preprints of some categories that were submitted last. Later versions are told of those that are still in sight.

import type { ArxivWatcher } from '../../../generated/events.ts';
import { Problem } from '../../contract/problem.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { categoryQuery } from './arxiv/arxiv.ts';
import { preprintRow } from './preprints.ts';

/** The look-ups of each source, by the name under which its events are declared. */
export const watchers = { arxiv: create };

/** A day of the largest category; some two megabytes in one request. */
const MOST_PREPRINTS = 500;

/** Makes the looks at the source's entities. */
function create({ source }: WatchContext<'arxiv'>): ArxivWatcher {
  return {
    async preprint(cursor, { categories }, call) {
      const parts = categories.map(categoryQuery).filter((part) => part !== undefined);
      // What is no category finds nothing there, as if nothing had been submitted.
      if (parts.length < categories.length) throw new Problem('not_configured', 'arXiv has not all of the categories.');
      const listing = { sort: 'submittedDate', limit: MOST_PREPRINTS, offset: 0 } as const;
      const { preprints, total } = await source.search(parts.join(' OR '), listing, call);
      const records = preprints.map(preprintRow).map((preprint) => ({
        ...preprint,
        authors: preprint.authors.map(({ name }) => name),
        // Later versions stand on the same page.
        url: `https://arxiv.org/abs/${preprint.id}`,
      }));
      return newestLook(
        records,
        ({ id }) => id,
        ({ published }) => published?.slice(0, 10),
        cursor,
        Math.min(MOST_PREPRINTS, total),
      );
    },
  };
}
