// URLs of sign-in: the issuer, the endpoints behind it, and which of them a resource indicator names. All use one base URL, so that a
// `Host` sent by a proxy or caller never becomes a URL that someone follows.

export const CONNECT = '/connect';
/** The MCP endpoint of all services; all others are below it. */
export const ALL_SERVICES = `${CONNECT}/mcp/`;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export interface AddressesOptions {
  /** The server's public URL, if configured. */
  readonly publicUrl: string | undefined;
  /** The URL on this machine, known once the server listens: `http://127.0.0.1:8080`. */
  readonly local: () => string;
  /** Whether a path such as `/mcp/places/` is an MCP endpoint. */
  readonly isEndpoint: (path: string) => boolean;
}

export class Addresses {
  readonly #options: AddressesOptions;

  constructor(options: AddressesOptions) {
    this.#options = options;
  }

  /** The server's own URL: `https://almanac.example.org`. */
  get base(): string {
    return this.#options.publicUrl ?? this.#options.local();
  }

  /** Issuer of tokens and metadata. */
  get issuer(): string {
    return `${this.base}${CONNECT}`;
  }

  /** Whether browsers reach the server over TLS. */
  get isSecure(): boolean {
    return this.base.startsWith('https:');
  }

  /** The base URL as the caller knows it: a server on localhost has several names, and clients compare URLs. */
  baseFor(host: string | undefined): string {
    if (host === undefined) return this.base;
    const named = `http://${host.toLowerCase()}`;
    return this.#bases().includes(named) ? named : this.base;
  }

  /** The endpoint that a resource indicator names, as a path with a trailing slash; undefined if it is not an endpoint of this server. */
  audienceOf(resource: string): string | undefined {
    const url = URL.parse(resource);
    if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return undefined;
    return this.#bases().includes(url.origin) ? this.endpointAt(url.pathname) : undefined;
  }

  /** The endpoint at a path below `/connect`, with a trailing slash; undefined if there is none. */
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

/** Whether a token for one endpoint is valid at another: one for all services is valid for each. */
export function covers(audience: string, endpoint: string): boolean {
  return audience === ALL_SERVICES || audience === endpoint;
}
