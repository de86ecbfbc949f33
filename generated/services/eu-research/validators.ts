// Generated from spec/services/eu-research/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetProjectArguments,
  GetRecentProjectsArguments,
  SearchByProgrammeArguments,
  SearchProjectsArguments,
} from './types.ts';
import { PROGRAMME_NAMES, PROGRAMME_VALUES, PROJECT_SORT_VALUES } from './values.ts';

const REFERENCE_PATTERN = /^ *[A-Za-z0-9][A-Za-z0-9._+/-]* *$/u;

/** spec/services/eu-research/service.yaml#tools.search_projects */
export function decodeSearchProjects(raw: RawArguments): Decoded<SearchProjectsArguments> {
  const read = new ArgumentReader(raw, ['query', 'programme', 'country', 'sort', 'limit', 'offset']);
  return read.finish<SearchProjectsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    programme: read.choice(
      'programme',
      PROGRAMME_VALUES,
      { emptyMeansAbsent: true, ignoreCase: true, called: PROGRAMME_NAMES },
    ),
    country: read.country('country', { emptyMeansAbsent: true, as: 'iso2', maxLength: 60 }),
    sort: read.choice('sort', PROJECT_SORT_VALUES, { default: 'relevance', ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.search_projects */
export function checkSearchProjectsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'country_code', {});
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'funding_unread', { required: true, maxItems: 50 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'projects', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundProject),
  );
}

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
export function checkGetProjectResult(check: ResultCheck, result: object): void {
  check.string(result, 'reference', { required: true });
  check.string(result, 'title', { required: true });
  check.string(result, 'acronym', { required: true, nullable: true });
  check.string(result, 'abstract', { required: true, nullable: true });
  check.record(result, 'funding', { required: true }, checkFunding);
  check.choice(result, 'programme', PROGRAMME_VALUES, { required: true, nullable: true });
  check.list(result, 'legal_bases', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkLegalBasis),
  );
  check.list(result, 'topics', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCodeAndTitle),
  );
  check.list(result, 'calls', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.record(result, 'funding_scheme', { required: true, nullable: true }, checkCodeAndTitle);
  check.list(result, 'fields_of_science', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'end_date', { required: true, nullable: true, format: 'date' });
  check.integer(result, 'duration_months', { required: true, nullable: true, minimum: 0 });
  check.string(result, 'signature_date', { required: true, nullable: true, format: 'date' });
  check.string(result, 'status', { required: true, nullable: true });
  check.string(result, 'status_label', { required: true, nullable: true });
  check.string(result, 'coordinating_country', { required: true, nullable: true });
  check.string(result, 'coordinating_country_code', { required: true, nullable: true });
  check.integer(result, 'participant_count', { required: true, minimum: 0 });
  check.string(result, 'participant_country_code', {});
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 200 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.list(result, 'participants', { required: true, maxItems: 300 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkParticipant),
  );
  check.string(result, 'grant_doi', { required: true, nullable: true });
  check.string(result, 'record_number', { required: true, nullable: true });
  check.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  check.string(result, 'url', { required: true, format: 'uri' });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-research/service.yaml#tools.search_by_programme */
export function decodeSearchByProgramme(raw: RawArguments): Decoded<SearchByProgrammeArguments> {
  const read = new ArgumentReader(raw, ['programme', 'limit', 'offset']);
  return read.finish<SearchByProgrammeArguments>({
    programme: read.choice(
      'programme',
      PROGRAMME_VALUES,
      { required: true, ignoreCase: true, called: PROGRAMME_NAMES },
    ),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.search_by_programme */
export function checkSearchByProgrammeResult(check: ResultCheck, result: object): void {
  check.choice(result, 'programme', PROGRAMME_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'funding_unread', { required: true, maxItems: 50 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'projects', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundProject),
  );
}

/** spec/services/eu-research/service.yaml#tools.get_recent_projects */
export function decodeGetRecentProjects(raw: RawArguments): Decoded<GetRecentProjectsArguments> {
  const read = new ArgumentReader(raw, ['limit', 'offset']);
  return read.finish<GetRecentProjectsArguments>({
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150 }),
  });
}

/** Result of spec/services/eu-research/service.yaml#tools.get_recent_projects */
export function checkGetRecentProjectsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'funding_unread', { required: true, maxItems: 50 }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'projects', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundProject),
  );
}

/** spec/services/eu-research/service.yaml#records.CodeAndTitle */
function checkCodeAndTitle(check: ResultCheck, codeAndTitle: object): void {
  check.string(codeAndTitle, 'code', { required: true });
  check.string(codeAndTitle, 'title', { required: true, nullable: true });
}

/** spec/services/eu-research/service.yaml#records.FoundProject */
function checkFoundProject(check: ResultCheck, foundProject: object): void {
  check.string(foundProject, 'reference', { required: true });
  check.string(foundProject, 'title', { required: true });
  check.string(foundProject, 'acronym', { required: true, nullable: true });
  check.choice(foundProject, 'programme', PROGRAMME_VALUES, { required: true, nullable: true });
  check.record(foundProject, 'funding', { required: true, nullable: true }, checkFunding);
  check.string(foundProject, 'start_date', { required: true, nullable: true, format: 'date' });
  check.string(foundProject, 'end_date', { required: true, nullable: true, format: 'date' });
  check.string(foundProject, 'coordinating_country', { required: true, nullable: true });
  check.string(foundProject, 'coordinating_country_code', { required: true, nullable: true });
  check.string(foundProject, 'url', { required: true, format: 'uri' });
}

/** spec/services/eu-research/service.yaml#records.Funding */
function checkFunding(check: ResultCheck, funding: object): void {
  check.choice(funding, 'currency', ['EUR'], { required: true });
  check.number(funding, 'eu_contribution', { required: true, nullable: true, exclusiveMinimum: 0 });
  check.number(funding, 'total_cost', { required: true, nullable: true, exclusiveMinimum: 0 });
}

/** spec/services/eu-research/service.yaml#records.LegalBasis */
function checkLegalBasis(check: ResultCheck, legalBasis: object): void {
  check.string(legalBasis, 'code', { required: true });
  check.string(legalBasis, 'title', { required: true, nullable: true });
  check.string(legalBasis, 'framework', { required: true, nullable: true });
  check.boolean(legalBasis, 'main', { required: true });
}

/** spec/services/eu-research/service.yaml#records.Participant */
function checkParticipant(check: ResultCheck, participant: object): void {
  check.string(participant, 'name', { required: true });
  check.string(participant, 'short_name', { required: true, nullable: true });
  check.string(participant, 'role', { required: true });
  check.string(participant, 'country', { required: true, nullable: true });
  check.string(participant, 'country_code', { required: true, nullable: true });
  check.string(participant, 'city', { required: true, nullable: true });
  check.number(participant, 'eu_contribution', { required: true, nullable: true, minimum: 0 });
  check.number(participant, 'net_eu_contribution', { required: true, nullable: true, minimum: 0 });
  check.number(participant, 'total_cost', { required: true, nullable: true, minimum: 0 });
  check.boolean(participant, 'sme', { required: true, nullable: true });
  check.boolean(participant, 'terminated', { required: true, nullable: true });
  check.string(participant, 'activity_type', { required: true, nullable: true });
  check.string(participant, 'website', { required: true, nullable: true });
  check.string(participant, 'pic', { required: true, nullable: true });
}
