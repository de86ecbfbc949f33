// Starts an unsupported Node version, as a desktop client with an outdated configuration would.

import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Makes this Node report an old version. */
const OLD = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } });";

function started(main: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const args = [`--import=data:text/javascript,${encodeURIComponent(OLD)}`, main, '--stdio'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

test('prints the required Node version and how to get it in one line', async () => {
  const { code, stdout, stderr } = await started(join(ROOT, 'runtime/main.ts'));
  assert.equal([code, stdout], [1, '']);
  assert.match(stderr, /^Almanac requires Node 24 or later, but this is 20\.11\.0\. Run `make node` in [^\n]*\n$/);
});

test('suggests installing Node when there is no Makefile, as in an MCPB file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-old-'));
  try {
    await cp(join(ROOT, 'runtime/start'), join(folder, 'runtime/start'), { recursive: true });
    await symlink('start/main.js', join(folder, 'runtime/main.ts'));
    const { stderr } = await started(join(folder, 'runtime/main.ts'));
    assert.match(
      stderr,
      /^Almanac requires Node 24 or later, but this is 20\.11\.0\. Install Node 24 or later[^\n]*\n$/,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
