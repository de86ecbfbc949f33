// In kelvins. The scales have different zeros, so each row has an offset and a factor (kelvin = value * factor +
// offset). Sources: SI Brochure (Celsius), NIST SP 811, appendix B (Fahrenheit, Rankine); the four historical scales
// are derived from their fixed points, with water freezing at 273.15 K and boiling at 373.15 K.

import { type UnitTable, unit } from './unit.ts';

export const TEMPERATURE: UnitTable = {
  base: 'kelvin',
  units: [
    unit('kelvin', 'K', '1', { aliases: ['degree kelvin', 'degrees kelvin', 'deg k'] }),
    unit('celsius', '°C', '1', {
      offset: '273.15',
      label: 'degree Celsius',
      plural: 'degrees Celsius',
      aliases: ['deg c', 'degree c', 'degrees c', 'centigrade', 'degree centigrade', 'degrees centigrade', 'celcius'],
    }),
    unit('fahrenheit', '°F', '5 / 9', {
      offset: '459.67 * 5 / 9',
      label: 'degree Fahrenheit',
      plural: 'degrees Fahrenheit',
      aliases: ['deg f', 'degree f', 'degrees f', 'farenheit'],
    }),
    unit('rankine', '°R', '5 / 9', {
      label: 'degree Rankine',
      plural: 'degrees Rankine',
      aliases: ['deg r', '°Ra'],
    }),
    unit('reaumur', '°Ré', '5 / 4', {
      offset: '273.15',
      label: 'degree Réaumur',
      plural: 'degrees Réaumur',
      aliases: ['réaumur', 'degree reaumur', 'degrees reaumur', '°Re'],
    }),
    unit('delisle', '°De', '-2 / 3', {
      offset: '373.15',
      label: 'degree Delisle',
      plural: 'degrees Delisle',
      note: 'Inverted scale: water boils at 0 and freezes at 150.',
    }),
    unit('newton_temperature', '°N', '100 / 33', {
      offset: '273.15',
      label: 'degree Newton',
      plural: 'degrees Newton',
      note: 'Scale of 1701: water freezes at 0 and boils at 33.',
    }),
    unit('romer', '°Rø', '40 / 21', {
      offset: '1812.05 / 7',
      label: 'degree Rømer',
      plural: 'degrees Rømer',
      aliases: ['rømer', 'roemer', 'degree romer', 'degrees romer'],
    }),
  ],
};
