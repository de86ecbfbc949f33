// Parses GDELT responses. The status is always 200; the body is JSON with any content type, or an error in plain text.

import { invalidArgument } from '../../../contract/problem.ts';
import { MINUTE_MS } from '../../../lib/duration.ts';
import type { Answer } from '../../../sources/client/answer.ts';
import { SourceFailure } from '../../../sources/client/failure.ts';

/** Pause after a "too many requests" response. */
const REST_MS = MINUTE_MS;
/** Maximum length of an error message. Longer texts are HTML pages. */
const MAX_SENTENCE_LENGTH = 200;
const ABOUT_THE_QUERY = /quer|keyword|timespan|parenthe|phrase|illegal|too short|too long/i;

/**
 * Repairs control characters and invalid escapes in titles.
 * @throws Problem `invalid_arguments` if the source rejects the query, SourceFailure for other responses that are not
 *   JSON
 */
export function readLooseJson(answer: Answer): unknown {
  const text = answer.text().trim();
  if (text.startsWith('{')) return parsed(text);
  const source = answer.provenance.source;
  if (text === '') throw new SourceFailure('upstream_failed', `${source}: the response is empty.`, { retryable: true });
  if (/limit requests|too many requests/i.test(text)) {
    const detail = `${source}: too many requests.`;
    throw new SourceFailure('upstream_unavailable', detail, { retryable: false, waitMs: REST_MS });
  }
  const isSentence = text.length <= MAX_SENTENCE_LENGTH && !text.startsWith('<');
  if (isSentence && ABOUT_THE_QUERY.test(text)) {
    throw invalidArgument('query', `was rejected by the news source: ${text}`);
  }
  const what = isSentence ? text : 'the response is a page instead of JSON';
  throw new SourceFailure('upstream_invalid_response', `${source}: ${what}`, { retryable: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(mended(text));
  }
}

/** Replaces control characters with spaces, and doubles backslashes that do not start a valid escape. */
function mended(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
  return text.replace(/[\u0000-\u001f]/g, ' ').replace(/\\(["\\/bfnrt]|u[0-9A-Fa-f]{4})?/g, (all, known) => {
    return known === undefined ? '\\\\' : all;
  });
}
