import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AnswerWatch } from '../../../../runtime/sources/client/answer-watch.ts';

const answer = (value: unknown, requestText = '') => ({
  path: '/ships/244123456',
  contentType: 'application/json',
  body: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  requestText,
});
const ship = (name: string) => ({ ships: [{ name, length: 120, type: 'cargo' }] });

function learnt(answers = 60): AnswerWatch {
  const watch = new AnswerWatch(0);
  for (let at = 0; at < answers; at++)
    watch.lookNow(answer({ ships: [{ name: `Fram ${at}`, length: 100 + at, type: at % 2 ? 'cargo' : 'tanker' }] }));
  return watch;
}
const counted = (watch: AnswerWatch) => watch.state().map(({ kind, field, count }) => `${kind} ${field} ${count}`);

test('reports nothing while the shape of responses stays the same, or before the shape is known', () => {
  assert.equal(counted(learnt()), []);
  const young = learnt(3);
  young.lookNow(answer({ boats: [] }));
  assert.equal(counted(young), []);
});

test('reports a renamed field as missing, together with the neighboring fields', () => {
  const watch = learnt();
  const renamed = answer({ ships: [{ title: 'Fram', length: 100, type: 'cargo' }] });
  watch.lookNow(renamed);
  watch.lookNow(renamed);
  assert.equal(counted(watch), ['field-missing ships[].name 2']);
  assert.is(watch.state()[0]?.example, 'was string, is absent; new sibling: ships[].title');
});

test('reports a changed type, an empty list, an HTML page instead of data, and a new value', () => {
  const watch = learnt();
  watch.lookNow(answer({ ships: [{ name: 'Fram', length: '120', type: 'cargo' }] }));
  watch.lookNow(answer({ ships: [] }));
  watch.lookNow(answer('<html>Maintenance</html>'));
  watch.lookNow(answer({ ships: [{ name: 'Fram', length: 120, type: 'submarine' }] }));
  assert.equal(counted(watch).sort(), [
    'empty ships 1',
    'field-retyped ships[].length 1',
    'form  1',
    'value-new ships[].type 1',
  ]);
});

test('does not store a value that appears in the request of the caller', () => {
  const watch = learnt();
  watch.lookNow(answer({ ships: [{ name: 'Fram', length: 120, type: 'Ada Lovelace' }] }, '?q=ada lovelace'));
  const [found] = watch.state();
  assert.is(found?.kind, 'value-new');
  assert.not.match(found?.example ?? '', /lovelace/i);
});

test('bounds its state for any input', () => {
  const watch = new AnswerWatch(0);
  const wide = (at: number) =>
    Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${at}x${index}`, index]));
  for (let at = 0; at < 10; at++) watch.lookNow(answer(at < 6 ? wide(0) : { other: at }));
  assert.ok(watch.state().length <= 50);
  watch.lookNow(answer('{"a":'.repeat(50_000)));
  for (let at = 0; at < 500; at++) watch.lookNow({ ...answer(ship('Fram')), path: `/${'x'.repeat(at % 39)}/${at}` });
  assert.ok(watch.state().length <= 50);
});

test('checks responses after the current turn of the event loop, and skips large responses', async () => {
  const watch = learnt();
  watch.look(answer({ ships: [{ length: 1, type: 'cargo' }] }));
  assert.equal(counted(watch), []);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(counted(watch), ['field-missing ships[].name 1']);
  watch.look(answer(`{"ships":"${'x'.repeat(300_000)}"}`));
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(counted(watch).length, 1);
});

test.run();
