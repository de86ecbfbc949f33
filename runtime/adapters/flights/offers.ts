// Fares and award seats as the one record of offers.

import type { Leg, Money, Offer, Segment } from '../../../generated/services/flights/types.ts';
import { present } from '../../kit/loose-json.ts';
import type { Fare, FareSegment, FareSlice } from '../../sources/duffel/duffel.ts';
import type { AwardSeat } from '../../sources/seats-aero/seats-aero.ts';

export function fareOffer(fare: Fare, detail: 'short' | 'full'): Offer {
  const { airline, slices } = fare;
  return {
    id: fare.id,
    source: 'duffel',
    kind: 'revenue',
    price: { amount: fare.amount, currency: fare.currency },
    points: null,
    taxes: money(fare.tax, fare.taxCurrency),
    airlines: [{ code: airline.code ?? null, name: airline.name ?? null }],
    cabin_class: slices[0]?.segments[0]?.cabin ?? null,
    legs: slices.map((slice) => fareLeg(slice, detail)),
    refundable: fare.refundable ?? null,
    changeable: fare.changeable ?? null,
    expires_at: fare.expiresAt ?? null,
    ...present({ emissions_kg: fare.emissionsKg, invented: fare.isLive ? undefined : true }),
  };
}

function fareLeg({ origin, destination, minutes, segments }: FareSlice, detail: 'short' | 'full'): Leg {
  const stops = segments.length - 1 + segments.reduce((sum, segment) => sum + segment.stops, 0);
  return {
    origin: origin ?? null,
    destination: destination ?? null,
    date: segments[0]?.departing?.slice(0, 10) ?? null,
    stops: segments.length === 0 ? null : stops,
    direct: segments.length === 0 ? null : segments.length === 1,
    segments: segments.map((segment) => segmentRecord(segment, detail)),
    ...present({ duration_minutes: minutes }),
  };
}

function segmentRecord(segment: FareSegment, detail: 'short' | 'full'): Segment {
  const { marketing, operating, number } = segment;
  return {
    flight_number: marketing.code === undefined || number === undefined ? null : `${marketing.code}${number}`,
    operated_by: operating.code === marketing.code ? null : (operating.name ?? operating.code ?? null),
    origin: segment.origin ?? null,
    destination: segment.destination ?? null,
    departing_at: segment.departing ?? null,
    arriving_at: segment.arriving ?? null,
    ...present({ cabin_class: segment.cabin }),
    ...(detail === 'full' ? furtherFields(segment) : {}),
  };
}

function furtherFields(segment: FareSegment): Partial<Segment> {
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

/** Seats of one programme and cabin: the way out, and the way back where there is one. */
export function awardOffer(seats: readonly [AwardSeat, ...AwardSeat[]]): Offer {
  const [first] = seats;
  const points = seats.map((seat) => seat.points);
  const taxes = seats.map((seat) => seat.taxes);
  const isOneCurrency = seats.every((seat) => seat.taxCurrency === first.taxCurrency);
  return {
    id: seats.map(({ id }) => id).join('+'),
    source: 'seats-aero',
    kind: 'award',
    price: null,
    points: sumOf(points) ?? null,
    taxes: isOneCurrency ? money(sumOf(taxes), first.taxCurrency) : null,
    program: first.program,
    airlines: [...new Set(seats.flatMap(({ airlines }) => airlines))].map((code) => ({ code, name: null })),
    cabin_class: first.cabin,
    legs: seats.map((seat) => ({
      origin: seat.origin,
      destination: seat.destination,
      date: seat.date,
      stops: seat.isDirect === true ? 0 : null,
      direct: seat.isDirect ?? null,
      segments: [],
      seats: seat.seats ?? null,
      updated_at: seat.updatedAt ?? null,
    })),
  };
}

/** The sum where every part is known. */
function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const part of parts) {
    if (part === undefined) return undefined;
    sum += part;
  }
  return Math.round(sum * 100) / 100;
}

function money(amount: number | undefined, currency: string | undefined): Money | null {
  return amount === undefined || currency === undefined ? null : { amount, currency };
}

/** Fewest points first, unknown ones last. */
export function byPoints(a: Offer, b: Offer): number {
  return (a.points ?? Number.POSITIVE_INFINITY) - (b.points ?? Number.POSITIVE_INFINITY) || (a.id < b.id ? -1 : 1);
}
