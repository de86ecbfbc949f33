// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import type { ResultCheck } from '../../../runtime/contract/result.ts';
import type {
  BrowseSubjectArguments,
  GetDataArguments,
  GetTableMetadataArguments,
  ListSubjectsArguments,
} from './types.ts';
import { FILTER_KIND_VALUES, ITEM_TYPE_VALUES, LANGUAGE_VALUES } from './values.ts';

const PATH_PATTERN = /^\/?[A-Za-z0-9ÅÄÖåäö_().-]+(\/[A-Za-z0-9ÅÄÖåäö_().-]+){0,7}\/?$/u;
const TABLE_PATH_PATTERN = /^\/?[A-Za-z0-9ÅÄÖåäö_().-]+(\/[A-Za-z0-9ÅÄÖåäö_().-]+){0,7}\/?$/u;

/** spec/services/se-statistics/service.yaml#tools.list_subjects */
export function decodeListSubjects(raw: RawArguments): Decoded<ListSubjectsArguments> {
  const read = new ArgumentReader(raw, ['query', 'limit', 'lang']);
  return read.finish<ListSubjectsArguments>({
    query: read.string('query', { emptyMeansAbsent: true, maxLength: 200 }),
    limit: read.integer('limit', { default: 20, minimum: 1, maximum: 100 }),
    lang: read.choice('lang', LANGUAGE_VALUES, { default: 'en', ignoreCase: true }),
  });
}

/** Result of spec/services/se-statistics/service.yaml#tools.list_subjects */
export function checkListSubjectsResult(check: ResultCheck, result: object): void {
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'subjects', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubject),
  );
  check.list(result, 'tables', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundTable),
  );
  check.integer(result, 'total', { minimum: 0 });
  check.list(result, 'nearest', {}, (check, items, index) =>
    check.record(items, index, { required: true }, checkFoundTable),
  );
  check.string(result, 'hint', {});
}

/** spec/services/se-statistics/service.yaml#tools.browse_subject */
export function decodeBrowseSubject(raw: RawArguments): Decoded<BrowseSubjectArguments> {
  const read = new ArgumentReader(raw, ['path', 'lang']);
  return read.finish<BrowseSubjectArguments>({
    path: read.string('path', {
      required: true,
      maxLength: 200,
      pattern: PATH_PATTERN,
      wanted: 'a path of codes such as BE/BE0101, which list_subjects gives',
    }),
    lang: read.choice('lang', LANGUAGE_VALUES, { default: 'en', ignoreCase: true }),
  });
}

/** Result of spec/services/se-statistics/service.yaml#tools.browse_subject */
export function checkBrowseSubjectResult(check: ResultCheck, result: object): void {
  check.string(result, 'path', { required: true });
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.list(result, 'items', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkSubject),
  );
}

/** spec/services/se-statistics/service.yaml#tools.get_table_metadata */
export function decodeGetTableMetadata(raw: RawArguments): Decoded<GetTableMetadataArguments> {
  const read = new ArgumentReader(raw, ['table_path', 'variable', 'values_limit', 'values_offset', 'lang']);
  return read.finish<GetTableMetadataArguments>({
    table_path: read.string('table_path', {
      required: true,
      maxLength: 200,
      pattern: TABLE_PATH_PATTERN,
      wanted: 'a path to a table such as BE/BE0101/BE0101A/BefolkningNy, which list_subjects gives',
    }),
    variable: read.string('variable', { emptyMeansAbsent: true, maxLength: 100 }),
    values_limit: read.integer('values_limit', { minimum: 1, maximum: 2000 }),
    values_offset: read.integer('values_offset', { default: 0, minimum: 0, maximum: 100000 }),
    lang: read.choice('lang', LANGUAGE_VALUES, { default: 'en', ignoreCase: true }),
  });
}

/** Result of spec/services/se-statistics/service.yaml#tools.get_table_metadata */
export function checkGetTableMetadataResult(check: ResultCheck, result: object): void {
  check.string(result, 'path', { required: true });
  check.string(result, 'title', { required: true });
  check.string(result, 'updated', {});
  check.boolean(result, 'discontinued', {});
  check.list(result, 'variables', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkTableVariable),
  );
  check.list(result, 'notes', {}, (check, items, index) => check.string(items, index, { required: true }));
  check.string(result, 'source', { required: true });
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/se-statistics/service.yaml#tools.get_data */
export function decodeGetData(raw: RawArguments): Decoded<GetDataArguments> {
  const read = new ArgumentReader(raw, ['table_path', 'filters', 'top_n', 'limit', 'offset', 'detail', 'lang']);
  return read.finish<GetDataArguments>({
    table_path: read.string('table_path', {
      required: true,
      maxLength: 200,
      pattern: TABLE_PATH_PATTERN,
      wanted: 'a path to a table such as BE/BE0101/BE0101A/BefolkningNy, which list_subjects gives',
    }),
    filters: read.list(
      'filters',
      { maxItems: 30 },
      (items, index) =>
        items.object(index, { required: true }, ['code', 'filter', 'values'], (object) => ({
          code: object.string('code', { required: true, minLength: 1, maxLength: 100 }),
          filter: object.choice('filter', FILTER_KIND_VALUES, { required: true }),
          values: object.list('values', { required: true, minItems: 1, maxItems: 2000 }, (items, index) =>
            items.string(index, { required: true, minLength: 1, maxLength: 100 }),
          ),
        })),
      true,
    ),
    top_n: read.integer('top_n', { default: 5, minimum: 1, maximum: 1000 }),
    limit: read.integer('limit', { default: 300, minimum: 1, maximum: 5000 }),
    offset: read.integer('offset', { default: 0, minimum: 0, maximum: 150000 }),
    detail: read.choice('detail', ['brief', 'full'], { default: 'brief' }),
    lang: read.choice('lang', LANGUAGE_VALUES, { default: 'en', ignoreCase: true }),
  });
}

/** Result of spec/services/se-statistics/service.yaml#tools.get_data */
export function checkGetDataResult(check: ResultCheck, result: object): void {
  check.string(result, 'path', { required: true });
  check.string(result, 'label', { required: true });
  check.string(result, 'source', { required: true });
  check.string(result, 'updated', { required: true, nullable: true });
  check.boolean(result, 'discontinued', {});
  check.string(result, 'unit', {});
  check.map(result, 'variables', { required: true }, (check, map, name) =>
    check.string(map, name, { required: true }),
  );
  check.list(result, 'omitted_variables', { required: true }, (check, items, index) =>
    check.string(items, index, { required: true }),
  );
  check.integer(result, 'count', { required: true, minimum: 0 });
  check.integer(result, 'total', { required: true, minimum: 0 });
  check.integer(result, 'next_offset', { minimum: 0 });
  check.list(result, 'records', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkDataRecord),
  );
  check.string(result, 'url', { required: true, format: 'uri' });
}

/** spec/services/se-statistics/service.yaml#records.DataRecord */
function checkDataRecord(check: ResultCheck, dataRecord: object): void {
  check.map(dataRecord, 'dimensions', { required: true }, (check, map, name) =>
    check.string(map, name, { required: true }),
  );
  check.map(dataRecord, 'codes', {}, (check, map, name) => check.string(map, name, { required: true }));
  check.number(dataRecord, 'value', { required: true, nullable: true });
  check.string(dataRecord, 'unit', {});
  check.string(dataRecord, 'status', {});
}

/** spec/services/se-statistics/service.yaml#records.FoundTable */
function checkFoundTable(check: ResultCheck, foundTable: object): void {
  check.string(foundTable, 'path', { required: true });
  check.string(foundTable, 'id', { required: true });
  check.string(foundTable, 'text', { required: true });
  check.choice(foundTable, 'type', ITEM_TYPE_VALUES, { required: true });
  check.string(foundTable, 'first', {});
  check.string(foundTable, 'last', {});
  check.string(foundTable, 'frequency', {});
  check.string(foundTable, 'updated', {});
  check.boolean(foundTable, 'discontinued', {});
}

/** spec/services/se-statistics/service.yaml#records.Subject */
function checkSubject(check: ResultCheck, subject: object): void {
  check.string(subject, 'id', { required: true });
  check.string(subject, 'path', { required: true });
  check.string(subject, 'text', { required: true });
  check.choice(subject, 'type', ITEM_TYPE_VALUES, { required: true });
  check.string(subject, 'updated', {});
}

/** spec/services/se-statistics/service.yaml#records.TableVariable */
function checkTableVariable(check: ResultCheck, tableVariable: object): void {
  check.string(tableVariable, 'code', { required: true });
  check.string(tableVariable, 'label', { required: true });
  check.boolean(tableVariable, 'elimination', { required: true });
  check.boolean(tableVariable, 'time', { required: true });
  check.integer(tableVariable, 'value_count', { required: true, minimum: 0 });
  check.list(tableVariable, 'values', { required: true }, (check, items, index) =>
    check.record(items, index, { required: true }, checkValueOfVariable),
  );
}

/** spec/services/se-statistics/service.yaml#records.ValueOfVariable */
function checkValueOfVariable(check: ResultCheck, valueOfVariable: object): void {
  check.string(valueOfVariable, 'code', { required: true });
  check.string(valueOfVariable, 'label', { required: true });
}
