import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDiagnostics } from '../../../codegen/diagnostics.ts';
import { edited, faultsOf, OFFICE, PLATFORM, TABLES, TIDES } from './sound.ts';

const CLI = fileURLToPath(new URL('../../../codegen/cli.ts', import.meta.url));

const BROKEN = edited(
  [TIDES, 'items: Level,', 'items: Levle,'],
  [TIDES, 'default: 7', 'default: 31'],
  [TABLES, 'path: /api/tables/{code}', 'path: /api/tables/{cod}'],
  [OFFICE, 'in: header', 'in: heder'],
  [PLATFORM, 'calls_per_day: 100', 'calls_a_day: 100'],
);

test('prints the errors of all files sorted by file and line, each with its line and a caret', () => {
  // The platform is invalid too, so checks that depend on it cannot run.
  const sound = edited(
    [TIDES, 'items: Level,', 'items: Levle,'],
    [TIDES, 'default: 7', 'default: 31'],
    [TABLES, 'path: /api/tables/{code}', 'path: /api/tables/{cod}'],
    [OFFICE, 'in: header', 'in: heder'],
  );
  assert.equal(
    formatDiagnostics(faultsOf(sound)),
    `spec/api/tables/service.yaml:8:11  SPEC026  {cod} must be a required argument of this endpoint
    8 |     path: /api/tables/{cod}
      |           ^^^^^^^^^^^^^^^^^

spec/services/tides/service.yaml:21:64  SPEC015  the default is invalid: must be a number from 1 to 30, not 31
   21 |       days: { type: integer, minimum: 1, maximum: 30, default: 31, description: How many days. }
      |                                                                ^^

spec/services/tides/service.yaml:28:37  SPEC010  there is no record or value set Levle  (did you mean Level?)
   28 |       levels: { type: array, items: Levle, description: The levels. }
      |                                     ^^^^^

spec/sources/tide-office.yaml:5:27  SPEC004  must be one of query, header, path, basic_user, basic_password, body, exchange  (did you mean header?)
    5 | key: { env: TIDE_KEY, in: heder, name: Authorization, how: Ask. }
      |                           ^^^^^

4 errors in the manifests; nothing was written.`,
  );
});

test('checks the structure of every file even if the platform is invalid', () => {
  const codes = faultsOf(BROKEN).map(({ file, code }) => `${file} ${code}`);
  assert.equal(codes, ['spec/platform.yaml SPEC002', 'spec/sources/tide-office.yaml SPEC004']);
});

test('the command prints the errors, fails, and leaves the generated folder unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-spec-'));
  try {
    for (const { file, text } of edited([TIDES, 'default: 7', 'default: 31'])) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const run = promisify(execFile)(process.execPath, [
      CLI,
      '--spec',
      join(folder, 'spec'),
      '--out',
      join(folder, 'out'),
    ]);
    const { code, stdout, stderr } = await run.then(
      () => assert.unreachable(),
      (error) => error,
    );
    assert.is(code, 1);
    assert.is(stdout, '');
    assert.match(
      stderr,
      /^spec\/services\/tides\/service\.yaml:21:64 {2}SPEC015 .*\n {3}21 \|.*\n {6}\| +\^\^\n\n1 error in the/,
    );
    assert.equal(await readdir(folder), ['spec']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the command prints the folder it searched if there is no platform.yaml', async () => {
  const run = promisify(execFile)(process.execPath, [CLI, '--spec', '/nowhere/spec']);
  const { code, stderr } = await run.then(
    () => assert.unreachable(),
    (error) => error,
  );
  assert.is(code, 1);
  assert.is(stderr, '/nowhere/spec/platform.yaml does not exist. Is /nowhere/spec the folder of the manifests?\n');
});

test.run();
