import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Lock, sbomOf } from '../../runtime/deploy/sbom.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

test('lists the product and everything that ships with it, but no development dependency', () => {
  const { metadata, components, dependencies } = sbomOf(read('package-lock.json'));
  const { name, version, dependencies: wanted, devDependencies } = read('package.json');
  assert.is(metadata.component['bom-ref'], `${name}@${version}`);
  const names = new Set(components.map((each) => each.name));
  for (const one of Object.keys(wanted)) assert.ok(names.has(one), `${one} is listed`);
  for (const one of ['typescript', '@biomejs/biome', 'uvu']) {
    assert.ok(one in devDependencies, one);
    assert.not.ok(names.has(one), `${one} is not listed`);
  }
  const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref']));
  const lost = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref));
  assert.equal(lost, [], 'no component depends on an unlisted one');
  const reached = new Set<string>();
  const reach = (ref: string): void => {
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const next of dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) reach(next);
  };
  reach(metadata.component['bom-ref']);
  assert.equal(
    [...refs].filter((ref) => !reached.has(ref)),
    [],
    'every listed component is required',
  );
});

test('resolves a dependency to the version in the nearest node_modules folder', () => {
  const lock: Lock = {
    packages: {
      '': { name: 'product', version: '1.0.0', dependencies: { a: '1', '@s/b': '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { '@s/b': '2' }, license: 'MIT OR Apache-2.0' },
      'node_modules/a/node_modules/@s/b': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
      'node_modules/@s/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0', dev: true },
    },
  };
  const { components, dependencies } = sbomOf(lock);
  assert.equal(dependencies, [
    { ref: 'product@1.0.0', dependsOn: ['@s/b@1.0.0', 'a@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['@s/b@2.0.0'] },
    { ref: '@s/b@2.0.0', dependsOn: [] },
    { ref: '@s/b@1.0.0', dependsOn: [] },
  ]);
  assert.equal(components[1], {
    ...{ 'bom-ref': '@s/b@2.0.0', type: 'library', name: '@s/b', version: '2.0.0', scope: 'required' },
    ...{ purl: 'pkg:npm/%40s/b@2.0.0', licenses: [{ license: { id: 'MIT' } }] },
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  assert.equal(components[0]?.licenses, [{ expression: 'MIT OR Apache-2.0' }]);
});

test.run();
