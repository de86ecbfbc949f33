// The list of what a release is made of, from what npm tells of the packages that are installed here.

import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Bom } from '../../runtime/deploy/sbom.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Locked {
  readonly packages: Readonly<Record<string, { readonly version: string; readonly dev?: boolean }>>;
}

test('it names the product, everything that runs, and nothing that is only for development', () => {
  const told = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], { cwd: ROOT, maxBuffer: 1 << 26 });
  const { stdout, status } = spawnSync(process.execPath, ['runtime/deploy/sbom.ts'], { cwd: ROOT, input: told });
  assert.is(status, 0);
  const { metadata, components, dependencies } = JSON.parse(String(stdout)) as Bom;
  assert.is(metadata.component.name, 'almanac');
  assert.is(metadata.component.type, 'application');
  const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', `file://${ROOT}`), 'utf8')) as Locked;
  const locked = Object.entries(packages).map(([path, { version, dev = false }]) => ({
    ref: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    dev,
  }));
  const runs = new Set(locked.filter(({ dev }) => !dev).map(({ ref }) => ref));
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  assert.equal(
    [...listed].filter((ref) => !runs.has(ref)),
    [],
  );
  const wanted = JSON.parse(readFileSync(new URL('package.json', `file://${ROOT}`), 'utf8')).dependencies;
  for (const name of Object.keys(wanted)) {
    assert.ok(
      components.some((each) => each.name === name),
      `${name} is listed`,
    );
  }
  const refs = new Set([metadata.component, ...components].map((each) => each['bom-ref']));
  const lost = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref));
  assert.equal(lost, [], 'no dependency on what is not listed');
});

test.run();
