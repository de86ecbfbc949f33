// A World Bank response is a list of a header and items, or a list with only messages. In both cases, the status is
// 200.

import { Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';

export interface Envelope {
  readonly header: JsonObject;
  readonly items: readonly unknown[];
  /**
   * The source rejected part of the URL: either the indicator or a country is unknown (the response does not specify
   * which).
   */
  readonly refused: boolean;
  /** True if the source has permanently deleted or archived the indicator. */
  readonly gone: boolean;
}

/** Error code for "The provided parameter value is not valid". */
const INVALID_VALUE = '120';
/** Error code for "The indicator was not found. It may have been deleted or archived". */
const NO_INDICATOR = '175';

/**
 * @throws Error for any other structure; Problem if the response is an error message about anything other than an
 * invalid value
 */
export function envelopeOf(value: unknown): Envelope {
  if (!Array.isArray(value)) throw new Error('The response is not a list.');
  const [header, items] = value as unknown[];
  if (!isObject(header)) throw new Error('The response has no header.');
  const messages = listOf(header['message']).map(objectOf);
  if (messages.length === 0) return { header, items: listOf(items), refused: false, gone: false };
  const ids = messages.map((message) => textOf(message['id']));
  const nothing = { header, items: [] };
  if (ids.includes(NO_INDICATOR)) return { ...nothing, refused: false, gone: true };
  if (ids.every((id) => id === INVALID_VALUE)) return { ...nothing, refused: true, gone: false };
  const reasons = messages.map((message) => textOf(message['key']) ?? textOf(message['value'])).join('; ');
  throw new Problem('upstream_failed', `world-bank: the source rejected the request: ${reasons.slice(0, 200)}`);
}
