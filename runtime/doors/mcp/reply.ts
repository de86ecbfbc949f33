// What the dispatcher answers: an HTTP status, fields and a body in pieces, so that a list serialised at start is sent
// without being copied. A fault is a JSON-RPC error with the HTTP status that the transport's rules give it.

export type RequestId = string | number;

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text or bytes, in order; none for an answer without a body. */
  readonly body: readonly (string | Buffer)[];
}

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** A request that is refused as such; failures of a tool are results, not faults. */
export class RpcFault extends Error {
  readonly status: number;
  readonly code: number;
  readonly data: object | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** @param status HTTP status: 200 where the JSON-RPC error is the ordinary payload. */
  constructor(
    status: number,
    code: number,
    message: string,
    data?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.headers = headers;
  }
}

export function jsonReply(body: readonly (string | Buffer)[], headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 200, headers: { ...JSON_HEADERS, ...headers }, body };
}

/** The answer to a notification. */
export const ACCEPTED: Reply = { status: 202, headers: {}, body: [] };

/** A JSON-RPC error; without `id` where the request's could not be read (the revision allows no null there). */
export function faultReply(fault: RpcFault, id?: RequestId): Reply {
  const error = { code: fault.code, message: fault.message, data: fault.data };
  const body = JSON.stringify({ jsonrpc: '2.0', id, error });
  return { status: fault.status, headers: { ...JSON_HEADERS, ...fault.headers }, body: [body] };
}
