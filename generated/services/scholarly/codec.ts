// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetAuthorProfileArguments,
  GetPaperArguments,
  ListCitationsArguments,
  SearchAuthorsArguments,
  SearchPapersArguments,
} from './types.ts';

/** cited_by: papers that cite this one; references: papers that this one cites. */
export const CITATION_DIRECTION_VALUES = ['cited_by', 'references'] as const;

/** Most cited or newest first. */
export const CITATION_SORT_VALUES = ['cited_by_count', 'publication_date'] as const;

/** Best match, most cited or newest first. */
export const PAPER_SORT_VALUES = ['relevance', 'cited_by_count', 'publication_date'] as const;

/** spec/services/scholarly/service.yaml#records.AppliedField */
export const appliedFieldFields = published.fields({
  kind: published.choice(['field', 'topic']),
  id: published.string(),
  name: published.string(),
});

/** spec/services/scholarly/service.yaml#records.AuthorSummary */
export const authorSummaryFields = published.fields({
  id: published.string(),
  display_name: published.string(),
  orcid: published.string({ nullable: true }),
  works_count: published.integer({ nullable: true, minimum: 0 }),
  cited_by_count: published.integer({ nullable: true, minimum: 0 }),
  h_index: published.integer({ nullable: true, minimum: 0 }),
  institutions: published.list(published.string()),
  topics: published.list(published.string()),
});

/** spec/services/scholarly/service.yaml#records.CitationRow */
export const citationRowFields = published.fields({
  id: published.string(),
  doi: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  year: published.integer({ nullable: true }),
  venue: published.string({ nullable: true }),
  cited_by_count: published.integer({ nullable: true, minimum: 0 }),
  authors: published.list(published.string()),
  author_count: published.integer({ minimum: 0 }),
});

/** spec/services/scholarly/service.yaml#records.Concept */
export const conceptFields = published.fields({
  name: published.string(),
  level: published.integer({ optional: true, minimum: 0 }),
  score: published.number({ optional: true, minimum: 0, maximum: 1 }),
});

/** spec/services/scholarly/service.yaml#records.Institution */
export const institutionFields = published.fields({
  id: published.string({ nullable: true }),
  name: published.string(),
  country_code: published.string({ nullable: true }),
  ror: published.string({ optional: true }),
  last_year: published.integer({ optional: true }),
});

/** spec/services/scholarly/service.yaml#records.OpenAccess */
export const openAccessFields = published.fields({
  is_open_access: published.boolean({ nullable: true }),
  status: published.string({ nullable: true }),
  url: published.string({ nullable: true }),
  any_repository_has_fulltext: published.boolean({ nullable: true }),
});

/** spec/services/scholarly/service.yaml#records.PaperAuthor */
export const paperAuthorFields = published.fields({
  id: published.string({ nullable: true }),
  name: published.string(),
  orcid: published.string({ optional: true }),
  institutions: published.list(published.string(), { optional: true }),
});

/** spec/services/scholarly/service.yaml#records.PaperSummary */
export const paperSummaryFields = published.fields({
  id: published.string(),
  doi: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  year: published.integer({ nullable: true }),
  venue: published.string({ nullable: true }),
  type: published.string({ nullable: true }),
  cited_by_count: published.integer({ nullable: true, minimum: 0 }),
  is_open_access: published.boolean({ nullable: true }),
  authors: published.list(published.record(paperAuthorFields)),
  author_count: published.integer({ minimum: 0 }),
  concepts: published.list(published.string()),
  retracted: published.boolean({ optional: true }),
});

/** spec/services/scholarly/service.yaml#tools.search_papers */
export function decodeSearchPapers(raw: RawArguments): Decoded<SearchPapersArguments> {
  const read = new ArgumentReader(raw, [
    'query', 'year_from', 'year_to', 'field_of_study', 'open_access_only', 'sort', 'max_results', 'page',
  ]);
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
export const searchPapersResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_page: published.integer({ nullable: true }),
  field_applied: published.record(appliedFieldFields, { optional: true }),
  papers: published.list(published.record(paperSummaryFields)),
}));

/** spec/services/scholarly/service.yaml#tools.get_paper */
export function decodeGetPaper(raw: RawArguments): Decoded<GetPaperArguments> {
  const read = new ArgumentReader(raw, ['paper_id', 'max_authors']);
  return read.finish<GetPaperArguments>({
    paper_id: read.string('paper_id', { required: true, minLength: 1, maxLength: 400 }),
    max_authors: read.integer('max_authors', { minimum: 1, maximum: 500 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.get_paper */
export const getPaperResult = published.record(published.fields({
  id: published.string(),
  doi: published.string({ nullable: true }),
  title: published.string({ nullable: true }),
  publication_year: published.integer({ nullable: true }),
  publication_date: published.string({ optional: true }),
  type: published.string({ nullable: true }),
  language: published.string({ optional: true }),
  venue: published.string({ nullable: true }),
  abstract: published.string({ nullable: true }),
  authors: published.list(published.record(paperAuthorFields)),
  author_count: published.integer({ minimum: 0 }),
  concepts: published.list(published.record(conceptFields)),
  topic: published.string({ nullable: true }),
  field: published.string({ nullable: true }),
  cited_by_count: published.integer({ nullable: true, minimum: 0 }),
  references_count: published.integer({ nullable: true, minimum: 0 }),
  open_access: published.record(openAccessFields),
  retracted: published.boolean({ nullable: true }),
  url: published.string({ format: 'uri' }),
}));

/** spec/services/scholarly/service.yaml#tools.get_author_profile */
export function decodeGetAuthorProfile(raw: RawArguments): Decoded<GetAuthorProfileArguments> {
  const read = new ArgumentReader(raw, ['author_id']);
  return read.finish<GetAuthorProfileArguments>({
    author_id: read.string('author_id', { required: true, minLength: 1, maxLength: 200 }),
  });
}

/** Result of spec/services/scholarly/service.yaml#tools.get_author_profile */
export const getAuthorProfileResult = published.record(published.fields({
  id: published.string(),
  display_name: published.string(),
  other_names: published.list(published.string()),
  orcid: published.string({ nullable: true }),
  works_count: published.integer({ nullable: true, minimum: 0 }),
  cited_by_count: published.integer({ nullable: true, minimum: 0 }),
  h_index: published.integer({ nullable: true, minimum: 0 }),
  i10_index: published.integer({ nullable: true, minimum: 0 }),
  affiliations: published.list(published.record(institutionFields)),
  topics: published.list(published.string()),
  url: published.string({ format: 'uri' }),
}));

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
export const listCitationsResult = published.record(published.fields({
  paper_id: published.string(),
  paper_title: published.string({ nullable: true }),
  direction: published.choice(CITATION_DIRECTION_VALUES),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_page: published.integer({ nullable: true }),
  papers: published.list(published.record(citationRowFields)),
}));

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
export const searchAuthorsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_page: published.integer({ nullable: true }),
  authors: published.list(published.record(authorSummaryFields)),
}));
