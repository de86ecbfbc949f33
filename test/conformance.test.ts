// Runs the official MCP conformance suite for each revision against the transport, with a fixture service built by the
// generator. Expected failures for undeclared capabilities (prompts, resources, sampling, images) are listed in
// test/fixtures/conformance/expected-failures-*.yaml; the suite also fails if a listed entry passes.

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Call } from '../runtime/contract/call.ts';
import type { Service } from '../runtime/contract/operation.ts';
import { Problem } from '../runtime/contract/problem.ts';
import type { Invoke, Outcome } from '../runtime/dispatch/invocation.ts';
import { createMcpTransport } from '../runtime/transports/mcp/transport.ts';
import { conformance } from './fixtures/conformance/adapter.ts';
import { openApplication } from './support/application.ts';
import { presentedKeys, UNPACED } from './support/unpaced.ts';

const KEY = 'alm_conformance';
const ROOT = dirname(import.meta.dirname);
const FIXTURE = join(ROOT, 'test/fixtures/conformance');
const run = promisify(execFile);

async function generated(folder: string): Promise<{ service: Service; toolsJson: string }> {
  const spec = join(folder, 'spec');
  const out = join(folder, 'generated');
  await cp(join(FIXTURE, 'spec'), spec, { recursive: true });
  for (const file of ['platform.yaml', 'manifest.schema.json', 'questions.yaml']) {
    await cp(join(ROOT, 'spec', file), join(spec, file));
  }
  const runtime = relative(out, join(ROOT, 'runtime'));
  const options = ['--spec', spec, '--out', out, '--runtime', runtime];
  await run(process.execPath, [join(ROOT, 'codegen/cli.ts'), ...options]);
  const { services } = await import(pathToFileURL(join(out, 'catalog.ts')).href);
  const toolsJson = await readFile(join(out, 'services/conformance/mcp.json'), 'utf8');
  return { service: services[0], toolsJson };
}

const invoke: Invoke = async (invocation): Promise<Outcome> => {
  const { operation, raw, signal, progress } = invocation;
  const failed = (problem: Problem): Outcome => ({ ok: false, problem, quota: undefined });
  if (operation.needsKey && presentedKeys(invocation)[0] !== KEY)
    return failed(new Problem('key_required', 'A key is needed.'));
  const decoded = operation.decode(raw);
  if (!decoded.ok) return failed(new Problem('invalid_arguments', 'Invalid arguments.', { errors: decoded.problems }));
  const call: Call = {
    service: operation.service,
    caller: { keyId: 'conformance', plan: 'unlimited' },
    now: () => new Date(),
    signal,
    deadline: Date.now() + 50_000,
    progress: progress ?? (() => {}),
    provenance: () => {},
  };
  const handlers: Record<string, (args: never, call: Call) => object | Promise<object>> = conformance();
  try {
    const result = await handlers[operation.name]?.(decoded.arguments as never, call);
    return { ok: true, result: result ?? {}, provenance: [], quota: undefined, deprecated: [] };
  } catch (error) {
    return failed(error as Problem);
  }
};

const folder = await mkdtemp(join(tmpdir(), 'almanac-conformance-'));
const { service, toolsJson } = await generated(folder);
const observer = { onError: (error: unknown) => process.stderr.write(`${error}\n`), onRefused: () => {} };
const mcp = createMcpTransport({
  services: [
    {
      slug: service.slug,
      title: service.title,
      summary: service.summary,
      introduction: service.summary,
      toolsJson: () => toolsJson,
      operations: new Map(service.operations.map((operation) => [operation.name, operation])),
    },
  ],
  invoke,
  citations: new Map(),
  requestLimiter: UNPACED,
  findTool: () => ({ matches: [], nearest: [], isAboutOffer: false, subjects: [] }),
  serverInfo: { name: 'almanac', version: '0', title: 'Almanac' },
  keyProblem: async () => undefined,
  observer,
});
const { port, close } = await openApplication({ mcp, observer });

test.after(async () => {
  await close();
  await rm(folder, { recursive: true });
});

async function suite(options: readonly string[]): Promise<{ passed: boolean; report: string }> {
  const main = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
  const url = `http://127.0.0.1:${port}/mcp/conformance/?api_key=${KEY}`;
  const results = join(folder, `results-${options.join('-').replaceAll(/[^\w-]/g, '')}`);
  return run(process.execPath, [main, 'server', '--url', url, '-o', results, ...options]).then(
    ({ stdout }) => ({ passed: true, report: stdout }),
    ({ stdout, stderr }) => ({ passed: false, report: `${stdout}${stderr}`.slice(-6000) }),
  );
}

for (const revision of ['2026-07-28', '2025-11-25']) {
  test(`passes the ${revision} conformance suite, except for undeclared capabilities`, async () => {
    const expected = join(FIXTURE, `expected-failures-${revision}.yaml`);
    const { passed, report } = await suite(['--requirements', revision, '--expected-failures', expected]);
    assert.ok(passed, report);
    assert.match(report, /Total: \d+ passed/);
  });
}

test('validates headers as 2026-07-28 requires, which the suite for that revision does not test', async () => {
  const { passed, report } = await suite(['--scenario', 'http-header-validation', '--spec-version', '2026-07-28']);
  assert.ok(passed, report);
  assert.match(report, /14\/14|14 passed/);
});

test.run();
