// Addresses of this server itself: those of the machine that others can reach, and those of the name under which it is public. A
// callback to them would have the server call itself, from an address that somebody may trust.

import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Resolve } from './resolver.ts';

/** How long what the name resolves to is taken for right. */
const FRESH_MS = 60_000;

/** The server's own public addresses, which callbacks must not reach. */
export class OwnAddresses {
  readonly #host: string | undefined;
  readonly #resolve: Resolve;
  readonly #elapsed: () => number;
  #list = new BlockList();
  #at = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;

  /**
   * @param host under which the server is public, where that is known
   * @param elapsed milliseconds of a clock that always runs
   */
  constructor(host: string | undefined, resolve: Resolve, elapsed: () => number = () => performance.now()) {
    this.#host = host;
    this.#resolve = resolve;
    this.#elapsed = elapsed;
  }

  /** Whether an address is one of them, as far as it is known by now. */
  has(address: string): boolean {
    if (this.#elapsed() - this.#at >= FRESH_MS) void this.refresh();
    const version = isIP(address);
    return version !== 0 && this.#list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  }

  /** Looks them up where that was not done lately. Never rejects: a name that cannot be looked up keeps the addresses it had. */
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
