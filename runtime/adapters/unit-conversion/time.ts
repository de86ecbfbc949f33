// Time factors, in seconds. Month, year and longer: means of the Gregorian calendar, in which 400 years have 146097 days
// (365.2425 per year). Astronomical periods are measured and change slowly: Astronomical Almanac, epoch J2000.

import { type UnitTable, unit } from './unit.ts';

const GREGORIAN_YEAR = '31556952';

export const TIME: UnitTable = {
  base: 'second',
  units: [
    unit('second', 's', '1', { aliases: ['sec', 'secs'] }),
    unit('femtosecond', 'fs', '1e-15'),
    unit('picosecond', 'ps', '1e-12'),
    unit('nanosecond', 'ns', '1e-9', { aliases: ['nsec'] }),
    unit('microsecond', 'μs', '1e-6', { aliases: ['us', 'usec'] }),
    unit('millisecond', 'ms', '0.001', { aliases: ['msec', 'millis'] }),
    unit('shake', 'shake', '1e-8'),
    unit('minute', 'min', '60', { aliases: ['mins'] }),
    unit('hour', 'h', '3600', { aliases: ['hr', 'hrs'] }),
    unit('day', 'd', '86400'),
    unit('week', 'wk', '604800', { aliases: ['wks'] }),
    unit('fortnight', 'fn', '1209600'),
    unit('month', 'mo', `${GREGORIAN_YEAR} / 12`, {
      aliases: ['mos', 'mth', 'mths'],
      note: 'One twelfth of the mean year.',
    }),
    unit('quarter_year', 'qtr', `${GREGORIAN_YEAR} / 4`, { aliases: ['quarter of a year'] }),
    unit('year', 'yr', GREGORIAN_YEAR, {
      aliases: ['y', 'yrs', 'annum', 'gregorian year', 'calendar year'],
      note: 'Mean Gregorian year, 365.2425 days.',
    }),
    unit('common_year', 'common yr', '31536000', { note: '365 days.' }),
    unit('leap_year', 'leap yr', '31622400', { note: '366 days.' }),
    unit('julian_year', 'a_jul', '31557600', { label: 'Julian year', note: '365.25 days, as in astronomy.' }),
    unit('decade', 'dec', `${GREGORIAN_YEAR} * 10`),
    unit('century', 'cy', `${GREGORIAN_YEAR} * 100`, { plural: 'centuries' }),
    unit('millennium', 'kyr', `${GREGORIAN_YEAR} * 1000`, {
      plural: 'millennia',
      aliases: ['millenniums', 'millenium'],
    }),
    unit('sidereal_day', 'sid d', '86164.0905', { approximate: true, note: 'Measured, at J2000.' }),
    unit('lunar_month', 'lun', '2551442.8', {
      aliases: ['synodic month', 'lunation'],
      approximate: true,
      note: 'Mean synodic month, at J2000.',
    }),
    unit('tropical_year', 'a_trop', '31556925.2', {
      aliases: ['solar year'],
      approximate: true,
      note: 'Mean, at J2000.',
    }),
    unit('sidereal_year', 'a_sid', '31558149.8', { approximate: true, note: 'Measured, at J2000.' }),
  ],
};
