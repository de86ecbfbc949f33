// `check_answer` of `/mcp/`: checks whether an answer is still current, and whether it contains a value.

import type { Answers, CheckedAnswer } from '../../answers/answers.ts';
import { ANSWER_ID } from '../../answers/content.ts';
import type { FoundValue } from '../../answers/value.ts';
import { invalidArgument, Problem } from '../../contract/problem.ts';
import { ArgumentReader } from '../../decoding/arguments.ts';
import type { McpRequest } from './mcp-request.ts';
import type { JsonObject } from './protocol.ts';

const MAX_URL_LENGTH = 500;
const MAX_VALUE_LENGTH = 200;
const MAX_CHANGES = 20;

export const CHECK_ANSWER = {
  name: 'check_answer',
  title: 'Check an answer',
  description:
    'Checks an earlier answer by the address in its source line (…/answers/<id>): repeats the call and returns unchanged, revised (with the ' +
    'changed fields), gone or unavailable. With `value`, also returns where this figure occurs in the earlier answer and in the current one.',
  inputSchema: {
    type: 'object',
    properties: {
      answer: { type: 'string', maxLength: MAX_URL_LENGTH, description: 'Id or address of the answer.' },
      value: {
        type: ['number', 'string'],
        maxLength: MAX_VALUE_LENGTH,
        description: 'Figure or string to find. A string such as "4.20" also matches figures that round to it.',
      },
    },
    required: ['answer'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      status: { type: 'string', enum: ['unchanged', 'revised', 'gone', 'unavailable', 'answered'] },
      checked_at: { type: 'string' },
      now: { type: 'object', description: 'URL of the current answer.' },
      changes: { type: 'object', description: 'Changed fields, and numbers of added, removed and changed rows.' },
      reason: { type: 'string' },
      value: { type: 'object', description: 'Where the value occurs in the stored and in the current answer.' },
    },
    required: ['id', 'status', 'checked_at'],
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
};

/** @throws Problem for an unknown answer, and for errors that the caller can fix */
export function checkAnswer(
  answers: Answers,
  values: JsonObject,
  { requestId, network, signal, entry }: McpRequest,
): Promise<CheckedAnswer> {
  const reader = new ArgumentReader({ encoding: 'json', values }, ['answer', 'value']);
  const answer = reader.string('answer', { required: true, maxLength: MAX_URL_LENGTH });
  const value = reader.scalar('value', ['number', 'string'], { maxLength: MAX_VALUE_LENGTH });
  const decoded = reader.finish({ answer, value });
  if (!decoded.ok) throw new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems });
  const id = answer.trim().split('/').at(-1) ?? '';
  if (!ANSWER_ID.test(id)) {
    throw invalidArgument('answer', 'is not the id or address of an answer', 'Send the address from its source line.');
  }
  const caller = { requestId, network, signal, transport: 'mcp' as const, identify: () => entry.identify() };
  return answers.check(id, value, caller);
}

export function checkText({ status, now, changes, reason, value }: CheckedAnswer): string {
  const lines = [`Status: ${status}.${reason === undefined ? '' : ` ${reason}`}`];
  if (changes !== undefined) {
    const { added, removed, changed } = changes.rows;
    lines.push(
      `Fields changed: ${changes.field_count}. Rows added: ${added}, removed: ${removed}, changed: ${changed}.`,
    );
    for (const { path, old, new: current } of changes.fields.slice(0, MAX_CHANGES)) {
      lines.push(`${path}: ${JSON.stringify(old) ?? 'absent'} → ${JSON.stringify(current) ?? 'absent'}`);
    }
  }
  if (value !== undefined) {
    lines.push(
      `Value in the stored answer: ${placeText(value.stored)}. In the current answer: ${placeText(value.now)}.`,
    );
  }
  if (now !== undefined) lines.push(`Current answer: ${now.url}`);
  return lines.join('\n');
}

function placeText(found: FoundValue | null): string {
  if (found === null) return 'not available';
  return found.match === 'none' ? 'not found' : `${found.match} at ${found.paths.join(', ')}`;
}
