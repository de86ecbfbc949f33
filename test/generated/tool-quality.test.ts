// The lists as clients get them, held against the parts of the public score of tool definitions (Glama's TDQS) that no model
// judges: its context signals, its hard gates, and the candidates for tools that a cheaper one shadows. The generator's own
// rules are stricter and name a line; this proves that what they let through stands well there.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listedTools } from './listed-tools.ts';

/** A tool that costs so much more to call than another of its service is asked whether it does what the other does. */
const DEARER_BY = 4;

test('no tool meets a hard gate: each has a description that is not its name or title', () => {
  for (const { name, title, description } of listedTools()) {
    const text = description.trim().toLowerCase();
    assert.ok(text !== '' && text !== name && text !== title.toLowerCase(), name);
  }
});

test('every argument is described, every result has a schema, every hint is set, every title says more than the name', () => {
  let seen = 0;
  for (const { name, title, inputSchema, outputSchema, annotations } of listedTools()) {
    for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
      assert.ok((schema.description ?? '').trim() !== '', `${name}.${argument}`);
    }
    assert.ok(Object.keys(outputSchema.properties ?? {}).length > 0, `${name}: result`);
    const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations;
    for (const hint of [readOnlyHint, destructiveHint, idempotentHint, openWorldHint])
      assert.type(hint, 'boolean', name);
    assert.ok(title.length > name.length, `${name}: ${title}`);
    seen += 1;
  }
  assert.ok(seen >= 146, `${seen} tools`);
});

test('no tool asks for so much more than a sibling that agents would take the sibling', () => {
  const costs = new Map<string, number[]>();
  for (const { service, inputSchema } of listedTools()) {
    costs.set(service, [...(costs.get(service) ?? []), (inputSchema.required ?? []).length]);
  }
  for (const [service, each] of costs) {
    const [least, most] = [Math.min(...each), Math.max(...each)];
    assert.ok(most < 2 * least || most - least < DEARER_BY, `${service}: ${least} to ${most} required arguments`);
  }
});

/** Words that tell an order; a list of sources, of fixed and small number, has none to tell. */
const ORDER =
  /\b(?:first|sorted|in the order of|in a fixed order|by (?:code|name|id|points|price|date|group|area|item)|newest|oldest)\b/;
const NOT_ORDERED = new Set(['list_crisis_sources', 'list_economic_sources', 'list_flight_sources']);

test('every list tells its order in the first sentence, as behind find_tool nothing else is read', () => {
  let seen = 0;
  for (const { service, name, description, outputSchema } of listedTools()) {
    const { count, total, data, ...others } = outputSchema.properties ?? {};
    const lists = Object.values({ ...others, data }).some((schema) => schema?.type === 'array');
    if ((count ?? total ?? data) === undefined || !lists || NOT_ORDERED.has(name)) continue;
    const [sentence = ''] = description.split(/\.(?:\s|$)/);
    assert.match(sentence, ORDER, `${service}.${name}`);
    seen += 1;
  }
  assert.ok(seen > 70, `${seen} lists`);
});

test.run();
