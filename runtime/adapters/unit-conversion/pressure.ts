// Pressure factors, in pascals. Pound-force: 0.45359237 kg at standard gravity (9.80665 m/s2), which makes psi and related
// units exact fractions. Columns of mercury and water use the conventional densities (13595.1 and 1000 kg/m3): NIST SP 811,
// appendix B. The torr is 1/760 atmosphere and differs from the millimeter of mercury in the 7th digit.

import { type UnitTable, unit } from './unit.ts';

const POUND_FORCE = '0.45359237 * 9.80665';
const MILLIMETER_OF_MERCURY = '13595.1 * 9.80665 / 1000';

export const PRESSURE: UnitTable = {
  base: 'pascal',
  units: [
    unit('pascal', 'Pa', '1', { aliases: ['newton per square meter', 'newtons per square meter', 'n/m2'] }),
    unit('millipascal', 'mPa', '0.001'),
    unit('hectopascal', 'hPa', '100'),
    unit('kilopascal', 'kPa', '1000', { aliases: ['kilonewton per square meter', 'kn/m2'] }),
    unit('megapascal', 'MPa', '1e6'),
    unit('gigapascal', 'GPa', '1e9'),
    unit('newton_per_square_millimeter', 'N/mm²', '1e6', { plural: 'newtons per square millimeter' }),
    unit('barye', 'Ba', '0.1', { aliases: ['dyne per square centimeter', 'dynes per square centimeter', 'dyn/cm2'] }),
    unit('microbar', 'μbar', '0.1', { aliases: ['ubar'] }),
    unit('millibar', 'mbar', '100'),
    unit('decibar', 'dbar', '10000'),
    unit('bar', 'bar', '100000'),
    unit('kilobar', 'kbar', '1e8'),
    unit('atmosphere', 'atm', '101325', { aliases: ['standard atmosphere', 'physical atmosphere', 'atms'] }),
    unit('technical_atmosphere', 'at', '98066.5', {
      aliases: ['kgf/cm2', 'kg/cm2', 'kilogram force per square centimeter', 'kilograms force per square centimeter'],
    }),
    unit('kilogram_force_per_square_meter', 'kgf/m²', '9.80665', {
      plural: 'kilograms-force per square meter',
      aliases: ['kg/m2'],
    }),
    unit('torr', 'Torr', '101325 / 760', { plural: 'torr', aliases: ['torrs'] }),
    unit('millitorr', 'mTorr', '101325 / 760000', { plural: 'millitorr' }),
    unit('millimeter_of_mercury', 'mmHg', MILLIMETER_OF_MERCURY, {
      plural: 'millimeters of mercury',
      aliases: ['mm of hg', 'mm of mercury'],
    }),
    unit('centimeter_of_mercury', 'cmHg', `${MILLIMETER_OF_MERCURY} * 10`, { plural: 'centimeters of mercury' }),
    unit('inch_of_mercury', 'inHg', `${MILLIMETER_OF_MERCURY} * 25.4`, {
      plural: 'inches of mercury',
      aliases: ['in of hg', 'inches hg', '"hg'],
    }),
    unit('millimeter_of_water', 'mmH2O', '9.80665', { plural: 'millimeters of water', aliases: ['mm of water'] }),
    unit('centimeter_of_water', 'cmH2O', '98.0665', { plural: 'centimeters of water', aliases: ['cm of water'] }),
    unit('meter_of_water', 'mH2O', '9806.65', { plural: 'meters of water', aliases: ['mwc'] }),
    unit('inch_of_water', 'inH2O', '9.80665 * 25.4', {
      plural: 'inches of water',
      aliases: ['inwc', 'inches water column', 'in of water'],
    }),
    unit('foot_of_water', 'ftH2O', '9.80665 * 304.8', { plural: 'feet of water', aliases: ['ft of water'] }),
    unit('psi', 'psi', `${POUND_FORCE} / 0.0254 / 0.0254`, {
      label: 'pound per square inch',
      plural: 'pounds per square inch',
      aliases: ['lb/in2', 'lbf/in2', 'lb/sq in', 'pound force per square inch', 'pounds force per square inch', 'psia'],
    }),
    unit('ksi', 'ksi', `${POUND_FORCE} * 1000 / 0.0254 / 0.0254`, {
      label: 'kilopound per square inch',
      plural: 'kilopounds per square inch',
      aliases: ['kip per square inch', 'kips per square inch'],
    }),
    unit('pound_per_square_foot', 'psf', `${POUND_FORCE} / 0.3048 / 0.3048`, {
      plural: 'pounds per square foot',
      aliases: ['lb/ft2', 'lbf/ft2', 'pound force per square foot', 'pounds force per square foot'],
    }),
  ],
};
