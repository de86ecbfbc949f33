import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const CODEGEN = fileURLToPath(new URL('../../codegen/', import.meta.url));
const files = readdirSync(CODEGEN, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

/** Top-level folder that contains the file; undefined for files that are not in a folder. */
function phase(file: string): string | undefined {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined;
}

function imports(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const from = phase(file);
    if (from === undefined) continue;
    const known = found.get(from) ?? new Set<string>();
    found.set(from, known);
    for (const [, target = ''] of readFileSync(join(CODEGEN, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const path = normalize(join(dirname(file), target));
      const to = path.startsWith('..') ? undefined : phase(path);
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return found;
}

test('phases do not import each other in a cycle', () => {
  const all = imports();
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of all.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next));
    return seen;
  };
  assert.equal(
    [...all.keys()].filter((from) => reaches(from).has(from)),
    [],
  );
  assert.ok(all.get('emit')?.has('model'), 'the imports were parsed');
});

test('the shared language folder imports no phase', () => {
  assert.equal([...(imports().get('language') ?? [])], []);
});

test.run();
