// Tables from which people choose arguments by name. Each table is one file that browsers cache. A page loads it when
// the field gets the focus, so choosing a value requires no calls and no request per keystroke.

import { ALL_UNITS } from '../adapters/unit-conversion/unit-conversion.ts';
import type { Choices, OperationPage } from '../contract/page.ts';
import { timeZoneData } from '../lib/time-zones.ts';
import { allAirports } from '../reference/airports.ts';
import { COUNTRIES, type Country, US_STATES } from '../reference/countries/countries.ts';
import { NAMED_GROUPS } from '../reference/countries/groups.ts';
import { allCurrencies } from '../reference/currencies.ts';
import { allPorts } from '../reference/ports.ts';
import { ASSETS_PATH, type AssetFile, asset, named } from './assets.ts';
import type { ChoiceRow } from './components/picker/choice-rows.ts';

interface ChoiceFile {
  readonly name: string;
  readonly path: string;
  readonly file: AssetFile;
}

const TABLES: Readonly<Record<Choices, () => readonly ChoiceRow[]>> = {
  airports: () => allAirports().map(({ code, label, words }) => [code, label, words]),
  countries: () => COUNTRIES.map(country('iso2')),
  countries_iso3: () => COUNTRIES.map(country('iso3')),
  countries_and_groups: () => [
    ...COUNTRIES.map(country('iso2')),
    ...NAMED_GROUPS.map(({ group, names }): ChoiceRow => [group.code, group.name, names.join(' ')]),
  ],
  currencies: allCurrencies,
  ports: () => allPorts().map(({ name, country: code }) => [`${name}, ${code}`, `${name}, ${countryName(code)}`]),
  time_zones: () => Object.keys(timeZoneData().zones).map((zone) => [zone, zone.replaceAll('_', ' ')]),
  units: () =>
    ALL_UNITS.map(({ unit, category }) => [
      unit.name,
      `${unit.label} (${unit.symbols[0] ?? ''})`,
      `${category.replaceAll('_', ' ')} ${unit.plural} ${unit.aliases.join(' ')}`,
    ]),
  us_states: () => US_STATES.map(({ code, name }) => [code, name]),
};

function country(code: 'iso2' | 'iso3'): (country: Country) => ChoiceRow {
  const other = code === 'iso2' ? 'iso3' : 'iso2';
  return (each) => [each[code], each.name, `${each[other]} ${namesOf(each.iso2)}`];
}

const languages = ['en', 'fr', 'de', 'es', 'sv', 'nb', 'fi', 'pl'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** Names of a country in several languages, which are also searched. */
function namesOf(iso2: string): string {
  return [...new Set(languages.flatMap((names) => names.of(iso2) ?? []))].join(' ');
}

function countryName(code: string): string {
  return COUNTRIES.find(({ iso2 }) => iso2 === code)?.name ?? code;
}

const built = new Map<Choices, ChoiceFile>();

function choiceFile(table: Choices): ChoiceFile {
  let made = built.get(table);
  if (made === undefined) {
    const content = Buffer.from(JSON.stringify(TABLES[table]()));
    const name = named(`choices-${table}.json`, content);
    made = { name, path: `${ASSETS_PATH}${name}`, file: asset(name, content) };
    built.set(table, made);
  }
  return made;
}

/** Undefined if there is no table with this name and content hash. */
export function choiceFileNamed(name: string): AssetFile | undefined {
  return Object.keys(TABLES)
    .filter((table) => name.startsWith(`choices-${table}-`))
    .map((table) => choiceFile(table as Choices))
    .find((each) => each.name === name)?.file;
}

/** Paths of the tables used by an operation's form. */
export function choicePaths({ pickers = {} }: Pick<OperationPage, 'pickers'>): Partial<Record<Choices, string>> {
  const tables = Object.values(pickers).flatMap((picker) => ('table' in picker ? [picker.table] : []));
  return Object.fromEntries(tables.map((table) => [table, choiceFile(table).path]));
}
