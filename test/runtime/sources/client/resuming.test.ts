import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { partOf, removeUnfinished } from '../../../../runtime/sources/catalogs/unfinished.ts';
import type { SourceClient } from '../../../../runtime/sources/client/client.ts';
import { createSourceClients } from '../../../../runtime/sources/client/clients.ts';
import { eventually } from '../../../support/eventually.ts';
import { policy, type Seen, startServer } from '../../../support/fake-source.ts';

const WHOLE = randomBytes(300_000);
const HALF = 150_000;
const OLD = 'Mon, 02 Nov 2026 10:00:00 GMT';
/** No process has this id, because it exceeds the maximum on Linux. */
const NOBODY = 4_194_305;

type Answering = (response: ServerResponse, seen: Seen, nth: number) => void;

interface Bench {
  readonly folder: string;
  readonly file: string;
  readonly seen: Seen[];
  get(signal?: AbortSignal): Promise<Buffer | string>;
  behave(answering: Answering): void;
}

async function withDownload(answering: Answering, body: (bench: Bench) => Promise<void>, retries = 0): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-resuming-'));
  const server = await startServer(answering);
  const file = join(folder, 'whole.part');
  downloaded = file;
  const environment = { UPSTREAM_TEST_SOURCE_BASE_URL: server.url };
  const sourceClients = createSourceClients([policy({ retries, breaker: { failures: 90, pause: 300 } })], {
    version: '1',
    environment,
  });
  const client = sourceClients.client('test-source') as SourceClient;
  const get: Bench['get'] = async (signal) => {
    const to = { file, maxBytes: 1_000_000, longest: 20_000, ...(signal && { signal }) };
    try {
      await client.download({ path: '/file.zip' }, to);
      return await readFile(file);
    } catch (error) {
      return (error as Error).message;
    }
  };
  try {
    await body({ folder, file, get, seen: server.seen, behave: server.behave });
  } finally {
    sourceClients.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

const ETAG = { etag: '"one"' };

/** The partial file. Tests check its size, because unread data is lost when a connection is aborted. */
let downloaded = '';

/** Closes the connection once `bytes` bytes are on disk, or after a timeout. */
async function cutAt(bytes: number, response: ServerResponse): Promise<void> {
  const isThere = () => (statSync(downloaded, { throwIfNoEntry: false })?.size ?? 0) >= bytes;
  await eventually(isThere, 1_000, 'the bytes').catch(() => {});
  response.destroy();
}

/** Declares the full length, sends half of the body, and closes the connection. */
function cut(response: ServerResponse, headers: Record<string, string> = ETAG): void {
  response.writeHead(200, { 'content-length': WHOLE.length, ...headers });
  response.write(WHOLE.subarray(0, HALF));
  void cutAt(HALF, response);
}

function inParts(
  response: ServerResponse,
  { headers }: Seen,
  changes: Record<string, string> = {},
  bytes = WHOLE,
): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]);
  if (Number.isNaN(from)) return void response.writeHead(200, { 'content-length': bytes.length, ...ETAG }).end(bytes);
  response.writeHead(206, {
    'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
    ...ETAG,
    ...changes,
  });
  response.end(bytes.subarray(from));
}

const halved: Answering = (response) => cut(response);
const whole: Answering = (response, seen) => inParts(response, seen);

const requested = ({ headers }: Seen) => headers.range;

test('resumes an interrupted download where it stopped, and requests only the remaining bytes', () =>
  withDownload(halved, async ({ get, behave, seen, folder }) => {
    assert.match(String(await get()), /connection was reset|length differs/);
    assert.equal((await readdir(folder)).sort(), ['whole.part', 'whole.part-note']);
    behave(whole);
    assert.ok(WHOLE.equals((await get()) as Buffer));
    assert.equal(seen.map(requested), [undefined, `bytes=${HALF}-`]);
    assert.equal([seen[1]?.headers['if-range'], seen[1]?.headers['accept-encoding']], ['"one"', 'identity']);
    assert.equal(await readdir(folder), ['whole.part'], 'a complete file needs no metadata');
  }));

test('resumes again in the second and third attempt of the same download', () =>
  withDownload(
    (response, seen, nth) => {
      if (nth === 1) return cut(response);
      if (nth > 2) return inParts(response, seen);
      response.writeHead(206, { 'content-range': `bytes ${HALF}-${WHOLE.length - 1}/${WHOLE.length}`, ...ETAG });
      response.write(WHOLE.subarray(HALF, HALF + 1_000));
      void cutAt(HALF + 1_000, response);
    },
    async ({ get, seen }) => {
      assert.ok(WHOLE.equals((await get()) as Buffer));
      assert.equal(seen.map(requested), [undefined, `bytes=${HALF}-`, `bytes=${HALF + 1_000}-`]);
    },
    3,
  ));

test('keeps the partial file on stop, and the next process resumes it', () =>
  withDownload(
    (response) => {
      response.writeHead(200, { 'content-length': WHOLE.length, ...ETAG });
      response.write(WHOLE.subarray(0, HALF));
    },
    async ({ get, behave, seen, folder, file }) => {
      const stop = new AbortController();
      const ended = get(stop.signal);
      const arrived = async () => (await readFile(file).catch(() => '')).length === HALF;
      await eventually(arrived, 5_000, 'half of it');
      stop.abort(new Error('stopped'));
      assert.is(await ended, 'stopped');
      // Renames the file so that it appears to belong to a process that has ended.
      const path = join(folder, 'whole');
      for (const end of ['', '-note']) {
        await writeFile(`${path}.${NOBODY}.part${end}`, await readFile(file + end));
        await rm(file + end);
      }
      removeUnfinished(folder);
      const own = await partOf(path);
      assert.is(own, `${path}.${process.pid}.part`);
      assert.equal((await readdir(folder)).sort(), [`whole.${process.pid}.part`, `whole.${process.pid}.part-note`]);
      for (const end of ['', '-note']) await writeFile(file + end, await readFile(own + end));
      behave(whole);
      assert.ok(WHOLE.equals((await get()) as Buffer));
      assert.is(requested(seen[1] as Seen), `bytes=${HALF}-`);
    },
  ));

const NEWER = randomBytes(200_000);
const OTHERS: Readonly<Record<string, Answering>> = {
  'another length': (response, seen) => inParts(response, seen, {}, NEWER),
  'another tag': (response, seen) => inParts(response, seen, { etag: '"two"' }),
  'another beginning': (response, seen) =>
    inParts(response, seen, { 'content-range': `bytes 0-${WHOLE.length - 1}/${WHOLE.length}` }),
  'another end': (response, seen) =>
    inParts(response, seen, { 'content-range': `bytes ${HALF}-${WHOLE.length - 2}/${WHOLE.length}` }),
  'no start position': (response, seen) => inParts(response, seen, { 'content-range': 'bytes */*' }),
  'another encoding': (response, seen) => inParts(response, seen, { 'content-encoding': 'br' }),
  'an unsatisfiable range': (response) => void response.writeHead(416, { 'content-range': 'bytes */5' }).end(),
};
for (const [what, answering] of Object.entries(OTHERS)) {
  test(`rejects a partial response with ${what}, and fetches the whole file again`, () =>
    withDownload(halved, async ({ get, behave, seen, folder }) => {
      await get();
      behave(answering);
      assert.is(typeof (await get()), 'string');
      assert.equal(await readdir(folder), []);
      behave(whole);
      assert.ok(WHOLE.equals((await get()) as Buffer));
      assert.equal(seen.map(requested), [undefined, `bytes=${HALF}-`, undefined]);
    }));
}

test('restarts if the source does not support ranges or has a newer version', () =>
  withDownload(halved, async ({ get, behave, seen, file }) => {
    for (const bytes of [WHOLE, NEWER]) {
      await rm(file, { force: true });
      behave((response) => cut(response));
      await get();
      behave((response) => response.writeHead(200, { 'content-length': bytes.length, etag: '"two"' }).end(bytes));
      assert.ok(bytes.equals((await get()) as Buffer));
    }
    assert.is(requested(seen[1] as Seen), `bytes=${HALF}-`);
  }));

test('resumes by ETag or an old Last-Modified, but not by a recent Last-Modified or a weak ETag, or with a content encoding', () =>
  withDownload(
    (response) => cut(response, { 'last-modified': OLD }),
    async ({ get, behave, seen, folder }) => {
      await get();
      behave((response, each) => inParts(response, each, { 'last-modified': OLD }));
      assert.ok(WHOLE.equals((await get()) as Buffer));
      assert.is(seen[1]?.headers['if-range'], OLD);
      const weak: Record<string, string>[] = [
        { 'last-modified': new Date().toUTCString() },
        { etag: 'W/"one"' },
        { etag: '"one"', 'content-encoding': 'gzip' },
        {},
      ];
      for (const headers of weak) {
        behave((response) => cut(response, headers));
        await get();
        assert.equal(await readdir(folder), [], JSON.stringify(headers));
      }
    },
  ));

test('requests only the last byte of a complete file, restarts if the address changes, and deletes the partial file if the source file is missing', () =>
  withDownload(whole, async ({ get, behave, seen, folder, file }) => {
    const begin = async () => {
      await rm(file, { force: true });
      behave((response) => cut(response));
      await get();
      behave(whole);
    };
    await begin();
    await writeFile(file, WHOLE);
    assert.ok(WHOLE.equals((await get()) as Buffer));
    assert.is(requested(seen.at(-1) as Seen), `bytes=${WHOLE.length - 1}-`);
    await begin();
    const note = JSON.parse(await readFile(`${file}-note`, 'utf8'));
    await writeFile(`${file}-note`, JSON.stringify({ ...note, address: 'another' }));
    assert.ok(WHOLE.equals((await get()) as Buffer));
    assert.is(requested(seen.at(-1) as Seen), undefined);
    await begin();
    behave((response) => response.writeHead(503).end());
    await get();
    assert.equal((await readdir(folder)).length, 2, 'the file may become available again');
    behave((response) => response.writeHead(404).end('none'));
    await get();
    assert.equal(await readdir(folder), []);
  }));

test('takes over the partial file of a process that has ended, keeps files that are in use, and removes partial files without a description', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-parts-'));
  try {
    const names = [
      `a.${NOBODY}.part`,
      `a.${NOBODY}.part-note`,
      `b.${NOBODY}.part`,
      `c.${NOBODY}.part-note`,
      `d.${process.ppid}.part`,
      `e.${NOBODY}.building`,
      `e.${NOBODY}.building-wal`,
      'e.sqlite',
    ];
    for (const name of names) await writeFile(join(folder, name), 'x');
    removeUnfinished(folder);
    assert.equal((await readdir(folder)).sort(), [names[0], names[1], names[4], 'e.sqlite'].sort());
    const taken = await Promise.all([partOf(join(folder, 'a')), partOf(join(folder, 'd'))]);
    assert.equal(await readFile(taken[0], 'utf8'), 'x');
    assert.equal(
      (await readdir(folder)).sort(),
      [`a.${process.pid}.part`, `a.${process.pid}.part-note`, names[4], 'e.sqlite'].sort(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
