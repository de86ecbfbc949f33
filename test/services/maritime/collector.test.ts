// Uses a stream on loopback and a real store. Facts: runtime/adapters/maritime/SOURCES.md aisstream F3, F4, F8, F9, F17. Takes long.
// Mostly waits.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sources as policies } from '../../../generated/sources.ts';
import { Aisstream, Collector } from '../../../runtime/adapters/maritime/aisstream/aisstream.ts';
import type { CollectorLimits } from '../../../runtime/adapters/maritime/aisstream/collector.ts';
import { merged, parseMessage } from '../../../runtime/adapters/maritime/aisstream/messages.ts';
import type { Provenance } from '../../../runtime/contract/call.ts';
import { allPorts } from '../../../runtime/reference/ports.ts';
import { createSourceClients } from '../../../runtime/sources/client/clients.ts';
import { openStore } from '../../../runtime/store/open-store.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { folder, postgres } from '../../runtime/store/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { problemOf } from '../../support/fake-source.ts';
import { callAt, sample } from '../../support/played-folder.ts';
import { recordedTest } from '../../support/samples.ts';
import { type Send, type StreamServer, startStream } from './stream-server.ts';

const KEY = 'stream-key-that-is-secret';
const QUICK: Partial<CollectorLimits> = {
  flushMs: 20,
  leadRetryMs: 20,
  firstPauseMs: 10,
  maxPauseMs: 40,
  silenceMs: 5_000,
};
/**
 * Keeps messages of any age, because their dates are fixed but the collector measures their age with the system clock.
 */
const ANY_AGE: Partial<CollectorLimits> = { ...QUICK, keepMs: Number.MAX_SAFE_INTEGER };
const QUIET = { info: () => {}, warn: () => {}, error: () => {} };

const message = (type: string, mmsi: number, fields: object, time: string, name = 'SAMPLE   ') =>
  JSON.stringify({
    MessageType: type,
    MetaData: {
      MMSI: mmsi,
      MMSI_String: mmsi,
      ShipName: name,
      time_utc: `${time.slice(0, 10)} ${time.slice(11, 19)}.143077274 +0000 UTC`,
    },
    Message: { [type]: { UserID: mmsi, Valid: true, ...fields } },
  });
const PATIENCE_MS = 10_000;

const place = (mmsi: number, time: string, latitude = 51.95) =>
  message(
    'PositionReport',
    mmsi,
    { Latitude: latitude, Longitude: 4.12, Sog: 4.2, Cog: 296.1, TrueHeading: 511, NavigationalStatus: 0 },
    time,
  );

interface Setting {
  readonly stream: StreamServer;
  readonly store: Store;
  readonly source: Aisstream;
  readonly collector: Collector;
}

async function withCollector(
  onSubscription: (send: Send, end: () => void, connection: number) => void,
  body: (setting: Setting) => Promise<void>,
  {
    limits = {},
    environment = {},
  }: { limits?: Partial<CollectorLimits>; environment?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const stream = await startStream(onSubscription);
  const { path, remove } = folder();
  const store = await openStore({ dataDir: path });
  const sourceClients = createSourceClients(Object.values(policies), {
    version: '1.2.3',
    environment: { UPSTREAM_AISSTREAM_BASE_URL: `${stream.url}/v0`, AISSTREAM_KEY: KEY, ...environment },
  });
  const client = sourceClients.client('aisstream');
  const collector = new Collector({ client, store, log: QUIET, limits: { ...ANY_AGE, ...limits } });
  collector.start();
  try {
    await body({ stream, store, collector, source: new Aisstream(client, store.positions) });
  } finally {
    await collector.stop();
    sourceClients.close();
    await store.close();
    await stream.close();
    remove();
  }
}

const until = (holds: () => Promise<boolean> | boolean) => eventually(holds, PATIENCE_MS, 'it came to hold');

test("subscribes to the ports' boxes, latitude first, with the key only in the message", () =>
  withCollector(
    () => {},
    async ({ stream }) => {
      await until(() => stream.opened.length > 0);
      const [{ path, subscription } = { path: '', subscription: '{}' }] = stream.opened;
      assert.is(path, '/v0/stream');
      const sent = JSON.parse(subscription) as {
        APIKey: string;
        BoundingBoxes: number[][][];
        FilterMessageTypes: string[];
      };
      assert.is(sent.APIKey, KEY);
      assert.is(sent.BoundingBoxes.length, allPorts().length);
      const [port] = allPorts();
      assert.equal(sent.BoundingBoxes[0], [
        [port?.box.south, port?.box.west],
        [port?.box.north, port?.box.east],
      ]);
      assert.ok(sent.FilterMessageTypes.includes('ShipStaticData'));
    },
  ));

test('stores one position per ten minutes and vessel details, from text and binary frames', () =>
  withCollector(
    (send) => {
      send(place(244000001, '2026-11-20T11:01:00Z'));
      send(Buffer.from(place(244000001, '2026-11-20T11:05:00Z', 51.96)));
      send(Buffer.from(place(244000001, '2026-11-20T11:12:00Z', 51.97)));
      send(
        message(
          'ShipStaticData',
          244000001,
          { Name: 'NORDIC SAMPLE ', Type: 80, Destination: 'ROTTERDAM ' },
          '2026-11-20T11:12:30Z',
        ),
      );
      send('not JSON');
      send(message('BaseStationReport', 2320061, {}, '2026-11-20T11:12:30Z'));
    },
    async ({ store, source }) => {
      await until(async () => (await store.positions.vessel(244000001))?.details?.typeCode === 80);
      const track = await source.track(244000001, 24, callAt());
      assert.equal(
        track.map(({ time }) => time),
        ['2026-11-20T11:01:00Z', '2026-11-20T11:12:00Z'],
      );
      const [found] = await source.named('nordic', callAt());
      assert.equal([found?.details?.destination, found?.position?.latitude], ['ROTTERDAM', 51.97]);
      const rotterdam = { west: 3.9, south: 51.8, east: 4.3, north: 52.1 };
      assert.is((await source.within(rotterdam, 1, callAt())).length, 1);
      const late = callAt('2026-11-20T12:20:00Z');
      assert.is((await problemOf(source.within(rotterdam, 1, late))).code, 'upstream_unavailable');
    },
  ));

test('an empty result is a failure while the stream is down, and results are as old as the last message', () =>
  withCollector(
    (send) => send(place(244000005, '2026-11-20T11:12:00Z')),
    async ({ store, source }) => {
      await until(async () => (await store.positions.vessel(244000005)) !== undefined);
      const rotterdam = { west: 3.9, south: 51.8, east: 4.3, north: 52.1 };
      const elsewhere = { west: 100, south: 1, east: 101, north: 2 };
      const [soon, late] = [callAt('2026-11-20T11:20:00Z'), callAt('2026-11-20T14:00:00Z')];
      assert.equal(await source.within(elsewhere, 1, soon), [], 'there are no vessels');
      const silent = await problemOf(source.within(elsewhere, 1, late));
      assert.is(silent.message, 'aisstream: the position stream is down: no message since 2026-11-20T11:12:00.000Z.');
      const noted: Provenance[] = [];
      assert.is(
        (await source.within(rotterdam, 3, { ...late, provenance: (entry) => void noted.push(entry) })).length,
        1,
      );
      assert.is(noted[0]?.fetchedAt, Date.parse('2026-11-20T11:12:00Z'));
    },
  ));

test('before the first message, a query fails instead of returning an empty list', () =>
  withCollector(
    () => {},
    async ({ source }) => {
      const problem = await problemOf(source.named('nordic', callAt()));
      assert.is(problem.message, 'aisstream: the position stream is down: no message received yet.');
    },
  ));

test('reconnects when the stream ends, rejects the key or falls silent', () =>
  withCollector(
    (send, end, connection) => {
      if (connection === 1) end();
      else if (connection === 2) send('{"error": "Api Key Is Not Valid"}');
      else if (connection > 3) send(place(244000002, '2026-11-20T11:01:00Z'));
    },
    async ({ stream, store }) => {
      await until(async () => (await store.positions.vessel(244000002)) !== undefined);
      assert.ok(stream.opened.length >= 4);
    },
    { limits: { silenceMs: 100 } },
  ));

test('keeps positions for 168 hours, at most five million', async () => {
  const pruned: (readonly [before: number, most: number])[] = [];
  const prune = (before: number, max: number) => Promise.resolve(void pruned.push([before, max]));
  await withCollector(
    () => {},
    async ({ store, source, collector }) => {
      await collector.stop();
      const positions = new Proxy(store.positions, {
        get: (target, name) => (name === 'prune' ? prune : Reflect.get(target, name).bind(target)),
      });
      const tryLead: Store['tryLead'] = (name) => store.tryLead(name);
      const stream = { baseAddress: () => new URL('http://127.0.0.1:9'), key: () => KEY };
      const other = new Collector({
        ...{ client: stream as never, store: { positions, tryLead }, log: QUIET },
        limits: QUICK,
      });
      other.start();
      await until(() => pruned.length > 0);
      await other.stop();
      const [before = 0, max] = pruned[0] ?? [];
      assert.is(max, 5_000_000);
      assert.ok(Math.abs(Date.now() - 168 * 3_600_000 - before) < 60_000);
      assert.ok(source.configured);
    },
  );
});

test('writes pending messages when it stops', () =>
  withCollector(
    (send) => send(place(244000003, '2026-11-20T11:01:00Z')),
    async ({ stream, collector, source }) => {
      await until(() => stream.opened.length > 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await collector.stop();
      assert.is((await source.vessel(244000003, callAt()))?.mmsi, 244000003);
    },
    { limits: { flushMs: 60_000 } },
  ));

test('a recording has the messages but not the key, and can be replayed', async () => {
  const { path, remove } = folder();
  try {
    await withCollector(
      (send) => send(place(244000004, '2026-11-20T11:01:00Z')),
      async () =>
        until(() => existsSync(join(path, 'aisstream'))).then(() => new Promise((resolve) => setTimeout(resolve, 50))),
      { environment: { UPSTREAM_RECORD: path } },
    );
    assert.not.match(readFileSync(join(path, 'aisstream', 'stream.json'), 'utf8'), KEY);
    const sourceClients = createSourceClients(Object.values(policies), {
      version: '1',
      environment: { UPSTREAM_REPLAY: path },
    });
    const source = new Aisstream(sourceClients.client('aisstream'), undefined);
    assert.is(source.configured, true);
    assert.is((await source.track(244000004, 24, callAt()))[0]?.time, '2026-11-20T11:01:00Z');
    sourceClients.close();
  } finally {
    remove();
  }
});

test('if two processes share a database, one of them subscribes, and the other takes over if it stops', async () => {
  const engine = await postgres();
  if (engine === undefined) return;
  const database = await engine.place();
  const stream = await startStream((send, _end, connection) =>
    send(place(244000010 + connection, '2026-11-20T11:01:00Z')),
  );
  const begun = await Promise.all(
    [1, 2].map(async () => {
      const store = await openStore(database.location);
      const environment = { UPSTREAM_AISSTREAM_BASE_URL: stream.url, AISSTREAM_KEY: KEY };
      const sourceClients = createSourceClients(Object.values(policies), { version: '1', environment });
      const collector = new Collector({
        client: sourceClients.client('aisstream'),
        store,
        log: QUIET,
        limits: ANY_AGE,
      });
      collector.start();
      return { store, sourceClients, collector, isStopped: false };
    }),
  );
  try {
    const [one, two] = begun as [(typeof begun)[0], (typeof begun)[0]];
    await until(async () => (await one.store.positions.vessel(244000011)) !== undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.is(stream.opened.length, 1);
    await Promise.all([one.collector.stop(), new Promise((resolve) => setTimeout(resolve, 50))]);
    // Only one process listens at a time. If the stopped process was the leader, the other one connects. Otherwise, the
    // other one already has the position.
    await until(async () => stream.opened.length === 2 || (await two.store.positions.vessel(244000011)) !== undefined);
    assert.ok(stream.opened.length <= 2);
  } finally {
    for (const { collector, sourceClients, store } of begun) {
      await collector.stop();
      sourceClients.close();
      await store.close();
    }
    await stream.close();
    await database.remove();
  }
});

recordedTest('parses or skips recorded messages of every type', () => {
  const recorded = sample('aisstream', 'messages-by-type.json') as Record<string, object> | undefined;
  if (recorded === undefined) return;
  const messages = Object.entries(recorded).map(([type, each]) => [type, parseMessage(JSON.stringify(each))] as const);
  const positions = messages.filter(([, { position }]) => position !== undefined).map(([type]) => type);
  assert.equal(positions.sort(), ['ExtendedClassBPositionReport', 'PositionReport', 'StandardClassBPositionReport']);
  const report = messages.find(([type]) => type === 'PositionReport')?.[1];
  assert.equal([report?.position?.time, report?.details?.name], ['2023-10-15T09:51:08Z', 'NORDIC QINNGUA']);
  const ship = messages.find(([type]) => type === 'ShipStaticData')?.[1];
  assert.equal(
    [ship?.details?.eta, ship?.details?.imo, ship?.details?.destination],
    [undefined, undefined, 'MAASVLAKTE'],
  );
  assert.ok(messages.every(([, { error }]) => error === undefined));
});

test('unknown values in a later message do not overwrite known ones', () => {
  const ship = parseMessage(
    message('ShipStaticData', 244000001, { Name: 'A', Type: 80, Destination: 'X' }, '2026-11-20T11:00:00Z'),
  ).details;
  const later = parseMessage(place(244000001, '2026-11-20T11:30:00Z')).details;
  if (ship === undefined || later === undefined) throw new Error('They tell of themselves.');
  assert.equal([merged(ship, later).typeCode, merged(ship, later).destination], [80, 'X']);
});

test.run();
