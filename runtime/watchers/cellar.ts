// EU legal acts of the last days, as the source dates them. They come into sight in the days after their date, and leave it without
// being gone.

import type { CellarWatcher } from '../../generated/events.ts';
import type { WatcherContext } from './context.ts';
import { newestLook } from './newest.ts';

/** More than are signed in two months at most. */
const MOST_ACTS = 1_000;
const DAY_MS = 86_400_000;

export function create({ source }: WatcherContext<'cellar'>): CellarWatcher {
  return {
    async act(cursor, { days }, call) {
      const now = call.now().getTime();
      const { acts } = await source.signedBetween(day(now - days * DAY_MS), day(now), undefined, MOST_ACTS, call);
      const records = acts.map(({ celex, title, date }) => ({ celex, title, date, url: page(celex) }));
      return newestLook(
        records,
        ({ celex }) => celex,
        ({ date }) => date ?? undefined,
        cursor,
      );
    },
  };
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function page(celex: string): string {
  return `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${encodeURIComponent(celex)}`;
}
