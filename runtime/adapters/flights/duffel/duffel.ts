// Airline fares from Duffel. A search queries the airlines and takes up to 15 s. Offers are unsorted, prices are
// strings, and times are in the airport's local time.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { Problem } from '../../../contract/problem.ts';
import { flagOf, type JsonObject, listOf, momentOf, numberOf, objectOf, textOf } from '../../../lib/loose-json.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

export type FareCabin = 'economy' | 'premium_economy' | 'business' | 'first';

export interface FareSearch {
  readonly slices: readonly { readonly origin: string; readonly destination: string; readonly date: string }[];
  readonly adults: number;
  readonly cabin: FareCabin | undefined;
  readonly maxConnections: number | undefined;
}

export interface Airline {
  readonly code: string | undefined;
  readonly name: string | undefined;
}

export interface FareSegment {
  readonly marketing: Airline;
  readonly operating: Airline;
  readonly number: string | undefined;
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  /** Local time without a UTC offset. */
  readonly departing: string | undefined;
  readonly arriving: string | undefined;
  readonly originZone: string | undefined;
  readonly destinationZone: string | undefined;
  readonly originTerminal: string | undefined;
  readonly destinationTerminal: string | undefined;
  readonly aircraft: string | undefined;
  readonly cabin: string | undefined;
  readonly fareBasis: string | undefined;
  readonly checkedBags: number | undefined;
  readonly carryOnBags: number | undefined;
  /** Intermediate stops of a flight with a single flight number. */
  readonly stops: number;
}

export interface FareSlice {
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly minutes: number | undefined;
  readonly segments: readonly FareSegment[];
}

export interface Fare {
  readonly id: string;
  /** Total price for all passengers. */
  readonly amount: number;
  readonly currency: string;
  readonly tax: number | undefined;
  readonly taxCurrency: string | undefined;
  readonly airline: Airline;
  readonly slices: readonly FareSlice[];
  readonly emissionsKg: number | undefined;
  readonly refundable: boolean | undefined;
  readonly changeable: boolean | undefined;
  readonly expiresAt: string | undefined;
  /** False for offers obtained with a test token, which are fictional. */
  readonly isLive: boolean;
}

export interface FoundFares {
  /** At most MAX_FARES fares, cheapest first. */
  readonly fares: readonly Fare[];
  readonly total: number;
  readonly requested: readonly AskedSlice[];
}

interface AskedSlice {
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly date: string | undefined;
}

/** Maximum number of fares to keep. A response may contain thousands of offers. */
const MAX_FARES = 300;
/** Time that Duffel waits for the airlines to respond. */
const SUPPLIER_MS = 15_000;
const REFUSED = [400, 422];
const VERSION = { 'Duffel-Version': 'v2' };

export const reads = readers(import.meta.url, { fares: readFares });

export function create({ client }: SourceContext<'duffel'>): Duffel {
  return new Duffel(client);
}

export class Duffel {
  readonly #client: SourceClient<LifetimeName<'duffel'>>;

  constructor(client: SourceClient<LifetimeName<'duffel'>>) {
    this.#client = client;
  }

  get configured(): boolean {
    return this.#client.configured;
  }

  /** Rejects with `invalid_arguments` and the source's message if the source rejects the search. */
  fares({ slices, adults, cabin, maxConnections }: FareSearch, call: SourceCall): Promise<FoundFares> {
    const data = {
      slices: slices.map(({ origin, destination, date }) => ({ origin, destination, departure_date: date })),
      passengers: Array.from({ length: adults }, () => ({ type: 'adult' })),
      ...(cabin === undefined ? {} : { cabin_class: cabin }),
      ...(maxConnections === undefined ? {} : { max_connections: maxConnections }),
    };
    const request = {
      path: '/air/offer_requests',
      query: { return_offers: true, supplier_timeout: SUPPLIER_MS },
      body: { json: { data } },
      headers: VERSION,
      expect: 'json' as const,
      accept: [200, 201, ...REFUSED],
      answers: ({ requested }: FoundFares) =>
        requested.every((requestedSlice, index) => isSlice(requestedSlice, slices[index])) &&
        requested.length <= slices.length,
    };
    return this.#client.read(request, reads.fares, call);
  }
}

function readFares(answer: Answer): FoundFares {
  const { data, errors } = objectOf(answer.json());
  if (REFUSED.includes(answer.status)) throw refusal(errors);
  const request = objectOf(data);
  const offers = request['offers'];
  if (!Array.isArray(offers)) throw new Error('The response has no list of offers.');
  const fares = offers.map((offer) => fareOf(objectOf(offer), request)).filter((fare) => fare !== undefined);
  fares.sort((a, b) => a.amount - b.amount);
  const requested = listOf(request['slices']).map((slice) => {
    const { origin, destination, departure_date } = objectOf(slice);
    return { origin: placeCode(origin), destination: placeCode(destination), date: textOf(departure_date) };
  });
  return { fares: fares.slice(0, MAX_FARES), total: fares.length, requested };
}

function placeCode(place: unknown): string | undefined {
  return textOf(objectOf(place)['iata_code']);
}

/**
 * Returns true if a slice in the response matches the requested slice. Fields missing from the request always match.
 */
function isSlice(requested: AskedSlice, slice: FareSearch['slices'][number] | undefined): boolean {
  const fits = (one: string | undefined, other: string | undefined) => one === undefined || one === other;
  return (
    fits(requested.date, slice?.date) &&
    fits(requested.origin, slice?.origin) &&
    fits(requested.destination, slice?.destination)
  );
}

function refusal(errors: unknown): Problem {
  const { message, title } = objectOf(listOf(errors)[0]);
  const reason = (textOf(message) ?? textOf(title) ?? 'it cannot parse the search').slice(0, 300);
  return new Problem('invalid_arguments', `The fare source rejected the search: ${reason}`);
}

function fareOf(offer: JsonObject, request: JsonObject): Fare | undefined {
  const [id, amount, currency] = [
    textOf(offer['id']),
    numberOf(offer['total_amount']),
    textOf(offer['total_currency']),
  ];
  if (id === undefined || amount === undefined || currency === undefined) return undefined;
  const conditions = objectOf(offer['conditions']);
  return {
    id,
    amount,
    currency,
    tax: numberOf(offer['tax_amount']),
    taxCurrency: textOf(offer['tax_currency']),
    airline: airlineOf(offer['owner']),
    slices: listOf(offer['slices']).map((slice) => sliceOf(objectOf(slice))),
    emissionsKg: numberOf(offer['total_emissions_kg']),
    refundable: flagOf(objectOf(conditions['refund_before_departure'])['allowed']),
    changeable: flagOf(objectOf(conditions['change_before_departure'])['allowed']),
    expiresAt: momentOf(offer['expires_at']),
    isLive: flagOf(offer['live_mode']) ?? flagOf(request['live_mode']) ?? true,
  };
}

function sliceOf(slice: JsonObject): FareSlice {
  return {
    origin: textOf(objectOf(slice['origin'])['iata_code']),
    destination: textOf(objectOf(slice['destination'])['iata_code']),
    minutes: minutesOf(textOf(slice['duration'])),
    segments: listOf(slice['segments']).map((segment) => segmentOf(objectOf(segment))),
  };
}

function segmentOf(segment: JsonObject): FareSegment {
  const [origin, destination] = [objectOf(segment['origin']), objectOf(segment['destination'])];
  const passenger = objectOf(listOf(segment['passengers'])[0]);
  const bags = (type: string) => {
    const all = listOf(passenger['baggages'])
      .map(objectOf)
      .filter((bag) => textOf(bag['type']) === type);
    return all.length === 0 ? undefined : all.reduce((sum, bag) => sum + (numberOf(bag['quantity']) ?? 0), 0);
  };
  return {
    marketing: airlineOf(segment['marketing_carrier']),
    operating: airlineOf(segment['operating_carrier']),
    number: textOf(segment['marketing_carrier_flight_number']),
    origin: textOf(origin['iata_code']),
    destination: textOf(destination['iata_code']),
    departing: textOf(segment['departing_at']),
    arriving: textOf(segment['arriving_at']),
    originZone: textOf(origin['time_zone']),
    destinationZone: textOf(destination['time_zone']),
    originTerminal: textOf(segment['origin_terminal']),
    destinationTerminal: textOf(segment['destination_terminal']),
    aircraft: textOf(objectOf(segment['aircraft'])['name']),
    cabin: textOf(passenger['cabin_class']),
    fareBasis: textOf(passenger['fare_basis_code']),
    checkedBags: bags('checked'),
    carryOnBags: bags('carry_on'),
    stops: listOf(segment['stops']).length,
  };
}

function airlineOf(value: unknown): Airline {
  const { iata_code, name } = objectOf(value);
  return { code: textOf(iata_code), name: textOf(name) };
}

const DURATION = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,5}S)?)?$/;

/** Parses an ISO 8601 duration such as `P1DT2H5M`. */
export function minutesOf(duration: string | undefined): number | undefined {
  const match = DURATION.exec(duration ?? '');
  if (match === null) return undefined;
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return days * 1440 + hours * 60 + minutes;
}
