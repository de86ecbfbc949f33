// Simulated World Bank and European Central Bank on loopback. Their figures come from formulas, so a task can compute
// its expected result without calling the server.

import type { ServerResponse } from 'node:http';
import { sources as policies } from '../../../../generated/sources.ts';
import type { SourcePolicy } from '../../../../runtime/contract/source.ts';
import { openAlmanac, type TestAlmanac } from '../../../support/almanac.ts';
import { json, startServer } from '../../../support/fake-source.ts';

/** Time on the server. The bank publishes in the afternoon, so the latest rates are from Thursday, 19 November. */
const NOW = new Date('2026-11-20T12:00:00Z');
const LATEST = '2026-11-19';

/** Alpha-2 and alpha-3 codes of countries, by World Bank region and income group. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'ECS HIC':
    'AT:AUT BE:BEL HR:HRV CY:CYP CZ:CZE DK:DNK EE:EST FI:FIN FR:FRA DE:DEU GR:GRC HU:HUN IE:IRL IT:ITA LV:LVA LT:LTU LU:LUX NL:NLD ' +
    'PL:POL PT:PRT RO:ROU SK:SVK SI:SVN ES:ESP SE:SWE BG:BGR NO:NOR IS:ISL CH:CHE LI:LIE GB:GBR',
  'ECS UMC': 'TR:TUR',
  'MEA HIC': 'MT:MLT',
  'NAC HIC': 'US:USA CA:CAN',
  'EAS HIC': 'JP:JPN AU:AUS KR:KOR NZ:NZL',
  'LCN HIC': 'CL:CHL CR:CRI',
  'LCN UMC': 'MX:MEX CO:COL BR:BRA',
  'SSF LIC': 'ET:ETH RW:RWA UG:UGA MW:MWI NE:NER',
  'SSF LMC': 'GH:GHA KE:KEN NG:NGA TZ:TZA',
  'SSF UMC': 'ZA:ZAF BW:BWA',
  'SAS LIC': 'AF:AFG',
  'SAS LMC': 'IN:IND BD:BGD',
};

const LISTED = Object.entries(COUNTRIES).flatMap(([groups, codes]) => {
  const [region = '', income = ''] = groups.split(' ');
  return codes.split(' ').map((pair) => ({ iso2: pair.slice(0, 2), iso3: pair.slice(3), region, income }));
});
const BY_ISO3 = new Map(LISTED.map((country) => [country.iso3, country]));

const ofBank = (code: string): readonly string[] =>
  LISTED.filter(({ region, income }) => region === code || income === code).map(({ iso2 }) => iso2);

/** Members of groups in November 2026, in alphabetical order. */
export const GROUPS = {
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  EA: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
  EFTA: 'CH IS LI NO'.split(' '),
  NORDIC: 'DK FI IS NO SE'.split(' '),
  G7: 'CA DE FR GB IT JP US'.split(' '),
  SSF: [...ofBank('SSF')].sort(),
  LIC: [...ofBank('LIC')].sort(),
} as const;

/** Name, minimum, range and number of decimals of each indicator's figures. */
const INDICATORS: Readonly<Record<string, readonly [name: string, least: number, range: number, digits: number]>> = {
  'SL.UEM.TOTL.ZS': ['Unemployment, total (% of total labor force)', 2, 14, 3],
  'NY.GDP.PCAP.CD': ['GDP per capita (current US$)', 900, 90_000, 2],
  'SP.POP.TOTL': ['Population, total', 300_000, 90_000_000, 0],
  'FP.CPI.TOTL.ZG': ['Inflation, consumer prices (annual %)', -1, 12, 4],
};
export const UNEMPLOYMENT = 'SL.UEM.TOTL.ZS';
export const GDP = 'NY.GDP.PCAP.CD';
export const POPULATION = 'SP.POP.TOTL';
export const INFLATION = 'FP.CPI.TOTL.ZG';

/** A pseudorandom number from 0 to 1 that is always the same for the same input. */
function share(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0) / 2 ** 32;
}

/**
 * The World Bank's figure for a country (alpha-2) in a year; null for Cyprus in years that end in 3, as if it had not
 * reported a figure.
 */
export function figure(country: string, indicator: string, year: number): number | null {
  const [, min = 0, range = 0, digits = 0] = INDICATORS[indicator] ?? [];
  if (country === 'CY' && year % 10 === 3) return null;
  const value = min + range * (0.8 * share(`${country} ${indicator}`) + 0.2 * share(`${country} ${indicator} ${year}`));
  return Number(value.toFixed(digits));
}

/** Units of a currency for 1 EUR before the daily movement. */
const RATES: Readonly<Record<string, number>> = {
  ...{
    USD: 1.1,
    JPY: 170,
    CZK: 25,
    DKK: 7.46,
    GBP: 0.86,
    HUF: 400,
    PLN: 4.3,
    RON: 5,
    SEK: 11.2,
    CHF: 0.94,
    ISK: 145,
    NOK: 11.7,
  },
  ...{ TRY: 40, AUD: 1.75, BRL: 6.2, CAD: 1.55, CNY: 8.1, INR: 98, KRW: 1_600, MXN: 21, ZAR: 20.5 },
};
export const CURRENCIES = Object.keys(RATES).sort();

/** Units of a currency for 1 EUR on a published day. */
export function euroRate(currency: string, day: string = LATEST): number {
  if (currency === 'EUR') return 1;
  return Number(((RATES[currency] ?? 0) * (1 + 0.1 * (share(`${currency} ${day}`) - 0.5))).toPrecision(6));
}

/** Units of `target` for one of `base`, as the server rounds them. */
export function crossRate(base: string, target: string, day: string = LATEST): number {
  return Number((euroRate(target, day) / euroRate(base, day)).toPrecision(8));
}

/** EU countries outside the euro area, with their currencies. */
export const OTHER_MONEY = [
  ['CZ', 'CZK'],
  ['DK', 'DKK'],
  ['HU', 'HUF'],
  ['PL', 'PLN'],
  ['RO', 'RON'],
  ['SE', 'SEK'],
] as const;

/** Weekdays from `first` to the latest day with rates, oldest first. */
export function daysSince(first: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(LATEST); at += 86_400_000) {
    if (![0, 6].includes(new Date(at).getUTCDay())) days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

function sendRates(response: ServerResponse, days: readonly string[]): void {
  const cubes = [...days].reverse().map((day) => {
    const rates = Object.keys(RATES).map((code) => `<Cube currency='${code}' rate='${euroRate(code, day)}'/>`);
    return `<Cube time='${day}'>${rates.join('')}</Cube>`;
  });
  const head =
    'xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"';
  const text = `<?xml version="1.0"?><gesmes:Envelope ${head}><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
  response.writeHead(200, { 'content-type': 'text/xml' }).end(text);
}

function answerCentralBank(response: ServerResponse, url: string): void {
  const first = url.includes('daily') ? LATEST : url.includes('90d') ? '2026-08-24' : '2022-12-26';
  sendRates(response, daysSince(first));
}

function worldBankAnswer(url: string): readonly object[] {
  const { pathname, searchParams } = new URL(url, 'http://bank');
  if (/^(?:\/\w\w)?\/indicator$/.test(pathname)) {
    const list = Object.entries(INDICATORS).map(([id, [name]]) => ({
      ...{ id, name, unit: '', source: { id: '2', value: 'World Development Indicators' } },
      ...{ sourceNote: `${name}, by country and year.`, sourceOrganization: '', topics: [] },
    }));
    return [{ page: 1, pages: 1, per_page: '1000', total: list.length }, list];
  }
  if (pathname === '/country') {
    const rows = LISTED.map(({ iso2, region, income }) => ({
      ...{ iso2Code: iso2, region: { id: region }, incomeLevel: { id: income } },
    }));
    return [{ page: 1, pages: 1, per_page: '1000', total: rows.length }, rows];
  }
  const [, codes = '', id = ''] = /^\/country\/([^/]+)\/indicator\/([\w.]+)$/.exec(decodeURIComponent(pathname)) ?? [];
  const countries = codes.split(';').map((code) => BY_ISO3.get(code));
  if (countries.includes(undefined)) {
    return [{ message: [{ id: '120', key: 'Invalid value', value: 'not valid' }] }];
  }
  const [from = 2015, to = 2025] = (searchParams.get('date') ?? '2015:2025').split(':').map(Number);
  const years = Array.from({ length: Math.min(to, 2025) - from + 1 }, (_, index) => Math.min(to, 2025) - index);
  const rows = countries.flatMap((country) =>
    years.map((year) => ({
      indicator: { id, value: INDICATORS[id]?.[0] },
      country: { id: country?.iso2, value: country?.iso3 },
      countryiso3code: country?.iso3,
      date: String(year),
      value: figure(country?.iso2 ?? '', id, year),
      ...{ unit: '', obs_status: '', decimal: 0 },
    })),
  );
  return [{ page: 1, pages: 1, per_page: 1_000, total: rows.length, lastupdated: '2026-09-15' }, rows];
}

export async function openWorld(): Promise<TestAlmanac> {
  const worldBank = await startServer((response, { url }) => json(response, worldBankAnswer(url)));
  const centralBank = await startServer((response, { url }) => answerCentralBank(response, url));
  // Remove the rate limits of the real sources, which would make the tasks slow.
  const unpaced = Object.values(policies).map((policy: SourcePolicy): SourcePolicy => {
    const { rate: _, ...politeness } = policy.politeness;
    return { ...policy, politeness, retries: 0 };
  });
  const server = await openAlmanac(
    { UPSTREAM_WORLD_BANK_BASE_URL: worldBank.url, UPSTREAM_ECB_FX_BASE_URL: centralBank.url },
    { policies: unpaced, clock: { now: () => NOW, nowFor: () => NOW } },
  );
  return {
    ...server,
    async stop() {
      await server.stop();
      await worldBank.close();
      await centralBank.close();
    },
  };
}
