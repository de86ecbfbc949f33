// What an endpoint of the platform's own is (sign-up, lists, documents, health, operators): the descriptor that the generator
// writes for each, and what its handler is given and may answer. Tools and `/api` go through dispatch instead.

import type { Decoded, RawArguments } from './operation.ts';
import type { PublishedRecord } from './published.ts';

/** One endpoint as declared in spec/platform.yaml. */
export interface Endpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `/admin/keys/{id}/rotate` */
  readonly path: string;
  /** `operator_where_set`: anybody, unless the settings reserve it for operators; its handler sees to that. */
  readonly security: 'none' | 'key' | 'operator' | 'operator_where_set';
  /** Whether pages of other origins are refused. */
  readonly sameOrigin: boolean;
  readonly status: number;
  /** The status of an answer given as OtherStatus. */
  readonly orStatus?: number;
  /** Whether that answer is another one than the result. */
  readonly orDiffers?: true;
  /** Media type of the document that is served in place of a result. */
  readonly content?: string;
  /** Arguments that stand in the path. */
  readonly inPath: readonly string[];
  /** Absent where it takes no arguments: whatever stands in the query is let pass. */
  readonly decode?: (raw: RawArguments) => Decoded<object>;
  /** Absent where it serves a document. */
  readonly result?: PublishedRecord;
}

/** Who asks an endpoint. */
export interface EndpointRequest {
  readonly requestId: string;
  /** The client's network address, as far as it can be known. */
  readonly address: string;
  /** Id of the key, where the endpoint needs one. */
  readonly keyId: string | undefined;
  /** Name of the operator who asks, where the endpoint is for operators. */
  readonly operator?: string | undefined;
  /** Throws Problem `operator_token` unless the request carries the operator's token. */
  demandOperator(): void;
  /** Calls back once the answer has gone out, or nobody waits for it any more. */
  whenSent(then: () => void): void;
  /** Whether it carries the operator's token. A wrong one is refused as by `demandOperator`; none is an answer. */
  isOperator(): boolean;
}

/** The method that the pages supply for one endpoint. */
export type EndpointHandler<Arguments, Result> = (
  args: Arguments,
  request: EndpointRequest,
) => Result | WrittenResult | Promise<Result | WrittenResult>;

/** A result that is JSON already: it goes out as it is, and is not read once more to be checked. */
export class WrittenResult {
  readonly json: Buffer;

  constructor(json: Buffer) {
    this.json = json;
  }
}

/** A result that goes out under the endpoint's other status. */
export class OtherStatus<Result> {
  readonly result: Result;

  constructor(result: Result) {
    this.result = result;
  }
}

/** A document as it is served. */
export interface ServedDocument {
  readonly text: string | Buffer;
  /** By which a client can ask whether it changed; without one it is never kept. */
  readonly etag?: string;
  /** Where it differs from the endpoint's `content`: parameters of the media type. */
  readonly type?: string;
  /** Further header fields. */
  readonly fields?: Readonly<Record<string, string>>;
}
