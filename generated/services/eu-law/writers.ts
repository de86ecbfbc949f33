// Generated from spec/services/eu-law/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  GetDocumentResult,
  GetRecentResult,
  LegalAct,
  SearchBySubjectResult,
  SearchLegislationResult,
  SubjectAct,
} from './types.ts';

/** spec/services/eu-law/service.yaml#tools.search_legislation */
export function writeSearchLegislationResult(given: AdapterResult<SearchLegislationResult>): SearchLegislationResult {
  return {
    count: given.count,
    more: given.more,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    note: given.note ?? null,
    acts: given.acts.map(writeLegalAct),
  };
}

/** spec/services/eu-law/service.yaml#tools.get_document */
export function writeGetDocumentResult(given: AdapterResult<GetDocumentResult>): GetDocumentResult {
  return {
    celex: given.celex,
    title: given.title ?? null,
    date: given.date ?? null,
    doc_type: given.doc_type ?? null,
    document_types: given.document_types,
    in_force: given.in_force ?? null,
    entry_into_force: given.entry_into_force ?? null,
    entry_into_force_dates: given.entry_into_force_dates,
    end_of_validity: given.end_of_validity ?? null,
    authors: given.authors,
    subjects: given.subjects ?? null,
    url: given.url,
    full_text_url: given.full_text_url,
    machine_text_url: given.machine_text_url,
    ...('text' in given ? { text: given.text ?? null } : {}),
    ...(given.text_length === undefined ? {} : { text_length: given.text_length }),
    ...('text_next_offset' in given ? { text_next_offset: given.text_next_offset ?? null } : {}),
    note: given.note ?? null,
  };
}

/** spec/services/eu-law/service.yaml#tools.get_recent */
export function writeGetRecentResult(given: AdapterResult<GetRecentResult>): GetRecentResult {
  return {
    from_date: given.from_date,
    to_date: given.to_date,
    count: given.count,
    more: given.more,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    acts: given.acts.map(writeLegalAct),
  };
}

/** spec/services/eu-law/service.yaml#tools.search_by_subject */
export function writeSearchBySubjectResult(given: AdapterResult<SearchBySubjectResult>): SearchBySubjectResult {
  return {
    subject: given.subject ?? null,
    other_subjects: given.other_subjects,
    count: given.count,
    more: given.more,
    total: given.total ?? null,
    next_offset: given.next_offset ?? null,
    note: given.note ?? null,
    acts: given.acts.map(writeSubjectAct),
  };
}

/** spec/services/eu-law/service.yaml#records.LegalAct */
export function writeLegalAct(given: AdapterResult<LegalAct>): LegalAct {
  return {
    celex: given.celex,
    title: given.title,
    date: given.date ?? null,
    doc_type: given.doc_type ?? null,
    url: given.url,
  };
}

/** spec/services/eu-law/service.yaml#records.SubjectAct */
export function writeSubjectAct(given: AdapterResult<SubjectAct>): SubjectAct {
  return {
    celex: given.celex,
    title: given.title,
    date: given.date ?? null,
    doc_type: given.doc_type ?? null,
    url: given.url,
    subjects: given.subjects ?? null,
  };
}
