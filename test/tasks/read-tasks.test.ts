import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readTasks } from './read-tasks.ts';

const task = (quotes: string, more = '') => `- asks: How long is it?
  in: en
  calls: [{ tool: a.b, fills: { c: 1 }${more} }]
  quotes: ${quotes}
  by: Someone
`;

test('parses a task', () => {
  const [first] = readTasks('tasks.yaml', task('["42"]', ', reads: [x], refused: [y]'));
  assert.equal(first?.quotes, ['42']);
  assert.equal(first?.calls[0], { tool: 'a.b', fills: { c: 1 }, reads: ['x'], refused: ['y'] });
});

test('rejects a string, a number and null instead of a list of strings', () => {
  const rejects = (text: string, message: RegExp) => assert.throws(() => readTasks('tasks.yaml', text), message);
  rejects(task('"42"'), /^tasks\.yaml:1: quotes must be a list of texts, such as \["42\.1"\], and is "42"$/);
  rejects(task('[42]'), /quotes must be a list of texts.* and is \[42\]$/);
  rejects(task('[]'), /quotes must be a list of texts.* and is \[\]$/);
  rejects(
    `${task('["42"]')}\n${task('["42"]', ', reads: Berlin')}`,
    /tasks\.yaml:7: calls\[0\]\.reads must be a list of texts/,
  );
  rejects(task('["42"]', ', refused: no'), /calls\[0\]\.refused must be a list of texts/);
});

test('rejects a task that lacks a field', () => {
  for (const field of ['asks', 'in', 'calls', 'quotes', 'by']) {
    const lines = task('["42"]').replace('- asks', '-\n  asks').split('\n');
    const without = lines.filter((line) => !line.trim().startsWith(`${field}:`)).join('\n');
    assert.throws(() => readTasks('tasks.yaml', without), new RegExp(`${field} must be`), field);
  }
});

test.run();
