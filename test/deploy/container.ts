// Runs the Containerfile without a container engine: each stage is a folder, and the image's user runs ENTRYPOINT in a
// read-only tree. The base image and labels are not checked.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { DEPLOY, inFolder, judged, NotHere, ROOT } from './programs.ts';

interface Step {
  readonly word: string;
  readonly rest: string;
}

interface Stage {
  readonly folder: string;
  workdir: string;
  readonly environment: Record<string, string>;
  readonly words: Map<string, string>;
}

/** On Debian. */
const NOBODY = 65_534;
const MAX_START_MS = 60_000;
const MAX_STOP_MS = 35_000;

export async function checkContainer(): Promise<string> {
  if (process.getuid?.() !== 0) throw new NotHere('only root can act as the image’s user');
  const steps = stepsOf(await readFile(join(DEPLOY, 'Containerfile'), 'utf8'));
  return inFolder(async (folder) => {
    // The image's user must be able to enter the private test folder.
    await chmod(folder, 0o755);
    const image = await built(steps, folder);
    return tried(image, folder);
  });
}

function stepsOf(text: string): Step[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    return { word, rest: rest.join(' ') };
  });
}

async function built(steps: readonly Step[], folder: string): Promise<Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const { word, rest } of steps) {
    if (word === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'image';
      stage = { folder: join(folder, name), workdir: '/', environment: {}, words: new Map() };
      stages.set(name, stage);
      await mkdir(stage.folder, { recursive: true });
    } else if (stage === undefined) {
      throw new Error(`${word} precedes FROM`);
    } else {
      await done(word, rest, stage, stages);
    }
  }
  if (stage === undefined) throw new Error('no stage');
  return stage;
}

async function done(word: string, rest: string, stage: Stage, stages: ReadonlyMap<string, Stage>): Promise<void> {
  const inside = (path: string) => join(stage.folder, path.startsWith('/') ? path : join(stage.workdir, path));
  if (word === 'WORKDIR') {
    stage.workdir = rest;
    await mkdir(inside(rest), { recursive: true });
  } else if (word === 'COPY') {
    const parts = rest.split(' ');
    const from = parts[0]?.startsWith('--from=') ? stages.get((parts.shift() as string).slice(7)) : undefined;
    const to = inside(parts.pop() as string);
    for (const part of parts) {
      const source = from === undefined ? join(ROOT, part) : join(from.folder, part);
      const isFolder = parts.length === 1 && !to.endsWith('/.') && !part.includes('.');
      await cp(source, isFolder ? to : join(to, part), { recursive: true });
    }
  } else if (word === 'RUN') {
    // Maps the image's paths and users: `mkdir /data`, `chown node`.
    const command = rest
      .replaceAll(/(?<=\s)\/(?:data|backups)\b/g, inside)
      .replaceAll('node:node', `${NOBODY}:${NOBODY}`);
    await judged('sh', ['-c', `cd ${inside('.')} && ${command}`]);
  } else if (word === 'ENV') {
    for (const pair of rest.split(' ')) {
      const [name = '', value = ''] = pair.split('=');
      stage.environment[name] = value;
    }
  } else stage.words.set(word, rest);
}

async function tried(image: Stage, folder: string): Promise<string> {
  for (const word of ['USER', 'ENTRYPOINT', 'HEALTHCHECK', 'STOPSIGNAL', 'VOLUME']) {
    if (!image.words.has(word)) throw new Error(`${word} is missing`);
  }
  const data = join(image.folder, image.environment['DATA_DIR'] as string);
  await judged('chmod', ['-R', 'a-w', join(image.folder, image.workdir)]);
  await chmod(data, 0o700);
  await chown(data, NOBODY, NOBODY);
  const temporary = await mkdtemp(join(folder, 'tmp-'));
  await chown(temporary, NOBODY, NOBODY);
  const port = await freePort();
  const env = { ...image.environment, PATH: pathOfNode(), TMPDIR: temporary, PORT: String(port), DATA_DIR: data };
  const options = { cwd: join(image.folder, image.workdir), env, uid: NOBODY, gid: NOBODY } as const;
  const [program = '', ...args] = JSON.parse(image.words.get('ENTRYPOINT') as string) as string[];
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let message = '';
  server.stdout.on('data', (chunk) => (message += chunk));
  server.stderr.on('data', (chunk) => (message += chunk));
  const ended = once(server, 'close');
  try {
    const check = image.words.get('HEALTHCHECK') as string;
    const [healthy = '', ...healthyArgs] = JSON.parse(check.slice(check.indexOf('['))) as string[];
    const isHealthy = async () => (await once(spawn(healthy, healthyArgs, options), 'close'))[0] === 0;
    const until = Date.now() + MAX_START_MS;
    while (!(await isHealthy())) {
      if (Date.now() > until || server.exitCode !== null) throw new Error(`it did not become healthy\n${message}`);
    }
    const request = await asking(`http://127.0.0.1:${port}`);
    const written = (await readdir(data)).length;
    if (written === 0) throw new Error('it wrote no data into its volume');
    const stopped = Date.now();
    server.kill(image.words.get('STOPSIGNAL') as NodeJS.Signals);
    const [code] = (await Promise.race([ended, late()])) as [number | null];
    if (code !== 0) throw new Error(`it exited with ${code}\n${message}`);
    if (await isHealthy()) throw new Error('the health check succeeds without a server');
    return `its steps, then as another user over a read-only tree: ${request}; stopped in ${Date.now() - stopped} ms`;
  } finally {
    server.kill('SIGKILL');
    await judged('chmod', ['-R', 'u+w', folder]);
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Requests all pages that depend on other parts of the file tree. */
async function asking(base: string): Promise<string> {
  const json = { 'Content-Type': 'application/json' };
  const signedUp = await fetch(`${base}/signup`, {
    method: 'POST',
    headers: json,
    body: '{"email":"deploy@example.org"}',
  });
  const { key } = (await signedUp.json()) as { key: string };
  const call = await fetch(`${base}/rest/places/search_cities?query=Bergen&limit=1`, {
    headers: { 'Service-API-Key': key },
  });
  if (call.status !== 200) throw new Error(`search_cities: ${call.status} ${await call.text()}`);
  const pages = ['/', '/docs', '/openapi.json', '/llms.txt', '/rest', '/health', '/metrics'];
  for (const page of pages) {
    const { status } = await fetch(base + page, { headers: { accept: 'text/html, */*' } });
    if (status !== 200) throw new Error(`${page}: ${status}`);
  }
  return `healthy, a key, a call, ${pages.length} pages`;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('it did not stop')), MAX_STOP_MS).unref();
  });
}

function pathOfNode(): string {
  return `${dirname(process.execPath)}:/usr/bin:/bin`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
