// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  AuthorArguments,
  CategoriesArguments,
  PaperArguments,
  RecentArguments,
  SearchArguments,
} from './types.ts';
import { DETAIL_VALUES, PREPRINT_SORT_VALUES } from './values.ts';

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
export function checkSearchResult(check: ResultCheck, result: object): void {
  checkPreprintList(check, result);
}

/** spec/api/preprints/service.yaml#endpoints.paper */
export function decodePaper(raw: RawArguments): Decoded<PaperArguments> {
  const read = new ArgumentReader(raw, ['preprint_id']);
  return read.finish<PaperArguments>({
    preprint_id: read.string('preprint_id', { required: true, minLength: 1, maxLength: 100 }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.paper */
export function checkPaperResult(check: ResultCheck, result: object): void {
  checkPreprint(check, result);
}

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
export function checkAuthorResult(check: ResultCheck, result: object): void {
  checkPreprintList(check, result);
}

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
export function checkRecentResult(check: ResultCheck, result: object): void {
  checkPreprintList(check, result);
}

/** spec/api/preprints/service.yaml#endpoints.categories */
export function decodeCategories(raw: RawArguments): Decoded<CategoriesArguments> {
  const read = new ArgumentReader(raw, ['detail']);
  return read.finish<CategoriesArguments>({
    detail: read.choice('detail', DETAIL_VALUES, { default: 'brief', ignoreCase: true }),
  });
}

/** Result of spec/api/preprints/service.yaml#endpoints.categories */
export function checkCategoriesResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'archives', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPreprintArchive),
  );
  check.list(result, 'categories', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPreprintCategory),
  );
  check.string(result, 'source', { required: true, format: 'uri' });
}

/** spec/api/preprints/service.yaml#records.Preprint */
function checkPreprint(check: ResultCheck, preprint: object): void {
  check.string(preprint, 'id', { required: true });
  check.integer(preprint, 'version', { required: true, nullable: true });
  check.string(preprint, 'title', { required: true });
  check.string(preprint, 'abstract', { required: true, nullable: true });
  check.list(preprint, 'authors', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPreprintAuthor),
  );
  check.integer(preprint, 'author_count', { required: true, minimum: 0 });
  check.string(preprint, 'published', { required: true, nullable: true, format: 'date-time' });
  check.string(preprint, 'updated', { required: true, nullable: true, format: 'date-time' });
  check.string(preprint, 'primary_category', { required: true, nullable: true });
  check.string(preprint, 'primary_category_name', { required: true, nullable: true });
  check.list(preprint, 'categories', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.string(preprint, 'doi', { required: true, nullable: true });
  check.string(preprint, 'journal_ref', { required: true, nullable: true });
  check.string(preprint, 'comment', { required: true, nullable: true });
  check.string(preprint, 'abs_url', { required: true, format: 'uri' });
  check.string(preprint, 'pdf_url', { required: true, nullable: true, format: 'uri' });
  check.boolean(preprint, 'withdrawn', { required: true });
  check.string(preprint, 'doi_url', {});
}

/** spec/api/preprints/service.yaml#records.PreprintArchive */
function checkPreprintArchive(check: ResultCheck, preprintArchive: object): void {
  check.string(preprintArchive, 'id', { required: true });
  check.string(preprintArchive, 'name', { required: true });
  check.string(preprintArchive, 'group', { required: true });
}

/** spec/api/preprints/service.yaml#records.PreprintAuthor */
function checkPreprintAuthor(check: ResultCheck, preprintAuthor: object): void {
  check.string(preprintAuthor, 'name', { required: true });
  check.list(preprintAuthor, 'affiliations', {}, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
}

/** spec/api/preprints/service.yaml#records.PreprintCategory */
function checkPreprintCategory(check: ResultCheck, preprintCategory: object): void {
  check.string(preprintCategory, 'id', { required: true });
  check.string(preprintCategory, 'name', { required: true });
  check.string(preprintCategory, 'archive', { required: true });
  check.string(preprintCategory, 'archive_name', {});
  check.string(preprintCategory, 'group', {});
}

/** spec/api/preprints/service.yaml#records.PreprintList */
function checkPreprintList(check: ResultCheck, preprintList: object): void {
  check.integer(preprintList, 'count', { required: true, minimum: 0 });
  check.integer(preprintList, 'total', { required: true, minimum: 0 });
  check.integer(preprintList, 'next_offset', { required: true, nullable: true });
  check.list(preprintList, 'preprints', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkPreprint),
  );
  check.string(preprintList, 'query', { required: true });
}
