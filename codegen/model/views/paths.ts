// Resolves the paths used in views, based on the shape of a result.

import type { Field, Returns, Shape } from '../model.ts';

/** The shape of a row, and the level that contains it. */
export interface Level {
  readonly shape: Shape;
  /** True if the container is an object with arbitrary keys. */
  readonly named: boolean;
  readonly keyKind?: string;
  readonly holder?: Level;
}

export interface Reached {
  readonly shape: Shape;
  /** True if the path passes through a list, so that there is one value per item. */
  readonly inList: boolean;
}

export interface Unfound {
  /** First segment of the path that does not exist. */
  readonly missing: string;
  /** Names that exist at the level of the missing segment. */
  readonly known: readonly string[];
}

export function named(shape: Shape): Shape {
  return shape.kind === 'reference' ? named(shape.target.shape) : shape;
}

export function wholeResult({ fields }: Returns): Level {
  return { shape: { kind: 'object', nullable: false, words: {}, input: {}, fields }, named: false };
}

export function rowsAt(returns: Returns, path: string | undefined): Level | Unfound {
  let level = wholeResult(returns);
  const names = path === undefined ? [] : path.split('.');
  for (const [index, name] of names.entries()) {
    const reached = memberOf(level.shape, name);
    if (reached === undefined) return { missing: name, known: memberNames(level.shape) };
    const isLast = index === names.length - 1;
    if (reached.kind === 'list') level = { shape: named(reached.items), named: false, holder: level };
    else if (reached.kind === 'map' && isLast) {
      const keys = reached.keys === undefined ? {} : { keyKind: reached.keys };
      level = { shape: named(reached.values), named: true, ...keys, holder: level };
    } else if (reached.kind === 'object' && !isLast) level = { ...level, shape: reached };
    else return { missing: name, known: listsIn(level.shape) };
  }
  return level;
}

export function fieldAt(row: Level, path: string): Reached | Unfound {
  let from: Level | undefined = row;
  let rest = path;
  while (rest.startsWith('^')) {
    from = from?.holder;
    rest = rest.slice(1);
  }
  if (from === undefined) return { missing: path, known: [] };
  if (rest === '$key') return from.named ? { shape: TEXT, inList: false } : { missing: rest, known: ['$value'] };
  if (rest === '$value') return { shape: from.shape, inList: false };
  let shape = from.shape;
  let inList = false;
  for (const name of rest.split('.')) {
    if (shape.kind === 'list') {
      shape = named(shape.items);
      inList = true;
    }
    const reached = memberOf(shape, name);
    if (reached === undefined) return { missing: name, known: memberNames(shape) };
    shape = reached;
  }
  return { shape, inList };
}

const TEXT: Shape = { kind: 'scalar', types: ['string'], nullable: false, words: {}, input: {} };

export function isUnfound(reached: object): reached is Unfound {
  return 'missing' in reached;
}

function memberOf(shape: Shape, name: string): Shape | undefined {
  if (shape.kind === 'map') return named(shape.values);
  const field = fieldsOf(shape).find((each) => each.name === name);
  return field === undefined ? undefined : named(field.shape);
}

/** Returns the fields of a record; empty if the shape is not a record. */
export function fieldsOf(shape: Shape): readonly Field[] {
  const own = named(shape);
  return own.kind === 'object' ? own.fields : [];
}

function memberNames(shape: Shape): string[] {
  return fieldsOf(shape).map(({ name }) => name);
}

function listsIn(shape: Shape): string[] {
  return fieldsOf(shape)
    .filter((field) => ['list', 'map'].includes(named(field.shape).kind))
    .map(({ name }) => name);
}
