import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac, type TestAlmanac } from '../support/almanac.ts';
import { answersOf } from '../support/answers.ts';
import { REPLAYING } from '../support/operations.ts';

test('answers.json of each service contains the results of its examples, as `make generate` writes them', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const { bySlug, unanswered } = await answersOf(server);
    assert.equal(unanswered, []);
    assert.ok(bySlug.size > 10);
    for (const [slug, results] of bySlug) {
      const kept = new URL(`../../spec/${slug}/answers.json`, import.meta.url);
      assert.ok(existsSync(kept), `spec/${slug}/answers.json does not exist: \`make generate\` writes it`);
      const text = readFileSync(kept, 'utf8');
      assert.equal(JSON.parse(text), results, `${slug} has different answers: \`make generate\` updates the file`);
    }
  } finally {
    await server.stop();
  }
});

test('reports a failing example with the error that the server returned', async () => {
  const failing = { key: async () => 'key', send: async () => ({ status: 500, text: '{}', json: {} }) };
  const stack = 'TypeError: name is undefined\n    at get_city (places.ts:1:1)';
  const { unanswered } = await answersOf(failing as unknown as TestAlmanac, () => stack);
  assert.ok(unanswered.length > 0);
  for (const { why } of unanswered) assert.is(why, `500: ${stack}`);
});

test.run();
