// What serving one message needs to know of the request that carried it.

import type { AdmittedRequest, Credentials } from '../../contract/gate.ts';
import type { Message } from './message.ts';
import type { TextFormat } from './text-format.ts';

/** One message that came, as far as a call needs to know of its way. */
export interface McpRequest {
  readonly credentials: Credentials;
  /** What the request counts against. */
  readonly entry: AdmittedRequest;
  readonly requestId: string;
  /** The network that it comes from. */
  readonly network: string;
  /** How the text of a result is written, where the address says it. */
  readonly textFormat: TextFormat | undefined;
  /** Whether the caller has left. */
  readonly destroyed: boolean;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
  /** Told of the message that came, once it could be read: on a stream others speak of it later. */
  heard?(message: Message): void;
  /** Sends a JSON-RPC message ahead of the answer; undefined when the caller takes no event stream. */
  openStream(): ((message: string) => void) | undefined;
}
