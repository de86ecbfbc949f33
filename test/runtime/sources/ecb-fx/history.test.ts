import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { EcbFx } from '../../../../runtime/sources/ecb-fx/ecb-fx.ts';
import { pause, problemOf } from '../../../support/fake-source.ts';
import { callAt, envelope, FIXTURE_FILES, HISTORY, LAST_MODIFIED, NOW, withBank } from './bank.ts';

const TODAY = '2026-03-18';
const DAY_MS = 24 * 3_600_000;

const usdOn = async (source: EcbFx, date: string, call = callAt()): Promise<number | undefined> => {
  const finding = await source.on(date, TODAY, ['USD'], call);
  return finding.found ? finding.day.rate('USD') : undefined;
};

async function withFolder(body: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-ecb-fx-'));
  try {
    await body(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function later(ms: number, body: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + ms;
  try {
    await body();
  } finally {
    Date.now = now;
  }
}

test('shares one fetch between callers that request old dates, and needs no fetch for later calls', () =>
  withBank(FIXTURE_FILES, async ({ source, requestCount }) => {
    const dates = ['1999-01-04', '2018-06-11', '2022-12-30'];
    assert.equal(await Promise.all(dates.map((date) => usdOn(source, date))), [1.1789, 1.179, 1.0666]);
    const call = callAt();
    assert.is(await usdOn(source, '2005-01-03', call), 1.3507);
    assert.is(requestCount(HISTORY), 1);
    assert.is(call.noted[0]?.cache, 'hit');
  }));

test('reads the copy from disk after a restart, without a request', () =>
  withFolder((dataDir) =>
    withBank(
      FIXTURE_FILES,
      async ({ source, restart, requestCount }) => {
        await usdOn(source, '2018-06-11');
        assert.equal(await readdir(join(dataDir)), ['ecb-fx-history.v8'], 'there is no partial file');
        const call = callAt();
        assert.is(await usdOn(restart(), '1999-01-04', call), 1.1789);
        assert.is(call.noted[0]?.cache, 'hit');
        assert.is(requestCount(HISTORY), 1);
      },
      { dataDir },
    ),
  ));

test('revalidates the copy from disk if the process restarts after a day', () =>
  withFolder((dataDir) =>
    withBank(
      FIXTURE_FILES,
      async ({ source, restart, server, requestCount }) => {
        await usdOn(source, '2018-06-11');
        await later(DAY_MS, async () => {
          assert.is(await usdOn(restart(), '2018-06-11'), 1.179);
          for (let turn = 0; requestCount(HISTORY) < 2 && turn < 100; turn++) await pause(10);
          assert.is(server.seen.at(-1)?.headers['if-modified-since'], LAST_MODIFIED);
        });
      },
      { dataDir },
    ),
  ));

test('does not use a copy that was fetched from a different address', () =>
  withFolder(async (dataDir) => {
    await withBank(FIXTURE_FILES, async ({ source }) => void (await usdOn(source, '2018-06-11')), { dataDir });
    const other = { ...FIXTURE_FILES, [HISTORY]: envelope({ '2018-06-11': { USD: 2 }, '2026-03-18': { USD: 3 } }) };
    await withBank(other, async ({ source }) => assert.is(await usdOn(source, '2018-06-11'), 2), { dataDir });
  }));

test('still serves the copy immediately after a day, and revalidates it in the background', () =>
  withFolder((dataDir) =>
    withBank(
      FIXTURE_FILES,
      async ({ source, server, requestCount }) => {
        await usdOn(source, '2018-06-11');
        await later(DAY_MS, async () => {
          const call = callAt();
          assert.is(await usdOn(source, '2018-06-11', call), 1.179);
          assert.is(call.noted[0]?.cache, 'stale');
          for (let turn = 0; requestCount(HISTORY) < 2 && turn < 100; turn++) await pause(10);
          assert.is(server.seen.at(-1)?.headers['if-modified-since'], LAST_MODIFIED);
          await pause(30);
          const confirmed = callAt();
          assert.is(await usdOn(source, '2018-06-11', confirmed), 1.179);
          assert.is(confirmed.noted[0]?.cache, 'hit', 'a 304 makes the copy fresh');
          assert.is(requestCount(HISTORY), 2);
        });
      },
      { dataDir },
    ),
  ));

test('keeps serving a copy that cannot be revalidated, and pauses requests to the source', () =>
  withBank({ ...FIXTURE_FILES }, async ({ source, server, requestCount }) => {
    await usdOn(source, '2018-06-11');
    server.behave((response) => response.writeHead(500).end());
    await later(2 * DAY_MS, async () => {
      for (let nth = 0; nth < 3; nth++) {
        assert.is(await usdOn(source, '2018-06-11'), 1.179);
        await pause(20);
      }
      assert.is(requestCount(HISTORY), 2);
    });
  }));

test('fetches again if the copy is damaged', () =>
  withFolder((dataDir) =>
    withBank(
      FIXTURE_FILES,
      async ({ source, restart, requestCount }) => {
        await usdOn(source, '2018-06-11');
        const file = join(dataDir, 'ecb-fx-history.v8');
        const whole = await readFile(file);
        const damages = [whole.subarray(0, whole.length / 2), Buffer.from('not a copy'), Buffer.alloc(0)];
        for (const [nth, damaged] of damages.entries()) {
          await writeFile(file, damaged);
          assert.is(await usdOn(restart(), '2018-06-11'), 1.179);
          assert.is(requestCount(HISTORY), nth + 2);
          assert.is((await readFile(file)).length, whole.length);
        }
      },
      { dataDir },
    ),
  ));

test('returns rates even if the folder is not writable', () =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'file', 'harvest');
    await writeFile(join(folder, 'file'), 'in the way');
    await withBank(FIXTURE_FILES, async ({ source }) => assert.is(await usdOn(source, '2018-06-11'), 1.179), {
      dataDir,
    });
  }));

test('reports an invalid history as a source failure, and does not cache it', () =>
  withBank({ [HISTORY]: '<error>come back later</error>' }, async ({ source, requestCount }) => {
    assert.is((await problemOf(usdOn(source, '2018-06-11'))).code, 'upstream_invalid_response');
    assert.is((await problemOf(usdOn(source, '2018-06-11'))).code, 'upstream_invalid_response');
    assert.is(requestCount(HISTORY), 2);
  }));

test('reports to a caller near its deadline that the first copy is being fetched, and serves the next caller', () => {
  let answer = () => {};
  const slow = (response: { end(body: string): unknown }) => {
    answer = () => void response.end(String(FIXTURE_FILES[HISTORY]));
  };
  return withBank({ ...FIXTURE_FILES, [HISTORY]: slow }, async ({ source, requestCount }) => {
    const problem = await problemOf(usdOn(source, '2018-06-11', callAt(NOW, 1100)));
    assert.is(problem.code, 'preparing');
    assert.is(problem.extras.retryAfter, 10);
    answer();
    assert.is(await usdOn(source, '2018-06-11'), 1.179);
    assert.is(requestCount(HISTORY), 1);
  });
});

test('parses the whole file in a separate thread without blocking the server', () => {
  const days: Record<string, Record<string, string>> = {};
  const codes = 'USD JPY BGN CZK DKK GBP HUF PLN RON SEK CHF ISK NOK TRY AUD BRL CAD CNY HKD IDR ILS INR'.split(' ');
  for (let day = Date.UTC(2026, 2, 18); day > Date.UTC(2018, 0, 1); day -= DAY_MS) {
    const rates = codes.map((code, nth) => [code, (nth + 1 + (day % 997) / 1000).toFixed(4)]);
    days[new Date(day).toISOString().slice(0, 10)] = Object.fromEntries(rates);
  }
  return withBank({ [HISTORY]: envelope(days) }, async ({ source }) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const started = performance.now();
    delay.enable();
    await usdOn(source, '2018-06-11');
    delay.disable();
    const elapsed = performance.now() - started;
    assert.ok(delay.max / 1e6 < elapsed / 2, `blocked for ${delay.max / 1e6} ms of ${elapsed} ms`);
  });
});

test.run();
