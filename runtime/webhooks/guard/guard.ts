// Checks a callback URL at the time of subscription, to reject it with a reason, and each address when it is dialed,
// because DNS records change.

import { type BlockList, isIP } from 'node:net';
import { isNamed, isPublic, isService } from './addresses.ts';
import { OwnAddresses } from './own.ts';
import type { Resolve } from './resolver.ts';

export interface GuardOptions {
  /** Networks that callbacks may reach in addition to public addresses. */
  readonly networks: BlockList;
  /** Allows `http://` URLs, but only to addresses in `networks`. */
  readonly http: boolean;
  /**
   * Allowed ports for public addresses; an empty string means the default port. Addresses in `networks` may use any
   * port.
   */
  readonly ports?: ReadonlySet<string>;
  readonly resolve: Resolve;
  /** The server's public host name, if known. */
  readonly publicHost?: string | undefined;
}

const PORTS: ReadonlySet<string> = new Set(['', '443', '8443']);
const MAX_URL_LENGTH = 2_048;

/** The message is shown after "callback_url: ". */
export class Refused extends Error {}

export class BlockedAddress extends Error {
  readonly code = 'ERR_BLOCKED_ADDRESS';

  constructor() {
    super('the address is not allowed');
  }
}

class OwnAddress extends BlockedAddress {}

export class Unresolvable extends Error {
  readonly code = 'ERR_UNRESOLVABLE';
}

export class Guard {
  readonly #options: GuardOptions;
  readonly #own: OwnAddresses;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#own = new OwnAddresses(options.publicHost, options.resolve);
  }

  /** @throws Refused */
  async check(text: string): Promise<URL> {
    const url = this.#form(text);
    const host = hostOf(url);
    let addresses: readonly string[];
    try {
      addresses = await this.addressesOf(host, url.protocol === 'http:');
    } catch (error) {
      if (error instanceof Unresolvable) throw new Refused('has a host name that cannot be resolved');
      throw new Refused(error instanceof OwnAddress ? 'must not point at this server itself' : this.#expected(url));
    }
    const own = addresses.every((address) => isNamed(address, this.#options.networks));
    const { ports = PORTS } = this.#options;
    if (!own && !ports.has(url.port)) {
      const named = [...ports].filter((port) => port !== '').join(' or ');
      throw new Refused(`must use port ${named}`);
    }
    if (!own && isIP(host) === 0 && !host.replace(/\.$/, '').includes('.'))
      throw new Refused('must have a fully qualified host name such as hooks.example.org');
    return url;
  }

  /**
   * Rejects the host if one of its addresses is forbidden.
   * @param onlyOwn allows only addresses in `networks` (for `http:`)
   * @throws BlockedAddress, Unresolvable
   */
  async addressesOf(host: string, onlyOwn: boolean): Promise<readonly string[]> {
    const [addresses] = await Promise.all([isIP(host) === 0 ? this.#lookUp(host) : [host], this.#own.refresh()]);
    if (addresses.some((address) => this.#isOwn(address))) throw new OwnAddress();
    if (!addresses.every((address) => this.allows(address, onlyOwn))) throw new BlockedAddress();
    return addresses;
  }

  allows(address: string, onlyOwn: boolean): boolean {
    if (isService(address)) return false;
    return isNamed(address, this.#options.networks) || (!onlyOwn && isPublic(address) && !this.#own.has(address));
  }

  /**
   * Returns whether a public address belongs to this machine or its host name, and is not in a network that the
   * operator lists.
   */
  #isOwn(address: string): boolean {
    return this.#own.has(address) && isPublic(address) && !isNamed(address, this.#options.networks);
  }

  async #lookUp(name: string): Promise<readonly string[]> {
    const addresses = await this.#options.resolve(name).catch(() => []);
    if (addresses.length === 0) throw new Unresolvable('no address');
    return addresses;
  }

  #form(text: string): URL {
    const url = URL.parse(text);
    if (url === null || text.length > MAX_URL_LENGTH)
      throw new Refused('must be a URL such as https://hooks.example.org/path');
    const { http } = this.#options;
    if (url.protocol !== 'https:' && !(http && url.protocol === 'http:')) throw new Refused('must begin with https://');
    if (url.username !== '' || url.password !== '') throw new Refused('must not contain a user name or password');
    if (url.hash !== '') throw new Refused('must not have a fragment (#…)');
    if (url.hostname === '') throw new Refused('must have a host');
    if (!isPlainHost(url)) {
      throw new Refused('must have a host name of letters, digits, dots and hyphens, or an IP address');
    }
    return url;
  }

  #expected(url: URL): string {
    if (url.protocol === 'http:')
      return 'uses http://, which is only allowed for networks that the operator listed: use https://';
    return 'has a host that is not a public internet address';
  }
}

/**
 * The URL standard also accepts `*`, `;`, `,` and quotes in host names, which would change the meaning of a header
 * field or a sentence.
 */
export function isPlainHost({ hostname }: URL): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname);
}

/** Returns the host in the form in which it is dialed; IPv6 addresses have no brackets. */
export function hostOf(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
}
