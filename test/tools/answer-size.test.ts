// Repeats example rows up to each tool's default limit, to check tools that no other test measures at a realistic size.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_TOKENS_FIXED_LIMIT, tokensOf } from '../support/answer-size.ts';
import { multipliedAnswers } from '../support/multiplied-answers.ts';

test('default answers stay below 10,000 tokens', () => {
  const measured = multipliedAnswers();
  assert.ok(measured.length > 50, `${measured.length} tools`);
  for (const { tool, rows, answer } of measured) {
    const tokens = tokensOf(answer);
    assert.ok(tokens <= MAX_TOKENS_FIXED_LIMIT, `${tool} with ${rows} rows: ${tokens} tokens`);
  }
});

test.run();
