// Options and requests that are shared by all commands.

import { type Address, AlmanacError, Caller, type Format } from '../core.ts';
import { NetworkError, UnreadableError, UsageError } from './errors.ts';
import type { Tool } from './tool.ts';

/** Data of the command line that is generated from the manifests. */
export interface Offer {
  readonly tools: readonly Tool[];
  readonly keyHeader: string;
  readonly version: string;
}

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Invocation {
  readonly offer: Offer;
  readonly options: Options;
  readonly words: readonly string[];
}

const DEFAULT_URL = 'http://127.0.0.1:8080';
const DEFAULT_TIMEOUT_S = 60;
/** Matches keys that contain only characters allowed in a header. */
const KEY = /^[\x21-\x7e]+$/;

export class Server {
  readonly url: string;
  readonly #caller: Caller;
  readonly #seconds: number;

  constructor({ offer, options }: Invocation) {
    const key = (options['key'] as string | undefined) ?? process.env['ALMANAC_KEY'] ?? '';
    this.url = urlOf((options['url'] as string | undefined) ?? process.env['ALMANAC_URL'] ?? '');
    this.#seconds = secondsOf(options['timeout'] as string | undefined);
    // Messages never contain the key, because terminals and logs store messages.
    if (key !== '' && !KEY.test(key)) throw new UsageError('The key contains invalid characters.');
    const settings = { baseUrl: this.url, timeoutMs: this.#seconds * 1_000, ...(key === '' ? {} : { key }) };
    this.#caller = new Caller(settings, offer.keyHeader);
  }

  json<Result>(address: Address, values: object): Promise<Result> {
    return this.read(address, values, { accept: 'application/json', body: (response) => response.json() });
  }

  /** @throws AlmanacError, NetworkError or UnreadableError */
  async read<Result>(address: Address, values: object, format: Format<Result>): Promise<Result> {
    try {
      return await this.#caller.read(address, values, format);
    } catch (error) {
      if (error instanceof AlmanacError) throw error;
      if (error instanceof SyntaxError) throw new UnreadableError(`The response from ${this.url} cannot be read.`);
      throw new NetworkError(this.#reason(error as Error));
    }
  }

  #reason({ name, message, cause }: Error): string {
    if (name === 'TimeoutError') return `${this.url} did not respond within ${this.#seconds} s.`;
    const { code, message: inside = message } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
    return `${this.url} cannot be reached: ${inside === '' ? code : inside}`;
  }
}

function urlOf(text: string): string {
  const url = parsedUrl(text === '' ? DEFAULT_URL : text);
  // The messages must not contain the URL, because it may include a password.
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError('The URL must begin with https:// or http://, such as https://almanac.example.org.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new UsageError('The URL must not contain a user name, a password, a query or a fragment.');
  return url.href.replace(/\/$/, '');
}

/** Replaces URL.parse, which Node 20 does not have. */
function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function secondsOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_TIMEOUT_S;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new UsageError('--timeout must be a number of seconds from 1 to 9999.');
  return Number(text);
}
