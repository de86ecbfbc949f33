// Award seats of SAS by day, from its award finder: an undocumented address that often refuses programs. It is asked plainly, by our
// own name, one destination after another; a refusal is taken for one.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import { dayOf, isObject, type JsonObject, listOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** Seats on one day; 0 where there are none in that cabin. */
export interface SeatDay {
  /** YYYY-MM-DD, at the origin. */
  readonly date: string;
  readonly business: number;
  readonly premium: number;
}

/** Seats by day, in both directions. */
export interface SeatCalendar {
  readonly outbound: readonly SeatDay[];
  readonly inbound: readonly SeatDay[];
}

const PATH = '/bff/award-finder/destinations/v1';
const REFUSED = [401, 403];
/** How long it is left alone after a refusal. */
const REST_MS = 30 * MINUTE_MS;

/** How answers are read here. */
export const reads = readers(import.meta.url, { calendars: readCalendars });

/** Makes the source on its client. */
export function create({ client }: SourceContext<'airline-awards'>): AirlineAwards {
  return new AirlineAwards(client);
}

/** The award finder of SAS. */
export class AirlineAwards {
  readonly #client: SourceClient<LifetimeName<'airline-awards'>>;

  constructor(client: SourceClient<LifetimeName<'airline-awards'>>) {
    this.#client = client;
  }

  /** Whether the operator has switched it on. */
  get configured(): boolean {
    return this.#client.configured;
  }

  /**
   * Days with award seats out and back, for so many passengers, as far ahead as the source looks. Rejects with a Problem of the
   * client; `upstream_unavailable` when the source refuses,
   * `not_configured` where it is not switched on.
   */
  async calendar(origin: string, destination: string, passengers: number, call: SourceCall): Promise<SeatCalendar> {
    const query = {
      ...{ market: 'en', origin, destinations: destination, selectedMonth: '', passengers },
      ...{ direct: false, availability: true, selectedFlightClass: '' },
    };
    const calendars = await this.#client.read(
      {
        ...{ path: PATH, query, expect: 'json', accept: [200, ...REFUSED] },
        answers: (found) => destination in found || Object.keys(found).length === 0,
      },
      reads.calendars,
      call,
    );
    return calendars[destination] ?? { outbound: [], inbound: [] };
  }
}

/** Calendars by destination. @throws SourceFailure for a refusal, Error for what is no list */
function readCalendars(answer: Answer): Readonly<Record<string, SeatCalendar>> {
  if (REFUSED.includes(answer.status)) {
    const detail = `${answer.provenance.source}: the airline refuses programs (${answer.status}). It is not asked again for half an hour.`;
    throw new SourceFailure('upstream_unavailable', detail, { retryable: false, waitMs: REST_MS });
  }
  const destinations = answer.json();
  if (!Array.isArray(destinations)) throw new Error('There is no list of destinations.');
  const entries = destinations.filter(isObject).map((entry) => {
    const { outbound, inbound } = objectOf(entry['availability']);
    return [textOf(entry['airportCode']) ?? '', { outbound: daysOf(outbound), inbound: daysOf(inbound) }] as const;
  });
  return Object.fromEntries(entries);
}

function daysOf(list: unknown): SeatDay[] {
  return listOf(list)
    .map((entry) => dayEntry(objectOf(entry)))
    .filter((day) => day !== undefined)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dayEntry(fields: JsonObject): SeatDay | undefined {
  const date = dayOf(fields['date']);
  if (date === undefined) return undefined;
  return { date, business: seatsOf(fields['AB']), premium: seatsOf(fields['AP']) };
}

function seatsOf(value: unknown): number {
  return Math.max(0, wholeOf(value) ?? 0);
}
