// OAuth sign-in for `/connect/mcp/…`. The resource server (access-tokens.ts, metadata.ts) is small and involved in
// every call; the authorization server (authorization-server.ts, consent.ts, provider.ts) is loaded at the first
// sign-in. A token represents the key that the user entered: it becomes invalid with the key, and its calls count
// against the key.

import type { Config } from '../config/config.ts';
import type { Credentials } from '../contract/gate.ts';
import type { Service } from '../contract/operation.ts';
import type { Problem } from '../contract/problem.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { Secrets } from '../identity/secrets.ts';
import type { ClientAddresses } from '../limits/client-address.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../telemetry/log.ts';
import { costOfBody } from '../transports/http/body.ts';
import { pathOf, queryOf } from '../transports/http/query.ts';
import type { RequestContext, Transport } from '../transports/http/request-context.ts';
import { send } from '../transports/http/send.ts';
import { rpcProblem } from '../transports/mcp/reply.ts';
import type { McpTransport } from '../transports/mcp/transport.ts';
import type { TransportObserver } from '../transports/observer.ts';
import { AccessTokens, TokenRefused } from './access-tokens.ts';
import { Addresses, ALL_SERVICES, CONNECT } from './addresses.ts';
import { AuthorizationServer } from './authorization-server.ts';
import { metadataAddress, metadataAt, ROUTES, SCOPE } from './metadata.ts';
import { recordDigests } from './signing.ts';

/** Credentials before sign-in, when limits apply to the network. */
const NOBODY: Credentials = { keys: [] };

export interface OAuthOptions {
  readonly config: Config;
  /** Known once the server listens. */
  readonly local: () => string;
  readonly mcp: McpTransport;
  readonly services: readonly Service[];
  readonly areas: readonly Service[];
  readonly store: Store;
  readonly secrets: Secrets;
  readonly accounts: Accounts;
  readonly clientAddresses: ClientAddresses;
  readonly observer: TransportObserver;
  readonly log: Log;
}

export interface OAuth {
  readonly transport: Transport;
  close(): void;
}

/** Creates the handlers without loading the provider. */
export function createOAuth(options: OAuthOptions): OAuth {
  const { config, mcp, secrets, accounts, local } = options;
  const store = options.store.connect;
  const now = () => Date.now();
  const addresses = new Addresses({
    ...{ publicUrl: config.publicUrl, local },
    isEndpoint: (path) => mcp.isEndpoint(path),
  });
  const tokens = new AccessTokens({
    ...{ store, now },
    digests: recordDigests(secrets),
    keyOfSecret: (secret) => accounts.keyOfSecret(secret),
  });
  const server = new AuthorizationServer({
    ...{ ...options, store, addresses, now },
    describe: describing(options.services, options.areas),
  });

  const transport: Transport = async (context, next) => {
    const target = context.req.url as string;
    if (!target.startsWith(CONNECT) && !target.startsWith('/.well-known/oauth-')) return next();
    const path = pathOf(target);
    const endpoint = addresses.endpointAt(path);
    if (endpoint !== undefined) return call(context, target, endpoint);
    const document = metadataAt(addresses, path, target, context.req.headers.host);
    if (document === undefined)
      return path.startsWith(`${CONNECT}/`) ? authorize(context, path, queryOf(target) ?? '', next) : next();
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return next();
    return send(context, 200, JSON.stringify(document), ['Cache-Control', 'public, max-age=300']);
  };

  async function call(context: RequestContext, target: string, endpoint: string): Promise<void> {
    const { req } = context;
    const url = target.slice(CONNECT.length);
    if (req.method === 'OPTIONS') return mcp.serve(context, url);
    const token = /^bearer +(\S+)\s*$/i.exec(req.headers.authorization ?? '')?.[1];
    if (token === undefined || !tokens.isKnown(token)) await accounts.requestLimiter.enter(context, NOBODY);
    if (token === undefined) throw challenge(context, target);
    const account = await tokens.keyOf(token, endpoint).catch((error: unknown) => {
      throw error instanceof TokenRefused ? challenge(context, target, error.message) : error;
    });
    return mcp.serve(context, url, account);
  }

  /** @param refused reason why a token was rejected */
  function challenge({ req }: RequestContext, target: string, refused?: string): Problem {
    const document = metadataAddress(addresses, target, req.headers.host);
    const error = refused === undefined ? '' : `, error="invalid_token", error_description="${refused}"`;
    const how = `Bearer resource_metadata="${document}", scope="${SCOPE}"${error}`;
    const reason = refused ?? 'This endpoint requires an OAuth sign-in; use /mcp/ with a key.';
    const text = `${reason} Reconnect in your client; it opens the sign-in page.`;
    return rpcProblem(text, {
      status: 401,
      code: 401,
      data: { code: 'token_refused', resource_metadata: document },
      fields: ['WWW-Authenticate', how],
    });
  }

  /** Passes requests for all other URLs to the next handler. */
  async function authorize(
    context: RequestContext,
    path: string,
    query: string,
    next: () => Promise<unknown>,
  ): Promise<unknown> {
    const [, room, place = '', uid, ...more] = path.split('/');
    if (room !== 'connect' || more.length > 0 || uid === '') return next();
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    const entry = await accounts.requestLimiter.enter(context, NOBODY);
    // The provider reads the request body itself, so charge for it here.
    entry.chargeBody(costOfBody(Number(context.req.headers['content-length'] ?? 0)));
    switch (`${method} /${place}${uid === undefined ? '' : '/…'}`) {
      case `GET ${ROUTES.authorization}`:
        return server.begin(context, query);
      case `GET ${ROUTES.authorization}/…`:
        return server.provide(context, `${ROUTES.authorization}/${uid}`);
      case `POST ${ROUTES.registration}`:
        return server.register(context);
      case `POST ${ROUTES.token}`:
      case `POST ${ROUTES.revocation}`:
        return server.provide(context, `/${place}`);
      case 'GET /consent/…':
      case 'POST /consent/…':
        return server.consent(context, uid as string);
      default:
        return next();
    }
  }

  return {
    transport,
    close() {
      tokens.close();
      server.close();
    },
  };
}

function describing(services: readonly Service[], areas: readonly Service[]): (endpoint: string) => string {
  const titles = new Map([...services, ...areas].map(({ slug, title }) => [`${ALL_SERVICES}${slug}/`, title]));
  return (endpoint) => {
    if (endpoint === ALL_SERVICES) return `all ${services.length} services`;
    return `the service ${titles.get(endpoint) ?? endpoint.slice(ALL_SERVICES.length, -1)}`;
  };
}
