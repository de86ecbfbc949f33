// Growth with the size of the spec: generating, checking, comparing, starting, listing and finding, with 150 tools in
// 26 services and 1,500 in 260. Measures processor time. A step with quadratic cost shows a ratio far above ten.
// Adapters are not measured, because a synthetic spec has none.

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { surfaceOf, surfaceText } from '../../codegen/changes/surface.ts';
import { parseSpec } from '../../codegen/load/load.ts';
import { buildModel } from '../../codegen/model/build.ts';
import { findToolOver, readIndex } from '../../runtime/search/find-tool.ts';
import { syntheticSpec, writeSpec } from '../codegen/synthetic.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FEW = { tools: 150, services: 26 };
const MANY = { tools: 1500, services: 260 };
const QUESTIONS = 50;

/** Prints the processor time of a process at its exit, in microseconds. */
const PRINT_CPU_TIME = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('CPU '+(user+system))})`;

export async function benchScale(): Promise<string[]> {
  const few = await measured(FEW);
  const many = await measured(MANY);
  const rows = Object.keys(few).map((step) => {
    const [some, all] = [few[step] as number, many[step] as number];
    return `| ${step} | ${some.toFixed(2)} s | ${all.toFixed(2)} s | ${(all / some).toFixed(1)} |`;
  });
  const head = [FEW, MANY].map(({ tools, services }) => `${tools} tools in ${services} services`);
  return [`| processor time | ${head.join(' | ')} | times |`, '|---|---:|---:|---:|', ...rows];
}

async function measured({ tools, services }: typeof FEW): Promise<Record<string, number>> {
  // Inside the repository, because the generated code imports the contract and packages.
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.tmp/scale-'));
  try {
    const sources = syntheticSpec(tools, services);
    const [spec, out] = [join(folder, 'spec'), join(folder, 'generated')];
    await writeSpec(folder, sources);
    await writeFile(join(spec, 'released.json'), surfaceText(surfaceOf(buildModel(parseSpec(sources)))));
    const cli = [
      join(ROOT, 'codegen/cli.ts'),
      '--spec',
      spec,
      '--out',
      out,
      '--runtime',
      relative(out, join(ROOT, 'runtime')),
    ];
    const generate = await cost(cli);
    const check = await cost([...cli, '--check']);
    const diff = await cost([join(ROOT, 'codegen/changes/cli.ts'), '--spec', spec, '--check']);
    const catalog = pathToFileURL(join(out, 'catalog.ts')).href;
    const start = await cost(['--input-type=module', '-e', `await import(${JSON.stringify(catalog)})`]);
    return {
      generate,
      check,
      diff,
      start,
      list: await timed(() => lists(out, services)),
      find: await timed(() => finds(out)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function cost(args: readonly string[]): Promise<number> {
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', PRINT_CPU_TIME, ...args], {
    cwd: ROOT,
    maxBuffer: 1e8,
  });
  return Number(/CPU (\d+)/.exec(stderr)?.[1]) / 1e6;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

async function lists(out: string, services: number): Promise<void> {
  for (let service = 0; service < services; service++) {
    await readFile(join(out, `services/service-${service}/mcp.json`), 'utf8');
  }
}

async function finds(out: string): Promise<void> {
  const find = findToolOver(...readIndex(pathToFileURL(join(out, '/'))));
  for (let nth = 0; nth < QUESTIONS; nth++) find(`gauges like kind ${nth % 8} around region ${nth}`, 3);
}
