// Requirements of the Model Context Protocol, and this project's own. Every test names those that it proves; requirements.test.ts checks
// that none is missing. Omitted, because a server with tools and resources never needs them: -32021 (no tool requires a client capability),
// subscriptions, prompts, completion.

import { test } from 'uvu';

export const REQUIREMENTS = {
  'http.json-answer': 'A request is answered with 200 and one JSON object that carries its id.',
  'http.accept-lenient': 'JSON is answered whatever Accept says: some clients send none.',
  'http.get-delete': 'GET and DELETE are 405 with Allow: POST; there is no stream and no session to end.',
  'http.session-ignored': 'Mcp-Session-Id and Last-Event-ID are ignored, and no session id is ever given.',
  'http.content-type': 'A body that is not application/json is 415.',
  'http.body-limit': 'A body above 256 KiB is 413.',
  'http.depth': 'JSON that nests deeper than 32 levels, or names __proto__, is a parse error.',
  'http.preflight': 'An allowed page may ask first (CORS) and read the answer.',
  'rpc.parse-error': 'Text that is not JSON is 400 with -32700 and no id.',
  'rpc.invalid': 'What is not one JSON-RPC 2.0 request is 400 with -32600 and the id where it has one.',
  'rpc.no-batch': 'Batches are 400 with -32600.',
  'rpc.no-responses': 'Posted responses are 400 with -32600.',
  'rpc.notification': 'A notification is 202 without a body, in both eras.',
  'rpc.internal-error': 'A failure of our own is 500 with -32603, tells nothing of its cause, and is reported.',
  'access.host': 'A Host that is not allowed is 403.',
  'access.origin': 'An Origin that is not allowed is 403; same-origin, configured and local pages are allowed.',
  'modern.version-header': 'MCP-Protocol-Version missing or unlike the body is 400 with -32020.',
  'modern.method-header': 'Mcp-Method missing or unlike the body, case included, is 400 with -32020.',
  'modern.name-header': 'Mcp-Name missing or unlike the body on tools/call and resources/read is 400 with -32020.',
  'modern.name-encoding': 'Mcp-Name between =?base64? and ?= is decoded first; broken Base64 is -32020.',
  'modern.header-spaces': 'White space around header values, and the case of header names, do not count.',
  'modern.unsupported-version': 'A version not served is 400 with -32022 and data {supported, requested}.',
  'modern.envelope': '_meta without protocolVersion or clientCapabilities is 400 with -32602.',
  'modern.client-info-optional': 'clientInfo in _meta is not needed.',
  'modern.unknown-method': 'An unknown method is 404 with -32601 and the id.',
  'modern.removed-methods': 'initialize, ping, logging/setLevel and resources/subscribe are unknown methods.',
  'modern.discover': 'server/discover tells supportedVersions, capabilities and instructions.',
  'modern.result-type': 'Every result says resultType complete.',
  'modern.server-info': 'Every result identifies the server in _meta.',
  'modern.cache-hints': 'server/discover, lists and resources/read carry ttlMs and cacheScope; tools/call does not.',
  'legacy.initialize': 'initialize is answered with the version asked for, where it is served.',
  'legacy.initialize-other': 'initialize with another version is answered with the newest one that has a handshake.',
  'legacy.no-header': 'A request without a version header is served (revision 2025-03-26 had none).',
  'legacy.bad-header': 'A version header that is not served is 400.',
  'legacy.ping': 'ping is answered with an empty result.',
  'legacy.unknown-method': 'An unknown method is -32601 in an HTTP 200.',
  'legacy.plain-results': 'Results carry no members of the newer revision.',
  'lists.tools-only': 'Without resources the only capability is tools, without listChanged.',
  'resources.declared':
    'Where something can be read the capability resources is told, without subscribe and listChanged.',
  'resources.list': 'resources/list names what an endpoint has, whole, without a key; there are no templates.',
  'resources.read': 'resources/read gives the contents of an address.',
  'resources.unknown': 'An address that names nothing is -32602 with its uri, -32002 before 2026-07-28.',
  'lists.fixed-order': 'The list is the same, byte for byte, in every answer, whatever was called before.',
  'lists.not-paged': 'There is no nextCursor, and any cursor is -32602.',
  'lists.no-key': 'initialize, server/discover, tools/list and ping need no key.',
  'endpoints.slug': 'A service answers at /mcp/<slug>, with and without the trailing slash.',
  'endpoints.unknown': 'An unknown path is handed to the edge as a problem that names the nearest service.',
  'endpoints.bundle': '/mcp/?services=a,b lists the tools of these services under names with the service in front.',
  'endpoints.bundle-unknown': 'An unknown service of a bundle is a JSON-RPC error with the nearest name.',
  'endpoints.text-unknown':
    'A value of text that is none, or two that differ, is a JSON-RPC error that says what it may be.',
  'endpoints.in-step': 'A tool list that is not of the run of the operations is not sent: the failure is reported.',
  'aggregate.find': 'find_tool gives matches with all that is needed to call them, without a key.',
  'aggregate.find-other':
    'find_tool says where a tool that changes something is called, what there is where nothing fits or the offer is asked about.',
  'endpoints.names':
    'A tool is known by its letters, with its service or without; one of another endpoint is refused with the name that works here.',
  'endpoints.request-id': 'A refusal of an endpoint names the request.',
  'aggregate.call': 'call_tool calls a reading tool, and its result is that of the tool.',
  'aggregate.read-only': 'call_tool refuses a tool that changes something, and says where it can be called.',
  'aggregate.errors': 'Bad arguments of the two tools are results that say what to change, with the nearest name.',
  'call.unknown-tool': 'An unknown tool is -32602 with the nearest name.',
  'call.malformed': 'A call without a name, or with arguments that are no object, is -32602.',
  'call.structured': 'A result is structuredContent that fits the output schema, and the same JSON as text.',
  'call.table':
    'With ?text=table the text of a result with one list of records is a table; structuredContent is unchanged.',
  'call.bad-arguments': 'Bad arguments are a result with isError whose text names each of them and its hint.',
  'call.error-text-only': 'A failed call has no structuredContent.',
  'call.provenance': 'Where the data came from stands in _meta.',
  'call.stale': 'A stale answer says so in a text block.',
  'call.deprecated': 'A deprecated tool says so in a text block, with its replacement.',
  'keys.required':
    'tools/call without a key, or with an unknown one, is a result that says how to get one; never 401 with WWW-Authenticate.',
  'keys.revoked': 'A revoked key is such a result too; keys that disagree are 400.',
  'keys.told': 'initialize and server/discover say in their instructions when the key that came with them is not good.',
  'keys.places':
    'The key may come as Service-API-Key, X-API-Key, X-Auth-Token, as a bearer token, or as api_key of the address.',
  'call.error-facts': '_meta of a failed result says the code, whether a retry may help, and after how many seconds.',
  'keys.quota': 'Where the key stands is in _meta and in the RateLimit headers, on failures too.',
  'slow.progress': 'A slow tool called with a progressToken streams its progress, then the answer.',
  'slow.increasing': 'Progress that does not grow is not sent.',
  'slow.plain': 'Without a progressToken, or where no stream is accepted, a slow tool answers as JSON.',
  'slow.early-failure':
    'A slow tool that fails before its first progress opens no stream and keeps its own HTTP status.',
  'slow.keep-alive': 'A silent stream carries comments.',
  'slow.disconnect': 'The call is aborted when the caller goes.',
} as const;

export type RequirementId = keyof typeof REQUIREMENTS;

/** Proves these requirements. */
export function proves(ids: readonly RequirementId[], behaviour: string, body: () => Promise<void> | void): void {
  test(`${behaviour} [${ids.join(', ')}]`, body);
}
