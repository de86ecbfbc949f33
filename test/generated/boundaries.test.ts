// The borders between the folders: data flows from spec over codegen into generated, and nothing leads back.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = new URL('../../', import.meta.url).pathname;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s*['"]([^'"]+)['"]/g;

/** Each file of a folder with what it imports: packages by name, files by their path from the root. */
function imports(folder: string): { file: string; target: string }[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  assert.ok(files.length > 0, folder);
  return files.flatMap((path) => {
    const file = join(folder, path);
    const found = [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)];
    return found.map((match) => {
      const target = match[1] ?? match[2] ?? match[3] ?? '';
      return { file, target: target.startsWith('.') ? normalize(join(dirname(file), target)) : target };
    });
  });
}

test('generated files import one another and runtime/contract, nothing else', () => {
  const found = imports('generated');
  assert.ok(found.some(({ target }) => target.startsWith('runtime/contract/')));
  assert.equal(
    found.filter(({ target }) => !/^(?:generated|runtime\/contract)\//.test(target)),
    [],
  );
});

test('runtime/contract imports nothing from outside itself: no package, no other folder', () => {
  assert.equal(
    imports('runtime/contract').filter(({ target }) => !target.startsWith('runtime/contract/')),
    [],
  );
});

test('the runtime reads no YAML and needs no generator', () => {
  const banned = /^(?:yaml|ts-morph|json-schema-to-typescript|openapi-typescript|ajv.*)$|^(?:codegen|spec|test)\//;
  assert.equal(
    imports('runtime').filter(({ target }) => banned.test(target)),
    [],
  );
});

test('of the runtime the generator needs the contract alone', () => {
  // Embedded data is made with the modules that read it, so that both agree.
  const found = imports('codegen').filter(({ target }) => /^(?:runtime|generated|test)\//.test(target));
  const allowed = /^runtime\/(?:contract|places|time)\//;
  assert.equal(
    found.filter(({ target }) => !allowed.test(target)),
    [],
  );
  assert.equal(
    found.filter(
      ({ file, target }) => /^runtime\/(?:places|time)\//.test(target) && !file.startsWith('codegen/embedded/'),
    ),
    [],
  );
});

test.run();
