// Area factors, in square meters. Squares of lengths are derived; land measures come from NIST SP 811, appendix B
// (acre: 43560 square international feet); tsubo: 400/121 m2 (Japan, Weights and Measures Act of 1891); mu: 2000/3 m2
// (China, 1959); rai: 1600 m2.

import { LENGTH } from './length.ts';
import { square, type UnitTable, unit, unitOf } from './unit.ts';

const SQUARE_FOOT = '0.09290304';
const length = (name: string) => unitOf(LENGTH, name);

export const AREA: UnitTable = {
  base: 'square_meter',
  units: [
    square(length('meter'), [], { aliases: ['centiare'] }),
    square(length('nanometer')),
    square(length('micrometer')),
    square(length('millimeter')),
    square(length('centimeter')),
    square(length('decimeter')),
    square(length('decameter')),
    square(length('hectometer')),
    square(length('kilometer')),
    unit('barn', 'barn', '1e-28'),
    unit('are', 'are', '100', { note: 'A square with sides of 10 meters.' }),
    unit('decare', 'daa', '1000', { aliases: ['dunam', 'dunams', 'stremma'] }),
    unit('hectare', 'ha', '10000'),
    square(length('inch')),
    square(length('foot')),
    square(length('yard')),
    square(length('mile'), [], { aliases: ['section', 'sections'] }),
    square(length('nautical_mile')),
    square(length('rod'), [], { aliases: ['square perch', 'square pole'] }),
    square(length('chain')),
    unit('rood', 'ro', `${SQUARE_FOOT} * 10890`),
    unit('acre', 'ac', `${SQUARE_FOOT} * 43560`, { aliases: ['international acre'] }),
    unit('us_survey_acre', 'acUS', '1200 / 3937 * 1200 / 3937 * 43560', {
      aliases: ['survey acre', 'survey acres'],
      note: 'Based on US survey feet, abolished at the end of 2022.',
    }),
    unit('township', 'twp', `${SQUARE_FOOT} * 1003622400`, { note: '36 square miles.' }),
    unit('tsubo', 'tsubo', '400 / 121', { plural: 'tsubo', aliases: ['pyeong', 'ping'] }),
    unit('mu', 'mu', '2000 / 3', { plural: 'mu', aliases: ['chinese acre'] }),
    unit('rai', 'rai', '1600', { plural: 'rai' }),
  ],
};
