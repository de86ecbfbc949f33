// Speed factors, in meters per second; most are derived from lengths and times. Knot: one nautical mile per hour (SI
// Brochure). Speed of light: exact since 1983. Mach depends on the air; this value is for the International Standard
// Atmosphere at sea level (ISO 2533, 15 °C).

import { LENGTH } from './length.ts';
import { TIME } from './time.ts';
import { per, type UnitOptions, type UnitTable, unit, unitOf } from './unit.ts';

const each = (length: string, time: string, symbols: readonly string[] = [], options: UnitOptions = {}) =>
  per(unitOf(LENGTH, length), unitOf(TIME, time), symbols, options);

export const SPEED: UnitTable = {
  base: 'meter_per_second',
  units: [
    each('meter', 'second', [], { aliases: ['mps'] }),
    each('micrometer', 'second'),
    each('millimeter', 'second'),
    each('centimeter', 'second'),
    each('kilometer', 'second'),
    each('millimeter', 'minute'),
    each('centimeter', 'minute'),
    each('meter', 'minute'),
    each('kilometer', 'minute'),
    each('meter', 'hour'),
    each('kilometer', 'hour', [], { aliases: ['kmh', 'kph', 'kmph'] }),
    each('inch', 'second', [], { aliases: ['ips'] }),
    each('inch', 'minute', [], { aliases: ['ipm'] }),
    each('foot', 'second', [], { aliases: ['fps'] }),
    each('foot', 'minute', [], { aliases: ['fpm'] }),
    each('foot', 'hour'),
    each('yard', 'second'),
    each('yard', 'minute'),
    each('mile', 'second'),
    each('mile', 'minute'),
    each('mile', 'hour', ['mph']),
    each('furlong', 'fortnight'),
    unit('knot', 'kn', '1852 / 3600', {
      aliases: ['kts', 'nautical mile per hour', 'nautical miles per hour', 'nmi/h', 'ktas', 'kias'],
    }),
    unit('speed_of_light', 'c0', '299792458', {
      label: 'speed of light',
      plural: 'times the speed of light',
      aliases: ['light speed', 'lightspeed'],
    }),
    unit('mach', 'Ma', '340.294', {
      plural: 'mach',
      aliases: ['mach number', 'speed of sound'],
      approximate: true,
      note: 'Speed of sound at sea level in the International Standard Atmosphere (15 °C); it decreases with altitude.',
    }),
  ],
};
