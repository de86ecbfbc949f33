import type { AdmittedRequest, Credentials } from '../../contract/gate.ts';
import type { Message } from './message.ts';
import type { TextFormat } from './text-format.ts';

export interface McpRequest {
  readonly credentials: Credentials;
  /** Charges count against it. */
  readonly entry: AdmittedRequest;
  readonly requestId: string;
  readonly network: string;
  readonly textFormat: TextFormat | undefined;
  readonly destroyed: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** On a stream, later messages refer to the parsed message. */
  heard?(message: Message): void;
  /** Sends a message before the response; undefined if the client does not accept an event stream. */
  openStream(): ((message: string) => void) | undefined;
}
