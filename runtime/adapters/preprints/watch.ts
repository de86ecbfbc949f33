// Polls the most recently submitted preprints in the watched categories. A new version of a preprint is reported as
// long as the preprint is in the list.

import type { ArxivWatcher } from '../../../generated/events.ts';
import { Problem } from '../../contract/problem.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import { categoryQuery } from './arxiv/arxiv.ts';
import { preprintRow } from './preprints.ts';

export const watchers = { arxiv: create };

/** Maximum number of preprints per poll. Covers one day in the largest category, in one request of about 2 MB. */
const MAX_PREPRINTS = 500;

function create({ source }: WatchContext<'arxiv'>): ArxivWatcher {
  return {
    async preprint(cursor, { categories }, call) {
      const parts = categories.map(categoryQuery).filter((part) => part !== undefined);
      // arXiv returns an empty list for an unknown category, as if there were no submissions.
      if (parts.length < categories.length)
        throw new Problem('not_configured', 'arXiv does not have all of the configured categories.');
      const listing = { sort: 'submittedDate', limit: MAX_PREPRINTS, offset: 0 } as const;
      const { preprints, total } = await source.search(parts.join(' OR '), listing, call);
      const records = preprints.map(preprintRow).map((preprint) => ({
        ...preprint,
        authors: preprint.authors.map(({ name }) => name),
        // All versions of a preprint share one page.
        url: `https://arxiv.org/abs/${preprint.id}`,
      }));
      return newestLook(
        records,
        ({ id }) => id,
        ({ published }) => published?.slice(0, 10),
        cursor,
        Math.min(MAX_PREPRINTS, total),
      );
    },
  };
}
