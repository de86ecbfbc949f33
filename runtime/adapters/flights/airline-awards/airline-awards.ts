// SAS award seats by day, from the airline's award finder, an undocumented endpoint that often blocks automated
// requests. The client identifies itself honestly, requests one destination at a time, and reports a block as a
// refusal.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import { dayOf, isObject, type JsonObject, listOf, objectOf, textOf, wholeOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** Number of seats per cabin on one day; 0 if a cabin has no seats. */
export interface SeatDay {
  /** YYYY-MM-DD in the time zone of the origin airport. */
  readonly date: string;
  readonly business: number;
  readonly premium: number;
}

export interface SeatCalendar {
  readonly outbound: readonly SeatDay[];
  readonly inbound: readonly SeatDay[];
}

const PATH = '/bff/award-finder/destinations/v1';
const REFUSED = [401, 403];
const REST_MS = 30 * MINUTE_MS;

export const reads = readers(import.meta.url, { calendars: readCalendars });

export function create({ client }: SourceContext<'airline-awards'>): AirlineAwards {
  return new AirlineAwards(client);
}

export class AirlineAwards {
  readonly #client: SourceClient<LifetimeName<'airline-awards'>>;

  constructor(client: SourceClient<LifetimeName<'airline-awards'>>) {
    this.#client = client;
  }

  get configured(): boolean {
    return this.#client.configured;
  }

  /**
   * Returns the outbound and return days that have seats for the given number of passengers, as far ahead as the source
   * has data. Rejects with `upstream_unavailable` if the source refuses the request, and with `not_configured` if it is
   * disabled.
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

/**
 * Returns days by destination.
 * @throws SourceFailure if the source refuses the request, Error if the response is not a
 * list
 */
function readCalendars(answer: Answer): Readonly<Record<string, SeatCalendar>> {
  if (REFUSED.includes(answer.status)) {
    const detail = `${answer.provenance.source}: the airline blocks automated requests (${answer.status}). The next attempt is in half an hour.`;
    throw new SourceFailure('upstream_unavailable', detail, { retryable: false, waitMs: REST_MS });
  }
  const destinations = answer.json();
  if (!Array.isArray(destinations)) throw new Error('The response has no list of destinations.');
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
