// One MCP endpoint: its tools by name, and the responses that do not depend on the caller. The long tool list is serialized once, on first
// use, and sent without being copied.

import { withDataNote } from '../../contract/instructions.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Progress } from '../../dispatch/invocation.ts';
import { nearest } from '../../lib/text/nearest.ts';
import type { QueryAnswer } from '../../query/query.ts';
import { withAppVersion } from './app-version.ts';
import type { McpRequest } from './mcp-request.ts';
import { LooseNames } from './names.ts';
import { type Era, type JsonObject, LEGACY_VERSIONS, LIST_TTL_MS, META, SUPPORTED_VERSIONS } from './protocol.ts';
import { jsonReply, type Reply, type RequestId } from './reply.ts';
import type { Block } from './research-sources.ts';

export interface ServerInfo {
  readonly name: string;
  readonly version: string;
  readonly title: string;
}

/** How a tool of the list is handled. */
export type Tool =
  | { readonly kind: 'operation'; readonly operation: Operation }
  /** Handled by the transport, without a key: it only reads the lists. */
  | { readonly kind: 'local'; readonly answer: (values: JsonObject) => object | Problem }
  /** Calls other tools, and returns its own content blocks. */
  | {
      readonly kind: 'composed';
      readonly answer: (values: JsonObject, exchange: McpRequest) => Promise<readonly Block[] | Problem>;
    }
  /** Makes several calls, and answers with their tables. */
  | {
      readonly kind: 'query';
      readonly run: (values: JsonObject, exchange: McpRequest, progress: Progress | undefined) => Promise<QueryAnswer>;
    }
  /** Forwards to another operation, which its arguments name. */
  | { readonly kind: 'forward'; readonly resolve: (values: JsonObject) => ForwardedCall | Problem };

/** A call forwarded by another tool. */
export interface ForwardedCall {
  readonly operation: Operation;
  readonly values: JsonObject;
  /** The fields of the result to return. */
  readonly fields: string | undefined;
  /** Rewrites a text about the call for callers of this tool. */
  readonly told: (text: string) => string;
}

export interface EndpointParts {
  readonly info: ServerInfo;
  readonly instructions: string;
  /** The items of the `tools` array as JSON text, minified. */
  readonly toolItems: () => string;
  readonly tools: ReadonlyMap<string, Tool>;
  /** The services whose data it gives access to: the audience of a token for it. */
  readonly services: ReadonlySet<string> | 'all';
  readonly hasResources: boolean;
  /** Tools by their names at other endpoints. */
  readonly otherNames?: () => Iterable<readonly [name: string, tool: Tool]>;
  /** What to do instead of calling an unknown name, if the name is from another endpoint. */
  readonly elsewhere: (name: string) => string | undefined;
}

export class Endpoint {
  readonly tools: ReadonlyMap<string, Tool>;
  /** `"io.modelcontextprotocol/serverInfo":{…}`: part of the `_meta` of every modern result. */
  readonly identity: string;
  readonly #parts: EndpointParts;
  readonly #cacheable: string;
  #toolItems: Buffer | undefined;
  #loose: LooseNames<Tool> | undefined;

  constructor(parts: EndpointParts) {
    this.tools = parts.tools;
    this.#parts = parts;
    this.identity = `${JSON.stringify(META.serverInfo)}:${JSON.stringify(parts.info)}`;
    this.#cacheable = `"resultType":"complete","ttlMs":${LIST_TTL_MS},"cacheScope":"public","_meta":{${this.identity}}`;
  }

  /** The tool with this name, or with one that differs only in hyphens, case or the service prefix. */
  tool(name: string): Tool | undefined {
    const tool = this.tools.get(name);
    if (tool !== undefined) return tool;
    this.#loose ??= new LooseNames([...this.tools, ...(this.#parts.otherNames?.() ?? [])]);
    return this.#loose.find(name);
  }

  /** Whether this endpoint gives access to data of a service. */
  serves(slug: string): boolean {
    const { services } = this.#parts;
    return services === 'all' || services.has(slug);
  }

  /** What to call instead of a name that is not a tool of this endpoint. */
  insteadOf(name: string): string {
    const hint = this.#parts.elsewhere(name);
    if (hint !== undefined) return hint;
    const near = nearest(name, this.tools.keys());
    return near === undefined ? 'Call tools/list for the tools of this endpoint.' : `Did you mean ${near}?`;
  }

  list(era: Era, id: RequestId): Reply {
    this.#toolItems ??= Buffer.from(withAppVersion(this.#parts.toolItems()));
    const end = era === 'modern' ? `],${this.#cacheable}}` : ']}';
    return reply(id, '{"tools":[', this.#toolItems, end);
  }

  /** @param notice message for this caller, first in the text; makes the response private */
  discover(id: RequestId, notice?: string): Reply {
    const discovered = JSON.stringify({ supportedVersions: SUPPORTED_VERSIONS, ...this.#common(notice) });
    return reply(id, `${discovered.slice(0, -1)},${notice === undefined ? this.#cacheable : this.#uncacheable}}`);
  }

  /**
   * The response to `initialize`: the requested version if supported, else the newest one with a handshake.
   * @param notice message for this caller, first in the text
   */
  initialize(requested: unknown, id: RequestId, notice?: string): Reply {
    const protocolVersion = LEGACY_VERSIONS.find((version) => version === requested) ?? LEGACY_VERSIONS[0];
    return reply(id, JSON.stringify({ protocolVersion, serverInfo: this.#parts.info, ...this.#common(notice) }));
  }

  #common(notice: string | undefined) {
    const { instructions } = this.#parts;
    const all = withDataNote(notice === undefined ? instructions : `${notice}\n\n${instructions}`);
    const capabilities = this.#parts.hasResources ? { tools: {}, resources: {} } : { tools: {} };
    return { capabilities, instructions: all };
  }

  get #uncacheable(): string {
    return `"resultType":"complete","ttlMs":0,"cacheScope":"private","_meta":{${this.identity}}`;
  }
}

function reply(id: RequestId, ...result: readonly (string | Buffer)[]): Reply {
  return jsonReply([`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`, ...result, '}']);
}
