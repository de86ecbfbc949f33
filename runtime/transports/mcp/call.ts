// A failure that the model or its user can fix is returned as a result. This includes an invalid key, because after a
// plain 401, clients look for an OAuth server and the user never sees a remedy.

import type { AccountKey, AdmittedRequest } from '../../contract/gate.ts';
import type { Operation, RawArguments } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import type { Invocation, Invoke, Outcome, Progress } from '../../dispatch/invocation.ts';
import { asProblem } from '../../dispatch/problem-details.ts';
import { readSelection, type Selection, selected } from '../../views/selection.ts';
import { quotaFields } from '../http/quota-fields.ts';
import { rowPathsOf, viewsMember } from './app-views.ts';
import { argumentsOf } from './call-arguments.ts';
import { type Citations, sourcesOf } from './citation.ts';
import type { Endpoint, ForwardedCall, Tool } from './endpoint.ts';
import type { McpRequest } from './mcp-request.ts';
import { CODES, type Era, isObject, type JsonObject } from './protocol.ts';
import { jsonReply, type Reply, type RequestId, refusing, rpcProblem } from './reply.ts';
import { blocksText, failureText, problemFacts, successText, textWithResult, type Wrapping } from './result.ts';
import type { TextFormat } from './text-format.ts';

export interface CallOptions {
  readonly invoke: Invoke;
  readonly citations: Citations;
  /** Returns the public address of an answer; undefined if it has none. */
  readonly answerUrl?: ((id: string) => string | undefined) | undefined;
}

export interface ToolCall {
  readonly endpoint: Endpoint;
  readonly era: Era;
  readonly id: RequestId;
  readonly params: JsonObject | undefined;
  readonly textFormat: TextFormat | undefined;
}

/** @throws Problem `-32602` for an unknown tool or a malformed call */
export async function callTool(options: CallOptions, call: ToolCall, exchange: McpRequest): Promise<Reply> {
  const { tool, values } = toolAndArguments(call);
  if (tool.kind === 'operation') return operationReply(options, call, exchange, tool.operation, values);
  if (tool.kind === 'local') {
    const answer = tooSoon(exchange.entry) ?? tool.answer(values);
    return jsonReply([
      answer instanceof Problem
        ? failureText(wrapping(call), answer)
        : successText(wrapping(call), { result: answer, sources: [] }),
    ]);
  }
  if (tool.kind === 'composed') {
    const answer = await tool.answer(values, exchange);
    const wrapper = wrapping(call);
    return jsonReply([answer instanceof Problem ? failureText(wrapper, answer) : blocksText(wrapper, answer)]);
  }
  if (tool.kind === 'report') {
    const progress = progressReporter(call, exchange);
    const report = await tool.run(values, exchange, progress).catch((error: unknown) => asProblem(error));
    if (report instanceof Problem) return jsonReply([failureText(wrapping(call), report)]);
    return jsonReply([textWithResult(wrapping(call), report.text, report.result)]);
  }
  const forwarded = tool.resolve(values);
  // Default to tables, because repeating the field names in every row would make up half of the text.
  const tableCall = { ...call, textFormat: call.textFormat ?? 'table' };
  if (forwarded instanceof Problem) return jsonReply([failureText(wrapping(tableCall), forwarded)]);
  return operationReply(options, tableCall, exchange, forwarded.operation, forwarded.values, forwarded);
}

/** In requests. */
const REQUESTS_A_SEARCH = 20;

export function tooSoon(entry: AdmittedRequest): Problem | undefined {
  try {
    entry.charge(REQUESTS_A_SEARCH - 1);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function toolAndArguments({ endpoint, params }: ToolCall): { tool: Tool; values: JsonObject } {
  const name = params?.name;
  if (typeof name !== 'string')
    throw rpcProblem('params.name must be the name of a tool.', { status: 200, code: CODES.invalidParams });
  const values = argumentsOf(params?.arguments);
  if (values === undefined)
    throw rpcProblem('params.arguments must be an object.', { status: 200, code: CODES.invalidParams });
  const tool = endpoint.tool(name);
  if (tool !== undefined) return { tool, values };
  const unknown = `Unknown tool ${JSON.stringify(name.slice(0, 80))}.`;
  throw rpcProblem(`${unknown} ${endpoint.insteadOf(name)}`, { status: 200, code: CODES.invalidParams });
}

async function operationReply(
  { invoke, citations, answerUrl }: CallOptions,
  call: ToolCall,
  exchange: McpRequest,
  operation: Operation,
  values: JsonObject,
  forwarded?: Pick<ForwardedCall, 'fields' | 'rewrite'>,
): Promise<Reply> {
  const selection = selectionOf(operation, forwarded?.fields);
  if (selection instanceof Problem) return jsonReply([failureText(wrapping(call), selection)]);
  const progress = operation.slow ? progressReporter(call, exchange) : undefined;
  const outcome = await invoke(new McpInvocation(operation, values, exchange, progress));
  if (outcome.ok) {
    const sources = sourcesOf(outcome.provenance, citations, operation);
    const { deprecated, explanation } = outcome;
    const result = selection === undefined ? outcome.result : selected(outcome.result, selection);
    const views = await viewsMember(operation);
    const rowPaths = call.textFormat === 'table' ? await rowPathsOf(operation) : [];
    const text = successText(wrapping(call, outcome), {
      ...{ result, sources, operation, deprecated, views, rowPaths, explanation },
      answer: outcome.answer && { ...outcome.answer, url: answerUrl?.(outcome.answer.id) },
    });
    return jsonReply([text], quotaFields(outcome.quota));
  }
  if (outcome.problem.code === 'key_conflict') throw keysDisagree(outcome.problem);
  return jsonReply(
    [failureText(wrapping(call, outcome), outcome.problem, forwarded?.rewrite)],
    quotaFields(outcome.quota),
  );
}

function selectionOf({ result }: Operation, fields: string | undefined): Selection | Problem | undefined {
  if (fields === undefined || fields === '') return undefined;
  try {
    return readSelection(fields, result);
  } catch (error) {
    return asProblem(error);
  }
}

/** The HTTP status is used as the error code, because no new codes may be added to JSON-RPC's reserved range. */
function keysDisagree(problem: Problem): Problem {
  return refusing(problem, { status: 400, code: 400, data: problemFacts(problem) });
}

/** Parts that are rarely needed are created on first use. */
class McpInvocation implements Invocation {
  readonly operation: Operation;
  readonly raw: RawArguments;
  readonly requestId: string;
  readonly transport = 'mcp';
  readonly progress: Progress | undefined;
  readonly #exchange: McpRequest;

  constructor(operation: Operation, values: JsonObject, exchange: McpRequest, progress: Progress | undefined) {
    this.operation = operation;
    this.raw = { encoding: 'json', values };
    this.requestId = exchange.requestId;
    this.progress = progress;
    this.#exchange = exchange;
  }

  identify(argument?: string): AccountKey | Promise<AccountKey> {
    return this.#exchange.entry.identify(argument);
  }

  get network(): string {
    return this.#exchange.network;
  }

  get signal(): AbortSignal {
    return this.#exchange.signal;
  }
}

function wrapping({ id, era, endpoint, textFormat }: ToolCall, outcome?: Outcome): Wrapping {
  return { id, era, identity: endpoint.identity, quota: outcome?.quota, textFormat: textFormat ?? 'json' };
}

/** Returns undefined if there is no progress token or no stream. */
function progressReporter({ params }: ToolCall, exchange: McpRequest): Progress | undefined {
  const meta = params?._meta;
  const progressToken = isObject(meta) ? meta.progressToken : undefined;
  if (typeof progressToken !== 'string' && !Number.isInteger(progressToken)) return undefined;
  const send = exchange.openStream();
  if (send === undefined) return undefined;
  let last = Number.NEGATIVE_INFINITY;
  return (progress, total, message) => {
    // The protocol requires that progress values increase.
    if (!(progress > last)) return;
    last = progress;
    const params = { progressToken, progress, total, message };
    send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params }));
  };
}
