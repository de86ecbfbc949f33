// Builds the views of a result: the declared ones, completed from the shape, or the defaults.

import type { ColourScale, FieldPath, View, ViewField } from '../../../runtime/contract/view.ts';
import type { ViewData, ViewFieldData } from '../../language/data.ts';
import type { Operation, Returns } from '../model.ts';
import { defaultViews, flatFields, headlineOf, inWords, linkOf } from './defaults.ts';
import { fieldWords, viewField } from './field.ts';
import { isUnfound, type Level, rowsAt, wholeResult } from './paths.ts';

/** Returns at least one view. */
export function viewsOf({ views, returns }: Operation): View[] {
  const declared = views.length === 0 ? defaultViews(returns) : views;
  return declared.map((data) => viewOf(data, returns));
}

function viewOf(data: ViewData, returns: Returns): View {
  const view = withoutCaption(data, returns);
  return data.caption === undefined ? view : { ...view, caption: data.caption };
}

function withoutCaption(data: ViewData, returns: Returns): View {
  const title = data.title ?? titleOf(data);
  const found = rowsAt(returns, data.rows);
  const row = isUnfound(found) ? wholeResult(returns) : found;
  const rows = data.rows === undefined ? {} : { rows: data.rows };
  switch (data.kind) {
    case 'value':
      return { kind: 'value', title, field: figure(data.field, row, data), beside: fields(data.beside, row) };
    case 'facts':
      return factsView(data, title, row);
    case 'table':
      return { kind: 'table', title, ...rows, ...tableWords(data, row) };
    case 'series':
      return {
        ...{ kind: 'series', title, ...rows, x: figure(data.x, row, {}) },
        y: [data.y ?? []].flat().map((y) => figure(y, row, data)),
        group: fields([data.group ?? []].flat(), row),
        ...also(otherFields(row, [data.x ?? [], data.y ?? [], data.group ?? [], data.unit_field ?? []].flat()), row),
      };
    case 'bars':
      return {
        ...{ kind: 'bars', title, ...rows },
        ...(data.category === undefined ? {} : { category: viewField(data.category, row) }),
        values: [data.values ?? []].flat().map((value) => figure(value, row, data)),
        ...(data.ordered === undefined ? {} : { ordered: data.ordered }),
      };
    case 'map':
      return { kind: 'map', title, ...rows, ...mapWords(data, row) };
    case 'text':
      return {
        ...{ kind: 'text', title, field: figure(data.field, row, {}), format: data.format ?? 'plain' },
        ...(data.headline === undefined ? {} : { headline: viewField(data.headline, row) }),
      };
  }
}

function titleOf({ kind, rows }: ViewData): string {
  const list = rows?.split('.').at(-1) ?? '';
  return kind === 'table' && list !== '' && !ANY_LIST.has(list) ? inWords(list) : TITLES[kind];
}

const ANY_LIST = new Set(['data', 'items', 'results', 'records', 'rows', 'values', 'entries']);

const TITLES: Readonly<Record<ViewData['kind'], string>> = {
  value: 'Answer',
  facts: 'Facts',
  table: 'Table',
  series: 'Chart',
  bars: 'Bars',
  map: 'Map',
  text: 'Text',
};

function factsView(data: ViewData, title: string, row: Level): View {
  const headline = data.headline ?? headlineOf(row);
  const more = fields(data.more, row);
  const hidden = new Set([headline, ...more.map(({ path }) => path)]);
  const all = data.fields ?? flatFields(row).filter((path) => !hidden.has(path));
  return {
    ...{ kind: 'facts', title, fields: distinct(fields(all, row)), more },
    ...(headline === undefined ? {} : { headline: viewField(headline, row) }),
  };
}

function tableWords(data: ViewData, row: Level) {
  const link = data.link ?? linkOf(row);
  const columns = fields(data.columns ?? flatFields(row).filter((path) => path !== link), row);
  const named = new Set(columns.map(({ path }) => path));
  const headline = data.headline ?? headlineOf(row);
  return {
    columns: distinct(columns),
    ...also(otherFields(row, data.columns ?? columns.map(({ path }) => path)), row),
    ...(headline === undefined || !named.has(headline) ? {} : { headline }),
    ...optional('link', link),
  };
}

/** Makes titles unique: if several columns have the same title, a nested column is titled with its full path. */
function distinct(columns: readonly ViewField[]): ViewField[] {
  const times = (title: string) => columns.filter((column) => column.title === title).length;
  return columns.map((column) =>
    times(column.title) === 1 || !column.path.includes('.')
      ? column
      : { ...column, title: `${column.path.replaceAll('^', '').split('.').map(capital).join(': ')}` },
  );
}

function capital(name: string, index: number): string {
  const words = name.replaceAll('_', ' ');
  return index === 0 ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function mapWords(data: ViewData, row: Level) {
  const { latitude = '', longitude = '', size, colour, track } = data;
  const label = data.label ?? headlineOf(row);
  return {
    latitude,
    longitude,
    facts: fields(data.beside, row),
    ...(label === undefined ? {} : { label: viewField(label, row) }),
    ...(size === undefined ? {} : { size: viewField(size, row) }),
    ...(colour === undefined ? {} : { colour: viewField(colour, row) }),
    ...(data.scale === undefined ? {} : { scale: scaleOf(data.scale) }),
    ...(track === undefined ? {} : { track }),
    ...optional('link', data.link ?? linkOf(row)),
  };
}

function scaleOf({ levels, kinds = [] }: NonNullable<ViewData['scale']>): ColourScale {
  return levels === undefined ? { values: kinds } : { values: levels, levels: true };
}

/**
 * Returns the single values of a row that are not shown in its view, including those of parent records that identify
 * the row.
 */
function otherFields(row: Level, shown: readonly ViewFieldData[]): string[] {
  const used = new Set(
    shown.flatMap((data) => {
      const { field, unit_field } = fieldWords(data);
      return unit_field === undefined ? [field] : [field, unit_field];
    }),
  );
  // If an object is spread into columns, its fields count as used.
  const isUsed = (path: string) => [...used].some((each) => path === each || path.startsWith(`${each}.`));
  const own = flatFields(row).filter((path) => path !== '$value' && !isUsed(path));
  const outer =
    row.holder === undefined || row.holder.holder === undefined
      ? []
      : flatFields(row.holder)
          .filter((path) => path !== '$value' && IDENTIFYING.test(path))
          .map((path) => `^${path}`)
          .filter((path) => !isUsed(path));
  return [...own, ...outer];
}

const IDENTIFYING = /(?:^|[._])(?:id|code|key|iso2|iso3|url|link|page)$/;

function also(paths: readonly string[], row: Level): { also?: ViewField[] } {
  return paths.length === 0 ? {} : { also: fields(paths, row) };
}

function optional(name: 'link', path: FieldPath | undefined): { link?: FieldPath } {
  return path === undefined ? {} : { [name]: path };
}

function fields(data: readonly ViewFieldData[] = [], row: Level): ViewField[] {
  return data.map((each) => viewField(each, row));
}

function figure(data: ViewFieldData | undefined, row: Level, { unit, unit_field }: Partial<ViewData>): ViewField {
  return viewField(data ?? '', row, {
    ...(unit === undefined ? {} : { unit }),
    ...(unit_field === undefined ? {} : { unit_field }),
  });
}
