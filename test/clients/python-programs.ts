import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian packages: python3-httpx, python3-pandas, python3-pytest, python3-hatchling, python3-venv, python3-matplotlib,
 * mypy.
 */
const PACKAGES = ['httpx', 'pandas', 'pytest', 'hatchling', 'venv', 'ensurepip', 'matplotlib', 'mypy'];
const CANDIDATES = ['/usr/bin/python3', 'python3'];

/**
 * If packages are missing, prints a message and returns undefined, or fails if ALMANAC_TEST_REQUIRE includes python.
 */
export function findPython(): string | undefined {
  const check = `import sys, importlib.util\nassert sys.version_info >= (3, 11)\nsys.exit(" ".join(name for name in ${JSON.stringify(PACKAGES)} if importlib.util.find_spec(name) is None) or 0)`;
  const reasons: string[] = [];
  for (const program of CANDIDATES) {
    if (program.startsWith('/') && !existsSync(program)) continue;
    const { status, stderr } = spawnSync(program, ['-c', check], { encoding: 'utf8' });
    if (status === 0) return program;
    reasons.push(`${program} lacks ${stderr?.trim().split('\n').at(-1) ?? 'everything'}`);
  }
  const reason = `the Python client is not tested: ${reasons.join('; ') || 'Python is not installed'}`;
  if (process.env['ALMANAC_TEST_REQUIRE']?.includes('python')) throw new Error(reason);
  process.stdout.write(`skipped: ${reason}\n`);
  return undefined;
}
