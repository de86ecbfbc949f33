// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type { CategoriesResult, Preprint, PreprintAuthor, PreprintCategory, PreprintList } from './types.ts';

/** spec/api/preprints/service.yaml#endpoints.categories */
export function writeCategoriesResult(given: AdapterResult<CategoriesResult>): CategoriesResult {
  return {
    count: given.count,
    archives: given.archives,
    categories: given.categories.map(writePreprintCategory),
    source: given.source,
  };
}

/** spec/api/preprints/service.yaml#records.Preprint */
export function writePreprint(given: AdapterResult<Preprint>): Preprint {
  return {
    id: given.id,
    version: given.version ?? null,
    title: given.title,
    abstract: given.abstract ?? null,
    authors: given.authors.map(writePreprintAuthor),
    author_count: given.author_count,
    published: given.published ?? null,
    updated: given.updated ?? null,
    primary_category: given.primary_category ?? null,
    primary_category_name: given.primary_category_name ?? null,
    categories: given.categories,
    doi: given.doi ?? null,
    journal_ref: given.journal_ref ?? null,
    comment: given.comment ?? null,
    abs_url: given.abs_url,
    pdf_url: given.pdf_url ?? null,
    withdrawn: given.withdrawn,
    ...(given.doi_url === undefined ? {} : { doi_url: given.doi_url }),
  };
}

/** spec/api/preprints/service.yaml#records.PreprintAuthor */
export function writePreprintAuthor(given: AdapterResult<PreprintAuthor>): PreprintAuthor {
  return {
    name: given.name,
    ...(given.affiliations === undefined ? {} : { affiliations: given.affiliations }),
  };
}

/** spec/api/preprints/service.yaml#records.PreprintCategory */
export function writePreprintCategory(given: AdapterResult<PreprintCategory>): PreprintCategory {
  return {
    id: given.id,
    name: given.name,
    archive: given.archive,
    ...(given.archive_name === undefined ? {} : { archive_name: given.archive_name }),
    ...(given.group === undefined ? {} : { group: given.group }),
  };
}

/** spec/api/preprints/service.yaml#records.PreprintList */
export function writePreprintList(given: AdapterResult<PreprintList>): PreprintList {
  return {
    count: given.count,
    total: given.total,
    next_offset: given.next_offset ?? null,
    preprints: given.preprints.map(writePreprint),
    query: given.query,
  };
}
