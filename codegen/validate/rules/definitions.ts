// Names of records and value sets must be unique, used, and different from generated names.

import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ApiData, ServiceData } from '../../language/data.ts';
import { NAMED_TYPES, operationTypes, typesOf } from '../../language/names.ts';
import { sharedName } from '../../load/shared-arguments.ts';
import { type Scope, visitManifest } from '../scope.ts';

/** SPEC017: a name that is declared twice or hides a shared name. SPEC018: a name that is not used. */
export function checkDefinitions(scope: Scope): void {
  const { values = {}, records = {}, arguments: args = {} } = scope.manifest.data as Partial<ServiceData>;
  const ofPlatform = scope.manifest.kind === 'platform';
  const { platform } = scope.around;
  const shared = ofPlatform ? {} : { ...platform.values, ...platform.records, ...platform.arguments };
  const used = usedNames(scope);
  const sections = Object.entries({ values, records, arguments: args });
  for (const [index, [section, names]] of sections.entries()) {
    for (const name of Object.keys(names)) {
      const before = sections.slice(0, index).find(([, declared]) => name in declared)?.[0];
      if (name in shared || before !== undefined) {
        const first = before === undefined ? 'spec/platform.yaml' : scope.manifest.placeOf([before, name], 'key');
        scope.fault([section, name], 'SPEC017', `${name} is already declared: ${first}`, undefined, 'key');
      } else if (!used.has(name) && !ofPlatform) {
        scope.fault([section, name], 'SPEC018', `${name} is not used`, undefined, 'key');
      }
    }
  }
}

/** Returns the names that are used. A misspelled name (SPEC010) counts as a use of the most similar name. */
function usedNames(scope: Scope): Set<string> {
  const used = new Set<string>();
  const known = scope.typeNames();
  const use = (name: string) => used.add(known.includes(name) ? name : (nearest(name, known) ?? name));
  visitManifest(scope, (schema) => typesOf(schema).names.forEach(use));
  for (const name of sharedArgumentsOf(scope)) used.add(name);
  for (const [, operation] of [...scope.operations(), ...scope.endpoints()]) {
    for (const argument of Object.values(operation.arguments ?? {})) {
      if (typeof argument !== 'string' && argument.comma_separated !== undefined) use(argument.comma_separated);
    }
  }
  return used;
}

function sharedArgumentsOf({ manifest }: Scope): string[] {
  const { arguments: shared = {}, tools = {}, endpoints = {} } = manifest.written as Partial<ServiceData & ApiData>;
  return [...Object.values(tools), ...Object.values(endpoints)].flatMap((operation) =>
    Object.values(operation.arguments ?? {})
      .map((argument) => sharedName(argument, shared))
      .filter((name) => name !== undefined),
  );
}

/** SPEC046: a name that conflicts with a type generated for a tool. */
export function checkTypeNames(scope: Scope): void {
  const { values = {}, records = {} } = scope.manifest.data as Partial<ServiceData>;
  const taken = new Map([['NotFound', 'every tool that can return not_found']]);
  for (const name of NAMED_TYPES) taken.set(name, 'the manifest language');
  for (const [name] of [...scope.operations(), ...scope.endpoints()]) {
    for (const type of operationTypes(name)) taken.set(type, name);
  }
  for (const [section, names] of [
    ['values', values],
    ['records', records],
  ] as const) {
    for (const name of Object.keys(names)) {
      const tool = taken.get(name);
      if (tool === undefined) continue;
      scope.fault(
        [section, name],
        'SPEC046',
        `${name} is already the name of a type of ${tool}: use another name`,
        undefined,
        'key',
      );
    }
  }
}
