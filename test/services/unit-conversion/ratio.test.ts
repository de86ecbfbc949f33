import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decimal, nearestDouble, ratio } from '../../../runtime/adapters/unit-conversion/ratio.ts';

const shortest = (value: number) => String(value).replace('e+', 'e');

/** Returns |numerator/denominator - double| as a fraction. */
function distance(numerator: bigint, denominator: bigint, double: number): [bigint, bigint] {
  const exact = exactFraction(double);
  const difference = numerator * exact.denominator - exact.numerator * denominator;
  return [difference < 0n ? -difference : difference, denominator * exact.denominator];
}

/** The exact binary fraction of a double. */
function exactFraction(double: number): { numerator: bigint; denominator: bigint } {
  let [scaled, power] = [double, 0n];
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    power++;
  }
  return { numerator: BigInt(scaled), denominator: 1n << power };
}

function neighbours(double: number): [number, number] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, double);
  const pattern = view.getBigInt64(0);
  const read = (bits: bigint) => {
    view.setBigInt64(0, bits);
    return view.getFloat64(0);
  };
  return [read(pattern - 1n), read(pattern + 1n)];
}

test('evaluates a product of decimals left to right and reduces it', () => {
  assert.equal(ratio('0.0254'), { numerator: 127n, denominator: 5000n });
  assert.equal(ratio('5 / 9 * 18'), { numerator: 10n, denominator: 1n });
  assert.equal(ratio('-2 / 3'), { numerator: -2n, denominator: 3n });
  assert.equal(ratio('1.5e-3'), { numerator: 3n, denominator: 2000n });
});

test('rejects a table entry that is not a product of decimals', () => {
  for (const bad of ['', 'x', '1 + 2', '1 *', '0x10', '1 /', '1e']) assert.throws(() => ratio(bad), /not a/, bad);
});

test('the shortest decimal of a double converts back to that double', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      fc.pre(Math.abs(value) >= 2 ** -1022);
      const { numerator, denominator } = decimal(shortest(value));
      assert.is(nearestDouble(numerator, denominator), value);
    }),
    { numRuns: 1000 },
  );
});

test('no other double is closer to the fraction', () => {
  const whole = fc.bigInt({ min: 1n, max: 10n ** 40n });
  fc.assert(
    fc.property(whole, whole, (numerator, denominator) => {
      const double = nearestDouble(numerator, denominator);
      const [own, ownScale] = distance(numerator, denominator, double);
      for (const other of neighbours(double)) {
        const [away, awayScale] = distance(numerator, denominator, other);
        assert.ok(own * awayScale <= away * ownScale, `${numerator}/${denominator}: ${other} is closer than ${double}`);
      }
    }),
    { numRuns: 500 },
  );
});

test('rounds a fraction halfway between two doubles to the even one, and a larger fraction up', () => {
  const even = 2n ** 53n;
  assert.is(nearestDouble(even + 1n, 1n), Number(even));
  assert.is(nearestDouble((even + 1n) * 10n ** 60n + 1n, 10n ** 60n), Number(even) + 2);
  assert.is(nearestDouble(-((even + 1n) * 10n ** 60n + 1n), 10n ** 60n), -Number(even) - 2);
});

test('returns infinity beyond the range of doubles', () => {
  assert.is(nearestDouble(10n ** 309n, 1n), Infinity);
  assert.is(nearestDouble(-(10n ** 309n), 1n), -Infinity);
  assert.is(nearestDouble(BigInt(Number.MAX_VALUE), 1n), Number.MAX_VALUE);
});

test.run();
