// What was promised to a subscription is held against what is known of it when the attempt begins.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Slots } from '../../../runtime/webhooks/slots.ts';

/** Subscriptions with a failed attempt behind them. */
function failedOnes(slots: Slots, count: number): string[] {
  const ids = Array.from({ length: count }, (_, index) => `sub-${index}`);
  for (const id of ids) {
    slots.take(id, `${id}.example`);
    slots.release(id, `${id}.example`);
    slots.solo(id, true);
  }
  return ids;
}

test('a subscription that failed while it had a promise gets one attempt at a time', () => {
  const slots = new Slots({ perSubscription: 5, perHost: 5, inAll: 8 });
  const [id = ''] = failedOnes(slots, 1);
  assert.ok(slots.admits(id));
  slots.take(id, 'sub-0.example');
  assert.not.ok(slots.admits(id));
  slots.solo(id, false);
  assert.ok(slots.admits(id), 'it delivered');
});

test('those that failed have half of all attempts, whatever was promised before', () => {
  const slots = new Slots({ perSubscription: 5, perHost: 5, inAll: 8 });
  const begun = failedOnes(slots, 6).filter((id) => {
    if (!slots.admits(id)) return false;
    slots.take(id, `${id}.example`);
    return true;
  });
  assert.is(begun.length, 4);
  assert.ok(slots.admits('another'), 'one that is not known to fail');
});

test.run();
