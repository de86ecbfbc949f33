// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  GetDocumentArguments,
  GetRecentArguments,
  SearchBySubjectArguments,
  SearchLegislationArguments,
} from './types.ts';
import { ACT_TYPE_VALUES } from './values.ts';

const CELEX_PATTERN = /^ *([Cc][Ee][Ll][Ee][Xx]: *)?[0-9][A-Za-z0-9()/_-]{4,30} *$/u;

/** spec/services/eu-law/service.yaml#tools.search_legislation */
export function decodeSearchLegislation(raw: RawArguments): Decoded<SearchLegislationArguments> {
  const read = new ArgumentReader(raw, ['query', 'doc_type', 'year', 'limit', 'offset']);
  return read.finish<SearchLegislationArguments>({
    query: read.string('query', { required: true, minLength: 1, maxLength: 200 }),
    doc_type: read.choice('doc_type', ACT_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    year: read.integer('year', { minimum: 1950, maximum: 2100 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 450 }),
  });
}

/** Result of spec/services/eu-law/service.yaml#tools.search_legislation */
export function checkSearchLegislationResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'acts', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkLegalAct),
  );
}

/** spec/services/eu-law/service.yaml#tools.get_document */
export function decodeGetDocument(raw: RawArguments): Decoded<GetDocumentArguments> {
  const read = new ArgumentReader(raw, ['celex', 'text_limit', 'text_offset']);
  return read.finish<GetDocumentArguments>({
    celex: read.string('celex', {
      required: true,
      maxLength: 50,
      pattern: CELEX_PATTERN,
      wanted: 'a CELEX number such as 32016R0679, which search_legislation gives',
    }),
    text_limit: read.integer('text_limit', { minimum: 100, maximum: 100000 }),
    text_offset: read.integer('text_offset', { default: 0, minimum: 0, maximum: 10000000 }),
  });
}

/** Result of spec/services/eu-law/service.yaml#tools.get_document */
export function checkGetDocumentResult(check: ResultCheck, result: object): void {
  check.string(result, 'celex', { required: true });
  check.string(result, 'title', { required: true, nullable: true });
  check.string(result, 'date', { required: true, nullable: true, format: 'date' });
  check.choice(result, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  check.list(result, 'document_types', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkResourceType),
  );
  check.boolean(result, 'in_force', { required: true, nullable: true });
  check.string(result, 'entry_into_force', { required: true, nullable: true, format: 'date' });
  check.list(result, 'entry_into_force_dates', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true, format: 'date' }),
  );
  check.string(result, 'end_of_validity', { required: true, nullable: true, format: 'date' });
  check.list(result, 'authors', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.list(result, 'subjects', { required: true, nullable: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubject),
  );
  check.string(result, 'url', { required: true, format: 'uri' });
  check.string(result, 'full_text_url', { required: true, format: 'uri' });
  check.string(result, 'machine_text_url', { required: true, format: 'uri' });
  check.string(result, 'text', { nullable: true });
  check.integer(result, 'text_length', { minimum: 0 });
  check.integer(result, 'text_next_offset', { nullable: true });
  check.string(result, 'note', { required: true, nullable: true });
}

/** spec/services/eu-law/service.yaml#tools.get_recent */
export function decodeGetRecent(raw: RawArguments): Decoded<GetRecentArguments> {
  const read = new ArgumentReader(raw, ['doc_type', 'days', 'limit', 'offset']);
  return read.finish<GetRecentArguments>({
    doc_type: read.choice('doc_type', ACT_TYPE_VALUES, { emptyMeansAbsent: true, ignoreCase: true }),
    days: read.integer('days', { default: 30, minimum: 1, maximum: 365 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 450 }),
  });
}

/** Result of spec/services/eu-law/service.yaml#tools.get_recent */
export function checkGetRecentResult(check: ResultCheck, result: object): void {
  check.string(result, 'from_date', { required: true, format: 'date' });
  check.string(result, 'to_date', { required: true, format: 'date' });
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.list(result, 'acts', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkLegalAct),
  );
}

/** spec/services/eu-law/service.yaml#tools.search_by_subject */
export function decodeSearchBySubject(raw: RawArguments): Decoded<SearchBySubjectArguments> {
  const read = new ArgumentReader(raw, ['subject', 'limit', 'offset']);
  return read.finish<SearchBySubjectArguments>({
    subject: read.string('subject', { required: true, minLength: 1, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 50 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 450 }),
  });
}

/** Result of spec/services/eu-law/service.yaml#tools.search_by_subject */
export function checkSearchBySubjectResult(check: ResultCheck, result: object): void {
  check.record(result, 'subject', { required: true, nullable: true }, checkSubject);
  check.list(result, 'other_subjects', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubject),
  );
  check.integer(result, 'count', { required: true, minimum: 0, maximum: 50 });
  check.boolean(result, 'more', { required: true });
  check.integer(result, 'total', { required: true, nullable: true, minimum: 0 });
  check.integer(result, 'next_offset', { required: true, nullable: true, minimum: 1 });
  check.string(result, 'note', { required: true, nullable: true });
  check.list(result, 'acts', { required: true, maxItems: 50 }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubjectAct),
  );
}

/** spec/services/eu-law/service.yaml#records.LegalAct */
function checkLegalAct(check: ResultCheck, legalAct: object): void {
  check.string(legalAct, 'celex', { required: true });
  check.string(legalAct, 'title', { required: true });
  check.string(legalAct, 'date', { required: true, nullable: true, format: 'date' });
  check.choice(legalAct, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  check.string(legalAct, 'url', { required: true, format: 'uri' });
}

/** spec/services/eu-law/service.yaml#records.ResourceType */
function checkResourceType(check: ResultCheck, resourceType: object): void {
  check.string(resourceType, 'code', { required: true });
  check.string(resourceType, 'label', { required: true });
}

/** spec/services/eu-law/service.yaml#records.Subject */
function checkSubject(check: ResultCheck, subject: object): void {
  check.string(subject, 'eurovoc_id', { required: true });
  check.string(subject, 'label', { required: true });
}

/** spec/services/eu-law/service.yaml#records.SubjectAct */
function checkSubjectAct(check: ResultCheck, subjectAct: object): void {
  check.string(subjectAct, 'celex', { required: true });
  check.string(subjectAct, 'title', { required: true });
  check.string(subjectAct, 'date', { required: true, nullable: true, format: 'date' });
  check.choice(subjectAct, 'doc_type', ACT_TYPE_VALUES, { required: true, nullable: true });
  check.string(subjectAct, 'url', { required: true, format: 'uri' });
  check.list(subjectAct, 'subjects', { required: true, nullable: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubject),
  );
}
