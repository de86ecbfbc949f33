// GDELT's answers: JSON under any content type, plain sentences for errors, all with status 200.

import { invalidArgument } from '../../../contract/problem.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';

/** How long the source is left alone after it said that it was asked too often. */
const REST_MS = MINUTE_MS;
/** A sentence of an error; longer texts are pages. */
const LONGEST_SENTENCE = 200;
/** The sentences of the source that speak of the question. */
const ABOUT_THE_QUERY = /quer|keyword|timespan|parenthe|phrase|illegal|too short|too long/i;

/**
 * The answer as JSON, mended where titles hold control characters or escapes that JSON does not know.
 * @throws Problem `invalid_arguments` for a query that the source refuses, SourceFailure for all else that is no JSON
 */
export function readLooseJson(answer: Answer): unknown {
  const text = answer.text().trim();
  if (text.startsWith('{')) return parsed(text);
  const source = answer.provenance.source;
  if (text === '') throw new SourceFailure('upstream_failed', `${source}: it answered nothing.`, { retryable: true });
  if (/limit requests|too many requests/i.test(text)) {
    const detail = `${source}: it was asked too often.`;
    throw new SourceFailure('upstream_unavailable', detail, { retryable: false, waitMs: REST_MS });
  }
  const isSentence = text.length <= LONGEST_SENTENCE && !text.startsWith('<');
  if (isSentence && ABOUT_THE_QUERY.test(text)) {
    throw invalidArgument('query', `the news source refuses it: ${text}`);
  }
  const what = isSentence ? text : 'a page came in place of JSON';
  throw new SourceFailure('upstream_invalid_response', `${source}: ${what}`, { retryable: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(mended(text));
  }
}

/** Without control characters, and with backslashes doubled that begin no escape. One pass over the text. */
function mended(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return text.replace(/[\u0000-\u001f]/g, ' ').replace(/\\(["\\/bfnrt]|u[0-9A-Fa-f]{4})?/g, (all, known) => {
    return known === undefined ? '\\\\' : all;
  });
}
