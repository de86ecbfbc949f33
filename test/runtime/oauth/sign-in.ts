// Both sides of a sign-in: an official client, and a user whose browser does nothing but store cookies.

import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Answer, send } from '../../support/http.ts';

export const REDIRECT = 'http://127.0.0.1:33418/callback';

export class Credentials implements OAuthClientProvider {
  readonly clientMetadataUrl?: string;
  readonly redirectUrl: string;
  sentTo: URL | undefined;
  #kept: Record<string, unknown> = {};

  constructor(options: { document?: string; redirectUrl?: string } = {}) {
    this.redirectUrl = options.redirectUrl ?? REDIRECT;
    if (options.document !== undefined) this.clientMetadataUrl = options.document;
  }

  get clientMetadata() {
    return {
      client_name: 'Test client',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }

  clientInformation = () => this.#kept['client'] as never;
  saveClientInformation(client: unknown): void {
    this.#kept['client'] = client;
  }
  tokens = () => this.#kept['tokens'] as Tokens | undefined;
  saveTokens(tokens: unknown): void {
    this.#kept['tokens'] = tokens;
  }
  saveCodeVerifier(verifier: string): void {
    this.#kept['verifier'] = verifier;
  }
  codeVerifier = () => this.#kept['verifier'] as string;
  saveDiscoveryState(state: unknown): void {
    this.#kept['discovery'] = state;
  }
  discoveryState = () => this.#kept['discovery'] as never;
  state = () => 'a-state';
  redirectToAuthorization(url: URL): void {
    this.sentTo = url;
  }
}

export interface Tokens {
  readonly access_token: string;
  readonly token_type: string;
  readonly refresh_token?: string;
}

export class Person {
  readonly #port: number;
  readonly cookies = new Map<string, string>();

  constructor(port: number) {
    this.#port = port;
  }

  /** Follows redirects within the server. */
  async open(address: string | URL, form?: Readonly<Record<string, string>>): Promise<Answer & { at: URL }> {
    let at = new URL(address, 'http://127.0.0.1');
    let body = form === undefined ? undefined : new URLSearchParams(form).toString();
    for (let step = 0; step < 10; step++) {
      const headers = {
        Accept: 'text/html',
        ...(this.cookies.size === 0 ? {} : { Cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      };
      const answer = await send(this.#port, { path: at.pathname + at.search, headers, body });
      for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
      const { location } = answer.headers;
      if (location === undefined) return { ...answer, at };
      const next = new URL(location, at);
      if (!next.pathname.startsWith('/connect/')) return { ...answer, at: next };
      [at, body] = [next, undefined];
    }
    throw new Error('redirected too often');
  }

  submit(page: { text: string }, choice: string, values: Readonly<Record<string, string>> = {}) {
    const form = page.text.split('<form').find((each) => each.includes(`name="choice" value="${choice}"`)) ?? '';
    const hidden = [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const action = /action="([^"]+)"/.exec(form)?.[1];
    if (action === undefined) throw new Error(`The page has no form for ${choice}: ${page.text.slice(0, 2_000)}`);
    return this.open(action, { ...Object.fromEntries(hidden), ...values });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

export async function signIn(url: string, credentials: Credentials, port: number, key: string): Promise<Client> {
  const endpoint = new URL(url);
  const first = new StreamableHTTPClientTransport(endpoint, { authProvider: credentials });
  await new Client(ME).connect(first).then(
    () => Promise.reject(new Error('connected without sign-in')),
    () => {},
  );
  if (credentials.sentTo === undefined) throw new Error('The client sent nobody to sign in.');
  const person = new Person(port);
  const done = await person.submit(await person.open(credentials.sentTo), 'allow', { key });
  await first.finishAuth(done.at.searchParams);
  return connect(url, credentials);
}

export async function connect(url: string, credentials: Credentials): Promise<Client> {
  const client = new Client(ME);
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider: credentials }));
  return client;
}

const ME = { name: 'test', version: '1.0.0' };
