// One MCP endpoint as the dispatcher serves it: its tools by name, and every answer that does not depend on the caller
// serialised once, so that answering is sending bytes with an `id` behind them.

import type { Operation } from '../../contract/operation.ts';
import type { Problem } from '../../contract/problem.ts';
import { nearest } from '../../language/nearest.ts';
import { type Era, type JsonObject, LEGACY_VERSIONS, LIST_TTL_MS, META, SUPPORTED_VERSIONS } from './protocol.ts';
import { jsonReply, type Reply, type RequestId } from './reply.ts';

/** What a client is told about who answers. */
export interface ServerInfo {
  readonly name: string;
  readonly version: string;
  readonly title: string;
}

/** What a tool of the list stands for. */
export type Tool =
  | { readonly kind: 'operation'; readonly operation: Operation }
  /** Answered at the door, without a key: it only reads the lists. */
  | { readonly kind: 'local'; readonly answer: (values: JsonObject) => object | Problem }
  /** Stands for another operation, which its arguments name. */
  | { readonly kind: 'forward'; readonly resolve: (values: JsonObject) => ForwardedCall | Problem };

/** A call that another tool hands on. */
export interface ForwardedCall {
  readonly operation: Operation;
  readonly values: JsonObject;
}

/** What an endpoint consists of. */
export interface EndpointParts {
  readonly info: ServerInfo;
  readonly instructions: string;
  /** The `tools` array as JSON text, minified. */
  readonly toolsJson: string;
  readonly tools: ReadonlyMap<string, Tool>;
  /** What to do instead of calling a name that is no tool here, where the name is another endpoint's. */
  readonly elsewhere: (name: string) => string | undefined;
}

/** One address: its tools, their list and instructions. */
export class Endpoint {
  readonly tools: ReadonlyMap<string, Tool>;
  /** `"io.modelcontextprotocol/serverInfo":{…}`: stands in the `_meta` of every modern result. */
  readonly identity: string;
  readonly #elsewhere: EndpointParts['elsewhere'];
  readonly #modernList: Buffer;
  readonly #legacyList: Buffer;
  readonly #discovery: Buffer;
  readonly #handshakes: ReadonlyMap<string, Buffer>;

  constructor({ info, instructions, toolsJson, tools, elsewhere }: EndpointParts) {
    this.tools = tools;
    this.#elsewhere = elsewhere;
    this.identity = `${JSON.stringify(META.serverInfo)}:${JSON.stringify(info)}`;
    const cacheable = `"resultType":"complete","ttlMs":${LIST_TTL_MS},"cacheScope":"public","_meta":{${this.identity}}`;
    const common = { capabilities: { tools: {} }, instructions };
    const discovered = JSON.stringify({ supportedVersions: SUPPORTED_VERSIONS, ...common });
    this.#modernList = head(`{"tools":${toolsJson},${cacheable}}`);
    this.#legacyList = head(`{"tools":${toolsJson}}`);
    this.#discovery = head(`${discovered.slice(0, -1)},${cacheable}}`);
    this.#handshakes = new Map(
      LEGACY_VERSIONS.map((protocolVersion) => [
        protocolVersion,
        head(JSON.stringify({ protocolVersion, serverInfo: info, ...common })),
      ]),
    );
  }

  /** What to call instead of a name that is no tool of this endpoint. */
  insteadOf(name: string): string {
    const hint = this.#elsewhere(name);
    if (hint !== undefined) return hint;
    const near = nearest(name, this.tools.keys());
    return near === undefined ? 'tools/list names those of this endpoint.' : `Did you mean ${near}?`;
  }

  list(era: Era, id: RequestId): Reply {
    return finished(era === 'modern' ? this.#modernList : this.#legacyList, id);
  }

  discover(id: RequestId): Reply {
    return finished(this.#discovery, id);
  }

  /** The answer to `initialize`: the version asked for where it is served, else the newest one with a handshake. */
  initialize(requested: unknown, id: RequestId): Reply {
    const handshake = this.#handshakes.get(requested as string) ?? this.#handshakes.get(LEGACY_VERSIONS[0]);
    return finished(handshake as Buffer, id);
  }
}

function head(result: string): Buffer {
  return Buffer.from(`{"jsonrpc":"2.0","result":${result},"id":`);
}

function finished(head: Buffer, id: RequestId): Reply {
  return jsonReply([head, `${JSON.stringify(id)}}`]);
}
