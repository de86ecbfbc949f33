// Provides three test services, a fake `invoke` that accepts a few keys, and a server on loopback.

import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { platform } from '../../../../generated/platform.ts';
import type { AccessOptions } from '../../../../runtime/app/access.ts';
import { deprecatedIn } from '../../../../runtime/contract/deprecated.ts';
import { serviceInstructions, withDataNote, withKey } from '../../../../runtime/contract/instructions.ts';
import type { Operation } from '../../../../runtime/contract/operation.ts';
import { Problem, type ProblemCode } from '../../../../runtime/contract/problem.ts';
import { published } from '../../../../runtime/contract/published.ts';
import { ArgumentReader } from '../../../../runtime/decoding/arguments.ts';
import type { Invocation, Invoke, Outcome } from '../../../../runtime/dispatch/invocation.ts';
import type { McpService } from '../../../../runtime/transports/mcp/service.ts';
import { createMcpTransport, type McpTransportOptions } from '../../../../runtime/transports/mcp/transport.ts';
import { openApplication } from '../../../support/application.ts';
import { presentedKeys, UNPACED } from '../../../support/unpaced.ts';

export const GOOD_KEY = 'alm_good';
export const FETCHED_AT = Date.UTC(2026, 8, 1, 12);
export const QUOTA = { limit: 100, remaining: 99, resetSeconds: 3600 };

const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };
const FORECAST = {
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', minLength: 1 },
      days: { type: 'integer', minimum: 1, maximum: 7, default: 1 },
    },
    required: ['city'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer' } },
    required: ['city', 'days'],
    additionalProperties: false,
  },
};
const NOTHING = { inputSchema: { type: 'object', additionalProperties: false }, outputSchema: { type: 'object' } };

function operation(service: string, name: string, more: Partial<Operation> = {}): Operation {
  return {
    id: `${service}.${name}`,
    service,
    adapter: service,
    name,
    summary: `About ${name}.`,
    effect: 'read',
    methods: ['GET', 'POST'],
    errors: [],
    needsKey: true,
    slow: false,
    sources: [],
    decode: (raw) => new ArgumentReader(raw, []).finish({}),
    result: published.record(published.fields({})),
    ...more,
  };
}

const decodeForecast: Operation['decode'] = (raw) => {
  const reader = new ArgumentReader(raw, ['city', 'days']);
  const city = reader.string('city', { required: true, minLength: 1 });
  const days = reader.integer('days', { minimum: 1, maximum: 7, default: 1 });
  return reader.finish({ city, days });
};

function service(slug: string, operations: readonly Operation[]): McpService {
  const tools = operations.map(({ name, summary, effect }) => {
    const schemas = name.endsWith('forecast') ? FORECAST : NOTHING;
    const annotations = { ...ANNOTATIONS, readOnlyHint: effect === 'read' };
    return { name, title: name, description: summary, ...schemas, annotations };
  });
  return {
    slug,
    title: slug.toUpperCase(),
    summary: `All about ${slug}.`,
    introduction: `Ask ${slug}.`,
    toolsJson: () => JSON.stringify(tools, null, 2),
    operations: new Map(operations.map((each) => [each.name, each])),
  };
}

export const SERVICES: readonly McpService[] = [
  service('space-weather', [
    operation('space-weather', 'get_forecast', { decode: decodeForecast }),
    operation('space-weather', 'old_forecast', {
      decode: decodeForecast,
      deprecated: { since: '2026-11-01', use: 'get_forecast', removeAfter: '2027-05-01' },
    }),
    operation('space-weather', 'long_report', { slow: true }),
    operation('space-weather', 'broken'),
  ]),
  service('tides', [operation('tides', 'get_tides')]),
  service('hooks', [operation('hooks', 'subscribe', { effect: 'write' }), operation('hooks', 'list_hooks')]),
];

export const fakeInvoke: Invoke = async (invocation): Promise<Outcome> => {
  const { operation, raw } = invocation;
  const keys = [...new Set(presentedKeys(invocation))];
  const refused = (code: ProblemCode) => ({
    ok: false as const,
    problem: new Problem(code, `Problem ${code}.`),
    quota: undefined,
  });
  if (keys.length === 0) return refused('key_required');
  if (keys.length > 1) return refused('key_conflict');
  if (keys[0] === 'alm_revoked') return refused('key_revoked');
  if (keys[0] !== GOOD_KEY) return refused('key_unknown');
  const decoded = operation.decode(raw);
  if (!decoded.ok) {
    const problem = new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems });
    return { ok: false, problem, quota: QUOTA };
  }
  if (operation.name === 'broken') throw new Error('secret detail');
  const cache = operation.name === 'old_forecast' ? 'stale' : 'miss';
  const provenance = [{ source: 'noaa', cache, fetchedAt: FETCHED_AT, freshUntil: FETCHED_AT } as const];
  return { ok: true, result: decoded.arguments, provenance, quota: QUOTA, deprecated: deprecatedIn(operation, raw) };
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any;
}

export interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  /** Objects are sent as JSON, strings as they are. */
  readonly body?: unknown;
  /** Without a declared length. */
  readonly chunked?: boolean;
}

export const INSTRUCTIONS = withDataNote(serviceInstructions('Ask space-weather.', withKey(platform.keyHow)));

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly errors: unknown[];
  /** As `status reason`. */
  readonly refusals: string[];
  send(sent: Sent): Promise<Answer>;
  close(): Promise<void>;
}

const CITATIONS = new Map([['noaa', { publisher: 'NOAA', page: 'https://www.swpc.noaa.gov', licence: 'CC BY 4.0' }]]);

/** Tools that the index contains, but that the server does not offer. */
const ELSEWHERE = ['nowhere.get_forecast'];

const cardOf = (id: string) => ({
  description: `About ${id}.`,
  arguments: { city: 'required, string. Name.' },
  example: { city: 'Bergen' },
  related: ['tides.get_tides', 'nowhere.get_nothing'],
});

export async function openTestServer({
  host = '127.0.0.1',
  publicUrl,
  allowedHosts = [],
  allowedOrigins = ['https://app.example'],
  ...more
}: Partial<McpTransportOptions & AccessOptions> = {}): Promise<TestServer> {
  const errors: unknown[] = [];
  const refusals: string[] = [];
  const observer = {
    onError: (error: unknown) => errors.push(error),
    onRefused: (reason: string, status: number) => refusals.push(`${status} ${reason}`),
  };
  const mcp = createMcpTransport({
    services: SERVICES,
    invoke: fakeInvoke,
    citations: CITATIONS,
    requestLimiter: UNPACED,
    findTool: (query, limit) => ({
      matches: [
        ...ELSEWHERE,
        ...SERVICES.flatMap(({ slug, operations }) => [...operations.keys()].map((tool) => `${slug}.${tool}`)),
      ]
        .filter((id) => id.split('.')[1]?.includes(query))
        .slice(0, limit)
        .map((id) => ({ id, card: cardOf(id) })),
      nearest: query === 'no such thing' ? ['tides.get_tides', 'nowhere.get_forecast'] : [],
      isAboutOffer: query === 'about',
      subjects: SERVICES.map(({ slug, title, summary, operations }) => ({
        ...{ service: slug, title, summary },
        tools: operations.size,
        freshness: 'built in',
      })),
    }),
    serverInfo: { name: 'almanac', version: '1.2.3', title: 'Almanac' },
    keyProblem: async ({ keys: [key] }) =>
      key === GOOD_KEY ? undefined : new Problem('key_unknown', 'Not known here.'),
    observer,
    ...more,
  });
  const { port, close } = await openApplication({
    ...{ host, publicUrl, allowedHosts, allowedOrigins, mcp, observer: more.observer ?? observer },
  });
  return { url: `http://127.0.0.1:${port}`, port, errors, refusals, send: (sent) => send(port, sent), close };
}

/** Uses node:http, because fetch does not allow setting Host and Origin. */
function send(
  port: number,
  { method = 'POST', path = '/mcp/space-weather/', headers, body, chunked }: Sent,
): Promise<Answer> {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const length = text === '' || chunked ? {} : { 'Content-Length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const all = { 'Content-Type': 'application/json', ...length, ...headers };
    const request = httpRequest({ port, host: '127.0.0.1', method, path, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const received = Buffer.concat(chunks).toString();
        const isJson = (response.headers['content-type'] ?? '').includes('json');
        const json = isJson ? JSON.parse(received) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: received, json });
      });
    });
    request.on('error', reject);
    request.end(text);
  });
}

export const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

export function modern(
  method: string,
  params: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Sent {
  const name: Record<string, string> = typeof params.name === 'string' ? { 'Mcp-Name': params.name } : {};
  return {
    headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method, ...name, ...headers },
    body: { jsonrpc: '2.0', id: 7, method, params: { _meta: ENVELOPE, ...params } },
  };
}

export function legacy(method: string, params?: Record<string, unknown>, headers: Record<string, string> = {}): Sent {
  return { headers, body: { jsonrpc: '2.0', id: 7, method, params } };
}

export const KEYED = { 'Service-API-Key': GOOD_KEY };

export function recording(): { invoke: Invoke; calls: Invocation[] } {
  const calls: Invocation[] = [];
  return {
    calls,
    invoke: (invocation) => {
      calls.push(invocation);
      return fakeInvoke(invocation);
    },
  };
}
