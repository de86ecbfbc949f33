// How the text of a result is written, as the endpoint's address says (`?text=`): clients cannot say it in a call.

import type { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { CODES } from './protocol.ts';
import { rpcProblem } from './reply.ts';

const FORMATS = ['json', 'table'] as const;
/** How the text of a result is written. */
export type TextFormat = (typeof FORMATS)[number];

/** The format that an address asks for, undefined unless it does; a Problem for one that there is not, or for two that differ. */
export function textFormatOf(query: URLSearchParams | undefined): TextFormat | undefined | Problem {
  const wanted = new Set(query?.getAll('text').filter((word) => word !== ''));
  const [word, other] = wanted;
  if (word === undefined) return undefined;
  if (other !== undefined) return fault('The URL has two different values of text.');
  const format = FORMATS.find((each) => each === word);
  if (format !== undefined) return format;
  const near = nearest(word, FORMATS);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return fault(`text=${JSON.stringify(word.slice(0, 80))} is not supported.${hint}`);
}

function fault(what: string): Problem {
  return rpcProblem(`${what} Use ${FORMATS.join(' or ')}. The default is ${FORMATS[0]}, but table for call_tool.`, {
    status: 200,
    code: CODES.invalidParams,
  });
}
