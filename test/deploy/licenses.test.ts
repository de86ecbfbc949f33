import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dependenciesTable } from '../../runtime/deploy/licenses.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lock = JSON.parse(read('package-lock.json'));

test('DEPENDENCIES.md is what the lock file says', () => {
  const advice = 'run: node runtime/deploy/licenses.ts';
  assert.is(read('runtime/deploy/DEPENDENCIES.md'), dependenciesTable(lock), advice);
});

test('every shipped package states a license that permits redistribution without conditions on our source', () => {
  const permissive =
    /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|Python-2\.0|MIT-0|Zlib)\b/;
  const packages = Object.entries<{ dev?: boolean; license?: string }>(lock.packages);
  const others = packages.filter(
    ([path, { dev, license }]) => path !== '' && dev !== true && !permissive.test(license ?? ''),
  );
  assert.equal(
    others.map(([path, { license }]) => `${path}: ${license}`),
    [],
  );
});

test('install scripts of packages do not run', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
});

test.run();
