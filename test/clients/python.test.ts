// The Python client: runs the tests in test/clients/python with pytest against a server on recorded answers, checks the types with mypy and
// pyright, and uses the built wheel in a virtual environment. Takes long.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PYTHON_EXAMPLE } from '../../runtime/site/pages/python-example.ts';
import { openAlmanac } from '../support/almanac.ts';
import { REPLAYING } from '../support/operations.ts';
import { declaredOperations } from './operations.ts';
import { findPython } from './python-programs.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PACKAGE = join(ROOT, 'generated/python');
const TESTS = join(ROOT, 'test/clients/python');
const TYPED_USE = join(TESTS, 'typed_use.py');

interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Never rejects. */
async function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: object } = {},
): Promise<Finished> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...options.env };
  const settings = { cwd: options.cwd ?? ROOT, env: env as NodeJS.ProcessEnv, maxBuffer: 1e8 };
  try {
    const { stdout, stderr } = await promisify(execFile)(program, [...args], settings);
    return { code: 0, output: `${stdout}${stderr}` };
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
      message,
    } = error as Error & { code?: number; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : -1, output: `${stdout}${stderr}` || message };
  }
}

interface PythonTest {
  readonly name: string;
  readonly failure: string | undefined;
}

function testsIn(report: string): PythonTest[] {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'testcase' });
  const cases = parser.parse(report).testsuites.testsuite.testcase as Record<string, unknown>[];
  return cases.map((each) => {
    const { failure = each['error'] } = each;
    const text = (failure as { '#text'?: string } | undefined)?.['#text'];
    return {
      name: `${each['@_classname']}: ${each['@_name']}`,
      failure: failure === undefined ? undefined : String(text),
    };
  });
}

const python = findPython();
if (python !== undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'almanac-python-'));
  const server = await openAlmanac(REPLAYING);
  const operations = join(folder, 'operations.json');
  writeFileSync(operations, JSON.stringify(await declaredOperations()));
  const example = join(folder, 'example.py');
  writeFileSync(example, PYTHON_EXAMPLE);
  const environment = {
    ...{ ALMANAC_URL: server.url, ALMANAC_KEY: await server.key(), ALMANAC_OPERATIONS: operations },
    ALMANAC_EXAMPLE: example,
    ...{ PYTHONPATH: PACKAGE, MYPYPATH: PACKAGE, MPLCONFIGDIR: folder, MPLBACKEND: 'Agg' },
  };
  test.after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const report = join(folder, 'report.xml');
  const options = ['-q', '-p', 'no:cacheprovider', '-W', 'error', `--junitxml=${report}`, '-o', 'junit_logging=all'];
  const pytest = await run(python, ['-m', 'pytest', ...options, TESTS], { env: environment });
  const found = pytest.code <= 1 ? testsIn(readFileSync(report, 'utf8')) : [];

  test('the Python client passes its pytest suite', () => {
    assert.ok(pytest.code <= 1, pytest.output);
    assert.ok(found.length > 250, `${found.length} tests`);
  });

  for (const { name, failure } of found) test(name, () => assert.is(failure, undefined));

  test('mypy --strict accepts the package and correct usage, and rejects wrong usage', async () => {
    const settings = [
      '--strict',
      '--config-file',
      join(PACKAGE, 'pyproject.toml'),
      '--cache-dir',
      join(folder, 'mypy'),
    ];
    const { code, output } = await run(python, ['-m', 'mypy', ...settings, '-p', 'almanac_client'], {
      env: environment,
    });
    assert.is(code, 0, output);
    const used = await run(python, ['-m', 'mypy', ...settings, TYPED_USE], { env: environment });
    assert.is(used.code, 0, used.output);
  });

  test('pyright accepts the package and correct usage', async () => {
    const program = join(ROOT, 'node_modules/pyright/index.js');
    const settings = join(folder, 'pyrightconfig.json');
    const paths = {
      include: [join(PACKAGE, 'almanac_client'), TYPED_USE].map((path) => relative(folder, path)),
      extraPaths: [PACKAGE],
    };
    writeFileSync(settings, JSON.stringify({ ...paths, pythonVersion: '3.11', reportMissingModuleSource: false }));
    const { code, output } = await run(process.execPath, [
      program,
      '-p',
      settings,
      '--pythonpath',
      python,
      '--outputjson',
    ]);
    assert.is(code, 0, output);
    assert.ok(JSON.parse(output).summary.filesAnalyzed > 50, output);
  });

  test('two builds produce the same bytes, and the package works in a virtual environment', async () => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    for (const each of [first, second]) {
      // Build from a different folder and at a different time, because the package must not depend on either.
      const copy = join(folder, `copy-of-${each === first ? 1 : 2}`);
      cpSync(PACKAGE, copy, { recursive: true });
      const env = { SOURCE_DATE_EPOCH: '1767225600' };
      const { code, output } = await run(python, ['-m', 'hatchling', 'build', '-d', each], { cwd: copy, env });
      assert.is(code, 0, output);
    }
    const names = readdirSync(first).sort();
    assert.equal(
      names.map((name) => name.replace(/\d+\.\d+\.\d+/, 'V')),
      ['almanac_client-V-py3-none-any.whl', 'almanac_client-V.tar.gz'],
    );
    for (const name of names) assert.is(hashOf(join(first, name)), hashOf(join(second, name)), name);
    const venv = join(folder, 'venv');
    const created = await run(python, ['-m', 'venv', '--system-site-packages', venv]);
    assert.is(created.code, 0, created.output);
    const inside = join(venv, 'bin/python');
    const env = { ...environment, PYTHONPATH: '' };
    const wheel = join(first, names[0] as string);
    const installed = await run(
      inside,
      ['-m', 'pip', 'install', '-q', '--no-index', '--no-compile', `${wheel}[pandas]`],
      { env },
    );
    assert.is(installed.code, 0, installed.output);
    const code = [
      'import almanac_client',
      'almanac = almanac_client.Almanac()',
      'frame = almanac.eu_bank_fx.get_history(base="EUR", target="USD").df()',
      'print(almanac_client.__file__, len(frame), frame.attrs["units"])',
    ].join('\n');
    const used = await run(inside, ['-c', code], { cwd: folder, env });
    assert.match(
      used.output,
      /venv\/lib\/python[\d.]+\/site-packages\/almanac_client\/__init__\.py 23 \{'rate': 'USD'\}/,
    );
  });
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

if (python !== undefined) test.run();
