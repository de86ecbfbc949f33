// world-time: arguments in, records out. The zones and their rules are runtime/time; nothing is fetched.

import { Temporal } from 'temporal-polyfill';
import type { WorldTimeHandlers } from '../../generated/services/world-time/handlers.ts';
import type {
  ConvertedTime,
  ConvertTimeArguments,
  ConvertTimeResult,
  CurrentTime,
  GetTimezoneInfoResult,
  ListTimezonesResult,
  Transition,
} from '../../generated/services/world-time/types.ts';
import { invalidArgument } from '../contract/problem.ts';
import { localTime, parseLocal, type Resolution, resolveLocal } from '../time/local-time.ts';
import {
  isDst,
  nextTransition,
  type Transition as OffsetChange,
  offsetText,
  previousTransition,
  standardOffsetSeconds,
} from '../time/offsets.ts';
import { type NamedZone, REGIONS, requireZone, ZONES, type Zone } from '../time/zones.ts';

/** The handlers of world-time. All time comes from the call's clock. */
export function worldTime(): WorldTimeHandlers {
  return {
    get_current_time: ({ timezone }, call) => currentTime(requireZone('timezone', timezone), instantOf(call.now())),
    convert_time: (args, call) => convertTime(args, instantOf(call.now())),
    get_timezone_info: ({ timezone }, call) => zoneInfo(requireZone('timezone', timezone), instantOf(call.now())),
    list_timezones: ({ region }) => listZones(region),
  };
}

function currentTime({ zone, alias }: NamedZone, now: Temporal.Instant): CurrentTime {
  const whole = now.round({ smallestUnit: 'second', roundingMode: 'floor' });
  const unix_time = Math.floor(now.epochMilliseconds / 1000);
  return { timezone: zone.id, alias, ...localTime(zone, whole), utc: whole.toString(), unix_time };
}

function convertTime(args: ConvertTimeArguments, now: Temporal.Instant): ConvertTimeResult {
  const from = requireZone('from_timezone', args.from_timezone).zone;
  const to = requireZone('to_timezone', args.to_timezone).zone;
  const zones = { from_timezone: from.id, to_timezone: to.id };
  if (args.time === undefined) {
    const whole = now.round({ smallestUnit: 'second', roundingMode: 'floor' });
    const plain = { resolution: 'exact', note: null, alternative: null } as const;
    return { ...zones, requested_time: null, ...converted(from, to, whole), ...plain };
  }
  const { local, dateOnly } = parseLocal('time', args.time);
  const { instant, resolution, later } = resolveLocal(from, local);
  const result = converted(from, to, instant);
  const notes = [
    dateOnly ? 'A date alone is read as 00:00.' : '',
    resolutionNote(resolution, from, result.from.datetime),
  ];
  return {
    ...zones,
    requested_time: local.toString(),
    ...result,
    resolution,
    note: notes.filter((note) => note !== '').join(' ') || null,
    alternative: later === null ? null : converted(from, to, later),
  };
}

function converted(from: Zone, to: Zone, instant: Temporal.Instant): ConvertedTime {
  const [there, here] = [localTime(from, instant), localTime(to, instant)];
  return {
    utc: instant.toString(),
    from: there,
    to: here,
    day_difference: Temporal.PlainDate.from(there.date).until(here.date, { largestUnit: 'days' }).days,
    offset_difference_seconds: here.utc_offset_seconds - there.utc_offset_seconds,
  };
}

function resolutionNote(resolution: Resolution, zone: Zone, datetime: string): string {
  if (resolution === 'gap_moved_forward') {
    return `This local time does not exist in ${zone.id}: the clocks skip it. It was moved forward to ${datetime}.`;
  }
  if (resolution === 'overlap_earlier_offset') {
    return `The clocks of ${zone.id} show this local time twice. The first is used (${datetime}); alternative holds the second.`;
  }
  return '';
}

function zoneInfo({ zone, alias }: NamedZone, now: Temporal.Instant): GetTimezoneInfoResult {
  const local = localTime(zone, now.round({ smallestUnit: 'second', roundingMode: 'floor' }));
  const previous = previousTransition(zone.id, now);
  const next = nextTransition(zone.id, now);
  return {
    timezone: zone.id,
    alias,
    aliases: [...zone.aliases],
    region: zone.region,
    country_code: zone.countryCode,
    country_name: zone.countryName,
    main_cities: [...zone.mainCities],
    utc_offset: local.utc_offset,
    utc_offset_seconds: local.utc_offset_seconds,
    standard_utc_offset: offsetText(standardOffsetSeconds(zone.id, now)),
    is_dst: local.is_dst,
    observes_dst: local.is_dst || (next !== null && isDst(zone.id, next.at)),
    abbreviation: local.abbreviation,
    current_time: local.datetime,
    day_of_week: local.day_of_week,
    previous_transition: previous && transitionRecord(zone, previous),
    next_transition: next && transitionRecord(zone, next),
    note: zoneNote(zone),
  };
}

function transitionRecord(zone: Zone, change: OffsetChange): Transition {
  const before = isDst(zone.id, change.at.subtract({ nanoseconds: 1 }));
  const after = isDst(zone.id, change.at);
  const clocks = (seconds: number): string =>
    change.at.add({ seconds }).toZonedDateTimeISO('UTC').toPlainDateTime().toString();
  return {
    at: change.at.toString(),
    kind: before === after ? 'offset_changes' : after ? 'dst_starts' : 'dst_ends',
    offset_before: offsetText(change.secondsBefore),
    offset_after: offsetText(change.secondsAfter),
    local_before: clocks(change.secondsBefore),
    local_after: clocks(change.secondsAfter),
  };
}

function zoneNote(zone: Zone): string | null {
  if (/^Etc\/GMT[+-]/.test(zone.id)) {
    const [sign, hours] = [zone.id.at(7), Number(zone.id.slice(8))];
    const where = sign === '+' ? 'behind' : 'ahead of';
    return `The sign of Etc ids is inverted: this zone is ${hours} ${hours === 1 ? 'hour' : 'hours'} ${where} UTC.`;
  }
  if (zone.id === 'Europe/Dublin') {
    return 'Irish law calls summer time standard; here is_dst follows usage and is true in summer.';
  }
  if (zone.id === 'Africa/Casablanca' || zone.id === 'Africa/El_Aaiun') {
    return 'Changes around Ramadan since October 2018 are not counted as daylight saving time.';
  }
  return null;
}

function listZones(region: string | undefined): ListTimezonesResult {
  if (region === undefined) return listed(null, ZONES);
  const prefix = region.trim().toLowerCase().replaceAll(' ', '_');
  const matching = ZONES.filter((zone) => {
    return zone.id.toLowerCase().startsWith(prefix) || zone.region.toLowerCase() === prefix;
  });
  if (matching.length === 0) {
    const message = `no time zone begins with ${JSON.stringify(region)}`;
    throw invalidArgument(
      'region',
      message,
      `Regions are ${REGIONS.join(', ')}; old names such as US/Pacific are not listed.`,
    );
  }
  return listed(region, matching);
}

function listed(region: string | null, zones: readonly Zone[]): ListTimezonesResult {
  return { region, count: zones.length, timezones: zones.map((zone) => zone.id) };
}

function instantOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}
