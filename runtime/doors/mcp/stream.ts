// A server-sent event stream for one slow call. It opens at the first progress, or when the caller has waited so long that
// something between might hang up; a call that fails before (no key, bad arguments) still gets its own HTTP status.

import type { ServerResponse } from 'node:http';

/** Proxies commonly drop a connection that is silent for 30 to 60 seconds. */
export const KEEP_ALIVE_MS = 15_000;

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  // Asks reverse proxies not to collect events before they pass them on.
  'X-Accel-Buffering': 'no',
};

export class EventStream {
  readonly #response: ServerResponse;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timer: NodeJS.Timeout;
  #opened = false;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string>>, keepAliveMs: number) {
    this.#response = response;
    this.#headers = headers;
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAliveMs);
    response.on('close', () => clearInterval(this.#timer));
  }

  /** Whether anything was sent, so that the answer must follow as an event. */
  get opened(): boolean {
    return this.#opened;
  }

  /** Sends one JSON-RPC message. */
  send(message: string): void {
    this.#write(`event: message\ndata: ${message}\n\n`);
  }

  /** Ends the stream, or leaves the response to the caller where nothing was sent. */
  finish(message: string): void {
    clearInterval(this.#timer);
    if (!this.#opened) return;
    this.send(message);
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (!this.#opened) this.#response.writeHead(200, { ...this.#headers, ...STREAM_HEADERS });
    this.#opened = true;
    this.#response.write(text);
  }
}
