// The keys that a request carries. Beside the platform's own header and query parameter, the bearer token counts: most MCP
// clients can be given nothing else.

import type { IncomingHttpHeaders } from 'node:http';
import type { Credentials } from '../../corridor/invocation.ts';

const KEY_PREFIX = 'alm_';

/**
 * All keys as received. Two different ones are both handed on, so that the corridor refuses the call; a bearer token that is
 * no key of ours counts only when nothing else was sent (a gateway's own token is none of our business).
 */
export function credentialsOf(headers: IncomingHttpHeaders, query: URLSearchParams | undefined): Credentials {
  const own = headers['service-api-key'] as string | undefined;
  const inQuery = query?.getAll('api_key') ?? [];
  const bearer = bearerToken(headers.authorization);
  if (bearer === undefined || bearer === own) return { header: own, query: inQuery };
  if (own === undefined) {
    const counts = bearer.startsWith(KEY_PREFIX) || inQuery.length === 0;
    return { header: counts ? bearer : undefined, query: inQuery };
  }
  return { header: own, query: bearer.startsWith(KEY_PREFIX) ? [...inQuery, bearer] : inQuery };
}

function bearerToken(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1];
}
