// Authorization server metadata (RFC 8414) and protected resource metadata (RFC 9728). Listing only supported features does not
// load the provider.

import { platform } from '../../generated/platform.ts';
import { type Addresses, CONNECT } from './addresses.ts';

/** Calling tools with a key. */
export const SCOPE = 'tools';

const WELL_KNOWN = '/.well-known';
const SERVER = `${WELL_KNOWN}/oauth-authorization-server`;
const RESOURCE = `${WELL_KNOWN}/oauth-protected-resource`;

export const ROUTES = {
  authorization: '/authorize',
  token: '/token',
  registration: '/register',
  revocation: '/revoke',
};

export function metadataAt(addresses: Addresses, path: string, target: string, host: string | undefined) {
  if (path === `${SERVER}${CONNECT}` || path === `${CONNECT}${SERVER}`) return serverMetadata(addresses.issuer);
  if (!path.startsWith(RESOURCE)) return undefined;
  const endpoint = addresses.endpointAt(path.slice(RESOURCE.length));
  return endpoint === undefined ? undefined : resourceMetadata(addresses, target.slice(RESOURCE.length), host);
}

/** @param target path with its query */
export function metadataAddress(addresses: Addresses, target: string, host: string | undefined): string {
  return withoutKey(new URL(`${RESOURCE}${target}`, addresses.baseFor(host)));
}

function serverMetadata(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}${ROUTES.authorization}`,
    token_endpoint: `${issuer}${ROUTES.token}`,
    registration_endpoint: `${issuer}${ROUTES.registration}`,
    revocation_endpoint: `${issuer}${ROUTES.revocation}`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: [SCOPE],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
    service_documentation: new URL('/docs/clients', issuer).href,
  };
}

/** Clients compare the resource with the URL that they used, including query and trailing slash. */
function resourceMetadata(addresses: Addresses, target: string, host: string | undefined): object {
  const base = addresses.baseFor(host);
  return {
    resource: withoutKey(new URL(target, base)),
    authorization_servers: [addresses.issuer],
    scopes_supported: [SCOPE],
    bearer_methods_supported: ['header'],
    resource_documentation: new URL('/docs/clients', base).href,
  };
}

/** A key in the query must not leak into further URLs. */
function withoutKey(url: URL): string {
  if (url.searchParams.has(platform.keyQuery)) url.searchParams.delete(platform.keyQuery);
  return url.href;
}
