// A real watcher polls a source that returns states A, B, a partial list, B and C. A real receiver must get exactly the
// events between them.

import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import type { sources as policies } from '../../../generated/sources.ts';
import { createSourceLoader } from '../../../runtime/adapters/sources.ts';
import { createWatcherLoader } from '../../../runtime/adapters/watch-loader.ts';
import type { EventType } from '../../../runtime/contract/event.ts';
import { SourceCatalogs } from '../../../runtime/sources/catalogs/catalogs.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { createLog } from '../../../runtime/telemetry/log.ts';
import { Watcher } from '../../../runtime/webhooks/watch/watcher.ts';
import { scopedTypes, watchOf } from '../../../runtime/webhooks/watch/watches.ts';
import { eventually } from '../../support/eventually.ts';
import { type Answers, withPlayed } from '../../support/played-folder.ts';
import { judge } from '../../support/published.ts';
import { folder, sqlite, withStore } from '../store/engines.ts';
import { openEngine } from './engine.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;

export type State = 'A' | 'B' | 'half' | 'C';

export interface EntityTest {
  readonly type: string;
  readonly answers: (state: () => State) => Answers;
  readonly environment?: Readonly<Record<string, string>>;
  /** Expected events after B and after C: `created <id>`, `updated <id> <comma-separated fields>` or `removed <id>`. */
  readonly events: { readonly B: readonly string[]; readonly C: readonly string[] };
  readonly now?: string;
}

export const xml =
  (text: () => string): Answers[string] =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/xml' }).end(text());

export const shown = <Value>(state: () => State, values: Readonly<Record<State, Value>>): Value => values[state()];

export interface Play {
  readonly type: EventType;
  readonly secret: string;
  readonly receiver: Receiver;
  show(next: State, looks?: number): Promise<void>;
  /** Waits for exactly these events, in any order. */
  reported(expected: readonly string[], what: string): Promise<void>;
  /** Events received so far, in the same format as `events`. */
  arrived(): string[];
}

export function playsEntity(entity: EntityTest): Promise<void> {
  const { type: name, events } = entity;
  return withPlay(entity, async ({ type, secret, receiver, show, reported }) => {
    await reported([], 'the baseline tells nothing');
    await show('B');
    await reported(events.B, 'A to B');
    await show('half');
    await reported(events.B, 'half a list');
    await show('B');
    await reported(events.B, 'the whole list again');
    // The record is reported as removed only if it stays missing.
    await show('C', 3);
    await reported([...events.B, ...events.C], 'B to C');
    const fits = judge().compile(type.schema);
    for (const { json, body, headers } of receiver.events()) {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      assert.is(json.type, name);
      assert.ok(fits(json.data.record), `${JSON.stringify(fits.errors)} ${body}`);
    }
  });
}

/**
 * One or two responses lack the records created in B. They must neither be reported as removed nor as created again,
 * but their fields may change back and forth.
 */
export function flickersOnce(entity: EntityTest): Promise<void> {
  return withPlay(entity, async ({ show, reported, arrived }) => {
    await show('B');
    await reported(entity.events.B, 'A to B');
    const isChange = (event: string) => !event.startsWith('updated ');
    for (const looks of [1, 2]) {
      await show('A', looks);
      await show('B');
      // By then, all events queued earlier have arrived.
      await new Promise((resolve) => setTimeout(resolve, 100));
      assert.equal(arrived().filter(isChange), entity.events.B.filter(isChange), `${looks} stale responses`);
    }
  });
}

async function withPlay(
  { type: name, answers, environment = {}, now }: EntityTest,
  body: (play: Play) => Promise<void>,
): Promise<void> {
  const type = eventTypes.find((each) => each.type === name) as EventType;
  assert.ok(type, `${name} is declared`);
  let state: State = 'A';
  const receiver = await startReceiver();
  const { path, remove } = folder();
  const clock = () => new Date(now ?? '2026-11-20T12:00:00Z');
  try {
    await withPlayed(
      [type.source as keyof typeof policies],
      answers(() => state),
      async ({ sourceClients }) => {
        await withStore(sqlite, async (store) => {
          const types = scopedTypes(eventTypes, environment);
          const engine = openEngine(store, { types });
          const source = createSourceLoader(sourceClients, new SourceCatalogs({ directory: path, now: clock }));
          const scoped = types.find((each) => each.type.type === name) as (typeof types)[0];
          const watch = watchOf(scoped, createWatcherLoader(source), (each) => store.webhooks.isWanted(each));
          const watcher = new Watcher({
            store,
            watches: [{ ...watch, everyMs: 3_600_000 }],
            now: clock,
            log: createLog('silent'),
            onChanges: engine.onChanges,
            limits: { spreadMs: 0, leadRetryMs: 50, doubtedMs: 0 },
          });
          engine.start();
          watcher.start();
          try {
            await eventually(async () => (await watcher.state()).leading, PATIENCE_MS, 'leading');
            const keyId = await engine.key();
            const { secret } = await engine.subscriptions.subscribe(
              { keyId, plan: 'free' },
              { entityType: name, callbackUrl: receiver.url, description: undefined, filter: undefined },
            );
            await eventually(async () => (await baselineAt(store, name)) !== null, PATIENCE_MS, 'the baseline');
            const ordered = () => receiver.events().sort((a, b) => a.json.sequence - b.json.sequence);
            const arrived = () => ordered().map(({ json }) => briefly(json.data));
            await body({
              ...{ type, secret, receiver, arrived },
              async show(next, looks = 1) {
                state = next;
                for (let look = 0; look < looks; look++) await lookOnce(store, name);
              },
              async reported(expected, what) {
                await eventually(() => receiver.events().length >= expected.length, PATIENCE_MS, `${what} arrives`);
                assert.equal(arrived().sort(), [...expected].sort(), what);
                assert.equal(
                  ordered().map(({ json }) => json.sequence),
                  expected.map((_, index) => index + 1),
                );
              },
            });
          } finally {
            await watcher.stop();
            await engine.stop();
          }
        });
      },
    );
  } finally {
    await receiver.close();
    remove();
  }
}

async function baselineAt(store: Store, type: string): Promise<number | null> {
  return (await store.watches.progress(type))?.baselineAt ?? null;
}

/** Waits until the changes are written or the poll has failed. */
async function lookOnce(store: Store, type: string): Promise<void> {
  const before = await store.watches.progress(type);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await store.watches.nudge(type);
  await eventually(
    async () => {
      const after = await store.watches.progress(type);
      return (after?.lookedAt ?? 0) > (before?.lookedAt ?? 0) || (after?.failures ?? 0) > (before?.failures ?? 0);
    },
    PATIENCE_MS,
    'a look',
  );
}

function briefly(data: { change: string; entity_id: string; fields_changed: string[] }): string {
  const fields = data.change === 'updated' ? ` ${data.fields_changed.join()}` : '';
  return `${data.change} ${data.entity_id}${fields}`;
}
