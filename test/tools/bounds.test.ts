// Calls every tool with every argument at its limits, one step beyond them, with the wrong type, and with hostile
// strings. Takes long.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlmanac } from '../support/almanac.ts';
import { type Case, casesOf } from '../support/cases.ts';
import { type Answer, queryString } from '../support/http.ts';
import { brief, byGet, byPost, type Offered, offer, REPLAYING } from '../support/operations.ts';
import { mcpTools, type Schema } from '../support/published.ts';

const server = await openAlmanac(REPLAYING);
const key = await server.key();
test.after(() => server.stop());

interface Fault {
  readonly parameter: string;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

for (const offered of await offer()) {
  const { service, operation } = offered;
  if (service.kind === 'area') continue; // Endpoints read arguments with the same code; runtime/transports/rest/api.test.ts tests their paths.
  const schema = mcpTools(service.slug).find(({ name }) => name === operation.name)?.inputSchema as Schema;
  test(`${offered.id} enforces the bounds of its arguments`, async () => {
    const example = operation.examples[0]?.arguments ?? {};
    for (const [name, argument] of Object.entries(schema.properties ?? {})) {
      if (name === operation.keyArgument) continue;
      // The filter is published as a list over MCP, but also accepted as an object. generated/validators.test.ts tests
      // both.
      if (name === 'filter' && offered.service.slug === 'webhooks') continue;
      const required = schema.required?.includes(name) ?? false;
      const multiline = operation.arguments.find((each) => each.name === name)?.shape.input.multiline === true;
      const cases = casesOf(name, argument, required, example[name], multiline);
      for (const each of cases) await judgeCase(offered, example, each);
    }
  });
  test(`${offered.id} suggests the nearest known argument for an unknown one`, async () => {
    const [first] = Object.keys(schema.properties ?? {}).filter((name) => name !== operation.keyArgument);
    const unknown = `${first ?? 'nothing'}z`;
    const answer = await server.send(byPost(offered, { ...operation.examples[0]?.arguments, [unknown]: 1 }, key));
    assert.is(answer.status, 422, brief(answer));
    const fault = (answer.json.errors as Fault[]).find(({ parameter }) => parameter === unknown);
    assert.is(fault?.code, 'unknown_argument', brief(answer));
    if (first !== undefined) assert.is(fault?.hint, `Did you mean ${first}?`);
  });
}

/** Returns whether the query could exceed the limit of 16 KiB for the whole URL. */
function isTooLong(values: Readonly<Record<string, unknown>>): boolean {
  return queryString(values).length > 12_000;
}

async function judgeCase(offered: Offered, example: object, each: Case): Promise<void> {
  const values: Record<string, unknown> = { ...example, [each.parameter]: each.value };
  if (each.value === undefined) delete values[each.parameter];
  if (offered.operation.keyArgument !== undefined) delete values[offered.operation.keyArgument];
  for (const method of offered.methods) {
    if (method === 'GET' && (each.jsonOnly || isTooLong(values))) continue;
    const answer = await server.send(method === 'GET' ? byGet(offered, values, key) : byPost(offered, values, key));
    const where = `${method} ${each.parameter}: ${each.message}: ${brief(answer)}`;
    if (each.refused) refusesIt(answer, each, where);
    else takesIt(answer, offered, each, where);
  }
}

function refusesIt(answer: Answer, { parameter, hinted }: Case, where: string): void {
  assert.is(answer.status, 422, where);
  const fault = (answer.json.errors as Fault[]).find(({ parameter: named }) => named.startsWith(parameter));
  assert.ok(fault, where);
  assert.ok(fault.message.length > 5, where);
  if (hinted) assert.match(fault.hint ?? '', /^Did you mean .+\?$/, where);
}

/**
 * A call that matches the schema may succeed, find nothing, or be rejected for its meaning. Its recording may be
 * missing.
 */
function takesIt(answer: Answer, { builtIn }: Offered, { parameter, never = [] }: Case, where: string): void {
  const statuses = builtIn ? [200, 404, 422] : [200, 404, 422, 502, 503];
  assert.ok(statuses.includes(answer.status), where);
  assert.not.match(answer.text, /does not match its published schema/);
  const faults = (answer.json.errors ?? []) as Fault[];
  for (const fault of faults) if (fault.parameter === parameter) assert.not.ok(never.includes(fault.code), where);
}

test.run();
