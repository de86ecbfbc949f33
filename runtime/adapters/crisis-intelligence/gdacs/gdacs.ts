// The Global Disaster Alert and Coordination System. A search returns only the 100 most recent events in a window,
// without pagination. If the limit is reached, the window is requested again separately by level and in halves.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { addDays, daysBetween } from '../../../lib/day.ts';
import { objectOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';
import {
  ALERT_LEVELS,
  type AlertLevel,
  DISASTER_TYPES,
  type DisasterEvent,
  type DisasterType,
  eventOf,
} from './event.ts';

export { ALERT_LEVELS, type AlertLevel, DISASTER_TYPES, type DisasterEvent, type DisasterType } from './event.ts';

export interface DisasterSearch {
  /** YYYY-MM-DD in UTC, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly types: readonly DisasterType[];
  readonly levels: readonly AlertLevel[];
}

export interface FoundDisasters {
  readonly events: readonly DisasterEvent[];
  /** False if part of the window contains more events than the source returns. */
  readonly isComplete: boolean;
}

interface FoundPage {
  readonly features: number;
  readonly events: readonly DisasterEvent[];
}

/** Maximum number of events per response. */
const FULL = 100;
/**
 * Maximum number of times that a full window is halved. The total is at most 1 + 2 + 4 + 8 requests per set of levels.
 */
const HALVINGS = 3;
const NOTHING = [204, 404];

export const reads = readers(import.meta.url, { events: readEvents });

export function create({ client }: SourceContext<'gdacs'>): Gdacs {
  return new Gdacs(client);
}

export class Gdacs {
  readonly #client: SourceClient<LifetimeName<'gdacs'>>;

  constructor(client: SourceClient<LifetimeName<'gdacs'>>) {
    this.#client = client;
  }

  /** Returns events without duplicates, in no particular order. */
  async events(search: DisasterSearch, call: SourceCall): Promise<FoundDisasters> {
    const page = await this.#page(search, call);
    if (page.features < FULL) return { events: unique(page.events), isComplete: true };
    // Request green events separately, because there are so many that they could displace orange and red events.
    const strong = search.levels.filter((level) => level !== 'Green');
    const parts =
      strong.length === 0 || strong.length === search.levels.length
        ? [search]
        : [
            { ...search, levels: strong },
            { ...search, levels: ['Green'] as const },
          ];
    const found = await Promise.all(parts.map((part) => this.#whole(part, HALVINGS, call)));
    return joined(found);
  }

  async #whole(search: DisasterSearch, halvings: number, call: SourceCall): Promise<FoundDisasters> {
    const page = await this.#page(search, call);
    const days = daysBetween(search.from, search.to);
    if (page.features < FULL) return { events: page.events, isComplete: true };
    if (halvings === 0 || days < 1) return { events: page.events, isComplete: false };
    const middle = addDays(search.from, Math.floor(days / 2));
    const halves = [
      { ...search, to: middle },
      { ...search, from: addDays(middle, 1) },
    ];
    return joined(await Promise.all(halves.map((half) => this.#whole(half, halvings - 1, call))));
  }

  #page({ from, to, types, levels }: DisasterSearch, call: SourceCall): Promise<FoundPage> {
    // Sorted so that equal searches share a cached response.
    const [alertlevel, eventlist] = [
      ALERT_LEVELS.filter((level) => levels.includes(level)).join(';'),
      DISASTER_TYPES.filter((type) => types.includes(type)).join(';'),
    ];
    const query = { fromDate: from, toDate: to, alertlevel, eventlist, country: '' };
    const request = {
      path: '/events/geteventlist/SEARCH',
      query,
      expect: 'json' as const,
      accept: [200, ...NOTHING],
    };
    return this.#client.read(request, reads.events, call);
  }
}

function readEvents(answer: Answer): FoundPage {
  if (NOTHING.includes(answer.status)) return { features: 0, events: [] };
  const { features } = objectOf(answer.json());
  if (!Array.isArray(features)) throw new Error('The response has no list of features.');
  return { features: features.length, events: features.map(eventOf).filter((event) => event !== undefined) };
}

function joined(parts: readonly FoundDisasters[]): FoundDisasters {
  return {
    events: unique(parts.flatMap(({ events }) => events)),
    isComplete: parts.every(({ isComplete }) => isComplete),
  };
}

function unique(events: readonly DisasterEvent[]): DisasterEvent[] {
  return [...new Map(events.map((event) => [event.crisis.source_id, event])).values()];
}
