// Generated descriptor of a platform endpoint (sign-up, lists, documents, health, operators), and the types of its handler.
// Tools and `/api` use dispatch instead.

import type { Decoded, RawArguments } from './operation.ts';
import type { PublishedRecord } from './published.ts';

export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `/admin/keys/{id}/rotate` */
  readonly path: string;
  /** `operator_where_set`: public unless the settings restrict it to operators, which the handler checks. */
  readonly security: 'none' | 'key' | 'operator' | 'operator_where_set';
  /** Rejects pages of other origins. */
  readonly sameOrigin: boolean;
  readonly status: number;
  readonly orStatus?: number;
  /** An OtherStatus answer has a different schema. */
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
  /** Also runs if the client disconnects. */
  whenSent(then: () => void): void;
  /** Returns false without a token. Throws like `demandOperator` for an incorrect one. */
  isOperator(): boolean;
}

export type EndpointHandler<Arguments, Result> = (
  args: Arguments,
  request: EndpointRequest,
) => Result | WrittenResult | Promise<Result | WrittenResult>;

/** Already serialized; sent unchanged and not validated. */
export class WrittenResult {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** Sent with the endpoint's `orStatus`. */
export class OtherStatus<Result> {
  readonly result: Result;

  constructor(result: Result) {
    this.result = result;
  }
}

export interface ServedDocument {
  readonly text: string | Buffer;
  /** Allows conditional requests and caching. */
  readonly etag?: string;
  /** Media type with parameters. Default: the endpoint's `content`. */
  readonly type?: string;
  readonly fields?: Readonly<Record<string, string>>;
}
