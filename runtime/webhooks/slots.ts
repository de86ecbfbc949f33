// Who may have how many attempts under way: shares of each subscription, of each key, of each network that is dialled, and within
// all of these of receivers that are slow, so that none of them can hold up the others; and turns among those that have something
// due. In all, and at each network, a key that has a place takes more only while twice as many stay free as it has then, beside those
// that are kept for keys without any: however many keys take what they can, who comes has a place at once. What is known of a subscription is known to this process alone: it is learned from its attempts.

import { FairQueue } from '../lib/fair-queue.ts';
import { clientNetwork } from '../limits/client-address.ts';

/** How many deliveries at a time. */
export interface SlotLimits {
  readonly perSubscription: number;
  /** Of all receivers at one IPv4 address, or in one /64 of IPv6. */
  readonly perNetwork: number;
  readonly perKey: number;
  readonly inAll: number;
}

/** Of what a share is full: a key's places, a network's, or those of the whole process as far as one key may have them. */
export type FullShare = 'key' | 'network' | 'all';

/** An attempt that takes longer is slow, milliseconds. */
const QUICK_MS = 1_000;
/** Share of each limit that slow receivers may have: the rest is kept for quick ones. Whose last attempt failed counts as slow. */
const SLOW_SHARE = 0.5;
/** Share of all places, and of each network's, that is kept for keys that have none there; the last of it for quick receivers. */
const KEPT_SHARE = 0.25;
const KEPT_FOR_QUICK = 0.1;
/** Subscriptions of one claim that also is for keys with nothing under way, unless there are more of these. */
const BESIDE_QUIET = 8;
/** Subscriptions that are remembered without having anything under way. */
const MOST_REMEMBERED = 10_000;

/** What is known of a subscription. */
interface Known {
  readonly keyId: string;
  /** Where its receiver was reached last; undefined until its first attempt. */
  network: string | undefined;
  /** One attempt at a time. */
  solo: boolean;
  /** How long its attempts take: a slow one counts at once, quick ones let it fade. Undefined before the first. */
  paceMs: number | undefined;
  underWay: number;
  /** Whether it waits since a share is full: counted once until it has a turn again. */
  putOff: boolean;
}

/** The place of an attempt that is under way. */
export interface Place {
  readonly subscriptionId: string;
}

interface Taken extends Place {
  readonly known: Known;
  readonly began: number;
  network: string | undefined;
  /** How long it took, once it ended. */
  tookMs: number | undefined;
}

/** How many attempts are under way, and how many of them are slow. */
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

/** Places for deliveries under way, shared out over keys and receivers. */
export class DeliverySlots {
  readonly #limits: SlotLimits;
  readonly #elapsed: () => number;
  readonly #known = new Map<string, Known>();
  readonly #taken = new Set<Taken>();
  /** Subscriptions with something due, under their keys. */
  readonly #ready = new FairQueue<string>();
  readonly #onPutOff: (share: FullShare) => void;

  /**
   * @param elapsed milliseconds of a clock that always runs
   * @param onPutOff told, once until its next turn, of a subscription that has to wait since a share is full
   */
  constructor(
    limits: SlotLimits,
    elapsed: () => number = () => performance.now(),
    onPutOff: (share: FullShare) => void = () => {},
  ) {
    this.#onPutOff = onPutOff;
    this.#limits = limits;
    this.#elapsed = elapsed;
  }

  get underWay(): number {
    return this.#taken.size;
  }

  /** A subscription has something due. It keeps its turn when it has one. */
  ready(subscriptionId: string, keyId: string): void {
    this.#ready.add(subscriptionId, keyId);
  }

  /** It has nothing due any more. */
  idle(subscriptionId: string): void {
    this.#ready.remove(subscriptionId);
  }

  /**
   * Whose turn it is, and how many each may have now; they go to the end of the row. Keys that have nothing under way come first, and
   * where there are any, few others beside them: what is claimed and begun for one key the next one waits for.
   */
  next(mostSubscriptions: number): { subscriptionId: string; most: number }[] {
    const wishes: { subscriptionId: string; most: number }[] = [];
    const loads = this.#loads();
    const busy = new Set(loads.byKey.keys());
    const isQuiet = (keyId: string) => !busy.has(keyId);
    let quiet = 0;
    for (const { entry: subscriptionId, key: keyId, round } of this.#ready.inTurn(isQuiet)) {
      if (loads.all.total >= this.#limits.inAll || wishes.length === mostSubscriptions) break;
      const isFirst = round === 0 && isQuiet(keyId);
      if (!isFirst && quiet > 0 && wishes.length >= BESIDE_QUIET) break;
      const most = this.#promise(subscriptionId, loads);
      if (most <= 0) continue;
      if (isFirst) quiet++;
      wishes.push({ subscriptionId, most });
    }
    for (const { subscriptionId } of wishes) this.#ready.rotate(subscriptionId);
    return wishes;
  }

  /** How many more attempts a subscription may have; they count from now on. */
  #promise(subscriptionId: string, loads: Loads): number {
    const known = this.#known.get(subscriptionId);
    if (known === undefined) {
      // Nothing is known of it yet: one attempt tells.
      loads.all.total++;
      return 1;
    }
    const most = this.#room(known, loads);
    known.putOff &&= most <= 0;
    if (most > 0) count(loads, known.keyId, known.network, most, isSlow(known) ? most : 0);
    return most;
  }

  /** What the store says of a subscription: whose it is, and whether it may have one attempt at a time. */
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
        putOff: false,
      });
  }

  /** As `meet`, of one that nothing new is known of. */
  meetAgain(subscriptionId: string, keyId: string): void {
    if (!this.#known.has(subscriptionId)) this.meet(subscriptionId, keyId, false);
  }

  /** Whether a subscription may have one attempt at a time. */
  solo(subscriptionId: string, solo: boolean): void {
    const known = this.#known.get(subscriptionId);
    if (known !== undefined) known.solo = solo;
  }

  /**
   * An attempt begins; undefined when there is no room for it: what was promised may have become less since.
   * @throws RangeError of a subscription that was not met
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

  /** The address that an attempt dials. */
  dialled(place: Place, address: string): void {
    const taken = place as Taken;
    taken.network = clientNetwork(address);
    taken.known.network = taken.network;
  }

  /** It ended; its place stays taken until it is written. */
  ended(place: Place): void {
    const taken = place as Taken;
    const { known } = taken;
    taken.tookMs = this.#elapsed() - taken.began;
    const { paceMs = 0 } = known;
    known.paceMs = taken.tookMs > paceMs ? taken.tookMs : (paceMs + taken.tookMs) / 2;
    // Nothing was dialled, its name was not found for instance: it stays one of those of whom nothing is known.
    known.network ??= '';
  }

  /** It was written, or came to nothing. */
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

  /** How many more attempts a subscription may have. */
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
      const there = byKeyAndNetwork.get(`${known.keyId} ${network}`) ?? NONE;
      shares.push(['network', beside(perNetwork, byNetwork.get(network) ?? NONE, there)]);
    }
    const width = widthOf(known, perSubscription) - known.underWay;
    const full = shares.find(([, room]) => room <= 0);
    // One that has as many as its receiver takes waits for itself.
    if (full !== undefined && width > 0 && !known.putOff) {
      known.putOff = true;
      this.#onPutOff(full[0]);
    }
    return Math.min(width, ...shares.map(([, room]) => room));
  }

  #remember(subscriptionId: string, known: Known): void {
    this.#known.set(subscriptionId, known);
    if (this.#known.size <= MOST_REMEMBERED) return;
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

/** How many attempts of a subscription may be under way: the fewer, the longer they take. */
function widthOf({ network, solo, paceMs = 0 }: Known, most: number): number {
  if (network === undefined || solo) return 1;
  return paceMs <= QUICK_MS ? most : Math.max(1, Math.floor((most * QUICK_MS) / paceMs));
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
