// Builds the MCPB file, unpacks it with the format's tools and starts it as a client does. Takes long.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { getMcpConfigForManifest, unpackExtension, vAny } from '@anthropic-ai/mcpb';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bundleManifest } from '../../runtime/deploy/bundle.ts';
import { COMPILED } from '../support/compiled.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../runtime/deploy/bundle.ts', import.meta.url));

test('a bundle can be packed, unpacked, started and called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bundle-test-'));
  try {
    const [file, unpacked] = [join(folder, 'almanac.mcpb'), join(folder, 'unpacked')];
    await run(process.execPath, [SCRIPT, '--services=unit-conversion,maritime', `--output=${file}`], {
      env: { ...process.env, ...COMPILED },
    });
    assert.ok(await unpackExtension({ mcpbPath: file, outputDir: unpacked, silent: true }));
    const manifest = vAny.McpbManifestSchema.parse(JSON.parse(await readFile(join(unpacked, 'manifest.json'), 'utf8')));
    const config = await getMcpConfigForManifest({
      ...{ manifest, extensionPath: unpacked, systemDirs: {}, userConfig: {}, pathSeparator: '/' },
    });
    assert.is(config?.env?.AISSTREAM_KEY, '');
    // Data is stored in the home folder.
    const env = { PATH: process.env.PATH ?? '', HOME: folder, ...config?.env };
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StdioClientTransport({
      ...{ command: process.execPath, args: config?.args ?? [], env, cwd: folder, stderr: 'pipe' },
    });
    await client.connect(transport);
    const { tools } = await client.listTools();
    assert.equal(tools.map(({ name }) => name).sort(), manifest.tools?.map(({ name }) => name).sort());
    const call = { value: 1, from_unit: 'mile', to_unit: 'kilometer' };
    const answer = await client.callTool({ name: 'unit_conversion__convert_units', arguments: call });
    assert.is((answer.structuredContent as { result: number }).result, 1.609344);
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: resources[0]?.uri ?? '' });
    assert.match((contents[0] as { text: string }).text, '<script');
    await client.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('offers search across all services if no service is listed; rejects an unknown service', () => {
  const { tools, server } = bundleManifest([]) as {
    tools: { name: string }[];
    server: { mcp_config: { args: string[] } };
  };
  assert.equal(
    tools.map(({ name }) => name),
    ['find_tool', 'call_tool', 'call_tools', 'check_answer'],
  );
  assert.equal(server.mcp_config.args.slice(1), ['--stdio']);
  assert.throws(() => bundleManifest(['maritim']), 'Unknown service maritim. Did you mean maritime?');
});

test.run();
