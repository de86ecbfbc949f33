// The text format is part of the URL, because clients cannot set it per call.

import type { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { CODES } from './protocol.ts';
import { rpcProblem } from './reply.ts';

const FORMATS = ['json', 'table'] as const;
export type TextFormat = (typeof FORMATS)[number];

export function textFormatOf(query: URLSearchParams | undefined): TextFormat | undefined | Problem {
  const formats = new Set(query?.getAll('text').filter((word) => word !== ''));
  const [word, other] = formats;
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
