// Generated from spec/services/eu-law.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/contract/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultWatch } from '../../../runtime/contract/result.ts';
import type {
  GetDocumentArguments,
  GetRecentArguments,
  SearchBySubjectArguments,
  SearchLegislationArguments,
} from './types.ts';

const ACT_TYPE_VALUES = ['regulation', 'directive', 'decision'] as const;
const CELEX_PATTERN = /^ *(?:[Cc][Ee][Ll][Ee][Xx]: *)?[0-9][A-Za-z0-9()/_-]{4,30} *$/u;

/** spec/services/eu-law.yaml#tools.search_legislation */
export function decodeSearchLegislation(raw: RawArguments): Decoded<SearchLegislationArguments> {
  const read = new ArgumentReader(raw, ['query', 'doc_type', 'year', 'limit']);
  return read.finish<SearchLegislationArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    doc_type: read.choice('doc_type', ACT_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    year: read.integer('year', { minimum: 1950, maximum: 2100 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-law.yaml#tools.search_legislation */
export function watchSearchLegislationResult(watch: ResultWatch, result: object): void {
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.boolean(result, 'more', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'acts', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchLegalAct),
  );
}

/** spec/services/eu-law.yaml#tools.get_document */
export function decodeGetDocument(raw: RawArguments): Decoded<GetDocumentArguments> {
  const read = new ArgumentReader(raw, ['celex']);
  return read.finish<GetDocumentArguments>({
    celex: read.string('celex', { required: true, maxLength: 50, pattern: CELEX_PATTERN }),
  });
}

/** Result of spec/services/eu-law.yaml#tools.get_document */
export function watchGetDocumentResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'celex', { required: true });
  watch.string(result, 'title', { required: true, nullable: true });
  watch.string(result, 'date', { required: true, nullable: true, format: 'date' });
  watch.choice(result, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  watch.list(result, 'document_types', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchResourceType),
  );
  watch.boolean(result, 'in_force', { required: true, nullable: true });
  watch.string(result, 'entry_into_force', { required: true, nullable: true, format: 'date' });
  watch.list(result, 'entry_into_force_dates', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true, format: 'date' }),
  );
  watch.string(result, 'end_of_validity', { required: true, nullable: true, format: 'date' });
  watch.list(result, 'authors', { required: true }, (watch, items, index) =>
    watch.string(items, index, { required: true }),
  );
  watch.list(result, 'subjects', { required: true, nullable: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSubject),
  );
  watch.string(result, 'url', { required: true, format: 'uri' });
  watch.string(result, 'full_text_url', { required: true, format: 'uri' });
  watch.string(result, 'machine_text_url', { required: true, format: 'uri' });
  watch.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-law.yaml#tools.get_recent */
export function decodeGetRecent(raw: RawArguments): Decoded<GetRecentArguments> {
  const read = new ArgumentReader(raw, ['doc_type', 'days', 'limit']);
  return read.finish<GetRecentArguments>({
    doc_type: read.choice('doc_type', ACT_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    days: read.integer('days', { default: 30, minimum: 1, maximum: 365 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-law.yaml#tools.get_recent */
export function watchGetRecentResult(watch: ResultWatch, result: object): void {
  watch.string(result, 'from_date', { required: true, format: 'date' });
  watch.string(result, 'to_date', { required: true, format: 'date' });
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.boolean(result, 'more', { required: true });
  watch.list(result, 'acts', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchLegalAct),
  );
}

/** spec/services/eu-law.yaml#tools.search_by_subject */
export function decodeSearchBySubject(raw: RawArguments): Decoded<SearchBySubjectArguments> {
  const read = new ArgumentReader(raw, ['subject', 'limit']);
  return read.finish<SearchBySubjectArguments>({
    subject: read.string('subject', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
  });
}

/** Result of spec/services/eu-law.yaml#tools.search_by_subject */
export function watchSearchBySubjectResult(watch: ResultWatch, result: object): void {
  watch.record(result, 'subject', { required: true, nullable: true }, watchSubject);
  watch.list(result, 'other_subjects', { required: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSubject),
  );
  watch.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  watch.boolean(result, 'more', { required: true });
  watch.string(result, 'note', { required: true, nullable: true });
  watch.list(result, 'acts', { required: true, maxItems: 50 }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSubjectAct),
  );
}

/** spec/services/eu-law.yaml#records.LegalAct */
function watchLegalAct(watch: ResultWatch, legalAct: object): void {
  watch.string(legalAct, 'celex', { required: true });
  watch.string(legalAct, 'title', { required: true });
  watch.string(legalAct, 'date', { required: true, nullable: true, format: 'date' });
  watch.choice(legalAct, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  watch.string(legalAct, 'url', { required: true, format: 'uri' });
}

/** spec/services/eu-law.yaml#records.ResourceType */
function watchResourceType(watch: ResultWatch, resourceType: object): void {
  watch.string(resourceType, 'code', { required: true });
  watch.string(resourceType, 'label', { required: true });
}

/** spec/services/eu-law.yaml#records.Subject */
function watchSubject(watch: ResultWatch, subject: object): void {
  watch.string(subject, 'eurovoc_id', { required: true });
  watch.string(subject, 'label', { required: true });
}

/** spec/services/eu-law.yaml#records.SubjectAct */
function watchSubjectAct(watch: ResultWatch, subjectAct: object): void {
  watch.string(subjectAct, 'celex', { required: true });
  watch.string(subjectAct, 'title', { required: true });
  watch.string(subjectAct, 'date', { required: true, nullable: true, format: 'date' });
  watch.choice(subjectAct, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  watch.string(subjectAct, 'url', { required: true, format: 'uri' });
  watch.list(subjectAct, 'subjects', { required: true, nullable: true }, (watch, items, index) =>
    watch.record(items, index, { required: true }, watchSubject),
  );
}
