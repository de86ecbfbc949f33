// Limits concurrent attempts per subscription, key and dialed network, and within each limit the share of slow
// receivers, so no subscriber can delay others. Some slots are reserved for keys that have none. A key that already has
// slots gets its n-th slot only if 2n slots in addition to the reserved ones stay free, both in total and per network.
// A new key therefore always gets a slot immediately. The state is local to this process and is learned from its
// attempts.

import { FairQueue } from '../lib/fair-queue.ts';
import { clientNetwork } from '../limits/client-address.ts';

export interface SlotLimits {
  readonly perSubscription: number;
  /** Limit per IPv4 address or IPv6 /64 network. */
  readonly perNetwork: number;
  readonly perKey: number;
  readonly inAll: number;
}

/** The limit that was reached. `all` is the share of all slots that one key may use. */
export type FullShare = 'key' | 'network' | 'all';

/** A receiver is slow if its attempts take longer than this. */
const QUICK_MS = 1_000;
/** Share of each limit that slow receivers may use, including receivers whose last attempt failed. */
const SLOW_SHARE = 0.5;
/**
 * Share of all slots, and of each network's slots, that is reserved for keys without a slot. KEPT_FOR_QUICK is the part that is
 * also reserved for fast receivers.
 */
const KEPT_SHARE = 0.25;
const KEPT_FOR_QUICK = 0.1;
/** Maximum number of subscriptions of busy keys in a claim that includes idle keys. */
const BESIDE_QUIET = 8;
/** Maximum number of idle subscriptions whose state is kept. */
const MAX_REMEMBERED = 10_000;

interface Known {
  readonly keyId: string;
  /** Network of the receiver; undefined before the first attempt. */
  network: string | undefined;
  /** If true, only one attempt is allowed at a time. */
  solo: boolean;
  /**
   * Typical duration. A slow attempt raises it immediately; fast attempts lower it gradually. Undefined before the
   * first attempt.
   */
  paceMs: number | undefined;
  underWay: number;
  /**
   * True if the subscription is waiting because a limit has been reached. This is reported only once until its next
   * turn.
   */
  deferred: boolean;
}

export interface Place {
  readonly subscriptionId: string;
}

interface Taken extends Place {
  readonly known: Known;
  readonly began: number;
  network: string | undefined;
  tookMs: number | undefined;
}

interface Load {
  total: number;
  slow: number;
}

interface Loads {
  readonly all: Load;
  readonly byKey: Map<string, Load>;
  readonly byNetwork: Map<string, Load>;
  readonly byKeyAndNetwork: Map<string, Load>;
}

export class DeliverySlots {
  readonly #limits: SlotLimits;
  readonly #elapsed: () => number;
  readonly #known = new Map<string, Known>();
  readonly #taken = new Set<Taken>();
  /** By key. */
  readonly #ready = new FairQueue<string>();
  readonly #onDeferred: (share: FullShare) => void;

  /**
   * @param elapsed milliseconds from a monotonic clock
   * @param onDeferred called when a subscription must wait because a limit has been reached, at most once until its
   *   next turn
   */
  constructor(
    limits: SlotLimits,
    elapsed: () => number = () => performance.now(),
    onDeferred: (share: FullShare) => void = () => {},
  ) {
    this.#onDeferred = onDeferred;
    this.#limits = limits;
    this.#elapsed = elapsed;
  }

  get underWay(): number {
    return this.#taken.size;
  }

  /** Queues the subscription. If it is already queued, it keeps its place. */
  ready(subscriptionId: string, keyId: string): void {
    this.#ready.add(subscriptionId, keyId);
  }

  /** Removes a subscription without due deliveries from the queue. */
  idle(subscriptionId: string): void {
    this.#ready.remove(subscriptionId);
  }

  /**
   * Returns subscriptions of idle keys first, followed by only a few others, because a long claim delays the next one.
   * The returned subscriptions move to the end of the queue.
   */
  next(maxSubscriptions: number): { subscriptionId: string; max: number }[] {
    const claims: { subscriptionId: string; max: number }[] = [];
    const loads = this.#loads();
    const busy = new Set(loads.byKey.keys());
    const isQuiet = (keyId: string) => !busy.has(keyId);
    let quiet = 0;
    for (const { entry: subscriptionId, key: keyId, round } of this.#ready.inTurn(isQuiet)) {
      if (loads.all.total >= this.#limits.inAll || claims.length === maxSubscriptions) break;
      const isFirst = round === 0 && isQuiet(keyId);
      if (!isFirst && quiet > 0 && claims.length >= BESIDE_QUIET) break;
      const max = this.#promise(subscriptionId, loads);
      if (max <= 0) continue;
      if (isFirst) quiet++;
      claims.push({ subscriptionId, max });
    }
    for (const { subscriptionId } of claims) this.#ready.rotate(subscriptionId);
    return claims;
  }

  #promise(subscriptionId: string, loads: Loads): number {
    const known = this.#known.get(subscriptionId);
    if (known === undefined) {
      // Nothing is known about the subscription yet, so start with one attempt.
      loads.all.total++;
      return 1;
    }
    const max = this.#room(known, loads);
    known.deferred &&= max <= 0;
    if (max > 0) count(loads, known.keyId, known.network, max, isSlow(known) ? max : 0);
    return max;
  }

  meet(subscriptionId: string, keyId: string, solo: boolean): void {
    const known = this.#known.get(subscriptionId);
    if (known !== undefined) known.solo = solo;
    else
      this.#remember(subscriptionId, {
        keyId,
        network: undefined,
        solo,
        paceMs: undefined,
        underWay: 0,
        deferred: false,
      });
  }

  /** Registers a subscription like `meet`, but keeps the state of a known one. */
  meetAgain(subscriptionId: string, keyId: string): void {
    if (!this.#known.has(subscriptionId)) this.meet(subscriptionId, keyId, false);
  }

  solo(subscriptionId: string, solo: boolean): void {
    const known = this.#known.get(subscriptionId);
    if (known !== undefined) known.solo = solo;
  }

  /**
   * Returns undefined if no slot is free.
   * @throws RangeError for an unregistered subscription
   */
  take(subscriptionId: string): Place | undefined {
    const known = this.#known.get(subscriptionId);
    if (known === undefined) throw new RangeError(`subscription ${subscriptionId} is unknown`);
    if (this.#room(known, this.#loads()) < 1) return undefined;
    const place = { subscriptionId, known, network: known.network, began: this.#elapsed(), tookMs: undefined };
    known.underWay++;
    this.#taken.add(place);
    return place;
  }

  dialled(place: Place, address: string): void {
    const taken = place as Taken;
    taken.network = clientNetwork(address);
    taken.known.network = taken.network;
  }

  /** Records the end of an attempt. Its slot stays taken until the outcome is written. */
  ended(place: Place): void {
    const taken = place as Taken;
    const { known } = taken;
    taken.tookMs = this.#elapsed() - taken.began;
    const { paceMs = 0 } = known;
    known.paceMs = taken.tookMs > paceMs ? taken.tookMs : (paceMs + taken.tookMs) / 2;
    // If no address was dialed, for example because the host name was not found, the network is empty.
    known.network ??= '';
  }

  release(place: Place): void {
    if (this.#taken.delete(place as Taken)) (place as Taken).known.underWay--;
  }

  #loads(): Loads {
    const [byKey, byNetwork, byKeyAndNetwork] = [new Map(), new Map(), new Map()];
    const loads: Loads = { all: { ...NONE }, byKey, byNetwork, byKeyAndNetwork };
    const now = this.#elapsed();
    for (const { known, network, began, tookMs } of this.#taken) {
      const slow = isSlow(known) || (tookMs ?? now - began) > QUICK_MS;
      count(loads, known.keyId, network, 1, slow ? 1 : 0);
    }
    return loads;
  }

  #room(known: Known, { all, byKey, byNetwork, byKeyAndNetwork }: Loads): number {
    const { perSubscription, perKey, perNetwork, inAll } = this.#limits;
    const slow = isSlow(known);
    const own = byKey.get(known.keyId) ?? NONE;
    const left = (limit: number, load: Load) =>
      Math.min(limit - load.total, slow ? Math.ceil(limit * SLOW_SHARE) - load.slow : limit);
    const beside = (limit: number, load: Load, mine: Load) => {
      const isFirst = mine.total === 0 && load.total < Math.floor(limit * (slow ? 1 - KEPT_FOR_QUICK : 1));
      const free = left(Math.floor(limit * (1 - KEPT_SHARE)), load);
      return Math.max(isFirst ? 1 : 0, Math.floor((free - 2 * (slow ? mine.slow : mine.total)) / 3));
    };
    const shares: [FullShare, number][] = [
      ['key', left(perKey, own)],
      ['all', beside(inAll, all, own)],
    ];
    const { network } = known;
    if (network !== undefined) {
      const load = byKeyAndNetwork.get(`${known.keyId} ${network}`) ?? NONE;
      shares.push(['network', beside(perNetwork, byNetwork.get(network) ?? NONE, load)]);
    }
    const width = widthOf(known, perSubscription) - known.underWay;
    const full = shares.find(([, room]) => room <= 0);
    if (full !== undefined && width > 0 && !known.deferred) {
      known.deferred = true;
      this.#onDeferred(full[0]);
    }
    return Math.min(width, ...shares.map(([, room]) => room));
  }

  #remember(subscriptionId: string, known: Known): void {
    this.#known.set(subscriptionId, known);
    if (this.#known.size <= MAX_REMEMBERED) return;
    for (const [id, { underWay }] of this.#known) {
      if (underWay > 0 || id === subscriptionId) continue;
      this.#known.delete(id);
      return;
    }
  }
}

const NONE: Readonly<Load> = { total: 0, slow: 0 };

function isSlow({ solo, paceMs = 0 }: Known): boolean {
  return solo || paceMs > QUICK_MS;
}

/** Returns the number of concurrent attempts. Slower receivers are allowed fewer. */
function widthOf({ network, solo, paceMs = 0 }: Known, max: number): number {
  if (network === undefined || solo) return 1;
  return paceMs <= QUICK_MS ? max : Math.max(1, Math.floor((max * QUICK_MS) / paceMs));
}

function count(loads: Loads, keyId: string, network: string | undefined, total: number, slow: number) {
  const { all, byKey, byNetwork, byKeyAndNetwork } = loads;
  const add = (load: Load) => {
    load.total += total;
    load.slow += slow;
  };
  const addTo = (map: Map<string, Load>, id: string) => {
    const load = map.get(id) ?? { ...NONE };
    add(load);
    map.set(id, load);
  };
  add(all);
  addTo(byKey, keyId);
  if (network === undefined) return;
  addTo(byNetwork, network);
  addTo(byKeyAndNetwork, `${keyId} ${network}`);
}
