// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { Handler } from '../../../runtime/contract/call.ts';
import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  browseSubjectResult,
  decodeBrowseSubject,
  decodeGetData,
  decodeGetTableMetadata,
  decodeListSubjects,
  getDataResult,
  getTableMetadataResult,
  listSubjectsResult,
} from './codec.ts';
import type {
  BrowseSubjectArguments,
  BrowseSubjectResult,
  GetDataArguments,
  GetDataResult,
  GetTableMetadataArguments,
  GetTableMetadataResult,
  ListSubjectsArguments,
  ListSubjectsResult,
} from './types.ts';

/**
 * Official statistics of Sweden: subjects, tables and figures from the Statistics Sweden (SCB) database, by path or
 * by search.
 */
export interface SeStatisticsHandlers {
  /**
   * Top-level subjects of Sweden's official statistics; with a query, matching tables, best match first. A query in
   * plain English or Swedish searches all tables (titles, variables, subjects); totals and ongoing tables come first.
   */
  list_subjects: Handler<ListSubjectsArguments, ListSubjectsResult>;
  /**
   * Folders and tables of Sweden's official statistics at a path, in source order. Top-level codes: AM labor market,
   * BE population, BO housing, EN energy, FM financial markets, HA trade, HE household finances, HS health, JO
   * agriculture, MI environment, NR national accounts, NV business, PR prices, TK transport, UF education.
   */
  browse_subject: Handler<BrowseSubjectArguments, BrowseSubjectResult>;
  /**
   * Title and variables of a Statistics Sweden table, with their codes, labels and valid values. To get totals over a
   * variable with elimination true, omit it in get_data.
   */
  get_table_metadata: Handler<GetTableMetadataArguments, GetTableMetadataResult>;
  /**
   * Figures from a Statistics Sweden table as labeled records, in table order, with source and last update. Without
   * filters, returns the most recent top_n periods, every value of the variables that cannot be omitted, and totals
   * over the other variables. For a variable with a filter, each selected value is returned. Requests for more cells
   * than the source allows are rejected with advice on how to narrow them.
   */
  get_data: Handler<GetDataArguments, GetDataResult>;
}

/** spec/services/se-statistics/service.yaml#tools.list_subjects */
export const listSubjects: Operation = {
  id: 'se-statistics.list_subjects',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'list_subjects',
  summary: "Top-level subjects of Sweden's official statistics; with a query, matching tables, best match first.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['scb'],
  decode: decodeListSubjects,
  result: listSubjectsResult,
};

/** spec/services/se-statistics/service.yaml#tools.browse_subject */
export const browseSubject: Operation = {
  id: 'se-statistics.browse_subject',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'browse_subject',
  summary: "Folders and tables of Sweden's official statistics at a path, in source order.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeBrowseSubject,
  result: browseSubjectResult,
};

/** spec/services/se-statistics/service.yaml#tools.get_table_metadata */
export const getTableMetadata: Operation = {
  id: 'se-statistics.get_table_metadata',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'get_table_metadata',
  summary: 'Title and variables of a Statistics Sweden table, with their codes, labels and valid values.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeGetTableMetadata,
  result: getTableMetadataResult,
};

/** spec/services/se-statistics/service.yaml#tools.get_data */
export const getData: Operation = {
  id: 'se-statistics.get_data',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'get_data',
  summary: 'Figures from a Statistics Sweden table as labeled records, in table order, with source and last update.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeGetData,
  result: getDataResult,
};
