// Rules for deprecations: dates must be in order, replacements must exist, and former names must be unique.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ArgumentData, DeprecationData, EventsData, FormerNameData, SchemaObject } from '../../language/data.ts';
import { bareName } from '../../language/names.ts';
import type { NodePath } from '../../load/manifest.ts';
import { type Scope, visitManifest } from '../scope.ts';

/** SPEC029: the removal date is not after the start date, or the replacement does not exist. */
export function checkDeprecation(
  scope: Scope,
  deprecated: DeprecationData | undefined,
  path: NodePath,
  others: readonly (string | number)[],
  what: string,
): void {
  if (deprecated === undefined) return;
  const { since, use, remove_after: removeAfter } = deprecated;
  if (removeAfter <= since) scope.fault([...path, 'remove_after'], 'SPEC029', `must be after "since" (${since})`);
  if (use === undefined || others.map(String).includes(String(use))) return;
  const near = nearest(String(use), others.map(String));
  scope.fault([...path, 'use'], 'SPEC029', `${use} is not ${what}`, near && `did you mean ${near}?`);
}

/** SPEC029 and SPEC102. */
export function checkDeprecations(scope: Scope): void {
  visitManifest(scope, (schema, path) => {
    if (typeof schema === 'string') return;
    const name = String(path.at(-1));
    const around = nodeAt(scope.manifest.data, path.slice(0, -1));
    const isArgument = path.at(-2) === 'arguments';
    const others = Object.keys(around ?? {}).filter((each) => each !== name);
    const what = isArgument ? 'another argument of this tool' : 'another field of the same object';
    checkDeprecation(scope, schema.deprecated, [...path, 'deprecated'], others.map(bareName), what);
    if (isArgument) checkFormerly(scope, schema as ArgumentData, path, Object.entries(around ?? {}));
    checkValues(scope, schema, path);
  });
  const { values = {}, entities = {} } = scope.manifest.data as Partial<EventsData>;
  for (const [name, set] of Object.entries(values)) checkValues(scope, set, ['values', name]);
  for (const [name, { deprecated }] of Object.entries(entities)) {
    const others = Object.keys(entities).filter((each) => each !== name);
    checkDeprecation(scope, deprecated, ['entities', name, 'deprecated'], others, 'another event of this source');
  }
}

function checkValues(
  scope: Scope,
  { enum: words = [], deprecated_values: values = {} }: Pick<SchemaObject, 'enum' | 'deprecated_values'>,
  path: NodePath,
): void {
  for (const [value, deprecated] of Object.entries(values)) {
    const at = [...path, 'deprecated_values', value];
    if (!words.map(String).includes(value)) {
      const near = nearest(value, words.map(String));
      scope.fault(at, 'SPEC029', `${value} is not one of the values`, near && `did you mean ${near}?`, 'key');
    }
    const others = words.filter((word) => String(word) !== value);
    checkDeprecation(scope, deprecated, at, others, 'another of the values');
  }
}

/**
 * SPEC102: another argument has the former name, or the argument cannot have a former name because it is in the path or
 * is the key.
 */
function checkFormerly(
  scope: Scope,
  argument: ArgumentData,
  path: NodePath,
  all: readonly (readonly [name: string, argument: unknown])[],
): void {
  const own = bareName(String(path.at(-1)));
  const operation = nodeAt(scope.manifest.data, path.slice(0, -2)) as
    | { path?: string; key_argument?: string }
    | undefined;
  for (const [index, former] of (argument.formerly ?? []).entries()) {
    const name = nameOf(former);
    const at = [...path, 'formerly', index];
    const fault = (message: string) => scope.fault(at, 'SPEC102', message);
    const owners = all.filter(([other, data]) => {
      const formers = ((data as ArgumentData | null)?.formerly ?? []).map(nameOf);
      const others = bareName(other) === own ? formers.slice(0, index) : formers;
      return bareName(other) === name || others.includes(name);
    });
    const owner = owners[0]?.[0];
    if (owner !== undefined) fault(`${name} is already a name of ${bareName(owner)}`);
    if (operation?.path?.includes(`{${own}}`)) fault(`${own} is part of the path, so callers never write its name`);
    if (operation?.key_argument === own) fault(`${own} is the key argument, which can have only one name`);
    if (typeof former !== 'string') checkDeprecation(scope, former, at, [], '');
  }
}

function nameOf(former: FormerNameData): string {
  return typeof former === 'string' ? former : former.name;
}

function nodeAt(data: unknown, path: NodePath): object | undefined {
  let node = data;
  for (const name of path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string, unknown>)[name];
  }
  return typeof node === 'object' && node !== null ? node : undefined;
}
