// Generated from spec/services/eu-research.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetProjectArguments,
  GetRecentProjectsArguments,
  SearchByProgrammeArguments,
  SearchProjectsArguments,
} from './types.ts';

const PROGRAMME_VALUES = ['horizon-europe', 'horizon-2020', 'fp7', 'fp6', 'fp5'] as const;
const REFERENCE_PATTERN = /^ *[A-Za-z0-9][A-Za-z0-9._+/-]* *$/u;

/** spec/services/eu-research.yaml#tools.search_projects */
export function decodeSearchProjects(raw: RawArguments): Decoded<SearchProjectsArguments> {
  const read = new ArgumentReader(raw, ['query', 'programme', 'country', 'limit']);
  return read.finish<SearchProjectsArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    programme: read.choice('programme', PROGRAMME_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    country: read.string('country', { emptyMeansAbsent: true, maxLength: 60 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-research.yaml#tools.search_projects */
export function watchSearchProjectsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  watch.boolean(result, 'more', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'funding_unread', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'projects', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFoundProject),
  );
}

/** spec/services/eu-research.yaml#tools.get_project */
export function decodeGetProject(raw: RawArguments): Decoded<GetProjectArguments> {
  const read = new ArgumentReader(raw, ['reference']);
  return read.finish<GetProjectArguments>({
    reference: read.string('reference', { required: true, maxLength: 60, pattern: REFERENCE_PATTERN }),
  });
}

/** Result of spec/services/eu-research.yaml#tools.get_project */
export function watchGetProjectResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'reference', { required: true });
  watch.string(result, 'title', { required: true });
  watch.string(result, 'acronym', { required: true, nullable: true });
  watch.string(result, 'abstract', { required: true, nullable: true });
  watch.record(result, 'funding', { required: true }, watchFunding);
  watch.choice(result, 'programme', PROGRAMME_VALUES, { required: true, nullable: true });
  watch.list(result, 'legal_bases', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchLegalBasis),
  );
  watch.list(result, 'topics', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchCodeAndTitle),
  );
  watch.list(result, 'calls', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.record(result, 'funding_scheme', { required: true, nullable: true }, watchCodeAndTitle);
  watch.list(result, 'fields_of_science', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.string(result, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.integer(result, 'duration_months', { required: true, nullable: true, minimum: 0 });
  watch.string(result, 'signature_date', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'status', { required: true, nullable: true });
  watch.string(result, 'status_label', { required: true, nullable: true });
  watch.string(result, 'coordinating_country', { required: true, nullable: true });
  watch.string(result, 'coordinating_country_code', { required: true, nullable: true });
  watch.integer(result, 'participant_count', { required: true, minimum: 0 });
  watch.list(result, 'participants', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchParticipant),
  );
  watch.string(result, 'grant_doi', { required: true, nullable: true });
  watch.string(result, 'record_number', { required: true, nullable: true });
  watch.string(result, 'updated', { required: true, nullable: true, format: 'date' });
  watch.string(result, 'url', { required: true, format: 'uri' });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-research.yaml#tools.search_by_programme */
export function decodeSearchByProgramme(raw: RawArguments): Decoded<SearchByProgrammeArguments> {
  const read = new ArgumentReader(raw, ['programme', 'limit']);
  return read.finish<SearchByProgrammeArguments>({
    programme: read.choice('programme', PROGRAMME_VALUES, { required: true, ignoreCase: true }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-research.yaml#tools.search_by_programme */
export function watchSearchByProgrammeResult(watch: ResultWatch, result: object): void {
  watch.choice(result, 'programme', PROGRAMME_VALUES, { required: true });
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  watch.boolean(result, 'more', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'funding_unread', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'projects', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFoundProject),
  );
}

/** spec/services/eu-research.yaml#tools.get_recent_projects */
export function decodeGetRecentProjects(raw: RawArguments): Decoded<GetRecentProjectsArguments> {
  const read = new ArgumentReader(raw, ['limit']);
  return read.finish<GetRecentProjectsArguments>({
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-research.yaml#tools.get_recent_projects */
export function watchGetRecentProjectsResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'funding_unread', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'projects', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchFoundProject),
  );
}

/** spec/services/eu-research.yaml#records.CodeAndTitle */
function watchCodeAndTitle(watch: ResultWatch, codeAndTitle: object): void {
  watch.string(codeAndTitle, 'code', { required: true });
  watch.string(codeAndTitle, 'title', { required: true, nullable: true });
}

/** spec/services/eu-research.yaml#records.FoundProject */
function watchFoundProject(watch: ResultWatch, foundProject: object): void {
  watch.string(foundProject, 'reference', { required: true });
  watch.string(foundProject, 'title', { required: true });
  watch.string(foundProject, 'acronym', { required: true, nullable: true });
  watch.choice(foundProject, 'programme', PROGRAMME_VALUES, { required: true, nullable: true });
  watch.record(foundProject, 'funding', { required: true, nullable: true }, watchFunding);
  watch.string(foundProject, 'start_date', { required: true, nullable: true, format: 'date' });
  watch.string(foundProject, 'end_date', { required: true, nullable: true, format: 'date' });
  watch.string(foundProject, 'coordinating_country', { required: true, nullable: true });
  watch.string(foundProject, 'coordinating_country_code', { required: true, nullable: true });
  watch.string(foundProject, 'url', { required: true, format: 'uri' });
}

/** spec/services/eu-research.yaml#records.Funding */
function watchFunding(watch: ResultWatch, funding: object): void {
  watch.choice(funding, 'currency', ['EUR'], { required: true });
  watch.number(funding, 'eu_contribution', { required: true, nullable: true, exclusiveMinimum: 0 });
  watch.number(funding, 'total_cost', { required: true, nullable: true, exclusiveMinimum: 0 });
}

/** spec/services/eu-research.yaml#records.LegalBasis */
function watchLegalBasis(watch: ResultWatch, legalBasis: object): void {
  watch.string(legalBasis, 'code', { required: true });
  watch.string(legalBasis, 'title', { required: true, nullable: true });
  watch.string(legalBasis, 'framework', { required: true, nullable: true });
  watch.boolean(legalBasis, 'main', { required: true });
}

/** spec/services/eu-research.yaml#records.Participant */
function watchParticipant(watch: ResultWatch, participant: object): void {
  watch.string(participant, 'name', { required: true });
  watch.string(participant, 'short_name', { required: true, nullable: true });
  watch.string(participant, 'role', { required: true });
  watch.string(participant, 'country', { required: true, nullable: true });
  watch.string(participant, 'country_code', { required: true, nullable: true });
  watch.string(participant, 'city', { required: true, nullable: true });
  watch.number(participant, 'eu_contribution', { required: true, nullable: true, minimum: 0 });
  watch.number(participant, 'net_eu_contribution', { required: true, nullable: true, minimum: 0 });
  watch.number(participant, 'total_cost', { required: true, nullable: true, minimum: 0 });
  watch.boolean(participant, 'sme', { required: true, nullable: true });
  watch.boolean(participant, 'terminated', { required: true, nullable: true });
  watch.string(participant, 'activity_type', { required: true, nullable: true });
  watch.string(participant, 'website', { required: true, nullable: true });
  watch.string(participant, 'pic', { required: true, nullable: true });
}
