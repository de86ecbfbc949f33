// Vessels around Finland and in the Baltic Sea (Fintraffic Digitraffic): only the latest position of each vessel,
// excluding fishing vessels. Most vessel types are reported without their second digit. The source requires requests to
// accept gzip, which the client always does.

import type { LifetimeName } from '../../../../generated/sources.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { type JsonObject, listOf, numberOf, objectOf, wholeOf } from '../../../lib/loose-json.ts';
import {
  type AisDetails,
  type AisEta,
  type AisPosition,
  detailsOf,
  etaOf,
  positionOf,
} from '../../../reference/ais.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import type { SourceCall, SourceClient } from '../../../sources/client/client.ts';
import { readers } from '../../../sources/client/reading.ts';
import type { SourceContext } from '../../../sources/context.ts';

/** A circle, with its center in degrees and its radius in kilometers. */
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/** The source requires clients to identify themselves. */
const HEADERS = { 'Digitraffic-User': 'Almanac' };
/** Times in requests are rounded to this unit, so that equal requests share a cache entry. */
const ROUNDING_MS = 10 * MINUTE_MS;
/** Vessels that have not sent details for this many days are not listed. */
const DETAILS_DAYS = 30;
const UNKNOWN = 404;

export const reads = readers(import.meta.url, {
  positions: readPositions,
  details: readDetails,
  oneDetails: readOneDetails,
});

export function create({ client }: SourceContext<'digitraffic-ais'>): DigitrafficAis {
  return new DigitrafficAis(client);
}

export class DigitrafficAis {
  readonly #client: SourceClient<LifetimeName<'digitraffic-ais'>>;

  constructor(client: SourceClient<LifetimeName<'digitraffic-ais'>>) {
    this.#client = client;
  }

  within({ latitude, longitude, radiusKm }: Circle, hours: number, call: SourceCall): Promise<readonly AisPosition[]> {
    const query = {
      latitude: round(latitude),
      longitude: round(longitude),
      radius: Math.ceil(radiusKm),
      from: this.#since(hours, call),
    };
    return this.#positions(query, call);
  }

  everywhere(hours: number, call: SourceCall): Promise<readonly AisPosition[]> {
    return this.#positions({ from: this.#since(hours, call) }, call);
  }

  async position(mmsi: number, call: SourceCall): Promise<AisPosition | undefined> {
    // Check the response, because the source ignores filters that it does not know and would then return all vessels.
    const answers = (found: readonly AisPosition[]) => found.every((position) => position.mmsi === mmsi);
    const [position] = await this.#positions({ mmsi }, call, answers);
    return position;
  }

  details(mmsi: number, call: SourceCall): Promise<AisDetails | undefined> {
    const request = {
      path: `/vessels/${mmsi}`,
      headers: HEADERS,
      expect: 'json' as const,
      accept: [200, UNKNOWN],
      answers: (found: AisDetails | undefined) => found === undefined || found.mmsi === mmsi,
    };
    return this.#client.read(request, reads.oneDetails, call);
  }

  /** Returns the details of all vessels that sent them in the last 30 days. */
  allDetails(call: SourceCall): Promise<readonly AisDetails[]> {
    const day = Math.floor(call.now().getTime() / DAY_MS);
    const query = { from: (day - DETAILS_DAYS) * DAY_MS };
    const request = {
      path: '/vessels',
      query,
      headers: HEADERS,
      expect: 'json' as const,
      lifetime: 'details' as const,
    };
    return this.#client.read(request, reads.details, call);
  }

  #positions(
    query: Readonly<Record<string, number>>,
    call: SourceCall,
    answers: (found: readonly AisPosition[]) => boolean = () => true,
  ): Promise<readonly AisPosition[]> {
    const request = { path: '/locations', query, headers: HEADERS, expect: 'json' as const, answers };
    return this.#client.read(request, reads.positions, call);
  }

  #since(hours: number, call: SourceCall): number {
    const now = Math.floor(call.now().getTime() / ROUNDING_MS) * ROUNDING_MS;
    return now - hours * HOUR_MS;
  }
}

function readPositions(answer: Answer): AisPosition[] {
  const { features } = objectOf(answer.json());
  if (!Array.isArray(features)) throw new Error('The response has no list of features.');
  return features.map((feature) => sentPosition(objectOf(feature))).filter((position) => position !== undefined);
}

function readDetails(answer: Answer): AisDetails[] {
  const vessels = answer.json();
  if (!Array.isArray(vessels)) throw new Error('The response has no list of vessels.');
  return vessels.map((vessel) => sentDetails(objectOf(vessel))).filter((details) => details !== undefined);
}

function readOneDetails(answer: Answer): AisDetails | undefined {
  if (answer.status === UNKNOWN) return undefined;
  const details = sentDetails(objectOf(answer.json()));
  if (details === undefined) throw new Error('The response has no vessel.');
  return details;
}

function sentPosition(feature: JsonObject): AisPosition | undefined {
  const fields = objectOf(feature['properties']);
  const [longitude, latitude] = listOf(objectOf(feature['geometry'])['coordinates']).map(numberOf);
  return positionOf({
    mmsi: wholeOf(feature['mmsi']) ?? wholeOf(fields['mmsi']),
    latitude,
    longitude,
    speed: numberOf(fields['sog']),
    course: numberOf(fields['cog']),
    heading: numberOf(fields['heading']),
    navStatus: wholeOf(fields['navStat']),
    // `timestamp` contains only the second within the minute.
    time: momentOfMilliseconds(fields['timestampExternal']),
  });
}

function sentDetails(fields: JsonObject): AisDetails | undefined {
  const mmsi = wholeOf(fields['mmsi']);
  if (mmsi === undefined) return undefined;
  return detailsOf({
    mmsi,
    name: fields['name'],
    typeCode: wholeOf(fields['shipType']),
    callSign: fields['callSign'],
    imo: wholeOf(fields['imo']),
    destination: fields['destination'],
    eta: etaOfBits(wholeOf(fields['eta'])),
    draught: (numberOf(fields['draught']) ?? 0) / 10,
    antenna: ['A', 'B', 'C', 'D'].map((letter) => numberOf(fields[`referencePoint${letter}`])),
    time: momentOfMilliseconds(fields['timestamp']),
  });
}

/**
 * Decodes an arrival time: bits 19 to 16 are the month, bits 15 to 11 the day, bits 10 to 6 the hour, and bits 5 to 0
 * the minute.
 */
function etaOfBits(bits: number | undefined): AisEta | undefined {
  if (bits === undefined || bits < 0) return undefined;
  return etaOf((bits >> 16) & 0xf, (bits >> 11) & 0x1f, (bits >> 6) & 0x1f, bits & 0x3f);
}

/** Times before this date are ignored, because they come from clocks that were never set. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

function momentOfMilliseconds(value: unknown): string | undefined {
  const time = wholeOf(value);
  if (time === undefined || time < EARLIEST || time > LATEST) return undefined;
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');
}

/** Rounds to four decimal places, which is about ten meters. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
