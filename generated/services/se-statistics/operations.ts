// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { Operation } from '../../../runtime/contract/operation.ts';
import {
  checkBrowseSubjectResult,
  checkGetDataResult,
  checkGetTableMetadataResult,
  checkListSubjectsResult,
  decodeBrowseSubject,
  decodeGetData,
  decodeGetTableMetadata,
  decodeListSubjects,
} from './validators.ts';
import {
  writeBrowseSubjectResult,
  writeGetDataResult,
  writeGetTableMetadataResult,
  writeListSubjectsResult,
} from './writers.ts';

/** spec/services/se-statistics/service.yaml#tools.list_subjects */
export const listSubjects: Operation = {
  id: 'se-statistics.list_subjects',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'list_subjects',
  summary: "Top-level subjects of Sweden's official statistics; with a query, tables that fit it, best first.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: [],
  sources: ['scb'],
  decode: decodeListSubjects,
  check: checkListSubjectsResult,
  write: writeListSubjectsResult,
};

/** spec/services/se-statistics/service.yaml#tools.browse_subject */
export const browseSubject: Operation = {
  id: 'se-statistics.browse_subject',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'browse_subject',
  summary: "Folders and tables at a path of Sweden's statistics, in the order of the source.",
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeBrowseSubject,
  check: checkBrowseSubjectResult,
  write: writeBrowseSubjectResult,
};

/** spec/services/se-statistics/service.yaml#tools.get_table_metadata */
export const getTableMetadata: Operation = {
  id: 'se-statistics.get_table_metadata',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'get_table_metadata',
  summary: 'Title and variables of a table of Statistics Sweden with their codes, labels and valid values.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: false,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeGetTableMetadata,
  check: checkGetTableMetadataResult,
  write: writeGetTableMetadataResult,
};

/** spec/services/se-statistics/service.yaml#tools.get_data */
export const getData: Operation = {
  id: 'se-statistics.get_data',
  service: 'se-statistics',
  adapter: 'se-statistics',
  name: 'get_data',
  summary: 'Figures of a table of Statistics Sweden as labelled records, in the order of the table, with source and last update.',
  effect: 'read',
  methods: ['GET', 'POST'],
  needsKey: true,
  slow: true,
  errors: ['not_found'],
  sources: ['scb'],
  decode: decodeGetData,
  check: checkGetDataResult,
  write: writeGetDataResult,
};
