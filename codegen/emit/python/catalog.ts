// almanac_client/catalog.json: the views of results with the types of their columns, and citations. Each line contains
// one operation.

import type { View, ViewField } from '../../../runtime/contract/view.ts';
import type { CitationData } from '../../language/data.ts';
import type { Operation, Service, Shape } from '../../model/model.ts';
import { fieldAt, isUnfound, type Level, named, rowsAt, wholeResult } from '../../model/views/paths.ts';
import { viewsOf } from '../../model/views/views.ts';
import type { OperationPlan, Plan, ServicePlan } from '../../plan/plan.ts';

export function emitPythonCatalog(plan: Plan): string {
  const { spec, services, areas, shared } = plan;
  const sources = spec.sources.map(({ id, citation }) => [id, cited(citation)] as const);
  const operations = [...services, ...areas].flatMap((each) =>
    [...each.operations, ...(each.service.kind === 'service' ? shared.operations : [])].map(
      (operation) => [idOf(operation, each), operation.operation, each.service] as const,
    ),
  );
  const builtIn = operations.map(([id, operation, service]) => [id, builtInCitations(operation, service)] as const);
  return `{\n${[
    section('sources', sources),
    section(
      'cited',
      builtIn.filter(([, found]) => found.length > 0),
    ),
    section(
      'views',
      operations.map(([id, operation]) => [id, tabularViews(operation)]),
    ),
  ].join(',\n')}\n}\n`;
}

function idOf({ operation }: OperationPlan, { key }: ServicePlan): string {
  return `${key.replace('/', '.')}.${operation.name}`;
}

function section(name: string, entries: readonly (readonly [string, unknown])[]): string {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
}

function cited({ publisher, licence, page }: CitationData): object {
  return { publisher, ...(licence === undefined ? {} : { licence }), ...(page === undefined ? {} : { page }) };
}

function builtInCitations({ citation, closedWorld, sources }: Operation, service: Service): object[] {
  if (citation !== undefined) return [cited(citation)];
  if (!closedWorld) return [];
  const used = service.cited.filter(({ id }) => id === undefined || sources === undefined || sources.includes(id));
  return used.map((each) => cited(each.citation));
}

/** Returns views with tables or series. A result that has none becomes one row with its facts. */
function tabularViews(operation: Operation): object[] {
  const views = viewsOf(operation);
  const tabular = views.flatMap((view) => viewData(view, operation) ?? []);
  if (tabular.length > 0) return tabular;
  const whole = wholeResult(operation.returns);
  const fields = views.flatMap(shownFields);
  const distinct = fields.filter(({ path }, at) => fields.findIndex((each) => each.path === path) === at);
  if (distinct.length === 0) return [];
  return [{ kind: 'row', title: 'Row', columns: distinct.map((field) => fieldData(field, whole)) }];
}

function shownFields(view: View): readonly ViewField[] {
  if (view.kind === 'value') return [view.field, ...view.beside];
  if (view.kind === 'facts')
    return [...(view.headline === undefined ? [] : [view.headline]), ...view.fields, ...view.more];
  return [];
}

function viewData(view: View, { returns }: Operation): object | undefined {
  if (view.kind !== 'table' && view.kind !== 'series') return undefined;
  const found = rowsAt(returns, view.rows);
  const row = isUnfound(found) ? wholeResult(returns) : found;
  const fields = (of: readonly ViewField[]) => of.map((field) => fieldData(field, row));
  const head = { kind: view.kind, title: view.title, ...(view.rows === undefined ? {} : { rows: view.rows }) };
  if (view.kind === 'table') return { ...head, columns: fields(view.columns) };
  return { ...head, x: fieldData(view.x, row), y: fields(view.y), group: fields(view.group) };
}

function fieldData(field: ViewField, row: Level): object {
  const { path, title, unit, unitField, spread } = field;
  const { type, values } = typeOf(field, row);
  return {
    ...{ name: nameOf(field), path, title, type },
    ...(values === undefined ? {} : { values }),
    ...(unit === undefined ? {} : { unit }),
    ...(unitField === undefined ? {} : { unitField }),
    ...(spread === true ? { spread } : {}),
  };
}

/** Returns the column name, which is the same as in CSV. */
function nameOf({ path, title }: ViewField): string {
  return /^[A-Za-z]/.test(path) ? path : title.toLowerCase().replaceAll(' ', '_');
}

function typeOf(field: ViewField, row: Level): { type: string; values?: readonly unknown[] } {
  const reached = fieldAt(row, field.path);
  if (isUnfound(reached)) return { type: plainType(field.type) };
  if (reached.inList) return { type: 'json' };
  const shape = field.spread === true && reached.shape.kind === 'map' ? named(reached.shape.values) : reached.shape;
  if (shape.kind !== 'scalar') return { type: 'json' };
  const words = shape.words.enum?.filter((word) => word !== null);
  if (words?.every((word) => typeof word === 'string')) return { type: 'category', values: words };
  if (shape.is === 'period') return { type: 'period' };
  return { type: field.type === 'date' || field.type === 'date-time' ? field.type : scalarType(shape) };
}

function plainType(type: ViewField['type']): string {
  return type === 'number' || type === 'boolean' ? type : type === 'list' || type === 'record' ? 'json' : 'text';
}

function scalarType({ types }: Shape & { readonly kind: 'scalar' }): string {
  const found = new Set(types);
  if (found.has('string')) return 'text';
  if (found.has('boolean')) return found.size === 1 ? 'boolean' : 'json';
  return found.has('number') ? 'number' : 'integer';
}
