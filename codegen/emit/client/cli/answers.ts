// `almanac answers`: opens a stored answer, or checks whether it is still current.

import { type AnswerCheck, answerFunctions } from '../answers.ts';
import type { Caller } from '../core.ts';
import { facts } from './call.ts';
import { type Invocation, Server } from './command.ts';
import { EXIT, type ExitCode, UsageError } from './errors.ts';
import { formatOf, writeJson, writeTable } from './output.ts';

const OUTCOMES: Readonly<Record<AnswerCheck['status'], ExitCode>> = {
  unchanged: EXIT.ok,
  revised: EXIT.ok,
  answered: EXIT.ok,
  gone: EXIT.notFound,
  unavailable: EXIT.server,
};

export async function answers(invocation: Invocation): Promise<ExitCode> {
  const { words, options } = invocation;
  const [action, place, more] = words;
  if ((action !== 'get' && action !== 'check') || place === undefined || more !== undefined)
    throw new UsageError('Usage: almanac answers get <id> or almanac answers check <id>.');
  const format = formatOf(options);
  if (format === 'csv') throw new UsageError('Answers are not available as CSV.');
  const functions = answerFunctions(callerOf(new Server(invocation)));
  // Extracts the id if the user passed the URL of an answer.
  const id = place.replace(/^.*\/answers\//, '');
  const { value } = options as { value?: string };
  if (action === 'get') {
    const answer = await functions.get(id);
    if (format === 'json') writeJson(answer);
    else writeTable(facts(answer));
    return EXIT.ok;
  }
  const checked = await functions.check(id, value === undefined ? {} : { value });
  if (format === 'json') writeJson(checked);
  else writeTable(facts(checked));
  return OUTCOMES[checked.status] ?? EXIT.ok;
}

function callerOf(server: Server): Pick<Caller, 'call'> {
  return { call: (address, values) => server.json(address, values) };
}
