// Reduces client metadata to what public clients with authorization codes and refresh tokens need. Other fields may
// contain URLs that would be fetched.

import { isPlainHost } from '../webhooks/guard/guard.ts';

/** RFC 7591. */
const MEMBERS: ReadonlySet<string> = new Set([
  'client_id',
  'client_id_issued_at',
  'client_name',
  'client_uri',
  'redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'application_type',
]);
const GRANT_TYPES: readonly unknown[] = ['authorization_code', 'refresh_token'];
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const MAX_REDIRECTS = 20;
const MAX_REDIRECT_LENGTH = 1_000;
/** Maximum lengths of client names, which appear in requests and on pages. */
const MAX_NAME_LENGTH = 200;
const MAX_SHOWN_NAME_LENGTH = 60;
/** Letters, digits and punctuation of product names are allowed, but not quotes, because the page puts the name in quotes. */
const NOT_OF_A_NAME = /[^\p{L}\p{M}\p{Nd} .,\-_+&/()#@!]+/gu;
const MANY_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Modifies `metadata`.
 * @returns an error message, or undefined if it is valid
 */
export function narrowClient(metadata: Record<string, unknown>): string | undefined {
  for (const name of Object.keys(metadata)) if (!MEMBERS.has(name)) delete metadata[name];
  const { redirect_uris: redirects, grant_types: grants, client_name: name } = metadata;
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > MAX_REDIRECTS) {
    return `redirect_uris must have 1 to ${MAX_REDIRECTS} URLs`;
  }
  for (const redirect of redirects) {
    const fault = redirectFault(redirect);
    if (fault !== undefined) return fault;
  }
  if (name !== undefined && (typeof name !== 'string' || name.length > MAX_NAME_LENGTH)) {
    return `client_name must be a string of at most ${MAX_NAME_LENGTH} characters`;
  }
  if (typeof name === 'string') {
    const shown = shownName(name);
    if (shown === undefined) delete metadata['client_name'];
    else metadata['client_name'] = shown;
  }
  // A server may register a type other than the requested one (RFC 7591, 3.2.1).
  metadata['token_endpoint_auth_method'] = 'none';
  metadata['response_types'] = ['code'];
  if (Array.isArray(grants)) metadata['grant_types'] = grants.filter((grant) => GRANT_TYPES.includes(grant));
  // Native clients may use any port on localhost (RFC 8252, 7.3), but only a few declare that they are native.
  metadata['application_type'] = redirects.every((each) => `${each}`.startsWith('https:')) ? 'web' : 'native';
  return undefined;
}

/**
 * Removes quotes and control, bidirectional, zero-width and tag characters, so that the name cannot alter the
 * surrounding sentence. Returns undefined if the result is empty.
 */
export function shownName(name: string): string | undefined {
  const plain = name
    .slice(0, MAX_NAME_LENGTH)
    .normalize('NFC')
    .replaceAll(NOT_OF_A_NAME, ' ')
    .replaceAll(MANY_MARKS, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
  const shown = [...plain].slice(0, MAX_SHOWN_NAME_LENGTH).join('').trim();
  return shown === '' ? undefined : shown;
}

/** Allows http:// only for programs on the same machine, because the code could be intercepted elsewhere. */
function redirectFault(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string' || redirect.length > MAX_REDIRECT_LENGTH) {
    return `redirect_uris must be strings of at most ${MAX_REDIRECT_LENGTH} characters`;
  }
  const url = URL.parse(redirect);
  if (url === null) return 'redirect_uris must be URLs';
  if (url.protocol === 'http:' && !LOOPBACK.includes(url.hostname)) {
    return 'redirect_uris must use https://, point at the same machine, or use a private-use URI scheme';
  }
  // Restricted, because the sign-in page shows the host and its content security policy lists it.
  if (/^https?:$/.test(url.protocol) && !isPlainHost(url)) {
    return 'redirect_uris must have a host of letters, digits, dots and hyphens, or an IP address';
  }
  return undefined;
}

/** Returns the host that receives authorization codes. A client cannot fake this host. */
export function receiverOf(redirect: string): { readonly name: string; readonly isLocal: boolean } {
  const url = URL.parse(redirect);
  if (url === null) return { name: 'unknown', isLocal: false };
  if (LOOPBACK.includes(url.hostname)) return { name: 'a program on this computer', isLocal: true };
  if (url.protocol === 'https:') return { name: url.host, isLocal: false };
  return { name: `the program that opens ${url.protocol}// addresses`, isLocal: true };
}
