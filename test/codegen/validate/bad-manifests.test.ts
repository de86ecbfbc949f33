// Every rule of the manifest language, broken: what is said, where, and that nothing else is said.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { files } from './bad/files.ts';
import { form } from './bad/form.ts';
import { operations } from './bad/operations.ts';
import { schemas } from './bad/schemas.ts';
import { values } from './bad/values.ts';
import { edited, faultsOf, headOf, SOUND } from './sound.ts';

const BAD = [...form, ...values, ...schemas, ...operations, ...files];

test('says nothing of sound manifests', () => {
  assert.equal(faultsOf(SOUND).map(headOf), []);
});

for (const { code, what, edits, says } of BAD) {
  test(`${code}: ${what}`, () => {
    const heads = faultsOf(edited(...edits)).map(headOf);
    assert.equal(heads, says);
    assert.ok(heads.some((head) => head.includes(`  ${code}  `)));
  });
}

test('SPEC040: a file that ends in .yml is read, and told how to be called', () => {
  const sources = SOUND.map((source) => ({ ...source, file: source.file.replace('tides.yaml', 'tides.yml') }));
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/services/tides.yml:1:7  SPEC040  the file must be called tides.yaml',
  ]);
});

test('SPEC040: no service is called as what all of them share', () => {
  const sources = edited(['services/tides.yaml', 'slug: tides', 'slug: shared']).map((source) => ({
    ...source,
    file: source.file.replace('tides.yaml', 'shared.yaml'),
  }));
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/services/shared.yaml:1:7  SPEC040  a service cannot be called shared: that is what the tools of every service are',
  ]);
});

test('SPEC045: two hosts that one environment variable would override', () => {
  const office = SOUND.find(({ kind }) => kind === 'upstream');
  const text = office?.text
    .replace('id: tide-office', 'id: tide')
    .replace('{ default: ', '{ office: https://a.example.org, default: ');
  const sources = [...SOUND, { kind: 'upstream' as const, file: 'spec/upstreams/tide.yaml', text: text ?? '' }];
  assert.equal(faultsOf(sources).map(headOf), [
    'spec/upstreams/tide.yaml:4:10  SPEC045  UPSTREAM_TIDE_OFFICE_BASE_URL overrides a host of spec/upstreams/tide-office.yaml already',
  ]);
});

test('lets a tool have the name of a member that every object has', () => {
  assert.equal(faultsOf(edited(['services/tides.yaml', '  find_stations:', '  constructor:'])).map(headOf), []);
});

test('breaks every rule that the source knows', () => {
  const folder = new URL('../../../codegen/', import.meta.url).pathname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const known = new Set(
    sources.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(/SPEC[0-9]{3}/g) ?? []),
  );
  const broken = new Set([...BAD.map(({ code }) => code as string), 'SPEC045']);
  // An example in a comment of codegen/emit or the documentation counts as well: there is no code that no rule has.
  assert.equal([...known].filter((code) => !broken.has(code)).sort(), []);
  assert.ok(known.size > 30);
});

test.run();
