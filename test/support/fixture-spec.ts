// Runs the real generator on test manifests. The output is in a folder in .tmp, and is imported and served like
// generated code.

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Catalog } from '../../runtime/app/catalog.ts';
import type { Handler } from '../../runtime/contract/call.ts';
import type { Service } from '../../runtime/contract/operation.ts';
import type { AnyHandler } from '../../runtime/dispatch/binding.ts';
import { catalogWith } from './extended-catalog.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

export interface FixtureSpec {
  /** The output folder, which the caller must remove. */
  readonly folder: string;
  readonly offer: Catalog;
  readonly openapi: object;
}

// biome-ignore lint/suspicious/noExplicitAny: handlers of a fixture are written against its manifest, not against generated types
type Handlers = Readonly<Record<string, Handler<any, object>>>;

/**
 * Generates `test/fixtures/<name>/spec` with the real platform.yaml.
 * @param handlers handlers by adapter, and within each adapter by operation
 */
export async function generateFixture(
  name: string,
  handlers: Readonly<Record<string, Handlers>>,
): Promise<FixtureSpec> {
  await mkdir(join(ROOT, '.tmp'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.tmp', `${name}-`));
  const [spec, out] = [join(folder, 'spec'), join(folder, 'generated')];
  await cp(join(ROOT, 'test/fixtures', name, 'spec'), spec, { recursive: true });
  for (const file of ['platform.yaml', 'manifest.schema.json', 'questions.yaml']) {
    await cp(join(ROOT, 'spec', file), join(spec, file));
  }
  const runtime = relative(out, join(ROOT, 'runtime'));
  await run(process.execPath, [join(ROOT, 'codegen/cli.ts'), '--spec', spec, '--out', out, '--runtime', runtime]);
  const { services, areas } = (await import(pathToFileURL(join(out, 'catalog.ts')).href)) as Record<string, Service[]>;
  const operations = [...(services ?? []), ...(areas ?? [])].flatMap((service) => service.operations);
  const bound = operations.map((operation) => {
    const handler = handlers[operation.adapter]?.[operation.name];
    if (handler === undefined) throw new Error(`The fixture has no handler for ${operation.id}.`);
    return [operation, handler as AnyHandler] as const;
  });
  const lists = new Map<string, string>();
  for (const { slug } of services ?? [])
    lists.set(slug, await readFile(join(out, `services/${slug}/mcp.json`), 'utf8'));
  return {
    folder,
    offer: catalogWith({
      services: services ?? [],
      areas: areas ?? [],
      handlers: new Map(bound),
      toolsJson: (slug) => lists.get(slug) ?? '[]',
    }),
    openapi: JSON.parse(await readFile(join(out, 'openapi.json'), 'utf8')) as object,
  };
}
