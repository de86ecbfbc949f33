// A research source consists of a service's search tool and the tool that opens its results. Its manifest contains the
// paths of their fields.

import type { Operation } from '../../contract/operation.ts';
import { Problem } from '../../contract/problem.ts';
import { fieldsOfAddress, type ResearchSource } from '../../contract/research.ts';
import { ArgumentReader } from '../../decoding/arguments.ts';
import type { Invoke, Outcome } from '../../dispatch/invocation.ts';
import type { McpRequest } from './mcp-request.ts';
import type { JsonObject } from './protocol.ts';
import type { McpService } from './service.ts';

export interface ResearchOptions {
  readonly sources: readonly ResearchSource[];
  readonly services: readonly McpService[];
  readonly invoke: Invoke;
  /** Slugs of matching services, best first. */
  readonly fitting: (query: string) => readonly string[];
  readonly searchMs?: number;
}

export type Block = { readonly type: 'text'; readonly text: string } | ResourceLink;

export interface ResourceLink {
  readonly type: 'resource_link';
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface Bound {
  readonly source: ResearchSource;
  readonly title: string;
  readonly searches: Operation;
  readonly opens: Operation;
}

export function boundTo(source: ResearchSource, services: readonly McpService[]): Bound | undefined {
  const service = services.find(({ slug }) => slug === source.service);
  const searches = service?.operations.get(source.search.tool);
  const opens = service?.operations.get(source.fetch.tool);
  if (service === undefined || searches === undefined || opens === undefined) return undefined;
  return { source, title: service.title, searches, opens };
}

export interface ResearchHit {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export function textArgument(values: JsonObject, name: string): string | Problem {
  const reader = new ArgumentReader({ encoding: 'json', values }, [name]);
  const text = reader.string(name, { required: true, minLength: 1, maxLength: 500 });
  const decoded = reader.finish(text);
  return decoded.ok ? text : new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems });
}

export function callOf(
  { invoke }: ResearchOptions,
  operation: Operation,
  values: JsonObject,
  { entry, requestId, network, signal }: McpRequest,
  until?: AbortSignal,
): Promise<Outcome> {
  const ends = until === undefined ? signal : AbortSignal.any([signal, until]);
  return invoke({
    operation,
    raw: { encoding: 'json', values },
    identify: (argument) => entry.identify(argument),
    requestId,
    transport: 'mcp',
    network,
    signal: ends,
  });
}

export function inWordsOf(argument: string, problem: Problem, names: readonly string[]): Problem {
  const { errors, ...extras } = problem.extras;
  if (errors === undefined) return problem;
  const renamed = errors.map((each) => ({
    ...each,
    parameter: argument,
    message: names.includes(each.parameter) ? each.message : `${each.parameter} ${each.message}`,
  }));
  const reasons = renamed.map(({ message }) => `${argument}: ${message}`).join('; ');
  return new Problem(problem.code, reasons, { ...extras, errors: renamed });
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  return value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('; ');
}

export function addressOf(url: string, record: object): string {
  if (!url.includes('{')) return textOf(at(record, url));
  return fieldsOfAddress(url).reduce(
    (text, name) => text.replace(`{${name}}`, () => encodeURIComponent(textOf(at(record, name)).toWellFormed())),
    url,
  );
}

export function at(record: object, path: string): unknown {
  let value: unknown = record;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as JsonObject)[name];
  }
  return value;
}

export function json(value: object): Block {
  return { type: 'text', text: JSON.stringify(value) };
}
