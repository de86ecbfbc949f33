import type { Derivations } from '../../../../generated/api/air-quality/readers.ts';
import type { EuropeanCategory, UsCategory } from '../../../../generated/api/air-quality/types.ts';
import { roundedOf } from '../../../decoding/source-values.ts';

/** Upper bounds are inclusive. The last category has no upper bound. */
const EUROPEAN: readonly (readonly [EuropeanCategory, number])[] = [
  ['good', 20],
  ['fair', 40],
  ['moderate', 60],
  ['poor', 80],
  ['very_poor', 100],
  ['extremely_poor', Number.POSITIVE_INFINITY],
];
const US: readonly (readonly [UsCategory, number])[] = [
  ['good', 50],
  ['moderate', 100],
  ['unhealthy_for_sensitive_groups', 150],
  ['unhealthy', 200],
  ['very_unhealthy', 300],
  ['hazardous', Number.POSITIVE_INFINITY],
];

export const derive: Derivations = {
  EuropeanIndex: { category: (row) => wordOf(EUROPEAN, roundedOf(row['european_aqi'])) },
  UsIndex: { category: (row) => wordOf(US, roundedOf(row['us_aqi'])) },
};

function wordOf<Word>(bands: readonly (readonly [Word, number])[], value: number | undefined): Word | undefined {
  return value === undefined ? undefined : bands.find(([, last]) => value <= last)?.[0];
}
