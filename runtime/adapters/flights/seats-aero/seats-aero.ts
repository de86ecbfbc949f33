// Award seats from seats.aero, which records the availability of about 24 loyalty programs. There is one row per route,
// day and program, with four cabins in each row. Points are strings, taxes are in minor currency units, and 0 means
// unknown.

import type { LifetimeName } from '../../../../generated/sources.ts';
import {
  dayOf,
  flagOf,
  type JsonObject,
  momentOf,
  numberOf,
  objectOf,
  textOf,
  wholeOf,
} from '../../../lib/loose-json.ts';
import { fromMinorUnits } from '../../../reference/minor-units.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

export type SeatCabin = 'economy' | 'premium_economy' | 'business' | 'first';

export interface AwardSeat {
  readonly id: string;
  readonly program: string;
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly cabin: SeatCabin;
  /** Points per passenger. */
  readonly points: number | undefined;
  readonly taxes: number | undefined;
  readonly taxCurrency: string | undefined;
  readonly seats: number | undefined;
  readonly airlines: readonly string[];
  readonly isDirect: boolean | undefined;
  readonly updatedAt: string | undefined;
}

/** A search by airport codes. A city may have several airports. */
export interface SeatSearch {
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  readonly date: string;
}

export interface FoundSeats {
  readonly seats: readonly AwardSeat[];
  /** False if the source has more rows than it returned. */
  readonly isComplete: boolean;
}

/** Maximum number of rows per response. A route has rows from about 25 programs per day. */
const MAX_ROWS = 500;
const CABINS: readonly (readonly [letter: string, cabin: SeatCabin])[] = [
  ['Y', 'economy'],
  ['W', 'premium_economy'],
  ['J', 'business'],
  ['F', 'first'],
];
export const reads = readers(import.meta.url, { seats: readSeats });

export function create({ client }: SourceContext<'seats-aero'>): SeatsAero {
  return new SeatsAero(client);
}

/** The seats may no longer be available, because seats.aero reports its most recent observation. */
export class SeatsAero {
  readonly #client: SourceClient<LifetimeName<'seats-aero'>>;

  constructor(client: SourceClient<LifetimeName<'seats-aero'>>) {
    this.#client = client;
  }

  get configured(): boolean {
    return this.#client.configured;
  }

  seats({ origins, destinations, date }: SeatSearch, call: SourceCall): Promise<FoundSeats> {
    const query = {
      origin_airport: origins.join(','),
      destination_airport: destinations.join(','),
      start_date: date,
      end_date: date,
      take: MAX_ROWS,
      order_by: 'lowest_mileage',
    };
    const answers = ({ seats }: FoundSeats) =>
      seats.every(
        (seat) => origins.includes(seat.origin) && destinations.includes(seat.destination) && seat.date === date,
      );
    return this.#client.read({ path: '/search', query, expect: 'json', answers }, reads.seats, call);
  }
}

function readSeats(answer: Answer): FoundSeats {
  const { data, hasMore } = objectOf(answer.json());
  if (!Array.isArray(data)) throw new Error('The response has no list of rows.');
  return { seats: data.flatMap((row) => seatsOf(objectOf(row))), isComplete: flagOf(hasMore) !== true };
}

function seatsOf(row: JsonObject): AwardSeat[] {
  const route = objectOf(row['Route']);
  const [id, origin, destination] = [
    textOf(row['ID']),
    textOf(route['OriginAirport']),
    textOf(route['DestinationAirport']),
  ];
  const program = textOf(row['Source']) ?? textOf(route['Source']);
  const date = dayOf(row['Date']);
  if (id === undefined || origin === undefined || destination === undefined) return [];
  if (program === undefined || date === undefined) return [];
  const currency = textOf(row['TaxesCurrency'])?.toUpperCase();
  return CABINS.filter(([letter]) => flagOf(row[`${letter}Available`]) === true).map(([letter, cabin]) => ({
    ...{ id: `${id}-${letter}`, program, origin, destination, date, cabin },
    points: known(wholeOf(row[`${letter}MileageCost`])),
    taxes: amountOf(numberOf(row[`${letter}TotalTaxes`]), currency),
    taxCurrency: currency,
    seats: known(wholeOf(row[`${letter}RemainingSeats`])),
    airlines: (textOf(row[`${letter}Airlines`]) ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
    isDirect: flagOf(row[`${letter}Direct`]),
    updatedAt: momentOf(row['UpdatedAt']),
  }));
}

/** Returns undefined for 0, which means "unknown". */
function known(value: number | undefined): number | undefined {
  return value === undefined || value <= 0 ? undefined : value;
}

function amountOf(minorUnits: number | undefined, currency: string | undefined): number | undefined {
  return minorUnits === undefined || currency === undefined ? undefined : fromMinorUnits(minorUnits, currency);
}
