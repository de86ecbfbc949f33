// `make live-check`: prints the plan, checks the sources, reports the results, and records the date of verified facts.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sources } from '../../generated/sources.ts';
import type { SourcePolicy } from '../../runtime/contract/source.ts';
import { nearest } from '../../runtime/lib/text/nearest.ts';
import { checkAll, planOf } from './check.ts';
import { json, table } from './report.ts';
import { withVerified } from './verified.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    only: { type: 'string' },
    record: { type: 'string' },
    format: { type: 'string', default: 'words' },
    write: { type: 'boolean', default: true },
    plan: { type: 'boolean', default: false },
  },
});

process.exitCode = await run();

async function run(): Promise<number> {
  const all: readonly SourcePolicy[] = Object.values(sources);
  const policies = values.only === undefined ? all : all.filter(({ id }) => id === values.only);
  if (policies.length === 0) {
    const near = nearest(
      values.only ?? '',
      all.map(({ id }) => id),
    );
    process.stderr.write(`Unknown source ${values.only}.${near === undefined ? '' : ` Did you mean ${near}?`}\n`);
    return 2;
  }
  const claims = policies.flatMap(({ unverified }) => unverified);
  const settling = policies.flatMap(({ probes }) => probes.filter(({ settles }) => settles !== undefined));
  process.stderr.write(
    `${(await planOf(policies)).join('\n')}\n${settling.length} of ${claims.length} unverified claims are checked.\n`,
  );
  if (values.plan) return 0;
  const now = Date.now();
  const results = await checkAll(policies, {
    environment: process.env,
    now,
    pages: true,
    ...(values.record === undefined ? {} : { record: values.record }),
  });
  process.stdout.write(values.format === 'json' ? json(results) : table(results));
  if (values.write) {
    const day = new Date(now).toISOString().slice(0, 10);
    const manifests = await readdir('spec', { recursive: true });
    for (const result of results) {
      const manifest = manifests.find((path) => path.endsWith(join('sources', `${result.source}.yaml`)));
      if (manifest === undefined) throw new Error(`spec/ does not contain sources/${result.source}.yaml.`);
      const file = join('spec', manifest);
      const text = await readFile(file, 'utf8');
      const verified = withVerified(text, result, day);
      if (verified !== text) await writeFile(file, verified);
    }
  }
  return results.some(({ departed }) => departed.some(({ news }) => !news)) ? 1 : 0;
}
