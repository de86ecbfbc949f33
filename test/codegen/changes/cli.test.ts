// Runs the command in a temporary repository. Takes long.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SOUND } from '../validate/sound.ts';

const CLI = fileURLToPath(new URL('../../../codegen/changes/cli.ts', import.meta.url));
const TIDES = 'spec/services/tides/service.yaml';

const test = suite<{ folder: string }>('spec-diff', { folder: '' });

async function run(folder: string, command: string, ...args: string[]) {
  return promisify(execFile)(command, args, { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

const diff = (folder: string, ...args: string[]) => run(folder, process.execPath, CLI, ...args);

async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  assert.ok(text.includes(from));
  await writeFile(join(folder, file), text.replace(from, to));
}

const SUMMARY_MISSING = 'The unreleased section of CHANGELOG.md must begin with a short summary for users.';
const IMAGE = 'image: registry.example.org/almanac:0.1.0\n';
const UNRELEASED = '\n## Unreleased\n\nA summary.\n\n### Added\n\n- A line.\n\n### Operators\n\n- Nothing to do.\n';

test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'almanac-changes-'));
  for (const { file, text } of SOUND) {
    const path = join(context.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const version = '"version": "0.1.0"';
  await mkdir(join(context.folder, 'runtime/deploy'), { recursive: true });
  await writeFile(join(context.folder, 'package.json'), `{ ${version} }\n`);
  await writeFile(
    join(context.folder, 'package-lock.json'),
    `{ ${version}, "": { ${version} }, "other": { ${version} } }\n`,
  );
  await writeFile(join(context.folder, 'runtime/deploy/Containerfile'), 'FROM node\nARG RELEASE=0.1.0\n');
  await mkdir(join(context.folder, 'runtime/deploy/kubernetes'));
  await writeFile(join(context.folder, 'runtime/deploy/kubernetes/almanac.yaml'), IMAGE);
  await writeFile(join(context.folder, 'CHANGELOG.md'), `# Changes\n${UNRELEASED}`);
});
test.after(({ folder }) => rm(folder, { recursive: true }));

test('explains how to make a release if none exists', async ({ folder }) => {
  const { code, stderr } = await diff(folder);
  assert.is(code, 2);
  assert.match(stderr, 'released.json does not exist. Run `make release`, or select a commit with BASE=<ref>.');
});

test('rejects a breaking change until it is declared, and drops the declaration after the release', async ({
  folder,
}) => {
  assert.is((await diff(folder, '--release', '1.0.0')).code, 0);
  await edit(folder, TIDES, 'maximum: 30', 'maximum: 20');
  const stopped = await diff(folder, '--check');
  assert.is(stopped.code, 1);
  assert.match(stopped.stderr, 'spec/services/tides/service.yaml:21:7  SPEC100');
  await writeFile(
    join(folder, 'spec/changes.yaml'),
    'changes:\n  - { kind: argument-maximum-lowered, where: tides.get_levels.arguments.days, why: It must be., instead: Ask twice. }\n',
  );
  assert.match((await diff(folder, '--format', 'changelog')).stdout, 'maximum was 30, is 20. It must be. Ask twice.');
  for (const [version, why] of [
    ['1.1.0', 'There are breaking changes since 1.0.0: the next version must be at least 2.0.0.'],
    ['0.9.0', '0.9.0 must be greater than the current version 1.0.0.'],
    ['v2', 'VERSION must be a version such as 1.2.0 or 2.0.0-rc.1, not "v2".'],
  ] as const) {
    const refused = await diff(folder, '--release', version);
    assert.equal([refused.code, refused.stderr.trim()], [2, why]);
  }
  const unfinished = await diff(folder, '--release', '2.0.0');
  assert.equal([unfinished.code, unfinished.stderr.trim()], [2, SUMMARY_MISSING]);
  await edit(folder, 'CHANGELOG.md', '\n## Unreleased\n', `${UNRELEASED}`);
  await edit(folder, 'CHANGELOG.md', '### Operators', '### Everyone');
  assert.match((await diff(folder, '--release', '2.0.0')).stderr, 'must have a section "### Operators"');
  assert.is(await readFile(join(folder, 'package.json'), 'utf8'), '{ "version": "1.0.0" }\n');
  await edit(folder, 'CHANGELOG.md', '### Everyone', '### Operators');
  assert.is((await diff(folder, '--release', '2.0.0')).code, 0);
  assert.is(await readFile(join(folder, 'package.json'), 'utf8'), '{ "version": "2.0.0" }\n');
  assert.is(
    await readFile(join(folder, 'package-lock.json'), 'utf8'),
    '{ "version": "2.0.0", "": { "version": "2.0.0" }, "other": { "version": "0.1.0" } }\n',
  );
  assert.match(await readFile(join(folder, 'runtime/deploy/Containerfile'), 'utf8'), 'ARG RELEASE=2.0.0\n');
  assert.match(await readFile(join(folder, 'runtime/deploy/kubernetes/almanac.yaml'), 'utf8'), 'almanac:2.0.0\n');
  assert.match(
    await readFile(join(folder, 'CHANGELOG.md'), 'utf8'),
    /## Unreleased\n\n## 2\.0\.0 \([0-9-]+\)\n\nA summary\.\n\n### Breaking\n\n- `tides\.get_levels[^\n]*\n\n### Added\n/,
  );
  assert.is(await readFile(join(folder, 'spec/changes.yaml'), 'utf8'), 'changes: []\n');
});

test('exits with 0 if every breaking change is declared, and with 1 otherwise', async ({ folder }) => {
  await edit(folder, TIDES, 'maximum: 20', 'maximum: 15');
  const open = await diff(folder);
  assert.is(open.code, 1, open.stderr);
  assert.match(open.stderr, 'Compared with the last release.');
  await writeFile(
    join(folder, 'spec/changes.yaml'),
    'changes:\n  - { kind: argument-maximum-lowered, where: tides.get_levels.arguments.days, why: It must be., instead: Ask twice. }\n',
  );
  const declared = await diff(folder);
  assert.is(declared.code, 0, declared.stdout);
  assert.match(declared.stdout, /argument-maximum-lowered\)\n {4}declared\n/);
  await writeFile(join(folder, 'spec/changes.yaml'), 'changes: []\n');
  await edit(folder, TIDES, 'maximum: 15', 'maximum: 20');
});

test('compares with a given commit', async ({ folder }) => {
  const git = (...args: string[]) => run(folder, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args);
  await git('init', '-q');
  await git('add', '-A');
  assert.is((await git('commit', '-q', '-m', 'first')).code, 0);
  await edit(folder, TIDES, 'maximum: 20', 'maximum: 25');
  const { code, stdout } = await diff(folder, '--base', 'HEAD', '--format', 'json');
  assert.is(code, 0);
  assert.equal(
    JSON.parse(stdout).additive.map(({ kind }: { kind: string }) => kind),
    ['argument-maximum-raised'],
  );
  const unknown = await diff(folder, '--base', 'nothing');
  assert.is(unknown.code, 2);
  assert.match(unknown.stderr, 'git does not have the commit nothing');
});

test('compares a branch with its fork point on main, or with the last release if BASE=release', async ({ folder }) => {
  const git = (...args: string[]) => run(folder, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args);
  // On main, the base is HEAD if there are uncommitted edits, and the last release otherwise.
  await git('branch', '-M', 'main');
  assert.match((await diff(folder)).stderr, /^Compared with [0-9a-f]{8}, the merge base with main\.$/m);
  await git('commit', '-qam', 'second');
  assert.match((await diff(folder)).stderr, 'Compared with the last release.');
  await git('checkout', '-qb', 'work');
  await edit(folder, TIDES, 'maximum: 25', 'maximum: 22');
  await git('commit', '-qam', 'third');
  const narrowed = await diff(folder);
  assert.match(narrowed.stderr, 'the merge base with main');
  // The released maximum was 20, so lowering it from 25 to 22 breaks no consumer.
  assert.match(narrowed.stdout, /maximum was 25, is 22 {2}\(argument-maximum-lowered\)\n {4}never released\n/);
  assert.is(narrowed.code, 0);
  const released = await diff(folder, '--base', 'release');
  assert.match(released.stdout, /maximum was 20, is 22/);
  await edit(folder, TIDES, 'maximum: 22', 'maximum: 25');
  await git('commit', '-qam', 'fourth');
});

test('suggests another BASE if the base commit uses the old layout', async ({ folder }) => {
  const git = (...args: string[]) => run(folder, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args);
  await mkdir(join(folder, 'spec/upstreams'));
  await writeFile(join(folder, 'spec/upstreams/office.yaml'), 'id: office\n');
  await git('add', '-A');
  await git('commit', '-qm', 'former');
  const { code, stderr } = await diff(folder, '--base', 'HEAD');
  assert.is(code, 2);
  assert.match(stderr, /old layout of spec\/ \(spec\/upstreams\/office\.yaml\).*BASE=<ref>, or BASE=release\.$/m);
  await git('rm', '-q', '-r', 'spec/upstreams');
  await git('commit', '-qm', 'new');
});

test("reports manifest errors in the generator's format", async ({ folder }) => {
  await cp(join(folder, TIDES), join(folder, 'kept'));
  await edit(folder, TIDES, 'maximum: 25, ', '');
  const { code, stderr } = await diff(folder);
  await cp(join(folder, 'kept'), join(folder, TIDES));
  assert.is(code, 1);
  assert.match(stderr, 'SPEC023');
});

test.run();
