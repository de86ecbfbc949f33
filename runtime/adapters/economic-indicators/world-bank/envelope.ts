// The frame of every World Bank answer: a list of two (header, items), or of one that holds messages, under status 200 both.

import { Problem } from '../../../contract/problem.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from '../../../lib/loose-json.ts';

/** A page of an answer, with how many there are. */
export interface Envelope {
  readonly header: JsonObject;
  readonly items: readonly unknown[];
  /** Whether a part of the address was refused: an unknown indicator or country, without a word on which. */
  readonly refused: boolean;
  /** Whether the indicator was deleted or archived: it has no figures for anybody, and will have none. */
  readonly gone: boolean;
}

/** "The provided parameter value is not valid". */
const INVALID_VALUE = '120';
/** "The indicator was not found. It may have been deleted or archived". */
const NO_INDICATOR = '175';

/** @throws Error where it is no such frame; Problem where the message is about something else than a value of ours. */
export function envelopeOf(value: unknown): Envelope {
  if (!Array.isArray(value)) throw new Error('An answer is no list.');
  const [header, items] = value as unknown[];
  if (!isObject(header)) throw new Error('An answer has no header.');
  const messages = listOf(header['message']).map(objectOf);
  if (messages.length === 0) return { header, items: listOf(items), refused: false, gone: false };
  const ids = messages.map((message) => textOf(message['id']));
  const nothing = { header, items: [] };
  if (ids.includes(NO_INDICATOR)) return { ...nothing, refused: false, gone: true };
  if (ids.every((id) => id === INVALID_VALUE)) return { ...nothing, refused: true, gone: false };
  const said = messages.map((message) => textOf(message['key']) ?? textOf(message['value'])).join('; ');
  throw new Problem('upstream_failed', `world-bank: it refused the request: ${said.slice(0, 200)}`);
}
