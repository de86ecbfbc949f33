// From a body's text to one JSON-RPC message. Batches are refused (no revision from 2025-06-18 on has them), and so are
// posted responses: this server never asks its clients anything.

import { parseJson } from '../http/body.ts';
import { CODES, isObject, type JsonObject } from './protocol.ts';
import { type RequestId, RpcFault } from './reply.ts';

/** One JSON-RPC message. */
export interface Message {
  /** Absent for a notification. */
  readonly id: RequestId | undefined;
  readonly method: string;
  readonly params: JsonObject | undefined;
}

/** A message that is not valid JSON-RPC, with its id where that much could be read. */
export class MessageFault extends RpcFault {
  readonly id: RequestId | undefined;

  constructor(code: number, message: string, id?: RequestId) {
    super(400, code, message);
    this.id = id;
  }
}

/** @throws MessageFault with HTTP status 400: not JSON, not one JSON-RPC 2.0 request or notification. */
export function readMessage(text: string): Message {
  const value = parsed(text);
  if (Array.isArray(value)) {
    throw new MessageFault(CODES.invalidRequest, 'JSON-RPC batches are not served: send one message a request.');
  }
  if (!isObject(value)) throw new MessageFault(CODES.invalidRequest, 'The body must be one JSON-RPC message.');
  const { id, method, params } = value;
  const usableId = isRequestId(id) ? id : undefined;
  if (value.jsonrpc !== '2.0') throw new MessageFault(CODES.invalidRequest, 'jsonrpc must be "2.0".', usableId);
  if (typeof method !== 'string') {
    const response = 'result' in value || 'error' in value;
    const why = response ? 'Responses are not accepted: this server sends no requests.' : 'method must be a string.';
    throw new MessageFault(CODES.invalidRequest, why, usableId);
  }
  if (id !== undefined && usableId === undefined) {
    throw new MessageFault(CODES.invalidRequest, 'id must be a string or a whole number.');
  }
  if (params !== undefined && !isObject(params)) {
    throw new MessageFault(CODES.invalidRequest, 'params must be an object.', usableId);
  }
  return { id: usableId, method, params };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new MessageFault(CODES.parseError, `Parse error. ${(error as Error).message}`);
  }
}

function isRequestId(id: unknown): id is RequestId {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
