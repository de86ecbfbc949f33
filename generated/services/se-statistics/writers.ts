// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { AdapterResult } from '../../../runtime/contract/adapter-result.ts';
import type {
  BrowseSubjectResult,
  DataRecord,
  FoundTable,
  GetDataResult,
  GetTableMetadataResult,
  ListSubjectsResult,
  Subject,
} from './types.ts';

/** spec/services/se-statistics/service.yaml#tools.list_subjects */
export function writeListSubjectsResult(given: AdapterResult<ListSubjectsResult>): ListSubjectsResult {
  return {
    count: given.count,
    subjects: given.subjects.map(writeSubject),
    ...(given.tables === undefined ? {} : { tables: given.tables.map(writeFoundTable) }),
    ...(given.total === undefined ? {} : { total: given.total }),
    ...(given.nearest === undefined ? {} : { nearest: given.nearest.map(writeFoundTable) }),
    ...(given.hint === undefined ? {} : { hint: given.hint }),
  };
}

/** spec/services/se-statistics/service.yaml#tools.browse_subject */
export function writeBrowseSubjectResult(given: AdapterResult<BrowseSubjectResult>): BrowseSubjectResult {
  return {
    path: given.path,
    count: given.count,
    items: given.items.map(writeSubject),
  };
}

/** spec/services/se-statistics/service.yaml#tools.get_table_metadata */
export function writeGetTableMetadataResult(given: AdapterResult<GetTableMetadataResult>): GetTableMetadataResult {
  return {
    path: given.path,
    title: given.title,
    ...(given.updated === undefined ? {} : { updated: given.updated }),
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    variables: given.variables,
    ...(given.notes === undefined ? {} : { notes: given.notes }),
    source: given.source,
    url: given.url,
  };
}

/** spec/services/se-statistics/service.yaml#tools.get_data */
export function writeGetDataResult(given: AdapterResult<GetDataResult>): GetDataResult {
  return {
    path: given.path,
    label: given.label,
    source: given.source,
    updated: given.updated ?? null,
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
    ...(given.unit === undefined ? {} : { unit: given.unit }),
    variables: given.variables,
    omitted_variables: given.omitted_variables,
    count: given.count,
    total: given.total,
    ...(given.next_offset === undefined ? {} : { next_offset: given.next_offset }),
    records: given.records.map(writeDataRecord),
    url: given.url,
  };
}

/** spec/services/se-statistics/service.yaml#records.DataRecord */
export function writeDataRecord(given: AdapterResult<DataRecord>): DataRecord {
  return {
    dimensions: given.dimensions,
    ...(given.codes === undefined ? {} : { codes: given.codes }),
    value: given.value ?? null,
    ...(given.unit === undefined ? {} : { unit: given.unit }),
    ...(given.status === undefined ? {} : { status: given.status }),
  };
}

/** spec/services/se-statistics/service.yaml#records.FoundTable */
export function writeFoundTable(given: AdapterResult<FoundTable>): FoundTable {
  return {
    path: given.path,
    id: given.id,
    text: given.text,
    type: given.type,
    ...(given.first === undefined ? {} : { first: given.first }),
    ...(given.last === undefined ? {} : { last: given.last }),
    ...(given.frequency === undefined ? {} : { frequency: given.frequency }),
    ...(given.updated === undefined ? {} : { updated: given.updated }),
    ...(given.discontinued === undefined ? {} : { discontinued: given.discontinued }),
  };
}

/** spec/services/se-statistics/service.yaml#records.Subject */
export function writeSubject(given: AdapterResult<Subject>): Subject {
  return {
    id: given.id,
    path: given.path,
    text: given.text,
    type: given.type,
    ...(given.updated === undefined ? {} : { updated: given.updated }),
  };
}
