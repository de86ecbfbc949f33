import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ManifestSource, parseSpec, readSpec, sourceOf } from '../load/load.ts';
import type { Manifest } from '../load/manifest.ts';
import { ParseCache } from '../load/parse-cache.ts';
import { buildModel } from '../model/build.ts';
import { validateSpec } from '../validate/validate.ts';
import { SURFACE_FORMAT, type Surface, surfaceOf } from './surface.ts';

/** Cache folder. It may be deleted at any time. */
const PARSED = new URL('../../node_modules/.cache/almanac/manifests', import.meta.url);

const RELEASED = 'released.json';

/** Locations of manifests in old commits, before each service had its own folder. */
const FORMER_LAYOUT = /^spec\/(?:(?:services|api)\/[^/]+\.yaml|(?:upstreams|events|asks)\/)/;

export function releasedFile(specFolder: string): string {
  return join(specFolder, RELEASED);
}

/** @throws SpecError if the manifests are invalid */
export async function surfaceNow(specFolder: string): Promise<{ surface: Surface; manifests: Manifest[] }> {
  const cache = await ParseCache.open(fileURLToPath(PARSED));
  const manifests = parseSpec(await readSpec(specFolder), cache);
  validateSpec(manifests);
  await cache.save();
  return { surface: surfaceOf(buildModel(manifests)), manifests };
}

export async function surfaceReleased(specFolder: string): Promise<Surface> {
  const file = releasedFile(specFolder);
  const released = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${file} does not exist. Run \`make release\`, or select a commit with BASE=<ref>.`);
  });
  const surface = JSON.parse(released) as Surface;
  if (surface.format === SURFACE_FORMAT) return surface;
  throw new Error(
    `${file} has format ${surface.format}, but this generator needs format ${SURFACE_FORMAT}. Select a commit with BASE=<ref>.`,
  );
}

/** Reads the public contract at a commit, using the current generator. */
export async function surfaceAt(specFolder: string, ref: string): Promise<Surface> {
  const sources = await sourcesAt(dirname(resolve(specFolder)), ref);
  try {
    return surfaceOf(buildModel(parseSpec(sources, await ParseCache.open(fileURLToPath(PARSED)))));
  } catch (error) {
    throw new Error(`This generator cannot read the manifests of ${ref}: ${(error as Error).message}`);
  }
}

async function sourcesAt(folder: string, ref: string): Promise<ManifestSource[]> {
  // Git would treat a ref that begins with a dash as an option.
  if (ref.startsWith('-')) throw new Error(`${ref} is not a valid commit name.`);
  const git = promisify(execFile);
  const listed = await git('git', ['ls-tree', '-r', '--name-only', ref, '--', 'spec/'], { cwd: folder }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`git does not have the commit ${ref}: ${(error.stderr ?? error.message).trim()}`);
    },
  );
  const files = listed.stdout.split('\n');
  const former = files.find((file) => FORMER_LAYOUT.test(file));
  if (former !== undefined) {
    throw new Error(
      `${ref} uses the old layout of spec/ (${former}), which this generator cannot read. Select a later commit with BASE=<ref>, or BASE=release.`,
    );
  }
  const sourceFiles = files.flatMap((file) => {
    const kind = sourceOf(file.replace(/^spec\//, ''));
    return kind === undefined ? [] : [{ kind, file }];
  });
  if (sourceFiles.length === 0) throw new Error(`The commit ${ref} has no manifests in spec/.`);
  const texts = await textsAt(
    folder,
    ref,
    sourceFiles.map(({ file }) => file),
  );
  return sourceFiles.map(({ kind, file }, index) => ({ kind, file, text: texts[index] as string }));
}

/** `git cat-file --batch` prints a header line that contains the size in bytes before each file. */
async function textsAt(folder: string, ref: string, files: readonly string[]): Promise<string[]> {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(files.map((file) => `${ref}:${file}\n`).join(''));
  const output = Buffer.from(await text(child.stdout.setEncoding('latin1')), 'latin1');
  let at = 0;
  return files.map(() => {
    const line = output.indexOf('\n', at);
    const size = Number(output.toString('latin1', at, line).split(' ').at(-1));
    at = line + 1 + size + 1;
    return output.toString('utf8', line + 1, line + 1 + size);
  });
}
