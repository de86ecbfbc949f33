// One MCP endpoint as the dispatcher serves it: its tools by name, and what it answers that does not depend on the caller. The
// list, which is long, is serialised once, when it is first asked for, and sent without being copied.

import { withDataNote } from '../../contract/instructions.ts';
import type { Operation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { nearest } from '../../lib/text/nearest.ts';
import { withAppVersion } from './app-version.ts';
import type { McpRequest } from './mcp-request.ts';
import { LooseNames } from './names.ts';
import { type Era, type JsonObject, LEGACY_VERSIONS, LIST_TTL_MS, META, SUPPORTED_VERSIONS } from './protocol.ts';
import { jsonReply, type Reply, type RequestId } from './reply.ts';
import type { Block } from './research-sources.ts';

/** What a client is told about who answers. */
export interface ServerInfo {
  readonly name: string;
  readonly version: string;
  readonly title: string;
}

/** What a tool of the list stands for. */
export type Tool =
  | { readonly kind: 'operation'; readonly operation: Operation }
  /** Answered at the transport, without a key: it only reads the lists. */
  | { readonly kind: 'local'; readonly answer: (values: JsonObject) => object | Problem }
  /** Calls other tools, and answers in blocks of its own. */
  | {
      readonly kind: 'composed';
      readonly answer: (values: JsonObject, exchange: McpRequest) => Promise<readonly Block[] | Problem>;
    }
  /** Stands for another operation, which its arguments name. */
  | { readonly kind: 'forward'; readonly resolve: (values: JsonObject) => ForwardedCall | Problem };

/** A call that another tool hands on. */
export interface ForwardedCall {
  readonly operation: Operation;
  readonly values: JsonObject;
  /** A text about the call, as who calls through this tool can act on it. */
  readonly told: (text: string) => string;
}

/** What an endpoint consists of. */
export interface EndpointParts {
  readonly info: ServerInfo;
  readonly instructions: string;
  /** The items of the `tools` array as JSON text, minified. */
  readonly toolItems: () => string;
  readonly tools: ReadonlyMap<string, Tool>;
  /** The services whose data it gives access to: the audience of a token for it. */
  readonly services: ReadonlySet<string> | 'all';
  readonly hasResources: boolean;
  /** Tools by the names that they have at other endpoints. */
  readonly otherNames?: () => Iterable<readonly [name: string, tool: Tool]>;
  /** What to do instead of calling a name that is no tool here, where the name is another endpoint's. */
  readonly elsewhere: (name: string) => string | undefined;
}

/** One address: its tools, their list and instructions. */
export class Endpoint {
  readonly tools: ReadonlyMap<string, Tool>;
  /** `"io.modelcontextprotocol/serverInfo":{…}`: stands in the `_meta` of every modern result. */
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

  /** The tool of a name, or of one that differs from it in hyphens, case or the service before it alone. */
  tool(name: string): Tool | undefined {
    const tool = this.tools.get(name);
    if (tool !== undefined) return tool;
    this.#loose ??= new LooseNames([...this.tools, ...(this.#parts.otherNames?.() ?? [])]);
    return this.#loose.find(name);
  }

  /** Whether data of a service may be read here. */
  serves(slug: string): boolean {
    const { services } = this.#parts;
    return services === 'all' || services.has(slug);
  }

  /** What to call instead of a name that is no tool of this endpoint. */
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

  /** @param notice what this caller must know before all else; its answer is for nobody else */
  discover(id: RequestId, notice?: string): Reply {
    const discovered = JSON.stringify({ supportedVersions: SUPPORTED_VERSIONS, ...this.#common(notice) });
    return reply(id, `${discovered.slice(0, -1)},${notice === undefined ? this.#cacheable : this.#uncacheable}}`);
  }

  /**
   * The answer to `initialize`: the version asked for where it is served, else the newest one with a handshake.
   * @param notice what this caller must know before all else
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

/** A result in pieces. */
function reply(id: RequestId, ...result: readonly (string | Buffer)[]): Reply {
  return jsonReply([`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`, ...result, '}']);
}
