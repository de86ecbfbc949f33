// generated/services/<slug>/values.ts: the value sets that a service uses, a constant each, for its validators and its adapter.

import type { ServicePlan } from '../../plan/plan.ts';
import { exportedConstant, type Print } from '../source.ts';
import { valuesName, wordsSource } from './constants.ts';

/** The words of a service's value sets; undefined where it has none. */
export function emitValues(plan: ServicePlan, print: Print): string | undefined {
  const sets = plan.definitions.filter(({ kind }) => kind === 'values');
  if (sets.length === 0) return undefined;
  const statements = sets.map(({ name, shape, source }) => {
    const constant = valuesName(name);
    const words = wordsSource(shape.words.enum ?? [], `export ${constant}`);
    return exportedConstant(constant, undefined, shape.description ?? source, words);
  });
  return print(`${plan.folder}/values.ts`, plan.service.file, [], statements);
}
