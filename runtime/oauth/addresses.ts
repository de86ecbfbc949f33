// All sign-in URLs use one base URL, so that a `Host` header from a proxy or caller never becomes part of a URL that
// someone follows.

export const CONNECT = '/connect';
export const ALL_SERVICES = `${CONNECT}/mcp/`;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export interface AddressesOptions {
  readonly publicUrl: string | undefined;
  /** Local base URL, known once the server listens, such as `http://127.0.0.1:8080`. */
  readonly local: () => string;
  /** A path such as `/mcp/places/`. */
  readonly isEndpoint: (path: string) => boolean;
}

export class Addresses {
  readonly #options: AddressesOptions;

  constructor(options: AddressesOptions) {
    this.#options = options;
  }

  /** For example `https://almanac.example.org`. */
  get base(): string {
    return this.#options.publicUrl ?? this.#options.local();
  }

  get issuer(): string {
    return `${this.base}${CONNECT}`;
  }

  get isSecure(): boolean {
    return this.base.startsWith('https:');
  }

  /** Clients compare URLs, so the name that the caller uses for localhost is kept. */
  baseFor(host: string | undefined): string {
    if (host === undefined) return this.base;
    const named = `http://${host.toLowerCase()}`;
    return this.#bases().includes(named) ? named : this.base;
  }

  /** Returns a path with a trailing slash, or undefined if the resource is not an endpoint of this server. */
  audienceOf(resource: string): string | undefined {
    const url = URL.parse(resource);
    if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return undefined;
    return this.#bases().includes(url.origin) ? this.endpointAt(url.pathname) : undefined;
  }

  /** The result has a trailing slash. */
  endpointAt(path: string): string | undefined {
    if (!path.startsWith(`${CONNECT}/mcp`) || !this.#options.isEndpoint(path.slice(CONNECT.length))) return undefined;
    return path.endsWith('/') ? path : `${path}/`;
  }

  #bases(): readonly string[] {
    const { publicUrl, local } = this.#options;
    if (publicUrl !== undefined) return [publicUrl];
    const { port } = new URL(local());
    return LOOPBACK.map((name) => (port === '' ? `http://${name}` : `http://${name}:${port}`));
  }
}

/** A token for all services is valid at each endpoint. */
export function covers(audience: string, endpoint: string): boolean {
  return audience === ALL_SERVICES || audience === endpoint;
}
