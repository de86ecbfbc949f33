// generated/ is what spec/ says: committed output that nobody forgot to make again, and nobody edited.

import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { generate } from '../../codegen/generate.ts';
import { readAnswers } from '../../codegen/load/answers.ts';
import { readSpec } from '../../codegen/load/load.ts';
import { compareTree } from '../../codegen/write/tree.ts';
import { SCHEMA_TEXT } from '../codegen/validate/sound.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('generated/ is what the manifests say', async () => {
  const answers = await readAnswers(`${ROOT}spec`);
  const files = await generate(await readSpec(`${ROOT}spec`), { schemaText: SCHEMA_TEXT, answers });
  assert.equal(await compareTree(`${ROOT}generated`, files), [], 'run `make generate` and commit the result');
});

test.run();
