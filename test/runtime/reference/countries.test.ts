import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsOf } from '../../../runtime/lib/text/analyser.ts';
import {
  COUNTRIES,
  countryArgument,
  countryCalled,
  countryOf,
  countryOfNumber,
  countryOrGroupArgument,
  type Meaning,
  meaningOf,
  membersOf,
  namesIn,
  usStateArgument,
  usStateLike,
} from '../../../runtime/reference/countries/countries.ts';
import { loadCountries } from '../../../runtime/sources/places-data/places-data.ts';

/** Formats a meaning as a short string: `SE`, `group EU`, `KP or KR`, `place in US`, `place`, `-`. */
function inAWord(meaning: Meaning | undefined): string {
  switch (meaning?.kind) {
    case 'country':
      return meaning.country.iso2;
    case 'group':
      return `group ${meaning.group.code}`;
    case 'ambiguous':
      return meaning.candidates.map(({ iso2 }) => iso2).join(' or ');
    case 'place':
      return meaning.within === undefined ? 'place' : `place in ${meaning.within.iso2}`;
    default:
      return '-';
  }
}

const meant = (text: string) => inAWord(meaningOf(text));
const inText = (text: string) => namesIn(wordsOf(text)).map(({ meaning }) => inAWord(meaning));

test('does not resolve a name shared by several countries', () => {
  assert.is(meant('Korea'), 'KP or KR');
  assert.is(meant('Congo'), 'CD or CG');
  assert.is(meant('Guinea'), 'GN or GQ or GW or PG');
  assert.is(meant('Georgia'), 'GE');
  assert.is(meaningOf('Georgia')?.kind, 'ambiguous');
  assert.is(meaningOf('Micronesia')?.kind, 'ambiguous');
});

test('lists the possible meanings when it rejects an ambiguous name', () => {
  const refused = (text: string) => {
    const found = countryArgument(text);
    return 'message' in found ? `${found.message}. ${found.hint}` : found.iso2;
  };
  assert.is(refused('Korea'), '"Korea" is ambiguous. Use KP (North Korea) or KR (South Korea).');
  assert.match(refused('congo'), 'CD (Democratic Republic of the Congo) or CG (Republic of the Congo)');
  assert.match(refused('Georgia'), 'Use GE (Georgia) or US for the state of Georgia');
  assert.match(refused('Micronesia'), 'FM (Micronesia) or one of the other island countries');
  assert.match(
    refused('New Jersey'),
    '"New Jersey" is a state or territory of the United States, not a country. For the whole country, use US',
  );
  assert.match(refused('Northern Ireland'), 'part of the United Kingdom, not a country. For the whole country, use GB');
  assert.match(refused('Swedn'), 'Did you mean SE (Sweden)?');
  assert.match(refused('European Union'), 'a group of countries');
  assert.match(refused('qqq'), 'Use a name, or an ISO 3166-1 code of two or three letters');
});

test('does not resolve a part of a country to the country, or a former state to one of its successors', () => {
  for (const part of ['England', 'scotland', 'Wales', 'Schottland', 'Angleterre', 'Northern Ireland']) {
    assert.is(meant(part), 'place in GB', part);
  }
  assert.is(meant('Zanzibar'), 'place in TZ');
  assert.is(meant('Great Britain'), 'GB');
  assert.is(meant('Czechoslovakia'), 'CZ or SK');
  assert.is(meant('Serbia and Montenegro'), 'ME or RS');
  assert.is(meant('Netherlands Antilles'), 'BQ or CW or SX');
});

test('recognizes names in non-Latin scripts if they are the whole string', () => {
  for (const [text, code] of [
    ['Россия', 'RU'],
    ['Республика Корея', 'KR'],
    ['中国', 'CN'],
    ['日本', 'JP'],
    ['대한민국', 'KR'],
    ['독일', 'DE'],
    ['ألمانيا', 'DE'],
    ['Ελλάδα', 'GR'],
    ['香港', 'HK'],
    ['भारत', 'IN'],
    ['Грузия', '-'],
    ['Корея', '-'],
  ] as const) {
    assert.is(meant(text), code, text);
  }
});

test('does not find a country inside a longer place name', () => {
  for (const place of ['New Jersey', 'north carolina', 'New Mexico']) {
    assert.equal(inText(`${place} unemployment`), ['place in US'], place);
  }
  assert.equal(inText('South America inflation'), ['place']);
  assert.equal(inText('Northern Ireland'), ['place in GB']);
  assert.equal(inText('floods in South Georgia'), ['place in GS']);
  assert.equal(inText('South Georgia and the South Sandwich Islands'), ['GS']);
  assert.equal(inText('Cape Town'), ['place in ZA']);
  assert.equal(inText('Mexico City earthquake'), ['place in MX']);
  assert.equal(inText('guinea fowl production'), ['place']);
  assert.equal(inText('Papua New Guinea and Equatorial Guinea'), ['PG', 'GQ']);
  assert.equal(inText('crime in New Mexico and Mexico'), ['place in US', 'MX']);
  assert.equal(inText('cape north new hong ivory islands people'), [], 'single words of a name do not match');
});

test('recognizes country names and spellings used by people and sources', () => {
  const spellings: Record<string, string> = {
    'Korea, Rep.': 'KR',
    "Korea, Dem. People's Rep.": 'KP',
    "Democratic People's Republic of Korea": 'KP',
    'Egypt, Arab Rep.': 'EG',
    'Congo, Dem. Rep.': 'CD',
    'Congo, Rep.': 'CG',
    'Dem. Rep. of the Congo': 'CD',
    'Slovak Republic': 'SK',
    'Czech Republic': 'CZ',
    Burma: 'MM',
    Swaziland: 'SZ',
    Turkey: 'TR',
    Türkiye: 'TR',
    Turkiye: 'TR',
    'Iran (Islamic Republic of)': 'IR',
    'Venezuela, RB': 'VE',
    'Bahamas, The': 'BS',
    'Micronesia, Fed. Sts.': 'FM',
    'St. Vincent and the Grenadines': 'VC',
    'Hong Kong SAR, China': 'HK',
    'China, Taiwan Province of': 'TW',
    "Cote d'Ivoire": 'CI',
    'United Kingdom of Great Britain and Northern Ireland': 'GB',
    'Kingdom of Sweden': 'SE',
    Sverige: 'SE',
    'États-Unis': 'US',
    'Corea del Sur': 'KR',
    UK: 'GB',
    el: 'GR',
    swe: 'SE',
    UAE: 'AE',
    'U.S.': 'US',
  };
  for (const [text, code] of Object.entries(spellings)) assert.is(meant(text), code, text);
});

test('finds every country by its codes, number and native name', () => {
  assert.is(COUNTRIES.length, 250);
  for (const country of COUNTRIES) {
    assert.is(countryOf(country.iso2.toLowerCase()), country);
    assert.is(countryOf(country.iso3), country);
    assert.is(countryOfNumber(country.m49), country);
    assert.is(countryCalled(country.name), country, country.name);
  }
  assert.is(new Set(COUNTRIES.map(({ m49 }) => m49)).size, COUNTRIES.length);
  assert.is(countryOfNumber('4')?.iso2, 'AF');
  for (const former of ['736', '891', '810']) assert.is(countryOfNumber(former), undefined);
});

test('has the same countries and names as the table of places', () => {
  const rows = loadCountries().all.map(({ isoCode, iso3Code, name }) => ({ iso2: isoCode, iso3: iso3Code, name }));
  assert.equal(
    rows,
    COUNTRIES.map(({ iso2, iso3, name }) => ({ iso2, iso3, name })),
  );
});

test('resolves names from a country column as official names', () => {
  assert.is(countryCalled('Georgia')?.iso2, 'GE');
  assert.is(countryCalled('Guinea')?.iso2, 'GN');
  assert.is(countryCalled('Congo')?.iso2, 'CG');
  assert.is(countryCalled('Korea'), undefined);
  assert.is(countryCalled('Serbia and Montenegro'), undefined);
  assert.is(countryCalled('Sudan (former)'), undefined);
});

test('resolves groups by code and name, and distinguishes former sets of euro area members', () => {
  const groups: Record<string, string> = {
    EU: 'EU',
    'EU-27': 'EU',
    EU27_2020: 'EU',
    'European Union': 'EU',
    'euro zone': 'EA',
    'Euro area': 'EA',
    EA19: 'EA19',
    EA20: 'EA20',
    EA21: 'EA21',
    OECD: 'OECD',
    'Nordic countries': 'NORDIC',
    'Sub-Saharan Africa': 'SSF',
    'Latin America & the Caribbean': 'LCN',
    'Middle East & North Africa': 'MEA',
    'Middle East, North Africa, Afghanistan & Pakistan': 'MEA',
    'low-income countries': 'LIC',
    hic: 'HIC',
    world: 'WLD',
  };
  for (const [text, code] of Object.entries(groups)) {
    const found = countryOrGroupArgument(text);
    assert.is('code' in found ? found.code : undefined, code, text);
  }
  assert.equal(inText('euro area unemployment rate'), ['group EA']);
  assert.equal(inText('Sub-Saharan Africa poverty'), ['group SSF']);
  assert.equal(inText('low income housing in a global world'), [], 'common words in a text are not groups');
});

test('returns the members of a group on a given day', () => {
  assert.is(membersOf('EU', '2026-01-01').length, 27);
  assert.ok(membersOf('EU', '2020-01-31').includes('GB'));
  assert.not.ok(membersOf('EU', '2020-02-01').includes('GB'));
  assert.equal(
    ['2022-12-31', '2023-01-01', '2026-01-01'].map((day) => membersOf('EA', day).length),
    [19, 20, 21],
  );
  assert.equal(membersOf('NORDIC', '2026-01-01'), ['DK', 'FI', 'IS', 'NO', 'SE']);
  assert.equal(membersOf('EFTA', '2026-01-01'), ['CH', 'IS', 'LI', 'NO']);
});

test('resolves US states by code and name', () => {
  assert.is(usStateLike('california')?.code, 'CA');
  assert.is(usStateLike('Washington, DC')?.code, 'DC');
  assert.is(usStateLike('pr')?.name, 'Puerto Rico');
  assert.is(usStateLike('ZZ'), undefined);
  const refused = usStateArgument('Califrnia');
  assert.match('hint' in refused ? refused.hint : '', 'CA (California)');
});

test('recognizes "us" as the country, but not where it is a pronoun', () => {
  assert.equal(inText('US inflation'), ['US']);
  assert.equal(inText('tell us about inflation'), []);
});

test('resolves a name in microseconds, and a hostile string in bounded time', () => {
  const words = wordsOf('unemployment rate in germany and the united kingdom since two thousand and ten in korea');
  const began = performance.now();
  for (let round = 0; round < 2000; round++) namesIn(words);
  assert.ok(performance.now() - began < 400, 'far less than 200 µs per question');
  const hostile = ['saint vincent and the '.repeat(20_000), 'democratic '.repeat(50_000), 'a'.repeat(500_000)];
  const then = performance.now();
  for (const text of hostile) {
    namesIn(wordsOf(text));
    meaningOf(text);
  }
  assert.ok(performance.now() - then < 3000);
});

test.run();
