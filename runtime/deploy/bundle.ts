// Packs Almanac as an MCPB file for desktop clients: `make bundle [SERVICES=a,b]`. Format:
// github.com/modelcontextprotocol/mcpb, manifest version 0.3.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { packExtension } from '@anthropic-ai/mcpb';
import { platform } from '../../generated/platform.ts';
import { sources } from '../../generated/sources.ts';
import { generatedCatalog } from '../app/catalog.ts';
import type { Service } from '../contract/operation.ts';
import type { SourcePolicy } from '../contract/source.ts';
import { nearest } from '../lib/text/nearest.ts';
import { AGGREGATE_TOOL_ITEMS, CALL_TOOLS_ITEM, CHECK_ANSWER_ITEM } from '../transports/mcp/aggregate.ts';
import { qualifiedName } from '../transports/mcp/service.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TREES = ['runtime', 'generated', 'build', 'LICENSE'];
/** Packages that are excluded, together with dependencies that only they need. */
const OF_SERVERS = new Set(['@redis/client', 'nodemailer', 'oidc-provider', 'pg']);
/** The target of the symbolic link runtime/main.ts, because packing does not preserve the link. */
const ENTRY_POINT = 'runtime/start/main.js';
/** Excluded files: type declarations, the symbolic link, and documents that only an HTTP server sends. */
const NOT_RUN = /^runtime\/main\.ts$|^generated\/(?:openapi\.(?:json|ts)|client\/.*|CATALOG\.md|llms.*)$/;

/**
 * @param slugs services whose tools are listed; empty for the search across all services
 * @throws Error for an unknown service
 */
export function bundleManifest(slugs: readonly string[]): object {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const chosen = chosenServices(slugs);
  const keys = keysOf(chosen);
  const options = slugs.length === 0 ? [] : [`--services=${slugs.join(',')}`];
  return {
    manifest_version: '0.3',
    name: ['almanac', ...slugs].join('-'),
    display_name: [platform.title, ...(slugs.length === 0 ? [] : [chosen.map(({ title }) => title).join(', ')])].join(
      ': ',
    ),
    version: `${version}+${platform.version}`,
    description: slugs.length === 0 ? platform.summary : chosen.map(({ summary }) => summary).join(' '),
    author: { name: platform.title },
    license: 'MIT',
    server: {
      type: 'node',
      entry_point: ENTRY_POINT,
      mcp_config: {
        command: 'node',
        args: [`${variable('__dirname')}/${ENTRY_POINT}`, '--stdio', ...options],
        // Without DATA_DIR, the default folder is used (command-line.ts), because clients do not expand variables in
        // defaults.
        env: Object.fromEntries(keys.map(({ env }) => [env, variable(`user_config.${env.toLowerCase()}`)])),
      },
    },
    tools:
      slugs.length === 0
        ? listed(AGGREGATE_TOOL_ITEMS, CALL_TOOLS_ITEM, CHECK_ANSWER_ITEM)
        : [...chosen.flatMap(toolsOf), ...listed(CALL_TOOLS_ITEM)],
    compatibility: { platforms: ['darwin', 'linux', 'win32'], runtimes: { node: '>=24.0.0' } },
    user_config: Object.fromEntries(keys.map(({ env, title }) => [env.toLowerCase(), keyField(title)])),
  };
}

/** A placeholder that the client replaces. */
function variable(name: string): string {
  return `\${${name}}`;
}

function chosenServices(slugs: readonly string[]): readonly Service[] {
  const all = [...generatedCatalog.services, ...generatedCatalog.areas];
  if (slugs.length === 0) return all;
  const bySlug = new Map(all.map((service) => [slugOf(service), service]));
  return slugs.map((slug) => {
    const service = bySlug.get(slug);
    if (service !== undefined) return service;
    const near = nearest(slug, bySlug.keys());
    throw new Error(`Unknown service ${slug}.${near === undefined ? '' : ` Did you mean ${near}?`}`);
  });
}

function slugOf({ slug }: Service): string {
  return slug.replace(/^api\//, '');
}

function listed(...items: readonly string[]) {
  const tools: { name: string; description: string }[] = JSON.parse(`[${items.join(',')}]`);
  return tools.map(({ name, description }) => ({ name, description }));
}

function toolsOf(service: Service) {
  return service.operations.map(({ name, tool = name, summary }) => ({
    name: qualifiedName(slugOf(service), tool),
    description: summary,
  }));
}

function keysOf(services: readonly Service[]) {
  const used = new Set(services.flatMap((service) => service.operations.flatMap((each) => each.sources)));
  const policies: readonly SourcePolicy[] = Object.values(sources);
  return policies
    .filter(({ id }) => used.has(id))
    .flatMap(({ title, keys }) => keys.map(({ env }) => ({ env, title: `${title} key` })));
}

function keyField(title: string) {
  const description = 'Without it, this source is not used, or is used with guest access.';
  return { type: 'string', title, description, sensitive: true, required: false, default: '' };
}

/** @throws Error if the format's own validator rejects the manifest */
export async function packBundle(slugs: readonly string[], output: string): Promise<void> {
  const manifest = bundleManifest(slugs);
  const folder = mkdtempSync(join(tmpdir(), 'almanac-bundle-'));
  try {
    for (const tree of [...TREES, ...packagesToRun()]) {
      const filter = (path: string) => !NOT_RUN.test(path.slice(ROOT.length));
      cpSync(join(ROOT, tree), join(folder, tree), { recursive: true, filter });
    }
    const { name, version, type, engines, imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    writeFileSync(join(folder, 'package.json'), json({ name, version, private: true, type, engines, imports }));
    writeFileSync(join(folder, 'manifest.json'), json(manifest));
    const packed = await packExtension({ extensionPath: folder, outputPath: output, silent: true });
    if (!packed) throw new Error('The MCPB validator rejected the bundle; see the messages above.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function packagesToRun(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const locked: Readonly<Record<string, LockedPackage>> = read('package-lock.json').packages;
  const found = new Set<string>();
  const waiting = Object.keys(read('package.json').dependencies)
    .filter((name) => !OF_SERVERS.has(name))
    .map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(next.name, next.from, locked);
    if (folder === undefined || found.has(folder) || !isInstalled(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = locked[folder] as LockedPackage;
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    waiting.push(...names.map((name) => ({ name, from: folder })));
  }
  return [...found].sort();
}

/** Resolves as Node does: in the package's folder, or in one of its parents. */
function folderOf(name: string, from: string, locked: Readonly<Record<string, LockedPackage>>): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const folder = `${around === '' ? '' : `${around}/`}node_modules/${name}`;
    if (locked[folder] !== undefined) return folder;
    if (around === '') return undefined;
  }
}

/** Packages for other platforms are in the lock file but not installed. */
function isInstalled(folder: string): boolean {
  try {
    readFileSync(join(ROOT, folder, 'package.json'));
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { services = '', output = 'almanac.mcpb' } = parseArgs({
    options: { services: { type: 'string' }, output: { type: 'string' } },
  }).values;
  try {
    await packBundle(
      services.split(',').filter((slug) => slug !== ''),
      output,
    );
    process.stdout.write(`${output}: open it in a client that installs MCPB files. The machine must have Node 24.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
