// Rules for display names of values.

import { foldWords } from '../../../runtime/lib/text/fold.ts';
import { nearest } from '../../../runtime/lib/text/nearest.ts';
import type { ServiceData, ValueSetData } from '../../language/data.ts';
import type { NodePath } from '../../load/manifest.ts';
import type { Scope } from '../scope.ts';

/**
 * SPEC150: a display name for an unknown value. SPEC151: a display name that is also a value. SPEC152: display names
 * that no argument accepts.
 */
export function checkCalled(scope: Scope): void {
  const { values = {} } = scope.manifest.data as Partial<ServiceData>;
  const taking = takenLoosely(scope);
  for (const [name, set] of Object.entries(values)) {
    if (set.called === undefined) continue;
    const path = ['values', name, 'called'];
    checkNames(scope, set, path);
    if (scope.manifest.kind === 'platform' || taking.has(name)) continue;
    const hint = 'use ignore_case or comma_separated';
    scope.fault(path, 'SPEC152', `no argument accepts names for the values of ${name}`, hint, 'key');
  }
}

function checkNames(scope: Scope, { enum: words, called = {} }: ValueSetData, path: NodePath): void {
  const known = words.map(String);
  for (const [word, names] of Object.entries(called)) {
    if (!known.includes(word)) {
      const near = nearest(word, known);
      scope.fault(
        [...path, word],
        'SPEC150',
        `${word} is not one of the values`,
        near && `did you mean ${near}?`,
        'key',
      );
    }
    for (const [index, name] of names.entries()) {
      const same = known.find((each) => foldWords(each) === foldWords(name));
      if (same === undefined) continue;
      const message = same === word ? `${name} is the value itself` : `${name} is another value of the set, ${same}`;
      scope.fault([...path, word, index], 'SPEC151', message, 'values take precedence over names');
    }
  }
}

/** Returns the value sets that at least one argument accepts regardless of case. */
function takenLoosely(scope: Scope): ReadonlySet<string> {
  const taking = new Set<string>();
  for (const [, operation] of [...scope.operations(), ...scope.endpoints()]) {
    for (const argument of Object.values(operation.arguments ?? {})) {
      if (typeof argument === 'string') continue;
      if (argument.comma_separated !== undefined) taking.add(argument.comma_separated);
      if (argument.ignore_case === true && typeof argument.type === 'string') taking.add(argument.type);
    }
  }
  return taking;
}
