// generated/services/<slug>/values.ts: the value sets that a service uses, a constant each, for its validators and its adapter.

import type { ServicePlan } from '../../plan/plan.ts';
import { exportedConstant, type Print } from '../source.ts';
import { calledName, namesSource, valuesName, wordsSource } from './constants.ts';

/** The words of a service's value sets; undefined where it has none. */
export function emitValues(plan: ServicePlan, print: Print): string | undefined {
  const sets = plan.definitions.filter(({ kind }) => kind === 'values');
  if (sets.length === 0) return undefined;
  const statements = sets.flatMap(({ name, shape, source }) => {
    const constant = valuesName(name);
    const words = wordsSource(shape.words.enum ?? [], `export ${constant}`);
    const statement = exportedConstant(constant, undefined, shape.description ?? source, words);
    if (shape.called === undefined) return [statement];
    const says = `What the words of ${constant} are called.`;
    return [statement, exportedConstant(calledName(name), undefined, says, namesSource(shape.called))];
  });
  return print(`${plan.folder}/values.ts`, plan.service.file, [], statements);
}
