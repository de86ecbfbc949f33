import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { licenseTable, shippedPackages, withLicenseTable } from '../../runtime/deploy/licenses.ts';
import type { Lock } from '../../runtime/deploy/sbom.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');
const lock: Lock = JSON.parse(read('package-lock.json'));

/** Scripts that npm runs automatically. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];
/** Licenses that require only a notice. Any other license needs a decision. */
const PERMISSIVE = /^\(?(?:(?:MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0)(?: OR |\)?$))+/;

test('the license table is up to date', () => {
  const page = read('runtime/deploy/README.md');
  assert.is(page, withLicenseTable(page, lock), 'Run: node runtime/deploy/licenses.ts');
});

test('the lock file matches every installed package', () => {
  const installed = shippedPackages(lock).filter(({ path }) => existsSync(new URL(`${path}/package.json`, ROOT)));
  assert.ok(installed.length > 0);
  for (const { path, name, version, license, hasInstallScript } of installed) {
    const own = JSON.parse(read(`${path}/package.json`));
    assert.is(own.version, version, name);
    assert.is(own.license?.type ?? own.license, license, name);
    const hasScript = INSTALL_SCRIPTS.some((script) => own.scripts?.[script] !== undefined);
    const buildsByItself = existsSync(new URL(`${path}/binding.gyp`, ROOT));
    assert.is(hasScript || buildsByItself, hasInstallScript, `install scripts of ${name}`);
  }
});

test('everything in a release has a permissive license', () => {
  for (const { name, license } of shippedPackages(lock)) assert.match(license, PERMISSIVE, name);
});

test('no package runs install scripts', () => {
  assert.match(read('.npmrc'), /^ignore-scripts=true$/m);
  const commands = read('runtime/deploy/Containerfile').match(/npm (?:install|ci)\b.*/g) ?? [];
  assert.ok(commands.length > 0);
  for (const command of commands) assert.match(command, /--ignore-scripts/);
});

test('reports undeclared licenses and packages that run code during installation', () => {
  const table = licenseTable({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@s/b': { version: '2.0.0', hasInstallScript: true },
      'node_modules/c': { version: '3.0.0', license: 'MIT', dev: true, hasInstallScript: true },
    },
  });
  assert.match(table, /\| MIT \| 1 \| a 1\.0\.0 \|/);
  assert.match(table, /\| not declared \| 1 \| @s\/b 2\.0\.0 \|/);
  assert.match(
    table,
    /install scripts, which npm does not run for this project: @s\/b 2\.0\.0 \(in releases\), c 3\.0\.0 \(development only\)\./,
  );
});

test.run();
