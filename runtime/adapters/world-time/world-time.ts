// world-time: time zones and their rules come from the embedded source tzdb.

import { Temporal } from 'temporal-polyfill';
import type { WorldTimeHandlers } from '../../../generated/services/world-time/operations.ts';
import type {
  ConvertedTime,
  ConvertTimeArguments,
  ConvertTimeResult,
  CurrentTime,
  GetTimezoneInfoResult,
  ListTimezonesResult,
  LocalTime as LocalTimeRecord,
  Transition,
} from '../../../generated/services/world-time/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { collectProblems } from '../../sdk/collect-problems.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import type {
  LocalTime,
  NamedZone,
  Transition as OffsetChange,
  Resolution,
  Tzdb,
  Zone,
} from '../../sources/tzdb/tzdb.ts';
import type { Context } from '../context.ts';

export function create(context: Context<'world-time'>): WorldTimeHandlers {
  const tz = context.source('tzdb');
  return {
    get_current_time: ({ timezone }, call) => currentTime(tz, tz.require('timezone', timezone), instantOf(call.now())),
    convert_time: (args, call) => convertTime(tz, args, instantOf(call.now())),
    get_timezone_info: ({ timezone }, call) => zoneInfo(tz, tz.require('timezone', timezone), instantOf(call.now())),
    list_timezones: ({ region }) => listZones(tz, region),
  };
}

function currentTime(tz: Tzdb, { zone, alias }: NamedZone, now: Temporal.Instant): AdapterResult<CurrentTime> {
  const local = tz.localTime(zone, wholeSecond(now));
  return {
    timezone: zone.id,
    alias,
    ...clockRecord(local),
    utc: wholeSecond(now).toString(),
    unix_time: Math.floor(now.epochMilliseconds / 1000),
    tzdata_release: tz.release,
  };
}

function convertTime(tz: Tzdb, args: ConvertTimeArguments, now: Temporal.Instant): AdapterResult<ConvertTimeResult> {
  const { from, to, time } = collectProblems({
    from: () => tz.require('from_timezone', args.from_timezone).zone,
    to: () => tz.require('to_timezone', args.to_timezone).zone,
    time: () => (args.time === undefined ? undefined : tz.parseLocal('time', args.time)),
  });
  const zones = { from_timezone: from.id, to_timezone: to.id, tzdata_release: tz.release };
  if (time === undefined) {
    const plain = { resolution: 'exact', note: null, alternative: null } as const;
    return { ...zones, requested_time: null, ...converted(tz, from, to, wholeSecond(now)), ...plain };
  }
  const { local, dateOnly } = time;
  const { instant, resolution, later } = tz.resolveLocal(from, local);
  const result = converted(tz, from, to, instant);
  return {
    ...zones,
    requested_time: local.toString(),
    ...result,
    resolution,
    note: joinedNotes(
      dateOnly ? 'A date without a time means 00:00.' : null,
      resolutionNote(resolution, from, result.from.datetime),
    ),
    alternative: later === null ? null : converted(tz, from, to, later),
  };
}

function converted(tz: Tzdb, from: Zone, to: Zone, instant: Temporal.Instant): AdapterResult<ConvertedTime> {
  const [local, here] = [tz.localTime(from, instant), tz.localTime(to, instant)];
  return {
    utc: instant.toString(),
    from: clockRecord(local),
    to: clockRecord(here),
    day_difference: Temporal.PlainDate.from(local.date).until(here.date, { largestUnit: 'days' }).days,
    offset_difference_seconds: here.utcOffsetSeconds - local.utcOffsetSeconds,
  };
}

function clockRecord(local: LocalTime): AdapterResult<LocalTimeRecord> {
  return {
    datetime: local.datetime,
    date: local.date,
    time: local.time,
    day_of_week: local.dayOfWeek,
    utc_offset: local.utcOffset,
    utc_offset_seconds: local.utcOffsetSeconds,
    is_dst: local.isDst,
    abbreviation: local.abbreviation,
  };
}

function resolutionNote(resolution: Resolution, zone: Zone, datetime: string): string | null {
  if (resolution === 'gap_moved_forward') {
    return `This local time does not exist in ${zone.id} because the clocks skip it. It was moved forward to ${datetime}.`;
  }
  if (resolution === 'overlap_earlier_offset') {
    return `This local time occurs twice in ${zone.id}. The result uses the first occurrence (${datetime}); alternative contains the second.`;
  }
  return null;
}

function zoneInfo(tz: Tzdb, { zone, alias }: NamedZone, now: Temporal.Instant): AdapterResult<GetTimezoneInfoResult> {
  const local = tz.localTime(zone, wholeSecond(now));
  const previous = tz.previousTransition(zone.id, now);
  const next = tz.nextTransition(zone.id, now);
  return {
    timezone: zone.id,
    alias,
    aliases: zone.aliases,
    region: zone.region,
    country_code: zone.countryCode,
    country_name: zone.countryName,
    main_cities: zone.mainCities,
    utc_offset: local.utcOffset,
    utc_offset_seconds: local.utcOffsetSeconds,
    standard_utc_offset: tz.offsetText(tz.standardOffsetSeconds(zone.id, now)),
    is_dst: local.isDst,
    observes_dst: local.isDst || (next !== null && tz.isDst(zone.id, next.at)),
    abbreviation: local.abbreviation,
    current_time: local.datetime,
    day_of_week: local.dayOfWeek,
    previous_transition: previous && transitionRecord(tz, zone, previous),
    next_transition: next && transitionRecord(tz, zone, next),
    note: zoneNote(zone),
    tzdata_release: tz.release,
  };
}

function transitionRecord(tz: Tzdb, zone: Zone, change: OffsetChange): AdapterResult<Transition> {
  const before = tz.isDst(zone.id, change.at.subtract({ nanoseconds: 1 }));
  const after = tz.isDst(zone.id, change.at);
  const clocks = (seconds: number): string =>
    change.at.add({ seconds }).toZonedDateTimeISO('UTC').toPlainDateTime().toString();
  return {
    at: change.at.toString(),
    kind: before === after ? 'offset_changes' : after ? 'dst_starts' : 'dst_ends',
    offset_before: tz.offsetText(change.secondsBefore),
    offset_after: tz.offsetText(change.secondsAfter),
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
    return 'Irish law calls summer time standard time; is_dst follows common usage and is true in summer.';
  }
  if (zone.id === 'Africa/Casablanca' || zone.id === 'Africa/El_Aaiun') {
    return 'Changes around Ramadan since October 2018 are not counted as daylight saving time.';
  }
  return null;
}

function listZones(tz: Tzdb, region: string | undefined): AdapterResult<ListTimezonesResult> {
  if (region === undefined) return listed(null, tz.zones);
  const prefix = region.trim().toLowerCase().replaceAll(' ', '_');
  const matching = tz.zones.filter((zone) => {
    return zone.id.toLowerCase().startsWith(prefix) || zone.region.toLowerCase() === prefix;
  });
  if (matching.length === 0) {
    const message = `no time zone id begins with ${JSON.stringify(region)}`;
    throw invalidArgument(
      'region',
      message,
      `Valid regions: ${tz.regions.join(', ')}; old names such as US/Pacific are not listed.`,
    );
  }
  return listed(region, matching);
}

function listed(region: string | null, zones: readonly Zone[]): AdapterResult<ListTimezonesResult> {
  return { region, count: zones.length, timezones: zones.map((zone) => zone.id) };
}

function instantOf(date: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}

function wholeSecond(instant: Temporal.Instant): Temporal.Instant {
  return instant.round({ smallestUnit: 'second', roundingMode: 'floor' });
}
