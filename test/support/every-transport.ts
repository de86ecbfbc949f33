// Calls the examples of a service over REST POST, REST GET and MCP, and validates the answers.

import * as assert from 'uvu/assert';
import type { TestAlmanac } from './almanac.ts';
import { brief, byGet, byMcp, byPost, type Offered, offer } from './operations.ts';
import { answerSchema, judge, mcpTools } from './published.ts';

/**
 * Calls every example of a service. All transports must return the same result, which must match the published schemas.
 */
export async function callOnEveryTransport(slug: string, almanac: TestAlmanac): Promise<number> {
  const key = await almanac.key();
  const tools = (await offer()).filter(({ service, operation }) => service.slug === slug && !operation.shared);
  let called = 0;
  for (const offered of tools) {
    for (const { arguments: values } of offered.operation.examples) {
      await callExample(offered, values, almanac, key);
      called++;
    }
  }
  return called;
}

async function callExample(offered: Offered, values: object, almanac: TestAlmanac, key: string): Promise<void> {
  const args = values as Readonly<Record<string, unknown>>;
  const where = `${offered.id} ${JSON.stringify(args)}`;
  const post = await almanac.send(byPost(offered, args, key));
  assert.is(post.status, 200, `${where}: ${brief(post)}`);
  const holds = answerSchema(offered.path, 'post');
  assert.ok(holds(post.json), `${where}: ${JSON.stringify(holds.errors)}`);
  const get = await almanac.send(byGet(offered, args, key));
  assert.equal(get.json, post.json, `${where}: GET differs from POST`);
  const mcp = await almanac.send(byMcp(offered, args, key));
  assert.equal(mcp.json?.result?.structuredContent, post.json, `${where}: MCP differs from REST: ${brief(mcp)}`);
  const tool = mcpTools(offered.service.slug).find(({ name }) => name === offered.operation.name);
  assert.ok(judge().validate(tool?.outputSchema ?? false, post.json), `${where}: breaks outputSchema`);
}
