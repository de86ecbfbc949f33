// Generated from spec/services/se-statistics/service.yaml by `make generate`: do not edit.

import type { Decoded, RawArguments } from '../../../runtime/contract/operation.ts';
import { published } from '../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../runtime/decoding/arguments.ts';
import type {
  BrowseSubjectArguments,
  GetDataArguments,
  GetTableMetadataArguments,
  ListSubjectsArguments,
} from './types.ts';

/**
 * item: selects the given values; top: selects the most recent periods, values contains one number; all: selects
 * every value, values contains *.
 */
export const FILTER_KIND_VALUES = ['item', 'top', 'all'] as const;

/** folder: can be browsed; table: has metadata and figures. */
export const ITEM_TYPE_VALUES = ['folder', 'table'] as const;

/** Language of titles and labels. */
export const LANGUAGE_VALUES = ['en', 'sv'] as const;

const PATH_PATTERN = /^\/?[A-Za-z0-9ÅÄÖåäö_().-]+(\/[A-Za-z0-9ÅÄÖåäö_().-]+){0,7}\/?$/u;
const TABLE_PATH_PATTERN = /^\/?[A-Za-z0-9ÅÄÖåäö_().-]+(\/[A-Za-z0-9ÅÄÖåäö_().-]+){0,7}\/?$/u;

/** spec/services/se-statistics/service.yaml#records.DataRecord */
export const dataRecordFields = published.fields({
  dimensions: published.map(published.string()),
  codes: published.map(published.string(), { optional: true }),
  value: published.number({ nullable: true }),
  unit: published.string({ optional: true }),
  status: published.string({ optional: true }),
});

/** spec/services/se-statistics/service.yaml#records.FoundTable */
export const foundTableFields = published.fields({
  path: published.string(),
  id: published.string(),
  text: published.string(),
  type: published.choice(ITEM_TYPE_VALUES),
  first: published.string({ optional: true }),
  last: published.string({ optional: true }),
  frequency: published.string({ optional: true }),
  updated: published.string({ optional: true }),
  discontinued: published.boolean({ optional: true }),
});

/** spec/services/se-statistics/service.yaml#records.Subject */
export const subjectFields = published.fields({
  id: published.string(),
  path: published.string(),
  text: published.string(),
  type: published.choice(ITEM_TYPE_VALUES),
  updated: published.string({ optional: true }),
});

/** spec/services/se-statistics/service.yaml#records.ValueOfVariable */
export const valueOfVariableFields = published.fields({
  code: published.string(),
  label: published.string(),
});

/** spec/services/se-statistics/service.yaml#records.TableVariable */
export const tableVariableFields = published.fields({
  code: published.string(),
  label: published.string(),
  elimination: published.boolean(),
  time: published.boolean(),
  value_count: published.integer({ minimum: 0 }),
  values: published.list(published.record(valueOfVariableFields)),
});

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
export const listSubjectsResult = published.record(published.fields({
  count: published.integer({ minimum: 0 }),
  subjects: published.list(published.record(subjectFields)),
  tables: published.list(published.record(foundTableFields), { optional: true }),
  total: published.integer({ optional: true, minimum: 0 }),
  nearest: published.list(published.record(foundTableFields), { optional: true }),
  hint: published.string({ optional: true }),
}));

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
export const browseSubjectResult = published.record(published.fields({
  path: published.string(),
  count: published.integer({ minimum: 0 }),
  items: published.list(published.record(subjectFields)),
}));

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
export const getTableMetadataResult = published.record(published.fields({
  path: published.string(),
  title: published.string(),
  updated: published.string({ optional: true }),
  discontinued: published.boolean({ optional: true }),
  variables: published.list(published.record(tableVariableFields)),
  notes: published.list(published.string(), { optional: true }),
  source: published.string(),
  url: published.string({ format: 'uri' }),
}));

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
      (items, index) => items.object(index, { required: true }, ['code', 'filter', 'values'], (object) => ({
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
export const getDataResult = published.record(published.fields({
  path: published.string(),
  label: published.string(),
  source: published.string(),
  updated: published.string({ nullable: true }),
  discontinued: published.boolean({ optional: true }),
  unit: published.string({ optional: true }),
  variables: published.map(published.string()),
  omitted_variables: published.list(published.string()),
  count: published.integer({ minimum: 0 }),
  total: published.integer({ minimum: 0 }),
  next_offset: published.integer({ optional: true, minimum: 0 }),
  records: published.list(published.record(dataRecordFields)),
  url: published.string({ format: 'uri' }),
}));
