// The answers that the documentation shows are those of the fixtures, today.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { answersOf } from '../support/answers.ts';
import { REPLAYING } from '../support/offer.ts';

test('spec/answers holds what the examples are answered: `make answers` writes it', async () => {
  const server = await openAlmanac(REPLAYING);
  try {
    const answers = await answersOf(server);
    assert.ok(answers.size > 10);
    for (const [slug, results] of answers) {
      const kept = readFileSync(new URL(`../../spec/answers/${slug}.json`, import.meta.url), 'utf8');
      assert.equal(JSON.parse(kept), results, slug);
    }
  } finally {
    await server.stop();
  }
});

test.run();
