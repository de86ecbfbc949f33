// Polls the most recently published works on a subject. Works with a publication date in the future are reported on that date.

import type { OpenalexWatcher } from '../../../generated/events.ts';
import { addDays, utcDay } from '../../lib/day.ts';
import { newestLook } from '../../sdk/newest.ts';
import type { WatchContext } from '../watch-context.ts';
import type { OpenAlex } from './openalex/openalex.ts';

export const watchers = { openalex: create };

/** Number of searches per poll. Low enough that a day's polls stay within the free budget for callers without a key. */
const PAGES = 2;
const PAGE_SIZE = 100;
const DAYS = 60;

function create({ source }: WatchContext<'openalex'>): OpenalexWatcher {
  return {
    async work(cursor, { search }, call) {
      const { works, total } = await publishedLast(source, search, call);
      return newestLook(
        works,
        ({ id }) => id,
        ({ publication_date }) => publication_date ?? undefined,
        cursor,
        Math.min(PAGES * PAGE_SIZE, total),
      );
    },
  };
}

async function publishedLast(source: OpenAlex, text: string, call: Parameters<OpenAlex['works']>[2]) {
  const to = utcDay(call.now());
  const query = { text, from: addDays(to, -DAYS), to, sort: 'publication_date:desc' } as const;
  const works: Awaited<ReturnType<OpenAlex['published']>>['items'][number][] = [];
  let total = 0;
  for (let page = 1; page <= PAGES; page++) {
    const found = await source.published(query, { size: PAGE_SIZE, page }, call);
    works.push(...found.items);
    total = found.total;
    if (page * PAGE_SIZE >= total) break;
  }
  return { works, total };
}
