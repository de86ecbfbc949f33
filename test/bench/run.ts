// `make bench` runs all sections; `node test/bench/run.ts rest mcp` runs only the given ones. ROUNDS and SECONDS set
// the length (default: five minutes for the soak, three for memory). BASE=<ref> also measures REST and MCP of another
// commit. TLS, networks and sources are not measured. Logs at `warn`, because the peers do not log.

import { benchAnswerSizes } from './answer-sizes.ts';
import { benchAnswers } from './answers.ts';
import { checkOut } from './base.ts';
import { benchCached } from './cached.ts';
import { benchCluster } from './cluster.ts';
import { benchCrises } from './crises.ts';
import { benchEncoding } from './encoding.ts';
import { benchFindTool } from './find-tool.ts';
import { benchGenerate } from './generate.ts';
import { benchHanging } from './hanging.ts';
import { benchMcp } from './mcp.ts';
import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchProcess } from './process.ts';
import { benchQuery } from './query.ts';
import { benchQuota } from './quota.ts';
import { benchRest } from './rest.ts';
import { benchScale } from './scale.ts';
import { benchSoak } from './soak.ts';
import { benchStatistics } from './statistics.ts';
import { benchTokens } from './tokens.ts';
import { benchDeliveries } from './webhooks/deliveries.ts';
import { benchToolCalls } from './webhooks/tool-calls.ts';

const ref = process.env['BASE'];
const base = ref === undefined || ref === '' ? undefined : checkOut(ref);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const seconds = Number(process.env['SECONDS'] ?? 5);
const soakSeconds = Number(process.env['SECONDS'] ?? 300);
const memorySeconds = Number(process.env['SECONDS'] ?? 180);
// Deliveries with failing receivers are measured as the medians of five rounds by default.
const deliveryRounds = Number(process.env['ROUNDS'] ?? 5);
const sections: Readonly<Record<string, () => Promise<string[]>>> = {
  rest: () => benchRest(rounds, seconds, base?.subject),
  mcp: () => benchMcp(rounds, seconds, base?.subject),
  process: () => benchProcess(rounds),
  memory: () => benchMemory(memorySeconds),
  generate: () => benchGenerate(rounds),
  scale: () => benchScale(),
  cached: () => benchCached(rounds, seconds),
  hanging: () => benchHanging(rounds, Math.max(seconds, 15)),
  crises: () => benchCrises(rounds),
  query: () => benchQuery(rounds),
  answers: () => benchAnswers(rounds),
  quota: () => benchQuota(rounds, seconds),
  cluster: () => benchCluster(rounds, seconds),
  statistics: () => benchStatistics(rounds),
  webhooks: () => benchDeliveries(deliveryRounds, Math.max(seconds, 5)),
  'tool-calls': () => benchToolCalls(rounds, Math.max(seconds, 10)),
  'find-tool': async () => benchFindTool(rounds),
  tokens: async () => benchTokens(),
  encoding: () => benchEncoding(rounds),
  sizes: () => benchAnswerSizes(),
  pages: () => benchPages(),
  soak: () => benchSoak(soakSeconds),
};
const named = process.argv.slice(2);
// Only the sections that measure calls can be compared with another commit.
const selected = named.length === 0 && base !== undefined ? ['rest', 'mcp'] : named;
try {
  for (const [name, run] of Object.entries(sections)) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    for (const line of await run()) process.stdout.write(`${line}\n`);
    process.stdout.write('\n');
  }
} finally {
  base?.remove();
}
