import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bytesOf, type PackedModel, pack, unpack } from '../../../../runtime/sources/client/model-transfer.ts';

function sent(model: unknown): { value: unknown; bytes: number } {
  const { port1, port2 } = new MessageChannel();
  const packed = pack(model);
  port1.postMessage(packed, [packed.serialized.buffer, ...packed.buffers]);
  const { message } = receiveMessageOnPort(port2) as { message: PackedModel };
  port1.close();
  return { value: unpack(message), bytes: bytesOf(message) };
}

test('transfers a model unchanged, with small and large arrays', () => {
  const large = Float64Array.from({ length: 20_000 }, (_, n) => n / 3);
  const places = Uint32Array.from({ length: 20_000 }, (_, n) => n);
  const model = {
    name: 'x',
    day: new Date(0),
    by: new Map([['a', [1, undefined, null]]]),
    small: new Uint16Array([1, 2]),
    bytes: Buffer.from('abc'),
    signed: new Int8Array([-1]),
    part: new Float64Array(new ArrayBuffer(160_000), 8, 10_000).fill(1.5),
    large: large.slice(),
    again: places.slice(),
  };
  const { value, bytes } = sent({ ...model, twice: model.large });
  const arrived = value as typeof model & { twice: Float64Array };
  assert.equal(
    { ...arrived, twice: undefined, bytes: undefined },
    { ...model, large, again: places, twice: undefined, bytes: undefined },
  );
  assert.equal(Buffer.from(arrived.bytes).toString(), 'abc');
  assert.is(arrived.large.buffer, arrived.twice.buffer, 'both arrays share one buffer');
  assert.ok(bytes > 320_000 && bytes < 330_000, String(bytes));
});

test('transfers the buffers of large arrays instead of copying them', () => {
  const large = new Float64Array(20_000);
  sent({ large });
  assert.is(large.byteLength, 0);
});

test.run();
