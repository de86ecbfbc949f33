// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetProjectArguments,
  GetRecentProjectsArguments,
  SearchByProgrammeArguments,
  SearchProjectsArguments,
} from './types.ts';

/**
 * Framework programme: Horizon Europe since 2021, Horizon 2020 since 2014, FP7 since 2007, FP6 since 2002, FP5 since
 * 1998.
 */
export const PROGRAMME_VALUES = ['horizon-europe', 'horizon-2020', 'fp7', 'fp6', 'fp5'] as const;

/** Display names of PROGRAMME_VALUES. */
export const PROGRAMME_NAMES = {
  'horizon-europe': ['HE', 'FP9', 'ninth framework programme'],
  'horizon-2020': ['H2020', 'FP8', 'eighth framework programme'],
  fp7: ['seventh framework programme'],
  fp6: ['sixth framework programme'],
  fp5: ['fifth framework programme'],
};

/** Most relevant first, or newest start first. */
export const PROJECT_SORT_VALUES = ['relevance', 'newest'] as const;

const REFERENCE_PATTERN = /^ *[A-Za-z0-9][A-Za-z0-9._+/-]* *$/u;

/** spec/services/eu-research/service.yaml#records.CodeAndTitle */
export const codeAndTitleFields = published.fields({
  code: published.string(),
  title: published.string({ nullable: true }),
});

/** spec/services/eu-research/service.yaml#records.Funding */
export const fundingFields = published.fields({
  currency: published.choice(['EUR']),
  eu_contribution: published.number({ nullable: true, exclusiveMinimum: 0 }),
  total_cost: published.number({ nullable: true, exclusiveMinimum: 0 }),
});

/** spec/services/eu-research/service.yaml#records.FoundProject */
export const foundProjectFields = published.fields({
  reference: published.string(),
  title: published.string(),
  acronym: published.string({ nullable: true }),
  programme: published.choice(PROGRAMME_VALUES, { nullable: true }),
  funding: published.record(fundingFields, { nullable: true }),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  coordinating_country: published.string({ nullable: true }),
  coordinating_country_code: published.string({ nullable: true }),
  url: published.string({ format: 'uri' }),
});

/** spec/services/eu-research/service.yaml#records.LegalBasis */
export const legalBasisFields = published.fields({
  code: published.string(),
  title: published.string({ nullable: true }),
  framework: published.string({ nullable: true }),
  main: published.boolean(),
});

/** spec/services/eu-research/service.yaml#records.Participant */
export const participantFields = published.fields({
  name: published.string(),
  short_name: published.string({ nullable: true }),
  role: published.string(),
  country: published.string({ nullable: true }),
  country_code: published.string({ nullable: true }),
  city: published.string({ nullable: true }),
  eu_contribution: published.number({ nullable: true, minimum: 0 }),
  net_eu_contribution: published.number({ nullable: true, minimum: 0 }),
  total_cost: published.number({ nullable: true, minimum: 0 }),
  sme: published.boolean({ nullable: true }),
  terminated: published.boolean({ nullable: true }),
  activity_type: published.string({ nullable: true }),
  website: published.string({ nullable: true }),
  pic: published.string({ nullable: true }),
});

/** spec/services/eu-research/service.yaml#tools.search_projects */
export function decodeSearchProjects(raw: RawArguments): Decoded<SearchProjectsArguments> {
  const read = new ArgumentReader(raw, ['query', 'programme', 'country', 'sort', 'limit', 'offset']);
  return read.finish<SearchProjectsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    programme: read.choice('programme', PROGRAMME_VALUES, {
      emptyMeansAbsent: true,
      ignoreCase: true,
      called: PROGRAMME_NAMES,
    }),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    sort: read.choice('sort', PROJECT_SORT_VALUES, { default: 'relevance', ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.search_projects */
export const searchProjectsResult = published.record(published.fields({
  count: published.integer({ minimum: 0, maximum: 50 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  more: published.boolean(),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  country_code: published.string({ optional: true }),
  note: published.string({ nullable: true }),
  funding_unread: published.list(published.string(), { maxItems: 50 }),
  projects: published.list(published.record(foundProjectFields), { maxItems: 50 }),
}));

/** spec/services/eu-research/service.yaml#tools.get_project */
export function decodeGetProject(raw: RawArguments): Decoded<GetProjectArguments> {
  const read = new ArgumentReader(raw, ['reference', 'participant_country', 'limit', 'offset']);
  return read.finish<GetProjectArguments>({
    reference: read.string('reference', {
      required: true,
      maxLength: 60,
      pattern: REFERENCE_PATTERN,
      wanted: 'a grant reference of letters and digits such as 691102, which search_projects gives',
    }),
    participant_country: read.country('participant_country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    limit: read.integer('limit', { default: 250, minimum: 1, maximum: 300 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 10000 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.get_project */
export const getProjectResult = published.record(published.fields({
  reference: published.string(),
  title: published.string(),
  acronym: published.string({ nullable: true }),
  abstract: published.string({ nullable: true }),
  funding: published.record(fundingFields),
  programme: published.choice(PROGRAMME_VALUES, { nullable: true }),
  legal_bases: published.list(published.record(legalBasisFields)),
  topics: published.list(published.record(codeAndTitleFields)),
  calls: published.list(published.string()),
  funding_scheme: published.record(codeAndTitleFields, { nullable: true }),
  fields_of_science: published.list(published.string()),
  start_date: published.string({ nullable: true, format: 'date' }),
  end_date: published.string({ nullable: true, format: 'date' }),
  duration_months: published.integer({ nullable: true, minimum: 0 }),
  signature_date: published.string({ nullable: true, format: 'date' }),
  status: published.string({ nullable: true }),
  status_label: published.string({ nullable: true }),
  coordinating_country: published.string({ nullable: true }),
  coordinating_country_code: published.string({ nullable: true }),
  participant_count: published.integer({ minimum: 0 }),
  participant_country_code: published.string({ optional: true }),
  count: published.integer({ minimum: 0, maximum: 200 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  participants: published.list(published.record(participantFields), { maxItems: 300 }),
  grant_doi: published.string({ nullable: true }),
  record_number: published.string({ nullable: true }),
  updated: published.string({ nullable: true, format: 'date' }),
  url: published.string({ format: 'uri' }),
  note: published.string({ nullable: true }),
}));

/** spec/services/eu-research/service.yaml#tools.search_by_programme */
export function decodeSearchByProgramme(raw: RawArguments): Decoded<SearchByProgrammeArguments> {
  const read = new ArgumentReader(raw, ['programme', 'limit', 'offset']);
  return read.finish<SearchByProgrammeArguments>({
    programme: read.choice('programme', PROGRAMME_VALUES, {
      required: true,
      ignoreCase: true,
      called: PROGRAMME_NAMES,
    }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.search_by_programme */
export const searchByProgrammeResult = published.record(published.fields({
  programme: published.choice(PROGRAMME_VALUES),
  count: published.integer({ minimum: 0, maximum: 50 }),
  total: published.integer({ nullable: true, minimum: 0 }),
  more: published.boolean(),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  note: published.string({ nullable: true }),
  funding_unread: published.list(published.string(), { maxItems: 50 }),
  projects: published.list(published.record(foundProjectFields), { maxItems: 50 }),
}));

/** spec/services/eu-research/service.yaml#tools.get_recent_projects */
export function decodeGetRecentProjects(raw: RawArguments): Decoded<GetRecentProjectsArguments> {
  const read = new ArgumentReader(raw, ['limit', 'offset']);
  return read.finish<GetRecentProjectsArguments>({
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.get_recent_projects */
export const getRecentProjectsResult = published.record(published.fields({
  count: published.integer({ minimum: 0, maximum: 50 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  note: published.string({ nullable: true }),
  funding_unread: published.list(published.string(), { maxItems: 50 }),
  projects: published.list(published.record(foundProjectFields), { maxItems: 50 }),
}));
