// Collects vessel positions around the named ports from aisstream.io and keeps them: one process over all that share a store listens,
// the others wait to take over. The stream has no history, so what is not heard is not known.

import type { Logger } from 'pino';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/duration.ts';
import { pause } from '../../../lib/pause.ts';
import { AgingClock, steadyNow } from '../../../lib/steady.ts';
import type { AisDetails, AisPosition } from '../../../reference/ais.ts';
import { allPorts } from '../../../reference/ports.ts';
import type { SourceClient } from '../../../sources/client/client.ts';
import { SLOT_MS } from '../../../store/position-store.ts';
import type { Store } from '../../../store/store.ts';
import { heardIn, MESSAGE_TYPES, merged } from './messages.ts';

/** Durations in milliseconds, and how much is kept. */
export interface CollectorLimits {
  /** How often what was heard is written. */
  readonly flushMs: number;
  readonly pruneMs: number;
  /** How soon another process notices that nobody leads. */
  readonly leadRetryMs: number;
  /** First and longest pause before a new connection. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A connection that says nothing for so long is given up. */
  readonly silenceMs: number;
  /** Age at which a position is dropped. */
  readonly keepMs: number;
  readonly mostPositions: number;
}

const LIMITS: CollectorLimits = {
  flushMs: 5_000,
  pruneMs: 10 * MINUTE_MS,
  leadRetryMs: 5_000,
  firstPauseMs: 1_000,
  longestPauseMs: MINUTE_MS,
  silenceMs: 120_000,
  keepMs: 7 * DAY_MS,
  mostPositions: 5_000_000,
};
/** Vessels of which is remembered what was written last; more than the ports see in a week. */
const MOST_REMEMBERED = 200_000;
/** Messages that wait to be written: beyond, the store does not keep up, and the oldest are dropped. */
const MOST_WAITING = 20_000;
/** Messages that a recording holds. */
const MOST_RECORDED = 500;
/** An unchanged vessel's particulars are written again after this long. */
const DETAILS_AGAIN_MS = 6 * HOUR_MS;

/** What the collector is made with. */
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

/** Listens to the stream and writes down what it hears. */
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

  /** Closes the connection and writes what was heard. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #campaign(): Promise<void> {
    const { store, log } = this.#options;
    while (!this.#stop.signal.aborted) {
      const lead = await store.tryLead('aisstream').catch(() => undefined);
      if (lead !== undefined) {
        log.info({}, 'this process collects vessel positions');
        await this.#listen(AbortSignal.any([this.#stop.signal, lead.lost]));
        await this.#flush();
        await lead.release();
      }
      await pause(this.#limits.leadRetryMs, this.#stop.signal);
    }
  }

  /** Connects again and again until `signal`. */
  async #listen(signal: AbortSignal): Promise<void> {
    const { firstPauseMs, longestPauseMs, flushMs } = this.#limits;
    const writing = setInterval(() => void this.#flush(), flushMs);
    let wait = firstPauseMs;
    while (!signal.aborted) {
      const { messages, reason } = await this.#connection(signal);
      if (signal.aborted) break;
      this.#options.log.warn({ messages, reason }, 'the stream of vessel positions ended');
      wait = messages > 0 ? firstPauseMs : Math.min(longestPauseMs, wait * 2);
      await pause(wait, signal);
    }
    clearInterval(writing);
  }

  /** One connection; resolves when it is over. */
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
    // The subscription must come within three seconds.
    socket.addEventListener('open', () => socket.send(this.#subscription()));
    socket.addEventListener('message', ({ data }: { data: unknown }) => {
      listenOn();
      const text = typeof data === 'string' ? data : Buffer.from(data as ArrayBuffer).toString('utf8');
      const error = this.#take(text);
      if (error === undefined) messages++;
      else end(error);
    });
    socket.addEventListener('error', () => end('no connection'));
    socket.addEventListener('close', () => end('closed'));
    return promise;
  }

  #subscription(): string {
    return JSON.stringify({
      APIKey: this.#options.client.key('AISSTREAM_KEY'),
      // Corners with latitude first.
      BoundingBoxes: allPorts().map(({ box }) => [
        [box.south, box.west],
        [box.north, box.east],
      ]),
      FilterMessageTypes: MESSAGE_TYPES,
    });
  }

  /** Notes what a message tells; gives the source's error, if it is one. */
  #take(text: string): string | undefined {
    const { position, details, error } = heardIn(text);
    if (error !== undefined) return error;
    if (this.#recorded.length < MOST_RECORDED) this.#recorded.push(text);
    const mmsi = position?.mmsi ?? details?.mmsi;
    if (mmsi === undefined) return undefined;
    if (this.#remembered.size > MOST_REMEMBERED) this.#remembered.clear();
    const known = this.#remembered.get(mmsi) ?? { slot: 0, details: undefined, detailsWrittenAt: 0 };
    this.#remembered.set(mmsi, known);
    if (position !== undefined) this.#takePosition(position, known);
    if (details !== undefined) this.#takeDetails(details, known);
    return undefined;
  }

  /** The first of each slot. */
  #takePosition(position: AisPosition, known: Remembered): void {
    const time = Date.parse(position.time);
    const slot = Math.floor(time / SLOT_MS);
    // A time that is still to come would outlive all others.
    if (slot <= known.slot || time > Date.now() + SLOT_MS) return;
    known.slot = slot;
    if (this.#positions.length >= MOST_WAITING) this.#positions.shift();
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
    const { pruneMs, keepMs, mostPositions } = this.#limits;
    try {
      if (positions.length + details.length > 0) await store.positions.add(positions, details);
      if (this.#recorded.length > 0) await client.keep('/stream', `${this.#recorded.join('\n')}\n`);
      if (steadyNow() - this.#prunedAt >= pruneMs) {
        this.#prunedAt = steadyNow();
        await store.positions.prune(this.#aging.now() - keepMs, mostPositions);
      }
    } catch (error) {
      // The store is away: those positions are lost, the next ones come in ten minutes.
      log.warn({ error, positions: positions.length }, 'vessel positions could not be kept');
    }
  }
}

/** The address of the stream; a base address of a test or mirror may say http. */
function streamAddress(base: URL): URL {
  const url = new URL(base);
  url.protocol = url.protocol.replace('http', 'ws');
  url.pathname = `${base.pathname.replace(/\/$/, '')}/stream`;
  return url;
}
