// Fills the arguments of a tool from a question in English. Only values that the question states unambiguously are
// filled in, because a wrong value would be worse than none. Finally, the tool's decoder must accept the values.

import type { PageArguments } from '../../contract/page.ts';
import { fillEnums } from './enums.ts';
import { type AskedTool, Filling } from './filling.ts';
import { fillConversion, fillCountries, fillPlaces, fillTimes, fillTopic } from './fills.ts';
import { fillIdentifiers } from './identifiers.ts';

export interface FilledArguments {
  readonly arguments: PageArguments;
  /** True if all required arguments are filled in, and the arguments cover all restrictions in the question. */
  readonly isComplete: boolean;
}

const MAX_QUESTION_LENGTH = 200;
/** Maximum number of rounds in which rejected arguments are removed. */
const MAX_ROUNDS = 4;

/** @param today `YYYY-MM-DD` */
export function argumentsFrom(question: string, tool: AskedTool, today: string): FilledArguments {
  const filling = new Filling(question.slice(0, MAX_QUESTION_LENGTH), tool, today);
  fillIdentifiers(filling);
  fillConversion(filling);
  fillTimes(filling);
  fillPlaces(filling);
  fillCountries(filling);
  fillEnums(filling);
  fillTopic(filling);
  return accepted(filling, tool);
}

function accepted(filling: Filling, { decode }: AskedTool): FilledArguments {
  // Sort the arguments in the order of the form fields.
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(filling.parameters)) {
    if (Object.hasOwn(filling.values, name)) values[name] = filling.values[name];
  }
  let isComplete = filling.isEverythingUsed();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const decoded = decode({ encoding: 'json', values });
    if (decoded.ok) return { arguments: values, isComplete };
    isComplete = false;
    const wrong = (decoded.problems ?? []).map(({ parameter }) => parameter.split(/[.[]/)[0] as string);
    const filled = wrong.filter((name) => Object.hasOwn(values, name));
    for (const name of filled) delete values[name];
    if (filled.length === 0) break;
  }
  return { arguments: values, isComplete: false };
}
