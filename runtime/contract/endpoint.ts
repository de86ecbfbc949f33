// Generated descriptor of a platform endpoint (sign-up, lists, documents, health, operators), and the types of its handler.
// Tools and `/api` use dispatch instead.

import type { Decoded, RawArguments } from './operation.ts';
import type { PublishedRecord } from './published.ts';

export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** For example `/admin/keys/{id}/rotate`. */
  readonly path: string;
  /** `operator_where_set`: public unless the settings restrict it to operators, which the handler checks. */
  readonly security: 'none' | 'key' | 'operator' | 'operator_where_set';
  /** True if requests from pages of other origins are rejected. */
  readonly sameOrigin: boolean;
  readonly status: number;
  readonly orStatus?: number;
  /** Set if an OtherStatus answer has a different schema. */
  readonly orDiffers?: true;
  /** Media type, if the endpoint serves a document. */
  readonly content?: string;
  readonly inPath: readonly string[];
  /** Absent if the endpoint takes no arguments; the query is then ignored. */
  readonly decode?: (raw: RawArguments) => Decoded<object>;
  /** Absent for a document. */
  readonly result?: PublishedRecord;
}

export interface EndpointRequest {
  readonly requestId: string;
  /** The client's network address. */
  readonly address: string;
  /** Set if the endpoint requires a key. */
  readonly keyId: string | undefined;
  readonly operator?: string | undefined;
  /** @throws Problem `operator_token` without an operator's token */
  demandOperator(): void;
  /** Runs `then` after the response was sent, or if the client disconnects. */
  whenSent(then: () => void): void;
  /** Returns false if there is no token. Throws like `demandOperator` if the token is incorrect. */
  isOperator(): boolean;
}

export type EndpointHandler<Arguments, Result> = (
  args: Arguments,
  request: EndpointRequest,
) => Result | WrittenResult | Promise<Result | WrittenResult>;

/** A serialized result, which is sent unchanged and not validated. */
export class WrittenResult {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** A result that is sent with the endpoint's `orStatus`. */
export class OtherStatus<Result> {
  readonly result: Result;

  constructor(result: Result) {
    this.result = result;
  }
}

export interface ServedDocument {
  readonly text: string | Buffer;
  /** Entity tag that allows conditional requests and caching. */
  readonly etag?: string;
  /** Media type with parameters. Default: the endpoint's `content`. */
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
