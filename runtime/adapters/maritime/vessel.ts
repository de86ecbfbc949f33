// Merges data from several sources into vessel records, newest position first.

import type { AisSource, FoundVessel, GetVesselResult, Position } from '../../../generated/services/maritime/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { MINUTE_MS } from '../../lib/duration.ts';
import { type AisDetails, type AisEta, type AisPosition, joinedDetails } from '../../reference/ais.ts';
import { countryOf } from '../../reference/countries/countries.ts';
import { statusInWords, typeInWords } from './codes.ts';
import type { Seen } from './feeds.ts';
import { identityOf } from './mid.ts';

export interface Known {
  readonly mmsi: number;
  readonly details: AisDetails | undefined;
  readonly position: AisPosition | undefined;
  /** Source of the position or, if there is no position, of the details. */
  readonly source: AisSource;
  readonly sources: readonly AisSource[];
}

/** Returns one entry per vessel, with its newest position. Each detail comes from the first source that has it. */
export function mergedVessels(
  results: readonly { readonly source: AisSource; readonly items: readonly Seen[] }[],
): Known[] {
  const known = new Map<number, Known>();
  for (const { source, items } of results) {
    for (const { mmsi, details, position } of items) {
      const before = known.get(mmsi);
      known.set(
        mmsi,
        before === undefined
          ? { mmsi, details, position, source, sources: [source] }
          : joined(before, { mmsi, details, position, source, sources: [source] }),
      );
    }
  }
  return [...known.values()];
}

function joined(one: Known, other: Known): Known {
  const isNewer = (other.position?.time ?? '') > (one.position?.time ?? '');
  const [first, second] = isNewer ? [other, one] : [one, other];
  return {
    mmsi: one.mmsi,
    position: first.position ?? second.position,
    source: first.source,
    sources: [...one.sources, ...other.sources],
    details: allDetails(first.details, second.details),
  };
}

function allDetails(one: AisDetails | undefined, other: AisDetails | undefined): AisDetails | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  // If both codes have the same first digit, prefer the one that includes the second digit.
  const isMasked = one.typeCode !== undefined && one.typeCode % 10 === 0;
  const sameTens = Math.floor((one.typeCode ?? 0) / 10) === Math.floor((other.typeCode ?? 0) / 10);
  const both = joinedDetails(one, other);
  return isMasked && sameTens ? { ...both, typeCode: other.typeCode } : both;
}

export function foundVessel(
  { mmsi, details, position, source }: Omit<Known, 'sources'>,
  now: Date,
): AdapterResult<FoundVessel> {
  return {
    mmsi,
    name: details?.name,
    flag: identityOf(mmsi).flag,
    type: typeInWords(details?.typeCode)?.type,
    position: positionRecord(position, now),
    speed: position?.speed,
    course: position?.course,
    destination: details?.destination,
    nav_status: statusInWords(position?.navStatus),
    source,
  };
}

export function vesselRecord(
  { mmsi, details, position, source }: Known,
  now: Date,
): Omit<AdapterResult<GetVesselResult>, 'sources'> {
  const { station, flag } = identityOf(mmsi);
  const type = typeInWords(details?.typeCode);
  return {
    mmsi,
    name: details?.name,
    flag,
    flag_name: flag === undefined ? null : (countryOf(flag)?.name ?? null),
    station,
    type: type?.type,
    type_code: details?.typeCode,
    type_label: type?.label,
    position: positionRecord(position, now),
    speed: position?.speed,
    course: position?.course,
    heading: position?.heading,
    nav_status: statusInWords(position?.navStatus),
    nav_status_code: position?.navStatus,
    destination: details?.destination,
    eta: etaMoment(details?.eta, details?.time ?? position?.time),
    draught_m: details?.draught,
    length_m: details?.length,
    width_m: details?.width,
    imo: details?.imo,
    call_sign: details?.callSign,
    details_updated_at: details?.time,
    source: position === undefined ? null : source,
  };
}

function positionRecord(position: AisPosition | undefined, now: Date): AdapterResult<Position> | null {
  if (position === undefined) return null;
  const age = Math.floor((now.getTime() - Date.parse(position.time)) / MINUTE_MS);
  return { lat: position.latitude, lon: position.longitude, timestamp: position.time, age_minutes: Math.max(0, age) };
}

/**
 * Returns the arrival time. AIS omits the year, so the date closest to the time of the report is used. Returns null if
 * the day or hour is unknown.
 */
export function etaMoment(eta: AisEta | undefined, reported: string | undefined): string | null {
  if (eta === undefined || eta.hour === undefined || reported === undefined) return null;
  const at = Date.parse(reported);
  const year = new Date(at).getUTCFullYear();
  const candidates = [year - 1, year, year + 1]
    .map((each) => new Date(Date.UTC(each, eta.month - 1, eta.day, eta.hour, eta.minute ?? 0)))
    // 29 February exists only in leap years.
    .filter((date) => date.getUTCDate() === eta.day);
  const [nearest] = candidates.sort((a, b) => Math.abs(a.getTime() - at) - Math.abs(b.getTime() - at));
  return nearest?.toISOString().replace('.000Z', 'Z') ?? null;
}
