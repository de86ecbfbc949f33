// How many MCP requests a second the door answers, and how many the official SDK's McpServer does beside it: the same 150
// tools, the same handler, revision 2026-07-28, one server process and one load process (autocannon) on loopback.
// It measures the door alone: no key check, no quota, no source, no TLS, no network. Run: node <this file> [seconds]

import { type ChildProcess, execFile, fork } from 'node:child_process';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { ArgumentReader } from '../../../../runtime/contract/arguments.ts';
import type { Operation } from '../../../../runtime/contract/operation.ts';
import { createMcpDoor } from '../../../../runtime/doors/mcp/door.ts';
import { ENVELOPE, modern, type Sent } from './fixture.ts';

const TOOLS = 150;
const CONNECTIONS = 16;
const INPUT = {
  type: 'object' as const,
  properties: {
    city: { type: 'string', minLength: 1, description: 'Name of a city, as its inhabitants or the world write it.' },
    days: { type: 'integer', minimum: 1, maximum: 30, default: 7, description: 'How many days ahead.' },
    units: { type: 'string', enum: ['metric', 'imperial'], description: 'Units of the answer.' },
  },
  required: ['city'],
  additionalProperties: false,
};
const OUTPUT = {
  type: 'object' as const,
  properties: {
    city: { type: 'string', description: 'The city that was found.' },
    values: { type: 'array', items: { type: 'number' }, description: 'One value a day.' },
  },
  required: ['city', 'values'],
};
const NAMES = Array.from({ length: TOOLS }, (_, index) => `get_forecast_of_kind_${index}`);
const DESCRIPTION =
  'The forecast of one kind for a city, day by day, with the source that it came from and when it was made.';
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };
const answer = (city: string) => ({ city, values: Array.from({ length: 30 }, (_, day) => day / 7) });

/** The official SDK as its documentation serves it: a fresh McpServer a request. */
function official(): RequestListener {
  const input = fromJsonSchema<{ city: string }>(INPUT);
  const output = fromJsonSchema<ReturnType<typeof answer>>(OUTPUT);
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: 'almanac', version: '1' });
    for (const name of NAMES) {
      const config = { description: DESCRIPTION, inputSchema: input, outputSchema: output, annotations };
      server.registerTool(name, config, ({ city }) => {
        const structuredContent = answer(city);
        return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
      });
    }
    return server;
  });
  return async (request, response) => {
    const headers = request.headers as Record<string, string>;
    const url = `http://127.0.0.1${request.url}`;
    const web = new Request(url, { method: 'POST', headers, body: await bodyOf(request) });
    const reply = await handler.fetch(web);
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

function ours(): RequestListener {
  const operation = (name: string): Operation => ({
    id: `weather.${name}`,
    service: 'weather',
    adapter: 'weather',
    name,
    summary: DESCRIPTION,
    effect: 'read',
    methods: ['GET', 'POST'],
    needsKey: false,
    slow: false,
    upstreams: [],
    decode: (raw) => {
      const reader = new ArgumentReader(raw, ['city', 'days', 'units']);
      const city = reader.string('city', { required: true, minLength: 1 });
      const days = reader.integer('days', { minimum: 1, maximum: 30, default: 7 });
      const units = reader.choice('units', ['metric', 'imperial'], {});
      return reader.finish({ city, days, units });
    },
    watch: () => {},
  });
  const tools = NAMES.map((name) => ({
    name,
    description: DESCRIPTION,
    inputSchema: INPUT,
    outputSchema: OUTPUT,
    annotations,
  }));
  const weather = { slug: 'weather', title: 'Weather', summary: 'Weather.', instructions: 'Weather.' };
  const operations = new Map(NAMES.map((name) => [name, operation(name)]));
  const door = createMcpDoor({
    services: [{ ...weather, toolsJson: JSON.stringify(tools), operations }],
    invoke: async ({ operation, raw }) => {
      const decoded = operation.decode(raw);
      if (!decoded.ok) throw new Error('The benchmark sends good arguments.');
      const { city } = decoded.arguments as { city: string };
      return { ok: true, result: answer(city), provenance: [], quota: undefined };
    },
    findTool: () => [],
    serverInfo: { name: 'almanac', version: '1', title: 'Almanac' },
    allowedHosts: [],
    allowedOrigins: [],
    errorText: String,
    sendProblem: (response) => void response.writeHead(404).end(),
    onError: (error) => process.stderr.write(`${error}\n`),
  });
  return (request, response) => void door.handle(request, response);
}

function serve(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

const LIST = modern('tools/list');
const CALL = modern('tools/call', { name: NAMES[99], arguments: { city: 'Tromsø', days: 3 }, _meta: ENVELOPE });

/** Requests a second. */
async function load(port: number, { headers = {}, body }: Sent, seconds: number): Promise<number> {
  const all = { ...headers, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const fields = Object.entries(all).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const url = `http://127.0.0.1:${port}/mcp/weather/`;
  const main = createRequire(import.meta.url).resolve('autocannon');
  const options = [
    '-c',
    `${CONNECTIONS}`,
    '-d',
    `${seconds}`,
    '-m',
    'POST',
    '-b',
    JSON.stringify(body),
    '-n',
    '-j',
    ...fields,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...options, url]);
  const result = JSON.parse(stdout);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

async function measured(which: 'ours' | 'official', seconds: number): Promise<{ list: number; call: number }> {
  const child: ChildProcess = fork(import.meta.filename, [which]);
  try {
    const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)));
    for (const warmUp of [LIST, CALL]) await load(port, warmUp, 1);
    return { list: await load(port, LIST, seconds), call: await load(port, CALL, seconds) };
  } finally {
    child.kill();
  }
}

const [argument = '4'] = process.argv.slice(2);
if (argument === 'ours') serve(ours());
else if (argument === 'official') serve(official());
else {
  const peer = await measured('official', Number(argument));
  const own = await measured('ours', Number(argument));
  const row = (name: 'list' | 'call') =>
    `tools/${name}  almanac ${Math.round(own[name])}/s  McpServer ${Math.round(peer[name])}/s  ratio ${(own[name] / peer[name]).toFixed(1)}`;
  process.stdout.write(`${TOOLS} tools, ${CONNECTIONS} connections\n${row('list')}\n${row('call')}\n`);
}
