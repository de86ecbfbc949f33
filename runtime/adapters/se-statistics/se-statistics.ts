import type { SeStatisticsHandlers } from '../../../generated/services/se-statistics/operations.ts';
import type {
  BrowseSubjectArguments,
  BrowseSubjectResult,
  GetDataArguments,
  GetDataResult,
  GetTableMetadataArguments,
  GetTableMetadataResult,
  ListSubjectsArguments,
  ListSubjectsResult,
  Subject,
} from '../../../generated/services/se-statistics/types.ts';
import type { AdapterResult } from '../../contract/adapter-result.ts';
import type { Call } from '../../contract/call.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { inTime, isFrozen } from '../../lib/period.ts';
import { nearestFew } from '../../lib/text/nearest.ts';
import { pageFigures } from '../../sdk/page.ts';
import { fittingRows, fittingShare, MAX_WHOLE_ROWS } from '../../sdk/whole-list.ts';
import { partlyFound } from '../../sources/catalogs/catalogs.ts';
import type { Context } from '../context.ts';
import { dataRecords, foundTable, variableRecord } from './records.ts';
import type { Item, Place, Scb, ScbLanguage, Table } from './scb/scb.ts';
import { isAnswerTo, select } from './selection.ts';

const SOURCE = { en: 'Source: Statistics Sweden', sv: 'Källa: SCB' } as const;

export function create(context: Context<'se-statistics'>): SeStatisticsHandlers {
  const source = context.source('scb');
  return {
    list_subjects: (args, call) =>
      args.query === undefined ? subjects(source, args, call) : search(source, args.query, args, call),
    browse_subject: (args, call) => browse(source, args, call),
    get_table_metadata: (args, call) => metadata(source, args, call),
    get_data: (args, call) => data(source, args, call),
  };
}

async function subjects(
  source: Scb,
  { lang }: ListSubjectsArguments,
  call: Call,
): Promise<AdapterResult<ListSubjectsResult>> {
  const root = await source.place('', lang, call);
  if (root.kind !== 'folder') throw new Problem('upstream_invalid_response', 'scb returned no list of subjects.');
  const all = root.items.map((item) => subject('', item));
  return { count: all.length, subjects: all };
}

async function search(
  source: Scb,
  query: string,
  { lang, limit }: ListSubjectsArguments,
  call: Call,
): Promise<AdapterResult<ListSubjectsResult>> {
  const { hits, total, missing, nearest } = await source.tables.search(query, { limit }, call);
  const tables = hits.map(({ value }) => foundTable(value, lang));
  if (tables.length > 0) return { count: tables.length, subjects: [], tables, total, hint: partlyFound(missing) };
  return {
    count: 0,
    subjects: [],
    tables,
    total,
    nearest: nearest.map((table) => foundTable(table, lang)),
    hint: `No table matches "${query}". Use the common term in English or Swedish, or start with browse_subject at the top.`,
  };
}

async function browse(
  source: Scb,
  args: BrowseSubjectArguments,
  call: Call,
): Promise<AdapterResult<BrowseSubjectResult>> {
  const path = plainPath('path', args.path);
  const place = await source.place(path, args.lang, call);
  if (place.kind === 'table') {
    throw invalidArgument(
      'path',
      `${path} is a table`,
      'Use get_table_metadata for its variables and get_data for its data.',
    );
  }
  // An empty list means that the path is unknown, because this database has no empty folders.
  if (place.kind === 'nothing' || place.items.length === 0) throw await unknownPath(source, path, args.lang, call);
  return { path, count: place.items.length, items: place.items.map((item) => subject(path, item)) };
}

async function metadata(
  source: Scb,
  args: GetTableMetadataArguments,
  call: Call,
): Promise<AdapterResult<GetTableMetadataResult>> {
  const path = plainPath('table_path', args.table_path);
  const table = await knownTable(source, path, args.lang, call);
  const requested =
    args.variable === undefined ? table.variables : table.variables.filter(({ code }) => code === args.variable);
  if (requested.length === 0) {
    const codes = table.variables.map(({ code }) => code);
    const near = nearestFew(args.variable ?? '', codes, 2);
    throw invalidArgument(
      'variable',
      'is not a variable of the table',
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Variables: ${codes.join(', ')}.`,
    );
  }
  const max = args.values_limit ?? fittingShare(requested.map(({ values }) => values.slice(args.values_offset)));
  return {
    path,
    title: table.title,
    updated: table.updated,
    discontinued: hasEnded(table, call.now()) || undefined,
    notes: table.notes.length > 0 ? table.notes.slice(0, MAX_NOTES) : undefined,
    variables: requested.map((variable) => variableRecord(variable, max, args.values_offset)),
    source: SOURCE[args.lang],
    url: pageUrl(path, args.lang),
  };
}

const MAX_NOTES = 5;

async function data(source: Scb, args: GetDataArguments, call: Call): Promise<AdapterResult<GetDataResult>> {
  const { lang, limit, offset } = args;
  const path = plainPath('table_path', args.table_path);
  const table = await knownTable(source, path, lang, call);
  const { selections, omitted } = select(table, args.filters ?? [], args.top_n, source.mostCells(path));
  const cube = await source.data(path, selections, lang, call);
  // Never publish values that were not requested.
  for (const selection of selections) {
    const { code } = selection;
    const codes = cube.dimensions.find(({ id }) => id === code)?.codes.map((each) => each.code) ?? [];
    if (!isAnswerTo(table, selection, codes)) {
      throw new Problem(
        'upstream_invalid_response',
        `scb returned data of ${path} for values of ${code} that were not requested.`,
      );
    }
  }
  const { total, records: all, unit } = dataRecords(cube, offset, limit, args.detail === 'full');
  const records = limit === MAX_WHOLE_ROWS ? fittingRows(all) : all;
  return {
    path,
    label: cube.label ?? table.title,
    source: cube.source ?? 'Statistics Sweden',
    updated: cube.updated ?? table.updated,
    discontinued: hasEnded(table, call.now()) || undefined,
    variables: Object.fromEntries(cube.dimensions.map(({ id, label }) => [id, label])),
    omitted_variables: omitted.map(({ code }) => code),
    ...pageFigures(records.length, { limit: records.length, offset }, total),
    unit,
    records,
    url: pageUrl(path, lang),
  };
}

/** True if the latest period is more than three periods and a year old. */
function hasEnded({ variables }: Table, now: Date): boolean {
  const periods = (variables.find(({ time }) => time)?.values ?? []).map(({ code }) => code);
  return isFrozen(inTime(periods, (code) => code).at(-1), now);
}

async function knownTable(source: Scb, path: string, lang: ScbLanguage, call: Call): Promise<Table> {
  const table = await source.table(path, lang, call);
  if (table === 'folder') {
    throw invalidArgument('table_path', `${path} is a folder`, 'Use browse_subject to list its tables.');
  }
  if (table === undefined) throw await unknownPath(source, path, lang, call);
  return table;
}

/** Returns a problem that lists the most similar entries from the deepest folder of the path that exists. */
async function unknownPath(source: Scb, path: string, lang: ScbLanguage, call: Call): Promise<Problem> {
  const parts = path.split('/');
  const id = parts.at(-1) ?? '';
  if (/^TAB\d+$/i.test(id)) return unknownTable(source, path, id.toUpperCase(), call);
  for (let depth = parts.length - 1; depth >= 0; depth--) {
    const parent = parts.slice(0, depth).join('/');
    const place: Place = await source.place(parent, lang, call);
    if (place.kind !== 'folder' || place.items.length === 0) continue;
    const ids = place.items.map(({ id }) => id);
    const near = nearestFew(parts[depth] ?? '', ids, 3);
    const named = (near.length > 0 ? near : ids.slice(0, 10)).map((id) => (parent === '' ? id : `${parent}/${id}`));
    return new Problem('not_found', `Statistics Sweden has nothing at ${path}.`, {
      hint: `${near.length > 0 ? 'Nearest entries' : 'Available entries'}: ${named.join(', ')}. list_subjects with a query finds tables by words.`,
    });
  }
  return new Problem('not_found', `Statistics Sweden has nothing at ${path}.`, {
    hint: 'list_subjects lists the subjects.',
  });
}

/** Tables with TAB ids are not in folders, so the suggestions are the most similar ids in the list of all tables. */
async function unknownTable(source: Scb, path: string, id: string, call: Call): Promise<Problem> {
  // If the list is not available, there are no suggestions, but the error is still not_found.
  const near = await source.tables.nearestKeys(id, NEAREST, call).catch(() => []);
  const tables = await Promise.all(near.map((each) => source.tables.get(each, call)));
  const named = tables.flatMap((table) =>
    table === undefined ? [] : [`${table.path} (${foundTable(table, 'en').text})`],
  );
  const hint = named.length > 0 ? `Nearest tables: ${named.join(', ')}.` : '';
  return new Problem('not_found', `Statistics Sweden has nothing at ${path}.`, {
    hint: `${hint}list_subjects with a query finds tables by words.`,
  });
}

const NEAREST = 3;

/** Removes redundant slashes. @throws Problem for segments such as `..` that would change the path */
function plainPath(parameter: string, path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.some((part) => /^\.+$/.test(part))) {
    throw invalidArgument(
      parameter,
      'is not a valid path of codes',
      'Use a path such as BE/BE0101/BE0101A/BefolkningNy.',
    );
  }
  return parts.join('/');
}

function subject(parent: string, { id, type, text, updated }: Item): AdapterResult<Subject> {
  return { id, path: parent === '' ? id : `${parent}/${id}`, text, type, updated };
}

function pageUrl(path: string, lang: ScbLanguage): string {
  const [id] = /TAB\d+$/i.exec(path) ?? [];
  if (id !== undefined) return `https://www.statistikdatabasen.scb.se/goto/${lang}/ssd/${id.toUpperCase()}`;
  const name = path.split('/').at(-1) ?? '';
  return `https://www.statistikdatabasen.scb.se/goto/${lang}/ssd/${encodeURIComponent(name)}`;
}
