// Fills the arguments of a tool from a question in English. Only values that the question states beyond doubt are filled in; a wrong
// one would be worse than none. The tool's own decoder has the last word.

import type { PageArguments } from '../../contract/page.ts';
import { fillEnums } from './enums.ts';
import { type AskedTool, Filling } from './filling.ts';
import { fillConversion, fillCountries, fillPlaces, fillTimes, fillTopic } from './fills.ts';
import { fillIdentifiers } from './identifiers.ts';

export interface FilledArguments {
  readonly arguments: PageArguments;
  /** All required arguments are filled in, and they cover all restrictions in the question. */
  readonly isComplete: boolean;
}

const LONGEST_QUESTION = 200;
/** Rounds of removing rejected arguments. */
const MOST_ROUNDS = 4;

/** @param today `YYYY-MM-DD` */
export function argumentsFrom(question: string, tool: AskedTool, today: string): FilledArguments {
  const filling = new Filling(question.slice(0, LONGEST_QUESTION), tool, today);
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
  // In the order of the form.
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(filling.parameters)) {
    if (Object.hasOwn(filling.values, name)) values[name] = filling.values[name];
  }
  let isComplete = filling.isEverythingUsed();
  for (let round = 0; round < MOST_ROUNDS; round++) {
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
