import { briefSolarFlare, FLARE_CLASS_VALUES } from '../../../generated/services/space-weather/codec.ts';
import type { SpaceWeatherHandlers } from '../../../generated/services/space-weather/operations.ts';
import type {
  GetGeomagneticStormsArguments,
  GetGeomagneticStormsResult,
  GetSolarFlaresArguments,
  GetSolarFlaresResult,
} from '../../../generated/services/space-weather/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { addDays, utcDay } from '../../lib/day.ts';
import { DAY_MS } from '../../lib/duration.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Context } from '../context.ts';
import type { Donki, Flare } from './donki/donki.ts';
import { countsByClass, flareRecord, lastObservedOf, maxKpOf, stormRecord, strength } from './events.ts';

export { flareRecord, stormRecord } from './events.ts';

const DONKI_PAGE = 'https://ccmc.gsfc.nasa.gov/tools/DONKI/';
/**
 * First day of the database. Windows before it are rejected, because an empty result would suggest that the sun was
 * quiet.
 */
const FIRST_DAY = '2010-01-01';
/**
 * The source searches by start time, so the requested range begins before the window, by the longest duration of an
 * event: hours for a flare, up to four days for a storm.
 */
const FLARE_DAYS = 1;
const STORM_DAYS = 7;

export function create(context: Context<'space-weather'>): SpaceWeatherHandlers {
  const [donki, iss] = [context.source('donki'), context.source('iss')];
  return {
    get_solar_flares: (args, call) => solarFlares(donki, args, call),
    get_geomagnetic_storms: (args, call) => geomagneticStorms(donki, args, call),
    get_iss_position: (_, call) => iss.position(call),
  };
}

async function solarFlares(
  donki: Donki,
  { days, end_date, min_class, sort, limit, offset, detail }: GetSolarFlaresArguments,
  call: Call,
): Promise<AdapterResult<GetSolarFlaresResult>> {
  const { from, to } = windowOf(days, end_date, call.now());
  const all = await donki.flares(daysBefore(from, FLARE_DAYS), utcDay(to), call);
  const min = min_class === undefined ? -1 : FLARE_CLASS_VALUES.indexOf(min_class);
  const matching = all.filter(
    ({ begin_time, peak_time, end_time, class: letter }) =>
      overlaps(begin_time, end_time ?? peak_time, from, to) &&
      (min < 0 || (letter != null && FLARE_CLASS_VALUES.indexOf(letter) >= min)),
  );
  const ordered = matching.sort(sort === 'strongest' ? byStrength : byDayAndStrength);
  const record = (flare: Flare) => (detail === 'full' ? flareRecord(flare) : briefSolarFlare(flare));
  const { rows, ...figures } = wholePage(ordered, { limit, offset }, record);
  const strongest = matching.reduce<Flare | undefined>(
    (best, flare) => (best === undefined || strength(flare) > strength(best) ? flare : best),
    undefined,
  );
  return {
    from: stamp(from),
    to: stamp(to),
    ...figures,
    strongest: strongest?.class_type,
    by_class: countsByClass(matching),
    flares: rows,
    source: DONKI_PAGE,
  };
}

/**
 * Sorts flares by day, newest first; within a day by strength, strongest first; and equally strong flares by time,
 * earliest first.
 */
function byDayAndStrength(a: Flare, b: Flare): number {
  const [dayA, dayB] = [a.begin_time.slice(0, 10), b.begin_time.slice(0, 10)];
  if (dayA !== dayB) return dayA < dayB ? 1 : -1;
  return byStrength(a, b);
}

function byStrength(a: Flare, b: Flare): number {
  return strength(b) - strength(a) || (a.begin_time < b.begin_time ? -1 : 1);
}

async function geomagneticStorms(
  donki: Donki,
  { days, end_date, sort }: GetGeomagneticStormsArguments,
  call: Call,
): Promise<AdapterResult<GetGeomagneticStormsResult>> {
  const { from, to } = windowOf(days, end_date, call.now());
  const all = await donki.storms(daysBefore(from, STORM_DAYS), utcDay(to), call);
  const storms = all.filter((storm) => overlaps(storm.start_time, lastObservedOf(storm), from, to)).reverse();
  if (sort === 'strongest') storms.sort((a, b) => (maxKpOf(b) ?? -1) - (maxKpOf(a) ?? -1));
  const peaks = storms.map(maxKpOf).filter((kp) => kp !== undefined);
  return {
    from: stamp(from),
    to: stamp(to),
    count: storms.length,
    max_kp: peaks.length === 0 ? null : Math.max(...peaks),
    storms: storms.map(stormRecord),
    source: DONKI_PAGE,
  };
}

/**
 * Returns a window of the last `days` times 24 hours, or if `endDate` is given, of `days` whole days up to the end of
 * that day.
 */
function windowOf(days: number, endDate: string | undefined, now: Date): { from: Date; to: Date } {
  if (endDate !== undefined && endDate < FIRST_DAY) {
    throw invalidArgument('end_date', `is before the database begins, ${FIRST_DAY}`, 'Give a later day.');
  }
  const end = endDate === undefined ? now.getTime() : Date.parse(endDate) + DAY_MS - 1000;
  if (end - DAY_MS >= now.getTime()) {
    throw invalidArgument(
      'end_date',
      'is in the future',
      'Only past events are available. Omit the date for the latest ones.',
    );
  }
  const to = Math.min(end, now.getTime());
  const from = endDate === undefined ? to - days * DAY_MS : Date.parse(endDate) - (days - 1) * DAY_MS;
  return { from: new Date(from), to: new Date(to) };
}

/** True if the event was in progress during the window. The source may not report the end of an event. */
function overlaps(start: string, end: string | null | undefined, from: Date, to: Date): boolean {
  const began = Date.parse(start);
  const ended = Math.max(began, end == null ? began : Date.parse(end));
  return began <= to.getTime() && ended >= from.getTime();
}

function daysBefore(instant: Date, days: number): string {
  return addDays(utcDay(instant), -days);
}

function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
