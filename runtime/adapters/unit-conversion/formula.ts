import type { CataloguedUnit } from './catalogue.ts';
import type { Conversion } from './conversion.ts';
import { fractionOf, nearestDouble, type Ratio } from './ratio.ts';

/** Number of significant digits in the formula text. The result itself keeps all digits. */
const SHOWN_DIGITS = 12;

/** Examples: `kilometers = miles × 1.609344`, `degrees Celsius = (degrees Fahrenheit - 32) × 5/9`. */
export function formula(from: CataloguedUnit, to: CataloguedUnit, conversion: Conversion): string {
  const { slope, shift, divisor } = conversion;
  const gain = fractionOf(slope, divisor);
  const [source, target] = [from.unit.plural, to.unit.plural];
  if (shift === 0n)
    return `${target} = ${source}${from.category === 'temperature' ? timesFraction(gain) : times(gain)}`;
  const after = fractionOf(shift, divisor);
  const before = fractionOf(shift, slope);
  // Prefers the form whose number is a terminating decimal: 32 instead of 17.777…
  if (!ends(after) && ends(before)) return `${target} = (${source}${plus(before)})${timesFraction(gain)}`;
  return `${target} = ${source}${timesFraction(gain)}${plus(after)}`;
}

/** Example: `1 mile = 1.609344 kilometers`. Uses `≈` if digits were dropped or a factor is approximate. */
export function sentence(
  value: number,
  from: CataloguedUnit,
  result: number,
  to: CataloguedUnit,
  approximate: boolean,
): string {
  const shown = Number(result.toPrecision(SHOWN_DIGITS));
  const sign = shown === result && !approximate ? '=' : '≈';
  return `${counted(value, from)} ${sign} ${counted(shown, to)}`;
}

function counted(value: number, { unit }: CataloguedUnit): string {
  return `${value} ${Math.abs(value) === 1 ? unit.label : unit.plural}`;
}

function times(gain: Ratio): string {
  const factor = String(nearestDouble(gain.numerator, gain.denominator));
  const inverse = String(nearestDouble(gain.denominator, gain.numerator));
  return inverse.length < factor.length ? ` ÷ ${inverse}` : ` × ${factor}`;
}

function timesFraction({ numerator, denominator }: Ratio): string {
  if (denominator !== 1n) return ` × ${numerator}/${denominator}`;
  return numerator === 1n ? '' : ` × ${numerator}`;
}

function plus({ numerator, denominator }: Ratio): string {
  const magnitude = nearestDouble(numerator < 0n ? -numerator : numerator, denominator);
  return ` ${numerator < 0n ? '-' : '+'} ${magnitude}`;
}

/** A decimal terminates if its denominator has no prime factors except 2 and 5. */
function ends({ denominator }: Ratio): boolean {
  let rest = denominator;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}
