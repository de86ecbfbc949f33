// Generated from spec/services/scholarly/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  afterLast,
  at,
  coded,
  completeOf,
  countOf,
  each,
  firstOf,
  flagOf,
  itemsOf,
  numberOf,
  plainLine,
  readEach,
  required,
  textOf,
  unlessEmpty,
  wholeOf,
} from '../../../runtime/decoding/source-values.ts';
import type {
  AuthorSummary,
  CitationRow,
  Concept,
  GetAuthorProfileResult,
  GetPaperResult,
  Institution,
  OpenAccess,
  PaperAuthor,
  PaperSummary,
} from './types.ts';

const PAPER_SUMMARY_RETRACTED_CODES = { true: true } as const;

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly AuthorSummary: {
    institutions(row: JsonObject): AdapterResult<AuthorSummary>['institutions'];
  };
  readonly CitationRow: {
    authors(row: JsonObject): AdapterResult<CitationRow>['authors'];
  };
  readonly PaperSummary: {
    authors(row: JsonObject): AdapterResult<PaperSummary>['authors'];
    concepts(row: JsonObject): AdapterResult<PaperSummary>['concepts'];
  };
  readonly GetPaperResult: {
    abstract(row: JsonObject): AdapterResult<GetPaperResult>['abstract'];
    concepts(row: JsonObject): AdapterResult<GetPaperResult>['concepts'];
  };
  readonly GetAuthorProfileResult: {
    other_names(row: JsonObject): AdapterResult<GetAuthorProfileResult>['other_names'];
    affiliations(row: JsonObject): AdapterResult<GetAuthorProfileResult>['affiliations'];
  };
}

/** spec/services/scholarly/service.yaml#records.AuthorSummary */
export function readAuthorSummary(
  row: JsonObject,
  derive: Pick<Derivations, 'AuthorSummary'>,
): AdapterResult<AuthorSummary> {
  return {
    id: required(afterLast(textOf(row['id']), '/'), 'id'),
    display_name: required(textOf(row['display_name']), 'display_name'),
    orcid: afterLast(textOf(row['orcid']), 'orcid.org/'),
    works_count: wholeOf(row['works_count']),
    cited_by_count: wholeOf(row['cited_by_count']),
    h_index: wholeOf(at(row, 'summary_stats', 'h_index')),
    institutions: derive.AuthorSummary.institutions(row),
    topics: firstOf(readEach(each(row, 'topics', '*', 'display_name'), textOf), 3),
  };
}

/** spec/services/scholarly/service.yaml#records.CitationRow */
export function readCitationRow(row: JsonObject, derive: Pick<Derivations, 'CitationRow'>): AdapterResult<CitationRow> {
  return {
    id: required(afterLast(textOf(row['id']), '/'), 'id'),
    doi: afterLast(textOf(row['doi']), 'doi.org/'),
    title: plainLine(textOf(row['title'])) ?? plainLine(textOf(row['display_name'])),
    year: wholeOf(row['publication_year']),
    venue: plainLine(textOf(at(row, 'primary_location', 'source', 'display_name'))),
    cited_by_count: wholeOf(row['cited_by_count']),
    authors: derive.CitationRow.authors(row),
    author_count: countOf(row['authorships']),
  };
}

/** spec/services/scholarly/service.yaml#records.Concept */
export function readConcept(row: JsonObject): AdapterResult<Concept> {
  return {
    name: required(textOf(row['display_name']), 'display_name'),
    level: wholeOf(row['level']),
    score: numberOf(row['score']),
  };
}

/** spec/services/scholarly/service.yaml#records.Institution */
export function readInstitution(row: JsonObject): Omit<AdapterResult<Institution>, 'last_year'> {
  return {
    id: afterLast(textOf(row['id']), '/'),
    name: required(textOf(row['display_name']), 'display_name'),
    country_code: textOf(row['country_code']),
    ror: textOf(row['ror']),
  };
}

/** spec/services/scholarly/service.yaml#records.OpenAccess */
export function readOpenAccess(row: JsonObject): AdapterResult<OpenAccess> {
  return {
    is_open_access: flagOf(at(row, 'open_access', 'is_oa')),
    status: textOf(at(row, 'open_access', 'oa_status')),
    url: textOf(at(row, 'open_access', 'oa_url')),
    any_repository_has_fulltext: flagOf(at(row, 'open_access', 'any_repository_has_fulltext')),
  };
}

/** spec/services/scholarly/service.yaml#records.PaperAuthor */
export function readPaperAuthor(row: JsonObject): AdapterResult<PaperAuthor> {
  return {
    id: afterLast(textOf(at(row, 'author', 'id')), '/'),
    name: required(
      textOf(at(row, 'author', 'display_name')) ?? textOf(row['raw_author_name']),
      'author.display_name or raw_author_name',
    ),
    orcid: afterLast(textOf(at(row, 'author', 'orcid')), 'orcid.org/'),
    institutions: unlessEmpty(readEach(each(row, 'institutions', '*', 'display_name'), textOf)),
  };
}

/** spec/services/scholarly/service.yaml#records.PaperSummary */
export function readPaperSummary(
  row: JsonObject,
  derive: Pick<Derivations, 'PaperSummary'>,
): AdapterResult<PaperSummary> {
  return {
    id: required(afterLast(textOf(row['id']), '/'), 'id'),
    doi: afterLast(textOf(row['doi']), 'doi.org/'),
    title: plainLine(textOf(row['title'])) ?? plainLine(textOf(row['display_name'])),
    year: wholeOf(row['publication_year']),
    venue: plainLine(textOf(at(row, 'primary_location', 'source', 'display_name'))),
    type: textOf(row['type']),
    cited_by_count: wholeOf(row['cited_by_count']),
    is_open_access: flagOf(at(row, 'open_access', 'is_oa')),
    authors: derive.PaperSummary.authors(row),
    author_count: countOf(row['authorships']),
    concepts: derive.PaperSummary.concepts(row),
    retracted: coded(row['is_retracted'], PAPER_SUMMARY_RETRACTED_CODES),
  };
}

/** spec/services/scholarly/service.yaml#tools.get_paper.returns */
export function readGetPaperResult(
  row: JsonObject,
  derive: Pick<Derivations, 'GetPaperResult'>,
): AdapterResult<GetPaperResult> {
  return {
    id: required(afterLast(textOf(row['id']), '/'), 'id'),
    doi: afterLast(textOf(row['doi']), 'doi.org/'),
    title: plainLine(textOf(row['title'])) ?? plainLine(textOf(row['display_name'])),
    publication_year: wholeOf(row['publication_year']),
    publication_date: textOf(row['publication_date']),
    type: textOf(row['type']),
    language: textOf(row['language']),
    venue: plainLine(textOf(at(row, 'primary_location', 'source', 'display_name'))),
    abstract: derive.GetPaperResult.abstract(row),
    authors: firstOf(readEach(itemsOf(row['authorships']), (item) => completeOf(item, readPaperAuthor)), 500),
    author_count: countOf(row['authorships']),
    concepts: derive.GetPaperResult.concepts(row),
    topic: textOf(at(row, 'primary_topic', 'display_name')) ?? textOf(at(row, 'topics', '0', 'display_name')),
    field: textOf(at(row, 'primary_topic', 'field', 'display_name')) ??
      textOf(at(row, 'topics', '0', 'field', 'display_name')),
    cited_by_count: wholeOf(row['cited_by_count']),
    references_count: wholeOf(row['referenced_works_count']),
    open_access: readOpenAccess(row),
    retracted: flagOf(row['is_retracted']),
    url: required(textOf(row['id']), 'id'),
  };
}

/** spec/services/scholarly/service.yaml#tools.get_author_profile.returns */
export function readGetAuthorProfileResult(
  row: JsonObject,
  derive: Pick<Derivations, 'GetAuthorProfileResult'>,
): AdapterResult<GetAuthorProfileResult> {
  return {
    id: required(afterLast(textOf(row['id']), '/'), 'id'),
    display_name: required(textOf(row['display_name']), 'display_name'),
    other_names: derive.GetAuthorProfileResult.other_names(row),
    orcid: afterLast(textOf(row['orcid']), 'orcid.org/'),
    works_count: wholeOf(row['works_count']),
    cited_by_count: wholeOf(row['cited_by_count']),
    h_index: wholeOf(at(row, 'summary_stats', 'h_index')),
    i10_index: wholeOf(at(row, 'summary_stats', 'i10_index')),
    affiliations: derive.GetAuthorProfileResult.affiliations(row),
    topics: firstOf(readEach(each(row, 'topics', '*', 'display_name'), textOf), 5),
    url: required(textOf(row['id']), 'id'),
  };
}
