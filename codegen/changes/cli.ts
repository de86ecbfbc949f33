// Implements `make spec-diff`, which is also a step of `make check`, and the spec step of `make release`.

import { readFile, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SpecError } from '../diagnostics.ts';
import { baseOf, RELEASE } from './base.ts';
import type { Change } from './change.ts';
import { changesBetween } from './compare.ts';
import { cleared, type Declared, fits, readDeclarations, undeclared } from './declared.ts';
import { Places } from './places.ts';
import { releasedFile, surfaceNow, surfaceReleased } from './read.ts';
import { checkVersion, releasedChangelog, VERSIONED, withVersion } from './release.ts';
import { type RenameAdvice, renameAdvice } from './renames.ts';
import { changelog, json, words } from './report.ts';
import { type Surface, surfaceText } from './surface.ts';

enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/almanac/compiled', import.meta.url)));

const USAGE = `Usage: node codegen/changes/cli.ts [--base <ref>] [--format words|json|changelog] [--check] [--release <version>] [--spec <folder>]

Prints what changed for consumers. Exits with 1 when a breaking change is not declared in spec/changes.yaml.

  --base <ref>        compare with a commit, or with \`release\`, the last release (default: the merge base of this branch
                      and main; on main itself, the last release)
  --check             print only undeclared breaking changes, and declarations that match no change
  --release <version> record the current contract as released: updates spec/released.json, spec/changes.yaml, CHANGELOG.md
                      and every version number
  --spec <folder>     manifests (default: spec)`;

const FORMATS = ['words', 'json', 'changelog'];

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    format: { type: 'string', default: 'words' },
    check: { type: 'boolean', default: false },
    release: { type: 'string' },
    spec: { type: 'string', default: 'spec' },
    help: { type: 'boolean', default: false },
  },
});

const CHANGELOG = join(values.spec, '..', 'CHANGELOG.md');

if (values.help) {
  process.stdout.write(`${USAGE}\n`);
} else {
  process.exitCode = await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof SpecError ? 1 : 2;
  });
}

async function run(): Promise<number> {
  if (!FORMATS.includes(values.format))
    throw new Error(`FORMAT must be one of ${FORMATS.join(', ')}, not ${values.format}.`);
  const declarationsFile = join(values.spec, 'changes.yaml');
  const [{ surface, manifests }, text] = await Promise.all([
    surfaceNow(values.spec),
    readFile(declarationsFile, 'utf8').catch(() => 'changes: []\n'),
  ]);
  const declared = readDeclarations(text);
  // A release and its check always compare against the last release, regardless of the branch.
  const isOfRelease = values.check || values.release !== undefined;
  const base = await baseOf(values.spec, isOfRelease ? RELEASE : values.base);
  const before = await base.surface.catch(orThis);
  const changes = changesBetween(before, surface);
  const places = new Places(manifests);
  if (isOfRelease) {
    const faults = undeclared(changes, declared, places);
    if (faults.length > 0) throw new SpecError(faults);
  }
  if (values.release !== undefined) {
    const breaking = changes.filter((each) => each.class === 'breaking');
    // Computed first, so that nothing is written if the version is invalid or the changelog is incomplete.
    const versioned = await versionedTexts(values.release, breaking.length > 0);
    const news = await releasedText(values.release, changelog(breaking, declared.declarations));
    await Promise.all(versioned.map(([file, content]) => writeFile(file, content)));
    const released = releasedFile(values.spec);
    await writeFile(released, surfaceText(surface));
    await writeFile(declarationsFile, cleared(text));
    await writeFile(CHANGELOG, news);
    process.stdout.write(
      `${released} now describes the current contract; ${changes.length} changes since the last release.\n`,
    );
    return 0;
  }
  if (values.check) {
    process.stdout.write(`No undeclared breaking changes (${changes.length} changes since the last release).\n`);
    return 0;
  }
  process.stderr.write(`Compared with ${base.name}.\n`);
  const open = await openBreaks(changes, declared, surface);
  process.stdout.write(report(changes, declared, places, open, renameAdvice(changes, before, surface)));
  return open.size > 0 ? 1 : 0;

  function orThis(error: Error) {
    if (values.release === undefined) throw error;
    return surface;
  }
}

function report(
  changes: readonly Change[],
  { declarations }: Declared,
  places: Places,
  open: ReadonlySet<Change>,
  adviceOn: RenameAdvice,
): string {
  if (values.format === 'json') return json(changes, places);
  if (values.format === 'changelog') return changelog(changes, declarations);
  return words(changes, places, (change) => {
    if (change.class !== 'breaking') return [];
    if (!open.has(change)) return declarations.some((each) => fits(each, change)) ? ['declared'] : ['never released'];
    return [adviceOn(change)].filter((advice) => advice !== undefined);
  });
}

/** Returns the breaking changes that still need a declaration. Elements added after the last release are exempt. */
async function openBreaks(
  changes: readonly Change[],
  { declarations }: Declared,
  surface: Surface,
): Promise<ReadonlySet<Change>> {
  const released = await surfaceReleased(values.spec).catch(() => undefined);
  const sinceRelease = released === undefined ? changes : changesBetween(released, surface);
  const broken = new Set(sinceRelease.filter((change) => change.class === 'breaking').map(keyOf));
  return new Set(
    changes.filter(
      (change) =>
        change.class === 'breaking' && broken.has(keyOf(change)) && !declarations.some((each) => fits(each, change)),
    ),
  );
}

function keyOf({ kind, where }: Change): string {
  return `${kind} ${where}`;
}

/**
 * Returns the new texts of the files that contain the version, by path.
 * @throws Error if the version is not a valid
 * next version
 */
async function versionedTexts(version: string, breaks: boolean): Promise<[file: string, text: string][]> {
  const root = join(values.spec, '..');
  const { version: before } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  checkVersion(version, before, breaks);
  return Promise.all(
    Object.keys(VERSIONED).map(async (name): Promise<[string, string]> => {
      const file = join(root, name);
      return [file, withVersion(name, await readFile(file, 'utf8'), version)];
    }),
  );
}

async function releasedText(version: string, breaks: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  return releasedChangelog(await readFile(CHANGELOG, 'utf8'), version, day, breaks);
}
