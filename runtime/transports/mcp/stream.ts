// A server-sent event stream for one slow call. It opens at the first progress, or when the caller has waited so long that
// something between might hang up; a call that fails before (no key, bad arguments) still gets its own HTTP status.

import type { RequestContext } from '../http/request-context.ts';

/** Proxies commonly drop a connection that is silent for 30 to 60 seconds. */
export const KEEP_ALIVE_MS = 15_000;

/** The last asks reverse proxies not to collect events before they pass them on. */
const STREAM_FIELDS = ['Content-Type', 'text/event-stream', 'Cache-Control', 'no-cache', 'X-Accel-Buffering', 'no'];

/** An answer as server-sent events. */
export class EventStream {
  readonly #visit: RequestContext;
  readonly #timer: NodeJS.Timeout;
  #opened = false;

  constructor(visit: RequestContext, keepAliveMs: number) {
    this.#visit = visit;
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAliveMs);
    visit.res.on('close', () => clearInterval(this.#timer));
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
    this.#visit.res.end();
  }

  #write(text: string): void {
    const { res, fields } = this.#visit;
    if (res.writableEnded || res.destroyed) return;
    if (!this.#opened) res.writeHead(200, [...fields, ...STREAM_FIELDS]);
    this.#opened = true;
    res.write(text);
  }
}
