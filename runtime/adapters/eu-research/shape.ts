// Turns rows and records of projects into the service's records. Pure.

import type {
  FoundProject,
  Funding,
  GetProjectResult,
  Participant,
} from '../../../generated/services/eu-research/types.ts';
import type { Participant as Organisation, Project, ProjectRow } from '../../sources/cordis/project.ts';
import type { FoundRecord } from '../../sources/cordis.ts';
import { countryCode } from './countries.ts';

const STATUS_LABELS: Readonly<Record<string, string>> = {
  SIGNED: 'running',
  CLOSED: 'closed',
  TERMINATED: 'terminated',
};
const SHORTER_RECORD =
  'The full record could not be read; this is from a shorter one, without the money of single participants and the fields of science.';

/** @param record undefined when it could not be read: then the funding stays open, and so does what the row lacks */
export function foundProject(row: ProjectRow, record: Project | undefined): FoundProject {
  const coordinator = record === undefined ? undefined : coordinatorOf(record);
  const country = row.coordinatedIn ?? coordinator?.country ?? null;
  return {
    reference: row.reference,
    title: row.title,
    acronym: row.acronym ?? record?.acronym ?? null,
    programme: record?.programme ?? row.programme,
    funding: record === undefined ? null : funding(record),
    start_date: row.startDate ?? record?.startDate ?? null,
    end_date: row.endDate ?? record?.endDate ?? null,
    coordinating_country: country,
    coordinating_country_code: countryCode(country) ?? coordinator?.countryCode ?? null,
    url: pageUrl(row.reference),
  };
}

export function projectResult({ project, whole }: FoundRecord): GetProjectResult {
  const coordinator = coordinatorOf(project);
  return {
    reference: project.reference,
    title: project.title,
    acronym: project.acronym,
    abstract: project.objective,
    funding: funding(project),
    programme: project.programme,
    legal_bases: project.legalBases.map((basis) => ({ ...basis })),
    topics: project.topics.map((topic) => ({ ...topic })),
    calls: [...project.calls],
    funding_scheme: project.fundingScheme,
    fields_of_science: [...project.fieldsOfScience],
    start_date: project.startDate,
    end_date: project.endDate,
    duration_months: project.durationMonths,
    signature_date: project.signatureDate,
    status: project.status,
    status_label: STATUS_LABELS[project.status ?? ''] ?? null,
    coordinating_country: coordinator?.country ?? null,
    coordinating_country_code: coordinator?.countryCode ?? countryCode(coordinator?.country ?? null) ?? null,
    participant_count: project.participants.length,
    participants: project.participants.map(participant),
    grant_doi: project.grantDoi,
    record_number: project.rcn,
    updated: project.updated,
    url: pageUrl(project.reference),
    note: whole ? null : SHORTER_RECORD,
  };
}

function participant(organisation: Organisation): Participant {
  return {
    name: organisation.name,
    short_name: organisation.shortName,
    role: organisation.role,
    country: organisation.country,
    country_code: organisation.countryCode ?? countryCode(organisation.country) ?? null,
    city: organisation.city,
    eu_contribution: organisation.euContribution,
    net_eu_contribution: organisation.netEuContribution,
    total_cost: organisation.totalCost,
    sme: organisation.sme,
    terminated: organisation.terminated,
    activity_type: organisation.activityType,
    website: organisation.website,
    pic: organisation.pic,
  };
}

function funding({ euContribution, totalCost }: Project): Funding {
  return { currency: 'EUR', eu_contribution: euContribution, total_cost: totalCost };
}

function coordinatorOf(project: Project): Organisation | undefined {
  return project.participants.find(({ role }) => role === 'coordinator');
}

function pageUrl(reference: string): string {
  return `https://cordis.europa.eu/project/id/${encodeURIComponent(reference)}`;
}
