// States and provinces that people append to a city's name, by GeoNames code. Covers the countries whose addresses commonly use
// them.

import { foldWords } from '../../lib/text/fold.ts';
import { US_STATES } from '../../reference/countries/countries.ts';
import type { Area } from './gazetteer.ts';

/** Divisions by country and code: names and abbreviations, separated by `|`. */
const DIVISIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    '01': 'Australian Capital Territory|ACT',
    '02': 'New South Wales|NSW',
    '03': 'Northern Territory|NT',
    '04': 'Queensland|QLD',
    '05': 'South Australia|SA',
    '06': 'Tasmania|TAS',
    '07': 'Victoria|VIC',
    '08': 'Western Australia|WA',
  },
  CA: {
    '01': 'Alberta|AB',
    '02': 'British Columbia|BC',
    '03': 'Manitoba|MB',
    '04': 'New Brunswick|NB',
    '05': 'Newfoundland and Labrador|Newfoundland|NL',
    '07': 'Nova Scotia|NS',
    '08': 'Ontario|ON',
    '09': 'Prince Edward Island|PE|PEI',
    '10': 'Quebec|QC',
    '11': 'Saskatchewan|SK',
    '12': 'Yukon|YT',
    '13': 'Northwest Territories|NT',
    '14': 'Nunavut|NU',
  },
  DE: {
    '01': 'Baden-Württemberg',
    '02': 'Bavaria|Bayern',
    '03': 'Bremen',
    '04': 'Hamburg',
    '05': 'Hesse|Hessen',
    '06': 'Lower Saxony|Niedersachsen',
    '07': 'North Rhine-Westphalia|Nordrhein-Westfalen|NRW',
    '08': 'Rhineland-Palatinate|Rheinland-Pfalz',
    '09': 'Saarland',
    '10': 'Schleswig-Holstein',
    '11': 'Brandenburg',
    '12': 'Mecklenburg-Western Pomerania|Mecklenburg-Vorpommern',
    '13': 'Saxony|Sachsen',
    '14': 'Saxony-Anhalt|Sachsen-Anhalt',
    '15': 'Thuringia|Thüringen',
    '16': 'Berlin',
  },
  GB: {
    ENG: 'England',
    NIR: 'Northern Ireland',
    SCT: 'Scotland',
    WLS: 'Wales|Cymru',
  },
  US: Object.fromEntries(
    US_STATES.filter(({ isState }) => isState).map(({ code, name }) => [code, code === 'DC' ? `${name}|D.C.` : name]),
  ),
};

const BY_NAME = byName();

export function divisionsNamed(text: string): readonly Area[] {
  return BY_NAME.get(foldWords(text)) ?? [];
}

function byName(): ReadonlyMap<string, readonly Area[]> {
  const found = new Map<string, Area[]>();
  for (const [countryCode, divisions] of Object.entries(DIVISIONS)) {
    for (const [admin1Code, names] of Object.entries(divisions)) {
      const words = [...names.split('|'), ...(countryCode === 'US' ? [admin1Code] : [])].map(foldWords);
      for (const name of words) found.set(name, [...(found.get(name) ?? []), { countryCode, admin1Code }]);
    }
  }
  return found;
}
