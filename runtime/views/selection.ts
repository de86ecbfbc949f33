// `fields=a,b.c`: reduces a result to the selected fields.

import { type ArgumentProblem, Problem } from '../contract/problem.ts';
import type { Published, PublishedFields, PublishedRecord } from '../contract/published.ts';
import type { ViewField } from '../contract/view.ts';
import { nearest } from '../lib/text/nearest.ts';
import type { TabularView } from './table.ts';
import { isRecord } from './walk.ts';

const MAX_FIELDS = 100;
const MAX_CHARACTERS = 2_000;
const MAX_LISTED = 30;

/**
 * Selected fields by name; undefined selects the entire value. Lists are transparent: a selection applies to each of
 * their items.
 */
export type Selection = ReadonlyMap<string, Selection | undefined>;

/**
 * Parses a selection such as `count,series.name,series.observations.value`.
 * @throws Problem invalid_arguments that
 * lists each unknown field
 */
export function readSelection(text: string, schema: PublishedRecord): Selection {
  const names = text.split(',').map((name) => name.trim());
  if (text.length > MAX_CHARACTERS || names.length > MAX_FIELDS) {
    throw refused([{ parameter: 'fields', code: 'max_items', message: `must have at most ${MAX_FIELDS} fields` }]);
  }
  const selection = new Map<string, Selection | undefined>();
  const errors = names.flatMap((name) => faultOf(name, schema) ?? add(selection, name.split('.')));
  if (errors.length > 0) throw refused(errors);
  return selection;
}

function refused(errors: ArgumentProblem[]): Problem {
  const [{ message } = { message: '' }] = errors;
  return new Problem('invalid_arguments', `fields: ${message}.`, { errors });
}

function faultOf(path: string, schema: PublishedRecord): ArgumentProblem | undefined {
  let at: Published | undefined = schema;
  for (const name of path.split('.')) {
    while (at?.kind === 'list') at = at.items;
    if (at?.kind === 'map') {
      at = at.values;
      continue;
    }
    const fields: PublishedFields = at?.kind === 'record' ? at.fields : [];
    const found = fields.find(([known]) => known === name);
    if (found === undefined)
      return unknownField(
        path,
        name,
        fields.map(([known]) => known),
      );
    at = found[1];
  }
  return undefined;
}

function unknownField(path: string, name: string, known: readonly string[]): ArgumentProblem {
  const near = nearest(name, known);
  const listed = known.length === 0 ? 'It has no fields.' : `Fields here: ${known.slice(0, MAX_LISTED).join(', ')}.`;
  return {
    parameter: 'fields',
    code: 'value',
    message: `${JSON.stringify(path.slice(0, 100))} is not a field of the result`,
    hint: near === undefined ? listed : `Did you mean ${near}?`,
  };
}

/** Adds a path. If a field is selected completely, selections within it have no effect. */
function add(selection: Map<string, Selection | undefined>, [name = '', ...rest]: readonly string[]): [] {
  const known = selection.get(name);
  if (selection.has(name) && known === undefined) return [];
  if (rest.length === 0) selection.set(name, undefined);
  else {
    const inner = new Map(known);
    add(inner, rest);
    selection.set(name, inner);
  }
  return [];
}

/** Reduces a result to the selected fields, in their original order. `{ error: 'not_found' }` is returned unchanged. */
export function selected(result: object, selection: Selection): object {
  if ('error' in result && !selection.has('error')) return result;
  return reduced(result, selection) as object;
}

/** The depth is bounded by the selection, which is bounded by the schema. */
function reduced(value: unknown, selection: Selection): unknown {
  if (Array.isArray(value)) return value.map((item) => reduced(item, selection));
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => selection.has(name));
  return Object.fromEntries(
    kept.map(([name, inner]) => {
      const within = selection.get(name);
      return [name, within === undefined ? inner : reduced(inner, within)];
    }),
  );
}

/**
 * Reduces the columns of a view. All columns are kept if none of them is selected, and a series always keeps the
 * columns that its rows consist of.
 */
export function selectedColumns(view: TabularView, selection: Selection): TabularView {
  const isKept = ({ path }: ViewField) => isSelected(absolutePath(view.rows, path), selection);
  const also = (view.also ?? []).filter(isKept);
  if (view.kind !== 'table') return { ...view, also };
  const columns = view.columns.filter(isKept);
  return columns.length + also.length === 0 ? view : { ...view, columns, also };
}

/**
 * Returns the field names of a path, starting from the result. Each `^` at the start of a path refers to the list one
 * level further out.
 */
function absolutePath(rows: string | undefined, path: string): string[] {
  const lists = rows?.split('.') ?? [];
  const levels = /^\^*/.exec(path)?.[0].length ?? 0;
  const names = path.slice(levels).split('.');
  return [...lists.slice(0, lists.length - levels), ...names.filter((name) => !name.startsWith('$'))];
}

function isSelected(path: readonly string[], selection: Selection): boolean {
  let at: Selection | undefined = selection;
  for (const name of path) {
    if (!at.has(name)) return false;
    at = at.get(name);
    if (at === undefined) return true;
  }
  return true;
}
