import { globSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { areas, services } from '../../../generated/catalog.ts';
import type { GeneratedServicePage } from '../../../runtime/contract/page.ts';
import type { View } from '../../../runtime/contract/view.ts';
import { viewsOf } from '../../../runtime/views/declared.ts';
import { show } from '../../../runtime/views/show.ts';
import { rowsOf, SCREEN } from '../../../runtime/views/walk.ts';

const GENERATED = new URL('../../../generated/', import.meta.url);
const SPEC = new URL('../../../spec/', import.meta.url);

function declaredCount(): number {
  const manifests = globSync('{services,api}/*/service.yaml', { cwd: SPEC });
  const counts = manifests.map((file) => {
    const { tools, endpoints } = parse(readFileSync(new URL(file, SPEC), 'utf8')) as Record<string, object>;
    return Object.keys({ ...tools, ...endpoints }).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

const operations = [...services, ...areas].flatMap(({ slug, operations: own }) => {
  const folder = slug.startsWith('api/') ? slug : `services/${slug}`;
  const page = JSON.parse(readFileSync(new URL(`${folder}/page.json`, GENERATED), 'utf8')) as GeneratedServicePage;
  const answers = new Map(page.operations.map(({ name, answer }) => [name, answer]));
  return own.map((operation) => ({ operation, answer: answers.get(operation.name) }));
});

test('every tool and endpoint has a view, and an example answer', async () => {
  const own = operations.filter(({ operation }) => operation.adapter !== 'shared');
  assert.is(own.length, declaredCount());
  for (const { operation, answer } of operations) {
    assert.ok((await viewsOf(operation)).length > 0, operation.id);
    assert.ok(answer !== undefined, `${operation.id} has no example answer`);
  }
});

test('every view shows some content of the example answer', async () => {
  const blind: string[] = [];
  for (const { operation, answer } of operations) {
    for (const view of await viewsOf(operation)) {
      if (show(view, answer).empty && !lacksItsSubject(view, answer)) blind.push(`${operation.id}: ${view.title}`);
    }
  }
  assert.equal(blind, []);
});

/** Whether the view's list is empty, or its record null. */
function lacksItsSubject(view: View, answer: unknown): boolean {
  if (view.kind === 'facts')
    return view.fields.every(({ path }) => (answer as Record<string, unknown>)[path.split('.')[0] ?? ''] === null);
  return 'rows' in view && rowsOf(answer, view.rows, SCREEN).rows.length === 0;
}

test('every example answer has at least one view that is not empty', async () => {
  const unseen: string[] = [];
  for (const { operation, answer } of operations) {
    const views = await viewsOf(operation);
    if (views.every((view) => show(view, answer).empty)) unseen.push(operation.id);
  }
  assert.equal(unseen, []);
});

test('almost every column has a value in some example answer', async () => {
  let [filled, bare] = [0, 0];
  for (const { operation, answer } of operations) {
    for (const view of await viewsOf(operation)) {
      const shown = show(view, answer);
      if (shown.kind !== 'table' || shown.empty) continue;
      for (const index of shown.columns.keys()) {
        if (shown.rows.some(({ cells }) => cells[index] !== null)) filled += 1;
        else bare += 1;
      }
    }
  }
  assert.ok(filled > 3 * bare, `${filled} columns with values, ${bare} without`);
});

test.run();
