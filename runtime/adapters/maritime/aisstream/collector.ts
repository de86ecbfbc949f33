// Collects vessel positions near major ports from aisstream.io and stores them. Among the processes that share a store,
// one leader listens to the stream and the others stand by. The stream has no history, so missed messages are lost.

import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { pause } from '../../../lib/pause.ts';
import { AgingClock, steadyNow } from '../../../lib/steady.ts';
import type { AisDetails, AisPosition } from '../../../reference/ais.ts';
import { allPorts } from '../../../reference/ports.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { SLOT_MS } from '../../../store/position-store.ts';
import type { Store } from '../../../store/store.ts';
import { MESSAGE_TYPES, merged, parseMessage } from './messages.ts';

/** Durations (in milliseconds) and size limits. */
export interface CollectorLimits {
  readonly flushMs: number;
  readonly pruneMs: number;
  /** Interval at which processes that are not the leader try to become it. */
  readonly leadRetryMs: number;
  /** Initial delay before reconnecting. Doubles up to `maxPauseMs` while connections receive no messages. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** A connection is closed if it receives no messages for this long. */
  readonly silenceMs: number;
  /** Maximum age of stored positions. */
  readonly keepMs: number;
  readonly maxPositions: number;
}

const LIMITS: CollectorLimits = {
  flushMs: 5_000,
  pruneMs: 10 * MINUTE_MS,
  leadRetryMs: 5_000,
  firstPauseMs: 1_000,
  maxPauseMs: MINUTE_MS,
  silenceMs: 120_000,
  keepMs: 7 * DAY_MS,
  maxPositions: 5_000_000,
};
/** Maximum number of vessels whose last write is remembered. Fewer vessels are seen near the ports in a week. */
const MAX_REMEMBERED = 200_000;
/** Maximum length of the write queue. If the store is too slow, the oldest messages are dropped. */
const MAX_WAITING = 20_000;
const MAX_RECORDED = 500;
/** Time after which unchanged vessel details are written again. */
const DETAILS_AGAIN_MS = 6 * HOUR_MS;

export interface CollectorOptions {
  readonly client: SourceClient;
  readonly store: Pick<Store, 'positions' | 'tryLead'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly limits?: Partial<CollectorLimits>;
}

interface Remembered {
  slot: number;
  details: AisDetails | undefined;
  detailsWrittenAt: number;
}

export class Collector {
  readonly #options: CollectorOptions;
  readonly #limits: CollectorLimits;
  readonly #stop = new AbortController();
  readonly #remembered = new Map<number, Remembered>();
  #positions: AisPosition[] = [];
  #details = new Map<number, AisDetails>();
  readonly #recorded: string[] = [];
  #running: Promise<void> | undefined;
  readonly #aging = new AgingClock(() => Date.now());
  #prunedAt = 0;

  constructor(options: CollectorOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
  }

  start(): void {
    this.#running ??= this.#campaign();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #campaign(): Promise<void> {
    const { store, log } = this.#options;
    while (!this.#stop.signal.aborted) {
      const lead = await store.tryLead('aisstream').catch(() => undefined);
      if (lead !== undefined) {
        log.info({}, 'vessel position collector started');
        await this.#listen(AbortSignal.any([this.#stop.signal, lead.lost]));
        await this.#flush();
        await lead.release();
      }
      await pause(this.#limits.leadRetryMs, this.#stop.signal);
    }
  }

  /** Reconnects until `signal` aborts. */
  async #listen(signal: AbortSignal): Promise<void> {
    const { firstPauseMs, maxPauseMs, flushMs } = this.#limits;
    const writing = setInterval(() => void this.#flush(), flushMs);
    let wait = firstPauseMs;
    while (!signal.aborted) {
      const { messages, reason } = await this.#connection(signal);
      if (signal.aborted) break;
      this.#options.log.warn({ messages, reason }, 'vessel position stream disconnected');
      wait = messages > 0 ? firstPauseMs : Math.min(maxPauseMs, wait * 2);
      await pause(wait, signal);
    }
    clearInterval(writing);
  }

  /** Resolves when the connection closes. */
  #connection(signal: AbortSignal): Promise<{ messages: number; reason: string }> {
    const { promise, resolve } = Promise.withResolvers<{ messages: number; reason: string }>();
    const socket = new WebSocket(streamAddress(this.#options.client.baseAddress()));
    socket.binaryType = 'arraybuffer';
    let messages = 0;
    let silence: NodeJS.Timeout | undefined;
    const end = (reason: string) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', abort);
      socket.close();
      resolve({ messages, reason });
    };
    const abort = () => end('stopped');
    const listenOn = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end('silence'), this.#limits.silenceMs);
    };
    listenOn();
    signal.addEventListener('abort', abort);
    // The source requires the subscription message within three seconds of connecting.
    socket.addEventListener('open', () => socket.send(this.#subscription()));
    socket.addEventListener('message', ({ data }: { data: unknown }) => {
      listenOn();
      const text = typeof data === 'string' ? data : Buffer.from(data as ArrayBuffer).toString('utf8');
      const error = this.#take(text);
      if (error === undefined) messages++;
      else end(error);
    });
    socket.addEventListener('error', () => end('connection failed'));
    socket.addEventListener('close', () => end('closed'));
    return promise;
  }

  #subscription(): string {
    return JSON.stringify({
      APIKey: this.#options.client.key('AISSTREAM_KEY'),
      // The source expects two corners of each box, with the latitude first.
      BoundingBoxes: allPorts().map(({ box }) => [
        [box.south, box.west],
        [box.north, box.east],
      ]),
      FilterMessageTypes: MESSAGE_TYPES,
    });
  }

  /** Returns the source's error message, if any. */
  #take(text: string): string | undefined {
    const { position, details, error } = parseMessage(text);
    if (error !== undefined) return error;
    if (this.#recorded.length < MAX_RECORDED) this.#recorded.push(text);
    const mmsi = position?.mmsi ?? details?.mmsi;
    if (mmsi === undefined) return undefined;
    if (this.#remembered.size > MAX_REMEMBERED) this.#remembered.clear();
    const known = this.#remembered.get(mmsi) ?? { slot: 0, details: undefined, detailsWrittenAt: 0 };
    this.#remembered.set(mmsi, known);
    if (position !== undefined) this.#takePosition(position, known);
    if (details !== undefined) this.#takeDetails(details, known);
    return undefined;
  }

  /** Keeps only a vessel's first position in each time slot. */
  #takePosition(position: AisPosition, known: Remembered): void {
    const time = Date.parse(position.time);
    const slot = Math.floor(time / SLOT_MS);
    // Drop positions with a time in the future, because they would block all later positions until then.
    if (slot <= known.slot || time > Date.now() + SLOT_MS) return;
    known.slot = slot;
    if (this.#positions.length >= MAX_WAITING) this.#positions.shift();
    this.#positions.push(position);
  }

  #takeDetails(details: AisDetails, known: Remembered): void {
    const before = known.details;
    const now = merged(before, details);
    known.details = now;
    const isNew =
      before === undefined || JSON.stringify({ ...now, time: '' }) !== JSON.stringify({ ...before, time: '' });
    if (!isNew && steadyNow() - known.detailsWrittenAt < DETAILS_AGAIN_MS) return;
    known.detailsWrittenAt = steadyNow();
    this.#details.set(details.mmsi, now);
  }

  async #flush(): Promise<void> {
    const [positions, details] = [this.#positions, [...this.#details.values()]];
    this.#positions = [];
    this.#details = new Map();
    const { store, client, log } = this.#options;
    const { pruneMs, keepMs, maxPositions } = this.#limits;
    try {
      if (positions.length + details.length > 0) await store.positions.add(positions, details);
      if (this.#recorded.length > 0) await client.keep('/stream', `${this.#recorded.join('\n')}\n`);
      if (steadyNow() - this.#prunedAt >= pruneMs) {
        this.#prunedAt = steadyNow();
        await store.positions.prune(this.#aging.now() - keepMs, maxPositions);
      }
    } catch (error) {
      // If the store is unavailable, these positions are lost. Each vessel's next position is stored in about ten
      // minutes.
      log.warn({ error, positions: positions.length }, 'failed to store vessel positions');
    }
  }
}

/** Returns a WebSocket URL. The base URL may use http or https, for example for a test or mirror. */
function streamAddress(base: URL): URL {
  const url = new URL(base);
  url.protocol = url.protocol.replace('http', 'ws');
  url.pathname = `${base.pathname.replace(/\/$/, '')}/stream`;
  return url;
}
