// Stored strings are concatenated a few at a time, so a page neither blocks the process nor needs more memory than its
// own size.

import { setImmediate as breath } from 'node:timers/promises';
import { Problem } from '../contract/problem.ts';
import type { BurstCap } from '../limits/burst.ts';
import type { DeliveryHistory, StoredEvent } from '../store/webhooks/webhook-store.ts';
import { eventBody } from './body.ts';

/** Maximum size of a page with more than one event. */
const MAX_BYTES = 512 * 1024;
/** Number of events per read. An event has at most 64 KiB. */
const PIECE = 8;
/** Rate limit per key. */
const BURST = { perSecond: 5, size: 10 };
/** Value of the Retry-After header. */
const AGAIN_SECONDS = 1;

export async function pageOfEvents(
  history: Pick<DeliveryHistory, 'events' | 'oldest'>,
  subscriptionId: string,
  { after, limit, since }: { readonly after: number; readonly limit: number; readonly since: number },
): Promise<Buffer> {
  const oldest = await history.oldest(subscriptionId, since);
  const parts: Buffer[] = [Buffer.from('{"events":[')];
  let [count, bytes, last, more] = [0, 0, after, false];
  // Start after the events that have expired.
  let from = Math.max(after, (oldest ?? 1) - 1);
  for (let ended = oldest === undefined; !ended && !more; ) {
    const size = Math.min(PIECE, limit - count + 1);
    const piece = await history.events(subscriptionId, from, since, size);
    ended = piece.length < size;
    for (const event of piece) {
      const part = Buffer.from(`${count === 0 ? '' : ','}${eventJson(event)}`);
      more = count === limit || (count > 0 && bytes + part.length > MAX_BYTES);
      if (more) break;
      parts.push(part);
      count++;
      bytes += part.length;
      from = event.sequence;
      last = event.sequence;
    }
    await breath();
  }
  parts.push(Buffer.from(`],"next_after":${last},"more":${more},"oldest":${oldest ?? null}}`));
  return Buffer.concat(parts);
}

/** Returns the event as it was sent, preceded by its id. */
function eventJson({ id, entityType, occurredAt, sequence, data }: StoredEvent): string {
  return `{"id":${JSON.stringify(id)},${eventBody(entityType, occurredAt, sequence, data).slice(1)}`;
}

/** Allows one pull at a time per key, within a rate limit. */
export class PullGate {
  readonly #pulling = new Set<string>();
  readonly #burst: BurstCap;

  constructor(burst: BurstCap) {
    this.#burst = burst;
  }

  /**
   * The caller must call the returned function when the page has been sent or the client has disconnected.
   * @throws Problem too_many_requests
   */
  enter(keyId: string): () => void {
    if (this.#pulling.has(keyId)) throw tooMany('This key is already pulling events: request one page at a time.');
    if (this.#burst.take(keyId, BURST) > 0) {
      throw tooMany(`This key may pull ${BURST.perSecond} pages of events per second, with a burst of ${BURST.size}.`);
    }
    this.#pulling.add(keyId);
    return () => {
      this.#pulling.delete(keyId);
    };
  }
}

function tooMany(detail: string): Problem<'too_many_requests'> {
  return new Problem('too_many_requests', detail, { retryAfter: AGAIN_SECONDS });
}
