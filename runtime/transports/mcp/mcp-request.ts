import type { AdmittedRequest, Credentials } from '../../contract/gate.ts';
import type { Message } from './message.ts';
import type { TextFormat } from './text-format.ts';

export interface McpRequest {
  readonly credentials: Credentials;
  /** The admitted request, to which costs are charged. */
  readonly entry: AdmittedRequest;
  readonly requestId: string;
  readonly network: string;
  readonly textFormat: TextFormat | undefined;
  readonly destroyed: boolean;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Called with the parsed message, because later messages on a stream refer to it. */
  heard?(message: Message): void;
  /**
   * Returns a function that sends a message before the response; undefined if the client does not accept an event
   * stream.
   */
  openStream(): ((message: string) => void) | undefined;
}
