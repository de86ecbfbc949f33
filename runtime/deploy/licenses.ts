// Writes licenses and install scripts of shipped packages into README.md: `node runtime/deploy/licenses.ts`. Tests fail
// if the table is out of date, or if an installed package differs from the lock file.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Lock } from './sbom.ts';

const LOCK = new URL('../../package-lock.json', import.meta.url);
const PAGE = new URL('./README.md', import.meta.url);
const BEGIN = '<!-- licenses: written by runtime/deploy/licenses.ts -->';
const END = '<!-- end of licenses -->';
const FOLDER = 'node_modules/';

export interface Shipped {
  /** Path relative to the repository. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly hasInstallScript: boolean;
}

export function shippedPackages({ packages }: Lock): Shipped[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { name, version, license, hasInstallScript }]) => ({
      path,
      name: name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      license: license ?? 'not declared',
      hasInstallScript: hasInstallScript === true,
    }))
    .sort((one, other) => compare(one.name, other.name) || compare(one.version, other.version));
}

/** Most frequent first. */
export function licenseTable(lock: Lock): string {
  const byLicense = Map.groupBy(shippedPackages(lock), ({ license }) => license);
  const rows = [...byLicense].sort(([a, one], [b, other]) => other.length - one.length || compare(a, b));
  return [
    '| license | count | packages |',
    '| --- | ---: | --- |',
    ...rows.map(([license, each]) => `| ${license} | ${each.length} | ${[...new Set(each.map(shown))].join(', ')} |`),
    '',
    installScripts(lock),
  ].join('\n');
}

function installScripts({ packages }: Lock): string {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path, { version, dev }]) => {
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      return `${name} ${version} (${dev === true ? 'development only' : 'in releases'})`;
    });
  return `Packages with install scripts, which npm does not run for this project: ${running.sort(compare).join(', ') || 'none'}.`;
}

/** @throws Error if the page has no place for the table */
export function withLicenseTable(page: string, lock: Lock): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`runtime/deploy/README.md must contain the lines ${BEGIN} and ${END}.`);
  return `${page.slice(0, from + BEGIN.length)}\n${licenseTable(lock)}\n${page.slice(to)}`;
}

function shown({ name, version }: Shipped): string {
  return `${name} ${version}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

if (import.meta.main) {
  const lock: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  writeFileSync(PAGE, withLicenseTable(readFileSync(PAGE, 'utf8'), lock));
}
