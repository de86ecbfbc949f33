// Runs every example of every manifest over every transport of a running server. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { brief, byGet, byMcp, byPost, type Offered, offer, REPLAYING } from '../support/operations.ts';
import { answerSchema, judge, mcpTools } from '../support/published.ts';

const server = await openAlmanac(REPLAYING);
const key = await server.key();
const ajv = judge();
test.after(() => server.stop());

const all = await offer();
for (const offered of all) {
  if (offered.unrecorded.length > 0) {
    const sources = offered.unrecorded.join(', ');
    process.stdout.write(`skipped: ${offered.id}, no recordings of ${sources} under test/services\n`);
    continue;
  }
  for (const [index, example] of offered.operation.examples.entries()) {
    const name = `${offered.id} answers its example ${index + 1} alike on every door`;
    test(name, () => answersAlike(offered, example.arguments));
  }
}

/**
 * Whether the result depends on the caller's earlier calls, so that an example may refer to records that do not exist.
 */
function hasState({ operation }: Offered): boolean {
  return operation.keyArgument !== undefined;
}

async function answersAlike(offered: Offered, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { path, operation, methods, service } = offered;
  const input = Object.fromEntries(Object.entries(values).filter(([name]) => name !== operation.keyArgument));
  const results: [door: string, result: unknown][] = [];
  for (const method of methods) {
    const answer = await server.send(method === 'GET' ? byGet(offered, input, key) : byPost(offered, input, key));
    if (hasState(offered) && answer.status >= 400 && answer.status < 500) return;
    assert.is(answer.status, 200, `${method}: ${brief(answer)}`);
    const valid = answerSchema(path, method === 'GET' ? 'get' : 'post');
    assert.ok(valid(answer.json), `${method}: ${ajv.errorsText(valid.errors)} in ${brief(answer)}`);
    results.push([method, answer.json]);
  }
  if (service.kind === 'service') {
    const answer = await server.send(byMcp(offered, input, key));
    const result = answer.json?.result;
    assert.is(result?.isError ?? false, false, brief(answer));
    const valid = ajv.compile(
      mcpTools(service.slug).find(({ name }) => name === operation.name)?.outputSchema as object,
    );
    assert.ok(valid(result.structuredContent), `MCP: ${ajv.errorsText(valid.errors)} in ${brief(answer)}`);
    assert.equal(JSON.parse(result.content[0].text), result.structuredContent, 'the text is the same JSON');
    results.push(['MCP', result.structuredContent]);
  }
  const [first] = results;
  for (const [door, result] of results) {
    assert.equal(
      timeless(result, operation.effect),
      timeless(first?.[1], operation.effect),
      `${door} and ${first?.[0]}`,
    );
  }
}

const TIME_OF_DAY = /\d{2}:\d{2}:\d{2}(?:\.\d+)?/g;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Maximum number of seconds between two calls of the same example. */
const APART = 120;

/** Removes values that change between two calls: times of day, the current second, and ids of newly created records. */
function timeless(value: unknown, effect: string): unknown {
  if (typeof value === 'string') {
    if (effect !== 'read' && UUID.test(value)) return 'an id';
    return value.replaceAll(TIME_OF_DAY, 'time');
  }
  if (typeof value === 'number') return Math.abs(value - Date.now() / 1000) < APART ? 'now' : value;
  if (Array.isArray(value)) return value.map((item) => timeless(item, effect));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, timeless(item, effect)]));
}

test.run();
