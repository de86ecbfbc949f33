// Responses of one endpoint. The long tool list is serialized once and sent without being copied.

import { withDataNote } from '../../contract/instructions.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Progress } from '../../dispatch/invocation.ts';
import { nearest } from '../../lib/text/nearest.ts';
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

export type Tool =
  | { readonly kind: 'operation'; readonly operation: Operation }
  /** A tool that does not require a key. */
  | { readonly kind: 'local'; readonly answer: (values: JsonObject) => object | Problem }
  /** A tool that returns its own content blocks. */
  | {
      readonly kind: 'composed';
      readonly answer: (values: JsonObject, exchange: McpRequest) => Promise<readonly Block[] | Problem>;
    }
  | {
      readonly kind: 'report';
      readonly run: (values: JsonObject, exchange: McpRequest, progress: Progress | undefined) => Promise<Report>;
    }
  /** A tool that forwards the call to the operation given in its arguments. */
  | { readonly kind: 'forward'; readonly resolve: (values: JsonObject) => ForwardedCall | Problem };

export interface Report {
  readonly text: string;
  readonly result: object;
}

export interface ForwardedCall {
  readonly operation: Operation;
  readonly values: JsonObject;
  readonly fields: string | undefined;
  /** Adapts a message to the callers of this tool, for example the tool names in it. */
  readonly rewrite: (text: string) => string;
}

export interface EndpointParts {
  readonly info: ServerInfo;
  readonly instructions: string;
  /** Minified JSON. */
  readonly toolItems: () => string;
  readonly tools: ReadonlyMap<string, Tool>;
  /** Services of this endpoint, which are the audience of its tokens. */
  readonly services: ReadonlySet<string> | 'all';
  readonly hasResources: boolean;
  /** Tools of this endpoint by the names that they have at other endpoints. */
  readonly otherNames?: () => Iterable<readonly [name: string, tool: Tool]>;
  /** Returns a hint that states how to call a tool whose name belongs to another endpoint. */
  readonly elsewhere: (name: string) => string | undefined;
}

export class Endpoint {
  readonly tools: ReadonlyMap<string, Tool>;
  /** Server identity in the `_meta` of every result in the modern revision. */
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

  /** Finds a tool by name, ignoring hyphens, case and the service prefix. */
  tool(name: string): Tool | undefined {
    const tool = this.tools.get(name);
    if (tool !== undefined) return tool;
    this.#loose ??= new LooseNames([...this.tools, ...(this.#parts.otherNames?.() ?? [])]);
    return this.#loose.find(name);
  }

  serves(slug: string): boolean {
    const { services } = this.#parts;
    return services === 'all' || services.has(slug);
  }

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

  /**
   * @param notice text for this caller, put before the instructions; prevents the response from being cached for others
   */
  discover(id: RequestId, notice?: string): Reply {
    const discovered = JSON.stringify({ supportedVersions: SUPPORTED_VERSIONS, ...this.#common(notice) });
    return reply(id, `${discovered.slice(0, -1)},${notice === undefined ? this.#cacheable : this.#uncacheable}}`);
  }

  /**
   * Falls back to the newest protocol version that has a handshake.
   * @param notice text for this caller, put before the instructions
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
