// MCP on standard input and output, one message per line. Requires no key. Format:
// modelcontextprotocol.io/specification/2026-07-28/basic/transports, stdio.

import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answers } from '../../answers/answers.ts';
import type { AccountKey, AdmittedRequest, Credentials } from '../../contract/gate.ts';
import { BY_COMMAND } from '../../contract/instructions.ts';
import type { Queries } from '../../query/query.ts';
import { BODY_LIMITS } from '../http/body.ts';
import type { FindTool } from './aggregate.ts';
import { Directory } from './directory.ts';
import { answer, type DispatchOptions } from './dispatcher.ts';
import type { Endpoint, ServerInfo } from './endpoint.ts';
import { linesOf } from './lines.ts';
import type { McpRequest } from './mcp-request.ts';
import type { Message } from './message.ts';
import { CODES } from './protocol.ts';
import { faultReply, type Reply, type RequestId, rpcProblem } from './reply.ts';
import type { McpService } from './service.ts';

/** Maximum number of calls in progress. Beyond it, no further messages are read. */
const MAX_CONCURRENT = 64;
/** Clients wait two seconds before they kill the process. */
const LAST_CALLS_MS = 1_000;
/** Identifies the only caller in the rate limits of sources and in the log. */
const NETWORK = 'stdio';

export interface StdioOptions extends DispatchOptions {
  readonly services: readonly McpService[];
  readonly findTool: FindTool;
  readonly serverInfo: ServerInfo;
  readonly queries?: Queries;
  readonly answers?: Answers | undefined;
  /** Slugs of the services; empty to search all services. */
  readonly slugs: readonly string[];
  readonly account: AccountKey;
  readonly nextRequestId: () => string;
  readonly input: AsyncIterable<Buffer>;
  readonly output: Writable;
  /** Time that calls in progress have to finish after the input has ended. */
  readonly lastCallsMs?: number;
}

export interface StdioTransport {
  /** Resolves when the input has ended or the output is closed. */
  readonly ended: Promise<void>;
  /** Aborts calls that are still in progress after a short wait. */
  close(): Promise<void>;
}

/** @throws Error for an unknown service */
export function serveStdio(options: StdioOptions): StdioTransport {
  const { services, findTool, serverInfo, resources = [], queries, answers, slugs, input, output } = options;
  const circumstances = { way: BY_COMMAND, hasResources: resources.length > 0, queries, answers };
  const directory = new Directory(services, findTool, serverInfo, circumstances);
  const endpoint = directory.resolve('/mcp/', new URLSearchParams({ services: slugs.join(',') }));
  if (endpoint instanceof Error) throw new Error(`--services: ${endpoint.message}`);
  const calls = new Calls(options, endpoint);
  const broken = new Promise<void>((resolve) => output.once('error', () => resolve()));
  const read = async () => {
    for await (const line of linesOf(input, BODY_LIMITS.bytes)) await calls.take(line);
  };
  const ended = Promise.race([read().catch(() => {}), broken]);
  return { ended, close: () => calls.end() };
}

class Calls {
  readonly #options: StdioOptions;
  readonly #endpoint: Endpoint;
  readonly #credentials: Credentials;
  /** Admits all requests, because requests from the owner of the process are not limited. */
  readonly #admitted: AdmittedRequest;
  readonly #underWay = new Set<Promise<void>>();
  readonly #byId = new Map<RequestId, AbortController>();

  constructor(options: StdioOptions, endpoint: Endpoint) {
    this.#options = options;
    this.#endpoint = endpoint;
    const { account } = options;
    this.#credentials = { keys: [], account };
    this.#admitted = { isKeyed: true, who: NETWORK, identify: () => account, charge() {}, chargeBody() {} };
  }

  /** Handles a message. Waits while too many messages are in progress or the output is not being read. */
  async take(line: Buffer | undefined): Promise<void> {
    const { output } = this.#options;
    if (line?.every(isSpace)) return;
    const call = this.#answer(line).finally(() => this.#underWay.delete(call));
    this.#underWay.add(call);
    if (this.#underWay.size >= MAX_CONCURRENT) await Promise.race(this.#underWay);
    if (output.writableNeedDrain) await once(output, 'drain').catch(() => {});
  }

  async end(): Promise<void> {
    const { output, lastCallsMs = LAST_CALLS_MS } = this.#options;
    const timer = new AbortController();
    const late = wait(output.writable ? lastCallsMs : 0, undefined, { signal: timer.signal }).catch(() => {});
    const done = Promise.all(this.#underWay);
    await Promise.race([done, late]);
    timer.abort();
    for (const controller of this.#byId.values()) controller.abort();
    await done;
  }

  async #answer(line: Buffer | undefined): Promise<void> {
    const requestId = this.#options.nextRequestId();
    if (line === undefined)
      return this.#refuse(`a message must have at most ${BODY_LIMITS.bytes / 1024} KiB`, requestId);
    if (!isUtf8(line)) return this.#refuse('the message is not valid UTF-8', requestId);
    const controller = new AbortController();
    let id: RequestId | undefined;
    const heard = (message: Message) => {
      id = message.id;
      if (id !== undefined) this.#byId.set(id, controller);
      else if (message.method === 'notifications/cancelled') this.#cancel(message.params?.requestId);
    };
    const reply = await answer(this.#options, line.toString(), undefined, this.#endpoint, {
      ...{
        credentials: this.#credentials,
        entry: this.#admitted,
        requestId,
        network: NETWORK,
        textFormat: undefined,
        heard,
      },
      signal: controller.signal,
      get destroyed() {
        return controller.signal.aborted;
      },
      openStream: () => (message) => this.#send(message),
    } satisfies McpRequest);
    if (id !== undefined && this.#byId.get(id) === controller) this.#byId.delete(id);
    if (!controller.signal.aborted) this.#reply(reply);
  }

  #cancel(id: unknown): void {
    this.#byId.get(id as RequestId)?.abort();
  }

  #refuse(why: string, requestId: string): void {
    this.#reply(faultReply(rpcProblem(`Parse error: ${why}.`, { status: 400, code: CODES.parseError }), requestId));
  }

  #reply({ body }: Reply): void {
    if (body.length > 0) this.#send(body.join(''));
  }

  #send(message: string): void {
    if (this.#options.output.writable) this.#options.output.write(`${message}\n`);
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0d || byte === 0x09;
}
