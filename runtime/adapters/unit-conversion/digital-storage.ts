// Data size factors, in bytes of eight bits. As in IEC 80000-13, decimal prefixes mean powers of 1000, and binary
// prefixes (kibi, mebi, …) mean powers of 1024. KB is therefore 1000 bytes. Symbols: B for byte, bit (or b) for bit.

import { type UnitTable, unit } from './unit.ts';

export const DIGITAL_STORAGE: UnitTable = {
  base: 'byte',
  units: [
    unit('byte', 'B', '1', { aliases: ['octet', 'octets'] }),
    unit('bit', 'bit', '1 / 8'),
    unit('nibble', 'nibble', '0.5', { aliases: ['nybble', 'half byte'] }),
    unit('kilobit', ['kbit', 'Kb'], '1e3 / 8'),
    unit('megabit', ['Mbit', 'Mb'], '1e6 / 8'),
    unit('gigabit', ['Gbit', 'Gb'], '1e9 / 8'),
    unit('terabit', ['Tbit', 'Tb'], '1e12 / 8'),
    unit('petabit', ['Pbit', 'Pb'], '1e15 / 8'),
    unit('exabit', ['Ebit', 'Eb'], '1e18 / 8'),
    unit('kibibit', ['Kibit', 'Kib'], '1024 / 8'),
    unit('mebibit', ['Mibit', 'Mib'], '1048576 / 8'),
    unit('gibibit', ['Gibit', 'Gib'], '1073741824 / 8'),
    unit('tebibit', ['Tibit', 'Tib'], '1099511627776 / 8'),
    unit('pebibit', ['Pibit', 'Pib'], '1125899906842624 / 8'),
    unit('exbibit', ['Eibit', 'Eib'], '1152921504606846976 / 8'),
    unit('kilobyte', ['kB', 'KB'], '1e3'),
    unit('megabyte', 'MB', '1e6'),
    unit('gigabyte', 'GB', '1e9'),
    unit('terabyte', 'TB', '1e12'),
    unit('petabyte', 'PB', '1e15'),
    unit('exabyte', 'EB', '1e18'),
    unit('zettabyte', 'ZB', '1e21'),
    unit('yottabyte', 'YB', '1e24'),
    unit('kibibyte', 'KiB', '1024'),
    unit('mebibyte', 'MiB', '1048576'),
    unit('gibibyte', 'GiB', '1073741824'),
    unit('tebibyte', 'TiB', '1099511627776'),
    unit('pebibyte', 'PiB', '1125899906842624'),
    unit('exbibyte', 'EiB', '1152921504606846976'),
    unit('zebibyte', 'ZiB', '1180591620717411303424'),
    unit('yobibyte', 'YiB', '1208925819614629174706176'),
  ],
};
