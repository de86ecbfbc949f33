// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetAuthorProfileArguments,
  GetPaperArguments,
  ListCitationsArguments,
  SearchAuthorsArguments,
  SearchPapersArguments,
} from './types.ts';
import { CITATION_DIRECTION_VALUES, CITATION_SORT_VALUES, PAPER_SORT_VALUES } from './values.ts';

/** spec/services/scholarly/service.yaml#tools.search_papers */
export function decodeSearchPapers(raw: RawArguments): Decoded<SearchPapersArguments> {
  const read = new ArgumentReader(
    raw,
    ['query', 'year_from', 'year_to', 'field_of_study', 'open_access_only', 'sort', 'max_results', 'page'],
  );
  const args: SearchPapersArguments = {
    query: read.string('query', { required: true, minLength: 1, maxLength: 300 }),
    year_from: read.integer('year_from', { minimum: 1000, maximum: 2100 }),
    year_to: read.integer('year_to', { minimum: 1000, maximum: 2100 }),
    field_of_study: read.string('field_of_study', { emptyMeansAbsent: true, maxLength: 100 }),
    open_access_only: read.boolean('open_access_only', { default: false }),
    sort: read.choice('sort', PAPER_SORT_VALUES, { default: 'relevance' }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 25 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 400 }),
  };
  read.inOrder('year_from', args.year_from, 'year_to', args.year_to);
  return read.finish(args);
}

/** Result of spec/services/scholarly/service.yaml#tools.search_papers */
export function checkSearchPapersResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_page', { required: true, nullable: true });
  check.record(result, 'field_applied', {}, checkAppliedField);
  check.list(result, 'papers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPaperSummary),
  );
}

/** spec/services/scholarly/service.yaml#tools.get_paper */
export function decodeGetPaper(raw: RawArguments): Decoded<GetPaperArguments> {
  const read = new ArgumentReader(raw, ['paper_id', 'max_authors']);
  return read.finish<GetPaperArguments>({
    paper_id: read.string('paper_id', { required: true, minLength: 1, maxLength: 400 }),
    max_authors: read.integer('max_authors', { minimum: 1, maximum: 500 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.get_paper */
export function checkGetPaperResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true });
  check.string(result, 'doi', { required: true, nullable: true });
  check.string(result, 'title', { required: true, nullable: true });
  check.integer(result, 'publication_year', { required: true, nullable: true });
  check.string(result, 'publication_date', {});
  check.string(result, 'type', { required: true, nullable: true });
  check.string(result, 'language', {});
  check.string(result, 'venue', { required: true, nullable: true });
  check.string(result, 'abstract', { required: true, nullable: true });
  check.list(result, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPaperAuthor),
  );
  check.integer(result, 'author_count', { required: true, minimum: 0 });
  check.list(result, 'concepts', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkConcept),
  );
  check.string(result, 'topic', { required: true, nullable: true });
  check.string(result, 'field', { required: true, nullable: true });
  check.integer(result, 'cited_by_count', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'references_count', { required: true, nullable: true, minimum: 0 });
  check.record(result, 'open_access', { required: true }, checkOpenAccess);
  check.boolean(result, 'retracted', { required: true, nullable: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/scholarly/service.yaml#tools.get_author_profile */
export function decodeGetAuthorProfile(raw: RawArguments): Decoded<GetAuthorProfileArguments> {
  const read = new ArgumentReader(raw, ['author_id']);
  return read.finish<GetAuthorProfileArguments>({
    author_id: read.string('author_id', { required: true, minLength: 1, maxLength: 200 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.get_author_profile */
export function checkGetAuthorProfileResult(check: ResultCheck, result: object): void {
  check.string(result, 'id', { required: true });
  check.string(result, 'display_name', { required: true });
  check.list(result, 'other_names', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'orcid', { required: true, nullable: true });
  check.integer(result, 'works_count', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'cited_by_count', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'h_index', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'i10_index', { required: true, nullable: true, minimum: 0 });
  check.list(result, 'affiliations', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkInstitution),
  );
  check.list(result, 'topics', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/scholarly/service.yaml#tools.list_citations */
export function decodeListCitations(raw: RawArguments): Decoded<ListCitationsArguments> {
  const read = new ArgumentReader(raw, ['paper_id', 'direction', 'sort', 'max_results', 'page']);
  return read.finish<ListCitationsArguments>({
    paper_id: read.string('paper_id', { required: true, minLength: 1, maxLength: 400 }),
    direction: read.choice('direction', CITATION_DIRECTION_VALUES, { default: 'cited_by' }),
    sort: read.choice('sort', CITATION_SORT_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    max_results: read.integer('max_results', { default: 20, minimum: 1, maximum: 25 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 400 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.list_citations */
export function checkListCitationsResult(check: ResultCheck, result: object): void {
  check.string(result, 'paper_id', { required: true });
  check.string(result, 'paper_title', { required: true, nullable: true });
  check.choice(result, 'direction', CITATION_DIRECTION_VALUES, { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_page', { required: true, nullable: true });
  check.list(result, 'papers', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkCitationRow),
  );
}

/** spec/services/scholarly/service.yaml#tools.search_authors */
export function decodeSearchAuthors(raw: RawArguments): Decoded<SearchAuthorsArguments> {
  const read = new ArgumentReader(raw, ['name', 'max_results', 'page']);
  return read.finish<SearchAuthorsArguments>({
    name: read.string('name', { required: true, minLength: 1, maxLength: 150 }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 25 }),
    page: read.integer('page', { default: 1, minimum: 1, maximum: 400 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.search_authors */
export function checkSearchAuthorsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_page', { required: true, nullable: true });
  check.list(result, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkAuthorSummary),
  );
}

/** spec/services/scholarly/service.yaml#records.AppliedField */
function checkAppliedField(check: ResultCheck, appliedField: object): void {
  check.choice(appliedField, 'kind', ['field', 'topic'], { required: true });
  check.string(appliedField, 'id', { required: true });
  check.string(appliedField, 'name', { required: true });
}

/** spec/services/scholarly/service.yaml#records.AuthorSummary */
function checkAuthorSummary(check: ResultCheck, authorSummary: object): void {
  check.string(authorSummary, 'id', { required: true });
  check.string(authorSummary, 'display_name', { required: true });
  check.string(authorSummary, 'orcid', { required: true, nullable: true });
  check.integer(authorSummary, 'works_count', { required: true, nullable: true, minimum: 0 });
  check.integer(authorSummary, 'cited_by_count', { required: true, nullable: true, minimum: 0 });
  check.integer(authorSummary, 'h_index', { required: true, nullable: true, minimum: 0 });
  check.list(authorSummary, 'institutions', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(authorSummary, 'topics', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/services/scholarly/service.yaml#records.CitationRow */
function checkCitationRow(check: ResultCheck, citationRow: object): void {
  check.string(citationRow, 'id', { required: true });
  check.string(citationRow, 'doi', { required: true, nullable: true });
  check.string(citationRow, 'title', { required: true, nullable: true });
  check.integer(citationRow, 'year', { required: true, nullable: true });
  check.string(citationRow, 'venue', { required: true, nullable: true });
  check.integer(citationRow, 'cited_by_count', { required: true, nullable: true, minimum: 0 });
  check.list(citationRow, 'authors', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(citationRow, 'author_count', { required: true, minimum: 0 });
}

/** spec/services/scholarly/service.yaml#records.Concept */
function checkConcept(check: ResultCheck, concept: object): void {
  check.string(concept, 'name', { required: true });
  check.integer(concept, 'level', { minimum: 0 });
  check.number(concept, 'score', { minimum: 0, maximum: 1 });
}

/** spec/services/scholarly/service.yaml#records.Institution */
function checkInstitution(check: ResultCheck, institution: object): void {
  check.string(institution, 'id', { required: true, nullable: true });
  check.string(institution, 'name', { required: true });
  check.string(institution, 'country_code', { required: true, nullable: true });
  check.string(institution, 'ror', {});
  check.integer(institution, 'last_year', {});
}

/** spec/services/scholarly/service.yaml#records.OpenAccess */
function checkOpenAccess(check: ResultCheck, openAccess: object): void {
  check.boolean(openAccess, 'is_open_access', { required: true, nullable: true });
  check.string(openAccess, 'status', { required: true, nullable: true });
  check.string(openAccess, 'url', { required: true, nullable: true });
  check.boolean(openAccess, 'any_repository_has_fulltext', { required: true, nullable: true });
}

/** spec/services/scholarly/service.yaml#records.PaperAuthor */
function checkPaperAuthor(check: ResultCheck, paperAuthor: object): void {
  check.string(paperAuthor, 'id', { required: true, nullable: true });
  check.string(paperAuthor, 'name', { required: true });
  check.string(paperAuthor, 'orcid', {});
  check.list(paperAuthor, 'institutions', {}, (check, items, index) => check.string(items, index, { required: true }));
}

/** spec/services/scholarly/service.yaml#records.PaperSummary */
function checkPaperSummary(check: ResultCheck, paperSummary: object): void {
  check.string(paperSummary, 'id', { required: true });
  check.string(paperSummary, 'doi', { required: true, nullable: true });
  check.string(paperSummary, 'title', { required: true, nullable: true });
  check.integer(paperSummary, 'year', { required: true, nullable: true });
  check.string(paperSummary, 'venue', { required: true, nullable: true });
  check.string(paperSummary, 'type', { required: true, nullable: true });
  check.integer(paperSummary, 'cited_by_count', { required: true, nullable: true, minimum: 0 });
  check.boolean(paperSummary, 'is_open_access', { required: true, nullable: true });
  check.list(paperSummary, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPaperAuthor),
  );
  check.integer(paperSummary, 'author_count', { required: true, minimum: 0 });
  check.list(paperSummary, 'concepts', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.boolean(paperSummary, 'retracted', {});
}
