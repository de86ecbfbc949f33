import type { Detail, Leg, Money, Offer, Segment } from '../../../generated/services/flights/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { present } from '../../lib/loose-json.ts';
import { minorUnitDecimals } from '../../reference/minor-units.ts';
import type { Fare, FareSegment, FareSlice } from './duffel/duffel.ts';
import type { AwardSeat } from './seats-aero/seats-aero.ts';

export function fareOffer(fare: Fare, detail: Detail): AdapterResult<Offer> {
  const { airline, slices } = fare;
  return {
    id: fare.id,
    source: 'duffel',
    kind: 'revenue',
    price: { amount: fare.amount, currency: fare.currency },
    points: null,
    taxes: money(fare.tax, fare.taxCurrency),
    airlines: [{ code: airline.code, name: airline.name }],
    cabin_class: slices[0]?.segments[0]?.cabin,
    legs: slices.map((slice) => fareLeg(slice, detail)),
    refundable: fare.refundable,
    changeable: fare.changeable,
    expires_at: fare.expiresAt,
    emissions_kg: fare.emissionsKg,
    invented: fare.isLive ? undefined : true,
  };
}

function fareLeg({ origin, destination, minutes, segments }: FareSlice, detail: Detail): AdapterResult<Leg> {
  const stops = segments.length - 1 + segments.reduce((sum, segment) => sum + segment.stops, 0);
  return {
    origin,
    destination,
    date: segments[0]?.departing?.slice(0, 10),
    stops: segments.length === 0 ? null : stops,
    direct: segments.length === 0 ? null : segments.length === 1,
    segments: segments.map((segment) => segmentRecord(segment, detail)),
    duration_minutes: minutes,
  };
}

function segmentRecord(segment: FareSegment, detail: Detail): AdapterResult<Segment> {
  const { marketing, operating, number } = segment;
  return {
    flight_number: marketing.code === undefined || number === undefined ? null : `${marketing.code}${number}`,
    operated_by: operating.code === marketing.code ? null : (operating.name ?? operating.code ?? null),
    origin: segment.origin,
    destination: segment.destination,
    departing_at: segment.departing,
    arriving_at: segment.arriving,
    cabin_class: segment.cabin,
    ...(detail === 'full' ? furtherFields(segment) : {}),
  };
}

function furtherFields(segment: FareSegment): Partial<AdapterResult<Segment>> {
  return present({
    origin_time_zone: segment.originZone,
    destination_time_zone: segment.destinationZone,
    origin_terminal: segment.originTerminal,
    destination_terminal: segment.destinationTerminal,
    aircraft: segment.aircraft,
    fare_basis: segment.fareBasis,
    checked_bags: segment.checkedBags,
    carry_on_bags: segment.carryOnBags,
  });
}

/**
 * Builds an offer from the seat for the outbound flight and, optionally, the return flight, both in the same loyalty
 * program and cabin.
 */
export function awardOffer(seats: readonly [AwardSeat, ...AwardSeat[]]): AdapterResult<Offer> {
  const [first] = seats;
  const points = seats.map((seat) => seat.points);
  const taxes = seats.map((seat) => seat.taxes);
  const isOneCurrency = seats.every((seat) => seat.taxCurrency === first.taxCurrency);
  return {
    id: seats.map(({ id }) => id).join('+'),
    source: 'seats-aero',
    kind: 'award',
    price: null,
    points: sumOf(points),
    taxes: isOneCurrency ? money(amountsIn(first.taxCurrency, taxes), first.taxCurrency) : null,
    program: first.program,
    airlines: [...new Set(seats.flatMap(({ airlines }) => airlines))].map((code) => ({ code, name: null })),
    cabin_class: first.cabin,
    legs: seats.map((seat) => ({
      origin: seat.origin,
      destination: seat.destination,
      date: seat.date,
      stops: seat.isDirect === true ? 0 : null,
      direct: seat.isDirect,
      segments: [],
      seats: seat.seats,
      updated_at: seat.updatedAt,
    })),
  };
}

function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return sum;
}

/** Rounds amounts to the currency's precision, without floating-point errors. */
function amountsIn(currency: string | undefined, parts: readonly (number | undefined)[]): number | undefined {
  const sum = sumOf(parts);
  const decimals = currency === undefined ? undefined : minorUnitDecimals(currency);
  return sum === undefined || decimals === undefined ? undefined : Number(sum.toFixed(decimals));
}

function money(amount: number | undefined, currency: string | undefined): AdapterResult<Money> | null {
  return amount === undefined || currency === undefined ? null : { amount, currency };
}

/** Sorts by points; offers without points come last. */
export function byPoints(a: AdapterResult<Offer>, b: AdapterResult<Offer>): number {
  return (a.points ?? Number.POSITIVE_INFINITY) - (b.points ?? Number.POSITIVE_INFINITY) || (a.id < b.id ? -1 : 1);
}
