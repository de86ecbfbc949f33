// A server-sent event stream for one slow call. It opens at the first progress, or before an intermediary might time out; a call that fails
// earlier (no key, invalid arguments) still gets its own HTTP status.

import type { RequestContext } from '../http/request-context.ts';

/** Proxies commonly drop a connection that is silent for 30 to 60 seconds. */
export const KEEP_ALIVE_MS = 15_000;

/** The last one asks reverse proxies not to buffer events. */
const STREAM_FIELDS = ['Content-Type', 'text/event-stream', 'Cache-Control', 'no-cache', 'X-Accel-Buffering', 'no'];

export class EventStream {
  readonly #visit: RequestContext;
  readonly #timer: NodeJS.Timeout;
  #opened = false;

  constructor(visit: RequestContext, keepAliveMs: number) {
    this.#visit = visit;
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAliveMs);
    visit.res.on('close', () => clearInterval(this.#timer));
  }

  /** Whether anything was sent, so that the reply must follow as an event. */
  get opened(): boolean {
    return this.#opened;
  }

  send(message: string): void {
    this.#write(`event: message\ndata: ${message}\n\n`);
  }

  /** Ends the stream; if nothing was sent, leaves the response to the caller. */
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
