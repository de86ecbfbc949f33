// Determines how users choose the value of an argument on HTML pages: from one of the server's own tables, or from the
// results of the tool in `from`.

import type { Choices, Finder, Picker } from '../../runtime/contract/page.ts';
import type { FieldReference } from '../language/references.ts';
import type { Argument, Field, Operation, Service, Shape, Spec } from './model.ts';
import { headlineOf } from './views/defaults.ts';
import { fieldsOf, isUnfound, type Level, named, rowsAt } from './views/paths.ts';

export function pickersOf(service: Service, { arguments: args }: Operation, spec: Spec): Record<string, Picker> {
  return Object.fromEntries(
    args.flatMap((argument) => {
      const table = tableOf(argument);
      const picker = table === undefined ? finderOf(argument, args, service, spec) : { table };
      const own: [string, Picker][] = picker === undefined ? [] : [[argument.name, picker]];
      return [...own, ...itemPickers(argument, args, service, spec)];
    }),
  );
}

/** Returns pickers for the fields of items in a list. */
function itemPickers(argument: Argument, args: readonly Argument[], service: Service, spec: Spec): [string, Picker][] {
  return Object.entries(argument.itemFrom ?? {}).flatMap(([field, { from, rows, with: fields }]) => {
    const provider = providerOf(from, service, spec);
    const level = provider && rowsAt(provider.operation.returns, rows);
    if (provider === undefined || level === undefined || isUnfound(level)) return [];
    const own = new Set(Object.keys(fields));
    const same = provider.operation.arguments.filter(({ name, optional }) => !optional && !own.has(name));
    if (!same.every(({ name }) => args.some((each) => each.name === name))) return [];
    const label = labelOf(level, from.field);
    const finder: Finder = {
      ...pathsOf(provider),
      ...{ rows, field: from.field, ...(label === undefined ? {} : { label }) },
      ...(same.length === 0 ? {} : { same: same.map(({ name }) => name) }),
      ...(own.size === 0 ? {} : { sameItem: fields }),
    };
    return [[`${argument.name}.${field}`, finder]];
  });
}

interface Provider {
  readonly owner: Service;
  readonly operation: Operation;
}

function providerOf(
  { service: slug, tool }: Pick<FieldReference, 'service' | 'tool'>,
  service: Service,
  spec: Spec,
): Provider | undefined {
  const owner = [...spec.services, ...spec.areas].find((each) => each.slug === (slug ?? service.slug));
  const operation = owner?.operations.find(({ name }) => name === tool);
  return owner === undefined || operation === undefined ? undefined : { owner, operation };
}

function pathsOf({ owner: { kind, slug }, operation }: Provider): Pick<Finder, 'path' | 'title' | 'open'> {
  return {
    ...{ path: operation.path ?? `/rest/${slug}/${operation.name}`, title: operation.title },
    open: `/try/${kind === 'area' ? 'api/' : ''}${slug}/${operation.name}`,
  };
}

function tableOf({ shape, named: rules, choices }: Argument): Choices | undefined {
  if (choices !== undefined) return choices;
  switch (rules?.type) {
    case 'Country':
      return rules.groups ? 'countries_and_groups' : rules.as === 'iso3' ? 'countries_iso3' : 'countries';
    case 'CurrencyCode':
      return 'currencies';
    case 'AirportCode':
      return 'airports';
    case 'UsState':
      return 'us_states';
    case undefined:
      return named(shape).is === 'timezone' || shape.is === 'timezone' ? 'time_zones' : undefined;
  }
}

/** Returns the first tool in `from` that can be called with the arguments of the form. */
function finderOf(argument: Argument, args: readonly Argument[], service: Service, spec: Spec): Finder | undefined {
  for (const { field, ...reference } of argument.from) {
    const owned = providerOf(reference, service, spec);
    const found = owned === undefined ? undefined : rowsWith(owned.operation, field, argument);
    if (owned === undefined || found === undefined || owned.operation.effect !== 'read') continue;
    const { operation: provider } = owned;
    const { fromWith: fixed = {} } = argument;
    const query = provider.arguments.find((each) => isQuery(each) && !Object.hasOwn(fixed, each.name));
    const needed = provider.arguments.filter(
      ({ optional, name }) => !optional && name !== provider.keyArgument && name !== query?.name,
    );
    const same = needed.filter(
      ({ name }) => !Object.hasOwn(fixed, name) && args.some((each) => each !== argument && each.name === name),
    );
    if (needed.some((each) => !Object.hasOwn(fixed, each.name) && !same.includes(each))) continue;
    return {
      ...{ ...pathsOf(owned), ...found },
      ...(query === undefined ? {} : { query: query.name }),
      ...(Object.keys(fixed).length === 0 ? {} : { fixed }),
      ...(same.length === 0 ? {} : { same: same.map(({ name }) => name) }),
    };
  }
  return undefined;
}

/** True for an argument that accepts search words, judging by its name. */
function isQuery({ name, shape, inPath }: Argument): boolean {
  const own = named(shape);
  const isText = own.kind === 'scalar' && own.types.includes('string') && own.words.enum === undefined;
  return isText && !inPath && /(^|_)(query|q|name|text)$/.test(name);
}

/** Returns the list whose records have the field, or the result itself, and the field with the name of the records. */
function rowsWith(
  { returns }: Operation,
  field: string,
  argument: Argument,
): Pick<Finder, 'rows' | 'field' | 'label'> | undefined {
  const kind = argument.fromWith === undefined ? argument.shape.is : undefined;
  const has = (fields: readonly Field[]) =>
    fields.some(({ name, shape }) => name === field && (kind === undefined || kindOf(shape) === kind));
  const lists = returns.fields.filter(({ shape }) => {
    const list = named(shape);
    return list.kind === 'list' && has(fieldsOf(list.items));
  });
  const rows = has(returns.fields)
    ? undefined
    : (lists.find(({ name }) => argument.name.includes(name.replace(/s$/, ''))) ?? lists[0])?.name;
  if (rows === undefined && !has(returns.fields)) return undefined;
  const level = rowsAt(returns, rows);
  const label = isUnfound(level) ? undefined : labelOf(level, field);
  return { ...(rows === undefined ? {} : { rows }), field, ...(label === undefined ? {} : { label }) };
}

/**
 * Returns the field with the label for an id, such as `league` or `league_name` for `league_id`, otherwise the field
 * with the name of the row.
 */
function labelOf(level: Level, field: string): string | undefined {
  const base = field.replace(/_(id|code)$/, '');
  const own = fieldsOf(level.shape).map(({ name }) => name);
  const found = own.find((name) => name !== field && (name === base || name === `${base}_name`)) ?? headlineOf(level);
  return found === field ? undefined : found;
}

function kindOf(shape: Shape): string | undefined {
  return shape.is ?? named(shape).is;
}
