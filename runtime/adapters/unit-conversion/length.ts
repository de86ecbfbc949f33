// Length factors, in meters. Inch, foot, yard and mile: international yard and pound agreement of 1959 (1 in = 2.54 cm); older
// land measures are multiples of the foot (NIST SP 811, appendix B). Astronomical unit: IAU 2012 resolution B2. Light units: SI
// Brochure (c = 299792458 m/s); the light year uses the Julian year of 365.25 days (IAU).

import { type UnitTable, unit } from './unit.ts';

/**
 * 648000/pi astronomical units (IAU 2015 resolution B2), rounded to the nearest meter because pi makes it irrational.
 */
const PARSEC = '30856775814913673';

export const LENGTH: UnitTable = {
  base: 'meter',
  units: [
    unit('meter', 'm', '1', { aliases: ['mtr'] }),
    unit('femtometer', 'fm', '1e-15', { aliases: ['fermi'] }),
    unit('picometer', 'pm', '1e-12'),
    unit('angstrom', 'Å', '1e-10', { aliases: ['ångström'] }),
    unit('nanometer', 'nm', '1e-9', { aliases: ['millimicron'] }),
    unit('micrometer', 'μm', '1e-6', { aliases: ['um', 'micron', 'microns'] }),
    unit('millimeter', 'mm', '0.001'),
    unit('centimeter', 'cm', '0.01', { aliases: ['cms'] }),
    unit('decimeter', 'dm', '0.1'),
    unit('decameter', 'dam', '10'),
    unit('hectometer', 'hm', '100'),
    unit('kilometer', 'km', '1000', { aliases: ['kms', 'klick', 'klicks'] }),
    unit('scandinavian_mile', 'smil', '10000', {
      aliases: ['swedish mil', 'norwegian mil', 'svensk mil', 'norsk mil'],
    }),
    unit('thou', 'th', '0.0254 / 1000', { aliases: ['mils', 'thousandth of an inch'] }),
    unit('barleycorn', 'barleycorn', '0.0254 / 3'),
    unit('inch', 'in', '0.0254', { plural: 'inches', aliases: ['"', '″'] }),
    unit('hand', 'hh', '0.1016'),
    unit('foot', 'ft', '0.3048', { plural: 'feet', aliases: ["'", '′', 'international foot'] }),
    unit('yard', 'yd', '0.9144', { aliases: ['yds'] }),
    unit('mile', 'mi', '1609.344', { aliases: ['statute mile', 'international mile', 'land mile'] }),
    unit('nautical_mile', ['nmi', 'NM'], '1852', { aliases: ['sea mile', 'international nautical mile'] }),
    unit('fathom', 'ftm', '1.8288'),
    unit('cable_length', 'cable', '185.2', { note: 'One tenth of the international nautical mile.' }),
    unit('link', 'li', '0.201168', { aliases: ["gunter's link"] }),
    unit('rod', 'rd', '5.0292', { aliases: ['pole', 'poles'] }),
    unit('chain', 'ch', '20.1168', { aliases: ["gunter's chain"] }),
    unit('furlong', 'fur', '201.168'),
    unit('league', 'lea', '4828.032', { note: 'Three statute miles.' }),
    unit('us_survey_foot', 'ftUS', '1200 / 3937', {
      plural: 'US survey feet',
      aliases: ['survey foot', 'survey feet'],
      note: 'Abolished at the end of 2022; needed for older surveys.',
    }),
    unit('us_survey_mile', 'miUS', '6336000 / 3937', {
      aliases: ['survey mile'],
      note: 'Abolished at the end of 2022; needed for older surveys.',
    }),
    unit('point', 'dtp', '0.0254 / 72', {
      aliases: ['typographic point', 'dtp point'],
      note: 'Desktop publishing point, 1/72 inch.',
    }),
    unit('pica', 'pica', '0.0254 / 6', { note: 'Desktop publishing pica, 1/6 inch.' }),
    unit('astronomical_unit', 'au', '149597870700'),
    unit('light_second', 'ls', '299792458'),
    unit('light_minute', 'lmin', '299792458 * 60'),
    unit('light_hour', 'lh', '299792458 * 3600'),
    unit('light_day', 'ld', '299792458 * 86400'),
    unit('light_year', 'ly', '299792458 * 31557600', { aliases: ['lightyear', 'lyr'] }),
    unit('parsec', 'pc', PARSEC, {
      approximate: true,
      note: '648000/pi astronomical units, rounded to the nearest meter.',
    }),
    unit('kiloparsec', 'kpc', `${PARSEC} * 1000`, { approximate: true }),
    unit('megaparsec', 'Mpc', `${PARSEC} * 1e6`, { approximate: true }),
    // Source: CODATA 2022, standard uncertainty 0.00000000082e-11 m.
    unit('bohr_radius', 'a0', '5.29177210544e-11', {
      plural: 'Bohr radii',
      label: 'Bohr radius',
      approximate: true,
      note: 'Measured (CODATA 2022).',
    }),
  ],
};
