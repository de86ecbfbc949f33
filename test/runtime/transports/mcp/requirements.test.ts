import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { REQUIREMENTS } from './requirements.ts';

test('each requirement is covered by a test', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts') && file !== 'requirements.test.ts')
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  const named = new Set<string>();
  for (const source of sources) {
    for (const call of source.matchAll(/proves\(\s*\[([^\]]+)\]/g)) {
      for (const id of (call[1] as string).matchAll(/'([^']+)'/g)) named.add(id[1] as string);
    }
  }
  assert.equal([...named].sort(), Object.keys(REQUIREMENTS).sort());
});

test.run();
