// Blocks set by operators are kept in memory; changes reach every process within a second.

import { BlockList, isIPv6 } from 'node:net';
import { randomBase62 } from '../contract/key-format.ts';
import { invalidArgument, Problem } from '../contract/problem.ts';
import { HOUR_MS } from '../lib/duration.ts';
import { networkOf } from '../lib/networks.ts';
import type { Block, BlockKind } from '../store/blocks.ts';
import { nextCursor, type PageRequest, readPage } from '../store/paging.ts';
import type { Store } from '../store/store.ts';

const MAX_BLOCKS = 10_000;
const MIN_BITS = { ipv4: 8, ipv6: 16 } as const;
const ID_LENGTH = 16;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,126}$/;
/** RFC 1035, section 2.3.4. */
const MAX_DOMAIN_LENGTH = 253;
/** Short interval, because a timer does not notice clock changes. */
const MAX_TIMER_MS = HOUR_MS;

export interface BlocksOptions {
  readonly store: Pick<Store, 'blocks' | 'keys'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly contact?: string | undefined;
  readonly onError: (message: string, error: unknown) => void;
}

export interface BlockOptions {
  readonly kind: BlockKind;
  readonly value: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly until?: string | undefined;
}

export class Blocks {
  readonly #options: BlocksOptions;
  readonly #unhear: () => void;
  #networks: BlockList | undefined;
  #domains: ReadonlySet<string> = new Set();
  #keys: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #loading: Promise<void> | undefined;
  #again = false;

  constructor(options: BlocksOptions) {
    this.#options = options;
    this.#unhear = options.store.blocks.onChange(() => void this.load());
  }

  /** Never rejects: if the store is unavailable, the known list is kept. */
  load(): Promise<void> {
    this.#again = true;
    this.#loading ??= this.#loadAll().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** @throws Problem blocked */
  refuseNetwork(address: string): void {
    if (this.#networks?.check(address, isIPv6(address) ? 'ipv6' : 'ipv4') !== true) return;
    throw this.#blocked('Your network');
  }

  /** True if any network is blocked. If false, callers need not determine the address. */
  get hasNetworks(): boolean {
    return this.#networks !== undefined;
  }

  /** A block also covers subdomains. @throws Problem blocked */
  refuseEmail(email: string): void {
    if (this.#isBlockedDomain(email)) throw this.#blocked('This email address');
  }

  /** @throws Problem blocked */
  refuseKey(id: string, email: string): void {
    if (this.#keys.has(id) || this.#isBlockedDomain(email)) throw this.#blocked('This key');
  }

  /** @throws Problem invalid_arguments, not_found, store_unavailable */
  async add(blockOptions: BlockOptions, by: string): Promise<Block> {
    const { store, now } = this.#options;
    const value = await this.#valueOf(blockOptions);
    const until = blockOptions.until === undefined ? null : Date.parse(blockOptions.until);
    if (until !== null && until <= now()) throw invalidArgument('until', 'must be in the future');
    const id = `blk_${randomBase62(ID_LENGTH)}`;
    const { kind, reason } = blockOptions;
    const made = await store.blocks.put(
      { ...{ id, kind, value, reason, until }, createdAt: now(), createdBy: by },
      MAX_BLOCKS,
    );
    if (made === undefined)
      throw invalidArgument('value', `exceeds the limit of ${MAX_BLOCKS} blocks`, 'Remove blocks that have expired.');
    await this.load();
    return made;
  }

  /** Returns the newest blocks first, including expired ones. @throws Problem invalid_arguments, store_unavailable */
  async list(request: PageRequest): Promise<{ blocks: Block[]; nextCursor: string | null }> {
    const page = readPage(request);
    const blocks = await this.#options.store.blocks.list(page);
    const last = blocks.at(-1);
    return { blocks, nextCursor: nextCursor(page, last && { time: last.createdAt, id: last.id }, blocks.length) };
  }

  /** @throws Problem not_found, store_unavailable */
  async lift(id: string): Promise<Block> {
    const gone = await this.#options.store.blocks.remove(id);
    if (gone === undefined)
      throw new Problem('not_found', 'No block has this id.', { hint: 'List the blocks to see their ids.' });
    await this.load();
    return gone;
  }

  close(): void {
    this.#unhear();
    clearTimeout(this.#timer);
  }

  /** Normalizes the value, so that it is blocked only once. */
  async #valueOf({ kind, value: input }: BlockOptions): Promise<string> {
    const value = input.trim();
    if (kind === 'network') {
      const network = networkOf(value);
      if (network === undefined) throw invalidArgument('value', 'must be an address or a network such as 192.0.2.0/24');
      const min = MIN_BITS[network.family];
      if (network.bits < min) throw invalidArgument('value', `must have at least ${min} bits: the network is too wide`);
      return `${network.address.toLowerCase()}/${network.bits}`;
    }
    if (kind === 'email_domain') {
      const domain = value.toLowerCase().replace(/^@/, '');
      if (domain.length > MAX_DOMAIN_LENGTH || !DOMAIN.test(domain))
        throw invalidArgument('value', 'must be a domain such as example.org');
      return domain;
    }
    const { store, now } = this.#options;
    if ((await store.keys.get(value, now())) !== undefined) return value;
    throw new Problem('not_found', 'No key has this id.', { hint: 'List the keys to see their ids.' });
  }

  async #loadAll(): Promise<void> {
    const { store, now, onError } = this.#options;
    while (this.#again) {
      this.#again = false;
      try {
        this.#hold(await store.blocks.active(now()));
      } catch (error) {
        onError('Blocks could not be read; the known ones stay in effect.', error);
      }
    }
  }

  #hold(blocks: readonly Block[]): void {
    const of = (kind: BlockKind) => blocks.filter((block) => block.kind === kind).map(({ value }) => value);
    const networks = of('network')
      .map(networkOf)
      .filter((network) => network !== undefined);
    const list = new BlockList();
    for (const { address, bits, family } of networks) list.addSubnet(address, bits, family);
    this.#networks = networks.length === 0 ? undefined : list;
    this.#domains = new Set(of('email_domain'));
    this.#keys = new Set(of('key'));
    const ends = blocks.map(({ until }) => until).filter((until) => until !== null);
    clearTimeout(this.#timer);
    if (ends.length === 0) return;
    const waitMs = Math.min(...ends) - this.#options.now() + 1;
    this.#timer = setTimeout(() => void this.load(), Math.min(Math.max(1, waitMs), MAX_TIMER_MS)).unref();
  }

  #isBlockedDomain(email: string): boolean {
    if (this.#domains.size === 0) return false;
    let domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    for (;;) {
      if (this.#domains.has(domain)) return true;
      const dot = domain.indexOf('.');
      if (dot < 0) return false;
      domain = domain.slice(dot + 1);
    }
  }

  #blocked(who: string): Problem {
    const { contact } = this.#options;
    return new Problem(
      'blocked',
      `${who} is blocked on this server.`,
      contact === undefined ? {} : { hint: `Ask ${contact}.` },
    );
  }
}
