// Generated from spec/api/preprints/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import {
  type JsonObject,
  at,
  completeOf,
  countOf,
  firstOf,
  itemsOf,
  lineOf,
  momentOf,
  readEach,
  required,
  textOf,
  unlessEmpty,
} from '../../../runtime/decoding/source-values.ts';
import type { Preprint, PreprintAuthor } from './types.ts';

/** Fields that the adapter derives from a row. */
export interface Derivations {
  readonly Preprint: {
    id(row: JsonObject): AdapterResult<Preprint>['id'];
    version(row: JsonObject): AdapterResult<Preprint>['version'];
    primary_category_name(row: JsonObject): AdapterResult<Preprint>['primary_category_name'];
    categories(row: JsonObject): AdapterResult<Preprint>['categories'];
    abs_url(row: JsonObject): AdapterResult<Preprint>['abs_url'];
    pdf_url(row: JsonObject): AdapterResult<Preprint>['pdf_url'];
    withdrawn(row: JsonObject): AdapterResult<Preprint>['withdrawn'];
    doi_url(row: JsonObject): AdapterResult<Preprint>['doi_url'];
  };
}

/** spec/api/preprints/service.yaml#records.Preprint */
export function readPreprint(row: JsonObject, derive: Pick<Derivations, 'Preprint'>): AdapterResult<Preprint> {
  return {
    id: derive.Preprint.id(row),
    version: derive.Preprint.version(row),
    title: required(lineOf(row['title']), 'title'),
    abstract: lineOf(row['summary']),
    authors: firstOf(readEach(itemsOf(row['author']), (item) => completeOf(item, readPreprintAuthor)), 500),
    author_count: countOf(row['author']),
    published: momentOf(row['published']),
    updated: momentOf(row['updated']),
    primary_category: textOf(at(row, 'primary_category', '@term')),
    primary_category_name: derive.Preprint.primary_category_name(row),
    categories: derive.Preprint.categories(row),
    doi: lineOf(row['doi']),
    journal_ref: lineOf(row['journal_ref']),
    comment: lineOf(row['comment']),
    abs_url: derive.Preprint.abs_url(row),
    pdf_url: derive.Preprint.pdf_url(row),
    withdrawn: derive.Preprint.withdrawn(row),
    doi_url: derive.Preprint.doi_url(row),
  };
}

/** spec/api/preprints/service.yaml#records.PreprintAuthor */
export function readPreprintAuthor(row: JsonObject): AdapterResult<PreprintAuthor> {
  return {
    name: required(lineOf(row['name']), 'name'),
    affiliations: unlessEmpty(readEach(itemsOf(row['affiliation']), lineOf)),
  };
}
