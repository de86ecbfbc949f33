// MCP tools/call and tools/list of 150 tools: Almanac with all features on, compared with the official SDK's McpServer.

import { type Load, measure, median, type Running, type Subject, start } from './measure.ts';

const peer = (name: string) => new URL(`peers/${name}.ts`, import.meta.url);
const TARGET = 5;

export async function benchMcp(rounds: number, seconds: number, base?: Subject): Promise<string[]> {
  const sdk = await compare({ name: 'SDK v2 McpServer', script: peer('mcp-sdk') }, `${TARGET}x`, rounds, seconds);
  return base === undefined ? sdk : [...sdk, '', ...(await compare(base, '', rounds, seconds))];
}

async function compare(subject: Subject, target: string, rounds: number, seconds: number): Promise<string[]> {
  const own = await start({ name: 'Almanac', script: peer('almanac') });
  const peerServer = await start(subject);
  const lines = [
    `| MCP, 150 tools | Almanac per second | ${subject.name} per second | ratio | CPU | target |`,
    '|---|---:|---:|---:|---:|---:|',
  ];
  for (const method of ['tools/call', 'tools/list'] as const) {
    const [ours, theirs, ratios]: [number[], number[], number[]] = [[], [], []];
    for (const server of [own, peerServer]) await measure(server, load(server, method), 2, 16);
    for (let round = 0; round < rounds; round++) {
      const mine = await measure(own, load(own, method), seconds, 16);
      const other = await measure(peerServer, load(peerServer, method), seconds, 16);
      ours.push(mine.requestsPerSecond);
      theirs.push(other.requestsPerSecond);
      ratios.push(other.cpuMicroseconds / mine.cpuMicroseconds);
    }
    const [a, b] = [median(ours), median(theirs)];
    lines.push(
      `| ${method} | ${a.toFixed(0)} | ${b.toFixed(0)} | ${(a / b).toFixed(2)}x | ${median(ratios).toFixed(2)}x | ${target} |`,
    );
  }
  await own.stop();
  await peerServer.stop();
  return lines;
}

/** Uses protocol version 2026-07-28. */
function load({ ready }: Running, method: 'tools/call' | 'tools/list'): Load {
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  };
  const name = 'convert_units_75';
  const args = { value: 26.2, from_unit: 'mile', to_unit: 'kilometer' };
  const call = method === 'tools/call' ? { name, arguments: args } : {};
  return {
    path: '/mcp/many-tools/',
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(method === 'tools/call' ? { 'Mcp-Name': name } : {}),
      ...(ready.key === undefined ? {} : { 'Service-API-Key': ready.key }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...call, _meta: envelope } }),
  };
}
