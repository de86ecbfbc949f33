// The stream is opened by the first progress message, or before an intermediary might time out. A call that fails
// earlier can still have its own HTTP status.

import type { RequestContext } from '../http/request-context.ts';

/** Proxies commonly drop connections that are silent for 30 to 60 seconds. */
export const KEEP_ALIVE_MS = 15_000;

/** X-Accel-Buffering keeps reverse proxies from buffering events. */
const STREAM_FIELDS = ['Content-Type', 'text/event-stream', 'Cache-Control', 'no-cache', 'X-Accel-Buffering', 'no'];

export class EventStream {
  readonly #context: RequestContext;
  readonly #timer: NodeJS.Timeout;
  #opened = false;

  constructor(context: RequestContext, keepAliveMs: number) {
    this.#context = context;
    this.#timer = setInterval(() => this.#write(':\n\n'), keepAliveMs);
    context.res.on('close', () => clearInterval(this.#timer));
  }

  /** If true, the reply must be sent as an event. */
  get opened(): boolean {
    return this.#opened;
  }

  send(message: string): void {
    this.#write(`event: message\ndata: ${message}\n\n`);
  }

  /** If nothing has been sent yet, does nothing, and the caller must send the response. */
  finish(message: string): void {
    clearInterval(this.#timer);
    if (!this.#opened) return;
    this.send(message);
    this.#context.res.end();
  }

  #write(text: string): void {
    const { res, fields } = this.#context;
    if (res.writableEnded || res.destroyed) return;
    if (!this.#opened) res.writeHead(200, [...fields, ...STREAM_FIELDS]);
    this.#opened = true;
    res.write(text);
  }
}
