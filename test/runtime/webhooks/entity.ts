// The test that every entity type has: a source that shows states A, B, half a list, B and C over real HTTP, the real watcher, and a
// real receiver that gets exactly the events between them.

import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../generated/events.ts';
import type { upstreams as policies } from '../../../generated/upstreams.ts';
import type { EventType } from '../../../runtime/contract/event.ts';
import { Harvests } from '../../../runtime/harvest/harvest.ts';
import { createLog } from '../../../runtime/observe/log.ts';
import { createSourceLoader } from '../../../runtime/sources/loader.ts';
import type { Store } from '../../../runtime/store/store.ts';
import { Watcher } from '../../../runtime/watch/watcher.ts';
import { scopedTypes, watchOf } from '../../../runtime/watch/watches.ts';
import { createWatcherLoader } from '../../../runtime/watchers/loader.ts';
import { eventually } from '../../support/eventually.ts';
import { judge } from '../../support/published.ts';
import { type Answers, withPlayed } from '../sources/played-folder.ts';
import { folder, sqlite, withStore } from '../store/engines.ts';
import { openEngine } from './engine.ts';
import { startReceiver } from './receiver.ts';

const PATIENCE_MS = 60_000;

export type State = 'A' | 'B' | 'half' | 'C';

export interface EntityTest {
  readonly type: string;
  /** What the source answers while it shows a state. */
  readonly answers: (state: () => State) => Answers;
  /** Variables that say what is watched. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Events after B and after C: `created <id>`, `updated <id> <fields by comma>`, `removed <id>`. */
  readonly events: { readonly B: readonly string[]; readonly C: readonly string[] };
  /** When all of it happens. */
  readonly now?: string;
}

/** An answer that a source gives in XML. */
export const xml =
  (text: () => string): Answers[string] =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/xml' }).end(text());

/** What a source shows, state by state. */
export const shown = <Value>(state: () => State, values: Readonly<Record<State, Value>>): Value => values[state()];

/** Plays the states and holds what arrived against what is expected; each record fits the published schema. */
export async function playsEntity({ type: name, answers, environment = {}, events, now }: EntityTest): Promise<void> {
  const type = eventTypes.find((each) => each.type === name) as EventType;
  assert.ok(type, `${name} is declared`);
  let state: State = 'A';
  const receiver = await startReceiver();
  const { path, remove } = folder();
  const clock = () => new Date(now ?? '2026-11-20T12:00:00Z');
  try {
    await withPlayed(
      [type.upstream as keyof typeof policies],
      answers(() => state),
      async ({ upstreams }) => {
        await withStore(sqlite, async (store) => {
          const types = scopedTypes(eventTypes, environment);
          const engine = openEngine(store, { types });
          const source = createSourceLoader(upstreams, new Harvests({ directory: path, now: clock }));
          const scoped = types.find((each) => each.type.type === name) as (typeof types)[0];
          const watch = watchOf(scoped, createWatcherLoader(source), (each) => store.webhooks.isWanted(each));
          const watcher = new Watcher({
            store,
            watches: [{ ...watch, everyMs: 3_600_000 }],
            now: clock,
            log: createLog('silent'),
            onChanges: engine.onChanges,
            limits: { spreadMs: 0, leadRetryMs: 50 },
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
            const told = async (expected: readonly string[], what: string) => {
              await eventually(() => receiver.events().length >= expected.length, PATIENCE_MS, `${what} arrives`);
              const got = receiver.events().sort((a, b) => a.json.sequence - b.json.sequence);
              assert.equal([...got.map(({ json }) => briefly(json.data))].sort(), [...expected].sort(), what);
              assert.equal(
                got.map(({ json }) => json.sequence),
                got.map((_, index) => index + 1),
              );
            };
            const show = async (next: State) => {
              state = next;
              await lookOnce(store, name);
            };
            await told([], 'the baseline tells nothing');
            await show('B');
            await told(events.B, 'A to B');
            await show('half');
            await told(events.B, 'half a list');
            await show('B');
            await told(events.B, 'the whole list again');
            await show('C');
            // Much that is missing at once is believed when it is missed again.
            await lookOnce(store, name);
            await told([...events.B, ...events.C], 'B to C');
            const fits = judge().compile(type.schema);
            for (const { json, body, headers } of receiver.events()) {
              new Webhook(secret).verify(body, headers as Record<string, string>);
              assert.is(json.type, name);
              assert.ok(fits(json.data.record), `${JSON.stringify(fits.errors)} ${body}`);
            }
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

/** Has the watcher look, and waits until what it saw is written, or the look has failed. */
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
