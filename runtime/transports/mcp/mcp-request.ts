// The request context that is needed to handle one message.

import type { AdmittedRequest, Credentials } from '../../contract/gate.ts';
import type { Message } from './message.ts';
import type { TextFormat } from './text-format.ts';

export interface McpRequest {
  readonly credentials: Credentials;
  /** Admission by the rate limiter; charges count against it. */
  readonly entry: AdmittedRequest;
  readonly requestId: string;
  /** The client's network. */
  readonly network: string;
  /** The text format of results, if set in the URL. */
  readonly textFormat: TextFormat | undefined;
  /** Whether the client has disconnected. */
  readonly destroyed: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called with the message once it was parsed: on a stream, later messages refer to it. */
  heard?(message: Message): void;
  /** Sends a JSON-RPC message before the response; undefined if the client does not accept an event stream. */
  openStream(): ((message: string) => void) | undefined;
}
