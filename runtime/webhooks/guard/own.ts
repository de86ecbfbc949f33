// Addresses of this machine and of its public host name. A callback to one of them would appear to come from a trusted
// address.

import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Resolve } from './resolver.ts';

/** Time for which the addresses of the public host name are cached. */
const FRESH_MS = 60_000;

export class OwnAddresses {
  readonly #host: string | undefined;
  readonly #resolve: Resolve;
  readonly #elapsed: () => number;
  #list = new BlockList();
  #at = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;

  /**
   * @param host public host name, if known
   * @param elapsed milliseconds from a monotonic clock
   */
  constructor(host: string | undefined, resolve: Resolve, elapsed: () => number = () => performance.now()) {
    this.#host = host;
    this.#resolve = resolve;
    this.#elapsed = elapsed;
  }

  has(address: string): boolean {
    if (this.#elapsed() - this.#at >= FRESH_MS) void this.refresh();
    const version = isIP(address);
    return version !== 0 && this.#list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  }

  /** Never rejects. If a lookup fails, the previous addresses are kept. */
  refresh(): Promise<void> {
    if (this.#elapsed() - this.#at < FRESH_MS) return Promise.resolve();
    this.#underWay ??= this.#look().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #look(): Promise<void> {
    const host = this.#host;
    const named =
      host === undefined ? [] : isIP(host) === 0 ? await this.#resolve(host).catch(() => undefined) : [host];
    this.#at = this.#elapsed();
    if (named === undefined) return;
    const local = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const addresses = [...named, ...local.filter(({ internal }) => !internal).map(({ address }) => address)];
    const list = new BlockList();
    for (const address of addresses) {
      const version = isIP(address);
      if (version !== 0) list.addAddress(address, version === 4 ? 'ipv4' : 'ipv6');
    }
    this.#list = list;
  }
}
