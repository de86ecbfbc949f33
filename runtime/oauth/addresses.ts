// Where sign-in stands: the issuer, the endpoints behind it, and which of them a resource indicator names. One base for all of it,
// so that what a proxy or a caller writes into `Host` never becomes an address that somebody follows.

/** The room's place on the server. */
export const CONNECT = '/connect';
/** The MCP endpoint of all services; every other one lies below it. */
export const ALL_SERVICES = `${CONNECT}/mcp/`;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** What addresses are made of. */
export interface AddressesOptions {
  /** The server's own address, where it is configured. */
  readonly publicUrl: string | undefined;
  /** The address on this machine, known once the server listens: `http://127.0.0.1:8080`. */
  readonly local: () => string;
  /** Whether a path such as `/mcp/places/` is an MCP endpoint. */
  readonly isEndpoint: (path: string) => boolean;
}

/** The addresses of sign-in. */
export class Addresses {
  readonly #options: AddressesOptions;

  constructor(options: AddressesOptions) {
    this.#options = options;
  }

  /** The server's own address: `https://almanac.example.org`. */
  get base(): string {
    return this.#options.publicUrl ?? this.#options.local();
  }

  /** What tokens and metadata name as their source. */
  get issuer(): string {
    return `${this.base}${CONNECT}`;
  }

  /** Whether browsers reach the server over TLS. */
  get isSecure(): boolean {
    return this.base.startsWith('https:');
  }

  /** The base as a caller knows it: a server on one's own machine has several names, and clients compare what they are told. */
  baseFor(host: string | undefined): string {
    if (host === undefined) return this.base;
    const named = `http://${host.toLowerCase()}`;
    return this.#bases().includes(named) ? named : this.base;
  }

  /** The endpoint that a resource indicator names, as its path with a slash at its end; undefined for what is none of ours. */
  audienceOf(resource: string): string | undefined {
    const url = URL.parse(resource);
    if (url === null || url.hash !== '' || url.username !== '' || url.password !== '') return undefined;
    return this.#bases().includes(url.origin) ? this.endpointAt(url.pathname) : undefined;
  }

  /** The endpoint at a path below the room, with a slash at its end; undefined where there is none. */
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

/** Whether a token for one endpoint is good at another: one for all services is good for each. */
export function covers(audience: string, endpoint: string): boolean {
  return audience === ALL_SERVICES || audience === endpoint;
}
