// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  AuthorArguments,
  CategoriesArguments,
  PaperArguments,
  RecentArguments,
  SearchArguments,
} from './types.ts';

/** brief: lists each archive name once; full: repeats it for each category. */
export const DETAIL_VALUES = ['brief', 'full'] as const;

/** Sort by best match, most recent submission or most recent version. */
export const PREPRINT_SORT_VALUES = ['relevance', 'newest', 'updated'] as const;

/** spec/api/preprints/service.yaml#records.PreprintAuthor */
export const preprintAuthorFields = published.fields({
  name: published.string(),
  affiliations: published.list(published.string(), { optional: true }),
});

/** spec/api/preprints/service.yaml#records.Preprint */
export const preprintFields = published.fields({
  id: published.string(),
  version: published.integer({ nullable: true }),
  title: published.string(),
  abstract: published.string({ nullable: true }),
  authors: published.list(published.record(preprintAuthorFields)),
  author_count: published.integer({ minimum: 0 }),
  published: published.string({ nullable: true, format: 'date-time' }),
  updated: published.string({ nullable: true, format: 'date-time' }),
  primary_category: published.string({ nullable: true }),
  primary_category_name: published.string({ nullable: true }),
  categories: published.list(published.string()),
  doi: published.string({ nullable: true }),
  journal_ref: published.string({ nullable: true }),
  comment: published.string({ nullable: true }),
  abs_url: published.string({ format: 'uri' }),
  pdf_url: published.string({ nullable: true, format: 'uri' }),
  withdrawn: published.boolean(),
  doi_url: published.string({ optional: true }),
});

/** spec/api/preprints/service.yaml#records.PreprintArchive */
export const preprintArchiveFields = published.fields({
  id: published.string(),
  name: published.string(),
  group: published.string(),
});

/** spec/api/preprints/service.yaml#records.PreprintCategory */
export const preprintCategoryFields = published.fields({
  id: published.string(),
  name: published.string(),
  archive: published.string(),
  archive_name: published.string({ optional: true }),
  group: published.string({ optional: true }),
});

/** spec/api/preprints/service.yaml#records.PreprintList */
export const preprintListFields = published.fields({
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ nullable: true }),
  preprints: published.list(published.record(preprintFields)),
  query: published.string(),
});

/** spec/api/preprints/service.yaml#endpoints.search */
export function decodeSearch(raw: RawArguments): Decoded<SearchArguments> {
  const read = new ArgumentReader(raw, ['query', 'category', 'date_from', 'date_to', 'sort', 'max_results', 'offset']);
  const args: SearchArguments = {
    query: read.string('query', { required: true, minLength: 1, maxLength: 300 }),
    category: read.string('category', { emptyMeansAbsent: true, maxLength: 30 }),
    date_from: read.string('date_from', { emptyMeansAbsent: true, format: 'date' }),
    date_to: read.string('date_to', { emptyMeansAbsent: true, format: 'date' }),
    sort: read.choice('sort', PREPRINT_SORT_VALUES, { default: 'relevance' }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 25 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 29000 }),
  };
  read.inOrder('date_from', args.date_from, 'date_to', args.date_to);
  return read.finish(args);
}

/** Result of spec/api/preprints/service.yaml#endpoints.search */
export const searchResult = published.record(preprintListFields);

/** spec/api/preprints/service.yaml#endpoints.paper */
export function decodePaper(raw: RawArguments): Decoded<PaperArguments> {
  const read = new ArgumentReader(raw, ['preprint_id']);
  return read.finish<PaperArguments>({
    preprint_id: read.string('preprint_id', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.paper */
export const paperResult = published.record(preprintFields);

/** spec/api/preprints/service.yaml#endpoints.author */
export function decodeAuthor(raw: RawArguments): Decoded<AuthorArguments> {
  const read = new ArgumentReader(raw, ['author_name', 'max_results', 'offset']);
  return read.finish<AuthorArguments>({
    author_name: read.string('author_name', { required: true, minLength: 1, maxLength: 150 }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 25 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 29000 }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.author */
export const authorResult = published.record(preprintListFields);

/** spec/api/preprints/service.yaml#endpoints.recent */
export function decodeRecent(raw: RawArguments): Decoded<RecentArguments> {
  const read = new ArgumentReader(raw, ['category', 'max_results', 'offset']);
  return read.finish<RecentArguments>({
    category: read.string('category', { required: true, minLength: 1, maxLength: 30 }),
    max_results: read.integer('max_results', { default: 10, minimum: 1, maximum: 25 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 29000 }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.recent */
export const recentResult = published.record(preprintListFields);

/** spec/api/preprints/service.yaml#endpoints.categories */
export function decodeCategories(raw: RawArguments): Decoded<CategoriesArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<CategoriesArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.categories */
export const categoriesResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  archives: published.list(published.record(preprintArchiveFields)),
  categories: published.list(published.record(preprintCategoryFields)),
  source: published.string({ format: 'uri' }),
}));
