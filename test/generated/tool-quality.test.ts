// Rates the published tool lists by the parts of a public score for tool definitions (Glama's TDQS) that need no model: context
// signals, hard gates, and tools that a cheaper sibling could replace.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ListedSchema, type ListedTool, listedTools } from './listed-tools.ts';

/** Minimum difference in cost for which a tool is compared with a cheaper sibling. */
const DEARER_BY = 4;

test('every tool has a description that is not its name or title', () => {
  for (const { name, title, description } of listedTools()) {
    const text = description.trim().toLowerCase();
    assert.ok(text !== '' && text !== name && text !== title.toLowerCase(), name);
  }
});

test('every argument has a description, every result has a schema, every hint has a value, and every title differs from the name', () => {
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

test('no tool requires so many more arguments than a sibling that agents would prefer the sibling', () => {
  const costs = new Map<string, number[]>();
  for (const { service, inputSchema } of listedTools()) {
    costs.set(service, [...(costs.get(service) ?? []), (inputSchema.required ?? []).length]);
  }
  for (const [service, each] of costs) {
    const [min, max] = [Math.min(...each), Math.max(...each)];
    assert.ok(max < 2 * min || max - min < DEARER_BY, `${service}: ${min} to ${max} required arguments`);
  }
});

const MIN_SCORE = 4;
const MAX_SIMILARITY = 0.6;
const offered = [...listedTools(), ...listedTools('api')].filter(({ name }) => name !== 'report_feedback');

const firstSentenceOf = ({ description }: ListedTool) => description.split(/\.(?:\s|$)/)[0] as string;
const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}/g));

/** Share of the words that the first sentences of two tools have in common. */
function alike(one: ListedTool, other: ListedTool): number {
  const [words, others] = [wordsIn(firstSentenceOf(one)), wordsIn(firstSentenceOf(other))];
  return words.intersection(others).size / words.union(others).size;
}

const nearestOf = (tool: ListedTool) => {
  const others = offered.filter((other) => other !== tool);
  return others.reduce((best, other) => (alike(tool, other) > alike(tool, best) ? other : best));
};

const between = (text: string, min: number, max: number) => text.length >= min && text.length <= max;
const grade = (base: number, ...more: readonly boolean[]) => base + more.filter(Boolean).length;

/**
 * Returns the weighted score over six dimensions. Each dimension is scored from 1 to 5, as far as it can be measured.
 */
function scoreOf(tool: ListedTool): number {
  const { description, inputSchema, outputSchema } = tool;
  const first = firstSentenceOf(tool);
  const required = inputSchema.required ?? [];
  const schemas = Object.entries(inputSchema.properties ?? {});
  const [body = '', guidance = ''] = description.split(/(?=\bUse (?:it )?when\b)/);
  const others = new Set(offered.map(({ name }) => name).filter((name) => name !== tool.name));
  // The only tool of its service has no sibling to refer to.
  const isAlone = !offered.some((other) => other !== tool && other.service === tool.service);
  const namesOther = isAlone || description.split(/[^a-z_]+/).some((word) => others.has(word));
  const saysForm = ([name, schema]: [string, ListedSchema]) =>
    !required.includes(name) ||
    JSON.stringify(schema).match(/"(?:enum|pattern|minimum|maximum|examples|format)"/) !== null;
  const purpose = grade(3, between(first, 40, 220), alike(tool, nearestOf(tool)) < MAX_SIMILARITY);
  const usage = grade(
    1,
    guidance !== '',
    guidance.length > 60,
    namesOther,
    isAlone || /\b(?:For|Instead)\b[^.]*\buse\b/.test(guidance),
  );
  const behaviour = grade(3, body.length > first.length + 40, /\d|sorted|first|newest|by (?:code|name|id)/.test(body));
  const semantics = grade(
    schemas.length === 0 ? 4 : 3,
    schemas.every(saysForm),
    schemas.every(([, { description: text = '' }]) => text.length >= 15),
  );
  const concise = grade(3, description.length <= 1_024, description.length <= 1_500);
  const complete = grade(3, Object.keys(outputSchema.properties ?? {}).length > 0, description.length >= 150);
  const [of, weights] = [
    [purpose, usage, behaviour, Math.min(5, semantics), concise, complete],
    [0.25, 0.2, 0.2, 0.15, 0.1, 0.1],
  ];
  return of.reduce((sum, each, at) => sum + each * (weights[at] as number), 0);
}

test(`every tool has a quality score of at least ${MIN_SCORE} of 5; prints the lowest ten`, () => {
  const scored = offered.map((tool) => ({ id: `${tool.service}.${tool.name}`, score: scoreOf(tool) }));
  scored.sort((a, b) => a.score - b.score);
  for (const { id, score } of scored.slice(0, 10)) process.stdout.write(`${score.toFixed(2)}  ${id}\n`);
  assert.ok(scored.length >= 132, String(scored.length));
  for (const { id, score } of scored) assert.ok(score >= MIN_SCORE, `${id}: ${score.toFixed(2)}`);
});

test('the first sentences of any two tool descriptions differ enough', () => {
  for (const tool of offered) {
    const nearest = nearestOf(tool);
    const share = alike(tool, nearest);
    assert.ok(share < MAX_SIMILARITY, `${tool.name}: ${Math.round(100 * share)} % the same as ${nearest.name}`);
  }
});

test('tools that are easily confused state their difference in the first sentence', () => {
  const differences: readonly (readonly [service: string, name: string, says: RegExp])[] = [
    ['eu-bank-fx', 'get_rate', /latest .*two currencies, without amounts or past days/],
    ['eu-bank-fx', 'get_rates', /latest .*one currency against all others .*no past days/],
    ['currency-conversion', 'convert_currency', /^Converts an amount of money .*past day/],
    ['currency-conversion', 'get_exchange_rates', /^The full table .*past day/],
    ['places', 'search_timezones', /of a country.*not the current time/],
    ['places', 'get_timezone', /by its id.*not its current time/],
    ['world-time', 'get_timezone_info', /^Clock changes of one time zone: .*next clock change/],
    ['world-time', 'list_timezones', /^Sorted time zone ids .*without countries or offsets/],
  ];
  for (const [service, name, says] of differences) {
    const tool = offered.find((each) => each.service === service && each.name === name);
    assert.match(firstSentenceOf(tool as ListedTool), says, `${service}.${name}`);
  }
});

/** Matches words that state an order. Short, fixed lists of sources do not state one. */
const ORDER =
  /\b(?:first|[Ss]orted|alphabetical(?:ly)?|in the order of|in a fixed order|in \w+ order|by (?:code|name|id|points|price|date|group|area|item)|newest|oldest)\b/;
const NOT_ORDERED = new Set(['list_crisis_sources', 'list_economic_sources', 'list_flight_sources']);

test('every list states its sort order in the first sentence, because find_tool shows only that sentence', () => {
  let seen = 0;
  for (const { service, name, description, outputSchema } of listedTools()) {
    const { count, total, data, ...others } = outputSchema.properties ?? {};
    const lists = Object.values({ ...others, data }).some((schema) => schema?.type === 'array');
    if ((count ?? total ?? data) === undefined || !lists || NOT_ORDERED.has(name)) continue;
    const [sentence = ''] = description.split(/\.(?:\s|$)/);
    const told =
      'its first sentence (`summary`) tells the order of its list, such as "newest first", "by name", "alphabetical"';
    assert.ok(ORDER.test(sentence), `${service}.${name}: ${told}; its first sentence: ${sentence}`);
    seen += 1;
  }
  assert.ok(seen > 70, `${seen} lists`);
});

test.run();
