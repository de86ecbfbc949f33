// Who may have how many attempts under way: shares of each subscription and each receiver, so that none of them can hold up the
// others, and turns among those that have something due.

export interface SlotLimits {
  readonly perSubscription: number;
  readonly perHost: number;
  readonly inAll: number;
}

/** What is known of a subscription. */
interface Known {
  readonly host: string | undefined;
  solo: boolean;
  underWay: number;
}

/** Share of all attempts that subscriptions with one attempt at a time have together: receivers that fail are many at times. */
const SOLO_SHARE = 0.5;
/** Subscriptions that are remembered without having anything under way. */
const MOST_REMEMBERED = 10_000;

export class Slots {
  readonly #limits: SlotLimits;
  readonly #known = new Map<string, Known>();
  readonly #byHost = new Map<string, number>();
  /** Those with attempts under way. */
  readonly #busy = new Set<Known>();
  /** In the order of their turns. */
  readonly #ready = new Set<string>();
  #inAll = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  get underWay(): number {
    return this.#inAll;
  }

  /** A subscription has something due. It keeps its turn when it has one. */
  ready(subscriptionId: string): void {
    this.#ready.add(subscriptionId);
  }

  /** It has nothing due any more. */
  idle(subscriptionId: string): void {
    this.#ready.delete(subscriptionId);
  }

  /** Whose turn it is, and how many each may have now; they go to the end of the row. */
  next(mostSubscriptions: number): { subscriptionId: string; most: number }[] {
    const wishes: { subscriptionId: string; most: number }[] = [];
    let left = this.#limits.inAll - this.#inAll;
    const promised = new Map<string, number>();
    let solosLeft = this.#solosLeft();
    for (const subscriptionId of [...this.#ready]) {
      if (left <= 0 || wishes.length === mostSubscriptions) break;
      const known = this.#known.get(subscriptionId);
      const host = known?.host ?? '';
      const most = Math.min(left, this.#free(subscriptionId, promised.get(host) ?? 0));
      const isSolo = known?.solo === true;
      if (most <= 0 || (isSolo && solosLeft < 1)) continue;
      if (isSolo) solosLeft--;
      left -= most;
      promised.set(host, (promised.get(host) ?? 0) + most);
      wishes.push({ subscriptionId, most });
      this.#ready.delete(subscriptionId);
      this.#ready.add(subscriptionId);
    }
    return wishes;
  }

  /** Whether an attempt may begin: what was promised may have become one at a time since. */
  admits(subscriptionId: string): boolean {
    const known = this.#known.get(subscriptionId);
    return known?.solo !== true || (known.underWay === 0 && this.#solosLeft() >= 1);
  }

  /** An attempt begins. */
  take(subscriptionId: string, host: string): void {
    const known = this.#known.get(subscriptionId);
    if (known === undefined || known.host !== host) {
      if (known !== undefined) this.#busy.delete(known);
      this.#remember(subscriptionId, { host, solo: known?.solo ?? false, underWay: known?.underWay ?? 0 });
    }
    const now = this.#known.get(subscriptionId) as Known;
    now.underWay++;
    this.#busy.add(now);
    this.#byHost.set(host, (this.#byHost.get(host) ?? 0) + 1);
    this.#inAll++;
  }

  /** It ended, and was written. */
  release(subscriptionId: string, host: string): void {
    const known = this.#known.get(subscriptionId);
    if (known !== undefined && --known.underWay === 0) this.#busy.delete(known);
    const left = (this.#byHost.get(host) ?? 1) - 1;
    if (left === 0) this.#byHost.delete(host);
    else this.#byHost.set(host, left);
    this.#inAll--;
  }

  /** Whether a subscription may have one attempt at a time. */
  solo(subscriptionId: string, solo: boolean): void {
    const known = this.#known.get(subscriptionId);
    if (known !== undefined) known.solo = solo;
  }

  #solosLeft(): number {
    return this.#limits.inAll * SOLO_SHARE - [...this.#busy].filter(({ solo }) => solo).length;
  }

  #free(subscriptionId: string, promised: number): number {
    const known = this.#known.get(subscriptionId);
    // Its receiver is not known yet: one tells it.
    if (known?.host === undefined) return 1;
    const { perSubscription, perHost } = this.#limits;
    const own = (known.solo ? 1 : perSubscription) - known.underWay;
    return Math.min(own, perHost - promised - (this.#byHost.get(known.host) ?? 0));
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
