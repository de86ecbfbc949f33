// Studies as published records: pure mapping.

import { REGISTERED_STATUS_VALUES } from '../../../generated/services/trials/codec.ts';
import type {
  CountryCount,
  GetTrialArguments,
  GetTrialResult,
  Location,
  RegisteredStatus,
  TrialSummary,
} from '../../../generated/services/trials/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { countryCalled } from '../../reference/countries/countries.ts';
import { cutText } from '../../sdk/cut.ts';
import { wholePage } from '../../sdk/whole-list.ts';
import type { Outcome, Site, Study, StudySummary } from './clinicaltrials/clinicaltrials.ts';

/** Further measures are named up to this many: a study may have a hundred. */
const MOST_SECONDARY_OUTCOMES = 30;

const STATUSES: ReadonlySet<string> = new Set(REGISTERED_STATUS_VALUES);

/** A study as lists show it. */
export function summaryRecord(study: StudySummary): AdapterResult<TrialSummary> {
  return {
    nct_id: study.id,
    brief_title: study.title,
    overall_status: statusOf(study.status),
    status_note: statusNote(study),
    phase: phaseOf(study),
    study_type: study.type,
    conditions: study.conditions,
    interventions: study.interventions.map(({ name }) => name),
    sponsor: study.sponsor,
    start_date: study.started,
    start_date_type: study.startedType,
    completion_date: study.completed,
    completion_date_type: study.completedType,
    enrollment: study.enrollment,
    enrollment_type: study.enrollmentType,
  };
}

function statusOf(status: string): RegisteredStatus {
  return STATUSES.has(status) ? (status as RegisteredStatus) : 'UNKNOWN';
}

/** What UNKNOWN means for a study; undefined for other statuses. */
function statusNote({ status, verified, lastKnownStatus }: StudySummary): string | undefined {
  if (!STATUSES.has(status)) return `The registry reports the status ${status}, which is not one of the known ones.`;
  if (status !== 'UNKNOWN') return undefined;
  const since = verified === undefined ? 'for at least two years' : `since ${verified}`;
  const last = lastKnownStatus === undefined ? '' : `; the last known status is ${lastKnownStatus}`;
  return `The sponsor has not verified the status ${since}${last}.`;
}

function phaseOf({ phases }: StudySummary): string | null {
  return phases.length === 0 ? null : phases.join('/');
}

/** Characters of texts in brief. */
const LONGEST = { summary: 2000, criteria: 4000, description: 200 } as const;

/** The study with its long texts cut, and the names of the fields that hold them. */
function cutStudy(study: Study): { readonly study: Study; readonly shortened: string[] } {
  const shortened = new Set<string>();
  const cut = (name: string, text: string | undefined, longest: number) => {
    if (text === undefined || text.length <= longest) return text;
    shortened.add(name);
    return cutText(text, longest);
  };
  const cutDescriptions = <Item extends { readonly description: string | undefined }>(
    name: string,
    items: readonly Item[],
  ) => items.map((item) => ({ ...item, description: cut(name, item.description, LONGEST.description) }));
  return {
    study: {
      ...study,
      summary: cut('brief_summary', study.summary, LONGEST.summary),
      eligibility: {
        ...study.eligibility,
        criteria: cut('eligibility_criteria', study.eligibility.criteria, LONGEST.criteria),
      },
      interventions: cutDescriptions('interventions', study.interventions),
      primaryOutcomes: cutDescriptions('primary_outcomes', study.primaryOutcomes),
    },
    shortened: [...shortened],
  };
}

/** A study in brief or whole, with all sites or at most `mostSites`, of one country by its code of two letters where it is given. */
export function studyRecord(
  whole: Study,
  mostSites: number | undefined,
  country: string | undefined,
  detail: GetTrialArguments['detail'],
): AdapterResult<GetTrialResult> {
  const { study, shortened } = detail === 'full' ? { study: whole, shortened: [] } : cutStudy(whole);
  const sites = study.sites.filter(
    (site) => country === undefined || countryCalled(site.country ?? '')?.iso2 === country,
  );
  const about = {
    ...identity(study),
    ...design(study),
    conditions: study.conditions,
    keywords: study.keywords,
    interventions: study.interventions.map(({ name, type, description }) => ({
      name,
      type,
      description,
    })),
    sponsor: study.sponsor,
    collaborators: study.collaborators,
    ...dates(study),
    ...participants(study),
    primary_outcomes: study.primaryOutcomes.map(outcome),
    secondary_outcomes: study.secondaryOutcomes.slice(0, MOST_SECONDARY_OUTCOMES).map(({ measure }) => measure),
    secondary_outcome_count: study.secondaryOutcomes.length,
    location_count: sites.length,
    countries: countriesOf(study.sites),
    location_country_code: country,
    contacts: study.contacts.map(({ name, phone, email }) => ({
      name,
      phone,
      email,
    })),
    shortened,
    sponsor_class: study.sponsorClass,
    has_results: study.hasResults,
    url: `https://clinicaltrials.gov/study/${study.id}`,
  };
  return { ...about, locations: wholePage(sites, { limit: mostSites }, location, about).rows };
}

function identity(study: Study) {
  return {
    nct_id: study.id,
    brief_title: study.title,
    official_title: study.officialTitle,
    brief_summary: study.summary,
    overall_status: statusOf(study.status),
    status_note: statusNote(study),
    last_known_status: study.lastKnownStatus === undefined ? undefined : statusOf(study.lastKnownStatus),
    status_verified_date: study.verified,
    acronym: study.acronym,
    why_stopped: study.whyStopped,
  };
}

function design(study: Study) {
  const { allocation, interventionModel, primaryPurpose, masking, observationalModel } = study.design;
  return {
    phase: phaseOf(study),
    study_type: study.type,
    allocation,
    intervention_model: interventionModel,
    primary_purpose: primaryPurpose,
    masking,
    observational_model: observationalModel,
  };
}

function dates(study: Study) {
  return {
    start_date: study.started,
    start_date_type: study.startedType,
    completion_date: study.completed,
    completion_date_type: study.completedType,
    primary_completion_date: study.primaryCompleted,
    primary_completion_date_type: study.primaryCompletedType,
    first_posted_date: study.firstPosted,
    last_update_date: study.lastUpdated,
  };
}

function participants({ enrollment, enrollmentType, eligibility }: Study) {
  return {
    enrollment,
    eligibility_criteria: eligibility.criteria,
    enrollment_type: enrollmentType,
    sex: eligibility.sex,
    minimum_age: eligibility.minimumAge,
    maximum_age: eligibility.maximumAge,
    healthy_volunteers: eligibility.healthyVolunteers,
  };
}

function outcome({ measure, description, timeFrame }: Outcome) {
  return { measure, description, time_frame: timeFrame };
}

function location(site: Site): AdapterResult<Location> {
  return {
    facility: site.facility,
    city: site.city,
    state: site.state,
    country: site.country,
    postal_code: site.zip,
    status: site.status,
    latitude: site.position?.latitude,
    longitude: site.position?.longitude,
  };
}

function countriesOf(sites: readonly Site[]): AdapterResult<CountryCount>[] {
  const counts = new Map<string, number>();
  for (const { country } of sites) if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([country, locations]) => ({ country, locations }))
    .sort((a, b) => b.locations - a.locations || (a.country < b.country ? -1 : 1));
}
