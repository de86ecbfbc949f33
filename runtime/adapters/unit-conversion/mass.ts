// Mass factors, in kilograms. Avoirdupois, troy and apothecaries' units: the pound is exactly 0.45359237 kg (international yard
// and pound agreement of 1959) and 7000 grains; multiples as in NIST SP 811, appendix B, and NIST Handbook 44, appendix C.

import { type UnitTable, unit } from './unit.ts';

const POUND = '0.45359237';
const GRAIN = `${POUND} / 7000`;

export const MASS: UnitTable = {
  base: 'kilogram',
  units: [
    unit('kilogram', 'kg', '1', { aliases: ['kilo', 'kilos', 'kgs', 'kilogramme', 'kilogrammes'] }),
    unit('picogram', 'pg', '1e-15'),
    unit('nanogram', 'ng', '1e-12'),
    unit('microgram', 'μg', '1e-9', { aliases: ['ug', 'mcg'] }),
    unit('milligram', 'mg', '1e-6', { aliases: ['mgs'] }),
    unit('centigram', 'cg', '1e-5'),
    unit('decigram', 'dg', '1e-4'),
    unit('gram', 'g', '0.001', { aliases: ['gm', 'gms', 'gramme', 'grammes'] }),
    unit('decagram', 'dag', '0.01'),
    unit('hectogram', 'hg', '0.1'),
    unit('metric_pound', 'metric_lb', '0.5', { aliases: ['pfund', 'jin', 'chinese catty'] }),
    unit('quintal', 'q', '100', { aliases: ['metric quintal', 'metric hundredweight'] }),
    unit('tonne', ['t', 'Mg'], '1000', { aliases: ['metric ton', 'metric tons', 'metric tonne', 'megagram'] }),
    unit('kilotonne', 'ktonne', '1e6', { aliases: ['metric kiloton', 'gigagram'] }),
    unit('megatonne', 'Mt', '1e9', { aliases: ['metric megaton', 'teragram'] }),
    unit('gigatonne', 'Gt', '1e12', { aliases: ['gigaton', 'gigatons', 'petagram'] }),
    unit('carat', 'ct', '0.0002', { aliases: ['metric carat'] }),
    unit('grain', 'gr', GRAIN),
    unit('dram', 'dr', `${POUND} / 256`, { aliases: ['avoirdupois dram', 'drachm'], note: 'Avoirdupois, 1/16 ounce.' }),
    unit('ounce', 'oz', `${POUND} / 16`, {
      aliases: ['ozs', 'avoirdupois ounce', 'dry ounce'],
      note: 'Mass. For volume use fluid_ounce.',
    }),
    unit('pound', ['lb', 'lbm'], POUND, { aliases: ['lbs', '#', 'avoirdupois pound', 'pound mass'] }),
    unit('stone', 'st', `${POUND} * 14`, { plural: 'stone', aliases: ['stones'] }),
    unit('us_hundredweight', 'cwt', `${POUND} * 100`, {
      plural: 'US hundredweight',
      aliases: ['short hundredweight', 'us hundredweights', 'cental'],
      note: '100 pounds; cwt as in NIST Handbook 44.',
    }),
    unit('imperial_hundredweight', 'long_cwt', `${POUND} * 112`, {
      plural: 'imperial hundredweight',
      aliases: ['long hundredweight', 'imperial hundredweights', 'uk hundredweight'],
      note: '112 pounds.',
    }),
    unit('kip', 'kip', `${POUND} * 1000`, { note: '1000 pounds.' }),
    unit('short_ton', 'tn', `${POUND} * 2000`, { aliases: ['us ton', 'us tons', 'net ton'], note: '2000 pounds.' }),
    unit('long_ton', 'LT', `${POUND} * 2240`, {
      aliases: ['imperial ton', 'imperial tons', 'uk ton', 'uk tons', 'gross ton', 'weight ton'],
      note: '2240 pounds.',
    }),
    unit('scruple', 's_ap', `${GRAIN} * 20`, { aliases: ["apothecaries' scruple"] }),
    unit('pennyweight', 'dwt', `${GRAIN} * 24`),
    unit('apothecary_dram', 'dr_ap', `${GRAIN} * 60`, { aliases: ["apothecaries' dram"] }),
    unit('troy_ounce', 'ozt', `${GRAIN} * 480`, { aliases: ['oz t', 'ounce troy', 'fine ounce', 'apothecary ounce'] }),
    unit('troy_pound', 'lbt', `${GRAIN} * 5760`, { aliases: ['lb t', 'pound troy'] }),
    unit('tola', 'tola', `${GRAIN} * 180`),
    unit('momme', 'momme', '0.00375', { plural: 'momme' }),
    // The mass that a pound-force accelerates at one foot per second squared.
    unit('slug', 'slug', `${POUND} * 9.80665 / 0.3048`),
    // Source: CODATA 2022.
    unit('dalton', ['Da', 'u'], '1.66053906892e-27', {
      aliases: ['amu', 'atomic mass unit', 'unified atomic mass unit'],
      approximate: true,
      note: 'Measured (CODATA 2022).',
    }),
    unit('electron_mass', 'm_e', '9.1093837139e-31', {
      plural: 'electron masses',
      approximate: true,
      note: 'Measured (CODATA 2022).',
    }),
    // Source: Particle Data Group, astrophysical constants.
    unit('earth_mass', 'M⊕', '5.97217e24', {
      label: 'Earth mass',
      plural: 'Earth masses',
      approximate: true,
      note: 'Measured, to about 5 digits.',
    }),
    unit('solar_mass', 'M☉', '1.98841e30', {
      plural: 'solar masses',
      approximate: true,
      note: 'Measured, to about 5 digits.',
    }),
  ],
};
