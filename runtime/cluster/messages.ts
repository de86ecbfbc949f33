// Messages between processes of one deployment. Messages that are forged, replayed, old or from other deployments are
// ignored.

import { LRUCache } from 'lru-cache';
import type { Seal } from './seal.ts';

export type Message =
  | { readonly kind: 'turn'; readonly name: string }
  | { readonly kind: 'circuit'; readonly source: string; readonly milliseconds: number };

interface Envelope {
  /** Process id. */
  readonly from: string;
  /** Increases with every message from the process. */
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly message: Message;
}

/** Bounds replay protection. Messages that are older, or from a clock that differs by more, are ignored. */
const MAX_AGE_MS = 30_000;
const MAX_SENDERS = 10_000;

export class Messages {
  readonly #seal: Seal;
  readonly #id: string;
  #sent = 0;
  /** Last message number of each process, kept as long as its messages could be replayed. */
  readonly #heard = new LRUCache<string, number>({ max: MAX_SENDERS, ttl: 3 * MAX_AGE_MS });

  constructor(seal: Seal, id: string) {
    this.#seal = seal;
    this.#id = id;
  }

  outgoing(message: Message, now = Date.now()): Buffer {
    this.#sent += 1;
    const envelope: Envelope = { from: this.#id, number: this.#sent, at: now, message };
    return this.#seal.close(this.#seal.channel, Buffer.from(JSON.stringify(envelope)));
  }

  /** Returns 'own' for a message from this process, and undefined for a message to be ignored. */
  incoming(bytes: Buffer, now = Date.now()): Message | 'own' | undefined {
    const opened = this.#seal.open(this.#seal.channel, bytes);
    if (opened === undefined) return undefined;
    // Only this deployment can have written the message, so its shape is known.
    const { from, number, at, message } = JSON.parse(opened.toString('utf8')) as Envelope;
    if (from === this.#id) return 'own';
    if (Math.abs(now - at) > MAX_AGE_MS || number <= (this.#heard.get(from) ?? 0)) return undefined;
    this.#heard.set(from, number);
    return message;
  }
}
