// Requirements of the Model Context Protocol and of this project. Each test lists the requirements that it covers.
// Excludes requirements that do not apply to a server with tools and resources: -32021 (no tool requires a client
// capability), subscriptions, prompts, completion.

import { test } from 'uvu';

export const REQUIREMENTS = {
  'http.json-answer': 'Returns 200 and one JSON object with the id of the request.',
  'http.accept-lenient': 'Returns JSON whatever Accept says: some clients send none.',
  'http.get-delete': 'Rejects GET and DELETE with 405 and Allow: POST; there is no stream and no session to end.',
  'http.session-ignored': 'Ignores Mcp-Session-Id and Last-Event-ID, and never issues a session id.',
  'http.content-type': 'Rejects a body that is not application/json with 415.',
  'http.body-limit': 'Rejects a body above 256 KiB with 413.',
  'http.depth': 'Rejects JSON nested deeper than 32 levels, or with a member __proto__, as a parse error.',
  'http.preflight': 'Answers preflight requests of allowed pages (CORS), and lets them read the response.',
  'rpc.parse-error': 'Rejects text that is not JSON with 400, -32700 and no id.',
  'rpc.invalid': 'Rejects anything but one JSON-RPC 2.0 request with 400, -32600 and the id, if there is one.',
  'rpc.no-batch': 'Rejects batches with 400 and -32600.',
  'rpc.no-responses': 'Rejects posted responses with 400 and -32600.',
  'rpc.notification': 'Accepts a notification with 202 and no body, in both eras.',
  'rpc.internal-error': 'Returns 500 and -32603 for an internal error, without its cause, and reports it.',
  'access.host': 'Rejects a Host that is not allowed with 403.',
  'access.origin':
    'Rejects an Origin that is not allowed with 403; same-origin, configured and local pages are allowed.',
  'modern.version-header':
    'Rejects a missing MCP-Protocol-Version, or one that differs from the body, with 400 and -32020.',
  'modern.method-header':
    'Rejects a missing Mcp-Method, or one that differs from the body even in case, with 400 and -32020.',
  'modern.name-header': 'Rejects a missing or different Mcp-Name on tools/call and resources/read with 400 and -32020.',
  'modern.name-encoding': 'Decodes Mcp-Name between =?base64? and ?= first; rejects invalid Base64 with -32020.',
  'modern.header-spaces': 'Ignores white space around header values, and the case of header names.',
  'modern.unsupported-version': 'Rejects an unsupported version with 400, -32022 and data {supported, requested}.',
  'modern.envelope': 'Rejects _meta without protocolVersion or clientCapabilities with 400 and -32602.',
  'modern.client-info-optional': 'Does not require clientInfo in _meta.',
  'modern.unknown-method': 'Rejects an unknown method with 404, -32601 and the id.',
  'modern.removed-methods': 'Treats initialize, ping, logging/setLevel and resources/subscribe as unknown methods.',
  'modern.discover': 'server/discover returns supportedVersions, capabilities and instructions.',
  'modern.result-type': 'Every result has resultType complete.',
  'modern.server-info': 'Every result identifies the server in _meta.',
  'modern.cache-hints': 'server/discover, lists and resources/read have ttlMs and cacheScope; tools/call does not.',
  'legacy.initialize': 'initialize returns the requested version if it is supported.',
  'legacy.initialize-other': 'initialize with another version returns the newest one that has a handshake.',
  'legacy.no-header': 'Accepts a request without a version header (revision 2025-03-26 had none).',
  'legacy.bad-header': 'Rejects an unsupported version header with 400.',
  'legacy.ping': 'ping returns an empty result.',
  'legacy.unknown-method': 'Returns -32601 in an HTTP 200 for an unknown method.',
  'legacy.plain-results': 'Results have no members of the newer revision.',
  'lists.tools-only': 'Without resources, the only capability is tools, without listChanged.',
  'resources.declared': 'With resources, declares the capability resources, without subscribe and listChanged.',
  'resources.list': 'resources/list returns all resources of an endpoint, without a key; there are no templates.',
  'resources.read': 'resources/read returns the contents of a URI.',
  'resources.unknown': 'Rejects an unknown URI with -32602 and the uri, with -32002 before 2026-07-28.',
  'lists.fixed-order': 'The list is identical byte for byte in every response, whatever was called before.',
  'lists.not-paged': 'There is no nextCursor, and any cursor is rejected with -32602.',
  'lists.no-key': 'initialize, server/discover, tools/list and ping require no key.',
  'endpoints.slug': 'A service is available at /mcp/<slug>, with and without the trailing slash.',
  'endpoints.unknown': 'Rejects an unknown path with a problem that names the nearest service.',
  'endpoints.bundle': '/mcp/?services=a,b lists the tools of these services with names prefixed by the service.',
  'endpoints.bundle-unknown': 'Rejects an unknown service of a bundle with a JSON-RPC error that has the nearest name.',
  'endpoints.text-unknown':
    'Rejects an unknown value of text, or two different ones, with a JSON-RPC error that lists the accepted values.',
  'endpoints.in-step': 'Does not send a tool list that does not match the operations, and reports the failure.',
  'aggregate.find': 'find_tool returns matches with everything needed to call them, without a key.',
  'aggregate.find-other':
    'find_tool says where to call a tool that modifies data, and what is available if nothing fits or the question is about that.',
  'endpoints.names':
    'Finds a tool by its letters and digits, with or without its service; rejects a name of another endpoint with the name that works here.',
  'endpoints.request-id': 'An error of an endpoint has the request id.',
  'aggregate.call': 'call_tool calls a read-only tool and returns its result.',
  'aggregate.read-only': 'call_tool rejects a tool that modifies data, and says where to call it.',
  'aggregate.errors': 'Invalid arguments of the two tools are results that say what to change, with the nearest name.',
  'call.unknown-tool': 'Rejects an unknown tool with -32602 and the nearest name.',
  'call.malformed': 'Rejects a call without a name, or with arguments that are not an object, with -32602.',
  'call.structured': 'Returns structuredContent that matches the output schema, and the same JSON as text.',
  'call.table':
    'With ?text=table, the text of a result with one list of records is a table; structuredContent is unchanged.',
  'call.bad-arguments': 'Invalid arguments are a result with isError whose text names each of them and its hint.',
  'call.error-text-only': 'A failed call has no structuredContent.',
  'call.provenance': '_meta contains the provenance of the data.',
  'call.stale': 'A stale result says so in a text block.',
  'call.deprecated': 'A deprecated tool says so in a text block, with its replacement.',
  'keys.required':
    'tools/call without a key, or with an unknown one, returns a result that says how to get one; never 401 with WWW-Authenticate.',
  'keys.revoked': 'A revoked key also returns a result; different keys are rejected with 400.',
  'keys.notice': 'initialize and server/discover report an invalid key in their instructions.',
  'keys.places': 'Accepts the key in Service-API-Key, X-API-Key, X-Auth-Token, a bearer token, or api_key of the URL.',
  'call.error-facts': '_meta of a failed result has the code, whether a retry may help, and after how many seconds.',
  'keys.quota': 'The quota of the key is in _meta and in the RateLimit headers, also for failures.',
  'slow.progress': 'A slow tool called with a progressToken streams its progress, then the response.',
  'slow.increasing': 'Progress that does not increase is not sent.',
  'slow.plain': 'Without a progressToken, or if the client accepts no stream, a slow tool returns JSON.',
  'slow.early-failure':
    'A slow tool that fails before its first progress opens no stream and keeps its own HTTP status.',
  'slow.keep-alive': 'A silent stream contains comments.',
  'slow.disconnect': 'A client disconnect aborts the call.',
} as const;

export type RequirementId = keyof typeof REQUIREMENTS;

export function proves(ids: readonly RequirementId[], behaviour: string, body: () => Promise<void> | void): void {
  test(`${behaviour} [${ids.join(', ')}]`, body);
}
