// `node runtime/main.ts --stdio` as desktop programs run it: official clients start the process, and close its input to end it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMPILED } from '../support/compiled.ts';
import { startProcess } from '../support/process.ts';

const MAIN = fileURLToPath(new URL('../../runtime/main.ts', import.meta.url));
const MILE = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };

interface Context {
  dataDir: string;
  begun: (...more: string[]) => { command: string; args: string[]; env: Record<string, string>; stderr: 'pipe' };
}

const test = suite<Context>('on standard input and output');

test.before.each(async (context) => {
  context.dataDir = await mkdtemp(join(tmpdir(), 'almanac-stdio-'));
  const env = { ...COMPILED, PATH: process.env.PATH ?? '', DATA_DIR: context.dataDir };
  context.begun = (...more) => ({ command: process.execPath, args: [MAIN, '--stdio', ...more], env, stderr: 'pipe' });
});
test.after.each(({ dataDir }) => rm(dataDir, { recursive: true, force: true }));

const MODES = [
  ['2025-11-25', undefined],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const;
for (const [version, mode] of MODES) {
  test(`client v2 (${JSON.stringify(mode) ?? 'default'}) finds a tool, calls it, and receives errors`, async ({
    begun,
  }) => {
    const client = new Client(
      { name: 'test', version: '1' },
      mode === undefined ? {} : { versionNegotiation: { mode } },
    );
    const transport = new StdioClientTransport(begun());
    await client.connect(transport);
    assert.is(client.getNegotiatedProtocolVersion(), version);
    assert.not.match(client.getInstructions() ?? '', 'API key');
    const { tools } = await client.listTools();
    assert.equal(
      tools.map(({ name }) => name),
      ['find_tool', 'call_tool', 'call_tools', 'check_answer'],
    );
    const found = await client.callTool({ name: 'find_tool', arguments: { query: 'convert miles to kilometers' } });
    assert.match(JSON.stringify(found.structuredContent), 'unit_conversion__convert_units');
    const tool = { tool: 'unit_conversion__convert_units', arguments: MILE };
    const right = await client.callTool({ name: 'call_tool', arguments: tool });
    assert.is((right.structuredContent as { result: number }).result, 1.609344);
    const wrong = { ...tool, arguments: { ...MILE, to_unit: 'kilometr' } };
    const refused = await client.callTool({ name: 'call_tool', arguments: wrong });
    assert.is(refused.isError, true);
    assert.match(JSON.stringify(refused.content), 'Did you mean kilometer');
    await client.close();
  });
}

test('client v1 lists the tools of the selected services, and the server opens no port', async ({ begun }) => {
  const client = new ClientV1({ name: 'test', version: '1' });
  const transport = new TransportV1(begun('--services=unit-conversion,world-time'));
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  const { tools } = await client.listTools();
  assert.ok(tools.some(({ name }) => name === 'world_time__get_current_time'));
  const right = await client.callTool({ name: 'unit_conversion__convert_units', arguments: MILE });
  assert.is((right.structuredContent as { result: number }).result, 1.609344);
  const sent = { feedback_type: 'general', feedback: 'Works without a key.' };
  const told = await client.callTool({ name: 'unit_conversion__report_feedback', arguments: sent });
  assert.not.ok(told.isError, JSON.stringify(told));
  if (process.platform === 'linux') assert.equal(await listeningSockets(transport.pid as number), []);
  await client.close();
});

test('exits with 0 when the input closes, writes only MCP messages to standard output, and logs elsewhere', async ({
  begun,
}) => {
  const owners = new Set<unknown>();
  for (const _ of ['made', 'found again']) {
    const { command, args, env } = begun('--services=unit-conversion');
    const child = spawn(command, args, { env });
    let [output, log] = ['', ''];
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      log += chunk;
    });
    const params = { name: 'unit_conversion__convert_units', arguments: MILE };
    child.stdin.end(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
    assert.equal(await once(child, 'close'), [0, null], log);
    assert.is(JSON.parse(output).result.structuredContent.result, 1.609344);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    owners.add(lines.find(({ msg }) => msg === 'call').key_id);
  }
  assert.is(owners.size, 1);
});

test('several clients and a server can start on the same folder, each with its own state', async ({
  begun,
  dataDir,
}) => {
  const server = await startProcess({ DATA_DIR: dataDir });
  const clients = Array.from({ length: 3 }, () => new Client({ name: 'desktop', version: '1.0.0' }));
  try {
    await Promise.all(
      clients.map((client) => client.connect(new StdioClientTransport(begun('--services=unit-conversion')))),
    );
    for (const client of clients) {
      const { isError } = await client.callTool({ name: 'unit_conversion__convert_units', arguments: MILE });
      assert.not.ok(isError);
    }
    assert.equal((await readdir(join(dataDir, 'instances'))).sort(), ['2', '3', '4']);
  } finally {
    for (const client of clients) await client.close();
    await server.end('SIGTERM');
  }
  // A folder that a closed process has released is reused.
  const [first, second] = [new Client({ name: 'a', version: '1' }), new Client({ name: 'b', version: '1' })];
  await first.connect(new StdioClientTransport(begun()));
  await second.connect(new StdioClientTransport(begun()));
  await first.close();
  await second.close();
  assert.equal((await readdir(join(dataDir, 'instances'))).sort(), ['2', '3', '4']);
});

test('reports a startup failure immediately, and writes nothing to standard output', async ({ begun }) => {
  assert.match(await failed(begun('--services=plces')), '--services: Unknown service "plces". Did you mean places?');
  assert.match(await failed(begun('--service=places')), "Unknown option '--service'. Options: --stdio");
  assert.match(await failed({ ...begun(), args: [MAIN, '--services=places'] }), '--services requires --stdio.');
  const env = { ...begun().env, DATABASE_URL: 'postgres://localhost/almanac' };
  assert.match(await failed({ ...begun(), env }), '--stdio stores its data in DATA_DIR');
});

/** Returns the error output of a process that must fail to start, with exit code 1. */
async function failed({ command, args, env }: ReturnType<Context['begun']>): Promise<string> {
  const child = spawn(command, args, { env });
  let [output, message] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    message += chunk;
  });
  assert.equal(await once(child, 'close'), [1, null]);
  assert.is(output, '');
  return message;
}

test('uses less than a second of CPU time until the first response', async ({ begun }) => {
  const times: number[] = [];
  // The first start may be slow, because it may have to compile everything.
  while (times.length < 3 && !times.some((time) => time < 1_000)) {
    const { command, args, env } = begun();
    const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} })}\n`);
    await once(child.stdout, 'data');
    times.push(await processorMs(child.pid as number));
    child.stdin.end();
    await once(child, 'close');
  }
  assert.ok(Math.min(...times) < 1_000, times.join(', '));
});

/** CPU time of a process in milliseconds; 0 where the system does not report it. */
async function processorMs(pid: number): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

/** Listening sockets of a process (state 0A in the kernel's tables). */
async function listeningSockets(pid: number): Promise<string[]> {
  const listening = new Set<string>();
  for (const table of ['tcp', 'tcp6']) {
    const rows = (await readFile(`/proc/${pid}/net/${table}`, 'utf8')).trim().split('\n').slice(1);
    for (const row of rows) {
      const fields = row.trim().split(/\s+/);
      if (fields[3] === '0A') listening.add(`socket:[${fields[9]}]`);
    }
  }
  const open = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(open.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => listening.has(target));
}

test.run();
