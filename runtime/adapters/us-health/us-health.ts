import { briefQualityMeasure } from '../../../generated/services/us-health/codec.ts';
import type { UsHealthHandlers } from '../../../generated/services/us-health/operations.ts';
import type {
  GetHospitalQualityArguments,
  GetHospitalQualityResult,
  GetSpendingResult,
  MissingPart,
  QualityArea,
  SearchHospitalsArguments,
  SearchHospitalsResult,
  SearchProvidersArguments,
  SearchProvidersResult,
} from '../../../generated/services/us-health/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { foldWords } from '../../lib/text/fold.ts';
import { joinedNotes } from '../../sdk/notes.ts';
import { pageOf } from '../../sdk/page.ts';
import { settleAll } from '../../sdk/settle-all.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Context } from '../context.ts';
import type { Cms, Hospital, MeasureSet, Spending } from './cms/cms.ts';
import { footnotes } from './footnotes.ts';
import { hospitalRecord, ratingGroupRecord } from './hospital.ts';
import { findHospitals } from './hospital-search.ts';
import { measureRecord } from './measures.ts';
import { isSearchable, type NpiRecord, type Nppes, type NppesSearch, searchTerm } from './nppes/nppes.ts';
import { providerRecord } from './provider.ts';
import { type FoundProviders, isCut, merged, type NameSearch, practisesIn, searchesFor } from './provider-search.ts';
import { descriptionsFor } from './specialties.ts';
import { stateCode } from './states.ts';

const AREAS: Readonly<Record<QualityArea, MeasureSet>> = {
  complications_and_deaths: 'complicationsAndDeaths',
  infections: 'infections',
  unplanned_visits: 'unplannedVisits',
  timely_and_effective_care: 'timelyAndEffectiveCare',
};
const AREA_NAMES = Object.keys(AREAS) as QualityArea[];

export function create(context: Context<'us-health'>): UsHealthHandlers {
  const cms = context.source('cms');
  const nppes = context.source('nppes');
  return {
    search_hospitals: (args, call) => searchHospitals(cms, args, call),
    get_hospital_quality: (args, call) => hospitalQuality(cms, args, call),
    search_providers: (args, call) => searchProviders(nppes, args, call),
    get_spending: ({ facility_id }, call) => spending(cms, facility_id, call),
  };
}

async function searchHospitals(
  cms: Cms,
  args: SearchHospitalsArguments,
  call: Call,
): Promise<AdapterResult<SearchHospitalsResult>> {
  const words = args.query === undefined ? undefined : foldWords(args.query);
  if (words === '') throw unsearchable('query');
  const options = { words, state: stateCode(args.state) };
  const found = findHospitals(await cms.hospitals(call), options);
  const { rows, ...paging } = pageOf(
    args.sort === 'rating' ? found.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0)) : found,
    args,
  );
  const hospitals = rows.map(hospitalRecord);
  return {
    ...paging,
    state: options.state,
    hospitals,
    footnotes: footnotes(hospitals.flatMap((hospital) => hospital.rating_footnote_codes)),
  };
}

async function hospitalQuality(
  cms: Cms,
  { facility_id: facility, area: requestedArea, detail, ...page }: GetHospitalQualityArguments,
  call: Call,
): Promise<AdapterResult<GetHospitalQualityResult>> {
  const [general, quality] = await Promise.all([
    settleAll(['hospital'], () => cms.hospital(facility, call)),
    settleAll(requestedArea === undefined ? AREA_NAMES : [requestedArea], (area) =>
      cms.measures(AREAS[area], facility, call),
    ),
  ]);
  const measures = quality.answered.flatMap(({ item, value }) => value.map((measure) => ({ area: item, measure })));
  const known = general.answered[0]?.value;
  if (known === undefined && measures.length === 0) throw general.failed[0]?.problem ?? unknownFacility(facility);
  // If all data sets failed, there is no quality data to report.
  if (quality.answered.length === 0 && quality.failed[0] !== undefined) throw quality.failed[0].problem;
  const rating_groups = (known?.ratingGroups ?? []).map(ratingGroupRecord);
  const { rows: measureRows, ...figures } = wholePage(
    measures,
    page,
    ({ area, measure }) => briefQualityMeasure(measureRecord(area, measure), detail),
    rating_groups,
  );
  const codes = [...rating_groups, ...measureRows].flatMap(({ footnote_codes }) => footnote_codes);
  return {
    facility_id: facility,
    hospital: known === undefined ? null : hospitalRecord(known),
    rating_groups,
    ...figures,
    measures: measureRows,
    footnotes: footnotes([...(known?.ratingFootnotes ?? []), ...codes]),
    missing: [...general.failed, ...quality.failed].map(missingPart),
  };
}

async function spending(cms: Cms, facility: string, call: Call): Promise<AdapterResult<GetSpendingResult>> {
  const [own, nation] = await Promise.all([
    cms.spending(facility, call),
    settleAll(['national_average'], () => cms.nationalSpending(call)),
  ]);
  // If a hospital has no measures, look it up in the list to check whether it exists and to get its name.
  const unmeasured = own === undefined ? await cms.hospital(facility, call) : undefined;
  if (own === undefined && unmeasured === undefined) throw unknownFacility(facility);
  const national = nation.answered[0]?.value;
  const footnote_codes = [...(own?.footnotes ?? [])];
  const national_footnote_codes = [...(national?.footnotes ?? [])];
  return {
    facility_id: facility,
    facility_name: own?.facilityName ?? unmeasured?.name,
    measure_id: own?.measureId ?? national?.measureId,
    measure_name: own?.measureName ?? national?.measureName,
    unit: 'ratio_to_national_median',
    spending_per_beneficiary: own?.score,
    national_average: national?.score,
    national_median: national?.median,
    start_date: own?.startDate ?? national?.startDate,
    end_date: own?.endDate ?? national?.endDate,
    footnote_codes,
    national_footnote_codes,
    footnotes: footnotes([...footnote_codes, ...national_footnote_codes]),
    note: own?.score === undefined ? whyNoRatio(own, unmeasured) : null,
    missing: nation.failed.map(missingPart),
  };
}

function whyNoRatio(own: Spending | undefined, unmeasured: Hospital | undefined): string | null {
  if (own !== undefined) {
    const why = footnotes(own.footnotes).flatMap(({ meaning }) => (meaning === null ? [] : [meaning]));
    return joinedNotes('CMS published no value for this hospital.', ...why);
  }
  const kind = unmeasured?.type === undefined ? '' : ` (${unmeasured.type})`;
  return `CMS does not measure the spending of this hospital${kind}. It excludes most hospitals that Medicare does not pay under its rules for acute care hospitals.`;
}

async function searchProviders(
  nppes: Nppes,
  args: SearchProvidersArguments,
  call: Call,
): Promise<AdapterResult<SearchProvidersResult>> {
  const state = stateCode(args.state);
  const searches = args.name === undefined ? [{ kind: 'persons' as const, search: {} }] : searchesFor(args.name);
  if (searches.length === 0) throw unsearchable('name');
  const terms = args.specialty === undefined ? [undefined] : descriptionsFor(args.specialty).map(specialtyTerm);
  let specialty: string | undefined;
  let found: FoundProviders[] = [];
  let missing: AdapterResult<MissingPart>[] = [];
  for (specialty of terms) {
    ({ found, missing } = await searchAll(nppes, searches, { state, specialty }, call));
    if (found.some(({ records }) => records.length > 0)) break;
  }
  const records = merged(found).filter((record) => state === undefined || practisesIn(record, state));
  const providers = records.slice(0, args.limit).map(providerRecord);
  return {
    count: providers.length,
    state,
    more_available: records.length > args.limit || found.some(isCut),
    specialty_searched: specialty,
    providers,
    missing,
  };
}

async function searchAll(
  nppes: Nppes,
  searches: readonly NameSearch[],
  narrowed: { readonly state: string | undefined; readonly specialty: string | undefined },
  call: Call,
): Promise<{ found: FoundProviders[]; missing: AdapterResult<MissingPart>[] }> {
  const { answered, failed } = await settleAll(searches, (by) => recordsOf(nppes, { ...by.search, ...narrowed }, call));
  const refused = answered.flatMap(({ item, value }) => (value instanceof Problem ? [{ item, problem: value }] : []));
  const found = answered.flatMap(({ item, value }) => (value instanceof Problem ? [] : [{ by: item, records: value }]));
  const without = [...failed, ...refused];
  if (without[0] !== undefined && found.length === 0) throw ofTool(without[0].problem);
  return { found, missing: without.map(({ item, problem }) => missingPart({ item: partName(item), problem })) };
}

/**
 * Returns the registry's error instead of throwing it, because a name that the registry rejects as an organization's
 * name may be a person's name.
 */
async function recordsOf(nppes: Nppes, search: NppesSearch, call: Call): Promise<readonly NpiRecord[] | Problem> {
  try {
    return await nppes.search(search, call);
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid_arguments') return error;
    throw error;
  }
}

function missingPart({
  item,
  problem,
}: {
  readonly item: string;
  readonly problem: Problem;
}): AdapterResult<MissingPart> {
  return { part: item, reason: problem.message };
}

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

function ofTool(failure: Problem): Problem {
  const [error] = failure.extras.errors ?? [];
  if (error === undefined) return failure;
  return invalidArgument(ARGUMENTS[error.parameter] ?? 'name', error.message);
}

function unsearchable(parameter: string): Problem {
  return invalidArgument(parameter, 'must contain letters A to Z or digits', 'Use the Latin alphabet.');
}

function unknownFacility(facility: string): Problem {
  return new Problem('not_found', `There is no hospital ${facility}. search_hospitals finds facility ids.`);
}
