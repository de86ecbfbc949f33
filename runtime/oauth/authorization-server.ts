// The OAuth provider is loaded at the first sign-in.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config/config.ts';
import { Problem } from '../contract/problem.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Secrets } from '../identity/secrets.ts';
import { HOUR_S } from '../lib/duration.ts';
import type { BurstCap } from '../limits/burst.ts';
import type { ClientAddresses } from '../limits/client-address.ts';
import type { ConnectStore } from '../store/connect-store.ts';
import type { Log } from '../telemetry/log.ts';
import type { RequestContext } from '../transports/http/request-context.ts';
import { send } from '../transports/http/send.ts';
import type { TransportObserver } from '../transports/observer.ts';
import { createAgents } from '../webhooks/guard/agents.ts';
import { Guard } from '../webhooks/guard/guard.ts';
import { createResolve } from '../webhooks/guard/resolver.ts';
import { webhookSettings } from '../webhooks/webhooks.ts';
import { type Addresses, CONNECT } from './addresses.ts';
import { answerConsent, type ConsentAnswer, type ConsentOptions, fault } from './consent.ts';
import { ROUTES, SCOPE } from './metadata.ts';
import { CLIENT_UNUSED_MS } from './records.ts';
import { recordDigests, SigningKeys } from './signing.ts';

const LIMITS = {
  /** Rate limit for new sign-ins, each of which is stored for an hour. */
  begin: { perSecond: 0.2, size: 60 },
  /** Client metadata documents. */
  fetch: { perSecond: 0.1, size: 20 },
  /** Rate limit for entered keys and email addresses. */
  try: { perSecond: 10 / 60, size: 10 },
} as const;
/** Only the default port of https is allowed. */
const DOCUMENT_PORTS: ReadonlySet<string> = new Set(['', '443']);
const TOO_MANY = 'Too many sign-ins were started from your network: wait a few minutes';

/** Other parameters are ignored (RFC 6749, 3.1). */
const ASKED: ReadonlySet<string> = new Set([
  ...['client_id', 'redirect_uri', 'response_type', 'state', 'resource', 'prompt'],
  ...['code_challenge', 'code_challenge_method'],
]);

export interface AuthorizationServerOptions {
  readonly config: Config;
  readonly addresses: Addresses;
  readonly store: ConnectStore;
  readonly secrets: Secrets;
  readonly accounts: Accounts;
  readonly clientAddresses: ClientAddresses;
  /** "all 26 services" */
  readonly describe: (endpoint: string) => string;
  readonly observer: TransportObserver;
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class AuthorizationServer {
  readonly #options: AuthorizationServerOptions;
  readonly #signing: SigningKeys;
  readonly #consent: ConsentOptions;
  readonly #bursts: BurstCap;
  #loading: Promise<Provider> | undefined;
  #close = () => {};

  constructor(options: AuthorizationServerOptions) {
    const { addresses, config, accounts, secrets, clientAddresses, describe, log, now } = options;
    this.#options = options;
    this.#signing = new SigningKeys(
      [secrets, secrets.previous].flatMap((each) => each?.connectKey ?? []),
      now,
    );
    this.#bursts = accounts.burstCap('connect');
    const { signUps } = accounts;
    const signUp = async (email: string, request: IncomingMessage) => {
      const address = clientAddresses.of(request);
      if (!signUps.byMail) return signUps.atOnce(email, address);
      await signUps.mailLink(email, address);
      return undefined;
    };
    this.#consent = {
      ...{ addresses, signing: this.#signing, contact: config.contact, describe, log },
      authenticate: (credentials) => accounts.authenticate(credentials),
      keyDigest: (key) => secrets.keyDigest(key),
      signUp: config.signup === 'off' ? undefined : signUp,
      mayTry: (network) => this.#may('try', network),
    };
  }

  async begin(context: RequestContext, query: string): Promise<void> {
    if (!this.#may('begin', context.network)) {
      return answerPage(context, { ...fault(TOO_MANY, 'temporarily_unavailable'), status: 429 });
    }
    const parameters = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => ASKED.has(name)));
    parameters.set('scope', SCOPE);
    return this.provide(context, `${ROUTES.authorization}?${parameters}`);
  }

  /** Removes the oldest clients without a sign-in, so that new clients can still register. */
  async register(context: RequestContext): Promise<void> {
    const { config, store, observer } = this.#options;
    const perHour = config.connectRegistrations;
    const waitMs = this.#bursts.take(`register ${context.network}`, { perSecond: perHour / HOUR_S, size: perHour });
    if (waitMs > 0) {
      observer.onRefused('connect_temporarily_unavailable', 429, context.requestId);
      return refuseRegistration(context, waitMs / 1_000);
    }
    await this.provide(context, ROUTES.registration);
    await store.evictClients(CLIENT_UNUSED_MS, config.connectUnusedClients);
  }

  async consent(context: RequestContext, uid: string): Promise<void> {
    const provider = await this.#load();
    answerPage(
      context,
      await consentRequest.run(context.req, () => answerConsent(this.#consent, provider, context, uid)),
    );
  }

  /** @param target without `/connect` */
  async provide({ req, res, fields }: RequestContext, target: string): Promise<void> {
    const provider = await this.#load();
    for (let at = 0; at < fields.length; at += 2) res.setHeader(fields[at] as string, fields[at + 1] as string);
    Object.assign(req, { originalUrl: CONNECT + target, url: target });
    await provider.callback()(req, res);
  }

  close(): void {
    this.#close();
  }

  #may(what: keyof typeof LIMITS, network: string): boolean {
    return this.#bursts.take(`${what} ${network}`, LIMITS[what]) === 0;
  }

  #load(): Promise<Provider> {
    this.#loading ??= this.#made().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  async #made(): Promise<Provider> {
    const { createProvider } = await import('./provider.ts');
    const { config, addresses, store, secrets, accounts, clientAddresses, observer, now } = this.#options;
    const settings = webhookSettings(config);
    const guard = new Guard({
      publicHost: settings.publicHost,
      networks: config.connectClientNetworks,
      http: false,
      ports: DOCUMENT_PORTS,
      resolve: createResolve(),
    });
    const agents = createAgents(guard, settings.caFile);
    this.#close = () => agents.destroy();
    return createProvider({
      ...{ addresses, store, signing: this.#signing, guard, agents, now },
      digests: recordDigests(secrets),
      tokenSeconds: config.connectTokenLifetime / 1_000,
      refreshSeconds: config.connectRefreshLifetime / 1_000,
      mayFetch: (request) => this.#may('fetch', clientAddresses.networkOf(request)),
      consentRequest: () => consentRequest.getStore(),
      isGood: (secret) => isGood(accounts, secret),
      errorPage: (what, error) => fault(what, error),
      onRefused: (error, status, response) => observer.onRefused(`connect_${error}`, status, idOf(response)),
      onError: (error, response) => observer.onError(error, idOf(response)),
    });
  }
}

/** Used for fetches by the provider, which have no request context. */
const consentRequest = new AsyncLocalStorage<IncomingMessage>();

/** Error format that OAuth clients parse (RFC 6749, 5.2). */
function refuseRegistration(context: RequestContext, waitSeconds: number): void {
  const body = {
    error: 'temporarily_unavailable',
    error_description:
      'Too many clients were registered from your network. Wait, or use a client metadata document as client_id.',
  };
  const fields = ['Retry-After', String(Math.max(1, Math.ceil(waitSeconds))), 'Cache-Control', 'no-store'];
  send(context, 429, JSON.stringify(body), fields);
}

/** The page's header fields replace the defaults. */
function answerPage(context: RequestContext, { status, html, fields }: ConsentAnswer): void {
  for (let at = context.fields.length - 2; at >= 0; at -= 2) {
    if (Object.hasOwn(fields, context.fields[at] as string)) context.fields.splice(at, 2);
  }
  send(context, status, html, Object.entries(fields).flat(), 'text/html; charset=utf-8');
}

async function isGood(accounts: Accounts, secret: string): Promise<boolean> {
  try {
    await accounts.keyOfSecret(secret);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code !== 'store_unavailable') return false;
    throw error;
  }
}

function idOf(response: ServerResponse<IncomingMessage>): string {
  return String(response.getHeader('X-Request-Id') ?? '');
}
