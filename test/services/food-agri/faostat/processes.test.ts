// Three server processes on one PostgreSQL download a domain from FAOSTAT once. If the downloading process dies,
// another one takes over. Takes long.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { folder, postgres } from '../../../runtime/store/engines.ts';
import { eventually } from '../../../support/eventually.ts';
import { type Seen, startServer, type TestServer } from '../../../support/fake-source.ts';
import { fixtureFolder } from '../../../support/fixtures.ts';
import { type Answer, send } from '../../../support/http.ts';
import { type ServerProcess, startProcess } from '../../../support/process.ts';

const MASTER = 'a master key of at least 32 characters';
const DOMAINS = readFileSync(`${fixtureFolder('faostat')}/datasets_E.json`);
const ZIP = readFileSync(`${fixtureFolder('faostat')}/qcl.zip`);
const HALF = Math.floor(ZIP.length / 2);
const CALL = '/rest/food-agri/get_data?domain=QCL&area_cs=M49&limit=5';
/** If the data takes longer than this, calls fail with a time after which to retry. */
const MAX_MAKING_MS = 40_000;

type SendZip = (response: ServerResponse, seen: Seen) => void;

interface Bench {
  readonly source: TestServer;
  readonly servers: readonly ServerProcess[];
  /** Folders for the downloaded domains: either one per server, or one for all servers. */
  readonly folders: readonly string[];
  readonly key: string;
  zips(): readonly Seen[];
}

const engine = await postgres();

function processesTest(name: string, isOneFolder: boolean, sendZip: SendZip, body: (bench: Bench) => Promise<void>) {
  if (engine === undefined) return;
  test(name, async () => {
    const place = await engine.place();
    const source = await startServer((response, seen) => {
      if (seen.url.endsWith('.zip')) return sendZip(response, seen);
      response.writeHead(200, { 'content-type': 'application/json' }).end(DOMAINS);
    });
    const folders = isOneFolder ? [folder()] : [folder(), folder(), folder()];
    const servers: ServerProcess[] = [];
    try {
      const variables = {
        DATABASE_URL: (place.location as { databaseUrl: string }).databaseUrl,
        ALMANAC_MASTER_KEY: MASTER,
        UPSTREAM_FAOSTAT_BASE_URL: source.url,
      };
      const start = (nth: number) => startProcess({ ...variables, DATA_DIR: (folders[nth] ?? folders[0])?.path ?? '' });
      servers.push(...(await Promise.all([0, 1, 2].map(start))));
      const form = { email: 'fao@example.org' };
      const { key } = (await send(portOf(servers[0]), { method: 'POST', path: '/signup', body: form })).json;
      await body({
        ...{ source, servers, key },
        folders: folders.map(({ path }) => join(path, 'harvest', 'faostat')),
        zips: () => source.seen.filter(({ url }) => url.endsWith('.zip')),
      });
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      for (const each of folders) each.remove();
      await source.close();
      await place.remove();
    }
  });
}

function portOf(server: ServerProcess | undefined): number {
  return (server as ServerProcess).port;
}

async function figures(server: ServerProcess, key: string): Promise<Answer> {
  let answer: Answer | undefined;
  const isThere = async () => {
    answer = await send(server.port, { path: CALL, key });
    if (answer.status !== 200) assert.is(answer.json.code, 'preparing', answer.text);
    return answer.status === 200;
  };
  await eventually(isThere, MAX_MAKING_MS, 'the figures');
  return answer as Answer;
}

const rowsOf = ({ json }: Answer) => JSON.stringify(json.records ?? json.rows ?? json.data);

processesTest(
  'three processes fetch a domain once, and two read the shared parts',
  false,
  (response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': ZIP.length });
    response.write(ZIP.subarray(0, HALF));
    setTimeout(() => response.end(ZIP.subarray(HALF)), 1_000);
  },
  async ({ source, servers, folders, key, zips }) => {
    const answers = await Promise.all(servers.map((server) => figures(server, key)));
    assert.is(zips().length, 1);
    assert.is(source.seen.length, 2, `the list and the file: ${source.seen.map(({ url }) => url)}`);
    const [rows] = answers.map(rowsOf);
    assert.ok((rows?.length ?? 0) > 100, rows);
    for (const each of answers) assert.is(rowsOf(each), rows);
    for (const each of folders) assert.equal(readdirSync(each), ['QCL.sqlite']);
    const stores = folders.map((each) => readFileSync(join(each, 'QCL.sqlite')));
    for (const store of stores) assert.ok(store.equals(stores[0] as Buffer), 'all folders have the same file');
  },
);

/**
 * Sends half of the file in response to the first request and then stalls. Sends the rest, or the whole file, in
 * response to later requests.
 */
function halfThenRest(): SendZip {
  let nth = 0;
  return (response, { headers }) => {
    const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    const length = { 'content-length': ZIP.length - from, etag: '"one"' };
    const range = { 'content-range': `bytes ${from}-${ZIP.length - 1}/${ZIP.length}` };
    response.writeHead(from > 0 ? 206 : 200, { ...length, ...(from > 0 && range) });
    if (++nth === 1) response.write(ZIP.subarray(0, HALF));
    else response.end(ZIP.subarray(from));
  };
}

/** Returns the process that has downloaded half of the file. The name of the partial file contains the process id. */
async function downloading(folders: readonly string[], servers: readonly ServerProcess[]): Promise<ServerProcess> {
  let found: ServerProcess | undefined;
  const hasHalf = () => {
    for (const each of folders.filter((path) => existsSync(path))) {
      const name = readdirSync(each, { encoding: 'utf8' }).find((name) => name.endsWith('.part'));
      if (name === undefined || statSync(join(each, name)).size < HALF) continue;
      const pid = Number(/\.(\d+)\.part$/.exec(name)?.[1]);
      found = servers.find(({ child }) => child.pid === pid);
    }
    return found !== undefined;
  };
  await eventually(hasHalf, MAX_MAKING_MS, 'half of the file');
  return found as ServerProcess;
}

for (const [where, isOneFolder] of [
  ['in its own folder, and starts again', false],
  ['in the same folder, and resumes where it ended', true],
] as const) {
  processesTest(
    `if the downloading process is killed halfway, another takes over, ${where}`,
    isOneFolder,
    halfThenRest(),
    async ({ servers, folders, key, zips }) => {
      const early = servers.map((server) => send(server.port, { path: CALL, key }).catch(() => undefined));
      const killed = await downloading(folders, servers);
      await killed.end('SIGKILL');
      const left = servers.filter((server) => server !== killed);
      const answers = await Promise.all(left.map((server) => figures(server, key)));
      await Promise.all(early);
      assert.is(rowsOf(answers[0] as Answer), rowsOf(answers[1] as Answer));
      assert.equal(
        zips().map(({ headers }) => headers.range),
        [undefined, isOneFolder ? `bytes=${HALF}-` : undefined],
      );
    },
  );
}

test.run();
