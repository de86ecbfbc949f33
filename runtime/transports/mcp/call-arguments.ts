// Some clients and models send arguments as a JSON string.

import { Problem } from '../../contract/problem.ts';
import { parseJson } from '../http/body.ts';
import { isObject, type JsonObject } from './protocol.ts';

/** Empty if missing, undefined if not an object. */
export function argumentsOf(given: unknown): JsonObject | undefined {
  const value =
    given === undefined || given === null || given === '' ? {} : typeof given === 'string' ? parsed(given) : given;
  return isObject(value) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
