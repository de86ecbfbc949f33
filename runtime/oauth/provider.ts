// oidc-provider with all unneeded features disabled. It signs only its cookies. Codes and tokens are random, and the
// store determines whether they are valid.

import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { ConnectStore } from '../store/connect-store.ts';
import { isDisconnect } from '../transports/http/disconnect.ts';
import type { Agents } from '../webhooks/guard/agents.ts';
import type { Guard } from '../webhooks/guard/guard.ts';
import { type Addresses, ALL_SERVICES, CONNECT } from './addresses.ts';
import { checkClientDocument, fetchClientDocument, Unreadable } from './client-documents.ts';
import { narrowClient } from './clients.ts';
import { ROUTES, SCOPE } from './metadata.ts';
import { adapterOf } from './records.ts';
import type { RecordDigests, SigningKeys } from './signing.ts';

/** A provider version that implements a different draft refuses to start. */
const CLIENT_DOCUMENTS_DRAFT = 'draft-02';
const CODE_S = 60;
/** Time that a user may take to sign in, including receiving an email, in seconds. */
export const CONSENT_S = 3_600;
const DOCUMENT_KEPT_S = { min: 30, max: 86_400 };

export interface ProviderOptions {
  readonly addresses: Addresses;
  readonly store: ConnectStore;
  readonly digests: RecordDigests;
  readonly signing: SigningKeys;
  readonly guard: Guard;
  readonly agents: Agents;
  readonly tokenSeconds: number;
  readonly refreshSeconds: number;
  readonly now: () => number;
  readonly mayFetch: (request: IncomingMessage) => boolean;
  readonly consentRequest: () => IncomingMessage | undefined;
  /** Takes the digest of a key's secret. */
  readonly isGood: (secret: string) => Promise<boolean>;
  readonly errorPage: (what: string, error: string) => { html: string; fields: Readonly<Record<string, string>> };
  /** `error` is the OAuth error code. */
  readonly onRefused: (error: string, status: number, response: ServerResponse) => void;
  readonly onError: (error: unknown, response: ServerResponse) => void;
}

/** Returns the cookie names. With TLS, no other host or path can set these cookies. */
export function cookieNames(isSecure: boolean): { readonly interaction: string; readonly resume: string } {
  const prefix = isSecure ? '__Host-' : '';
  return { interaction: `${prefix}almanac-consent`, resume: `${prefix}almanac-resume` };
}

export function createProvider(options: ProviderOptions): Provider {
  const { addresses, store, digests, now } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', path: '/', signed: true } as const;
  const usedTwice = (what: string) => new errors.InvalidGrant(what);
  const provider = new Provider(addresses.issuer, {
    adapter: (kind: string) => adapterOf(kind, { store, digests, now, usedTwice }),
    clientAuthMethods: ['none'],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'Ed25519',
    },
    // The provider also accepts an object instead of a list, but its types do not include this.
    cookies: {
      names: { session: 'almanac-session', ...cookieNames(addresses.isSecure) },
      ...{ long: cookie, short: cookie, keys: options.signing as never },
    },
    expiresWithSession: async () => false,
    // The validator runs before client metadata is validated.
    extraClientMetadata: {
      properties: ['software_id'],
      validator(_, _key, _value, metadata) {
        const fault = narrowClient(metadata as Record<string, unknown>);
        if (fault !== undefined) throw new errors.InvalidClientMetadata(fault);
      },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        ack: CLIENT_DOCUMENTS_DRAFT,
        cacheDuration: DOCUMENT_KEPT_S,
        // The consent page looks up clients without a request context.
        allowFetch: (ctx: KoaContextWithOIDC | undefined, address) =>
          mayFetchDocument(options, ctx?.req ?? options.consentRequest(), address),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: async (_, _client, oneOf) => oneOf ?? new URL(ALL_SERVICES, addresses.base).href,
        useGrantedResource: async () => true,
        async getResourceServerInfo(_, resource) {
          const audience = addresses.audienceOf(resource);
          if (audience === undefined) throw new errors.InvalidTarget('resource is not an MCP endpoint of this server');
          return {
            ...{ scope: SCOPE, audience },
            accessTokenTTL: options.tokenSeconds,
            accessTokenFormat: 'opaque',
          };
        },
      },
    },
    fetch: async (address) => fetchClientDocument(options.agents, String(address)),
    findAccount: async (_, secret) =>
      (await options.isGood(secret)) ? { accountId: secret, claims: async () => ({ sub: secret }) } : undefined,
    interactions: { url: (_, { uid }) => `${CONNECT}/consent/${uid}` },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    // ID tokens are never issued, but the provider requires a key.
    jwks: { keys: [options.signing.idTokenKey()] },
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
    },
    pkce: { required: () => true },
    async renderError(ctx, out, error) {
      const why =
        error.cause instanceof Unreadable
          ? `The client metadata document cannot be read: ${error.cause.message}`
          : undefined;
      const { html, fields } = options.errorPage(why ?? out.error_description ?? out.error, out.error);
      ctx.set({ ...fields });
      ctx.type = 'html';
      ctx.body = html;
    },
    responseTypes: ['code'],
    // Checked here, because afterwards the token is consumed, even for a wrong resource.
    rotateRefreshToken: ({ oidc }: KoaContextWithOIDC) => {
      const granted = [oidc.entities.RefreshToken?.resource].flat();
      const requested = [oidc.params?.['resource']].flat().filter((each) => each !== undefined);
      const wrong = requested.find((each) => !granted.includes(each as string));
      if (wrong !== undefined || requested.length > 1) {
        throw new errors.InvalidTarget('resource must be the one that the refresh token was issued for');
      }
      return true;
    },
    routes: ROUTES,
    scopes: [],
    ttl: {
      AccessToken: options.tokenSeconds,
      AuthorizationCode: CODE_S,
      Grant: options.refreshSeconds,
      Interaction: CONSENT_S,
      RefreshToken: options.refreshSeconds,
      Session: CONSENT_S,
    },
  });
  standAt(provider, new URL(addresses.base));
  pinCookies(provider);
  observe(provider, options);
  return provider;
}

async function mayFetchDocument(
  options: ProviderOptions,
  request: IncomingMessage | undefined,
  address: string,
): Promise<boolean> {
  if (request === undefined || !options.mayFetch(request)) {
    throw new errors.TemporarilyUnavailable('too many sign-ins from your network: try again later');
  }
  try {
    await checkClientDocument(options.guard, address);
  } catch (error) {
    if (error instanceof Unreadable)
      throw new errors.InvalidClient(`the client metadata document cannot be read: ${error.message}`);
    throw error;
  }
  return true;
}

/** Makes the provider use the base URL in its URLs instead of the request's Host header. */
function standAt(provider: Provider, { host, protocol }: URL): void {
  Object.defineProperties(provider.request, {
    host: { get: () => host },
    protocol: { get: () => protocol.slice(0, -1) },
  });
}

/**
 * `__Host-` cookies apply to the whole host, but the provider sets a path. No session is stored, so the session cookie
 * is not sent.
 */
function pinCookies(provider: Provider): void {
  const inherited = inheritedGetter(provider.context, 'cookies');
  Object.defineProperty(provider.context, 'cookies', {
    get() {
      const cookies = inherited.call(this) as { set: (name: string, value?: string | null, how?: object) => unknown };
      if (Object.hasOwn(cookies, 'set')) return cookies;
      const set = cookies.set.bind(cookies);
      cookies.set = (name, value, how) =>
        name === 'almanac-session' ? cookies : set(name, value, { ...how, path: '/' });
      return cookies;
    },
  });
}

function inheritedGetter(object: object, name: string): () => unknown {
  for (let at: object | null = object; at !== null; at = Object.getPrototypeOf(at)) {
    const getter = Object.getOwnPropertyDescriptor(at, name)?.get;
    if (getter !== undefined) return getter;
  }
  throw new TypeError(`The provider's context has no ${name}.`);
}

function observe(provider: Provider, { onRefused, onError }: ProviderOptions): void {
  const refused = ({ res }: KoaContextWithOIDC, { error, status }: errors.OIDCProviderError) =>
    onRefused(error, status, res);
  provider.on('authorization.error', refused);
  provider.on('grant.error', refused);
  provider.on('revocation.error', refused);
  provider.on('registration_create.error', refused);
  const failed = (error: unknown, res: ServerResponse) => {
    if (!isDisconnect(error)) onError(error, res);
  };
  provider.on('server_error', ({ res }, error) => failed(error, res));
  // Without an error listener, Koa writes errors to the terminal.
  (provider as EventEmitter).on('error', (error: unknown, ctx?: { res: ServerResponse }) => {
    if (ctx !== undefined) failed(error, ctx.res);
  });
}
