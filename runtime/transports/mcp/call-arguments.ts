// Accepts arguments as a JSON string too, because some clients and models send one.

import { Problem } from '../../contract/problem.ts';
import { parseJson } from '../http/body.ts';
import { isObject, type JsonObject } from './protocol.ts';

/** Returns an empty object if the arguments are missing, and undefined if they are not an object. */
export function argumentsOf(input: unknown): JsonObject | undefined {
  const value =
    input === undefined || input === null || input === '' ? {} : typeof input === 'string' ? parsed(input) : input;
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
