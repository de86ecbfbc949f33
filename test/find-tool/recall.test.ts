// How well find_tool finds: plain questions, and whether a right tool is among the first three. What misses is printed.

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { services } from '../../generated/catalog.ts';
import { createFindTool } from '../../runtime/find-tool.ts';

const FIRST = 3;
const LEAST_RECALL = 0.9;

const findTool = createFindTool(new URL('../../generated/find-tool.json', import.meta.url));
const known = new Set(services.flatMap(({ slug, operations }) => operations.map(({ name }) => `${slug}.${name}`)));
const all = readFileSync(new URL('questions.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [question = '', tools = ''] = line.split('\t');
    return { question, tools: tools.split(' ') };
  });
const asked = all.filter(({ tools }) => tools.some((tool) => known.has(tool)));
if (asked.length < all.length) {
  process.stdout.write(`skipped: ${all.length - asked.length} questions on services that are not there\n`);
}

const found = (question: string, count: number) =>
  findTool(question, count).map(({ service, tool }) => `${service}.${tool}`);

test(`a right tool is among the first ${FIRST} for at least ${LEAST_RECALL * 100} % of the questions`, () => {
  const misses = asked.filter(({ question, tools }) => !found(question, FIRST).some((tool) => tools.includes(tool)));
  for (const { question, tools } of misses) {
    process.stdout.write(`missed: ${question} (${tools.join(' ')}), found ${found(question, FIRST).join(' ')}\n`);
  }
  const first = asked.filter(({ question, tools }) => tools.includes(found(question, 1)[0] ?? ''));
  const percent = (count: number) => `${((100 * count) / asked.length).toFixed(1)} %`;
  process.stdout.write(
    `${asked.length} questions, recall@${FIRST} ${percent(asked.length - misses.length)}, @1 ${percent(first.length)}\n`,
  );
  assert.ok(asked.length >= 60, `${asked.length} questions`);
  assert.ok(1 - misses.length / asked.length >= LEAST_RECALL);
});

test('every tool that a question names belongs to a service’s own tools', () => {
  for (const { tools } of asked) {
    for (const tool of tools) {
      const slug = tool.slice(0, tool.indexOf('.'));
      if (services.some((service) => service.slug === slug)) assert.ok(known.has(tool), `${tool} is no tool`);
    }
  }
});

test('a question of empty words finds nothing, and none is too long or too strange', () => {
  for (const question of ['', ' ', 'what is the', '???', '\u0000', 'a'.repeat(10_000), '🦊'.repeat(500)]) {
    assert.ok(Array.isArray(findTool(question, 5)));
  }
  assert.equal(findTool('what is the', 5), []);
});

test.run();
