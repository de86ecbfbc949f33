import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DeliverySlots, type Place, type SlotLimits } from '../../../runtime/webhooks/slots.ts';

const LIMITS: SlotLimits = { perSubscription: 5, perNetwork: 40, perKey: 20, inAll: 200 };

/** With a controllable clock. */
function open(limits: Partial<SlotLimits> = {}) {
  let now = 0;
  const slots = new DeliverySlots({ ...LIMITS, ...limits }, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  const attempt = (id: string, ms: number, address: string) => {
    const place = slots.take(id);
    assert.ok(place, id);
    slots.dialled(place as Place, address);
    pass(ms);
    slots.ended(place as Place);
    slots.release(place as Place);
  };
  /** Registers a receiver that has responded once, after `ms` milliseconds. */
  const known = (id: string, keyId: string, address: string, ms = 10) => {
    slots.meet(id, keyId, false);
    attempt(id, ms, address);
  };
  const fill = (id: string, max = 100): Place[] => {
    const places: Place[] = [];
    for (let place = slots.take(id); place !== undefined && places.length < max; place = slots.take(id)) {
      places.push(place);
    }
    return places;
  };
  return { slots, pass, attempt, known, fill };
}

test('a fast receiver gets five concurrent attempts, and a slower receiver gets fewer', () => {
  const { known, fill } = open();
  for (const [ms, max] of [
    [900, 5],
    [2_000, 2],
    [4_900, 1],
    [14_000, 1],
  ] as const) {
    known(`takes ${ms}`, `key ${ms}`, `192.0.2.${max}`, ms);
    assert.is(fill(`takes ${ms}`).length, max, `${ms} ms`);
  }
});

test('a new subscription gets one concurrent attempt, and so does a subscription that failed', () => {
  const { slots, known, fill } = open();
  slots.meet('new', 'key', false);
  assert.is(fill('new').length, 1);
  known('failed', 'other', '192.0.2.1');
  slots.meet('failed', 'other', true);
  assert.is(fill('failed').length, 1);
});

test('a slow receiver counts as fast again after a few fast responses', () => {
  const { known, attempt, fill } = open();
  known('s', 'key', '192.0.2.1', 14_000);
  for (let n = 0; n < 4; n++) attempt('s', 10, '192.0.2.1');
  assert.is(fill('s').length, 5);
});

test('a key with subscriptions at many addresses gets only its share of the slots, and half of the share while the receivers are slow', () => {
  const { known, fill } = open();
  for (let n = 0; n < 10; n++) known(`quick ${n}`, 'key', `192.0.2.${n}`);
  const quick = Array.from({ length: 10 }, (_, n) => fill(`quick ${n}`).length);
  assert.is(
    quick.reduce((a, b) => a + b),
    20,
  );
  const slow = open({ inAll: 100 });
  for (let n = 0; n < 15; n++) slow.known(`slow ${n}`, 'key', `192.0.2.${n}`, 14_000);
  const places = Array.from({ length: 15 }, (_, n) => slow.fill(`slow ${n}`).length);
  assert.is(
    places.reduce((a, b) => a + b),
    10,
  );
  slow.known('quick', 'key', '192.0.2.99');
  assert.is(slow.fill('quick').length, 5, 'its fast receiver has free slots');
});

test('all names, keys and addresses in one network share its slots; a network is an IPv4 address or an IPv6 /64, in any notation', () => {
  for (const addresses of [
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:0001:0002:0:0:0:7'],
    ['2001:db8::1', '2001:db8:0:0:5::'],
  ]) {
    const { known, fill } = open({ perNetwork: 10 });
    for (let n = 0; n < 12; n++) known(`s ${n}`, `key ${n}`, addresses[n % addresses.length] as string);
    const places = Array.from({ length: 12 }, (_, n) => fill(`s ${n}`).length);
    assert.is(
      places.reduce((a, b) => a + b),
      10,
      addresses.join(),
    );
  }
  const { known, fill } = open();
  for (let n = 0; n < 4; n++) known(`s ${n}`, `key ${n}`, `2001:db8:1:${n}::1`);
  assert.equal(
    [0, 1, 2, 3].map((n) => fill(`s ${n}`).length),
    [5, 5, 5, 5],
    'other networks have their own share',
  );
});

test('when fast receivers start to hang, the half of the slots for slow receivers stays free, as does one slot for each key that uses none', () => {
  const { slots, known, fill, pass } = open({ inAll: 40 });
  for (let n = 0; n < 12; n++) known(`hangs ${n}`, `key ${n % 4}`, `192.0.2.${n}`);
  for (const key of ['slow key', 'other key']) known(`slow of ${key}`, key, '192.0.2.100', 5_000);
  known('quick', 'quick key', '192.0.2.101');
  for (let n = 0; n < 12; n++) fill(`hangs ${n}`);
  assert.is(slots.underWay, 20);
  const [beside] = fill('slow of slow key');
  assert.ok(beside, 'the receivers are not yet known to hang');
  pass(1_500);
  assert.ok(slots.take('slow of other key'), 'the key has no slot yet');
  known('slow too', 'slow key', '192.0.2.102', 5_000);
  assert.is(slots.take('slow too'), undefined, 'slow receivers use half of the slots');
  assert.is(fill('quick').length, 2);
});

for (const [keys, min] of [
  [4, 100],
  [8, 130],
  [30, 150],
  [50, 180],
] as const) {
  test(`with ${keys} keys whose fast receivers all hang at the same time, every other key gets a slot for fast and for slow receivers`, () => {
    const { slots, known, fill, pass } = open({ perKey: 60, perNetwork: 80 });
    const ids = Array.from({ length: keys }, (_, k) => Array.from({ length: 20 }, (_, n) => `${k} ${n}`));
    for (const [k, own] of ids.entries()) for (const id of own) known(id, `key ${k}`, `198.51.${k}.${id.length}`);
    for (const own of ids) for (const id of own) fill(id);
    pass(2_000);
    for (const own of ids) for (const id of own) fill(id);
    const taken = slots.underWay;
    assert.ok(taken >= min && taken < 200, `${taken} are in flight`);
    known('quick', 'quick key', '192.0.2.1');
    assert.ok(slots.take('quick'));
    known('slow', 'slow key', '192.0.2.2', 5_000);
    assert.is(slots.take('slow') !== undefined, keys < 50, 'the last tenth is for fast receivers');
  });
}

test('a key that uses its full share of a network leaves the other slots to other keys', () => {
  const { slots, known, fill } = open();
  for (const n of [0, 1, 2, 3]) known(`s ${n}`, 'key', '192.0.2.1');
  for (const n of [0, 1, 2, 3]) fill(`s ${n}`);
  assert.is(slots.underWay, 10, 'a third of the unreserved slots');
  known('other', 'other key', '192.0.2.1');
  assert.is(fill('other').length, 5);
});

test('assigns slots in turn, and promises no slot twice', () => {
  const { slots, known } = open({ inAll: 20 });
  for (const id of ['a', 'b', 'c']) {
    known(id, `key of ${id}`, `192.0.2.${id.charCodeAt(0)}`);
    slots.ready(id, `key of ${id}`);
  }
  const all = [
    { subscriptionId: 'a', max: 5 },
    { subscriptionId: 'b', max: 3 },
    { subscriptionId: 'c', max: 2 },
  ];
  assert.equal(slots.next(2), all.slice(0, 2));
  assert.is(slots.next(1)[0]?.subscriptionId, 'c');
  assert.equal(slots.next(9), all);
  slots.idle('a');
  assert.equal(
    slots.next(9).map(({ subscriptionId }) => subscriptionId),
    ['b', 'c'],
  );
});

test('first claims deliveries of keys without attempts in flight, together with only a few deliveries of other keys', () => {
  const { slots, known, fill } = open({ perSubscription: 1, perKey: 60 });
  for (let n = 0; n < 60; n++) {
    known(`of many ${n}`, 'busy', `198.51.100.${n}`);
    slots.ready(`of many ${n}`, 'busy');
  }
  for (const id of ['a', 'b']) {
    known(id, `key of ${id}`, `192.0.2.${id.charCodeAt(0)}`);
    slots.ready(id, `key of ${id}`);
  }
  const ids = (max: number) => slots.next(max).map(({ subscriptionId }) => subscriptionId);
  const first = ids(40);
  assert.equal(first.slice(0, 3), ['of many 0', 'a', 'b'], 'one of each key');
  assert.is(first.length, 8);
  for (const id of first) fill(id, 1);
  for (const id of ['a', 'b']) slots.idle(id);
  assert.ok(ids(40).length > 8, 'no key without attempts is waiting');
  known('c', 'key of c', '192.0.2.99');
  slots.ready('c', 'key of c');
  assert.equal([ids(40)[0], ids(40)[0]], ['c', 'c'], 'before all that waited longer');
});

test('keys take turns, however many subscriptions of each key wait', () => {
  const { slots, known } = open({ perSubscription: 1 });
  for (const [key, count] of [
    ['one', 3],
    ['two', 1],
    ['three', 2],
  ] as const) {
    for (let n = 1; n <= count; n++) {
      known(`${key} ${n}`, key, `192.0.${count}.${n}`);
      slots.ready(`${key} ${n}`, key);
    }
  }
  const ids = (max: number) => slots.next(max).map(({ subscriptionId }) => subscriptionId);
  assert.equal(ids(9), ['one 1', 'two 1', 'three 1', 'one 2', 'three 2', 'one 3']);
  assert.equal(
    [ids(2), ids(2)],
    [
      ['two 1', 'three 1'],
      ['one 1', 'two 1'],
    ],
  );
});

test('checks a promised slot against the current state when the attempt starts', () => {
  const { slots, known } = open();
  known('s', 'key', '192.0.2.1');
  slots.ready('s', 'key');
  assert.is(slots.next(9)[0]?.max, 5);
  slots.solo('s', true);
  assert.ok(slots.take('s'));
  assert.is(slots.take('s'), undefined);
  slots.solo('s', false);
  assert.ok(slots.take('s'), 'its delivery succeeded');
});

test('counts a subscription as waiting, once until its turn, if a share is full, but not if the subscription reached its own maximum', () => {
  const messages: string[] = [];
  const slots = new DeliverySlots(
    { ...LIMITS, perKey: 2 },
    () => 0,
    (share) => messages.push(share),
  );
  const places: Place[] = [];
  for (const id of ['a', 'b', 'c']) {
    slots.meet(id, 'key', false);
    slots.ready(id, 'key');
    const place = slots.take(id);
    if (place !== undefined) places.push(place);
  }
  assert.equal([places.length, messages], [2, ['key']]);
  slots.next(10);
  slots.next(10);
  // No second message is logged: two subscriptions wait because of the limit for unknown receivers.
  assert.equal(messages, ['key']);
  slots.release(places[0] as Place);
  slots.idle('a');
  assert.equal(slots.next(10), [{ subscriptionId: 'c', max: 1 }]);
  slots.take('a');
  slots.take('c');
  assert.equal(messages, ['key', 'key'], 'it had its turn, and is waiting again');
});

test.run();
