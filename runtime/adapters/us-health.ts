// us-health: hospitals, their quality and spending from CMS's Provider Data Catalog, and providers from the NPI Registry.

import type { UsHealthHandlers } from '../../generated/services/us-health/handlers.ts';
import type {
  GetHospitalQualityResult,
  GetSpendingResult,
  QualityArea,
  SearchHospitalsArguments,
  SearchHospitalsResult,
  SearchProvidersArguments,
  SearchProvidersResult,
} from '../../generated/services/us-health/types.ts';
import type { Call } from '../contract/call.ts';
import { foldWords } from '../contract/fold.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import { day, footnoteCodes, number, type Row, text } from '../sources/cms/rows.ts';
import { type Cms, DATA_SETS } from '../sources/cms.ts';
import { isSearchable, searchTerm } from '../sources/nppes/terms.ts';
import type { Nppes } from '../sources/nppes.ts';
import { footnotes } from './us-health/footnotes.ts';
import { shapeHospital, shapeRatingGroups } from './us-health/hospital.ts';
import { findHospitals } from './us-health/hospital-search.ts';
import { shapeMeasure } from './us-health/measures.ts';
import { type Asked, gather, missingParts } from './us-health/parts.ts';
import { shapeProvider } from './us-health/provider.ts';
import { type Found, isCut, merged, type NameSearch, searchesFor } from './us-health/provider-search.ts';
import { descriptionsFor } from './us-health/specialties.ts';
import { stateCode } from './us-health/states.ts';

const AREAS: Readonly<Record<QualityArea, (typeof DATA_SETS)[keyof typeof DATA_SETS]>> = {
  complications_and_deaths: DATA_SETS.complicationsAndDeaths,
  infections: DATA_SETS.infections,
  unplanned_visits: DATA_SETS.unplannedVisits,
  timely_and_effective_care: DATA_SETS.timelyAndEffectiveCare,
};
const AREA_NAMES = Object.keys(AREAS) as QualityArea[];

/** The handlers of us-health. */
export function usHealth(cms: Cms, nppes: Nppes): UsHealthHandlers {
  return {
    search_hospitals: (args, call) => searchHospitals(cms, args, call),
    get_hospital_quality: ({ facility_id }, call) => hospitalQuality(cms, facility_id, call),
    search_providers: (args, call) => searchProviders(nppes, args, call),
    get_spending: ({ facility_id }, call) => spending(cms, facility_id, call),
  };
}

async function searchHospitals(cms: Cms, args: SearchHospitalsArguments, call: Call): Promise<SearchHospitalsResult> {
  const words = args.query === undefined ? undefined : foldWords(args.query);
  if (words === '') throw unsearchable('query');
  const wish = { words, state: stateCode(args.state) };
  const found = findHospitals(await cms.hospitals(call), wish);
  const hospitals = found.slice(0, args.limit).map(shapeHospital);
  return {
    count: hospitals.length,
    total: found.length,
    hospitals,
    footnotes: footnotes(hospitals.flatMap((hospital) => hospital.rating_footnote_codes)),
  };
}

async function hospitalQuality(cms: Cms, facility: string, call: Call): Promise<GetHospitalQualityResult> {
  const asked = AREA_NAMES.map((area): Asked<QualityArea | 'hospital', readonly Row[]> => {
    return [area, cms.facility(AREAS[area], facility, call)];
  });
  const { values, failures } = await gather([
    ['hospital', cms.facility(DATA_SETS.hospitals, facility, call)],
    ...asked,
  ]);
  const measures = AREA_NAMES.flatMap((area) => (values.get(area) ?? []).map((row) => shapeMeasure(area, row)));
  const general = values.get('hospital')?.[0];
  if (general === undefined && measures.length === 0) throw failures.get('hospital') ?? unknownFacility(facility);
  // Without a single data set there is no quality to tell of, only a hospital.
  const [firstFailure] = AREA_NAMES.map((area) => failures.get(area));
  if (firstFailure !== undefined && AREA_NAMES.every((area) => failures.has(area))) throw firstFailure;
  const hospital = general === undefined ? null : shapeHospital(general);
  const rating_groups = general === undefined ? [] : shapeRatingGroups(general);
  const codes = [...rating_groups, ...measures].flatMap(({ footnote_codes }) => footnote_codes);
  return {
    facility_id: facility,
    hospital,
    rating_groups,
    count: measures.length,
    measures,
    footnotes: footnotes([...(hospital?.rating_footnote_codes ?? []), ...codes]),
    missing: missingParts(failures),
  };
}

async function spending(cms: Cms, facility: string, call: Call): Promise<GetSpendingResult> {
  const { values, failures } = await gather<'hospital' | 'national_average', Row | undefined>([
    ['hospital', cms.facility(DATA_SETS.spending, facility, call).then(([row]) => row)],
    ['national_average', cms.nationalSpending(call)],
  ]);
  const failure = failures.get('hospital');
  if (failure !== undefined) throw failure;
  const own = values.get('hospital');
  const general = own ?? (await cms.facility(DATA_SETS.hospitals, facility, call))[0];
  if (general === undefined) throw unknownFacility(facility);
  const row = own ?? {};
  const national = values.get('national_average') ?? {};
  const median = number(national, 'national_median');
  const footnote_codes = footnoteCodes(row, 'footnote');
  const national_footnote_codes = [
    ...footnoteCodes(national, 'footnote__score'),
    ...footnoteCodes(national, 'footnote__national_median'),
  ];
  const ratio = number(row, 'score');
  return {
    facility_id: facility,
    facility_name: text(general, 'facility_name'),
    measure_id: text(row, 'measure_id') ?? text(national, 'measure_id'),
    measure_name: text(row, 'measure_name') ?? text(national, 'measure_name'),
    unit: 'ratio_to_national_median',
    spending_per_beneficiary: ratio,
    national_average: number(national, 'score'),
    ...(median === null ? {} : { national_median: median }),
    start_date: day(row, 'start_date') ?? day(national, 'start_date'),
    end_date: day(row, 'end_date') ?? day(national, 'end_date'),
    footnote_codes,
    national_footnote_codes,
    footnotes: footnotes([...footnote_codes, ...national_footnote_codes]),
    note: ratio === null ? whyNoRatio(own, general, footnote_codes) : null,
    missing: missingParts(failures),
  };
}

function whyNoRatio(own: Row | undefined, general: Row, codes: readonly string[]): string {
  if (own !== undefined) {
    const why = footnotes(codes).flatMap(({ meaning }) => (meaning === null ? [] : [meaning]));
    return ['CMS published no figure for this hospital.', ...why].join(' ');
  }
  const type = text(general, 'hospital_type');
  const kind = type === null ? '' : ` (${type})`;
  return `CMS does not measure the spending of this hospital${kind}; most hospitals that Medicare pays by other rules than acute care hospitals are left out.`;
}

async function searchProviders(
  nppes: Nppes,
  args: SearchProvidersArguments,
  call: Call,
): Promise<SearchProvidersResult> {
  const state = stateCode(args.state);
  const searches = args.name === undefined ? [{ kind: 'persons' as const, search: {} }] : searchesFor(args.name);
  if (searches.length === 0) throw unsearchable('name');
  const terms = args.specialty === undefined ? [undefined] : descriptionsFor(args.specialty).map(specialtyTerm);
  let specialty: string | undefined;
  let found: Found[] = [];
  let failures: ReadonlyMap<string, Problem> = new Map();
  for (specialty of terms) {
    ({ found, failures } = await searchAll(nppes, searches, { state, specialty }, call));
    if (found.some(({ records }) => records.length > 0)) break;
  }
  const records = merged(found);
  const providers = records.slice(0, args.limit).map(shapeProvider);
  return {
    count: providers.length,
    more_available: records.length > args.limit || found.some(isCut),
    specialty_searched: specialty ?? null,
    providers,
    missing: missingParts(failures),
  };
}

/** Makes all searches side by side; rejects when none of them is answered. */
async function searchAll(
  nppes: Nppes,
  searches: readonly NameSearch[],
  narrowed: { readonly state: string | undefined; readonly specialty: string | undefined },
  call: Call,
): Promise<{ found: Found[]; failures: ReadonlyMap<string, Problem> }> {
  const asked = searches.map((by): Asked<string, Found> => {
    const records = nppes.search({ ...by.search, ...narrowed }, call);
    return [partName(by), records.then((values) => ({ by, records: values }))];
  });
  const { values, failures } = await gather(asked);
  const [failure] = failures.values();
  if (failure !== undefined && values.size === 0) throw ofTool(failure);
  return { found: [...values.values()], failures };
}

/** A search in a few words, to say that it failed. */
function partName({ kind, search: { lastName, firstName, organizationName } }: NameSearch): string {
  if (organizationName !== undefined) return `${kind} named ${organizationName}`;
  if (lastName === undefined) return 'providers';
  return `${kind} named ${firstName === undefined ? lastName : `${lastName}, ${firstName}`}`;
}

function specialtyTerm(specialty: string): string {
  const term = searchTerm(specialty);
  if (!isSearchable(term)) throw unsearchable('specialty');
  return term;
}

const ARGUMENTS: Readonly<Record<string, string>> = { taxonomy_description: 'specialty', state: 'state' };

/** The registry's refusal with the tool's own argument in the place of the registry's field. */
function ofTool(failure: Problem): Problem {
  const [error] = failure.extras.errors ?? [];
  if (error === undefined) return failure;
  return invalidArgument(ARGUMENTS[error.parameter] ?? 'name', error.message);
}

function unsearchable(parameter: string): Problem {
  return invalidArgument(
    parameter,
    'must hold letters A to Z or digits to search for',
    'Write names in the Latin alphabet.',
  );
}

function unknownFacility(facility: string): Problem {
  return new Problem('not_found', `There is no hospital ${facility}. search_hospitals finds facility ids.`);
}
