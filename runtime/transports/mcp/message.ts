// Rejects batches (removed in revision 2025-06-18) and responses, because this server never sends requests to clients.

import type { Problem } from '../../contract/problem.ts';
import { parseJson } from '../http/body.ts';
import { CODES, isObject, type JsonObject } from './protocol.ts';
import { type RequestId, rpcProblem } from './reply.ts';

export interface Message {
  /** Undefined for a notification. */
  readonly id: RequestId | undefined;
  readonly method: string;
  readonly params: JsonObject | undefined;
}

function badMessage(code: number, message: string, id?: RequestId): Problem {
  return rpcProblem(message, { status: 400, code, id });
}

/**
 * @throws Problem with HTTP status 400 if the text is not JSON, or not a single JSON-RPC 2.0 request or notification
 */
export function readMessage(text: string): Message {
  const value = parsed(text);
  if (Array.isArray(value)) {
    throw badMessage(CODES.invalidRequest, 'JSON-RPC batches are not supported: send one message per request.');
  }
  if (!isObject(value)) throw badMessage(CODES.invalidRequest, 'The body must be one JSON-RPC message.');
  const { id, method, params } = value;
  const usableId = isRequestId(id) ? id : undefined;
  if (value.jsonrpc !== '2.0') throw badMessage(CODES.invalidRequest, 'jsonrpc must be "2.0".', usableId);
  if (typeof method !== 'string') {
    const response = 'result' in value || 'error' in value;
    const why = response ? 'Responses are not accepted: this server sends no requests.' : 'method must be a string.';
    throw badMessage(CODES.invalidRequest, why, usableId);
  }
  if (id !== undefined && usableId === undefined) {
    throw badMessage(CODES.invalidRequest, 'id must be a string or a whole number.');
  }
  if (params !== undefined && !isObject(params)) {
    throw badMessage(CODES.invalidRequest, 'params must be an object.', usableId);
  }
  return { id: usableId, method, params };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw badMessage(CODES.parseError, `Parse error. ${(error as Error).message}`);
  }
}

function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
