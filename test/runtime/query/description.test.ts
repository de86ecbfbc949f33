import { countTokens } from 'gpt-tokenizer';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CALL_TOOLS } from '../../../runtime/transports/mcp/call-tools.ts';
import { openAlmanac } from '../../support/almanac.ts';

const MAX_TOKENS = 350;

test(`the description of call_tools has at most ${MAX_TOKENS} tokens`, () => {
  const tokens = countTokens(CALL_TOOLS.description);
  assert.ok(tokens <= MAX_TOKENS, String(tokens));
});

test('both examples of the description are valid queries', async () => {
  const examples = CALL_TOOLS.description
    .split('\n')
    .flatMap((line) => /^(?:Rank|Chain): (\{.*\})$/.exec(line)?.[1] ?? []);
  assert.is(examples.length, 2);
  const server = await openAlmanac();
  try {
    const key = await server.key();
    for (const example of examples) {
      const body = { ...(JSON.parse(example) as object), dry_run: true };
      const { status, text } = await server.send({ path: '/query', key, body });
      assert.is(status, 200, text);
    }
  } finally {
    await server.stop();
  }
});

test.run();
