// Links from the fields of a result to the tools that accept their values, such as from a dataset's id to its data. The
// links follow from `from` on arguments and from kinds (`is`), so that pages do not need separate lists.

import type { FieldLink, LinkTarget } from '../../runtime/contract/page.ts';
import type { Argument, Field, Operation, Service, Shape, Spec } from './model.ts';
import { operationPath } from './page-path.ts';
import { fieldsOf, named } from './views/paths.ts';

/** Kinds whose values are not ids, but identify something for which there are tools. */
const NAMING_KINDS: ReadonlySet<string> = new Set([
  'country.iso2',
  'country.iso3',
  'currency',
  'timezone',
  'airport.iata',
  'region.us_state',
]);
const COUNTRY_KINDS = ['country.iso2', 'country.iso3'];
/** Maximum depth of nested records and lists that are searched for ids. */
const DEEPEST = 4;
const MAX_TARGETS = 6;

/** A field with a single value, and the records that contain it. */
interface Found {
  readonly rows?: string;
  readonly path: string;
  readonly shape: Shape;
  /** Fields of the row and of the records that contain it, by name; fields of the nearest record come first. */
  readonly around: ReadonlyMap<string, { readonly path: string; readonly shape: Shape }>;
  /** Fields that identify the row. Undefined if the field belongs to the result itself. */
  readonly key?: readonly string[];
}

export interface Callable {
  readonly service: Service;
  readonly operation: Operation;
}

/**
 * Returns the links, ordered by field. For each field, the target that needs the fewest other arguments comes first.
 */
export function linksOf({ service, operation }: Callable, spec: Spec): FieldLink[] {
  if (service.kind === 'platform' || operation.shared) return [];
  const takers = takersOf(spec);
  const supplied = takers.byProvider.get(`${service.slug}.${operation.name}`) ?? [];
  return fieldsIn(operation.returns.fields).flatMap((found) => {
    const alike = found.shape.is === undefined ? [] : (takers.byKind.get(found.shape.is) ?? []);
    const targets = [...new Set([...supplied, ...alike])]
      .flatMap((target) => targetsOf(found, { service, operation }, target).map((each) => ({ ...each, ...target })))
      .sort((a, b) => a.rank - b.rank || a.place - b.place)
      .slice(0, MAX_TARGETS)
      .map(({ target }) => target);
    if (targets.length === 0) return [];
    return [{ ...(found.rows === undefined ? {} : { rows: found.rows }), field: found.path, to: targets }];
  });
}

interface Taker extends Callable {
  /** Position in the spec, which makes the order stable. */
  readonly place: number;
}

/** Tools that may accept the value of a field, indexed so that each field is compared with only a few of them. */
interface Takers {
  /** Tools by the `service.tool` that an argument declares in `from`. */
  readonly byProvider: ReadonlyMap<string, readonly Taker[]>;
  /** Tools by the kind of a required argument. */
  readonly byKind: ReadonlyMap<string, readonly Taker[]>;
}

const known = new WeakMap<Spec, Takers>();

function takersOf(spec: Spec): Takers {
  const found = known.get(spec) ?? indexed(callableOf(spec));
  known.set(spec, found);
  return found;
}

function callableOf(spec: Spec): Callable[] {
  return [...spec.services, ...spec.areas].flatMap((service) =>
    service.operations
      .filter(({ effect, deprecated, shared }) => effect === 'read' && deprecated === undefined && !shared)
      .map((operation) => ({ service, operation })),
  );
}

function indexed(callables: readonly Callable[]): Takers {
  const [byProvider, byKind] = [new Map<string, Taker[]>(), new Map<string, Taker[]>()];
  const add = (map: Map<string, Taker[]>, key: string, taker: Taker) => {
    const takers = map.get(key) ?? [];
    map.set(key, takers);
    if (takers.at(-1) !== taker) takers.push(taker);
  };
  for (const [place, callable] of callables.entries()) {
    const taker = { ...callable, place };
    for (const argument of callable.operation.arguments) {
      for (const { service = callable.service.slug, tool } of argument.from)
        add(byProvider, `${service}.${tool}`, taker);
      if (argument.optional) continue;
      const kind = kindOf(argument);
      const kinds = argument.named?.type === 'Country' ? [kind, ...COUNTRY_KINDS] : [kind];
      for (const each of kinds) if (each !== undefined) add(byKind, each, taker);
    }
  }
  return { byProvider, byKind };
}

/**
 * Returns at most one target per tool, because if several arguments accept the value, it is not certain which one is
 * meant.
 */
function targetsOf(found: Found, provider: Callable, taker: Callable): { target: LinkTarget; rank: number }[] {
  const declared = taker.operation.arguments.filter((argument) => isNamedFrom(argument, found, provider, taker));
  const isSelf = provider.operation === taker.operation;
  const matching =
    declared.length > 0 || isSelf ? declared : taker.operation.arguments.filter((each) => isAlike(each, found));
  const isCertain = matching.length === 1 || matching.every(({ fromWith }) => fromWith !== undefined);
  return isCertain
    ? matching.flatMap((argument) => targetOf(argument, found, provider, taker, declared.length > 0))
    : [];
}

function targetOf(argument: Argument, found: Found, provider: Callable, taker: Callable, isDeclared: boolean) {
  const carried = carriedWith(argument, found, taker);
  const missing = requiredOf(taker).filter((each) => each !== argument && carried[each.name] === undefined);
  // The code of a country or currency only becomes a link if the tool does not require other arguments.
  if (missing.length > 0 && !isDeclared && !isId(found.shape.is)) return [];
  const conditions = Object.entries(argument.fromWith ?? {}).map(
    ([name, value]) => [found.around.get(name)?.path, value] as const,
  );
  if (conditions.some(([path]) => path === undefined)) return [];
  const rank =
    (isDeclared ? 0 : 1) +
    (isNamedAfter(taker, argument, found) ? 0 : 2) +
    missing.length * 4 +
    (argument.optional ? 8 : 0) +
    (provider.service === taker.service ? 0 : 16);
  const target: LinkTarget = {
    page: operationPath(taker.service, taker.operation),
    title: taker.operation.title,
    argument: argument.name,
    ...(Object.keys(carried).length === 0 ? {} : { with: carried }),
    ...(conditions.length === 0 ? {} : { where: Object.fromEntries(conditions) }),
  };
  return [{ target, rank }];
}

/** True if the tool or its argument is named after the list, such as `table_path` after `tables`. */
function isNamedAfter({ operation }: Callable, argument: Argument, { rows }: Found): boolean {
  const one = rows?.split('.').at(-1)?.replace(/s$/, '') ?? '';
  return one !== '' && (argument.name.includes(one) || operation.name.endsWith(one));
}

/**
 * True if `from` refers to the field. If the names would also match without `from`, only fields of the result and of
 * its lists count.
 */
function isNamedFrom(argument: Argument, { rows, path, shape }: Found, provider: Callable, taker: Callable): boolean {
  const kind = argument.fromWith === undefined ? kindOf(argument) : undefined;
  if (kind === undefined ? path.includes('.') || rows?.includes('.') : kind !== shape.is) return false;
  if (kind === undefined && isNumber(argument.shape)) return false;
  return argument.from.some(
    ({ service = taker.service.slug, tool, field }) =>
      service === provider.service.slug && tool === provider.operation.name && path.split('.').at(-1) === field,
  );
}

/** True for numbers. Numbers without a kind are positions or counts. */
function isNumber(shape: Shape): boolean {
  const own = named(shape);
  return own.kind === 'scalar' && own.types.every((type) => type !== 'string');
}

function isAlike(argument: Argument, { shape }: Found): boolean {
  if (argument.optional || shape.is === undefined) return false;
  const kind = kindOf(argument);
  if (!isId(shape.is) && !NAMING_KINDS.has(shape.is)) return false;
  return kind === shape.is || (argument.named?.type === 'Country' && shape.is.startsWith('country.iso'));
}

function isId(kind: string | undefined): boolean {
  return kind?.startsWith('id.') === true;
}

/** Returns the kind of an argument, or that of its items if it is a list. */
function kindOf({ shape }: Pick<Field, 'shape'>): string | undefined {
  const own = named(shape);
  return shape.is ?? own.is ?? (own.kind === 'list' ? (own.items.is ?? named(own.items).is) : undefined);
}

function requiredOf({ operation }: Callable): Argument[] {
  return operation.arguments.filter(({ name, optional }) => !optional && name !== operation.keyArgument);
}

/**
 * Returns other arguments that have the same name and meaning as a field near the id, if the tool requires them or they
 * identify the record together with the id.
 */
function carriedWith(argument: Argument, { around, key }: Found, { operation }: Callable): Record<string, string> {
  return Object.fromEntries(
    operation.arguments.flatMap((each) => {
      const isWanted = each !== argument && (!each.optional || key === undefined || key.includes(each.name));
      const near = isWanted ? around.get(each.name) : undefined;
      return near !== undefined && isSameMeaning(each, near.shape) ? [[each.name, near.path] as const] : [];
    }),
  );
}

function isSameMeaning(argument: Argument, shape: Shape): boolean {
  const kind = kindOf(argument);
  if (kind !== undefined && kind === shape.is) return isId(kind) || NAMING_KINDS.has(kind);
  return (
    argument.shape.kind === 'reference' &&
    shape.kind === 'reference' &&
    argument.shape.target.name === shape.target.name
  );
}

/** Returns the fields and their paths, which have the format used in views (contract/view.ts). */
function fieldsIn(fields: readonly Field[]): Found[] {
  const found: Found[] = [];
  addLevel(found, { fields, around: new Map(), depth: 0 });
  return found;
}

interface Level {
  readonly rows?: string;
  readonly fields: readonly Field[];
  readonly around: Found['around'];
  readonly key?: readonly string[];
  readonly depth: number;
}

function addLevel(found: Found[], { rows, fields, around: outer, key, depth }: Level): void {
  const around = new Map<string, { path: string; shape: Shape }>(
    [...outer].map(([name, { path, shape }]) => [name, { path: `^${path}`, shape }]),
  );
  const flat = flattened(fields, '');
  for (const { path, shape } of flat) around.set(path.split('.').at(-1) as string, { path, shape });
  for (const { name, shape } of fields) around.set(name, { path: name, shape });
  for (const { path, shape } of flat) {
    const own = named(shape);
    if (own.kind === 'scalar' && shape.deprecated === undefined) {
      found.push({
        ...(rows === undefined ? {} : { rows }),
        path,
        shape: { ...own, ...kindWord(shape) },
        around,
        ...(key === undefined ? {} : { key }),
      });
    }
    if (own.kind !== 'list' || depth >= DEEPEST) continue;
    const inside = fieldsOf(own.items);
    const below = rows === undefined ? path : `${rows}.${path}`;
    if (inside.length > 0) addLevel(found, { rows: below, fields: inside, around, key: keyOf(own), depth: depth + 1 });
  }
}

function keyOf(shape: Shape): readonly string[] {
  const key = shape.kind === 'list' ? shape.key : undefined;
  return Array.isArray(key) ? (key as readonly string[]).map((name) => name.replace(/\?$/, '')) : [];
}

function kindWord(shape: Shape): { is?: string } {
  const kind = shape.is ?? named(shape).is;
  return kind === undefined ? {} : { is: kind };
}

function flattened(fields: readonly Field[], prefix: string, depth = 0): { path: string; shape: Shape }[] {
  return fields.flatMap(({ name, shape }) => {
    const path = `${prefix}${name}`;
    const inside =
      named(shape).kind === 'object' && depth < DEEPEST ? flattened(fieldsOf(shape), `${path}.`, depth + 1) : [];
    return [{ path, shape }, ...inside];
  });
}
