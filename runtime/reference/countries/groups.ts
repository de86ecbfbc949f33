// Regions and income groups are those of the World Bank, with their names as of 2026; older names are also accepted.

import { foldWords } from '../../lib/text/fold.ts';

export interface CountryGroup {
  /** Almanac's code: `EU`, `EA`, `SSF`. */
  readonly code: string;
  readonly name: string;
  /** Code used by the World Bank; undefined if it has no such group. */
  readonly worldBank: string | undefined;
  /** Code used in World Bank rows, if different from `worldBank`. */
  readonly worldBankRow: string | undefined;
  /**
   * Codes used by the OECD, tried in order; empty if it has no such group. Some datasets contain only one composition
   * of the euro area.
   */
  readonly oecd: readonly string[];
  readonly eurostat: readonly string[];
}

/**
 * Code; codes used by the World Bank (with the code in its rows), the OECD and Eurostat, or - if there is none; name;
 * then other codes in uppercase and other names, folded.
 */
const GROUPS = `
EU EUU EU27_2020 EU27_2020 European Union|EU27_2020|EUU|eu|eu27|eu 27|the eu|europeiska unionen|europeiske union|den europaeiske union|europaische union|union europeenne|union europea|unione europea|europese unie|unia europejska|euroopan unioni|uniao europeia
EA EMU EA21,EA,EA20,EA19 EA21,EA,EA20,EA19 Euro area|EMU|EZ|XC|euroarea|eurozone|euro zone|eurozon|euroomradet|eurosonen|eurozonen|euroraum|eurozona|eurogebiet|zone euro|zona euro|zona del euro|strefa euro|euroalue|euro currency area
EA19 - EA19 EA19 Euro area of 19 members (since 2015)|ea19|ea 19|euro area 19
EA20 - EA20 EA20 Euro area of 20 members (since 2023)|ea20|ea 20|euro area 20
EA21 - EA21 EA21 Euro area of 21 members (since 2026)|ea21|ea 21|euro area 21
WLD WLD - - World|the world|worldwide|global|welt|monde|mundo|varlden|verden
OECD OED OECD - OECD members|OED|oecd|oecd countries|oecd total|oecd member countries|ocde
G7 - G7 - G7|g7|group of seven|g7 countries
G20 - G20 - G20|g20|group of twenty|g20 countries
NORDIC - - - Nordic countries|nordics|nordic|norden|nordiska lander|nordiske land|nordiske lande|nordische lander|pays nordiques|paises nordicos
SSF SSF:ZG - - Sub-Saharan Africa|subsaharan africa|africa sub saharan|afrique subsaharienne|africa subsahariana|subsahara afrika|subsaharische afrika
AFE AFE:ZH - - Africa Eastern and Southern|eastern and southern africa
AFW AFW:ZI - - Africa Western and Central|western and central africa
EAS EAS:Z4 - - East Asia and Pacific|east asia pacific|east asia and the pacific
ECS ECS:Z7 - - Europe and Central Asia|europe central asia
LCN LCN:ZJ - - Latin America and Caribbean|latin america caribbean|latin america and the caribbean|LAC|latin america|amerique latine|lateinamerika|latinamerika
MEA MEA:ZQ - - Middle East, North Africa, Afghanistan and Pakistan|middle east north africa afghanistan pakistan|middle east and north africa|middle east north africa|mena|menaap|middle east
NAC NAC:XU - - North America
SAS SAS:8S - - South Asia|sudasien|asie du sud
ARB ARB:1A - - Arab World|arab countries
CEB CEB:B8 - - Central Europe and the Baltics|central europe baltics
CSS CSS:S3 - - Caribbean small states
PSS PSS:S2 - - Pacific island small states
SST SST:S1 - - Small states
LIC LIC:XM - - Low income|low income countries
LMC LMC:XN - - Lower middle income|lower middle income countries
MIC MIC:XP - - Middle income|middle income countries
UMC UMC:XT - - Upper middle income|upper middle income countries
LMY LMY:XO - - Low and middle income|low and middle income countries|low middle income|developing countries|developing world
HIC HIC:XD - - High income|high income countries
LDC LDC:XL - - Least developed countries|ldcs
HPC HPC:XE - - Heavily indebted poor countries|hipc
FCS FCS:F1 - - Fragile and conflict affected situations
IDA IDA:XG - - IDA total
IBD IBD:XF - - IBRD only
`;

export interface NamedGroup {
  readonly group: CountryGroup;
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

export const NAMED_GROUPS: readonly NamedGroup[] = GROUPS.trim().split('\n').map(namedGroup);

const byCode = new Map(NAMED_GROUPS.flatMap(({ group, codes }) => codes.map((code) => [code, group] as const)));

/** Ignores case. */
export function groupOf(code: string): CountryGroup | undefined {
  return byCode.get(code.trim().toUpperCase());
}

function namedGroup(row: string): NamedGroup {
  const [head = '', ...names] = row.split('|');
  const [code = '', bank, oecd, eurostat, ...words] = head.split(' ');
  const name = words.join(' ');
  const [worldBank, worldBankRow] = codesIn(bank, ':');
  const group = { code, name, worldBank, worldBankRow, oecd: codesIn(oecd), eurostat: codesIn(eurostat) };
  const isCode = (text: string) => text === text.toUpperCase();
  return {
    group,
    codes: [code, ...names.filter(isCode)],
    names: [foldWords(name), ...names.filter((each) => !isCode(each))],
  };
}

function codesIn(column = '-', separator = ','): string[] {
  return column === '-' ? [] : column.split(separator);
}

/** Date of accession (only the year for January 1) and, after a country code, the date on which that country left. */
const MEMBERS: Readonly<Record<'EU' | 'EA' | 'EFTA' | 'NORDIC' | 'OECD' | 'G7' | 'G20', string>> = {
  EU:
    '1958 BE DE FR IT LU NL;1973 DK GB-2020-02-01 IE;1981 GR;1986 ES PT;1995 AT FI SE;2004-05-01 CY CZ EE HU LT LV MT PL SI SK;' +
    '2007 BG RO;2013-07-01 HR',
  EA: '1999 AT BE DE ES FI FR IE IT LU NL PT;2001 GR;2007 SI;2008 CY MT;2009 SK;2011 EE;2014 LV;2015 LT;2023 HR;2026 BG',
  EFTA: '1960 AT-1995-01-01 CH DK-1973-01-01 GB-1973-01-01 NO PT-1986-01-01 SE-1995-01-01;1970 IS;1986 FI-1995-01-01;1991 LI',
  NORDIC: '1952 DK FI IS NO SE',
  // Dates of ratification from the OECD's list of member countries; for founding members, the date on which the
  // convention took effect.
  OECD:
    '1961-09-30 AT BE CA CH DE DK ES FR GB GR IE IS NO PT SE TR US;1961-11-13 NL;1961-12-07 LU;1962-03-29 IT;1964-04-28 JP;1969-01-28 FI;' +
    '1971-06-07 AU;1973-05-29 NZ;1994-05-18 MX;1995-12-21 CZ;1996-05-07 HU;1996-11-22 PL;1996-12-12 KR;2000-12-14 SK;2010-05-07 CL;' +
    '2010-07-21 SI;2010-09-07 IL;2010-12-09 EE;2016-07-01 LV;2018-07-05 LT;2020-04-28 CO;2021-05-25 CR',
  G7: '1975-11-15 DE FR GB IT JP US;1976-06-27 CA',
  // The European Union and the African Union are also members.
  G20: '1999-12-15 AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA',
};

export const DATED_GROUPS = Object.keys(MEMBERS) as readonly (keyof typeof MEMBERS)[];

/**
 * Codes of World Bank groups that partition the world. Their members change every year, so they are read from the World
 * Bank's current list.
 */
export const BANK_GROUPS = [
  'EAS',
  'ECS',
  'LCN',
  'MEA',
  'NAC',
  'SAS',
  'SSF',
  'LIC',
  'LMC',
  'MIC',
  'UMC',
  'LMY',
  'HIC',
] as const;

/** Alpha-2 codes of a group's members on the given day (`YYYY-MM-DD`). */
export function membersOf(group: (typeof DATED_GROUPS)[number], day: string): string[] {
  return MEMBERS[group]
    .split(';')
    .flatMap((wave) => {
      const [since = '', ...joined] = wave.split(' ');
      return day < dayOf(since) ? [] : joined.filter((member) => member.length === 2 || day < member.slice(3));
    })
    .map((member) => member.slice(0, 2))
    .sort();
}

/** Like `membersOf`, for any code; undefined if it is not one of `DATED_GROUPS`. */
export function membersOnDay(code: string, day: string): string[] | undefined {
  const group = DATED_GROUPS.find((each) => each === code);
  return group === undefined ? undefined : membersOf(group, day);
}

function dayOf(since: string): string {
  return since.length === 4 ? `${since}-01-01` : since;
}
