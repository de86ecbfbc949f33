import type {
  FoundProject,
  Funding,
  GetProjectResult,
  Participant,
} from '../../../generated/services/eu-research/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import { labelOf } from '../../sdk/labels.ts';
import { type WholePageOptions, wholePage } from '../../sdk/whole-list.ts';
import type { FoundRecord, Participant as Organisation, Project, ProjectRow } from './cordis/cordis.ts';
import { countryCode } from './countries.ts';

const STATUS_LABELS: Readonly<Record<string, string>> = {
  SIGNED: 'running',
  CLOSED: 'closed',
  TERMINATED: 'terminated',
};
const SHORTER_RECORD =
  'The full record could not be read. This shorter record lacks funding per participant and fields of science.';

/** @param record undefined if it could not be read, in which case fields missing from the row are unknown */
export function foundProject(row: ProjectRow, record: Project | undefined): AdapterResult<FoundProject> {
  const coordinator = record === undefined ? undefined : coordinatorOf(record);
  const country = row.coordinatedIn ?? coordinator?.country;
  return {
    reference: row.reference,
    title: row.title,
    acronym: row.acronym ?? record?.acronym,
    programme: record?.programme ?? row.programme,
    funding: record === undefined ? null : funding(record),
    start_date: row.startDate ?? record?.startDate,
    end_date: row.endDate ?? record?.endDate,
    coordinating_country: country,
    coordinating_country_code: countryCode(country) ?? coordinator?.countryCode,
    url: pageUrl(row.reference),
  };
}

/** Returns the project with one page of participants, optionally only participants from one country (by code). */
export function projectResult(
  { project, isWhole }: FoundRecord,
  participants: readonly Organisation[],
  page: WholePageOptions,
  participantCountry: string | undefined,
): AdapterResult<GetProjectResult> {
  const coordinator = coordinatorOf(project);
  const about = {
    reference: project.reference,
    title: project.title,
    acronym: project.acronym,
    abstract: project.objective,
    funding: funding(project),
    programme: project.programme,
    legal_bases: project.legalBases.map(({ code, title, framework, isMain }) => {
      return { code, title, framework, main: isMain };
    }),
    topics: project.topics.map(codeAndTitle),
    calls: project.calls,
    funding_scheme: project.fundingScheme === undefined ? null : codeAndTitle(project.fundingScheme),
    fields_of_science: project.fieldsOfScience,
    start_date: project.startDate,
    end_date: project.endDate,
    duration_months: project.durationMonths,
    signature_date: project.signatureDate,
    status: project.status,
    status_label: labelOf(STATUS_LABELS, project.status),
    coordinating_country: coordinator?.country,
    coordinating_country_code: coordinator?.countryCode ?? countryCode(coordinator?.country),
    participant_count: project.participants.length,
    participant_country_code: participantCountry,
    grant_doi: project.grantDoi,
    record_number: project.rcn,
    updated: project.updated,
    url: pageUrl(project.reference),
    note: isWhole ? null : SHORTER_RECORD,
  };
  const { rows, ...figures } = wholePage(participants, page, participant, about);
  return { ...about, ...figures, participants: rows };
}

export function countryOf({ countryCode: code, country }: Organisation): string | undefined {
  return code ?? countryCode(country);
}

function participant(organisation: Organisation): AdapterResult<Participant> {
  return {
    name: organisation.name,
    short_name: organisation.shortName,
    role: organisation.role,
    country: organisation.country,
    country_code: countryOf(organisation),
    city: organisation.city,
    eu_contribution: organisation.euContribution,
    net_eu_contribution: organisation.netEuContribution,
    total_cost: organisation.totalCost,
    sme: organisation.isSme,
    terminated: organisation.isTerminated,
    activity_type: organisation.activityType,
    website: organisation.website,
    pic: organisation.pic,
  };
}

function codeAndTitle({ code, title }: Project['topics'][number]) {
  return { code, title };
}

function funding({ euContribution, totalCost }: Project): AdapterResult<Funding> {
  return { currency: 'EUR', eu_contribution: euContribution, total_cost: totalCost };
}

function coordinatorOf(project: Project): Organisation | undefined {
  return project.participants.find(({ role }) => role === 'coordinator');
}

function pageUrl(reference: string): string {
  return `https://cordis.europa.eu/project/id/${encodeURIComponent(reference)}`;
}
