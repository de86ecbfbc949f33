// Each kind of URI (such as `ui://`) has its own provider. Sources:
// modelcontextprotocol.io/specification/2026-07-28/server/resources and the page with the same name in 2025-11-25.

import { Problem } from '../../contract/problem.ts';
import type { Endpoint } from './endpoint.ts';
import type { McpRequest } from './mcp-request.ts';
import { CODES, type Era, type JsonObject, LIST_TTL_MS } from './protocol.ts';
import { jsonReply, type Reply, type RequestId, refusing, rpcProblem } from './reply.ts';
import { problemFacts } from './result.ts';

export interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly mimeType?: string;
}

export interface ResourceText {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
  readonly _meta?: JsonObject;
}

export interface ReadResource {
  readonly contents: readonly ResourceText[];
  /**
   * Set if the content is the same for all callers until the server version changes; otherwise, the content is not
   * cacheable.
   */
  readonly isPublic?: true;
}

export interface ResourceProvider {
  /** Returns an empty list for kinds with too many resources to list; these can only be read. */
  list(endpoint: Endpoint): readonly ListedResource[];
  /** Returns the service to whose data a URI refers; undefined for other URIs and public resources. */
  serviceOf?(uri: string): string | undefined;
  read(uri: string, exchange: McpRequest, endpoint: Endpoint): Promise<ReadResource | Problem | undefined>;
}

export interface ResourceRequest {
  readonly method: string;
  readonly endpoint: Endpoint;
  readonly era: Era;
  readonly id: RequestId;
  readonly params: JsonObject | undefined;
}

const PUBLIC = { ttlMs: LIST_TTL_MS, cacheScope: 'public' } as const;
const PRIVATE = { ttlMs: 0, cacheScope: 'private' } as const;

/**
 * Returns undefined for methods that do not concern resources.
 * @throws Problem for an unknown URI
 */
export async function resourcesReply(
  providers: readonly ResourceProvider[],
  request: ResourceRequest,
  exchange: McpRequest,
): Promise<Reply | undefined> {
  if (request.method === 'resources/list') {
    const resources = providers.flatMap((provider) => provider.list(request.endpoint));
    return listed(request, { resources });
  }
  // Clients also request resource templates, and treat an unknown method as an error.
  if (request.method === 'resources/templates/list') return listed(request, { resourceTemplates: [] });
  if (request.method !== 'resources/read') return undefined;
  const uri = request.params?.uri;
  if (typeof uri !== 'string')
    throw rpcProblem('params.uri must be the URI to read.', { status: 200, code: CODES.invalidParams });
  for (const provider of providers) {
    // A token is valid only for one endpoint, so it must not read data of other services.
    const service = provider.serviceOf?.(uri);
    if (service !== undefined && !request.endpoint.serves(service)) throw elsewhere(uri, service, request.era);
    const found = await provider.read(uri, exchange, request.endpoint);
    if (found instanceof Problem) throw unreadable(found, request.era);
    if (found !== undefined) return reply(request, { contents: found.contents }, found.isPublic ? PUBLIC : PRIVATE);
  }
  throw notFound(uri, request.era);
}

/** Rejects cursors, because lists are not paginated. */
export function refuseCursor(params: JsonObject | undefined): void {
  if (params?.cursor !== undefined)
    throw rpcProblem('Unknown cursor: lists are not paginated.', { status: 200, code: CODES.invalidParams });
}

function listed(request: ResourceRequest, result: object): Reply {
  refuseCursor(request.params);
  return reply(request, result, PUBLIC);
}

function reply({ id, era, endpoint }: ResourceRequest, result: object, kept: typeof PUBLIC | typeof PRIVATE): Reply {
  const modern = JSON.stringify({ resultType: 'complete', ...kept }).slice(1, -1);
  const more = era === 'modern' ? `,${modern},"_meta":{${endpoint.identity}}` : '';
  return jsonReply([
    `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${JSON.stringify(result).slice(0, -1)}${more}}}`,
  ]);
}

function elsewhere(uri: string, service: string, era: Era): Problem {
  const message = `${JSON.stringify(uri.slice(0, 200))} belongs to ${service}, which is not available at this endpoint. Read it at /mcp/${service}/, /mcp/research/ or /mcp/.`;
  return rpcProblem(message, { status: 200, code: notFoundCode(era), data: { uri: uri.slice(0, 200) } });
}

/** Older protocol revisions have a dedicated error code. */
function notFound(uri: string, era: Era): Problem {
  const shown = uri.slice(0, 200);
  return rpcProblem(
    `Resource ${JSON.stringify(shown)} does not exist here. Call resources/list for the listed resources.`,
    {
      status: 200,
      code: notFoundCode(era),
      data: {
        uri: shown,
      },
    },
  );
}

function notFoundCode(era: Era): number {
  return era === 'modern' ? CODES.invalidParams : CODES.resourceNotFound;
}

/** Uses specific codes, because an error that the caller can fix must not be reported as internal. */
function unreadable(problem: Problem, era: Era): Problem {
  const codes: Partial<Record<string, number>> = {
    not_found: notFoundCode(era),
    invalid_arguments: CODES.invalidParams,
  };
  const code = codes[problem.code] ?? CODES.internalError;
  return refusing(problem, { status: 200, code, data: problemFacts(problem) });
}
