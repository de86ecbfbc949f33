// Implements `make new`: writes the missing files of a new tool, service, source or event. Existing files are only
// changed by appending entries to lists in a manifest.

import { existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type KnownService, type Request, type Step, stepsFor } from './files.ts';
import { withEntry } from './insert.ts';
import type { RecordedAnswer } from './manifests.ts';
import { proposalOf } from './proposal.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const USAGE = `Usage: make new service=slug [tool=slug.name] [source=id]    a service, with its first tool and its source
       make new tool=service.tool                            a tool of an existing service
       make new service=slug source=id                       a source of a service
       make new service=slug source=id answer=file.json      a service without code, proposed from a recorded response of its source
       make new event=source_entity [service=slug]           an event type of a source, for webhooks`;

const { values } = parseArgs({
  options: {
    service: { type: 'string' },
    tool: { type: 'string' },
    source: { type: 'string' },
    event: { type: 'string' },
    answer: { type: 'string' },
  },
});

const { answer: answerFile, ...named } = values;
process.exitCode = await run(named as Request);

async function run(request: Request): Promise<number> {
  if (Object.keys(request).length === 0) {
    process.stderr.write(USAGE);
    return 1;
  }
  try {
    const answer = answerFile === undefined ? {} : { answer: await recordedAnswer(answerFile) };
    const steps = stepsFor(
      { ...request, ...answer },
      {
        services: await knownServices(),
        sources: await knownSources(),
        exists: (path) => existsSync(join(ROOT, path)),
      },
    );
    for (const step of steps) process.stdout.write(await take(step));
    process.stdout.write(
      '\nNext: replace every "FILL:" in spec/ and run `make generate`. Then replace those in the code, the fixtures and the tests, and run `make generate`, `make format` and `make test`.\n',
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Reads a recorded response. Also reads its request if `<file>.meta.json` exists, which UPSTREAM_RECORD writes. */
async function recordedAnswer(file: string): Promise<RecordedAnswer> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`answer=${file}: ${error.message}`);
  });
  const meta = await readFile(`${file}.meta.json`, 'utf8').catch(() => '{}');
  try {
    const { path, query } = JSON.parse(meta) as Pick<RecordedAnswer, 'path' | 'query'>;
    const request = { ...(path === undefined ? {} : { path }), ...(query === undefined ? {} : { query }) };
    return { proposal: proposalOf(JSON.parse(text)), text, ...request };
  } catch (error) {
    throw new Error(`answer=${file}: ${(error as Error).message}`);
  }
}

/** Carries out a step. @returns the message to print */
async function take(step: Step): Promise<string> {
  const path = join(ROOT, step.path);
  if (step.kind === 'show') return `\nAdd to ${step.path}:\n\n${step.text}`;
  if (step.kind === 'section') return addSection(path, step);
  if (step.kind === 'file') {
    if (await isThere(path)) return `exists   ${step.path}\n`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, step.text);
    return `new      ${step.path}\n`;
  }
  const text = await readFile(path, 'utf8');
  let grown: string | undefined;
  try {
    grown = withEntry(text, step.below, step.name, step.text);
  } catch (error) {
    throw new Error(`${step.path}: ${(error as Error).message}.`);
  }
  if (grown === undefined) return `exists   ${step.path}: ${step.name}\n`;
  await writeFile(path, grown);
  return `new      ${step.path}: ${step.name}\n`;
}

/** Adds a section to a page, unless the page already has the heading. */
async function addSection(
  file: string,
  { path, page, heading, text }: Extract<Step, { kind: 'section' }>,
): Promise<string> {
  const before = await readFile(file, 'utf8').catch(() => page);
  if (before.includes(`\n${heading}`)) return `exists   ${path}: ${heading}\n`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${before.trimEnd()}\n\n${text}`);
  return `new      ${path}: ${heading}\n`;
}

async function knownServices(): Promise<Map<string, KnownService>> {
  const known = new Map<string, KnownService>();
  for (const slug of await readdir(join(ROOT, 'spec/services'))) {
    const text = await readFile(join(ROOT, 'spec/services', slug, 'service.yaml'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const data = parse(text) as {
      tools?: Record<string, { closed_world?: boolean } | undefined>;
      sources?: string[];
    };
    const tools = Object.entries(data?.tools ?? {});
    const isBuiltIn =
      (data?.sources ?? []).length === 0 ||
      (tools.length > 0 && tools.every(([, tool]) => tool?.closed_world === true));
    known.set(slug, { tools: tools.map(([name]) => name), isBuiltIn });
  }
  return known;
}

async function knownSources(): Promise<Map<string, string>> {
  const files = (await readdir(join(ROOT, 'spec'), { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.flatMap((file) => {
      const [, folder = '', id] = /^(?:((?:services|api)\/[^/]+)\/)?sources\/([^/]+)\.yaml$/.exec(file) ?? [];
      return id === undefined ? [] : [[id, folder] as const];
    }),
  );
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
