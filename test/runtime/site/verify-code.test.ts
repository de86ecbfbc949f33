// The verification code includes one of the reader's events, which contains text from sources.

import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { verifyCode } from '../../../runtime/site/components/verify-code.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RUNS = 'console.log(`source text was executed`);';

test('text from a source cannot escape from the code comment that contains the event', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-verify-'));
  try {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    // JavaScript line terminators; JSON escapes only the first two.
    for (const end of ['\n', '\r', '\u2028', '\u2029']) {
      const code = verifyCode('place_name', { data: { title: `Harbor ${end}${RUNS}//` } });
      const file = join(folder, 'received.mjs');
      await writeFile(file, code);
      const env = { ...process.env, WEBHOOK_SECRET: `whsec_${btoa('a secret of 24 characters')}` };
      const { stdout } = await promisify(execFile)(process.execPath, [file], { env });
      assert.is(stdout, '', JSON.stringify(end));
      const shown = /^\/\/ (\{.*\})$/m.exec(code)?.[1] ?? '';
      assert.ok(JSON.parse(shown).data.title.includes(RUNS), 'the comment contains the complete event');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
