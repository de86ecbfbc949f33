import type { CrisisIntelligenceHandlers } from '../../../generated/services/crisis-intelligence/operations.ts';
import type {
  AlertLevel,
  CrisisSort,
  GetActiveCrisesArguments,
  GetActiveCrisesResult,
  SearchCrisesArguments,
} from '../../../generated/services/crisis-intelligence/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument } from '../../contract/problem.ts';
import { addDays, utcDay } from '../../lib/day.ts';
import { countryOf } from '../../reference/countries/countries.ts';
import { pageOf } from '../../sdk/page.ts';
import { publisherOf } from '../../sdk/publisher.ts';
import type { Context } from '../context.ts';
import { byGravity, byStart, type Candidate, published, undetermined } from './candidate.ts';
import { crisisSource, SOURCE_IDS } from './catalogue.ts';
import { DISASTER_TYPES, type Gdacs } from './gdacs/gdacs.ts';
import { ofDisaster } from './records.ts';
import { candidates, type Search } from './reports.ts';
import { search } from './search.ts';
import { needsOf } from './words.ts';

export { hasEnded } from './interval.ts';
export { ofDisaster, ofEarthquake } from './records.ts';

/** Length, in days, of the window for active events and for searches without dates. */
const DAYS = 90;
const DEFAULT_LEVELS: readonly AlertLevel[] = ['Orange', 'Red'];

export function create(context: Context<'crisis-intelligence'>): CrisisIntelligenceHandlers {
  const sources = {
    gdacs: context.source('gdacs'),
    'usgs-earthquakes': context.source('usgs-earthquakes'),
    'nws-alerts': context.source('nws-alerts'),
    'nve-flood': context.source('nve-flood'),
    'smhi-warnings': context.source('smhi-warnings'),
    'dmi-warnings': context.source('dmi-warnings'),
    'fmi-warnings': context.source('fmi-warnings'),
    gdelt: context.source('gdelt'),
  };
  return {
    search_crises: (args, call) => search(sources, decodedSearch(args, call), call),
    get_active_crises: (args, call) => active(sources.gdacs, args, call),
    list_crisis_sources: () => ({ count: SOURCE_IDS.length, sources: SOURCE_IDS.map(crisisSource) }),
  };
}

/** @throws Problem `invalid_arguments` if the window ends before it begins */
function decodedSearch(args: SearchCrisesArguments, call: Call): Search {
  const today = utcDay(call.now());
  const to = args.to_date ?? today;
  const from = args.from_date ?? addDays(today, -DAYS);
  if (from > to) {
    const message =
      args.from_date === undefined
        ? `defaults to ${from}, which is after to_date ${to}`
        : `${from} is after today, ${today}`;
    throw invalidArgument('from_date', message, 'Set both dates; from_date must not be after to_date.');
  }
  const country = args.country === undefined ? undefined : countryOf(args.country);
  return {
    args,
    needs: needsOf(args.query),
    from,
    to,
    isOpenEnded: args.to_date === undefined,
    country: country && { code: country.iso2, name: country.name },
    types: unlessEmpty(args.event_types),
    levels: unlessEmpty(args.alert_levels),
    now: call.now().getTime(),
  };
}

async function active(
  source: Gdacs,
  args: GetActiveCrisesArguments,
  call: Call,
): Promise<AdapterResult<GetActiveCrisesResult>> {
  const to = utcDay(call.now());
  const from = addDays(to, -DAYS);
  const types = unlessEmpty(args.event_types) ?? DISASTER_TYPES;
  const levels = unlessEmpty(args.alert_levels) ?? DEFAULT_LEVELS;
  const country = args.country === undefined ? undefined : countryOf(args.country);
  const { events, isComplete } = await source.events({ from, to, types, levels }, call);
  const anywhere = candidates(events, ofDisaster).filter(
    ({ type, crisis }) =>
      // Filter again, because the source ignores filter values that it does not recognize.
      types.some((each) => each === type) && levels.some((level) => level === crisis.alert_level),
  );
  const matching = anywhere.filter(({ countryCodes }) => country === undefined || countryCodes.includes(country.iso2));
  const unplaced = anywhere.filter(({ countryCodes }) => countryCodes.length === 0);
  const { rows, ...page } = pageOf([...matching].sort(ORDERS[args.sort ?? 'going_on']), args);
  return {
    from_date: from,
    to_date: to,
    publisher: publisherOf('gdacs'),
    alert_levels: levels,
    country_code: country?.iso2,
    ...page,
    complete: isComplete,
    events: published(rows, args.detail),
    ...(country === undefined ? {} : undetermined(unplaced, args.detail)),
  };
}

const ORDERS: Readonly<Record<CrisisSort, (a: Candidate, b: Candidate) => number>> = {
  going_on: goingOnFirst,
  newest: byStart,
  gravest: byGravity,
};

function goingOnFirst(a: Candidate, b: Candidate): number {
  const current = Number(b.crisis.is_current ?? false) - Number(a.crisis.is_current ?? false);
  return current || byStart(a, b);
}

/** Returns undefined for an empty list, because undefined means "no restriction". */
function unlessEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list === undefined || list.length === 0 ? undefined : list;
}
