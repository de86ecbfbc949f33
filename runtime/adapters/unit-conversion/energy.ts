// Energy factors, in joules. Electronvolt: exact since 2019 (SI Brochure). Calories: thermochemical 4.184 J, International
// Table 4.1868 J. The British thermal unit heats one pound by one degree Fahrenheit, with either calorie's value (NIST SP 811,
// appendix B); foot-pound and horsepower follow from the pound, the foot and standard gravity (9.80665 m/s2).

import { type UnitTable, unit } from './unit.ts';

const ELECTRONVOLT = '1.602176634e-19';
const BTU = '4.1868 * 453.59237 * 5 / 9';
const FOOT_POUND = '0.3048 * 0.45359237 * 9.80665';

export const ENERGY: UnitTable = {
  base: 'joule',
  units: [
    unit('joule', ['J', 'Ws'], '1', { aliases: ['watt second', 'watt seconds', 'newton meter', 'newton meters'] }),
    unit('millielectronvolt', 'meV', `${ELECTRONVOLT} / 1000`),
    unit('electronvolt', 'eV', ELECTRONVOLT, { aliases: ['electron volt', 'electron volts'] }),
    unit('kiloelectronvolt', 'keV', `${ELECTRONVOLT} * 1e3`),
    unit('megaelectronvolt', 'MeV', `${ELECTRONVOLT} * 1e6`),
    unit('gigaelectronvolt', 'GeV', `${ELECTRONVOLT} * 1e9`),
    unit('teraelectronvolt', 'TeV', `${ELECTRONVOLT} * 1e12`),
    unit('hartree', 'Eh', '4.3597447222060e-18', { approximate: true, note: 'Measured (CODATA 2022).' }),
    unit('erg', 'erg', '1e-7'),
    unit('microjoule', 'μJ', '1e-6', { aliases: ['uj'] }),
    unit('millijoule', 'mJ', '1e-3'),
    unit('kilojoule', 'kJ', '1e3'),
    unit('megajoule', 'MJ', '1e6'),
    unit('gigajoule', 'GJ', '1e9'),
    unit('terajoule', 'TJ', '1e12'),
    unit('petajoule', 'PJ', '1e15'),
    unit('exajoule', 'EJ', '1e18'),
    unit('calorie', 'cal', '4.184', {
      aliases: ['thermochemical calorie', 'small calorie', 'gram calorie', 'cal th'],
      note: 'Thermochemical. The food Calorie is the kilocalorie.',
    }),
    unit('kilocalorie', ['kcal', 'Cal'], '4184', {
      aliases: ['food calorie', 'dietary calorie', 'large calorie', 'kilogram calorie', 'kcals'],
      note: 'Thermochemical; the food Calorie.',
    }),
    unit('calorie_it', 'cal_IT', '4.1868', {
      label: 'International Table calorie',
      aliases: ['international calorie'],
    }),
    unit('kilocalorie_it', 'kcal_IT', '4186.8', {
      label: 'International Table kilocalorie',
      aliases: ['international kilocalorie'],
    }),
    unit('milliwatt_hour', 'mWh', '3.6'),
    unit('watt_hour', 'Wh', '3600'),
    unit('kilowatt_hour', 'kWh', '3.6e6', { aliases: ['board of trade unit'] }),
    unit('megawatt_hour', 'MWh', '3.6e9'),
    unit('gigawatt_hour', 'GWh', '3.6e12'),
    unit('terawatt_hour', 'TWh', '3.6e15'),
    unit('btu', ['Btu', 'BTU'], BTU, {
      label: 'British thermal unit',
      aliases: ['btu it', 'btus'],
      note: 'International Table.',
    }),
    unit('btu_thermochemical', 'Btu_th', '4.184 * 453.59237 * 5 / 9', {
      label: 'thermochemical British thermal unit',
      aliases: ['thermochemical btu'],
    }),
    unit('kilobtu', 'kBtu', `${BTU} * 1e3`, { aliases: ['thousand btu'] }),
    unit('million_btu', 'MMBtu', `${BTU} * 1e6`, {
      label: 'million British thermal units',
      plural: 'million British thermal units',
      aliases: ['dekatherm', 'dekatherms', 'dth'],
    }),
    unit('quad', 'quad', `${BTU} * 1e15`, { note: 'A short-scale quadrillion (1e15) of British thermal units.' }),
    unit('therm_us', 'thm_US', '105480400', { label: 'US therm', note: 'US legal definition of 1968.' }),
    unit('therm_ec', 'thm_EC', `${BTU} * 1e5`, {
      label: 'EC therm',
      aliases: ['uk therm', 'uk therms'],
      note: '100000 International Table British thermal units.',
    }),
    unit('foot_pound', ['ft⋅lbf', 'ft⋅lb'], FOOT_POUND, {
      plural: 'foot-pounds',
      aliases: ['foot pound force', 'pound foot', 'lb ft', 'lbf ft', 'ft lbs'],
    }),
    unit('inch_pound', ['in⋅lbf', 'in⋅lb'], `${FOOT_POUND} / 12`, {
      plural: 'inch-pounds',
      aliases: ['inch pound force'],
    }),
    unit('foot_poundal', 'ft⋅pdl', '0.3048 * 0.3048 * 0.45359237', { plural: 'foot-poundals' }),
    unit('kilogram_force_meter', 'kgf⋅m', '9.80665', { aliases: ['kilopond meter', 'kp m'] }),
    unit('liter_atmosphere', 'L⋅atm', '101.325'),
    unit('horsepower_hour', 'hp⋅h', `${FOOT_POUND} * 550 * 3600`, {
      aliases: ['hph', 'hp hr', 'mechanical horsepower hour', 'imperial horsepower hour'],
      note: 'Mechanical horsepower, 550 foot-pounds per second.',
    }),
    unit('metric_horsepower_hour', 'PS⋅h', '75 * 9.80665 * 3600', { aliases: ['cv h'] }),
    unit('ton_of_tnt', 'tTNT', '4.184e9', {
      label: 'ton of TNT',
      plural: 'tons of TNT',
      aliases: ['tnt ton', 'ton tnt', 'tons tnt', 'tonne of tnt', 'tonnes of tnt'],
      note: 'Convention: a million kilocalories.',
    }),
    unit('kiloton_of_tnt', 'kt_TNT', '4.184e12', {
      label: 'kiloton of TNT',
      plural: 'kilotons of TNT',
      aliases: ['kiloton tnt', 'kilotons tnt'],
    }),
    unit('megaton_of_tnt', 'Mt_TNT', '4.184e15', {
      label: 'megaton of TNT',
      plural: 'megatons of TNT',
      aliases: ['megaton tnt', 'megatons tnt'],
    }),
    unit('tonne_of_oil_equivalent', 'toe', '4.1868e10', {
      plural: 'tonnes of oil equivalent',
      aliases: ['ton of oil equivalent', 'tons of oil equivalent'],
      note: 'International Energy Agency: 10 gigacalories (IT).',
    }),
    unit('tonne_of_coal_equivalent', 'tce', '2.93076e10', {
      plural: 'tonnes of coal equivalent',
      aliases: ['ton of coal equivalent', 'tons of coal equivalent'],
      note: 'Convention: 7 gigacalories (IT).',
    }),
  ],
};
