// Descriptor of a platform endpoint (sign-up, lists, documents, health, operators), which the generator writes, and the request and
// response types of its handler. Tools and `/api` use dispatch instead.

import type { Decoded, RawArguments } from './operation.ts';
import type { PublishedRecord } from './published.ts';

/** Declared in spec/platform.yaml. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `/admin/keys/{id}/rotate` */
  readonly path: string;
  /** `operator_where_set`: public unless the settings restrict it to operators; the handler checks this. */
  readonly security: 'none' | 'key' | 'operator' | 'operator_where_set';
  /** Rejects requests from pages of other origins. */
  readonly sameOrigin: boolean;
  readonly status: number;
  /** Status of an answer returned as OtherStatus. */
  readonly orStatus?: number;
  /** The OtherStatus answer has a different schema. */
  readonly orDiffers?: true;
  /** Media type, for an endpoint that serves a document instead of a result. */
  readonly content?: string;
  /** Names of path parameters. */
  readonly inPath: readonly string[];
  /** Absent if the endpoint takes no arguments: the query is then ignored. */
  readonly decode?: (raw: RawArguments) => Decoded<object>;
  /** Absent if the endpoint serves a document. */
  readonly result?: PublishedRecord;
}

export interface EndpointRequest {
  readonly requestId: string;
  /** The client's network address, if known. */
  readonly address: string;
  /** Id of the key, if the endpoint requires one. */
  readonly keyId: string | undefined;
  /** Name of the operator, for operator endpoints. */
  readonly operator?: string | undefined;
  /** @throws Problem `operator_token` unless the request carries the operator's token */
  demandOperator(): void;
  /** Calls back after the response was sent or the client disconnected. */
  whenSent(then: () => void): void;
  /**
   * Returns true if the request carries the operator's token, false if it carries none. Throws like `demandOperator` for an incorrect
   * token.
   */
  isOperator(): boolean;
}

export type EndpointHandler<Arguments, Result> = (
  args: Arguments,
  request: EndpointRequest,
) => Result | WrittenResult | Promise<Result | WrittenResult>;

/** A result that is already serialized; it is sent unchanged and not validated. */
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
  /** Allows conditional requests; a document without one is never cached. */
  readonly etag?: string;
  /** Media type with parameters, if it differs from the endpoint's `content`. */
  readonly type?: string;
  /** Additional header fields. */
  readonly fields?: Readonly<Record<string, string>>;
}
