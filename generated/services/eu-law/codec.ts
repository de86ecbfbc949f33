// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  GetDocumentArguments,
  GetRecentArguments,
  SearchBySubjectArguments,
  SearchLegislationArguments,
} from './types.ts';

/** Kind of act, implementing and delegated ones included. */
export const ACT_TYPE_VALUES = ['regulation', 'directive', 'decision'] as const;

const CELEX_PATTERN = /^ *([Cc][Ee][Ll][Ee][Xx]: *)?[0-9][A-Za-z0-9()/_-]{4,30} *$/u;

/** spec/services/eu-law/service.yaml#records.LegalAct */
export const legalActFields = published.fields({
  celex: published.string(),
  title: published.string(),
  date: published.string({ nullable: true, format: 'date' }),
  doc_type: published.choice(ACT_TYPE_VALUES, { nullable: true }),
  url: published.string({ format: 'uri' }),
});

/** spec/services/eu-law/service.yaml#records.ResourceType */
export const resourceTypeFields = published.fields({
  code: published.string(),
  label: published.string(),
});

/** spec/services/eu-law/service.yaml#records.Subject */
export const subjectFields = published.fields({
  eurovoc_id: published.string(),
  label: published.string(),
});

/** spec/services/eu-law/service.yaml#records.SubjectAct */
export const subjectActFields = published.fields({
  celex: published.string(),
  title: published.string(),
  date: published.string({ nullable: true, format: 'date' }),
  doc_type: published.choice(ACT_TYPE_VALUES, { nullable: true }),
  url: published.string({ format: 'uri' }),
  subjects: published.list(published.record(subjectFields), { nullable: true }),
});

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
export const searchLegislationResult = published.record(published.fields({
  count: published.integer({ minimum: 0, maximum: 50 }),
  more: published.boolean(),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  note: published.string({ nullable: true }),
  acts: published.list(published.record(legalActFields), { maxItems: 50 }),
}));

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
export const getDocumentResult = published.record(published.fields({
  celex: published.string(),
  title: published.string({ nullable: true }),
  date: published.string({ nullable: true, format: 'date' }),
  doc_type: published.choice(ACT_TYPE_VALUES, { nullable: true }),
  document_types: published.list(published.record(resourceTypeFields)),
  in_force: published.boolean({ nullable: true }),
  entry_into_force: published.string({ nullable: true, format: 'date' }),
  entry_into_force_dates: published.list(published.string({ format: 'date' })),
  end_of_validity: published.string({ nullable: true, format: 'date' }),
  authors: published.list(published.string()),
  subjects: published.list(published.record(subjectFields), { nullable: true }),
  url: published.string({ format: 'uri' }),
  full_text_url: published.string({ format: 'uri' }),
  machine_text_url: published.string({ format: 'uri' }),
  text: published.string({ optional: true, nullable: true }),
  text_length: published.integer({ optional: true, minimum: 0 }),
  text_next_offset: published.integer({ optional: true, nullable: true }),
  note: published.string({ nullable: true }),
}));

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
export const getRecentResult = published.record(published.fields({
  from_date: published.string({ format: 'date' }),
  to_date: published.string({ format: 'date' }),
  count: published.integer({ minimum: 0, maximum: 50 }),
  more: published.boolean(),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  acts: published.list(published.record(legalActFields), { maxItems: 50 }),
}));

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
export const searchBySubjectResult = published.record(published.fields({
  subject: published.record(subjectFields, { nullable: true }),
  other_subjects: published.list(published.record(subjectFields)),
  count: published.integer({ minimum: 0, maximum: 50 }),
  more: published.boolean(),
  total: published.integer({ nullable: true, minimum: 0 }),
  next_offset: published.integer({ nullable: true, minimum: 1 }),
  note: published.string({ nullable: true }),
  acts: published.list(published.record(subjectActFields), { maxItems: 50 }),
}));
