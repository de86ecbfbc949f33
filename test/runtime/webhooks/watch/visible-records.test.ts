// Records that become events are cleaned in one place, whatever watcher found them.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventTypes } from '../../../../generated/events.ts';
import type { EventType } from '../../../../runtime/contract/event.ts';
import { scopedTypes, watchOf } from '../../../../runtime/webhooks/watch/watches.ts';

test('records of events hold no hidden characters', async () => {
  for (const { write: _, ...type } of eventTypes as readonly EventType[]) {
    const [scoped] = scopedTypes([type as EventType], {});
    const record = { id: 1, title: 'Storm\u202e \u{e0048}warning\u001b', list: ['\u200bx'] };
    const look = async () => ({ covers: 'all' as const, records: [record] });
    const watch = watchOf(
      scoped as NonNullable<typeof scoped>,
      async () => ({ [type.entity]: look }),
      async () => true,
    );
    const { records } = await watch.look(undefined, {} as never);
    assert.equal(records, [{ id: 1, title: 'Storm warning', list: ['x'] }], type.type);
  }
});

test.run();
